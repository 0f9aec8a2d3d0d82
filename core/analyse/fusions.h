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

/// Several ops of one trace that are one in the other. Counts and times are sums over the compared steps of the trace that has them.
struct Fusion {
    FusionKind kind = FusionKind::Triton;
    std::vector<std::string> from;
    std::string to;
    std::int64_t calls = 0;      ///< of `to`, as far as they come from this
    bool kernelsChanged = false; ///< other kernels than before; a product's by family, types, tile and layout alone
    // Of AddProduct:
    std::string kernelBefore, kernelAfter; ///< the product that takes most time
    std::string epilogueAfter;             ///< `beta`: adds to what was there
    std::int64_t copies = 0;               ///< device to device, below `to`
    Nanoseconds copyTime = 0;
    Nanoseconds addTime = 0; ///< kernels of the addition that went away, the same number of calls
    // Of others: kernels that went away, and those that came
    std::int64_t kernelsBefore = 0, kernelsAfter = 0;
    Nanoseconds before = 0, after = 0; ///< their time
    SliceId example;                   ///< a call of `to`
};

/// What trace `many` did in several ops and trace `one` does in one. `launched` are the rows of compareLaunched(); `oneIsB` says which
/// side of a row is which.
std::vector<Fusion> findFusions(const ComparedSteps &steps, const std::vector<ComparedRow> &rows,
                                const std::vector<ComparedRow> &launched, bool oneIsB);

} // namespace lanescope
