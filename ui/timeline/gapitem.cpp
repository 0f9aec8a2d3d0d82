#include "ui/timeline/gapitem.h"

#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

bool isProfilers(GapCause cause)
{
    return cause == GapCause::BufferRequest || cause == GapCause::Profiler;
}

constexpr double leastIdle = 3;     ///< narrower than this a hatch is no hatch
constexpr double leastProfiler = 3; ///< never less, however far away
constexpr double narrow = 12;       ///< a profiler's band below this gets a mark above it

std::size_t firstEndingAfter(std::span<const GapBand> bands, Nanoseconds t)
{
    return static_cast<std::size_t>(
        std::partition_point(bands.begin(), bands.end(), [t](const GapBand &b) { return b.range.end <= t; }) -
        bands.begin());
}

} // namespace

void idleBoxes(std::span<const GapBand> bands, const TimeScale &scale, double least, std::vector<GapBox> &out)
{
    const TimeRange visible = scale.visible();
    std::size_t i = firstEndingAfter(bands, visible.start);
    while (i < bands.size() && bands[i].range.start < visible.end) {
        const double x0 = scale.x(bands[i].range.start), x1 = scale.x(bands[i].range.end);
        if (x1 - x0 >= least) {
            out.push_back({std::max(x0, -1.0), std::min(x1, scale.width() + 1), static_cast<std::uint32_t>(i)});
            ++i;
            continue;
        }
        // Of those that begin within the next `least` pixels only the last can be wide enough.
        const Nanoseconds beyond = saturatingAdd(bands[i].range.start, std::max<Nanoseconds>(scale.span(least), 1));
        const auto next = std::partition_point(bands.begin() + static_cast<std::ptrdiff_t>(i), bands.end(),
                                               [beyond](const GapBand &b) { return b.range.start < beyond; });
        const auto last = static_cast<std::size_t>(next - bands.begin()) - 1;
        i = last > i ? last : i + 1;
    }
}

void profilerBoxes(std::span<const GapBand> bands, const TimeScale &scale, double least, std::vector<GapBox> &out)
{
    const TimeRange visible = scale.visible();
    const std::size_t first = out.size();
    for (std::size_t i = firstEndingAfter(bands, visible.start); i < bands.size() && bands[i].range.start < visible.end;
         ++i) {
        double x0 = std::max(scale.x(bands[i].range.start), -1.0),
               x1 = std::min(scale.x(bands[i].range.end), scale.width() + 1);
        if (x1 - x0 < least) {
            x0 = std::clamp((x0 + x1 - least) / 2, 0.0, std::max(scale.width() - least, 0.0));
            x1 = x0 + least;
        }
        const auto band = static_cast<std::uint32_t>(i);
        if (out.size() > first && out.back().x1 > x0) {
            GapBox &before = out.back();
            before.x1 = std::max(before.x1, x1);
            if (bands[i].range.length() > bands[before.band].range.length())
                before.band = band;
        } else {
            out.push_back({x0, x1, band});
        }
    }
}

GapItem::GapItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(-1);
    setAcceptedMouseButtons(Qt::NoButton);
}

void GapItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

void GapItem::setReport(std::shared_ptr<const TraceReport> report)
{
    m_selected = {};
    m_lanes.clear();
    m_report = std::move(report);
    update();
    if (!m_report)
        return;
    m_lanes.resize(m_report->trace->lanes().size());
    const std::vector<Gap> &gaps = m_report->report.facts.gaps; // by (lane, start), parts by start
    for (std::size_t g = 0; g < gaps.size(); ++g) {
        if (gaps[g].lane.value() >= m_lanes.size())
            continue;
        for (std::size_t p = 0; p < gaps[g].parts.size(); ++p) {
            const GapPart &part = gaps[g].parts[p];
            LaneBands &lane = m_lanes[gaps[g].lane.value()];
            (isProfilers(part.cause) ? lane.profiler : lane.idle)
                .push_back({part.range, static_cast<std::uint32_t>(g), static_cast<std::uint32_t>(p)});
        }
    }
}

