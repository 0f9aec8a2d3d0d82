// torch.compile: V45-V48 and V52 of the catalogue.

#include "core/verdict/rules/devicework.h"

#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// Sums and means over judged regions.
struct Regions {
    std::vector<const CompiledRegion *> all;
    Nanoseconds time = 0, device = 0;
    std::int64_t inner = 0, kernels = 0;

    explicit Regions(const Facts &f, const std::vector<CompiledRegion> &from)
    {
        for (const CompiledRegion &r : from) {
            if (!r.judged)
                continue;
            all.push_back(&r);
            time = saturatingAdd(time, f.trace->duration(r.slice));
            device = saturatingAdd(device, r.device);
            inner += r.inner;
            kernels += r.kernels;
        }
    }
    Nanoseconds sum(Nanoseconds CompiledRegion::*member) const
    {
        Nanoseconds total = 0;
        for (const CompiledRegion *r : all)
            total = saturatingAdd(total, r->*member);
        return total;
    }
    Nanoseconds mean(Nanoseconds CompiledRegion::*member) const { return all.empty() ? 0 : sum(member) / count(); }
    std::int64_t count() const { return static_cast<std::int64_t>(all.size()); }
};

/// Compiled frames, and the backward passes that belong to them.
struct Compiled {
    Regions regions, backward;

    explicit Compiled(const Facts &f)
        : regions(f, f.compile.regions)
        , backward(f, f.compile.backward)
    {}
    Nanoseconds frame() const
    {
        return saturatingAdd(regions.sum(&CompiledRegion::frame), backward.sum(&CompiledRegion::frame));
    }
    Nanoseconds device() const { return saturatingAdd(regions.device, backward.device); }
    std::int64_t kernels() const { return regions.kernels + backward.kernels; }
};

/// The rows of one region as evidence: lookup, region, wrapper, graph, the op with the launch.
void addLayers(const Facts &f, Verdict &v, const CompiledRegion &region)
{
    const Trace &trace = *f.trace;
    const Lane &lane = trace.lane(trace.laneOf(region.slice));
    const auto before = std::ranges::find_if(f.compile.lookups.rbegin(), f.compile.lookups.rend(), [&](SliceId s) {
        return trace.laneOf(s) == lane.id() && trace.end(s) <= trace.start(region.slice);
    });
    if (region.lookup > 0 && before != f.compile.lookups.rend())
        v.evidence.push_back(evidenceOf(f, *before, "the guards are checked"));
    v.evidence.push_back(evidenceOf(f, region.slice, "the compiled frame runs"));
    bool hasOp = false;
    for (std::uint32_t i = lane.indexOf(region.slice) + 1; i < lane.size() && lane.start(i) < trace.end(region.slice);
         ++i) {
        const SliceId s = lane.slice(i);
        if (v.evidence.size() >= 8)
            break;
        switch (compileRow(trace.name(s))) {
        case CompileRow::Pregraph: v.evidence.push_back(evidenceOf(f, s, "bytecode before the graph")); break;
        case CompileRow::Prologue: v.evidence.push_back(evidenceOf(f, s, "the wrapper prepares the call")); break;
        case CompileRow::Graph: v.evidence.push_back(evidenceOf(f, s, "the graph is called")); break;
        case CompileRow::None:
            if (!hasOp && trace.category(s) == Category::CpuOp) {
                v.evidence.push_back(evidenceOf(f, s, "the first op in it"));
                hasOp = true;
            }
            break;
        default: break;
        }
    }
}

