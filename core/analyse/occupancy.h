#pragma once

#include "core/model/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

/// What one multiprocessor (SM) holds at once. From the file's `deviceProperties`, and by compute capability from the table
/// "Technical Specifications per Compute Capability" of the CUDA C++ Programming Guide.
struct DeviceLimits {
    std::int64_t device = -1;
    std::int64_t multiprocessors = 0;
    std::int64_t computeMajor = 0, computeMinor = 0;
    std::int64_t warpSize = 32;
    std::int64_t threads = 0; ///< a multiprocessor
    std::int64_t registers = 0;
    std::int64_t sharedBytes = 0;
    std::int64_t blocks = 0;
    std::int64_t sharedReserved = 0; ///< by the system, for each block
    std::int64_t sharedUnit = 0;     ///< shared memory is given in pieces of so many bytes
};

/// Of each device that the file describes well enough: CUDA devices of compute capability 5.0 and later.
std::vector<DeviceLimits> deviceLimits(const Trace &trace);

/// What keeps more blocks from being on a multiprocessor at once.
enum class OccupancyLimit : std::uint8_t { Threads, Registers, SharedMemory, Blocks, Grid };
const char *occupancyLimitName(OccupancyLimit limit);

/// How a launch fills a device: arithmetic on its geometry, no measurement. Clusters, graph edges and kernels beside it are not
/// looked at.
struct Occupancy {
    std::int64_t blocks = 0;       ///< of the grid
    std::int64_t resident = 0;     ///< blocks that fit one multiprocessor
    double blocksPerProcessor = 0; ///< of the grid, spread evenly
    double waves = 0;              ///< blocks / (multiprocessors * resident)
    double theoretical = 0;        ///< share of the multiprocessor's threads that `resident` blocks are
    double achievable = 0;         ///< the same for the blocks that there are: never more than `theoretical`
    OccupancyLimit limit = OccupancyLimit::Threads; ///< the scarcest; Grid: fewer blocks than would fit

    /// Share of the time that the last, part-filled wave wastes, if all blocks take equally long: 1 - waves / ceil(waves).
    double tail() const;
};

/// Null where the geometry is not in the file, or no block fits (the limits do not tell then).
///
/// Rules of the CUDA occupancy calculator: registers are given to warps in units of 256, warps spread over the four sub-cores of a
/// multiprocessor; shared memory in units of 128 bytes (256 before compute capability 7), plus 1 KiB for each block from 8.0 on.
std::optional<Occupancy> occupancyOf(const DeviceArgs &launch, const DeviceLimits &device);

} // namespace lanescope
