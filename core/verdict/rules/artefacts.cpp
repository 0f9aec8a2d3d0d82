// What the profiler itself did to the recording, and what the program paid once: V04, V05 and V08 of the catalogue.

#include "core/verdict/rules/common.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// V04: an Activity Buffer Request, and the gaps that it held open on the GPU.
void ruleBufferRequest(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<SliceId> requests;
    for (SliceId s : f.cost.requests)
        if (inRange(f, s) && trace.duration(s) >= t.bufferRequestFrom)
            requests.push_back(s);
    if (requests.empty())
        return;
    Nanoseconds total = 0, longest = 0, held = 0;
    for (SliceId s : requests) {
        total = saturatingAdd(total, trace.duration(s));
        longest = std::max(longest, trace.duration(s));
    }
    std::vector<TimeRange> heldRanges;
    std::vector<Evidence> shadows;
    for (const Gap &g : f.gaps) {
        for (const GapPart &p : g.parts) {
            if (p.cause != GapCause::BufferRequest)
                continue;
            heldRanges.push_back(p.range);
            shadows.push_back({g.lane, {}, p.range, "the gap that it held open on the GPU"});
        }
    }
    const Intervals heldOpen = unite(std::move(heldRanges));
    held = length(heldOpen);

    Verdict v;
    v.id = "buffer-request";
    v.severity = VerdictSeverity::Info;
    v.title = requests.size() == 1 ? "A pause of the profiler" : "Pauses of the profiler";
    v.numbers = {
        Number::count("requests", static_cast<std::int64_t>(requests.size())),
        Number::time("total_ns", total),
        Number::time("longest_ns", longest),
        Number::time("gpu_gap_ns", held),
        Number::share("window_share", f.steps.window.length() > 0
                                          ? static_cast<double>(total) / static_cast<double>(f.steps.window.length())
                                          : 0),
        Number::text("requests_text", requests.size() == 1
                                          ? "1 Activity Buffer Request"
                                          : fmt::format("{} Activity Buffer Requests", requests.size()))};
    v.thresholds = limits(t, &Thresholds::bufferRequestFrom);
    v.summary = held > 0 ? "{requests_text} took {total_ns}; a launch call waited, and the GPU ran dry for "
                           "{gpu_gap_ns}. That is the "
                           "profiler's doing: it is left out of every judgement here."
                         : "{requests_text} took {total_ns}, but held no launch back: the GPU lost nothing by it.";
    v.advice =
        "Do not optimise this: without the profiler it is not there. Read the steps behind it, or record more of them.";
    v.whyItMightBeWrong = "The file does not say which thread paid; it is taken to be the one whose next launch waits.";
    for (SliceId s : requests) {
        if (v.evidence.size() >= mostEvidence)
            break;
        const StepWindow *step = stepAt(f, trace.start(s));
        v.evidence.push_back(
            {trace.laneOf(s), s, trace.range(s),
             step && f.steps.standIn.empty() ? fmt::format("in step {}", step->number) : std::string("the request")});
        for (const Evidence &e : shadows)
            if (e.range.overlaps(trace.range(s)) && v.evidence.size() < mostEvidence)
                v.evidence.push_back(e);
    }
    out.verdicts.push_back(std::move(v));
}

/// V05: the long synchronisation behind the last step, with which the profiler collects what is left.
void ruleTrailingSync(const Facts &f, const Thresholds &, Findings &out)
{
    const SliceId sync = f.cost.trailingSync;
    if (!sync || !inRange(f, sync))
        return;
    const Trace &trace = *f.trace;
    const TimeRange range = trace.range(sync);
    std::vector<TimeRange> busy;
    for (const DeviceTime &d : deviceTimes(trace, range))
        busy.insert(busy.end(), d.busy.begin(), d.busy.end());
    const Nanoseconds work = length(unite(std::move(busy)));

    Verdict v;
    v.id = "trailing-sync";
    v.severity = VerdictSeverity::Info;
    v.title = 2 * work > range.length() ? "The wait at the end is for GPU work that is left"
                                        : "The wait at the end is the profiler's";
    v.numbers = {Number::time("sync_ns", range.length()), Number::time("gpu_work_ns", work),
                 Number::time("wait_ns", range.length() - work)};
    v.numbers.push_back(Number::text("name", std::string(trace.name(sync))));
    v.summary = work > 0 ? "{name} after the last step takes {sync_ns}: GPU work still runs for {gpu_work_ns} of it, "
                           "the rest is waiting."
                         : "{name} after the last step takes {sync_ns}, with no GPU work left to wait for.";
    v.summary += " It is left out of every judgement here.";
    v.advice = "Leave it out when you read torch's table too: there it counts as CPU time.";
    v.whyItMightBeWrong = "A torch.cuda.synchronize() of your own right behind the loop looks the same.";
    v.evidence.push_back({trace.laneOf(sync), sync, range, "the synchronisation"});
    out.verdicts.push_back(std::move(v));
}

