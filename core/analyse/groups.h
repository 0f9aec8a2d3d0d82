#pragma once

#include "core/analyse/table.h"
#include "core/base/statistics.h"
#include "core/model/trace.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace lanescope {

/// Slices sorted into groups, each by start.
class SliceGroups {
public:
    void add(std::uint32_t group, SliceId slice) { m_entries.push_back({group, slice.value()}); }
    /// Due once, when all are in. O(n), where the slices of a group came by start.
    void finish(const Trace &trace);

    std::uint32_t size() const { return m_first.empty() ? 0 : static_cast<std::uint32_t>(m_first.size() - 1); }
    std::span<const std::uint32_t> operator[](std::uint32_t group) const
    {
        return std::span(m_slices).subspan(m_first[group], m_first[group + 1] - m_first[group]);
    }

private:
    struct Entry {
        std::uint32_t group, slice;
    };
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_slices, m_first;
};

/// Numbers names from 0, in the order in which they are asked for.
class NameNumbers {
public:
    explicit NameNumbers(const Trace &trace)
        : m_numberOf(trace.strings().size(), NameId::noneValue)
    {}
    std::uint32_t of(NameId name)
    {
        std::uint32_t &number = m_numberOf[name.value()];
        if (number == NameId::noneValue) {
            number = static_cast<std::uint32_t>(m_names.size());
            m_names.push_back(name);
        }
        return number;
    }
    const std::vector<NameId> &names() const { return m_names; }

private:
    std::vector<std::uint32_t> m_numberOf;
    std::vector<NameId> m_names;
};

/// Of the durations of these slices.
Distribution durations(const Trace &trace, std::span<const std::uint32_t> slices);

struct TimedGroup {
    std::uint32_t group;
    Distribution time;
};
/// The groups that are not empty, most time first; of equals by the name of their first slice.
std::vector<TimedGroup> byTotalTime(const Trace &trace, const SliceGroups &groups);

// ---- making a Table

/// A count as a cell has it.
inline Cell countCell(std::uint64_t n)
{
    return static_cast<std::int64_t>(n);
}
/// A share as a cell has it; a dash where there is no whole.
inline Cell shareCell(Nanoseconds part, Nanoseconds whole)
{
    return whole > 0 ? Cell(static_cast<double>(part) / static_cast<double>(whole)) : Cell();
}
Table newTable(std::string key, std::string title);
void addRow(Table &table, std::vector<Cell> cells, std::span<const std::uint32_t> slices = {});

/// Columns of a Distribution: calls, total, mean, median, least, most, and the two percentiles, which are shown only when asked for.
/// `what`: the thing that is counted, in the plural.
void addDistributionColumns(Table &table, std::string_view what);
void addDistributionCells(std::vector<Cell> &cells, const Distribution &distribution);

} // namespace lanescope
