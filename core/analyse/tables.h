#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"
#include "core/model/trace.h"

#include <optional>
#include <span>
#include <string_view>

namespace lanescope {

struct TableOptions {
    bool corrected =
        false; ///< without the profiler's own cost, nothing counted twice; tables without such a thing ignore it
    bool groupByShape = false; ///< of operators: a row for each combination of input shapes
    bool torchDigits =
        false;               ///< of operators: times as torch's own doubles of microseconds, for torchTableText() alone
    bool byGeometry = false; ///< of kernels: a row for each launch geometry
    bool withoutFlagged = false; ///< of kernels: without those whose times cannot be right
    bool byClass = false;        ///< of modules: a row for each class
};

/// A kind of table, as `--of` and the window offer it.
struct TableKind {
    std::string_view key;   ///< `operators`
    std::string_view title; ///< `Operators`
    std::string_view tip;   ///< what its rows are, in a sentence
    Table (*make)(const Trace &trace, const Selection &selection, const TableOptions &options);
};

/// All kinds, in the order in which they are offered.
std::span<const TableKind> tableKinds();
/// Null where there is no such kind.
const TableKind *tableKind(std::string_view key);

/// The column that a sort key names: a column's own key, or one of torch's names (`self_cuda_time_total`, `cpu_time_total`, `count`).
/// Null where the table has no such column.
std::optional<std::size_t> sortColumn(const Table &table, std::string_view key);

} // namespace lanescope
