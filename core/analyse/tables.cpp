#include "core/analyse/tables.h"

#include "core/analyse/calltable.h"
#include "core/analyse/copytable.h"
#include "core/analyse/idletable.h"
#include "core/analyse/kerneltable.h"
#include "core/analyse/nestedtables.h"
#include "core/analyse/optable.h"
#include "core/analyse/queue.h"
#include "core/analyse/slicetable.h"
#include "core/analyse/steptable.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lanescope {

namespace {

/// A table that takes no options.
template <Table (*make)(const Trace &, const Selection &)>
Table plain(const Trace &trace, const Selection &selection, const TableOptions &)
{
    return make(trace, selection);
}

constexpr TableKind kinds[] = {
    {"operators", "Operators", "What ran, by name: the rows of torch's own table", operatorsTable},
    {"kernels", "Kernels", "What ran on the devices: kernels, copies and sets by name",
     [](const Trace &t, const Selection &s, const TableOptions &o) {
         return kernelTable(t, s, {.byGeometry = o.byGeometry, .withoutFlagged = o.withoutFlagged});
     }},
    {"steps", "Steps", "Each step: its wall time, and what the GPU did or waited for meanwhile", plain<stepTable>},
    {"annotations", "Annotations", "What record_function() marks, with the GPU time launched in it",
     plain<annotationTable>},
    {"modules", "Modules", "Calls of nn.Module, where stacks were recorded",
     [](const Trace &t, const Selection &s, const TableOptions &o) {
         return moduleTable(t, s, {.byClass = o.byClass});
     }},
    {"calls", "Runtime calls", "Calls of the device runtime and driver", plain<callTable>},
    {"python", "Python", "Python functions, where stacks were recorded", plain<pythonTable>},
    {"idle", "Idle streams", "Each GPU stream: busy, and idle by cause", plain<idleTable>},
    {"queue", "Launch queue", "Each GPU stream: how far the CPU is ahead, and how long launches wait",
     plain<queueTable>},
    {"copies", "Copies", "Copies and sets by kind, with their bandwidth", plain<copyTable>},
    {"slices", "Slices", "Everything by name and category, with self time", plain<sliceTable>},
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
