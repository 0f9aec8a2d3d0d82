#pragma once

#include "core/analyse/compare.h"
#include "core/verdict/rule.h"
#include "core/verdict/thresholds.h"
#include "core/verdict/verdict.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// What the comparison of two traces found, with places in both.
struct ComparisonFinding {
    Verdict verdict; ///< its own evidence stays empty
    std::vector<Evidence> a, b;
};

/// A template with its numbers, for whoever shows it: fill(text, numbers).
struct Sentence {
    std::string text;
    Numbers numbers;
};

/// The whole comparison of two traces. Owns no trace.
struct ComparisonReport {
    Comparison comparison;
    Bound boundA, boundB;
    Sentence headline;
    std::vector<ComparisonFinding> findings; ///< faster or slower first, then warnings

    const ComparedSteps &steps() const { return comparison.steps; }
};

/// Ids that only a comparison has, beside those of verdictIds().
std::span<const std::string_view> comparisonIds();

ComparisonReport makeComparison(const Facts &a, const Facts &b, const Thresholds &thresholds = {});

/// Why the two say nothing about each other, in a sentence: one is empty, cut off, or the only one with steps. Empty where they do.
std::string_view whyIncomparable(const ComparedSteps &steps);

/// Whether b's median step takes over `percent` % longer than a's, and chance does not explain it. By the limits of `thresholds`.
bool isSlower(const ComparedSteps &steps, double percent, const Thresholds &thresholds = {});

/// What became of the kernels of a fusion, in a step.
Sentence fusionNote(const Fusion &fusion);

/// Adds what it finds.
using ComparisonRule = void (*)(const ComparisonReport &, const Thresholds &, std::vector<ComparisonFinding> &);
std::span<const ComparisonRule> comparedStepRules(); // comparisonrules.cpp
std::span<const ComparisonRule> comparedWorkRules(); // comparisonwork.cpp

} // namespace lanescope
