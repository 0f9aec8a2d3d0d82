#include "app/commandline.h"

#include "core/base/words.h"

#include <filesystem>
#include <fmt/format.h>

namespace lanescope {

std::optional<std::string> outputProblem(const std::string &input, const std::string &output)
{
    if (output.empty())
        return "The name of the file to write is empty. Give one with -o.";
    std::error_code error;
    if (input != "-" && std::filesystem::equivalent(input, output, error))
        return fmt::format("{} is the trace itself, and would be written over. Choose another name with -o.", output);
    return std::nullopt;
}

std::optional<std::string> rangeProblem(const Trace &trace, TimeRange range)
{
    if (range.isEmpty())
        return "The range is empty: its end is not behind its start.";
    const TimeRange extent = trace.extent();
    if (range.end <= extent.start || range.start >= extent.end)
        return fmt::format("The range lies outside the trace, which is {} long (@{}..@{}).", timeText(extent.length()), extent.start, extent.end);
    return std::nullopt;
}

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
