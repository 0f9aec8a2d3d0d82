#include "core/analyse/nestedtables.h"

#include "core/analyse/nested.h"

#include <algorithm>

namespace lanescope {

namespace {

constexpr std::string_view modulePrefix = "nn.Module: ";

/// `Linear_12` without its number.
std::string_view classOf(std::string_view module)
{
    const std::size_t digits = module.find_last_not_of("0123456789");
    return digits != std::string_view::npos && digits > 0 && digits + 1 < module.size() && module[digits] == '_'
               ? module.substr(0, digits)
               : module;
}

const TableColumn deviceColumn{
    "device_ns", "GPU time",
    "The times of the kernels, copies and sets launched below added up, also where they overlap.", CellUnit::Time};
const TableColumn deviceBusyColumn{
    "device_busy_ns", "GPU busy",
    "How long a device ran what was launched below: of work that overlaps on one device every moment counts once.",
    CellUnit::Time};

/// Rows by `weight`, largest first; of equals by name.
template <class Weight, class CellsOf>
void addRows(Table &table, const Trace &trace, const NestedRows &rows, const NestedSums &sums, Weight weight,
             CellsOf cellsOf)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t g = 0; g < sums.slices.size(); ++g)
        if (!sums.slices[g].empty())
            order.push_back(g);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        const Nanoseconds x = sums.sums[a].*weight, y = sums.sums[b].*weight;
        return x != y ? x > y : rows.names[a] < rows.names[b];
    });
    for (const std::uint32_t g : order) {
        std::vector<Cell> cells{rows.names[g]};
        for (Cell &cell : cellsOf(sums.sums[g], durations(trace, sums.slices[g])))
            cells.push_back(std::move(cell));
        addRow(table, std::move(cells), sums.slices[g]);
    }
}

} // namespace

Table annotationTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("annotations", "Annotations");
    table.columns = {
        {"name", "Name", "The name that record_function() was given; ProfilerStep* stands for all steps."},
        {"calls", "Calls", "How often it was entered.", CellUnit::Count},
        {"cpu_ns", "CPU time", "From entering to leaving, added up; inside another of the same name it counts once.",
         CellUnit::Time},
        {"self_cpu_ns", "Self CPU",
         "The part of it in which no op, annotation or runtime call was running below: Python's own work, and waiting.",
         CellUnit::Time},
        {"autograd_wait_ns", "Backward wait",
         "Of Self CPU: the thread waits in backward() for the threads that autograd runs it on, whose ops have rows of "
         "their own.",
         CellUnit::Time},
        {"mean_ns", "Mean", "The mean from entering to leaving.", CellUnit::Time},
        {"median_ns", "Median",
         "Half of the calls take no longer; of an even number, the mean of the two in the middle.", CellUnit::Time},
        {"max_ns", "Max", "The longest call.", CellUnit::Time},
        deviceColumn,
        deviceBusyColumn};
    const auto rows = NestedRows::of(trace, Category::UserAnnotation, [](std::string_view name) {
        return name.starts_with("ProfilerStep#") ? std::string_view("ProfilerStep*") : name;
    });
    addRows(table, trace, rows, sumNested(trace, selection, rows), &NestedSum::total,
            [](const NestedSum &sum, const Distribution &time) {
                return std::vector<Cell>{countCell(time.count), sum.total, sum.bare,   sum.autogradWait, time.mean,
                                         time.median,           time.max,  sum.device, sum.deviceBusy};
            });
    if (table.rows.empty())
        table.footer.emplace_back("No annotations here: torch.profiler.record_function(\"name\") makes them.");
    return table;
}

Table moduleTable(const Trace &trace, const Selection &selection, const ModuleTableOptions &options)
{
    Table table = newTable("modules", "Modules");
    table.columns = {
        {"name", "Name", options.byClass ? "The class of the module." : "The module: its class and number."},
        {"calls", "Calls", "How often it was called.", CellUnit::Count},
        {"cpu_ns", "CPU time", "From call to return, added up; inside another of the same name it counts once.",
         CellUnit::Time},
        {"self_cpu_ns", "Self CPU", "The part of it in which no other module was running below.", CellUnit::Time},
        {"mean_ns", "Mean", "The mean from call to return.", CellUnit::Time},
        {"median_ns", "Median",
         "Half of the calls take no longer; of an even number, the mean of the two in the middle.", CellUnit::Time},
        {"max_ns", "Max", "The longest call.", CellUnit::Time},
        deviceColumn,
        deviceBusyColumn};
    const auto rows = NestedRows::of(trace, Category::PythonFunction, [&](std::string_view name) {
        if (!name.starts_with(modulePrefix))
            return std::string_view();
        name.remove_prefix(modulePrefix.size());
        return options.byClass ? classOf(name) : name;
    });
    addRows(table, trace, rows, sumNested(trace, selection, rows), &NestedSum::total,
            [](const NestedSum &sum, const Distribution &time) {
                return std::vector<Cell>{countCell(time.count), sum.total, sum.self,   time.mean,
                                         time.median,           time.max,  sum.device, sum.deviceBusy};
            });
    if (table.rows.empty())
        table.footer.emplace_back("No modules here: they are recorded with the stacks (with_stack=True).");
    else
        table.footer.emplace_back("Forward calls only: what autograd runs backward lies below no module.");
    return table;
}

Table pythonTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("python", "Python");
    table.columns = {
        {"name", "Name", "File, line and name of the function; a built-in or a module by its own name."},
        {"calls", "Calls", "How often it was called.", CellUnit::Count},
        {"self_ns", "Self", "Its time without the Python functions that it called.", CellUnit::Time},
        {"bare_ns", "Python alone",
         "The part of self in which no op, annotation or runtime call was running below: the interpreter's own time, "
         "and waiting.",
         CellUnit::Time},
        {"autograd_wait_ns", "Backward wait",
         "Of that: the thread waits in backward() for the threads that autograd runs it on.", CellUnit::Time, false},
        {"total_ns", "Total", "From call to return, added up; where it calls itself the inner calls count nothing.",
         CellUnit::Time},
        {"mean_ns", "Mean", "The mean from call to return.", CellUnit::Time},
        {"max_ns", "Max", "The longest call.", CellUnit::Time},
        deviceColumn,
        deviceBusyColumn};
    const auto rows = NestedRows::of(trace, Category::PythonFunction, [](std::string_view name) { return name; });
    addRows(
        table, trace, rows, sumNested(trace, selection, rows), &NestedSum::self,
        [](const NestedSum &sum, const Distribution &time) {
            return std::vector<Cell>{
                countCell(time.count), sum.self, sum.bare, sum.autogradWait, sum.total, time.mean, time.max, sum.device,
                sum.deviceBusy};
        });
    if (table.rows.empty())
        table.footer.emplace_back("No Python functions here: they are recorded with the stacks (with_stack=True).");
    return table;
}

} // namespace lanescope
