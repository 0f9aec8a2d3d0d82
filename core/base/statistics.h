#pragma once

#include "core/base/time.h"

#include <vector>

namespace lanescope {

/// The middle value; of an even number the mean of the two in the middle, rounded down. 0 for none. O(n).
Nanoseconds median(std::vector<Nanoseconds> values);

} // namespace lanescope
