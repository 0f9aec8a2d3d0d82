// What only the first times pay: V12-V15 of the catalogue.

#include "core/verdict/rules/common.h"

#include "core/base/statistics.h"
#include "core/base/words.h"

#include <cmath>
#include <fmt/format.h>
#include <unordered_map>

namespace lanescope {

namespace {

/// V12: the first step takes much longer than the later ones, what the profiler did in it taken out.
void ruleColdStart(const Facts &f, const Thresholds &t, Findings &out)
{
    const std::vector<StepWindow> &steps = f.steps.steps;
    if (static_cast<std::int64_t>(steps.size()) < t.coldStartSteps) {
        out.notDecidable.push_back(
            {"cold-start", fmt::format("at least {} steps; this recording has {}", t.coldStartSteps, steps.size())});
        return;
    }
    if (f.range && !f.range->overlaps(steps.front().window))
        return;
    const Trace &trace = *f.trace;
    const Intervals profiler = profilerTime(f);
    // Work whose launch is not in the file was left over from before: a step that waits for it is not slow itself.
    std::vector<TimeRange> leftOver;
    for (const Launch &l : f.launches)
        if (!l.call)
            leftOver.push_back(trace.range(l.work));
    const Intervals notTheSteps = unite(profiler, unite(std::move(leftOver)));
    const auto cost = [&](const StepWindow &s) { return s.window.length() - overlapLength(notTheSteps, s.window); };

    const Nanoseconds first = cost(steps.front());
    std::vector<Nanoseconds> later;
    Nanoseconds sumLater = 0;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        later.push_back(cost(steps[i]));
        sumLater = saturatingAdd(sumLater, later.back());
    }
    const Nanoseconds usual = median(later);
    if (static_cast<double>(first) <= t.coldStartFactor * static_cast<double>(usual) ||
        first - usual <= t.coldStartDifference)
        return;

    Verdict v;
    v.id = "cold-start";
    const double share = f.steps.window.length() > 0
                             ? static_cast<double>(first - usual) / static_cast<double>(f.steps.window.length())
                             : 0;
    const auto count = static_cast<Nanoseconds>(steps.size());
    const Nanoseconds meanWith = saturatingAdd(first, sumLater) / count, meanWithout = sumLater / (count - 1);
    // It is paid once, so it is never critical; a warning where it spoils every average.
    const bool isLoud = first - usual >= t.coldStartLoud &&
                        static_cast<double>(meanWith) >= t.coldStartMean * static_cast<double>(meanWithout);
    v.severity = isLoud ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "The first step is a cold start";
    v.numbers = {Number::time("first_ns", first),
                 Number::time("median_later_ns", usual),
                 Number::ratio("factor", usual > 0 ? static_cast<double>(first) / static_cast<double>(usual) : 0),
                 Number::time("extra_ns", first - usual),
                 Number::time("mean_with_ns", meanWith),
                 Number::time("mean_without_ns", meanWithout),
                 Number::count("steps", static_cast<std::int64_t>(steps.size())),
                 Number::share("window_share", share)};
    v.thresholds = limits(t, &Thresholds::coldStartFactor, &Thresholds::coldStartDifference,
                          &Thresholds::coldStartSteps, &Thresholds::coldStartMean, &Thresholds::coldStartLoud);
    v.summary = "The first step takes {first_ns}, the later ones {median_later_ns} (median): {extra_ns} is paid once. "
                "It lifts the mean "
                "step from {mean_without_ns} to {mean_with_ns}.";
    v.advice = "Leave the first step out of every average. schedule(warmup=...) or a few iterations before recording "
               "hide the cost; they do "
               "not remove it.";
    v.whyItMightBeWrong = "The first step may do work of its own on purpose (allocation, a first batch).";
    const StepWindow &step = steps.front();
    v.evidence.push_back({trace.laneOf(step.slice), step.slice, step.window, "the first step"});
    v.evidence.push_back({trace.laneOf(steps[1].slice), steps[1].slice, steps[1].window, "the second, to compare"});
    out.verdicts.push_back(std::move(v));
}

/// Annotations of one name, and from the start of each to its first op, without what the profiler took of it.
struct SetupGaps {
    NameId name;
    std::vector<SliceId> annotations;
    std::vector<TimeRange> gaps;
    std::vector<Nanoseconds> lengths;
};

std::vector<SetupGaps> setupGaps(const Facts &f)
{
    const Trace &trace = *f.trace;
    std::vector<SetupGaps> found;
    if (!f.steps.mainLane)
        return found;
    const Lane &lane = trace.lane(f.steps.mainLane);
    const Intervals profiler = profilerTime(f);
    std::unordered_map<NameId, std::size_t> at;
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const SliceId s = lane.slice(i);
        if (trace.category(s) != Category::UserAnnotation || trace.name(s).starts_with("ProfilerStep#") ||
            trace.name(s).starts_with("enumerate(Data") || !inRange(f, s))
            continue;
        std::uint32_t k = i + 1;
        const auto isFirst = [&](Category c) { return c == Category::CpuOp || c == Category::UserAnnotation; };
        while (k < lane.size() && lane.start(k) < lane.end(i) && !isFirst(trace.category(lane.slice(k))))
            ++k;
        // What begins with another annotation is that one's matter.
        if (k == lane.size() || lane.start(k) >= lane.end(i) || trace.category(lane.slice(k)) != Category::CpuOp)
            continue;
        const auto [it, isNew] = at.try_emplace(trace.nameId(s), found.size());
        if (isNew) {
            found.emplace_back();
            found.back().name = trace.nameId(s);
        }
        SetupGaps &g = found[it->second];
        const TimeRange gap{lane.start(i), lane.start(k)};
        g.annotations.push_back(s);
        g.gaps.push_back(gap);
        g.lengths.push_back(gap.length() - overlapLength(profiler, gap));
    }
    return found;
}

