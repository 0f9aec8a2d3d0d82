#include "core/analyse/comparetables.h"

#include "core/analyse/groups.h"

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// A sum over the compared steps as a value a step; a dash where the trace has no such row.
Cell timeCell(const RowSide &row, Nanoseconds RowSide::*member, const ComparedSide &side)
{
    if (!row.exists())
        return {};
    return static_cast<std::int64_t>(
        std::llround(static_cast<double>(row.*member) / static_cast<double>(side.steps())));
}
Cell callsCell(const RowSide &row, const ComparedSide &side)
{
    if (!row.exists())
        return {};
    if (row.calls % side.steps() == 0)
        return row.calls / side.steps();
    return static_cast<double>(row.calls) / static_cast<double>(side.steps());
}
/// b in units of a; a dash where there is nothing to divide by.
Cell ratioCell(double a, double b)
{
    return a > 0 && b > 0 ? Cell(b / a) : Cell();
}
Cell ratioCell(Nanoseconds a, const ComparedSide &sideA, Nanoseconds b, const ComparedSide &sideB)
{
    return ratioCell(static_cast<double>(a) / static_cast<double>(sideA.steps()),
                     static_cast<double>(b) / static_cast<double>(sideB.steps()));
}

std::string both(const std::string &a, const std::string &b)
{
    return a.empty() ? b : b.empty() || a == b ? a : a + " → " + b;
}

std::string statusText(RowStatus status)
{
    return status == RowStatus::OnlyA ? "only in A" : status == RowStatus::OnlyB ? "only in B" : rowStatusName(status);
}

void addTimeColumns(Table &table, const std::string &key, const std::string &title, const std::string &what,
                    bool shown = true)
{
    table.columns.push_back({key + "_a_ns", title + " A", what + ", a step of A.", CellUnit::Time, shown});
    table.columns.push_back({key + "_b_ns", title + " B", what + ", a step of B.", CellUnit::Time, shown});
}
void addDifferenceColumns(Table &table, const std::string &key, const std::string &title, bool shown = true,
                          bool ratioShown = true)
{
    table.columns.push_back({key + "_difference_ns", "B − A",
                             title + ": what a step of B takes more than one of A; below 0 less.", CellUnit::Time,
                             shown});
    table.columns.push_back(
        {key + "_ratio", "B / A", title + " a step of B in units of that of A.", CellUnit::Plain, shown && ratioShown});
}

