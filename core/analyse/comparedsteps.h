#pragma once

#include "core/analyse/facts.h"
#include "core/analyse/selection.h"
#include "core/base/statistics.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

/// Which part of two traces is compared: the best that both have.
enum class CompareBasis : std::uint8_t {
    SteadySteps, ///< first steps are left out
    AllSteps,    ///< one trace has no steady step: first steps weigh in
    Whole,       ///< one trace has no steps: everything between its first and last slice
};
const char *compareBasisName(CompareBasis basis);

/// One step in numbers, without what the profiler caused.
struct StepSample {
    std::optional<std::size_t> step; ///< index into StepFacts::steps; none for the whole trace
    TimeRange range;                 ///< W_s
    Nanoseconds time = 0;            ///< length of W_s without idle time that the profiler caused
    Nanoseconds cpu = 0; ///< the step's own span on the CPU without records of the profiler that held its thread
    Nanoseconds gpu = 0; ///< busy time of the devices (unions), added up over devices
};

/// One of the two traces, as it takes part.
struct ComparedSide {
    const Facts *facts = nullptr;
    Selection selection;
    std::vector<StepSample> samples; ///< by start; at least one
    // Medians of the samples
    Nanoseconds time = 0, cpu = 0, gpu = 0;
    Distribution spread; ///< of the samples' time

    /// What sums are divided by to give values a step.
    std::int64_t steps() const { return static_cast<std::int64_t>(samples.size()); }
    bool isOfSteps() const { return selection.kind == Selection::Steps; }
    bool takesPart(const Launch &launch) const;
};

/// How far the steps of b are from those of a, whatever their distribution.
struct Separation {
    double longer =
        0.5;      ///< share of the pairs (a step of a, a step of b) in which b's takes longer; equal ones count half
    double z = 0; ///< the same as Mann and Whitney's statistic, in standard deviations: above 0 where b takes longer

    /// True where chance would rarely do that: |z| of `limit` or more, or no step of one as long as any of the other.
    bool isClear(double limit) const;
};
Separation separationOf(const std::vector<StepSample> &a, const std::vector<StepSample> &b);

struct ComparedSteps {
    CompareBasis basis = CompareBasis::Whole;
    ComparedSide a, b;
    Separation separation;

    /// Steps are matched in order: the first of a with the first of b. How many pairs there are.
    std::size_t pairs() const { return std::min(a.samples.size(), b.samples.size()); }
    /// Median step of b in units of a's; 1 where there is no time at all.
    double ratio() const;
};

ComparedSteps compareSteps(const Facts &a, const Facts &b);

} // namespace lanescope
