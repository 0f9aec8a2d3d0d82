#include "core/analyse/comparedrows.h"

#include "core/analyse/autogradwaits.h"
#include "core/analyse/optable.h"
#include "core/analyse/plainname.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <unordered_map>

namespace lanescope {

namespace {

/// A row of one trace that looks for its like in the other.
struct Row {
    RowKind kind;
    RowSide side;
    bool isMatched = false;
};

/// Under which key two rows go together; an empty one matches nothing.
using KeyOf = std::string (*)(const Row &);

std::string exactKey(const Row &r)
{
    return r.side.name;
}
std::string plainKey(const Row &r)
{
    return plainName(r.side.name, r.kind == RowKind::Annotation);
}
std::string shapeKey(const Row &r)
{
    return r.kind == RowKind::Kernel ? kernelShape(r.side.name) : std::string();
}
/// The same below an op of the same name.
template <KeyOf keyOf>
std::string underOp(const Row &r)
{
    const std::string key = keyOf(r);
    return key.empty() ? key : plainName(r.side.op) + '\n' + key;
}

double perStep(std::int64_t sum, std::int64_t steps)
{
    return static_cast<double>(sum) / static_cast<double>(steps);
}

class Matcher {
public:
    Matcher(const ComparedSteps &steps, const RowLimits &limits, std::vector<Row> a, std::vector<Row> b)
        : m_steps(steps)
        , m_limits(limits)
        , m_a(std::move(a))
        , m_b(std::move(b))
    {}

    std::vector<ComparedRow> match(std::initializer_list<KeyOf> keys)
    {
        bool isExact = true;
        for (const KeyOf keyOf : keys) {
            matchBy(keyOf, isExact);
            isExact = false;
        }
        for (Row &r : m_a)
            if (!r.isMatched)
                m_out.push_back({r.kind, std::move(r.side), {}, RowStatus::OnlyA});
        for (Row &r : m_b)
            if (!r.isMatched)
                m_out.push_back({r.kind, {}, std::move(r.side), RowStatus::OnlyB});
        sort();
        return std::move(m_out);
    }

private:
    void matchBy(KeyOf keyOf, bool isExact)
    {
        std::map<std::pair<RowKind, std::string>, std::array<std::vector<Row *>, 2>> groups;
        const auto collect = [&](std::vector<Row> &rows, std::size_t which) {
            for (Row &r : rows)
                if (!r.isMatched)
                    if (std::string key = keyOf(r); !key.empty())
                        groups[{r.kind, std::move(key)}][which].push_back(&r);
        };
        collect(m_a, 0);
        collect(m_b, 1);
        for (auto &[key, group] : groups) {
            for (auto &rows : group)
                std::ranges::sort(rows, [](const Row *x, const Row *y) {
                    const auto time = [](const Row *r) { return saturatingAdd(r->side.selfDevice, r->side.selfCpu); };
                    return std::tuple(-time(x), x->side.name, x->side.op) <
                           std::tuple(-time(y), y->side.name, y->side.op);
                });
            for (std::size_t i = 0; i < std::min(group[0].size(), group[1].size()); ++i) {
                Row &a = *group[0][i], &b = *group[1][i];
                a.isMatched = b.isMatched = true;
                ComparedRow row{a.kind, std::move(a.side), std::move(b.side), RowStatus::Renamed};
                if (isExact || row.a.name == row.b.name)
                    row.status = isSame(row) ? RowStatus::Same : RowStatus::Changed;
                m_out.push_back(std::move(row));
            }
        }
    }

    bool isSame(const ComparedRow &row) const
    {
        const std::int64_t stepsA = m_steps.a.steps(), stepsB = m_steps.b.steps();
        const auto close = [&](Nanoseconds a, Nanoseconds b, double share, Nanoseconds floor) {
            const double x = perStep(a, stepsA), y = perStep(b, stepsB);
            return std::abs(x - y) <= std::max(static_cast<double>(floor), share * std::max(std::abs(x), std::abs(y)));
        };
        return perStep(row.a.calls, stepsA) == perStep(row.b.calls, stepsB) && row.a.op == row.b.op &&
               close(row.a.selfCpu, row.b.selfCpu, m_limits.cpuShare, m_limits.cpuFloor) &&
               close(row.a.selfDevice, row.b.selfDevice, m_limits.deviceShare, m_limits.deviceFloor);
    }

    /// By kind, then by the larger difference a step; what is left undecided, by names in an order that does not know the sides.
    void sort()
    {
        using Names = std::pair<std::string_view, std::string_view>;
        using Key = std::tuple<RowKind, Nanoseconds, Nanoseconds, Names, Names>;
        const auto ordered = [](std::string_view x, std::string_view y) { return x < y ? Names(x, y) : Names(y, x); };
        const auto keyOf = [&](const ComparedRow &r) {
            const Nanoseconds difference =
                std::max(std::abs(cpuDifference(r, m_steps)), std::abs(deviceDifference(r, m_steps)));
            const Nanoseconds time =
                saturatingAdd(saturatingAdd(r.a.selfCpu, r.b.selfCpu), saturatingAdd(r.a.selfDevice, r.b.selfDevice));
            return Key(r.kind, -difference, -time, ordered(r.a.name, r.b.name), ordered(r.a.op, r.b.op));
        };
        std::vector<std::uint32_t> order(m_out.size());
        std::vector<Key> keys;
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            order[i] = i;
            keys.push_back(keyOf(m_out[i]));
        }
        std::ranges::sort(order, [&](std::uint32_t x, std::uint32_t y) { return keys[x] < keys[y]; });
        std::vector<ComparedRow> sorted;
        for (const std::uint32_t i : order)
            sorted.push_back(std::move(m_out[i]));
        m_out = std::move(sorted);
    }

