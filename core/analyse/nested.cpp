#include "core/analyse/nested.h"

#include "core/analyse/autogradwaits.h"
#include "core/analyse/chain.h"
#include "core/analyse/launchindex.h"

#include <algorithm>
#include <map>

namespace lanescope {

namespace {

/// The part of a slice that others, coming by start, cover.
struct Covered {
    Nanoseconds to = std::numeric_limits<Nanoseconds>::min();
    Nanoseconds time = 0;
    /// Returns what was not covered yet.
    TimeRange add(TimeRange range)
    {
        range.start = std::max(range.start, to);
        if (range.isEmpty())
            return {range.end, range.end};
        time = saturatingAdd(time, range.length());
        to = range.end;
        return range;
    }
};

class Walk {
public:
    Walk(const Trace &trace, const Selection &selection, const NestedRows &rows)
        : m_trace(trace)
        , m_filter(trace, selection)
        , m_rows(rows)
        , m_launches(trace)
        , m_waits(trace)
        , m_open(rows.names.size(), 0)
        , m_groupsOfLaunch(m_launches.count())
    {
        m_out.sums.resize(rows.names.size());
        for (const Lane &lane : trace.lanes())
            walk(lane);
        m_out.slices.finish(trace);
        addDeviceWork();
    }
    NestedSums take() { return std::move(m_out); }

private:
    static constexpr std::uint32_t none = NameId::noneValue;
    struct Frame {
        TimeRange range;
        std::uint32_t group;     ///< none: no row, or one that is not selected
        std::uint32_t rowAround; ///< place in m_stack of the innermost row around
        bool isRow;
        Covered byAll, byRows;
        Nanoseconds waits; ///< in `range`, without what lies below
    };

    void walk(const Lane &lane);
    void pop();
    void addDeviceWork();

    const Trace &m_trace;
    SelectionFilter m_filter;
    const NestedRows &m_rows;
    LaunchIndex m_launches;
    AutogradWaits m_waits;
    NestedSums m_out;
    std::vector<Frame> m_stack;
    std::vector<std::uint32_t> m_open; ///< selected rows of each group on the stack
    struct Span {
        std::uint32_t first = 0, count = 0;
    };
    std::vector<Span> m_groupsOfLaunch;        ///< in m_launchGroups
    std::vector<std::uint32_t> m_launchGroups; ///< each once
};

void Walk::pop()
{
    const Frame &f = m_stack.back();
    if (f.group != none) {
        NestedSum &sum = m_out.sums[f.group];
        sum.self = saturatingAdd(sum.self, f.range.length() - f.byRows.time);
        sum.bare = saturatingAdd(sum.bare, f.range.length() - f.byAll.time);
        sum.autogradWait = saturatingAdd(sum.autogradWait, f.waits);
        --m_open[f.group];
    }
    m_stack.pop_back();
}

void Walk::walk(const Lane &lane)
{
    const Intervals &waits = m_waits.of(lane.id());
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const SliceId s = lane.slice(i);
        const Category category = m_trace.category(s);
        if (!isOnCpu(category))
            continue;
        const std::uint32_t group = category == m_rows.category ? m_rows.groupOf[m_trace.nameId(s).value()] : none;
        const bool isRow = group != none;
        if (!isRow && category == Category::PythonFunction)
            continue;
        const TimeRange range = m_trace.range(s);
        // What ends before this one does, or crosses it, contains nothing that comes later and is not below this one.
        while (!m_stack.empty()) {
            const TimeRange top = m_stack.back().range;
            if (top.end >= range.end && (top.end > range.start || top.start == range.start))
                break;
            pop();
        }
        std::uint32_t rowAround = none;
        if (!m_stack.empty()) {
            const auto top = static_cast<std::uint32_t>(m_stack.size() - 1);
            const TimeRange covered = m_stack[top].byAll.add(range);
            if (m_stack[top].waits > 0)
                m_stack[top].waits -= overlapLength(waits, covered);
            rowAround = m_stack[top].isRow ? top : m_stack[top].rowAround;
            if (isRow && rowAround != none)
                m_stack[rowAround].byRows.add(range);
        }
        const bool selected = isRow && m_filter.holds(s);
        if (selected) {
            NestedSum &sum = m_out.sums[group];
            if (m_open[group]++ == 0)
                sum.total = saturatingAdd(sum.total, range.length());
            m_out.slices.add(group, s);
        }
        if (m_launches.isLaunch(s)) {
            Span &span = m_groupsOfLaunch[m_launches.numberOf(s)];
            span.first = static_cast<std::uint32_t>(m_launchGroups.size());
            for (std::uint32_t r = rowAround; r != none; r = m_stack[r].rowAround) {
                const std::uint32_t g = m_stack[r].group;
                if (g != none &&
                    std::find(m_launchGroups.begin() + span.first, m_launchGroups.end(), g) == m_launchGroups.end())
                    m_launchGroups.push_back(g);
            }
            span.count = static_cast<std::uint32_t>(m_launchGroups.size()) - span.first;
        }
        const Nanoseconds waiting = selected && !waits.empty() ? overlapLength(waits, range) : 0;
        m_stack.push_back({range, selected ? group : none, rowAround, isRow, {}, {}, waiting});
    }
    while (!m_stack.empty())
        pop();
}

void Walk::addDeviceWork()
{
    std::map<std::int64_t, std::vector<Nanoseconds>> coveredTo; // by device and group
    std::vector<std::uint32_t> named;
    const std::span<const std::uint32_t> work = m_trace.deviceWork();
    for (std::size_t i = 0; i < work.size(); ++i) {
        const SliceId s(work[i]);
        std::span<const std::uint32_t> groups;
        if (const SliceId launch = m_launches.launchOf(i)) {
            const Span span = m_groupsOfLaunch[m_launches.numberOf(launch)];
            groups = std::span(m_launchGroups).subspan(span.first, span.count);
        } else {
            named.clear();
            for (SliceId p = linkOf(m_trace, s).cpu; p; p = m_trace.parent(p)) {
                if (m_trace.category(p) != m_rows.category || !m_filter.holds(p))
                    continue;
                const std::uint32_t g = m_rows.groupOf[m_trace.nameId(p).value()];
                if (g != none && std::ranges::find(named, g) == named.end())
                    named.push_back(g);
            }
            groups = named;
        }
        if (groups.empty())
            continue;
        auto &covered = coveredTo[m_trace.lane(m_trace.laneOf(s)).device().value_or(-1)];
        covered.resize(m_out.sums.size(), std::numeric_limits<Nanoseconds>::min());
        const TimeRange range = m_trace.range(s);
        for (const std::uint32_t g : groups) {
            NestedSum &sum = m_out.sums[g];
            sum.device = saturatingAdd(sum.device, range.length());
            const TimeRange rest{std::max(range.start, covered[g]), range.end};
            if (!rest.isEmpty()) {
                sum.deviceBusy = saturatingAdd(sum.deviceBusy, rest.length());
                covered[g] = rest.end;
            }
        }
    }
}

} // namespace

NestedSums sumNested(const Trace &trace, const Selection &selection, const NestedRows &rows)
{
    return Walk(trace, selection, rows).take();
}

} // namespace lanescope
