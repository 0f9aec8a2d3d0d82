#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"
#include "core/analyse/tables.h"
#include "core/model/trace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanescope {

/// A row of torch's `key_averages()`. Times in ns, memory in bytes; sums over the row's events.
struct OpRow {
    std::string name; ///< `ProfilerStep#N` is `ProfilerStep*`
    bool device = false;
    bool annotation = false; ///< a record_function, or its span on the device
    bool async = false;      ///< by its name: the file does not tell (TORCH_RULES 7)
    std::string shapes;      ///< as torch prints them; only where rows are apart by shape
    std::int64_t calls = 0;
    Nanoseconds selfCpu = 0, cpu = 0, selfDevice = 0, deviceTime = 0;
    std::int64_t cpuMemory = 0, selfCpuMemory = 0, deviceMemory = 0, selfDeviceMemory = 0;
};

/// torch's `key_averages()`, from the JSON alone (TORCH_RULES part 1). Rows in torch's order: by the first event of each.
struct OpTable {
    std::vector<OpRow> rows;
    Nanoseconds selfCpuTotal = 0;
    Nanoseconds selfDeviceTotal = 0; ///< of rows on the device that are no annotations
    /// Events of row r: slices[firstSlice[r]] … slices[firstSlice[r + 1]], by start.
    std::vector<std::uint32_t> slices, firstSlice;
};

/// O(n) in the slices of CPU threads that are no Python frames and in device work, but for a sort of what torch counts on another
/// thread than its own. A selection decides which events are summed up; what an event's own numbers are, the whole trace says.
OpTable makeOpTable(const Trace &trace, const Selection &selection = {}, const TableOptions &options = {});

/// The same as a Table: `--of operators`.
Table operatorsTable(const Trace &trace, const Selection &selection, const TableOptions &options);

} // namespace lanescope
