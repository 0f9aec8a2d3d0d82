#pragma once

#include "core/analyse/peaks.h"
#include "core/base/result.h"
#include "core/base/time.h"
#include "core/verdict/verdict.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lanescope {

/// The limits that verdicts are held against; thresholds.def lists them with their sources.
struct Thresholds {
    using Time = Nanoseconds;
    using Count = std::int64_t;
    using Share = double;
    using Ratio = double;
#define LIMIT(unit, name, value, source, meaning) unit name = value;
#include "core/verdict/thresholds.def"
#undef LIMIT
    std::vector<DevicePeaks> devices; ///< a person's own rows for the table of core/analyse/peaks.def
};

/// One of them: what it is called in a file, where it comes from, what it means.
struct ThresholdEntry {
    std::string name; ///< snake case, times end in _ns
    Number::Unit unit;
    std::variant<std::int64_t Thresholds::*, double Thresholds::*> member;
    const char *source;
    const char *meaning;
};
std::span<const ThresholdEntry> thresholdEntries();

/// Null where there is none of that name.
const ThresholdEntry *thresholdEntry(std::string_view name);
/// `tb` and the like of thresholds.def in words.
const char *thresholdSource(std::string_view source);

/// One limit as a number of a verdict, under the name that a file gives it.
Number thresholdNumber(const Thresholds &t, std::variant<std::int64_t Thresholds::*, double Thresholds::*> member);
/// The limits that a verdict was held against: limits(t, &Thresholds::slowCall, ...).
template <class... Member>
Numbers limits(const Thresholds &t, Member... members)
{
    return {thresholdNumber(t, members)...};
}

/// The built-in limits with what a JSON object `{"name": number, ...}` says instead. Fails with a sentence where the text is no
/// such object, names an unknown limit or gives one a value that it cannot have.
Result<Thresholds> thresholdsFromJson(std::string_view text);
/// The same from a file.
Result<Thresholds> readThresholds(const std::string &path);

} // namespace lanescope