CompareTable rowTable(const Comparison &c, std::string_view key, std::string_view title,
                      const std::vector<ComparedRow> &rows, RowKind kind)
{
    const bool isDevice = kind == RowKind::Kernel;
    CompareTable out;
    Table &table = out.table;
    table = newTable(std::string(key), std::string(title));
    table.columns = {{"name", "Name", "As the files name it; with an arrow from A's name to B's where they differ."},
                     {"status", "Status",
                      "same; changed: other calls, or over 10 % (GPU 5 %) of its time; renamed: alike but for hashes, "
                      "addresses, numbers, or a kernel's family, types, tile and layout; only in one trace."}};
    if (isDevice)
        table.columns.push_back({"op", "Op", "The op around the launch call; of several the one that launched most."});
    table.columns.push_back({"calls_a", "Calls A", "How many there are in a step of A.", CellUnit::Plain});
    table.columns.push_back({"calls_b", "Calls B", "How many there are in a step of B.", CellUnit::Plain});
    if (!isDevice) {
        addTimeColumns(table, "self_cpu", "Self CPU",
                       "CPU time without that of what it calls, and without the profiler's own cost");
        addDifferenceColumns(table, "self_cpu", "Self CPU");
    }
    if (kind == RowKind::Annotation)
        addTimeColumns(table, "autograd_wait", "Backward wait",
                       "Of Self CPU: its thread waits in backward() for the threads that autograd runs it on");
    if (isDevice || kind == RowKind::Operator || kind == RowKind::Call) {
        const bool shown = kind != RowKind::Call; // the kernels are the launching op's there
        addTimeColumns(table, "self_device", isDevice ? "GPU" : "Self GPU",
                       isDevice ? "Durations of its launches added up"
                                : "Durations of the device work that it launched itself",
                       shown);
        addDifferenceColumns(table, "self_device", isDevice ? "GPU time" : "Self GPU", shown, isDevice);
    }
    const ComparedSide &a = c.steps.a, &b = c.steps.b;
    for (const ComparedRow &row : rows) {
        if (row.kind != kind)
            continue;
        std::vector<Cell> cells{both(row.a.name, row.b.name), statusText(row.status)};
        if (isDevice) {
            const std::string op = both(row.a.op, row.b.op);
            cells.push_back(op.empty() ? Cell() : Cell(op));
        }
        cells.push_back(callsCell(row.a, a));
        cells.push_back(callsCell(row.b, b));
        const auto addTimes = [&](Nanoseconds RowSide::*member, Nanoseconds difference) {
            cells.push_back(timeCell(row.a, member, a));
            cells.push_back(timeCell(row.b, member, b));
            cells.emplace_back(difference);
            cells.push_back(ratioCell(row.a.*member, a, row.b.*member, b));
        };
        if (!isDevice)
            addTimes(&RowSide::selfCpu, cpuDifference(row, c.steps));
        if (kind == RowKind::Annotation) {
            cells.push_back(timeCell(row.a, &RowSide::autogradWait, a));
            cells.push_back(timeCell(row.b, &RowSide::autogradWait, b));
        }
        if (isDevice || kind == RowKind::Operator || kind == RowKind::Call)
            addTimes(&RowSide::selfDevice, deviceDifference(row, c.steps));
        addRow(table, std::move(cells));
        out.rows.push_back(&row);
    }
    table.footer.emplace_back("Values are a step: sums over the compared steps of a trace, divided by their number.");
    return out;
}

template <RowKind kind>
CompareTable ofKind(const Comparison &c, std::string_view key, std::string_view title)
{
    return rowTable(c, key, title, c.rows, kind);
}

CompareTable stepsTable(const Comparison &c)
{
    CompareTable out;
    Table &table = out.table;
    table = newTable("steps", "Steps");
    table.columns = {{"pair", "Pair", "Steps are matched in order: the first compared one of A with the first of B.",
                      CellUnit::Plain},
                     {"step_a", "Step A", "Its number in A.", CellUnit::Plain},
                     {"step_b", "Step B", "Its number in B.", CellUnit::Plain}};
    addTimeColumns(table, "time", "Wall",
                   "From the start of the step, or the end of the one before if that is later, to the end of its last "
                   "device work, without what the profiler caused");
    addDifferenceColumns(table, "time", "Wall time");
    addTimeColumns(table, "cpu", "CPU", "The step's own span on the CPU, without records of the profiler that held it");
    addTimeColumns(table, "gpu", "GPU", "How long the devices were busy");
    const auto &a = c.steps.a, &b = c.steps.b;
    const auto sampleAt = [](const ComparedSide &side, std::size_t i) {
        return i < side.samples.size() ? &side.samples[i] : nullptr;
    };
    const auto numberCell = [](const ComparedSide &side, const StepSample *s) {
        return s && s->step ? Cell(side.facts->steps.steps[*s->step].number) : Cell();
    };
    for (std::size_t i = 0; i < std::max(a.samples.size(), b.samples.size()); ++i) {
        const StepSample *x = sampleAt(a, i), *y = sampleAt(b, i);
        const auto cell = [](const StepSample *s, Nanoseconds StepSample::*member) {
            return s ? Cell(s->*member) : Cell();
        };
        addRow(table, {countCell(i + 1), numberCell(a, x), numberCell(b, y), cell(x, &StepSample::time),
                       cell(y, &StepSample::time), x && y ? Cell(y->time - x->time) : Cell(),
                       x && y ? ratioCell(static_cast<double>(x->time), static_cast<double>(y->time)) : Cell(),
                       cell(x, &StepSample::cpu), cell(y, &StepSample::cpu), cell(x, &StepSample::gpu),
                       cell(y, &StepSample::gpu)});
    }
    out.rows.assign(table.rows.size(), nullptr);
    if (a.samples.size() != b.samples.size())
        table.footer.emplace_back("The traces have different numbers of steps; what has no partner counts in the "
                                  "medians all the same.");
    return out;
}

