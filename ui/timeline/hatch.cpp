#include "ui/timeline/hatch.h"

#include <QLineF>
#include <QPainter>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace lanescope {

void hatch(QPainter &painter, const QRectF &rect, const QColor &ink, double spacing, double lineWidth)
{
    if (rect.width() <= 0 || rect.height() <= 0)
        return;
    QVarLengthArray<QLineF, 256> lines;
    // The lines x + y = k * spacing.
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil((rect.left() + rect.top()) / spacing) * spacing; sum < last; sum += spacing) {
        const double x0 = std::max(rect.left(), sum - rect.bottom());
        const double x1 = std::min(rect.right(), sum - rect.top());
        if (x1 > x0)
            lines.append(QLineF(x0, sum - x0, x1, sum - x1));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, lineWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines.constData(), static_cast<int>(lines.size()));
    painter.restore();
}

void pattern(QPainter &painter, const QRectF &rect, Hue hue, const Theme &theme, double spacing, double lineWidth)
{
    painter.fillRect(rect, theme.hues[static_cast<int>(hue)]);
    const QColor &ink = theme.ink(hue);
    if (isHatched(hue))
        return hatch(painter, rect, ink, spacing, lineWidth);
    for (const double y : {rect.top(), rect.bottom() - 1})
        painter.fillRect(QRectF(rect.left(), y, rect.width(), 1), ink);
    for (const double x : {rect.left(), rect.right() - 1})
        painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), ink);
}

} // namespace lanescope
