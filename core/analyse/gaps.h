#pragma once

#include "core/analyse/profilercost.h"
#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <optional>
#include <vector>

namespace lanescope {

/// Why a GPU stream ran nothing.
enum class GapCause : std::uint8_t { BufferRequest, Profiler, HostWait, KernelWait, Other };
const char *gapCauseName(GapCause cause);

struct GapPart {
    GapCause cause;
    TimeRange range;
    SliceId blamed; ///< the overhead record; for a host wait what the launching thread did meanwhile; else none
};

/// A stretch in which nothing runs, up to the device event that ends it.
struct Gap {
    LaneId lane; ///< none for a gap of a whole device
    std::int64_t device = -1;
    std::optional<std::int64_t> stream;
    TimeRange range;
    bool initial = false; ///< from the first step (else the first slice) to the first device event
    bool backlog = false; ///< initial, and the event has no launch in the file: unrecorded work from before may fill it
    GapCause cause = GapCause::Other; ///< of the longest parts
    std::vector<GapPart> parts;       ///< by start; they cover the gap without overlap
    SliceId endedBy;                  ///< the device event behind it
};

/// Gaps by the rules of CONTRACT.md: what an Activity Buffer Request covers is its doing only where it held the launch of the event
/// that ends the gap; the rest is one of host wait, kernel wait and other, by VERDICTS V26.
class GapFinder {
public:
    /// Threshold of V26: a gap of a launch that had come in time is a kernel wait below this.
    static constexpr Nanoseconds kernelWaitBelow = 30000;

    GapFinder(const Trace &trace, const ProfilerCost &cost);

    /// Of every GPU stream, by (lane, start). With `range`, clipped at its ends.
    std::vector<Gap> streamGaps(std::optional<TimeRange> range = {}) const;
    /// Stretches in which no stream of the device runs, clipped to `within`, by start.
    std::vector<Gap> deviceGaps(std::int64_t device, const Intervals &within) const;

private:
    Gap classify(TimeRange range, SliceId endedBy, bool initial, std::optional<TimeRange> clip) const;
    SliceId blamedInHostWait(SliceId launch, TimeRange part) const;

    const Trace &m_trace;
    Nanoseconds m_start; ///< where initial gaps begin
    struct Record {
        TimeRange range;
        SliceId slice;
        GapCause cause;
    };
    std::vector<Record> m_records; ///< the profiler's, by start
    Nanoseconds m_longestRecord = 0;
};

} // namespace lanescope
