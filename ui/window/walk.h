#pragma once

#include "core/verdict/report.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lanescope {

/// What is selected and bracketed; neither slice nor range: nothing.
struct WalkMark {
    LaneId lane; ///< none: the whole height
    SliceId slice;
    TimeRange range; ///< empty: the slice alone, without brackets
};

/// What a step of the walk shows.
struct WalkPlace {
    TimeRange view; ///< what the timeline should show, without a margin
    WalkMark mark;
    std::vector<std::uint32_t> marks; ///< slices that are marked beside it
    Numbers numbers;                  ///< of the step's text
};

/// One step of "How to read a trace". It finds its place in whatever trace its sample is: nothing of it names a time or a number.
struct WalkStep {
    const char *sample; ///< a file of :/samples
    const char *beside; ///< another one that the numbers are compared with; null for none
    const char *title;
    const char *text;  ///< a template over the place's numbers
    const char *panel; ///< what to show below: the key of a table, `verdicts`; null: what fits the selection
    /// None where the trace has no such place. `beside` is null unless the step names one.
    std::optional<WalkPlace> (*find)(const Facts &facts, const Trace *beside);
};

/// All steps, in order; those of one sample follow each other.
std::span<const WalkStep> walkSteps();

/// In the person's language.
QString walkTitle(const WalkStep &step);
QString walkText(const WalkStep &step, const WalkPlace &place);

} // namespace lanescope
