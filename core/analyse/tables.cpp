#include "core/analyse/tables.h"

#include "core/analyse/optable.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lanescope {

namespace {

constexpr TableKind kinds[] = {
    {"operators", "Operators", "What ran, by name: the rows of torch's own table", operatorsTable},
};

} // namespace

std::span<const TableKind> tableKinds()
{
    return kinds;
}

const TableKind *tableKind(std::string_view key)
{
    const auto it = std::ranges::find(kinds, key, &TableKind::key);
    return it != std::end(kinds) ? it : nullptr;
}

std::optional<std::size_t> sortColumn(const Table &table, std::string_view key)
{
    if (const auto column = table.column(key))
        return column;
    // torch's names, in which every kind of device is `device` in the end (TORCH_RULES 11).
    std::string name(key);
    for (std::string_view device : {"cuda", "xpu", "privateuse1"})
        if (const std::size_t at = name.find(device); at != std::string::npos)
            name.replace(at, device.size(), "device");
    constexpr std::pair<std::string_view, std::string_view> names[] = {
        {"count", "calls"},
        {"cpu_time", "cpu_avg_ns"},
        {"cpu_time_total", "cpu_ns"},
        {"self_cpu_time_total", "self_cpu_ns"},
        {"device_time", "device_avg_ns"},
        {"device_time_total", "device_ns"},
        {"self_device_time_total", "self_device_ns"},
        {"cpu_memory_usage", "cpu_mem"},
        {"self_cpu_memory_usage", "self_cpu_mem"},
        {"device_memory_usage", "device_mem"},
        {"self_device_memory_usage", "self_device_mem"},
    };
    const auto it = std::ranges::find(names, name, &std::pair<std::string_view, std::string_view>::first);
    return it != std::end(names) ? table.column(it->second) : std::nullopt;
}

} // namespace lanescope
