#include "core/analyse/occupancy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace lanescope {

namespace {

std::int64_t roundUp(std::int64_t n, std::int64_t unit)
{
    return unit > 0 ? (n + unit - 1) / unit * unit : n;
}

/// Resident blocks by compute capability (CUDA C++ Programming Guide); newer ones than the table knows are taken like the newest.
std::int64_t mostBlocks(std::int64_t major, std::int64_t minor)
{
    if (major == 7 && minor == 5)
        return 16;
    if (major == 8)
        return minor == 0 ? 32 : minor == 9 ? 24 : 16;
    return major == 12 ? 24 : 32;
}

constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max(); // no size of a launch is larger

} // namespace

std::vector<DeviceLimits> deviceLimits(const Trace &trace)
{
    std::vector<DeviceLimits> out;
    for (const auto &[key, text] : trace.metadata()) {
        if (key != "deviceProperties")
            continue;
        const auto json = nlohmann::json::parse(text, nullptr, false);
        if (!json.is_array())
            continue;
        out.clear(); // of a key given twice the last counts
        for (const auto &entry : json) {
            const auto number = [&](const char *name) -> std::int64_t {
                const auto it = entry.is_object() ? entry.find(name) : entry.end();
                if (!entry.is_object() || it == entry.end() || !it->is_number_integer())
                    return 0;
                const double value = it->get<double>();
                return value > 0 && value <= static_cast<double>(most) ? it->get<std::int64_t>() : 0;
            };
            DeviceLimits d;
            d.device = number("id");
            d.multiprocessors = number("numSms");
            d.computeMajor = number("computeMajor");
            d.computeMinor = number("computeMinor");
            d.warpSize = number("warpSize");
            d.threads = number("maxThreadsPerMultiprocessor");
            d.registers = number("regsPerMultiprocessor");
            d.sharedBytes = number("sharedMemPerMultiprocessor");
            d.blocks = mostBlocks(d.computeMajor, d.computeMinor);
            d.sharedReserved = d.computeMajor >= 8 ? 1024 : 0;
            d.sharedUnit = d.computeMajor >= 7 ? 128 : 256;
            if (d.multiprocessors > 0 && d.computeMajor >= 5 && d.warpSize > 0 && d.threads > 0 && d.registers > 0 &&
                d.sharedBytes > 0)
                out.push_back(d);
        }
    }
    return out;
}

const char *occupancyLimitName(OccupancyLimit limit)
{
    switch (limit) {
    case OccupancyLimit::Threads: return "threads";
    case OccupancyLimit::Registers: return "registers";
    case OccupancyLimit::SharedMemory: return "shared memory";
    case OccupancyLimit::Blocks: return "the number of blocks an SM holds";
    case OccupancyLimit::Grid: break;
    }
    return "the grid: fewer blocks than would fit";
}

double Occupancy::tail() const
{
    return waves > 0 ? 1 - waves / std::ceil(waves) : 0;
}

std::optional<Occupancy> occupancyOf(const DeviceArgs &launch, const DeviceLimits &d)
{
    std::int64_t threads = 1;
    Occupancy o;
    o.blocks = 1;
    for (int i = 0; i < 3; ++i) {
        if (launch.grid[i] < 1 || launch.block[i] < 1 || launch.block[i] > d.threads ||
            __builtin_mul_overflow(o.blocks, launch.grid[i], &o.blocks))
            return std::nullopt;
        threads *= launch.block[i];
        if (threads > d.threads)
            return std::nullopt;
    }
    if (launch.registersPerThread < 0 || launch.sharedMemoryBytes < 0)
        return std::nullopt;

    constexpr std::int64_t registerUnit = 256, subCores = 4;
    const std::int64_t warps = roundUp(threads, d.warpSize) / d.warpSize;
    const std::int64_t mostWarps = d.threads / d.warpSize;
    const std::int64_t registersPerWarp = roundUp(launch.registersPerThread * d.warpSize, registerUnit);
    const std::int64_t warpsByRegisters = registersPerWarp > 0 ? d.registers / subCores / registersPerWarp * subCores
                                                               : std::numeric_limits<std::int64_t>::max();
    const std::int64_t shared = launch.sharedMemoryBytes > 0 || d.sharedReserved > 0
                                    ? roundUp(launch.sharedMemoryBytes + d.sharedReserved, d.sharedUnit)
                                    : 0;
    const std::array<std::pair<std::int64_t, OccupancyLimit>, 4> limits{{
        {mostWarps / warps, OccupancyLimit::Threads},
        {warpsByRegisters / warps, OccupancyLimit::Registers},
        {shared > 0 ? d.sharedBytes / shared : most, OccupancyLimit::SharedMemory},
        {d.blocks, OccupancyLimit::Blocks},
    }};
    const auto least = std::ranges::min_element(limits, {}, [](const auto &l) { return l.first; });
    o.resident = least->first;
    o.limit = least->second;
    if (o.resident < 1)
        return std::nullopt;
    const double perProcessor = static_cast<double>(o.blocks) / static_cast<double>(d.multiprocessors);
    o.blocksPerProcessor = perProcessor;
    o.waves = perProcessor / static_cast<double>(o.resident);
    const double share = static_cast<double>(threads) / static_cast<double>(d.threads);
    o.theoretical = static_cast<double>(o.resident) * share;
    o.achievable = std::min(perProcessor, static_cast<double>(o.resident)) * share;
    if (perProcessor < static_cast<double>(o.resident))
        o.limit = OccupancyLimit::Grid;
    return o;
}

} // namespace lanescope
