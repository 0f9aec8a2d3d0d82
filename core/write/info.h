#pragma once

#include "core/model/trace.h"

#include <nlohmann/json.hpp>
#include <string>

namespace lanescope {

/// What a file is: sizes, lanes, counts, warnings, load time (milliseconds, measured by the caller).
nlohmann::ordered_json infoJson(const Trace &trace, double loadMilliseconds);
std::string infoText(const Trace &trace, double loadMilliseconds);

} // namespace lanescope
