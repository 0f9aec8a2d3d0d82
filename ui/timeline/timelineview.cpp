#include "ui/timeline/timelineview.h"

#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/curveitem.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/linksitem.h"
#include "ui/timeline/markitem.h"
#include "ui/timeline/measureitem.h"
#include "ui/timeline/overview.h"
#include "ui/timeline/ruler.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/trackmenu.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <vector>

namespace lanescope {

namespace {

constexpr double dragDistance = 4;

/// The piece beside the overview: a ground, and what the overview shows.
class CornerPiece : public QWidget {
public:
    CornerPiece(const TimelineScene &scene, QWidget *parent)
        : QWidget(parent)
        , m_scene(scene)
    {}

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const TimelineLook &look = m_scene.look();
        painter.fillRect(rect(), look.theme->background);
        if (const auto &beside = m_scene.interleaving())
            paintLetter(painter, look, *beside, {std::round(look.px(16)), height() / 2.0});
        painter.setFont(look.smallFont);
        painter.setPen(look.theme->secondary);
        painter.drawText(QRectF(rect()).adjusted(0, 0, -look.px(10), 0), Qt::AlignRight | Qt::AlignVCenter,
                         m_scene.trace() && m_scene.trace()->part() ? TimelineView::tr("this part")
                                                                    : TimelineView::tr("whole trace"));
    }

private:
    const TimelineScene &m_scene;
};

/// The piece beside the ruler: a button that says what times are counted from.
class TimeButton : public QPushButton {
public:
    TimeButton(const TimelineScene &scene, QWidget *parent)
        : QPushButton(parent)
        , m_scene(scene)
    {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setToolTip(TimelineView::tr("What times are counted from"));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const TimelineLook &look = m_scene.look();
        const Theme &theme = *look.theme;
        painter.fillRect(rect(), theme.background);
        painter.fillRect(QRect(width() - 1, 0, 1, height()), theme.line);
        painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
        if (!m_scene.trace())
            return;
        const QFontMetricsF font(look.smallFont);
        const QString text = timeShownName(look.timeShown);
        const double right = width() - look.px(10), size = look.px(3);
        const double middle = std::round(look.px(11));
        if (const auto &beside = m_scene.interleaving())
            paintLetter(painter, look, *beside, {std::round(look.px(16)), middle});
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF arrow[] = {
            {right - 2 * size, middle - size * 0.4}, {right - size, middle + size * 0.6}, {right, middle - size * 0.4}};
        const QColor ink = underMouse() || hasFocus() ? theme.accent : theme.secondary;
        painter.setPen(QPen(ink, 1.3));
        painter.drawPolyline(arrow, 3);
        painter.setFont(look.smallFont);
        painter.drawText(QPointF(right - 2 * size - look.px(5) - font.horizontalAdvance(text),
                                 std::round(middle + (font.ascent() - font.descent()) / 2)),
                         text);
    }
    void enterEvent(QEnterEvent *event) override
    {
        QPushButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent *event) override
    {
        QPushButton::leaveEvent(event);
        update();
    }

private:
    const TimelineScene &m_scene;
};

} // namespace

