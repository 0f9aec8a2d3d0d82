#include "core/base/time.h"

#include <charconv>

namespace lanescope {

namespace {

constexpr int places = 15;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

std::optional<Microseconds> Microseconds::parse(std::string_view text)
{
    // An exponent moves the point, so the digits are placed one by one: the value is the sum of digit * 10^(position).
    std::size_t i = 0;
    const bool negative = i < text.size() && text[i] == '-';
    i += negative;
    const std::size_t wholeAt = i;
    while (i < text.size() && isDigit(text[i]))
        ++i;
    const std::string_view whole = text.substr(wholeAt, i - wholeAt);
    std::string_view fraction;
    if (whole.empty())
        return std::nullopt;
    if (i < text.size() && text[i] == '.') {
        const std::size_t at = ++i;
        while (i < text.size() && isDigit(text[i]))
            ++i;
        fraction = text.substr(at, i - at);
        if (fraction.empty())
            return std::nullopt;
    }
    long exponent = 0;
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        const bool down = i < text.size() && text[i] == '-';
        if (i < text.size() && (text[i] == '-' || text[i] == '+'))
            ++i;
        const std::size_t at = i;
        for (; i < text.size() && isDigit(text[i]); ++i)
            exponent = std::min(exponent * 10 + (text[i] - '0'), 1000000L);
        if (i == at)
            return std::nullopt;
        if (down)
            exponent = -exponent;
    }
    if (i != text.size())
        return std::nullopt;

    Microseconds result;
    constexpr Wide limit = (static_cast<Wide>(1) << 126) / 10;
    Wide value = 0;
    // Digits that count are those down to 1e-15; before the first non-zero one nothing is placed.
    const long firstPower = static_cast<long>(whole.size()) - 1 + exponent;
    const long digits = static_cast<long>(whole.size() + fraction.size());
    long lowest = firstPower + 1; // the power of ten of the last digit taken
    for (long k = 0; k < digits; ++k) {
        const long power = firstPower - k;
        if (power < -places)
            break;
        const char c = k < static_cast<long>(whole.size()) ? whole[static_cast<std::size_t>(k)]
                                                           : fraction[static_cast<std::size_t>(k) - whole.size()];
        if (value > limit) {
            result.m_outOfRange = true;
            break;
        }
        value = value * 10 + (c - '0');
        lowest = power;
    }
    if (value != 0 && !result.m_outOfRange) {
        for (long p = lowest; p > -places; --p) {
            if (value > limit) {
                result.m_outOfRange = true;
                break;
            }
            value *= 10;
        }
    }
    result.m_value = negative ? -value : value;
    return result;
}

std::optional<Nanoseconds> Microseconds::toNanoseconds() const
{
    if (m_outOfRange)
        return std::nullopt;
    constexpr Wide unit = 1000000000000; // 1e-15 us in a nanosecond
    const Wide half = m_value < 0 ? -unit / 2 : unit / 2;
    const Wide ns = (m_value + half) / unit;
    if (ns > std::numeric_limits<std::int64_t>::max() || ns < std::numeric_limits<std::int64_t>::min())
        return std::nullopt;
    return static_cast<Nanoseconds>(ns);
}

Microseconds Microseconds::operator+(const Microseconds &o) const
{
    Microseconds sum;
    sum.m_value = m_value + o.m_value; // both below 2^126
    sum.m_outOfRange = m_outOfRange || o.m_outOfRange;
    return sum;
}

std::optional<std::int64_t> detail::parseAnyInteger(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return value;
}

} // namespace lanescope