/// V13: an annotation begins, and its first op comes late: the first time, or every time.
void ruleSetupGap(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    for (const SetupGaps &g : setupGaps(f)) {
        if (static_cast<std::int64_t>(g.lengths.size()) < t.coldStartSteps)
            continue;
        const Nanoseconds first = g.lengths.front();
        const Nanoseconds usual = median({g.lengths.begin() + 1, g.lengths.end()});
        Verdict v;
        v.id = "setup-gap";
        v.numbers = {Number::text("name", std::string(trace.text(g.name))), Number::time("first_ns", first),
                     Number::time("median_later_ns", usual),
                     Number::count("annotations", static_cast<std::int64_t>(g.lengths.size()))};
        if (first > t.setupGap && static_cast<double>(first) > t.setupGapFactor * static_cast<double>(usual)) {
            Nanoseconds loading = 0;
            for (const SliceId s : f.cost.loading)
                loading =
                    saturatingAdd(loading, std::max<Nanoseconds>(0, trace.range(s).clipped(g.gaps.front()).length()));
            v.numbers.push_back(Number::time("loading_ns", loading));
            v.title = "The first \"{name}\" needs time to set up";
            v.summary = "From the start of the first \"{name}\" to its first op {first_ns} pass; later ones take "
                        "{median_later_ns} (median).";
            if (loading > 0)
                v.summary += " {loading_ns} of it is loading of kernel code.";
            v.advice = "Nothing, if it is once: it is what a first call pays for handles, workspaces and the choice of "
                       "kernels. "
                       "Leave the first step out of averages, or run a few iterations before recording.";
            v.whyItMightBeWrong = "The annotation may do Python work of its own the first time, on purpose.";
            v.thresholds = limits(t, &Thresholds::setupGap, &Thresholds::setupGapFactor);
            v.evidence.push_back(
                {trace.laneOf(g.annotations.front()), g.annotations.front(), g.gaps.front(), "the first gap"});
            if (g.gaps.size() > 1)
                v.evidence.push_back(
                    {trace.laneOf(g.annotations[1]), g.annotations[1], g.gaps[1], "the second, to compare"});
            out.verdicts.push_back(std::move(v));
            continue;
        }
        // Again and again it is Python work, and counts only where the GPU waits for it.
        std::vector<TimeRange> steady;
        for (const TimeRange &gap : g.gaps)
            if (const StepWindow *step = stepAt(f, gap.start); step && step->steady && gap.length() > t.setupGap)
                steady.push_back(gap);
        std::vector<TimeRange> idle;
        for (const Gap &gap : f.idle)
            for (const GapPart &p : gap.parts)
                if (p.cause == GapCause::HostWait)
                    idle.push_back(p.range);
        const Intervals cost = intersect(unite(std::move(steady)), unite(std::move(idle)));
        const double share = judgedShare(f, length(cost));
        if (!f.sharesAreSteady || share < t.setupGapSteady)
            continue;
        v.severity = VerdictSeverity::Warning;
        v.title = "\"{name}\" begins with work outside any op";
        v.numbers.push_back(Number::time("per_step_ns", length(cost) / f.judgedSteps()));
        v.numbers.push_back(Number::share("share", share));
        v.thresholds = limits(t, &Thresholds::setupGap, &Thresholds::setupGapSteady);
        v.summary =
            "From the start of \"{name}\" to its first op {median_later_ns} pass (median), and the GPU waits for "
            "{per_step_ns} of it a step ({share}).";
        v.advice =
            trace.text(g.name).starts_with("Optimizer.")
                ? "This is the optimizer's own Python: it collects parameters and their state before it launches. "
                  "Fewer "
                  "and larger parameters help, and so does torch.compile over optimizer.step()."
                : "This is Python before the first tensor op: move it out of the loop, or do it while the GPU works. "
                  "Record with with_stack=True to see the lines.";
        v.whyItMightBeWrong = "The work may be needed; calls into other libraries leave no row here.";
        v.gainPerStep = length(cost) / f.judgedSteps();
        for (const TimeRange &r : largest(cost, 10, [](const TimeRange &x) { return x.length(); }))
            v.evidence.push_back({f.steps.mainLane, {}, r, "no op yet, and the GPU waits"});
        out.verdicts.push_back(std::move(v));
    }
}

