#pragma once

#include "core/base/time.h"
#include "core/model/trace.h"

#include <optional>
#include <string>

namespace lanescope {

/// Exit statuses of both programs (CONTRACT).
enum ExitStatus : int { done = 0, cannotOpen = 1, badCommandLine = 2, verdictFound = 3 };

/// What is wrong with writing to `output` what is read from `input`; null where nothing is. They may be one file under two names.
std::optional<std::string> outputProblem(const std::string &input, const std::string &output);
/// What is wrong with looking at `range` of this trace; null where nothing is.
std::optional<std::string> rangeProblem(const Trace &trace, TimeRange range);

} // namespace lanescope