TimelineView::TimelineView(TimeAxis &axis, QWidget *parent)
    : QGraphicsView(parent)
    , m_axis(axis)
    , m_scene(new TimelineScene(this))
{
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(FullViewportUpdate); // every change of time repaints all of it
    setOptimizationFlag(DontAdjustForAntialiasing);
    setRenderHint(QPainter::Antialiasing, false);
    setRenderHint(QPainter::TextAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setDragMode(NoDrag);
    setFocusPolicy(Qt::StrongFocus);
    // A file that is dropped on the lanes is the window's.
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Lanes of the trace. Comma and full stop go to the previous and next slice of a row."));

    m_overview = new Overview(*m_scene, axis, this);
    m_overviewLabel = new CornerPiece(*m_scene, this);
    m_ruler = new Ruler(*m_scene, axis, this);
    m_corner = new TimeButton(*m_scene, this);
    m_corner->setAccessibleName(tr("What times are counted from"));
    connect(m_corner, &QPushButton::clicked, this, &TimelineView::showTimeMenu);
    m_labels = new LaneLabels(*m_scene, false, this);
    m_pinnedLabels = new LaneLabels(*m_scene, true, this);
    m_pinned = new QGraphicsView(m_scene, this);
    m_pinned->setFrameShape(NoFrame);
    m_pinned->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_pinned->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pinned->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pinned->setViewportUpdateMode(FullViewportUpdate);
    m_pinned->setRenderHint(QPainter::TextAntialiasing);
    m_pinned->setFocusPolicy(Qt::NoFocus);
    m_pinned->setAcceptDrops(false);
    m_pinned->viewport()->setAcceptDrops(false);
    m_pinned->viewport()->setMouseTracking(true);
    m_pinned->viewport()->installEventFilter(this);
    viewport()->setMouseTracking(true);

    m_scene->setTheme(Theme::current());
    m_scene->setFont(font());
    m_scene->setDeepLanesScroll(true);
    connect(&axis, &TimeAxis::changed, this, &TimelineView::updateScale);
    connect(m_scene, &TimelineScene::layoutChanged, this, &TimelineView::followLayout);
    layOutMargins();
}

TimelineView::~TimelineView()
{
    if (m_stopLinking)
        *m_stopLinking = true;
}

void TimelineView::setTrace(std::shared_ptr<const Trace> trace, std::shared_ptr<const TraceFacts> facts)
{
    m_drag = Drag::None;
    m_deep = m_wheelDeep = nullptr;
    m_scene->setTrace(trace);
    m_labels->setFacts(facts);
    m_pinnedLabels->setFacts(facts);
    m_overview->setFacts(facts);
    setMeasuring(false);
    stopGliding();
    if (trace)
        m_axis.setExtent(trace->extent(), trace->view());
    layOutMargins(); // a ruler with steps is higher
    verticalScrollBar()->setValue(0);
    updateScale();
    linkSequences();
}

void TimelineView::linkSequences()
{
    if (m_stopLinking)
        *m_stopLinking = true;
    m_linking.cancel();
    m_scene->linksItem().setSequences({});
    if (!m_scene->trace())
        return;
    m_stopLinking = std::make_shared<std::atomic<bool>>(false);
    m_linking.start([this, trace = m_scene->trace(), stop = m_stopLinking]() -> LatestWork::Deliver {
        auto found = SequenceLinks::find(*trace, stop.get());
        return [this, found = std::move(found)] {
            m_scene->linksItem().setSequences(found);
            repaintLanes();
        };
    });
}

void TimelineView::repaintLanes()
{
    viewport()->update();
    m_pinned->viewport()->update();
}

double TimelineView::topOfView() const
{
    return mapToScene(0, 0).y();
}

void TimelineView::updateScale()
{
    m_scene->setScale(TimeScale(m_axis.visible(), viewport()->width()), viewport()->devicePixelRatioF());
    repaintLanes();
    m_ruler->update();
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    layOutMargins();
    fillRoom();
    QGraphicsView::resizeEvent(event);
    m_scene->setSeen(topOfView(), topOfView() + viewport()->height());
    updateScale();
}

void TimelineView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (!m_scene)
        return;
    if (event->type() == QEvent::FontChange) {
        m_scene->setFont(font());
        layOutMargins();
        updateScale();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_scene->setTheme(Theme::current());
        update();
        for (QWidget *piece :
             std::initializer_list<QWidget *>{m_overview, m_overviewLabel, m_ruler, m_corner, m_labels, m_pinnedLabels})
            if (piece)
                piece->update();
    }
}

void TimelineView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    m_labels->setTop(topOfView());
    m_scene->setSeen(topOfView(), topOfView() + viewport()->height());
}

// ---- selection

void TimelineView::selectSlice(SliceId slice)
{
    if (slice == m_scene->selectedSlice())
        return;
    m_scene->setSelectedSlice(slice);
    m_scene->gapItem().select({});
    m_scene->selectMark({});
    repaintLanes();
    emit sliceSelected(slice);
}

void TimelineView::selectNothing()
{
    const bool hadOther = m_scene->gapItem().selected() || m_scene->selectedMark();
    if (!hadOther || selectedSlice())
        return selectSlice({});
    m_scene->gapItem().select({});
    m_scene->selectMark({});
    repaintLanes();
    emit sliceSelected({});
}

void TimelineView::selectRange(std::optional<TimeRange> range)
{
    m_scene->setSelectedRange(range);
    repaintLanes();
    emit rangeSelected();
}

void TimelineView::showSlice(SliceId slice)
{
    if (slice.isNone() || !m_scene->trace())
        return;
    m_scene->uncover(slice);
    selectSlice(slice);
    m_axis.reveal(m_scene->trace()->range(slice));
    revealRow(slice);
}

void TimelineView::revealRow(SliceId slice)
{
    LaneItem *lane = slice ? m_scene->laneItem(m_scene->trace()->laneOf(slice)) : nullptr;
    if (const int row = lane ? lane->rowOf(slice) : -1; row >= 0 && lane->revealRow(static_cast<std::uint32_t>(row)))
        repaintLanes();
    const QRectF rect = m_scene->rectOf(slice);
    if (rect.height() <= 0 || rect.top() < 0) // not shown, or pinned
        return;
    const double margin = m_scene->look().metrics.pitch();
    const double top = topOfView(), bottom = top + viewport()->height();
    QScrollBar *bar = verticalScrollBar();
    if (rect.top() - margin < top)
        bar->setValue(static_cast<int>(std::floor(rect.top() - margin)));
    else if (rect.bottom() + margin > bottom)
        bar->setValue(static_cast<int>(std::ceil(rect.bottom() + margin - viewport()->height())));
}

void TimelineView::highlight(std::span<const std::uint32_t> slices)
{
    if (slices.empty() && m_scene->highlightItem().size() == 0)
        return;
    m_scene->highlightItem().setSlices(slices);
    repaintLanes();
    m_overview->refresh();
}

void TimelineView::showHits(std::shared_ptr<const Highlights> hits)
{
    m_scene->hitsItem().setHighlights(std::move(hits));
    repaintLanes();
    m_overview->refresh();
}

