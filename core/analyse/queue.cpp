#include "core/analyse/queue.h"

#include "core/analyse/groups.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

std::uint32_t StreamQueue::depthAt(Nanoseconds time) const
{
    const auto after = std::ranges::upper_bound(steps, time, {}, &QueueStep::time);
    return after == steps.begin() ? 0 : std::prev(after)->depth;
}

std::vector<StreamQueue> launchQueues(const Trace &trace)
{
    struct Change {
        Nanoseconds time;
        std::int32_t by;
    };
    std::vector<std::vector<Change>> changes(trace.lanes().size());
    std::vector<StreamQueue> queues(trace.lanes().size());
    for (const std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w), launch = trace.launchOf(s);
        const std::uint32_t lane = trace.laneOf(s).value();
        queues[lane].lane = LaneId(lane);
        if (!launch) {
            ++queues[lane].withoutLaunch;
            continue;
        }
        // By clocks that differ the work may seem to end before its launch: then it waited for nothing.
        const TimeRange waits{trace.start(launch), trace.end(s)};
        if (waits.isEmpty())
            continue;
        changes[lane].push_back({waits.start, 1});
        changes[lane].push_back({waits.end, -1});
    }
    for (std::size_t lane = 0; lane < queues.size(); ++lane) {
        std::ranges::sort(changes[lane], {}, &Change::time);
        std::int64_t depth = 0;
        for (std::size_t i = 0; i < changes[lane].size();) {
            const Nanoseconds time = changes[lane][i].time;
            const std::int64_t before = depth;
            for (; i < changes[lane].size() && changes[lane][i].time == time; ++i)
                depth += changes[lane][i].by;
            if (depth != before)
                queues[lane].steps.push_back({time, static_cast<std::uint32_t>(depth)});
        }
    }
    std::erase_if(queues, [](const StreamQueue &q) { return q.lane.isNone(); });
    return queues;
}

QueueFacts queueWithin(const StreamQueue &queue, const Intervals &within, std::uint32_t limit)
{
    __extension__ using Wide = __int128;
    QueueFacts facts;
    Wide area = 0;
    for (const TimeRange &range : within) {
        facts.time = saturatingAdd(facts.time, range.length());
        auto next = std::ranges::upper_bound(queue.steps, range.start, {}, &QueueStep::time);
        Nanoseconds from = range.start;
        std::uint32_t depth = queue.depthAt(from);
        while (from < range.end) {
            const Nanoseconds to = next == queue.steps.end() ? range.end : std::min(range.end, next->time);
            facts.most = std::max(facts.most, depth);
            area += Wide{depth} * Wide{saturatingSubtract(to, from)};
            if (depth >= limit)
                facts.full = saturatingAdd(facts.full, saturatingSubtract(to, from));
            from = to;
            if (next != queue.steps.end() && next->time == to)
                depth = (next++)->depth;
        }
    }
    if (facts.time > 0)
        facts.mean = static_cast<double>(area) / static_cast<double>(facts.time);
    return facts;
}

Table queueTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("queue", "Launch queue");
    table.columns = {
        {"name", "Stream", "The device and the stream, as the timeline has them."},
        {"device", "GPU", "The device's number.", CellUnit::Plain, false},
        {"stream", "Number", "The stream's number.", CellUnit::Plain, false},
        {"launched", "Launched", "Kernels, copies and sets on this stream whose launch call is in the file.",
         CellUnit::Count},
        {"most", "Most", "The most that were launched and had not ended at one moment, the running one among them.",
         CellUnit::Count},
        {"mean", "Mean", "How many were launched and had not ended, as a mean over the time that is selected.",
         CellUnit::Plain},
        {"full_share", "Full",
         fmt::format("The share of the time that is selected in which {} or more were in the queue: the CPU is as far "
                     "ahead as the "
                     "driver lets it be.",
                     launchQueueLimit),
         CellUnit::Share},
        {"delay_mean_ns", "Mean delay", "From the end of a launch call to the start of its work, as a mean.",
         CellUnit::Time},
        {"delay_median_ns", "Median delay",
         "Half of the delays from launch call to work are no longer; of an even number, the mean of the two in the "
         "middle.",
         CellUnit::Time},
        {"delay_p5_ns", "5 %", "The smallest delay that at least 5 % of the delays do not exceed (nearest rank).",
         CellUnit::Time, false},
        {"delay_p95_ns", "95 %", "The smallest delay that at least 95 % of the delays do not exceed (nearest rank).",
         CellUnit::Time},
        {"delay_max_ns", "Longest", "The longest delay.", CellUnit::Time},
        {"without_launch", "No launch", "Work on this stream whose launch call is not in the file; it does not count.",
         CellUnit::Count, false}};
    const SelectionFilter filter(trace, selection);
    const Intervals within = selection.intervals(trace);
    std::uint64_t withoutLaunch = 0;
    for (const StreamQueue &queue : launchQueues(trace)) {
        const Lane &lane = trace.lane(queue.lane);
        std::vector<std::uint32_t> slices;
        std::vector<Nanoseconds> delays;
        std::uint64_t lonely = 0;
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            if (!isDeviceWork(trace.category(s)) || !filter.holds(s))
                continue;
            slices.push_back(s.value());
            if (const SliceId launch = trace.launchOf(s))
                delays.push_back(std::max<Nanoseconds>(0, saturatingSubtract(trace.start(s), trace.end(launch))));
            else
                ++lonely;
        }
        if (slices.empty())
            continue;
        withoutLaunch += lonely;
        const QueueFacts facts = queueWithin(queue, within);
        const Distribution delay = distributionOf(delays);
        const auto ofDelays = [&](Nanoseconds time) { return delay.count > 0 ? Cell(time) : Cell(); };
        addRow(table,
               {laneTitle(lane), lane.device() ? Cell(*lane.device()) : Cell(),
                lane.stream() ? Cell(*lane.stream()) : Cell(), countCell(delay.count), countCell(facts.most),
                facts.mean, shareCell(facts.full, facts.time), ofDelays(delay.mean), ofDelays(delay.median),
                ofDelays(delay.p5), ofDelays(delay.p95), ofDelays(delay.max), countCell(lonely)},
               slices);
    }
    table.totals.emplace_back("without_launch_total", static_cast<std::int64_t>(withoutLaunch));
    if (withoutLaunch > 0)
        table.footer.push_back(
            fmt::format("{} device events have no launch call in the file and do not count.", withoutLaunch));
    return table;
}

} // namespace lanescope
