// What the kernels and the ops around them show: V16-V24 of the catalogue.

#include "core/verdict/rules/common.h"

#include "core/base/statistics.h"
#include "core/base/words.h"

#include <cmath>
#include <fmt/format.h>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace lanescope {

namespace {

bool isCompute(const Facts &f, const KernelGroup &g)
{
    return g.category == Category::Kernel && !isCommunicationName(f.trace->text(g.name));
}

/// Summed time of the judged compute kernels.
Nanoseconds computeTime(const Facts &f)
{
    Nanoseconds sum = 0;
    for (const KernelGroup &g : f.kernels)
        if (isCompute(f, g))
            sum = saturatingAdd(sum, g.total);
    return sum;
}

bool isBound(const Facts &f, const Thresholds &t, std::string_view id)
{
    return boundId(f, t) == id;
}

/// How the durations of one kind of kernel spread.
struct Spread {
    const KernelGroup *group = nullptr;
    std::vector<Nanoseconds> durations;
    std::vector<std::uint32_t> outliers; ///< launches, by start
    Nanoseconds excess = 0;              ///< what the outliers took more than usual
    bool samePlace = false;              ///< compared with the same place in other steps
    bool sameSize = false;               ///< compared with all, whose launch geometry follows their size
};

/// Adds those of `launches` that took more than the factor allows, against the usual time.
void addOutliers(const Facts &f, const Thresholds &t, const std::vector<std::uint32_t> &launches, Nanoseconds usual,
                 Spread &s)
{
    for (const std::uint32_t i : launches) {
        const Nanoseconds d = f.trace->duration(f.launches[i].work);
        if (static_cast<double>(d) <= t.varianceFactor * static_cast<double>(usual))
            continue;
        s.outliers.push_back(i);
        s.excess = saturatingAdd(s.excess, d - usual);
    }
}

/// Compares each kernel with the ones at the same place of the other steps: two that only share name and geometry may be of different
/// sizes. Where the steps do not hold equally many, or agree with each other and the geometry tells the size, with the median of all.
Spread spreadOf(const Facts &f, const Thresholds &t, const KernelGroup &g)
{
    const Trace &trace = *f.trace;
    Spread s;
    s.group = &g;
    std::map<std::int32_t, std::vector<std::uint32_t>> bySteps;
    for (const std::uint32_t i : g.judged) {
        s.durations.push_back(trace.duration(f.launches[i].work));
        bySteps[f.launches[i].step].push_back(i);
    }
    const std::size_t places = bySteps.begin()->second.size();
    s.samePlace = bySteps.size() >= 2 && std::ranges::all_of(bySteps, [&](const auto &step) {
                      return step.first >= 0 && step.second.size() == places;
                  });
    for (std::size_t place = 0; s.samePlace && place < places; ++place) {
        std::vector<std::uint32_t> here;
        std::vector<Nanoseconds> times;
        for (const auto &[step, launches] : bySteps) {
            here.push_back(launches[place]);
            times.push_back(trace.duration(f.launches[launches[place]].work));
        }
        // Of two the shorter one is the usual.
        const Nanoseconds usual = times.size() == 2 ? std::ranges::min(times) : median(std::move(times));
        addOutliers(f, t, here, usual, s);
    }
    // A block of an element-wise kernel does a fixed number of elements.
    s.sameSize = s.outliers.empty() &&
                 (g.kernel.family == KernelFamily::Elementwise || g.kernel.family == KernelFamily::Indexing);
    if (!s.samePlace || s.sameSize) {
        addOutliers(f, t, g.judged, median(s.durations), s);
        s.samePlace = false;
    }
    std::ranges::sort(s.outliers);
    return s;
}

/// V16: the same kernel takes different times.
void ruleKernelVariance(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const Nanoseconds all = computeTime(f);
    Spread worst;
    std::int64_t others = 0;
    for (const KernelGroup &g : f.kernels) {
        if (!isCompute(f, g) || static_cast<std::int64_t>(g.judged.size()) < t.varianceCalls ||
            shareOf(g.total, all) < t.varianceKernelShare)
            continue;
        Spread s = spreadOf(f, t, g);
        if (s.outliers.empty() || judgedShare(f, s.excess) < t.varianceCost)
            continue;
        others += worst.group ? 1 : 0;
        if (!worst.group || s.excess > worst.excess)
            worst = std::move(s);
    }
    if (!worst.group)
        return;
    std::vector<Nanoseconds> sorted = worst.durations;
    std::ranges::sort(sorted);
    const std::size_t n = sorted.size();
    const Nanoseconds usual = median(sorted);
    Nanoseconds sum = 0, beside = 0;
    std::vector<Nanoseconds> away;
    for (const Nanoseconds d : sorted) {
        sum = saturatingAdd(sum, d);
        away.push_back(std::abs(d - usual));
    }
    for (const std::uint32_t i : worst.outliers)
        beside += runsBesideOthers(f, i) ? 1 : 0;
    const Nanoseconds mad = median(std::move(away));
    const auto percentile = [&](double p) {
        return sorted[static_cast<std::size_t>(p * static_cast<double>(n - 1) + 0.5)];
    };

    Verdict v;
    v.id = "kernel-variance";
    const double cost = judgedShare(f, worst.excess);
    // With sizes unknown it stays a remark.
    v.severity = worst.samePlace && cost >= t.warning ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "The same kernel takes different times";
    v.numbers = {
        Number::text("kernel", shortName(trace.text(worst.group->name))),
        Number::count("calls", static_cast<std::int64_t>(n)),
        Number::time("median_ns", usual),
        Number::time("mean_ns", sum / static_cast<Nanoseconds>(n)),
        Number::time("max_ns", sorted.back()),
        Number::share("spread",
                      usual > 0 ? static_cast<double>(percentile(0.95) - percentile(0.05)) / static_cast<double>(usual)
                                : 0),
        Number::ratio("robust_z",
                      mad > 0 ? 0.6745 * static_cast<double>(sorted.back() - usual) / static_cast<double>(mad) : 0),
        Number::count("outliers", static_cast<std::int64_t>(worst.outliers.size())),
        Number::count("beside_other_streams", beside),
        Number::count("other_kernels", others),
        Number::time("excess_ns", worst.excess),
        Number::time("excess_per_step_ns", worst.excess / f.judgedSteps()),
        Number::share("share", cost)};
    v.thresholds = limits(t, &Thresholds::varianceCalls, &Thresholds::varianceFactor, &Thresholds::varianceKernelShare,
                          &Thresholds::varianceCost, &Thresholds::warning);
    v.summary =
        "{kernel} takes {median_ns} (median of {calls}; mean {mean_ns}), but {outliers} of them up to {max_ns}: "
        "{excess_per_step_ns} a step more than usual ({share}).";
    if (beside > 0)
        v.summary += " {beside_other_streams} of those run beside work of another stream.";
    if (others > 0)
        v.summary += " {other_kernels} more kernels spread too.";
    v.advice = "Compare by the median, not the mean. ";
    v.advice +=
        beside * 2 > static_cast<Nanoseconds>(worst.outliers.size())
            ? "Two streams share the GPU's units and its memory bandwidth: see whether the work beside it is worth it "
              "there."
        : worst.sameSize
            ? "It is the data that differ: memory is read far faster where neighbouring elements or indices lie "
              "together."
            : "To tell clocks from other causes, fix them (nvidia-smi -lgc) and record again; see also whether another "
              "process uses the GPU.";
    v.whyItMightBeWrong =
        worst.samePlace  ? "Inputs may have had other sizes in those steps."
        : worst.sameSize ? "The launch geometry is the same, and with it the size; inputs that are broadcast read less."
                         : "They may be of different sizes: name and launch geometry are the same, but shapes are "
                           "not known.";
    addSamples(f, t, v);
    if (v.severity == VerdictSeverity::Warning && isBound(f, t, "compute-bound"))
        v.gainPerStep = worst.excess / f.judgedSteps();
    for (const std::uint32_t i :
         largest(worst.outliers, 20, [&](std::uint32_t k) { return trace.duration(f.launches[k].work); })) {
        const SliceId s = f.launches[i].work;
        v.evidence.push_back(
            evidenceOf(f, s, fmt::format("{} {}", timeText(trace.duration(s)), stepText(f, trace.start(s)))));
    }
    out.verdicts.push_back(std::move(v));
}

/// V17: one kernel is a large part of a device-bound run.
void ruleHotspotKernel(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!isBound(f, t, "compute-bound"))
        return;
    const Trace &trace = *f.trace;
    struct Sum {
        Nanoseconds total = 0;
        std::vector<std::uint32_t> launches;
    };
    std::map<NameId, Sum> byName;
    for (const KernelGroup &g : f.kernels) {
        if (!isCompute(f, g))
            continue;
        Sum &s = byName[g.name];
        s.total = saturatingAdd(s.total, g.total);
        s.launches.insert(s.launches.end(), g.judged.begin(), g.judged.end());
    }
    const auto top = std::ranges::max_element(byName, {}, [](const auto &e) { return e.second.total; });
    if (top == byName.end())
        return;
    const Nanoseconds all = computeTime(f);
    const double share = shareOf(top->second.total, all);
    const auto calls = static_cast<std::int64_t>(top->second.launches.size());
    if (share < t.hotspotKernel || calls == 0)
        return;
    std::map<std::string_view, std::int64_t> ops;
    for (const std::uint32_t i : top->second.launches)
        ++ops[f.launches[i].op ? trace.name(f.launches[i].op) : std::string_view()];
    const std::string_view op = std::ranges::max_element(ops, {}, [](const auto &e) { return e.second; })->first;
    Verdict v;
    v.id = "hotspot-kernel";
    v.title = "One kernel takes most of the GPU's time";
    v.numbers = {Number::text("kernel", shortName(trace.text(top->first))),
                 Number::share("share", share),
                 Number::time("total_ns", top->second.total),
                 Number::time("per_step_ns", top->second.total / f.judgedSteps()),
                 Number::count("calls", calls),
                 Number::time("mean_ns", top->second.total / calls),
                 Number::text("op", std::string(op))};
    v.thresholds = limits(t, &Thresholds::hotspotKernel);
    v.summary = "{kernel} takes {share} of all kernel time: {per_step_ns} a step, {mean_ns} a call.";
    if (!op.empty())
        v.summary += " {op} launches it.";
    v.advice = "This is where work on the GPU side pays: a lower precision, other shapes, another algorithm. For a "
               "large product of "
               "matrices it is no fault: that is what the GPU is for.";
    v.whyItMightBeWrong = "Kernels of one name may be of different sizes.";
    addSamples(f, t, v);
    for (const std::uint32_t i :
         largest(top->second.launches, 10, [&](std::uint32_t k) { return trace.duration(f.launches[k].work); }))
        v.evidence.push_back(evidenceOf(f, f.launches[i].work, timeText(trace.duration(f.launches[i].work))));
    out.verdicts.push_back(std::move(v));
}

