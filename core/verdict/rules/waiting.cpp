// Who waits for whom: V25-V32 of the catalogue.

#include "core/verdict/rules/common.h"

#include "core/base/words.h"

#include <array>
#include <fmt/format.h>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace lanescope {

namespace {

/// Time that the profiler did not cause.
Nanoseconds ownLength(const Gap &gap)
{
    Nanoseconds sum = 0;
    for (const GapPart &p : gap.parts)
        if (p.cause != GapCause::BufferRequest && p.cause != GapCause::Profiler)
            sum = saturatingAdd(sum, p.range.length());
    return sum;
}

/// What the CPU did in a gap, in words.
std::string gapNote(const Facts &f, const Gap &gap)
{
    for (const GapPart &p : gap.parts)
        if (p.cause == GapCause::HostWait && p.blamed)
            return fmt::format("{}: the CPU was in {}", timeText(gap.range.length()),
                               shortName(f.trace->name(p.blamed), 40));
    return fmt::format("{}: {}", timeText(gap.range.length()),
                       gap.cause == GapCause::HostWait     ? "the CPU launched late"
                       : gap.cause == GapCause::KernelWait ? "between two kernels"
                                                           : "launched in time, but held by something else");
}

/// The op that a person wrote: the outermost cpu_op around a call.
SliceId outermostOp(const Trace &trace, SliceId call)
{
    SliceId op;
    for (SliceId p = trace.parent(call); p; p = trace.parent(p))
        if (trace.category(p) == Category::CpuOp)
            op = p;
    return op;
}

/// The innermost Python function around a slice that stands in a file: `train.py(12): step`; nothing without stacks.
std::string_view pythonLine(const Trace &trace, SliceId frame)
{
    for (SliceId p = frame; p; p = trace.parent(p))
        if (trace.category(p) == Category::PythonFunction && trace.name(p).find(".py(") != std::string_view::npos &&
            trace.name(p).find("site-packages/torch/") == std::string_view::npos &&
            !trace.name(p).starts_with("torch/"))
            return trace.name(p);
    return {};
}

/// `copy`: the device's name for the copy that is waited for most often, where it is one.
std::string adviceForSync(std::string_view op, std::string_view copy)
{
    if (op == "aten::item" || op == "aten::_local_scalar_dense" || op == "aten::is_nonzero" || op == "aten::equal")
        return "Keep the value on the GPU: add up the loss as a tensor and call .item() every N steps; no if or print "
               "on a GPU tensor "
               "inside the loop.";
    if (op == "aten::nonzero" || op == "aten::masked_select" || op == "aten::unique" || op == "aten::_unique2" ||
        op == "aten::unique_dim" || op == "aten::index")
        return "The size of the result is known only on the GPU: use masks of a fixed size (torch.where, multiplying "
               "by the mask) instead.";
    if (op == "aten::to" || op == "aten::copy_" || op == "aten::_to_copy" || op == "aten::cpu" || op == "aten::cuda") {
        if (copy.find("Pinned -> Device") != std::string_view::npos)
            return "The host memory of these copies is pinned already, but each waits until it is done: pass "
                   "non_blocking=True to .to(device), and the CPU goes on at once.";
        if (copy.find("Pageable -> Device") != std::string_view::npos)
            return "The copy waits because its host memory is pageable: use pin_memory=True in the DataLoader and "
                   ".to(device, non_blocking=True).";
        if (copy.find("DtoH") != std::string_view::npos)
            return "The copy waits because its result goes to the CPU: fetch results every N steps, or copy them into "
                   "pinned memory with non_blocking=True and read them later, after an event.";
        return "The copy waits because its host memory is pageable, or because it goes to the CPU: use pin_memory=True "
               "in the DataLoader "
               "and .to(device, non_blocking=True), and fetch results every N steps.";
    }
    if (op.empty())
        return "torch.cuda.synchronize() in the loop is needed for timing only: use CUDA events, or remove it.";
    return "Move it out of the loop, or do it every N steps.";
}

/// The copies that most waits below ops named `op` are for: `Memcpy HtoD (Pinned -> Device)`; nothing where they are for none.
std::string_view copyWaitedFor(const Facts &f, const std::vector<const SyncWait *> &waits, std::string_view op)
{
    const Trace &trace = *f.trace;
    std::unordered_map<SliceId, std::string_view> copyOfOp;
    for (const Launch &l : f.launches)
        if (l.call && trace.category(l.work) == Category::Memcpy)
            if (const SliceId around = outermostOp(trace, l.call))
                copyOfOp.emplace(around, trace.name(l.work));
    std::map<std::string_view, std::int64_t> count;
    for (const SyncWait *s : waits)
        if (const SliceId around = outermostOp(trace, s->call.slice); around && trace.name(around) == op)
            if (const auto copy = copyOfOp.find(around); copy != copyOfOp.end())
                ++count[copy->second];
    const auto most = std::ranges::max_element(count, {}, [](const auto &c) { return c.second; });
    return most == count.end() ? std::string_view() : most->first;
}

/// V25: the CPU waits for the GPU inside the steps, and the GPU runs dry behind it.
void ruleSyncInLoop(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.sharesAreSteady)
        return;
    const Trace &trace = *f.trace;
    // A thread that launches nothing (pinning memory, a watchdog) holds nobody up.
    std::unordered_set<LaneId> launching;
    for (const DeviceCall &c : f.calls.calls)
        if (c.kind == CallKind::Launch)
            launching.insert(trace.laneOf(c.slice));
    std::vector<const SyncWait *> found;
    std::map<std::string_view, std::int64_t> ops;
    std::vector<TimeRange> waits;
    Nanoseconds idle = 0, waiting = 0;
    for (const SyncWait &s : f.syncs) {
        if (!s.call.judged || !launching.contains(trace.laneOf(s.call.slice)))
            continue;
        found.push_back(&s);
        idle = saturatingAdd(idle, s.idle);
        waiting = saturatingAdd(waiting, trace.duration(s.call.slice));
        waits.push_back(trace.range(s.call.slice));
        const SliceId op = outermostOp(trace, s.call.slice);
        ++ops[op ? trace.name(op) : s.call.annotation ? trace.name(s.call.annotation) : std::string_view()];
    }
    const std::int64_t steps = f.judgedSteps();
    const double perStep = static_cast<double>(found.size()) / static_cast<double>(steps);
    if (found.empty() || perStep < t.syncsPerStep)
        return;
    // What they cost is what the replay gains without them: the GPU's idle time behind a wait may have other reasons too.
    const Nanoseconds gain = f.whatIf.gain(Cause::Syncs).value_or(idle / steps);
    const double share = judgedShare(f, gain * steps);
    const auto most = std::ranges::max_element(ops, {}, [](const auto &o) { return o.second; });
    std::string_view line;
    for (const SyncWait *s : found)
        if (line.empty())
            line = pythonLine(trace, s->call.frame);

