// Copies and memory: V40-V44 of the catalogue.

#include "core/verdict/rules/devicework.h"

#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace lanescope {

namespace {

/// `HtoD (Pageable -> Device)` of `Memcpy HtoD (Pageable -> Device)`.
std::string_view kindOf(std::string_view name)
{
    return name.starts_with("Memcpy ") ? name.substr(7) : name;
}
std::string_view directionOf(std::string_view name)
{
    name = kindOf(name);
    return name.substr(0, name.find(' '));
}

/// Copies that were picked among the judged ones.
struct Copies {
    std::vector<const Launch *> all; ///< by start
    Nanoseconds time = 0;            ///< summed
    Nanoseconds exposed = 0;         ///< while no kernel of any device runs
    std::int64_t bytes = 0;

    const Launch *longest(const Facts &f) const
    {
        return *std::ranges::max_element(all, {}, [&](const Launch *l) { return f.trace->duration(l->work); });
    }
    std::int64_t count() const { return static_cast<std::int64_t>(all.size()); }
    /// Bytes a second, over the time in which they ran.
    double gigabytesPerSecond() const { return time > 0 ? static_cast<double>(bytes) / static_cast<double>(time) : 0; }
};

template <class Pick>
Copies pickCopies(const Facts &f, Pick pick)
{
    Copies copies;
    std::vector<TimeRange> ranges;
    for (const Launch &l : f.launches) {
        if (!l.judged || f.trace->category(l.work) != Category::Memcpy || !pick(l))
            continue;
        copies.all.push_back(&l);
        copies.time = saturatingAdd(copies.time, f.trace->duration(l.work));
        if (const DeviceArgs *args = f.trace->deviceArgs(l.work); args && args->bytes > 0)
            copies.bytes = saturatingAdd(copies.bytes, args->bytes);
        ranges.push_back(f.trace->range(l.work));
    }
    Intervals kernels;
    for (const DeviceTime &d : f.devices)
        kernels = unite(kernels, unite(d.compute, d.communication));
    copies.exposed = length(subtract(unite(std::move(ranges)), kernels));
    return copies;
}

/// `268 MB at 8.9 GB/s, from aten::copy_ at train.py(12): step, in step 4`.
Evidence copyEvidence(const Facts &f, const Launch &l)
{
    const Trace &trace = *f.trace;
    std::string note = std::string(kindOf(trace.name(l.work)));
    if (const DeviceArgs *args = trace.deviceArgs(l.work); args && args->bytes >= 0) {
        note += fmt::format(", {}", byteText(static_cast<std::uint64_t>(args->bytes)));
        if (trace.duration(l.work) > 0)
            note += fmt::format(", {:.3g} GB/s",
                                static_cast<double>(args->bytes) / static_cast<double>(trace.duration(l.work)));
    }
    note += fmt::format(", from {}", opText(f, l) + (l.call ? lineText(f, l.call) : ""));
    if (const std::string step = stepText(f, trace.start(l.work)); !step.empty())
        note += ", " + step;
    return evidenceOf(f, l.work, std::move(note));
}

void addCopies(const Facts &f, Verdict &v, const Copies &copies)
{
    for (const Launch *l :
         largest(copies.all, mostEvidence, [&](const Launch *c) { return f.trace->duration(c->work); }))
        v.evidence.push_back(copyEvidence(f, *l));
}

std::string copiesText(std::int64_t n)
{
    return countOf(static_cast<std::uint64_t>(n), "copy", "copies");
}

/// V40: copies from or to memory that the device cannot reach by itself.
void rulePageableCopy(const Facts &f, const Thresholds &t, Findings &out)
{
    const Copies copies = pickCopies(
        f, [&](const Launch &l) { return f.trace->name(l.work).find("Pageable") != std::string_view::npos; });
    if (copies.all.empty())
        return;
    const Copies toDevice = pickCopies(f, [&](const Launch &l) {
        const std::string_view name = f.trace->name(l.work);
        return name.find("Pageable") != std::string_view::npos && directionOf(name) == "HtoD";
    });
    const std::int64_t steps = f.judgedSteps();
    const double share = judgedShare(f, copies.time), exposed = judgedShare(f, copies.exposed);

    Verdict v;
    v.id = "pageable-copy";
    v.severity = exposed >= t.critical                                                  ? VerdictSeverity::Critical
                 : share >= t.pageableShare || copies.count() > t.copiesPerStep * steps ? VerdictSeverity::Warning
                                                                                        : VerdictSeverity::Info;
    v.title = "Copies from or to pageable memory";
    v.numbers = {Number::count("copies", copies.count()),
                 Number::time("copies_ns", copies.time),
                 Number::time("per_step_ns", copies.time / steps),
                 Number::time("exposed_per_step_ns", copies.exposed / steps),
                 Number::bytes("bytes_per_step", copies.bytes / steps),
                 Number::ratio("gb_per_s", copies.gigabytesPerSecond()),
                 Number::share("step_share", share),
                 Number::share("exposed_share", exposed),
                 Number::text("copies_text", copiesText(copies.count())),
                 Number::text("kind", std::string(kindOf(f.trace->name(copies.longest(f)->work))))};
    v.thresholds = limits(t, &Thresholds::pageableShare, &Thresholds::copiesPerStep, &Thresholds::critical,
                          &Thresholds::pinnedRate);
    v.summary = "{copies_text} of {kind} move {bytes_per_step} a step at {gb_per_s} GB/s: {per_step_ns} a step "
                "({step_share} of it), "
                "{exposed_per_step_ns} of that with no kernel beside it. Such a copy goes through a buffer of the "
                "driver, and the CPU waits.";
    v.advice =
        2 * toDevice.time >= copies.time
            ? "Give the DataLoader pin_memory=True (or call tensor.pin_memory() once), and copy with .to(device, "
              "non_blocking=True): the copy gets quicker, and kernels can run beside it."
            : "Copy results into a pinned tensor, torch.empty(..., pin_memory=True).copy_(x, non_blocking=True), or "
              "less often: "
              "keep losses and metrics on the device and read them every N steps.";
    v.whyItMightBeWrong = "Pinning costs time and memory too: for a few small copies it does not pay.";
    // Pinned memory is copied as fast as the link allows, at what this recording shows of it, else at a cautious guess.
    const Copies pinned = pickCopies(f, [&](const Launch &l) {
        const DeviceArgs *args = f.trace->deviceArgs(l.work);
        return args && args->bytes >= 1'000'000 && f.trace->name(l.work).find("Pinned") != std::string_view::npos;
    });
    const double pinnedRate = pinned.all.empty() ? t.pinnedRate : pinned.gigabytesPerSecond();
    if (exposed >= t.pageableShare && copies.gigabytesPerSecond() < pinnedRate) {
        v.numbers.push_back(Number::ratio("pinned_gb_per_s", pinnedRate));
        v.gainPerStep = static_cast<Nanoseconds>(static_cast<double>(copies.exposed) *
                                                 (1 - copies.gigabytesPerSecond() / pinnedRate)) /
                        steps;
    }
    addCopies(f, v, copies);
    addVerdict(f, t, std::move(v), out);
}

/// V41: copies and sets by calls for which the CPU waits by name.
void ruleSyncCopy(const Facts &f, const Thresholds &t, Findings &out)
{
    std::vector<const DeviceCall *> calls;
    Nanoseconds time = 0;
    for (const DeviceCall &c : f.calls.calls) {
        if (!c.judged || c.kind != CallKind::SyncCopy)
            continue;
        calls.push_back(&c);
        time = saturatingAdd(time, f.trace->duration(c.slice));
    }
    if (calls.empty() || f.trace->deviceWork().empty())
        return;
    const double share = judgedShare(f, time);
    Verdict v;
    v.id = "sync-copy";
    v.severity = share >= t.syncCopyShare ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Copies that the CPU waits for";
    const DeviceCall *longest =
        *std::ranges::max_element(calls, {}, [&](const DeviceCall *c) { return f.trace->duration(c->slice); });
    v.numbers = {Number::count("calls", static_cast<std::int64_t>(calls.size())),
                 Number::time("calls_ns", time),
                 Number::time("per_step_ns", time / f.judgedSteps()),
                 Number::share("step_share", share),
                 Number::text("name", std::string(f.trace->name(longest->slice))),
                 Number::text("calls_text", countOf(calls.size(), "call", "calls"))};
    v.thresholds = limits(t, &Thresholds::syncCopyShare);
    v.summary = "{calls_text} such as {name} copy or set memory and return only when that is done: {per_step_ns} a "
                "step, {step_share} "
                "of it.";
    v.advice = "PyTorch itself copies with cudaMemcpyAsync, so look for an extension or library that calls {name}, and "
               "give it a "
               "stream: cudaMemcpyAsync with pinned memory.";
    v.whyItMightBeWrong = "A copy inside the device is not waited for even by these calls.";
    for (const DeviceCall *c :
         largest(calls, mostEvidence, [&](const DeviceCall *d) { return f.trace->duration(d->slice); }))
        v.evidence.push_back(evidenceOf(f, c->slice,
                                        fmt::format("{}{}{}", f.trace->name(c->slice),
                                                    c->op ? ", from " + shortName(f.trace->name(c->op)) : std::string(),
                                                    lineText(f, c->slice))));
    addVerdict(f, t, std::move(v), out);
}

/// V42: much copying, or many copies.
void ruleCopyHeavy(const Facts &f, const Thresholds &t, Findings &out)
{
    // The copy of a bias in front of a product is a finding of its own.
    const auto isBias = [&](const Launch &l) {
        return l.op && directionOf(f.trace->name(l.work)) == "DtoD" &&
               f.trace->name(l.op).find("addmm") != std::string_view::npos;
    };
    const Copies copies = pickCopies(f, [&](const Launch &l) { return !isBias(l); });
    if (copies.all.empty())
        return;
    const std::int64_t steps = f.judgedSteps();
    struct Direction {
        std::string_view name;
        std::int64_t count = 0;
        Nanoseconds time = 0;
    };
    std::map<std::string_view, Direction> directions;
    for (const Launch *l : copies.all) {
        Direction &d = directions[kindOf(f.trace->name(l->work))];
        d.name = kindOf(f.trace->name(l->work));
        ++d.count;
        d.time = saturatingAdd(d.time, f.trace->duration(l->work));
    }
    Direction most, slowest;
    for (const auto &[name, d] : directions) {
        if (d.count > most.count)
            most = d;
        if (d.time > slowest.time || slowest.name.empty())
            slowest = d;
    }
    const double share = judgedShare(f, copies.exposed);
    if (share < t.copyShare && most.count <= t.copiesPerStep * steps)
        return;
    Verdict v;
    v.id = "copy-heavy";
    v.severity = severityByShare(share, t.copyShare, t.critical);
    const bool isMuch = share >= t.copyShare;
    const Direction &told = isMuch ? slowest : most;
    v.title = isMuch ? "Much time goes into copies" : "Many copies";
    v.numbers = {Number::time("copies_ns", copies.time),
                 Number::time("exposed_per_step_ns", copies.exposed / steps),
                 Number::share("exposed_share", share),
                 Number::bytes("bytes_per_step", copies.bytes / steps),
                 Number::ratio("gb_per_s", copies.gigabytesPerSecond()),
                 Number::count("copies", copies.count()),
                 Number::count("copies_of_kind", told.count),
                 Number::time("kind_per_step_ns", told.time / steps),
                 Number::ratio("per_step", static_cast<double>(told.count) / static_cast<double>(steps)),
                 Number::text("kind", std::string(told.name))};
    v.thresholds = limits(t, &Thresholds::copyShare, &Thresholds::copiesPerStep, &Thresholds::critical);
    v.summary =
        isMuch ? "Copies run alone for {exposed_per_step_ns} a step ({exposed_share} of it); they move "
                 "{bytes_per_step} a step at "
                 "{gb_per_s} GB/s. Most of it is {kind}: {per_step} a step, {kind_per_step_ns}."
               : "{per_step} copies of {kind} a step, {kind_per_step_ns} together. What of all copies runs alone is "
                 "{exposed_share} of the step.";
    const bool isDdp = std::ranges::any_of(copies.all, [&](const Launch *l) {
        return l->op && f.trace->name(l->op).find("copy_bucket_to_grad") != std::string_view::npos;
    });
    if (told.name.starts_with("HtoD"))
        v.advice = "Keep on the device what does not change, send smaller types (uint8 images, int32 ids) and convert "
                   "there, and copy the "
                   "next batch while this one computes: pinned memory, non_blocking=True, a side stream.";
    else if (told.name.starts_with("DtoH"))
        v.advice = "Read back less and less often: each .item(), .cpu() or print of a CUDA tensor is such a copy. "
                   "Gather the values in one "
                   "tensor and read that every N steps.";
    else if (told.name.starts_with("PtoP"))
        v.advice = "Put layers that exchange much on the same device, and send early: copies between devices run "
                   "beside kernels if these do "
                   "not wait for them.";
    else if (isDdp)
        v.advice = "These copies carry gradients out of DDP's buckets: DistributedDataParallel(..., "
                   "gradient_as_bucket_view=True) spares "
                   "them.";
    else
        v.advice = "Look for .clone(), .contiguous() and slices that are assigned; write results where they are needed "
                   "at once (out=..., "
                   "in-place ops).";
    v.whyItMightBeWrong = "Copies beside kernels cost little: only what runs alone is counted as time.";
    // Without a replay: what kernels beside them could hide.
    if (isMuch && f.shares)
        if (const Nanoseconds gain =
                f.whatIf.gain(Cause::Copies).value_or(std::min(copies.exposed, f.shares->compute) / steps);
            gain > 0)
            v.gainPerStep = gain;
    addCopies(f, v, copies);
    addVerdict(f, t, std::move(v), out);
}

/// V43: the allocator asks the driver for memory, or gives it back, in steady steps.
void ruleAllocatorChurn(const Facts &f, const Thresholds &t, Findings &out)
{
    if (!f.sharesAreSteady || f.steadySteps().empty())
        return; // first steps allocate, as they must
    std::vector<const DeviceCall *> calls;
    Nanoseconds time = 0;
    std::map<std::string_view, std::int64_t> names;
    for (const DeviceCall &c : f.calls.calls) {
        if (!c.judged || c.kind != CallKind::Allocation)
            continue;
        calls.push_back(&c);
        time = saturatingAdd(time, f.trace->duration(c.slice));
        ++names[f.trace->name(c.slice)];
    }
    if (calls.empty())
        return;
    const std::int64_t steps = f.judgedSteps();
    const double perStep = static_cast<double>(calls.size()) / static_cast<double>(steps);
    std::string list;
    for (const auto &[name, n] : names)
        list += fmt::format("{}{} {}", list.empty() ? "" : ", ", n, name);

    Verdict v;
    v.id = "allocator-churn";
    v.severity = perStep >= t.allocationsPerStep && judgedShare(f, time) >= t.allocationShare ? VerdictSeverity::Warning
                                                                                              : VerdictSeverity::Info;
    v.title = "Memory is allocated from the driver in steady steps";
    v.numbers = {Number::count("calls", static_cast<std::int64_t>(calls.size())), Number::ratio("per_step", perStep),
                 Number::time("per_step_ns", time / steps), Number::share("step_share", judgedShare(f, time)),
                 Number::text("calls_text", list)};
    v.thresholds = limits(t, &Thresholds::allocationsPerStep, &Thresholds::allocationShare);
    v.summary = "{calls_text} in the steady steps: {per_step} calls and {per_step_ns} a step ({step_share} of it). A "
                "free waits for the "
                "whole device.";
    v.advice = "Keep shapes equal from step to step (pad, or bucket by length), take torch.cuda.empty_cache() out of "
               "the loop, and try "
               "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.";
    v.whyItMightBeWrong = "A run that has just begun still grows: record later steps.";
    // On a run that waits for its CPU the calls are time of the step; else kernels may hide them.
    if (f.shares && f.shares->share(f.shares->busy) < t.overheadBusyBelow)
        v.gainPerStep = time / steps;
    for (const DeviceCall *c :
         largest(calls, mostEvidence, [&](const DeviceCall *d) { return f.trace->duration(d->slice); })) {
        const std::string step = stepText(f, f.trace->start(c->slice));
        v.evidence.push_back(evidenceOf(f, c->slice,
                                        fmt::format("{}{}{}{}{}", f.trace->name(c->slice),
                                                    c->op ? ", from " + shortName(f.trace->name(c->op)) : std::string(),
                                                    lineText(f, c->slice), step.empty() ? "" : ", ", step)));
    }
    addVerdict(f, t, std::move(v), out);
}

/// V44: the device's memory is nearly full, was full, or is in pieces.
void ruleNearOom(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<const Instant *> failures;
    for (const Instant &i : trace.instants())
        if (trace.text(i.name) == "[OutOfMemory]" && (!f.range || f.range->contains(i.time)))
            failures.push_back(&i);
    struct Peak {
        std::int64_t allocated = 0, reserved = 0, total = 0;
        std::int64_t device = -1;
        Nanoseconds time = 0;
    };
    std::map<std::int64_t, Peak> peaks;
    for (const MemorySample &m : trace.memorySamples()) {
        if (m.deviceType == 0 || (f.range && !f.range->contains(m.time)))
            continue; // the CPU's
        Peak &p = peaks[m.deviceId];
        p.device = m.deviceId;
        if (std::max(m.reserved, m.allocated) > std::max(p.reserved, p.allocated)) {
            p.reserved = m.reserved;
            p.allocated = m.allocated;
            p.time = m.time;
        }
    }
    if (peaks.empty() && failures.empty()) {
        if (!trace.deviceWork().empty())
            out.notDecidable.push_back({"near-oom", "memory records: record with profile_memory=True"});
        return;
    }
    for (auto &[number, p] : peaks)
        for (const DeviceProperties &d : trace.devices())
            if (d.id == number)
                p.total = d.totalMemoryBytes;
    const auto fullness = [](const Peak &p) {
        return p.total > 0 ? static_cast<double>(std::max(p.reserved, p.allocated)) / static_cast<double>(p.total) : 0;
    };
    const auto isInPieces = [&](const Peak &p) {
        return p.allocated > 0 &&
               static_cast<double>(p.reserved) > t.fragmentation * static_cast<double>(p.allocated) &&
               p.reserved - p.allocated > t.fragmentationBytes;
    };
    Peak worst;
    for (const auto &[number, p] : peaks)
        if (fullness(p) > fullness(worst) || worst.device < 0)
            worst = p;
    const bool isFull = fullness(worst) > t.memoryFull;
    if (failures.empty() && !isFull && !isInPieces(worst))
        return;

    Verdict v;
    v.id = "near-oom";
    v.severity = !failures.empty() ? VerdictSeverity::Critical
                 : isFull          ? VerdictSeverity::Warning
                                   : VerdictSeverity::Info;
    v.title = !failures.empty() ? "The device ran out of memory"
              : isFull          ? "The device's memory is nearly full"
                                : "Reserved memory lies idle";
    v.numbers = {Number::bytes("reserved_bytes", worst.reserved),
                 Number::bytes("allocated_bytes", worst.allocated),
                 Number::bytes("device_bytes", worst.total),
                 Number::share("share", fullness(worst)),
                 Number::count("failures", static_cast<std::int64_t>(failures.size())),
                 Number::text("failures_text", countOf(failures.size(), "allocation", "allocations"))};
    v.thresholds = limits(t, &Thresholds::memoryFull, &Thresholds::fragmentation, &Thresholds::fragmentationBytes);
    v.summary = !failures.empty() ? "{failures_text} failed for want of memory." : "";
    if (!peaks.empty())
        v.summary += std::string(failures.empty() ? "" : " ") +
                     "At its peak PyTorch had reserved {reserved_bytes} and used {allocated_bytes} of them" +
                     (worst.total > 0 ? "; the device has {device_bytes}." : ".");
    v.advice = isFull || !failures.empty()
                   ? "Free what is not needed (no references to old outputs; loss.item() rather than loss in lists), "
                     "use a smaller batch, "
                     "torch.utils.checkpoint or optimizer states in fewer bits. "
                     "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True helps "
                     "against pieces."
                   : "Keep shapes equal from step to step, or set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.";
    v.whyItMightBeWrong =
        "Only what PyTorch's allocator reserved is known: other processes and libraries take memory too.";
    const auto mark = [&](Nanoseconds time, LaneId lane, std::string note) {
        v.evidence.push_back({lane, {}, {time, time + 1}, std::move(note)});
    };
    for (const Instant *i : failures)
        if (v.evidence.size() < mostEvidence)
            mark(i->time, i->lane, "an allocation fails");
    if (!peaks.empty())
        mark(worst.time, {}, "the peak");
    out.verdicts.push_back(std::move(v));
}

} // namespace

std::span<const Rule> copyRules()
{
    static constexpr Rule rules[]{rulePageableCopy, ruleSyncCopy, ruleCopyHeavy, ruleAllocatorChurn, ruleNearOom};
    return rules;
}

} // namespace lanescope
