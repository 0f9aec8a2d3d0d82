// V01-V03 of the catalogue, in the order and with the limits of CONTRACT's table: what bounds the run.

#include "core/verdict/rules/common.h"

#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace lanescope {

namespace {

/// How the steps of a mixed run differ, in words: "steps 3-5 keep the GPU busy, 6 does not".
std::string stepsByLoad(const Facts &f, const Thresholds &t)
{
    const auto device = std::ranges::find(f.devices, f.shares->device, &DeviceTime::device);
    if (device == f.devices.end())
        return {};
    std::vector<std::int64_t> full, idle;
    for (const StepWindow &s : f.steps.steps) {
        if (!s.steady || s.window.isEmpty() || (f.range && !f.range->overlaps(s.window)))
            continue;
        const double busy =
            static_cast<double>(overlapLength(device->busy, s.window)) / static_cast<double>(s.window.length());
        if (busy >= t.computeBound)
            full.push_back(s.number);
        else if (busy < t.overheadBusyBelow)
            idle.push_back(s.number);
    }
    const auto list = [](const std::vector<std::int64_t> &numbers) {
        std::string out;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            std::size_t j = i;
            while (j + 1 < numbers.size() && numbers[j + 1] == numbers[j] + 1)
                ++j;
            out += (out.empty() ? "" : ", ") +
                   (j > i ? fmt::format("{}-{}", numbers[i], numbers[j]) : std::to_string(numbers[i]));
            i = j;
        }
        return out;
    };
    std::string out;
    if (!full.empty())
        out += fmt::format(
            fmt::runtime(full.size() == 1 ? " The GPU is full in step {}." : " The GPU is full in steps {}."),
            list(full));
    if (!idle.empty())
        out += fmt::format(
            fmt::runtime(idle.size() == 1 ? " It is mostly idle in step {}." : " It is mostly idle in steps {}."),
            list(idle));
    return out;
}

void addEvidence(const Facts &f, Verdict &v)
{
    // The steady step of median length, so that a person sees an ordinary one; and the longest wait for a launch in it.
    std::vector<const StepWindow *> steady = f.steadySteps();
    if (steady.empty())
        return;
    const auto middle = steady.begin() + static_cast<std::ptrdiff_t>(steady.size() / 2);
    std::ranges::nth_element(steady, middle, {}, [](const StepWindow *s) { return s->window.length(); });
    const StepWindow &step = **middle;
    if (v.id == "input-bound") {
        // What is waited for comes first: a step alone shows nothing of it.
        const TimeRange *longest = nullptr;
        for (const TimeRange &wait : f.inputWaits)
            if (step.window.overlaps(wait) && (!longest || wait.length() > longest->length()))
                longest = &wait;
        if (longest)
            v.evidence.push_back(
                {f.steps.mainLane, f.trace->lane(f.steps.mainLane).enclosing(*longest), *longest, "waits for a batch"});
    }
    v.evidence.push_back({f.trace->laneOf(step.slice), step.slice, step.window, "a steady step of median length"});
    const Gap *longest = nullptr;
    for (const Gap &g : f.gaps)
        if (g.cause == GapCause::HostWait && g.device == f.shares->device && step.window.overlaps(g.range) &&
            (!longest || g.range.length() > longest->range.length()))
            longest = &g;
    if (longest && v.id != "compute-bound")
        v.evidence.push_back({longest->lane, longest->endedBy, longest->range, "the longest wait for a launch in it"});
}

/// Of a steady step, on average.
Nanoseconds compilingPerStep(const Facts &f)
{
    std::vector<TimeRange> compiling;
    for (const SliceId s : f.compile.compiling)
        if (const StepWindow *step = stepAt(f, f.trace->start(s)); step && step->steady)
            compiling.push_back(f.trace->range(s));
    return length(unite(std::move(compiling))) / f.judgedSteps();
}

