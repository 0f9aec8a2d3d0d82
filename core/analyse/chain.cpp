#include "core/analyse/chain.h"

#include "core/analyse/sequencelinks.h"

#include <algorithm>

namespace lanescope {

namespace {

bool isLaunchArrow(const Arrow &a)
{
    return a.kind == ArrowKind::Launch || a.kind == ArrowKind::Correlation;
}

bool launchesWork(const Trace &trace, SliceId call)
{
    // A wait is tied to its record on the device (cuda_sync) in the same way, and launches nothing.
    return std::ranges::any_of(trace.arrowIndicesFrom(call), [&](std::uint32_t i) {
        return isLaunchArrow(trace.arrows()[i]) && isDeviceWork(trace.category(trace.arrows()[i].to));
    });
}

/// The op that the exporter names as the one that launched a device event.
SliceId namedOp(const Trace &trace, SliceId deviceWork)
{
    const auto id = trace.externalId(deviceWork);
    if (!id || *id == 0 || id == trace.correlation(deviceWork))
        return {};
    const SliceId op = trace.sliceWithExternalId(*id);
    return op && trace.category(op) == Category::CpuOp ? op : SliceId();
}

/// The CPU side of a GPU annotation, which carries the same id and name.
SliceId cpuAnnotationOf(const Trace &trace, SliceId gpuAnnotation)
{
    const auto id = trace.externalId(gpuAnnotation);
    const SliceId annotation = id ? trace.sliceWithExternalId(*id) : SliceId();
    return annotation && trace.nameId(annotation) == trace.nameId(gpuAnnotation) ? annotation : SliceId();
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
    // A launch call that is not in the file: the op may still be named, or the GPU annotation tells under which one it was launched.
    if (const SliceId op = namedOp(trace, deviceWork))
        return {LinkKind::Nesting, op};
    for (SliceId p = trace.parent(deviceWork); p; p = trace.parent(p))
        if (trace.category(p) == Category::GpuUserAnnotation)
            if (const SliceId annotation = cpuAnnotationOf(trace, p))
                return {LinkKind::Nesting, annotation};
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
    for (SliceId p = linkOf(trace, deviceWork).cpu; p; p = trace.parent(p))
        if (trace.category(p) == Category::CpuOp)
            return p;
    return namedOp(trace, deviceWork);
}

ForwardBackward forwardBackwardOf(const Trace &trace, SliceId slice, const SequenceLinks *sequences)
{
    ForwardBackward found;
    const Category category = trace.category(slice);
    for (SliceId p = isDeviceWork(category) ? linkOf(trace, slice).cpu : slice; p; p = trace.parent(p)) {
        for (const Arrow &a : trace.arrowsTo(p))
            if (a.kind == ArrowKind::ForwardBackward)
                return {a.from, {p}, true};
        for (const std::uint32_t i : trace.arrowIndicesFrom(p))
            if (trace.arrows()[i].kind == ArrowKind::ForwardBackward)
                found.backward.push_back(trace.arrows()[i].to);
        if (sequences && sequences->size() > 0) {
            if (const SliceId forward = sequences->forwardOf(p))
                return {forward, {p}, true};
            found.backward = sequences->backwardOf(trace, p);
        }
        if (!found.backward.empty()) {
            found.forward = p;
            std::ranges::sort(found.backward, {}, [&](SliceId s) { return std::pair(trace.start(s), s); });
            return found;
        }
    }
    return found;
}

Chain chainOf(const Trace &trace, SliceId slice)
{
    Chain chain;
    SliceId bottom = slice; // the innermost CPU slice of the chain
    if (isOnGpu(trace.category(slice)) || trace.category(slice) == Category::Sync) {
        if (trace.category(slice) == Category::GpuUserAnnotation) {
            bottom = cpuAnnotationOf(trace, slice);
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
            if (isLaunchArrow(trace.arrows()[i]) && isDeviceWork(trace.category(trace.arrows()[i].to)))
                chain.device.push_back(trace.arrows()[i].to);
    std::ranges::sort(chain.device, {}, [&](SliceId s) { return std::pair(trace.start(s), s); });
    return chain;
}

} // namespace lanescope
