#include "core/verdict/report.h"

#include <algorithm>
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

Report makeReport(const Trace &trace, std::optional<TimeRange> range, const Thresholds &thresholds)
{
    Report report;
    report.facts = gatherFacts(trace, range);
    report.bound = decideBound(report.facts, thresholds);
    Findings findings;
    for (const Rule rule : allRules())
        rule(report.facts, thresholds, findings);
    report.verdicts = std::move(findings.verdicts);
    report.notDecidable = std::move(findings.notDecidable);
    std::ranges::stable_sort(report.verdicts, [](const Verdict &a, const Verdict &b) {
        return std::tuple(a.gainPerStep.value_or(0), a.severity) > std::tuple(b.gainPerStep.value_or(0), b.severity);
    });
    return report;
}

} // namespace lanescope
