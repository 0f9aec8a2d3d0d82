// What two traces say only together, of the work in their steps: what torch.compile costs and saves, whether the kernels are the same.

#include "core/verdict/comparisonrules.h"

#include "core/base/words.h"
#include "core/verdict/rules/common.h"

#include <algorithm>

namespace lanescope {

namespace {

using Findings = std::vector<ComparisonFinding>;

/// What the machinery of torch.compile takes in the compared steps: in calls of compiled frames, or in their backward passes.
struct Machinery {
    Nanoseconds total = 0;
    std::int64_t regions = 0;
    SliceId longest;
};
Machinery machinery(const ComparedSide &side, const std::vector<CompiledRegion> &regions)
{
    Machinery found;
    Nanoseconds most = -1;
    const auto &range = side.facts->range;
    for (const CompiledRegion &region : regions) {
        const bool takesPart = !side.isOfSteps()
                                   ? !range || range->contains(side.facts->trace->start(region.slice))
                                   : region.step >= 0 && std::ranges::any_of(side.samples, [&](const StepSample &s) {
                                         return s.step == std::size_t(region.step);
                                     });
        if (!takesPart)
            continue;
        ++found.regions;
        found.total = saturatingAdd(found.total, region.frame);
        if (region.frame > most) {
            most = region.frame;
            found.longest = region.slice;
        }
    }
    return found;
}

/// V45 on two traces: what torch.compile costs on the CPU against what it saves on the device.
void ruleCompile(const ComparisonReport &r, const Thresholds &t, Findings &out)
{
    const ComparedSteps &steps = r.steps();
    const auto ofFrames = [](const ComparedSide &side) { return machinery(side, side.facts->compile.regions); };
    const bool isB = ofFrames(steps.b).regions > 0;
    if (isB == (ofFrames(steps.a).regions > 0))
        return;
    const ComparedSide &compiled = isB ? steps.b : steps.a, &eager = isB ? steps.a : steps.b;
    const Machinery forward = ofFrames(compiled), backward = machinery(compiled, compiled.facts->compile.backward);
    const Nanoseconds frame = aStep(saturatingAdd(forward.total, backward.total), compiled);
    const double ratio = isB ? steps.ratio() : (steps.ratio() > 0 ? 1 / steps.ratio() : 1);
    const bool isClear = steps.separation.isClear(t.compareSeparation);
    const bool costs = isClear && ratio > 1 + t.compareDifference, pays = isClear && ratio < 1 - t.compareDifference;
    Verdict v;
    v.id = pays ? "compiled-regions" : "compile-overhead";
    v.severity = costs ? VerdictSeverity::Warning : pays ? VerdictSeverity::Good : VerdictSeverity::Info;
    v.title = costs  ? "torch.compile costs more than it saves"
              : pays ? "torch.compile pays"
                     : "torch.compile changes little";
    v.numbers = {
        Number::text("compiled", isB ? "B" : "A"),
        Number::text("eager", isB ? "A" : "B"),
        Number::time("frame_ns", frame),
        Number::time("backward_frame_ns", aStep(backward.total, compiled)),
        Number::ratio("regions_per_step", static_cast<double>(forward.regions) / static_cast<double>(compiled.steps())),
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
    v.summary += backward.regions > 0 ? " guards and wrappers around the compiled code take {frame_ns} a step, "
                                        "{backward_frame_ns} of it in the backward pass."
                                      : " guards and wrappers around the compiled code take {frame_ns} a step.";
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
    (isB ? found.b : found.a).push_back(evidenceIn(compiled, forward.longest, "a compiled region"));
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
            v.numbers.push_back(Number::text("from", opsText(f)));
            v.numbers.push_back(Number::text("trace", isB ? "B" : "A"));
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

} // namespace

std::span<const ComparisonRule> comparedWorkRules()
{
    static constexpr ComparisonRule rules[]{ruleCompile, ruleAddProduct, ruleKernels, ruleOtherTile};
    return rules;
}

} // namespace lanescope
