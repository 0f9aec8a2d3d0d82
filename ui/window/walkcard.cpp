#include "ui/window/walkcard.h"

#include "ui/look/icons.h"
#include "ui/look/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace lanescope {

namespace {

QFont scaled(QFont font, double factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace

WalkCard::WalkCard(QWidget *parent)
    : QWidget(parent)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(20, 10, 14, 13);
    down->setSpacing(3);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    m_position = new QLabel;
    m_position->setFont(scaled(font(), 0.92, QFont::Medium));
    m_position->setForegroundRole(QPalette::PlaceholderText);
    const auto button = [this](const QString &text, const QString &help) {
        auto *b = new QPushButton(text, this);
        b->setToolTip(help);
        b->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the timeline
        return b;
    };
    m_back = button(tr("Back"), tr("The step before (←)"));
    m_next = button(tr("Next"), tr("The next step (→)"));
    m_next->setProperty("primary", true);
    // "Done" must not move it away from under the pointer.
    m_next->setMinimumWidth(std::max(m_next->sizeHint().width(), QPushButton(tr("Done")).sizeHint().width()));
    m_close = button({}, tr("End the walk (Esc)"));
    m_close->setAccessibleName(tr("End the walk"));
    m_close->setProperty("step", true);
    row->addWidget(m_position, 1);
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_close);
    down->addLayout(row);

    const auto label = [] {
        auto *l = new QLabel;
        l->setTextFormat(Qt::PlainText); // it names slices of a file
        l->setWordWrap(true);
        l->setTextInteractionFlags(Qt::TextSelectableByMouse);
        l->setFocusPolicy(Qt::NoFocus);
        l->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        l->setSizePolicy(policy);
        return l;
    };
    m_title = label();
    m_title->setFont(scaled(font(), 1.15, QFont::DemiBold));
    m_text = label();
    down->addWidget(m_title);
    down->addWidget(m_text);
    connect(m_back, &QPushButton::clicked, this, &WalkCard::backAsked);
    connect(m_next, &QPushButton::clicked, this, &WalkCard::nextAsked);
    connect(m_close, &QPushButton::clicked, this, &WalkCard::closeAsked);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    dress();
}

void WalkCard::showStep(int at, int count, const QString &title, const QString &text)
{
    m_position->setText(tr("How to read a trace · %1 of %2").arg(at + 1).arg(count));
    m_title->setText(title);
    m_text->setText(text);
    m_back->setEnabled(at > 0);
    m_next->setText(at + 1 < count ? tr("Next") : tr("Done"));
    takeHeight();
    setAccessibleName(m_position->text() + QStringLiteral(": ") + title);
    setAccessibleDescription(text);
    // The keys stay with the timeline, so a screen reader is told.
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString WalkCard::title() const
{
    return m_title->text();
}

QString WalkCard::text() const
{
    return m_text->text();
}

void WalkCard::dress()
{
    m_close->setIcon(themedIcon(QStringLiteral("close"), Theme::current().text));
}

void WalkCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_close && event->type() == QEvent::PaletteChange)
        dress();
}

void WalkCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Long lines are hard to read. Room for three: most texts have no more, so the timeline below does not jump.
    m_text->setMaximumWidth(110 * fontMetrics().averageCharWidth());
    m_text->setMinimumHeight(3 * fontMetrics().lineSpacing());
    takeHeight();
}

void WalkCard::takeHeight()
{
    setMinimumHeight(layout()->heightForWidth(width()));
}

void WalkCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(QRect(0, 0, 3, height()), theme.accent);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

} // namespace lanescope
