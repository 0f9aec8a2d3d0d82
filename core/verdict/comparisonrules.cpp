// What two traces say only together: faster or slower, what torch.compile costs and saves, whether the kernels are the same.

#include "core/analyse/optable.h"
#include "core/analyse/plainname.h"
#include "core/base/words.h"
#include "core/verdict/comparison.h"
#include "core/verdict/rules/common.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace lanescope {

namespace {

using Findings = std::vector<ComparisonFinding>;

/// Sums over the compared steps, divided by their number.
Nanoseconds aStep(Nanoseconds sum, const ComparedSide &side)
{
    return sum / side.steps();
}

Evidence evidenceIn(const ComparedSide &side, SliceId slice, std::string note)
{
    return evidenceOf(*side.facts, slice, std::move(note));
}

/// The compared step that is nearest to the median.
Evidence typicalStep(const ComparedSide &side)
{
    const StepSample &sample =
        *std::ranges::min_element(side.samples, {}, [&](const StepSample &s) { return std::abs(s.time - side.time); });
    if (!sample.step)
        return {{}, {}, sample.range, "the whole trace"};
    const StepWindow &step = side.facts->steps.steps[*sample.step];
    return {side.facts->trace->laneOf(step.slice), step.slice, sample.range, "a typical step"};
}

/// Says where too few steps, or first ones, make a verdict weak.
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

/// Names of the rows that account for most of the difference: `aten::copy_ (−1.2 ms)`.
std::string largestDifferences(const ComparisonReport &r, bool device, bool longer, std::size_t most)
{
    std::vector<std::pair<Nanoseconds, const ComparedRow *>> rows;
    for (const ComparedRow &row : r.comparison.rows) {
        const Nanoseconds d = device ? deviceDifference(row, r.steps()) : cpuDifference(row, r.steps());
        if (row.isDevice() == device && (longer ? d > 0 : d < 0))
            rows.emplace_back(longer ? d : -d, &row);
    }
    std::ranges::stable_sort(rows, std::greater<>(), &std::pair<Nanoseconds, const ComparedRow *>::first);
    std::string text;
    for (std::size_t i = 0; i < std::min(most, rows.size()); ++i) {
        const ComparedRow &row = *rows[i].second;
        // What a step takes itself is the program's own code around the ops.
        const std::string &name = row.b.exists() ? row.b.name : row.a.name;
        text += fmt::format("{}{}{} ({}{})", text.empty() ? "" : ", ", shortName(name, 40),
                            name == "ProfilerStep*" ? " itself" : "", longer ? "+" : "−", timeText(rows[i].first));
    }
    return text;
}

/// Faster, slower or neither: medians, with the spread of the steps.
void ruleStepTime(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const ComparedSteps &steps = r.steps();
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

/// What the machinery of torch.compile takes in the compared steps.
Nanoseconds machinery(const ComparedSide &side, std::int64_t &regions, SliceId &longest)
{
    Nanoseconds total = 0, most = -1;
    for (const CompiledRegion &region : side.facts->compile.regions) {
        const bool takesPart = side.selection.kind == Selection::Whole ||
                               (region.step >= 0 && std::ranges::any_of(side.samples, [&](const StepSample &s) {
                                    return s.step == std::size_t(region.step);
                                }));
        if (!takesPart)
            continue;
        ++regions;
        total = saturatingAdd(total, region.frame);
        if (region.frame > most) {
            most = region.frame;
            longest = region.slice;
        }
    }
    return total;
}

/// V45 on two traces: what torch.compile costs on the CPU against what it saves on the device.
void ruleCompile(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const ComparedSteps &steps = r.steps();
    std::int64_t regionsA = 0, regionsB = 0;
    SliceId longestA, longestB;
    const Nanoseconds frameA = machinery(steps.a, regionsA, longestA), frameB = machinery(steps.b, regionsB, longestB);
    if ((regionsA > 0) == (regionsB > 0))
        return;
    const bool isB = regionsB > 0;
    const ComparedSide &compiled = isB ? steps.b : steps.a, &eager = isB ? steps.a : steps.b;
    const Nanoseconds frame = aStep(isB ? frameB : frameA, compiled);
    const double ratio = isB ? steps.ratio() : (steps.ratio() > 0 ? 1 / steps.ratio() : 1);
    const bool isClear = steps.separation.isClear(t.compareSeparation);
    const bool costs = isClear && ratio > 1 + t.compareDifference, pays = isClear && ratio < 1 - t.compareDifference;
    Verdict v;
    v.id = pays ? "compiled-regions" : "compile-overhead";
    v.severity = costs ? VerdictSeverity::Warning : pays ? VerdictSeverity::Good : VerdictSeverity::Info;
    v.title = costs  ? "torch.compile costs more than it saves"
              : pays ? "torch.compile pays"
                     : "torch.compile changes little";
    v.numbers = {Number::text("compiled", isB ? "B" : "A"),
                 Number::text("eager", isB ? "A" : "B"),
                 Number::time("frame_ns", frame),
                 Number::ratio("regions_per_step",
                               static_cast<double>(isB ? regionsB : regionsA) / static_cast<double>(compiled.steps())),
                 Number::time("cpu_compiled_ns", compiled.cpu),
                 Number::time("cpu_eager_ns", eager.cpu),
                 Number::time("cpu_cost_ns", compiled.cpu - eager.cpu),
                 Number::time("cpu_saved_ns", eager.cpu - compiled.cpu),
                 Number::time("gpu_saved_ns", eager.gpu - compiled.gpu),
                 Number::time("gpu_cost_ns", compiled.gpu - eager.gpu),
                 Number::time("step_compiled_ns", compiled.time),
                 Number::time("step_eager_ns", eager.time)};
    v.thresholds = limits(t, &Thresholds::compareDifference, &Thresholds::compareSeparation);
    v.summary =
        "With torch.compile ({compiled}) a step takes {step_compiled_ns}, without it ({eager}) {step_eager_ns}.";
    v.summary += compiled.cpu >= eager.cpu ? " The CPU spends {cpu_cost_ns} more a step"
                                           : " The CPU spends {cpu_saved_ns} less a step";
    v.summary += compiled.gpu <= eager.gpu ? " and the GPU works {gpu_saved_ns} less;"
                                           : " and the GPU works {gpu_cost_ns} more;";
    v.summary += " guards and wrappers around the compiled code take {frame_ns} a step.";
    v.advice = costs  ? "Compile a larger function (the whole model or training step), take "
                        "torch.compile(mode=\"reduce-overhead\"), which replays a CUDA graph, or leave this one eager."
               : pays ? "Keep it."
                      : "Compile a larger function, or what takes most GPU time in many small kernels.";
    v.whyItMightBeWrong = "Where the GPU limits the step, what the CPU spends is hidden behind it, and the other way "
                          "round.";
    addSamples(steps, t, v);
    if (costs)
        v.gainPerStep = compiled.time - eager.time;
    ComparisonFinding found{std::move(v), {}, {}};
    (isB ? found.b : found.a).push_back(evidenceIn(compiled, isB ? longestB : longestA, "a compiled region"));
    (isB ? found.a : found.b).push_back(typicalStep(eager));
    out.push_back(std::move(found));
}

/// V48: matmul and add that became addmm.
void ruleAddProduct(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    for (const bool isB : {true, false}) {
        const ComparedSide &one = isB ? r.steps().b : r.steps().a;
        for (const Fusion &f : isB ? r.comparison.fused : r.comparison.split) {
            if (f.kind != FusionKind::AddProduct)
                continue;
            const Sentence note = fusionNote(f);
            Verdict v;
            v.id = "addmm-bias-copy";
            v.severity = VerdictSeverity::Info;
            v.title = "{from} is {to} in {trace}";
            v.numbers = note.numbers;
            std::string from;
            for (const std::string &op : f.from)
                from += (from.empty() ? "" : " + ") + op;
            v.numbers.push_back(Number::text("from", from));
            v.numbers.push_back(Number::text("trace", isB ? "B" : "A"));
            v.numbers.push_back(
                Number::ratio("calls_per_step", static_cast<double>(f.calls) / static_cast<double>(one.steps())));
            v.summary = "{from} is one call of {to} in {trace}, {calls_per_step} a step. " + note.text;
            v.advice = f.copies > 0 ? "A bias of one dimension goes into the product's epilogue, without a copy. "
                                      "torch.addmm() in eager mode gives the same as torch.compile here."
                                    : "Nothing to do.";
            v.whyItMightBeWrong = "Told from the numbers of calls: that these very ops became one is the most likely "
                                  "reading, not a record.";
            addSamples(r.steps(), t, v);
            ComparisonFinding found{std::move(v), {}, {}};
            if (f.example)
                (isB ? found.b : found.a).push_back(evidenceIn(one, f.example, f.to));
            out.push_back(std::move(found));
        }
    }
}

/// V52 and V57 on two traces: the same kernels, or other ones.
void ruleKernels(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const ComparedSteps &steps = r.steps();
    Nanoseconds same = 0, renamed = 0, onlyA = 0, onlyB = 0; // a step
    std::int64_t countRenamed = 0, countA = 0, countB = 0;
    const ComparedRow *mostA = nullptr, *mostB = nullptr; // of those that only one has
    for (const ComparedRow &row : r.comparison.rows) {
        if (!row.isDevice())
            continue;
        const Nanoseconds a = aStep(row.a.selfDevice, steps.a), b = aStep(row.b.selfDevice, steps.b);
        switch (row.status) {
        case RowStatus::Same:
        case RowStatus::Changed: same += a + b; break;
        case RowStatus::Renamed:
            renamed += a + b;
            ++countRenamed;
            break;
        case RowStatus::OnlyA:
            onlyA += a;
            ++countA;
            mostA = !mostA || row.a.selfDevice > mostA->a.selfDevice ? &row : mostA;
            break;
        case RowStatus::OnlyB:
            onlyB += b;
            ++countB;
            mostB = !mostB || row.b.selfDevice > mostB->b.selfDevice ? &row : mostB;
            break;
        }
    }
    const Nanoseconds all = same + renamed + onlyA + onlyB;
    if (all == 0)
        return;
    const bool oneCompiled = steps.a.facts->compile.regions.empty() != steps.b.facts->compile.regions.empty();
    const bool isSame = shareOf(same, all) >= t.sameKernels;
    Verdict v;
    v.id = !isSame ? "other-kernels" : oneCompiled ? "already-fused" : "same-kernels";
    v.severity = VerdictSeverity::Info;
    v.title = isSame ? "Both run the same kernels" : "Other kernels run";
    v.numbers = {Number::share("same_share", shareOf(same, all)),
                 Number::share("renamed_share", shareOf(renamed, all)),
                 Number::count("renamed", countRenamed),
                 Number::count("only_a", countA),
                 Number::count("only_b", countB),
                 Number::time("only_a_ns", onlyA),
                 Number::time("only_b_ns", onlyB),
                 Number::text("most_a", mostA ? shortName(mostA->a.name) : "–"),
                 Number::text("most_b", mostB ? shortName(mostB->b.name) : "–")};
    v.thresholds = limits(t, &Thresholds::sameKernels);
    v.summary = "{same_share} of GPU time is in kernels, copies and sets that both traces run by the same name";
    v.summary += countRenamed > 0
                     ? ", {renamed_share} in those that are alike but for details of their names ({renamed})."
                     : ".";
    if (countA > 0)
        v.summary += " Only in A: {only_a} ({only_a_ns} a step, the longest is {most_a}).";
    if (countB > 0)
        v.summary += " Only in B: {only_b} ({only_b_ns} a step, the longest is {most_b}).";
    v.advice = isSame && oneCompiled ? "torch.compile cannot make this part faster: what can be fused is fused."
               : isSame              ? "Look for the difference on the CPU."
                                     : "The table of kernels has them side by side, with the op that launched them.";
    v.whyItMightBeWrong =
        "Judged by names: equal names say nothing about sizes, and a new version of a library renames "
        "its kernels.";
    addSamples(steps, t, v);
    ComparisonFinding found{std::move(v), {}, {}};
    if (mostA)
        found.a.push_back(evidenceIn(steps.a, SliceId(mostA->a.slices.front()), "only in A"));
    if (mostB)
        found.b.push_back(evidenceIn(steps.b, SliceId(mostB->b.slices.front()), "only in B"));
    out.push_back(std::move(found));
}

/// V57: the same product below the same op, with another tile.
void ruleOtherTile(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const auto product = [](const RowSide &side) { return decodeKernelName(side.name); };
    const ComparedRow *bestA = nullptr, *bestB = nullptr;
    std::int64_t count = 0;
    for (const ComparedRow &a : r.comparison.launched) {
        if (a.status != RowStatus::OnlyA || !product(a.a).isMatrixProduct())
            continue;
        for (const ComparedRow &b : r.comparison.launched) {
            if (b.status != RowStatus::OnlyB || b.b.op != a.a.op)
                continue;
            const KernelName x = product(a.a), y = product(b.b);
            if (!y.isMatrixProduct() || x.types != y.types || x.family != y.family || x.layout != y.layout)
                continue;
            ++count;
            if (!bestA || a.a.selfDevice > bestA->a.selfDevice) {
                bestA = &a;
                bestB = &b;
            }
            break;
        }
    }
    if (!bestA)
        return;
    Verdict v;
    v.id = "other-tile";
    v.severity = VerdictSeverity::Info;
    v.title = "Products of matrices run with other tiles";
    v.numbers = {Number::count("kernels", count),
                 Number::text("op", bestA->a.op),
                 Number::text("kernel_a", shortName(bestA->a.name)),
                 Number::text("kernel_b", shortName(bestB->b.name)),
                 Number::time("mean_a_ns", bestA->a.selfDevice / bestA->a.calls),
                 Number::time("mean_b_ns", bestB->b.selfDevice / bestB->b.calls)};
    v.summary =
        "{kernels} products have another tile. {op} runs {kernel_a} in A ({mean_a_ns} a call) and {kernel_b} in B "
        "({mean_b_ns} a call).";
    v.advice = "The library chose by its heuristics; another size, layout or version changes the choice.";
    v.whyItMightBeWrong = "Where sizes differ between the traces, another tile is as it should be.";
    addSamples(r.steps(), t, v);
    out.push_back({std::move(v),
                   {evidenceIn(r.steps().a, SliceId(bestA->a.slices.front()), "in A")},
                   {evidenceIn(r.steps().b, SliceId(bestB->b.slices.front()), "in B")}});
}

/// First steps, which the comparison leaves out.
void ruleColdSteps(const ComparisonReport &r, const Thresholds &, Findings &out)
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
    v.whyItMightBeWrong = "Where a job is short, its start-up counts as well.";
    out.push_back({std::move(v),
                   {evidenceIn(steps.a, first(steps.a).slice, "the first step")},
                   {evidenceIn(steps.b, first(steps.b).slice, "the first step")}});
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
    if (options.empty() && !otherDevice && !otherWorld)
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
    v.advice = "Record both with the same options on the same machine.";
    v.whyItMightBeWrong = "Where the difference is what you want to measure, it is as it should be.";
    out.push_back({std::move(v), {typicalStep(r.steps().a)}, {typicalStep(r.steps().b)}});
}

} // namespace

std::span<const ComparisonRule> comparisonRules()
{
    static constexpr ComparisonRule rules[]{ruleStepTime, ruleOtherRecording, ruleCompile,  ruleAddProduct,
                                            ruleKernels,  ruleOtherTile,      ruleColdSteps};
    return rules;
}

} // namespace lanescope
