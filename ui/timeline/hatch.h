#pragma once

#include "ui/look/theme.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace lanescope {

/// Fills `rect` with diagonal lines. They are cut by geometry, not by clipping (QSvgGenerator of Qt 6.4 ignores clips), and lie on
/// one grid for the whole picture, so that neighbouring areas join.
void hatch(QPainter &painter, const QRectF &rect, const QColor &ink, double spacing, double lineWidth);
/// Fills `rect` as a patterned hue is shown: the profiler's doing hatched, the span that it recorded as an outline, so that neither can
/// be taken for the other, nor for a GPU that is idle.
void pattern(QPainter &painter, const QRectF &rect, Hue hue, const Theme &theme, double spacing, double lineWidth);

} // namespace lanescope