/// What would help most, from the replay of the steady steps; for a device-bound run its largest kernel.
void addHelp(const Facts &f, Bound &b)
{
    Verdict &v = b.verdict;
    const WhatIfs &w = f.whatIf;
    if (w.recordedStep == 0 || w.baseStep == 0)
        return;
    v.numbers.push_back(Number::time("replayed_step_ns", w.baseStep));
    if (!w.answers.empty()) {
        const WhatIf &best = w.answers.front();
        v.numbers.push_back(Number::time("best_step_ns", best.step));
        v.numbers.push_back(Number::time("best_gain_ns", best.gain));
        v.numbers.push_back(Number::share("best_gain_share", shareOf(best.gain, w.baseStep)));
    }
    if (b.id == "compute-bound") {
        Nanoseconds all = 0, most = 0;
        NameId kernel;
        std::map<NameId, Nanoseconds> byName;
        for (const KernelGroup &g : f.kernels) {
            if (g.category != Category::Kernel || isCommunicationName(f.trace->text(g.name)))
                continue;
            all = saturatingAdd(all, g.total);
            Nanoseconds &sum = byName[g.name];
            sum = saturatingAdd(sum, g.total);
            if (sum > most) {
                most = sum;
                kernel = g.name;
            }
        }
        if (!kernel)
            return;
        v.numbers.push_back(Number::text("top_kernel", shortName(f.trace->text(kernel))));
        v.numbers.push_back(Number::share("top_kernel_share", shareOf(most, all)));
        v.numbers.push_back(Number::time("top_kernel_per_step_ns", most / f.judgedSteps()));
        b.help =
            most / f.judgedSteps() <= w.baseStep
                ? "What would help most: less time in {top_kernel}, which takes {top_kernel_per_step_ns} of a step "
                  "({top_kernel_share} of kernel time)."
                : "What would help most: less time in {top_kernel}: {top_kernel_per_step_ns} a step, summed over "
                  "streams that run at once ({top_kernel_share} of kernel time).";
        if (!w.answers.empty())
            b.help += " Nothing outside the kernels would gain more than {best_gain_ns} ({best_gain_share}).";
        return;
    }
    if (w.answers.empty())
        return;
    if (b.id == "communication-bound") {
        // A rank that launches earlier only waits longer for the others: no other cause is worth a sentence from one rank alone.
        const auto own = std::ranges::find(w.answers, Cause::Communication, &WhatIf::without);
        if (own == w.answers.end())
            return;
        v.numbers.push_back(Number::time("own_step_ns", own->step));
        v.numbers.push_back(Number::share("own_gain_share", shareOf(own->gain, w.baseStep)));
        b.help = "What would help most: communication that compute covers, and no rank that comes late: at best a step "
                 "would take {own_step_ns} instead of {replayed_step_ns} ({own_gain_share} less).";
        return;
    }
    switch (w.answers.front().without) {
    case Cause::Launching:
        if (const Nanoseconds compiling = compilingPerStep(f); 2 * compiling > w.answers.front().gain) {
            v.numbers.push_back(Number::time("compiling_per_step_ns", compiling));
            b.help =
                "What would help most: no compiling inside the steps, which takes {compiling_per_step_ns} of each: "
                "compile for changing shapes (torch.compile(dynamic=True)), and warm up all shapes before.";
            break;
        }
        b.help = "What would help most: launching less, by larger or fused ops or one CUDA graph for all: at best a "
                 "step would take {best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).";
        break;
    case Cause::Syncs:
        b.help = "What would help most: no waits for the GPU inside the step: at best a step would take "
                 "{best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).";
        break;
    case Cause::Copies:
        b.help = "What would help most: copies that run beside kernels, or not at all: at best a step would take "
                 "{best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).";
        break;
    case Cause::Communication:
        b.help = "What would help most: communication that compute covers: at best a step would take {best_step_ns} "
                 "instead of {replayed_step_ns} ({best_gain_share} less).";
        break;
    case Cause::Input:
        b.help = "What would help most: batches that are ready when they are needed: at best a step would take "
                 "{best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).";
        break;
    case Cause::Nothing: break;
    }
}

} // namespace

