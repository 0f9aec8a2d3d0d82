#pragma once

#include "core/verdict/verdict.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace lanescope {

// What JSON is made of that holds verdicts (CONTRACT, `report --format json`).

nlohmann::ordered_json optionalInteger(std::optional<std::int64_t> value); ///< null where there is none
nlohmann::ordered_json sliceJson(SliceId slice);                           ///< null for none
nlohmann::ordered_json numbersJson(const Numbers &numbers);
nlohmann::ordered_json evidenceJson(const std::vector<Evidence> &evidence);
nlohmann::ordered_json verdictJson(const Verdict &verdict);

} // namespace lanescope
