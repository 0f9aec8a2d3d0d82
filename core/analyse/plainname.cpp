#include "core/analyse/plainname.h"

#include "core/analyse/kernelname.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lanescope {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
bool isAlphanumeric(char c)
{
    return isDigit(c) || isLower(c) || (c >= 'A' && c <= 'Z');
}

/// Digests as they stand in names: hexadecimal or base 32, so always a few digits among many letters.
bool isHash(std::string_view word)
{
    constexpr std::ptrdiff_t leastLength = 16, leastDigits = 3;
    return std::ssize(word) >= leastLength &&
           std::ranges::all_of(word, [](char c) { return isDigit(c) || isLower(c); }) &&
           std::ranges::any_of(word, isLower) && std::ranges::count_if(word, isDigit) >= leastDigits;
}

/// `triton_poi_fused_add_3` and, as torch up to 2.2 wrote it, `triton_poi_fused_add_3d4d5`, without what stands behind `add`.
std::string_view withoutTritonNumber(std::string_view name)
{
    const std::size_t last = name.rfind('_');
    const std::string_view tail = name.substr(last == std::string_view::npos ? name.size() : last + 1);
    const bool isNumber =
        !tail.empty() && isDigit(tail[0]) && std::ranges::all_of(tail, [](char c) { return isDigit(c) || c == 'd'; });
    return isNumber ? name.substr(0, last) : name;
}

} // namespace

std::string plainName(std::string_view name, bool withoutDigits)
{
    if (name.starts_with("triton_"))
        name = withoutTritonNumber(name);
    withoutDigits = withoutDigits || name.starts_with("Torch-Compiled Region");
    std::string out;
    for (std::size_t i = 0; i < name.size();) {
        std::size_t end = i;
        while (end < name.size() && isAlphanumeric(name[end]))
            ++end;
        std::string_view word = name.substr(i, end - i);
        if (word.empty()) {
            out += name[i++];
            continue;
        }
        i = end;
        if (word.size() > 2 && word.starts_with("0x") && std::ranges::all_of(word.substr(2), isHex)) {
            out += "0x*";
        } else if (isHash(word)) {
            out += '*';
        } else if (withoutDigits) {
            for (const char c : word)
                if (!isDigit(c))
                    out += c;
                else if (out.empty() || out.back() != '#')
                    out += '#';
        } else {
            out += word;
        }
    }
    return out;
}

std::string kernelShape(std::string_view name)
{
    const KernelName k = decodeKernelName(name);
    if (k.family == KernelFamily::Unknown)
        return {};
    if (k.isMatrixProduct()) {
        if (k.tileM == 0)
            return {}; // nearly everything would be alike
        return fmt::format("{}|{}|{}|{}x{}x{}|{}", kernelFamilyName(k.family), k.library, fmt::join(k.types, ","),
                           k.tileM, k.tileN, k.tileK, k.layout);
    }
    if (k.operation.empty() && k.fusedOps.empty())
        return {};
    return fmt::format("{}|{}|{}|{}|{}", kernelFamilyName(k.family), k.library, k.operation, fmt::join(k.fusedOps, ","),
                       fmt::join(k.types, ","));
}

} // namespace lanescope
