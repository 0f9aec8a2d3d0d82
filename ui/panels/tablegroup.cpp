#include "ui/panels/tablegroup.h"

#include "ui/document/coretext.h"
#include "ui/look/format.h"
#include "ui/panels/tablepanel.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace lanescope {

TableGroup::TableGroup(const std::vector<TablePanel *> &tables, QWidget *parent)
    : QWidget(parent)
    , m_tables(tables)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget;
    down->addWidget(m_stack);
    setMinimumWidth(1);
    for (TablePanel *table : tables) {
        auto *group = new QWidget;
        group->setAccessibleName(tr("Which table"));
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        auto &buttons = m_buttons.emplace_back();
        for (TablePanel *other : tables) {
            auto *b = new QToolButton;
            b->setText(coreText(other->kind().title));
            b->setToolTip(plainToolTip(coreText(other->kind().tip)));
            b->setProperty("segment", other == tables.front() ? "first" : other == tables.back() ? "last" : "middle");
            b->setCheckable(true);
            b->setFocusPolicy(Qt::TabFocus);
            connect(b, &QToolButton::clicked, this, [this, other] { showTable(other); });
            row->addWidget(b);
            buttons.push_back(b);
        }
        table->addToBar(group);
        m_stack->addWidget(table);
    }
    showTable(tables.front());
}

TablePanel *TableGroup::current() const
{
    return static_cast<TablePanel *>(m_stack->currentWidget());
}

void TableGroup::showTable(TablePanel *table)
{
    m_stack->setCurrentWidget(table);
    setFocusProxy(table);
    for (const auto &buttons : m_buttons)
        for (std::size_t i = 0; i < buttons.size(); ++i)
            buttons[i]->setChecked(m_tables[i] == table);
}

} // namespace lanescope
