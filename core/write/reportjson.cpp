#include "core/write/reportjson.h"

#include "core/base/version.h"
#include "core/write/parttext.h"
#include "core/write/rankpart.h"
#include "core/write/verdictjson.h"
#include "core/write/warnings.h"

#include <algorithm>
#include <array>
#include <map>

namespace lanescope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostGaps = 200;  ///< CONTRACT: the longest
constexpr Nanoseconds gapsFrom = 1000; ///< CONTRACT: longer than 1 us

} // namespace

nlohmann::ordered_json reportJson(const Report &report)
{
    const Facts &f = report.facts;
    const Trace &trace = *f.trace;
    Json j{{"schema", schema}, {"opened", true}, {"file", trace.file().path}};
    j["device"] = f.deviceName.empty() ? Json() : Json(f.deviceName);
    j["world_size"] = optionalInteger(trace.worldSize());
    addRankIdentity(j, trace);
    const TimeRange window = f.range.value_or(trace.view());
    j["window"] = {{"start_ns", window.start}, {"end_ns", window.end}};
    addPart(j, trace);

    Json steps = Json::array();
    const Doings doings(f);
    for (const StepWindow &s : f.steps.steps) {
        if (f.range && !f.range->overlaps(s.window))
            continue;
        Nanoseconds busy = 0, communication = 0;
        for (const DeviceTime &d : f.devices) {
            busy += overlapLength(d.busy, s.window);
            communication += overlapLength(d.communication, s.window);
        }
        steps.push_back({{"number", s.number},
                         {"start_ns", s.window.start},
                         {"end_ns", s.window.end},
                         {"gpu_busy_ns", busy},
                         {"steady", s.steady},
                         {"communication_ns", communication},
                         {"own_ns", s.own.length()},
                         {"held_ns", doings.heldIn(s.own)},
                         {"cpu_busy_ns", doings.cpuBusyIn(s.own)},
                         {"did", doneJson(doings.in(s.window))}});
    }
    j["steps"] = std::move(steps);
    j["did"] = doneJson(doings.in(window));
    if (!f.steps.standIn.empty())
        j["step_stand_in"] = f.steps.standIn;

    Json gpu = Json::array();
    for (const DeviceTime &d : f.devices)
        gpu.push_back({{"device", d.device},
                       {"busy_ns", length(d.busy)},
                       {"idle_ns", d.idle()},
                       {"compute_ns", length(d.compute)},
                       {"communication_ns", length(d.communication)},
                       {"exposed_communication_ns", d.exposedCommunication()},
                       {"memory_ns", length(d.memory)},
                       {"span_ns", d.span.length()}});
    j["gpu"] = std::move(gpu);

    // Every stream that has work has an entry, also without a gap.
    std::map<LaneId, std::array<Nanoseconds, 5>> idle;
    for (std::uint32_t w : trace.deviceWork())
        idle.try_emplace(trace.laneOf(SliceId(w)));
    std::vector<const Gap *> longGaps;
    Nanoseconds gapSum = 0;
    for (const Gap &g : f.gaps) {
        if (g.range.length() > gapsFrom) {
            longGaps.push_back(&g);
            gapSum = saturatingAdd(gapSum, g.range.length());
        }
        if (!g.initial)
            for (const GapPart &p : g.parts)
                idle[g.lane][static_cast<std::size_t>(p.cause)] += p.range.length();
    }
    Json idleJson = Json::array();
    for (const auto &[lane, sums] : idle)
        idleJson.push_back({{"device", optionalInteger(trace.lane(lane).device())},
                            {"stream", optionalInteger(trace.lane(lane).stream())},
                            {"buffer_request_ns", sums[static_cast<std::size_t>(GapCause::BufferRequest)]},
                            {"profiler_ns", sums[static_cast<std::size_t>(GapCause::Profiler)]},
                            {"host_wait_ns", sums[static_cast<std::size_t>(GapCause::HostWait)]},
                            {"kernel_wait_ns", sums[static_cast<std::size_t>(GapCause::KernelWait)]},
                            {"other_ns", sums[static_cast<std::size_t>(GapCause::Other)]}});
    j["idle"] = std::move(idleJson);

    const std::size_t gapCount = longGaps.size();
    std::ranges::stable_sort(longGaps, std::greater<>(), [](const Gap *g) { return g->range.length(); });
    longGaps.resize(std::min(longGaps.size(), mostGaps));
    Json gaps = Json::array();
    for (const Gap *g : longGaps) {
        Json parts = Json::array();
        for (const GapPart &p : g->parts)
            parts.push_back({{"cause", gapCauseName(p.cause)},
                             {"start_ns", p.range.start},
                             {"dur_ns", p.range.length()},
                             {"blamed", sliceJson(p.blamed)}});
        Json entry{
            {"lane", g->lane.value()},         {"device", g->device},         {"stream", optionalInteger(g->stream)},
            {"start_ns", g->range.start},      {"dur_ns", g->range.length()}, {"initial", g->initial},
            {"cause", gapCauseName(g->cause)}, {"parts", std::move(parts)}};
        if (g->backlog)
            entry["backlog"] = true;
        gaps.push_back(std::move(entry));
    }
    j["gaps"] = std::move(gaps);
    j["gaps_total"] = {{"count", gapCount}, {"dur_ns", gapSum}};

    j["chains"] = {{"device_events", f.links.deviceEvents},
                   {"linked", f.links.linked()},
                   {"by_flow", f.links.byFlow},
                   {"by_correlation", f.links.byCorrelation},
                   {"by_nesting", f.links.byNesting}};

    const Verdict &b = report.bound.verdict;
    j["headline"] = fill(report.bound.headline, b.numbers);
    j["what_helps"] = fill(report.bound.help, b.numbers);
    j["bound"] = {{"id", report.bound.id},
                  {"steady", report.bound.steady},
                  {"severity", severityName(b.severity)},
                  {"numbers", numbersJson(b.numbers)},
                  {"thresholds", numbersJson(b.thresholds)},
                  {"summary", fill(b.summary, b.numbers)},
                  {"advice", fill(b.advice, b.numbers)},
                  {"why_it_might_be_wrong", fill(b.whyItMightBeWrong, b.numbers)},
                  {"evidence", evidenceJson(b.evidence)}};
    Json verdicts = Json::array();
    for (const Verdict &v : report.verdicts)
        verdicts.push_back(verdictJson(v));
    j["verdicts"] = std::move(verdicts);
    Json answers = Json::array();
    for (const WhatIf &w : f.whatIf.answers)
        answers.push_back({{"without", causeName(w.without)},
                           {"step_ns", w.step},
                           {"gain_ns_per_step", w.gain},
                           {"assumption", w.assumption}});
    j["what_if"] = {{"recorded_step_ns", f.whatIf.recordedStep},
                    {"replayed_step_ns", f.whatIf.replayedStep},
                    {"without_profiler_step_ns", f.whatIf.baseStep},
                    {"answers", std::move(answers)}};
    Json needs = Json::array();
    for (const NotDecidable &n : report.notDecidable)
        needs.push_back({{"id", n.id}, {"needs", n.needs}});
    j["not_decidable"] = std::move(needs);
    j["base_time_ns"] = optionalInteger(trace.baseTime());
    addCollectives(j, f);
    j["warnings"] = warningsJson(trace);
    return j;
}

} // namespace lanescope
