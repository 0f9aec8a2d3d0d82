#include "ui/panels/elidedlabel.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

namespace lanescope {

namespace {
// Beyond it nothing could be seen anyway, and measuring ten kilobytes at every resize takes its time.
constexpr qsizetype mostShown = 600;
} // namespace

ElidedLabel::ElidedLabel(QWidget *parent, Qt::TextElideMode mode)
    : QWidget(parent)
    , m_mode(mode)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text.left(mostShown));
    updateGeometry();
    update();
}

void ElidedLabel::setSecondary(bool on)
{
    m_isSecondary = on;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text.left(mostShown)) + 2, fontMetrics().height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 6), sizeHint().height()};
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QStringList lines;
        if (sizeHint().width() > width())
            lines += m_text.left(4000);
        if (!m_help.isEmpty())
            lines += m_help;
        if (lines.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainToolTip(lines.join(u'\n')), this);
        return true;
    }
    return QWidget::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_isSecondary ? Theme::current().secondary : Theme::current().text);
    QString line = m_text.left(mostShown);
    line.replace(u'\n', u' ');
    const double baseline = (height() + fontMetrics().ascent() - fontMetrics().descent()) / 2.0;
    painter.drawText(QPointF(0, baseline), fontMetrics().elidedText(line, m_mode, width()));
}

void ElidedLabel::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    menu.exec(event->globalPos());
}

} // namespace lanescope
