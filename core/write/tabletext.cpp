#include "core/write/tabletext.h"

#include "core/base/words.h"
#include "core/write/textwriter.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <functional>

namespace lanescope {

namespace {

std::int64_t integerIn(const Cell &cell)
{
    const auto *number = std::get_if<std::int64_t>(&cell);
    return number ? *number : 0;
}

std::string signedText(std::int64_t value, std::string (*text)(std::uint64_t))
{
    return value < 0 ? "-" + text(0 - static_cast<std::uint64_t>(value)) : text(static_cast<std::uint64_t>(value));
}

// ---- torch's formats (TORCH_RULES 11)

std::string torchTime(double us)
{
    if (us >= 1e6)
        return fmt::format("{:.3f}s", us / 1e6);
    return us >= 1e3 ? fmt::format("{:.3f}ms", us / 1e3) : fmt::format("{:.3f}us", us);
}

std::string torchShare(double part, double whole)
{
    return whole == 0 ? "NaN" : fmt::format("{:.2f}%", part * 100 / whole);
}

/// In microseconds: a cell has nanoseconds, or torch's own double (TableOptions::torchDigits).
double torchMicroseconds(const Cell &cell)
{
    const auto *us = std::get_if<double>(&cell);
    return us ? *us : static_cast<double>(integerIn(cell)) / 1e3;
}

std::string torchBytes(std::int64_t bytes)
{
    constexpr std::pair<double, const char *> units[] = {{1073741824.0, "GB"}, {1048576.0, "MB"}, {1024.0, "KB"}};
    const double n = static_cast<double>(bytes);
    for (const auto &[size, unit] : units)
        if (std::abs(n) >= size)
            return fmt::format("{:.2f} {}", n / size, unit);
    return fmt::format("{} B", bytes);
}

std::size_t codePoints(std::string_view utf8)
{
    return static_cast<std::size_t>(std::ranges::count_if(utf8, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string firstCodePoints(std::string_view utf8, std::size_t count)
{
    std::size_t end = 0;
    for (std::size_t points = 0; end < utf8.size(); ++end)
        if ((utf8[end] & 0xc0) != 0x80 && points++ == count)
            break;
    return std::string(utf8.substr(0, end));
}

/// As torch cuts a name: by code points, with three dots.
std::string cutName(std::string name, std::size_t width)
{
    return codePoints(name) + 3 < width ? name : firstCodePoints(name, width - 3) + "...";
}

} // namespace

std::string plainCellText(const Cell &cell, CellUnit unit)
{
    if (const auto *text = std::get_if<std::string>(&cell))
        return printable(*text);
    if (const auto *fraction = std::get_if<double>(&cell)) {
        switch (unit) {
        case CellUnit::Share: return percentText(*fraction, 1);
        case CellUnit::Rate: return byteText(static_cast<std::uint64_t>(std::max(0.0, *fraction))) + "/s";
        default: return fmt::format("{:.4g}", *fraction);
        }
    }
    if (!std::holds_alternative<std::int64_t>(cell))
        return "–";
    const std::int64_t number = integerIn(cell);
    switch (unit) {
    case CellUnit::Flag: return number ? "yes" : "no";
    case CellUnit::Time: return timeText(number);
    case CellUnit::Bytes: return signedText(number, byteText);
    case CellUnit::Share: return percentText(static_cast<double>(number), 1);
    default: return signedText(number, countText);
    }
}

std::string tableText(const Table &table, const TableTextStyle &style)
{
    std::vector<std::size_t> columns;
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (table.columns[c].shownAtFirst)
            columns.push_back(c);
    const std::size_t count = style.rows == 0 ? table.rows.size() : std::min(style.rows, table.rows.size());
    std::vector<std::vector<std::string>> lines(count + 1);
    std::vector<std::size_t> widths(columns.size(), 0);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const TableColumn &column = table.columns[columns[i]];
        lines[0].push_back(column.title);
        for (std::size_t r = 0; r < count; ++r)
            lines[r + 1].push_back(elided(plainCellText(table.rows[r][columns[i]], column.unit), style.nameWidth));
        for (const auto &line : lines)
            widths[i] = std::max(widths[i], textWidth(line[i]));
    }
    std::string out;
    for (const auto &line : lines) {
        std::string text;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            text += i > 0 ? "  " : "";
            text += padded(line[i], widths[i], table.columns[columns[i]].unit != CellUnit::Text);
        }
        out += text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
    }
    if (count < table.rows.size())
        out += fmt::format("… and {} more rows (--top).\n", countText(table.rows.size() - count));
    for (const std::string &sentence : table.footer)
        out += printable(sentence) + '\n';
    return out;
}

std::string torchTableText(const Table &table, const TorchLayout &layout, const TableTextStyle &style)
{
    const auto at = [&](std::size_t row, std::string_view key) -> const Cell & {
        static const Cell nothing;
        const auto column = table.column(key);
        return column ? table.rows[row][*column] : nothing;
    };
    const auto number = [&](std::size_t row, std::string_view key) { return integerIn(at(row, key)); };
    const auto text = [&](std::size_t row, std::string_view key) {
        const auto *cell = std::get_if<std::string>(&at(row, key));
        return cell ? printable(*cell) : std::string();
    };
    const auto us = [&](std::size_t row, std::string_view key) { return torchMicroseconds(at(row, key)); };
    double cpuTotal = 0, deviceTotal = 0;
    for (const auto &[key, total] : table.totals)
        if (key == "self_cpu_total_ns")
            cpuTotal = static_cast<double>(total) / 1e3;
        else if (key == "self_device_total_ns")
            deviceTotal = static_cast<double>(total) / 1e3;

    bool hasDevice = false, hasDeviceMemory = false;
    std::size_t nameWidth = 0, shapesWidth = 0;
    std::int64_t leastFlops = 0;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        hasDevice = hasDevice || us(r, "self_device_ns") > 0;
        hasDeviceMemory = hasDeviceMemory || number(r, "self_device_mem") > 0;
        nameWidth = std::max(nameWidth, codePoints(text(r, "name")));
        shapesWidth = std::max(shapesWidth, codePoints(text(r, "input_shapes")));
        if (const std::int64_t flops = number(r, "flops"); flops > 0 && (leastFlops == 0 || flops < leastFlops))
            leastFlops = flops;
    }
    constexpr std::size_t mostShapes = 80;
    nameWidth = std::min(nameWidth + 4, style.nameWidth);
    shapesWidth = shapesWidth > 2 ? std::min(shapesWidth + 4, mostShapes) : 0; // more than the brackets of none

