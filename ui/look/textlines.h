#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace lanescope {

/// A text in lines no wider than `width`, broken between words and, where a word alone is wider, within it. Of more than `most` lines
/// the last one ends in an ellipsis. Painted line by line it needs no clipping.
QStringList textLines(const QString &text, const QFont &font, double width, int most);

} // namespace lanescope
