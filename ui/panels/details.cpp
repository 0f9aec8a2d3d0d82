#include "ui/panels/details.h"

#include "core/analyse/chain.h"
#include "core/analyse/gaps.h"
#include "core/model/arguments.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/panels/chainlist.h"
#include "ui/panels/elidedlabel.h"
#include "ui/timeline/lanelabels.h"

#include <QAction>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace lanescope {

namespace {

/// A row for one argument; the members of an object can be unfolded below it.
template <class Parent>
void addRow(Parent *parent, std::string_view key, const Token &value, int depth)
{
    constexpr int deepest = 8;
    auto *row = new QTreeWidgetItem(parent);
    const QString text = QString::fromStdString(argumentText(value));
    row->setText(0, oneLine(key, 200));
    row->setText(1, oneLine(text.left(2000).toStdString(), 1000));
    row->setData(1, Qt::UserRole, text);
    if (text.size() > 60)
        row->setToolTip(1, plainToolTip(text.left(4000)));
    if (depth < deepest)
        forEachMember(value, [&](std::string_view k, const Token &v) {
            addRow(row, k, v, depth + 1);
            return true;
        });
}

} // namespace

Nanoseconds selfTime(const Trace &trace, SliceId slice)
{
    const Lane &lane = trace.lane(trace.laneOf(slice));
    const TimeRange range = trace.range(slice);
    Nanoseconds self = range.length();
    Nanoseconds reached = range.start;
    std::uint32_t i = lane.indexOf(slice) + 1;
    while (i < lane.size() && lane.start(i) < range.end) {
        // What crosses the end is no child, only a neighbour that overlaps.
        if (lane.end(i) > range.end) {
            ++i;
            continue;
        }
        const TimeRange child{std::max(lane.start(i), reached), lane.end(i)};
        if (!child.isEmpty())
            self -= child.length();
        reached = std::max(reached, child.end);
        // Over everything below the child.
        i = std::max(i + 1, lane.firstStartingAt(lane.end(i)));
    }
    return self;
}

DetailsPanel::DetailsPanel(QWidget *parent)
    : QWidget(parent)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget;
    outer->addWidget(m_stack);

    auto *hint = new QLabel(
        tr("Click a slice to see its times and arguments. Drag moves, Ctrl+wheel zooms, F fits what is selected."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    hint->setWordWrap(true);
    hint->setContentsMargins(18, 12, 18, 12);
    m_stack->addWidget(hint);

    auto *page = new QWidget;
    auto *columns = new QHBoxLayout(page);
    columns->setContentsMargins(18, 10, 18, 8);
    columns->setSpacing(28);

    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    m_name = new ElidedLabel;
    QFont bold = m_name->font();
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    left->addWidget(m_name);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    m_factsArea = new QWidget;
    m_factsArea->setAutoFillBackground(false);
    m_facts = new QGridLayout(m_factsArea);
    m_facts->setContentsMargins(0, 0, 0, 0);
    m_facts->setHorizontalSpacing(18);
    m_facts->setVerticalSpacing(4);
    scroll->setWidget(m_factsArea);
    left->addWidget(scroll, 1);
    columns->addLayout(left, 5);

    m_chain = new ChainList;
    connect(m_chain, &ChainList::sliceActivated, this, &DetailsPanel::sliceActivated);
    columns->addWidget(m_chain, 7);

    auto *right = new QVBoxLayout;
    m_arguments = new QTreeWidget;
    m_arguments->setColumnCount(2);
    m_arguments->setHeaderLabels({tr("Argument"), tr("Value")});
    m_arguments->setFrameShape(QFrame::NoFrame);
    m_arguments->setUniformRowHeights(true);
    m_arguments->setIndentation(14);
    m_arguments->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_arguments->setAccessibleName(tr("Arguments"));
    m_arguments->header()->setStretchLastSection(true);
    m_arguments->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_arguments->viewport()->setAutoFillBackground(false);
    auto *copy = new QAction(tr("Copy"), m_arguments);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &DetailsPanel::copyRows);
    m_arguments->addAction(copy);
    m_arguments->setContextMenuPolicy(Qt::ActionsContextMenu);
    right->addWidget(m_arguments, 1);
    m_problem = new QLabel;
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    right->addWidget(m_problem, 1);
    columns->addLayout(right, 6);
    m_stack->addWidget(page);
}

void DetailsPanel::setTrace(std::shared_ptr<const Trace> trace)
{
    m_trace = std::move(trace);
    m_slice = {};
    clearFacts();
    m_arguments->clear();
    m_chain->clear();
    m_stack->setCurrentIndex(0);
}

