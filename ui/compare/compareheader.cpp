#include "ui/compare/compareheader.h"

#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace lanescope {

CompareHeader::CompareHeader(const QString &letter, QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(12, 2, 8, 3);
    m_row->setSpacing(8);
    m_letter = new QLabel(letter);
    m_file = new ElidedLabel(nullptr, Qt::ElideMiddle);
    m_facts = new QLabel;
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_row->addWidget(m_letter);
    m_row->addWidget(m_file, 1);
    m_row->addWidget(m_facts);
    dress();
}

void CompareHeader::setFile(const QString &title, const QString &path)
{
    m_file->setText(title);
    m_file->setHelp(path);
    setAccessibleName(m_letter->text() + QStringLiteral(": ") + title);
}

void CompareHeader::setFacts(const QString &facts)
{
    m_facts->setText(facts);
}

void CompareHeader::addControl(QWidget *widget)
{
    m_row->addWidget(widget);
}

void CompareHeader::dress()
{
    QFont bold = font();
    bold.setWeight(QFont::Bold);
    m_letter->setFont(bold);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_facts->setFont(small);
    update();
}

void CompareHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_facts && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

void CompareHeader::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

void CompareHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_facts->setVisible(width() > fontMetrics().averageCharWidth() * 95);
}

} // namespace lanescope