/// V18: an op of many short calls takes a good part of the CPU's time.
void ruleManyCalls(const Facts &f, const Thresholds &t, Findings &out)
{
    if (isBound(f, t, "compute-bound") || !f.sharesAreSteady)
        return; // hidden behind the GPU's work, or nothing to divide by
    const Trace &trace = *f.trace;
    for (const OpStatistics &op : f.calls.ops) {
        const double share = shareOf(op.self, f.calls.judgedTime);
        if (share < t.manyCallsShare)
            break; // by self time, most first
        const std::int64_t perStep = op.count / f.judgedSteps();
        if (op.self / std::max<std::int64_t>(1, op.count) >= t.manyCallsSelf || perStep < t.manyCallsPerStep)
            continue;
        Verdict v;
        v.id = "many-calls";
        v.severity = isBound(f, t, "overhead-bound") ? VerdictSeverity::Warning : VerdictSeverity::Info;
        v.title = "Many short calls of {op}";
        v.numbers = {Number::text("op", std::string(trace.text(op.name))), Number::count("calls_per_step", perStep),
                     Number::time("self_mean_ns", op.self / op.count),
                     Number::time("self_per_step_ns", op.self / f.judgedSteps()), Number::share("share", share)};
        v.thresholds =
            limits(t, &Thresholds::manyCallsShare, &Thresholds::manyCallsSelf, &Thresholds::manyCallsPerStep);
        v.summary = "{op} is called {calls_per_step} times a step, {self_mean_ns} of the CPU each without what lies "
                    "below: {share} of "
                    "the CPU time of all threads.";
        v.advice = "Do the same with fewer calls: batch the tensors (torch.stack, torch._foreach_*), let torch.compile "
                   "fuse the chain, "
                   "or replay it as a CUDA graph.";
        v.whyItMightBeWrong = "Recording makes short ops look longer than they are.";
        addSamples(f, t, v);
        std::vector<SliceId> slices;
        for (const std::uint32_t s : op.slices)
            if (const StepWindow *step = stepAt(f, trace.start(SliceId(s))); step && step->steady)
                slices.emplace_back(s);
        for (const SliceId s : largest(slices, 10, [&](SliceId x) { return trace.duration(x); }))
            v.evidence.push_back(evidenceOf(f, s, timeText(trace.duration(s))));
        out.verdicts.push_back(std::move(v));
    }
}