    const ComparedSteps &m_steps;
    const RowLimits &m_limits;
    std::vector<Row> m_a, m_b;
    std::vector<ComparedRow> m_out;
};

/// Which op launched each kernel name most often.
std::unordered_map<NameId, NameId> mainOps(const ComparedSide &side)
{
    const Trace &trace = *side.facts->trace;
    std::map<std::pair<NameId, NameId>, std::int64_t> counts; // kernel and op
    for (const Launch &l : side.facts->launches)
        if (l.op && side.takesPart(l))
            ++counts[{trace.nameId(l.work), trace.nameId(l.op)}];
    std::unordered_map<NameId, NameId> ops;
    std::unordered_map<NameId, std::int64_t> most;
    for (const auto &[key, count] : counts) {
        const auto &[kernel, op] = key;
        std::int64_t &best = most[kernel];
        if (count > best || (count == best && trace.text(op) < trace.text(ops[kernel]))) {
            best = count;
            ops[kernel] = op;
        }
    }
    return ops;
}

RowKind kindOf(const Trace &trace, SliceId slice)
{
    const Category c = trace.category(slice);
    return isDeviceWork(c) || c == Category::Sync ? RowKind::Kernel
           : isDeviceCall(c)                      ? RowKind::Call
           : c == Category::UserAnnotation        ? RowKind::Annotation
                                                  : RowKind::Operator;
}

std::vector<Row> rowsOf(const ComparedSide &side)
{
    const Trace &trace = *side.facts->trace;
    const OpTable table = makeOpTable(trace, side.selection, {.corrected = true});
    const std::unordered_map<NameId, NameId> ops = mainOps(side);
    const std::unordered_map<SliceId, Nanoseconds> waits = AutogradWaits(trace).bySlice();
    std::vector<Row> rows;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const OpRow &row = table.rows[r];
        const std::span slices(table.slices.begin() + table.firstSlice[r],
                               table.slices.begin() + table.firstSlice[r + 1]);
        if (slices.empty() || (row.device && row.annotation))
            continue; // a span on the device is no work of its own
        const SliceId first(slices.front());
        Row out{kindOf(trace, first),
                {row.name, {}, row.calls, row.selfCpu, row.selfDevice, {slices.begin(), slices.end()}}};
        if (!waits.empty() && !row.device)
            for (const std::uint32_t s : slices)
                if (const auto wait = waits.find(SliceId(s)); wait != waits.end())
                    out.side.autogradWait = saturatingAdd(out.side.autogradWait, wait->second);
        if (out.kind == RowKind::Kernel)
            if (const auto op = ops.find(trace.nameId(first)); op != ops.end())
                out.side.op = trace.text(op->second);
        rows.push_back(std::move(out));
    }
    return rows;
}

std::vector<Row> launchedRowsOf(const ComparedSide &side)
{
    const Trace &trace = *side.facts->trace;
    std::map<std::pair<NameId, NameId>, Row> rows; // op and kernel
    for (const Launch &l : side.facts->launches) {
        if (!side.takesPart(l))
            continue;
        const NameId op = l.op ? trace.nameId(l.op) : NameId();
        Row &row = rows[{op, trace.nameId(l.work)}];
        row.kind = RowKind::Kernel;
        if (!row.side.exists()) {
            row.side.name = trace.name(l.work);
            row.side.op = l.op ? std::string(trace.name(l.op)) : std::string();
        }
        ++row.side.calls;
        row.side.selfDevice = saturatingAdd(row.side.selfDevice, trace.duration(l.work));
        row.side.slices.push_back(l.work.value());
    }
    std::vector<Row> out;
    for (auto &[key, row] : rows)
        out.push_back(std::move(row));
    return out;
}

Nanoseconds difference(Nanoseconds a, Nanoseconds b, const ComparedSteps &steps)
{
    return std::llround(perStep(b, steps.b.steps()) - perStep(a, steps.a.steps()));
}

} // namespace

const char *rowKindName(RowKind kind)
{
    switch (kind) {
    case RowKind::Operator: return "operator";
    case RowKind::Annotation: return "annotation";
    case RowKind::Call: return "call";
    case RowKind::Kernel: break;
    }
    return "kernel";
}

const char *rowStatusName(RowStatus status)
{
    switch (status) {
    case RowStatus::Same: return "same";
    case RowStatus::Changed: return "changed";
    case RowStatus::OnlyA: return "only-a";
    case RowStatus::OnlyB: return "only-b";
    case RowStatus::Renamed: break;
    }
    return "renamed";
}

Nanoseconds cpuDifference(const ComparedRow &row, const ComparedSteps &steps)
{
    return difference(row.a.selfCpu, row.b.selfCpu, steps);
}

Nanoseconds waitDifference(const ComparedRow &row, const ComparedSteps &steps)
{
    return difference(row.a.autogradWait, row.b.autogradWait, steps);
}

Nanoseconds deviceDifference(const ComparedRow &row, const ComparedSteps &steps)
{
    return difference(row.a.selfDevice, row.b.selfDevice, steps);
}

std::vector<ComparedRow> compareRows(const ComparedSteps &steps, const RowLimits &limits)
{
    return Matcher(steps, limits, rowsOf(steps.a), rowsOf(steps.b)).match({exactKey, plainKey, shapeKey});
}

std::vector<ComparedRow> compareLaunched(const ComparedSteps &steps, const RowLimits &limits)
{
    return Matcher(steps, limits, launchedRowsOf(steps.a), launchedRowsOf(steps.b))
        .match({underOp<exactKey>, underOp<plainKey>, underOp<shapeKey>, exactKey, plainKey, shapeKey});
}

} // namespace lanescope
