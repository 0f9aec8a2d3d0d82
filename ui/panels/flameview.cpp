#include "ui/panels/flameview.h"

#include "core/model/trace.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {
constexpr Nanoseconds shortest = 20;
}

QString flameLabel(std::string_view name, Category category)
{
    // `file.py(123): function`
    if (category == Category::PythonFunction)
        if (const std::size_t at = name.rfind("): "); at != std::string_view::npos)
            return oneLine(name.substr(at + 3), 200) + QStringLiteral("  ") + oneLine(name.substr(0, at + 1), 200);
    return oneLine(name, 300);
}

FlameView::FlameView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setViewportMargins(14, 0, 6, 0);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Flame graph"));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Window);
}

void FlameView::setGraph(std::shared_ptr<const Trace> trace, std::shared_ptr<const FlameGraph> graph,
                         std::uint32_t thread)
{
    m_trace = std::move(trace);
    m_graph = std::move(graph);
    m_thread = m_graph && thread < m_graph->threads.size() ? m_graph->threads[thread] : FlameThread();
    m_selected.reset();
    m_hovered.reset();
    m_depths = 0;
    m_whole = {};
    for (std::uint32_t i = m_thread.first; i < m_thread.end; ++i)
        m_depths = std::max(m_depths, node(i).depth + 1);
    for (std::uint32_t i = m_thread.first; i < m_thread.end; i = node(i).next) {
        if (i == m_thread.first)
            m_whole.start = node(i).start;
        m_whole.end = std::max(m_whole.end, saturatingAdd(node(i).start, node(i).total));
    }
    m_whole.end = std::max(m_whole.end, saturatingAdd(m_whole.start, 1));
    m_visible = m_whole;
    verticalScrollBar()->setValue(0);
    forget();
}

double FlameView::rowHeight() const
{
    return std::round(fontMetrics().height() * 1.25);
}

void FlameView::forget()
{
    m_hasBoxes = false;
    const int content = static_cast<int>(std::ceil(m_depths * (rowHeight() + 1))) + 8;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(rowHeight()));
    verticalScrollBar()->setRange(0, std::max(0, content - viewport()->height()));
    viewport()->update();
}

const std::vector<FlameView::Box> &FlameView::boxes() const
{
    if (std::exchange(m_hasBoxes, true))
        return m_boxes;
    m_boxes.clear();
    if (!m_graph)
        return m_boxes;
    const double width = viewport()->width();
    const double perNs = width / static_cast<double>(std::max<Nanoseconds>(m_visible.length(), 1));
    const auto x = [&](Nanoseconds t) { return static_cast<double>(saturatingSubtract(t, m_visible.start)) * perNs; };
    const double pitch = rowHeight() + 1, top = 4 - verticalScrollBar()->value();
    std::vector<double> free(m_depths, -1); // by depth, where the next box may begin
    for (std::uint32_t i = m_thread.first; i < m_thread.end;) {
        const FlameNode &n = node(i);
        const double x0 = std::max(x(n.start), -1.0), end = std::min(x(saturatingAdd(n.start, n.total)), width + 1);
        const double x1 = std::max(end, x0 + 1);
        const bool isSeen = end >= 0 && x0 <= width && x1 > free[n.depth];
        if (isSeen) {
            const double left = std::max(x0, free[n.depth]);
            m_boxes.push_back({QRectF(left, top + n.depth * pitch, x1 - left, rowHeight()), i});
            free[n.depth] = x1;
        }
        i = isSeen && end - x0 >= 1 ? i + 1 : n.next;
    }
    return m_boxes;
}

std::optional<std::uint32_t> FlameView::hit(QPointF pos) const
{
    for (const Box &box : boxes())
        if (box.rect.contains(pos))
            return box.node;
    return {};
}

QString FlameView::label(const FlameNode &of) const
{
    return flameLabel(m_trace->text(of.name), of.category);
}

