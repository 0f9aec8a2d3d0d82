#pragma once

#include "core/analyse/arrivals.h"
#include "core/analyse/rankidentity.h"
#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

using DoneTimes = std::array<Nanoseconds, doingCount>;

/// What tells one sort of collective from another, over all ranks.
struct CollectiveKind {
    std::string group; ///< empty where the records do not say
    std::string name;
    std::int64_t bytes = -1, outBytes = -1;
    auto operator<=>(const CollectiveKind &) const = default;
};

/// One collective of one rank, on the rank's own clock.
struct RankCollective {
    std::uint32_t kind = 0;                                             ///< of RankFacts::kinds
    std::uint32_t lane = LaneId::noneValue, slice = SliceId::noneValue; ///< in the rank's file
    std::int32_t op = -1; ///< of RankFacts::ops: what the CPU was in before it; -1: nothing
    std::int64_t index = 0;
    std::optional<std::int64_t> sequence, step;
    std::optional<std::int64_t> source, destination;
    Nanoseconds start = 0; ///< wall clock where the file has a base, else the file's own
    Nanoseconds duration = 0;
    std::optional<DoneTimes> before; ///< what was done since the collective before it ended

    Nanoseconds end() const { return saturatingAdd(start, duration); }
};

struct RankStep {
    std::int64_t number = 0;
    TimeRange range; ///< as RankCollective::start
    bool steady = false;
    Nanoseconds communication = 0;      ///< also where compute runs beside it; `did` has it without
    Nanoseconds own = 0;                ///< length of the step's own span on the CPU
    Nanoseconds held = 0;               ///< of that, in calls that wait while the device runs communication alone
    std::optional<Nanoseconds> cpuBusy; ///< of that, in ops and in calls that do not wait; none in reports of before
    DoneTimes did{};
};

struct ProcessGroup {
    std::string name, description, ranks;
    std::int64_t size = 0;
};

/// All that joining ranks needs of one of them: some kilobytes, whatever the size of the trace. It is read from a report, so that
/// reports made elsewhere join as traces do.
struct RankFacts {
    RankIdentity identity;
    std::string file;
    /// Pids, where the file holds those of other ranks, too: slices are counted as if theirs were the only ones.
    std::vector<std::string> processes;
    std::string device;
    std::string boundId, headline;
    bool isCutOff = false;    ///< its file ends in the middle
    Nanoseconds baseTime = 0; ///< what start times have on top of the file's own axis
    bool hasBaseTime = false;
    TimeRange window;
    DoneTimes did{}; ///< in the window
    Nanoseconds communication = 0;
    std::vector<RankStep> steps;
    std::vector<ProcessGroup> groups;
    std::vector<CollectiveKind> kinds;
    std::vector<std::string> ops;
    std::vector<RankCollective> collectives; ///< by start
};

/// Reads what `report --format json` wrote of one trace. Fails with a sentence that begins with `path` where the text is none.
Result<RankFacts> rankFactsFromReport(std::string_view json, const std::string &path);

} // namespace lanescope
