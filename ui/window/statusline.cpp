#include "ui/window/statusline.h"

#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace lanescope {

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(18, 4, 18, 4);
    row->setSpacing(24);
    m_facts = new ElidedLabel;
    m_selection = new ElidedLabel;
    QFont small = m_facts->font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    for (ElidedLabel *label : {m_facts, m_selection}) {
        label->setFont(small);
        label->setSecondary(true);
    }
    m_issues = new QPushButton;
    m_issues->setProperty("link", true);
    m_issues->setStyleSheet(QStringLiteral("padding: 1px 4px;"));
    m_issues->setFont(small);
    m_issues->setCursor(Qt::PointingHandCursor);
    m_issues->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the timeline
    m_issues->setToolTip(tr("What was met in the file"));
    m_issues->hide();
    connect(m_issues, &QPushButton::clicked, this, &StatusLine::issuesAsked);
    auto *left = new QHBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_facts);
    left->addWidget(m_issues);
    row->addLayout(left);
    row->addStretch(1);
    row->addWidget(m_selection);
    dress();
}

void StatusLine::setFacts(const QString &text)
{
    m_facts->setText(text);
}

QString StatusLine::facts() const
{
    return m_facts->text();
}

void StatusLine::setIssues(const QString &text, bool areWarnings)
{
    m_areWarnings = areWarnings;
    m_issues->setText(text);
    m_issues->setAccessibleName(tr("%1: what was met in the file").arg(text));
    m_issues->setVisible(!text.isEmpty());
    dress();
}

void StatusLine::dress()
{
    const int side = fontMetrics().height() * 9 / 10;
    m_issues->setIconSize({side, side});
    m_issues->setIcon(m_areWarnings ? themedIcon(QStringLiteral("warning"), Theme::current().warning) : QIcon());
    setFixedHeight(m_issues->sizeHint().height() + 8); // with the button and without: the lanes above stay as they are
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_issues && event->type() == QEvent::PaletteChange)
        dress();
}

void StatusLine::setSelection(const QString &text)
{
    m_selection->setText(text);
}

void StatusLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().panel);
    painter.fillRect(QRect(0, 0, width(), 1), Theme::current().line);
}

} // namespace lanescope
