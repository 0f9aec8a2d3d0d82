#pragma once

#include "core/analyse/rankfacts.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lanescope {

/// One rank's part in a collective, on the clock that all share.
struct RankMember {
    std::uint32_t rank;       ///< index into JoinedRanks::ranks
    std::uint32_t collective; ///< of that rank's facts
    Nanoseconds start = 0, end = 0;
    Nanoseconds wait = 0; ///< how much longer than on the rank on which it was shortest
};

/// One collective over all ranks that recorded it.
struct JoinedCollective {
    CollectiveKind kind;
    std::int64_t index = 0; ///< among the joined ones of its kind
    std::optional<std::int64_t> step;
    std::vector<RankMember> members; ///< by rank; two or more
    Nanoseconds skew = 0;            ///< from the first to the last start
    Nanoseconds trueLatency = 0;     ///< least duration: nobody is waited for then
    std::uint32_t last = 0;          ///< index of the member that starts last
    Nanoseconds lead = 0;            ///< from the last start but one to the last: what that rank alone costs
};

/// How a rank's clock stands against that of the first rank it shares collectives with.
struct ClockCorrection {
    Nanoseconds offset = 0;  ///< taken off this rank's times
    std::size_t matched = 0; ///< collectives that tell
    Nanoseconds spread = 0;  ///< median distance of their ends once corrected: how exact it is
    bool isKnown = false;    ///< false: nothing told, or what told disagreed; its own clock is believed then
};

/// One rank of several.
struct JoinedRank {
    RankFacts facts;
    std::int64_t number = 0; ///< its rank
    bool assumed = false;    ///< neither its file nor the file's name says so: by order of names
    ClockCorrection clock;
    /// Of a file that is cut off: number of the last step that it has device work of. The exporter writes device work last and in order
    /// of time, so that this step and those behind it may lack some; they are not judged.
    std::optional<std::int64_t> cutFrom{};

    bool isWhole(std::optional<std::int64_t> step) const { return !cutFrom || !step || *step < *cutFrom; }
    std::string label() const;
};

/// Several ranks on one clock.
struct JoinedRanks {
    std::vector<JoinedRank> ranks;             ///< by number
    std::vector<JoinedCollective> collectives; ///< by start
    std::size_t unmatched = 0;                 ///< collectives of one rank for which no other has the counterpart
    std::vector<std::string> notes;            ///< what was left out and why, in sentences
    std::set<std::int64_t> steadySteps;        ///< numbers of steps that are steady on some rank

    /// Whether what a collective costs is judged: it lies in a steady step, where there are such.
    bool isJudged(const JoinedCollective &c) const;
    /// How many steps the judged time holds; 1 without steps.
    std::int64_t judgedSteps() const;
};

/// Joins ranks. The order in which they are given is of no matter, nor is by how much a clock is off: clocks are set by the ends of
/// collectives, which all ranks leave together (VERDICTS V30).
JoinedRanks joinRanks(std::vector<RankFacts> facts);

/// True where no rank can be through before all have come: broadcast and sends can.
bool holdsAllRanks(std::string_view collective);

} // namespace lanescope
