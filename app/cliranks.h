#pragma once

#include "app/clisupport.h"

#include "core/verdict/thresholds.h"

#include <functional>
#include <string>
#include <vector>

namespace lanescope {

/// Prints the report of several ranks: traces, reports made before, or both. `reports` makes those of a trace, as JSON; it fails with
/// a sentence. One trace at a time is held, and of each rank some kilobytes. Returns the exit status.
int printRanks(const CliOptions &options, const std::vector<std::string> &files, const Thresholds &thresholds,
               const std::function<Result<std::vector<std::string>>(const std::string &file)> &reports);

} // namespace lanescope
