// What the profiler itself did to the recording, and what the program paid once: V04-V11 of the catalogue.

#include "core/verdict/rules/common.h"

#include "core/base/statistics.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

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
    const double windowShare = shareOf(total, f.range.value_or(f.steps.window).length());
    // In a steady step it should not happen at all; it is critical where it weighs there.
    v.severity = steadyShare >= t.warning                                         ? VerdictSeverity::Critical
                 : steadyShare >= t.loadingShare || windowShare >= t.loadingShare ? VerdictSeverity::Warning
                                                                                  : VerdictSeverity::Info;
    v.title = "Kernels are loaded on first use";
    v.numbers = {Number::count("loads", static_cast<std::int64_t>(records.size())),
                 Number::time("total_ns", total),
                 Number::count("steady_loads", steadyRecords),
                 Number::time("steady_ns", inSteady),
                 Number::share("steady_share", steadyShare),
                 Number::share("window_share", windowShare),
                 Number::time("driver_compiler_ns", compiling)};
    v.numbers.push_back(
        Number::text("loads_text", records.size() == 1 ? "1 load" : fmt::format("{} loads", records.size())));
    v.numbers.push_back(
        Number::text("where_text", steadyRecords == 0 && hasSteps ? " None of it falls into a steady step." : ""));
    v.thresholds = limits(t, &Thresholds::loadingShare, &Thresholds::warning);
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

/// V06: the first kernel begins long after its launch call, on an idle GPU, and nothing in the file tells why.
void ruleFirstLaunchOffset(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const auto first = std::ranges::find_if(f.launches, [](const Launch &l) { return bool(l.call); });
    if (first == f.launches.end() || !inRange(f, first->work) || first->delay < t.firstLaunchDelay)
        return;
    std::vector<Nanoseconds> later;
    for (auto l = std::next(first); l != f.launches.end(); ++l)
        if (l->call && !l->fromGraph)
            later.push_back(l->delay);
    const Nanoseconds usual = median(later);
    if (later.empty() || static_cast<double>(first->delay) < t.firstLaunchFactor * static_cast<double>(usual))
        return;
    const TimeRange wait{trace.end(first->call), trace.start(first->work)};
    // A cause that is in the file has a verdict of its own: a request, loading, or work that was still running.
    std::vector<TimeRange> seen;
    for (const auto *records : {&f.cost.requests, &f.cost.others, &f.cost.loading})
        for (const SliceId s : *records)
            seen.push_back(trace.range(s));
    for (const DeviceTime &d : f.devices)
        seen.insert(seen.end(), d.busy.begin(), d.busy.end());
    if (2 * overlapLength(unite(std::move(seen)), wait) > wait.length())
        return;

    Verdict v;
    v.id = "first-launch-offset";
    v.title = "The GPU lane begins late";
    v.numbers = {Number::time("delay_ns", first->delay), Number::time("median_later_ns", usual),
                 Number::text("kernel", shortName(trace.name(first->work)))};
    v.thresholds = limits(t, &Thresholds::firstLaunchDelay, &Thresholds::firstLaunchFactor);
    v.summary =
        "The first work on the GPU ({kernel}) begins {delay_ns} after its launch call ended, though the GPU had "
        "nothing else to do; later work waits {median_later_ns} (median). Nothing in the file shows why.";
    v.advice =
        "Do not read this as the program's doing. To see the cause, record with schedule(wait=0, warmup=0): then a "
        "buffer request of the profiler that came before the window is in the file.";
    v.whyItMightBeWrong =
        "Consistent with a buffer request that began before the window, with work left over from warm-up, "
        "or with a GPU that had to wake up; the file cannot tell these apart.";
    v.evidence = {evidenceOf(f, first->call, "the launch call"),
                  {trace.laneOf(first->work), {}, wait, "nothing runs"},
                  evidenceOf(f, first->work, "the first work")};
    out.verdicts.push_back(std::move(v));
}