/// V14: one kernel becomes faster or slower from call to call and settles.
void ruleClockRamp(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    Nanoseconds kernelTime = 0;
    for (const KernelGroup &g : f.kernels)
        for (const std::uint32_t i : g.launches)
            if (g.category == Category::Kernel)
                kernelTime = saturatingAdd(kernelTime, trace.duration(f.launches[i].work));
    const KernelGroup *found = nullptr;
    double foundRho = 0;
    Nanoseconds foundTotal = 0, early = 0, late = 0;
    for (const KernelGroup &g : f.kernels) {
        if (g.category != Category::Kernel || isCommunicationName(trace.text(g.name)) ||
            static_cast<std::int64_t>(g.launches.size()) < t.clockRampCalls)
            continue;
        // Work of other streams beside a kernel changes its time too; only kernels that ran alone tell of the clock.
        std::vector<Nanoseconds> durations;
        Nanoseconds total = 0;
        bool isAlone = true;
        for (const std::uint32_t i : g.launches) {
            const SliceId s = f.launches[i].work;
            if (!inRange(f, s))
                continue;
            isAlone = isAlone && !runsBesideOthers(f, i);
            durations.push_back(trace.duration(s));
            total = saturatingAdd(total, trace.duration(s));
        }
        const std::size_t n = durations.size();
        if (!isAlone || static_cast<std::int64_t>(n) < t.clockRampCalls || total <= foundTotal ||
            shareOf(total, kernelTime) < t.varianceKernelShare)
            continue;
        const double rho = rankCorrelation(durations);
        if (std::abs(rho) <= t.clockRampCorrelation)
            continue;
        const auto quarter = static_cast<std::ptrdiff_t>(std::max<std::size_t>(1, n / 4));
        const Nanoseconds a = median({durations.begin(), durations.begin() + quarter});
        const Nanoseconds b = median({durations.end() - quarter, durations.end()});
        if (a <= 0 ||
            std::abs(static_cast<double>(b - a)) <= t.clockRampDifference * static_cast<double>(std::min(a, b)))
            continue;
        found = &g;
        foundRho = rho;
        foundTotal = total;
        early = a;
        late = b;
    }
    if (!found)
        return;
    Verdict v;
    v.id = "clock-ramp";
    v.title =
        late < early ? "The GPU becomes faster during the recording" : "The GPU becomes slower during the recording";
    v.numbers = {Number::text("kernel", shortName(trace.text(found->name))), Number::time("early_ns", early),
                 Number::time("late_ns", late), Number::ratio("rank_correlation", foundRho),
                 Number::count("calls", static_cast<std::int64_t>(found->launches.size()))};
    v.thresholds =
        limits(t, &Thresholds::clockRampCalls, &Thresholds::clockRampCorrelation, &Thresholds::clockRampDifference);
    v.summary =
        "{kernel}, {calls} times with the same launch geometry, takes {early_ns} in its first quarter and {late_ns} in "
        "its last (medians), in a steady trend. That is consistent with a GPU whose clock changes.";
    v.advice = "Warm up for longer before you measure, or fix the clock (nvidia-smi -lgc) while you compare.";
    v.whyItMightBeWrong =
        "The file has no clocks or temperatures: this is an inference. Inputs that grow or shrink look the "
        "same where shapes were not recorded.";
    for (const std::uint32_t i : {found->launches.front(), found->launches.back()})
        v.evidence.push_back(evidenceOf(f, f.launches[i].work, timeText(trace.duration(f.launches[i].work))));
    out.verdicts.push_back(std::move(v));
}

