#include "ui/compare/compareview.h"

#include "ui/compare/axislink.h"
#include "ui/compare/compareheader.h"
#include "ui/compare/comparepanel.h"
#include "ui/compare/comparesummary.h"
#include "ui/compare/comparetableview.h"
#include "ui/compare/laneweave.h"
#include "ui/compare/stepstrip.h"
#include "ui/document/coretext.h"
#include "ui/look/format.h"
#include "ui/panels/details.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/timelineview.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace lanescope {

namespace {

/// Slices of all rows, by start.
std::vector<std::uint32_t> slicesOf(const Trace &trace, const std::vector<const ComparedRow *> &rows,
                                    RowSide ComparedRow::*side)
{
    std::vector<std::uint32_t> slices;
    for (const ComparedRow *row : rows)
        slices.insert(slices.end(), (row->*side).slices.begin(), (row->*side).slices.end());
    if (rows.size() > 1)
        std::ranges::sort(slices, {}, [&](std::uint32_t s) { return std::pair(trace.start(SliceId(s)), s); });
    return slices;
}

/// The first of them that begins in the range or behind it; else the last.
SliceId firstFrom(const Trace &trace, const std::vector<std::uint32_t> &slices, Nanoseconds start)
{
    if (slices.empty())
        return {};
    const auto it =
        std::ranges::lower_bound(slices, start, {}, [&](std::uint32_t s) { return trace.start(SliceId(s)); });
    return SliceId(it != slices.end() ? *it : slices.back());
}

QString factsOf(const ComparedSide &side, const Bound &bound)
{
    const QString time = formatTime(side.time);
    return (side.isOfSteps() ? CompareView::tr("%1 a step").arg(time) : CompareView::tr("%1 in all").arg(time)) +
           QStringLiteral(" · ") + CompareView::tr("CPU %1").arg(formatTime(side.cpu)) + QStringLiteral(" · ") +
           CompareView::tr("GPU %1").arg(formatTime(side.gpu)) + QStringLiteral(" · ") + coreText(bound.verdict.title);
}

} // namespace

