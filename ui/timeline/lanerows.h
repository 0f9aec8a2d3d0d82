#pragma once

#include "core/model/trace.h"
#include "ui/timeline/huetable.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

/// The rows of a lane as they are shown: all that core made, or those that are left without the slices of some hues.
///
/// What is left is packed by core's own rule: a slice lies below all that contain it, in the first row that is free.
class LaneRows {
public:
    /// Core's own rows; costs nothing.
    explicit LaneRows(const Lane &lane)
        : m_lane(lane)
    {}
    /// Without the slices of `hidden` hues. O(slices of the lane).
    LaneRows(const Lane &lane, const HueTable &hues, Hues hidden);
    LaneRows(const LaneRows &) = delete;
    LaneRows &operator=(const LaneRows &) = delete;

    std::uint32_t count() const { return m_isPacked ? static_cast<std::uint32_t>(m_rows.size()) : m_lane.rowCount(); }
    const Row &row(std::uint32_t r) const { return m_isPacked ? m_rows[r] : m_lane.row(r); }
    /// The row of a slice of this lane, -1 where it is not shown. O(log slices).
    int rowOf(const Trace &trace, SliceId slice) const;
    std::uint32_t hiddenSlices() const { return m_hiddenSlices; }
    /// How many rows fewer there are than core made.
    std::uint32_t hiddenRows() const { return m_lane.rowCount() - count(); }
    /// No slice reaches beyond those that it begins in: what the upper rows cover, covers all. Of core's own rows O(slices) at the
    /// first call.
    bool isNested(const Trace &trace) const;

private:
    static constexpr std::uint32_t hiddenRow = 0xffffffff;

    const Lane &m_lane;
    bool m_isPacked = false;
    mutable std::optional<bool> m_isNested;
    std::uint32_t m_hiddenSlices = 0;
    std::vector<std::uint32_t> m_rowByIndex; ///< by position in the lane
    std::vector<std::uint32_t> m_order;      ///< slices, row by row
    std::vector<Row> m_rows;
};

} // namespace lanescope