/// V15: kernels and ops whose first call takes much longer than the rest.
void ruleFirstCall(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const Intervals profiler = profilerTime(f);
    struct First {
        SliceId slice;
        Nanoseconds duration, usual;
    };
    std::vector<First> ops, kernels;
    const auto look = [&](std::vector<SliceId> slices, std::vector<First> &into) {
        std::erase_if(slices, [&](SliceId s) { return !inRange(f, s); });
        if (static_cast<std::int64_t>(slices.size()) < t.firstCallCalls)
            return;
        const auto first =
            std::ranges::min_element(slices, {}, [&](SliceId s) { return std::pair(trace.start(s), s); });
        const TimeRange range = trace.range(*first);
        const Nanoseconds duration = range.length() - overlapLength(profiler, range);
        if (duration < t.firstCallDifference)
            return; // most; the median need not be known
        std::vector<Nanoseconds> rest;
        for (const SliceId s : slices)
            if (s != *first)
                rest.push_back(trace.duration(s));
        const Nanoseconds usual = median(std::move(rest));
        if (static_cast<double>(duration) > t.firstCallFactor * static_cast<double>(usual) &&
            duration - usual > t.firstCallDifference)
            into.push_back({*first, duration, usual});
    };
    for (const OpStatistics &op : f.calls.ops) {
        std::vector<SliceId> slices;
        for (const std::uint32_t s : op.slices)
            slices.emplace_back(s);
        look(std::move(slices), ops);
    }
    for (const KernelGroup &g : f.kernels) {
        if (g.category != Category::Kernel || isCommunicationName(trace.text(g.name)))
            continue;
        std::vector<SliceId> slices;
        for (const std::uint32_t i : g.launches)
            slices.push_back(f.launches[i].work);
        look(std::move(slices), kernels);
    }
    if (ops.empty() && kernels.empty())
        return;
    // Ops lie in each other: of the first calls only the time that they cover together is lost, not their sum.
    std::vector<TimeRange> covered;
    for (const First &o : ops)
        covered.push_back(trace.range(o.slice));
    Nanoseconds extra = 0;
    for (const First &k : kernels)
        extra = saturatingAdd(extra, k.duration - k.usual);
    const Intervals opTime = unite(std::move(covered));
    const auto byExtra = [](const First &a) { return a.duration - a.usual; };
    const std::vector<First> longest = largest(ops.empty() ? kernels : ops, 1, byExtra);
    const First &worst = longest.front();
    Verdict v;
    v.id = "first-call";
    v.title = "First calls take longer";
    v.numbers = {Number::count("ops", static_cast<std::int64_t>(ops.size())),
                 Number::count("kernels", static_cast<std::int64_t>(kernels.size())),
                 Number::time("op_time_ns", length(opTime)),
                 Number::time("kernel_extra_ns", extra),
                 Number::text("name", shortName(trace.name(worst.slice))),
                 Number::time("first_ns", worst.duration),
                 Number::time("median_rest_ns", worst.usual),
                 Number::text("what", ops.empty()       ? countOf(kernels.size(), "kernel takes", "kernels take")
                                      : kernels.empty() ? countOf(ops.size(), "op takes", "ops take")
                                                        : countOf(ops.size(), "op", "ops") + " and " +
                                                              countOf(kernels.size(), "kernel take", "kernels take"))};
    v.thresholds =
        limits(t, &Thresholds::firstCallFactor, &Thresholds::firstCallCalls, &Thresholds::firstCallDifference);
    v.summary =
        "{what} much longer the first time than later. The most: {name}, {first_ns} at first and {median_rest_ns} "
        "(median) after.";
    v.advice = "Leave first calls out of averages. What they pay for (loading, handles, choosing a kernel, filling the "
               "allocator's "
               "cache) is paid once; a few iterations before recording hide it.";
    v.whyItMightBeWrong = "The first call may have larger inputs than the later ones.";
    for (const auto *list : {&ops, &kernels})
        for (const First &o : largest(*list, 10, byExtra))
            v.evidence.push_back(
                evidenceOf(f, o.slice, fmt::format("first: {}, later {}", timeText(o.duration), timeText(o.usual))));
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> warmupRules()
{
    static constexpr Rule rules[]{ruleColdStart, ruleSetupGap, ruleClockRamp, ruleFirstCall};
    return rules;
}

} // namespace lanescope
