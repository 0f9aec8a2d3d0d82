#pragma once

#include <atomic>
#include <cstdint>

namespace lanescope {

enum class LoadStage : std::uint8_t { Opening, Reading, Lanes, Links, Done };

/// Shared by a load and whoever watches it; every member may be used from any thread.
struct Progress {
    std::atomic<LoadStage> stage{LoadStage::Opening};
    std::atomic<std::uint64_t> bytesDone{0};  ///< of the file on disk; never falls
    std::atomic<std::uint64_t> bytesTotal{0}; ///< 0 where it is not known (standard input)
    std::atomic<std::uint64_t> events{0};
    std::atomic<bool> cancel{false}; ///< set to stop; the load then ends with Error::cancelled
};

} // namespace lanescope