CompareTable fusedTable(const Comparison &c)
{
    CompareTable out;
    Table &table = out.table;
    table = newTable("fused", "Fused");
    table.columns = {
        {"from", "From", "Ops that one trace calls more often."},
        {"to", "To", "What the other trace runs for them."},
        {"trace", "In", "The trace that has it in one."},
        {"calls", "Calls", "How many there are in a step of that trace.", CellUnit::Plain},
        {"kernels_changed", "Other kernels",
         "Whether other kernels run; products of matrices are told apart by family, types, tile and layout alone.",
         CellUnit::Flag},
        {"kernels_before", "Kernels before",
         "Kernels, copies and sets of these ops that went away, a step. Where the names of several fused kernels have "
         "an op, no file says which took which: they share it by how often they run.",
         CellUnit::Plain},
        {"kernels_after", "Kernels after", "What runs for them in a step of the other.", CellUnit::Plain},
        {"before_ns", "GPU before", "Time of the kernels before, a step.", CellUnit::Time},
        {"after_ns", "GPU after", "Time of the kernels after, a step.", CellUnit::Time},
        {"copies", "Copies",
         "Of the kernels after: copies from device to device that an addmm makes to have its addend in place.",
         CellUnit::Plain}};
    for (const bool isB : {true, false})
        for (const Fusion &f : isB ? c.fused : c.split)
            addRow(table, {opsText(f), f.to, std::string(isB ? "B" : "A"), f.callsPerStep,
                           std::int64_t{f.kernelsChanged}, f.kernelsBefore, f.kernelsAfter, f.before, f.after,
                           f.kind == FusionKind::AddProduct ? Cell(f.copies) : Cell()});
    out.rows.assign(table.rows.size(), nullptr);
    return out;
}

constexpr CompareTableKind kinds[] = {
    {"operators", "Operators", "Ops by name, with what their own code takes and what they launch themselves",
     [](const Comparison &c) { return ofKind<RowKind::Operator>(c, "operators", "Operators"); }},
    {"kernels", "Kernels", "Kernels, copies and sets by name",
     [](const Comparison &c) { return ofKind<RowKind::Kernel>(c, "kernels", "Kernels"); }},
    {"launched", "By op", "Kernels, copies and sets apart by the op that launched them",
     [](const Comparison &c) { return rowTable(c, "launched", "By op", c.launched, RowKind::Kernel); }},
    {"calls", "Runtime calls", "Calls of the device runtime and driver",
     [](const Comparison &c) { return ofKind<RowKind::Call>(c, "calls", "Runtime calls"); }},
    {"annotations", "Annotations", "What record_function() marks, and the steps",
     [](const Comparison &c) { return ofKind<RowKind::Annotation>(c, "annotations", "Annotations"); }},
    {"steps", "Steps", "The compared steps in pairs", stepsTable},
    {"fused", "Fused", "Ops of one trace that are one in the other", fusedTable},
};

} // namespace

std::span<const CompareTableKind> compareTableKinds()
{
    return kinds;
}

const CompareTableKind *compareTableKind(std::string_view key)
{
    const auto it = std::ranges::find(kinds, key, &CompareTableKind::key);
    return it != std::end(kinds) ? it : nullptr;
}

} // namespace lanescope
