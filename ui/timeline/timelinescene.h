#pragma once

#include <QGraphicsScene>

#include "core/model/trace.h"
#include "ui/timeline/labelcache.h"
#include "ui/timeline/timelinelook.h"

#include <memory>
#include <optional>
#include <vector>

namespace lanescope {

class ChainItem;
class EvidenceItem;
class GapItem;
class HighlightItem;
class LaneItem;
class SelectionItem;
struct TraceReport;

/// The lanes of a trace as a picture. x is pixels of the viewport and never time, y is pixels downwards from the first lane.
///
/// Only lanes that own a slice are in it. It paints on whatever device: the window's viewport, an image, an SVG.
class TimelineScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TimelineScene(QObject *parent = nullptr);
    ~TimelineScene() override;

    void setTrace(std::shared_ptr<const Trace> trace);
    const std::shared_ptr<const Trace> &trace() const { return m_trace; }

    const TimelineLook &look() const { return m_look; }
    void setTheme(const Theme &theme);
    void setFont(const QFont &font);
    /// How much height there is to fill: with few lanes the rows become up to a half higher, instead of an empty space below.
    void setRoom(double height);
    /// The visible range, the width and the pixel ratio of the device.
    void setScale(const TimeScale &scale, double devicePixelRatio);

    /// In display order.
    const std::vector<LaneItem *> &laneItems() const { return m_lanes; }
    /// Null for a lane without slices.
    LaneItem *laneItem(LaneId lane) const;
    /// The lane at height y, null between and below them.
    LaneItem *laneItemAt(double y) const;
    void setFolded(LaneId lane, bool folded);
    /// Lanes end here; sceneRect() is as high, or a little higher.
    double lanesHeight() const { return m_lanesHeight; }

    struct Hit : LaneHit {
        LaneId lane;
    };
    Hit hit(QPointF pos) const;
    /// Where a slice lies, cut to a pixel beyond the viewport's sides; empty where its lane is not shown.
    QRectF rectOf(SliceId slice) const;

    void setSelectedSlice(SliceId slice);
    SliceId selectedSlice() const;
    void setSelectedRange(std::optional<TimeRange> range);
    std::optional<TimeRange> selectedRange() const;

    /// The gaps of the trace that is shown; null: none known yet.
    void setReport(std::shared_ptr<const TraceReport> report);
    GapItem &gapItem() const { return *m_gaps; }
    ChainItem &chainItem() const { return *m_chain; }
    EvidenceItem &evidenceItem() const { return *m_evidence; }
    HighlightItem &highlightItem() const { return *m_highlights; }
    /// What a search found.
    HighlightItem &hitsItem() const { return *m_hits; }

signals:
    /// Lanes came, went or moved, or the fonts changed.
    void layoutChanged();

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    void layOut();
    void stretchRows();
    void lookChanged();

    std::shared_ptr<const Trace> m_trace;
    TimelineLook m_look;
    LabelCache m_labels;
    std::vector<LaneItem *> m_lanes;
    std::vector<LaneItem *> m_byLane; ///< by LaneId; null where not shown
    SelectionItem *m_selection;
    GapItem *m_gaps;
    ChainItem *m_chain;
    EvidenceItem *m_evidence;
    HighlightItem *m_highlights;
    HighlightItem *m_hits;
    double m_lanesHeight = 0;
    double m_room = 0;
};

/// Least distance of two ticks: room for a label.
double tickDistance(const TimelineLook &look);

} // namespace lanescope