void FlameView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const Theme &theme = Theme::current();
    painter.setFont(font());
    const QFontMetricsF metrics(font());
    const double rise = std::round((rowHeight() - metrics.height()) / 2 + metrics.ascent());
    painter.setOpacity(m_isStale ? 0.5 : 1);
    for (const Box &box : boxes()) {
        if (box.rect.bottom() < 0 || box.rect.top() > viewport()->height())
            continue;
        // A pixel between neighbours, where there is room.
        const QRectF rect = box.rect.adjusted(0, 0, box.rect.width() > 4 ? -1 : 0, 0);
        const FlameNode &n = node(box.node);
        const QRgb colour = theme.slice(hueOf(n.category, m_trace->text(n.name)), m_trace->strings().hashOf(n.name));
        painter.fillRect(rect, QColor::fromRgb(colour));
        if (box.node == m_hovered) {
            QColor wash = theme.text;
            wash.setAlphaF(0.08f);
            painter.fillRect(rect, wash);
        }
        // A caller that reaches out of sight has its name where it can be seen.
        const double left = std::max(rect.left(), 0.0) + 5;
        const double room = std::min(rect.right(), viewport()->width() * 1.0) - left - 4;
        if (room > 18) {
            painter.setPen(theme.label());
            painter.drawText(QPointF(left, rect.top() + rise), metrics.elidedText(label(n), Qt::ElideRight, room));
        }
        if (box.node == m_selected) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect.adjusted(1, 1, -1, -1));
        }
    }
}

void FlameView::select(std::optional<std::uint32_t> chosen)
{
    m_selected = chosen;
    if (chosen) {
        const FlameNode &n = node(*chosen);
        setAccessibleDescription(tr("%1, %2, by itself %3").arg(label(n), formatTime(n.total), formatTime(n.self)));
        reveal();
    }
    viewport()->update();
}

void FlameView::reveal()
{
    const FlameNode &n = node(*m_selected);
    // Sideways only if it lies outside, or fills more than there is.
    const TimeRange range{n.start, saturatingAdd(n.start, n.total)};
    if (range.end <= m_visible.start || range.start >= m_visible.end) {
        const Nanoseconds length = std::max(m_visible.length(), range.length());
        showRange({saturatingSubtract(range.start, length / 4), saturatingAdd(range.start, length - length / 4)});
    }
    const double pitch = rowHeight() + 1, top = 4 + n.depth * pitch;
    QScrollBar *bar = verticalScrollBar();
    if (top < bar->value())
        bar->setValue(static_cast<int>(top));
    else if (top + pitch > bar->value() + viewport()->height())
        bar->setValue(static_cast<int>(std::ceil(top + pitch)) - viewport()->height());
}

void FlameView::pick(std::uint32_t chosen)
{
    select(chosen);
    emit picked();
}

void FlameView::showRange(TimeRange range)
{
    // Within what there is; the length before the place.
    const Nanoseconds length = std::clamp(range.length(), std::min(shortest, m_whole.length()), m_whole.length());
    const Nanoseconds start = std::clamp(range.start, m_whole.start, m_whole.end - length);
    m_visible = {start, start + length};
    forget();
}

void FlameView::zoomTo(std::uint32_t chosen)
{
    showRange({node(chosen).start, saturatingAdd(node(chosen).start, node(chosen).total)});
}

void FlameView::zoomOut()
{
    // To the innermost box around what is seen that is wider.
    std::uint32_t found = 0xffffffffu;
    for (std::uint32_t i = m_thread.first; i < m_thread.end;) {
        const FlameNode &n = node(i);
        const TimeRange range{n.start, saturatingAdd(n.start, n.total)};
        if (range.start <= m_visible.start && range.end >= m_visible.end) {
            if (range.length() > m_visible.length())
                found = i;
            ++i;
        } else {
            i = n.next;
        }
    }
    if (found == 0xffffffffu)
        showWhole();
    else
        zoomTo(found);
}

void FlameView::showWhole()
{
    showRange(m_whole);
}

void FlameView::setStale(bool stale)
{
    m_isStale = stale;
    viewport()->update();
}

