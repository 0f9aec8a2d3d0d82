#pragma once

#include "core/model/trace.h"
#include "ui/timeline/lanegeometry.h"

#include <QGraphicsItem>

#include <vector>

namespace lanescope {

class LabelCache;
struct TimelineLook;

/// Paints one lane: all its rows of slices. Its x is pixels of the viewport, its height follows from its rows.
///
/// Only the rows that are exposed are laid out; the boxes of each are kept until the scale changes.
class LaneItem : public QGraphicsItem {
public:
    LaneItem(const Trace &trace, LaneId lane, const TimelineLook &look, LabelCache &labels);

    LaneId laneId() const { return m_lane; }
    const Lane &lane() const { return m_trace.lane(m_lane); }
    double height() const { return m_height; }
    LaneMetrics metrics() const;

    /// Folded, a lane is its own small picture: all rows, no letters.
    void setFolded(bool folded);
    bool isFolded() const { return m_isFolded; }
    bool isFoldable() const { return lane().rowCount() > 1; }

    /// To be called when the look has changed: the scale, the fonts, the width.
    void lookChanged();
    /// What is at `pos` in the item's coordinates.
    LaneHit hit(QPointF pos) const;
    /// The boxes of a row at the current look.
    const std::vector<SliceBox> &boxes(std::uint32_t row) const;
    /// Where a slice lies, in the item's coordinates, cut to a pixel beyond the viewport. Empty width where it is outside.
    QRectF rectOf(SliceId slice) const;

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct RowBoxes {
        bool isValid = false;
        std::vector<SliceBox> boxes;
        std::vector<std::vector<float>> density; ///< of the boxes that stand for several slices, in order
    };
    const RowBoxes &rowAt(std::uint32_t row) const;
    void paintBoxes(QPainter &painter, std::uint32_t row) const;
    void paintRun(QPainter &painter, const QRectF &rect, const QColor &colour, const std::vector<float> &density) const;
    void paintLabels(QPainter &painter, std::uint32_t row) const;

    const Trace &m_trace;
    LaneId m_lane;
    const TimelineLook &m_look;
    LabelCache &m_labels;
    bool m_isFolded = false;
    double m_height = 0;
    double m_width = 0;
    mutable std::vector<RowBoxes> m_rows;
};

} // namespace lanescope
