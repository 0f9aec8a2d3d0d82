#include "core/analyse/rangefacts.h"

#include <algorithm>

namespace lanescope {

RangeFacts rangeFacts(const Trace &trace, TimeRange range)
{
    RangeFacts facts;
    facts.range = range;
    for (const Lane &lane : trace.lanes()) {
        const std::uint32_t first = lane.firstStartingAt(range.start), end = lane.firstStartingAt(range.end);
        facts.slices += end - first;
        std::vector<TimeRange> busy;
        lane.overlapping(range, [&](SliceId slice) {
            const TimeRange r = trace.range(slice);
            facts.cut += r.start < range.start || r.end > range.end;
            if (isOnCpu(trace.category(slice)))
                busy.push_back(r.clipped(range));
            return true;
        });
        if (lane.kind() == LaneKind::CpuThread)
            if (const Nanoseconds length = lanescope::length(unite(std::move(busy))); length > 0)
                facts.threads.push_back({lane.id(), length});
    }

    const std::vector<DeviceTime> here = deviceTimes(trace, range);
    const GapFinder gaps(trace, findProfilerCost(trace));
    for (const DeviceTime &whole : deviceTimes(trace)) {
        RangeFacts::Device device;
        device.time.device = whole.device;
        if (const auto at = std::ranges::find(here, whole.device, &DeviceTime::device); at != here.end())
            device.time = *at;
        device.outside = range.length() - length(device.time.busy);
        for (const Gap &gap : gaps.deviceGaps(whole.device, unite({range}))) {
            if (gap.initial || !gap.endedBy)
                continue;
            ++device.gaps;
            for (const GapPart &part : gap.parts) {
                device.idle[static_cast<std::size_t>(part.cause)] += part.range.length();
                device.outside -= part.range.length();
            }
        }
        facts.devices.push_back(std::move(device));
    }
    return facts;
}

} // namespace lanescope
