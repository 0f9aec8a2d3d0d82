#include "core/model/rangetext.h"

#include <algorithm>

namespace lanescope {

std::optional<Nanoseconds> parseLength(const std::string &text)
{
    const std::size_t unitAt = text.find_first_not_of("0123456789.-+eE");
    std::string number = text.substr(0, unitAt);
    std::string unit = unitAt == std::string::npos ? "ns" : text.substr(unitAt);
    int exponent = 0; // to microseconds
    if (unit == "ns")
        exponent = -3;
    else if (unit == "us" || unit == "µs" || unit == "μs")
        exponent = 0;
    else if (unit == "ms")
        exponent = 3;
    else if (unit == "s")
        exponent = 6;
    else
        return std::nullopt;
    if (number.find_first_of("eE") != std::string::npos)
        return std::nullopt;
    const auto us = Microseconds::parse(number + "e" + std::to_string(exponent));
    return us ? us->toNanoseconds() : std::nullopt;
}

std::optional<RangeText> RangeText::parse(const std::string &text)
{
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos)
        return std::nullopt;
    const auto edge = [](std::string part) -> std::optional<Edge> {
        part.erase(0, std::min(part.find_first_not_of(' '), part.size()));
        part.erase(part.find_last_not_of(' ') + 1);
        Edge e;
        if (part.starts_with('@')) {
            e.raw = true;
            part.erase(0, 1);
        }
        const auto time = parseLength(part);
        if (!time)
            return std::nullopt;
        e.time = *time;
        return e;
    };
    const auto from = edge(text.substr(0, dots)), to = edge(text.substr(dots + 2));
    if (!from || !to)
        return std::nullopt;
    return RangeText{*from, *to};
}

TimeRange RangeText::in(const Trace &trace) const
{
    const auto place = [&](const Edge &e) { return e.raw ? e.time : saturatingAdd(trace.view().start, e.time); };
    return {place(from), place(to)};
}

} // namespace lanescope
