#include "core/verdict/comparison.h"

#include "core/analyse/plainname.h"
#include "core/verdict/rules/common.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lanescope {

namespace {

/// `A takes 1.9 times as long`: what a person wants to know first.
Sentence headlineOf(const ComparedSteps &steps, const Thresholds &t)
{
    Sentence s;
    if (const std::string_view why = whyIncomparable(steps); !why.empty()) {
        s.text = why;
        return s;
    }
    const Nanoseconds longer = std::max(steps.a.time, steps.b.time), shorter = std::min(steps.a.time, steps.b.time);
    s.numbers = {Number::time("a_ns", steps.a.time),
                 Number::time("b_ns", steps.b.time),
                 Number::time("cpu_a_ns", steps.a.cpu),
                 Number::time("cpu_b_ns", steps.b.cpu),
                 Number::time("gpu_a_ns", steps.a.gpu),
                 Number::time("gpu_b_ns", steps.b.gpu),
                 Number::ratio("factor", shorter > 0 ? static_cast<double>(longer) / static_cast<double>(shorter) : 1),
                 Number::share("share", steps.a.time > 0 ? static_cast<double>(std::abs(steps.b.time - steps.a.time)) /
                                                               static_cast<double>(steps.a.time)
                                                         : 0)};
    const double difference = std::abs(steps.ratio() - 1);
    const bool isLarge = longer >= shorter + shorter / 2;
    if (difference < t.compareDifference)
        s.text = steps.basis == CompareBasis::Whole ? "A and B are equally fast: {a_ns} and {b_ns} of trace"
                                                    : "A and B are equally fast: {a_ns} and {b_ns} a step";
    else if (!steps.separation.isClear(t.compareSeparation))
        s.text =
            "No clear difference: {a_ns} a step in A, {b_ns} in B, and the steps of both are spread wider than that";
    else if (steps.b.time > steps.a.time)
        s.text = isLarge ? "B is {factor} times slower: {b_ns} against {a_ns}"
                         : "B is slower by {share}: {b_ns} against {a_ns}";
    else
        s.text = isLarge ? "B is {factor} times faster: {b_ns} against {a_ns}"
                         : "B is faster by {share}: {b_ns} against {a_ns}";
    s.text += " (CPU {cpu_b_ns} against {cpu_a_ns}, GPU {gpu_b_ns} against {gpu_a_ns}).";
    return s;
}

} // namespace

std::span<const std::string_view> comparisonIds()
{
    static constexpr std::array<std::string_view, 6> ids{"slower",       "faster",        "equally-fast",
                                                         "same-kernels", "other-kernels", "other-recording"};
    return ids;
}

ComparisonReport makeComparison(const Facts &a, const Facts &b, const Thresholds &thresholds)
{
    ComparisonReport report;
    report.comparison = compareTraces(a, b);
    report.boundA = decideBound(a, thresholds);
    report.boundB = decideBound(b, thresholds);
    report.headline = headlineOf(report.steps(), thresholds);
    std::vector<ComparisonFinding> findings;
    for (const auto rules : {comparedStepRules, comparedWorkRules})
        for (const ComparisonRule rule : rules())
            rule(report, thresholds, findings);
    std::ranges::stable_sort(findings.begin() + 1, findings.end(), std::greater<>(),
                             [](const ComparisonFinding &f) { return f.verdict.severity >= VerdictSeverity::Warning; });
    report.findings = std::move(findings);
    return report;
}

std::string_view whyIncomparable(const ComparedSteps &steps)
{
    const auto isCutOff = [](const ComparedSide &side) {
        return std::ranges::any_of(side.facts->trace->issues(),
                                   [](const Issue &i) { return i.kind == IssueKind::Truncated; });
    };
    const auto isEmpty = [](const ComparedSide &side) { return side.facts->trace->sliceCount() == 0; };
    const auto hasSteps = [](const ComparedSide &side) { return !side.facts->steps.steps.empty(); };
    if (isEmpty(steps.a))
        return "A holds no slices, so that there is nothing to compare.";
    if (isEmpty(steps.b))
        return "B holds no slices, so that there is nothing to compare.";
    if (isCutOff(steps.a))
        return "The file of A is cut off, so that the two cannot be compared: record it again.";
    if (isCutOff(steps.b))
        return "The file of B is cut off, so that the two cannot be compared: record it again.";
    if (hasSteps(steps.a) && !hasSteps(steps.b))
        return "Only A has steps, so that the two cannot be compared step by step.";
    if (hasSteps(steps.b) && !hasSteps(steps.a))
        return "Only B has steps, so that the two cannot be compared step by step.";
    return {};
}

bool isSlower(const ComparedSteps &steps, double percent, const Thresholds &thresholds)
{
    return steps.ratio() > 1 + percent / 100 && steps.separation.isClear(thresholds.compareSeparation);
}

Sentence fusionNote(const Fusion &f)
{
    Sentence s;
    const auto each = [](Nanoseconds time, double count) {
        return count > 0 ? static_cast<Nanoseconds>(std::llround(static_cast<double>(time) / count)) : 0;
    };
    s.numbers = {Number::ratio("calls_per_step", f.callsPerStep), Number::text("to", f.to)};
    switch (f.kind) {
    case FusionKind::AddProduct:
        s.numbers.push_back(Number::text("kernel_before", shortName(f.kernelBefore)));
        s.numbers.push_back(Number::text("kernel_after", shortName(f.kernelAfter)));
        s.numbers.push_back(Number::ratio("copies_per_step", f.copies));
        s.numbers.push_back(Number::time("copy_ns", each(f.copyTime, f.copies)));
        s.numbers.push_back(Number::time("add_ns", each(f.addTime, f.callsPerStep)));
        s.text = f.kernelsChanged || f.kernelBefore.empty() || f.kernelAfter.empty()
                     ? "The product runs in another kernel: {kernel_after} instead of {kernel_before}."
                 : f.kernelBefore == f.kernelAfter
                     ? "Fused by the dispatcher, not in the kernel: the same {kernel_after} runs."
                     : "Fused by the dispatcher: the same product by family, types, tile and layout; {kernel_after} "
                       "instead of {kernel_before}, which differ in what they do when they store.";
        s.text += f.copies > 0 ? " Before it a Memcpy DtoD of {copy_ns} puts the addend into the output; the kernel of "
                                 "the addition ({add_ns} a call) is gone."
                               : " The kernel of the addition ({add_ns} a call) is gone.";
        return s;
    case FusionKind::Triton: s.text = "Inductor's kernel does them in one."; break;
    case FusionKind::MultiTensor: s.text = "One call for a list of tensors."; break;
    case FusionKind::Graph:
        s.text = f.kernelsChanged ? "A CUDA graph replays the launches; some kernels are other ones."
                                  : "A CUDA graph replays the launches; the kernels are the same.";
        break;
    }
    s.numbers.push_back(Number::ratio("kernels_before", f.kernelsBefore));
    s.numbers.push_back(Number::ratio("kernels_after", f.kernelsAfter));
    s.numbers.push_back(Number::time("before_ns", f.before));
    s.numbers.push_back(Number::time("after_ns", f.after));
    if (f.kind != FusionKind::Graph && f.kernelsBefore > 0)
        s.text += f.kind == FusionKind::Triton
                      ? " A step, about {kernels_before} kernels of these ops ({before_ns}) became {kernels_after} "
                        "({after_ns})."
                      : " A step, {kernels_before} kernels of these ops ({before_ns}) became {kernels_after} "
                        "({after_ns}).";
    return s;
}

} // namespace lanescope
