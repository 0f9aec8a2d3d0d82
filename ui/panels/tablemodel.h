#pragma once

#include <QAbstractTableModel>

#include "core/analyse/table.h"

#include <memory>
#include <vector>

namespace lanescope {

/// A cell for reading: units as everywhere in the window, a dash where there is nothing.
QString cellText(const Cell &cell, CellUnit unit);
/// The same without rounding.
QString cellTextExact(const Cell &cell, CellUnit unit);

/// A Table of core as views want it, sorted and filtered on the raw values.
///
/// It sorts and filters by a list of row numbers of its own: with a proxy model every comparison would cost two QVariants.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// How long the cell's bar is, 0 … 1; below 0: it has none.
    static constexpr int BarRole = Qt::UserRole;
    /// The cell's CellUnit.
    static constexpr int UnitRole = Qt::UserRole + 1;
    /// True for a number of nothing, which may step back.
    static constexpr int NothingRole = Qt::UserRole + 2;

    /// Of a header: the column's title without the arrow of the sorting.
    static constexpr int TitleRole = Qt::UserRole + 3;

    explicit TableModel(QObject *parent = nullptr);

    /// Null: no table. Sorting and filter stay as they are; the sorting by the column's key.
    void setTable(std::shared_ptr<const Table> table);
    const std::shared_ptr<const Table> &table() const { return m_table; }
    /// Shows the rows that hold all words of `text` in some text cell, whatever the case.
    void setFilter(const QString &text);

    /// The table's own row; `row` is one of the model.
    std::uint32_t tableRow(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    /// -1 where the filter hides it.
    int modelRow(std::uint32_t tableRow) const;
    int columnOf(std::string_view key) const;
    /// The name of a row, and what else tells it from others; the same in a table of another selection.
    std::string rowKey(int row) const;
    /// By a column's key, also of a table that is yet to come; empty: the table's own order.
    void setSorting(const QString &key, Qt::SortOrder order);
    QString sortKey() const { return m_sortKey; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    /// The rows that are shown, as they are shown, with all their columns.
    Table shownTable() const;
    /// Tab-separated, with a line of titles and numbers without units, for a spreadsheet. Rows of the model.
    QString textOf(const std::vector<int> &rows, const std::vector<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Empty cells are last in either order; column -1 is the table's own order.
    void sort(int column, Qt::SortOrder order) override;

private:
    const Cell &cell(const QModelIndex &index) const
    {
        return m_table->rows[tableRow(index.row())][static_cast<std::size_t>(index.column())];
    }
    const TableColumn &column(int column) const { return m_table->columns[static_cast<std::size_t>(column)]; }
    double barOf(const QModelIndex &index) const;
    void filterRows();
    void sortRows();

    std::shared_ptr<const Table> m_table;
    std::vector<std::uint32_t> m_order; ///< rows of the table that are shown
    std::vector<double> m_most;         ///< by column, the largest number
    QStringList m_words;
    QString m_sortKey;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
};

} // namespace lanescope