    // A wait for communication is the communication's cost.
    Nanoseconds forOthers = 0;
    for (const DeviceTime &d : f.devices)
        if (d.device == f.shares->device)
            forOthers = length(intersect(unite(std::move(waits)), subtract(d.communication, d.compute)));
    const bool isForOthers = 2 * forOthers > waiting;

    Verdict v;
    v.id = "sync-in-loop";
    v.severity = isForOthers ? VerdictSeverity::Info : severityByShare(share, t.syncWarning, t.syncCritical);
    v.title = isForOthers                           ? "The CPU waits for communication inside the step"
              : v.severity == VerdictSeverity::Info ? "The CPU waits for the GPU in each step, at little cost"
                                                    : "The CPU waits for the GPU inside the step";
    v.numbers = {Number::count("syncs", static_cast<std::int64_t>(found.size())),
                 Number::ratio("per_step", perStep),
                 Number::time("wait_per_step_ns", waiting / steps),
                 Number::time("gpu_idle_per_step_ns", idle / steps),
                 Number::time("cost_per_step_ns", gain),
                 Number::share("share", share),
                 Number::text("op", most->first.empty() ? "torch.cuda.synchronize() or a call outside any op"
                                                        : std::string(most->first)),
                 Number::count("of_op", most->second),
                 Number::text("line", std::string(line))};
    v.thresholds = limits(t, &Thresholds::syncsPerStep, &Thresholds::syncWarning, &Thresholds::syncCritical);
    v.summary = "{per_step} times a step a launching thread stops until the GPU is done ({wait_per_step_ns} a step), "
                "most often in {op}. "
                "It cannot launch ahead meanwhile: without these waits a step would be about {cost_per_step_ns} "
                "shorter ({share}).";
    if (!line.empty())
        v.summary += " Called from {line}.";
    if (isForOthers) {
        v.numbers.push_back(Number::time("for_communication_per_step_ns", forOthers / steps));
        v.summary += " For {for_communication_per_step_ns} of it communication runs alone.";
    }
    v.advice = isForOthers ? "These waits are for communication: what is said about that comes first."
                           : adviceForSync(most->first, copyWaitedFor(f, found, most->first));
    v.whyItMightBeWrong = "The value may be needed at once, and some waits stand for work that was to be done anyway. "
                          "The cost comes from a "
                          "replay, not from a run.";
    addSamples(f, t, v);
    if (v.severity != VerdictSeverity::Info)
        v.gainPerStep = gain;
    for (const SyncWait *s : largest(found, 20, [](const SyncWait *x) { return x->idle; })) {
        v.evidence.push_back(evidenceOf(f, s->call.slice,
                                        s->idle > 0 ? fmt::format("then the GPU does nothing for {}", timeText(s->idle))
                                                    : "a wait that cost the GPU nothing"));
    }
    out.verdicts.push_back(std::move(v));
}

