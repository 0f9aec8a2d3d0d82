#pragma once

#include "core/analyse/ranks.h"

#include <algorithm>
#include <string>
#include <vector>

namespace lanescope {

/// How the time of one rank divides, a judged step (without steps: the window). All in ns.
struct RankLoad {
    std::uint32_t rank = 0; ///< index into JoinedRanks::ranks
    std::int64_t steps = 0; ///< that were judged; 0: the figures are of the whole window, or 0 where no step is whole
    Nanoseconds step = 0;   ///< mean length
    DoneTimes did{};        ///< means; their sum is `step`
    Nanoseconds communication = 0;      ///< also where compute runs beside it
    Nanoseconds wait = 0;               ///< in collectives, for ranks that came later
    std::optional<Nanoseconds> cpuBusy; ///< CPU threads in ops and in calls that do not wait; none without steps
    Nanoseconds cpu = 0;     ///< the step's own span without what other ranks hold it for: its CPU can be no faster
    std::int64_t joined = 0; ///< judged collectives that it shares with others
    std::int64_t late = 0;   ///< in how many of those with a skew it came last
    std::int64_t skewed = 0; ///< how many of those have a skew worth the word

    /// What its GPU has to do, without waiting for other ranks.
    Nanoseconds gpu() const;
    /// The least step that it could have without waiting for others; 0 where it has no steps.
    Nanoseconds need() const { return steps > 0 ? std::max(cpu, gpu()) : 0; }
    double share(Nanoseconds part) const
    {
        return step > 0 ? static_cast<double>(part) / static_cast<double>(step) : 0;
    }
    /// Part of the communication that compute covers; 0 without any.
    double overlap() const;
};
/// In the order of JoinedRanks::ranks. `skewFrom`: a smaller skew is none.
std::vector<RankLoad> loadBalance(const JoinedRanks &ranks, Nanoseconds skewFrom);

/// All judged collectives of one name and group size.
struct CollectiveSpeed {
    std::string name;
    std::size_t groupSize = 0;
    std::int64_t count = 0;
    std::int64_t bytes = 0;      ///< moved in all, by the larger of what goes in and comes out; 0 where it is not known
    Nanoseconds trueLatency = 0; ///< summed
    Nanoseconds wait = 0;        ///< summed means over the ranks of what they wait for the last
    Nanoseconds worstSkew = 0;
    double algorithmRate = 0; ///< GB/s
    double busRate = 0;       ///< GB/s that each link carries, as nccl-tests count it
};
/// By true latency and wait together, most first.
std::vector<CollectiveSpeed> collectiveSpeeds(const JoinedRanks &ranks);

/// A rank for which the others wait.
struct Straggler {
    struct Step {
        std::int64_t number;
        std::int64_t late = 0, of = 0;
        Nanoseconds lead = 0;
    };
    std::uint32_t rank = 0;
    std::int64_t late = 0;      ///< in how many of
    std::int64_t skewed = 0;    ///< its collectives with a skew it came last
    Nanoseconds lead = 0;       ///< how much later than the last but one it came, summed, a step
    Nanoseconds gain = 0;       ///< how much shorter a step could be without it: the others need time of their own
    Nanoseconds othersNeed = 0; ///< the longest of those
    bool othersNeedCpu = false; ///< and it is of a CPU, whose lead over another says little
    double leadShare = 0;       ///< of what all ranks cost by coming last in the collectives that it is in
    double stepShare = 0;       ///< the gain, of the median step
    DoneTimes instead{}; ///< what it did longer than the median of the others before those, a step; may be negative
    Doing cause = Doing::Unrecorded;  ///< where that is most
    std::string op;                   ///< in which its CPU was most before those; may be empty
    std::vector<Step> steps;          ///< by number; all steps, not only the judged ones
    std::vector<std::uint32_t> worst; ///< indices of collectives, largest lead first
};
/// Every rank that came last in a judged collective with a skew, most costly first.
std::vector<Straggler> findStragglers(const JoinedRanks &ranks, Nanoseconds skewFrom);

/// Median over the ranks, as far as they have whole steps, of their mean step; 0 without steps.
Nanoseconds medianStep(const std::vector<RankLoad> &loads);

} // namespace lanescope
