#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

#include <array>
#include <optional>

namespace lanescope {

/// What one device did in one step. busy and the five parts of idle add up to the window; all in ns.
struct StepTime {
    std::size_t step = 0; ///< index into StepFacts::steps
    TimeRange window;     ///< W_s; with a range, what of it lies inside
    std::optional<std::int64_t> device;
    Nanoseconds busy = 0;
    std::array<Nanoseconds, 5> idle{}; ///< by GapCause; as no stream of the device ran
    std::uint64_t kernels = 0;         ///< launched in the step
    std::uint64_t copies = 0;          ///< copies and sets launched in the step
};

/// For each selected step (of a range: those that start in it) and each device that ever works, by (step, device); without device
/// work one entry a step, without a device.
std::vector<StepTime> stepTimes(const Trace &trace, const StepFacts &steps, const Selection &selection);

/// The steps, by start.
Table stepTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
