#pragma once

#include <QFont>
#include <QIcon>
#include <QRectF>
#include <QString>

class QPainter;

namespace lanescope {

struct Theme;

// The letter of one of two traces that are compared, as a small badge: A on a plain ground, B on a tinted one, as its lanes are.

void paintLetterBadge(QPainter &painter, const QRectF &badge, const QString &letter, bool isSecond, QFont font,
                      const Theme &theme);
/// The same as an icon of `side` pixels, in the colours of the theme that is worn now.
QIcon letterIcon(const QString &letter, bool isSecond, int side, double pixelRatio, const QFont &font);

} // namespace lanescope
