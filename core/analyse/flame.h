#pragma once

#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <cstdint>
#include <vector>

namespace lanescope {

enum class FlameOrder : std::uint8_t {
    Time,   ///< a node for each slice, by start
    Merged, ///< slices that have the same names above them are one node; of siblings the one with most time comes first
};

struct FlameOptions {
    FlameOrder order = FlameOrder::Merged;
    bool pythonOnly = false; ///< without ops, annotations and runtime calls
};

/// A box of a flame graph, over the width [start, start + total).
///
/// Every moment of a thread belongs to one path from the top down. Where slices cross, which no call stack does, the moment belongs
/// to the one that began first. So self and the totals of the children always add up to total.
struct FlameNode {
    NameId name;
    Category category = Category::Other;
    std::uint32_t depth = 0;
    std::uint32_t parent = 0xffffffffu; ///< index; none at the top
    std::uint32_t next = 0;             ///< index behind all that lies below: the next sibling, where there is one
    std::uint32_t count = 0;            ///< slices
    SliceId longest;                    ///< of these the one that takes most of the time looked at; of equals the first
    Nanoseconds start = 0; ///< Time: its own; Merged: from the left edge of the thread, siblings side by side
    Nanoseconds total = 0;
    Nanoseconds self = 0; ///< total without what lies below
};

struct FlameThread {
    LaneId lane;
    std::uint32_t first = 0, end = 0; ///< its nodes, each before what lies below it
    Nanoseconds total = 0;            ///< how long any of its slices ran: the selves of its nodes together
};

struct FlameGraph {
    std::vector<FlameThread> threads; ///< those with a slice there, in lane order
    std::vector<FlameNode> nodes;
};

/// What the CPU threads did within some time: slices that reach out of it count with what lies inside. O(n) in the slices there; a
/// million take about a tenth of a second.
FlameGraph makeFlame(const Trace &trace, const Intervals &within, const FlameOptions &options = {});

} // namespace lanescope
