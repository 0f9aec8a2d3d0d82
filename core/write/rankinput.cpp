#include "core/write/rankinput.h"

#include "core/load/inputfile.h"
#include "core/write/reportjson.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <simdjson.h>

namespace lanescope {

namespace {

/// More text than a report can have: thousands of ranks take some hundred megabytes.
constexpr std::size_t mostText = std::size_t(4) << 30;

Result<std::string> textIn(const std::string &path, std::size_t most)
{
    const auto file = InputFile::open(path);
    if (!file)
        return tl::unexpected<Error>(file.error());
    TextStream stream(*file, false);
    std::string text;
    std::string part(std::min<std::size_t>(most, std::size_t(1) << 16), '\0'); // a report fills one or two
    while (text.size() < most) {
        const std::size_t n = stream.read(part.data(), std::min(part.size(), most - text.size()));
        if (n == 0)
            break;
        text.append(part, 0, n);
    }
    return text;
}

std::string textOf(const nlohmann::ordered_json &report)
{
    return report.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace

bool isReportFile(const std::string &path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) // a pipe can be read once only
        return false;
    const auto begin = textIn(path, 256);
    if (!begin)
        return false;
    std::string plain;
    for (const char c : *begin)
        if (!std::isspace(static_cast<unsigned char>(c)))
            plain += c;
    // As we write it, or with its members sorted. An execution trace has a schema too, but that is a text.
    constexpr std::string_view schemaKey = "{\"schema\":";
    const bool hasOurSchema = plain.starts_with(schemaKey) && plain.size() > schemaKey.size() &&
                              std::isdigit(static_cast<unsigned char>(plain[schemaKey.size()]));
    return hasOurSchema || plain.starts_with("{\"base_time_ns\":") || plain.starts_with("{\"collective_kinds\":");
}

Result<std::vector<std::string>> reportsIn(const std::string &path)
{
    auto text = textIn(path, mostText);
    if (!text)
        return tl::unexpected<Error>(text.error());
    text->reserve(text->size() + simdjson::SIMDJSON_PADDING);
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document;
    simdjson::ondemand::object root;
    if (parser.iterate(simdjson::padded_string_view(*text)).get(document) != simdjson::SUCCESS ||
        document.get_object().get(root) != simdjson::SUCCESS)
        return std::vector{std::move(*text)};
    std::vector<std::string> reports;
    for (auto field : root) {
        std::string_view key;
        if (field.unescaped_key().get(key) != simdjson::SUCCESS || key == "opened")
            break; // of one trace, and no reason to look at all of it
        simdjson::ondemand::array ranks;
        if (key != "ranks" || field.value().get(ranks) != simdjson::SUCCESS)
            continue;
        for (auto entry : ranks) {
            std::string_view report;
            if (simdjson::to_json_string(entry).get(report) != simdjson::SUCCESS)
                return fail(fmt::format("{} is damaged. Make the reports again.", path));
            reports.emplace_back(report);
        }
        return reports;
    }
    return std::vector{std::move(*text)};
}

Result<std::string> reportOfRank(const std::string &path, const MergedRank &rank, const ReadOptions &options,
                                 const ReportMaker &make, Progress *progress)
{
    ReadOptions only = options;
    only.processes = rank.processes;
    const auto part = readTrace(path, only, progress);
    if (!part)
        return tl::unexpected<Error>(part.error());
    const auto report = make(**part);
    if (!report)
        return tl::unexpected<Error>(report.error());
    auto json = reportJson(*report);
    // What the header says of a rank is that of one of them.
    json["rank"] = rank.number;
    json["rank_from"] = nullptr;
    json["parallel"] = nlohmann::ordered_json::object();
    json["processes"] = rank.processes;
    return textOf(json);
}

Result<std::vector<std::string>> reportsOf(std::shared_ptr<const Trace> trace, const ReadOptions &options,
                                           const ReportMaker &make, Progress *progress)
{
    const std::string path = trace->file().path;
    const std::vector<MergedRank> ranks = path == "-" ? std::vector<MergedRank>{} : mergedRanks(*trace);
    if (ranks.empty()) {
        const auto report = make(*trace);
        if (!report)
            return tl::unexpected<Error>(report.error());
        return std::vector{textOf(reportJson(*report))};
    }
    trace.reset();
    std::vector<std::string> reports;
    for (const MergedRank &rank : ranks) {
        auto report = reportOfRank(path, rank, options, make, progress);
        if (!report)
            return tl::unexpected<Error>(report.error());
        reports.push_back(std::move(*report));
    }
    return reports;
}

} // namespace lanescope