/// V19: ops that take long only because of what they call.
void ruleCostBelow(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.sharesAreSteady)
        return;
    const Trace &trace = *f.trace;
    std::vector<const OpStatistics *> found;
    for (const OpStatistics &op : f.calls.ops)
        if (op.count > 0 && op.mainChild && judgedShare(f, op.total) >= t.costBelowShare &&
            static_cast<double>(op.self) < t.costBelowSelf * static_cast<double>(op.total))
            found.push_back(&op);
    if (found.empty())
        return;
    found = largest(found, 5, [](const OpStatistics *op) { return op->total; });
    std::string list;
    for (const OpStatistics *op : found)
        list += (list.empty() ? "" : ", ") +
                fmt::format("{} ({} of {} in {})", trace.text(op->name), timeText(op->mainChildTime / f.judgedSteps()),
                            timeText(op->total / f.judgedSteps()), trace.text(op->mainChild));
    Verdict v;
    v.id = "cost-below";
    v.title = "The cost lies below";
    v.numbers = {Number::count("ops", static_cast<std::int64_t>(found.size())), Number::text("list", list),
                 Number::time("self_ns", found.front()->self), Number::time("total_ns", found.front()->total)};
    v.thresholds = limits(t, &Thresholds::costBelowSelf, &Thresholds::costBelowShare);
    v.summary = "These ops do next to nothing themselves; read on in what they call, times a step: {list}.";
    v.advice = "Nothing to change here: it tells where to look next.";
    v.whyItMightBeWrong = "Self time is what no row below covers; code without rows counts as the op's own.";
    for (const OpStatistics *op : found) {
        const auto longest =
            std::ranges::max_element(op->slices, {}, [&](std::uint32_t s) { return trace.duration(SliceId(s)); });
        v.evidence.push_back(evidenceOf(f, SliceId(*longest), "its longest call"));
    }
    out.verdicts.push_back(std::move(v));
}