/// V26: what the GPU's idle time is made of.
void ruleIdleBreakdown(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.shares)
        return;
    const Shares &s = *f.shares;
    const Nanoseconds idle = s.hostWait + s.otherIdle;
    if (idle <= 0)
        return;
    Nanoseconds kernelWait = 0;
    std::vector<const Gap *> gaps;
    for (const Gap &g : f.idle) {
        for (const GapPart &p : g.parts)
            if (p.cause == GapCause::KernelWait)
                kernelWait = saturatingAdd(kernelWait, p.range.length());
        if (!g.initial && ownLength(g) > 0)
            gaps.push_back(&g);
    }
    Verdict v;
    v.id = "idle-breakdown";
    // What waits for input has a verdict of its own.
    const bool isLoud =
        f.sharesAreSteady && s.share(s.hostWait - std::min(s.hostWait, s.input)) >= t.hostWaitWarning && !gaps.empty();
    v.severity = isLoud ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = isLoud ? "The GPU waits for launches" : "Why the GPU is idle";
    v.numbers = {Number::time("idle_ns", idle),
                 Number::time("idle_per_step_ns", idle / f.judgedSteps()),
                 Number::share("idle_share", s.share(idle)),
                 Number::time("host_wait_ns", s.hostWait),
                 Number::share("host_wait_share", s.share(s.hostWait)),
                 Number::time("kernel_wait_ns", kernelWait),
                 Number::share("kernel_wait_share", s.share(kernelWait)),
                 Number::time("other_ns", s.otherIdle - kernelWait),
                 Number::share("other_share", s.share(s.otherIdle - kernelWait)),
                 Number::time("profiler_ns", s.profiler),
                 Number::time("kernel_wait_below_ns", GapFinder::kernelWaitBelow)};
    v.thresholds = limits(t, &Thresholds::hostWaitWarning);
    v.thresholds.push_back(Number::time("kernel_wait_below_ns", GapFinder::kernelWaitBelow));
    v.summary = "The GPU does nothing for {idle_share} of the time ({idle_per_step_ns} a step): {host_wait_share} "
                "because the CPU had not "
                "launched yet (host wait), {kernel_wait_share} in pauses under {kernel_wait_below_ns} between work "
                "that was there (kernel "
                "wait), {other_share} for other reasons.";
    if (s.profiler > 0)
        v.summary += " What the profiler caused ({profiler_ns}) is left out.";
    v.advice = isLoud ? "Click the longest gaps: each names what the CPU did meanwhile. Make that shorter, or let the "
                        "CPU run ahead."
                      : "Nothing to do while it is small; the longest gaps are listed as proof.";
    v.whyItMightBeWrong = "Each gap is classed as a whole, by the launch of the work that ends it.";
    addSamples(f, t, v);
    for (const Gap *g : largest(gaps, 20, [](const Gap *x) { return ownLength(*x); }))
        v.evidence.push_back({g->endedBy ? f.trace->laneOf(g->endedBy) : LaneId(), {}, g->range, gapNote(f, *g)});
    out.verdicts.push_back(std::move(v));
}

