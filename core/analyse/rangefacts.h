#pragma once

#include "core/analyse/devicetime.h"
#include "core/analyse/gaps.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lanescope {

/// What a stretch of time holds, clipped at its ends.
struct RangeFacts {
    TimeRange range;
    std::uint64_t slices = 0; ///< that start in it
    std::uint64_t cut = 0;    ///< that run in it, but begin before it or end behind it

    struct Device {
        DeviceTime time; ///< unions of the device's work in the range
        /// Stretches in which no stream of it runs, by GapCause. Those before the first step or its first event and behind its last
        /// one have no cause.
        std::array<Nanoseconds, 5> idle{};
        std::uint64_t gaps = 0;
        Nanoseconds outside = 0; ///< the rest of the range
    };
    std::vector<Device> devices; ///< all that have work in the trace, by number

    struct Thread {
        LaneId lane;
        Nanoseconds busy; ///< union of its slices in the range
    };
    std::vector<Thread> threads; ///< CPU threads that run something in it
};
/// O(slices).
RangeFacts rangeFacts(const Trace &trace, TimeRange range);

} // namespace lanescope