/// Ops in which the library asked how many blocks of a kernel fit.
std::unordered_map<SliceId, SliceId> queriesByOp(const Facts &f)
{
    std::unordered_map<SliceId, SliceId> queries;
    for (const DeviceCall &c : f.calls.calls)
        if (c.kind == CallKind::OccupancyQuery && c.op)
            queries.try_emplace(c.op, c.slice);
    return queries;
}

/// V20: the library asked how many blocks of the kernel fit on the chip: a heavy kernel that adapts to it.
void ruleOccupancyQuery(const Facts &f, const Thresholds &t, Findings &out)
{
    const auto queries = queriesByOp(f);
    if (queries.empty())
        return; // that proves nothing: newer libraries choose without asking
    const Trace &trace = *f.trace;
    struct Found {
        SliceId query;
        std::uint32_t launch;
    };
    std::vector<Found> found;
    std::map<NameId, std::int64_t> kernels;
    std::unordered_set<SliceId> seen;
    for (std::uint32_t i = 0; i < f.launches.size(); ++i) {
        const Launch &l = f.launches[i];
        const auto query = l.op ? queries.find(l.op) : queries.end();
        if (query == queries.end() || !l.call || trace.category(l.work) != Category::Kernel || !inRange(f, l.work) ||
            trace.start(l.call) < trace.start(query->second) || seen.contains(l.op))
            continue;
        const std::string_view name = trace.name(l.work);
        const DeviceArgs *a = trace.deviceArgs(l.work);
        const bool isHeavy = a && (a->registersPerThread >= t.heavyRegisters || a->sharedMemoryBytes > 0);
        const bool isPrimitive =
            name.find("cub::") != std::string_view::npos || name.find("thrust") != std::string_view::npos;
        if (isPrimitive || !(isHeavy || isGemmLike(name)))
            continue;
        seen.insert(l.op);
        found.push_back({query->second, i});
        ++kernels[trace.nameId(l.work)];
    }
    if (found.empty())
        return;
    const auto most = std::ranges::max_element(kernels, {}, [](const auto &k) { return k.second; });
    Verdict v;
    v.id = "occupancy-query";
    v.title = "The library sizes a kernel to the GPU";
    v.numbers = {Number::count("queries", static_cast<std::int64_t>(found.size())),
                 Number::count("kernels", static_cast<std::int64_t>(kernels.size())),
                 Number::text("kernel", shortName(trace.text(most->first))),
                 Number::text("what", countOf(found.size(), "launch", "launches"))};
    v.thresholds = limits(t, &Thresholds::heavyRegisters);
    v.summary = "Before {what} the library asked how many blocks of the kernel fit on a multiprocessor (most often "
                "{kernel}). It does "
                "that for heavy kernels, to choose how to split the work (split-K, stream-K, persistent).";
    v.advice =
        "Nothing to change: such a kernel is worth tuning by shapes and precision, and its call is no simple launch.";
    v.whyItMightBeWrong = "Not every heavy kernel is asked for: newer libraries decide without a query.";
    for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 10); ++i) {
        v.evidence.push_back(evidenceOf(f, found[i].query, "the query"));
        v.evidence.push_back(evidenceOf(f, f.launches[found[i].launch].work, "its kernel"));
    }
    out.verdicts.push_back(std::move(v));
}

