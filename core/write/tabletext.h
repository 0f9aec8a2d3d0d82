#pragma once

#include "core/analyse/table.h"

#include <cstddef>
#include <string>

namespace lanescope {

struct TableTextStyle {
    std::size_t rows = 100;     ///< how many are printed; 0: all
    std::size_t nameWidth = 55; ///< of names and other texts, in columns of a terminal
};

/// A cell for people, with its unit: `2.18 ms`, `4.1 %`, a dash where there is nothing.
std::string plainCellText(const Cell &cell, CellUnit unit);

/// A table for people: aligned columns with units, those that are shown at first, and the footer's sentences.
std::string tableText(const Table &table, const TableTextStyle &style = {});

/// What torch would have known and printed of a recording.
struct TorchLayout {
    bool memory = false; ///< recorded with `profile_memory`
    bool flops = false;  ///< recorded with `with_flops`
};

/// The operators in torch's own layout (TORCH_RULES 11), to be laid beside a table that torch printed: two totals below it, and no
/// sentences.
std::string torchTableText(const Table &operators, const TorchLayout &layout, const TableTextStyle &style = {});

} // namespace lanescope
