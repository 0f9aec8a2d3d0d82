#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace lanescope {

/// Fills `rect` with diagonal lines. They are cut by geometry, not by clipping (QSvgGenerator of Qt 6.4 ignores clips), and lie on
/// one grid for the whole picture, so that neighbouring areas join.
void hatch(QPainter &painter, const QRectF &rect, const QColor &ink, double spacing, double lineWidth);

} // namespace lanescope
