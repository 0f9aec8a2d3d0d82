#pragma once

#include <QWidget>

#include "core/analyse/table.h"
#include "core/model/trace.h"
#include "ui/document/latestwork.h"
#include "ui/panels/slicetext.h"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QStackedWidget;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QUrl;

namespace lanescope {

class ChainList;
class ElidedLabel;
class TableModel;
class TableView;
struct Chain;
struct Gap;
struct GapPart;
struct Mark;

/// What is selected. Of a slice: its times, where it lies, what belongs to it, its chain, and every argument of the event. Of a stretch
/// of time: how busy devices and threads are, and why not. What takes long is found out in a thread and comes a moment later.
class DetailsPanel : public QWidget {
    Q_OBJECT

public:
    explicit DetailsPanel(QWidget *parent = nullptr);
    ~DetailsPanel() override;

    void setTrace(std::shared_ptr<const Trace> trace);
    void setSlice(SliceId slice);
    /// The chain that the slice is a member of.
    void setChain(const Chain &chain);
    /// Idle time of a GPU instead of a slice.
    void setGap(const Gap &gap, const GapPart &part);
    /// An async span or an instant instead of a slice.
    void setMark(const Mark &mark);
    /// A stretch of time instead of a slice; null: none any more.
    void setRange(std::optional<TimeRange> range);
    bool showsRange() const { return m_range.has_value(); }
    const ChainList &chainList() const { return *m_chain; }
    /// Everything that is to be known of the slice is shown.
    bool isReady() const { return !m_reader.isRunning(); }
    const std::vector<FactGroup> &groups() const { return m_groups; }
    QTextBrowser &facts() const { return *m_facts; }
    QTreeWidget &arguments() const { return *m_arguments; }
    /// What starts in the range, by name; null where there is no range.
    std::shared_ptr<const Table> table() const;
    TableView &tableView() const { return *m_table; }

public slots:
    /// All that is shown, as text.
    void copyText() const;
    /// The event as it stands in the file.
    void copyJson() const;
    void copyName() const;

signals:
    /// A slice that is named here was clicked.
    void sliceActivated(lanescope::SliceId slice);
    void searchAsked(const QString &name);
    /// A line of a program that is named here was clicked.
    void sourceAsked(const QString &file, int line);
    /// Rows of the range's table were selected.
    void slicesMarked(std::span<const std::uint32_t> slices);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Of something that is no event: a title and facts, and a text in place of the arguments.
    void showOther(const QString &title, std::vector<FactGroup> groups, const QString &text);
    void showFacts();
    void showArguments();
    void follow(const QUrl &link);
    void copyRows() const;
    void markRows();
    void stepInRows(int direction);
    void showTable(bool shown);
    void layOut();

    std::shared_ptr<const Trace> m_trace;
    SliceId m_slice;
    std::optional<TimeRange> m_range;
    LatestWork m_reader;
    std::shared_ptr<std::atomic<bool>> m_cancel; ///< of the reading that runs
    std::shared_ptr<const SliceReading> m_reading;
    std::vector<FactGroup> m_groups;
    std::vector<std::pair<QString, int>> m_sources; ///< files and lines that the links of m_facts lead to
    bool m_isUncut = false;                         ///< long values are shown as a whole
    bool m_isNarrow = false;

    QStackedWidget *m_stack;
    ElidedLabel *m_name;
    QToolButton *m_copy;
    QAction *m_copyJson;
    QAction *m_copyName;
    QTextBrowser *m_facts;
    QGridLayout *m_columns = nullptr;
    ChainList *m_chain;
    QWidget *m_right;
    QTreeWidget *m_arguments;
    QLabel *m_problem;
    TableModel *m_tableModel;
    TableView *m_table;
    std::set<std::string> m_hidden{"median_ns", "p5_ns", "p95_ns", "lanes"}; ///< columns, by their keys
    std::vector<std::uint32_t> m_marked;                                     ///< slices of the selected rows, by start
    SliceId m_stepped;                                                       ///< the one of them that was gone to last
};

} // namespace lanescope
