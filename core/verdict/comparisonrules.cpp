// What two traces say only together, of their steps: faster or slower, recorded alike or not.

#include "core/verdict/comparisonrules.h"

#include "core/analyse/optable.h"
#include "core/base/words.h"
#include "core/verdict/rules/common.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace lanescope {

Nanoseconds aStep(Nanoseconds sum, const ComparedSide &side)
{
    return sum / side.steps();
}

Evidence evidenceIn(const ComparedSide &side, SliceId slice, std::string note)
{
    return evidenceOf(*side.facts, slice, std::move(note));
}

Evidence typicalStep(const ComparedSide &side)
{
    const StepSample &sample =
        *std::ranges::min_element(side.samples, {}, [&](const StepSample &s) { return std::abs(s.time - side.time); });
    if (!sample.step)
        return {{}, {}, sample.range, "the whole trace"};
    const StepWindow &step = side.facts->steps.steps[*sample.step];
    return {side.facts->trace->laneOf(step.slice), step.slice, sample.range, "a typical step"};
}

void addSamples(const ComparedSteps &steps, const Thresholds &t, Verdict &v)
{
    v.numbers.push_back(Number::count("steps_a", steps.a.steps()));
    v.numbers.push_back(Number::count("steps_b", steps.b.steps()));
    v.thresholds.push_back(thresholdNumber(t, &Thresholds::fewSamples));
    if (steps.basis == CompareBasis::Whole)
        v.whyItMightBeWrong = "One of the traces has no steps, so that everything in them is compared, start-up too. " +
                              v.whyItMightBeWrong;
    else if (steps.basis == CompareBasis::AllSteps)
        v.whyItMightBeWrong =
            "Few samples, and first steps weigh in: one of the traces has no steady step ({steps_a} steps in A, "
            "{steps_b} in B). " +
            v.whyItMightBeWrong;
    else if (std::min(steps.a.steps(), steps.b.steps()) < t.fewSamples)
        v.whyItMightBeWrong = "Few samples: {steps_a} steady steps in A, {steps_b} in B. " + v.whyItMightBeWrong;
}

namespace {

using Findings = std::vector<ComparisonFinding>;

/// Names of the rows that account for most of the difference: `aten::copy_ (−1.2 ms)`.
std::string largestDifferences(const ComparisonReport &r, bool device, bool longer, std::size_t most)
{
    struct Part {
        Nanoseconds time;
        const ComparedRow *row;
        const char *of;
    };
    std::vector<Part> parts;
    const auto add = [&](Nanoseconds difference, const ComparedRow &row, const char *of) {
        if (longer ? difference > 0 : difference < 0)
            parts.push_back({std::abs(difference), &row, of});
    };
    for (const ComparedRow &row : r.comparison.rows) {
        if (row.isDevice() != device)
            continue;
        if (device) {
            add(deviceDifference(row, r.steps()), row, "");
            continue;
        }
        // What a step takes itself is the program's own code around the ops, and where it waits for another thread.
        const Nanoseconds wait = waitDifference(row, r.steps());
        add(cpuDifference(row, r.steps()) - wait, row, row.kind == RowKind::Annotation ? " outside of ops" : "");
        add(wait, row, " waiting for backward on another thread");
    }
    std::ranges::stable_sort(parts, std::greater<>(), &Part::time);
    std::string text;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i) {
        const ComparedRow &row = *parts[i].row;
        text += fmt::format("{}{}{} ({}{})", text.empty() ? "" : ", ",
                            shortName(row.b.exists() ? row.b.name : row.a.name, 40), parts[i].of, longer ? "+" : "−",
                            timeText(parts[i].time));
    }
    return text;
}

