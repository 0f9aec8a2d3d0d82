#pragma once

#include "core/base/result.h"
#include "core/load/progress.h"
#include "core/model/trace.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lanescope {

struct ReadOptions {
    unsigned threads = 0;        ///< 0: as many as the machine has, at most 8
    std::size_t windowBytes = 0; ///< 0: chosen by size; the result is the same for every window
    std::vector<std::string> processes = {}; ///< pids in their shortest form: only their events are kept; none: all
    std::uint32_t mostSlices = 0xfffffffe; ///< a file with more is refused; a test may ask for less
};

/// Reads a trace, plain or gzip, from a path or from standard input (`-`). Takes all cores unless told otherwise.
/// Fails only where there is nothing to show; every other oddity is an Issue of the trace.
Result<std::shared_ptr<const Trace>> readTrace(const std::string &path, const ReadOptions &options = {},
                                               Progress *progress = nullptr);

} // namespace lanescope
