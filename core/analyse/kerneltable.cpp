#include "core/analyse/kerneltable.h"

#include "core/analyse/chain.h"
#include "core/analyse/flagged.h"
#include "core/analyse/groups.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace lanescope {

namespace {

constexpr std::string_view several = "several";

std::string sizeText(const std::int32_t (&size)[3])
{
    return size[0] < 0 ? std::string() : fmt::format("{}, {}, {}", size[0], size[1], size[2]);
}

const char *kindText(Category category)
{
    return category == Category::Kernel ? "kernel" : category == Category::Memcpy ? "memcpy" : "memset";
}

/// What the launches of a group have in common.
struct Geometry {
    std::string grid, block;
    std::int32_t registers = -1, sharedMemory = -1;
    double occupancy = 0; ///< by time
    Nanoseconds occupancyTime = 0;
};

Geometry geometryOf(const Trace &trace, std::span<const std::uint32_t> slices)
{
    Geometry out;
    const DeviceArgs *first = nullptr;
    bool oneGrid = true, oneBlock = true;
    for (const std::uint32_t s : slices) {
        const DeviceArgs *a = trace.deviceArgs(SliceId(s));
        if (!a)
            continue;
        first = first ? first : a;
        oneGrid = oneGrid && std::ranges::equal(a->grid, first->grid);
        oneBlock = oneBlock && std::ranges::equal(a->block, first->block);
        out.registers = std::max(out.registers, a->registersPerThread);
        out.sharedMemory = std::max(out.sharedMemory, a->sharedMemoryBytes);
        if (a->occupancyPercent >= 0) {
            const Nanoseconds time = std::max<Nanoseconds>(1, trace.duration(SliceId(s)));
            out.occupancy += static_cast<double>(a->occupancyPercent) * static_cast<double>(time);
            out.occupancyTime = saturatingAdd(out.occupancyTime, time);
        }
    }
    if (first) {
        out.grid = oneGrid ? sizeText(first->grid) : several;
        out.block = oneBlock ? sizeText(first->block) : several;
    }
    return out;
}

Cell textCell(std::string text)
{
    return text.empty() ? Cell() : Cell(std::move(text));
}

/// The op that launched most of them, and how many others did.
Cell opCell(const Trace &trace, std::span<const std::uint32_t> slices)
{
    std::map<NameId, std::uint64_t> ops;
    for (const std::uint32_t s : slices)
        if (const SliceId op = opOf(trace, SliceId(s)))
            ++ops[trace.nameId(op)];
    if (ops.empty())
        return {};
    const auto most = std::ranges::max_element(ops, [&](const auto &a, const auto &b) {
        return a.second != b.second ? a.second < b.second : trace.text(a.first) > trace.text(b.first);
    });
    std::string text(trace.text(most->first));
    if (ops.size() > 1)
        text += fmt::format(" and {} more", ops.size() - 1);
    return text;
}

/// Streams by number; with the device before it where the trace has more than one.
Cell streamCell(const Trace &trace, std::span<const std::uint32_t> slices, bool manyDevices)
{
    constexpr std::size_t most = 8;
    std::set<std::pair<std::int64_t, std::int64_t>> streams;
    std::uint32_t lastLane = LaneId::noneValue;
    for (const std::uint32_t s : slices) {
        const LaneId id = trace.laneOf(SliceId(s));
        if (id.value() == lastLane)
            continue;
        lastLane = id.value();
        const Lane &lane = trace.lane(id);
        streams.insert({lane.device().value_or(-1), lane.stream().value_or(-1)});
    }
    std::string text;
    std::size_t shown = 0;
    for (const auto &[device, stream] : streams) {
        if (++shown > most)
            return text + fmt::format(" and {} more", streams.size() - most);
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", manyDevices ? fmt::format("{}/", device) : "", stream);
    }
    return text;
}

} // namespace