void DetailsPanel::setSlice(SliceId slice)
{
    m_slice = slice;
    if (!m_trace || slice.isNone()) {
        m_stack->setCurrentIndex(0);
        return;
    }
    clearFacts();
    const Trace &trace = *m_trace;
    const std::string_view name = trace.name(slice);
    m_name->setText(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    addFact(tr("Duration"), formatTimeExact(trace.duration(slice)));
    const Lane &lane = trace.lane(trace.laneOf(slice));
    if (isOnCpu(trace.category(slice)))
        addFact(tr("Self time"), formatTimeExact(selfTime(trace, slice)),
                tr("The duration without the slice's direct children on the same lane"));
    addFact(
        tr("Starts at"), formatTimeExact(saturatingSubtract(trace.start(slice), trace.view().start)),
        tr("Counted from the start of the trace, as the ruler does. In the file: ts = %1 ns").arg(trace.start(slice)));
    addFact(tr("Category"), oneLine(trace.categoryText(slice), 100));
    addFact(tr("Lane"), laneHeading(lane));
    if (const SliceId parent = trace.parent(slice))
        addFact(tr("Within"), oneLine(trace.name(parent), 200), {}, parent);
    if (isDeviceWork(trace.category(slice)))
        if (const SliceId launch = trace.launchOf(slice)) {
            addFact(tr("Launched by"), oneLine(trace.name(launch), 200), {}, launch);
            const Nanoseconds delay = saturatingSubtract(trace.start(slice), trace.start(launch));
            addFact(tr("Launch to start"), formatTimeExact(delay),
                    tr("From the start of the launch call to the start of the work on the device"));
        }
    m_facts->setRowStretch(m_facts->rowCount(), 1);
    showArguments(slice);
    m_stack->setCurrentIndex(1);
}

void DetailsPanel::setChain(const Chain &chain)
{
    if (m_trace && m_slice)
        m_chain->setChain(*m_trace, chain, m_slice);
}

void DetailsPanel::setGap(const Gap &gap, const GapPart &part)
{
    if (!m_trace)
        return;
    m_slice = {};
    clearFacts();
    m_chain->clear();
    const Trace &trace = *m_trace;
    QString title = causeText(trace, gap, part);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    m_name->setText(title);
    addFact(tr("Length"), formatTimeExact(part.range.length()));
    if (gap.parts.size() > 1)
        addFact(tr("Of a pause of"), formatTimeExact(gap.range.length()),
                tr("From the end of the work before to the start of the work behind it"));
    addFact(tr("Starts at"), formatTimeExact(saturatingSubtract(part.range.start, trace.view().start)));
    addFact(tr("Lane"), laneHeading(trace.lane(gap.lane)));
    if (part.blamed)
        addFact(tr("Blamed"), oneLine(trace.name(part.blamed), 200), {}, part.blamed);
    if (gap.endedBy) {
        addFact(tr("Ended by"), oneLine(trace.name(gap.endedBy), 200), {}, gap.endedBy);
        if (const SliceId launch = trace.launchOf(gap.endedBy))
            addFact(tr("Launched by"), oneLine(trace.name(launch), 200), {}, launch);
    }
    m_facts->setRowStretch(m_facts->rowCount(), 1);
    m_arguments->clear();
    m_arguments->hide();
    m_problem->setForegroundRole(QPalette::WindowText);
    m_problem->setText(causeHelp(gap, part));
    m_problem->show();
    m_stack->setCurrentIndex(1);
}

void DetailsPanel::addFact(const QString &what, const QString &value, const QString &help, SliceId leadsTo)
{
    const int row = m_facts->count() / 2;
    auto *key = new QLabel(what);
    key->setTextFormat(Qt::PlainText);
    key->setForegroundRole(QPalette::PlaceholderText); // the secondary colour
    m_facts->addWidget(key, row, 0, Qt::AlignVCenter);
    if (leadsTo) {
        auto *button = new QPushButton(fontMetrics()
                                           .elidedText(value, Qt::ElideRight, 40 * fontMetrics().averageCharWidth())
                                           .replace(u'&', QStringLiteral("&&")));
        button->setProperty("link", true);
        button->setStyleSheet(QStringLiteral("padding: 0; border: none;"));
        button->setCursor(Qt::PointingHandCursor);
        button->setToolTip(plainToolTip(value));
        connect(button, &QPushButton::clicked, this, [this, leadsTo] { emit sliceActivated(leadsTo); });
        m_facts->addWidget(button, row, 1, Qt::AlignLeft);
    } else {
        auto *label = new ElidedLabel;
        label->setText(value);
        label->setHelp(help);
        m_facts->addWidget(label, row, 1);
    }
    if (!help.isEmpty())
        key->setToolTip(plainToolTip(help));
    m_facts->setColumnStretch(1, 1);
}

void DetailsPanel::clearFacts()
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // one of them may be the button that led here
        }
        delete item;
    }
    for (int row = 0; row < m_facts->rowCount(); ++row)
        m_facts->setRowStretch(row, 0);
}

void DetailsPanel::showArguments(SliceId slice)
{
    m_arguments->clear();
    QString problem;
    const Result<EventArguments> arguments = EventArguments::read(*m_trace, slice);
    if (!arguments)
        problem = QString::fromStdString(arguments.error().message);
    else if (arguments->all().kind == Token::Object)
        for (const auto &[key, value] : arguments->members())
            addRow(m_arguments, key, value, 0);
    else if (arguments->all().kind != Token::Missing && !arguments->all().isNull())
        addRow(m_arguments, "args", arguments->all(), 0);
    if (problem.isEmpty() && m_arguments->topLevelItemCount() == 0)
        problem = tr("This event has no arguments.");
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_arguments->setVisible(problem.isEmpty());
    if (problem.isEmpty()) {
        bool isNested = false;
        for (int i = 0; i < m_arguments->topLevelItemCount(); ++i)
            isNested = isNested || m_arguments->topLevelItem(i)->childCount() > 0;
        m_arguments->setRootIsDecorated(isNested);
        m_arguments->resizeColumnToContents(0);
        m_arguments->setColumnWidth(0, std::min(m_arguments->columnWidth(0) + 16, 260));
    }
}

void DetailsPanel::copyRows() const
{
    QStringList lines;
    for (const QTreeWidgetItem *row : m_arguments->selectedItems())
        lines += row->text(0) + u'\t' + row->data(1, Qt::UserRole).toString();
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace lanescope
