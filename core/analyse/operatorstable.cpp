#include "core/analyse/optable.h"

#include "core/analyse/autogradwaits.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace lanescope {

namespace {

Nanoseconds selfDeviceOfOps(const OpTable &ops)
{
    Nanoseconds sum = 0;
    for (const OpRow &r : ops.rows)
        sum += r.device ? 0 : r.selfDevice;
    return sum;
}

/// The profiler's own records by name, as `2 Activity Buffer Request (4.65 ms)`, the largest first, and their sum.
struct ProfilersOwn {
    std::vector<std::string> items;
    Nanoseconds sum = 0;
};
ProfilersOwn profilersOwn(const Trace &trace, const Selection &selection)
{
    const ProfilerCost cost = findProfilerCost(trace);
    const SelectionFilter filter(trace, selection);
    std::map<std::string_view, std::pair<std::uint64_t, Nanoseconds>> byName;
    ProfilersOwn own;
    const auto add = [&](SliceId s) {
        if (!filter.holds(s))
            return;
        auto &[count, time] = byName[trace.name(s)];
        ++count;
        time += trace.duration(s);
        own.sum += trace.duration(s);
    };
    std::ranges::for_each(cost.requests, add);
    std::ranges::for_each(cost.others, add);
    if (cost.trailingSync)
        add(cost.trailingSync);
    std::vector<std::pair<std::string_view, std::pair<std::uint64_t, Nanoseconds>>> names(byName.begin(), byName.end());
    std::ranges::stable_sort(names, [](const auto &a, const auto &b) { return a.second.second > b.second.second; });
    for (const auto &[name, sum] : names) {
        const bool isSync = cost.trailingSync && name == trace.name(cost.trailingSync);
        own.items.push_back(isSync ? fmt::format("the {} behind the last step ({})", name, timeText(sum.second))
                                   : fmt::format("{} {} ({})", countText(sum.first), name, timeText(sum.second)));
    }
    return own;
}

std::string listed(const std::vector<std::string> &items)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
    return text;
}

/// What lies between torch's table and the corrected one, so that it adds up:
/// torch's Self CPU total = corrected total + profiler + countedTwice, and so for the GPU time of ops without `profiler`.
struct LeftOut {
    ProfilersOwn profiler;
    Nanoseconds torchTotal = 0;
    Nanoseconds countedTwice = 0;       ///< CPU time; below 0: torch takes it off the ops that ran at the same time
    Nanoseconds deviceCountedTwice = 0; ///< below 0: torch gives it to no op
};
LeftOut leftOut(const Trace &trace, const Selection &selection, TableOptions options, const OpTable &corrected)
{
    options.corrected = options.groupByShape = false;
    const OpTable torch = makeOpTable(trace, selection, options);
    LeftOut left;
    left.profiler = profilersOwn(trace, selection);
    left.torchTotal = torch.selfCpuTotal;
    left.countedTwice = torch.selfCpuTotal - left.profiler.sum - corrected.selfCpuTotal;
    left.deviceCountedTwice = selfDeviceOfOps(torch) - selfDeviceOfOps(corrected);
    return left;
}

/// In one sentence (CONTRACT: on the last line).
std::string leftOutText(const LeftOut &left, const OpTable &corrected)
{
    std::string sentence = left.profiler.items.empty()
                               ? std::string("Left out: nothing, the profiler has no record of its own here")
                               : "Left out: " + listed(left.profiler.items) + ", the profiler's own";
    if (left.countedTwice > 0)
        sentence += fmt::format("; {} of CPU time that torch counts twice", timeText(left.countedTwice));
    else if (left.countedTwice < 0)
        sentence += fmt::format("; put back: {} of CPU time that torch takes off the ops that ran at the same time",
                                timeText(-left.countedTwice));
    if (left.deviceCountedTwice > 0)
        sentence +=
            fmt::format("; {} of GPU time that torch gives to ops a second time", timeText(left.deviceCountedTwice));
    else if (left.deviceCountedTwice < 0)
        sentence +=
            fmt::format("; put back: {} of GPU time that torch gives to no op", timeText(-left.deviceCountedTwice));
    return sentence + "." +
           fmt::format(" Self CPU {} of torch's {}.", timeText(corrected.selfCpuTotal), timeText(left.torchTotal));
}

