#pragma once

#include "core/analyse/table.h"

#include <nlohmann/json.hpp>

namespace lanescope {

/// A table as CONTRACT's `table --format json`: rows as objects by column key, the totals, the footer's sentences.
nlohmann::ordered_json tableJson(const Table &table);

} // namespace lanescope
