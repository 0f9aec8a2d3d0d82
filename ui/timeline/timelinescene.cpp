#include "ui/timeline/timelinescene.h"

#include "ui/timeline/chainitem.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/selectionitem.h"
#include "ui/timeline/ticks.h"

#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace lanescope {

namespace {
constexpr std::uint32_t deepRows = 24; ///< deeper lanes begin folded
}

double tickDistance(const TimelineLook &look)
{
    return look.px(92);
}

TimelineScene::TimelineScene(QObject *parent)
    : QGraphicsScene(parent)
{
    setItemIndexMethod(NoIndex); // tens of items
    m_look.setFont(QGuiApplication::font());
    m_labels.setFont(m_look.smallFont);
    m_selection = new SelectionItem(*this);
    addItem(m_selection);
    m_gaps = new GapItem(*this);
    m_chain = new ChainItem(*this);
    m_evidence = new EvidenceItem(*this);
    m_highlights = new HighlightItem(*this);
    m_hits = new HighlightItem(*this);
    addItem(m_gaps);
    addItem(m_chain);
    addItem(m_evidence);
    addItem(m_highlights);
    addItem(m_hits);
}

TimelineScene::~TimelineScene() = default;

void TimelineScene::setTrace(std::shared_ptr<const Trace> trace)
{
    for (LaneItem *item : m_lanes) {
        removeItem(item);
        delete item;
    }
    m_lanes.clear();
    m_byLane.clear();
    m_selection->setSlice({});
    m_selection->setRange({});
    m_chain->setSlice({});
    m_gaps->setReport({});
    m_evidence->clear();
    m_highlights->setHighlights({});
    m_hits->setHighlights({});
    m_trace = std::move(trace);
    m_labels.setTrace(m_trace.get());
    if (m_trace) {
        m_look.zero = m_trace->view().start;
        m_byLane.resize(m_trace->lanes().size());
        for (const Lane &lane : m_trace->lanes()) {
            if (lane.size() == 0)
                continue; // an exporter names sixteen GPUs whether they exist or not
            auto *item = new LaneItem(*m_trace, lane.id(), m_look, m_labels);
            addItem(item);
            m_lanes.push_back(item);
            m_byLane[lane.id().value()] = item;
        }
        // A Python stack of sixty rows would push the GPU out of sight: begin with its small picture.
        if (m_lanes.size() > 1)
            for (LaneItem *item : m_lanes)
                item->setFolded(item->lane().rowCount() > deepRows);
    }
    stretchRows();
    lookChanged();
    layOut();
}

void TimelineScene::setTheme(const Theme &theme)
{
    m_look.theme = &theme;
    update();
}

void TimelineScene::setFont(const QFont &font)
{
    m_look.setFont(font);
    m_labels.setFont(m_look.smallFont);
    stretchRows();
    lookChanged();
    layOut();
}

void TimelineScene::setRoom(double height)
{
    if (height == m_room)
        return;
    m_room = height;
    const double before = m_look.metrics.rowHeight;
    stretchRows();
    if (m_look.metrics.rowHeight == before)
        return;
    lookChanged();
    layOut();
}

void TimelineScene::setFolded(LaneId lane, bool folded)
{
    LaneItem *item = laneItem(lane);
    if (!item || item->isFolded() == folded)
        return;
    item->setFolded(folded);
    layOut(); // rows keep their height: what was looked at stays as it is
}

void TimelineScene::stretchRows()
{
    constexpr double most = 1.5;
    TimelineLook plain = m_look;
    plain.setFont(m_look.font);
    double height = 0;
    for (const LaneItem *item : m_lanes) {
        const std::uint32_t rows = item->lane().rowCount();
        height += (item->isFolded() ? plain.metrics.folded(rows) : plain.metrics).height(rows);
    }
    // A tenth stays free, so that it can be seen that nothing follows.
    m_look.setFont(m_look.font, height > 0 ? std::clamp(0.9 * m_room / height, 1.0, most) : 1.0);
}

void TimelineScene::setScale(const TimeScale &scale, double devicePixelRatio)
{
    if (scale == m_look.scale && devicePixelRatio == m_look.devicePixelRatio)
        return;
    const bool resized = scale.width() != m_look.scale.width();
    m_look.scale = scale;
    m_look.devicePixelRatio = devicePixelRatio;
    lookChanged();
    if (resized)
        layOut();
    update();
}

void TimelineScene::lookChanged()
{
    for (LaneItem *item : m_lanes)
        item->lookChanged();
}

void TimelineScene::layOut()
{
    double y = 0;
    for (LaneItem *item : m_lanes) {
        item->setPos(0, y);
        y += item->height();
    }
    m_lanesHeight = y;
    // By hand: a scene rect that is left to grow never shrinks.
    setSceneRect(0, 0, m_look.scale.width(), std::max(y, 1.0));
    m_selection->setArea(sceneRect());
    m_gaps->setArea(sceneRect());
    m_chain->setArea(sceneRect());
    m_evidence->setArea(sceneRect());
    m_highlights->setArea(sceneRect());
    m_hits->setArea(sceneRect());
    update();
    emit layoutChanged();
}

LaneItem *TimelineScene::laneItem(LaneId lane) const
{
    return lane.value() < m_byLane.size() ? m_byLane[lane.value()] : nullptr;
}

LaneItem *TimelineScene::laneItemAt(double y) const
{
    const auto after =
        std::partition_point(m_lanes.begin(), m_lanes.end(), [y](const LaneItem *item) { return item->y() <= y; });
    if (after == m_lanes.begin())
        return nullptr;
    LaneItem *item = *(after - 1);
    return y < item->y() + item->height() ? item : nullptr;
}

TimelineScene::Hit TimelineScene::hit(QPointF pos) const
{
    const LaneItem *item = laneItemAt(pos.y());
    if (!item || pos.x() < 0 || pos.x() >= m_look.scale.width())
        return {};
    return {item->hit(pos - item->pos()), item->laneId()};
}

QRectF TimelineScene::rectOf(SliceId slice) const
{
    if (!m_trace || slice.isNone())
        return {};
    const LaneItem *item = laneItem(m_trace->laneOf(slice));
    return item ? item->rectOf(slice).translated(item->pos()) : QRectF();
}

void TimelineScene::setSelectedSlice(SliceId slice)
{
    m_selection->setSlice(slice);
    m_chain->setSlice(slice);
}

void TimelineScene::setReport(std::shared_ptr<const TraceReport> report)
{
    m_gaps->setReport(std::move(report));
}

SliceId TimelineScene::selectedSlice() const
{
    return m_selection->slice();
}

void TimelineScene::setSelectedRange(std::optional<TimeRange> range)
{
    m_selection->setRange(range);
}

std::optional<TimeRange> TimelineScene::selectedRange() const
{
    return m_selection->range();
}

void TimelineScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, m_look.theme->background);
    if (!m_trace)
        return;
    const double pixel = 1 / m_look.devicePixelRatio;
    QColor line = m_look.theme->line;
    line.setAlphaF(0.7f);
    for (const Tick &tick : ticksFor(m_look.scale, m_look.zero, tickDistance(m_look))) {
        const double x = std::floor(m_look.scale.clampedX(tick.time) * m_look.devicePixelRatio) * pixel;
        if (x >= 0 && x < m_look.scale.width())
            painter->fillRect(QRectF(x, rect.top(), 1, rect.height()), line);
    }
}

} // namespace lanescope
