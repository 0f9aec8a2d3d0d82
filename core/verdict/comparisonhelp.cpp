#include "core/verdict/help.h"

#include <algorithm>

// What the findings of a comparison mean: some have the id of a finding in one trace, and another meaning.

namespace lanescope {

namespace {

constexpr VerdictHelp helps[]{
    // ---- their steps
    {"slower", "B takes longer for the same step, by more than chance would explain.",
     "A step is its own span with the GPU work that it launched, without the pauses of the profiler. Compared are the "
     "medians of the steady steps. A rank test (Mann and Whitney) holds each step of A against each of B, so that a "
     "few "
     "odd steps decide nothing.",
     "The strip of steps has a bar for each pair: upwards where B takes longer. Click one: both timelines stand at the "
     "starts of that pair.",
     "See whether CPU or GPU time grew, then open the table of operators or kernels: the rows that differ most stand "
     "on "
     "top."},
    {"faster", "B takes less time for the same step, by more than chance would explain.",
     "A step is its own span with the GPU work that it launched, without the pauses of the profiler. Compared are the "
     "medians of the steady steps. A rank test (Mann and Whitney) holds each step of A against each of B, so that a "
     "few "
     "odd steps decide nothing.",
     "The strip of steps has a bar for each pair: downwards where B takes less. Click one: both timelines stand at the "
     "starts of that pair.",
     "Check that both did the same work (the same ops, the same sizes, the same results), then keep it."},
    {"equally-fast", "The steps of A and B differ by too little, or are spread too widely, to call one of them faster.",
     "The medians of the steady steps are nearer to each other than the limit, or a rank test (Mann and Whitney) over "
     "all pairs of steps finds no order that chance would not bring about.",
     "Look at the strip of steps: short bars, or bars in both directions.",
     "To tell a small difference from none, record more steps of each, on an otherwise idle machine with fixed "
     "clocks."},
    {"cold-start", "The first steps of both traces are not compared: they pay for loading, allocating and choosing.",
     "Of four or more steps the first two are left out, of fewer the first one.",
     "Compare the first steps with the later ones in both rulers.",
     "Where start-up is what matters, compare the first steps by hand, or record with schedule(wait=0, warmup=0)."},
    {"other-recording",
     "The two recordings differ in more than the program: in what the profiler was told to record, in the GPU, or in "
     "the "
     "number of ranks.",
     "The options and the device's name stand in both files; with_stack, record_shapes, profile_memory, with_flops and "
     "with_modules are looked at.",
     "The tab Trace health lists what each file says of itself.",
     "Record both again with the same options on the same machine: stacks and shapes take time of their own."},

    // ---- the work in them
    {"same-kernels", "The GPU does the same work in both traces, so the difference is made elsewhere.",
     "GPU time in kernels, copies and sets that both run by the same name, divided by all GPU time of the compared "
     "steps "
     "of both.",
     "Lane by lane, the two GPU streams stand below each other: the same names in the same order.",
     "Look at the CPU: the table of operators, and the gaps between the kernels."},
    {"other-kernels", "The GPU runs other kernels in B than in A.",
     "Kernels are compared by name. Names that are alike but for details count as renamed; the rest runs in one of the "
     "traces only.",
     "The table of kernels has both side by side, with the op that launched them; Status says which are in one trace "
     "only.",
     "Follow the longest kernel that only one of them has to its op: sizes, types, a fusion or a version of the "
     "library "
     "chose it."},
    {"already-fused", "One trace is compiled, and still both run the same kernels: nothing was left to fuse.",
     "GPU time in kernels that both run by the same name, divided by all GPU time of the compared steps; only one of "
     "the "
     "traces has regions of torch.compile.",
     "Lane by lane, compare the two GPU streams: the same kernels in the same order.",
     "Compile where many small kernels follow each other; here it can only take time from the CPU."},
    {"other-tile", "The same product of matrices is cut into tiles of another size in B, so another kernel runs.",
     "Products below the same op, of the same types, family and layout, whose kernel names differ.",
     "Go to both places and compare the names of the kernels and their grids.",
     "Equal sizes, layouts and versions of the libraries give equal tiles. Else take the faster one as it is."},

    // ---- torch.compile
    {"compiled-regions", "The compiled trace is faster: what torch.compile saves is more than what it costs.",
     "The medians of the steps of both, and beside them what guards and wrappers take a step: cache lookups, compiled "
     "regions and CompiledFunctionBackward, without the ops and launches in them. What autograd's engine puts around "
     "its nodes is there without torch.compile, too, and does not count.",
     "Lane by lane, look below Torch-Compiled Region: fewer launches, and fewer kernels in the stream, than in the "
     "other trace.",
     "Keep it. A larger region, or mode=\"reduce-overhead\", may save more."},
    {"compile-overhead", "torch.compile costs about as much as it saves, or more.",
     "The medians of the steps of both, and beside them what guards and wrappers take a step: cache lookups, compiled "
     "regions and CompiledFunctionBackward, without the ops and launches in them. What autograd's engine puts around "
     "its nodes is there without torch.compile, too, and does not count.",
     "Lane by lane, compare the CPU threads: the compiled one has lookups and wrappers where the eager one has ops.",
     "Compile a larger function, take mode=\"reduce-overhead\", or leave small functions eager."},
    {"addmm-bias-copy", "A product and an addition in one trace are a single aten::addmm in the other.",
     "Ops of one trace that are gone in the other, where addmm appeared as often; the kernels of both tell whether the "
     "addition went into the product's own kernel.",
     "Go to both places: matmul and add in one trace, addmm in the other. Left of its kernel a Memcpy DtoD puts the "
     "addend into the output.",
     "A bias of one dimension, as nn.Linear has, needs no copy."},
};

} // namespace

std::span<const VerdictHelp> comparisonHelps()
{
    return helps;
}

const VerdictHelp *comparisonHelpFor(std::string_view id)
{
    const auto it = std::ranges::find_if(helps, [&](const VerdictHelp &h) { return id == h.id; });
    return it != std::end(helps) ? &*it : nullptr;
}

} // namespace lanescope
