#pragma once

#include <QWidget>

#include "core/analyse/tables.h"
#include "ui/document/latestwork.h"
#include "ui/document/tablescope.h"

#include <memory>
#include <span>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace lanescope {

class ScopeSwitch;
class TableModel;
class TableView;
class TimeAxis;

/// One table of core below the timeline: filter, scope, sorting, columns, copy and CSV. Its rows lead to the timeline and back.
///
/// It is made in a thread, when it can be seen and not before.
class TablePanel : public QWidget {
    Q_OBJECT

public:
    TablePanel(const TableKind &kind, TableScope &scope, const TimeAxis &axis, QWidget *parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    const TableKind &kind() const { return m_kind; }
    TableModel &model() const { return *m_model; }
    TableView &view() const { return *m_view; }
    /// Puts a widget before the filter, or above the rows. Takes it over.
    void addToBar(QWidget *widget);
    void addAbove(QWidget *widget);
    /// What is shown is what was asked for.
    bool isReady() const;
    /// All that the selected rows sum up, by start.
    const std::vector<std::uint32_t> &marked() const { return m_marked; }

public slots:
    /// A slice was selected in the timeline: its row is selected, too. It never moves the timeline.
    void setSlice(lanescope::SliceId slice);
    void clearSelection();
    /// The next (+1) or previous (-1) slice of the selected rows.
    void step(int direction);
    void saveCsv();

public:
    /// The rows that are shown, with all columns; false, and problem(), where it cannot be written.
    bool writeCsv(const QString &path);

signals:
    void slicesMarked(std::span<const std::uint32_t> slices);
    void sliceActivated(lanescope::SliceId slice);
    /// For the person; a sentence.
    void problem(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void dress();
    void makeBar();
    /// The table is out of date; makes it anew if it can be seen.
    void refresh();
    void showTable(std::shared_ptr<const Table> table);
    void showColumns();
    void rememberColumns();
    void showSelection();
    void showState();
    void followSlice();
    /// What the selected rows are called, in a table of another scope too.
    std::vector<std::string> selectedKeys() const;
    bool selectKeys(const std::vector<std::string> &keys);
    QString columnsKey() const;
    void fillMenu();
    void shareRoom();

    const TableKind &m_kind;
    TableScope &m_scope;
    const TimeAxis &m_axis;
    std::shared_ptr<const Trace> m_trace;
    LatestWork m_work;
    TableModel *m_model;
    bool m_isStale = true;      ///< what is shown is not what the switches say
    bool m_isResetting = false; ///< the selection is lost for a moment
    SliceId m_slice;            ///< selected in the timeline
    std::vector<std::uint32_t> m_marked;

    QWidget *m_bar;
    QWidget *m_inBar = nullptr; ///< from addToBar()
    QLineEdit *m_filter;
    ScopeSwitch *m_scopeSwitch;
    struct Option {
        bool TableOptions::*member;
        QAction *action;
        QToolButton *button;
    };
    std::vector<Option> m_options;
    QLabel *m_count;
    QLabel *m_position;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_more = nullptr;
    QProgressBar *m_progress;
    QTimer *m_late;
    QStackedWidget *m_pages;
    TableView *m_view;
    QLabel *m_message;
    QLabel *m_footer;
};

} // namespace lanescope
