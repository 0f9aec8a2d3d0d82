#include "ui/panels/pageswitch.h"

#include "ui/look/format.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

namespace lanescope {

PageSwitch::PageSwitch(const QString &name, QWidget *parent)
    : QWidget(parent)
{
    auto *across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    m_row = new QWidget;
    m_row->setAccessibleName(name);
    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_list = new QComboBox;
    m_list->setAccessibleName(name);
    m_list->hide();
    across->addWidget(m_row);
    across->addWidget(m_list);
    connect(m_list, &QComboBox::activated, this, &PageSwitch::chosen);
}

void PageSwitch::addPage(const QString &title, const QString &tip)
{
    const auto page = static_cast<int>(m_buttons.size());
    auto *b = new QToolButton;
    b->setText(title);
    b->setToolTip(plainToolTip(tip));
    b->setCheckable(true);
    b->setFocusPolicy(Qt::TabFocus);
    b->setProperty("segment", page == 0 ? "first" : "last");
    if (page > 1)
        m_buttons.back()->setProperty("segment", "middle");
    connect(b, &QToolButton::clicked, this, [this, page] { emit chosen(page); });
    m_row->layout()->addWidget(b);
    m_buttons.push_back(b);
    m_list->addItem(title);
    m_list->setItemData(page, plainToolTip(tip), Qt::ToolTipRole);
}

void PageSwitch::setPage(int page)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(static_cast<int>(i) == page);
    m_list->setCurrentIndex(page);
}

void PageSwitch::setOthersEnabled(bool enabled)
{
    for (std::size_t i = 1; i < m_buttons.size(); ++i)
        m_buttons[i]->setEnabled(enabled);
    m_list->setEnabled(enabled);
}

void PageSwitch::setRoom(int width)
{
    const bool isNarrow = width < m_row->sizeHint().width();
    m_row->setVisible(!isNarrow);
    m_list->setVisible(isNarrow);
}

} // namespace lanescope
