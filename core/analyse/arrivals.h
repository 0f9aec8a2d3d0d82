#pragma once

#include "core/analyse/collectives.h"
#include "core/analyse/facts.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lanescope {

/// What a rank can do while others wait for it.
enum class Doing : std::uint8_t {
    Compute,       ///< its GPU runs kernels that are no communication
    Copies,        ///< its GPU copies or sets memory, and no kernel runs
    Communication, ///< its GPU runs another collective
    Input,         ///< its GPU idles and the main thread waits for a DataLoader
    Cpu,           ///< its GPU idles and a CPU thread is in an op or in a call of the runtime
    Profiler,      ///< its GPU idles and the profiler asks for memory or flushes
    Unrecorded,    ///< its GPU idles and no op is recorded: Python, a sleep, files, the network
};
constexpr std::size_t doingCount = 7;
const char *doingName(Doing doing); ///< `compute`, `copies`, ...

/// How a rank came to a collective: what it did since the one before ended, which it left at about the time at which the others
/// left it too.
struct Arrival {
    TimeRange
        before; ///< from the end of all collectives that began earlier to this one's start; empty for the first one
    std::array<Nanoseconds, doingCount> did{}; ///< parts of `before`, with their sum
    NameId mostOp;          ///< the outermost op that took most of it on one thread; none without one
    std::int32_t step = -1; ///< index of the step in which it was launched
};

/// One for each of `collectives`, which are in order of start.
std::vector<Arrival> findArrivals(const Facts &facts, const std::vector<Collective> &collectives);

/// Divides stretches of a trace by what the rank did in them. Made once, asked many times.
class Doings {
public:
    explicit Doings(const Facts &facts);
    std::array<Nanoseconds, doingCount> in(TimeRange window) const;
    /// How much of `window` CPU threads spend in calls that wait for the device, while it runs communication alone: the CPU is held
    /// by other ranks then.
    Nanoseconds heldIn(TimeRange window) const { return overlapLength(m_held, window); }
    /// How long any CPU thread is in an op or a call that does not wait for the device. What Python does between ops is in no record.
    Nanoseconds cpuBusyIn(TimeRange window) const { return overlapLength(m_cpuBusy, window); }
    /// The name of the outermost op that takes most of `window`.
    NameId mostOpIn(TimeRange window) const;

private:
    struct Op {
        TimeRange range;
        SliceId slice;
    };
    const Trace &m_trace;
    std::array<Intervals, doingCount> m_sets; ///< disjoint; Unrecorded is what they leave
    Intervals m_held, m_cpuBusy;
    std::vector<std::vector<Op>> m_ops; ///< outermost ops of each thread, by start
};

} // namespace lanescope
