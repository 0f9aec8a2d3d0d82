#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace lanescope {

/// What a column's numbers are, so that whoever shows them can format, align and sort them.
enum class CellUnit : std::uint8_t {
    Text,
    Flag, ///< 0 or 1
    Count,
    Time,  ///< int64 nanoseconds
    Bytes, ///< int64
    Share, ///< double, 1.0 is 100 %
    Rate,  ///< double, bytes per second
    Plain, ///< int64 or double without a unit
};

/// Nothing (a dash), a text, an integer or a fraction, as the column's unit says.
using Cell = std::variant<std::monostate, std::string, std::int64_t, double>;

struct TableColumn {
    std::string key;   ///< as JSON has it and `--sort` takes it: `self_device_ns`
    std::string title; ///< as a person reads it: `Self GPU`
    std::string tip;   ///< its definition, one or two sentences
    CellUnit unit = CellUnit::Text;
    bool shownAtFirst = true; ///< others a person chooses
};

/// A table over a trace and a selection of it, for the command line, CSV, JSON and the window alike. Rows are in the table's own
/// order; every row knows the slices that it sums up, so that a row leads to the timeline and a slice to its row.
struct Table {
    std::string key;   ///< as `--of` takes it: `kernels`
    std::string title; ///< `Kernels`
    std::vector<TableColumn> columns;
    std::vector<std::vector<Cell>> rows; ///< every row has a cell a column
    std::vector<std::pair<std::string, std::int64_t>>
        totals;                      ///< of the whole table by their JSON key: `self_cpu_total_ns`
    std::vector<std::string> footer; ///< sentences: what was left out, what misleads

    /// Slices of row r: slices[firstSlice[r]] … slices[firstSlice[r + 1]], by start. Empty: the table knows none.
    std::vector<std::uint32_t> slices;
    std::vector<std::uint32_t> firstSlice;

    std::span<const std::uint32_t> slicesOf(std::size_t row) const
    {
        if (row + 1 >= firstSlice.size())
            return {};
        return std::span(slices).subspan(firstSlice[row], firstSlice[row + 1] - firstSlice[row]);
    }
    /// The column of this key; null where the table has none.
    std::optional<std::size_t> column(std::string_view columnKey) const;
    /// Puts rows in the order of a column: numbers largest first, texts by their bytes, empty cells last; equal ones keep their order.
    void sortBy(std::size_t column);
};

} // namespace lanescope
