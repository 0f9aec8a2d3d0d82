#pragma once

#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

/// A slice without its direct children on the same lane (Lane::parent). O(children · depth · log n).
Intervals selfRanges(const Trace &trace, SliceId slice);
/// Its length.
Nanoseconds selfTime(const Trace &trace, SliceId slice);

/// How a slice hangs together with others. Nothing of the file's text is read; microseconds.
struct SliceFacts {
    /// The step that it belongs to: the one in which it starts; of device work the one in which it was launched, if the file tells.
    std::optional<Step> step;
    SliceId launch;                 ///< of device work
    std::vector<SliceId> launched;  ///< by a call, by start
    SliceId op;                     ///< of device work and of a call: the innermost op around it
    SliceId forward, backward;      ///< the other half of the op that it is, or that it lies in
    std::vector<SliceId> functions; ///< Python functions around it, or around its launch, innermost first
    std::vector<SliceId> modules;   ///< nn.Module calls among them, outermost first
    bool isOfForward = false;       ///< functions and modules are those of the forward op: a backward thread has none
};
SliceFacts factsOf(const Trace &trace, SliceId slice);

/// All slices of one name and category, and where one of them stands among them.
struct Siblings {
    std::uint32_t count = 0; ///< with itself
    Nanoseconds total = 0, least = 0, median = 0, most = 0;
    std::uint32_t longer = 0; ///< how many take longer
    SliceId before, after;    ///< the nearest ones in time, on any lane
    SliceId longest;
};
/// O(slices). What it has so far, where `cancel` is set meanwhile.
Siblings siblingsOf(const Trace &trace, SliceId slice, const std::atomic<bool> *cancel = nullptr);

} // namespace lanescope
