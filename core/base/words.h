#pragma once

#include "core/base/time.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace lanescope {

// Numbers in words for people, in English. What a program reads gets integers instead.

/// A length of time with three significant digits and its unit: `2.18 us`, `13.2 ms`, `0 ns`.
std::string timeText(Nanoseconds ns);
/// A size in powers of 1000: `159 MB`.
std::string byteText(std::uint64_t bytes);
/// A whole number with its thousands apart: `26 722`.
std::string countText(std::uint64_t n);
/// A share in percent with up to three significant digits: `4.1 %`. `whole` 0 gives `0 %`.
std::string percentText(double part, double whole);
/// `1 kernel`, `2 kernels`.
std::string countOf(std::uint64_t n, std::string_view one, std::string_view many);
/// `text` with its control characters, and those that turn the direction of writing, shown as `\x1b` or `\u202e`: a name from a file
/// may not recolour a terminal or break a table.
std::string printable(std::string_view utf8);
/// How many columns a terminal needs for `text`: code points, wide East Asian ones twice.
std::size_t textWidth(std::string_view utf8);
/// `text` cut to `width` columns, with an ellipsis in place of what is left out.
std::string elided(std::string_view utf8, std::size_t width);

} // namespace lanescope
