#include "core/load/flowjoiner.h"

#include "core/base/runsort.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace lanescope {

namespace {

ArrowKind kindOf(const Trace &trace, const FlowJoiner::Group &group)
{
    ArrowKind kind = ArrowKind::Other;
    for (std::string_view w : {trace.text(NameId(group.name)), trace.text(NameId(group.category))}) { // it decides
        if (w == "ac2g" || w == "async_cpu_to_gpu" || w == "async_gpu")
            kind = ArrowKind::Launch;
        if (w == "fwdbwd" || w == "forward_backward" || w == "fwd_bwd")
            kind = ArrowKind::ForwardBackward;
    }
    return kind;
}

} // namespace

SliceId sliceOfFlow(const Trace &t, const FlowPlace &flow)
{
    const Lane &lane = t.lane(flow.lane);
    if (lane.size() == 0)
        return {};
    // An exporter writes a flow event right behind its slice, so this is the usual case, and the cheapest.
    if (flow.bindsEnclosing && flow.slicesBefore > 0) {
        const SliceId before(flow.slicesBefore - 1);
        if (t.start(before) == flow.time && t.laneOf(before) == lane.id())
            return before;
    }
    const std::uint32_t first = lane.firstStartingAt(flow.time);
    if (!flow.bindsEnclosing)
        return first < lane.size() ? lane.slice(first) : SliceId();
    if (first < lane.size() && lane.start(first) == flow.time) {
        SliceId deepest = lane.slice(first);
        std::uint32_t depth = lane.depth(first);
        for (std::uint32_t i = first + 1; i < lane.size() && lane.start(i) == flow.time; ++i) {
            if (lane.depth(i) > depth) {
                depth = lane.depth(i);
                deepest = lane.slice(i);
            }
        }
        return deepest;
    }
    if (const SliceId around = lane.at(flow.time))
        return around;
    return lane.endingAt(flow.time);
}

// ---- collecting

std::uint32_t FlowJoiner::indexOf(const Group &group)
{
    if (!m_groups.empty() && m_groups[m_lastGroup] == group)
        return m_lastGroup;
    const auto [it, isNew] = m_indexOfGroup.try_emplace(group, static_cast<std::uint32_t>(m_groups.size()));
    if (isNew) {
        if (m_groups.size() == mostGroups)
            throw std::length_error(fmt::format("more than {} kinds of flows", mostGroups));
        m_groups.push_back(group);
    }
    return m_lastGroup = it->second;
}

void FlowJoiner::add(const Group &group, std::int64_t id, char phase, const FlowPlace &place, const Trace &trace)
{
    End end{};
    std::memcpy(end.id, &id, sizeof id);
    end.group = indexOf(group);
    end.isBegin = phase == 's';
    end.isStep = phase == 't';
    // An exporter writes a flow event right behind its slice, so this is the usual case, and the cheapest.
    const std::uint32_t before = place.slicesBefore;
    end.isLoose = end.isStep || before == 0 ||
                  !(place.bindsEnclosing && trace.start(SliceId(before - 1)) == place.time &&
                    trace.laneOf(SliceId(before - 1)) == place.lane);
    end.place = before - 1;
    if (end.isLoose) {
        end.place = static_cast<std::uint32_t>(m_loose.size());
        m_loose.push_back(place);
    }
    if (phase != 'f')
        m_starts.push_back(end);
    if (phase != 's')
        m_ends.push_back(end);
}

void FlowJoiner::renumberLanes(std::span<const std::uint32_t> finalId)
{
    for (FlowPlace &place : m_loose)
        place.lane = LaneId(finalId[place.lane.value()]);
}

// ---- joining

void FlowJoiner::sort(HugeArray<End> &flows, const Trace &trace, const Cancellation &cancellation) const
{
    HugeArray<End> scratch;
    sortRuns(flows, scratch, cancellation.inSort([&](const End &a, const End &b) {
        return a.key() != b.key() ? a.key() < b.key() : timeOf(a, trace) < timeOf(b, trace);
    }));
}

std::vector<FlowJoiner::Stretch> FlowJoiner::stretches(unsigned most) const
{
    constexpr std::size_t worthAThread = 20000;
    const std::span<const End> starts = m_starts, ends = m_ends;
    std::vector<Stretch> cut(std::clamp<std::size_t>(starts.size() / worthAThread, 1, std::max(most, 1u)));
    std::size_t s = 0, e = 0;
    for (std::size_t i = 0; i < cut.size(); ++i) {
        std::size_t nextStart = starts.size(), nextEnd = ends.size();
        if (i + 1 < cut.size()) {
            // All of one key stay together.
            const auto key = starts[starts.size() * (i + 1) / cut.size()].key();
            const auto firstOf = [&](std::span<const End> flows) {
                return static_cast<std::size_t>(std::ranges::lower_bound(flows, key, {}, &End::key) - flows.begin());
            };
            nextStart = firstOf(starts);
            nextEnd = firstOf(ends);
        }
        cut[i].starts = starts.subspan(s, nextStart - s);
        cut[i].ends = ends.subspan(e, nextEnd - e);
        s = nextStart;
        e = nextEnd;
    }
    return cut;
}

void FlowJoiner::join(Stretch &stretch, const Trace &trace, const Cancellation &cancellation) const
{
    const std::span<const End> starts = stretch.starts, ends = stretch.ends;
    const auto isSame = [](const End &x, const End &y) { return x.isStep && y.isStep && x.place == y.place; };
    std::optional<std::uint32_t> kindsGroup;
    ArrowKind kind = ArrowKind::Other;
    std::size_t s = 0, e = 0, flows = 0;
    while (s < starts.size() || e < ends.size()) {
        const auto key = s == starts.size() ? ends[e].key()
                         : e == ends.size() ? starts[s].key()
                                            : std::min(starts[s].key(), ends[e].key());
        const std::size_t s0 = s, e0 = e;
        while (s < starts.size() && starts[s].key() == key)
            ++s;
        while (e < ends.size() && ends[e].key() == key)
            ++e;
        cancellation.check(flows++);
        std::size_t trueStarts = 0;
        for (std::size_t i = s0; i < s; ++i)
            trueStarts += starts[i].isBegin;
        stretch.ambiguous += trueStarts >= 2;
        if (s0 == s) {
            stretch.dangling += e - e0;
            continue;
        }
        const Group &group = m_groups[starts[s0].group];
        if (kindsGroup != starts[s0].group) {
            kindsGroup = starts[s0].group;
            kind = kindOf(trace, group);
        }
        const NameId name(trace.text(NameId(group.category)).empty() ? group.name : group.category);
        for (std::size_t i = s0; i < s; ++i)
            if (starts[i].isBegin && (e0 == e || !sliceOf(starts[i], trace)))
                ++stretch.dangling;
        std::size_t latest = s0;
        for (std::size_t i = e0; i < e; ++i) {
            // The latest start not later than this end, and no step of a flow starts at itself.
            while (latest + 1 < s && timeOf(starts[latest + 1], trace) <= timeOf(ends[i], trace) &&
                   !isSame(starts[latest + 1], ends[i]))
                ++latest;
            if (isSame(starts[latest], ends[i])) {
                ++stretch.dangling;
                continue;
            }
            const SliceId from = sliceOf(starts[latest], trace), to = sliceOf(ends[i], trace);
            if (!to)
                ++stretch.dangling;
            else if (from) // else it was counted with its start
                stretch.arrows.push_back({from, to, kind, name});
        }
    }
}

} // namespace lanescope
