#include "core/analyse/idletable.h"

#include "core/analyse/gaps.h"
#include "core/analyse/groups.h"
#include "core/analyse/profilercost.h"

#include <algorithm>

namespace lanescope {

std::vector<StreamTime> streamTimes(const Trace &trace, const Selection &selection)
{
    const Intervals within = selection.intervals(trace);
    std::vector<StreamTime> times;
    for (const Lane &lane : trace.lanes()) {
        std::vector<TimeRange> ranges;
        if (lane.kind() == LaneKind::GpuStream)
            for (std::uint32_t i = 0; i < lane.size(); ++i)
                if (isDeviceWork(trace.category(lane.slice(i))))
                    ranges.push_back({lane.start(i), lane.end(i)});
        if (ranges.empty())
            continue;
        StreamTime time;
        time.lane = lane.id();
        time.time = length(within);
        time.busy = length(intersect(unite(std::move(ranges)), within));
        times.push_back(time);
    }
    auto time = times.begin();
    for (const Gap &gap : GapFinder(trace, findProfilerCost(trace)).streamGaps()) { // by lane, as the times are
        if (gap.initial)
            continue;
        while (time->lane != gap.lane)
            ++time;
        const Nanoseconds inside = overlapLength(within, gap.range);
        if (inside == 0)
            continue;
        ++time->gaps;
        time->longestGap = std::max(time->longestGap, inside);
        for (const GapPart &part : gap.parts) {
            Nanoseconds &sum = time->idle[static_cast<std::size_t>(part.cause)];
            sum = saturatingAdd(sum, overlapLength(within, part.range));
        }
    }
    for (StreamTime &t : times) {
        t.outside = t.time - t.busy;
        for (const Nanoseconds part : t.idle)
            t.outside -= part;
    }
    return times;
}

Table idleTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("idle", "Idle streams");
    table.columns = {
        {"name", "Stream", "The device and the stream, as the timeline has them."},
        {"device", "GPU", "The device's number.", CellUnit::Plain, false},
        {"stream", "Number", "The stream's number.", CellUnit::Plain, false},
        {"time_ns", "Time", "The time that is selected. Busy, the kinds of idle and outside add up to it.",
         CellUnit::Time},
        {"busy_ns", "Busy", "How long the stream ran a kernel, copy or set.", CellUnit::Time},
        {"busy_share", "Busy share", "Busy as a share of the time.", CellUnit::Share},
        {"host_wait_ns", "Host wait", "Idle between two events because the CPU had not launched the second yet.",
         CellUnit::Time},
        {"kernel_wait_ns", "Kernel wait",
         "Idle for less than 30 us although the next event had been launched, as it lies between one kernel and the "
         "next.",
         CellUnit::Time},
        {"other_ns", "Other idle",
         "Idle for 30 us or more although the next event had been launched: it waited for another stream, an event or "
         "the clock.",
         CellUnit::Time},
        {"buffer_request_ns", "Buffer request",
         "Idle because the profiler asked for memory and held a launch meanwhile.", CellUnit::Time},
        {"profiler_ns", "Profiler", "Idle because of the profiler's other work, such as its flushes.", CellUnit::Time},
        {"outside_ns", "Outside", "Idle before the first step or the stream's first event, and behind its last one.",
         CellUnit::Time},
        {"gaps", "Gaps", "Stretches between two events in which the stream ran nothing.", CellUnit::Count},
        {"longest_gap_ns", "Longest gap", "The longest of them.", CellUnit::Time}};
    const SelectionFilter filter(trace, selection);
    for (const StreamTime &time : streamTimes(trace, selection)) {
        const Lane &lane = trace.lane(time.lane);
        std::vector<std::uint32_t> slices;
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            if (isDeviceWork(trace.category(lane.slice(i))) && filter.holds(lane.slice(i)))
                slices.push_back(lane.slice(i).value());
        const auto idle = [&](GapCause cause) { return time.idle[static_cast<std::size_t>(cause)]; };
        addRow(table,
               {laneTitle(lane), lane.device() ? Cell(*lane.device()) : Cell(),
                lane.stream() ? Cell(*lane.stream()) : Cell(), time.time, time.busy, shareCell(time.busy, time.time),
                idle(GapCause::HostWait), idle(GapCause::KernelWait), idle(GapCause::Other),
                idle(GapCause::BufferRequest), idle(GapCause::Profiler), time.outside, countCell(time.gaps),
                time.longestGap},
               slices);
    }
    if (table.rows.empty())
        table.footer.emplace_back("No device work here.");
    else
        table.footer.emplace_back("By stream: a stream that waits while another runs is idle here, though its device "
                                  "is not. The steps have the devices.");
    return table;
}

} // namespace lanescope
