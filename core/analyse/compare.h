#pragma once

#include "core/analyse/comparedrows.h"
#include "core/analyse/comparedsteps.h"
#include "core/analyse/facts.h"
#include "core/analyse/fusions.h"

#include <vector>

namespace lanescope {

/// Two traces of the same work side by side: a pure function of both. compare(b, a) is compare(a, b) with the sides exchanged.
struct Comparison {
    ComparedSteps steps;
    std::vector<ComparedRow>
        rows; ///< all tables together, by kind; within a kind those that differ most a step come first
    std::vector<ComparedRow> launched; ///< kernels again, apart by the op that launched them: RowKind::Kernel with ops
    std::vector<Fusion> fused;         ///< what a does in several ops, b does in one
    std::vector<Fusion> split;         ///< the other way round: `to` is in a, `from` in b
};

/// O(slices) as a table of operators is. The facts' traces must live on.
Comparison compareTraces(const Facts &a, const Facts &b);

} // namespace lanescope