Table kernelTable(const Trace &trace, const Selection &selection, const KernelTableOptions &options)
{
    Table table = newTable("kernels", "Kernels");
    table.columns = {{"name", "Name", "The kernel, copy or set, as the file names it."},
                     {"kind", "Kind", "Kernel, copy (memcpy) or set (memset).", CellUnit::Text, false}};
    addDistributionColumns(table, "launches");
    table.columns.insert(
        table.columns.end(),
        {{"share", "Share",
          "Total as a share of the time in which the devices ran anything in this table, where overlapping work counts "
          "once. "
          "Streams that run side by side add up to more than 100 %.",
          CellUnit::Share},
         {"grid", "Grid", "Blocks of a launch in x, y and z; \"several\" where launches differ."},
         {"block", "Block", "Threads of a block in x, y and z; \"several\" where launches differ."},
         {"registers", "Registers", "Registers a thread; the most where launches differ.", CellUnit::Plain},
         {"shared_memory_bytes", "Shared memory", "Shared memory a block; the most where launches differ.",
          CellUnit::Bytes},
         {"occupancy", "Est. occupancy",
          "The exporter's estimate of the achieved occupancy, made from the launch geometry and not measured; the mean "
          "by time.",
          CellUnit::Share, false},
         {"op", "Op", "The innermost op around the launch call; of several the one that launched most."},
         {"streams", "Streams", "The streams on which it ran; device/stream where there are several devices."}});

    const std::vector<SliceId> flagged = flaggedDeviceWork(trace);
    const SelectionFilter filter(trace, selection);
    std::set<std::int64_t> devices;
    for (const Lane &lane : trace.lanes())
        if (lane.kind() == LaneKind::GpuStream && lane.size() > 0)
            devices.insert(lane.device().value_or(-1));

    using Sizes = std::array<std::int32_t, 6>;
    NameNumbers names(trace);
    std::map<std::pair<NameId, Sizes>, std::uint32_t> geometries;
    const auto groupOf = [&](SliceId s) {
        if (!options.byGeometry)
            return names.of(trace.nameId(s));
        Sizes g;
        g.fill(-1);
        if (const DeviceArgs *a = trace.deviceArgs(s)) {
            std::ranges::copy(a->grid, g.begin());
            std::ranges::copy(a->block, g.begin() + 3);
        }
        return geometries.try_emplace({trace.nameId(s), g}, static_cast<std::uint32_t>(geometries.size()))
            .first->second;
    };
    SliceGroups groups;
    std::map<std::int64_t, Nanoseconds> coveredTo;
    Nanoseconds busy = 0, flaggedTime = 0;
    std::uint64_t flaggedCount = 0;
    for (const std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w);
        if (!filter.holds(s))
            continue;
        if (std::ranges::binary_search(flagged, s)) {
            ++flaggedCount;
            flaggedTime = saturatingAdd(flaggedTime, trace.duration(s));
            if (options.withoutFlagged)
                continue;
        }
        groups.add(groupOf(s), s);
        const auto [covered, isNew] =
            coveredTo.try_emplace(trace.lane(trace.laneOf(s)).device().value_or(-1), trace.start(s));
        busy = saturatingAdd(busy, std::max<Nanoseconds>(
                                       0, saturatingSubtract(trace.end(s), std::max(covered->second, trace.start(s)))));
        covered->second = std::max(covered->second, trace.end(s));
    }
    groups.finish(trace);

    for (const TimedGroup &row : byTotalTime(trace, groups)) {
        const auto slices = groups[row.group];
        const SliceId first(slices.front());
        const Geometry launch = geometryOf(trace, slices);
        std::vector<Cell> cells{std::string(trace.name(first)), kindText(trace.category(first))};
        addDistributionCells(cells, row.time);
        cells.push_back(shareCell(row.time.total, busy));
        cells.push_back(textCell(launch.grid));
        cells.push_back(textCell(launch.block));
        cells.push_back(launch.registers < 0 ? Cell() : Cell(std::int64_t{launch.registers}));
        cells.push_back(launch.sharedMemory < 0 ? Cell() : Cell(std::int64_t{launch.sharedMemory}));
        cells.push_back(launch.occupancyTime > 0
                            ? Cell(launch.occupancy / 100 / static_cast<double>(launch.occupancyTime))
                            : Cell());
        cells.push_back(opCell(trace, slices));
        cells.push_back(streamCell(trace, slices, devices.size() > 1));
        addRow(table, std::move(cells), slices);
    }
    table.totals = {{"busy_ns", busy}, {"flagged", static_cast<std::int64_t>(flaggedCount)}};
    table.footer.push_back(
        fmt::format("The devices ran this for {}, where overlapping work counts once.", timeText(busy)));
    if (flaggedCount > 0)
        table.footer.push_back(fmt::format(
            "{} of {} cannot be right: {} past the end of a later one of the same stream, or far from the rest of the "
            "trace. {}",
            countOf(flaggedCount, "event", "events"), timeText(flaggedTime), flaggedCount == 1 ? "it runs" : "they run",
            options.withoutFlagged ? "Left out here." : "Counted here; can be left out."));
    return table;
}

} // namespace lanescope