/// Faster, slower or neither: medians, with the spread of the steps.
void ruleStepTime(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const ComparedSteps &steps = r.steps();
    if (!whyIncomparable(steps).empty())
        return;
    const bool isClear = steps.separation.isClear(t.compareSeparation);
    const double change = steps.ratio() - 1;
    const bool differs = isClear && std::abs(change) >= t.compareDifference;
    const bool isSlower = differs && change > 0;
    Verdict v;
    v.id = !differs ? "equally-fast" : isSlower ? "slower" : "faster";
    v.severity = !differs ? VerdictSeverity::Info : isSlower ? VerdictSeverity::Warning : VerdictSeverity::Good;
    v.numbers = {Number::time("a_ns", steps.a.time),
                 Number::time("b_ns", steps.b.time),
                 Number::time("difference_ns", std::abs(steps.b.time - steps.a.time)),
                 Number::share("share", std::abs(change)),
                 Number::ratio("ratio", steps.ratio()),
                 Number::time("a_min_ns", steps.a.spread.min),
                 Number::time("a_max_ns", steps.a.spread.max),
                 Number::time("b_min_ns", steps.b.spread.min),
                 Number::time("b_max_ns", steps.b.spread.max),
                 Number::time("cpu_a_ns", steps.a.cpu),
                 Number::time("cpu_b_ns", steps.b.cpu),
                 Number::time("gpu_a_ns", steps.a.gpu),
                 Number::time("gpu_b_ns", steps.b.gpu),
                 Number::share("longer", steps.separation.longer),
                 Number::ratio("z", steps.separation.z),
                 Number::text("bound_a", r.boundA.id),
                 Number::text("bound_b", r.boundB.id)};
    v.thresholds = limits(t, &Thresholds::compareDifference, &Thresholds::compareSeparation);
    v.title = !differs   ? (isClear || std::abs(change) < t.compareDifference ? "A and B are equally fast"
                                                                              : "No clear difference")
              : isSlower ? "B takes {difference_ns} longer a step"
                         : "B takes {difference_ns} less a step";
    switch (steps.basis) {
    case CompareBasis::SteadySteps:
        v.summary = "The median of {steps_b} steady steps is {b_ns} in B (from {b_min_ns} to {b_max_ns}), that of "
                    "{steps_a} in A is {a_ns} (from {a_min_ns} to {a_max_ns}).";
        break;
    case CompareBasis::AllSteps:
        v.summary =
            "The median of {steps_b} steps is {b_ns} in B (from {b_min_ns} to {b_max_ns}), that of {steps_a} in "
            "A is {a_ns} (from {a_min_ns} to {a_max_ns}).";
        break;
    case CompareBasis::Whole: v.summary = "B runs for {b_ns}, A for {a_ns}."; break;
    }
    v.summary += " On the CPU a step takes {cpu_b_ns} against {cpu_a_ns}, the GPU works {gpu_b_ns} against {gpu_a_ns}.";
    if (steps.basis != CompareBasis::Whole)
        v.summary += " Of all pairs of a step of A and one of B, B's takes longer in {longer}.";
    v.summary += r.boundA.id == r.boundB.id ? " Both are {bound_a}." : " A is {bound_a}, B is {bound_b}.";
    const Nanoseconds cpu = steps.b.cpu - steps.a.cpu, gpu = steps.b.gpu - steps.a.gpu;
    const bool longer = change > 0;
    const bool onDevice = longer ? gpu > cpu : gpu < cpu;
    v.numbers.push_back(Number::text("most", largestDifferences(r, onDevice, longer, 3)));
    const bool hasMost = !std::get<std::string>(v.numbers.back().value).empty();
    v.advice = !differs   ? "Nothing to do."
               : !hasMost ? "See which of CPU and GPU time changed."
               : onDevice ? "On the GPU most of the difference is in {most}."
                          : "On the CPU most of the difference is in {most}.";
    v.whyItMightBeWrong = "Other clocks, another machine or other neighbours make such a difference too: repeat both "
                          "recordings.";
    addSamples(steps, t, v);
    out.push_back({std::move(v), {typicalStep(steps.a)}, {typicalStep(steps.b)}});
}

/// First steps, which the comparison leaves out.
void ruleColdSteps(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const ComparedSteps &steps = r.steps();
    if (steps.basis != CompareBasis::SteadySteps)
        return;
    const auto first = [](const ComparedSide &side) { return side.facts->steps.steps.front(); };
    const auto left = [](const ComparedSide &side) {
        return static_cast<std::int64_t>(side.facts->steps.steps.size()) - side.steps();
    };
    Verdict v;
    v.id = "cold-start";
    v.severity = VerdictSeverity::Info;
    v.title = "First steps are left out";
    v.numbers = {Number::count("left_a", left(steps.a)),
                 Number::count("left_b", left(steps.b)),
                 Number::time("first_a_ns", first(steps.a).window.length()),
                 Number::time("first_b_ns", first(steps.b).window.length()),
                 Number::time("a_ns", steps.a.time),
                 Number::time("b_ns", steps.b.time)};
    v.summary = "{left_a} of A and {left_b} of B. The first took {first_a_ns} in A and {first_b_ns} in B; steady ones "
                "take {a_ns} and {b_ns}.";
    v.advice = "Nothing to do: start-up says little about the steps that follow.";
    // Start-up takes longer. Where it does not, something else grows while the program runs.
    const auto grows = [&](const ComparedSide &side) {
        return static_cast<double>(side.time) >
               static_cast<double>(first(side).window.length()) * (1 + t.compareDifference);
    };
    if (const bool a = grows(steps.a), b = grows(steps.b); a || b) {
        v.severity = VerdictSeverity::Warning;
        v.thresholds = limits(t, &Thresholds::compareDifference);
        v.title = a && b ? "The steps that are left out are faster than later ones"
                  : a    ? "The steps of A that are left out are faster than later ones"
                         : "The steps of B that are left out are faster than later ones";
        v.advice =
            "Record more steps: here it is not start-up that is left out, and {worse} becomes slower as it runs.";
        v.numbers.push_back(Number::text("worse", !b ? "A" : !a ? "B" : "each"));
    }
    v.whyItMightBeWrong = "Where a job is short, its start-up counts as well.";
    out.push_back({std::move(v),
                   {evidenceIn(steps.a, first(steps.a).slice, "the first step")},
                   {evidenceIn(steps.b, first(steps.b).slice, "the first step")}});
}

