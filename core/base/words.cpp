#include "core/base/words.h"

#include <array>
#include <cmath>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// Three significant digits, without an exponent: 2.18, 13.2, 185.
std::string threeDigits(double value)
{
    const double size = std::fabs(value);
    const int places = size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
    return fmt::format("{:.{}f}", value, places);
}

/// Length of the UTF-8 sequence that begins with `c`.
std::size_t sequenceLength(unsigned char c)
{
    return c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
}

std::size_t widthOf(std::string_view sequence)
{
    if (sequence.size() < 3)
        return 1;
    const unsigned char a = static_cast<unsigned char>(sequence[0]), b = static_cast<unsigned char>(sequence[1]);
    if (sequence.size() == 4)
        return a == 0xf0 && b >= 0x9f ? 2 : 1;
    const unsigned code = static_cast<unsigned>(a & 15) << 12 | static_cast<unsigned>(b & 63) << 6 |
                          (static_cast<unsigned char>(sequence[2]) & 63u);
    const bool wide = (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xa4cf) ||
                      (code >= 0xac00 && code <= 0xd7a3) || (code >= 0xf900 && code <= 0xfaff) ||
                      (code >= 0xfe30 && code <= 0xfe6f) || (code >= 0xff00 && code <= 0xff60);
    return wide ? 2 : 1;
}

} // namespace

std::string timeText(Nanoseconds ns)
{
    struct Unit {
        double ns;
        const char *name;
    };
    static constexpr std::array<Unit, 3> units{{{1e9, "s"}, {1e6, "ms"}, {1e3, "us"}}};
    const double value = static_cast<double>(ns);
    for (const Unit &u : units)
        if (std::fabs(value) >= u.ns * 0.9995) // so that 999.9 ms is not printed as 1000 ms
            return threeDigits(value / u.ns) + ' ' + u.name;
    return fmt::format("{} ns", ns);
}

std::string byteText(std::uint64_t bytes)
{
    struct Unit {
        double bytes;
        const char *name;
    };
    static constexpr std::array<Unit, 4> units{{{1e12, "TB"}, {1e9, "GB"}, {1e6, "MB"}, {1e3, "kB"}}};
    for (const Unit &u : units)
        if (static_cast<double>(bytes) >= u.bytes * 0.9995)
            return threeDigits(static_cast<double>(bytes) / u.bytes) + ' ' + u.name;
    return fmt::format("{} B", bytes);
}

std::string countText(std::uint64_t n)
{
    std::string digits = std::to_string(n);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, " ");
    return digits;
}

std::string percentText(double part, double whole)
{
    if (whole == 0 || part == 0)
        return "0 %";
    const double percent = 100 * part / whole;
    if (percent < 0.01 && percent > 0)
        return "< 0.01 %";
    // 100 % is said only of all.
    if (percent > 99.9 && part < whole)
        return "> 99.9 %";
    const int places = percent >= 9.95 ? (percent >= 99.95 ? 0 : 1) : percent >= 0.995 ? 1 : 2;
    return fmt::format("{:.{}f} %", percent, places);
}

std::string countOf(std::uint64_t n, std::string_view one, std::string_view many)
{
    return fmt::format("{} {}", countText(n), n == 1 ? one : many);
}

std::string printable(std::string_view utf8)
{
    std::string out;
    for (std::size_t i = 0; i < utf8.size();) {
        const std::size_t n = std::min(sequenceLength(static_cast<unsigned char>(utf8[i])), utf8.size() - i);
        const std::string_view c = utf8.substr(i, n);
        i += n;
        const unsigned char first = static_cast<unsigned char>(c[0]);
        if (n == 1 && (first < 0x20 || first == 0x7f))
            out += fmt::format("\\x{:02x}", first);
        else if (n == 2 && first == 0xc2 && static_cast<unsigned char>(c[1]) < 0xa0)
            out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c[1]));
        else if (c >= "\u202a" && c <= "\u202e" && n == 3)
            out += fmt::format("\\u{:04x}", 0x2000 + (static_cast<unsigned char>(c[2]) & 63));
        else if (c >= "\u2066" && c <= "\u2069" && n == 3)
            out += fmt::format("\\u{:04x}", 0x2040 + (static_cast<unsigned char>(c[2]) & 63));
        else
            out += c;
    }
    return out;
}

std::size_t textWidth(std::string_view utf8)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < utf8.size();) {
        const std::size_t n = std::min(sequenceLength(static_cast<unsigned char>(utf8[i])), utf8.size() - i);
        width += widthOf(utf8.substr(i, n));
        i += n;
    }
    return width;
}

std::string elided(std::string_view utf8, std::size_t width)
{
    if (textWidth(utf8) <= width)
        return std::string(utf8);
    std::string out;
    std::size_t used = 0;
    for (std::size_t i = 0; i < utf8.size();) {
        const std::size_t n = std::min(sequenceLength(static_cast<unsigned char>(utf8[i])), utf8.size() - i);
        const std::size_t w = widthOf(utf8.substr(i, n));
        if (used + w + 1 > width)
            break;
        out += utf8.substr(i, n);
        used += w;
        i += n;
    }
    return out + "…";
}

} // namespace lanescope
