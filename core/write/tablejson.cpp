#include "core/write/tablejson.h"

#include "core/base/version.h"

namespace lanescope {

nlohmann::ordered_json tableJson(const Table &table)
{
    using nlohmann::ordered_json;
    const auto value = [](const Cell &cell, CellUnit unit) -> ordered_json {
        if (const auto *text = std::get_if<std::string>(&cell))
            return *text;
        if (const auto *number = std::get_if<std::int64_t>(&cell))
            return unit == CellUnit::Flag ? ordered_json(*number != 0) : ordered_json(*number);
        if (const auto *fraction = std::get_if<double>(&cell))
            return *fraction;
        return nullptr;
    };
    ordered_json json{{"schema", schema}, {"opened", true}, {"table", table.key}};
    ordered_json &rows = json["rows"] = ordered_json::array();
    for (const auto &row : table.rows) {
        ordered_json object = ordered_json::object();
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            object[table.columns[c].key] = value(row[c], table.columns[c].unit);
        rows.push_back(std::move(object));
    }
    for (const auto &[key, total] : table.totals)
        json[key] = total;
    json["footer"] = table.footer;
    return json;
}

} // namespace lanescope
