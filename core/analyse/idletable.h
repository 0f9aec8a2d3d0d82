#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

#include <array>
#include <vector>

namespace lanescope {

/// Where the time of a stream went, within what is selected. busy, the parts of idle and outside add up to time; all in ns.
struct StreamTime {
    LaneId lane;
    Nanoseconds time = 0;
    Nanoseconds busy = 0;
    std::array<Nanoseconds, 5> idle{}; ///< by GapCause; parts of the gaps between two events
    Nanoseconds outside = 0; ///< else idle: before the first step or the stream's first event, and behind its last one
    std::uint64_t gaps = 0;  ///< those that share time with the selection
    Nanoseconds longestGap = 0; ///< of what of them lies in the selection
};

/// Of every stream that has work, in lane order: VERDICTS V26 with the profiler's part taken out first.
std::vector<StreamTime> streamTimes(const Trace &trace, const Selection &selection);

Table idleTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
