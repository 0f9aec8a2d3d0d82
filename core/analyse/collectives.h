#pragma once

#include "core/model/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace lanescope {

/// One communication kernel of this rank, as other ranks can recognise it.
struct Collective {
    std::string group;       ///< process group; empty where the record does not say
    std::string name;        ///< the collective, else the kernel's name
    std::int64_t bytes = -1; ///< sent by this rank; -1 where the record does not say
    std::int64_t index = 0;  ///< how many of the same group, name and size came before
    SliceId kernel;

    // Where the record says so:
    std::int64_t outBytes = -1;                      ///< received by this rank
    std::int64_t groupSize = 0;                      ///< ranks that take part
    std::string groupRanks;                          ///< and their numbers, as the record lists them
    std::string description;                         ///< the group's
    std::optional<std::int64_t> sequence;            ///< counted within the group
    std::optional<std::int64_t> source, destination; ///< the other rank, where it is received or sent from rank to rank
};

/// All communication kernels in order of start. Reads their records again: about 10 us each.
std::vector<Collective> findCollectives(const Trace &trace);

} // namespace lanescope
