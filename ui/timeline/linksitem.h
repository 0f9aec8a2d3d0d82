#pragma once

#include "core/analyse/chain.h"
#include "core/analyse/sequencelinks.h"

#include <QGraphicsItem>
#include <QPolygonF>

#include <memory>
#include <optional>
#include <vector>

namespace lanescope {

class TimelineScene;

/// A line from one slice to another, in the scene's coordinates.
struct LinkLine {
    SliceId from;
    SliceId to;
    bool isSkewed = false; ///< it goes back in time: the clocks disagree
    QPolygonF line;
};

/// Of the launches in view, a line each to what they launched: at most one every few pixels of a lane and never more than a few
/// hundred, however many there are. To a folded lane it ends at its edge.
std::vector<LinkLine> launchLines(const TimelineScene &scene);
/// From a forward op to what autograd ran for it; those that can be seen.
std::vector<LinkLine> backwardLines(const TimelineScene &scene, const ForwardBackward &links);

/// Draws the links that are no chain: forward to backward of the selected slice, what a buffer request held back, and if wanted the
/// launches in view.
class LinksItem : public QGraphicsItem {
public:
    explicit LinksItem(const TimelineScene &scene);

    void setSlice(SliceId slice);
    /// Of a file without flows from forward to backward; null: none known.
    void setSequences(std::shared_ptr<const SequenceLinks> sequences);
    const ForwardBackward &forwardBackward() const { return m_links; }
    /// The thread that the selected buffer request held; none where there is none.
    LaneId heldLane() const { return m_heldLane; }
    void setShowsLaunches(bool shows);
    bool showsLaunches() const { return m_showsLaunches; }
    void setArea(const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintHeld(QPainter &painter) const;

    const TimelineScene &m_scene;
    QRectF m_area;
    SliceId m_slice;
    ForwardBackward m_links;
    std::shared_ptr<const SequenceLinks> m_sequences;
    LaneId m_heldLane;
    bool m_showsLaunches = false;
};

} // namespace lanescope
