#include "ui/timeline/evidenceitem.h"

#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <QPainter>

#include <cmath>

namespace lanescope {

EvidenceItem::EvidenceItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(9);
    setAcceptedMouseButtons(Qt::NoButton);
}

void EvidenceItem::show(LaneId lane, TimeRange range)
{
    m_lane = lane;
    m_range = range;
    update();
}

void EvidenceItem::clear()
{
    if (!m_range)
        return;
    m_range.reset();
    update();
}

void EvidenceItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

void EvidenceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_range)
        return;
    const TimelineLook &look = m_scene.look();
    const LaneItem *item = m_lane.isNone() ? nullptr : m_scene.laneItem(m_lane);
    const double top = item ? item->y() : m_area.top(),
                 bottom = item ? item->y() + item->height() - 1 : m_scene.lanesHeight();
    double x0 = look.scale.clampedX(m_range->start), x1 = look.scale.clampedX(m_range->end);
    if (x1 < 0 || x0 > look.scale.width())
        return;
    if (x1 - x0 < 4) {
        const double middle = (x0 + x1) / 2;
        x0 = middle - 2;
        x1 = middle + 2;
    }
    QColor wash = look.theme->accent;
    wash.setAlphaF(look.theme->isDark ? 0.12f : 0.07f);
    painter->fillRect(QRectF(x0, top, x1 - x0, bottom - top), wash);
    // Brackets: the lines at both ends, with feet, so that a wash alone need not be seen.
    const double foot = std::min(look.px(6), (x1 - x0) / 2);
    for (const bool right : {false, true}) {
        const double edge = right ? x1 - 1 : x0;
        if (edge < 0 || edge > look.scale.width())
            continue;
        painter->fillRect(QRectF(edge, top, 1, bottom - top), look.theme->accent);
        const double footLeft = right ? x1 - foot : x0;
        painter->fillRect(QRectF(footLeft, top, foot, 2), look.theme->accent);
        painter->fillRect(QRectF(footLeft, bottom - 2, foot, 2), look.theme->accent);
    }
}

} // namespace lanescope
