#pragma once

#include "core/base/time.h"
#include "core/model/trace.h"

#include <optional>
#include <string>

namespace lanescope {

/// Exit statuses of both programs (CONTRACT).
enum ExitStatus : int { done = 0, cannotOpen = 1, badCommandLine = 2, verdictFound = 3 };

/// A range as the command line gives it: `12.5ms..14ms`, counted from the start of the view, or `@A..@B` in raw ns.
struct RangeText {
    struct Edge {
        bool raw = false; ///< on the file's own axis, else from the start of the view
        Nanoseconds time = 0;
    };
    Edge from, to;

    /// Null where `text` is no range.
    static std::optional<RangeText> parse(const std::string &text);
    TimeRange in(const Trace &trace) const;
};

/// What is wrong with writing to `output` what is read from `input`; null where nothing is. They may be one file under two names.
std::optional<std::string> outputProblem(const std::string &input, const std::string &output);
/// What is wrong with looking at `range` of this trace; null where nothing is.
std::optional<std::string> rangeProblem(const Trace &trace, TimeRange range);

/// A length such as `12.5ms`, `3us`, `250ns`, `1.5s`; a bare number counts in ns. Null for anything else.
std::optional<Nanoseconds> parseLength(const std::string &text);

} // namespace lanescope
