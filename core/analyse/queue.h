#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

/// From this moment on so many are in the queue.
struct QueueStep {
    Nanoseconds time;
    std::uint32_t depth;
};

/// How many kernels, copies and sets of a stream were launched and have not ended: each from the start of its launch call to its own
/// end. (HTA counts to the start of the work; what runs is one more here.) Every kernel of a graph launch counts.
struct StreamQueue {
    LaneId lane;
    std::vector<QueueStep>
        steps; ///< by time, each of another depth than the one before; 0 before the first, and the last is 0
    std::uint64_t withoutLaunch = 0; ///< events that do not count, because the file has no launch of them

    std::uint32_t depthAt(Nanoseconds time) const;
};

/// One for each stream that has work, in lane order. O(n log n) in the device events.
std::vector<StreamQueue> launchQueues(const Trace &trace);

/// A queue within some time.
struct QueueFacts {
    Nanoseconds time = 0; ///< length of what was looked at
    std::uint32_t most = 0;
    double mean = 0;      ///< by time; 0 where there is no time
    Nanoseconds full = 0; ///< how long the depth was at the limit or above
};

/// The driver's limit for launches that wait (VERDICTS V32, from HTA).
constexpr std::uint32_t launchQueueLimit = 1024;
QueueFacts queueWithin(const StreamQueue &queue, const Intervals &within, std::uint32_t limit = launchQueueLimit);

/// Queue and launch delay by stream, in lane order.
Table queueTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
