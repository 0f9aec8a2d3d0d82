#include "core/analyse/table.h"

#include <algorithm>
#include <numeric>

namespace lanescope {

std::optional<std::size_t> Table::column(std::string_view columnKey) const
{
    const auto it = std::ranges::find(columns, columnKey, &TableColumn::key);
    if (it == columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(it - columns.begin());
}

void Table::sortBy(std::size_t column)
{
    const auto before = [](const Cell &a, const Cell &b) {
        if (a.index() != b.index())
            return a.index() >
                   b.index(); // of mixed columns the fractions, then the integers, then the texts; nothing is last
        if (std::holds_alternative<std::string>(a))
            return a < b;
        return b < a;
    };
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order,
                             [&](std::size_t a, std::size_t b) { return before(rows[a][column], rows[b][column]); });
    std::vector<std::vector<Cell>> sorted;
    std::vector<std::uint32_t> sortedSlices, starts;
    sorted.reserve(rows.size());
    sortedSlices.reserve(slices.size());
    for (std::size_t r : order) {
        const auto of = slicesOf(r);
        starts.push_back(static_cast<std::uint32_t>(sortedSlices.size()));
        sortedSlices.insert(sortedSlices.end(), of.begin(), of.end());
        sorted.push_back(std::move(rows[r]));
    }
    starts.push_back(static_cast<std::uint32_t>(sortedSlices.size()));
    rows = std::move(sorted);
    slices = std::move(sortedSlices);
    firstSlice = std::move(starts);
}

} // namespace lanescope
