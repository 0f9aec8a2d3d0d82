#include "core/analyse/rankidentity.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace lanescope {

namespace {

std::string lower(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(out, out.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// The number that stands behind `word`, which may be joined to it by one sign: `rank3`, `rank_3`, `tp-0`. Of several the last.
std::optional<std::int64_t> numberAfter(std::string_view text, std::string_view word)
{
    std::optional<std::int64_t> found;
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        if (at > 0 && isLetter(text[at - 1]))
            continue;
        std::size_t begin = at + word.size();
        if (begin < text.size() && std::string_view("-_.=:").find(text[begin]) != std::string_view::npos)
            ++begin;
        std::size_t end = begin;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])))
            ++end;
        if (const auto n = end > begin ? parseInteger(text.substr(begin, end - begin)) : std::nullopt)
            found = n;
    }
    return found;
}

/// Which axis the description of a process group names; axisCount for none.
RankIdentity::Axis axisOf(std::string_view description)
{
    std::string text = lower(description);
    if (text.starts_with("mesh_"))
        text.erase(0, 5);
    const auto begins = [&](std::string_view word) {
        return text.starts_with(word) && (text.size() == word.size() || !isLetter(text[word.size()]));
    };
    if (begins("tp") || begins("tensor"))
        return RankIdentity::Tensor;
    if (begins("dp") || begins("data"))
        return RankIdentity::Data;
    if (begins("pp") || begins("pipeline"))
        return RankIdentity::Pipeline;
    if (begins("ep") || begins("expert"))
        return RankIdentity::Expert;
    return RankIdentity::axisCount;
}

} // namespace

const char *axisName(RankIdentity::Axis axis)
{
    static constexpr std::array<const char *, RankIdentity::axisCount> names{"tp", "dp", "pp", "ep"};
    return names[axis];
}

const char *rankSourceName(RankIdentity::Source source)
{
    switch (source) {
    case RankIdentity::DistributedInfo: return "distributedInfo";
    case RankIdentity::FileName: return "file name";
    case RankIdentity::Unknown: break;
    }
    return nullptr;
}

std::string RankIdentity::label() const
{
    std::string places;
    for (std::size_t a = 0; a < axisCount; ++a)
        if (place[a])
            places +=
                fmt::format("{}{} {}", places.empty() ? "" : ", ", std::array{"TP", "DP", "PP", "EP"}[a], *place[a]);
    if (!rank)
        return places;
    return fmt::format("rank {}{}", *rank, places.empty() ? "" : " (" + places + ")");
}

RankIdentity rankFromFileName(std::string_view path)
{
    if (const std::size_t slash = path.find_last_of("/\\"); slash != std::string_view::npos)
        path.remove_prefix(slash + 1);
    const std::string name = lower(path);
    RankIdentity id;
    id.rank = numberAfter(name, "rank");
    if (id.rank)
        id.rankFrom = RankIdentity::FileName;
    for (std::size_t a = 0; a < RankIdentity::axisCount; ++a)
        id.place[a] = numberAfter(name, axisName(static_cast<RankIdentity::Axis>(a)));
    return id;
}

RankIdentity rankIdentity(const Trace &trace)
{
    RankIdentity id = rankFromFileName(trace.file().path);
    id.worldSize = trace.worldSize();
    if (trace.rank()) {
        id.rank = trace.rank();
        id.rankFrom = RankIdentity::DistributedInfo;
    }
    for (const auto &[key, text] : trace.metadata()) {
        if (key != "distributedInfo" || !trace.rank())
            continue;
        const auto info = nlohmann::json::parse(text, nullptr, false);
        if (!info.is_object() || !info.contains("pg_config") || !info["pg_config"].is_array())
            continue;
        for (const auto &group : info["pg_config"]) {
            if (!group.is_object() || !group.contains("pg_desc") || !group["pg_desc"].is_string() ||
                !group.contains("ranks") || !group["ranks"].is_array())
                continue;
            const RankIdentity::Axis axis = axisOf(group["pg_desc"].get<std::string>());
            const auto &ranks = group["ranks"];
            const auto at = std::find(ranks.begin(), ranks.end(), *trace.rank());
            if (axis != RankIdentity::axisCount && at != ranks.end())
                id.place[axis] = at - ranks.begin();
        }
    }
    return id;
}

} // namespace lanescope
