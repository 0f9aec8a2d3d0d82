#pragma once

#include "core/model/trace.h"

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
};

/// All communication kernels in order of start. Reads their records again: about 10 us each.
std::vector<Collective> findCollectives(const Trace &trace);

} // namespace lanescope
