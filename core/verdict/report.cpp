#include "core/verdict/report.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace lanescope {

std::vector<Rule> allRules()
{
    std::vector<Rule> rules;
    for (const auto family : {
             artefactRules,
             warmupRules,
             kernelRules,
             waitingRules,
             hardwareRules,
             copyRules,
             compileRules,
             operatorRules,
         })
        rules.insert(rules.end(), family().begin(), family().end());
    return rules;
}

namespace {

/// A large kernel is health, unless another finding says of that very kernel that it stays below what the GPU can do.
void raiseHotspot(const Trace &trace, std::vector<Verdict> &verdicts)
{
    const auto hotspot = std::ranges::find(verdicts, "hotspot-kernel", &Verdict::id);
    if (hotspot == verdicts.end() || hotspot->evidence.empty())
        return;
    const NameId kernel = trace.nameId(hotspot->evidence.front().slice);
    for (const Verdict &v : verdicts) {
        static constexpr std::array<std::string_view, 5> below{"tensor-cores-unused", "fp32-gemm", "too-few-blocks",
                                                               "wave-tail", "throughput"};
        const bool isOfKernel = std::ranges::any_of(
            v.evidence, [&](const Evidence &e) { return e.slice && trace.nameId(e.slice) == kernel; });
        if (v.severity < VerdictSeverity::Warning || !isOfKernel || std::ranges::find(below, v.id) == below.end())
            continue;
        hotspot->severity = VerdictSeverity::Warning;
        hotspot->numbers.push_back(Number::text("finding", v.title));
        hotspot->summary += " It stays below what the GPU can do: see \"{finding}\".";
        return;
    }
}

} // namespace

Report makeReport(const Trace &trace, std::optional<TimeRange> range, const Thresholds &thresholds,
                  std::string_view stepName)
{
    Report report;
    report.facts = gatherFacts(trace, range, stepName);
    report.bound = decideBound(report.facts, thresholds);
    Findings findings;
    for (const Rule rule : allRules())
        rule(report.facts, thresholds, findings);
    raiseHotspot(trace, findings.verdicts);
    report.verdicts = std::move(findings.verdicts);
    report.notDecidable = std::move(findings.notDecidable);
    std::ranges::stable_sort(report.verdicts, [](const Verdict &a, const Verdict &b) {
        return std::tuple(a.gainPerStep.value_or(0), a.severity) > std::tuple(b.gainPerStep.value_or(0), b.severity);
    });
    return report;
}

} // namespace lanescope
