#pragma once

#include "core/model/trace.h"

#include <nlohmann/json.hpp>

namespace lanescope {

/// CONTRACT's `warnings`: the closed list of RULES, each with severity, count, message and offset.
nlohmann::ordered_json warningsJson(const Trace &trace);
/// CONTRACT's `notes`: what is quieter.
nlohmann::ordered_json notesJson(const Trace &trace);

} // namespace lanescope