/// Compiled regions are there: what each layer takes.
void ruleCompiledRegions(const Facts &f, const Thresholds &t, Findings &out)
{
    const Compiled compiled(f);
    const Regions &regions = compiled.regions, &backward = compiled.backward;
    if (regions.all.empty())
        return;
    const std::int64_t steps = f.judgedSteps(), n = regions.count();
    const auto mean = [&](Nanoseconds CompiledRegion::*member) { return regions.mean(member); };
    Verdict v;
    v.id = "compiled-regions";
    v.severity = VerdictSeverity::Info;
    v.title = "torch.compile is at work";
    const double perStep = static_cast<double>(n) / static_cast<double>(steps);
    v.numbers = {Number::ratio("regions_per_step", perStep),
                 Number::ratio("inner_per_step", static_cast<double>(regions.inner) / static_cast<double>(steps)),
                 Number::time("region_ns", regions.time / n),
                 Number::time("lookup_ns", mean(&CompiledRegion::lookup)),
                 Number::time("pregraph_ns", mean(&CompiledRegion::pregraph)),
                 Number::time("prologue_ns", mean(&CompiledRegion::prologue)),
                 Number::time("graph_ns", mean(&CompiledRegion::graph)),
                 Number::time("ops_ns", mean(&CompiledRegion::ops)),
                 Number::time("frame_ns", mean(&CompiledRegion::frame)),
                 Number::time("device_ns", regions.device / n),
                 Number::ratio("kernels", static_cast<double>(regions.kernels) / static_cast<double>(n)),
                 Number::share("step_share", shareOf(regions.time, judgedCpuTime(f))),
                 Number::count("frames", static_cast<std::int64_t>(f.compile.frames.size())),
                 Number::count("graphs", static_cast<std::int64_t>(f.compile.graphs.size()))};
    if (const std::int64_t m = backward.count(); m > 0)
        for (Number &number :
             Numbers{Number::ratio("backward_per_step", static_cast<double>(m) / static_cast<double>(steps)),
                     Number::time("backward_ns", backward.time / m),
                     Number::time("backward_ops_ns", backward.mean(&CompiledRegion::ops)),
                     Number::time("backward_frame_ns", backward.mean(&CompiledRegion::frame)),
                     Number::time("backward_device_ns", backward.device / m)})
            v.numbers.push_back(std::move(number));
    v.summary = "{regions_per_step} compiled regions a step, {region_ns} each (means): guards {lookup_ns}, bytecode "
                "before the graph "
                "{pregraph_ns}, the wrapper's prologue {prologue_ns}, the graph {graph_ns}, and of all that {ops_ns} "
                "in the ops and "
                "launches themselves. The machinery around them takes {frame_ns}, the GPU works {device_ns} for it in "
                "{kernels} kernels.";
    if (backward.count() > 0)
        v.summary += " {backward_per_step} compiled backward passes a step, {backward_ns} each: {backward_ops_ns} in "
                     "ops and launches, {backward_frame_ns} in the machinery, and the GPU works {backward_device_ns}.";
    if (regions.inner > 0)
        v.summary += " {inner_per_step} regions a step lie within others: frames that call frames, or pieces around "
                     "graph breaks.";
    v.advice =
        regions.inner > 0
            ? "See where frames break with TORCH_LOGS=\"graph_breaks\"; torch.compile(fullgraph=True) stops at the "
              "first break and names its line."
            : "Nothing to do: the graph comes from the cache.";
    v.whyItMightBeWrong = "Several frames a step are as it should be where several functions were compiled.";
    addLayers(f, v, **std::ranges::max_element(regions.all, {}, [](const CompiledRegion *r) { return r->graph; }));
    addVerdict(f, t, std::move(v), out);
}

/// Whether what compiling costs at each call is more than the work in it. Where kernels fill the time, the CPU's cost is hidden; a
/// replayed graph is judged by its own rule.
bool isOverhead(const Facts &f, const Thresholds &t, const Compiled &compiled)
{
    const Regions &regions = compiled.regions;
    if (regions.all.empty() || compiled.device() <= 0 || !f.shares ||
        f.shares->share(f.shares->compute) >= t.computeBound)
        return false;
    const double limit = t.compileFrames * static_cast<double>(compiled.device());
    return std::ranges::none_of(regions.all, &CompiledRegion::replaysGraph) &&
           regions.time / regions.count()<t.compileSmallRegion &&static_cast<double>(compiled.frame())> limit;
}