CompareView::CompareView(TimelineView &timeline, PanelArea &panels, QWidget *parent)
    : QWidget(parent)
    , m_above(timeline)
    , m_panels(panels)
    , m_link(new AxisLink(timeline.axis(), m_axis, this))
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    auto *upper = new QWidget;
    m_upperColumn = new QVBoxLayout(upper);
    m_upperColumn->setContentsMargins(0, 0, 0, 0);
    m_upperColumn->setSpacing(0);
    m_headerA = new CompareHeader(QStringLiteral("A"));
    m_headerA->hide();
    m_upperColumn->addWidget(m_headerA);
    m_upperColumn->addWidget(&timeline, 1);
    m_splitter->addWidget(upper);
    m_lower = makeBelow();
    m_lower->hide();
    m_splitter->addWidget(m_lower);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    down->addWidget(m_splitter);

    m_panel = new ComparePanel(&panels);
    m_details = new DetailsPanel(&panels);
    m_panel->hide();
    m_details->hide();

    connect(&m_document, &TraceDocument::traceChanged, this, &CompareView::showSecond);
    connect(&m_document, &TraceDocument::progressed, this, [this](double share, const QString &what) {
        showWaiting(share < 0 ? what : tr("%1 %2").arg(what, formatShare(share)));
    });
    connect(&m_document, &TraceDocument::failed, this, [this](const QString &message) {
        emit problem(message);
        if (m_document.trace())
            showFacts(); // the trace that was compared before stays
        else
            end();
    });
    connect(&m_work, &LatestWork::failed, this, [this](const QString &message) {
        emit problem(message);
        end();
    });
    connect(m_strip, &StepStrip::pairChosen, this, &CompareView::alignAt);
    connect(m_panel, &ComparePanel::problem, this, &CompareView::problem);
    connect(&m_panel->table(), &CompareTableView::selectionChanged, this, &CompareView::showRows);
    connect(&m_panel->table(), &CompareTableView::rowActivated, this, &CompareView::goToRow);
    connect(&m_panel->summary(), &CompareSummary::evidenceAsked, this, [this](const Evidence &evidence, bool isB) {
        // One place at a time: the other trace goes along to its own step.
        (isB ? *m_below : m_above).showEvidence(evidence);
    });
    connect(m_below, &TimelineView::sliceSelected, m_details, &DetailsPanel::setSlice);
    connect(m_below, &TimelineView::sliceSelected, this, [this](SliceId slice) {
        m_details->setChain(m_below->timelineScene().chainItem().chain());
        if (slice && m_panels.hasPanel(m_details) && !m_panels.isChosen())
            m_panels.setCurrentPanel(m_details);
    });
    connect(m_below, &TimelineView::gapSelected, m_details, &DetailsPanel::setGap);
    connect(m_below, &TimelineView::rangeSelected, this, [this] { m_details->setRange(m_below->selectedRange()); });
    connect(m_below, &TimelineView::cleared, &m_panel->table(), &CompareTableView::clearSelection);
    connect(&m_above, &TimelineView::cleared, &m_panel->table(), &CompareTableView::clearSelection);
    connect(m_details, &DetailsPanel::sliceActivated, m_below, &TimelineView::showSlice);
    connect(m_details, &DetailsPanel::slicesMarked, m_below, &TimelineView::highlight);
    connect(m_details, &DetailsPanel::searchAsked, this, &CompareView::searchAsked);
    connect(&m_above, &TimelineView::marginsChanged, this, [this] { m_strip->setLeft(m_above.labelsWidth()); });
    connect(&m_above, &TimelineView::timeShownChanged, this,
            [this] { m_below->setTimeShown(m_above.timelineScene().look().timeShown); });
    connect(&m_above, &TimelineView::motionChosen, &m_axis, &TimeAxis::setMotion);
    connect(m_below, &TimelineView::menuAboutToShow, this, [](QMenu *menu) {
        menu->addAction(tr("Notes can be written onto A only"))->setEnabled(false);
        menu->addSeparator();
    });
    m_below->installEventFilter(this);
    dress();
}

CompareView::~CompareView() = default;