void FlameView::zoomAt(double factor, double x)
{
    const double share = std::clamp(x / std::max(viewport()->width(), 1), 0.0, 1.0);
    const double before = static_cast<double>(m_visible.length());
    const double after = std::clamp(before / factor, 1.0, static_cast<double>(m_whole.length()));
    const auto start = saturatingAdd(m_visible.start, static_cast<Nanoseconds>((before - after) * share));
    showRange({start, saturatingAdd(start, static_cast<Nanoseconds>(after))});
}

// ---- pointer and keys

void FlameView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    forget();
}

void FlameView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        forget();
}

void FlameView::scrollContentsBy(int, int)
{
    m_hasBoxes = false;
    viewport()->update();
}

void FlameView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAt(std::pow(1.25, event->angleDelta().y() / 120.0), event->position().x());
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void FlameView::mousePressEvent(QMouseEvent *event)
{
    m_lastX = event->position().x();
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto at = hit(event->position()))
        pick(*at);
}

void FlameView::mouseMoveEvent(QMouseEvent *event)
{
    const double x = event->position().x();
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        const double perPixel = static_cast<double>(m_visible.length()) / std::max(viewport()->width(), 1);
        const auto by = static_cast<Nanoseconds>(std::llround((m_lastX - x) * perPixel));
        showRange({saturatingAdd(m_visible.start, by), saturatingAdd(m_visible.end, by)});
        m_lastX = x;
        return;
    }
    if (const auto at = hit(event->position()); at != m_hovered) {
        m_hovered = at;
        viewport()->update();
        emit hovered(at);
    }
}

void FlameView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto at = hit(event->position())) {
        pick(*at);
        zoomTo(*at);
    }
}

void FlameView::keyPressEvent(QKeyEvent *event)
{
    if (!m_graph || m_thread.first == m_thread.end || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return event->ignore();
    const auto sibling = [&](int direction) -> std::optional<std::uint32_t> {
        const FlameNode &n = node(*m_selected);
        const std::uint32_t from = n.parent < m_graph->nodes.size() ? n.parent + 1 : m_thread.first;
        const std::uint32_t end = n.parent < m_graph->nodes.size() ? node(n.parent).next : m_thread.end;
        if (direction > 0)
            return n.next < end ? std::optional(n.next) : std::nullopt;
        std::optional<std::uint32_t> before;
        for (std::uint32_t i = from; i < *m_selected; i = node(i).next)
            before = i;
        return before;
    };
    std::optional<std::uint32_t> to;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!m_selected)
            to = m_thread.first;
        else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
            to = sibling(event->key() == Qt::Key_Left ? -1 : 1);
        else if (event->key() == Qt::Key_Up && node(*m_selected).parent < m_graph->nodes.size())
            to = node(*m_selected).parent;
        else if (event->key() == Qt::Key_Down && node(*m_selected).next > *m_selected + 1)
            to = *m_selected + 1;
        if (to)
            pick(*to);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected)
            zoomTo(*m_selected);
        break;
    case Qt::Key_Backspace: zoomOut(); break;
    case Qt::Key_0: showWhole(); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomAt(1.5, viewport()->width() / 2.0); break;
    case Qt::Key_Minus: zoomAt(1 / 1.5, viewport()->width() / 2.0); break;
    case Qt::Key_Period:
    case Qt::Key_Space:
        if (m_selected)
            emit activated();
        break;
    default: event->ignore(); break;
    }
}

bool FlameView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto at = hit(help->pos())) {
            const FlameNode &n = node(*at);
            const QString name = oneLine(m_trace->text(n.name), 1000);
            QToolTip::showText(
                help->globalPos(),
                plainToolTip(name + u'\n' +
                             tr("%1, by itself %2").arg(formatTimeExact(n.total), formatTimeExact(n.self))),
                viewport());
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::Leave && m_hovered) {
        m_hovered.reset();
        viewport()->update();
        emit hovered({});
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace lanescope
