#include "ui/look/letterbadge.h"

#include "ui/look/theme.h"

#include <QPainter>
#include <QPixmap>

namespace lanescope {

void paintLetterBadge(QPainter &painter, const QRectF &badge, const QString &letter, bool isSecond, QFont font,
                      const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isSecond ? theme.tint(theme.accent, 0.25) : theme.line);
    painter.drawRoundedRect(badge, 3, 3);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(badge, Qt::AlignCenter, letter);
    painter.restore();
}

QIcon letterIcon(const QString &letter, bool isSecond, int side, double pixelRatio, const QFont &font)
{
    QPixmap pixmap(QSize(side, side) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintLetterBadge(painter, QRectF(0, 0, side, side), letter, isSecond, font, Theme::current());
    return pixmap;
}

} // namespace lanescope
