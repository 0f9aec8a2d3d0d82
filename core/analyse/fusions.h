#pragma once

#include "core/analyse/comparedrows.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lanescope {

enum class FusionKind : std::uint8_t {
    AddProduct,  ///< a product and an addition became one op: by the dispatcher, the product's kernel stays
    Triton,      ///< ops became a kernel that Inductor wrote
    MultiTensor, ///< an op for each tensor became one for a list of them
    Graph,       ///< launches became the replay of a graph
};

/// Several ops of one trace that are one in the other.
///
/// All but `calls` are values a step: of the compared steps of the trace that they are in. `kernelsBefore` are kernels, copies and sets of
/// the ops in `from` that went away; what lies below several of such ops is that of the innermost one. No kernel stands in two fusions:
/// an addition that joined a product takes as many as there are such products, a replayed graph those of the names that it replays, an
/// op for a list of tensors what is left of its op (within the optimizer's step, where it runs there), and kernels that Inductor wrote
/// share the rest of an op by how often those whose names have it run.
struct Fusion {
    FusionKind kind = FusionKind::Triton;
    std::vector<std::string> from;
    std::string to;
    std::int64_t calls = 0; ///< of `to`, as far as they come from this, in all compared steps
    double callsPerStep = 0;
    bool kernelsChanged = false; ///< other kernels than before; a product's by family, types, tile and layout alone
    double kernelsBefore = 0, kernelsAfter = 0;
    Nanoseconds before = 0, after = 0; ///< their time
    // Of AddProduct:
    std::string kernelBefore, kernelAfter; ///< the product that takes most time
    std::string epilogueAfter;             ///< `beta`: adds to what was there
    double copies = 0;                     ///< device to device, below `to`
    Nanoseconds copyTime = 0;
    Nanoseconds addTime = 0; ///< of `before`: kernels of the addition
    SliceId example;         ///< a call of `to`
};

/// `aten::mm + aten::add`.
std::string opsText(const Fusion &fusion);

/// What trace `many` did in several ops and trace `one` does in one. `launched` are the rows of compareLaunched(); `oneIsB` says which
/// side of a row is which.
std::vector<Fusion> findFusions(const ComparedSteps &steps, const std::vector<ComparedRow> &rows,
                                const std::vector<ComparedRow> &launched, bool oneIsB);

} // namespace lanescope
