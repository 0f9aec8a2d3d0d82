#pragma once

#include "core/model/trace.h"

#include <cstdint>
#include <optional>

namespace lanescope {

/// How an async span or an instant stands among those of its name. (They are no slices, so siblingsOf() does not know them.)
struct MarkFacts {
    std::uint32_t count = 0; ///< of the same name (and of spans category), with itself
    Nanoseconds total = 0;   ///< of spans: their lengths, overlapping ones each
    Nanoseconds least = 0, most = 0;
    std::optional<Nanoseconds> sinceBefore; ///< from the start of the one before, in order of start
    std::optional<Step> step;               ///< in which it starts
};

/// `index` is one of Trace::asyncSpans(). O(spans).
MarkFacts factsOfSpan(const Trace &trace, std::uint32_t index);
/// `index` is one of Trace::instants(). O(instants).
MarkFacts factsOfInstant(const Trace &trace, std::uint32_t index);

} // namespace lanescope
