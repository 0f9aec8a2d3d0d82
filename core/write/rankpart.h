#pragma once

#include "core/analyse/arrivals.h"
#include "core/analyse/facts.h"

#include <nlohmann/json.hpp>

namespace lanescope {

// What a report holds so that those of several ranks can be joined without their traces.

/// `rank`, `rank_from` and `parallel`: which part of a run the file is of.
void addRankIdentity(nlohmann::ordered_json &report, const Trace &trace);
/// `collectives`, with what the rank did before each, and `process_groups`.
void addCollectives(nlohmann::ordered_json &report, const Facts &facts);
/// How a stretch divides by what a rank did: `{"compute_ns": ..., ...}`.
nlohmann::ordered_json doneJson(const std::array<Nanoseconds, doingCount> &did);

} // namespace lanescope
