#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QGraphicsView>
#include <QMenu>

#include "ui/document/latestwork.h"
#include "ui/document/tracefacts.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/timelinescene.h"

#include <atomic>
#include <memory>
#include <optional>
#include <span>

class QPushButton;

namespace lanescope {

struct Evidence;
class Highlights;
class LaneItem;
class LaneLabels;
class Overview;
class Ruler;
class TimeAxis;
class TrackItem;

/// The lanes with everything around them that moves along: ruler above, names to the left, overview on top.
///
/// Its transform stays the identity and its horizontal scroll bar stays off: time is moved by the TimeAxis and painted anew, the
/// view scrolls downwards only.
class TimelineView : public QGraphicsView {
    Q_OBJECT

public:
    explicit TimelineView(TimeAxis &axis, QWidget *parent = nullptr);
    ~TimelineView() override;

    void setTrace(std::shared_ptr<const Trace> trace, std::shared_ptr<const TraceFacts> facts);
    TimelineScene &timelineScene() { return *m_scene; }
    TimeAxis &axis() { return m_axis; }
    /// The view of the lanes that do not scroll; it shows a part of the same scene.
    QGraphicsView &pinnedView() { return *m_pinned; }
    /// The overview can go where height is scarce.
    void setOverviewShown(bool shown);
    /// Width of the column of lane names.
    int labelsWidth() const;

    // Two traces on one ground: a second view lies over this one
    /// What stands above the lanes: overview and ruler.
    int chromeHeight() const;
    /// Leaves that many pixels free below overview and ruler, and at the right, for what another view shows there.
    void setSpare(int top, int right);
    /// What of the view is its own, in its own pixels: overview, ruler, and its lanes with their names.
    QRegion ownRegion() const;
    /// Where it says that lanes are hidden, in its own pixels; empty: none are.
    QRect hiddenNote() const;
    /// Draws the chain of another scene, too, which has the same pixels; null: none.
    void setCompanion(const TimelineScene *companion);

    /// The scene's y at the upper edge of what scrolls.
    double topOfView() const;

    /// What the selected mark is, a sentence; empty where none is.
    QString selectedMarkText() const;
    SliceId selectedSlice() const { return m_scene->selectedSlice(); }
    std::optional<TimeRange> selectedRange() const { return m_scene->selectedRange(); }
    /// Selects, and moves as little as needed to show it.
    void showSlice(SliceId slice);
    /// The gaps, once they are known.
    void setReport(std::shared_ptr<const TraceReport> report);
    /// Goes to what proves a verdict, with some room around it, selects it and marks it.
    void showEvidence(const Evidence &evidence);
    /// Scrolls downwards until the slice's row can be seen.
    void revealRow(SliceId slice);
    /// Marks slices in the lanes and in the overview, without selecting any; none: no marks.
    void highlight(std::span<const std::uint32_t> slices);
    /// The same for what a search found; null: nothing.
    void showHits(std::shared_ptr<const Highlights> hits);
    /// Adds what takes the view out of the program: a picture, the command that reopens it, a trace of its own.
    void fillExportMenu(QMenu &menu);

