#pragma once

#include "core/analyse/mergedranks.h"
#include "core/model/trace.h"
#include "ui/look/theme.h"

#include <array>
#include <atomic>
#include <vector>

namespace lanescope {

/// What the window shows of a whole trace before anybody asks, gathered once in the thread that loads it.
struct TraceFacts {
    /// Time of view() in which a lane runs something, by LaneId. Of a GPU stream: kernels, copies and memsets only, so that an
    /// annotation copied to the GPU does not make it look busy.
    std::vector<Nanoseconds> busy;

    static constexpr int bins = 4096;
    /// view() in `bins` equal parts: the share of each in which a device works (of several, the sum, at most 1).
    /// Without device work: in which a CPU lane runs something, and `isOfCpu`.
    std::vector<float> density;
    bool isOfCpu = false;
    /// What a device does, and of each the same parts as in `density`: how much of them it takes. Empty with `isOfCpu`.
    static constexpr std::array workHues{Hue::Kernel, Hue::Communication, Hue::Copy, Hue::Memset};
    std::array<std::vector<float>, workHues.size()> work;
    /// The hue of what takes most of the parts `first` to before `last`.
    Hue mainHue(int first, int last) const;
    /// The profiler's own doing, by start.
    std::vector<SliceId> profiler;
    /// Hues that occur, for the legend.
    std::vector<bool> hues;
    /// Those that were put together in the file; none where it is of one rank.
    std::vector<MergedRank> ranks;
};

/// O(slices). Stops early, with what it has, when `cancel` is set.
TraceFacts gatherFacts(const Trace &trace, const std::atomic<bool> &cancel);

} // namespace lanescope
