#pragma once

#include "core/analyse/compare.h"
#include "core/analyse/table.h"

#include <span>
#include <string_view>
#include <vector>

namespace lanescope {

/// A table of a comparison, and for each of its rows what it is of.
struct CompareTable {
    Table table;                           ///< without slices of its own: they are those of `rows`
    std::vector<const ComparedRow *> rows; ///< null in tables of other things
};

struct CompareTableKind {
    std::string_view key;
    std::string_view title;
    std::string_view tip;
    CompareTable (*make)(const Comparison &comparison);
};

/// Operators, kernels, kernels by op, calls, annotations, steps and what was fused. Numbers are a step: sums over the compared steps of a
/// trace divided by their count, times rounded to ns. The comparison must live on.
std::span<const CompareTableKind> compareTableKinds();
/// Null where there is no such kind.
const CompareTableKind *compareTableKind(std::string_view key);

} // namespace lanescope
