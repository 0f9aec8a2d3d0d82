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

/// All rules, the profiler's doing first. A new rule is one function in a file of rules/, one declaration and one entry here.
std::span<const Rule> allRules();

// rules/artefacts.cpp: what the profiler did
void ruleBufferRequest(const Facts &, const Thresholds &, Findings &);
void ruleTrailingSync(const Facts &, const Thresholds &, Findings &);
void ruleLazyLoading(const Facts &, const Thresholds &, Findings &);
// rules/warmup.cpp: cold start
void ruleColdStart(const Facts &, const Thresholds &, Findings &);

/// What bounds the run: exactly one of CONTRACT's list, as a verdict, for the headline.
struct Bound {
    std::string id;
    bool steady = false; ///< decided on steady steps
    Verdict verdict;
    std::string headline; ///< template over verdict.numbers
};
// rules/bound.cpp
Bound decideBound(const Facts &, const Thresholds &);

} // namespace lanescope