const char *boundId(const Facts &f, const Thresholds &t)
{
    if (f.trace->deviceWork().empty())
        return "cpu-only";
    if (!f.shares || (!f.sharesAreSteady && !f.range))
        return "undecidable";
    const Shares &s = *f.shares;
    if (s.share(s.compute) >= t.computeBound)
        return "compute-bound";
    if (s.share(s.input) >= t.inputBound && s.input > s.exposedCommunication && s.input > s.exposedCopies)
        return "input-bound";
    if (s.share(s.exposedCommunication) >= t.communicationBound && s.exposedCommunication >= s.compute)
        return "communication-bound";
    if (s.share(s.exposedCopies) >= t.copyBound && s.exposedCopies > s.compute)
        return "copy-bound";
    const double idle = static_cast<double>(s.hostWait + s.otherIdle);
    if (s.share(s.busy) < t.overheadBusyBelow && static_cast<double>(s.hostWait) >= t.overheadHostWait * idle)
        return "overhead-bound";
    return "mixed-bound";
}

Bound decideBound(const Facts &f, const Thresholds &t)
{
    Bound b;
    Verdict &v = b.verdict;
    v.whyItMightBeWrong = "The shares hold for the recorded steps only; a longer run may differ.";
    const bool anyDeviceWork = !f.trace->deviceWork().empty();
    if (!anyDeviceWork) {
        b.id = v.id = "cpu-only";
        const bool isEmpty = f.trace->sliceCount() == 0;
        v.title = "No GPU work in the file";
        v.numbers = {Number::count("device_events", 0), Number::time("window_ns", f.steps.window.length()),
                     Number::count("steps", static_cast<std::int64_t>(f.steps.steps.size()))};
        b.headline = isEmpty ? "Nothing to judge: the file holds 0 slices."
                             : "CPU only: no kernel, copy or set in {window_ns} of trace ({steps} steps).";
        v.summary =
            "The file holds no device event. Either the program ran on the CPU alone, or the GPU was not recorded.";
        v.advice = "If a GPU was at work, record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA], "
                   "without another profiler "
                   "attached.";
        v.whyItMightBeWrong = "A profiler without permission to read the GPU writes such a file too.";
        return b;
    }
    if (!f.shares) {
        b.id = v.id = "undecidable";
        v.title = "No GPU work in this range";
        v.numbers = {Number::count("device_events", 0), Number::time("window_ns", f.range ? f.range->length() : 0)};
        b.headline = "Undecidable: no GPU work lies in this range of {window_ns}.";
        v.summary = "Nothing ran on the GPU here.";
        v.advice = "Choose a wider range.";
        return b;
    }

    const Shares &s = *f.shares;
    const std::int64_t steps = static_cast<std::int64_t>(f.steadySteps().size());
    const Nanoseconds perStep = std::max<std::int64_t>(1, steps);
    v.numbers = {Number::share("busy_share", s.share(s.busy)),
                 Number::share("compute_share", s.share(s.compute)),
                 Number::share("exposed_communication_share", s.share(s.exposedCommunication)),
                 Number::share("exposed_copy_share", s.share(s.exposedCopies)),
                 Number::share("host_wait_share", s.share(s.hostWait)),
                 Number::share("input_share", s.share(s.input)),
                 Number::time("busy_ns", s.busy),
                 Number::time("compute_ns", s.compute),
                 Number::time("communication_ns", s.communication),
                 Number::time("exposed_communication_ns", s.exposedCommunication),
                 Number::time("exposed_copy_ns", s.exposedCopies),
                 Number::time("host_wait_ns", s.hostWait),
                 Number::time("other_idle_ns", s.otherIdle),
                 Number::time("input_ns", s.input),
                 Number::time("profiler_ns", s.profiler),
                 Number::time("window_ns", s.total),
                 Number::time("busy_per_step_ns", s.busy / perStep),
                 Number::time("compute_per_step_ns", s.compute / perStep),
                 Number::time("exposed_copy_per_step_ns", s.exposedCopies / perStep),
                 Number::time("exposed_communication_per_step_ns", s.exposedCommunication / perStep),
                 Number::time("input_per_step_ns", s.input / perStep),
                 Number::time("step_ns", s.total / perStep),
                 Number::count("steady_steps", steps),
                 Number::count("device", s.device)};
    b.steady = f.sharesAreSteady;

    // A range that was asked for is judged as it is, steady or not.
    const bool isRange = !f.sharesAreSteady && f.range;
    const std::string steady = f.steps.standIn.empty() ? std::string("the steady steps")
                                                       : fmt::format("the steady runs of \"{}\"", f.steps.standIn);
    v.numbers.push_back(Number::text("what", isRange ? "this range" : steady));
    v.numbers.push_back(Number::text("each", isRange ? "this range" : "each step"));
    if (!f.sharesAreSteady && !isRange) {
        b.id = v.id = "undecidable";
        v.title = "Too few steps to tell";
        v.summary = "The recording has no steady step and nothing in it repeats often enough to stand in for one. Of "
                    "the whole window "
                    "({window_ns}) the GPU works {busy_share}: compute kernels {compute_share}, copies alone "
                    "{exposed_copy_share}; "
                    "waiting for launches {host_wait_share}.";
        v.advice = "Record with schedule(wait=1, warmup=3, active=5) and call prof.step() after each iteration.";
        v.whyItMightBeWrong = "Start-up costs weigh heavily in so short a recording.";
        b.headline =
            "Undecidable: no steady step was recorded; of the whole window ({window_ns}) the GPU works {busy_share}.";
        return b;
    }
    const std::string_view id = boundId(f, t);
    const auto decide = [&](const char *name, VerdictSeverity severity, const char *title) {
        b.id = v.id = name;
        v.severity = severity;
        v.title = title;
    };
    if (id == "compute-bound") {
        decide("compute-bound", VerdictSeverity::Good, "Compute-bound");
        v.thresholds = limits(t, &Thresholds::computeBound);
        b.headline =
            "Compute-bound: compute kernels fill {compute_share} of {what} ({compute_per_step_ns} of {step_ns}).";
        v.summary = "The GPU computes {compute_share} of {what}, so the CPU keeps up with it.";
        v.advice = "Look at the longest kernels: precision, shapes, algorithm. Work on the CPU side gains next to "
                   "nothing here.";
        v.whyItMightBeWrong =
            "That kernels run does not tell whether they use the chip well: they may be limited by memory.";
    } else if (id == "input-bound") {
        decide("input-bound", VerdictSeverity::Critical, "Input-bound");
        v.thresholds = limits(t, &Thresholds::inputBound);
        b.headline = "Input-bound: the main thread waits for data {input_share} of {what} ({input_per_step_ns} of "
                     "{step_ns}) while the "
                     "GPU does nothing.";
        v.summary = "DataLoader.__next__ takes {input_per_step_ns} of {each} without GPU work beside it.";
        v.advice = "Give the DataLoader workers: num_workers=4 or more, pin_memory=True, prefetch_factor, "
                   "persistent_workers=True; move "
                   "decoding and augmentation there.";
        v.whyItMightBeWrong = "The first batches of an epoch wait for workers to start; later ones may not.";
        v.gainPerStep = f.whatIf.gain(Cause::Input).value_or(s.input / perStep);
    } else if (id == "communication-bound") {
        decide("communication-bound", VerdictSeverity::Critical, "Communication-bound");
        v.thresholds = limits(t, &Thresholds::communicationBound);
        b.headline = "Communication-bound: {exposed_communication_share} of {what} "
                     "({exposed_communication_per_step_ns} of {step_ns}) "
                     "is communication with no compute beside it.";
        v.summary = "Communication kernels run alone for {exposed_communication_per_step_ns} of {each}; compute takes "
                    "{compute_per_step_ns}.";
        v.advice = "Overlap it: larger gradient buckets (bucket_cap_mb), no_sync() while accumulating. Look at the "
                   "other ranks first: a "
                   "communication kernel also waits for the slowest of them.";
        v.whyItMightBeWrong = "From one rank, waiting for another rank and moving data cannot be told apart.";
        v.gainPerStep = f.whatIf.gain(Cause::Communication).value_or(s.exposedCommunication / perStep);
    } else if (id == "copy-bound") {
        decide("copy-bound", VerdictSeverity::Critical, "Copy-bound");
        v.thresholds = limits(t, &Thresholds::copyBound);
        b.headline = "Copy-bound: {exposed_copy_share} of {what} ({exposed_copy_per_step_ns} of {step_ns}) is copying "
                     "with no kernel "
                     "beside it.";
        v.summary = "Copies and sets run alone for {exposed_copy_per_step_ns} of {each}; compute kernels take "
                    "{compute_per_step_ns}.";
        v.advice = "Copy less and earlier: pin_memory() with non_blocking=True on a side stream, keep data on the "
                   "device, send smaller "
                   "types.";
        v.whyItMightBeWrong = "Copies of a start-up phase may lie in the recorded steps.";
        v.gainPerStep = f.whatIf.gain(Cause::Copies).value_or(s.exposedCopies / perStep);
    } else if (id == "overhead-bound") {
        decide("overhead-bound",
               s.share(s.busy) < t.overheadCriticalBelow ? VerdictSeverity::Critical : VerdictSeverity::Warning,
               "Overhead-bound");
        v.thresholds = limits(t, &Thresholds::overheadBusyBelow, &Thresholds::overheadHostWait);
        b.headline = "Overhead-bound: the GPU works {busy_share} of {what} ({busy_per_step_ns} of {step_ns}); "
                     "{host_wait_share} of "
                     "the time it waits for the CPU to launch.";
        v.summary =
            "Of {step_ns} in {each} the GPU works {busy_per_step_ns}. The rest goes into Python, the dispatcher and "
            "launch calls.";
        v.advice = "Give each launch more to do: larger batches or tensors, fewer and fused ops, "
                   "torch.compile(mode=\"reduce-overhead\") or "
                   "CUDA graphs; remove synchronisations. Faster kernels would gain nothing.";
        v.whyItMightBeWrong =
            "Recording itself slows the CPU side: with stacks, shapes or memory on, less of this is the program's.";
        v.gainPerStep = f.whatIf.gain(Cause::Launching).value_or(s.hostWait / perStep);
    } else {
        decide("mixed-bound", VerdictSeverity::Info, "No single bound");
        v.thresholds = limits(t, &Thresholds::computeBound, &Thresholds::overheadBusyBelow);
        b.headline = "Mixed: the GPU works {busy_share} of {what} ({busy_per_step_ns} of {step_ns}), compute kernels "
                     "{compute_share}; no single cause dominates.";
        v.numbers.push_back(Number::text("steps_text", stepsByLoad(f, t)));
        v.summary = "Of {what} the GPU computes {compute_share}, copies alone {exposed_copy_share}, communicates alone "
                    "{exposed_communication_share} and waits for launches {host_wait_share}.{steps_text}";
        v.advice = "Look at the findings below: none of them alone decides.";
    }
    if (isRange) {
        v.whyItMightBeWrong =
            "No steady step lies in this range: first steps pay for what later ones do not. " + v.whyItMightBeWrong;
    } else if (steps < t.fewSamples) {
        b.headline += " Few samples: {steady_steps} steady.";
        v.whyItMightBeWrong = "Few samples: {steady_steps} steady in the recording. " + v.whyItMightBeWrong;
    }
    addEvidence(f, v);
    addHelp(f, b);
    return b;
}

} // namespace lanescope
