#pragma once

#include "core/model/trace.h"
#include "ui/timeline/lanegeometry.h"
#include "ui/timeline/lanerows.h"
#include "ui/timeline/trackitem.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lanescope {

class LabelCache;

/// Paints the slices of one lane. Its height follows from its rows.
///
/// Only the rows that are exposed are laid out; the boxes of each are kept until the scale changes.
class LaneItem : public TrackItem {
public:
    LaneItem(const Trace &trace, LaneId lane, const TimelineLook &look, LabelCache &labels, const HueTable &hues);

    LaneId laneId() const { return m_lane; }
    const Lane &lane() const { return m_trace.lane(m_lane); }
    LaneMetrics metrics() const;

    /// Lanes of up to that many rows are always shown whole; deeper ones begin without their Python frames, or folded.
    static constexpr std::uint32_t deepRows = 24;
    /// Whether its rows scroll within it: it is so deep that what lies below would be pushed out of sight.
    bool isScrollable() const { return metrics().window > 0; }
    /// Scrolls by whole lines; false where it cannot go further.
    bool scrollLines(int lines);
    /// So that the row at this share of all of them is in the middle.
    void scrollTo(double share);
    /// Scrolls as little as needed to show the row; false where it was in sight.
    bool revealRow(std::uint32_t row);
    /// Where it shows how far it is scrolled; empty where it does not scroll.
    QRectF scrollBar() const;
    /// How high a person wants it where it scrolls; 0: as it comes.
    void setWindow(double height);
    double window() const { return m_window; }
    /// Top and height of a row; of one that is scrolled out of sight, a line at the edge where it would be.
    std::pair<double, double> rowSpan(std::uint32_t row) const;

    QString key() const override;
    QString heading() const override;
    QString subheading(const TraceFacts *facts) const override;
    QString foldedNote() const override;
    QStringList help(const TraceFacts *facts) const override;
    bool isFoldable() const override { return rowCount() > 1; }
    bool setHeight(double height) override;

    /// Hues that this lane does not show; what is left closes up. O(slices of the lane) where the set changes.
    void setHiddenHues(Hues hidden);
    Hues hiddenHues() const { return m_hiddenHues; }
    std::uint32_t rowCount() const { return m_shown->count(); }
    const Row &row(std::uint32_t r) const { return m_shown->row(r); }
    /// -1 where the slice is not shown.
    int rowOf(SliceId slice) const { return m_shown->rowOf(m_trace, slice); }
    /// Whether there are Python frames in it, shown or not.
    bool hasPython() const;
    std::uint32_t hiddenSlices() const { return m_shown->hiddenSlices(); }
    std::uint32_t hiddenRows() const { return m_shown->hiddenRows(); }

    /// What is at `pos` in the item's coordinates.
    LaneHit hit(QPointF pos) const;
    /// The boxes of a row at the current look.
    const std::vector<SliceBox> &boxes(std::uint32_t row) const;
    /// Where a slice lies, in the item's coordinates, cut to a pixel beyond the viewport. Empty width where it is outside, no height
    /// where it is not shown.
    QRectF rectOf(SliceId slice) const;

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    double wantedHeight() const override;
    void forgetLayout() override;

private:
    struct RowBoxes {
        bool isValid = false;
        std::vector<SliceBox> boxes;
        std::vector<std::vector<float>> density; ///< of the boxes that stand for several slices, in order
    };
    const RowBoxes &rowAt(std::uint32_t row) const;
    /// The rows that are seen of a line are [line's first, this): where slices only nest, the first covers the others.
    std::uint32_t endOfLine(std::uint32_t first) const;
    QColor colourOf(SliceId slice, Hue hue) const;
    void paintBoxes(QPainter &painter, std::uint32_t row) const;
    void paintRun(QPainter &painter, const QRectF &rect, const QColor &colour, const std::vector<float> &density) const;
    void paintLabels(QPainter &painter, std::uint32_t row) const;
    void paintScrolled(QPainter &painter, const LaneMetrics &own) const;

    const Trace &m_trace;
    LaneId m_lane;
    LabelCache &m_labels;
    const HueTable &m_hues;
    Hues m_hiddenHues;
    std::unique_ptr<const LaneRows> m_shown;
    mutable std::optional<bool> m_hasPython;
    mutable std::vector<RowBoxes> m_rows;
    std::uint32_t m_firstLine = 0; ///< the uppermost that is seen, where lines scroll
    double m_window = 0;
};

} // namespace lanescope
