// Operators and how they are dispatched: V49-V51 and V53-V57 of the catalogue.

#include "core/verdict/rules/devicework.h"

#include "core/analyse/matrixwork.h"
#include "core/base/statistics.h"
#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace lanescope {

namespace {

bool isOverheadBound(const Facts &f, const Thresholds &t)
{
    return std::string_view(boundId(f, t)) == "overhead-bound";
}

/// The nearest ancestor that is no Python frame.
SliceId callerOf(const Trace &trace, SliceId s)
{
    SliceId p = trace.parent(s);
    while (p && trace.category(p) == Category::PythonFunction)
        p = trace.parent(p);
    return p;
}

const OpStatistics *opNamed(const Facts &f, std::string_view name)
{
    for (const OpStatistics &op : f.calls.ops)
        if (f.trace->text(op.name) == name)
            return &op;
    return nullptr;
}

std::string shapeText(const Shape &shape)
{
    return fmt::format("[{}]", fmt::join(shape, ", "));
}

/// V49: matmul of operands with three dimensions or more runs as bmm.
void ruleBatchedMatmul(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const OpStatistics *bmm = opNamed(f, "aten::bmm");
    if (!bmm)
        return;
    const JudgedTime judged(f.steps, f.range);
    std::map<SliceId, Nanoseconds> device; ///< of each matmul: everything launched in it
    std::vector<SliceId> matmuls;
    for (const std::uint32_t s : bmm->slices) {
        const SliceId caller = callerOf(trace, SliceId(s));
        if (!caller || trace.name(caller) != "aten::matmul" || !judged.holds(trace.start(SliceId(s))))
            continue;
        matmuls.push_back(caller);
        device[caller] = 0;
    }
    if (matmuls.empty())
        return;
    // Copies below a matmul: operands that had to be written out before the product.
    Nanoseconds total = 0, copied = 0;
    std::int64_t copies = 0;
    SliceId copy;
    for (const Launch &l : f.launches) {
        if (!l.judged || !l.op)
            continue;
        bool isCopy = false;
        for (SliceId p = l.op; p; p = callerOf(trace, p)) {
            isCopy |= trace.name(p) == "aten::clone" || trace.name(p) == "aten::copy_";
            const auto it = device.find(p);
            if (it == device.end())
                continue;
            it->second = saturatingAdd(it->second, trace.duration(l.work));
            total = saturatingAdd(total, trace.duration(l.work));
            if (isCopy) {
                ++copies;
                copied = saturatingAdd(copied, trace.duration(l.work));
                if (!copy || trace.duration(l.work) > trace.duration(copy))
                    copy = l.work;
            }
            break;
        }
    }
    const SliceId longest = std::ranges::max_element(device, {}, [](const auto &d) { return d.second; })->first;
    // The second operand is the same matrix for the whole batch where its own batch sizes are all 1.
    std::string shapes;
    bool isBroadcast = false;
    if (wasRecorded(trace, "record_shapes"))
        if (const auto dims = readShapes(trace, longest); dims && dims->inputs.size() >= 2) {
            const Shape &a = dims->inputs[0], &b = dims->inputs[1];
            shapes = fmt::format("{} @ {}", shapeText(a), shapeText(b));
            const auto batch = [](const Shape &s) {
                std::int64_t n = 1;
                for (std::size_t i = 0; i + 2 < s.size(); ++i)
                    if (__builtin_mul_overflow(n, s[i], &n))
                        return std::int64_t(0);
                return n;
            };
            isBroadcast = a.size() >= 3 && b.size() >= 2 && batch(a) > 1 && batch(b) == 1;
        }
    const std::int64_t steps = f.judgedSteps();
    const bool isCostlyCopy = judgedShare(f, copied) >= t.batchedCopies;

    Verdict v;
    v.id = "batched-matmul";
    v.severity = isBroadcast || isCostlyCopy ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title =
        isBroadcast ? "A batched product with one matrix for the whole batch" : "matmul runs as one batched product";
    v.numbers = {Number::count("matmuls", static_cast<std::int64_t>(matmuls.size())),
                 Number::ratio("per_step", static_cast<double>(matmuls.size()) / static_cast<double>(steps)),
                 Number::time("device_per_step_ns", total / steps),
                 Number::count("copies", copies),
                 Number::time("copies_per_step_ns", copied / steps),
                 Number::text("shapes", shapes)};
    v.thresholds = limits(t, &Thresholds::batchedCopies);
    v.summary = "{per_step} calls of aten::matmul a step run as aten::bmm, one kernel for the whole batch: "
                "{device_per_step_ns} of GPU "
                "time a step.";
    if (!shapes.empty())
        v.summary +=
            isBroadcast ? " In {shapes} every batch is multiplied by the same matrix." : " The longest is {shapes}.";
    if (copies > 0)
        v.summary += " Before it operands are copied: {copies_per_step_ns} a step.";
    v.advice =
        isBroadcast
            ? "Fold the batch into the rows: x.flatten(0, -2) @ w, with a w of two dimensions, is one large product "
              "(torch.nn.functional.linear does so)."
        : copies > 0 ? "Give matmul operands that lie in memory as it wants them: leave out expand() and transposes "
                       "that force a "
                       "copy, or keep the tensor contiguous from where it is made."
                     : "Nothing to do: a true batch of products is right as bmm.";
    v.whyItMightBeWrong =
        shapes.empty()
            ? "Without record_shapes=True it is not known whether one operand is the same for the whole batch."
            : "Shapes are those of the longest call; others may differ.";
    if (isCostlyCopy)
        v.gainPerStep = deviceGain(f, t, copied);
    v.evidence.push_back(evidenceOf(f, longest, "the longest" + lineText(f, longest)));
    if (copy)
        v.evidence.push_back(evidenceOf(f, copy, "a copy of an operand"));
    addVerdict(f, t, std::move(v), out);
}

/// V50: ops that only change how a tensor is looked at, on a run that waits for its CPU.
void ruleMetadataOps(const Facts &f, const Thresholds &t, Findings &out)
{
    static constexpr std::array<std::string_view, 22> names{
        "aten::t",         "aten::view",          "aten::transpose",    "aten::as_strided", "aten::expand",
        "aten::permute",   "aten::squeeze",       "aten::unsqueeze",    "aten::slice",      "aten::select",
        "aten::narrow",    "aten::reshape",       "aten::split",        "aten::chunk",      "aten::detach",
        "detach",          "aten::alias",         "aten::_unsafe_view", "aten::unbind",     "aten::flatten",
        "aten::expand_as", "aten::_reshape_alias"};
    Nanoseconds total = 0;
    std::int64_t count = 0;
    std::vector<const OpStatistics *> ops;
    for (const OpStatistics &op : f.calls.ops) {
        if (op.count == 0 || std::ranges::find(names, f.trace->text(op.name)) == names.end())
            continue;
        ops.push_back(&op);
        total = saturatingAdd(total, op.self); // what they call is counted with its own op
        count += op.count;
    }
    if (ops.empty())
        return;
    const double share = shareOf(total, judgedCpuTime(f));
    if (share < t.metadataShare || !isOverheadBound(f, t))
        return;
    Verdict v;
    v.id = "metadata-ops";
    v.severity = VerdictSeverity::Warning;
    v.title = "Views and transposes cost CPU time";
    v.numbers = {Number::time("per_step_ns", total / f.judgedSteps()),
                 Number::count("calls", count),
                 Number::ratio("per_step", static_cast<double>(count) / static_cast<double>(f.judgedSteps())),
                 Number::share("step_share", share),
                 Number::text("op", std::string(f.trace->text(ops.front()->name))),
                 Number::count("op_calls", ops.front()->count)};
    v.thresholds = limits(t, &Thresholds::metadataShare, &Thresholds::overheadBusyBelow);
    v.summary = "Ops that launch nothing (view, transpose, slice, ...) take {per_step_ns} a step, {step_share} of it, "
                "in {per_step} calls; "
                "most of it {op}. The GPU waits meanwhile.";
    v.advice = "torch.compile leaves them out of the compiled code. By hand: reshape once outside the loop, keep views "
               "instead of making "
               "them anew, F.linear(x, w) rather than x @ w.t().";
    v.whyItMightBeWrong = "Recording costs each op about a microsecond, and these ops take little more than that.";
    v.gainPerStep = total / f.judgedSteps();
    for (std::size_t i = 0; i < std::min<std::size_t>(5, ops.size()); ++i) {
        const OpStatistics &op = *ops[i];
        const std::uint32_t longest =
            *std::ranges::max_element(op.slices, {}, [&](std::uint32_t s) { return f.trace->duration(SliceId(s)); });
        v.evidence.push_back(evidenceOf(f, SliceId(longest),
                                        fmt::format("{}, {}", f.trace->text(op.name),
                                                    countOf(static_cast<std::uint64_t>(op.count), "call", "calls"))));
    }
    addVerdict(f, t, std::move(v), out);
}

/// V51: elementwise kernels in a row, each of which reads what the one before wrote.
void ruleFusableChain(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<const KernelGroup *> groupOf(f.launches.size());
    for (const KernelGroup &g : f.kernels)
        for (const std::uint32_t i : g.launches)
            groupOf[i] = &g;
    const auto threads = [](const DeviceArgs &a) {
        double n = 1;
        for (int i = 0; i < 3; ++i)
            n *= static_cast<double>(a.grid[i]) * static_cast<double>(a.block[i]);
        return n;
    };
    // Of PyTorch's own elementwise kernels; copies and fills stand for casts and gradients of tensors that have nothing to do with
    // each other, optimizers and DDP's buckets have findings of their own.
    const auto isLight = [&](std::uint32_t i) {
        const KernelGroup &g = *groupOf[i];
        const Launch &l = f.launches[i];
        if (g.category != Category::Kernel || g.kernel.family != KernelFamily::Elementwise ||
            g.kernel.library != "PyTorch" || g.kernel.operation == "copy" || g.kernel.operation == "fill" ||
            !g.geometry || !l.op || l.fromGraph)
            return false;
        const DeviceCall *call = l.call ? f.calls.find(l.call) : nullptr;
        if (call && call->annotation && trace.name(call->annotation).starts_with("Optimizer."))
            return false;
        // Gradients of different tensors are summed one after the other.
        const SliceId caller = trace.name(l.op) == "aten::add_" ? callerOf(trace, l.op) : SliceId();
        return !caller || trace.name(caller).find("AccumulateGrad") == std::string_view::npos;
    };
    struct Kind {
        std::int64_t chains = 0, kernels = 0;
        Nanoseconds cpu = 0, device = 0;    ///< what one kernel instead of the chain would save
        std::vector<std::uint32_t> example; ///< the longest
        Nanoseconds exampleTime = -1;
    };
    std::map<std::string, Kind> kinds;
    using Chain = std::vector<std::uint32_t>;
    const auto close = [&](Chain &chain) {
        const Chain launches = std::exchange(chain, {});
        if (static_cast<std::int64_t>(launches.size()) < t.chainLength)
            return;
        std::string ops, last;
        std::int64_t same = 0;
        const auto addOp = [&] { // `aten::mul, 3 x aten::add_`
            if (same > 0)
                ops += (ops.empty() ? "" : ", ") + (same > 1 ? fmt::format("{} x ", same) : std::string()) + last;
        };
        Nanoseconds cpu = 0, mostCpu = 0, device = 0, mostDevice = 0;
        for (const std::uint32_t i : launches) {
            const Launch &l = f.launches[i];
            if (const std::string name = shortName(trace.name(l.op)); name != last) {
                addOp();
                last = name;
                same = 0;
            }
            ++same;
            const Nanoseconds own = trace.duration(l.op), work = trace.duration(l.work);
            cpu = saturatingAdd(cpu, own);
            device = saturatingAdd(device, work);
            mostCpu = std::max(mostCpu, own);
            mostDevice = std::max(mostDevice, work);
        }
        addOp();
        Kind &kind = kinds[ops];
        ++kind.chains;
        kind.kernels += static_cast<std::int64_t>(launches.size());
        kind.cpu = saturatingAdd(kind.cpu, cpu - mostCpu);
        // If the kernels read one tensor rather than each other's results, all of these must be written: half is saved then.
        kind.device = saturatingAdd(kind.device, (device - mostDevice) / 2);
        if (device > kind.exampleTime) {
            kind.exampleTime = device;
            kind.example = launches;
        }
    };
    std::map<LaneId, Chain> open;
    for (std::uint32_t i = 0; i < f.launches.size(); ++i) {
        const Launch &l = f.launches[i];
        if (!l.judged || trace.category(l.work) == Category::Memset)
            continue;
        Chain &chain = open[trace.laneOf(l.work)];
        if (!isLight(i)) {
            close(chain);
            continue;
        }
        if (!chain.empty()) {
            const Launch &last = f.launches[chain.back()];
            // Of the same size, as far as the number of threads tells (one thread does 2 to 8 elements), and of the same thread and step.
            const double a = threads(*groupOf[chain.back()]->geometry), b = threads(*groupOf[i]->geometry);
            const bool fits = last.step == l.step && trace.laneOf(last.op) == trace.laneOf(l.op) &&
                              std::max(a, b) <= 4 * std::min(a, b);
            if (!fits)
                close(chain);
        }
        chain.push_back(i);
    }
    for (auto &[lane, chain] : open)
        close(chain);
    if (kinds.empty())
        return;

    const bool byCpu = isOverheadBound(f, t);
    const auto saved = [&](const Kind &k) { return byCpu ? k.cpu : k.device; };
    Nanoseconds total = 0;
    std::int64_t chains = 0, kernels = 0;
    const std::pair<const std::string, Kind> *best = nullptr;
    for (const auto &kind : kinds) {
        total = saturatingAdd(total, saved(kind.second));
        chains += kind.second.chains;
        kernels += kind.second.kernels;
        if (!best || saved(kind.second) > saved(best->second))
            best = &kind;
    }
    const double share = judgedShare(f, total);
    if (share < t.chainGain)
        return;
    const std::int64_t steps = f.judgedSteps();
    Verdict v;
    v.id = "fusable-chain";
    v.severity = share >= t.warning ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Elementwise ops in a row that one kernel could do";
    v.numbers = {Number::count("chains", chains),
                 Number::ratio("chains_per_step", static_cast<double>(chains) / static_cast<double>(steps)),
                 Number::ratio("kernels_per_chain", static_cast<double>(kernels) / static_cast<double>(chains)),
                 Number::time("saved_per_step_ns", total / steps),
                 Number::share("step_share", share),
                 Number::text("ops", elided(best->first, 200)),
                 Number::count("chains_of_kind", best->second.chains),
                 Number::text("side", byCpu ? "CPU time" : "GPU time")};
    v.thresholds = limits(t, &Thresholds::chainLength, &Thresholds::chainGain, &Thresholds::warning);
    v.summary = "{chains_per_step} times a step {kernels_per_chain} elementwise kernels run one behind the other (most "
                "of it: {ops}). As one "
                "kernel each they would save about {saved_per_step_ns} of {side} a step ({step_share} of it).";
    v.advice = "torch.compile fuses such chains into one kernel: put @torch.compile on the function that holds them. "
               "For known patterns use "
               "the fused op: F.gelu(x, approximate=\"tanh\"), F.silu, torch.addcmul, F.layer_norm.";
    v.whyItMightBeWrong =
        "That one kernel reads what the one before wrote is told from order and size, not from the tensors.";
    if (byCpu || (f.shares && f.shares->share(f.shares->busy) >= t.computeBound))
        v.gainPerStep = total / steps;
    for (const std::uint32_t i : best->second.example)
        if (v.evidence.size() < 8)
            v.evidence.push_back(evidenceOf(
                f, f.launches[i].work, fmt::format("{}{}", opText(f, f.launches[i]), lineText(f, f.launches[i].op))));
    addVerdict(f, t, std::move(v), out);
}

/// V53: kernels that a graph launch brings.
void ruleGraphReplay(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    struct Replay {
        std::vector<TimeRange> ranges;
        TimeRange span{std::numeric_limits<Nanoseconds>::max(), std::numeric_limits<Nanoseconds>::min()};
    };
    std::map<SliceId, Replay> replays;
    for (const Launch &l : f.launches) {
        if (!l.judged || !l.fromGraph)
            continue;
        Replay &r = replays[l.call];
        r.ranges.push_back(trace.range(l.work));
        r.span = {std::min(r.span.start, trace.start(l.work)), std::max(r.span.end, trace.end(l.work))};
    }
    if (replays.empty())
        return;
    Nanoseconds span = 0, busy = 0, calls = 0;
    std::int64_t pieces = 0;
    SliceId longest;
    for (auto &[call, r] : replays) {
        pieces += static_cast<std::int64_t>(r.ranges.size());
        span = saturatingAdd(span, r.span.length());
        busy = saturatingAdd(busy, length(unite(r.ranges)));
        calls = saturatingAdd(calls, trace.duration(call));
        if (!longest || r.ranges.size() > replays.at(longest).ranges.size())
            longest = call;
    }
    const auto n = static_cast<std::int64_t>(replays.size());
    const bool isSmall = pieces < t.smallGraph * n;
    Verdict v;
    v.id = "graph-replay";
    v.severity = isSmall ? VerdictSeverity::Info : VerdictSeverity::Good;
    v.title = "CUDA graphs are replayed";
    v.numbers = {Number::count("replays", n),
                 Number::ratio("per_step", static_cast<double>(n) / static_cast<double>(f.judgedSteps())),
                 Number::ratio("pieces", static_cast<double>(pieces) / static_cast<double>(n)),
                 Number::time("span_ns", span / n),
                 Number::time("gaps_ns", (span - busy) / n),
                 Number::share("gap_share", shareOf(span - busy, span)),
                 Number::time("call_ns", calls / n)};
    v.thresholds = limits(t, &Thresholds::smallGraph);
    v.summary = "{per_step} graph launches a step bring {pieces} kernels, copies and sets each: {span_ns} on the GPU, "
                "{gap_share} of that "
                "between them. The CPU spends {call_ns} on a launch, so short kernels cost it nothing here.";
    v.advice = isSmall ? "So small a graph saves little: capture more of the step in one."
                       : "Nothing to do. To make it quicker, make its kernels fewer or quicker.";
    v.whyItMightBeWrong = "Which op a kernel of a graph belongs to is not in the file.";
    v.evidence.push_back(evidenceOf(f, longest, "the launch with most kernels"));
    const auto piece = std::ranges::find(f.launches, longest, &Launch::call);
    v.evidence.push_back({trace.laneOf(piece->work), {}, replays.at(longest).span, "what it runs"});
    addVerdict(f, t, std::move(v), out);
}

/// V54: an optimizer that launches a kernel for every parameter.
void ruleManyOptimizerKernels(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<Nanoseconds> durations;
    std::map<SliceId, std::int64_t> steps; ///< kernels of each optimizer step
    for (const KernelGroup &g : f.kernels) {
        if (g.category != Category::Kernel)
            continue;
        for (const std::uint32_t i : g.judged) {
            const DeviceCall *call = f.launches[i].call ? f.calls.find(f.launches[i].call) : nullptr;
            if (!call || !call->annotation || !trace.name(call->annotation).starts_with("Optimizer.step"))
                continue;
            if (g.kernel.family == KernelFamily::MultiTensor)
                return; // foreach or fused already
            ++steps[call->annotation];
            durations.push_back(trace.duration(f.launches[i].work));
        }
    }
    if (steps.empty())
        return;
    const double perStep = static_cast<double>(durations.size()) / static_cast<double>(steps.size());
    const Nanoseconds usual = median(durations);
    if (perStep <= static_cast<double>(t.optimizerKernels) || usual >= t.optimizerKernel)
        return;
    Nanoseconds cpu = 0;
    for (const auto &[step, n] : steps)
        cpu = saturatingAdd(cpu, trace.duration(step));
    const SliceId longest =
        std::ranges::max_element(steps, {}, [&](const auto &s) { return trace.duration(s.first); })->first;
    Verdict v;
    v.id = "many-optimizer-kernels";
    v.severity = VerdictSeverity::Warning;
    v.title = "The optimizer launches a kernel for each parameter";
    v.numbers = {Number::ratio("kernels", perStep), Number::time("median_ns", usual),
                 Number::time("cpu_ns", cpu / static_cast<Nanoseconds>(steps.size())),
                 Number::share("step_share", judgedShare(f, cpu)),
                 Number::text("name", std::string(trace.name(longest)))};
    v.thresholds = limits(t, &Thresholds::optimizerKernels, &Thresholds::optimizerKernel);
    v.summary = "{name} launches {kernels} kernels of {median_ns} (median) and takes the CPU {cpu_ns} ({step_share} of "
                "the step).";
    v.advice = "Give the optimizer fused=True (AdamW, Adam, SGD), else foreach=True: "
               "torch.optim.AdamW(model.parameters(), fused=True).";
    v.whyItMightBeWrong = "foreach=True takes about as much memory again as the parameters.";
    // What a handful of launches instead would take is next to nothing; on a run that does not wait for its CPU it gains nothing.
    if (isOverheadBound(f, t))
        v.gainPerStep = cpu / f.judgedSteps();
    v.evidence.push_back(evidenceOf(f, longest, "the longest of them"));
    addVerdict(f, t, std::move(v), out);
}

/// The first slice of this name on any CPU thread.
SliceId annotationNamed(const Facts &f, std::string_view start)
{
    const Trace &trace = *f.trace;
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        for (std::uint32_t i = 0; i < lane.size(); ++i)
            if (const SliceId s = lane.slice(i);
                (trace.category(s) == Category::UserAnnotation || trace.category(s) == Category::CpuOp) &&
                trace.name(s).starts_with(start) && inRange(f, s))
                return s;
    }
    return {};
}