void TimelineView::setReport(std::shared_ptr<const TraceReport> report)
{
    m_scene->setReport(std::move(report));
    repaintLanes();
}

void TimelineView::selectGap(const GapItem::Hit &gap)
{
    selectSlice({});
    m_scene->gapItem().select(gap);
    repaintLanes();
    if (gap)
        emit gapSelected(*gap.gap, *gap.part);
}

void TimelineView::showEvidence(const Evidence &evidence)
{
    if (!m_scene->trace())
        return;
    TimeRange range = evidence.range;
    if (evidence.slice && range.isEmpty())
        range = m_scene->trace()->range(evidence.slice);
    // A tenth on both sides, so that it is seen what comes before and after.
    const Nanoseconds margin = std::max<Nanoseconds>(saturatingSubtract(range.end, range.start) / 10, 200);
    m_axis.setVisible({saturatingSubtract(range.start, margin), saturatingAdd(range.end, margin)});
    const LaneId lane =
        evidence.lane.isNone() && evidence.slice ? m_scene->trace()->laneOf(evidence.slice) : evidence.lane;
    // Idle time is named by the event behind it; what is meant is the gap.
    const bool isGap =
        evidence.slice && !evidence.range.isEmpty() && evidence.range.end <= m_scene->trace()->start(evidence.slice);
    const GapItem::Hit gap =
        isGap || !evidence.slice ? m_scene->gapItem().at(lane, range.start + range.length() / 2) : GapItem::Hit();
    if (gap)
        selectGap(gap);
    else
        selectSlice(evidence.slice);
    m_scene->evidenceItem().show(lane, range);
    repaintLanes();
    if (evidence.slice)
        revealRow(evidence.slice);
    else if (const LaneItem *item = lane.isNone() ? nullptr : m_scene->laneItem(lane))
        ensureVisible(QRectF(0, item->y(), 1, item->height()), 0, 8);
}

void TimelineView::fitSelection()
{
    if (const GapItem::Hit gap = m_scene->gapItem().selected(); gap && !m_scene->selectedRange()) {
        m_axis.fit(gap.part->range);
        return;
    }
    if (const auto range = m_scene->selectedRange()) {
        m_axis.fit(*range);
    } else if (const auto &mark = m_scene->selectedMark()) {
        m_axis.fit(mark.item->track().marks[mark.mark.value()].range);
    } else if (const SliceId slice = selectedSlice()) {
        m_axis.fit(m_scene->trace()->range(slice));
        revealRow(slice);
    }
}

void TimelineView::showWhole()
{
    m_axis.showWhole();
}

void TimelineView::selectNeighbour(int direction)
{
    const auto &trace = m_scene->trace();
    const SliceId slice = selectedSlice();
    if (!trace)
        return;
    if (const TimelineScene::MarkHit selected = m_scene->selectedMark()) {
        const MarkId next = selected.item->neighbour(selected.mark, direction);
        if (!next)
            return;
        selectMark({selected.item, next, 1});
        m_axis.reveal(selected.item->track().marks[next.value()].range);
        return;
    }
    if (const GapItem::Hit gap = m_scene->gapItem().selected()) {
        // The work that it lies between.
        const Lane &lane = trace->lane(gap.gap->lane);
        SliceId before;
        const std::uint32_t behind = lane.firstStartingAt(gap.gap->range.start);
        for (std::uint32_t i = 0; i < behind; ++i)
            if (isDeviceWork(trace->category(lane.slice(i))) && (!before || lane.end(i) >= trace->end(before)))
                before = lane.slice(i);
        return showSlice(direction < 0 ? before : gap.gap->endedBy);
    }
    if (slice.isNone()) {
        // Nothing yet: the first one that is in sight.
        for (const LaneItem *item : m_scene->laneItems()) {
            if (item->rowCount() == 0)
                continue;
            const Row &row = item->row(0);
            const std::uint32_t first = row.firstStartingAt(m_axis.visible().start);
            if (first < row.size())
                return showSlice(row.slice(first));
        }
        return;
    }
    const LaneItem *lane = m_scene->laneItem(trace->laneOf(slice));
    const int shown = lane ? lane->rowOf(slice) : -1;
    if (shown < 0)
        return;
    const Row &row = lane->row(static_cast<std::uint32_t>(shown));
    // Several of length 0 may start where the slice starts.
    std::uint32_t i = row.firstStartingAt(trace->start(slice));
    while (i < row.size() && row.slice(i) != slice)
        ++i;
    if (direction < 0 ? i > 0 : i + 1 < row.size())
        showSlice(row.slice(direction < 0 ? i - 1 : i + 1));
}

