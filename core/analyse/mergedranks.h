#pragma once

#include "core/model/trace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lanescope {

/// One rank of several whose traces were put together into one file.
struct MergedRank {
    std::int64_t number = 0;            ///< that its process's name gives it, else that of its GPU, else its place
    std::vector<std::string> processes; ///< pids of its events, as ReadOptions takes them
};

/// The ranks in a file, by number; none where it is of one rank, or where that cannot be told. A rank is a process with GPUs of its
/// own, on which it launched what runs there, communication among it; one process with several GPUs is one rank.
std::vector<MergedRank> mergedRanks(const Trace &trace);

/// Where only `processes` of its file are read, slices are numbered without the others: the slice of the whole trace that is `slice`
/// there; none where they have fewer. O(slices).
SliceId sliceOfRank(const Trace &whole, const std::vector<std::string> &processes, SliceId slice);

} // namespace lanescope