const Gap &GapItem::gapOf(const GapBand &band) const
{
    return m_report->report.facts.gaps[band.gap];
}

const GapItem::LaneBands *GapItem::bandsOf(const LaneItem &item) const
{
    const std::uint32_t lane = item.laneId().value();
    return lane < m_lanes.size() ? &m_lanes[lane] : nullptr;
}

QRectF GapItem::rectIn(const LaneItem &item, double x0, double x1, const Gap &gap) const
{
    const int row = gap.endedBy ? item.rowOf(gap.endedBy) : 0;
    const auto [top, height] = item.rowSpan(static_cast<std::uint32_t>(std::max(row, 0)));
    return {x0, item.y() + top, x1 - x0, height};
}

void GapItem::place(const LaneItem &item, std::vector<Placed> &out) const
{
    const LaneBands *bands = bandsOf(item);
    if (!bands)
        return;
    std::vector<GapBox> boxes;
    idleBoxes(bands->idle, m_scene.look().scale, leastIdle, boxes);
    for (const GapBox &box : boxes)
        out.push_back({rectIn(item, box.x0, box.x1, gapOf(bands->idle[box.band])), &bands->idle[box.band], false});
    boxes.clear();
    profilerBoxes(bands->profiler, m_scene.look().scale, leastProfiler, boxes);
    for (const GapBox &box : boxes)
        out.push_back(
            {rectIn(item, box.x0, box.x1, gapOf(bands->profiler[box.band])), &bands->profiler[box.band], true});
}

GapItem::Hit GapItem::hit(QPointF pos) const
{
    const LaneItem *item = m_report ? m_scene.laneItemAt(pos.y()) : nullptr;
    if (!item)
        return {};
    std::vector<Placed> all;
    place(*item, all);
    // The profiler's lie on top of idle ones; a mark above a narrow one belongs to it.
    for (auto placed = all.rbegin(); placed != all.rend(); ++placed) {
        QRectF area = placed->rect;
        if (placed->isProfiler && area.width() < narrow)
            area = QRectF(area.center().x() - narrow / 2, item->y(), narrow, item->height());
        if (area.contains(pos))
            return {&gapOf(*placed->band), &partOf(*placed->band)};
    }
    return {};
}

GapItem::Hit GapItem::at(LaneId lane, Nanoseconds t) const
{
    if (!m_report || lane.value() >= m_lanes.size())
        return {};
    for (const std::vector<GapBand> *bands : {&m_lanes[lane.value()].profiler, &m_lanes[lane.value()].idle}) {
        const std::size_t i = firstEndingAfter(*bands, t);
        if (i < bands->size() && (*bands)[i].range.contains(t))
            return {&gapOf((*bands)[i]), &partOf((*bands)[i])};
    }
    return {};
}

GapItem::Hit GapItem::next(Nanoseconds t, int direction, Nanoseconds least, LaneId lane) const
{
    Hit best;
    if (!m_report)
        return best;
    const bool isOfLane = !lane.isNone() && lane.value() < m_lanes.size() &&
                          (!m_lanes[lane.value()].idle.empty() || !m_lanes[lane.value()].profiler.empty());
    for (const Gap &gap : m_report->report.facts.gaps) {
        if (isOfLane ? gap.lane != lane : gap.lane.isNone() || !m_scene.laneItem(gap.lane))
            continue;
        for (const GapPart &part : gap.parts) {
            if (part.range.length() < least || (direction > 0 ? part.range.start <= t : part.range.end >= t))
                continue;
            const bool isNearer = !best || (direction > 0 ? part.range.start < best.part->range.start
                                                          : part.range.end > best.part->range.end);
            if (isNearer)
                best = {&gap, &part};
        }
    }
    return best;
}

