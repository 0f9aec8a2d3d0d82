#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>

namespace lanescope {

/// The number that `count` decimal digits at `p` make, 1 to 16 of them; null where one of them is no digit. Eight digits are added up
/// at a time: neighbours first, then pairs, then fours.
inline std::optional<std::uint64_t> parseDigits(const char *p, std::size_t count)
{
    if constexpr (std::endian::native != std::endian::little) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const unsigned digit = static_cast<unsigned char>(p[i] - '0');
            if (digit > 9)
                return std::nullopt;
            sum = sum * 10 + digit;
        }
        return count > 0 && count <= 16 ? std::optional(sum) : std::nullopt;
    }
    const auto load64 = [](const char *at) {
        std::uint64_t v;
        std::memcpy(&v, at, sizeof v);
        return v;
    };
    const auto load32 = [](const char *at) {
        std::uint32_t v;
        std::memcpy(&v, at, sizeof v);
        return std::uint64_t{v};
    };
    const auto byte = [&](std::size_t i) { return std::uint64_t{static_cast<unsigned char>(p[i])} << (8 * i); };
    constexpr std::uint64_t zeros = 0x3030303030303030u;
    // `v` holds n characters in its lowest bytes; the missing ones before them become zeros.
    const auto alignTo8 = [](std::uint64_t v, std::size_t n) {
        return n == 8 ? v : (v << (8 * (8 - n))) | (zeros >> (8 * n));
    };
    const auto isDigits = [](std::uint64_t v) {
        return ((v & 0xf0f0f0f0f0f0f0f0u) | (((v + 0x0606060606060606u) & 0xf0f0f0f0f0f0f0f0u) >> 4)) ==
               0x3333333333333333u;
    };
    const auto value = [](std::uint64_t v) {
        v -= zeros;
        v = v * 10 + (v >> 8);
        constexpr std::uint64_t mask = 0x000000ff000000ffu;
        return (((v & mask) * 0x000f424000000064u) + (((v >> 16) & mask) * 0x0000271000000001u)) >> 32;
    };
    if (count > 8 && count <= 16) {
        const std::uint64_t high = alignTo8(load64(p), count - 8), low = load64(p + count - 8);
        if (!isDigits(high) || !isDigits(low))
            return std::nullopt;
        return value(high) * 100000000 + value(low);
    }
    std::uint64_t v;
    if (count == 8)
        v = load64(p);
    else if (count >= 4 && count < 8)
        v = load32(p) | load32(p + count - 4) << (8 * (count - 4));
    else if (count >= 1 && count < 4)
        v = byte(0) | byte(count / 2) | byte(count - 1);
    else
        return std::nullopt;
    v = alignTo8(v, count);
    return isDigits(v) ? std::optional(value(v)) : std::nullopt;
}

} // namespace lanescope