/// V21: kernels of few registers and no shared memory: element by element, bound by memory or by their launch.
void ruleResourceLight(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const auto queries = queriesByOp(f);
    std::int64_t all = 0, light = 0, unknown = 0;
    Nanoseconds time = 0;
    std::vector<const KernelGroup *> groups;
    for (const KernelGroup &g : f.kernels) {
        if (!isCompute(f, g) || g.judged.empty())
            continue;
        const auto calls = static_cast<std::int64_t>(g.judged.size());
        all += calls;
        if (!g.geometry || g.geometry->registersPerThread < 0) {
            unknown += calls;
            continue;
        }
        const SliceId op = f.launches[g.judged.front()].op;
        if (g.geometry->registersPerThread > t.lightRegisters || g.geometry->sharedMemoryBytes != 0 ||
            (op && queries.contains(op)))
            continue;
        light += calls;
        time = saturatingAdd(time, g.total);
        groups.push_back(&g);
    }
    if (all > 0 && unknown == all) {
        out.notDecidable.push_back(
            {"resource-light", "registers per thread in the kernels' records, which only CUDA recordings have"});
        return;
    }
    if (light == 0)
        return;
    Verdict v;
    v.id = "resource-light";
    v.title = "Light kernels: fusing helps them, tuning does not";
    v.numbers = {Number::count("light", light),
                 Number::count("kernels", all),
                 Number::share("count_share", static_cast<double>(light) / static_cast<double>(all)),
                 Number::share("time_share", shareOf(time, computeTime(f))),
                 Number::time("per_step_ns", time / f.judgedSteps()),
                 Number::time("mean_ns", time / light),
                 Number::text("kernel", shortName(trace.text(groups.front()->name)))};
    v.thresholds = limits(t, &Thresholds::lightRegisters);
    v.summary = "{light} of {kernels} kernels ({time_share} of kernel time, {mean_ns} each) use few registers and no "
                "shared memory, as "
                "element-wise ops do; most time in {kernel}. They wait for memory, or for their own launch.";
    v.advice =
        "Make fewer of them: torch.compile fuses neighbours into one kernel that reads and writes its data once.";
    v.whyItMightBeWrong = "Registers and shared memory tell of a kernel's build, not of what limits it.";
    for (const KernelGroup *g : largest(groups, 10, [](const KernelGroup *x) { return x->total; }))
        v.evidence.push_back(evidenceOf(f, f.launches[g->judged.front()].work, shortName(trace.text(g->name))));
    out.verdicts.push_back(std::move(v));
}

