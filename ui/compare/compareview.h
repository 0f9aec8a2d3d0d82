#pragma once

#include <QWidget>

#include "ui/document/latestwork.h"
#include "ui/document/tracecomparison.h"
#include "ui/document/tracedocument.h"
#include "ui/document/viewlook.h"
#include "ui/timeline/timeaxis.h"

#include <memory>
#include <optional>

class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace lanescope {

class AxisLink;
class CompareHeader;
class ComparePanel;
class DetailsPanel;
class LaneWeave;
class PanelArea;
class StepStrip;
class TimelineView;
struct ComparedRow;

/// Two traces on one page: the timeline that it is given and that of a second file, aligned at a step, with what their comparison
/// found in a tab. Each lane of the second stands below the one of the first that does the same, or the second timeline as a whole
/// below the first. As long as nothing is compared it is the given timeline alone.
class CompareView : public QWidget {
    Q_OBJECT

public:
    /// Takes the timeline into its layout. `panels` gets the tabs while something is compared.
    CompareView(TimelineView &timeline, PanelArea &panels, QWidget *parent = nullptr);
    ~CompareView() override;

    /// The trace above; another one ends the comparison.
    void setTrace(std::shared_ptr<const Trace> trace, const QString &title, const QString &path);
    /// What is known of it; the comparison waits for that.
    void setReport(std::shared_ptr<const TraceReport> report);
    /// Loads a second file and compares it. One that is compared already stays until the other is read, and where it cannot be read.
    /// `keepsView`: A's view was chosen and stays; B's step that belongs to what it shows goes under it. `as`: B lies as it says.
    void compareWith(const QString &path, const QString &title = {}, bool keepsView = false,
                     std::optional<ViewLook::Second> as = {});
    /// How B lies below A; none as long as nothing is compared.
    std::optional<ViewLook::Second> second() const;
    void end();
    bool isComparing() const { return m_isComparing; }
    /// Compared, and no other file on its way.
    bool isReady() const { return m_comparison && !m_document.isLoading(); }
    bool isLaneByLane() const { return m_isLaneByLane; }

    TraceDocument &document() { return m_document; }
    TimeAxis &axis() { return m_axis; }
    AxisLink &link() { return *m_link; }
    TimelineView &timeline() { return *m_below; }
    StepStrip &strip() { return *m_strip; }
    ComparePanel &panel() { return *m_panel; }
    /// Whether this is one of the panels that it adds.
    bool owns(const QWidget *panel) const;
    QToolButton &lockButton() { return *m_lock; }
    QToolButton &lanesButton() { return *m_lanes; }
    /// Null as long as the timelines stand one above the other.
    const LaneWeave *weave() const { return m_weave.get(); }

public slots:
    /// Puts the starts of this pair of steps under each other and shows them.
    void alignAt(int pair);
    /// Puts B's part of the pair of this step of A under it, and leaves A's view as it is. Nothing where the timelines are not locked,
    /// or the step is in no pair.
    void alignAtStep(lanescope::SliceId step);
    /// Lane below lane, or timeline below timeline.
    void setLaneByLane(bool laneByLane);

signals:
    void comparingChanged(bool comparing);
    void laneByLaneChanged(bool laneByLane);
    /// Null: there is none.
    void secondTraceChanged(std::shared_ptr<const lanescope::Trace> trace);
    /// For slices of this name.
    void searchAsked(const QString &name);
    /// A sentence for the person.
    void problem(const QString &message);
    /// Another one, of nothing that went wrong.
    void notice(const QString &message);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeBelow();
    void begin();
    void showSecond();
    void compare();
    void show(std::shared_ptr<const TraceComparison> comparison);
    void showFacts();
    /// `what` becomes of the file that is being read.
    void showWaiting(const QString &what);
    void showPair();
    /// Puts the pair under each other that is nearest to what A shows, and leaves A's view as it is.
    void alignNearView();
    void takePlace(const ViewLook::Second &as);
    void showRows();
    void goToRow();
    void dress();
    void shareRoom();
    void arrange();
    void unweave();

    TimelineView &m_above;
    PanelArea &m_panels;
    std::shared_ptr<const Trace> m_trace;
    std::shared_ptr<const TraceReport> m_report; ///< of the trace above
    TraceDocument m_document;                    ///< the second file
    LatestWork m_work;
    std::shared_ptr<const TraceComparison> m_comparison;
    TimeAxis m_axis; ///< of the timeline below
    AxisLink *m_link;
    bool m_isComparing = false;
    bool m_keepsView = false;                     ///< when the comparison is there
    std::optional<ViewLook::Second> m_askedPlace; ///< how B is to lie then

    bool m_isLaneByLane = true;
    std::unique_ptr<LaneWeave> m_weave;

    QSplitter *m_splitter;
    QVBoxLayout *m_upperColumn;
    QVBoxLayout *m_lowerColumn = nullptr;
    CompareHeader *m_headerA;
    CompareHeader *m_headerB;
    QWidget *m_lower;
    StepStrip *m_strip;
    QStackedWidget *m_pages;
    QLabel *m_waiting;
    TimelineView *m_below;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QLabel *m_pair;
    QToolButton *m_lanes;
    QToolButton *m_lock;
    QToolButton *m_close;
    ComparePanel *m_panel;
    DetailsPanel *m_details;
};

} // namespace lanescope
