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
        return fmt::format("The range lies outside the trace, which is {} long (@{}..@{}).", timeText(extent.length()),
                           extent.start, extent.end);
    return std::nullopt;
}

} // namespace lanescope
