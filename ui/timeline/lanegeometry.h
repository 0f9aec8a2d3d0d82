#pragma once

#include "core/model/lane.h"
#include "ui/timeline/marks.h"
#include "ui/timeline/timescale.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lanescope {

/// Lengths of a lane in logical pixels. They follow the font (LOOK: slice row 20 with 1 between rows, padding 5).
struct LaneMetrics {
    double rowHeight = 20;
    double rowGap = 1;
    double padding = 5;
    double leastHeight = 44;       ///< room for the lane's two lines of label
    std::uint32_t rowsPerLine = 1; ///< more where the rows of a lane share the few lines that it has
    double window = 0;             ///< height of a lane whose rows scroll within it; 0: all of them are seen
    double scrolled = 0;           ///< by how much, a whole number of lines

    /// Of a folded lane: all rows in the height of about ten. Very many share lines of two pixels.
    LaneMetrics folded(std::uint32_t rows) const;
    /// Rows `factor` times as high, but no lower than a pixel.
    LaneMetrics scaled(double factor) const;

    double pitch() const { return rowHeight + rowGap; }
    std::uint32_t lines(std::uint32_t rows) const { return (rows + rowsPerLine - 1) / rowsPerLine; }
    /// Of a row that is scrolled out of sight, above or below the lane.
    double rowTop(std::uint32_t row) const { return padding + row / rowsPerLine * pitch() - scrolled; }
    bool isSeen(std::uint32_t row) const
    {
        return window <= 0 || (rowTop(row) >= padding && rowTop(row) + rowHeight <= window - padding);
    }
    /// Lines that fit a window of that height.
    std::uint32_t linesWithin(double height) const
    {
        return static_cast<std::uint32_t>(std::max((height - 2 * padding + rowGap) / pitch(), 1.0));
    }
    double height(std::uint32_t rows) const;
    /// The line at height y of the lane; the gap belongs to the line above it. -1 in the paddings and below the last one.
    int lineAt(double y, std::uint32_t rows) const;
    /// The first row of that line.
    int rowAt(double y, std::uint32_t rows) const;
};

/// One rectangle of a row, in device pixels from the left edge of the viewport: [x0, x1) with 0 <= x0 < x1 <= width.
///
/// It stands for one slice, or for several neighbours that are each narrower than a device pixel; then `slice` is the longest.
template <class IdType>
struct RowBox {
    std::int32_t x0;
    std::int32_t x1;
    IdType slice;
    std::uint32_t count; ///< slices that it stands for
    bool operator==(const RowBox &) const = default;
};
using SliceBox = RowBox<SliceId>;
using MarkBox = RowBox<MarkId>; ///< the same of a mark

/// Where a slice edge lies: whole device pixels from the left edge, rounded down.
class DeviceScale {
public:
    DeviceScale(const TimeScale &scale, double devicePixelRatio);

    std::int32_t width() const { return m_width; }
    double exact(Nanoseconds t) const { return static_cast<double>(saturatingSubtract(t, m_start)) * m_perNs; }
    /// Kept within [-1, width + 1].
    std::int32_t column(Nanoseconds t) const;
    /// The least length that is a pixel or more.
    Nanoseconds leastPixel() const;
    bool isOnePixel(Nanoseconds length) const { return static_cast<double>(length) * m_perNs >= 1.0; }

private:
    Nanoseconds m_start;
    double m_perNs;
    std::int32_t m_width;
};

/// The boxes of a row, left to right; they never overlap. Appends to `out`.
///
/// - A slice of a device pixel or more has a box of its own, from the pixel of its start to the pixel of its end. (It leaves its
///   first pixel to narrow slices that need it, if it has another; else they are counted in its box.)
/// - Narrower ones, of length 0 too, have at least the pixel of their start. Neighbours less than a pixel apart share a box; a gap of
///   a pixel or more always ends it.
/// - Every slice that starts within the visible range is counted in exactly one box, and no slice in two.
///
/// O(boxes · log slices): what runs on without a gap is passed over as a whole, never slice by slice or pixel by pixel.
void rowBoxes(const Row &row, const TimeScale &scale, double devicePixelRatio, std::vector<SliceBox> &out);
void rowBoxes(const MarkRow &row, const TimeScale &scale, double devicePixelRatio, std::vector<MarkBox> &out);

/// Widens those of a row's boxes for which mustSee(box) is true to `least` device pixels: to the right and then to the left, and
/// only over ground, of which it leaves a pixel to each neighbour.
template <class Box, class MustSee>
void giveLeastWidth(std::vector<Box> &boxes, std::int32_t width, std::int32_t least, MustSee mustSee)
{
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        Box &box = boxes[i];
        if (box.x1 - box.x0 >= least || !mustSee(box))
            continue;
        const std::int32_t right = i + 1 < boxes.size() ? boxes[i + 1].x0 - 1 : width;
        const std::int32_t left = i > 0 ? boxes[i - 1].x1 + 1 : 0;
        box.x1 = std::max(box.x1, std::min(right, box.x0 + least));
        box.x0 = std::min(box.x0, std::max(left, box.x1 - least));
    }
}

/// How full a box of several slices is, from left to right: for every `step` device pixels (the last ones may be fewer) the share of
/// time, 0..1, in which one of the row's slices runs. A row of kernels that fills a tenth of its time must not look full.
/// O(columns / step · log slices). Where a step passes over hundreds of slices, to a twentieth.
void boxDensity(const Row &row, const TimeScale &scale, double devicePixelRatio, const SliceBox &box, std::int32_t step,
                std::vector<float> &out);

/// What is under a point. Uses rowBoxes(), so that whatever is drawn can be hit.
struct LaneHit {
    SliceId slice;
    std::uint32_t count = 0; ///< how many slices the box stands for
    std::uint32_t row = 0;
    explicit operator bool() const { return !slice.isNone(); }
};
/// The box at (x, y) in logical pixels of the lane; where there is none, the nearest one within one logical pixel of x.
LaneHit hitLane(const Lane &lane, const LaneMetrics &metrics, const TimeScale &scale, double devicePixelRatio, double x,
                double y);
/// The same on boxes that are at hand already.
const SliceBox *hitRow(const std::vector<SliceBox> &boxes, double devicePixelRatio, double x);
const MarkBox *hitRow(const std::vector<MarkBox> &boxes, double devicePixelRatio, double x);

} // namespace lanescope
