// Use of the hardware: V33-V39 of the catalogue.

#include "core/verdict/rules/devicework.h"

#include "core/analyse/matrixwork.h"
#include "core/base/words.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <map>

namespace lanescope {

namespace {

std::string kernelsText(std::int64_t n)
{
    return countOf(static_cast<std::uint64_t>(n), "kernel", "kernels");
}

const DeviceProperties *judgedDevice(const Facts &f)
{
    const std::int64_t number = f.shares ? f.shares->device : -1;
    for (const DeviceProperties &d : f.trace->devices())
        if (d.id == number)
            return &d;
    return nullptr;
}

/// Whether the GPU is what everything waits for. Between the launches of a slow CPU quicker kernels gain nothing.
bool deviceMatters(const Facts &f, const Thresholds &t)
{
    return f.shares && f.shares->share(f.shares->compute) >= t.overheadBusyBelow;
}

bool isPlainFp32(const KernelGroup &g)
{
    return g.kernel.isMatrixProduct() && g.kernel.tensorCores == TensorCores::No && g.kernel.hasType("fp32");
}

/// V33: the GPU has tensor cores, and of all matrix products none uses them.
void ruleTensorCores(const Facts &f, const Thresholds &t, Findings &out)
{
    const PickedKernels products = pickKernels(f, [](const KernelGroup &g) {
        return (g.kernel.isMatrixProduct() || g.kernel.family == KernelFamily::Attention) &&
               g.kernel.operation != "helper" && !(g.kernel.types.size() == 1 && g.kernel.hasType("fp64"));
    });
    if (products.groups.empty())
        return;
    const DeviceProperties *device = judgedDevice(f);
    if (!device || device->computeMajor == 0) {
        out.notDecidable.push_back(
            {"tensor-cores-unused", "deviceProperties of the GPU in the file: its compute capability"});
        return;
    }
    if (device->computeMajor < 7)
        return;
    Nanoseconds used = 0, unknown = 0;
    const KernelGroup *unknownKernel = nullptr;
    for (const KernelGroup *g : products.groups) {
        if (g->kernel.tensorCores == TensorCores::Yes)
            used += g->total;
        if (g->kernel.tensorCores == TensorCores::Unknown) {
            unknown += g->total;
            unknownKernel = unknownKernel ? unknownKernel : g;
        }
    }
    if (used > 0)
        return;
    if (shareOf(unknown, products.time) > t.unknownGemm) {
        out.notDecidable.push_back(
            {"tensor-cores-unused", fmt::format("kernel names that tell: {} does not say what it computes with",
                                                shortName(f.trace->text(unknownKernel->name)))});
        return;
    }
    // Where TF32 exists, the finding about fp32 products says the same, louder and with the switch to turn.
    const bool saidElsewhere =
        device->computeMajor >= 8 && shareOf(pickKernels(f, isPlainFp32).time, computeTime(f)) >= t.plainGemm;

    Verdict v;
    v.id = "tensor-cores-unused";
    v.severity =
        !saidElsewhere && judgedShare(f, products.time) >= t.warning ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Tensor cores are not used";
    v.numbers = {Number::time("products_ns", products.time),
                 Number::count("products", products.count),
                 Number::share("kernel_share", shareOf(products.time, computeTime(f))),
                 Number::share("window_share", judgedShare(f, products.time)),
                 Number::text("compute_capability", fmt::format("{}.{}", device->computeMajor, device->computeMinor)),
                 Number::text("kernel", shortName(f.trace->text(products.groups.front()->name)))};
    v.thresholds = limits(t, &Thresholds::unknownGemm, &Thresholds::warning);
    v.summary =
        "None of the {products} matrix products ({kernel_share} of kernel time) runs on tensor cores, which this GPU "
        "(compute capability {compute_capability}) has. The longest is {kernel}.";
    v.advice =
        device->computeMajor >= 8
            ? "Put torch.set_float32_matmul_precision(\"high\") at the top of the program (TF32), or wrap the forward "
              "pass in torch.autocast(\"cuda\", dtype=torch.bfloat16). Sizes that are multiples of 8 help."
            : "Wrap the forward pass in torch.autocast(\"cuda\", dtype=torch.float16) with a GradScaler. Sizes that "
              "are "
              "multiples of 8 help.";
    v.whyItMightBeWrong = "Judged by kernel names. A model may need full fp32, and small products gain little.";
    addKernels(f, v, products);
    addVerdict(f, t, std::move(v), out);
}

/// V34: fp32 products on the plain cores of a GPU that could use TF32.
void ruleFp32Gemm(const Facts &f, const Thresholds &t, Findings &out)
{
    const DeviceProperties *device = judgedDevice(f);
    const PickedKernels plain = pickKernels(f, isPlainFp32);
    const double share = shareOf(plain.time, computeTime(f));
    if (plain.groups.empty() || share < t.plainGemm)
        return;
    if (!device || device->computeMajor == 0) {
        out.notDecidable.push_back({"fp32-gemm", "deviceProperties of the GPU in the file: its compute capability"});
        return;
    }
    if (device->computeMajor < 8)
        return;
    // TF32 reaches half of its peak at least, where the product is long enough to be worth it.
    Nanoseconds saved = 0;
    const DevicePeaks *peaks = peaksOf(device->name, t.devices);
    if (peaks && peaks->tf32 > 2 * peaks->fp32)
        for (const KernelGroup *g : plain.groups)
            if (g->total / static_cast<Nanoseconds>(g->judged.size()) >= t.throughputKernel)
                saved +=
                    static_cast<Nanoseconds>(static_cast<double>(g->total) * (1 - peaks->fp32 / (peaks->tf32 / 2)));

    // A product of a few microseconds is over before its arithmetic counts: TF32 makes such a one hardly shorter.
    Nanoseconds worth = 0;
    for (const KernelGroup *g : plain.groups)
        if (g->total / static_cast<Nanoseconds>(g->judged.size()) >= t.shortKernel)
            worth = saturatingAdd(worth, g->total);
    Verdict v;
    v.id = "fp32-gemm";
    v.severity =
        deviceMatters(f, t) && judgedShare(f, worth) >= t.warning ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Matrix products in plain fp32";
    v.numbers = {Number::time("fp32_ns", plain.time), Number::count("products", plain.count),
                 Number::share("kernel_share", share), Number::share("window_share", judgedShare(f, plain.time)),
                 Number::text("kernel", shortName(f.trace->text(plain.groups.front()->name)))};
    v.thresholds = limits(t, &Thresholds::plainGemm, &Thresholds::warning, &Thresholds::shortKernel);
    v.summary = "{products} fp32 matrix products take {kernel_share} of kernel time without tensor cores (the longest: "
                "{kernel}).";
    if (worth == 0)
        v.summary += " They are so short that other things than arithmetic limit them: TF32 gains little here.";
    if (saved > 0) {
        v.numbers.push_back(Number::ratio("fp32_peak_tflops", peaks->fp32));
        v.numbers.push_back(Number::ratio("tf32_peak_tflops", peaks->tf32));
        v.summary += " At best this GPU does {fp32_peak_tflops} TFLOP/s in fp32 and {tf32_peak_tflops} in TF32.";
        v.gainPerStep = deviceGain(f, t, saved);
    }
    v.advice = "If ten bits of mantissa are enough for the products, put torch.set_float32_matmul_precision(\"high\") "
               "at the top of "
               "the program (for convolutions torch.backends.cudnn.allow_tf32 = True). Or wrap the forward pass in "
               "torch.autocast(\"cuda\", dtype=torch.bfloat16).";
    v.whyItMightBeWrong =
        "Full fp32 may be wanted. The gain takes TF32 at half of its peak, on products of 0.1 ms or more.";
    addKernels(f, v, plain);
    addVerdict(f, t, std::move(v), out);
}

/// Tells once for all rules about geometry what is missing; empty where nothing is.
std::string missingForOccupancy(const Facts &f, const std::vector<DeviceLimits> &devices)
{
    if (devices.empty())
        return "deviceProperties of a CUDA device in the file: its SMs, registers and shared memory";
    const bool any = std::ranges::any_of(f.kernels, [](const KernelGroup &g) {
        return isCompute(g) && !g.judged.empty() && g.geometry && g.geometry->registersPerThread >= 0;
    });
    return any ? "" : "grid, block, registers and shared memory of the kernels (AMD's and Intel's records lack them)";
}

/// V35: kernels with fewer blocks than the GPU has multiprocessors.
void ruleFewBlocks(const Facts &f, const Thresholds &t, Findings &out)
{
    const Nanoseconds all = computeTime(f);
    if (all == 0)
        return;
    const std::vector<DeviceLimits> devices = deviceLimits(*f.trace);
    if (const std::string missing = missingForOccupancy(f, devices); !missing.empty()) {
        for (const char *id : {"too-few-blocks", "wave-tail", "low-occupancy"})
            out.notDecidable.push_back({id, missing});
        return;
    }
    const auto perProcessor = [&](const KernelGroup &g) {
        const DeviceLimits *d = limitsFor(devices, g);
        const auto o = d ? occupancyOf(*g.geometry, *d) : std::nullopt;
        return o ? o->blocksPerProcessor : 1.0;
    };
    const PickedKernels few =
        pickKernels(f, [&](const KernelGroup &g) { return perProcessor(g) < t.blocksPerProcessor; });
    const double share = shareOf(few.time, all);
    if (few.groups.empty() || share < t.fewBlocks)
        return;
    const KernelGroup &longest = *few.groups.front();
    const DeviceLimits &device = *limitsFor(devices, longest);

    Verdict v;
    v.id = "too-few-blocks";
    v.severity =
        deviceMatters(f, t) && judgedShare(f, few.time) >= t.warning ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Kernels too small to fill the GPU";
    const auto blocks =
        static_cast<std::int64_t>(std::llround(perProcessor(longest) * static_cast<double>(device.multiprocessors)));
    v.numbers = {Number::time("small_ns", few.time),
                 Number::count("kernels", few.count),
                 Number::share("kernel_share", share),
                 Number::share("window_share", judgedShare(f, few.time)),
                 Number::count("multiprocessors", device.multiprocessors),
                 Number::count("blocks_of_longest", blocks),
                 Number::text("kernels_text", kernelsText(few.count)),
                 Number::text("kernel", shortName(f.trace->text(longest.name)))};
    v.thresholds = limits(t, &Thresholds::blocksPerProcessor, &Thresholds::fewBlocks, &Thresholds::warning);
    v.summary =
        "{kernels_text} ({kernel_share} of kernel time) leave a part of the GPU idle: they have too few blocks for "
        "its {multiprocessors} multiprocessors. The longest, {kernel}, has {blocks_of_longest}.";
    v.advice =
        "Give each kernel more work: a larger batch, several small products as one torch.bmm, or independent ones on "
        "several streams.";
    v.whyItMightBeWrong =
        "Arithmetic on the grid. Kernels of other streams may fill the rest, and some kernels are quickest with few "
        "blocks.";
    addKernels(f, v, few);
    addVerdict(f, t, std::move(v), out);
}

/// V36: a last wave of blocks that leaves most of the GPU idle.
void ruleWaveTail(const Facts &f, const Thresholds &t, Findings &out)
{
    const Nanoseconds all = computeTime(f);
    const std::vector<DeviceLimits> devices = deviceLimits(*f.trace);
    if (all == 0 || !missingForOccupancy(f, devices).empty())
        return; // said by the rule before
    const auto occupancy = [&](const KernelGroup &g) {
        const DeviceLimits *d = limitsFor(devices, g);
        return d ? occupancyOf(*g.geometry, *d) : std::nullopt;
    };
    const PickedKernels tailed = pickKernels(f, [&](const KernelGroup &g) {
        const auto o = occupancy(g);
        return o && o->waves > 1 && o->waves < t.waveTailWaves && std::ceil(o->waves) / o->waves - 1 > t.waveTail;
    });
    if (tailed.groups.empty() || shareOf(tailed.time, all) < t.fewBlocks)
        return;
    double lost = 0;
    for (const KernelGroup *g : tailed.groups)
        lost += static_cast<double>(g->total) * occupancy(*g)->tail();
    const KernelGroup &longest = *tailed.groups.front();
    const Occupancy o = *occupancy(longest);

    Verdict v;
    v.id = "wave-tail";
    v.severity = judgedShare(f, static_cast<Nanoseconds>(lost)) >= t.warning &&
                         static_cast<std::int64_t>(f.steadySteps().size()) >= t.fewSamples
                     ? VerdictSeverity::Warning
                     : VerdictSeverity::Info;
    v.title = "The last wave of blocks leaves the GPU half empty";
    v.numbers = {Number::time("kernels_ns", tailed.time),
                 Number::time("lost_ns", static_cast<Nanoseconds>(lost)),
                 Number::count("kernels", tailed.count),
                 Number::share("kernel_share", shareOf(tailed.time, all)),
                 Number::share("window_share", judgedShare(f, static_cast<Nanoseconds>(lost))),
                 Number::ratio("waves_of_longest", o.waves),
                 Number::count("blocks_of_longest", o.blocks),
                 Number::count("resident_blocks", o.resident),
                 Number::text("kernels_text", kernelsText(tailed.count)),
                 Number::text("kernel", shortName(f.trace->text(longest.name)))};
    v.thresholds =
        limits(t, &Thresholds::waveTail, &Thresholds::waveTailWaves, &Thresholds::fewBlocks, &Thresholds::warning);
    v.summary = "The blocks of {kernels_text} ({kernel_share} of kernel time) need a little more than full waves: "
                "{kernel} runs "
                "{waves_of_longest} waves of {blocks_of_longest} blocks. If all blocks take equally long, {lost_ns} go "
                "into part-filled "
                "last waves.";
    v.advice = "Choose sizes whose blocks fill whole waves: a batch or hidden size a little smaller or larger. "
               "torch.compile(mode=\"max-autotune\") tries other tiles.";
    v.whyItMightBeWrong =
        "Arithmetic on the launch geometry: blocks differ in length, and kernels that share the GPU fill such tails.";
    v.gainPerStep = deviceGain(f, t, static_cast<Nanoseconds>(lost));
    addKernels(f, v, tailed);
    addVerdict(f, t, std::move(v), out);
}

/// V37: kernels that can have only a few warps on a multiprocessor.
void ruleLowOccupancy(const Facts &f, const Thresholds &t, Findings &out)
{
    const Nanoseconds all = computeTime(f);
    const std::vector<DeviceLimits> devices = deviceLimits(*f.trace);
    if (all == 0 || !missingForOccupancy(f, devices).empty())
        return;
    const PickedKernels low = pickKernels(f, [&](const KernelGroup &g) {
        // Products and attention work best with few warps and many registers.
        if (g.kernel.isMatrixProduct() || g.kernel.family == KernelFamily::Attention ||
            g.kernel.family == KernelFamily::Unknown)
            return false;
        const DeviceLimits *d = limitsFor(devices, g);
        const auto o = d ? occupancyOf(*g.geometry, *d) : std::nullopt;
        return o && o->theoretical < t.lowOccupancy;
    });
    if (low.groups.empty() || shareOf(low.time, all) < t.lowOccupancyShare)
        return;
    const KernelGroup &longest = *low.groups.front();
    const Occupancy o = *occupancyOf(*longest.geometry, *limitsFor(devices, longest));
    DeviceArgs many = *longest.geometry; // what limits it, if its grid were as large as can be
    many.grid[0] = std::numeric_limits<std::int32_t>::max();
    many.grid[1] = many.grid[2] = 1;

    Verdict v;
    v.id = "low-occupancy";
    v.severity = VerdictSeverity::Info;
    v.title = "Kernels with few warps on each multiprocessor";
    v.numbers = {Number::time("kernels_ns", low.time),
                 Number::count("kernels", low.count),
                 Number::share("kernel_share", shareOf(low.time, all)),
                 Number::share("occupancy_of_longest", o.theoretical),
                 Number::count("registers", longest.geometry->registersPerThread),
                 Number::bytes("shared_bytes", longest.geometry->sharedMemoryBytes),
                 Number::text("limit", occupancyLimitName(occupancyOf(many, *limitsFor(devices, longest))->limit)),
                 Number::text("kernels_text", kernelsText(low.count)),
                 Number::text("kernel", shortName(f.trace->text(longest.name)))};
    v.thresholds = limits(t, &Thresholds::lowOccupancy, &Thresholds::lowOccupancyShare);
    v.summary = "{kernels_text} ({kernel_share} of kernel time) can hold at most a few warps: {kernel} reaches "
                "{occupancy_of_longest} "
                "of a multiprocessor's threads, limited by {limit} ({registers} registers a thread, {shared_bytes} "
                "shared memory a block).";
    v.advice = "For a kernel of your own: fewer registers (smaller tiles, launch bounds) or less shared memory. For "
               "one that Inductor "
               "wrote: another shape or torch.compile(mode=\"max-autotune\").";
    v.whyItMightBeWrong =
        "Occupancy is arithmetic, not speed: a kernel with much work in each thread can be quick with few warps.";
    addKernels(f, v, low);
    out.verdicts.push_back(std::move(v));
}

/// V38: copies into another layout right before a matrix product.
void ruleLayout(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    std::vector<const KernelGroup *> groupOf(f.launches.size());
    for (const KernelGroup &g : f.kernels)
        for (const std::uint32_t i : g.launches)
            groupOf[i] = &g;
    // A copy that keeps the type, made for an op that asks for another layout; casts are below aten::_to_copy.
    const auto isLayoutCopy = [&](std::uint32_t i) {
        const KernelName &k = groupOf[i]->kernel;
        if (k.family == KernelFamily::LayoutChange)
            return true;
        if (k.operation != "copy" || k.types.size() != 1)
            return false;
        for (SliceId p = f.launches[i].op; p; p = trace.parent(p)) {
            if (trace.category(p) != Category::CpuOp)
                continue;
            const std::string_view name = trace.name(p);
            if (name == "aten::_to_copy" || name == "aten::to")
                return false;
            if (name == "aten::contiguous" || name == "aten::clone" || name == "aten::reshape")
                return true;
        }
        return false;
    };
    Nanoseconds total = 0;
    std::vector<std::uint32_t> copies;
    std::map<LaneId, std::uint32_t> before; ///< of each stream the kernel that ran last
    for (std::uint32_t i = 0; i < f.launches.size(); ++i) {
        const Launch &l = f.launches[i];
        if (trace.category(l.work) != Category::Kernel)
            continue;
        const auto last = before.find(trace.laneOf(l.work));
        if (last != before.end() && l.judged && groupOf[i]->kernel.isMatrixProduct() && isLayoutCopy(last->second)) {
            copies.push_back(last->second);
            total = saturatingAdd(total, trace.duration(f.launches[last->second].work));
        }
        before[trace.laneOf(l.work)] = i;
    }
    const double share = judgedShare(f, total);
    if (copies.empty() || share < t.layoutCopies / 5)
        return;
    Verdict v;
    v.id = "layout";
    v.severity = share >= t.layoutCopies ? VerdictSeverity::Warning : VerdictSeverity::Info;
    v.title = "Copies into another layout before matrix products";
    v.numbers = {Number::time("copies_ns", total), Number::count("copies", static_cast<std::int64_t>(copies.size())),
                 Number::share("window_share", share), Number::time("copies_per_step_ns", total / f.judgedSteps())};
    v.thresholds = limits(t, &Thresholds::layoutCopies);
    v.summary =
        "{copies} times a tensor is copied into another layout right before a product: {copies_per_step_ns} a step, "
        "{window_share} of it.";
    v.advice = "Hand the tensor over as it lies: matmul takes transposed views (x @ w.t()), so leave out .contiguous() "
               "before it; build "
               "it in the wanted layout at once (for convolutions model.to(memory_format=torch.channels_last)).";
    v.whyItMightBeWrong =
        "That the copy is for the product is told from their order on the stream. A strided operand may be slower than "
        "the copy.";
    v.gainPerStep = deviceGain(f, t, total);
    for (const std::uint32_t i :
         largest(copies, 5, [&](std::uint32_t c) { return trace.duration(f.launches[c].work); }))
        v.evidence.push_back(
            evidenceOf(f, f.launches[i].work,
                       fmt::format("from {}", opText(f, f.launches[i]) +
                                                  (f.launches[i].call ? lineText(f, f.launches[i].call) : ""))));
    addVerdict(f, t, std::move(v), out);
}

/// V39: what long matrix products reach of the device's peak.
void ruleThroughput(const Facts &f, const Thresholds &t, Findings &out)
{
    const Trace &trace = *f.trace;
    const PickedKernels products = pickKernels(f, [&](const KernelGroup &g) {
        return g.kernel.family == KernelFamily::Gemm && trace.duration(longestOf(f, g).work) >= t.throughputKernel;
    });
    if (products.groups.empty())
        return;
    if (!wasRecorded(trace, "record_shapes")) {
        out.notDecidable.push_back({"throughput", "shapes of the operands: record with record_shapes=True"});
        return;
    }
    const DeviceProperties *device = judgedDevice(f);
    const DevicePeaks *peaks = device ? peaksOf(device->name, t.devices) : nullptr;
    struct Reached {
        const Launch *launch;
        double tflops, share;
        std::string shapes;
        const KernelGroup *group;
    };
    std::vector<Reached> reached;
    // Reading a record again takes up to some milliseconds, so only the longest launch of the groups that take most time.
    constexpr std::size_t mostRead = 12;
    for (std::size_t i = 0; i < std::min(mostRead, products.groups.size()); ++i) {
        const KernelGroup &g = *products.groups[i];
        // The median launch: the longest may be disturbed.
        std::vector<std::uint32_t> byTime = g.judged;
        const auto middle = byTime.begin() + static_cast<std::ptrdiff_t>(byTime.size() / 2);
        std::ranges::nth_element(byTime, middle, {},
                                 [&](std::uint32_t n) { return trace.duration(f.launches[n].work); });
        const Launch &l = f.launches[*middle];
        if (!l.op)
            continue;
        const auto shapes = readShapes(trace, l.op);
        if (!shapes || shapes->flops.value_or(0) <= 0 || trace.duration(l.work) < t.throughputKernel)
            continue;
        const double tflops = static_cast<double>(*shapes->flops) / static_cast<double>(trace.duration(l.work)) / 1000;
        const double peak = peaks ? peakFor(g.kernel, *peaks) : 0;
        reached.push_back(
            {&l, tflops, peak > 0 ? tflops / peak : -1, shapesText(trace.name(l.op), shapes->inputs), &g});
    }
    if (reached.empty()) {
        out.notDecidable.push_back(
            {"throughput", "matrix products whose op tells their shapes (aten::mm, addmm, bmm, baddbmm)"});
        return;
    }
    const Reached &first = reached.front(); // the group that takes most time
    const bool hasPeak = first.share >= 0;
    Verdict v;
    v.id = "throughput";
    v.severity = !hasPeak || first.share < t.throughputGood ? VerdictSeverity::Info : VerdictSeverity::Good;
    const Reached *slow = nullptr;
    for (const Reached &r : reached)
        if (r.share >= 0 && r.share < t.throughputLow && judgedShare(f, r.group->total) >= t.warning && !slow)
            slow = &r;
    const Reached &told = slow ? *slow : first;
    if (slow)
        v.severity = VerdictSeverity::Warning;
    v.title = slow ? "A matrix product far below the GPU's peak" : "What matrix products reach";
    v.numbers = {Number::ratio("tflops", told.tflops),
                 Number::time("kernel_ns", trace.duration(told.launch->work)),
                 Number::text("shapes", told.shapes),
                 Number::text("op", std::string(trace.name(told.launch->op))),
                 Number::text("kernel", shortName(trace.name(told.launch->work))),
                 Number::share("window_share", judgedShare(f, told.group->total)),
                 Number::count("looked_at", static_cast<std::int64_t>(reached.size()))};
    v.summary = "{op} of {shapes} takes {kernel_ns} (median call of {kernel}): {tflops} TFLOP/s";
    if (told.share >= 0) {
        v.numbers.push_back(Number::share("peak_share", told.share));
        v.numbers.push_back(Number::ratio("peak_tflops", peakFor(told.group->kernel, *peaks)));
        v.numbers.push_back(Number::text("peak_source", peaks->source));
        v.summary += ", {peak_share} of the {peak_tflops} that this GPU does at best ({peak_source}).";
    } else {
        v.summary += "; no peak is known for this GPU and type.";
    }
    v.thresholds = limits(t, &Thresholds::throughputKernel, &Thresholds::throughputLow, &Thresholds::throughputGood,
                          &Thresholds::warning);
    v.advice = slow ? "Look at its sizes: multiples of 8 (better 64) for every dimension, no dimension much smaller "
                      "than the tile; a "
                      "product with one thin side is limited by memory, and batching several into one helps."
                    : "Nothing to do here.";
    v.whyItMightBeWrong =
        "The peak is the datasheet's, at full clock. Products with a thin side are limited by memory, not arithmetic.";
    if (slow)
        v.gainPerStep = deviceGain(
            f, t,
            static_cast<Nanoseconds>(static_cast<double>(slow->group->total) * (1 - slow->share / t.throughputLow)));
    for (const Reached &r : reached)
        if (v.evidence.size() < 5)
            v.evidence.push_back(evidenceOf(
                f, r.launch->work,
                fmt::format("{}, {:.0f} TFLOP/s{}", r.shapes, r.tflops,
                            r.share >= 0 ? fmt::format(", {} of the peak", percentText(r.share, 1)) : std::string())));
    addVerdict(f, t, std::move(v), out);
}

} // namespace

std::span<const Rule> hardwareRules()
{
    static constexpr Rule rules[]{ruleTensorCores,  ruleFp32Gemm, ruleFewBlocks, ruleWaveTail,
                                  ruleLowOccupancy, ruleLayout,   ruleThroughput};
    return rules;
}

} // namespace lanescope
