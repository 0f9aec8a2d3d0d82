#include "core/analyse/devicetime.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace lanescope {

std::vector<DeviceTime> deviceTimes(const Trace &trace, std::optional<TimeRange> range)
{
    struct Work {
        std::vector<TimeRange> compute, communication, memory;
        TimeRange span{std::numeric_limits<Nanoseconds>::max(), std::numeric_limits<Nanoseconds>::min()};
    };
    std::map<std::int64_t, Work> devices;
    std::unordered_map<NameId, bool> isCommunication; // a name is looked at once
    for (std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w);
        TimeRange r = trace.range(s);
        if (range) {
            // A zero-length event takes part where it lies inside.
            if (r.isEmpty() ? !range->contains(r.start) : !r.overlaps(*range))
                continue;
            r = r.clipped(*range);
        }
        Work &d = devices[trace.lane(trace.laneOf(s)).device().value_or(-1)];
        d.span = {std::min(d.span.start, r.start), std::max(d.span.end, r.end)};
        if (trace.category(s) != Category::Kernel) {
            d.memory.push_back(r);
            continue;
        }
        const auto [it, isNew] = isCommunication.try_emplace(trace.nameId(s), false);
        if (isNew)
            it->second = isCommunicationName(trace.name(s));
        (it->second ? d.communication : d.compute).push_back(r);
    }
    std::vector<DeviceTime> out;
    for (auto &[number, work] : devices) {
        DeviceTime d;
        d.device = number;
        d.compute = unite(std::move(work.compute));
        d.communication = unite(std::move(work.communication));
        d.memory = unite(std::move(work.memory));
        d.busy = unite(unite(d.compute, d.communication), d.memory);
        d.span = work.span;
        out.push_back(std::move(d));
    }
    return out;
}

} // namespace lanescope
