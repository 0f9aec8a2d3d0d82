#include "ui/window/messagebar.h"

#include "ui/look/icons.h"
#include "ui/look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace lanescope {

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(18, 10, 14, 10);
    row->setSpacing(10);
    m_icon = new QLabel;
    m_text = new QLabel;
    m_text->setTextFormat(Qt::PlainText); // it names files, and quotes them
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_act = new QPushButton;
    m_act->setObjectName(QStringLiteral("offer"));
    m_close = new QPushButton;
    m_close->setProperty("step", true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    row->addWidget(m_icon, 0, Qt::AlignVCenter);
    row->addWidget(m_text, 1);
    row->addWidget(m_act, 0, Qt::AlignTop);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_act, &QPushButton::clicked, this, [this] {
        hide();
        if (const auto action = m_action)
            action();
    });
    dress();
    hide();
}

void MessageBar::showMessage(const QString &text)
{
    say(text, Kind::Problem);
}

void MessageBar::showNotice(const QString &text)
{
    say(text, Kind::Notice);
}

void MessageBar::showDone(const QString &text, const QString &button, std::function<void()> action)
{
    say(text, Kind::Done, button, std::move(action));
}

const QColor &MessageBar::colour() const
{
    const Theme &theme = Theme::current();
    return m_kind == Kind::Done ? theme.accent : m_kind == Kind::Notice ? theme.warning : theme.critical;
}

void MessageBar::offer(const QString &text, const QString &button, std::function<void()> action)
{
    say(text, Kind::Notice, button, std::move(action));
}

void MessageBar::say(const QString &text, Kind kind, const QString &button, std::function<void()> action)
{
    m_kind = kind;
    m_action = std::move(action);
    m_act->setText(button);
    m_act->setVisible(!button.isEmpty());
    dress();
    update();
    m_text->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::dress()
{
    m_icon->setPixmap(themedIcon(QStringLiteral("warning"), colour()).pixmap(QSize(16, 16), devicePixelRatioF()));
    m_icon->setVisible(m_kind != Kind::Done);
    m_close->setIcon(themedIcon(QStringLiteral("close"), Theme::current().text));
}

void MessageBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_close && event->type() == QEvent::PaletteChange)
        dress();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.tint(colour(), theme.isDark ? 0.16 : 0.07));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.tint(colour(), 0.3));
}

} // namespace lanescope
