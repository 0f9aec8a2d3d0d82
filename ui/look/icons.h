#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace lanescope {

/// An icon of the resources (`:/icons/NAME.svg`), drawn in one colour at whatever size and pixel ratio it is asked for.
QIcon themedIcon(const QString &name, const QColor &colour);

} // namespace lanescope