/// V45: what compiling costs at each call is more than the work in it.
void ruleCompileOverhead(const Facts &f, const Thresholds &t, Findings &out)
{
    const Compiled compiled(f);
    if (!isOverhead(f, t, compiled))
        return;
    const Regions &regions = compiled.regions;
    const std::int64_t n = regions.count();
    const Nanoseconds frame = compiled.frame(), device = compiled.device();
    Verdict v;
    v.id = "compile-overhead";
    v.severity = VerdictSeverity::Warning;
    v.title = "torch.compile costs more than its kernels take";
    v.numbers = {Number::time("frame_ns", frame / n),
                 Number::time("device_ns", device / n),
                 Number::ratio("factor", static_cast<double>(frame) / static_cast<double>(device)),
                 Number::time("region_ns", regions.time / n),
                 Number::time("lookup_ns", regions.sum(&CompiledRegion::lookup) / n),
                 Number::ratio("kernels", static_cast<double>(compiled.kernels()) / static_cast<double>(n)),
                 Number::time("per_step_ns", frame / f.judgedSteps())};
    v.thresholds = limits(t, &Thresholds::compileFrames, &Thresholds::compileSmallRegion, &Thresholds::computeBound);
    v.summary = compiled.backward.all.empty()
                    ? "Each call of a compiled region spends {frame_ns} on guards and wrappers around {device_ns} of "
                      "GPU work ({factor} times as much, {kernels} kernels). Eager mode does not pay that."
                    : "Each call of a compiled region, with its backward pass, spends {frame_ns} on guards and "
                      "wrappers around {device_ns} of GPU work ({factor} times as much, {kernels} kernels). Eager mode "
                      "does not pay that.";
    v.advice = "Compile a larger function (the whole model or training step, not one op), use "
               "torch.compile(mode=\"reduce-overhead\") to "
               "replay it as a CUDA graph, or take @torch.compile off functions this small.";
    v.whyItMightBeWrong = "Only a recording without torch.compile shows what eager mode takes: the ops that were fused "
                          "would each pay for "
                          "their own dispatch. Compare the two.";
    // Eager mode pays dispatch for each op that was fused; with hardly any kernel there was hardly anything to fuse.
    if (compiled.kernels() <= 2 * (n + compiled.backward.count()))
        v.gainPerStep = frame / f.judgedSteps();
    addLayers(f, v, **std::ranges::max_element(regions.all, {}, [](const CompiledRegion *r) { return r->frame; }));
    addVerdict(f, t, std::move(v), out);
}

/// V46: the guards, which are checked at every call.
void ruleGuardCost(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const JudgedTime judged(f.steps, f.range);
    std::vector<SliceId> lookups;
    Nanoseconds total = 0;
    for (const SliceId s : f.compile.lookups) {
        if (!judged.holds(trace.start(s)))
            continue;
        lookups.push_back(s);
        total = saturatingAdd(total, trace.duration(s));
    }
    if (lookups.empty())
        return;
    const auto n = static_cast<std::int64_t>(lookups.size());
    const double share = shareOf(total, judgedCpuTime(f));
    if (share < t.guardShare && total / n < t.guardTime)
        return;
    const bool isLate = f.shares && f.shares->share(f.shares->compute) < t.computeBound;
    Verdict v;
    v.id = "guard-cost";
    // Around small regions the lookups are part of a finding of their own.
    const bool isOwn = isLate && share >= t.guardShare && !isOverhead(f, t, Compiled(f));
    v.severity = isOwn ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Checking guards takes time";
    const SliceId longest = *std::ranges::max_element(lookups, {}, [&](SliceId s) { return trace.duration(s); });
    v.numbers = {Number::time("per_step_ns", total / f.judgedSteps()),
                 Number::time("mean_ns", total / n),
                 Number::time("longest_ns", trace.duration(longest)),
                 Number::count("lookups", n),
                 Number::ratio("lookups_per_step", static_cast<double>(n) / static_cast<double>(f.judgedSteps())),
                 Number::share("step_share", share)};
    v.thresholds = limits(t, &Thresholds::guardShare, &Thresholds::guardTime);
    v.summary = "{lookups_per_step} cache lookups a step take {per_step_ns} ({step_share} of it), {mean_ns} on average "
                "and {longest_ns} at "
                "most. They check that the compiled code still fits, at every call.";
    v.advice = "Give the compiled function fewer Python objects to guard (globals, lists of modules, changing "
               "attributes), and compile one "
               "large frame rather than many. In inference, where nothing changes any more: "
               "torch.compiler.set_stance(skip_guard_eval_unsafe=True) around the loop.";
    v.whyItMightBeWrong = "While the CPU is ahead of the GPU the time is hidden.";
    if (isOwn)
        v.gainPerStep = total / f.judgedSteps();
    for (const SliceId s : largest(lookups, 5, [&](SliceId l) { return trace.duration(l); }))
        v.evidence.push_back(evidenceOf(f, s, stepText(f, trace.start(s))));
    addVerdict(f, t, std::move(v), out);
}

