#pragma once

#include <QWidget>

#include "core/verdict/ranksreport.h"
#include "ui/ranks/ranksjob.h"

#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace lanescope {

class PanelArea;
class RankLanes;
class RanksPanel;
class TimeAxis;
class TimelineView;
class Trace;

/// Several ranks above the timeline of one of them: all ranks on one clock, and in a tab who waits for whom. Of each rank only what
/// joining needs is kept; the whole trace of the one that is looked at. Where ranks were put together in one file, its timeline has
/// the lanes of all.
class RanksView : public QWidget {
    Q_OBJECT

public:
    /// `timeline` is that of the chosen rank, and shows `axis`. `panels` gets the tab while ranks are open.
    RanksView(TimeAxis &axis, TimelineView &timeline, PanelArea &panels, QWidget *parent = nullptr);
    ~RanksView() override;

    /// Whether files that are opened together are ranks of one run: their names or their headers name two or more ranks, or there are
    /// reports, and no trace among them says nothing of its rank. A rank may be there twice, and a file may be damaged: the others
    /// are shown, with a sentence about it. Looks at the beginnings only.
    static bool areRanks(const QStringList &files);

    /// `ranks`: those in the only file, where they are known. `notice`: what there is to say of the files.
    void open(const QStringList &files, std::vector<MergedRank> ranks = {}, const QString &notice = {});
    void end();
    bool isOpen() const { return m_isOpen; }
    /// As they were opened; empty where none are.
    const QStringList &files() const { return m_files; }
    /// Number of the rank that is looked at; empty where none is.
    QString lookedAt() const;
    /// Looks at the rank of this number, once it is known, and leaves the view as it is.
    void lookAt(const QString &number);
    /// Whether this file is one of the ranks, so that opening it changes the rank that is looked at.
    bool holds(const QString &path) const;
    /// The timeline has another trace now; null: none.
    void setTrace(const Trace *trace, const QString &path);

    RankLanes &lanes() const { return *m_lanes; }
    RanksPanel &panel() const { return *m_panel; }
    const RanksReport *report() const { return m_report.get(); }
    bool isReading() const { return m_job.isRunning(); }

public slots:
    void chooseRank(std::uint32_t rank);

signals:
    /// The trace of another rank should be loaded.
    void fileAsked(const QString &path);
    void problem(const QString &sentence);
    void ended();
    /// A person closed them: what open() was given, for the way back.
    void left(const QStringList &files, const std::vector<lanescope::MergedRank> &ranks);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void leave();
    void showReport(std::shared_ptr<const RanksReport> report);
    void showProgress();
    void askForOneOfThem();
    void showEvidence(std::uint32_t rank, const Evidence &evidence);
    void showInTimeline(std::uint32_t rank, Evidence evidence);
    void revealLanes(std::uint32_t rank);
    void takeRoom();
    void align();
    QString pathOf(std::uint32_t rank) const;
    /// Where a slice of the rank's report is in the trace that is shown.
    SliceId inTrace(std::uint32_t rank, SliceId slice) const;

    TimeAxis &m_axis;
    TimelineView &m_timeline;
    PanelArea &m_panels;
    RanksJob m_job;
    QStringList m_files;
    std::vector<MergedRank> m_ranksInFile; ///< as they were given
    QStringList m_problems;                ///< sentences about files that could not be read, or were passed over
    QString m_askedFirst; ///< the file that was opened before the ranks were known; empty once they are
    std::shared_ptr<const RanksReport> m_report;
    bool m_isOpen = false;
    bool m_isOfReports = false; ///< no file is a trace
    const Trace *m_trace = nullptr;
    QString m_tracePath;
    QString m_askedNumber;                ///< of the rank that is to be looked at once it is known
    std::optional<std::uint32_t> m_asked; ///< rank whose trace is being loaded
    std::optional<TimeRange> m_kept;      ///< common time that is to be seen again in the next trace
    std::optional<Evidence> m_pending;    ///< to be shown when the trace of its rank is there
    QLabel *m_title;
    QProgressBar *m_progress;
    QToolButton *m_close;
    RankLanes *m_lanes;
    RanksPanel *m_panel;
};

} // namespace lanescope
