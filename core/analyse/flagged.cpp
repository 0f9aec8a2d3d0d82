#include "core/analyse/flagged.h"

#include <algorithm>

namespace lanescope {

namespace {

bool isGraphWork(const Trace &trace, SliceId work)
{
    const DeviceArgs *args = trace.deviceArgs(work);
    if (args && args->graphNode > 0)
        return true;
    const SliceId launch = trace.launchOf(work);
    return launch && trace.name(launch).find("GraphLaunch") != std::string_view::npos;
}

} // namespace

std::vector<SliceId> flaggedDeviceWork(const Trace &trace)
{
    std::vector<SliceId> flagged;
    // What a part has beyond its range is sound: it came along whole. What cannot be right lies far from there and did not.
    const TimeRange view = trace.part() ? trace.extent() : trace.view();
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::GpuStream)
            continue;
        // From the last one back: the earliest end of those that start later and take time. (Times that an exporter rounded to whole
        // microseconds may put an event of length 0 into the one before.)
        Nanoseconds earliestEnd = std::numeric_limits<Nanoseconds>::max(), earliestEndOfSameStart = earliestEnd;
        Nanoseconds start = earliestEnd;
        for (std::uint32_t i = lane.size(); i-- > 0;) {
            const SliceId s = lane.slice(i);
            if (!isDeviceWork(trace.category(s)))
                continue;
            if (lane.start(i) < start) {
                start = lane.start(i);
                earliestEnd = std::min(earliestEnd, earliestEndOfSameStart);
            }
            const Nanoseconds end = lane.end(i);
            if (start < view.start || end > view.end || (earliestEnd < end && !isGraphWork(trace, s)))
                flagged.push_back(s);
            if (end > start)
                earliestEndOfSameStart = std::min(earliestEndOfSameStart, end);
        }
    }
    std::ranges::sort(flagged);
    return flagged;
}

} // namespace lanescope
