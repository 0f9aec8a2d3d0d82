#pragma once

#include "core/base/time.h"

#include <vector>

namespace lanescope {

/// A set of points in time as sorted, disjoint, non-touching, non-empty ranges. The functions below keep that invariant.
using Intervals = std::vector<TimeRange>;

/// The set that the ranges cover together; empty ranges count nothing. O(n log n), O(n) where already sorted by start.
Intervals unite(std::vector<TimeRange> ranges);
Intervals unite(const Intervals &a, const Intervals &b);
Intervals intersect(const Intervals &a, const Intervals &b);
/// What is in `a` and not in `b`.
Intervals subtract(const Intervals &a, const Intervals &b);
Intervals clip(const Intervals &a, TimeRange to);
/// Summed length in ns, kept within int64.
Nanoseconds length(const Intervals &a);
/// Length of what `a` and `range` share, O(log n + found).
Nanoseconds overlapLength(const Intervals &a, TimeRange range);

} // namespace lanescope
