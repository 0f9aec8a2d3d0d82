#pragma once

#include "core/analyse/callfacts.h"
#include "core/analyse/gaps.h"
#include "core/model/trace.h"

#include <vector>

namespace lanescope {

/// A call in which a CPU thread waits for the device.
struct SyncWait {
    DeviceCall call;
    /// Time in which the device does nothing, from within the call until its next work, without the profiler's part: what the wait
    /// cost. 0 where the device went on, or had nothing to do before the call too.
    Nanoseconds idle = 0;
    TimeRange idleRange; ///< where; empty without one
};

/// Of every thread, by start; without the trailing one that `cost` names. `idle` holds the stretches in which no stream of the
/// device runs, by start.
std::vector<SyncWait> findSyncs(const Trace &trace, const CallFacts &calls, const ProfilerCost &cost,
                                const std::vector<Gap> &idle);

} // namespace lanescope