/// V07: what else the profiler's library did: flushes, instrumentation.
void ruleCuptiOverhead(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const TimeRange window = f.range.value_or(f.steps.window);
    std::map<std::string_view, std::pair<std::int64_t, Nanoseconds>> byName;
    std::vector<SliceId> records;
    Nanoseconds total = 0;
    for (const SliceId s : f.cost.others) {
        const Nanoseconds inside = trace.range(s).clipped(window).length();
        if (inside <= 0)
            continue;
        auto &[count, time] = byName[trace.name(s)];
        ++count;
        time = saturatingAdd(time, inside);
        total = saturatingAdd(total, inside);
        records.push_back(s);
    }
    const double share = shareOf(total, window.length());
    if (share <= t.cuptiOverhead)
        return;
    std::string what;
    for (const auto &[name, sum] : byName)
        what += (what.empty() ? "" : ", ") +
                fmt::format("{} of {} ({})", countOf(static_cast<std::uint64_t>(sum.first), "record", "records"), name,
                            timeText(sum.second));
    Verdict v;
    v.id = "cupti-overhead";
    v.severity = VerdictSeverity::Warning;
    v.title = "The profiler works inside the window";
    v.numbers = {Number::time("total_ns", total), Number::share("window_share", share),
                 Number::count("records", static_cast<std::int64_t>(records.size())), Number::text("what", what)};
    v.thresholds = limits(t, &Thresholds::cuptiOverhead);
    v.summary =
        "{what}: {window_share} of the window went into the profiler's own library. Where it held a launch back, it is "
        "left out of every judgement here.";
    v.advice = "Record fewer steps at a time, or fewer activities, and read the steps without such a record.";
    v.whyItMightBeWrong = "A flush on another thread may have cost the program nothing.";
    for (const SliceId s : largest(records, mostEvidence, [&](SliceId r) { return trace.duration(r); }))
        v.evidence.push_back(evidenceOf(f, s, std::string(trace.name(s))));
    out.verdicts.push_back(std::move(v));
}

/// V09: costly options of the profiler were on, and the main thread's rows are dense: small ops look longer than they are.
void ruleInstrumented(const Facts &f, const Thresholds &t, Findings &out)
{
    std::string options;
    for (const auto &[key, value] : f.trace->metadata())
        if ((key == "with_stack" || key == "record_shapes" || key == "profile_memory") && value != "0" &&
            value != "false")
            options += (options.empty() ? "" : ", ") + key;
    if (options.empty() || f.calls.mainStepTime <= 0 || f.steps.steps.empty())
        return;
    const double perMs = static_cast<double>(f.calls.mainSlices) * 1e6 / static_cast<double>(f.calls.mainStepTime);
    if (perMs <= t.instrumentedSlicesPerMs)
        return;
    const auto steps = static_cast<std::int64_t>(f.steps.steps.size());
    Verdict v;
    v.id = "instrumented";
    v.title = "Recording itself slows the CPU side";
    v.numbers = {Number::ratio("slices_per_ms", perMs), Number::count("slices_per_step", f.calls.mainSlices / steps),
                 Number::count("python_per_step", f.calls.mainPythonSlices / steps), Number::text("options", options)};
    v.thresholds = limits(t, &Thresholds::instrumentedSlicesPerMs);
    v.summary =
        "Recorded with {options}: {slices_per_ms} slices a millisecond on the main thread ({slices_per_step} a step, "
        "{python_per_step} of them Python functions). Each costs time of its own, so small ops look longer than they "
        "are, and the CPU side as a whole is slower than without the profiler.";
    v.advice =
        "To measure times, record again without with_stack, record_shapes and profile_memory; use this recording to "
        "find places in the code.";
    v.whyItMightBeWrong = "How much an option costs depends on the machine; the file does not tell.";
    const StepWindow &step = f.steps.steps.back();
    v.evidence.push_back(evidenceOf(f, step.slice, "a step with its rows"));
    out.verdicts.push_back(std::move(v));
}

/// V10: most of what torch's table adds up as CPU time is the profiler's own.
void ruleDominatedTable(const Facts &f, const Thresholds &t, Findings &out)
{
    if (f.range || f.tableTotal <= 0)
        return;
    const Trace &trace = *f.trace;
    std::vector<SliceId> parts = f.cost.requests;
    parts.insert(parts.end(), f.cost.others.begin(), f.cost.others.end());
    if (f.cost.trailingSync)
        parts.push_back(f.cost.trailingSync);
    const double share = shareOf(f.profilerInTable, f.tableTotal);
    if (share < t.profilerOfTable)
        return;
    Verdict v;
    v.id = "profiler-dominated-table";
    v.title = "Torch's table counts the profiler as CPU time";
    v.numbers = {Number::time("profiler_ns", f.profilerInTable), Number::time("table_total_ns", f.tableTotal),
                 Number::time("corrected_ns", std::max<Nanoseconds>(0, f.tableTotal - f.profilerInTable)),
                 Number::share("share", share)};
    v.thresholds = limits(t, &Thresholds::profilerOfTable);
    v.summary = "{profiler_ns} of the {table_total_ns} that key_averages().table() prints as \"Self CPU time total\" "
                "({share}) are "
                "the profiler's buffer requests, flushes and its wait at the end. Without them it is {corrected_ns}.";
    v.advice = "Read the corrected table, and never divide GPU time by that total to get a utilisation.";
    v.whyItMightBeWrong = "A torch.cuda.synchronize() of your own behind the loop is counted as the profiler's here.";
    for (const SliceId s : largest(parts, mostEvidence, [&](SliceId p) { return trace.duration(p); }))
        v.evidence.push_back(evidenceOf(f, s, std::string(trace.name(s))));
    out.verdicts.push_back(std::move(v));
}

