#include "core/analyse/chain.h"

#include <algorithm>

namespace lanescope {

namespace {

bool isLaunchArrow(const Arrow &a)
{
    return a.kind == ArrowKind::Launch || a.kind == ArrowKind::Correlation;
}

bool launchesWork(const Trace &trace, SliceId call)
{
    return std::ranges::any_of(trace.arrowIndicesFrom(call),
                               [&](std::uint32_t i) { return isLaunchArrow(trace.arrows()[i]); });
}

} // namespace

DeviceLink linkOf(const Trace &trace, SliceId deviceWork)
{
    for (const Arrow &a : trace.arrowsTo(deviceWork)) {
        if (a.kind == ArrowKind::Launch)
            return {LinkKind::Flow, a.from};
        if (a.kind == ArrowKind::Correlation)
            return {LinkKind::Correlation, a.from};
    }
    // A kernel whose launch call is not in the file: its GPU annotation still tells under which annotation it was launched.
    for (SliceId p = trace.parent(deviceWork); p; p = trace.parent(p)) {
        if (trace.category(p) != Category::GpuUserAnnotation)
            continue;
        if (const auto id = trace.externalId(p))
            if (const SliceId annotation = trace.sliceWithExternalId(*id);
                annotation && trace.nameId(annotation) == trace.nameId(p))
                return {LinkKind::Nesting, annotation};
    }
    return {};
}

LinkCounts countLinks(const Trace &trace)
{
    LinkCounts counts;
    for (std::uint32_t w : trace.deviceWork()) {
        ++counts.deviceEvents;
        switch (linkOf(trace, SliceId(w)).kind) {
        case LinkKind::Flow: ++counts.byFlow; break;
        case LinkKind::Correlation: ++counts.byCorrelation; break;
        case LinkKind::Nesting: ++counts.byNesting; break;
        case LinkKind::None: break;
        }
    }
    return counts;
}

SliceId opOf(const Trace &trace, SliceId deviceWork)
{
    const DeviceLink link = linkOf(trace, deviceWork);
    for (SliceId p = link.cpu; p; p = trace.parent(p))
        if (trace.category(p) == Category::CpuOp)
            return p;
    if (const auto id = trace.externalId(deviceWork))
        if (const SliceId op = trace.sliceWithExternalId(*id); op && trace.category(op) == Category::CpuOp)
            return op;
    return {};
}

Chain chainOf(const Trace &trace, SliceId slice)
{
    Chain chain;
    SliceId bottom = slice; // the innermost CPU slice of the chain
    if (isOnGpu(trace.category(slice)) || trace.category(slice) == Category::Sync) {
        if (trace.category(slice) == Category::GpuUserAnnotation) {
            const auto id = trace.externalId(slice);
            bottom = id ? trace.sliceWithExternalId(*id) : SliceId();
            chain.device.push_back(slice);
        } else {
            bottom = linkOf(trace, slice).cpu;
            chain.launchesBelow = bottom ? 1 : 0;
            if (!bottom || !launchesWork(trace, bottom))
                chain.device.push_back(slice);
        }
    } else if (launchesWork(trace, slice)) {
        chain.launchesBelow = 1;
    } else if (isOnCpu(trace.category(slice))) {
        // The first launch below; the others are counted, so that a person knows of them.
        const Lane &lane = trace.lane(trace.laneOf(slice));
        SliceId launch;
        for (std::uint32_t i = lane.indexOf(slice) + 1; i < lane.size() && lane.start(i) < trace.end(slice); ++i) {
            const SliceId s = lane.slice(i);
            if (trace.end(s) > trace.end(slice) || !launchesWork(trace, s))
                continue;
            ++chain.launchesBelow;
            if (!launch)
                launch = s;
        }
        if (launch)
            bottom = launch;
    }
    for (SliceId p = bottom; p; p = trace.parent(p))
        if (trace.category(p) != Category::PythonFunction || p == slice)
            chain.cpu.push_back(p);
    std::ranges::reverse(chain.cpu);
    if (bottom && launchesWork(trace, bottom))
        for (std::uint32_t i : trace.arrowIndicesFrom(bottom))
            if (isLaunchArrow(trace.arrows()[i]))
                chain.device.push_back(trace.arrows()[i].to);
    std::ranges::sort(chain.device, {}, [&](SliceId s) { return std::pair(trace.start(s), s); });
    return chain;
}

} // namespace lanescope