/// Recordings that say nothing about each other.
void ruleIncomparable(const ComparisonReport &r, const Thresholds &, Findings &out)
{
    const std::string_view why = whyIncomparable(r.steps());
    if (why.empty())
        return;
    Verdict v;
    v.id = "other-recording";
    v.severity = VerdictSeverity::Warning;
    v.title = "A and B cannot be compared";
    v.summary = why;
    v.advice = "Record both whole, with the same options and schedule; what is listed here is of whatever both hold.";
    v.whyItMightBeWrong = "A part that both hold can still be compared: save the range of each as a trace.";
    out.push_back({std::move(v), {typicalStep(r.steps().a)}, {typicalStep(r.steps().b)}});
}

/// Recordings that were not made alike.
void ruleOtherRecording(const ComparisonReport &r, const Thresholds &, Findings &out)
{
    const Facts &a = *r.steps().a.facts, &b = *r.steps().b.facts;
    std::string options;
    for (const char *option : {"with_stack", "record_shapes", "profile_memory", "with_flops", "with_modules"}) {
        const bool inA = wasRecordedWith(*a.trace, option);
        if (inA != wasRecordedWith(*b.trace, option))
            options += fmt::format("{}{} ({})", options.empty() ? "" : ", ", option, inA ? "A" : "B");
    }
    const bool otherDevice = a.deviceName != b.deviceName && !a.deviceName.empty() && !b.deviceName.empty();
    const bool otherWorld = a.trace->worldSize().value_or(1) != b.trace->worldSize().value_or(1);
    const auto rankA = a.trace->rank(), rankB = b.trace->rank();
    const bool otherRank = !otherWorld && rankA && rankB && *rankA != *rankB;
    if (options.empty() && !otherDevice && !otherWorld && !otherRank)
        return;
    Verdict v;
    v.id = "other-recording";
    v.severity = VerdictSeverity::Warning;
    v.title = "The recordings were not made alike";
    v.numbers = {Number::text("options", options), Number::text("device_a", a.deviceName),
                 Number::text("device_b", b.deviceName), Number::count("world_a", a.trace->worldSize().value_or(1)),
                 Number::count("world_b", b.trace->worldSize().value_or(1))};
    if (!options.empty())
        v.summary = "Only one was made with {options}, which costs time of its own.";
    if (otherDevice)
        v.summary += std::string(v.summary.empty() ? "" : " ") + "A ran on {device_a}, B on {device_b}.";
    if (otherWorld)
        v.summary += std::string(v.summary.empty() ? "" : " ") + "A is one of {world_a} ranks, B one of {world_b}.";
    if (otherRank) {
        v.numbers.push_back(Number::count("rank_a", *rankA));
        v.numbers.push_back(Number::count("rank_b", *rankB));
        v.summary += std::string(v.summary.empty() ? "" : " ") + "A is rank {rank_a}, B is rank {rank_b}.";
    }
    v.advice = "Record both with the same options on the same machine.";
    if (otherRank)
        v.advice += " Of ranks of one run, a report of both says who waits for whom.";
    v.whyItMightBeWrong = "Where the difference is what you want to measure, it is as it should be.";
    out.push_back({std::move(v), {typicalStep(r.steps().a)}, {typicalStep(r.steps().b)}});
}

} // namespace

std::span<const ComparisonRule> comparedStepRules()
{
    static constexpr ComparisonRule rules[]{ruleStepTime, ruleIncomparable, ruleOtherRecording, ruleColdSteps};
    return rules;
}

} // namespace lanescope
