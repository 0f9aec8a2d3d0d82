#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lanescope {

/// The closed list of ids that a verdict or a bound can have (CONTRACT), in its order.
std::span<const std::string_view> verdictIds();
bool isVerdictId(std::string_view id);

enum class VerdictSeverity : std::uint8_t { Good, Info, Warning, Critical };
const char *severityName(VerdictSeverity severity);

/// A number with a name and a unit, so that whoever shows it can format it.
struct Number {
    enum Unit : std::uint8_t { Time, Count, Share, Ratio, Bytes, Text };
    std::string name; ///< as JSON has it: `gpu_busy_ns`, `share`
    Unit unit = Count;
    std::variant<std::int64_t, double, std::string> value;

    static Number time(std::string name, Nanoseconds ns) { return {std::move(name), Time, ns}; }
    static Number count(std::string name, std::int64_t n) { return {std::move(name), Count, n}; }
    static Number share(std::string name, double part) { return {std::move(name), Share, part}; } ///< 0..1
    static Number ratio(std::string name, double value) { return {std::move(name), Ratio, value}; }
    static Number bytes(std::string name, std::int64_t n) { return {std::move(name), Bytes, n}; }
    static Number text(std::string name, std::string value) { return {std::move(name), Text, std::move(value)}; }
};
using Numbers = std::vector<Number>;

/// A number as a person reads it, in English: `2.18 ms`, `4.1 %`.
std::string plainText(const Number &number);
/// `text` with every {name} replaced by that number. The window gives a translated `text` and its own formatting.
std::string fill(std::string_view text, const Numbers &numbers);

/// A place in the trace that proves something.
struct Evidence {
    LaneId lane;   ///< none: the whole timeline
    SliceId slice; ///< none: the range itself is the proof
    TimeRange range;
    std::string note;
};

/// What a rule found. Texts are templates over `numbers`: fill() makes sentences of them.
struct Verdict {
    std::string id; ///< of CONTRACT's closed list
    VerdictSeverity severity = VerdictSeverity::Info;
    std::string title;
    std::string summary;
    std::string advice;
    std::string whyItMightBeWrong;
    std::optional<Nanoseconds> gainPerStep;
    Numbers numbers;
    Numbers thresholds;
    std::vector<Evidence> evidence;
};

/// Where a verdict stands for a person.
enum class VerdictGroup : std::uint8_t { WhatToChange, ProfilerDid, GoodToKnow };
VerdictGroup groupOf(const Verdict &verdict);
const char *groupTitle(VerdictGroup group);

/// A rule that could not decide, and what it would need.
struct NotDecidable {
    std::string id;
    std::string needs;
};

} // namespace lanescope
