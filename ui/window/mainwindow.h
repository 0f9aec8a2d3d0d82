#pragma once

#include <QMainWindow>
#include <QTimer>

#include "ui/document/filewatch.h"
#include "ui/document/place.h"
#include "ui/document/reportjob.h"
#include "ui/document/tablescope.h"
#include "ui/document/tracedocument.h"
#include "ui/timeline/timeaxis.h"

class QSplitter;
class QStackedWidget;

namespace lanescope {

class CompareView;
class DetailsPanel;
class FlamePanel;
class HealthPanel;
class LaneKeeper;
class Legend;
class LoadingPage;
class MessageBar;
class NotesDesk;
class PanelArea;
class RangeSaver;
class RanksView;
class SearchPanel;
class StatusLine;
class TablePanel;
class TimelineView;
class TopBar;
class VerdictPanel;
class WalkCard;
class WalkGuide;
class WelcomePage;
struct PictureRequest;
struct Sample;
struct ShownView;

/// The window: one trace, its timeline in the middle, panels around it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// The first file into this window if that is empty or it is the only one, every further one into a window of its own.
    /// A folder stands for the traces in it. Ranks of one run are opened together, in this window.
    void openFiles(const QStringList &paths, const Place &place = {});
    void openFile(const QString &path, const QString &title = {}, const Place &place = {});
    void openSample(int index);
    /// Nothing is open in it, and nothing is about to be.
    bool isEmpty() const { return !m_document.trace() && !m_document.isLoading(); }
    /// Goes there in the trace that is open.
    void goTo(const Place &place);
    /// "How to read a trace", from its first step; in a window of its own where a person's trace is open.
    void startWalk();

    TraceDocument &document() { return m_document; }
    const TraceDocument &document() const { return m_document; }
    /// Of the trace that is open; null until it is made.
    const std::shared_ptr<const TraceReport> &report() const { return m_report; }
    TimeAxis &axis() { return m_axis; }
    TimelineView &timeline() { return *m_timeline; }
    PanelArea &panels() { return *m_panels; }
    SearchPanel &search() { return *m_search; }
    CompareView &comparison() { return *m_compare; }
    WalkGuide &walk() { return *m_walk; }
    NotesDesk &notes() { return *m_notes; }
    RanksView &ranks() { return *m_ranks; }
    /// What a picture of the view would show; of an own trace alone.
    PictureRequest pictureRequest() const;
    /// What a command line can tell of it.
    ShownView shownView() const;
    /// What the message across the window says; empty where there is none.
    QString message() const;

public slots:
    void askForFile();
    /// Reads the file again, and shows the same part of it.
    void reload();
    /// A second trace, below the one that is open.
    void askForComparison();
    /// While the first one is loading, it waits for that.
    void compareWith(const QString &path, const lanescope::Place &place = {});
    void goToStep(int direction);
    void toggleTheme();
    void showKeys();
    void showPreferences();
    /// A line of a program, in the person's editor.
    void openSource(const QString &file, int line);
    /// The verdicts again, by the limits of the preferences.
    void makeReport();
    /// The keys go to the search.
    void openSearch();
    /// Offers what the timeline shows as a picture.
    void exportPicture();
    /// Puts the command line that reopens what is shown into the clipboard.
    void copyCommand();
    /// Offers the selected range, else the view, as a trace of its own.
    void saveRange();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeWorkspace();
    void addTables();
    void addSearch();
    void addNotes();
    void addWalk(WalkCard &card);
    void makeActions();
    void openSample(const Sample &sample);
    void startComparison();
    /// `ranks`: those in the only file, where they are known. `notice`: what there is to say of the files. `place`: where to go in the
    /// first of them.
    void openRanks(const QStringList &files, std::vector<MergedRank> ranks = {}, const QString &notice = {},
                   const Place &place = {});
    /// The ranks were closed and one of them stays: the way back.
    void offerRanks(const QStringList &files, const std::vector<MergedRank> &ranks);
    bool canGoBackToRanks() const;
    void goBackToRanks();
    void openComparison(const QString &a, const QString &b);
    /// The second one of two traces is there, or is none any more.
    void takeSecond(bool isThere);
    /// Which panels are of the first trace alone, while two are compared.
    void showLetters();
    void load(const QString &path, const QString &title = {}, const Place &place = {});
    void fillOpenMenu();
    void showPage();
    /// Beside the timeline, or where the window is too narrow for that, as a tab below it.
    void placeVerdicts();
    void offerDropped(const QString &path, const QPoint &at);
    bool verdictsAreATab() const;
    void showVerdicts();
    /// Of the tabs the one that has something to say: details of what is selected, or else verdicts or a table.
    void chooseTab();
    void showTrace();
    void showPlace();
    void takeLook(const ViewLook &look);
    void explainAsked();
    ViewLook look() const;
    /// Of the trace that is open, for the next time.
    void keepView();
    void offerReload();
    void showReport(std::shared_ptr<const TraceReport> report);
    void showStep();
    void showSelection();
    void showSecondSelection();
    /// How long before the start of device work its launch call began.
    void showStatus();
    /// Where what is made of the trace goes: beside it.
    QString folder() const;
    /// What one should know before one believes the trace.
    void showNotices();
    /// What was made of the trace and lies at `path`.
    void showWritten(const QString &text, const QString &path);
    /// The step in the middle of the view, if the view is about as long as it; else -1.
    int currentStep() const;

    TraceDocument m_document;
    ReportJob m_reportJob;
    ReportRequest m_reportRequest;
    std::shared_ptr<const TraceReport> m_report; ///< of the trace that is open; null until it is made
    FileWatch m_watch;
    QString m_limitsProblem; ///< why the limits of the preferences are not used
    TimeAxis m_axis;
    TableScope m_scope;
    LaneKeeper *m_lanes;
    LaneKeeper *m_secondLanes; ///< of the second one of two that are compared
    QString m_lanesPath;
    Place m_place;                         ///< where to go when the load ends
    std::optional<TimeRange> m_reloadView; ///< what was shown of the file that is read again
    QString m_compareNext;                 ///< to be compared with what is being loaded
    Place m_comparePlace;                  ///< and where to look then
    Place m_ranksPlace;                    ///< where to go in the first of the ranks that are opened
    std::string m_askedFinding;            ///< to be explained when the report is made
    QString m_openNotice;                  ///< about the files that were opened together
    struct ClosedRanks {
        QStringList files;
        std::vector<MergedRank> ranks;
        QString path; ///< of the one that stayed
    };
    ClosedRanks m_closedRanks;
    bool m_isShowingProof = false; ///< what is selected now, a verdict asked for

    TopBar *m_top;
    MessageBar *m_message;
    QStackedWidget *m_pages;
    WelcomePage *m_welcome;
    LoadingPage *m_loading;
    QWidget *m_workspace;
    QSplitter *m_across;
    QSplitter *m_down;
    TimelineView *m_timeline;
    CompareView *m_compare = nullptr;
    Legend *m_legend;
    WalkGuide *m_walk;
    VerdictPanel *m_verdicts;
    QWidget *m_verdictsTab; ///< around m_verdicts while it is a tab: it hides and shows itself, which a panel must not
    PanelArea *m_panels;
    RanksView *m_ranks;
    DetailsPanel *m_details;
    SearchPanel *m_search;
    std::vector<TablePanel *> m_tables;
    FlamePanel *m_flame;
    HealthPanel *m_health;
    NotesDesk *m_notes;
    StatusLine *m_status;
    RangeSaver *m_rangeSaver;
};

} // namespace lanescope
