#include "core/analyse/calltable.h"

#include "core/analyse/groups.h"
#include "core/analyse/launchindex.h"
#include "core/analyse/profilercost.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// Tells how much of a call was the profiler's doing.
class Stalls {
public:
    explicit Stalls(const Trace &trace)
        : m_trace(trace)
    {
        const ProfilerCost cost = findProfilerCost(trace);
        m_trailingSync = cost.trailingSync;
        for (const auto *list : {&cost.requests, &cost.others})
            for (const SliceId s : *list)
                m_records.push_back(trace.range(s));
        std::ranges::sort(m_records, {}, [](const TimeRange &r) { return std::pair(r.start, r.end); });
        for (const TimeRange &r : m_records)
            m_longest = std::max(m_longest, r.length());
    }
    /// A record held a call that ends no earlier (CONTRACT, gaps); the trailing synchronisation is the profiler's as a whole.
    Nanoseconds of(SliceId call) const
    {
        if (call == m_trailingSync)
            return m_trace.duration(call);
        const TimeRange range = m_trace.range(call);
        std::vector<TimeRange> held;
        auto it =
            std::ranges::lower_bound(m_records, saturatingSubtract(range.start, m_longest), {}, &TimeRange::start);
        for (; it != m_records.end() && it->start < range.end; ++it)
            if (it->end <= range.end)
                held.push_back(it->clipped(range));
        return held.empty() ? 0 : length(unite(std::move(held)));
    }

private:
    const Trace &m_trace;
    SliceId m_trailingSync;
    std::vector<TimeRange> m_records;
    Nanoseconds m_longest = 0;
};

} // namespace

Table callTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("calls", "Runtime calls");
    table.columns = {{"name", "Name", "The call of the device runtime or driver."}};
    addDistributionColumns(table, "calls");
    table.columns.insert(table.columns.end(),
                         {{"main_share", "Of main thread",
                           "The main thread's time in these calls as a share of its time in what is selected. The main "
                           "thread is the one with the "
                           "steps, else the one that launches most.",
                           CellUnit::Share},
                          {"launched", "Launched",
                           "Kernels, copies and sets that these calls launched, wherever they ran.", CellUnit::Count},
                          {"device_ns", "GPU time",
                           "The times of what these calls launched added up, also where they overlap.", CellUnit::Time},
                          {"stalled_ns", "Stalled",
                           "What of the total the profiler caused: its buffer requests and flushes that a call waited "
                           "for, and the synchronisation "
                           "with which it ends.",
                           CellUnit::Time}});

    const LaunchIndex launches(trace);
    const Stalls stalls(trace);
    const SelectionFilter filter(trace, selection);
    const LaneId mainLane = findSteps(trace).mainLane;
    NameNumbers names(trace);
    SliceGroups groups;
    for (const Lane &lane : trace.lanes())
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            if (const SliceId s = lane.slice(i); isDeviceCall(trace.category(s)) && filter.holds(s))
                groups.add(names.of(trace.nameId(s)), s);
    groups.finish(trace);
    const Intervals mainTime = mainLane ? clip(selection.intervals(trace), trace.lane(mainLane).extent()) : Intervals();

    Nanoseconds total = 0, stalledTotal = 0;
    for (const TimedGroup &row : byTotalTime(trace, groups)) {
        const auto slices = groups[row.group];
        std::uint64_t launched = 0;
        Nanoseconds device = 0, stalled = 0;
        std::vector<TimeRange> onMain;
        for (const std::uint32_t call : slices) {
            for (const std::uint32_t w : launches.workOf(SliceId(call))) {
                ++launched;
                device = saturatingAdd(device, trace.duration(SliceId(w)));
            }
            stalled = saturatingAdd(stalled, stalls.of(SliceId(call)));
            if (trace.laneOf(SliceId(call)) == mainLane)
                onMain.push_back(trace.range(SliceId(call)));
        }
        total = saturatingAdd(total, row.time.total);
        stalledTotal = saturatingAdd(stalledTotal, stalled);
        std::vector<Cell> cells{std::string(trace.name(SliceId(slices.front())))};
        addDistributionCells(cells, row.time);
        cells.push_back(shareCell(length(intersect(unite(std::move(onMain)), mainTime)), length(mainTime)));
        cells.push_back(countCell(launched));
        cells.emplace_back(device);
        cells.emplace_back(stalled);
        addRow(table, std::move(cells), slices);
    }
    table.totals = {{"calls_total_ns", total}, {"stalled_total_ns", stalledTotal}};
    table.footer.push_back(fmt::format("{} in runtime calls, all threads together; {} of it is the profiler's doing.",
                                       timeText(total), timeText(stalledTotal)));
    return table;
}

} // namespace lanescope