/// V27: long pauses of the whole device.
void ruleGpuGaps(const Facts &f, const Thresholds &t, Findings &out)
{
    std::vector<const Gap *> gaps;
    Nanoseconds total = 0, longest = 0;
    for (const Gap &g : f.idle) {
        const Nanoseconds own = ownLength(g);
        if (g.initial || !g.endedBy || own <= t.listedGap) // the first, the last and the profiler's do not count
            continue;
        gaps.push_back(&g);
        total = saturatingAdd(total, own);
        longest = std::max(longest, own);
    }
    if (gaps.empty())
        return;
    Verdict v;
    v.id = "gpu-gaps";
    v.severity = f.sharesAreSteady && longest > t.longGap ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Long pauses of the GPU";
    v.numbers = {Number::count("gaps", static_cast<std::int64_t>(gaps.size())),
                 Number::time("total_ns", total),
                 Number::time("longest_ns", longest),
                 Number::share("share", judgedShare(f, total)),
                 Number::time("listed_from_ns", t.listedGap),
                 Number::text("gaps_text", countOf(gaps.size(), "time", "times"))};
    v.thresholds = limits(t, &Thresholds::longGap, &Thresholds::listedGap);
    v.summary = "{gaps_text} the whole GPU does nothing for longer than {listed_from_ns}: {total_ns} together "
                "({share}), at most "
                "{longest_ns} at once.";
    v.advice = "Each pause below says what the CPU did meanwhile: move that out of the loop, to another thread or "
               "process, or beside the "
               "GPU's work.";
    v.whyItMightBeWrong = "A pause may be on purpose: saving, logging, evaluation.";
    addSamples(f, t, v);
    if (v.severity == VerdictSeverity::Warning)
        v.gainPerStep = total / f.judgedSteps();
    for (const Gap *g : largest(gaps, 20, [](const Gap *x) { return ownLength(*x); }))
        v.evidence.push_back({f.trace->laneOf(g->endedBy), {}, g->range, gapNote(f, *g)});
    out.verdicts.push_back(std::move(v));
}