/// V55: DataParallel on several devices.
void ruleDataParallel(const Facts &f, const Thresholds &, Findings &out)
{
    if (f.devices.size() < 2)
        return;
    const SliceId call = annotationNamed(f, "DataParallel.forward");
    if (!call)
        return;
    Verdict v;
    v.id = "data-parallel";
    v.severity = VerdictSeverity::Warning;
    v.title = "DataParallel instead of DistributedDataParallel";
    v.numbers = {Number::count("devices", static_cast<std::int64_t>(f.devices.size())),
                 Number::time("forward_ns", f.trace->duration(call))};
    v.summary = "torch.nn.DataParallel drives {devices} devices from one process: it copies the model in every forward "
                "pass ({forward_ns} "
                "for the first one here), and its threads take turns at Python.";
    v.advice = "Use torch.nn.parallel.DistributedDataParallel, one process a GPU, started by torchrun.";
    v.whyItMightBeWrong = "With a small model and large inputs the difference may be small.";
    v.evidence.push_back(evidenceOf(f, call, "the first forward pass"));
    out.verdicts.push_back(std::move(v));
}

/// V56: DistributedDataParallel on CUDA devices over another backend than NCCL.
void ruleDdpWithoutNccl(const Facts &f, const Thresholds &, Findings &out)
{
    const Trace &trace = *f.trace;
    if (trace.deviceWork().empty())
        return;
    std::string backend;
    for (const auto &[key, text] : trace.metadata())
        if (key == "distributedInfo")
            if (const auto json = nlohmann::json::parse(text, nullptr, false);
                json.is_object() && json.contains("backend") && json["backend"].is_string())
                backend = json["backend"].get<std::string>();
    if (backend.empty() || backend.find("nccl") != std::string::npos || backend.find("rccl") != std::string::npos)
        return;
    const bool isCuda = std::ranges::any_of(trace.devices(), [](const DeviceProperties &d) {
        return d.computeMajor > 3 || (d.computeMajor == 3 && d.computeMinor >= 5);
    });
    const SliceId call = annotationNamed(f, "DistributedDataParallel.forward");
    if (!call || !isCuda)
        return;
    Verdict v;
    v.id = "ddp-without-nccl";
    v.severity = VerdictSeverity::Warning;
    v.title = "DistributedDataParallel does not use NCCL";
    v.numbers = {Number::text("backend", backend), Number::count("world_size", trace.worldSize().value_or(0))};
    v.summary = "Gradients of {world_size} ranks go over the backend {backend}, through the CPU's memory.";
    v.advice = "torch.distributed.init_process_group(\"nccl\"): it sends from GPU to GPU.";
    v.whyItMightBeWrong = "Where NCCL is not to be had (Windows, some networks) another backend is right.";
    v.evidence.push_back(evidenceOf(f, call, "the first forward pass"));
    out.verdicts.push_back(std::move(v));
}