QWidget *CompareView::makeBelow()
{
    auto *lower = new QWidget;
    m_lowerColumn = new QVBoxLayout(lower);
    m_lowerColumn->setContentsMargins(0, 0, 0, 0);
    m_lowerColumn->setSpacing(0);
    m_headerB = new CompareHeader(QStringLiteral("B"));
    const auto button = [this](const QString &help) {
        auto *b = new QToolButton;
        b->setProperty("quiet", true);
        b->setFocusPolicy(Qt::TabFocus);
        b->setToolTip(help);
        b->setAccessibleName(help);
        m_headerB->addControl(b);
        return b;
    };
    m_previous = button(tr("Align at the previous pair of steps"));
    m_pair = new QLabel;
    m_pair->setAlignment(Qt::AlignCenter);
    m_headerB->addControl(m_pair);
    m_next = button(tr("Align at the next pair of steps"));
    const auto toggle = [this](const QString &text, const QString &help) {
        auto *b = new QToolButton;
        b->setText(text);
        b->setToolTip(help);
        b->setCheckable(true);
        b->setProperty("segment", "only");
        b->setFocusPolicy(Qt::TabFocus);
        m_headerB->addControl(b);
        return b;
    };
    m_lock = toggle(tr("Locked"), tr("Both timelines move together; else each on its own"));
    m_lanes = toggle(tr("Lane by lane"),
                     tr("Each lane of B below the lane of A that does the same; else one timeline below the other "
                        "(Ctrl+L)"));
    m_lanes->setChecked(m_isLaneByLane);
    connect(m_lanes, &QToolButton::toggled, this, &CompareView::setLaneByLane);
    m_close = button(tr("End the comparison"));
    connect(m_previous, &QToolButton::clicked, this, [this] { alignAt(m_strip->pair() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { alignAt(m_strip->pair() + 1); });
    connect(m_lock, &QToolButton::toggled, m_link, &AxisLink::setLocked);
    connect(m_close, &QToolButton::clicked, this, &CompareView::end);
    m_strip = new StepStrip;
    m_below = new TimelineView(m_axis);
    m_below->setAccessibleName(tr("Timeline of the second trace"));
    m_waiting = new QLabel;
    m_waiting->setAlignment(Qt::AlignCenter);
    m_waiting->setForegroundRole(QPalette::PlaceholderText);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_waiting);
    m_pages->addWidget(m_below);
    m_pages->setMinimumHeight(40);
    m_lowerColumn->addWidget(m_headerB);
    m_lowerColumn->addWidget(m_strip);
    m_lowerColumn->addWidget(m_pages, 1);
    return lower;
}

// ---- beginning and end

void CompareView::setTrace(std::shared_ptr<const Trace> trace, const QString &title, const QString &path)
{
    end();
    m_trace = std::move(trace);
    m_report.reset();
    m_headerA->setFile(title, path);
}

void CompareView::setReport(std::shared_ptr<const TraceReport> report)
{
    m_report = std::move(report);
    if (m_comparison) { // it speaks of another one, with other steps perhaps
        m_panel->setComparison({});
        m_strip->setComparison({});
        m_comparison.reset();
    }
    compare();
}

void CompareView::compareWith(const QString &path, const QString &title, bool keepsView,
                              std::optional<ViewLook::Second> as)
{
    if (!m_trace)
        return;
    m_keepsView = keepsView || as;
    m_askedPlace = std::move(as);
    if (m_askedPlace)
        setLaneByLane(m_askedPlace->isLaneByLane);
    // What is compared stays until the other file is read: it may turn out that it cannot be.
    if (!m_document.trace()) {
        begin();
        m_headerB->setFile(title.isEmpty() ? QFileInfo(path).fileName() : title, path);
    }
    m_document.open(path, title);
    showWaiting(tr("Opening …"));
}

void CompareView::showWaiting(const QString &what)
{
    if (m_document.trace())
        m_headerB->setFacts(m_document.loadingTitle() + QStringLiteral(" · ") + what);
    else
        m_waiting->setText(what);
}

void CompareView::begin()
{
    if (std::exchange(m_isComparing, true))
        return;
    m_pages->setCurrentWidget(m_waiting);
    m_axis.setMotion(m_above.axis().hasMotion());
    m_headerA->show();
    m_lower->show();
    m_splitter->setSizes({1, 1}); // halves
    shareRoom();
    m_panels.addPanel(tr("Compare"), m_panel, 0);
    m_panels.addPanel(tr("Details of B"), m_details, 1);
    m_panels.setLetter(m_details, QStringLiteral("B"), true, {});
    m_panels.openPanel(m_panel);
    emit comparingChanged(true);
}

bool CompareView::owns(const QWidget *panel) const
{
    return panel == m_panel || panel == m_details;
}

void CompareView::end()
{
    if (!std::exchange(m_isComparing, false))
        return;
    unweave();
    m_work.cancel();
    m_document.cancel();
    m_lock->setChecked(false);
    m_panels.removePanel(m_panel);
    m_panels.removePanel(m_details);
    m_headerA->hide();
    m_lower->hide();
    shareRoom();
    m_headerA->setFacts({});
    m_panel->setComparison({});
    m_strip->setComparison({});
    emit secondTraceChanged({});
    m_below->setTrace({}, {});
    m_details->setTrace({});
    m_above.highlight({});
    m_comparison.reset();
    m_document.close();
    if (m_trace) {
        const TimeRange shown = m_above.axis().target();
        m_above.axis().setExtent(m_trace->extent(), m_trace->view());
        m_above.axis().setVisible(shown);
    }
    m_above.setFocus();
    emit comparingChanged(false);
}

void CompareView::showSecond()
{
    if (!m_isComparing || !m_document.trace())
        return;
    emit secondTraceChanged({}); // the one before goes
    m_work.cancel();
    m_panel->setComparison({});
    m_strip->setComparison({});
    m_comparison.reset();
    unweave();
    showFacts();
    m_headerB->setFile(m_document.title(), m_document.path());
    m_panel->table().setFolder(QFileInfo(m_document.path()).absolutePath());
    m_details->setTrace(m_document.trace());
    m_panels.setLetter(m_details, QStringLiteral("B"), true, tr("Of B alone: %1").arg(m_document.title()));
    m_below->setTrace(m_document.trace(), m_document.facts());
    m_below->setTimeShown(m_above.timelineScene().look().timeShown);
    m_pages->setCurrentWidget(m_below);
    emit secondTraceChanged(m_document.trace());
    compare();
}

void CompareView::compare()
{
    if (!m_isComparing || !m_report || !m_document.trace() || m_comparison)
        return;
    m_work.start([this, a = m_report, trace = m_document.trace()] {
        auto comparison = makeTraceComparison(a, makeTraceReport(trace));
        return [this, comparison = std::move(comparison)] { show(comparison); };
    });
}

void CompareView::show(std::shared_ptr<const TraceComparison> comparison)
{
    if (!m_isComparing || comparison->a != m_report || comparison->b->trace != m_document.trace())
        return;
    m_comparison = std::move(comparison);
    m_below->setReport(m_comparison->b);
    showFacts();
    m_strip->setComparison(m_comparison);
    m_strip->setLeft(m_above.labelsWidth());
    m_panel->setComparison(m_comparison);
    const Trace &a = *m_trace, &b = *m_document.trace();
    m_link->makeRoom(a.extent(), a.view(), b.extent(), b.view());
    m_lock->setChecked(true);
    const auto asked = std::exchange(m_askedPlace, std::nullopt);
    if (asked)
        m_below->timelineScene().setLaneState(asked->lanes);
    arrange();
    if (asked)
        takePlace(*asked);
    else if (m_keepsView)
        alignNearView();
    else
        alignAt(0);
}

std::optional<ViewLook::Second> CompareView::second() const
{
    if (!m_comparison)
        return std::nullopt;
    ViewLook::Second second;
    second.isLaneByLane = m_isLaneByLane;
    second.isLocked = m_link->isLocked();
    second.offset = m_link->offset();
    if (!second.isLocked)
        second.visible = m_axis.target();
    const TimelineScene &scene = m_below->timelineScene();
    if (scene.laneState() != scene.firstLaneState())
        second.lanes = scene.laneState();
    return second;
}

void CompareView::takePlace(const ViewLook::Second &as)
{
    m_link->setOffset(as.offset);
    m_lock->setChecked(as.isLocked);
    const ComparedSteps &steps = m_comparison->report.steps();
    for (int pair = 0; pair < m_strip->pairCount(); ++pair)
        if (saturatingSubtract(steps.b.samples[static_cast<std::size_t>(pair)].range.start,
                               steps.a.samples[static_cast<std::size_t>(pair)].range.start) == as.offset)
            m_strip->setPair(pair);
    if (as.isLocked)
        m_link->follow();
    else if (as.visible)
        m_axis.setVisible(*as.visible);
    showPair();
}

void CompareView::alignNearView()
{
    const ComparedSteps &steps = m_comparison->report.steps();
    const TimeRange visible = m_above.axis().target();
    const Nanoseconds middle = visible.start + visible.length() / 2;
    int nearest = 0;
    Nanoseconds least = std::numeric_limits<Nanoseconds>::max();
    for (int pair = 0; pair < m_strip->pairCount(); ++pair) {
        const TimeRange a = steps.a.samples[static_cast<std::size_t>(pair)].range;
        const Nanoseconds away =
            std::max<Nanoseconds>({saturatingSubtract(a.start, middle), saturatingSubtract(middle, a.end), 0});
        if (away < least) {
            least = away;
            nearest = pair;
        }
    }
    if (m_strip->pairCount() == 0)
        return;
    const auto pair = static_cast<std::size_t>(nearest);
    m_link->setOffset(saturatingSubtract(steps.b.samples[pair].range.start, steps.a.samples[pair].range.start));
    m_link->follow();
    m_strip->setPair(nearest);
    showPair();
}

void CompareView::showFacts()
{
    if (!m_comparison) {
        m_headerA->setFacts({});
        m_headerB->setFacts({});
        return;
    }
    const ComparedSteps &steps = m_comparison->report.steps();
    m_headerA->setFacts(factsOf(steps.a, m_comparison->report.boundA));
    m_headerB->setFacts(factsOf(steps.b, m_comparison->report.boundB));
}

// ---- going along

void CompareView::alignAt(int pair)
{
    if (!m_comparison || pair < 0 || pair >= m_strip->pairCount())
        return;
    const ComparedSteps &steps = m_comparison->report.steps();
    const TimeRange a = steps.a.samples[static_cast<std::size_t>(pair)].range,
                    b = steps.b.samples[static_cast<std::size_t>(pair)].range;
    m_link->setOffset(saturatingSubtract(b.start, a.start));
    m_strip->setPair(pair);
    const Nanoseconds length = std::max(a.length(), b.length());
    m_above.axis().fit({a.start, saturatingAdd(a.start, length)});
    m_axis.fit({b.start, saturatingAdd(b.start, length)});
    m_link->follow();
    showPair();
}

void CompareView::alignAtStep(SliceId step)
{
    if (!m_comparison || !m_link->isLocked())
        return;
    const ComparedSide &a = m_comparison->report.steps().a, &b = m_comparison->report.steps().b;
    for (int pair = 0; pair < m_strip->pairCount(); ++pair) {
        const StepSample &sample = a.samples[static_cast<std::size_t>(pair)];
        if (!sample.step || a.facts->steps.steps[*sample.step].slice != step)
            continue;
        const TimeRange other = b.samples[static_cast<std::size_t>(pair)].range;
        m_link->setOffset(saturatingSubtract(other.start, sample.range.start));
        m_link->follow();
        m_strip->setPair(pair);
        showPair();
    }
}

void CompareView::showPair()
{
    const int count = m_strip->pairCount(), pair = m_strip->pair();
    m_pair->setText(tr("pair %1 of %2").arg(pair + 1).arg(count));
    m_previous->setEnabled(pair > 0);
    m_next->setEnabled(pair + 1 < count);
}

void CompareView::showRows()
{
    if (!m_comparison)
        return;
    const std::vector<const ComparedRow *> rows = m_panel->table().selectedRows();
    m_above.highlight(slicesOf(*m_trace, rows, &ComparedRow::a));
    m_below->highlight(slicesOf(*m_document.trace(), rows, &ComparedRow::b));
}

void CompareView::goToRow()
{
    if (!m_comparison)
        return;
    const std::vector<const ComparedRow *> rows = m_panel->table().selectedRows();
    const ComparedSteps &steps = m_comparison->report.steps();
    if (rows.empty()) {
        // A row of the steps is a pair.
        if (m_panel->table().kind() && m_panel->table().kind()->key == "steps")
            if (const std::vector<int> chosen = m_panel->table().view().selectedRows(); !chosen.empty())
                alignAt(static_cast<int>(m_panel->table().model().tableRow(chosen.front())));
        return;
    }
    const auto pair = static_cast<std::size_t>(m_strip->pair());
    m_panels.setChosen();
    m_below->showSlice(firstFrom(*m_document.trace(), slicesOf(*m_document.trace(), rows, &ComparedRow::b),
                                 steps.b.samples[pair].range.start));
    m_above.showSlice(
        firstFrom(*m_trace, slicesOf(*m_trace, rows, &ComparedRow::a), steps.a.samples[pair].range.start));
}

} // namespace lanescope