/// How much of the Self CPU of rows is no work, in a sentence; empty where there is nothing to say.
std::string waitsText(const Trace &trace, const OpTable &ops)
{
    const std::unordered_map<SliceId, Nanoseconds> waits = AutogradWaits(trace).bySlice();
    Nanoseconds all = 0, most = 0;
    const OpRow *row = nullptr; // that waits most
    for (std::size_t r = 0; r < ops.rows.size() && !waits.empty(); ++r) {
        Nanoseconds sum = 0;
        for (std::uint32_t i = ops.firstSlice[r]; i < ops.firstSlice[r + 1] && !ops.rows[r].device; ++i)
            if (const auto wait = waits.find(SliceId(ops.slices[i])); wait != waits.end())
                sum = saturatingAdd(sum, wait->second);
        all = saturatingAdd(all, sum);
        if (sum > most) {
            most = sum;
            row = &ops.rows[r];
        }
    }
    if (!row)
        return {};
    return fmt::format("{} of Self CPU is no work: a thread waits in backward() for the one that autograd runs it on, "
                       "whose ops have rows of their own ({} of it in {}).",
                       timeText(all), timeText(most), row->name);
}

/// Where torch's numbers mislead (TORCH_RULES 13), a sentence each.
std::vector<std::string> misleading(const Trace &trace, const Selection &selection, const OpTable &ops)
{
    std::vector<std::string> notes;
    const ProfilersOwn own = profilersOwn(trace, selection);
    if (own.sum > 0 && ops.selfCpuTotal > 0)
        notes.push_back(
            fmt::format("{} of the Self CPU total ({}) is the profiler's own: {}. The corrected table leaves it out.",
                        percentText(static_cast<double>(own.sum), static_cast<double>(ops.selfCpuTotal)),
                        timeText(own.sum), listed(own.items)));
    if (ops.overheadDevice > 0)
        notes.push_back(
            fmt::format("{} of GPU time is counted once more below overhead records, and in all that is around "
                        "them: that is how torch does it.",
                        timeText(ops.overheadDevice)));
    Nanoseconds largest = 0;
    const OpRow *annotation = nullptr, *negative = nullptr;
    for (const OpRow &r : ops.rows) {
        if (r.device && r.annotation && r.selfDevice > std::max(largest, ops.selfDeviceTotal)) {
            largest = r.selfDevice;
            annotation = &r;
        }
        if (r.selfCpu < 0)
            negative = &r;
    }
    if (annotation)
        notes.push_back(
            fmt::format("The GPU row of the annotation {} has more than 100 %: it spans the GPU's idle time, too, "
                        "and is no part of the total.",
                        annotation->name));
    if (negative)
        notes.push_back(
            fmt::format("The Self CPU of {} is negative: torch counts calls of other threads, and overhead, within "
                        "whatever op of the main thread runs at that time.",
                        negative->name));
    // Work on several streams at once is added up.
    const SelectionFilter filter(trace, selection);
    std::map<std::int64_t, std::vector<TimeRange>> byDevice;
    Nanoseconds sum = 0, busy = 0;
    for (std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w);
        if (!filter.holds(s))
            continue;
        byDevice[trace.lane(trace.laneOf(s)).device().value_or(-1)].push_back(trace.range(s));
        sum += trace.duration(s);
    }
    for (auto &[device, ranges] : byDevice)
        busy += length(unite(std::move(ranges)));
    if (sum > busy)
        notes.push_back(
            fmt::format("The Self CUDA total adds up what ran at once: {} of work kept the GPU busy for {}.",
                        timeText(sum), timeText(busy)));
    if (ops.unlinkedEvents > 0)
        notes.push_back(
            fmt::format("{} ({}) {} to no op here: launched before the recording began, or outside of every op.",
                        countOf(ops.unlinkedEvents, "GPU event", "GPU events"), timeText(ops.unlinkedDevice),
                        ops.unlinkedEvents == 1 ? "belongs" : "belong"));
    if (ops.recoveredLinks && selfDeviceOfOps(ops) > 0)
        notes.emplace_back("The file does not say which op launched what: the op around each launch call was taken.");
    if (!trace.baseTime() && trace.sliceCount() > 0) {
        bool whole = true;
        for (std::uint32_t i = 0; i < trace.sliceCount() && whole; ++i)
            whole = trace.start(SliceId(i)) % 1000 == 0 && trace.duration(SliceId(i)) % 1000 == 0;
        if (whole)
            notes.emplace_back(
                "The exporter rounded all times to whole microseconds, so these differ from torch's by up to "
                "1 us an event.");
    }
    return notes;
}

} // namespace

