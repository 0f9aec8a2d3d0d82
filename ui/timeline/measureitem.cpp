#include "ui/timeline/measureitem.h"

#include "ui/look/format.h"
#include "ui/timeline/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

MeasureItem::MeasureItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(14);
    setAcceptedMouseButtons(Qt::NoButton);
}

void MeasureItem::setRange(std::optional<TimeRange> range, double y)
{
    m_range = range;
    m_y = y;
    update();
}

void MeasureItem::setPointer(std::optional<Nanoseconds> t)
{
    if (t == m_pointer)
        return;
    m_pointer = t;
    update();
}

void MeasureItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

void MeasureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const TimelineLook &look = m_scene.look();
    if (m_pointer) {
        const double x = std::round(look.scale.clampedX(*m_pointer));
        painter->fillRect(QRectF(x, m_area.top(), 1, m_area.height()), look.theme->secondary);
    }
    if (m_range)
        paintRange(*painter);
}

void MeasureItem::paintRange(QPainter &painter) const
{
    const TimelineLook &look = m_scene.look();
    const Theme &theme = *look.theme;
    const double x0 = std::round(look.scale.clampedX(m_range->start)),
                 x1 = std::round(look.scale.clampedX(m_range->end));
    if (x1 < 0 || x0 > look.scale.width())
        return;
    for (const double x : {x0, x1})
        painter.fillRect(QRectF(x, m_area.top(), 1, m_area.height()), theme.text);
    const double y = std::round(m_y);
    painter.fillRect(QRectF(x0, y, std::max(x1 - x0, 1.0), 1), theme.text);
    QFont font = look.smallFont;
    font.setWeight(QFont::Medium);
    const QFontMetricsF metrics(font);
    const QString text = formatTimeExact(m_range->length());
    const double width = std::ceil(metrics.horizontalAdvance(text) + look.px(14)),
                 height = std::round(metrics.height() + look.px(4));
    // In the middle of what is seen of it, else beside it; never out of sight.
    const double left = std::max(x0, 0.0), right = std::min(x1, look.scale.width());
    double at = (left + right - width) / 2;
    if (right - left < width + 8)
        at = right + look.px(6) + width < look.scale.width() ? right + look.px(6) : left - look.px(6) - width;
    const QRectF pill(std::round(at), y - std::round(height / 2), width, height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setFont(font);
    painter.setPen(theme.background);
    painter.drawText(pill, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace lanescope
