#pragma once

#include "core/base/time.h"
#include "core/model/slicetable.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace lanescope {

/// What one pass over a lane's slices, by start, finds out.
struct LaneSweep {
    std::vector<std::uint32_t> rowCounts;        ///< slices in each row
    std::uint64_t overlaps = 0;                  ///< pairs that overlap where they should not (RULES 6)
    std::optional<std::uint32_t> overlapExample; ///< the first slice that runs past the start of another
    TimeRange extent;                            ///< from the first start to the last end
    Nanoseconds busy = 0;                        ///< length of the union
};

/// Gives each slice its depth (how many slices of the lane fully contain it) and its row: the lowest one below all that contain it that
/// is free at its start. `order` are the lane's slices by (start, longer first); not empty. `isDeviceWork` tells of each kind of the
/// table, halved, whether slices of that category must not lie in one another; empty where all may.
///
/// As good as linear where slices nest or follow each other, O(n log n) where they cross, however many do. `mayCancel` is called
/// with the number of slices done and may throw.
LaneSweep sweepLane(SliceTable &slices, std::span<const std::uint32_t> order, const std::vector<bool> &isDeviceWork,
                    const std::function<void(std::size_t)> &mayCancel);

} // namespace lanescope
