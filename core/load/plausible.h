#pragma once

#include "core/base/time.h"

#include <algorithm>

namespace lanescope {

/// What lies further than 30 days from the median start of a trace's slices cannot be right (RULES 8).
constexpr Nanoseconds plausibleDistance = Nanoseconds{30} * 86400 * 1'000'000'000;

inline bool isFar(Nanoseconds time, Nanoseconds median)
{
    return saturatingSubtract(std::max(time, median), std::min(time, median)) > plausibleDistance;
}

} // namespace lanescope
