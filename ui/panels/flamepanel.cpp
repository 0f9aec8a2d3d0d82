#include "ui/panels/flamepanel.h"

#include "core/model/trace.h"
#include "ui/look/format.h"
#include "ui/panels/elidedlabel.h"
#include "ui/panels/flameview.h"
#include "ui/panels/scopeswitch.h"
#include "ui/timeline/lanelabels.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lanescope {

FlamePanel::FlamePanel(TableScope &scope, QWidget *parent)
    : ScopedPanel(scope, parent)
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(14, 5, 8, 4);
    row->setSpacing(8);
    m_scopeSwitch = new ScopeSwitch(scope);
    row->addWidget(m_scopeSwitch);
    setSwitch(*m_scopeSwitch);
    const auto button = [this](const QString &text, const QString &help, const char *segment) {
        auto *b = new QToolButton;
        b->setText(text);
        b->setToolTip(plainToolTip(help));
        b->setProperty("segment", segment);
        b->setFocusPolicy(Qt::TabFocus);
        return b;
    };
    auto *order = new QHBoxLayout;
    order->setSpacing(0);
    m_merged = button(tr("Merged"), tr("Calls with the same callers make one box; the largest comes first"), "first");
    m_inTime = button(tr("In time"), tr("A box for each call, in the order in which they ran"), "last");
    for (QToolButton *b : {m_merged, m_inTime}) {
        b->setCheckable(true);
        order->addWidget(b);
    }
    m_merged->setChecked(true);
    row->addLayout(order);
    m_pythonOnly = button(tr("Python only"), tr("Leaves out ops, annotations and runtime calls"), "only");
    m_pythonOnly->setCheckable(true);
    row->addWidget(m_pythonOnly);
    m_threads = button({}, tr("The thread that is shown"), "only");
    m_threads->setPopupMode(QToolButton::InstantPopup);
    m_threads->setMenu(new QMenu(m_threads));
    row->addWidget(m_threads);
    row->addStretch(1);
    m_show = button(tr("Show in the timeline"),
                    tr("Goes to the selected box in the timeline, of several calls to the longest (.)"), "only");
    m_out = button(tr("Zoom out"), tr("Back to the caller (Backspace); 0 shows all of it"), "only");
    row->addWidget(m_show);
    row->addWidget(m_out);
    column().addWidget(bar);
    m_view = new FlameView;
    m_facts = new ElidedLabel;
    m_facts->setSecondary(true);
    auto *below = new QHBoxLayout;
    below->setContentsMargins(18, 4, 18, 5);
    below->addWidget(m_facts);
    setView(*m_view);
    column().addLayout(below);
    connect(m_merged, &QToolButton::clicked, this, [this] { setOrder(FlameOrder::Merged); });
    connect(m_inTime, &QToolButton::clicked, this, [this] { setOrder(FlameOrder::Time); });
    connect(m_pythonOnly, &QToolButton::toggled, this, &FlamePanel::refresh);
    connect(m_out, &QToolButton::clicked, m_view, &FlameView::zoomOut);
    const auto show = [this] {
        if (const auto node = m_view->selected())
            emit sliceActivated(m_graph->nodes[*node].longest);
    };
    connect(m_show, &QToolButton::clicked, this, show);
    connect(m_view, &FlameView::activated, this, show);
    connect(m_view, &FlameView::picked, this, &FlamePanel::markSelected);
    connect(m_view, &FlameView::hovered, this, [this](std::optional<std::uint32_t> node) {
        m_hovered = node;
        showState();
    });
    connect(m_threads->menu(), &QMenu::aboutToShow, this, [this] {
        m_threads->menu()->clear();
        for (std::uint32_t i = 0; m_graph && i < m_graph->threads.size(); ++i) {
            const FlameThread &thread = m_graph->threads[i];
            QAction *action = m_threads->menu()->addAction(
                QString(laneHeading(m_trace->lane(thread.lane))).replace(u'&', QStringLiteral("&&")) + u'\t' +
                    formatTime(thread.total),
                this, [this, i] { setThread(i); });
            action->setCheckable(true);
            action->setChecked(i == m_thread);
        }
    });
    dress();
    showState();
}

FlameOrder FlamePanel::order() const
{
    return m_inTime->isChecked() ? FlameOrder::Time : FlameOrder::Merged;
}

void FlamePanel::setOrder(FlameOrder order)
{
    const bool isOther = order != this->order() || m_merged->isChecked() == m_inTime->isChecked();
    m_inTime->setChecked(order == FlameOrder::Time);
    m_merged->setChecked(order == FlameOrder::Merged);
    if (isOther)
        refresh();
}

void FlamePanel::setPythonOnly(bool only)
{
    m_pythonOnly->setChecked(only);
}

void FlamePanel::setThread(std::uint32_t thread)
{
    m_thread = thread;
    m_lane = m_graph->threads[thread].lane;
    showThread();
}

void FlamePanel::forget()
{
    m_view->setGraph({}, {}, 0);
    m_graph.reset();
    m_lane = {};
    m_hovered.reset();
}

LatestWork::Work FlamePanel::making()
{
    const FlameOptions options{order(), m_pythonOnly->isChecked()};
    return [this, trace = m_trace, selection = scope().selection(), options]() -> LatestWork::Deliver {
        auto graph = std::make_shared<const FlameGraph>(makeFlame(*trace, selection.intervals(*trace), options));
        return [this, graph = std::move(graph)] { showGraph(graph); };
    };
}