/// V57: the same product runs another kernel from step to step.
void ruleOtherTile(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<const KernelGroup *> groupOf(f.launches.size());
    for (const KernelGroup &g : f.kernels)
        for (const std::uint32_t i : g.launches)
            groupOf[i] = &g;
    // The k-th product of a step is the same product in every step, if all steps launch the same ops in the same order.
    std::map<std::pair<std::int64_t, std::int32_t>, std::vector<std::uint32_t>> steps; ///< by device and step
    for (std::uint32_t i = 0; i < f.launches.size(); ++i)
        if (const Launch &l = f.launches[i];
            l.judged && l.step >= 0 && l.op && groupOf[i]->kernel.family == KernelFamily::Gemm)
            steps[{trace.lane(trace.laneOf(l.work)).device().value_or(-1), l.step}].push_back(i);
    std::int64_t count = 0, changed = 0;
    std::uint32_t from = 0, to = 0;
    for (auto first = steps.begin(); first != steps.end();) {
        auto next = first;
        std::vector<bool> isChanged(first->second.size());
        for (; next != steps.end() && next->first.first == first->first.first; ++next) {
            const auto opName = [&](std::uint32_t i) { return trace.nameId(f.launches[i].op); };
            if (!std::ranges::equal(next->second, first->second, {}, opName, opName))
                return; // the steps differ
            for (std::size_t k = 0; k < first->second.size(); ++k)
                if (trace.nameId(f.launches[next->second[k]].work) != trace.nameId(f.launches[first->second[k]].work)) {
                    if (changed == 0) {
                        from = first->second[k];
                        to = next->second[k];
                    }
                    changed += !isChanged[k];
                    isChanged[k] = true;
                }
        }
        count += static_cast<std::int64_t>(first->second.size());
        first = next;
    }
    if (changed == 0)
        return;
    Verdict v;
    v.id = "other-tile";
    v.severity = VerdictSeverity::Info;
    v.title = "The same product runs another kernel in another step";
    v.numbers = {Number::count("products", count),
                 Number::count("changed", changed),
                 Number::text("op", opText(f, f.launches[from])),
                 Number::text("from", shortName(trace.name(f.launches[from].work), 100)),
                 Number::text("to", shortName(trace.name(f.launches[to].work), 100)),
                 Number::time("from_ns", trace.duration(f.launches[from].work)),
                 Number::time("to_ns", trace.duration(f.launches[to].work))};
    v.summary = "{changed} of {products} products a step change their kernel between steps: {op} runs {from} "
                "({from_ns}), then {to} "
                "({to_ns}).";
    v.advice = "Different sizes choose different tiles: pad to fixed sizes if timings should be comparable. With "
               "torch.backends.cudnn.benchmark=True the choice is made anew for each shape.";
    v.whyItMightBeWrong = "Products are matched by their order in the step; their shapes are not compared.";
    v.evidence.push_back(evidenceOf(f, f.launches[from].work, stepText(f, trace.start(f.launches[from].work))));
    v.evidence.push_back(evidenceOf(f, f.launches[to].work, stepText(f, trace.start(f.launches[to].work))));
    addVerdict(f, t, std::move(v), out);
}

} // namespace

std::span<const Rule> operatorRules()
{
    static constexpr Rule rules[]{ruleBatchedMatmul,        ruleMetadataOps,  ruleFusableChain,   ruleGraphReplay,
                                  ruleManyOptimizerKernels, ruleDataParallel, ruleDdpWithoutNccl, ruleOtherTile};
    return rules;
}

} // namespace lanescope
