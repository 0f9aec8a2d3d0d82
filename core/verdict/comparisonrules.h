#pragma once

#include "core/verdict/comparison.h"

#include <string>

// What the rules of a comparison share.

namespace lanescope {

/// Sums over the compared steps, divided by their number.
Nanoseconds aStep(Nanoseconds sum, const ComparedSide &side);
Evidence evidenceIn(const ComparedSide &side, SliceId slice, std::string note);
/// The compared step that is nearest to the median.
Evidence typicalStep(const ComparedSide &side);
/// Says where too few steps, or first ones, make a verdict weak.
void addSamples(const ComparedSteps &steps, const Thresholds &t, Verdict &v);

} // namespace lanescope
