#pragma once

#include "core/analyse/facts.h"
#include "core/verdict/thresholds.h"
#include "core/verdict/verdict.h"

#include <span>
#include <vector>

namespace lanescope {

/// What rules say, in the order in which they were asked.
struct Findings {
    std::vector<Verdict> verdicts;
    std::vector<NotDecidable> notDecidable;
};

/// A rule: facts and limits in, a verdict, nothing, or what it would need.
using Rule = void (*)(const Facts &, const Thresholds &, Findings &);

/// All rules, the profiler's doing first.
std::vector<Rule> allRules();

// Each family lists its own, at the end of its file in rules/. A new rule is one function there and one entry in that list.
std::span<const Rule> artefactRules();
std::span<const Rule> warmupRules();
std::span<const Rule> kernelRules();
std::span<const Rule> waitingRules();
std::span<const Rule> hardwareRules();
std::span<const Rule> copyRules();
std::span<const Rule> compileRules();
std::span<const Rule> operatorRules();

/// What bounds the run: exactly one of CONTRACT's list, as a verdict, for the headline.
struct Bound {
    std::string id;
    bool steady = false; ///< decided on steady steps
    Verdict verdict;
    std::string headline; ///< template over verdict.numbers
    std::string help;     ///< another: what would help most, and by how much; may be empty
};
// rules/bound.cpp
/// Its id alone.
const char *boundId(const Facts &, const Thresholds &);
Bound decideBound(const Facts &, const Thresholds &);

} // namespace lanescope