void TimelineView::selectLane(int direction)
{
    const auto &lanes = m_scene->laneItems();
    const SliceId slice = selectedSlice();
    const GapItem::Hit gap = m_scene->gapItem().selected();
    if ((slice.isNone() && !gap) || lanes.empty())
        return selectNeighbour(1);
    const Trace &trace = *m_scene->trace();
    const auto at = std::ranges::find(lanes, m_scene->laneItem(gap ? gap.gap->lane : trace.laneOf(slice)));
    if (at == lanes.end())
        return;
    const TimeRange range = gap ? gap.part->range : trace.range(slice);
    const Nanoseconds middle = range.start + range.length() / 2;
    for (auto i = at - lanes.begin() + direction; i >= 0 && i < static_cast<std::ptrdiff_t>(lanes.size());
         i += direction) {
        // Of all rows the one that is nearest; of those that cover the moment the outermost.
        const LaneItem &item = *lanes[static_cast<std::size_t>(i)];
        SliceId best;
        Nanoseconds distance = 0;
        for (std::uint32_t r = 0; r < item.rowCount(); ++r) {
            const Row &row = item.row(r);
            const std::uint32_t after = row.firstEndingAfter(middle);
            for (std::uint32_t k = after > 0 ? after - 1 : 0; k < std::min(after + 1, row.size()); ++k) {
                const Nanoseconds away = std::max<Nanoseconds>({row.start(k) - middle, middle - row.end(k), 0});
                if (!best || away < distance) {
                    best = row.slice(k);
                    distance = away;
                }
            }
        }
        if (best)
            return showSlice(best);
    }
}

void TimelineView::selectPartner()
{
    const ForwardBackward &links = m_scene->linksItem().forwardBackward();
    if (!links.forward || links.backward.empty())
        return;
    showSlice(links.isBackward ? links.forward : links.backward.front());
}

void TimelineView::goToGap(int direction)
{
    if (!m_scene->trace())
        return;
    const GapItem &gaps = m_scene->gapItem();
    const TimeRange visible = m_axis.target();
    // Wide enough to be told from a hairline at this zoom.
    const Nanoseconds least = std::max<Nanoseconds>(1, m_scene->look().scale.span(4));
    Nanoseconds from = direction > 0 ? visible.start : visible.end;
    LaneId lane;
    if (const GapItem::Hit &selected = gaps.selected()) {
        from = direction > 0 ? selected.part->range.start : selected.part->range.end;
        lane = selected.gap->lane;
    } else if (const SliceId slice = selectedSlice()) {
        from = direction > 0 ? m_scene->trace()->start(slice) : m_scene->trace()->end(slice);
        lane = m_scene->trace()->laneOf(slice);
    }
    const GapItem::Hit gap = gaps.next(from, direction, least, lane);
    if (!gap)
        return;
    selectGap(gap);
    m_axis.reveal(gap.part->range);
    if (const LaneItem *item = m_scene->laneItem(gap.gap->lane); item && item->y() >= 0)
        ensureVisible(QRectF(0, item->y(), 1, item->height()), 0, 8);
}

void TimelineView::setMeasuring(bool measuring)
{
    if (measuring == m_isMeasuring)
        return;
    m_isMeasuring = measuring;
    m_scene->measureItem().setPointer({});
    if (!measuring)
        m_scene->measureItem().setRange({}, 0);
    for (QWidget *ground : {viewport(), m_pinned->viewport()})
        measuring ? ground->setCursor(Qt::CrossCursor) : ground->unsetCursor();
    repaintLanes();
    emit measuringChanged();
}

void TimelineView::setTimeShown(TimeShown shown)
{
    m_scene->setTimeShown(shown);
    m_ruler->update();
    m_corner->update();
    emit timeShownChanged();
}

void TimelineView::showTimeMenu()
{
    if (!m_scene->trace())
        return;
    QMenu menu(this);
    for (const TimeShown shown : {TimeShown::FromStart, TimeShown::FromStep, TimeShown::WallClock}) {
        QAction *action = menu.addAction(timeShownName(shown), this, [this, shown] { setTimeShown(shown); });
        action->setCheckable(true);
        action->setChecked(m_scene->look().timeShown == shown);
        action->setEnabled(canShow(*m_scene->trace(), shown));
    }
    menu.exec(m_corner->mapToGlobal(QPoint(0, m_corner->height())));
}

TrackItem *TimelineView::trackOfSelection() const
{
    if (const TimelineScene::MarkHit &mark = m_scene->selectedMark())
        return mark.item;
    if (const GapItem::Hit &gap = m_scene->gapItem().selected())
        return m_scene->laneItem(gap.gap->lane);
    const SliceId slice = selectedSlice();
    return slice ? m_scene->laneItem(m_scene->trace()->laneOf(slice)) : nullptr;
}

void TimelineView::selectParent()
{
    if (const SliceId slice = selectedSlice())
        if (const SliceId parent = m_scene->trace()->parent(slice))
            showSlice(parent);
}

void TimelineView::selectChild()
{
    const SliceId slice = selectedSlice();
    if (slice.isNone())
        return;
    const auto &trace = m_scene->trace();
    SliceId child;
    trace->lane(trace->laneOf(slice)).overlapping(trace->range(slice), [&](SliceId s) {
        if (s == slice || trace->parent(s) != slice)
            return true;
        child = s;
        return false;
    });
    showSlice(child);
}

bool TimelineView::selectChainMember(int direction)
{
    const Chain &chain = m_scene->chainItem().chain();
    std::vector<SliceId> members = chain.cpu;
    members.insert(members.end(), chain.device.begin(), chain.device.end());
    const auto at = std::find(members.begin(), members.end(), selectedSlice());
    if (at == members.end() || (direction < 0 ? at == members.begin() : at + 1 == members.end()))
        return false;
    showSlice(*(at + direction));
    return true;
}

