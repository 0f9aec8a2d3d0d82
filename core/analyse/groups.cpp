#include "core/analyse/groups.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

void SliceGroups::finish(const Trace &trace)
{
    std::uint32_t groups = 0;
    for (const Entry &e : m_entries)
        groups = std::max(groups, e.group + 1);
    m_first.assign(groups + 1, 0);
    for (const Entry &e : m_entries)
        ++m_first[e.group + 1];
    for (std::uint32_t g = 0; g < groups; ++g)
        m_first[g + 1] += m_first[g];
    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    m_slices.resize(m_entries.size());
    for (const Entry &e : m_entries)
        m_slices[next[e.group]++] = e.slice;
    m_entries = {};
    const auto key = [&](std::uint32_t s) { return std::pair(trace.start(SliceId(s)), s); };
    for (std::uint32_t g = 0; g < groups; ++g) {
        const auto group = std::span(m_slices).subspan(m_first[g], m_first[g + 1] - m_first[g]);
        if (!std::ranges::is_sorted(group, {}, key))
            std::ranges::sort(group, {}, key);
    }
}

Distribution durations(const Trace &trace, std::span<const std::uint32_t> slices)
{
    std::vector<Nanoseconds> values;
    values.reserve(slices.size());
    for (const std::uint32_t s : slices)
        values.push_back(trace.duration(SliceId(s)));
    return distributionOf(values);
}

std::vector<TimedGroup> byTotalTime(const Trace &trace, const SliceGroups &groups)
{
    std::vector<TimedGroup> timed;
    for (std::uint32_t g = 0; g < groups.size(); ++g)
        if (!groups[g].empty())
            timed.push_back({g, durations(trace, groups[g])});
    const auto nameOf = [&](const TimedGroup &t) { return trace.name(SliceId(groups[t.group].front())); };
    std::ranges::stable_sort(timed, [&](const TimedGroup &a, const TimedGroup &b) {
        return a.time.total != b.time.total ? a.time.total > b.time.total : nameOf(a) < nameOf(b);
    });
    return timed;
}

Table newTable(std::string key, std::string title)
{
    Table table;
    table.key = std::move(key);
    table.title = std::move(title);
    return table;
}

void addRow(Table &table, std::vector<Cell> cells, std::span<const std::uint32_t> slices)
{
    table.rows.push_back(std::move(cells));
    if (table.firstSlice.empty())
        table.firstSlice.push_back(0);
    table.slices.insert(table.slices.end(), slices.begin(), slices.end());
    table.firstSlice.push_back(static_cast<std::uint32_t>(table.slices.size()));
}

void addDistributionColumns(Table &table, std::string_view what)
{
    const auto tip = [&](const char *text) { return fmt::format(fmt::runtime(text), what); };
    table.columns.insert(
        table.columns.end(),
        {{"calls", "Calls", tip("How many {} there are."), CellUnit::Count},
         {"total_ns", "Total", tip("The times of these {} added up, also where they overlap."), CellUnit::Time},
         {"mean_ns", "Mean", tip("Total divided by calls."), CellUnit::Time},
         {"median_ns", "Median",
          tip("Half of these {} take no longer; of an even number, the mean of the two in the middle."),
          CellUnit::Time},
         {"min_ns", "Min", tip("The shortest of these {}."), CellUnit::Time},
         {"max_ns", "Max", tip("The longest of these {}."), CellUnit::Time},
         {"p5_ns", "5 %", tip("The smallest time that at least 5 % of these {} do not exceed (nearest rank)."),
          CellUnit::Time, false},
         {"p95_ns", "95 %", tip("The smallest time that at least 95 % of these {} do not exceed (nearest rank)."),
          CellUnit::Time, false}});
}

void addDistributionCells(std::vector<Cell> &cells, const Distribution &d)
{
    cells.push_back(countCell(d.count));
    for (const Nanoseconds time : {d.total, d.mean, d.median, d.min, d.max, d.p5, d.p95})
        cells.emplace_back(time);
}

} // namespace lanescope