/// V11: something is not in the file that belongs to what is.
void ruleIncompleteTrace(const Facts &f, const Thresholds &, Findings &out)
{
    const Trace &trace = *f.trace;
    Verdict v;
    v.id = "incomplete-trace";
    v.title = "Parts are missing from the recording";
    const auto say = [&](const char *sentence) { v.summary += (v.summary.empty() ? "" : " ") + std::string(sentence); };
    for (const Issue &i : trace.issues()) {
        if (i.kind != IssueKind::Truncated)
            continue;
        v.severity = VerdictSeverity::Warning;
        v.title = "The file is cut off";
        v.numbers.push_back(Number::count("slices", trace.sliceCount()));
        say("The file ends in the middle: {slices} slices were read before that, and what came behind is lost.");
        v.evidence.push_back({{}, {}, {trace.view().end, trace.view().end}, "the last thing that was read"});
        break;
    }
    std::vector<SliceId> orphans, withoutWork;
    Nanoseconds orphanTime = 0;
    for (const Launch &l : f.launches) {
        if (l.call || l.op || linkOf(trace, l.work).kind != LinkKind::None || !inRange(f, l.work))
            continue;
        orphans.push_back(l.work);
        orphanTime = saturatingAdd(orphanTime, trace.duration(l.work));
    }
    for (const DeviceCall &c : f.calls.calls)
        if (c.kind == CallKind::Launch && inRange(f, c.slice) && trace.arrowIndicesFrom(c.slice).empty())
            withoutWork.push_back(c.slice);
    if (!orphans.empty()) {
        v.numbers.push_back(Number::count("unlinked", static_cast<std::int64_t>(orphans.size())));
        v.numbers.push_back(Number::time("unlinked_ns", orphanTime));
        v.numbers.push_back(
            Number::text("unlinked_text", countOf(orphans.size(), "piece of GPU work has", "pieces of GPU work have")));
        say("{unlinked_text} no launch in the file ({unlinked_ns}): usually the tail of the warm-up, "
            "launched "
            "before the window began.");
        for (const SliceId s : largest(orphans, 10, [&](SliceId w) { return trace.duration(w); }))
            v.evidence.push_back(evidenceOf(f, s, "no launch in the file"));
    }
    if (!withoutWork.empty()) {
        v.numbers.push_back(Number::count("launches_without_work", static_cast<std::int64_t>(withoutWork.size())));
        v.numbers.push_back(
            Number::text("calls_text", countOf(withoutWork.size(), "launch call has", "launch calls have")));
        if (trace.deviceWork().empty()) {
            v.severity = VerdictSeverity::Warning;
            v.title = "The GPU was not recorded";
            say("{calls_text} no GPU work in the file: the program used the GPU, but nothing of it was recorded.");
        } else {
            say("{calls_text} no GPU work in the file: it ran behind the end of the window, or was captured into a "
                "graph.");
        }
        for (std::size_t i = 0; i < std::min<std::size_t>(withoutWork.size(), 10); ++i)
            v.evidence.push_back(evidenceOf(f, withoutWork[i], "its work is not in the file"));
    }
    if (v.summary.empty())
        return;
    v.advice =
        v.severity == VerdictSeverity::Warning
            ? "Record again: let the program end the profiler itself, with ProfilerActivity.CUDA in its activities, no "
              "other profiler attached (Nsight, DCGM), and permission to read the GPU's counters."
            : "Nothing needs to be done: these pieces are drawn, and left out where steps are judged.";
    v.whyItMightBeWrong = "Work that a library launches by ways that the profiler does not follow looks the same.";
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> artefactRules()
{
    static constexpr Rule rules[]{ruleBufferRequest, ruleTrailingSync, ruleFirstLaunchOffset, ruleCuptiOverhead,
                                  ruleLazyLoading,   ruleInstrumented, ruleDominatedTable,    ruleIncompleteTrace};
    return rules;
}

} // namespace lanescope