bool TimelineView::focusNextPrevChild(bool next)
{
    // Tab walks along the chain, and leaves the timeline at its ends, or where there is none.
    return selectChainMember(next ? 1 : -1) || QGraphicsView::focusNextPrevChild(next);
}

// ---- pointer

QString TimelineView::toolTipFor(const TimelineScene::Hit &hit) const
{
    const Trace &trace = *m_scene->trace();
    QStringList lines;
    if (hit.count > 1)
        lines += tr("%1 slices; the longest:").arg(formatCount(hit.count));
    lines += oneLine(trace.name(hit.slice), 500);
    lines +=
        formatTimeExact(trace.duration(hit.slice)) + QStringLiteral(" · ") + oneLine(trace.categoryText(hit.slice), 60);
    lines += tr("starts at %1").arg(momentText(m_scene->look(), trace.start(hit.slice)));
    return lines.join(u'\n');
}

QString TimelineView::markText(const TimelineScene::MarkHit &hit) const
{
    const Trace &trace = *m_scene->trace();
    const Mark &mark = hit.item->track().marks[hit.mark.value()];
    QStringList lines;
    if (hit.count > 1)
        lines += mark.isInstant ? tr("%1 marks; the first:").arg(formatCount(hit.count))
                                : tr("%1 spans; the longest:").arg(formatCount(hit.count));
    lines += oneLine(trace.text(mark.name), 500);
    if (!mark.isInstant)
        lines += formatTimeExact(mark.range.length()) + (mark.isFinished ? QString() : tr(", end not in the file"));
    const QString when = momentText(m_scene->look(), mark.range.start);
    lines += mark.isInstant ? tr("at %1").arg(when) : tr("starts at %1").arg(when);
    return lines.join(u'\n');
}

QString TimelineView::selectedMarkText() const
{
    const TimelineScene::MarkHit &mark = m_scene->selectedMark();
    return mark ? markText({mark.item, mark.mark, 1}).replace(u'\n', QStringLiteral(" · ")) : QString();
}

void TimelineView::selectMark(const TimelineScene::MarkHit &hit)
{
    selectSlice({});
    m_scene->selectMark(hit);
    repaintLanes();
    emit markSelected(hit.item->track().marks[hit.mark.value()]);
}

bool TimelineView::showTrackToolTip(const QHelpEvent &help)
{
    const QPointF at = mapToScene(help.pos());
    QString text;
    if (const TimelineScene::MarkHit mark = m_scene->markAt(at)) {
        text = markText(mark);
    } else if (const auto *curves = dynamic_cast<const CurveItem *>(m_scene->trackAt(at.y()))) {
        const QStringList values = curves->valuesAt(at.x());
        if (!values.isEmpty())
            text = values.join(u'\n') + u'\n' + tr("at %1").arg(momentText(m_scene->look(), timeAt(at.x())));
    }
    if (text.isEmpty())
        return false;
    QToolTip::showText(help.globalPos(), plainToolTip(text), viewport(), QRect(help.pos(), QSize(1, 1)));
    return true;
}

bool TimelineView::showGapToolTip(const QHelpEvent &help)
{
    const GapItem::Hit gap = m_scene->gapItem().hit(mapToScene(help.pos()));
    if (!gap)
        return false;
    const QString text = formatTimeExact(gap.part->range.length()) + QStringLiteral(" · ") +
                         causeText(*m_scene->trace(), *gap.gap, *gap.part);
    const QRect area =
        mapFromScene(m_scene->gapItem().rectOf(gap)).boundingRect().united(QRect(help.pos(), QSize(1, 1)));
    QToolTip::showText(help.globalPos(), plainToolTip(text), viewport(), area & viewport()->rect());
    return true;
}

bool TimelineView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        auto *help = static_cast<QHelpEvent *>(event);
        const TimelineScene::Hit hit = m_scene->hit(mapToScene(help->pos()));
        if (!hit || m_drag != Drag::None) {
            if (m_drag != Drag::None || (!showGapToolTip(*help) && !showTrackToolTip(*help)))
                QToolTip::hideText();
        } else {
            // With the box as its area the tip goes when the pointer leaves it.
            QRect area = mapFromScene(m_scene->rectOf(hit.slice)).boundingRect();
            area = area.united(QRect(help->pos(), QSize(1, 1))).adjusted(-1, 0, 1, 0) & viewport()->rect();
            QToolTip::showText(help->globalPos(), plainToolTip(toolTipFor(hit)), viewport(), area);
        }
        return true;
    }
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomAt(std::exp(gesture->value()), gesture->position().x());
            return true;
        }
        break;
    }
    default: break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool TimelineView::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_pinned || watched != m_pinned->viewport())
        return QGraphicsView::eventFilter(watched, event);
    // As if the place were above the viewport, at the height where the scene has the pinned lanes.
    const auto moved = [this](QPointF pos) {
        return QPointF(pos.x(), m_pinned->mapToScene(pos.toPoint()).y() - topOfView());
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        QMouseEvent own(mouse->type(), moved(mouse->position()), mouse->globalPosition(), mouse->button(),
                        mouse->buttons(), mouse->modifiers());
        switch (event->type()) {
        case QEvent::MouseButtonPress:
            setFocus(Qt::MouseFocusReason);
            mousePressEvent(&own);
            break;
        case QEvent::MouseMove: mouseMoveEvent(&own); break;
        case QEvent::MouseButtonRelease: mouseReleaseEvent(&own); break;
        default: mouseDoubleClickEvent(&own); break;
        }
        return true;
    }
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        QHelpEvent own(QEvent::ToolTip, moved(help->pos()).toPoint(), help->globalPos());
        return viewportEvent(&own);
    }
    case QEvent::ContextMenu: {
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        QContextMenuEvent own(menu->reason(), moved(menu->pos()).toPoint(), menu->globalPos(), menu->modifiers());
        contextMenuEvent(&own);
        return true;
    }
    case QEvent::Wheel: wheelEvent(static_cast<QWheelEvent *>(event)); return true;
    case QEvent::NativeGesture: return viewportEvent(event);
    default: return QGraphicsView::eventFilter(watched, event);
    }
}

