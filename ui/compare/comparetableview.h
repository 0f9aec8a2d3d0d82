#pragma once

#include <QWidget>

#include "core/analyse/comparetables.h"

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;

namespace lanescope {

class FilterBar;
class TableModel;
class TableView;

/// The tables of a comparison, one at a time: filter, sorting, columns, copy and CSV.
class CompareTableView : public QWidget {
    Q_OBJECT

public:
    explicit CompareTableView(QWidget *parent = nullptr);

    /// The comparison must outlive what is shown: null before it goes.
    void setComparison(const Comparison *comparison);
    void showKind(const CompareTableKind &kind);
    const CompareTableKind *kind() const { return m_kind; }
    TableModel &model() const { return *m_model; }
    TableView &view() const { return *m_view; }
    QLineEdit &filter() const;
    /// Filter, number of rows and menu, for whoever shows them; the view owns none of it any more.
    QWidget *bar() const;
    /// Rows of the comparison that are selected; without those of tables that have none.
    std::vector<const ComparedRow *> selectedRows() const;
    /// Where a file that is saved is offered to lie.
    void setFolder(const QString &folder) { m_folder = folder; }

public slots:
    void saveCsv();
    void clearSelection();

signals:
    void selectionChanged();
    /// A row was double-clicked: go there.
    void rowActivated();
    void problem(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void dress();
    void fillMenu();
    void showCount();

    const Comparison *m_comparison = nullptr;
    const CompareTableKind *m_kind = nullptr;
    std::vector<const ComparedRow *> m_rows; ///< by row of the table
    QString m_folder;
    FilterBar *m_bar;
    QLabel *m_footer = nullptr;
    TableModel *m_model;
    TableView *m_view;
};

} // namespace lanescope