/// V22: most kernels are shorter than it takes to launch them.
void ruleShortKernels(const Facts &f, const Thresholds &t, Findings &out)
{
    if (isBound(f, t, "compute-bound"))
        return; // launched ahead of the GPU, so their launches cost nothing
    const Trace &trace = *f.trace;
    std::int64_t all = 0;
    std::vector<std::uint32_t> shorts;
    std::vector<Nanoseconds> durations, calls;
    for (std::uint32_t i = 0; i < f.launches.size(); ++i) {
        const Launch &l = f.launches[i];
        if (!l.judged || !l.call || l.fromGraph || trace.category(l.work) != Category::Kernel)
            continue;
        ++all;
        const Nanoseconds gpu = trace.duration(l.work), cpu = trace.duration(l.call);
        if (gpu >= t.shortKernel && (gpu >= cpu || cpu > t.shortKernelLaunch))
            continue;
        shorts.push_back(i);
        durations.push_back(gpu);
        calls.push_back(cpu);
    }
    if (all == 0 || static_cast<double>(shorts.size()) <= t.shortKernels * static_cast<double>(all))
        return;
    Verdict v;
    v.id = "short-kernels";
    v.severity = isBound(f, t, "overhead-bound") ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Most kernels are too short to pay for their launch";
    v.numbers = {Number::count("short", static_cast<std::int64_t>(shorts.size())),
                 Number::count("kernels", all),
                 Number::share("share", static_cast<double>(shorts.size()) / static_cast<double>(all)),
                 Number::count("per_step", static_cast<std::int64_t>(shorts.size()) / f.judgedSteps()),
                 Number::time("median_ns", median(durations)),
                 Number::time("launch_median_ns", median(std::move(calls)))};
    v.thresholds = limits(t, &Thresholds::shortKernel, &Thresholds::shortKernelLaunch, &Thresholds::shortKernels);
    v.summary = "{short} of {kernels} kernels ({share}) are short: {median_ns} on the GPU against {launch_median_ns} "
                "for the launch call "
                "alone (medians).";
    v.advice = "Launch fewer and larger ones: a larger batch, torch.compile to fuse neighbours, optimizers with "
               "fused=True, or "
               "torch.compile(mode=\"reduce-overhead\") / torch.cuda.graphs to replay all launches as one.";
    v.whyItMightBeWrong = "Where the GPU is kept busy by other streams, short kernels cost nothing.";
    addSamples(f, t, v);
    std::map<NameId, std::pair<std::int64_t, std::uint32_t>> names;
    for (const std::uint32_t i : shorts) {
        const auto [it, isNew] =
            names.try_emplace(trace.nameId(f.launches[i].work), std::pair<std::int64_t, std::uint32_t>{0, i});
        ++it->second.first;
    }
    std::vector<std::pair<std::int64_t, std::uint32_t>> kinds;
    for (const auto &[name, kind] : names)
        kinds.push_back(kind);
    for (const auto &[count, i] : largest(kinds, 10, [](const auto &k) { return k.first; }))
        v.evidence.push_back(evidenceOf(f, f.launches[i].work,
                                        fmt::format("{} times: {}", countText(static_cast<std::uint64_t>(count)),
                                                    shortName(trace.name(f.launches[i].work)))));
    out.verdicts.push_back(std::move(v));
}

