#pragma once

#include "core/analyse/profilercost.h"
#include "core/analyse/selection.h"
#include "core/analyse/table.h"
#include "core/analyse/tables.h"
#include "core/model/trace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// Times as torch adds them up: doubles of microseconds, in its order. Only they say how torch rounds an average that lies exactly
/// between two numbers, and which of two equal rows it puts first.
struct TorchTimes {
    double selfCpu = 0, cpu = 0, selfDevice = 0, device = 0;
};

/// A row of torch's `key_averages()`. Times in ns, memory in bytes; sums over the row's events.
struct OpRow {
    std::string name; ///< `ProfilerStep#N` is `ProfilerStep*`
    bool device = false;
    bool annotation = false; ///< a record_function, or its span on the device
    bool async = false;      ///< by its name: the file does not tell (TORCH_RULES 7)
    std::string shapes;      ///< as torch prints them; only where rows are apart by shape
    std::int64_t calls = 0;
    Nanoseconds selfCpu = 0, cpu = 0, selfDevice = 0, deviceTime = 0;
    TorchTimes torch;                  ///< only with TableOptions::torchDigits
    std::optional<std::int64_t> flops; ///< where the recording was made with_flops, or rows are apart by shape
    std::int64_t cpuMemory = 0, selfCpuMemory = 0, deviceMemory = 0, selfDeviceMemory = 0;
};

/// torch's `key_averages()`, from the JSON alone (TORCH_RULES part 1). Rows in torch's order: by the first event of each.
///
/// `corrected`: what the profiler itself cost is left out (P of VERDICTS 0) and cut out of what held it; every call is on its own
/// thread; at any moment of a thread only the innermost event spends CPU time; device work belongs to one op alone, also where it was
/// launched under an annotation without an op; a span on the device is no time of its own.
struct OpTable {
    std::vector<OpRow> rows;
    Nanoseconds selfCpuTotal = 0;
    Nanoseconds selfDeviceTotal = 0; ///< of rows on the device that are no annotations
    // What the table does not say
    std::uint64_t unlinkedEvents = 0; ///< on the device, of no op in the file
    Nanoseconds unlinkedDevice = 0;   ///< their time
    Nanoseconds overheadDevice = 0;   ///< device work that torch counts once more below overhead records
    bool recoveredLinks = false;      ///< the file's ids are no links: the op around the launch call was taken
    /// Events of row r: slices[firstSlice[r]] … slices[firstSlice[r + 1]], by start.
    std::vector<std::uint32_t> slices, firstSlice;
};

/// True where the recording was made with this option of torch.profiler (`profile_memory`, `with_flops`, …): a root key says so.
bool wasRecordedWith(const Trace &trace, std::string_view option);

/// O(n) in the slices of CPU threads that are no Python frames and in device work, but for a sort of what torch counts on another
/// thread than its own. A selection decides which events are summed up; what an event's own numbers are, the whole trace says.
/// Shapes and operations are read from the file again; where it has changed since, they stay empty.
OpTable makeOpTable(const Trace &trace, const Selection &selection = {}, const TableOptions &options = {});

/// The same as a Table: `--of operators`.
Table operatorsTable(const Trace &trace, const Selection &selection, const TableOptions &options);

} // namespace lanescope
