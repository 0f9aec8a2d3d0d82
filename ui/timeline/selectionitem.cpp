#include "ui/timeline/selectionitem.h"

#include "ui/look/format.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinelook.h"
#include "ui/timeline/timelinescene.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace lanescope {

SelectionItem::SelectionItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(10);
    setFlag(ItemUsesExtendedStyleOption);
    setAcceptedMouseButtons(Qt::NoButton);
}

void SelectionItem::setSlice(SliceId slice)
{
    if (slice == m_slice)
        return;
    m_slice = slice;
    update();
}

void SelectionItem::setRange(std::optional<TimeRange> range)
{
    m_range = range;
    update();
}

void SelectionItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

QRectF SelectionItem::boundingRect() const
{
    return m_area;
}

void SelectionItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_range)
        paintRange(*painter);
    if (m_slice)
        paintSlice(*painter);
}

void SelectionItem::paintRange(QPainter &painter) const
{
    const TimelineLook &look = m_scene.look();
    const double x0 = look.scale.clampedX(m_range->start), x1 = look.scale.clampedX(m_range->end);
    const QRectF band(x0, m_area.top(), std::max(x1 - x0, 1.0), m_area.height());
    QColor wash = look.theme->accent;
    wash.setAlphaF(look.theme->isDark ? 0.16f : 0.10f);
    painter.fillRect(band, wash);
    painter.fillRect(QRectF(band.left(), band.top(), 1, band.height()), look.theme->accent);
    painter.fillRect(QRectF(band.right() - 1, band.top(), 1, band.height()), look.theme->accent);
}

void SelectionItem::paintSlice(QPainter &painter) const
{
    const LaneItem *item = m_scene.laneItem(m_scene.trace()->laneOf(m_slice));
    if (!item)
        return;
    const TimelineLook &look = m_scene.look();
    QRectF rect = m_scene.rectOf(m_slice);
    if (rect.height() <= 0)
        return;
    if (rect.right() < 0 || rect.left() > look.scale.width())
        return;
    // A selected kernel of a tenth of a pixel must still be found.
    if (rect.width() < 3)
        rect = QRectF(rect.center().x() - 1.5, rect.top(), 3, rect.height());
    const double line = 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, rect.width() > 6);
    painter.setPen(QPen(look.theme->accent, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    if (rect.width() <= 6)
        painter.fillRect(rect.adjusted(-1, -1, 1, 1), look.theme->accent);
    else
        painter.drawRoundedRect(rect.adjusted(0, 0, 0, 0), 2, 2);
    painter.restore();
}

} // namespace lanescope
