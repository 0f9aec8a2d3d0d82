#pragma once

#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace lanescope {

/// A step with the device work that was launched in it: W_s of VERDICTS 0.
struct StepWindow {
    std::int64_t number; ///< of `ProfilerStep#N`; counted from 0 for a stand-in
    TimeRange own;       ///< the annotation's own span
    TimeRange
        window; ///< from the end of the window before, if that is later, to the end of the last device event launched in it
    SliceId slice;
    bool steady = false; ///< neither a first nor a second step, see findSteps()
};

/// What repeats in a trace.
struct StepFacts {
    std::vector<StepWindow> steps; ///< by start; their windows never overlap
    /// Not empty: the file has no `ProfilerStep#`, and what has this name serves as a step (CONTRACT, `undecidable`).
    std::string standIn;
    /// W: first step to the end of the last one and of what was launched in it; without steps from the first slice to the last.
    TimeRange window;
    /// The thread that owns the steps, else the one that launches most; none in a trace without CPU threads.
    LaneId mainLane;

    /// Windows of the steady steps, as a set.
    Intervals steadyWindows() const;
    std::size_t steadyCount() const;
};

/// What a person can choose as step of a trace: something of the main thread that repeats and never overlaps itself.
struct StepChoice {
    std::string name; ///< digits are one `#`, as in StepFacts::standIn
    std::size_t count = 0;
    Nanoseconds covered = 0; ///< summed spans
};
/// Annotations, ProfilerStep among them, calls of root modules and graph launches that occur at least twice; most time first.
std::vector<StepChoice> stepChoices(const Trace &trace);

/// Which steps count in a part of a trace: those of its range, or also what is there of others to tell where those begin and end.
enum class PartSteps : std::uint8_t { OfRange, All };

/// Finds the steps, or what can stand in for them: of the main thread the `user_annotation` (digits ignored), else the root
/// nn.Module call, else the graph launch, that occurs at least four times, never overlaps itself and covers most time.
///
/// Steady are all but the first two steps; of fewer than four, all but the first (VERDICTS 0). A part of a trace has the steps of its
/// range, and those are steady that were so in the whole.
///
/// `name`, where it is given, is the step instead, however often it occurs: one of stepChoices(), or the name of one with its own
/// digits. Without such slices the trace has no steps.
StepFacts findSteps(const Trace &trace, std::string_view name = {}, PartSteps partSteps = PartSteps::OfRange);

} // namespace lanescope
