#include "core/verdict/help.h"

// Families F-H: the hardware, copies and memory, torch.compile, operators.

namespace lanescope {

namespace {

constexpr VerdictHelp helps[]{
    // ---- use of the hardware
    {"tensor-cores-unused",
     "The GPU has tensor cores, which multiply matrices many times faster, and no product of the program uses them.",
     "Every matrix product, convolution and attention kernel of the steady steps is told by its name: ffma, simt and "
     "sgemm mean plain cores; tensorop, "
     "s16816, wgmma, nvjet with half-size types mean tensor cores. One that uses them, or names that do not tell, and "
     "the finding is gone.",
     "Look at the longest kernels in the table of kernels and read their names.",
     "torch.set_float32_matmul_precision(\"high\") or torch.autocast(\"cuda\", dtype=torch.bfloat16); sizes that are "
     "multiples of 8."},
    {"fp32-gemm", "Products of fp32 matrices run on the plain cores, though this GPU could use TF32 tensor cores.",
     "Kernels named sgemm, simt or ffma on compute capability 8.0 or later, and their part of all kernel time. The "
     "gain takes TF32 at half of the "
     "datasheet's peak, for products of 0.1 ms or more on a GPU that is busy.",
     "Sort the kernel table by time and look for simt, ffma or sgemm in the names.",
     "torch.set_float32_matmul_precision(\"high\") at the top of the program, torch.backends.cudnn.allow_tf32 = True "
     "for convolutions, or autocast."},
    {"too-few-blocks",
     "Kernels come with so few blocks that many of the GPU's multiprocessors (SMs) have nothing to do.",
     "Blocks of the grid divided by the number of SMs; below 0.8 for kernels that make a fifth of all kernel time.",
     "Select the kernel: multiply its grid's three numbers and compare with the SMs of the GPU.",
     "A larger batch, several small products as one torch.bmm, independent work on several streams."},
    {"wave-tail",
     "The blocks of a kernel fill the GPU once or more, and then a few are left over, for which everything waits.",
     "Waves = blocks / (SMs x blocks that fit an SM by threads, registers and shared memory). The last, part-filled "
     "wave adds more than a quarter, and there "
     "are fewer than four waves.",
     "Select the kernel and compute its waves from grid, block, registers and shared memory, or look at its occupancy "
     "in the details.",
     "Sizes whose blocks fill whole waves; torch.compile(mode=\"max-autotune\") tries other tiles."},
    {"low-occupancy",
     "Kernels need so many registers or so much shared memory that only a few warps fit a multiprocessor, so it waits "
     "for memory more often.",
     "The rules of NVIDIA's occupancy calculator on block size, registers and shared memory. Products and attention "
     "are left out: they work best that way.",
     "Select the kernel: registers per thread and shared memory stand in its arguments.",
     "Fewer registers or smaller tiles in a kernel of your own; for one that Inductor wrote, another shape or "
     "max-autotune."},
    {"layout", "A tensor is copied only to lie differently in memory, right before a product.",
     "Copies that keep the type below aten::contiguous, clone or reshape (and cuDNN's nchw to nhwc kernels) whose next "
     "kernel on the stream is a product.",
     "Look left of a product's kernel on its stream: a copy kernel stands there, and its chain leads to "
     "aten::contiguous or aten::clone.",
     "Leave out .contiguous(), use transposed views, build tensors in the wanted layout, channels_last for "
     "convolutions."},
    {"throughput", "How many operations a second the long matrix products reach, against what the GPU can do at best.",
     "2·m·n·k of the op's recorded shapes, divided by the median call's kernel time; the peak comes from a table of "
     "datasheets by the device's name (dense, "
     "without sparsity). Own rows go under devices in the thresholds file.",
     "Select the kernel, go up its chain to the op, read its Input Dims and divide by hand.",
     "Multiples of 64 in every dimension, larger or batched products, a smaller type."},
    // ---- copies and memory
    {"pageable-copy",
     "Data is copied from or to ordinary host memory. The driver moves it through a buffer of its own, and the CPU "
     "waits meanwhile.",
     "Copies whose name says Pageable in the steady steps: their number, bytes and time, and the part of it with no "
     "kernel beside it. The gain is what pinned "
     "memory would save at the rate of this recording's pinned copies, else at 20 GB/s.",
     "Look for Memcpy HtoD (Pageable -> Device) in the GPU lanes.",
     "DataLoader(pin_memory=True), tensor.pin_memory(), .to(device, non_blocking=True)."},
    {"sync-copy", "Copies or sets are made by calls that return only when the work is done.",
     "Calls named cudaMemcpy or cudaMemset without Async in the steady steps, and how long the CPU is in them.",
     "Search for cudaMemcpy; PyTorch's own are cudaMemcpyAsync.",
     "Find the extension that makes the call and give it a stream."},
    {"copy-heavy", "Copies take a good part of the step, or there are very many.",
     "Time in which copies run and no kernel does, against the step; or more than ten of one direction a step. The "
     "copy of a bias is a finding of its own. "
     "The gain is a replay of the steps without their copies.",
     "The table of copies lists them by direction; in the lanes nothing stands beside them.",
     "Keep data on the GPU, smaller types, copy the next batch on a side stream, read results back rarely."},
    {"allocator-churn",
     "PyTorch's allocator goes to the driver in steady steps, although it should have all it needs by then.",
     "Calls such as cudaMalloc, cudaFree and cuMemMap in the steady steps, their number and time.",
     "Search for cudaMalloc and see in which steps it stands.",
     "Equal shapes, no torch.cuda.empty_cache() in the loop, expandable_segments:True."},
    {"near-oom", "The GPU's memory is nearly full, has been full, or is reserved in pieces that are too small.",
     "The largest reserved memory of the [memory] records against the device's memory; [OutOfMemory] records; reserved "
     "against allocated.",
     "Look at the memory curve where it is highest.",
     "Smaller batches, checkpointing, no references to old tensors, expandable_segments:True."},
    // ---- torch.compile
    {"compiled-regions",
     "Functions compiled by torch.compile are called, and this is what each layer around them takes.",
     "Means over the calls of Torch-Compiled Region in the steady steps: the cache lookup before it (guards), the "
     "bytecode before the graph, AOTDispatcher's "
     "prologue, the call of the compiled graph, and in it the ops and launches. Backward passes "
     "(CompiledFunctionBackward) are counted apart: autograd calls them outside of every region, on a thread of its "
     "own.",
     "Zoom to one region in the CPU lane: the layers lie one below the other.",
     "TORCH_LOGS=\"graph_breaks\" and fullgraph=True show why there are several regions."},
    {"compile-overhead",
     "The machinery around a compiled region costs more than the GPU work in it, so eager mode may be quicker.",
     "CPU time of lookup, region and backward pass without the ops and launches in them, against the time of the "
     "kernels launched in them: more than twice as much, with regions "
     "below 1 ms on a run that does not wait for its GPU.",
     "Zoom to one region and compare its length with its kernels; record the same without torch.compile and compare.",
     "Compile a larger function, mode=\"reduce-overhead\", or leave small functions eager."},
    {"guard-cost",
     "Before each call torch.compile checks that the compiled code still fits; here that takes noticeable time.",
     "Sum of the TorchDynamo Cache Lookup rows in the steady steps against the steps, and their mean.",
     "Search for TorchDynamo Cache Lookup.",
     "Fewer objects to guard, one large frame, skip_guard_eval_unsafe in inference."},
    {"recompilation", "Functions are compiled again for other inputs, or compiling goes on while the recording runs.",
     "The number behind the slash in Torch-Compiled Region: K/M counts the compilations of frame K before this one; "
     "rows that end in (dynamo_timed) are "
     "compiling itself.",
     "Search for dynamo_timed, and read the names of the regions.",
     "TORCH_LOGS=\"recompiles\", dynamic=True, mark_dynamic, padding, warm-up with every shape."},
    {"addmm-bias-copy",
     "addmm copies its bias (or addend) into the output, and the product adds to that. With a bias of one dimension it "
     "would need no copy.",
     "A Memcpy DtoD that belongs to an aten::addmm, before its product kernel.",
     "Select the product's kernel and look left of it on the stream.",
     "A bias of one dimension as nn.Linear has; max-autotune fuses a full addend."},
    {"already-fused",
     "A part of the work is already in kernels that do several ops at once, so fusing gains nothing there.",
     "By kernel names: products with bias or activation in their epilogue, attention kernels, Triton kernels of "
     "several ops; at least a tenth of kernel time.",
     "Read the kernel names in the table of kernels.", "Nothing."},
    // ---- operators
    {"batched-matmul",
     "matmul of operands with three dimensions or more runs as bmm: one product for each entry of the batch, in one "
     "kernel.",
     "aten::bmm calls right below aten::matmul. With shapes recorded: whether the second operand is the same matrix "
     "for the whole batch. Copies below the matmul "
     "are counted apart.",
     "Select an aten::matmul and look what lies below it.",
     "One matrix for all: fold the batch into the rows. Copies: keep operands contiguous. Else nothing."},
    {"metadata-ops",
     "Views, transposes and slices launch nothing, but each costs the CPU some microseconds, and the GPU waits.",
     "Self time of such ops against the steady steps, on overhead-bound runs.",
     "Sort the operator table by Self CPU and look for aten::view, t, transpose, as_strided.",
     "torch.compile, views made once, F.linear."},
    {"fusable-chain",
     "Elementwise kernels follow each other, each small work on the same amount of data: one kernel could do all.",
     "Three or more of PyTorch's own elementwise kernels in a row on a stream, of about the same size, from one thread "
     "and step; without copies, fills, gradient "
     "sums and optimizers. Saved is, on a run that waits for its CPU, the time of all ops but the longest; else half "
     "of the kernels' time but the longest.",
     "Click the pieces of evidence: they stand side by side on the stream.",
     "torch.compile on the function that holds them, or the fused op for it."},
    {"graph-replay", "A CUDA graph launches many kernels with one call.",
     "Device work with one graph launch as its origin: pieces a launch, and the time between them.",
     "Select the cudaGraphLaunch: its chain shows all that it brings.",
     "Nothing; a graph of very few kernels saves little."},
    {"many-optimizer-kernels", "The optimizer goes from parameter to parameter and launches small kernels for each.",
     "Kernels launched below Optimizer.step, more than 200 with a median below 10 us, none of them for a list of "
     "tensors.",
     "Zoom to Optimizer.step in the CPU lane.", "fused=True or foreach=True for the optimizer."},
    {"data-parallel", "torch.nn.DataParallel drives several GPUs from one process.",
     "An annotation DataParallel.forward, and work on more than one device.", "Search for DataParallel.forward.",
     "DistributedDataParallel with torchrun."},
    {"ddp-without-nccl", "DistributedDataParallel sends gradients through another backend than NCCL, over the CPU.",
     "The backend in the file's distributedInfo, on CUDA devices.",
     "Look for gloo: annotations and copies to the host in the backward pass.", "init_process_group(\"nccl\")."},
    {"other-tile", "The same product of the step runs another kernel in another step: the library chose anew.",
     "Products by their order in steps that launch the same ops; their kernel names differ.",
     "Click both pieces of evidence and compare the names.", "Fixed sizes, if timings should be comparable."},
};

} // namespace

std::span<const VerdictHelp> deviceHelps()
{
    return helps;
}

} // namespace lanescope