    /// Selects without moving.
    void selectGap(const GapItem::Hit &gap);

public slots:
    /// Selects without moving; a none id selects nothing.
    void selectSlice(SliceId slice);
    /// No slice, gap or mark; a range stays.
    void selectNothing();
    void selectRange(std::optional<TimeRange> range);
    /// The selected range, else the selected slice.
    void fitSelection();
    void showWhole();
    /// The slice before (-1) or after (+1) the selected one in its row; of a gap the one that it lies behind, or before.
    void selectNeighbour(int direction);
    /// The slice's parent, or its first child.
    void selectParent();
    void selectChild();
    /// The slice of the lane above (-1) or below (+1) that is nearest in time to the selected slice or gap.
    void selectLane(int direction);
    /// From a forward op to what autograd ran for it, and back.
    void selectPartner();
    /// The next (+1) or previous (-1) gap of a GPU that is wide enough to be seen at this zoom; shows and selects it.
    void goToGap(int direction);
    /// In this mode a drag measures, snapping to the edges of slices.
    void setMeasuring(bool measuring);
    bool isMeasuring() const { return m_isMeasuring; }
    void setTimeShown(lanescope::TimeShown shown);
    /// The member of the chain before (-1) or after (+1) the selected one; false at its ends.
    bool selectChainMember(int direction);

signals:
    void sliceSelected(lanescope::SliceId slice);
    void rangeSelected();
    /// Escape: nothing should be selected or marked.
    void cleared();
    /// A picture of the view was asked for.
    void pictureWanted();
    /// The menu of a place of the scene is about to be shown; others may add to it.
    void menuAboutToShow(QMenu *menu, QPointF scenePos);
    /// So was the command line that reopens it.
    void commandWanted();
    /// And the selected range, or else the view, as a trace of its own.
    void rangeFileWanted();
    /// Idle time of a GPU was clicked; both live as long as the report.
    void gapSelected(const lanescope::Gap &gap, const lanescope::GapPart &part);
    /// labelsWidth() may be another.
    void marginsChanged();
    /// A mark was selected, or none.
    void markSelected(const lanescope::Mark &mark);
    /// Times are counted from something else now.
    void timeShownChanged();
    void measuringChanged();
    /// A person wants movements to take a moment, or not to.
    void motionChosen(bool motion);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    int overviewHeight() const;
    void layOutMargins();
    void fillRoom();
    void linkSequences();
    void followLayout();
    void updateScale();
    void repaintLanes();
    QString markText(const TimelineScene::MarkHit &hit) const;
    bool showTrackToolTip(const QHelpEvent &help);
    void selectMark(const TimelineScene::MarkHit &hit);
    QString toolTipFor(const TimelineScene::Hit &hit) const;
    bool showGapToolTip(const QHelpEvent &help);
    void zoomAt(double factor, double x);
    double pointerX() const;
    Nanoseconds timeAt(double x) const { return m_scene->look().scale.time(x); }

    TimeAxis &m_axis;
    TimelineScene *m_scene;
    LatestWork m_linking; ///< of forward and backward, where the file has no flows
    std::shared_ptr<std::atomic<bool>> m_stopLinking;
    Overview *m_overview = nullptr;
    QWidget *m_overviewLabel = nullptr;
    Ruler *m_ruler = nullptr;
    QPushButton *m_corner = nullptr; ///< beside the ruler: what times are counted from
    LaneLabels *m_labels = nullptr;
    QGraphicsView *m_pinned =
        nullptr; ///< the lanes that do not scroll; its events are handled as if they came from above the viewport
    LaneLabels *m_pinnedLabels = nullptr;
    int m_spareTop = 0, m_spareRight = 0;
    const TimelineScene *m_companion = nullptr;

    /// The time at a pixel of the viewport; near the edge of a slice, that edge, unless Ctrl is held.
    Nanoseconds snappedAt(QPointF pos, Qt::KeyboardModifiers modifiers) const;
    void panBy(QPointF pixels);
    /// Downwards; within a deep lane as long as that goes.
    void scrollBy(double pixels, LaneItem *deep);
    /// The lane whose rows scroll within it, if one lies there.
    LaneItem *deepLaneAt(QPointF pos) const;
    /// Where the scroll bar of a deep lane lies, goes there; false elsewhere.
    bool dragScrollBar(QPointF pos);
    void stopGliding() { m_glide.stop(); }
    void showTimeMenu();
    TrackItem *trackOfSelection() const;

    enum class Drag { None, Press, Pan, Range, Measure, ScrollBar };
    Drag m_drag = Drag::None;
    QPointF m_press;    ///< global: the view moves under the pointer while it is dragged
    QPointF m_lastDrag; ///< global
    Nanoseconds m_pressTime = 0;
    bool m_isMeasuring = false;
    bool m_hasOverview = true;
    QPointF m_speed; ///< of a pan, pixels a millisecond
    QElapsedTimer m_sinceMove;
    QBasicTimer m_glide;             ///< runs while the lanes glide on after a quick pan
    double m_panRest = 0;            ///< vertical pixels that were less than one
    double m_deepRest = 0;           ///< lines that were less than one
    LaneItem *m_deep = nullptr;      ///< that a drag began in
    LaneItem *m_wheelDeep = nullptr; ///< that turns of the wheel began in
    QElapsedTimer m_sinceWheel;
};

} // namespace lanescope
