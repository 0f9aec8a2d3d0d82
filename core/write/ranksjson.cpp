#include "core/write/ranksjson.h"

#include "core/base/version.h"
#include "core/write/jsontext.h"
#include "core/write/rankpart.h"
#include "core/write/verdictjson.h"

#include <fmt/compile.h>
#include <iterator>

namespace lanescope {

namespace {

using Json = nlohmann::ordered_json;

std::int64_t numberOf(const RanksReport &r, std::uint32_t rank)
{
    return r.joined.ranks[rank].number;
}

Json verdictsJson(const RanksReport &r)
{
    Json list = Json::array();
    for (const RankVerdict &v : r.verdicts) {
        Json entry = verdictJson(v.verdict);
        for (std::size_t i = 0; i < v.ranks.size(); ++i)
            entry["evidence"][i]["rank"] = numberOf(r, v.ranks[i]);
        list.push_back(std::move(entry));
    }
    return list;
}

Json loadsJson(const RanksReport &r)
{
    Json list = Json::array();
    for (const RankLoad &l : r.loads) {
        const JoinedRank &rank = r.joined.ranks[l.rank];
        Json entry{{"rank", rank.number},
                   {"label", rank.label()},
                   {"rank_assumed", rank.assumed},
                   {"file", rank.facts.file},
                   {"bound", rank.facts.boundId},
                   {"steps", l.steps},
                   {"step_ns", l.step},
                   {"did", doneJson(l.did)},
                   {"communication_ns", l.communication},
                   {"communication_share", l.share(l.communication)},
                   {"exposed_communication_ns", l.did[static_cast<std::size_t>(Doing::Communication)]},
                   {"overlap", l.overlap()},
                   {"wait_ns", l.wait},
                   {"cpu_ns", l.cpu},
                   {"cpu_busy_ns", optionalInteger(l.cpuBusy)},
                   {"cut_off", rank.facts.isCutOff},
                   {"not_judged_from_step", optionalInteger(rank.cutFrom)},
                   {"need_ns", l.need()},
                   {"collectives", l.joined},
                   {"skewed", l.skewed},
                   {"last", l.late}};
        entry["clock"] = {{"correction_ns", rank.clock.offset},
                          {"matched", rank.clock.matched},
                          {"spread_ns", rank.clock.spread},
                          {"known", rank.clock.isKnown},
                          {"base_time", rank.facts.hasBaseTime}};
        list.push_back(std::move(entry));
    }
    return list;
}

Json stragglersJson(const RanksReport &r)
{
    Json list = Json::array();
    for (const Straggler &s : r.stragglers) {
        Json steps = Json::array();
        for (const Straggler::Step &step : s.steps)
            steps.push_back({{"step", step.number}, {"last", step.late}, {"of", step.of}, {"lead_ns", step.lead}});
        list.push_back({{"rank", numberOf(r, s.rank)},
                        {"last", s.late},
                        {"of", s.skewed},
                        {"lead_ns_per_step", s.lead},
                        {"gain_ns_per_step", s.gain},
                        {"others_need_ns", s.othersNeed},
                        {"lead_share", s.leadShare},
                        {"share", s.stepShare},
                        {"cause", doingName(s.cause)},
                        {"op", s.op.empty() ? Json() : Json(s.op)},
                        {"instead", doneJson(s.instead)},
                        {"by_step", std::move(steps)}});
    }
    return list;
}

Json speedsJson(const RanksReport &r)
{
    Json list = Json::array();
    for (const CollectiveSpeed &s : r.speeds)
        list.push_back({{"name", s.name},
                        {"ranks", s.groupSize},
                        {"count", s.count},
                        {"bytes", s.bytes},
                        {"true_latency_ns", s.trueLatency},
                        {"wait_ns", s.wait},
                        {"worst_skew_ns", s.worstSkew},
                        {"algorithm_gb_per_s", s.algorithmRate},
                        {"bus_gb_per_s", s.busRate}});
    return list;
}

/// A member of a collective: a list of numbers, one for each of its ranks.
template <class NumberOfMember>
void appendNumbers(std::string &out, const char *name, const JoinedCollective &c, NumberOfMember number)
{
    fmt::format_to(std::back_inserter(out), ",\n   \"{}\": [", name);
    for (const RankMember &m : c.members)
        fmt::format_to(std::back_inserter(out), FMT_COMPILE("{}\n    {}"), &m == c.members.data() ? "" : ",",
                       number(m));
    out += "\n   ]";
}

/// The list of collectives. Of thousands of ranks it has millions of numbers, which are written as they are, without a tree of them.
std::string collectivesText(const RanksReport &r)
{
    std::string out = "[";
    for (const JoinedCollective &c : r.joined.collectives) {
        const Json j{{"group", c.kind.group.empty() ? Json() : Json(c.kind.group)},
                     {"name", c.kind.name},
                     {"bytes", c.kind.bytes >= 0 ? Json(c.kind.bytes) : Json()},
                     {"index", c.index},
                     {"start_skew_ns", c.skew},
                     {"true_latency_ns", c.trueLatency},
                     {"last_rank", numberOf(r, c.members[c.last].rank)},
                     {"lead_ns", c.lead},
                     {"step", c.step ? Json(*c.step) : Json()}};
        std::string entry = indentedJson(j.dump(-1, ' ', false, Json::error_handler_t::replace), 2);
        entry.resize(entry.size() - 4); // its brace, and the line that it stands in: more follows
        out += (&c == r.joined.collectives.data() ? "\n  " : ",\n  ") + entry;
        appendNumbers(out, "ranks", c, [&](const RankMember &m) { return numberOf(r, m.rank); });
        appendNumbers(out, "starts_ns", c, [&](const RankMember &m) { return m.start - c.members.front().start; });
        appendNumbers(out, "waits_ns", c, [](const RankMember &m) { return m.wait; });
        out += "\n  }";
    }
    return out + (r.joined.collectives.empty() ? "]" : "\n ]");
}

/// Its members as they stand in a document of ours, from behind the opening brace to before the closing one.
std::string membersText(const Json &j)
{
    const std::string text = j.dump(1, ' ', false, Json::error_handler_t::replace);
    return text.substr(1, text.size() - 3);
}

} // namespace

std::string ranksJsonBegin()
{
    return fmt::format("{{\n \"schema\": {},\n \"ranks\": [", schema);
}

std::string ranksJsonEntry(std::string_view report)
{
    return indentedJson(report, 2);
}

std::string ranksJsonEnd(const RanksReport &r)
{
    Json needs = Json::array();
    for (const NotDecidable &n : r.notDecidable)
        needs.push_back({{"id", n.id}, {"needs", n.needs}});
    // The same document goes on: what the opening brace begins stands there already.
    std::string text = r.joined.ranks.empty() ? "]," : "\n ],";
    text += membersText({{"headline", fill(r.headline, r.numbers)}, {"verdicts", verdictsJson(r)}});
    text += ",\n \"collectives\": " + collectivesText(r) + ",";
    text += membersText({{"load_balance", loadsJson(r)},
                         {"stragglers", stragglersJson(r)},
                         {"collective_kinds", speedsJson(r)},
                         {"unmatched_collectives", r.joined.unmatched},
                         {"notes", r.joined.notes},
                         {"not_decidable", std::move(needs)}});
    return text + "\n}\n";
}

} // namespace lanescope