/// V23: launch calls that take long, without what the profiler and loading took of them.
void ruleSlowRuntimeCalls(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<TimeRange> records;
    for (const auto *list : {&f.cost.requests, &f.cost.others, &f.cost.loading})
        for (const SliceId s : *list)
            records.push_back(trace.range(s));
    const Intervals others = unite(std::move(records));
    std::vector<SliceId> slow;
    std::vector<TimeRange> ranges;
    std::vector<Nanoseconds> usual;
    Nanoseconds total = 0;
    std::int64_t allocations = 0;
    Nanoseconds allocationTime = 0;
    for (const DeviceCall &c : f.calls.calls) {
        if (!c.judged)
            continue;
        const TimeRange r = trace.range(c.slice);
        if (c.kind == CallKind::Allocation) {
            ++allocations;
            allocationTime = saturatingAdd(allocationTime, r.length());
        }
        if (c.kind != CallKind::Launch || trace.name(c.slice).find("Graph") != std::string_view::npos)
            continue;
        usual.push_back(r.length());
        if (r.length() <= t.slowCall || r.length() - overlapLength(others, r) <= t.slowCall)
            continue;
        slow.push_back(c.slice);
        ranges.push_back(r);
        total = saturatingAdd(total, r.length());
    }
    if (slow.empty())
        return;
    std::vector<TimeRange> waits;
    for (const Gap &g : f.idle)
        for (const GapPart &p : g.parts)
            if (p.cause == GapCause::HostWait)
                waits.push_back(p.range);
    const Nanoseconds idle = length(intersect(unite(std::move(ranges)), unite(std::move(waits))));
    const double cost = judgedShare(f, idle);
    if (cost < t.slowCallCost && judgedShare(f, total) < t.slowCallCost)
        return;
    const Nanoseconds normal = median(std::move(usual));
    Verdict v;
    v.id = "slow-runtime-calls";
    v.severity = f.sharesAreSteady && cost >= t.slowCallCost ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = cost >= t.slowCallCost ? "Some launch calls take long, and the GPU waits" : "Some launch calls take long";
    v.numbers = {Number::count("calls", static_cast<std::int64_t>(slow.size())),
                 Number::time("total_ns", total),
                 Number::time("median_ns", normal),
                 Number::time("gpu_idle_ns", idle),
                 Number::time("idle_per_step_ns", idle / f.judgedSteps()),
                 Number::share("share", cost),
                 Number::count("allocations", allocations),
                 Number::time("allocation_ns", allocationTime),
                 Number::text("calls_text", countOf(slow.size(), "launch call takes", "launch calls take"))};
    v.thresholds = limits(t, &Thresholds::slowCall, &Thresholds::slowCallCost);
    v.summary = "{calls_text} longer than {slow_call_ns}, {total_ns} together; a usual one takes {median_ns} (median). "
                "The GPU does "
                "nothing for {idle_per_step_ns} of it a step ({share}).";
    v.numbers.push_back(Number::time("slow_call_ns", t.slowCall));
    if (allocations > 0)
        v.summary += " Apart from those, {allocations} calls get or free memory ({allocation_ns}).";
    v.advice = cost >= t.slowCallCost
                   ? "Look at what the CPU does there: another thread that holds a lock of the driver, a CPU that is "
                     "shared or sleeps, "
                     "memory that is freed. Pin the process to its own cores, and see whether it repeats."
                   : "Nothing to do while the GPU is busy meanwhile: a launch also waits where its queue is full.";
    v.whyItMightBeWrong = "A thread that the system put aside in the middle of a call looks the same.";
    addSamples(f, t, v);
    if (v.severity == VerdictSeverity::Warning)
        v.gainPerStep =
            std::max<Nanoseconds>(0, idle - normal * static_cast<Nanoseconds>(slow.size())) / f.judgedSteps();
    for (const SliceId s : largest(slow, 20, [&](SliceId x) { return trace.duration(x); }))
        v.evidence.push_back(
            evidenceOf(f, s, fmt::format("{} {}", timeText(trace.duration(s)), stepText(f, trace.start(s)))));
    out.verdicts.push_back(std::move(v));
}