/// V28: stretches of the window in which the GPU works little, where it works well in others.
void ruleLowUtilisation(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.shares || t.utilisationChunks <= 0)
        return;
    const auto device = std::ranges::find(f.devices, f.shares->device, &DeviceTime::device);
    if (device == f.devices.end() || device->span.length() < t.utilisationChunks)
        return;
    const Nanoseconds from = device->span.start, chunk = device->span.length() / t.utilisationChunks;
    std::vector<TimeRange> low;
    std::int64_t lowChunks = 0;
    for (std::int64_t i = 0; i < t.utilisationChunks; ++i) {
        const TimeRange r{from + i * chunk, i + 1 == t.utilisationChunks ? device->span.end : from + (i + 1) * chunk};
        if (shareOf(overlapLength(device->busy, r), r.length()) >= t.utilisationLow)
            continue;
        ++lowChunks;
        if (!low.empty() && low.back().end == r.start)
            low.back().end = r.end;
        else
            low.push_back(r);
    }
    if (low.empty() || lowChunks == t.utilisationChunks)
        return; // never, or always: what bounds the run says that
    Nanoseconds total = 0;
    for (const TimeRange &r : low)
        total += r.length();
    Verdict v;
    v.id = "low-utilisation";
    v.title = "The GPU works unevenly";
    v.numbers = {Number::count("stretches", static_cast<std::int64_t>(low.size())), Number::time("low_ns", total),
                 Number::share("share", shareOf(total, device->span.length())),
                 Number::share("low_below", t.utilisationLow),
                 Number::text("stretches_text", countOf(low.size(), "stretch", "stretches"))};
    v.thresholds = limits(t, &Thresholds::utilisationChunks, &Thresholds::utilisationLow);
    v.summary = "In {stretches_text} ({low_ns} together, {share} from its first work to its last) GPU work covers less "
                "than {low_below} of the "
                "time; in the rest it covers more.";
    v.advice = "Compare what the CPU does in a low stretch with what it does in a full one.";
    v.whyItMightBeWrong = "First steps and pauses between steps are low by nature.";
    for (const TimeRange &r : largest(low, 20, [](const TimeRange &x) { return x.length(); }))
        v.evidence.push_back(
            {{},
             {},
             r,
             percentText(static_cast<double>(overlapLength(device->busy, r)), static_cast<double>(r.length())) +
                 " busy"});
    out.verdicts.push_back(std::move(v));
}

/// V29: communication takes a good part of the step, or runs with no compute beside it.
void ruleCommunication(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.shares || f.shares->communication <= 0)
        return;
    const Shares &s = *f.shares;
    const double share = s.share(s.communication), exposed = s.share(s.exposedCommunication);
    const double overlap = 1 - shareOf(s.exposedCommunication, s.communication);
    if (share <= t.communicationShare && exposed <= t.communicationExposed)
        return;
    const Trace &trace = *f.trace;
    std::vector<SliceId> kernels;
    for (const KernelGroup &g : f.kernels)
        if (g.category == Category::Kernel && isCommunicationName(trace.text(g.name)))
            for (const std::uint32_t i : g.judged)
                kernels.push_back(f.launches[i].work);
    Verdict v;
    v.id = "communication";
    const bool isCovered = exposed <= t.communicationExposed && overlap >= t.communicationOverlap;
    // What it costs is what a step would gain: behind communication the CPU may be the limit.
    const bool isReplayed = f.sharesAreSteady && f.whatIf.recordedStep > 0;
    const Nanoseconds gain = f.whatIf.gain(Cause::Communication).value_or(s.exposedCommunication / f.judgedSteps());
    const double cost = isReplayed ? std::min(exposed, judgedShare(f, gain * f.judgedSteps())) : exposed;
    v.severity = !f.sharesAreSteady || kernels.empty() || isCovered
                     ? VerdictSeverity::Info
                     : severityByShare(cost, t.communicationExposed, t.communicationExposedCritical);
    v.title = isCovered ? "Communication runs beside compute" : "Communication runs with no compute beside it";
    v.numbers = {Number::time("communication_per_step_ns", s.communication / f.judgedSteps()),
                 Number::time("exposed_per_step_ns", s.exposedCommunication / f.judgedSteps()),
                 Number::share("share", share),
                 Number::share("exposed_share", exposed),
                 Number::share("overlap", overlap),
                 Number::count("kernels", static_cast<std::int64_t>(kernels.size()))};
    v.thresholds = limits(t, &Thresholds::communicationShare, &Thresholds::communicationExposed,
                          &Thresholds::communicationExposedCritical, &Thresholds::communicationOverlap);
    v.summary = "Communication kernels (NCCL, RCCL) take {share} of the step ({communication_per_step_ns}). For "
                "{exposed_share} "
                "({exposed_per_step_ns}) no compute kernel runs beside them; {overlap} of them is covered.";
    if (isReplayed) {
        v.numbers.push_back(Number::time("gain_ns", gain));
        v.summary += cost < t.communicationExposed && !isCovered
                         ? " Without it a step would be only {gain_ns} shorter: then the CPU is the limit."
                         : " If none of it were exposed, a step would be about {gain_ns} shorter.";
        if (v.severity >= VerdictSeverity::Warning)
            v.gainPerStep = gain;
    }
    v.advice = isCovered ? "Nothing to do: it is hidden."
                         : "First see whether this rank waits for another one (open the ranks together). Then: larger "
                           "gradient buckets "
                           "(DistributedDataParallel(bucket_cap_mb=...)), no_sync() while gradients accumulate, "
                           "gradients in bf16, and "
                           "ranks of one node on fast links.";
    v.whyItMightBeWrong = "A communication kernel also runs while it waits for the slowest rank; from one rank, "
                          "waiting and moving data cannot "
                          "be told apart.";
    addSamples(f, t, v);
    for (const SliceId k : largest(kernels, 20, [&](SliceId x) { return trace.duration(x); }))
        v.evidence.push_back(evidenceOf(f, k, timeText(trace.duration(k))));
    out.verdicts.push_back(std::move(v));
}