Table operatorsTable(const Trace &trace, const Selection &selection, const TableOptions &options)
{
    OpTable ops = makeOpTable(trace, selection, options);
    Table table;
    table.key = "operators";
    table.title = "Operators";
    table.columns = {
        {"name", "Name", "The op, call, kernel or annotation; all steps are ProfilerStep*", CellUnit::Text},
        {"side", "Side", "cpu: what a thread did. device: what ran on the GPU", CellUnit::Text},
        {"annotation", "Annotation", "A record_function, or its span on the GPU", CellUnit::Flag, false},
        {"calls", "Calls", "How often it ran; a call that only calls itself counts once", CellUnit::Count},
        {"self_cpu_ns", "Self CPU", "CPU time without what it calls", CellUnit::Time},
        {"cpu_ns", "CPU total", "CPU time with what it calls", CellUnit::Time},
        {"cpu_avg_ns", "CPU avg", "CPU total of one call, on average", CellUnit::Time, false},
        {"self_device_ns", "Self GPU", "GPU time of what it launched itself", CellUnit::Time},
        {"device_ns", "GPU total", "GPU time of what it and the ops it calls launched", CellUnit::Time},
        {"device_avg_ns", "GPU avg", "GPU total of one call, on average", CellUnit::Time, false},
        {"cpu_mem", "CPU memory", "Memory taken minus memory given back while it ran", CellUnit::Bytes, false},
        {"self_cpu_mem", "Self CPU memory", "The same without what it calls", CellUnit::Bytes, false},
        {"device_mem", "GPU memory", "GPU memory taken minus given back while it ran", CellUnit::Bytes, false},
        {"self_device_mem", "Self GPU memory", "The same without what it calls", CellUnit::Bytes, false},
        {"flops", "FLOPs", "Operations that its shapes stand for", CellUnit::Plain, false},
        {"async", "Async", "It ends on another thread, so it has no time of its own", CellUnit::Flag, false},
    };
    if (options.groupByShape)
        table.columns.push_back({"input_shapes", "Input shapes", "Sizes of what the op was given", CellUnit::Text});
    const auto average = [](std::int64_t sum, std::int64_t n) { return n > 0 ? (sum + n / 2) / n : 0; };
    for (const OpRow &r : ops.rows) {
        const auto time = [&](Nanoseconds ns, double us) { return options.torchDigits ? Cell(us) : Cell(ns); };
        const auto averageTime = [&](Nanoseconds ns, double us) {
            return time(average(ns, r.calls), us / static_cast<double>(r.calls));
        };
        table.rows.push_back({r.name, std::string(r.device ? "device" : "cpu"), std::int64_t{r.annotation}, r.calls,
                              time(r.selfCpu, r.torch.selfCpu), time(r.cpu, r.torch.cpu),
                              averageTime(r.cpu, r.torch.cpu), time(r.selfDevice, r.torch.selfDevice),
                              time(r.deviceTime, r.torch.device), averageTime(r.deviceTime, r.torch.device),
                              r.cpuMemory, r.selfCpuMemory, r.deviceMemory, r.selfDeviceMemory,
                              r.flops ? Cell(*r.flops) : Cell(), std::int64_t{r.async}});
        if (options.groupByShape)
            table.rows.back().push_back(r.shapes);
    }
    table.totals = {{"self_cpu_total_ns", ops.selfCpuTotal}, {"self_device_total_ns", ops.selfDeviceTotal}};
    if (options.corrected) {
        const LeftOut left = leftOut(trace, selection, options, ops);
        table.footer = {leftOutText(left, ops)};
        if (std::string waits = waitsText(trace, ops); !waits.empty())
            table.footer.insert(table.footer.begin(), std::move(waits));
        table.totals.push_back({"torch_self_cpu_total_ns", left.torchTotal});
        table.totals.push_back({"profiler_ns", left.profiler.sum});
        table.totals.push_back({"counted_twice_ns", left.countedTwice});
        table.totals.push_back({"device_counted_twice_ns", left.deviceCountedTwice});
    } else {
        table.footer = misleading(trace, selection, ops);
        if (std::string waits = waitsText(trace, ops); !waits.empty())
            table.footer.push_back(std::move(waits));
    }
    table.slices = std::move(ops.slices);
    table.firstSlice = std::move(ops.firstSlice);
    return table;
}

} // namespace lanescope
