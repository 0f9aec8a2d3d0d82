#include "core/model/lane.h"

#include <algorithm>

namespace lanescope {

namespace {

template <class Predicate>
std::uint32_t partitionPoint(std::uint32_t count, Predicate isBefore)
{
    std::uint32_t low = 0, high = count;
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (isBefore(middle))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

} // namespace

const char *laneKindName(LaneKind kind)
{
    switch (kind) {
    case LaneKind::CpuThread: return "cpu_thread";
    case LaneKind::GpuStream: return "gpu_stream";
    case LaneKind::Overhead: return "overhead";
    case LaneKind::Other: break;
    }
    return "other";
}

std::string laneTitle(const Lane &lane)
{
    if (lane.kind() == LaneKind::GpuStream && lane.device() && lane.stream())
        return "GPU " + std::to_string(*lane.device()) + " · stream " + std::to_string(*lane.stream());
    if (lane.kind() == LaneKind::Overhead)
        return lane.process().empty() ? std::string("Profiler overhead") : lane.process();
    const std::string process = lane.process().empty() ? "process " + lane.pid() : lane.process();
    // The exporter names a thread "thread 466 (python3)": the process's name need not be said twice.
    std::string thread = lane.name().empty() ? "thread " + lane.tid() : lane.name();
    if (const std::string twice = " (" + lane.process() + ")"; !lane.process().empty() && thread.ends_with(twice))
        thread.resize(thread.size() - twice.size());
    return lane.process().empty() && lane.pid() == lane.tid() ? thread : process + " · " + thread;
}

Row Lane::makeRow(std::span<const std::uint32_t> slices) const
{
    Row row;
    row.m_slices = slices;
    row.m_table = m_table;
    row.m_summary.build(
        row.size(), [&](std::uint32_t i) { return row.start(i); }, [&](std::uint32_t i) { return row.duration(i); },
        [&](std::uint32_t i) { return saturatingSubtract(row.start(i), row.end(i - 1)); });
    return row;
}

std::uint32_t Row::firstEndingAfter(Nanoseconds t) const
{
    return partitionPoint(size(), [&](std::uint32_t i) { return end(i) <= t && start(i) < t; });
}

std::uint32_t Row::firstStartingAt(Nanoseconds t, std::uint32_t from) const
{
    return m_summary.firstStartingAt(from, t, [this](std::uint32_t i) { return start(i); });
}

Summary Row::summary(std::uint32_t first, std::uint32_t last) const
{
    return m_summary.of(first, last, [this](std::uint32_t i) { return duration(i); });
}

std::uint32_t Lane::indexOf(SliceId slice) const
{
    const Nanoseconds s = m_table->start(slice.value());
    const Nanoseconds d = m_table->duration(slice.value());
    return partitionPoint(size(), [&](std::uint32_t i) {
        const std::uint32_t other = m_order[i];
        if (const Nanoseconds os = m_table->start(other); os != s)
            return os < s;
        const Nanoseconds od = m_table->duration(other);
        return od != d ? od > d : other < slice.value();
    });
}

std::uint32_t Lane::firstStartingAt(Nanoseconds t) const
{
    return partitionPoint(size(), [&](std::uint32_t i) { return start(i) < t; });
}

SliceId Lane::at(Nanoseconds t) const
{
    const auto endOf = [this](std::uint32_t i) { return end(i); };
    std::uint32_t before = partitionPoint(size(), [&](std::uint32_t i) { return start(i) <= t; });
    if (before > 0 && start(before - 1) == t && end(before - 1) == t)
        return slice(before - 1);
    const auto found = m_tree.lastEndingAtOrAfter(before, saturatingAdd(t, 1), endOf);
    return found ? slice(*found) : SliceId();
}

SliceId Lane::nearest(Nanoseconds t) const
{
    if (size() == 0)
        return {};
    if (const SliceId inside = at(t))
        return inside;
    // Nothing lies over t, so the nearest is the next start or the latest end before.
    const std::uint32_t next = firstStartingAt(t);
    SliceId best;
    Nanoseconds distance = 0;
    if (next < size()) {
        best = slice(next);
        distance = saturatingSubtract(start(next), t);
    }
    if (next > 0) {
        // The latest end before t: everything before `next` ends by t, so look for the largest end, block by block.
        std::uint32_t latest = next - 1;
        const auto endOf = [this](std::uint32_t i) { return end(i); };
        while (const auto later = m_tree.lastEndingAtOrAfter(latest, saturatingAdd(end(latest), 1), endOf))
            latest = *later;
        const Nanoseconds back = saturatingSubtract(t, end(latest));
        if (!best || back < distance)
            best = slice(latest);
    }
    return best;
}

SliceId Lane::parent(SliceId slice) const
{
    const std::uint32_t index = indexOf(slice);
    const auto endOf = [this](std::uint32_t i) { return end(i); };
    const Nanoseconds s = start(index), e = end(index);
    // A slice that ends where one of length 0 lies does not contain it, unless it is one of length 0 there itself.
    for (auto found = m_tree.lastEndingAtOrAfter(index, e, endOf); found;
         found = m_tree.lastEndingAtOrAfter(*found, e, endOf)) {
        if (end(*found) > s || start(*found) == s)
            return this->slice(*found);
    }
    return {};
}

SliceId Lane::endingAt(Nanoseconds t) const
{
    const auto endOf = [this](std::uint32_t i) { return end(i); };
    const auto found = m_tree.lastEndingAtOrAfter(firstStartingAt(t), t, endOf);
    return found && end(*found) == t ? slice(*found) : SliceId();
}

SliceId Lane::enclosing(TimeRange range) const
{
    const auto endOf = [this](std::uint32_t i) { return end(i); };
    const std::uint32_t before = partitionPoint(size(), [&](std::uint32_t i) { return start(i) <= range.start; });
    const auto found = m_tree.lastEndingAtOrAfter(before, range.end, endOf);
    return found ? slice(*found) : SliceId();
}

} // namespace lanescope
