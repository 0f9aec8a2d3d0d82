#include "ui/timeline/timelinelook.h"

#include <QFontMetricsF>

#include <cmath>

namespace lanescope {

void TimelineLook::setFont(const QFont &base, double stretch)
{
    font = base;
    smallFont = base;
    // LOOK: 12-13 for text, 11 for what is secondary.
    if (base.pixelSize() > 0)
        smallFont.setPixelSize(std::max(1, static_cast<int>(std::lround(base.pixelSize() * 0.9))));
    else
        smallFont.setPointSizeF(base.pointSizeF() * 0.9);
    // The mocks were drawn with a line height of 15; everything grows with it, in whole pixels so that rows stay sharp.
    fontScale = std::max(0.8, QFontMetricsF(font).height() / 15.0);
    metrics.rowHeight = std::round(20 * fontScale * stretch);
    metrics.rowGap = 1;
    metrics.padding = std::round(5 * fontScale * stretch);
    metrics.leastHeight = std::round(46 * fontScale);
}

} // namespace lanescope