QRectF GapItem::rectOf(const Hit &hit) const
{
    const LaneItem *item = hit ? m_scene.laneItem(hit.gap->lane) : nullptr;
    if (!item)
        return {};
    const TimeScale &scale = m_scene.look().scale;
    const double x0 = scale.clampedX(hit.part->range.start);
    return rectIn(*item, x0, std::max(scale.clampedX(hit.part->range.end), x0 + leastProfiler), *hit.gap);
}

void GapItem::select(const Hit &hit)
{
    if (hit == m_selected)
        return;
    m_selected = hit;
    update();
}

void GapItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_report)
        return;
    const std::vector<QPolygonF> lines = chainLines(m_scene, m_scene.chainItem().chain());
    std::vector<Placed> all;
    for (const LaneItem *item : m_scene.laneItems()) {
        all.clear();
        place(*item, all);
        for (const Placed &placed : all) {
            if (placed.isProfiler) {
                paintLink(*painter, placed);
                paintProfiler(*painter, placed, *item, lines);
            } else {
                paintIdle(*painter, placed, lines);
            }
        }
    }
    paintShadow(*painter);
    if (!m_selected)
        return;
    const QRectF rect = rectOf(m_selected);
    if (rect.right() < 0 || rect.left() > m_scene.look().scale.width())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_scene.look().theme->accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(rect, 2, 2);
    painter->restore();
}

