#include "core/write/info.h"

#include "core/base/version.h"
#include "core/base/words.h"
#include "core/write/parttext.h"
#include "core/write/warnings.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace lanescope {

namespace {

std::string deviceName(const Trace &trace)
{
    // The exporter lists every device of the machine; the first one at work is the one meant.
    for (const Lane &lane : trace.lanes())
        if (lane.kind() == LaneKind::GpuStream && lane.size() > 0 && lane.device())
            for (const DeviceProperties &d : trace.devices())
                if (d.id == *lane.device())
                    return d.name;
    return trace.devices().empty() ? std::string() : trace.devices().front().name;
}

std::uint64_t lanesWithSlices(const Trace &trace)
{
    return static_cast<std::uint64_t>(std::ranges::count_if(trace.lanes(), [](const Lane &l) { return l.size() > 0; }));
}

double bytesPerSlice(const Trace &trace)
{
    return trace.sliceCount() == 0 ? 0 : static_cast<double>(trace.memoryBytes()) / trace.sliceCount();
}

} // namespace

nlohmann::ordered_json infoJson(const Trace &trace, double loadMilliseconds)
{
    const FileFacts &f = trace.file();
    const std::string device = deviceName(trace);
    nlohmann::ordered_json j{{"schema", schema},
                             {"opened", true},
                             {"file", f.path},
                             {"bytes", f.bytes},
                             {"text_bytes", f.textBytes},
                             {"compression", f.compression},
                             {"events", f.events},
                             {"slices", trace.sliceCount()},
                             {"lanes", lanesWithSlices(trace)},
                             {"flows", f.flowEvents},
                             {"arrows", trace.arrows().size()},
                             {"steps", trace.steps().size()}};
    j["device"] = device.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(device);
    j["start_ns"] = trace.extent().start;
    j["end_ns"] = trace.extent().end;
    j["load_ms"] = std::round(loadMilliseconds * 100) / 100;
    addPart(j, trace);
    j["bytes_per_slice"] = std::round(bytesPerSlice(trace) * 10) / 10;
    j["memory_bytes"] = trace.memoryBytes();
    j["warnings"] = warningsJson(trace);
    return j;
}

std::string infoText(const Trace &trace, double loadMilliseconds)
{
    const FileFacts &f = trace.file();
    std::string out;
    const auto line = [&](std::string_view label, const std::string &value) {
        out += fmt::format("{:<10} {}\n", label, value);
    };
    line("File", printable(f.path));
    line("Size", f.compression == "none"
                     ? byteText(f.bytes)
                     : fmt::format("{} {}, {} of text", byteText(f.bytes), f.compression, byteText(f.textBytes)));
    line("Opened in", timeText(static_cast<Nanoseconds>(loadMilliseconds * 1e6)));
    line("Events", fmt::format("{} ({} slices, {} flow ends)", countText(f.events), countText(trace.sliceCount()),
                               countText(f.flowEvents)));
    line("Lanes", fmt::format("{} with slices", lanesWithSlices(trace)));
    line("Arrows", countText(trace.arrows().size()));
    line("Steps", countText(trace.steps().size()));
    if (const std::string device = deviceName(trace); !device.empty())
        line("Device", printable(device));
    if (trace.rank())
        line("Rank",
             fmt::format("{} of {}", *trace.rank(), trace.worldSize() ? std::to_string(*trace.worldSize()) : "?"));
    if (const std::string part = partText(trace); !part.empty())
        line("Part of", printable(part.substr(std::string_view("part of ").size())));
    const TimeRange spans = trace.part() ? trace.part()->range : trace.extent();
    line("Spans", timeText(saturatingSubtract(spans.end, spans.start)));
    line("Memory", fmt::format("{}, {:.1f} bytes a slice", byteText(trace.memoryBytes()), bytesPerSlice(trace)));

    std::size_t nameWidth = 0;
    for (const Lane &l : trace.lanes())
        if (l.size() > 0)
            nameWidth = std::max(nameWidth, std::min<std::size_t>(48, textWidth(printable(laneTitle(l)))));
    out += fmt::format("\n{}{}  {:>12}  {:>5}  {:>10}\n", "Lane", std::string(nameWidth > 4 ? nameWidth - 4 : 0, ' '),
                       "slices", "rows", "busy");
    for (const Lane &l : trace.lanes()) {
        if (l.size() == 0)
            continue;
        const std::string title = elided(printable(laneTitle(l)), 48);
        out += title + std::string(nameWidth - std::min(nameWidth, textWidth(title)), ' ');
        out += fmt::format("  {:>12}  {:>5}  {:>10}\n", countText(l.size()), l.rowCount(), timeText(l.busy()));
    }
    if (!trace.issues().empty()) {
        out += "\nWhat was met in the file\n";
        for (const Issue &i : trace.issues())
            out += fmt::format("  {} {}\n", issueSeverity(i.kind) == Severity::Note ? "·" : "!",
                               printable(issueMessage(i)));
    }
    return out;
}

} // namespace lanescope
