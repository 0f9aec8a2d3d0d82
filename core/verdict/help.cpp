#include "core/verdict/help.h"

#include <algorithm>
#include <array>
#include <vector>

namespace lanescope {

namespace {

// ---- what bounds the run

constexpr VerdictHelp boundHelps[]{
    {"cpu-only", "The file holds no GPU work, so nothing can be said about a GPU.",
     "No event of the categories kernel, gpu_memcpy or gpu_memset was read.",
     "Look for a lane named GPU: there is none.",
     "If a GPU was used, record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA] and no other profiler "
     "attached."},
    {"undecidable", "There are too few steps to tell what an ordinary one looks like.",
     "A bound is told from steady steps: all but the first two (of fewer than four: all but the first). Without "
     "ProfilerStep "
     "annotations, something that repeats at least four times stands in for them.",
     "Count the ProfilerStep# slices in the CPU lane.",
     "Record with schedule(wait=1, warmup=3, active=5) and call prof.step() after each iteration."},
    {"compute-bound",
     "The GPU's compute kernels fill the steady steps: the CPU keeps up, and only faster or fewer kernels make a step "
     "shorter.",
     "Time in which at least one kernel that is not communication runs, divided by the length of the steady steps "
     "without the "
     "profiler's own pauses.",
     "Zoom to a steady step: the GPU lane has no holes. A kernel begins long after its launch call, as it stands in a "
     "queue.",
     "Look at the longest kernels: precision (bf16, TF32), shapes that are multiples of 8, another algorithm."},
    {"input-bound", "The main thread waits for the next batch while the GPU has nothing to do.",
     "Time inside DataLoader.__next__ on the main thread in which no GPU work runs, divided by the length of the "
     "steady steps.",
     "Find enumerate(DataLoader)#...__next__ in the main thread's lane and look at the GPU lane below it: it is empty.",
     "More DataLoader workers, pin_memory=True, prefetch_factor, persistent_workers=True; cheaper decoding and "
     "augmentation."},
    {"communication-bound", "Communication between GPUs runs with no compute beside it for a large part of the step.",
     "Time in which NCCL or RCCL kernels run and no compute kernel does, divided by the length of the steady steps.",
     "Zoom to a step and compare the stream of the nccl kernels with the compute stream.",
     "First see whether this rank waits for a slower one. Then larger buckets, no_sync() while gradients accumulate, "
     "smaller types."},
    {"copy-bound", "Copies between host and GPU, or within the GPU, run alone for most of the step.",
     "Time in which a copy or set runs and no kernel does, divided by the length of the steady steps.",
     "Look for Memcpy slices in the GPU lanes with nothing beside them.",
     "Keep data on the GPU, send smaller types, pin the host's memory, and copy on a stream of its own with "
     "non_blocking=True."},
    {"overhead-bound",
     "The GPU is mostly idle, because the CPU does not launch its work fast enough: Python, PyTorch's dispatcher and "
     "the "
     "launch calls take the time.",
     "The GPU works less than half of the steady steps, and at least half of its idle time is host wait: the launch "
     "call of the work "
     "that ends the gap began only after the gap did.",
     "Zoom to a step: the GPU lane is mostly empty, the CPU lane is full of short ops, and each kernel begins right "
     "after its launch "
     "call.",
     "Larger batches, fewer and fused ops, torch.compile(mode=\"reduce-overhead\") or CUDA graphs, no "
     "synchronisations. A faster kernel "
     "gains nothing."},
    {"mixed-bound", "No single cause takes most of the step.",
     "None of the other bounds' conditions holds for the steady steps.",
     "Compare the steps with each other: some may be full and others idle.",
     "Read the findings: each says what it would gain."},
};

// ---- the profiler's doing

constexpr VerdictHelp artefactHelps[]{
    {"buffer-request",
     "The profiler asked for memory for its own records, and the program stood still meanwhile. Without the profiler "
     "this pause does not exist.",
     "An overhead record named Activity Buffer Request (in older files Unrecognized). A gap on the GPU is its doing "
     "only where the launch "
     "call behind the gap ended no earlier than the request.",
     "Find the record in the overhead lane, and the launch call that ends with it or later.",
     "Do not optimise it. Judge the steps behind it, or record more steps."},
    {"trailing-sync",
     "After the last step the profiler waits for the GPU, to collect what is left. In torch's table that wait is CPU "
     "time.",
     "A device synchronisation after the last step, inside no op and no annotation. GPU work that still runs below it "
     "is told apart from "
     "pure waiting.",
     "Look at the end of the main thread's lane: a long cudaDeviceSynchronize with nothing around it.",
     "Leave it out. If you call torch.cuda.synchronize() there yourself, it is yours, and just as harmless."},
    {"first-launch-offset", "The GPU lane begins much later than the launch calls, with no cause in the file.",
     "The first linked work's delay behind its launch call, against the median delay of all later work; the GPU must "
     "be idle meanwhile and "
     "no record of the profiler may cover it.",
     "Select the first kernel: its arrow from the launch call is far longer than the others'.",
     "Record with schedule(wait=0, warmup=0) once: a buffer request that came before the window then shows itself."},
    {"cupti-overhead",
     "The profiler's library (CUPTI) worked inside the window: it wrote out its buffers or changed code to measure it.",
     "Summed time of the records Buffer Flush, Instrumentation and Resource in the window.",
     "Look at the overhead lane.", "Record fewer steps at once, and judge those without such a record."},
    {"lazy-loading",
     "CUDA loads a kernel's code when it is first used, or the driver compiles it: seconds in the worst case, paid "
     "once.",
     "Overhead records named Lazy Function Loading, Runtime Triggered Module Loading or Driver Compiler, inside a step "
     "(without steps: "
     "anywhere).",
     "The launch call of a kernel's first use is far longer than later ones of the same kernel.",
     "Warm up before recording. To test, CUDA_MODULE_LOADING=EAGER. If the driver compiles, build for this GPU's "
     "architecture."},
    {"instrumented",
     "Options of the profiler that record stacks, shapes or memory cost time for every op, so the CPU side looks "
     "slower than "
     "it is.",
     "The file says which options were on; the main thread has more slices a millisecond than a recording without them "
     "has.",
     "Record the same steps with the options off and compare the length of a step.",
     "Take times from a recording without them; take places in the code from one with them."},
    {"profiler-dominated-table", "Much of what torch's table adds up as CPU time is the profiler's own.",
     "Buffer requests, flushes and the wait at the end, divided by the table's Self CPU time total.",
     "Sort the operator table by Self CPU: cudaDeviceSynchronize or Activity Buffer Request stands on top.",
     "Use the corrected table."},
    {"incomplete-trace",
     "Something that belongs to what is in the file is not in it: its end, the launches of some kernels, or the "
     "kernels "
     "of some launches.",
     "A file that ends in the middle; GPU work without launch call, op or annotation; launch calls without GPU work.",
     "Select such a kernel: it has no arrow.",
     "A warm-up tail is normal. If the GPU is missing altogether, see that no other profiler is attached and that "
     "reading the GPU's "
     "counters is allowed."},
};

// ---- cold start

constexpr VerdictHelp warmupHelps[]{
    {"cold-start",
     "The first step takes much longer than the rest: it pays for loading, allocating and choosing kernels.",
     "Length of the first step with the GPU work launched in it, against the median of the later ones; the profiler's "
     "pauses are taken out "
     "first.",
     "Compare the first steps in the ruler.",
     "Leave it out of averages; warm up before recording. The cost is paid once all the same."},
    {"setup-gap", "Between the start of an annotation and its first op the CPU does something that has no row.",
     "From the start of each annotation of one name to the first op in it. Once: the first gap against the median of "
     "the others. Again and "
     "again: gaps in steady steps in which the GPU waits.",
     "Zoom to the start of the annotation: there is nothing below it at first.",
     "Once, it is set-up: nothing to do. In each step it is Python work: move it out of the loop. Stacks "
     "(with_stack=True) name the lines."},
    {"clock-ramp", "One kernel becomes faster or slower from call to call: the GPU's clock or temperature changes.",
     "Spearman's rank correlation of duration and order over all calls of one kernel with one launch geometry that ran "
     "alone, and the "
     "medians of the first and the last quarter.",
     "Select the kernel in the kernels table and compare its first with its last instances.",
     "Warm up longer, or fix the clock with nvidia-smi -lgc while you measure."},
    {"first-call", "The first call of an op or kernel takes much longer than later ones.",
     "First duration against the median of the rest, for each op name and each kernel with its launch geometry.",
     "Search for the op and compare its first slice with the second.", "Leave first calls out of averages."},
};

// ---- kernels

constexpr VerdictHelp kernelHelps[]{
    {"kernel-variance", "The same kernel with the same sizes takes different times.",
     "Kernels of one name and launch geometry in the steady steps, each compared with those at the same place of the "
     "other steps; where the "
     "steps do not match, with the median of all.",
     "Sort the instances of the kernel by duration and look what else runs at those times.",
     "Compare by the median. Fix clocks; see whether another stream or another process shares the GPU."},
    {"hotspot-kernel",
     "One kernel takes most of the GPU's time on a run that the GPU limits. For a large product of matrices that is "
     "health.",
     "Summed time of all kernels of one name in the steady steps, divided by the time of all compute kernels.",
     "Sort the kernels table by total time.",
     "If anything on the GPU side pays, it is this kernel: precision, shapes, algorithm."},
    {"many-calls", "One short op is called so often that it takes a good part of the CPU's time.",
     "Self time of the op (without what lies below it) of all ops' self time in the steady steps, its mean, and its "
     "calls a step.",
     "Sort the operators table by number of calls.",
     "Batch the tensors, use torch._foreach_ functions, let torch.compile fuse, or use a CUDA graph."},
    {"cost-below", "An op takes long only because of what it calls.",
     "Self time below a twentieth of its total; the op or call right below that takes most is named.",
     "Follow the widest slice downwards in the CPU lane.", "Nothing: read on below."},
    {"occupancy-query",
     "Before the launch the library asked how many blocks of the kernel fit on one multiprocessor: it adapts a heavy "
     "kernel to "
     "the GPU.",
     "A cudaOccupancyMaxActiveBlocksPerMultiprocessor call in the op that launches a product of matrices or a kernel "
     "with many registers or "
     "shared memory.",
     "Look at the runtime calls of the op, right before cudaLaunchKernel.",
     "Nothing. That no query is there proves nothing: newer libraries decide without one."},
    {"resource-light",
     "Kernels of few registers and no shared memory do little with each element: memory or their own launch limits "
     "them.",
     "Registers per thread and shared memory of the kernel's record; no occupancy query in its op.",
     "Select such a kernel and read its arguments.",
     "Fuse neighbours (torch.compile): each kernel less saves a launch and one pass over the data."},
    {"short-kernels", "Most kernels run shorter than it takes to launch them, so the GPU waits for launches.",
     "Kernels below 10 us, or shorter than their own launch call; those of CUDA graphs do not count.",
     "Compare a kernel's length with its launch call's.", "Larger batches, fused ops, fused optimizers, CUDA graphs."},
    {"slow-runtime-calls", "Some launch calls take far longer than the usual few microseconds.",
     "Launch calls above 50 us in the steady steps, without what the profiler and loading took of them, and how long "
     "the GPU did nothing "
     "during them.",
     "Sort the calls table by longest.",
     "See what holds the CPU: a lock in the driver, memory that is freed, too few cores."},
    {"launch-delay",
     "Some work begins long after its launch call ended. Behind a full queue that is healthy; on an idle GPU something "
     "held it.",
     "Start of the work minus end of its launch call, above 100 us; whether the GPU was busy for most of that time "
     "tells the two apart.",
     "Select the kernel and look at the GPU lanes between its launch call and its start.",
     "For those on an idle GPU: look for an event or copy of another stream that they wait for."},
};

// ---- waiting

constexpr VerdictHelp waitingHelps[]{
    {"sync-in-loop",
     "Inside the step the CPU stops and waits for the GPU. It cannot launch ahead, so the GPU runs dry afterwards.",
     "Stream, device and event synchronisations of the launching threads in the steady steps. Their cost is what a "
     "replay of the steps gains "
     "when they are taken out.",
     "Search for Synchronize; behind each one the GPU lane has a hole until the next launch.",
     "Keep values on the GPU, log every N steps, use masks of a fixed size, pinned memory and non_blocking=True."},
    {"idle-breakdown",
     "What the GPU's idle time is made of: waiting for the CPU's launch, short pauses between kernels, or something "
     "else.",
     "Each gap is classed by the work that ends it. Host wait: its launch call began after the gap did. Kernel wait: "
     "the launch was there and "
     "the gap is below 30 us. Other: the rest. The profiler's part is left out.",
     "Click a gap: it names its cause and what the CPU did.",
     "Host wait: make the CPU side faster or let it run ahead."},
    {"gpu-gaps", "The whole GPU stands still for longer than a millisecond.",
     "Stretches of the judged time in which no stream runs, without the first, the last and what the profiler caused.",
     "Press G to go from gap to gap.", "Look what the CPU did: saving, logging, loading, evaluation."},
    {"low-utilisation", "The GPU works well in some stretches and little in others.",
     "The time from its first to its last work, cut into 30 equal stretches; neighbours in which work covers less than "
     "half are joined.",
     "Look at the GPU's density in the overview strip.", "Compare what the CPU does in both kinds of stretch."},
    {"communication", "Communication takes a good part of the step, and compute does not cover it.",
     "Union of NCCL and RCCL kernels in the steady steps, and the part of it in which no compute kernel runs.",
     "Compare the nccl stream with the compute stream.",
     "See whether the rank waits for another one; then buckets, no_sync(), smaller types."},
    {"straggler-rank", "One rank comes late to the collectives, and all others wait for it.",
     "From the recordings of several ranks: who starts each collective last.",
     "Open the ranks together and compare the starts of one collective.",
     "Look at that rank alone: its CPU, its data, its GPU's clock."},
    {"input-pipeline", "The main thread waits for the next batch.",
     "Time inside DataLoader.__next__ on the main thread, and the part of it in which the GPU does nothing.",
     "Look for enumerate(DataLoader)#...__next__ in the main thread's lane.",
     "num_workers, pin_memory, prefetch_factor, persistent_workers."},
    {"launch-queue-full", "The CPU has launched as far ahead as the driver lets it. The GPU limits the run.",
     "Per stream, launch calls begun minus work begun; 1 024 is the usual length of the driver's queue.",
     "Launch calls become long in the middle of the step, while the GPU lane is full.",
     "Nothing: that is how it should be."},
};

} // namespace

std::span<const VerdictHelp> verdictHelps()
{
    static const std::vector<VerdictHelp> all = [] {
        std::vector<VerdictHelp> helps;
        const auto add = [&](std::span<const VerdictHelp> family) {
            for (const VerdictHelp &help : family) // insert() makes GCC 12 warn of what is not so
                helps.push_back(help);
        };
        add(boundHelps);
        add(artefactHelps);
        add(warmupHelps);
        add(kernelHelps);
        add(waitingHelps);
        add(deviceHelps());
        return helps;
    }();
    return all;
}

const VerdictHelp *helpFor(std::string_view id)
{
    const auto helps = verdictHelps();
    const auto it = std::ranges::find_if(helps, [&](const VerdictHelp &h) { return id == h.id; });
    return it != helps.end() ? &*it : nullptr;
}

} // namespace lanescope
