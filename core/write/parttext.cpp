#include "core/write/parttext.h"

#include "core/base/words.h"

#include <fmt/format.h>

namespace lanescope {

std::string partText(const Trace &trace)
{
    const auto &part = trace.part();
    if (!part)
        return {};
    const std::string of = "part of " + (part->file.empty() ? "another recording" : part->file);
    if (!part->whole)
        return fmt::format("{}: {} of it", of, timeText(part->range.length()));
    const auto since = [&](Nanoseconds t) { return timeText(saturatingSubtract(t, part->whole->start)); };
    return fmt::format("{}: from {} to {} of its {}", of, since(part->range.start), since(part->range.end),
                       timeText(part->whole->length()));
}

void addPart(nlohmann::ordered_json &json, const Trace &trace)
{
    if (const auto &part = trace.part())
        json["part_of"] = {{"file", part->file}, {"start_ns", part->range.start}, {"end_ns", part->range.end}};
}

} // namespace lanescope