    struct Column {
        std::string title;
        std::size_t width;
        std::function<std::string(std::size_t)> cell;
    };
    std::vector<Column> columns;
    const auto add = [&](std::string title, std::function<std::string(std::size_t)> cell, std::size_t width = 12) {
        columns.push_back({std::move(title), width, std::move(cell)});
    };
    const auto time = [&](std::string title, const char *key) {
        add(std::move(title), [=](std::size_t r) { return torchTime(us(r, key)); });
    };
    const auto average = [&](std::string title, const char *key) {
        add(std::move(title),
            [=](std::size_t r) { return torchTime(us(r, key) / static_cast<double>(number(r, "calls"))); });
    };
    const auto bytes = [&](std::string title, const char *key) {
        add(std::move(title), [=](std::size_t r) { return torchBytes(number(r, key)); });
    };
    add(
        "Name", [&](std::size_t r) { return cutName(text(r, "name"), style.nameWidth); }, nameWidth);
    add("Self CPU %", [&](std::size_t r) { return torchShare(us(r, "self_cpu_ns"), cpuTotal); });
    time("Self CPU", "self_cpu_ns");
    add("CPU total %",
        [&](std::size_t r) { return number(r, "async") ? std::string("0") : torchShare(us(r, "cpu_ns"), cpuTotal); });
    time("CPU total", "cpu_ns");
    average("CPU time avg", "cpu_ns");
    if (hasDevice) {
        time("Self CUDA", "self_device_ns");
        add("Self CUDA %", [&](std::size_t r) { return torchShare(us(r, "self_device_ns"), deviceTotal); });
        time("CUDA total", "device_ns");
        average("CUDA time avg", "device_ns");
    }
    if (layout.memory) {
        bytes("CPU Mem", "cpu_mem");
        bytes("Self CPU Mem", "self_cpu_mem");
        if (hasDevice && hasDeviceMemory) {
            bytes("CUDA Mem", "device_mem");
            bytes("Self CUDA Mem", "self_device_mem");
        }
    }
    add("# of Calls", [&](std::size_t r) { return std::to_string(number(r, "calls")); });
    if (shapesWidth > 0)
        add(
            "Input Shapes", [&](std::size_t r) { return firstCodePoints(text(r, "input_shapes"), shapesWidth); },
            shapesWidth);
    if (layout.flops && leastFlops > 0) {
        // The scale is that of the least number.
        constexpr const char *units[] = {"FLOPs", "KFLOPs", "MFLOPs", "GFLOPs", "TFLOPs", "PFLOPs"};
        std::size_t unit = 0;
        double scale = 1;
        for (; unit + 1 < std::size(units) && static_cast<double>(leastFlops) >= scale * 1000; ++unit)
            scale *= 1000;
        add(fmt::format("Total {}", units[unit]), [=](std::size_t r) {
            const std::int64_t flops = number(r, "flops");
            return flops > 0 ? fmt::format("{:8.3f}", static_cast<double>(flops) / scale) : std::string("--");
        });
    }

    const auto line = [&](auto cellOf) {
        std::string out;
        for (const Column &column : columns) {
            const std::string cell = cellOf(column);
            out.append(column.width - std::min(column.width, codePoints(cell)), ' ');
            out += cell + "  ";
        }
        return out + '\n';
    };
    const std::string rule = line([](const Column &column) { return std::string(column.width, '-'); });
    std::string out = rule + line([](const Column &column) { return column.title; }) + rule;
    const std::size_t count = style.rows == 0 ? table.rows.size() : std::min(style.rows, table.rows.size());
    for (std::size_t r = 0; r < count; ++r)
        out += line([r](const Column &column) { return column.cell(r); });
    out += rule;
    out += "Self CPU time total: " + torchTime(cpuTotal) + '\n';
    if (hasDevice)
        out += "Self CUDA time total: " + torchTime(deviceTotal) + '\n';
    return out;
}

} // namespace lanescope
