#include "core/analyse/autogradwaits.h"

#include "core/analyse/slicefacts.h"

#include <algorithm>
#include <limits>
#include <set>

namespace lanescope {

namespace {

constexpr std::string_view nodePrefix = "autograd::engine::evaluate_function";

/// When each thread runs nodes of a backward pass.
std::map<LaneId, Intervals> nodesByThread(const Trace &trace)
{
    std::vector<bool> isNode(trace.strings().size());
    bool any = false;
    for (std::uint32_t id = 0; id < isNode.size(); ++id) {
        isNode[id] = trace.text(NameId(id)).starts_with(nodePrefix);
        any = any || isNode[id];
    }
    std::map<LaneId, Intervals> nodes;
    if (!any)
        return nodes;
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        std::vector<TimeRange> ranges;
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            if (isNode[trace.nameId(lane.slice(i)).value()])
                ranges.push_back({lane.start(i), lane.end(i)});
        if (!ranges.empty())
            nodes[lane.id()] = unite(std::move(ranges));
    }
    return nodes;
}

} // namespace

AutogradWaits::AutogradWaits(const Trace &trace)
    : m_trace(trace)
{
    const std::map<LaneId, Intervals> nodes = nodesByThread(trace);
    if (nodes.empty())
        return;
    std::set<std::pair<LaneId, LaneId>> halves; // the thread that ran forward, and the one that runs backward
    bool hasFlows = false;
    for (const Arrow &arrow : trace.arrows())
        if (arrow.kind == ArrowKind::ForwardBackward) {
            hasFlows = true;
            halves.emplace(trace.laneOf(arrow.from), trace.laneOf(arrow.to));
        }
    if (!hasFlows)
        for (const Step &step : trace.steps())
            for (const auto &[thread, ranges] : nodes)
                halves.emplace(trace.laneOf(step.slice), thread);
    for (const auto &[forward, backward] : halves)
        if (const auto ranges = nodes.find(backward); forward != backward && ranges != nodes.end())
            m_waits[forward] = unite(m_waits[forward], ranges->second);
    // A node that runs here is no wait for another one.
    for (auto &[thread, waits] : m_waits)
        if (const auto own = nodes.find(thread); own != nodes.end())
            waits = subtract(waits, own->second);
}

const Intervals &AutogradWaits::of(LaneId thread) const
{
    static const Intervals none;
    const auto found = m_waits.find(thread);
    return found != m_waits.end() ? found->second : none;
}

Nanoseconds AutogradWaits::inSelfOf(SliceId slice) const
{
    const Intervals &waits = of(m_trace.laneOf(slice));
    return waits.empty() ? 0 : length(intersect(selfRanges(m_trace, slice), waits));
}

std::unordered_map<SliceId, Nanoseconds> AutogradWaits::bySlice() const
{
    struct Open {
        TimeRange range;
        SliceId slice;
        Nanoseconds waits;     ///< in its range, less what those below cover
        Nanoseconds coveredTo; ///< by those below
    };
    std::unordered_map<SliceId, Nanoseconds> found;
    std::vector<Open> stack;
    for (const auto &[thread, waits] : m_waits) {
        const Lane &lane = m_trace.lane(thread);
        const auto pop = [&] {
            if (stack.back().waits > 0)
                found[stack.back().slice] = stack.back().waits;
            stack.pop_back();
        };
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            const Category category = m_trace.category(s);
            if (!isOnCpu(category) || category == Category::PythonFunction)
                continue;
            const TimeRange range{lane.start(i), lane.end(i)};
            // What ends before this one does contains nothing that comes later.
            while (!stack.empty() && stack.back().range.end < range.end)
                pop();
            if (!stack.empty() && stack.back().waits > 0) {
                Open &around = stack.back();
                const TimeRange rest{std::max(range.start, around.coveredTo), range.end};
                if (!rest.isEmpty()) {
                    around.waits -= overlapLength(waits, rest);
                    around.coveredTo = rest.end;
                }
            }
            stack.push_back({range, s, overlapLength(waits, range), std::numeric_limits<Nanoseconds>::min()});
        }
        while (!stack.empty())
            pop();
    }
    return found;
}

} // namespace lanescope
