#include "core/analyse/facts.h"

#include "core/analyse/optable.h"

#include <algorithm>

namespace lanescope {

namespace {

/// The main thread's waits for a DataLoader (TORCH_RULES part 3).
std::vector<TimeRange> dataLoaderWaits(const Trace &trace, LaneId mainLane)
{
    std::vector<TimeRange> waits;
    if (!mainLane)
        return waits;
    const Lane &lane = trace.lane(mainLane);
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const Category c = trace.category(lane.slice(i));
        if (c != Category::CpuOp && c != Category::UserAnnotation)
            continue;
        const std::string_view name = trace.name(lane.slice(i));
        const bool loader = name.starts_with("enumerate(DataLoader)#") && name.ends_with("__next__");
        if (loader || name.starts_with("enumerate(DataPipe)#"))
            waits.push_back({lane.start(i), lane.end(i)});
    }
    return waits;
}

} // namespace

std::optional<Shares> sharesOf(const Trace &trace, const StepFacts &steps, const ProfilerCost &cost,
                               const Intervals &windows, std::vector<Gap> *idle)
{
    const std::vector<DeviceTime> devices = deviceTimes(trace);
    const DeviceTime *busiest = nullptr;
    Nanoseconds most = 0;
    for (const DeviceTime &d : devices) {
        const Nanoseconds busy = length(intersect(d.busy, windows));
        if (!busiest || busy > most) {
            busiest = &d;
            most = busy;
        }
    }
    if (!busiest || windows.empty())
        return std::nullopt;

    Shares s;
    s.device = busiest->device;
    const Intervals compute = intersect(busiest->compute, windows),
                    communication = intersect(busiest->communication, windows);
    const Intervals copies = intersect(busiest->memory, windows), kernels = unite(compute, communication);
    s.busy = most;
    s.compute = length(compute);
    s.communication = length(communication);
    s.exposedCommunication = length(subtract(communication, compute));
    s.copies = length(copies);
    s.exposedCopies = length(subtract(copies, kernels));
    const Intervals inputWaits = unite(dataLoaderWaits(trace, steps.mainLane));
    std::vector<Gap> gaps = GapFinder(trace, cost).deviceGaps(s.device, windows);
    for (const Gap &gap : gaps) {
        for (const GapPart &p : gap.parts) {
            const Nanoseconds n = p.range.length();
            if (p.cause == GapCause::BufferRequest || p.cause == GapCause::Profiler) {
                s.profiler += n;
                continue;
            }
            const bool isHostWait = p.cause == GapCause::HostWait;
            (isHostWait ? s.hostWait : s.otherIdle) += n;
            (isHostWait ? s.inputHostWait : s.inputOtherIdle) += overlapLength(inputWaits, p.range);
        }
    }
    s.total = length(windows) - s.profiler;
    s.input = length(subtract(intersect(inputWaits, windows), busiest->busy));
    if (idle)
        *idle = std::move(gaps);
    return s;
}

std::vector<const StepWindow *> Facts::steadySteps() const
{
    std::vector<const StepWindow *> found;
    for (const StepWindow &s : steps.steps)
        if (s.steady && (!range || range->overlaps(s.window)))
            found.push_back(&s);
    return found;
}

std::int64_t Facts::judgedSteps() const
{
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(steadySteps().size()));
}

std::optional<TimeRange> Facts::lookedAt() const
{
    return trace->part() && range == trace->part()->range ? std::nullopt : range;
}

Facts gatherFacts(const Trace &trace, std::optional<TimeRange> range, std::string_view stepName)
{
    Facts f;
    f.trace = &trace;
    if (!range && trace.part())
        range = trace.part()->range;
    f.range = range;
    f.steps = findSteps(trace, stepName);
    f.cost = findProfilerCost(trace);
    f.devices = deviceTimes(trace, range);
    f.gaps = GapFinder(trace, f.cost).streamGaps(range);
    f.links = countLinks(trace);

    Intervals windows = f.steps.steadyWindows();
    if (range)
        windows = clip(windows, *range);
    f.sharesAreSteady = !windows.empty();
    if (windows.empty())
        windows = unite({range ? *range : f.steps.window});
    f.shares = sharesOf(trace, f.steps, f.cost, windows, &f.idle);

    const JudgedTime judged(f.steps, range);
    f.calls = findCalls(trace, f.steps, f.cost, judged);
    f.launches = findLaunches(trace, f.calls, judged);
    f.kernels = findKernelGroups(trace, f.launches);
    f.compile = findCompiled(trace, f.calls, f.launches, judged);
    f.syncs = findSyncs(trace, f.calls, f.cost, f.idle);
    f.inputWaits = dataLoaderWaits(trace, f.steps.mainLane);
    for (const auto *list : {&f.cost.requests, &f.cost.others})
        for (const SliceId s : *list)
            f.profilerInTable = saturatingAdd(f.profilerInTable, trace.duration(s));
    if (f.cost.trailingSync)
        f.profilerInTable = saturatingAdd(f.profilerInTable, trace.duration(f.cost.trailingSync));
    f.tableTotal = f.calls.tableTotal;
    if (f.profilerInTable > f.tableTotal / 10)
        f.tableTotal = makeOpTable(trace).selfCpuTotal;
    f.whatIf = askReplay(Replay(trace, f.steps, f.cost, f.calls, f.launches, f.inputWaits, range));

    const std::int64_t device = f.shares ? f.shares->device : -1;
    for (const DeviceProperties &d : trace.devices())
        if (d.id == device)
            f.deviceName = d.name;
    return f;
}

} // namespace lanescope
