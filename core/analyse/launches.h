#pragma once

#include "core/analyse/callfacts.h"
#include "core/analyse/kernelname.h"
#include "core/model/trace.h"

#include <vector>

namespace lanescope {

/// A piece of device work and the call that launched it.
struct Launch {
    SliceId work;
    SliceId call; ///< none where the file does not tell
    SliceId op;   ///< the innermost cpu_op around the call, else the op of the External id; none where there is none
    Nanoseconds delay = 0;  ///< from the end of the call to the start of the work; 0 or more
    std::int32_t step = -1; ///< index of the step in which the call (without one: the work) began
    bool judged = false;
    bool fromGraph = false; ///< one of several that a graph launch brought
};

/// All device work, in order of start.
std::vector<Launch> findLaunches(const Trace &trace, const CallFacts &calls, const JudgedTime &judged);

/// Device work of one kind: kernels of one name and launch geometry, copies or sets of one name.
struct KernelGroup {
    NameId name;
    KernelName kernel; ///< the name taken apart
    Category category = Category::Kernel;
    const DeviceArgs *geometry = nullptr; ///< grid, block, registers, shared memory of the first; may be null
    std::vector<std::uint32_t> launches;  ///< indices of all, by start
    std::vector<std::uint32_t> judged;    ///< of the judged ones
    Nanoseconds total = 0;                ///< summed durations of the judged ones
};

/// By time of the judged ones, most first.
std::vector<KernelGroup> findKernelGroups(const Trace &trace, const std::vector<Launch> &launches);

} // namespace lanescope