void GapItem::paintShadow(QPainter &painter) const
{
    // Of a selected record of the profiler: the idle time that it is blamed for.
    const SliceId record = m_scene.selectedSlice();
    if (!record || m_report->trace->category(record) != Category::Overhead)
        return;
    const TimelineLook &look = m_scene.look();
    for (const Gap &gap : m_report->report.facts.gaps)
        for (const GapPart &part : gap.parts) {
            const QRectF rect = part.blamed == record ? rectOf({&gap, &part}) : QRectF();
            if (rect.height() <= 0 || rect.right() < 0 || rect.left() > look.scale.width())
                continue;
            painter.setPen(QPen(look.theme->profilerInk, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect);
        }
}

void GapItem::paintIdle(QPainter &painter, const Placed &placed, const std::vector<QPolygonF> &lines) const
{
    const TimelineLook &look = m_scene.look();
    // Full ink where the CPU was late, half of it where nobody can be named or nobody was late.
    QColor ink = look.theme->idleInk;
    if (partOf(*placed.band).cause != GapCause::HostWait)
        ink = look.theme->tint(ink, 0.6);
    hatch(painter, placed.rect, ink, look.px(7), 1);
    paintLabel(painter, placed, lines);
}

void GapItem::paintProfiler(QPainter &painter, const Placed &placed, const LaneItem &item,
                            const std::vector<QPolygonF> &lines) const
{
    const TimelineLook &look = m_scene.look();
    const Theme &theme = *look.theme;
    if (placed.rect.width() < 4 || placed.rect.height() < 6) {
        painter.fillRect(placed.rect, theme.profilerInk);
    } else {
        painter.fillRect(placed.rect, theme.profilerGround);
        hatch(painter, placed.rect, theme.profilerInk, look.px(7), look.px(2));
        paintLabel(painter, placed, lines);
    }
    if (placed.rect.width() >= narrow)
        return;
    // Too narrow to catch the eye: a mark in the padding above the rows, where no slice covers it.
    const double x = placed.rect.center().x(), y = item.y() + 1, size = std::max(look.metrics.padding - 1, 3.0);
    const QPointF mark[] = {{x - size, y}, {x + size, y}, {x, y + size}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.profilerInk);
    painter.drawPolygon(mark, 3);
    painter.restore();
}

GapItem::Label GapItem::labelOf(const Placed &placed, const std::vector<QPolygonF> &lines) const
{
    const TimelineLook &look = m_scene.look();
    const QFontMetricsF font(look.smallFont);
    if (placed.rect.height() < font.height())
        return {};
    const QRectF seen = placed.rect.intersected(QRectF(0, placed.rect.top(), look.scale.width(), placed.rect.height()));
    const double pad = look.px(6), room = seen.width() - 2 * pad - look.px(20);
    const GapPart &part = partOf(*placed.band);
    const QString time = formatTime(part.range.length());
    if (font.horizontalAdvance(time) > room)
        return {};
    QString text = time + QStringLiteral(" — ") + causeText(*m_report->trace, gapOf(*placed.band), part);
    if (font.horizontalAdvance(text) > room)
        text = time;
    const double width = font.horizontalAdvance(text) + 2 * pad;
    const double height = std::min(std::round(font.height() + look.px(1)), seen.height() - 2);
    const auto isCrossed = [&](const QRectF &ground) {
        return m_scene.noteItem().meetsWords(ground) ||
               std::any_of(lines.begin(), lines.end(),
                           [&](const QPolygonF &line) { return lineCrosses(line, ground); });
    };
    // In the middle; where an arrow passes or words of a note lie, to one of the sides.
    const double edge = look.px(10);
    for (const double left : {seen.center().x() - width / 2, seen.left() + edge, seen.right() - edge - width}) {
        const QRectF ground(std::round(left), std::round(seen.center().y() - height / 2), std::ceil(width), height);
        if (!isCrossed(ground))
            return {text, ground};
    }
    return {};
}

bool GapItem::meetsLabel(const QRectF &rect) const
{
    std::vector<Placed> all;
    for (const LaneItem *item : m_scene.laneItems()) {
        if (item->y() + item->height() <= rect.top() || item->y() >= rect.bottom())
            continue;
        place(*item, all);
    }
    const std::vector<QPolygonF> lines = chainLines(m_scene, m_scene.chainItem().chain());
    return std::any_of(all.begin(), all.end(), [&](const Placed &placed) {
        return placed.rect.intersects(rect) && labelOf(placed, lines).ground.intersects(rect);
    });
}

void GapItem::paintLabel(QPainter &painter, const Placed &placed, const std::vector<QPolygonF> &lines) const
{
    const Label label = labelOf(placed, lines);
    if (label.text.isEmpty())
        return;
    const TimelineLook &look = m_scene.look();
    const Theme &theme = *look.theme;
    const QFontMetricsF font(look.smallFont);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(placed.isProfiler ? QPen(theme.profilerInk, 1) : QPen(Qt::NoPen));
    painter.setBrush(placed.isProfiler ? theme.profilerGround : theme.background);
    painter.drawRoundedRect(placed.isProfiler ? label.ground.adjusted(0.5, 0.5, -0.5, -0.5) : label.ground, 4, 4);
    painter.setFont(look.smallFont);
    painter.setPen(placed.isProfiler ? theme.text : theme.secondary);
    painter.drawText(QPointF(label.ground.left() + look.px(6),
                             std::round(label.ground.center().y() + (font.ascent() - font.descent()) / 2)),
                     label.text);
    painter.restore();
}

void GapItem::paintLink(QPainter &painter, const Placed &placed) const
{
    const TimelineLook &look = m_scene.look();
    const SliceId blamed = partOf(*placed.band).blamed;
    if (!blamed || placed.rect.width() < 6)
        return;
    const QRectF record = m_scene.rectOf(blamed);
    if (record.height() <= 0)
        return;
    const double x = std::round(std::clamp(placed.rect.center().x(), 2.0, look.scale.width() - 2)) + 0.5;
    const bool below = record.top() > placed.rect.bottom();
    const double from = below ? placed.rect.bottom() : placed.rect.top(), to = below ? record.top() : record.bottom();
    painter.save();
    QPen pen(look.theme->profilerInk, 1, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, from), QPointF(x, to));
    painter.restore();
}

} // namespace lanescope
