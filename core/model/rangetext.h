#pragma once

#include "core/base/time.h"
#include "core/model/trace.h"

#include <optional>
#include <string>

namespace lanescope {

/// A length such as `12.5ms`, `3us`, `250ns`, `1.5s`; a bare number counts in ns. Null for anything else.
std::optional<Nanoseconds> parseLength(const std::string &text);

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

} // namespace lanescope
