#pragma once

#include "core/load/lanesketch.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

namespace lanescope {

enum class LoadStage : std::uint8_t { Opening, Reading, Lanes, Links, Done };

/// Shared by a load and whoever watches it; every member may be used from any thread.
struct Progress {
    std::atomic<LoadStage> stage{LoadStage::Opening};
    std::atomic<std::uint64_t> bytesDone{0};  ///< of the file on disk; never falls
    std::atomic<std::uint64_t> bytesTotal{0}; ///< 0 where it is not known (standard input)
    std::atomic<std::uint64_t> events{0};
    std::atomic<bool> cancel{false}; ///< set to stop; the load then ends with Error::cancelled
    /// Set before the load begins by who wants to see what has been read so far; null: no sketch is made.
    std::atomic<SketchPaint> sketchPaint{nullptr};

    /// The latest one; null before the first slice.
    std::shared_ptr<const LaneSketch> sketch() const
    {
        const std::lock_guard lock(m_guard);
        return m_sketch;
    }
    void setSketch(std::shared_ptr<const LaneSketch> sketch)
    {
        const std::lock_guard lock(m_guard);
        m_sketch.swap(sketch); // the one before goes when the lock is open again
    }

private:
    mutable std::mutex m_guard;
    std::shared_ptr<const LaneSketch> m_sketch;
};

} // namespace lanescope
