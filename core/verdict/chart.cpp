#include "core/verdict/chart.h"

#include "core/analyse/gaps.h"
#include "core/base/statistics.h"

#include <algorithm>
#include <set>

namespace lanescope {

namespace {

Nanoseconds timeOf(const Numbers &numbers, std::string_view name)
{
    const auto it = std::ranges::find(numbers, name, &Number::name);
    const auto *value = it != numbers.end() ? std::get_if<std::int64_t>(&it->value) : nullptr;
    return value ? *value : 0;
}

const DeviceTime *decidingDevice(const Facts &f)
{
    const auto it = std::ranges::find(f.devices, f.shares ? f.shares->device : -1, &DeviceTime::device);
    return it != f.devices.end() ? &*it : nullptr;
}

void finish(Chart &c)
{
    std::vector<Nanoseconds> usual;
    for (const Chart::Bar &b : c.bars)
        if (b.isUsual)
            usual.push_back(b.length);
    c.median = median(std::move(usual));
    c.numbers.push_back(Number::count("count", static_cast<std::int64_t>(c.bars.size())));
    c.numbers.push_back(Number::time("median_ns", c.median));
    const auto longest = std::ranges::max_element(c.bars, {}, &Chart::Bar::length);
    c.numbers.push_back(Number::time("longest_ns", longest != c.bars.end() ? longest->length : 0));
}

std::optional<Chart> stepsChart(const Facts &f)
{
    Chart c;
    c.kind = Chart::Steps;
    const DeviceTime *device = decidingDevice(f);
    Intervals communication, copies;
    if (device) {
        communication = subtract(device->communication, device->compute);
        copies = subtract(subtract(device->memory, device->communication), device->compute);
    }
    for (const StepWindow &s : f.steps.steps)
        if (!f.range || f.range->overlaps(s.window))
            c.bars.push_back({s.window, s.slice, s.window.length(), device ? overlapLength(device->busy, s.window) : 0,
                              s.number, s.steady, overlapLength(communication, s.window),
                              overlapLength(copies, s.window)});
    if (c.bars.size() < 2)
        return std::nullopt;
    finish(c);
    // Beside it stands the mean of the steady steps: both say what they are, and of how many.
    c.numbers.push_back(Number::count("steady", std::ranges::count_if(c.bars, &Chart::Bar::isUsual)));
    if (c.median == 0) {
        c.title = "{count} steps, longest {longest_ns}";
    } else if (!f.steps.standIn.empty()) {
        c.numbers.push_back(Number::text("name", f.steps.standIn));
        c.title = "{count} runs of {name}, {steady} steady: median {median_ns}, longest {longest_ns}";
    } else {
        c.title = "{count} steps, {steady} steady: median {median_ns}, longest {longest_ns}";
    }
    return c;
}

/// Calls of one thing, those that the verdict shows as proof set apart.
std::optional<Chart> durationsChart(const Facts &f, const Verdict &v, std::vector<SliceId> slices, std::string title)
{
    Chart c;
    c.kind = Chart::Durations;
    std::set<SliceId> shown;
    for (const Evidence &e : v.evidence)
        if (e.slice)
            shown.insert(e.slice);
    for (const SliceId s : slices) {
        const TimeRange range = f.trace->range(s);
        c.bars.push_back({range, s, range.length(), 0, static_cast<std::int64_t>(c.bars.size()) + 1, true, 0, 0});
    }
    if (c.bars.size() < 3)
        return std::nullopt;
    c.isDeviceWork = !slices.empty() && isDeviceWork(f.trace->category(slices.front()));
    // Where the proof is most of them, it is not what stands out.
    if (2 * shown.size() < c.bars.size())
        for (Chart::Bar &b : c.bars)
            b.isUsual = !shown.contains(b.slice);
    finish(c);
    c.title = std::move(title);
    return c;
}

/// All calls of the first proof's kernel: with its launch geometry, or of its name alone.
std::optional<Chart> kernelChart(const Facts &f, const Verdict &v, bool withGeometry)
{
    const SliceId proof = v.evidence.empty() ? SliceId() : v.evidence.front().slice;
    if (!proof)
        return std::nullopt;
    std::vector<SliceId> slices;
    for (const KernelGroup &g : f.kernels) {
        if (g.name != f.trace->nameId(proof))
            continue;
        const auto isProof = [&](std::uint32_t i) { return f.launches[i].work == proof; };
        if (withGeometry && std::ranges::none_of(g.launches, isProof))
            continue;
        for (const std::uint32_t i : g.launches)
            if (!f.range || f.range->overlaps(f.trace->range(f.launches[i].work)))
                slices.push_back(f.launches[i].work);
    }
    std::ranges::sort(slices, {}, [&](SliceId s) { return f.trace->start(s); });
    return durationsChart(f, v, std::move(slices), "{count} calls, median {median_ns}, longest {longest_ns}");
}

/// All calls of the first proof's op, in order.
std::optional<Chart> opChart(const Facts &f, const Verdict &v)
{
    const SliceId proof = v.evidence.empty() ? SliceId() : v.evidence.front().slice;
    if (!proof)
        return std::nullopt;
    if (isDeviceWork(f.trace->category(proof)))
        return kernelChart(f, v, true);
    const auto op = std::ranges::find(f.calls.ops, f.trace->nameId(proof), &OpStatistics::name);
    if (op == f.calls.ops.end())
        return std::nullopt;
    std::vector<SliceId> slices;
    for (const std::uint32_t s : op->slices)
        if (!f.range || f.range->overlaps(f.trace->range(SliceId(s))))
            slices.emplace_back(s);
    std::ranges::sort(slices, {}, [&](SliceId s) { return f.trace->start(s); });
    return durationsChart(f, v, std::move(slices), "{count} calls, median {median_ns}, longest {longest_ns}");
}

std::optional<Chart> inputChart(const Facts &f)
{
    Chart c;
    c.kind = Chart::Durations;
    for (const TimeRange &wait : f.inputWaits)
        if (!f.range || f.range->overlaps(wait))
            c.bars.push_back({wait, {}, wait.length(), 0, static_cast<std::int64_t>(c.bars.size()) + 1, true, 0, 0});
    if (c.bars.size() < 2)
        return std::nullopt;
    finish(c);
    c.title = "{count} waits for a batch, median {median_ns}";
    return c;
}

std::optional<Chart> loadChart(const Facts &f, const Verdict &v)
{
    const DeviceTime *device = decidingDevice(f);
    const Nanoseconds chunks = timeOf(v.thresholds, "utilisation_chunks");
    if (!device || chunks <= 0 || device->span.length() < chunks)
        return std::nullopt;
    const auto low = std::ranges::find(v.thresholds, "utilisation_low", &Number::name);
    const double limit = low != v.thresholds.end() ? std::get<double>(low->value) : 0;
    Chart c;
    c.kind = Chart::Load;
    const Nanoseconds from = device->span.start, chunk = device->span.length() / chunks;
    for (std::int64_t i = 0; i < chunks; ++i) {
        const TimeRange r{from + i * chunk, i + 1 == chunks ? device->span.end : from + (i + 1) * chunk};
        const Nanoseconds busy = overlapLength(device->busy, r);
        c.bars.push_back({r,
                          {},
                          r.length(),
                          busy,
                          i + 1,
                          static_cast<double>(busy) >= limit * static_cast<double>(r.length()),
                          0,
                          0});
    }
    finish(c);
    c.title = "{count} equal stretches: how much of each the GPU works";
    return c;
}

std::optional<Chart> partsChart(std::string title, std::vector<Chart::Part> parts)
{
    Chart c;
    c.kind = Chart::Parts;
    c.title = std::move(title);
    for (const Chart::Part &p : parts)
        if (p.time > 0)
            c.parts.push_back(p);
    return c.parts.size() > 1 ? std::optional(std::move(c)) : std::nullopt;
}

} // namespace

std::optional<Chart> chartOf(const Report &report, const Verdict &v)
{
    using Look = Chart::Look;
    const Facts &f = report.facts;
    const auto time = [&](const char *name) { return timeOf(v.numbers, name); };
    if (&v == &report.bound.verdict || v.id == "cold-start")
        return stepsChart(f);
    if (v.id == "kernel-variance" || v.id == "clock-ramp")
        return kernelChart(f, v, true);
    if (v.id == "hotspot-kernel")
        return kernelChart(f, v, false);
    if (v.id == "first-call")
        return opChart(f, v);
    if (v.id == "input-pipeline")
        return inputChart(f);
    if (v.id == "low-utilisation")
        return loadChart(f, v);
    if (v.id == "idle-breakdown")
        return partsChart("What the idle time is made of",
                          {{"waits for a launch", Look::HostWait, time("host_wait_ns")},
                           {"short pauses", Look::Pause, time("kernel_wait_ns")},
                           {"other", Look::OtherIdle, time("other_ns")},
                           {"profiler, left out", Look::Profiler, time("profiler_ns")}});
    if (v.id == "communication") {
        const Nanoseconds all = time("communication_per_step_ns"), alone = time("exposed_per_step_ns");
        return partsChart("Communication in a step", {{"beside compute", Look::Compute, all - alone},
                                                      {"with no compute beside it", Look::Communication, alone}});
    }
    if (v.id == "compiled-regions")
        return partsChart("A compiled region, by layer",
                          {{"guards", Look::Compiled, time("lookup_ns")},
                           {"bytecode before the graph", Look::Compiled, time("pregraph_ns")},
                           {"wrapper’s prologue", Look::Compiled, time("prologue_ns")},
                           {"the rest of the call", Look::Compiled,
                            time("frame_ns") - time("lookup_ns") - time("pregraph_ns") - time("prologue_ns")},
                           {"ops and launches", Look::Op, time("ops_ns")}});
    return std::nullopt;
}

std::vector<ChartColumn> chartColumns(const std::vector<Chart::Bar> &bars, std::size_t columns)
{
    std::vector<ChartColumn> out;
    if (bars.empty() || columns == 0)
        return out;
    const std::size_t each = (bars.size() + columns - 1) / columns;
    std::vector<Nanoseconds> lengths;
    for (std::size_t first = 0; first < bars.size(); first += each) {
        ChartColumn c;
        c.first = first;
        c.count = std::min(each, bars.size() - first);
        lengths.clear();
        double busy = 0, communication = 0, copies = 0, all = 0;
        for (std::size_t i = first; i < first + c.count; ++i) {
            lengths.push_back(bars[i].length);
            busy += static_cast<double>(bars[i].busy);
            communication += static_cast<double>(bars[i].communication);
            copies += static_cast<double>(bars[i].copies);
            all += static_cast<double>(bars[i].length);
            c.isUsual = c.isUsual && bars[i].isUsual;
        }
        c.least = *std::ranges::min_element(lengths);
        c.most = *std::ranges::max_element(lengths);
        c.middle = median(lengths);
        c.busyShare = all > 0 ? busy / all : 0;
        c.communicationShare = all > 0 ? communication / all : 0;
        c.copiesShare = all > 0 ? copies / all : 0;
        out.push_back(c);
    }
    return out;
}

} // namespace lanescope
