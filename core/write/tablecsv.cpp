#include "core/write/tablecsv.h"

#include <fmt/format.h>

namespace lanescope {

void appendCsvField(std::string &out, std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        out += text;
        return;
    }
    out += '"';
    for (char c : text) {
        if (c == '"')
            out += '"';
        out += c;
    }
    out += '"';
}

std::string tableCsv(const Table &table)
{
    std::string out;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        out += c > 0 ? "," : "";
        appendCsvField(out, table.columns[c].key);
    }
    out += '\n';
    for (const auto &row : table.rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            out += c > 0 ? "," : "";
            if (const auto *text = std::get_if<std::string>(&row[c]))
                appendCsvField(out, *text);
            else if (const auto *number = std::get_if<std::int64_t>(&row[c]))
                out += std::to_string(*number);
            else if (const auto *fraction = std::get_if<double>(&row[c]))
                out += fmt::format("{}", *fraction);
        }
        out += '\n';
    }
    return out;
}

} // namespace lanescope
