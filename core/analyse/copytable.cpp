#include "core/analyse/copytable.h"

#include "core/analyse/callfacts.h"
#include "core/analyse/groups.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace lanescope {

namespace {

/// What the exporter's name tells: `Memcpy HtoD (Pageable -> Device)` (KINETO_FORMAT 4).
struct CopyKind {
    std::string direction, from, to;
};

CopyKind copyKind(std::string_view name)
{
    CopyKind kind;
    const std::size_t open = name.find('('), close = name.rfind(')'), arrow = name.find(" -> ");
    const std::size_t space = name.find(' ');
    if (space != std::string_view::npos)
        kind.direction = name.substr(space + 1, open == std::string_view::npos ? open : open - space - 1);
    while (kind.direction.ends_with(' '))
        kind.direction.pop_back();
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return kind;
    if (arrow != std::string_view::npos && open < arrow && arrow < close) {
        kind.from = name.substr(open + 1, arrow - open - 1);
        kind.to = name.substr(arrow + 4, close - arrow - 4);
    } else {
        kind.to = name.substr(open + 1, close - open - 1);
    }
    return kind;
}

Cell textCell(std::string text)
{
    return text.empty() ? Cell() : Cell(std::move(text));
}

enum class Waits : std::uint8_t { Unknown, Async, Sync };

} // namespace

Table copyTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("copies", "Copies");
    table.columns = {
        {"name", "Name", "The copy or set, as the file names it."},
        {"direction", "Direction", "HtoD: from host to device; DtoH, DtoD, PtoP (between devices) likewise.",
         CellUnit::Text, false},
        {"from", "From", "The memory it reads. Pageable host memory is slower than pinned, and makes the CPU wait."},
        {"to", "To", "The memory it writes."},
        {"kind", "Call",
         "async: the launch call returns at once; sync: the CPU waits, as the call has no Async in its name."}};
    addDistributionColumns(table, "copies");
    table.columns.insert(
        table.columns.end(),
        {{"bytes", "Bytes", "What was copied or set altogether.", CellUnit::Bytes},
         {"median_bytes", "Median size",
          "Half of the copies are no larger; of an even number, the mean of the two in the middle.", CellUnit::Bytes},
         {"max_bytes", "Largest", "The largest of them.", CellUnit::Bytes, false},
         {"bytes_per_second", "Bandwidth", "Bytes divided by their time, of those whose bytes the file tells.",
          CellUnit::Rate},
         {"exposed_ns", "Exposed",
          "How long they ran while no kernel ran on the same device, where overlapping copies count once.",
          CellUnit::Time}});

    const SelectionFilter filter(trace, selection);
    std::map<std::pair<NameId, Waits>, std::uint32_t> numbers;
    std::vector<Waits> waits;
    SliceGroups groups;
    std::map<std::int64_t, std::vector<TimeRange>> kernels; // by device
    const auto deviceOf = [&](SliceId s) { return trace.lane(trace.laneOf(s)).device().value_or(-1); };
    for (const std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w);
        if (trace.category(s) == Category::Kernel) {
            kernels[deviceOf(s)].push_back(trace.range(s));
            continue;
        }
        if (!filter.holds(s))
            continue;
        Waits wait = Waits::Unknown;
        if (const SliceId launch = trace.launchOf(s)) {
            const CallKind call = callKind(trace.name(launch));
            if (call == CallKind::SyncCopy)
                wait = Waits::Sync;
            else if (call == CallKind::Copy || call == CallKind::Launch) // of a graph
                wait = Waits::Async;
        }
        const auto [it, isNew] =
            numbers.try_emplace({trace.nameId(s), wait}, static_cast<std::uint32_t>(numbers.size()));
        if (isNew)
            waits.push_back(wait);
        groups.add(it->second, s);
    }
    groups.finish(trace);
    std::map<std::int64_t, Intervals> kernelTime;
    for (auto &[device, ranges] : kernels)
        kernelTime[device] = unite(std::move(ranges));

    std::int64_t allBytes = 0;
    for (const TimedGroup &row : byTotalTime(trace, groups)) {
        const auto slices = groups[row.group];
        std::vector<std::int64_t> sizes;
        Nanoseconds sizedTime = 0;
        std::map<std::int64_t, std::vector<TimeRange>> ranges;
        for (const std::uint32_t s : slices) {
            ranges[deviceOf(SliceId(s))].push_back(trace.range(SliceId(s)));
            const DeviceArgs *args = trace.deviceArgs(SliceId(s));
            if (!args || args->bytes < 0)
                continue;
            sizes.push_back(args->bytes);
            sizedTime = saturatingAdd(sizedTime, trace.duration(SliceId(s)));
        }
        Nanoseconds exposed = 0;
        for (auto &[device, list] : ranges)
            exposed = saturatingAdd(exposed, length(subtract(unite(std::move(list)), kernelTime[device])));
        const Distribution size = distributionOf(sizes); // bytes instead of ns
        allBytes = saturatingAdd(allBytes, size.total);
        const std::string_view name = trace.name(SliceId(slices.front()));
        const CopyKind kind = copyKind(name);
        const Waits wait = waits[row.group];
        std::vector<Cell> cells{std::string(name), textCell(kind.direction), textCell(kind.from), textCell(kind.to),
                                wait == Waits::Unknown ? Cell()
                                                       : Cell(std::string(wait == Waits::Async ? "async" : "sync"))};
        addDistributionCells(cells, row.time);
        const auto ofSizes = [&](std::int64_t bytes) { return size.count > 0 ? Cell(bytes) : Cell(); };
        cells.push_back(ofSizes(size.total));
        cells.push_back(ofSizes(size.median));
        cells.push_back(ofSizes(size.max));
        cells.push_back(size.count > 0 && sizedTime > 0
                            ? Cell(static_cast<double>(size.total) / static_cast<double>(sizedTime) * 1e9)
                            : Cell());
        cells.emplace_back(exposed);
        addRow(table, std::move(cells), slices);
    }
    table.totals.emplace_back("bytes_total", allBytes);
    if (table.rows.empty())
        table.footer.emplace_back("No copies here.");
    else
        table.footer.push_back(fmt::format("{} copied or set.",
                                           byteText(static_cast<std::uint64_t>(std::max<std::int64_t>(0, allBytes)))));
    return table;
}

} // namespace lanescope
