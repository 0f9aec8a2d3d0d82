#include "core/analyse/flops.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace lanescope {

namespace {

using Sizes = std::vector<std::int64_t>;

/// The numbers of a list; empty where it is none, or holds anything else.
Sizes numbersOf(const Token &list)
{
    Sizes sizes;
    bool sound = true;
    forEachElement(list, [&](const Token &element) {
        const auto number = integerOf(element);
        sound = sound && number;
        sizes.push_back(number.value_or(0));
        return sound;
    });
    return sound ? sizes : Sizes();
}

Token element(const Token &list, std::size_t wanted)
{
    Token found;
    std::size_t i = 0;
    forEachElement(list, [&](const Token &e) {
        if (i == wanted)
            found = e;
        return i++ < wanted;
    });
    return found;
}

/// A list that the exporter wrote as a text: `[1, 1]`.
Sizes listIn(const Token &text)
{
    std::string json = stringOf(text);
    const std::size_t size = json.size();
    json.append(scanPadding, '\0');
    Token list;
    if (scanValue(json.data(), json.data() + size, list).status != ScanStatus::Ok)
        return {};
    return numbersOf(list);
}

/// a · b · …; null where that leaves int64.
std::optional<std::int64_t> product(std::initializer_list<std::int64_t> factors, const Sizes &more = {})
{
    std::int64_t all = 1;
    bool fits = true;
    const auto multiply = [&](std::int64_t f) { fits = fits && !__builtin_mul_overflow(all, f, &all); };
    std::ranges::for_each(factors, multiply);
    std::ranges::for_each(more, multiply);
    return fits ? std::optional(all) : std::nullopt;
}

/// 2 M N K, for each matrix of a batch.
std::optional<std::int64_t> ofMatrices(const Sizes &a, const Sizes &b, std::size_t dimensions)
{
    if (a.size() != dimensions || b.size() != dimensions || a[dimensions - 1] != b[dimensions - 2])
        return std::nullopt;
    return product({2, b[dimensions - 1]}, a);
}

std::optional<std::int64_t> ofConvolution(const Token &dims, const Token &concrete)
{
    const Sizes input = numbersOf(element(dims, 0)), kernel = numbersOf(element(dims, 1));
    const Sizes stride = listIn(element(concrete, 3)), padding = listIn(element(concrete, 4)),
                dilation = listIn(element(concrete, 5));
    const auto groups = integerOf(element(concrete, 6));
    if (input.size() != 4 || kernel.size() != 4 || stride.empty() || padding.empty() || dilation.empty() || !groups ||
        *groups <= 0)
        return std::nullopt;
    std::array<std::int64_t, 2> output{};
    for (std::size_t i = 0; i < 2; ++i) {
        // One number stands for both dimensions.
        const auto of = [i](const Sizes &list) { return list[std::min(i, list.size() - 1)]; };
        if (of(stride) <= 0)
            return std::nullopt;
        output[i] = (input[2 + i] + 2 * of(padding) - of(dilation) * (kernel[2 + i] - 1) - 1) / of(stride) + 1;
    }
    const auto all = product({2, input[0], output[0], output[1], kernel[2], kernel[3], input[1], kernel[0]});
    return all ? std::optional(*all / *groups) : std::nullopt;
}

} // namespace

bool hasFlops(std::string_view op)
{
    using namespace std::string_view_literals;
    constexpr std::array ops{"aten::mm"sv,  "aten::addmm"sv, "aten::bmm"sv,   "aten::baddbmm"sv,
                             "aten::add"sv, "aten::mul"sv,   "aten::conv2d"sv};
    return std::ranges::find(ops, op) != ops.end();
}

std::optional<std::int64_t> flopsOf(std::string_view op, const Token &dims, const Token &concrete)
{
    if (!hasFlops(op) || dims.kind != Token::Array)
        return std::nullopt;
    const auto sizes = [&](std::size_t i) { return numbersOf(element(dims, i)); };
    if (op == "aten::mm")
        return ofMatrices(sizes(0), sizes(1), 2);
    if (op == "aten::addmm")
        return ofMatrices(sizes(1), sizes(2), 2);
    if (op == "aten::bmm")
        return ofMatrices(sizes(0), sizes(1), 3);
    if (op == "aten::baddbmm")
        return ofMatrices(sizes(1), sizes(2), 3);
    if (op == "aten::conv2d")
        return ofConvolution(dims, concrete);
    const Token first = element(dims, 0);
    return first.kind == Token::Array ? product({1}, numbersOf(first)) : std::nullopt;
}

} // namespace lanescope
