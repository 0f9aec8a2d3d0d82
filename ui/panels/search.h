#pragma once

#include <QTimer>
#include <QWidget>

#include "core/analyse/search.h"
#include "ui/document/latestwork.h"

#include <memory>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QTreeView;

namespace lanescope {

class Highlights;
class SearchField;
class SearchModel;
class TimeAxis;

/// Finds slices while one types: how many, how long they take, where they are. Steps from one to the next in the timeline.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(const TimeAxis &axis, QWidget *parent = nullptr);
    ~SearchPanel() override;

    void setTrace(std::shared_ptr<const Trace> trace);
    QString text() const;
    SearchField &field() const { return *m_field; }
    /// Hidden while the window has another one in sight.
    void showField(bool shown);
    SearchModel &model() const { return *m_model; }
    QTreeView &list() const { return *m_list; }
    /// What it says of the hits.
    QString summary() const;
    /// Nothing is being looked for any more, and the marks are made.
    bool isReady() const { return !m_settle.isActive() && !m_work.isRunning() && !m_marks.isRunning(); }

public slots:
    void setText(const QString &text);
    void clear();
    /// To the next hit (+1) or the one before (-1), from the selected slice on, else from where the view begins; at the end on from
    /// the other one.
    void step(int direction);
    void setSlice(lanescope::SliceId slice);
    void focusList();

signals:
    void textChanged(const QString &text);
    /// `12 of 345`
    void noteChanged(const QString &note);
    /// Null: nothing.
    void hitsMarked(std::shared_ptr<const lanescope::Highlights> hits);
    void sliceActivated(lanescope::SliceId slice);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Made by the first search, in its thread; one search runs at a time.
    struct Prepared {
        std::shared_ptr<const SearchIndex> index;
    };

    QToolButton *addSwitch(QHBoxLayout *row, const QString &text, const QString &help);
    void addScopes();
    void search();
    void start(TextMatcher matches);
    void showProgress();
    void showHits(SearchHits hits);
    void showSummary();
    void showPlace();
    void say(const QString &text);
    void dress();

    const TimeAxis &m_axis;
    std::shared_ptr<const Trace> m_trace;
    std::shared_ptr<Prepared> m_prepared;
    /// Shared with the search that runs.
    struct Run {
        std::atomic<bool> cancel{false};
        std::atomic<std::uint32_t> done{0}; ///< slices whose arguments were looked at
    };
    std::shared_ptr<Run> m_run;
    LatestWork m_work;
    LatestWork m_marks;
    SliceId m_slice; ///< selected in the timeline
    SearchScope m_scope;
    Nanoseconds m_covered = -1; ///< of the hits; below 0: not known yet
    QTimer m_settle;            ///< arguments are not read for every key
    QTimer m_poll;
    bool m_isFollowing = false; ///< the list's current row is being set, not chosen

    QHBoxLayout *m_bar;
    SearchField *m_field;
    QToolButton *m_case;
    QToolButton *m_regex;
    QToolButton *m_arguments;
    QToolButton *m_where;
    QToolButton *m_previous;
    QToolButton *m_next = nullptr;
    QLabel *m_summary;
    SearchModel *m_model;
    QTreeView *m_list;
};

} // namespace lanescope