double TimelineView::pointerX() const
{
    const double x = viewport()->mapFromGlobal(QCursor::pos()).x();
    return x >= 0 && x < viewport()->width() ? x : viewport()->width() / 2.0;
}

void TimelineView::zoomAt(double factor, double x)
{
    m_axis.zoom(factor, timeAt(x));
}

Nanoseconds TimelineView::snappedAt(QPointF pos, Qt::KeyboardModifiers modifiers) const
{
    const double x = std::clamp(pos.x(), 0.0, viewport()->width() * 1.0);
    if (modifiers & Qt::ControlModifier)
        return timeAt(x);
    constexpr double reach = 8;
    return m_scene->snapped({x, topOfView() + pos.y()}, reach);
}

void TimelineView::scrollBy(double pixels, LaneItem *deep)
{
    if (deep) {
        // By whole lines of the lane; what is less than one waits.
        m_deepRest += pixels / deep->metrics().pitch();
        const int lines = static_cast<int>(m_deepRest);
        m_deepRest -= lines;
        if (lines == 0 || deep->scrollLines(lines)) {
            repaintLanes();
            return;
        }
        m_deepRest = 0; // at its end: the lanes go on
    }
    m_panRest += pixels;
    const int whole = static_cast<int>(m_panRest);
    m_panRest -= whole;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + whole);
}

void TimelineView::panBy(QPointF pixels)
{
    m_axis.pan(m_scene->look().scale.span(-pixels.x()));
    scrollBy(-pixels.y(), m_deep);
}

LaneItem *TimelineView::deepLaneAt(QPointF pos) const
{
    LaneItem *lane = m_scene->laneItemAt(topOfView() + pos.y());
    return lane && lane->isScrollable() ? lane : nullptr;
}

bool TimelineView::dragScrollBar(QPointF pos)
{
    LaneItem *lane = m_drag == Drag::ScrollBar ? m_deep : deepLaneAt(pos);
    if (!lane || m_scene->trackAt(lane->y() + 1) != lane)
        return false;
    const QRectF bar = lane->scrollBar().translated(lane->pos());
    const QPointF at(pos.x(), topOfView() + pos.y());
    if (m_drag != Drag::ScrollBar && !bar.adjusted(-5, 0, 5, 0).contains(at))
        return false;
    lane->scrollTo((at.y() - bar.top()) / bar.height());
    repaintLanes();
    return true;
}

void TimelineView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_glide.timerId())
        return QGraphicsView::timerEvent(event);
    const auto passed = static_cast<double>(m_sinceMove.restart());
    const TimeRange before = m_axis.visible();
    panBy(m_speed * passed);
    m_speed *= std::exp(-passed / 250); // a quarter of a second until a third is left
    const bool isSlow = m_speed.manhattanLength() < 0.05;
    if (isSlow || (m_axis.visible() == before && std::abs(m_speed.y()) < 0.05))
        stopGliding();
}

