#include "ui/timeline/interleaving.h"

#include "ui/look/letterbadge.h"
#include "ui/timeline/timelinelook.h"

#include <QPainter>

#include <cmath>

namespace lanescope {

QColor Interleaving::ground(const Theme &theme) const
{
    // Paler than the palest slice: on a light ground that is an annotation, which is nearly white.
    return isSecond ? theme.tint(theme.accent, theme.isDark ? 0.06 : 0.03) : theme.background;
}

QColor Interleaving::nameGround(const Theme &theme) const
{
    return isSecond ? theme.tint(theme.accent, 0.1) : theme.background;
}

double paintLetter(QPainter &painter, const TimelineLook &look, const Interleaving &trace, QPointF at)
{
    const double side = std::round(look.px(15));
    const QRectF badge(std::round(at.x()), std::round(at.y() - side / 2), side, side);
    paintLetterBadge(painter, badge, trace.letter, trace.isSecond, look.smallFont, *look.theme);
    return side + std::round(look.px(5));
}

} // namespace lanescope
