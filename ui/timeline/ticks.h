#pragma once

#include "ui/timeline/timescale.h"

#include <QString>

#include <vector>

namespace lanescope {

/// A mark of the ruler.
struct Tick {
    Nanoseconds time;
    QString label; ///< from the zero that ticksFor() was given
};

/// Steps of 1, 2 or 5 × 10^n ns such that neighbours lie at least `leastPixels` apart.
Nanoseconds tickStep(const TimeScale &scale, double leastPixels);

/// The ticks of the visible range, one more on each side. Times are multiples of the step, counted from `zero`; all labels have
/// the same unit and number of decimals, so that they can be compared at a glance.
std::vector<Tick> ticksFor(const TimeScale &scale, Nanoseconds zero, double leastPixels);

} // namespace lanescope
