#pragma once

#include "core/model/trace.h"

#include <cstdint>
#include <vector>

namespace lanescope {

/// What a lane is there for.
enum class LaneRole : std::uint8_t {
    Main,          ///< the thread that owns the steps
    Backward,      ///< a thread of autograd's
    DataLoader,    ///< a thread that prepares batches, or pins them
    Thread,        ///< any other CPU thread
    Compute,       ///< a stream that mostly computes; the one that does most of it, whatever it copies beside it
    Copies,        ///< a stream that mostly copies and sets
    Communication, ///< a stream of NCCL or RCCL
    Stream,        ///< a stream without work: copied annotations, waits
    Overhead,
    Other,
};
const char *laneRoleName(LaneRole role);

/// The role of every lane, by LaneId. O(slices).
std::vector<LaneRole> laneRoles(const Trace &trace);

/// Two lanes that do the same in two traces, or one that only one of them has: then the other id is none.
struct LanePair {
    LaneId a, b;
    bool operator==(const LanePair &) const = default;
};

/// Which lane of b stands for which lane of a: those of one role, on the same device. Among several, first those that run the same
/// (a stream of the same number, copies in the same direction, a thread whose time goes into the same call), then by busy time.
///
/// Every lane that owns a slice is in exactly one pair. Pairs are in a's display order; what only b has follows, in b's.
/// pairLanes(b, a) has the same pairs, exchanged; pairLanes(a, a) pairs each lane with itself. O(slices).
std::vector<LanePair> pairLanes(const Trace &a, const Trace &b);

} // namespace lanescope
