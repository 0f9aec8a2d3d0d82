#include "core/analyse/slicefacts.h"

#include "core/analyse/chain.h"
#include "core/base/statistics.h"

#include <algorithm>
#include <tuple>

namespace lanescope {

namespace {

bool isModule(std::string_view name)
{
    return name.starts_with("nn.Module: ");
}

/// Python functions around a slice of a CPU thread, innermost first.
std::vector<SliceId> functionsAround(const Trace &trace, SliceId slice)
{
    std::vector<SliceId> found;
    for (SliceId at = trace.parent(slice); at; at = trace.parent(at))
        if (trace.category(at) == Category::PythonFunction)
            found.push_back(at);
    return found;
}

/// Both halves of the innermost op, of `slice` and those around it, that the file joins with another.
void findHalves(const Trace &trace, SliceId slice, SliceFacts &facts)
{
    for (SliceId at = slice; at && !facts.forward && !facts.backward; at = trace.parent(at)) {
        for (const Arrow &arrow : trace.arrowsTo(at))
            if (arrow.kind == ArrowKind::ForwardBackward)
                facts.forward = arrow.from;
        for (const std::uint32_t i : trace.arrowIndicesFrom(at))
            if (trace.arrows()[i].kind == ArrowKind::ForwardBackward)
                facts.backward = trace.arrows()[i].to;
    }
}

} // namespace

Intervals selfRanges(const Trace &trace, SliceId slice)
{
    const Lane &lane = trace.lane(trace.laneOf(slice));
    const TimeRange range = trace.range(slice);
    const auto isChild = [&](SliceId other) { return trace.parent(other) == slice; };
    Intervals self;
    for (Nanoseconds t = range.start; t < range.end;) {
        Nanoseconds reach = t;
        lane.overlapping({t, t + 1}, [&](SliceId other) {
            if (isChild(other))
                reach = std::max(reach, trace.end(other));
            return true;
        });
        if (reach > t) {
            t = reach;
            continue;
        }
        std::uint32_t next = lane.firstStartingAt(t + 1);
        while (next < lane.size() && lane.start(next) < range.end && !isChild(lane.slice(next)))
            ++next;
        const Nanoseconds until = next < lane.size() ? std::min(lane.start(next), range.end) : range.end;
        if (!self.empty() && self.back().end == t) // a child without length lies between
            self.back().end = until;
        else
            self.push_back({t, until});
        t = until;
    }
    return self;
}

Nanoseconds selfTime(const Trace &trace, SliceId slice)
{
    return length(selfRanges(trace, slice));
}

SliceFacts factsOf(const Trace &trace, SliceId slice)
{
    SliceFacts facts;
    const Category category = trace.category(slice);
    SliceId onCpu = slice;
    if (isDeviceWork(category)) {
        facts.launch = trace.launchOf(slice);
        facts.op = opOf(trace, slice);
        onCpu = facts.launch ? facts.launch : facts.op;
    } else if (isDeviceCall(category)) {
        for (const std::uint32_t i : trace.arrowIndicesFrom(slice))
            if (const Arrow &arrow = trace.arrows()[i];
                arrow.kind == ArrowKind::Launch || arrow.kind == ArrowKind::Correlation)
                facts.launched.push_back(arrow.to);
        std::ranges::sort(facts.launched, {}, [&](SliceId s) { return std::pair(trace.start(s), s); });
        const auto repeated = std::ranges::unique(facts.launched);
        facts.launched.erase(repeated.begin(), repeated.end());
        for (SliceId at = trace.parent(slice); at && !facts.op; at = trace.parent(at))
            if (trace.category(at) == Category::CpuOp)
                facts.op = at;
    }

    const Nanoseconds at = trace.start(onCpu ? onCpu : slice);
    for (const Step &step : trace.steps())
        if (step.range.contains(at))
            facts.step = step;
    if (!onCpu)
        return facts;
    findHalves(trace, onCpu, facts);
    facts.functions = functionsAround(trace, onCpu);
    if (facts.functions.empty() && facts.forward) {
        facts.functions = functionsAround(trace, facts.forward);
        facts.isOfForward = !facts.functions.empty();
    }
    for (auto it = facts.functions.rbegin(); it != facts.functions.rend(); ++it)
        if (isModule(trace.name(*it)))
            facts.modules.push_back(*it);
    return facts;
}

Siblings siblingsOf(const Trace &trace, SliceId slice, const std::atomic<bool> *cancel)
{
    Siblings found;
    const NameId name = trace.nameId(slice);
    const auto place = [&](SliceId s) { return std::tuple(trace.start(s), s); };
    const Nanoseconds own = trace.duration(slice);
    std::vector<Nanoseconds> durations;
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i) {
        const SliceId other(i);
        if (i % 65536 == 0 && cancel && *cancel)
            return found;
        if (trace.nameId(other) != name || trace.category(other) != trace.category(slice))
            continue;
        const Nanoseconds duration = trace.duration(other);
        durations.push_back(duration);
        found.total = saturatingAdd(found.total, duration);
        found.longer += duration > own;
        if (!found.longest || duration > trace.duration(found.longest))
            found.longest = other;
        if (place(other) < place(slice) && (!found.before || place(found.before) < place(other)))
            found.before = other;
        if (place(slice) < place(other) && (!found.after || place(other) < place(found.after)))
            found.after = other;
    }
    found.count = static_cast<std::uint32_t>(durations.size());
    const auto [least, most] = std::ranges::minmax(durations);
    found.least = least;
    found.most = most;
    found.median = median(std::move(durations));
    return found;
}

} // namespace lanescope