void TimelineView::leaveEvent(QEvent *event)
{
    m_scene->measureItem().setPointer({});
    QGraphicsView::leaveEvent(event);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    stopGliding();
    // Pixels where a touchpad gives them. X11 does not: what it calls pixels there is anybody's guess (Qt's own words).
    const bool hasPixels = !event->pixelDelta().isNull() && QGuiApplication::platformName() != QLatin1String("xcb");
    QPointF delta =
        hasPixels ? QPointF(event->pixelDelta()) : QPointF(event->angleDelta()) / 120.0 * m_scene->look().px(60);
    event->accept();
    if (event->modifiers() & Qt::ControlModifier) {
        const double notches = event->angleDelta().y() / 120.0;
        // From the global position: over the ruler or the names the event's own is not the viewport's.
        zoomAt(std::pow(1.25, notches), viewport()->mapFromGlobal(event->globalPosition()).x());
        return;
    }
    if (event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier) && delta.x() == 0)
        delta = {delta.y(), 0};
    if (delta.x() != 0)
        m_axis.pan(m_scene->look().scale.span(-delta.x()));
    if (delta.y() == 0)
        return;
    // Whoever has begun to scroll the lanes goes on with that, also where a deep one comes under the pointer.
    constexpr int pause = 400;
    const bool goesOn = m_sinceWheel.isValid() && m_sinceWheel.elapsed() < pause;
    if (!goesOn)
        m_wheelDeep = deepLaneAt(viewport()->mapFromGlobal(event->globalPosition()));
    m_sinceWheel.start();
    scrollBy(-delta.y(),
             deepLaneAt(viewport()->mapFromGlobal(event->globalPosition())) == m_wheelDeep ? m_wheelDeep : nullptr);
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    stopGliding();
    if (event->button() == Qt::BackButton)
        return m_axis.back();
    if (event->button() == Qt::ForwardButton)
        return m_axis.forward();
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    QToolTip::hideText();
    m_press = m_lastDrag = event->globalPosition();
    m_pressTime = snappedAt(event->position(), event->modifiers());
    m_panRest = m_deepRest = 0;
    m_deep = deepLaneAt(event->position());
    if (event->button() == Qt::LeftButton && dragScrollBar(event->position())) {
        m_drag = Drag::ScrollBar;
        return;
    }
    m_drag = Drag::Press;
    m_speed = {};
    m_sinceMove.start();
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isMeasuring && m_drag != Drag::Pan)
        m_scene->measureItem().setPointer(snappedAt(event->position(), event->modifiers()));
    if (m_drag == Drag::None)
        return;
    if (m_drag == Drag::ScrollBar) {
        if (!dragScrollBar(event->position()))
            m_drag = Drag::None;
        return;
    }
    const QPointF now = event->globalPosition();
    if (m_drag == Drag::Press) {
        if ((now - m_press).manhattanLength() < dragDistance)
            return;
        m_drag = event->modifiers() & Qt::ShiftModifier                    ? Drag::Range
                 : m_isMeasuring && !(event->buttons() & Qt::MiddleButton) ? Drag::Measure
                                                                           : Drag::Pan;
        if (m_drag != Drag::Measure)
            viewport()->setCursor(m_drag == Drag::Pan ? Qt::ClosedHandCursor : Qt::IBeamCursor);
    }
    if (m_drag == Drag::Pan) {
        const QPointF by = now - m_lastDrag;
        m_lastDrag = now;
        // A mean over the last few moves, so that the last twitch does not decide.
        const double passed = std::max<double>(1, static_cast<double>(m_sinceMove.restart()));
        m_speed = m_speed * 0.6 + by / passed * 0.4;
        panBy(by);
        return;
    }
    const Nanoseconds t = snappedAt(event->position(), event->modifiers());
    const TimeRange range{std::min(m_pressTime, t), std::max(m_pressTime, t)};
    if (m_drag == Drag::Range)
        selectRange(range);
    else
        m_scene->measureItem().setRange(range, topOfView() + event->position().y());
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag was = std::exchange(m_drag, Drag::None);
    m_isMeasuring ? viewport()->setCursor(Qt::CrossCursor) : viewport()->unsetCursor();
    constexpr int stillMoving = 60; // ms since the last move: a hand that has stopped wants to stay
    if (was == Drag::Pan && m_axis.hasMotion() && m_sinceMove.elapsed() < stillMoving &&
        m_speed.manhattanLength() > 0.3) {
        m_sinceMove.restart();
        m_glide.start(16, this);
    }
    if (was != Drag::Press || event->button() != Qt::LeftButton || m_isMeasuring)
        return;
    if (m_scene->selectedRange())
        selectRange(std::nullopt);
    m_scene->evidenceItem().clear();
    const QPointF at = mapToScene(event->position().toPoint());
    const SliceId slice = m_scene->hit(at).slice;
    if (const TimelineScene::MarkHit mark = m_scene->markAt(at))
        return selectMark(mark);
    if (const GapItem::Hit gap = m_scene->gapItem().hit(at); gap && !slice)
        return selectGap(gap);
    m_scene->gapItem().select({});
    m_scene->selectMark({});
    selectSlice(slice);
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const TimelineScene::Hit hit = m_scene->hit(mapToScene(event->position().toPoint()));
    if (!hit)
        return;
    selectSlice(hit.slice);
    // Many in one box: go closer until they can be told apart.
    if (hit.count > 1)
        zoomAt(8, event->position().x());
    else
        fitSelection();
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_scene->trace())
        return;
    QPointF at = mapToScene(event->pos());
    QPoint where = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        // At what is selected, not where the pointer happens to be.
        const QRectF rect = selectedSlice() ? m_scene->rectOf(selectedSlice())
                                            : m_scene->gapItem().rectOf(m_scene->gapItem().selected());
        at = rect.intersected(QRectF(0, -1e6, viewport()->width(), 2e6)).center();
        where = viewport()->mapToGlobal(mapFromScene(at));
    }
    const TimelineScene::Hit hit = m_scene->hit(at);
    QMenu menu(this);
    if (hit) {
        selectSlice(hit.slice);
        menu.addAction(tr("Zoom to this slice"), this, &TimelineView::fitSelection);
        menu.addAction(tr("Copy the name"), this, [this, slice = hit.slice] {
            const std::string_view name = m_scene->trace()->name(slice);
            QGuiApplication::clipboard()->setText(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        });
        menu.addSeparator();
    }
    if (const GapItem::Hit gap = hit ? GapItem::Hit() : m_scene->gapItem().hit(at)) {
        selectGap(gap);
        menu.addAction(tr("Zoom to this gap"), this, &TimelineView::fitSelection);
        menu.addSeparator();
    }
    emit menuAboutToShow(&menu, at);
    if (TrackItem *track = m_scene->trackAt(at.y())) {
        QMenu *lane = menu.addMenu(tr("Lane"));
        fillTrackMenu(*lane, *m_scene, track);
    }
    menu.addAction(tr("Show the whole trace"), this, &TimelineView::showWhole);
    menu.addAction(m_isMeasuring ? tr("Stop measuring") : tr("Measure"), this,
                   [this] { setMeasuring(!m_isMeasuring); });
    QAction *launches = menu.addAction(tr("Lines from all launches in view"), this, [this](bool shows) {
        m_scene->linksItem().setShowsLaunches(shows);
        repaintLanes();
    });
    launches->setCheckable(true);
    launches->setChecked(m_scene->linksItem().showsLaunches());
    QAction *motion = menu.addAction(tr("Move smoothly"), this, &TimelineView::motionChosen);
    motion->setCheckable(true);
    motion->setChecked(m_axis.hasMotion());
    menu.addSeparator();
    fillExportMenu(menu);
    menu.exec(where);
}

