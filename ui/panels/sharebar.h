#pragma once

#include "ui/document/verdicttext.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace lanescope {

struct Theme;

/// Paints one colour swatch of the bar, or a part of it: the colour of its kind, hatched where nothing of the program runs.
void paintShare(QPainter &painter, const QRectF &rect, ShareEntry::Kind kind, const Theme &theme);
/// Where the parts of a bar lie, each as wide as its number; none narrower than two pixels. A part of 0 has an empty rectangle.
std::vector<QRectF> shareRects(const QRectF &rect, const std::vector<double> &parts);
/// The bar: each entry as wide as its time; none narrower than two pixels.
void paintShareBar(QPainter &painter, const QRectF &rect, const std::vector<ShareEntry> &entries, const Theme &theme);

} // namespace lanescope
