#pragma once

#include "core/verdict/comparison.h"

#include <nlohmann/json.hpp>

namespace lanescope {

/// CONTRACT's `compare --format json`, field for field, and more. The numbers of `rows` are sums over the compared steps of each
/// trace: divide by `a.compared_steps` and `b.compared_steps` where these differ.
nlohmann::ordered_json compareJson(const ComparisonReport &report);

} // namespace lanescope
