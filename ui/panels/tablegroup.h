#pragma once

#include <QWidget>

#include <vector>

class QStackedWidget;
class QToolButton;

namespace lanescope {

class TablePanel;

/// Tables that belong together, one at a time, in one panel.
class TableGroup : public QWidget {
    Q_OBJECT

public:
    explicit TableGroup(const std::vector<TablePanel *> &tables, QWidget *parent = nullptr);

    TablePanel *current() const;
    void showTable(TablePanel *table);

private:
    QStackedWidget *m_stack;
    std::vector<TablePanel *> m_tables;
    std::vector<std::vector<QToolButton *>> m_buttons; ///< every table has the switch in its bar
};

} // namespace lanescope
