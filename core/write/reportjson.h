#pragma once

#include "core/verdict/report.h"

#include <nlohmann/json.hpp>

namespace lanescope {

/// CONTRACT's `report --format json`, field for field.
nlohmann::ordered_json reportJson(const Report &report);

} // namespace lanescope
