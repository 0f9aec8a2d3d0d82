#include "core/analyse/profilercost.h"

#include <algorithm>

namespace lanescope {

OverheadKind overheadKind(std::string_view name, Nanoseconds duration)
{
    if (name == "Activity Buffer Request")
        return OverheadKind::BufferRequest;
    if (name == "Unrecognized")
        return duration >= 500000 ? OverheadKind::BufferRequest : OverheadKind::Unknown;
    if (name == "Buffer Flush" || name == "Instrumentation" || name == "Resource")
        return OverheadKind::Profiler;
    if (name == "Runtime Triggered Module Loading" || name == "Lazy Function Loading" || name == "Driver Compiler")
        return OverheadKind::Loading;
    if (name == "Command Buffer Full")
        return OverheadKind::QueueFull;
    return OverheadKind::Unknown;
}

ProfilerCost findProfilerCost(const Trace &trace)
{
    ProfilerCost cost;
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::Overhead)
            continue;
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            if (trace.category(s) != Category::Overhead)
                continue;
            switch (overheadKind(trace.name(s), trace.duration(s))) {
            case OverheadKind::BufferRequest: cost.requests.push_back(s); break;
            case OverheadKind::Profiler: cost.others.push_back(s); break;
            case OverheadKind::Loading: cost.loading.push_back(s); break;
            case OverheadKind::QueueFull: cost.queueFull.push_back(s); break;
            case OverheadKind::Unknown: break;
            }
        }
    }
    const auto byStart = [&](SliceId a, SliceId b) {
        return trace.start(a) != trace.start(b) ? trace.start(a) < trace.start(b) : a < b;
    };
    for (auto *list : {&cost.requests, &cost.others, &cost.loading, &cost.queueFull})
        std::ranges::sort(*list, byStart);

    // Without steps the end of the last op or annotation takes the place of the last step's end.
    Nanoseconds lastStep = std::numeric_limits<Nanoseconds>::min();
    for (const Step &s : trace.steps())
        lastStep = std::max(lastStep, s.range.end);
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        Nanoseconds lastOp = std::numeric_limits<Nanoseconds>::min();
        if (trace.steps().empty())
            for (std::uint32_t i = 0; i < lane.size(); ++i)
                if (trace.category(lane.slice(i)) == Category::CpuOp ||
                    trace.category(lane.slice(i)) == Category::UserAnnotation)
                    lastOp = std::max(lastOp, lane.end(i));
        const Nanoseconds after = trace.steps().empty() ? lastOp : lastStep;
        for (std::uint32_t i = lane.firstStartingAt(after); i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            if (!isDeviceCall(trace.category(s)))
                continue;
            const std::string_view name = trace.name(s);
            if (name != "cudaDeviceSynchronize" && name != "hipDeviceSynchronize")
                continue;
            bool inside = false;
            for (SliceId p = trace.parent(s); p && !inside; p = trace.parent(p))
                inside = trace.category(p) == Category::CpuOp || trace.category(p) == Category::UserAnnotation;
            if (!inside && (!cost.trailingSync || trace.duration(s) > trace.duration(cost.trailingSync)))
                cost.trailingSync = s;
        }
    }
    return cost;
}

LaneId threadHeldBy(const Trace &trace, SliceId record)
{
    constexpr Nanoseconds patience = 10000000;
    const TimeRange range = trace.range(record);
    LaneId held;
    Nanoseconds soonest = saturatingAdd(range.end, patience);
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        bool silent = true;
        Nanoseconds call = soonest;
        lane.overlapping(range, [&](SliceId s) {
            silent = trace.start(s) <= range.start && trace.end(s) >= range.end;
            if (isDeviceCall(trace.category(s)))
                call = range.start;
            return silent;
        });
        for (std::uint32_t i = lane.firstStartingAt(range.end); i < lane.size() && lane.start(i) < call; ++i)
            if (isDeviceCall(trace.category(lane.slice(i))))
                call = lane.start(i);
        if (silent && call < soonest) {
            soonest = call;
            held = lane.id();
        }
    }
    return held;
}

} // namespace lanescope