void TimelineView::fillExportMenu(QMenu &menu)
{
    const auto add = [&](const QString &text, const char *key, auto signal) {
        menu.addAction(text + u'\t' + QLatin1String(key), this, signal);
    };
    add(tr("Export picture…"), "Ctrl+E", &TimelineView::pictureWanted);
    add(tr("Copy command for this view"), "Ctrl+Shift+C", &TimelineView::commandWanted);
    add(selectedRange() ? tr("Save range as trace…") : tr("Save view as trace…"), "Ctrl+Shift+S",
        &TimelineView::rangeFileWanted);
}

// ---- keys

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const double width = viewport()->width();
    const auto pan = [&](double share) { m_axis.pan(m_scene->look().scale.span(width * share)); };
    const auto scroll = [&](int rows) {
        QScrollBar *bar = verticalScrollBar();
        bar->setValue(bar->value() + rows * static_cast<int>(m_scene->look().metrics.pitch()) * 2);
    };
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        event->ignore();
        return;
    }
    stopGliding();
    const bool isShifted = event->modifiers() & Qt::ShiftModifier;
    TrackItem *track = m_scene->trace() ? trackOfSelection() : nullptr;
    switch (event->key()) {
    case Qt::Key_W: zoomAt(1.25, pointerX()); break;
    case Qt::Key_S: zoomAt(1 / 1.25, pointerX()); break;
    case Qt::Key_A: pan(-0.1); break;
    case Qt::Key_D: pan(0.1); break;
    case Qt::Key_Left: pan(-0.1); break;
    case Qt::Key_Right: pan(0.1); break;
    case Qt::Key_Up: isShifted ? selectLane(-1) : scroll(-1); break;
    case Qt::Key_Down: isShifted ? selectLane(1) : scroll(1); break;
    case Qt::Key_PageUp: verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepSub); break;
    case Qt::Key_PageDown: verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepAdd); break;
    case Qt::Key_Home: m_axis.goToStart(); break;
    case Qt::Key_End: m_axis.goToEnd(); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomAt(1.5, width / 2); break;
    case Qt::Key_Minus: zoomAt(1 / 1.5, width / 2); break;
    case Qt::Key_0: showWhole(); break;
    case Qt::Key_F: fitSelection(); break;
    case Qt::Key_Comma: selectNeighbour(-1); break;
    case Qt::Key_Period: selectNeighbour(1); break;
    case Qt::Key_U: selectParent(); break;
    case Qt::Key_J: selectChild(); break;
    case Qt::Key_G: goToGap(isShifted ? -1 : 1); break;
    case Qt::Key_B: selectPartner(); break;
    case Qt::Key_L:
        m_scene->linksItem().setShowsLaunches(!m_scene->linksItem().showsLaunches());
        repaintLanes();
        break;
    case Qt::Key_M: setMeasuring(!m_isMeasuring); break;
    case Qt::Key_E:
        if (track)
            m_scene->setFolded(*track, !track->isFolded());
        break;
    case Qt::Key_P:
        if (track)
            m_scene->setPinned(*track, !track->isPinned());
        break;
    case Qt::Key_H:
        if (isShifted)
            m_scene->showAllTracks();
        else if (track)
            m_scene->setHidden(*track, true);
        break;
    case Qt::Key_Escape:
        setMeasuring(false);
        m_scene->evidenceItem().clear();
        m_scene->gapItem().select({});
        selectRange(std::nullopt);
        selectSlice({});
        highlight({});
        emit cleared();
        break;
    default: event->ignore(); break;
    }
}

} // namespace lanescope
