#pragma once

#include "ui/document/verdicttext.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace lanescope {

struct Theme;

/// Paints one colour swatch of the bar, or a part of it: the colour of its kind, hatched where nothing of the program runs.
void paintShare(QPainter &painter, const QRectF &rect, ShareEntry::Kind kind, const Theme &theme);
/// The bar: each entry as wide as its time; none narrower than two pixels.
void paintShareBar(QPainter &painter, const QRectF &rect, const std::vector<ShareEntry> &entries, const Theme &theme);

} // namespace lanescope
