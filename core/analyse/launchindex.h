#pragma once

#include "core/model/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lanescope {

/// Device work by the call that launched it, for whoever walks over all of a trace: one look-up is a few ns, where
/// Trace::arrowIndicesFrom() takes a search.
class LaunchIndex {
public:
    explicit LaunchIndex(const Trace &trace);

    bool isLaunch(SliceId call) const { return m_bits[call.value() / 64] >> (call.value() % 64) & 1; }
    /// How many calls launched something; they are numbered from 0, by SliceId.
    std::size_t count() const { return m_calls.size(); }
    /// `call` must be a launch.
    std::size_t numberOf(SliceId call) const;
    /// What the call launched, by start; empty for any other slice.
    std::span<const std::uint32_t> workOf(SliceId call) const;
    /// Launch of the i-th slice of Trace::deviceWork(); none where the file does not tell.
    SliceId launchOf(std::size_t i) const { return SliceId(m_launchOf[i]); }

private:
    std::vector<std::uint64_t> m_bits; ///< one a slice
    std::vector<std::uint32_t> m_launchOf;
    std::vector<std::uint32_t> m_calls, m_firstWork, m_work; ///< by call
};

} // namespace lanescope
