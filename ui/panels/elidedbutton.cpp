#include "ui/panels/elidedbutton.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace lanescope {

ElidedButton::ElidedButton(const QString &text, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(text);
    setAccessibleName(text);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    setFont(small);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize ElidedButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 8, fontMetrics().height() + 6};
}

bool ElidedButton::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractButton::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(text() + u'\n' + m_help), this);
    return true;
}

void ElidedButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    if (underMouse() || hasFocus())
        painter.fillRect(rect(), theme.tint(theme.accent, 0.12));
    painter.setPen(theme.accent);
    painter.drawText(rect().adjusted(2, 0, -2, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4));
}

} // namespace lanescope
