#pragma once

#include "ui/panels/scopedpanel.h"

#include "core/analyse/tables.h"

#include <memory>
#include <vector>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace lanescope {

class FilterBar;
class ScopeSwitch;
class TableModel;
class TableView;
class TimeAxis;

/// One table of core below the timeline: filter, scope, sorting, columns, copy and CSV. Its rows lead to the timeline and back.
class TablePanel : public ScopedPanel {
    Q_OBJECT

public:
    TablePanel(const TableKind &kind, TableScope &scope, const TimeAxis &axis, QWidget *parent = nullptr);

    const TableKind &kind() const { return m_kind; }
    TableModel &model() const { return *m_model; }
    TableView &view() const { return *m_view; }
    /// Puts a widget before the filter, or above the rows. Takes it over.
    void addToBar(QWidget *widget);
    void addAbove(QWidget *widget);
    /// All that the selected rows sum up, by start.
    const std::vector<std::uint32_t> &marked() const { return m_marked; }

public slots:
    void clearSelection();
    /// The next (+1) or previous (-1) slice of the selected rows.
    void step(int direction);
    void saveCsv();

public:
    /// The rows that are shown, with all columns; false, and problem(), where it cannot be written.
    bool writeCsv(const QString &path);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    LatestWork::Work making() override;
    void forget() override;
    /// Selects the row of the timeline's slice.
    void followSlice() override;
    void showState() override;
    void setStale(bool isStale) override;
    void dress() override;
    void shareRoom() override;
    void makeBar(TableScope &scope);
    void showTable(std::shared_ptr<const Table> table);
    void showColumns();
    void rememberColumns();
    void showSelection();
    /// What the selected rows are called, in a table of another scope too.
    std::vector<std::string> selectedKeys() const;
    bool selectKeys(const std::vector<std::string> &keys);
    QString columnsKey() const;
    void fillMenu();

    const TableKind &m_kind;
    const TimeAxis &m_axis;
    TableModel *m_model;
    bool m_isResetting = false; ///< the selection is lost for a moment
    std::vector<std::uint32_t> m_marked;

    FilterBar *m_bar;
    QWidget *m_inBar = nullptr; ///< from addToBar()
    ScopeSwitch *m_scopeSwitch;
    struct Option {
        bool TableOptions::*member;
        QAction *action;
        QToolButton *button;
    };
    std::vector<Option> m_options;
    QLabel *m_position;
    QToolButton *m_previous;
    QToolButton *m_next;
    QProgressBar *m_progress;
    TableView *m_view;
    QLabel *m_footer;
};

} // namespace lanescope
