#pragma once

#include "core/analyse/callfacts.h"
#include "core/analyse/launches.h"
#include "core/model/trace.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lanescope {

/// The rows that torch.compile leaves on a CPU thread. By the start of their names, which changed over torch 2.0 to 2.12
/// (KINETO_FORMAT 8).
enum class CompileRow : std::uint8_t {
    None,
    Lookup,    ///< `TorchDynamo Cache Lookup`: the guards of a frame are checked, at every call
    Region,    ///< `Torch-Compiled Region: K/M`: the frame's compiled code runs
    Pregraph,  ///< `Pregraph bytecode`: what Dynamo put before the graph
    Prologue,  ///< `AOTDispatcher Runtime Wrapper Prologue`
    Function,  ///< `CompiledFunction`: autograd's node around the graph
    Backward,  ///< `CompiledFunctionBackward`: the same around the graph of the backward pass
    Graph,     ///< `## Call CompiledFxGraph <hash> ##`: the graph itself
    Compiling, ///< `... (dynamo_timed)`: compiling, not running
};
CompileRow compileRow(std::string_view name);

/// One call of compiled code that is not within another one, and what lies in it: of a frame (Region), or of the backward pass of one
/// (Backward), which autograd calls outside of every region and in general on another thread. What autograd's engine puts around its
/// nodes is there without torch.compile, too, and is no part of it.
struct CompiledRegion {
    SliceId slice;
    std::int32_t step = -1;
    bool judged = false;
    // CPU time in ns; each row of a kind counts once, also where such rows nest
    Nanoseconds lookup = 0; ///< of the lookup right before it, and of those within
    Nanoseconds pregraph = 0, prologue = 0, graph = 0;
    Nanoseconds ops = 0; ///< in ops right below these rows: aten's, Triton's launchers
    /// Lookup and region without `ops` and without waits for autograd's threads: what the machinery costs.
    Nanoseconds frame = 0;
    Nanoseconds device = 0;    ///< summed durations of the device work launched within
    std::int64_t kernels = 0;  ///< pieces of that work
    std::int64_t launches = 0; ///< calls that launched it
    std::int64_t inner = 0;    ///< regions within: the frame calls others, or goes on behind a graph break
    bool replaysGraph = false; ///< a CUDA graph is launched within
};

/// A frame by its number, as the names of regions give it.
struct CompiledFrame {
    std::int64_t frame = -1;
    std::int64_t lastEntry = 0; ///< largest M of K/M: how many compilations came before
    SliceId example;            ///< a region of that entry
};

struct CompileFacts {
    std::vector<SliceId> lookups;         ///< all, by (lane, start)
    std::vector<CompiledRegion> regions;  ///< calls of frames, by (lane, start)
    std::vector<CompiledRegion> backward; ///< calls of their backward passes, by (lane, start)
    std::vector<CompiledFrame> frames;    ///< by number
    std::vector<SliceId> compiling;       ///< outermost rows of compiling, by (lane, start)
    std::vector<NameId> graphs;           ///< different graphs that were called, by first appearance

    bool isEmpty() const { return lookups.empty() && regions.empty() && compiling.empty(); }
};

/// One pass over the CPU threads where any such row is among the ops; nothing to do else.
CompileFacts findCompiled(const Trace &trace, const CallFacts &calls, const std::vector<Launch> &launches,
                          const JudgedTime &judged);

} // namespace lanescope
