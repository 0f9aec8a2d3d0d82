#include "ui/timeline/linksitem.h"

#include "core/analyse/profilercost.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

constexpr std::size_t mostLines = 600;
constexpr std::size_t mostBackward = 16;
constexpr double leastDistance = 5; ///< pixels between two lines of a lane: more would be a wash

/// Between two slices, from edge to edge; empty where one is not shown or both lie out of sight on the same side.
QPolygonF lineBetween(const TimelineScene &scene, SliceId from, SliceId to)
{
    const QRectF a = scene.rectOf(from), b = scene.rectOf(to);
    const double width = scene.look().scale.width();
    if (a.height() <= 0 || b.height() <= 0 || (a.right() < 0 && b.right() < 0) ||
        (a.left() > width && b.left() > width))
        return {};
    const auto edge = [&](SliceId slice, const QRectF &rect, bool lower) {
        // A folded lane has no rows to point at.
        const LaneItem *lane = scene.laneItem(scene.trace()->laneOf(slice));
        if (lane->isFolded())
            return lower ? lane->y() + lane->height() - 2 : lane->y() + 1;
        return lower ? rect.bottom() : rect.top();
    };
    const bool down = b.top() >= a.top();
    const double inset = std::min(a.width() / 2, 4.0);
    return QPolygonF({{a.left() + inset, edge(from, a, down)}, {b.left(), edge(to, b, !down)}});
}

} // namespace

std::vector<LinkLine> launchLines(const TimelineScene &scene)
{
    std::vector<LinkLine> lines;
    if (!scene.trace())
        return lines;
    const Trace &trace = *scene.trace();
    const double ratio = scene.look().devicePixelRatio;
    for (const LaneItem *item : scene.laneItems()) {
        if (item->lane().kind() != LaneKind::GpuStream)
            continue;
        for (std::uint32_t row = 0; row < item->rowCount(); ++row) {
            double last = -2 * leastDistance;
            for (const SliceBox &box : item->boxes(row)) {
                if (lines.size() >= mostLines)
                    return lines;
                const double x = box.x0 / ratio;
                if (x - last < leastDistance || !isDeviceWork(trace.category(box.slice)))
                    continue;
                const SliceId launch = trace.launchOf(box.slice);
                if (!launch)
                    continue;
                const QPolygonF line = lineBetween(scene, launch, box.slice);
                if (line.isEmpty())
                    continue;
                last = x;
                lines.push_back({launch, box.slice, trace.start(box.slice) < trace.start(launch), line});
            }
        }
    }
    return lines;
}

std::vector<LinkLine> backwardLines(const TimelineScene &scene, const ForwardBackward &links)
{
    std::vector<LinkLine> lines;
    for (const SliceId backward : links.backward) {
        if (lines.size() >= mostBackward)
            break;
        if (const QPolygonF line = lineBetween(scene, links.forward, backward); !line.isEmpty())
            lines.push_back(
                {links.forward, backward, scene.trace()->start(backward) < scene.trace()->start(links.forward), line});
    }
    return lines;
}

LinksItem::LinksItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(11);
    setAcceptedMouseButtons(Qt::NoButton);
}

void LinksItem::setSlice(SliceId slice)
{
    m_slice = slice;
    m_links = {};
    m_heldLane = {};
    if (slice && m_scene.trace()) {
        const Trace &trace = *m_scene.trace();
        m_links = forwardBackwardOf(trace, slice, m_sequences.get());
        if (trace.category(slice) == Category::Overhead &&
            overheadKind(trace.name(slice), trace.duration(slice)) == OverheadKind::BufferRequest)
            m_heldLane = threadHeldBy(trace, slice);
    }
    update();
}

void LinksItem::setSequences(std::shared_ptr<const SequenceLinks> sequences)
{
    m_sequences = std::move(sequences);
    setSlice(m_slice);
}

void LinksItem::setShowsLaunches(bool shows)
{
    m_showsLaunches = shows;
    update();
}

void LinksItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

void LinksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Theme &theme = *m_scene.look().theme;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_showsLaunches) {
        QColor ink = theme.secondary;
        ink.setAlphaF(0.45f);
        for (const LinkLine &link : launchLines(m_scene)) {
            painter->setPen(link.isSkewed ? QPen(theme.warning, 1, Qt::DashLine) : QPen(ink, 1));
            painter->drawLine(link.line.first(), link.line.last());
        }
    }
    if (m_heldLane)
        paintHeld(*painter);
    for (const LinkLine &link : backwardLines(m_scene, m_links)) {
        // Dashed, so that it is not taken for a launch; it arches, so that it does not hide behind the lanes' own lines.
        const QPointF from = link.line.first(), to = link.line.last();
        const double bend = std::clamp(std::abs(to.x() - from.x()) * 0.25, 12.0, 160.0);
        QPainterPath path(from);
        path.cubicTo(from + QPointF(bend, (to.y() - from.y()) * 0.3), to - QPointF(bend, (to.y() - from.y()) * 0.3),
                     to);
        painter->setPen(QPen(theme.text, 1.2, Qt::DashLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(path);
        const double size = m_scene.look().px(6);
        const QPointF head[] = {to, to + QPointF(-size, -size * 0.5), to + QPointF(-size, size * 0.5)};
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.text);
        painter->drawPolygon(head, 3);
    }
    painter->restore();
}

void LinksItem::paintHeld(QPainter &painter) const
{
    // The thread that waited, over the height of its lane, and a line from the record to it.
    const LaneItem *lane = m_scene.laneItem(m_heldLane);
    const QRectF record = m_scene.rectOf(m_slice);
    if (!lane || record.height() <= 0 || record.right() < 0 || record.left() > m_scene.look().scale.width())
        return;
    const Theme &theme = *m_scene.look().theme;
    const QRectF held(record.left(), lane->y() + 1, std::max(record.width(), 3.0), lane->height() - 3);
    QColor wash = theme.profilerInk;
    wash.setAlphaF(0.12f);
    painter.fillRect(held, wash);
    painter.setPen(QPen(theme.profilerInk, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(held.adjusted(0.5, 0.5, -0.5, -0.5));
    const double x = std::round(std::clamp(record.center().x(), 2.0, m_scene.look().scale.width() - 2)) + 0.5;
    const bool isBelow = record.top() > held.bottom();
    painter.drawLine(QPointF(x, isBelow ? held.bottom() : held.top()),
                     QPointF(x, isBelow ? record.top() : record.bottom()));
}

} // namespace lanescope
