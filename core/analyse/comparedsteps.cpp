#include "core/analyse/comparedsteps.h"

#include "core/analyse/steptable.h"

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// Those that can be compared: a part of a trace has all of the steps that start in its range, and not of others.
std::vector<StepWindow> wholeSteps(const Facts &f, bool onlySteady)
{
    std::vector<StepWindow> steps;
    for (const StepWindow &s : f.steps.steps)
        if ((s.steady || !onlySteady) && (!f.range || f.range->contains(s.own.start)))
            steps.push_back(s);
    return steps;
}

CompareBasis bestBasis(const Facts &f)
{
    return !wholeSteps(f, true).empty()    ? CompareBasis::SteadySteps
           : !wholeSteps(f, false).empty() ? CompareBasis::AllSteps
                                           : CompareBasis::Whole;
}

/// When records of the profiler held the main thread.
Intervals profilerOnMainThread(const Facts &f)
{
    std::vector<TimeRange> held;
    for (const auto *list : {&f.cost.requests, &f.cost.others})
        for (const SliceId s : *list)
            if (threadHeldBy(*f.trace, s) == f.steps.mainLane)
                held.push_back(f.trace->range(s));
    if (f.cost.trailingSync)
        held.push_back(f.trace->range(f.cost.trailingSync));
    return unite(std::move(held));
}

StepSample wholeTrace(const Facts &f)
{
    const Trace &trace = *f.trace;
    StepSample sample;
    sample.range = f.range.value_or(f.steps.window);
    sample.time = sample.range.length();
    const Intervals window = unite({sample.range});
    if (const auto shares = sharesOf(trace, f.steps, f.cost, window))
        sample.time = shares->total;
    for (const DeviceTime &d : deviceTimes(trace))
        sample.gpu = saturatingAdd(sample.gpu, overlapLength(d.busy, sample.range));
    if (f.steps.mainLane) {
        const Lane &lane = trace.lane(f.steps.mainLane);
        std::vector<TimeRange> busy;
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            if (isOnCpu(trace.category(lane.slice(i))))
                busy.push_back({lane.start(i), lane.end(i)});
        sample.cpu = length(subtract(intersect(unite(std::move(busy)), window), profilerOnMainThread(f)));
    }
    return sample;
}

std::vector<StepSample> samplesOf(const Facts &f, const Selection &selection)
{
    const Intervals held = profilerOnMainThread(f);
    std::vector<StepSample> samples;
    for (const StepTime &time : stepTimes(*f.trace, f.steps, selection)) {
        const StepWindow &step = f.steps.steps[time.step];
        if (samples.empty() || samples.back().step != time.step) {
            StepSample sample;
            sample.step = time.step;
            sample.range = step.window;
            sample.time = step.window.length();
            sample.cpu = step.own.length() - overlapLength(held, step.own);
            samples.push_back(sample);
        }
        StepSample &sample = samples.back();
        if (!time.device)
            continue;
        sample.gpu = saturatingAdd(sample.gpu, time.busy);
        // Of several devices the busiest decides, as for the bound.
        if (!f.shares || f.shares->device == *time.device)
            sample.time -= time.idle[static_cast<std::size_t>(GapCause::BufferRequest)] +
                           time.idle[static_cast<std::size_t>(GapCause::Profiler)];
    }
    return samples;
}

ComparedSide sideOf(const Facts &f, CompareBasis basis)
{
    ComparedSide side;
    side.facts = &f;
    switch (basis) {
    case CompareBasis::SteadySteps: side.selection = Selection::ofSteps(wholeSteps(f, true)); break;
    case CompareBasis::AllSteps: side.selection = Selection::ofSteps(wholeSteps(f, false)); break;
    case CompareBasis::Whole:
        side.selection = f.range ? Selection::ofRange(*f.range) : Selection::whole();
        side.samples = {wholeTrace(f)};
        break;
    }
    if (basis != CompareBasis::Whole)
        side.samples = samplesOf(f, side.selection);
    const auto all = [&](Nanoseconds StepSample::*member) {
        std::vector<Nanoseconds> values;
        for (const StepSample &s : side.samples)
            values.push_back(s.*member);
        return values;
    };
    side.time = median(all(&StepSample::time));
    side.cpu = median(all(&StepSample::cpu));
    side.gpu = median(all(&StepSample::gpu));
    std::vector<Nanoseconds> times = all(&StepSample::time);
    side.spread = distributionOf(times);
    return side;
}

} // namespace

const char *compareBasisName(CompareBasis basis)
{
    switch (basis) {
    case CompareBasis::SteadySteps: return "steady-steps";
    case CompareBasis::AllSteps: return "all-steps";
    case CompareBasis::Whole: break;
    }
    return "whole";
}

bool ComparedSide::takesPart(const Launch &launch) const
{
    if (!isOfSteps())
        return !facts->range || facts->range->contains(facts->trace->start(launch.call ? launch.call : launch.work));
    return launch.step >= 0 && std::ranges::binary_search(samples, std::optional(static_cast<std::size_t>(launch.step)),
                                                          {}, &StepSample::step);
}

bool Separation::isClear(double limit) const
{
    return std::abs(z) >= limit || longer == 0 || longer == 1;
}

Separation separationOf(const std::vector<StepSample> &a, const std::vector<StepSample> &b)
{
    Separation s;
    if (a.empty() || b.empty())
        return s;
    std::vector<Nanoseconds> sorted;
    for (const StepSample &sample : a)
        sorted.push_back(sample.time);
    std::ranges::sort(sorted);
    std::uint64_t halves = 0; // two for a pair in which b takes longer, one for equal ones
    for (const StepSample &sample : b) {
        const auto [first, last] = std::ranges::equal_range(sorted, sample.time);
        halves += static_cast<std::uint64_t>(2 * (first - sorted.begin()) + (last - first));
    }
    const double n = static_cast<double>(a.size()), m = static_cast<double>(b.size());
    s.longer = static_cast<double>(halves) / (2 * n * m);
    s.z = (s.longer - 0.5) * n * m / std::sqrt(n * m * (n + m + 1) / 12);
    return s;
}

double ComparedSteps::ratio() const
{
    return a.time > 0 ? static_cast<double>(b.time) / static_cast<double>(a.time) : 1;
}

ComparedSteps compareSteps(const Facts &a, const Facts &b)
{
    ComparedSteps steps;
    steps.basis = std::max(bestBasis(a), bestBasis(b));
    steps.a = sideOf(a, steps.basis);
    steps.b = sideOf(b, steps.basis);
    steps.separation = separationOf(steps.a.samples, steps.b.samples);
    return steps;
}

} // namespace lanescope
