#pragma once

#include "core/analyse/steps.h"
#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

/// Which part of a trace a table or a number is of. CONTRACT: `--step N`: CPU rows that start in the step, device rows launched
/// from it. `--range`: rows that start in it; unions, gaps and idle are clipped at its ends. `--steady`: the steady steps.
struct Selection {
    enum Kind : std::uint8_t { Whole, Range, Steps };
    Kind kind = Whole;
    TimeRange range;                 ///< of Range
    std::vector<StepWindow> windows; ///< of Steps: the chosen ones, by start

    static Selection whole() { return {}; }
    /// All that the trace is about: the whole, or of a part the range that it was cut for.
    static Selection all(const Trace &trace) { return trace.part() ? ofRange(trace.part()->range) : whole(); }
    static Selection ofRange(TimeRange range) { return {Range, range, {}}; }
    static Selection ofSteps(std::vector<StepWindow> windows) { return {Steps, {}, std::move(windows)}; }
    /// One step by its number; empty where there is none.
    static std::optional<Selection> ofStep(const StepFacts &steps, std::int64_t number);
    static Selection steady(const StepFacts &steps);

    /// Where unions and gaps are clipped: everything, the range, or the windows W_s of the steps.
    Intervals intervals(const Trace &trace) const;
};

/// The stretch that a report of a selection judges: of several steps, from the first to the last one's end; none: the whole trace.
std::optional<TimeRange> stretchOf(const Selection &selection);

/// Answers for any slice of a trace whether a selection holds it. Of steps, device work counts where it was launched and a GPU annotation where
/// its annotation on the CPU is; where that is not in the file, where it starts.
class SelectionFilter {
public:
    SelectionFilter(const Trace &trace, const Selection &selection);
    bool holds(SliceId slice) const;

private:
    const Trace &m_trace;
    const Selection &m_selection;
};

} // namespace lanescope