/// V30 needs several ranks.
void ruleStragglerRank(const Facts &f, const Thresholds &, Findings &out)
{
    if (f.shares && f.shares->communication > 0)
        out.notDecidable.push_back({"straggler-rank", "the recordings of the other ranks: give them all at once"});
}

/// V31: the main thread waits for its DataLoader.
void ruleInputPipeline(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.shares || f.inputWaits.empty())
        return;
    const Shares &s = *f.shares;
    Intervals windows = f.steps.steadyWindows();
    if (f.range)
        windows = clip(windows, *f.range);
    if (windows.empty())
        windows = unite({f.range.value_or(f.steps.window)});
    const Intervals waits = intersect(unite(std::vector(f.inputWaits)), windows);
    const Nanoseconds waiting = length(waits);
    const double share = s.share(waiting), uncovered = s.share(s.input);
    if (share <= t.inputWarning)
        return;
    const double covered = 1 - shareOf(s.input, waiting);
    const bool isHidden = covered > t.inputHidden;
    Verdict v;
    v.id = "input-pipeline";
    v.severity = !f.sharesAreSteady || isHidden ? VerdictSeverity::Info
                                                : severityByShare(uncovered, t.inputWarning, t.inputCritical);
    v.title = isHidden ? "Waits for data are hidden behind the GPU's work" : "The main thread waits for data";
    v.numbers = {Number::time("wait_per_step_ns", waiting / f.judgedSteps()),
                 Number::share("share", share),
                 Number::time("uncovered_per_step_ns", s.input / f.judgedSteps()),
                 Number::share("uncovered_share", uncovered),
                 Number::share("covered", covered),
                 Number::count("waits", static_cast<std::int64_t>(waits.size()))};
    v.thresholds = limits(t, &Thresholds::inputWarning, &Thresholds::inputCritical, &Thresholds::inputHidden);
    v.summary = "The next batch of the DataLoader takes {wait_per_step_ns} of the main thread a step ({share}); for "
                "{uncovered_per_step_ns} "
                "({uncovered_share}) the GPU does nothing meanwhile.";
    v.advice = isHidden ? "Nothing to do: the GPU is busy while the CPU waits."
                        : "Let workers prepare batches ahead: DataLoader(num_workers=4 or more, pin_memory=True, "
                          "prefetch_factor=4, "
                          "persistent_workers=True), and move decoding and augmentation into the Dataset.";
    v.whyItMightBeWrong = "With num_workers=0 the time is the Dataset's own work; the first batches of an epoch also "
                          "wait for workers to start.";
    addSamples(f, t, v);
    if (v.severity >= VerdictSeverity::Warning)
        v.gainPerStep = f.whatIf.gain(Cause::Input).value_or(s.input / f.judgedSteps());
    for (const TimeRange &r : largest(waits, 20, [](const TimeRange &x) { return x.length(); }))
        v.evidence.push_back({f.steps.mainLane,
                              f.steps.mainLane ? f.trace->lane(f.steps.mainLane).enclosing(r) : SliceId(), r,
                              "waits for a batch"});
    out.verdicts.push_back(std::move(v));
}

