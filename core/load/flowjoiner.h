#pragma once

#include "core/base/hugearray.h"
#include "core/load/cancellation.h"
#include "core/model/trace.h"

#include <cstdint>
#include <cstring>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace lanescope {

/// Where a flow event stands.
struct FlowPlace {
    Nanoseconds time;
    LaneId lane;
    std::uint32_t slicesBefore; ///< in the file
    bool bindsEnclosing;        ///< every start, and an end with `bp: e`
};

/// The slice of a built trace that a flow event stands on (RULES 7); none where there is none.
SliceId sliceOfFlow(const Trace &trace, const FlowPlace &flow);

/// Collects flow events while a file is read, and joins the starts and ends of one flow to arrows once its lanes are built.
class FlowJoiner {
    /// One end of a flow, in the form that is sorted and joined: nearly as many as there are slices, so it is kept small.
    struct End {
        std::uint32_t id[2];       ///< one int64, in halves
        std::uint32_t place;       ///< the slice that it stands on and starts with; of a loose one its index in m_loose
        std::uint32_t group : 29;  ///< index into m_groups
        std::uint32_t isBegin : 1; ///< 's'
        /// 't': stands among the starts and among the ends. Always a loose one, so that its place tells it from all others.
        std::uint32_t isStep : 1;
        std::uint32_t isLoose : 1;
        std::pair<std::uint32_t, std::int64_t> key() const
        {
            std::int64_t number;
            std::memcpy(&number, id, sizeof number);
            return {group, number};
        }
    };
    static_assert(sizeof(End) == 16);
    static constexpr std::uint32_t mostGroups = 1u << 29;

public:
    /// What flows must share, beside their id, to be joined.
    struct Group {
        std::uint32_t category, name; ///< numbers of texts
        bool textIds;                 ///< whether an id is the number of a text
        auto operator<=>(const Group &) const = default;
    };
    /// Takes the next flow event of the file. `phase` is s, t or f; `trace` holds all slices before it, with the lane numbers that
    /// `place` has. Throws std::length_error past 2^29 groups.
    void add(const Group &group, std::int64_t id, char phase, const FlowPlace &place, const Trace &trace);
    /// Lanes have other numbers from now on: lane i is `finalId[i]`.
    void renumberLanes(std::span<const std::uint32_t> finalId);

    /// By group, id and time, equal ones in the order of the file. These two may run side by side.
    void sortStarts(const Trace &trace, const Cancellation &cancellation) { sort(m_starts, trace, cancellation); }
    void sortEnds(const Trace &trace, const Cancellation &cancellation) { sort(m_ends, trace, cancellation); }

    /// A stretch of the sorted flows, and what joining it gave.
    struct Stretch {
        std::span<const End> starts, ends;
        HugeArray<Arrow> arrows = {};
        std::uint64_t dangling = 0;  ///< starts and ends that found no partner or no slice
        std::uint64_t ambiguous = 0; ///< ids with several starts
    };
    /// Cuts the sorted flows into stretches for that many threads at most.
    std::vector<Stretch> stretches(unsigned most) const;
    /// Joins one stretch. Stretches may be joined side by side.
    void join(Stretch &stretch, const Trace &trace, const Cancellation &cancellation) const;

private:
    void sort(HugeArray<End> &flows, const Trace &trace, const Cancellation &cancellation) const;
    std::uint32_t indexOf(const Group &group);
    Nanoseconds timeOf(const End &flow, const Trace &trace) const
    {
        return flow.isLoose ? m_loose[flow.place].time : trace.start(SliceId(flow.place));
    }
    SliceId sliceOf(const End &flow, const Trace &trace) const
    {
        return flow.isLoose ? sliceOfFlow(trace, m_loose[flow.place]) : SliceId(flow.place);
    }

    HugeArray<End> m_starts, m_ends;
    HugeArray<FlowPlace> m_loose; ///< of flows whose slice is found only when all lanes are whole
    std::vector<Group> m_groups;
    std::map<Group, std::uint32_t> m_indexOfGroup;
    std::uint32_t m_lastGroup = 0;
};

} // namespace lanescope
