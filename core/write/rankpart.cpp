#include "core/write/rankpart.h"

#include "core/analyse/collectives.h"
#include "core/analyse/rankidentity.h"
#include "core/write/verdictjson.h"

#include <map>

namespace lanescope {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(std::string_view text)
{
    return text.empty() ? Json() : Json(text);
}

Json sizeJson(std::int64_t size)
{
    return size >= 0 ? Json(size) : Json();
}

} // namespace

void addRankIdentity(Json &j, const Trace &trace)
{
    const RankIdentity identity = rankIdentity(trace);
    j["rank"] = optionalInteger(identity.rank);
    j["rank_from"] = identity.rank ? Json(rankSourceName(identity.rankFrom)) : Json();
    Json place = Json::object();
    for (std::size_t a = 0; a < RankIdentity::axisCount; ++a)
        if (identity.place[a])
            place[axisName(static_cast<RankIdentity::Axis>(a))] = *identity.place[a];
    j["parallel"] = std::move(place);
}

void addCollectives(Json &j, const Facts &f)
{
    const Trace &trace = *f.trace;
    std::vector<Collective> collectives = findCollectives(trace);
    std::erase_if(collectives,
                  [&](const Collective &c) { return f.range && !f.range->contains(trace.start(c.kernel)); });
    const std::vector<Arrival> arrivals = findArrivals(f, collectives);
    std::map<std::string, const Collective *> groups;
    Json list = Json::array();
    for (std::size_t i = 0; i < collectives.size(); ++i) {
        const Collective &c = collectives[i];
        const Arrival &a = arrivals[i];
        if (!c.group.empty())
            groups.try_emplace(c.group, &c);
        Json entry{{"group", textOrNull(c.group)},
                   {"name", c.name},
                   {"bytes", sizeJson(c.bytes)},
                   {"index", c.index},
                   {"start_ns", trace.start(c.kernel)},
                   {"dur_ns", trace.duration(c.kernel)},
                   {"out_bytes", sizeJson(c.outBytes)},
                   {"step", a.step >= 0 ? Json(f.steps.steps[static_cast<std::size_t>(a.step)].number) : Json()},
                   {"lane", trace.laneOf(c.kernel).value()},
                   {"slice", c.kernel.value()}};
        if (c.sequence)
            entry["sequence"] = *c.sequence;
        if (c.source)
            entry["source"] = *c.source;
        if (c.destination)
            entry["destination"] = *c.destination;
        if (!a.before.isEmpty()) {
            entry["before"] = doneJson(a.did);
            if (a.mostOp)
                entry["before"]["op"] = trace.text(a.mostOp);
        }
        list.push_back(std::move(entry));
    }
    j["collectives"] = std::move(list);
    Json groupList = Json::array();
    for (const auto &[name, c] : groups)
        groupList.push_back({{"name", name},
                             {"description", textOrNull(c->description)},
                             {"size", c->groupSize > 0 ? Json(c->groupSize) : Json()},
                             {"ranks", textOrNull(c->groupRanks)}});
    j["process_groups"] = std::move(groupList);
}

Json doneJson(const std::array<Nanoseconds, doingCount> &did)
{
    Json j = Json::object();
    for (std::size_t d = 0; d < doingCount; ++d)
        j[std::string(doingName(static_cast<Doing>(d))) + "_ns"] = did[d];
    return j;
}

} // namespace lanescope
