#pragma once

#include "core/verdict/verdict.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace lanescope {

struct Theme;

QColor severityColour(VerdictSeverity severity, const Theme &theme);
/// A shape for each severity, so that it is told without colour: octagon, triangle, circle, tick.
void paintSeverity(QPainter &painter, const QRectF &rect, VerdictSeverity severity, const Theme &theme);

} // namespace lanescope
