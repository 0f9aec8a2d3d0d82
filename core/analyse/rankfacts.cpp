#include "core/analyse/rankfacts.h"

#include "core/model/issue.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <simdjson.h>

namespace lanescope {

namespace {

namespace dom = simdjson::dom;

std::optional<std::int64_t> integer(const dom::object &o, std::string_view key)
{
    std::int64_t value;
    return o[key].get(value) == simdjson::SUCCESS ? std::optional(value) : std::nullopt;
}

std::string text(const dom::object &o, std::string_view key)
{
    std::string_view value;
    return o[key].get(value) == simdjson::SUCCESS ? std::string(value) : std::string();
}

bool flag(const dom::object &o, std::string_view key)
{
    bool value;
    return o[key].get(value) == simdjson::SUCCESS && value;
}

std::optional<DoneTimes> done(const dom::object &o, std::string_view key)
{
    dom::object parts;
    if (o[key].get(parts) != simdjson::SUCCESS)
        return std::nullopt;
    DoneTimes did{};
    for (std::size_t d = 0; d < doingCount; ++d)
        did[d] = integer(parts, std::string(doingName(static_cast<Doing>(d))) + "_ns").value_or(0);
    return did;
}

/// Calls visit(object) for each object of a list.
template <class Visit>
void forEach(const dom::object &o, std::string_view key, Visit visit)
{
    dom::array list;
    if (o[key].get(list) != simdjson::SUCCESS)
        return;
    for (const dom::element entry : list)
        if (dom::object object; entry.get(object) == simdjson::SUCCESS)
            visit(object);
}

/// A number for each distinct value.
template <class T>
class Numbered {
public:
    explicit Numbered(std::vector<T> &values)
        : m_values(values)
    {}
    std::uint32_t operator()(const T &value)
    {
        const auto [at, isNew] = m_numbers.try_emplace(value, static_cast<std::uint32_t>(m_values.size()));
        if (isNew)
            m_values.push_back(value);
        return at->second;
    }

private:
    std::vector<T> &m_values;
    std::map<T, std::uint32_t> m_numbers;
};

void readCollectives(const dom::object &root, RankFacts &facts)
{
    Numbered<CollectiveKind> kinds(facts.kinds);
    Numbered<std::string> ops(facts.ops);
    forEach(root, "collectives", [&](const dom::object &o) {
        RankCollective c;
        c.kind = kinds({text(o, "group"), text(o, "name"), integer(o, "bytes").value_or(-1),
                        integer(o, "out_bytes").value_or(-1)});
        c.lane = static_cast<std::uint32_t>(integer(o, "lane").value_or(LaneId::noneValue));
        c.slice = static_cast<std::uint32_t>(integer(o, "slice").value_or(SliceId::noneValue));
        c.index = integer(o, "index").value_or(0);
        c.sequence = integer(o, "sequence");
        c.step = integer(o, "step");
        c.source = integer(o, "source");
        c.destination = integer(o, "destination");
        c.start = saturatingAdd(facts.baseTime, integer(o, "start_ns").value_or(0));
        c.duration = integer(o, "dur_ns").value_or(0);
        c.before = done(o, "before");
        if (dom::object before; o["before"].get(before) == simdjson::SUCCESS)
            if (const std::string op = text(before, "op"); !op.empty())
                c.op = static_cast<std::int32_t>(ops(op));
        facts.collectives.push_back(std::move(c));
    });
    std::ranges::stable_sort(facts.collectives, {}, &RankCollective::start);
}

} // namespace

Result<RankFacts> rankFactsFromReport(std::string_view json, const std::string &path)
{
    dom::parser parser;
    dom::object root;
    if (parser.parse(json.data(), json.size()).get(root) != simdjson::SUCCESS || !integer(root, "schema") ||
        !flag(root, "opened") || root["bound"].error() != simdjson::SUCCESS)
        return fail(
            fmt::format("{} is no report of a trace. Make one with `lanescope-cli report TRACE --format json`.", path));
    RankFacts facts;
    facts.file = text(root, "file");
    if (dom::array processes; root["processes"].get(processes) == simdjson::SUCCESS)
        for (const dom::element pid : processes)
            if (std::string_view name; pid.get(name) == simdjson::SUCCESS)
                facts.processes.emplace_back(name);
    facts.device = text(root, "device");
    facts.headline = text(root, "headline");
    if (dom::object bound; root["bound"].get(bound) == simdjson::SUCCESS)
        facts.boundId = text(bound, "id");
    facts.identity.rank = integer(root, "rank");
    facts.identity.worldSize = integer(root, "world_size");
    for (const auto source : {RankIdentity::DistributedInfo, RankIdentity::FileName})
        if (text(root, "rank_from") == rankSourceName(source))
            facts.identity.rankFrom = source;
    if (dom::object place; root["parallel"].get(place) == simdjson::SUCCESS)
        for (std::size_t a = 0; a < RankIdentity::axisCount; ++a)
            facts.identity.place[a] = integer(place, axisName(static_cast<RankIdentity::Axis>(a)));
    const auto base = integer(root, "base_time_ns");
    facts.hasBaseTime = base.has_value();
    facts.baseTime = base.value_or(0);
    const auto range = [&](const dom::object &o) {
        return TimeRange{saturatingAdd(facts.baseTime, integer(o, "start_ns").value_or(0)),
                         saturatingAdd(facts.baseTime, integer(o, "end_ns").value_or(0))};
    };
    if (dom::object window; root["window"].get(window) == simdjson::SUCCESS)
        facts.window = range(window);
    forEach(root, "warnings", [&](const dom::object &o) {
        facts.isCutOff = facts.isCutOff || text(o, "kind") == issueKindName(IssueKind::Truncated);
    });
    facts.did = done(root, "did").value_or(DoneTimes{});
    forEach(root, "gpu",
            [&](const dom::object &o) { facts.communication += integer(o, "communication_ns").value_or(0); });
    forEach(root, "steps", [&](const dom::object &o) {
        facts.steps.push_back({integer(o, "number").value_or(0), range(o), flag(o, "steady"),
                               integer(o, "communication_ns").value_or(0), integer(o, "own_ns").value_or(0),
                               integer(o, "held_ns").value_or(0), integer(o, "cpu_busy_ns"),
                               done(o, "did").value_or(DoneTimes{})});
    });
    forEach(root, "process_groups", [&](const dom::object &o) {
        facts.groups.push_back(
            {text(o, "name"), text(o, "description"), text(o, "ranks"), integer(o, "size").value_or(0)});
    });
    readCollectives(root, facts);
    return facts;
}

} // namespace lanescope
