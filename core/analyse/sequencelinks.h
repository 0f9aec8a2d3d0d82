#pragma once

#include "core/model/trace.h"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace lanescope {

/// Forward ops and what autograd ran backward for them, in a file without the exporter's flows between them: by the sequence number
/// that both carry, and the thread that ran forward.
///
/// As the exporter does it, of ops that nest and share a number the one that starts last counts, on both sides: what
/// `autograd::engine::evaluate_function` runs, not that itself. `Fwd thread id` counts threads in its own way, so which thread is meant is told by where most of its
/// numbers are found.
class SequenceLinks {
public:
    /// Reads the arguments of the CPU ops from the file again: seconds for a large one, so not on the GUI thread. Finds nothing, at
    /// once, where the file has flows of this kind or no op that looks like autograd's. Null where `cancel` is set meanwhile.
    static std::shared_ptr<const SequenceLinks> find(const Trace &trace, const std::atomic<bool> *cancel = nullptr);

    std::size_t size() const { return m_pairs.size(); }
    /// What ran for this forward op, by start.
    std::vector<SliceId> backwardOf(const Trace &trace, SliceId forward) const;
    SliceId forwardOf(SliceId backward) const;

private:
    /// (backward, forward), sorted.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_pairs;
    /// (forward, backward), sorted.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_byForward;
};

} // namespace lanescope
