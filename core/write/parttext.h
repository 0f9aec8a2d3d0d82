#pragma once

#include "core/model/trace.h"

#include <nlohmann/json.hpp>
#include <string>

namespace lanescope {

// What a file is a part of, where it says so (Trace::part()).

/// `part of run.json: from 12.5 ms to 14.1 ms of its 73.2 ms`; empty for a recording as it was made. Characters as the file has them.
std::string partText(const Trace &trace);
/// `"part_of": {"file", "start_ns", "end_ns"}`; nothing for a recording as it was made.
void addPart(nlohmann::ordered_json &json, const Trace &trace);

} // namespace lanescope