/// V24: work that begins long after its launch: behind a full stream (the CPU is ahead, good) or on an idle GPU (something else held it).
void ruleLaunchDelay(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::int64_t queued = 0;
    std::vector<std::uint32_t> idle;
    std::vector<Nanoseconds> delays;
    Nanoseconds idleTime = 0, longest = 0;
    std::uint32_t longestQueued = 0;
    const Intervals profiler = profilerTime(f);
    for (std::uint32_t i = 0; i < f.launches.size(); ++i) {
        const Launch &l = f.launches[i];
        if (!l.judged || !l.call || l.fromGraph || l.delay <= t.launchDelay)
            continue;
        const TimeRange wait{trace.end(l.call), trace.start(l.work)};
        const std::int64_t number = trace.lane(trace.laneOf(l.work)).device().value_or(-1);
        const auto device = std::ranges::find(f.devices, number, &DeviceTime::device);
        const Nanoseconds busy = device != f.devices.end() ? overlapLength(device->busy, wait) : 0;
        delays.push_back(l.delay);
        if (2 * (busy + overlapLength(profiler, wait)) > wait.length()) {
            ++queued;
            if (l.delay > longest) {
                longest = l.delay;
                longestQueued = i;
            }
        } else {
            idle.push_back(i);
            idleTime = saturatingAdd(idleTime, wait.length() - busy);
        }
    }
    if (delays.empty())
        return;
    Verdict v;
    v.id = "launch-delay";
    v.severity = idle.empty() ? VerdictSeverity::Good : VerdictSeverity::Info;
    v.title = idle.empty() ? "Work starts late because the GPU is busy" : "Some launched work waits on an idle GPU";
    v.numbers = {
        Number::count("late", static_cast<std::int64_t>(delays.size())),      Number::count("queued", queued),
        Number::count("on_idle_gpu", static_cast<std::int64_t>(idle.size())), Number::time("idle_ns", idleTime),
        Number::time("median_delay_ns", median(std::move(delays))),           Number::time("limit_ns", t.launchDelay)};
    v.thresholds = limits(t, &Thresholds::launchDelay);
    v.summary = "{late} launches begin more than {limit_ns} after their call ended ({median_delay_ns} in the median).";
    v.summary +=
        idle.empty()
            ? " All of them stood in a queue behind other work: the GPU waited for none of them."
            : " {queued} stood in a queue behind other work, which is healthy; {on_idle_gpu} waited though the GPU did "
              "nothing ({idle_ns} together).";
    v.advice = idle.empty()
                   ? "Nothing to do."
                   : "Look at what those wait for: an event of another stream, a copy, a GPU that has to wake up.";
    v.whyItMightBeWrong =
        "The file does not hold the dependencies between streams, so what a launch waits for is an inference.";
    for (const std::uint32_t i : largest(idle, 20, [&](std::uint32_t k) { return f.launches[k].delay; }))
        v.evidence.push_back(
            evidenceOf(f, f.launches[i].work, fmt::format("{} after its call", timeText(f.launches[i].delay))));
    if (v.evidence.empty())
        v.evidence.push_back(
            evidenceOf(f, f.launches[longestQueued].work, fmt::format("{} in the queue", timeText(longest))));
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> kernelRules()
{
    static constexpr Rule rules[]{ruleKernelVariance, ruleHotspotKernel,    ruleManyCalls,
                                  ruleCostBelow,      ruleOccupancyQuery,   ruleResourceLight,
                                  ruleShortKernels,   ruleSlowRuntimeCalls, ruleLaunchDelay};
    return rules;
}

} // namespace lanescope