/// V47: frames that were compiled again, or that are being compiled in the recording.
void ruleRecompilation(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<SliceId> compiling;
    std::vector<TimeRange> ranges, steadyRanges;
    for (const SliceId s : f.compile.compiling) {
        if (!inRange(f, s))
            continue;
        compiling.push_back(s);
        ranges.push_back(trace.range(s));
        if (const StepWindow *step = stepAt(f, trace.start(s)); step && step->steady)
            steadyRanges.push_back(trace.range(s));
    }
    const Nanoseconds total = length(unite(std::move(ranges)));
    const bool inSteady = !steadyRanges.empty();
    const Nanoseconds steady = length(unite(std::move(steadyRanges)));
    const CompiledFrame *most = nullptr;
    std::int64_t again = 0;
    for (const CompiledFrame &frame : f.compile.frames) {
        again += frame.lastEntry > 0;
        if (frame.lastEntry > 0 && (!most || frame.lastEntry > most->lastEntry))
            most = &frame;
    }
    if (compiling.empty() && !most)
        return;
    Verdict v;
    v.id = "recompilation";
    v.severity = inSteady                                          ? VerdictSeverity::Critical
                 : !compiling.empty()                              ? VerdictSeverity::Warning
                 : most && most->lastEntry >= t.recompileLimit - 1 ? VerdictSeverity::Warning
                                                                   : VerdictSeverity::Info;
    v.title = compiling.empty() ? "Frames were compiled more than once" : "Compiling goes on in the recording";
    v.numbers = {Number::count("compilings", static_cast<std::int64_t>(compiling.size())),
                 Number::time("compiling_ns", total),
                 Number::time("steady_ns", steady),
                 Number::count("frames_again", again),
                 Number::count("frame", most ? most->frame : -1),
                 Number::count("times", most ? most->lastEntry + 1 : 0)};
    v.thresholds = limits(t, &Thresholds::recompileLimit);
    if (!compiling.empty())
        v.summary = inSteady ? "Compiling takes {compiling_ns} of the recording, {steady_ns} of it in steady steps."
                             : "Compiling takes {compiling_ns} of the recording, none of it in a steady step.";
    if (most)
        v.summary += std::string(v.summary.empty() ? "" : " ") +
                     "Frame {frame} runs code that was compiled {times} times for "
                     "different inputs. Frames compiled more than once: {frames_again}.";
    v.advice =
        compiling.empty()
            ? "TORCH_LOGS=\"recompiles\" names the guard that failed. Changing sizes: torch.compile(dynamic=True), "
              "torch._dynamo.mark_dynamic(x, 0), or pad the input; changing numbers: hand them over as tensors."
            : "Call the compiled function with every shape before the recording (and before timing). If it compiles "
              "again later, TORCH_LOGS=\"recompiles\" names the guard that failed; changing sizes take "
              "torch.compile(dynamic=True).";
    v.whyItMightBeWrong = "One compilation more, for changing sizes, is how torch.compile finds out about them.";
    if (inSteady)
        v.gainPerStep = steady / f.judgedSteps();
    for (const SliceId s : largest(compiling, 5, [&](SliceId c) { return trace.duration(c); }))
        v.evidence.push_back(evidenceOf(f, s, std::string(trace.name(s))));
    if (most)
        v.evidence.push_back(evidenceOf(f, most->example, std::string(trace.name(most->example))));
    out.verdicts.push_back(std::move(v));
}