/// V32: so many launches wait on a stream that its queue is full: the CPU is far ahead.
void ruleLaunchQueueFull(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    // Per stream one more at the start of a call, one less at the start of its work. A graph's work is no queue of launches.
    std::map<LaneId, std::vector<std::pair<Nanoseconds, int>>> streams;
    for (const Launch &l : f.launches) {
        if (!l.call || l.fromGraph || trace.start(l.work) <= trace.start(l.call))
            continue;
        auto &changes = streams[trace.laneOf(l.work)];
        changes.emplace_back(trace.start(l.call), 1);
        changes.emplace_back(trace.start(l.work), -1);
    }
    std::vector<TimeRange> full;
    std::int64_t longest = 0;
    LaneId lane;
    const TimeRange window = f.range.value_or(f.steps.window);
    for (auto &[id, changes] : streams) {
        if (static_cast<std::int64_t>(changes.size()) < 2 * t.launchQueue)
            continue;
        std::ranges::sort(changes);
        std::int64_t n = 0;
        Nanoseconds since = 0;
        for (const auto &[time, change] : changes) {
            const bool wasFull = n >= t.launchQueue;
            n += change;
            if (n > longest) {
                longest = n;
                lane = id;
            }
            if (!wasFull && n >= t.launchQueue)
                since = time;
            else if (wasFull && n < t.launchQueue)
                full.push_back(TimeRange{since, time}.clipped(window));
        }
    }
    const Intervals times = unite(std::move(full));
    const double share = shareOf(length(times), window.length());
    if (times.empty() || share <= t.launchQueueShare)
        return;
    Verdict v;
    v.id = "launch-queue-full";
    v.title = "The CPU is as far ahead as it can be";
    v.numbers = {Number::count("longest_queue", longest), Number::time("full_ns", length(times)),
                 Number::share("share", share), Number::count("limit", t.launchQueue),
                 Number::count("records", static_cast<std::int64_t>(f.cost.queueFull.size()))};
    v.thresholds = limits(t, &Thresholds::launchQueue, &Thresholds::launchQueueShare);
    v.summary = "For {share} of the window ({full_ns}) {limit} launches or more stand in a stream's queue, at most "
                "{longest_queue}. A full "
                "queue makes launch calls wait; the GPU has work all the time, so that costs nothing.";
    v.advice = "Nothing to do: the GPU is what limits here, not the CPU.";
    v.whyItMightBeWrong = "Whether a queue is full depends on the driver; the limit is its usual length.";
    for (const TimeRange &r : largest(times, 10, [](const TimeRange &x) { return x.length(); }))
        v.evidence.push_back({lane, {}, r, "the queue is full"});
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> waitingRules()
{
    static constexpr Rule rules[]{ruleSyncInLoop,    ruleIdleBreakdown, ruleGpuGaps,       ruleLowUtilisation,
                                  ruleCommunication, ruleStragglerRank, ruleInputPipeline, ruleLaunchQueueFull};
    return rules;
}

} // namespace lanescope
