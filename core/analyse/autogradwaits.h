#pragma once

#include "core/base/intervals.h"
#include "core/model/trace.h"

#include <map>
#include <unordered_map>

namespace lanescope {

/// When threads wait in backward(): autograd runs the nodes of a GPU on a thread of its own, and the one that asked for it does nothing
/// meanwhile. No record says so, and the time looks like that of whatever is open there: the step, an annotation, a Python function.
///
/// A thread waits while `autograd::engine::evaluate_function` runs on another one for what it ran forward, as the flows between the
/// two halves say; in a file without such flows, it is the thread of the steps. What the engine does between two nodes is in no record
/// and counts as no wait.
class AutogradWaits {
public:
    /// One pass over the threads that autograd runs on; where there is none, over the names alone.
    explicit AutogradWaits(const Trace &trace);

    bool isEmpty() const { return m_waits.empty(); }
    /// Empty for a thread that never waits.
    const Intervals &of(LaneId thread) const;
    /// The part of selfTime() of a slice that its thread waits.
    Nanoseconds inSelfOf(SliceId slice) const;
    /// For each slice of the waiting threads the part in which none of its ops, annotations and calls was running, where there is such
    /// a part. Python functions have none and take nothing away, as in torch's table.
    std::unordered_map<SliceId, Nanoseconds> bySlice() const;

private:
    const Trace &m_trace;
    std::map<LaneId, Intervals> m_waits;
};

} // namespace lanescope
