#include "core/write/comparejson.h"

#include "core/base/version.h"
#include "core/write/parttext.h"
#include "core/write/verdictjson.h"

#include <algorithm>

namespace lanescope {

namespace {

using Json = nlohmann::ordered_json;

Json sideJson(const ComparedSide &side, const Bound &bound)
{
    const Facts &f = *side.facts;
    const TimeRange window = f.range.value_or(f.trace->view());
    Json steps = Json::array();
    for (std::size_t i = 0; i < f.steps.steps.size(); ++i) {
        const StepWindow &s = f.steps.steps[i];
        Json step{{"number", s.number}, {"start_ns", s.window.start}, {"end_ns", s.window.end}, {"steady", s.steady}};
        const auto sample = std::ranges::find(side.samples, std::optional(i), &StepSample::step);
        if (sample != side.samples.end()) {
            step["time_ns"] = sample->time;
            step["cpu_ns"] = sample->cpu;
            step["gpu_busy_ns"] = sample->gpu;
        }
        steps.push_back(std::move(step));
    }
    Json json{{"file", f.trace->file().path},
              {"device", f.deviceName.empty() ? Json() : Json(f.deviceName)},
              {"window", {{"start_ns", window.start}, {"end_ns", window.end}}},
              {"compared_steps", side.steps()},
              {"steps", std::move(steps)},
              {"bound", {{"id", bound.id}, {"steady", bound.steady}, {"numbers", numbersJson(bound.verdict.numbers)}}}};
    addPart(json, *f.trace);
    return json;
}

Json nameJson(const RowSide &side)
{
    return side.exists() ? Json(side.name) : Json();
}
Json opJson(const RowSide &side)
{
    return side.op.empty() ? Json() : Json(side.op);
}

Json rowJson(const ComparedRow &row)
{
    Json j{{"name_a", nameJson(row.a)},
           {"name_b", nameJson(row.b)},
           {"side", row.isDevice() ? "device" : "cpu"},
           {"kind", rowKindName(row.kind)},
           {"calls_a", row.a.calls},
           {"calls_b", row.b.calls},
           {"self_cpu_a_ns", row.a.selfCpu},
           {"self_cpu_b_ns", row.b.selfCpu},
           {"self_device_a_ns", row.a.selfDevice},
           {"self_device_b_ns", row.b.selfDevice},
           {"status", rowStatusName(row.status)}};
    if (row.kind == RowKind::Annotation) {
        j["autograd_wait_a_ns"] = row.a.autogradWait;
        j["autograd_wait_b_ns"] = row.b.autogradWait;
    }
    if (row.isDevice()) {
        j["op_a"] = opJson(row.a);
        j["op_b"] = opJson(row.b);
    }
    return j;
}

template <class T, class ToJson>
Json listJson(const std::vector<T> &items, ToJson toJson)
{
    Json list = Json::array();
    for (const T &item : items)
        list.push_back(toJson(item));
    return list;
}

Json fusionJson(const Fusion &f)
{
    const Sentence note = fusionNote(f);
    return {{"from", f.from},
            {"to", f.to},
            {"calls", f.calls},
            {"calls_per_step", f.callsPerStep},
            {"kernels_changed", f.kernelsChanged},
            {"kernels_before_per_step", f.kernelsBefore},
            {"kernels_after_per_step", f.kernelsAfter},
            {"before_ns_per_step", f.before},
            {"after_ns_per_step", f.after},
            {"note", fill(note.text, note.numbers)}};
}

Json findingJson(const ComparisonFinding &found)
{
    Json j = verdictJson(found.verdict);
    Json evidence = Json::array();
    for (const auto &[trace, list] : {std::pair("a", &found.a), std::pair("b", &found.b)})
        for (Json e : evidenceJson(*list)) {
            e["trace"] = trace;
            evidence.push_back(std::move(e));
        }
    j["evidence"] = std::move(evidence);
    return j;
}

} // namespace

nlohmann::ordered_json compareJson(const ComparisonReport &report)
{
    const Comparison &c = report.comparison;
    const ComparedSteps &steps = c.steps;
    Json j{{"schema", schema}, {"opened", true}};
    j["headline"] = fill(report.headline.text, report.headline.numbers);
    j["basis"] = compareBasisName(steps.basis);
    j["a"] = sideJson(steps.a, report.boundA);
    j["b"] = sideJson(steps.b, report.boundB);
    j["step"] = {{"a_median_ns", steps.a.time}, {"b_median_ns", steps.b.time},
                 {"cpu_a_ns", steps.a.cpu},     {"cpu_b_ns", steps.b.cpu},
                 {"gpu_a_ns", steps.a.gpu},     {"gpu_b_ns", steps.b.gpu},
                 {"ratio", steps.ratio()},      {"b_longer_share", steps.separation.longer}};
    j["rows"] = listJson(c.rows, rowJson);
    j["launched"] = listJson(c.launched, rowJson);
    j["fused"] = listJson(c.fused, fusionJson);
    j["split"] = listJson(c.split, fusionJson);
    j["verdicts"] = listJson(report.findings, findingJson);
    return j;
}

} // namespace lanescope
