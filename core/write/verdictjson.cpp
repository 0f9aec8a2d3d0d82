#include "core/write/verdictjson.h"

namespace lanescope {

using Json = nlohmann::ordered_json;

nlohmann::ordered_json optionalInteger(std::optional<std::int64_t> value)
{
    return value ? Json(*value) : Json();
}

nlohmann::ordered_json numbersJson(const Numbers &numbers)
{
    Json j = Json::object();
    for (const Number &n : numbers)
        std::visit([&](const auto &value) { j[n.name] = value; }, n.value);
    return j;
}

nlohmann::ordered_json sliceJson(SliceId s)
{
    return s ? Json(s.value()) : Json();
}

nlohmann::ordered_json evidenceJson(const std::vector<Evidence> &evidence)
{
    Json list = Json::array();
    for (const Evidence &e : evidence)
        list.push_back({{"lane", e.lane ? Json(e.lane.value()) : Json()},
                        {"slice", sliceJson(e.slice)},
                        {"start_ns", e.range.start},
                        {"dur_ns", e.range.length()},
                        {"note", e.note}});
    return list;
}

nlohmann::ordered_json verdictJson(const Verdict &v)
{
    return {{"id", v.id},
            {"severity", severityName(v.severity)},
            {"title", fill(v.title, v.numbers)},
            {"summary", fill(v.summary, v.numbers)},
            {"advice", fill(v.advice, v.numbers)},
            {"why_it_might_be_wrong", fill(v.whyItMightBeWrong, v.numbers)},
            {"gain_ns_per_step", optionalInteger(v.gainPerStep)},
            {"numbers", numbersJson(v.numbers)},
            {"thresholds", numbersJson(v.thresholds)},
            {"evidence", evidenceJson(v.evidence)}};
}

} // namespace lanescope
