#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lanescope {

/// The middle value; of an even number the mean of the two in the middle, rounded down. 0 for none. O(n).
Nanoseconds median(std::vector<Nanoseconds> values);

/// How lengths of time are spread, all in ns; zeros for none.
struct Distribution {
    std::uint64_t count = 0;
    Nanoseconds total = 0; ///< kept within int64
    Nanoseconds mean = 0;  ///< rounded towards 0
    Nanoseconds min = 0;
    Nanoseconds p5 = 0;     ///< nearest rank: the smallest value that at least 5 % of the values do not exceed
    Nanoseconds median = 0; ///< as median() has it
    Nanoseconds p95 = 0;    ///< nearest rank
    Nanoseconds max = 0;
};
/// O(n log n); sorts `values`.
Distribution distributionOf(std::vector<Nanoseconds> &values);

/// The value at the nearest rank: of values in rising order the smallest that at least `percent` % (0 to 100) of them do not exceed;
/// 0 for none.
Nanoseconds nearestRank(std::span<const Nanoseconds> sorted, unsigned percent);

/// Spearman's rank correlation of the values with their order: 1 where each is larger than the one before, -1 where smaller. Equal
/// values share their mean rank; 0 for fewer than two values or equal ones. O(n log n).
double rankCorrelation(const std::vector<Nanoseconds> &values);

} // namespace lanescope
