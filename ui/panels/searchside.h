#pragma once

#include <QTimer>
#include <QWidget>

#include "core/analyse/search.h"
#include "ui/document/latestwork.h"

#include <memory>
#include <optional>

class QLabel;
class QTreeView;

namespace lanescope {

class Highlights;
class SearchModel;
class TimeAxis;

/// What is looked for, and where.
struct SearchQuery {
    TextMatcher matches; ///< null: nothing is looked for
    SearchScope scope;
    bool withArguments = false;
};

/// What a search finds in one trace: the list of hits, a sentence about them, the marks in the lanes.
class SearchSide : public QWidget {
    Q_OBJECT

public:
    explicit SearchSide(const TimeAxis &axis, QWidget *parent = nullptr);
    ~SearchSide() override;

    void setTrace(std::shared_ptr<const Trace> trace);
    /// Stands before its sentence, where there are two; empty: the sentence is shown elsewhere.
    void setLetter(const QString &letter);
    void search(SearchQuery query);
    SearchModel &model() const { return *m_model; }
    QTreeView &list() const { return *m_list; }
    std::uint32_t count() const;
    /// What it says of the hits.
    const QString &summary() const { return m_said; }
    void say(const QString &text);
    bool isRunning() const { return m_work.isRunning(); }
    /// Nothing is being looked for any more, and the marks are made.
    bool isReady() const { return !m_settle.isActive() && !m_work.isRunning() && !m_marks.isRunning(); }

    void setSlice(SliceId slice);
    /// Which of the hits the selected slice is.
    std::optional<std::uint32_t> place() const;
    /// The next hit (+1) or the one before (-1), from the selected slice on, else from where the view begins; null at the end.
    std::optional<SliceId> beside(int direction) const;
    /// The first hit, or for -1 the last; null where there is none.
    std::optional<SliceId> outermost(int direction) const;

signals:
    /// The hits, the place among them or what it says are others now.
    void changed();
    /// Null: nothing.
    void hitsMarked(std::shared_ptr<const lanescope::Highlights> hits);
    void sliceActivated(lanescope::SliceId slice);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Made by the first search, in its thread; one search runs at a time.
    struct Prepared {
        std::shared_ptr<const SearchIndex> index;
    };

    void start();
    void showProgress();
    void showHits(SearchHits hits);
    void showSummary();
    void showPlace();
    void showSaid();
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
    SearchQuery m_query;
    LatestWork m_work;
    LatestWork m_marks;
    SliceId m_slice;            ///< selected in the timeline
    Nanoseconds m_covered = -1; ///< of the hits; below 0: not known yet
    QTimer m_settle;            ///< arguments are not read for every key
    QTimer m_poll;
    bool m_isFollowing = false; ///< the list's current row is being set, not chosen

    QString m_letter, m_said;
    QLabel *m_summary;
    SearchModel *m_model;
    QTreeView *m_list;
};

} // namespace lanescope
