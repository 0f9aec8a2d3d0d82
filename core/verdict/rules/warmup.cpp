// Cold start: V12 of the catalogue.

#include "core/verdict/rules/common.h"

#include "core/base/statistics.h"

#include <fmt/format.h>

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
    std::vector<TimeRange> records;
    for (SliceId s : f.cost.requests)
        records.push_back(trace.range(s));
    for (SliceId s : f.cost.others)
        records.push_back(trace.range(s));
    const Intervals profiler = unite(std::move(records));
    const auto cost = [&](const StepWindow &s) { return s.window.length() - overlapLength(profiler, s.window); };

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
    v.severity = share >= t.warning ? VerdictSeverity::Warning : VerdictSeverity::Info; // paid once, so never critical
    v.title = "The first step is a cold start";
    v.numbers = {Number::time("first_ns", first),
                 Number::time("median_later_ns", usual),
                 Number::ratio("factor", usual > 0 ? static_cast<double>(first) / static_cast<double>(usual) : 0),
                 Number::time("extra_ns", first - usual),
                 Number::time("mean_with_ns", (first + sumLater) / static_cast<Nanoseconds>(steps.size())),
                 Number::time("mean_without_ns", sumLater / static_cast<Nanoseconds>(steps.size() - 1)),
                 Number::count("steps", static_cast<std::int64_t>(steps.size())),
                 Number::share("window_share", share)};
    v.thresholds =
        limits(t, &Thresholds::coldStartFactor, &Thresholds::coldStartDifference, &Thresholds::coldStartSteps);
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

} // namespace

std::span<const Rule> warmupRules()
{
    static constexpr Rule rules[]{ruleColdStart};
    return rules;
}

} // namespace lanescope
