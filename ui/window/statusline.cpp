#include "ui/window/statusline.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"

#include <QHBoxLayout>
#include <QPainter>

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
    row->addWidget(m_facts);
    row->addStretch(1);
    row->addWidget(m_selection);
}

void StatusLine::setFacts(const QString &text, const QString &toolTip)
{
    m_facts->setText(text);
    m_facts->setHelp(toolTip);
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
