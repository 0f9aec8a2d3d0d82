#pragma once

#include "core/base/digits.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace lanescope {

/// A point in time or a length, in nanoseconds on the file's own `ts` axis. Never a double.
using Nanoseconds = std::int64_t;

/// A half-open stretch of time [start, end).
struct TimeRange {
    Nanoseconds start = 0;
    Nanoseconds end = 0;

    Nanoseconds length() const; ///< kept within int64
    bool isEmpty() const { return end <= start; }
    bool contains(Nanoseconds t) const { return start <= t && t < end; }
    /// True where the two share more than 0 ns.
    bool overlaps(const TimeRange &o) const { return std::max(start, o.start) < std::min(end, o.end); }
    TimeRange clipped(const TimeRange &to) const { return {std::max(start, to.start), std::min(end, to.end)}; }
    bool operator==(const TimeRange &) const = default;
};

/// A decimal number of microseconds, exactly as its digits say, to 15 places. Text of more places is cut there.
class Microseconds {
public:
    /// Reads `digits[.digits][e[+-]digits]` with an optional sign; null where `text` is anything else.
    /// A value beyond ±1.7e22 us is returned as out of range (see isRepresentable()).
    static std::optional<Microseconds> parse(std::string_view text);

    /// Nearest nanosecond, half away from zero; null where that leaves int64.
    std::optional<Nanoseconds> toNanoseconds() const;
    bool isNegative() const { return m_value < 0; }
    bool isRepresentable() const { return !m_outOfRange; }
    Microseconds operator+(const Microseconds &o) const;

private:
    __extension__ using Wide = __int128;
    Wide m_value = 0; ///< in 1e-15 us
    bool m_outOfRange = false;
};

/// The common case of an exporter's number, read in one pass: `[-]digits[.d{0,3}]`, so that it is a whole count of nanoseconds.
/// Returns null for every other form (Microseconds::parse takes those) and where it leaves int64.
inline std::optional<Nanoseconds> parseExactMicroseconds(const char *p, const char *end)
{
    // As nearly all are: three places.
    if (const std::ptrdiff_t whole = end - p - 4; whole >= 1 && whole <= 15 && end[-4] == '.') {
        const auto us = parseDigits(p, static_cast<std::size_t>(whole));
        const auto ns = parseDigits(end - 3, 3);
        if (us && ns)
            return static_cast<Nanoseconds>(*us * 1000 + *ns);
    }
    const bool negative = p < end && *p == '-';
    p += negative;
    if (p == end || end - p > 19) // 15 digits, the point and 3 more
        return std::nullopt;
    std::int64_t whole = 0;
    const char *digits = p;
    const char *most = digits + std::min<std::ptrdiff_t>(end - digits, 15);
    for (; p < most && static_cast<unsigned char>(*p - '0') <= 9; ++p)
        whole = whole * 10 + (*p - '0');
    if (p == digits)
        return std::nullopt;
    int places = 0;
    if (p < end && *p == '.') {
        for (++p; p < end && places < 3 && static_cast<unsigned char>(*p - '0') <= 9; ++p, ++places)
            whole = whole * 10 + (*p - '0');
        if (places == 0)
            return std::nullopt;
    }
    if (p != end)
        return std::nullopt;
    static constexpr std::int64_t scale[] = {1000, 100, 10, 1};
    whole *= scale[places]; // at most 15 digits and 3 places: below 1e18
    return negative ? -whole : whole;
}

namespace detail {
std::optional<std::int64_t> parseAnyInteger(std::string_view text);
}

/// Reads a whole decimal integer that fits int64; null for anything else.
inline std::optional<std::int64_t> parseInteger(std::string_view text)
{
    if (const auto digits = parseDigits(text.data(), text.size()))
        return static_cast<std::int64_t>(*digits);
    return detail::parseAnyInteger(text);
}

/// a + b, kept within int64.
inline std::int64_t saturatingAdd(std::int64_t a, std::int64_t b)
{
    std::int64_t sum;
    if (__builtin_add_overflow(a, b, &sum))
        return b > 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
    return sum;
}

/// a - b, kept within int64.
inline std::int64_t saturatingSubtract(std::int64_t a, std::int64_t b)
{
    std::int64_t difference;
    if (__builtin_sub_overflow(a, b, &difference))
        return b < 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
    return difference;
}

inline Nanoseconds TimeRange::length() const
{
    return saturatingSubtract(end, start);
}

} // namespace lanescope
