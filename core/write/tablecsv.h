#pragma once

#include "core/analyse/table.h"

#include <string>

namespace lanescope {

/// A table for a spreadsheet: column keys in the first line, then a line a row, numbers without units. Empty cells stay empty.
std::string tableCsv(const Table &table);

/// Appends a field, in quotes where it needs them (RFC 4180).
void appendCsvField(std::string &out, std::string_view text);

} // namespace lanescope
