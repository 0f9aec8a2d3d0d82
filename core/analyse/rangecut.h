#pragma once

#include "core/model/trace.h"

#include <vector>

namespace lanescope {

/// Which slices a file of its own needs so that all numbers of `range` come out of it as they come out of the whole trace.
struct RangeCut {
    TimeRange range;
    std::vector<bool> keeps; ///< by slice
    std::uint32_t count = 0; ///< of them
    TimeRange marks;         ///< what lies here goes along of all that is no slice
    Nanoseconds reach = 0;   ///< behind the end of the last slice that starts in the range
};

/// What runs in the range; what the threads do until all that starts in it has ended; what is under way between CPU and GPU meanwhile;
/// the device work before and behind it on each stream (it ends gaps, and its launch says why they are); the chain of each of these: its
/// launch, its work, both ends of its flows, and what is around them; and the few slices that tell what the whole run tells: where its
/// steps end, which thread is the main one, and that a wait is not the last.
RangeCut cutRange(const Trace &trace, TimeRange range);

} // namespace lanescope
