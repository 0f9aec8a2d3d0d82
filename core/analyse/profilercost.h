#pragma once

#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <vector>

namespace lanescope {

/// Whose doing an `overhead` record is.
enum class OverheadKind : std::uint8_t {
    BufferRequest, ///< the profiler asks for memory for its records, and a launch call waits
    Profiler,      ///< Buffer Flush, Instrumentation, Resource
    Loading,       ///< the program's own: lazy loading of kernels, compiling in the driver
    QueueFull,     ///< Command Buffer Full: the CPU is far ahead
    Unknown,
};

/// By the record's name (KINETO_FORMAT 6). `Unrecognized` of 0.5 ms or more is a buffer request under the name that an older
/// exporter gives it.
OverheadKind overheadKind(std::string_view name, Nanoseconds duration);

/// What the profiler itself cost.
struct ProfilerCost {
    std::vector<SliceId> requests; ///< buffer requests, by start
    std::vector<SliceId> others;   ///< Buffer Flush, Instrumentation, Resource, by start
    std::vector<SliceId> loading;  ///< the program's, by start
    std::vector<SliceId> queueFull;
    /// A device synchronisation outside every op and annotation, after the last step (VERDICTS V05); none where there is none.
    SliceId trailingSync;
};

ProfilerCost findProfilerCost(const Trace &trace);

/// The CPU thread that paid for an `overhead` record, which the file does not tell: on it nothing begins or ends during the record,
/// and it is the first to call the device again, at the latest 10 ms behind it (a call that contains the record is first). None where
/// no thread is like that.
LaneId threadHeldBy(const Trace &trace, SliceId record);

} // namespace lanescope
