#pragma once

#include <QTableView>

namespace lanescope {

class TableModel;

/// Shows a TableModel: digits of one width, a quiet bar behind shares and behind what the rows are sorted by, names that stay when
/// it is scrolled sideways.
class TableView : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QWidget *parent = nullptr);

    void setTableModel(TableModel *model);
    /// Widths by what is in the columns; the first one takes what is left. To be called when the table is another.
    void fitColumns();
    /// The header's arrow as the model is sorted.
    void showSorting();
    /// What is shown is out of date, and pale.
    void setStale(bool stale);
    /// A menu of all columns.
    void askForColumns(const QPoint &globalPos);
    /// Selected rows, from top to bottom.
    std::vector<int> selectedRows() const;
    /// Columns that are shown, from left to right.
    std::vector<int> shownColumns() const;
    /// The names that stay; visible only while they are needed.
    const QTableView &names() const { return *m_names; }

public slots:
    /// Selected rows as tab-separated text, with the columns that are shown; without a selection all rows.
    void copyRows() const;
    /// The whole text of the current cell.
    void copyCell() const;

signals:
    /// The slice before (-1) or after (+1) of the current row's.
    void stepAsked(int direction);
    /// A person showed, hid or moved columns.
    void columnsChanged();
    void filterAsked();

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void dress();
    int stretchedColumn() const;
    void placeNames();
    void showNames();
    void fitName();
    int wantedWidth(int column) const;
    void setHoveredRow(int row);
    friend class TableDelegate;

    TableModel *m_model = nullptr;
    QTableView *m_names = nullptr; ///< the first column once more, over it: it stays where the others are scrolled away
    int m_hoveredRow = -1;
    bool m_isStale = false;
    bool m_isFitting = false;
    bool m_isNameFixed = false; ///< a person dragged the first column's width
};

} // namespace lanescope