/// V08: kernels loaded, or compiled by the driver, on first use.
void ruleLazyLoading(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const bool hasSteps = !f.steps.steps.empty();
    std::vector<SliceId> records;
    Nanoseconds total = 0, inSteady = 0, compiling = 0;
    std::int64_t steadyRecords = 0;
    for (SliceId s : f.cost.loading) {
        if (!inRange(f, s))
            continue;
        const StepWindow *step = stepAt(f, trace.start(s));
        if (hasSteps && !step)
            continue;
        records.push_back(s);
        total = saturatingAdd(total, trace.duration(s));
        if (trace.name(s) == "Driver Compiler")
            compiling = saturatingAdd(compiling, trace.duration(s));
        if (step && step->steady) {
            ++steadyRecords;
            inSteady = saturatingAdd(inSteady, trace.duration(s));
        }
    }
    if (records.empty())
        return;
    const Nanoseconds steadyTime = length(f.steps.steadyWindows());
    const double steadyShare = steadyTime > 0 ? static_cast<double>(inSteady) / static_cast<double>(steadyTime) : 0;

    Verdict v;
    v.id = "lazy-loading";
    // In a steady step it should not happen at all; it is critical where it weighs there.
    v.severity = steadyRecords > 0 && steadyShare >= t.warning ? VerdictSeverity::Critical : VerdictSeverity::Warning;
    v.title = "Kernels are loaded on first use";
    v.numbers = {Number::count("loads", static_cast<std::int64_t>(records.size())),
                 Number::time("total_ns", total),
                 Number::count("steady_loads", steadyRecords),
                 Number::time("steady_ns", inSteady),
                 Number::share("steady_share", steadyShare),
                 Number::time("driver_compiler_ns", compiling)};
    v.numbers.push_back(
        Number::text("loads_text", records.size() == 1 ? "1 load" : fmt::format("{} loads", records.size())));
    v.numbers.push_back(
        Number::text("where_text", steadyRecords == 0 && hasSteps ? " None of it falls into a steady step." : ""));
    v.thresholds = limits(t, &Thresholds::warning);
    v.summary = steadyRecords > 0 ? "{loads_text} of kernel code took {total_ns}, {steady_ns} of it in steady steps."
                                  : "{loads_text} of kernel code took {total_ns}.{where_text}";
    if (compiling > 0)
        v.summary += " The driver compiled for {driver_compiler_ns}: the binary holds no code for this GPU.";
    v.advice = compiling > 0 ? "Build for this GPU's architecture (TORCH_CUDA_ARCH_LIST). Warm up before you record."
                             : "Warm up before you record: schedule(wait=1, warmup=3, active=5). To test, set "
                               "CUDA_MODULE_LOADING=EAGER.";
    v.whyItMightBeWrong = "These records exist from CUDA 12.4 on; loads before the window are not in the file.";
    if (steadyRecords > 0)
        v.gainPerStep = inSteady / static_cast<Nanoseconds>(std::max<std::size_t>(1, f.steps.steadyCount()));
    std::ranges::stable_sort(records, std::greater<>(), [&](SliceId s) { return trace.duration(s); });
    for (std::size_t i = 0; i < std::min(records.size(), mostEvidence); ++i)
        v.evidence.push_back(
            {trace.laneOf(records[i]), records[i], trace.range(records[i]), std::string(trace.name(records[i]))});
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> artefactRules()
{
    static constexpr Rule rules[]{ruleBufferRequest, ruleTrailingSync, ruleLazyLoading};
    return rules;
}

} // namespace lanescope