void FlamePanel::setStale(bool isStale)
{
    m_view->setStale(isStale);
}

void FlamePanel::showGraph(std::shared_ptr<const FlameGraph> graph)
{
    m_graph = std::move(graph);
    m_hovered.reset();
    // The thread that was shown, else the busiest one.
    const auto &threads = m_graph->threads;
    auto at = std::ranges::find(threads, m_lane, &FlameThread::lane);
    if (at == threads.end())
        at = std::ranges::max_element(threads, {}, &FlameThread::total);
    m_thread = static_cast<std::uint32_t>(at - threads.begin());
    showThread();
    followSlice();
}

void FlamePanel::showThread()
{
    m_view->setGraph(m_trace, m_graph, m_thread);
    showState();
}

std::optional<std::uint32_t> FlamePanel::nodeOf(SliceId slice) const
{
    const FlameThread &thread = m_graph->threads[m_thread];
    const auto &nodes = m_graph->nodes;
    if (order() == FlameOrder::Time) {
        for (std::uint32_t i = thread.first; i < thread.end; ++i)
            if (nodes[i].longest == slice)
                return i;
        return {};
    }
    // Along the names of its callers, of which the graph may have left some out.
    std::vector<SliceId> path;
    for (SliceId s = slice; s; s = m_trace->parent(s))
        path.push_back(s);
    std::optional<std::uint32_t> found;
    std::uint32_t from = thread.first, end = thread.end;
    for (auto s = path.rbegin(); s != path.rend(); ++s) {
        std::uint32_t i = from;
        while (i < end && nodes[i].name != m_trace->nameId(*s))
            i = nodes[i].next;
        const bool isThere = i < end;
        if (isThere) {
            found = i;
            from = i + 1;
            end = nodes[i].next;
        }
        if (std::next(s) == path.rend() && !isThere)
            return {}; // the slice itself has no box
    }
    return found;
}

void FlamePanel::followSlice()
{
    if (!slice() || !m_graph || m_graph->threads.empty())
        return showState();
    const LaneId lane = m_trace->laneOf(slice());
    const auto &threads = m_graph->threads;
    const auto at = std::ranges::find(threads, lane, &FlameThread::lane);
    if (at == threads.end())
        return showState();
    // What is selected already may stand for many slices, this one among them.
    if (const auto thread = static_cast<std::uint32_t>(at - threads.begin()); thread != m_thread)
        setThread(thread);
    if (const auto node = nodeOf(slice()); node && node != m_view->selected())
        m_view->select(node);
    showState();
}

void FlamePanel::markSelected()
{
    std::vector<std::uint32_t> marked;
    if (const auto node = m_view->selected(); node && m_graph->nodes[*node].longest)
        marked.push_back(m_graph->nodes[*node].longest.value());
    emit slicesMarked(marked);
    showState();
}

void FlamePanel::clearSelection()
{
    m_view->select({});
    showState();
}

QString FlamePanel::describe(std::uint32_t i) const
{
    const FlameNode &node = m_graph->nodes[i];
    const Nanoseconds whole = m_graph->threads[m_thread].total;
    QStringList parts{flameLabel(m_trace->text(node.name), node.category), formatTime(node.total)};
    if (whole > 0)
        parts += tr("%1 of the thread's time")
                     .arg(formatShare(static_cast<double>(node.total) / static_cast<double>(whole)));
    parts += tr("by itself %1").arg(formatTime(node.self));
    if (node.count > 1)
        parts += tr("%1 calls").arg(formatCount(node.count));
    return parts.join(QStringLiteral(" · "));
}

void FlamePanel::showState()
{
    const bool hasThread = m_graph && !m_graph->threads.empty();
    const auto node = hasThread ? m_hovered ? m_hovered : m_view->selected() : std::nullopt;
    if (node)
        m_facts->setText(describe(*node));
    else
        m_facts->setText(tr("Width is time, callers are above what they call. A double click zooms in."));
    m_facts->setVisible(hasThread);
    m_show->setEnabled(hasThread && m_view->selected());
    m_threads->setVisible(hasThread && m_graph->threads.size() > 1);
    if (hasThread)
        m_threads->setText(laneHeading(m_trace->lane(m_graph->threads[m_thread].lane)) + QStringLiteral(" ▾"));
    QString message;
    if (!m_graph)
        message = isMaking() && isLate() ? tr("Adding up …") : QString();
    else if (!hasThread && m_pythonOnly->isChecked())
        message = tr("No Python functions here: they are recorded with the stacks (with_stack=True).");
    else if (!hasThread)
        message = tr("No CPU thread does anything in the selected part of the trace.");
    showPage(hasThread, message);
    shareRoom();
}

void FlamePanel::dress()
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_facts->setFont(small);
    m_view->setFont(small);
    shareRoom();
}

void FlamePanel::shareRoom()
{
    int others = 60;
    for (const QToolButton *b : {m_merged, m_inTime, m_pythonOnly, m_out, m_show})
        others += b->sizeHint().width() + 4;
    if (m_threads->isVisible())
        others += m_threads->sizeHint().width() + 8;
    m_scopeSwitch->setCompact(width() < others + m_scopeSwitch->wholeWidth());
    // What the keys do as well gives way first.
    const int least = others + 24 * fontMetrics().averageCharWidth();
    m_show->setVisible(width() >= least);
    m_out->setVisible(width() >= least - m_show->sizeHint().width());
}

void FlamePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_view->selected()) {
        clearSelection();
        markSelected();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lanescope
