#pragma once

#include "core/analyse/chain.h"

#include <QGraphicsItem>
#include <QPolygonF>
#include <QString>

#include <memory>
#include <vector>

namespace lanescope {

class LaneItem;
class TimelineScene;

/// One arrow of a chain, in the scene's coordinates.
struct ChainArrow {
    SliceId from;
    SliceId to;
    Nanoseconds delay;     ///< from start to start
    bool isSkewed = false; ///< device work that begins before its own launch: the clocks disagree
    QPolygonF line;        ///< empty where it is out of sight; its last point is the tip
    QString text;          ///< the delay
    QRectF pill;           ///< where the text stands; empty where there is no room for it
};

/// Device work that is too much for an arrow each: a bracket below the lane's rows, with its count.
struct ChainBundle {
    QRectF bracket;
    QString text;
    QRectF pill;
};

/// Everything that is drawn of a chain, at the scene's current scale.
struct ChainPicture {
    std::vector<QRectF> outlines; ///< of the members that can be seen
    std::vector<ChainArrow> arrows;
    std::vector<ChainBundle> bundles;
};

/// Texts are only put where neither a slice nor the text of a gap lies, or behind the label of the slice that they belong to.
ChainPicture chainPicture(const TimelineScene &scene, const Chain &chain);
/// Whether a line passes through `rect`, or so near to it that a text there would be touched.
bool lineCrosses(const QPolygonF &line, const QRectF &rect);
/// The arrows alone, without texts.
std::vector<QPolygonF> chainLines(const TimelineScene &scene, const Chain &chain);

/// Draws the chain of the selected slice above the lanes: its members outlined, an arrow for each hop.
class ChainItem : public QGraphicsItem {
public:
    explicit ChainItem(const TimelineScene &scene);

    /// The chain that `slice` is a member of; none: nothing.
    void setSlice(SliceId slice);
    const Chain &chain() const { return m_chain; }
    void setArea(const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const TimelineScene &m_scene;
    QRectF m_area;
    Chain m_chain;
};

} // namespace lanescope