/// V48: addmm copies its bias into the output before the product adds to it.
void ruleAddmmBiasCopy(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<const Launch *> copies;
    Nanoseconds copied = 0, prepared = 0;
    std::int64_t bytes = 0;
    for (const Launch &l : f.launches) {
        if (!l.judged || !l.op || trace.name(l.op).find("addmm") == std::string_view::npos)
            continue;
        if (trace.category(l.work) == Category::Kernel) {
            if (!copies.empty() && copies.back()->op == l.op)
                prepared = saturatingAdd(prepared, trace.duration(l.work));
            continue;
        }
        if (trace.category(l.work) != Category::Memcpy || trace.name(l.work).find("DtoD") == std::string_view::npos)
            continue;
        copies.push_back(&l);
        copied = saturatingAdd(copied, trace.duration(l.work));
        if (const DeviceArgs *args = trace.deviceArgs(l.work); args && args->bytes > 0)
            bytes = saturatingAdd(bytes, args->bytes);
    }
    if (copies.empty() || prepared == 0)
        return; // a copy without a product behind it is something else
    const auto n = static_cast<std::int64_t>(copies.size());
    const double share = shareOf(copied, saturatingAdd(copied, prepared));
    const auto isCompiled = [&](const Launch &l) {
        for (SliceId p = trace.parent(l.op); p; p = trace.parent(p))
            if (const CompileRow row = compileRow(trace.name(p)); row == CompileRow::Graph || row == CompileRow::Region)
                return true;
        return false;
    };
    const bool compiled = isCompiled(*copies.front());
    Verdict v;
    v.id = "addmm-bias-copy";
    v.severity = share >= t.biasCopyShare && f.shares && f.shares->share(f.shares->busy) >= t.computeBound
                     ? VerdictSeverity::Warning
                     : VerdictSeverity::Info;
    v.title = "addmm copies its bias first";
    v.numbers = {Number::count("copies", n),
                 Number::time("copy_ns", copied / n),
                 Number::time("product_ns", prepared / n),
                 Number::bytes("bytes", bytes / n),
                 Number::share("share", share),
                 Number::ratio("gb_per_s", copied > 0 ? static_cast<double>(bytes) / static_cast<double>(copied) : 0),
                 Number::text("copies_text", countOf(copies.size(), "time", "times"))};
    v.thresholds = limits(t, &Thresholds::biasCopyShare, &Thresholds::computeBound);
    v.summary =
        std::string(
            "{copies_text} addmm copies {bytes} of bias into its output ({copy_ns}, Memcpy DtoD), and the product of "
            "{product_ns} adds to that: {share} of both together.") +
        (compiled ? " torch.compile turned matmul + add into addmm: another call, no fused kernel." : "");
    v.advice = "Hand over a bias of one dimension, as nn.Linear does: the product adds it while it stores (epilogue), "
               "without a copy. A "
               "full-size addend is fused by torch.compile(mode=\"max-autotune\").";
    v.whyItMightBeWrong =
        "An addend that differs in every row cannot go into the epilogue; then the copy is the price.";
    v.gainPerStep = deviceGain(f, t, copied);
    for (const Launch *l : largest(copies, 5, [&](const Launch *c) { return trace.duration(c->work); })) {
        v.evidence.push_back(
            evidenceOf(f, l->work, "the copy of the bias" + (l->call ? lineText(f, l->call) : std::string())));
        v.evidence.push_back(evidenceOf(f, l->op, "its addmm"));
    }
    addVerdict(f, t, std::move(v), out);
}

/// V52: work that is in fused kernels already.
void ruleAlreadyFused(const Facts &f, const Thresholds &t, Findings &out)
{
    const auto isFused = [](const KernelGroup &g) {
        const KernelName &k = g.kernel;
        return (k.isMatrixProduct() && !k.epilogue.empty() && k.epilogue != "beta") ||
               (k.family == KernelFamily::Attention && k.operation != "helper") || k.fusedOps.size() > 1;
    };
    const Nanoseconds all = computeTime(f);
    const PickedKernels fused = pickKernels(f, isFused);
    const double share = shareOf(fused.time, all);
    if (fused.groups.empty() || share < t.fusedShare)
        return;
    const auto timeOf = [&](auto pick) {
        return pickKernels(f, [&](const KernelGroup &g) { return isFused(g) && pick(g.kernel); }).time;
    };
    Verdict v;
    v.id = "already-fused";
    v.severity = VerdictSeverity::Good;
    v.title = "Already fused";
    v.numbers = {
        Number::share("kernel_share", share),
        Number::time("fused_ns", fused.time),
        Number::count("kernels", fused.count),
        Number::share("epilogue_share", shareOf(timeOf([](const KernelName &k) { return k.isMatrixProduct(); }), all)),
        Number::share("attention_share",
                      shareOf(timeOf([](const KernelName &k) { return k.family == KernelFamily::Attention; }), all)),
        Number::share("triton_share", shareOf(timeOf([](const KernelName &k) { return k.fusedOps.size() > 1; }), all)),
        Number::text("kernel", shortName(f.trace->text(fused.groups.front()->name)))};
    v.thresholds = limits(t, &Thresholds::fusedShare);
    v.summary = "{kernel_share} of kernel time is in kernels that do several ops in one: products with bias or "
                "activation in their "
                "epilogue {epilogue_share}, attention {attention_share}, Triton's fused kernels {triton_share}. The "
                "longest is {kernel}.";
    v.advice = "Nothing to do: torch.compile finds little to fuse there.";
    v.whyItMightBeWrong = "Judged by kernel names; that an op is fused does not say that its kernel is quick.";
    addKernels(f, v, fused);
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> compileRules()
{
    static constexpr Rule rules[]{ruleCompiledRegions, ruleCompileOverhead, ruleGuardCost,
                                  ruleRecompilation,   ruleAddmmBiasCopy,   ruleAlreadyFused};
    return rules;
}

} // namespace lanescope
