#include "core/analyse/slicetable.h"

#include "core/analyse/groups.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace lanescope {

namespace {

/// Calls visit(SliceId, self time) for each slice of a lane, inner ones first.
template <class Visit>
void forEachSelf(const Lane &lane, Visit visit)
{
    struct Open {
        SliceId slice;
        Nanoseconds end;
        Nanoseconds reached; ///< by its children
        Nanoseconds self;
    };
    std::vector<Open> open;
    const auto close = [&] {
        visit(open.back().slice, open.back().self);
        open.pop_back();
    };
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const TimeRange range{lane.start(i), lane.end(i)};
        // One that ends before this does not contain it, nor anything behind it that this does not contain too.
        while (!open.empty() && open.back().end < range.end)
            close();
        if (!open.empty()) {
            Open &parent = open.back();
            parent.self -=
                std::max<Nanoseconds>(0, saturatingSubtract(range.end, std::max(range.start, parent.reached)));
            parent.reached = std::max(parent.reached, range.end);
        }
        open.push_back({lane.slice(i), range.end, range.start, range.length()});
    }
    while (!open.empty())
        close();
}

/// A name and the text of a category, of which the pool has one copy.
struct Key {
    NameId name;
    const char *category;
    bool operator==(const Key &) const = default;
};
struct KeyHash {
    std::size_t operator()(const Key &key) const
    {
        return std::hash<NameId>()(key.name) * 31 + std::hash<const char *>()(key.category);
    }
};

} // namespace

Table sliceTable(const Trace &trace, const Selection &selection)
{
    Table table = newTable("slices", "Slices");
    table.columns = {
        {"name", "Name", "What the slices are called.", CellUnit::Text},
        {"category", "Category", "What kind of event they are.", CellUnit::Text},
        {"self_ns", "Self", "Their time without their direct children on the same lane, added up.", CellUnit::Time}};
    addDistributionColumns(table, "slices");
    table.columns.push_back({"lanes", "Lanes", "On how many lanes they lie.", CellUnit::Count});

    const SelectionFilter filter(trace, selection);
    std::unordered_map<Key, std::uint32_t, KeyHash> numberOf;
    struct Sum {
        Nanoseconds self = 0;
        std::uint64_t lanes = 0;
        LaneId lastLane{};
    };
    std::vector<Sum> sums;
    SliceGroups groups;
    for (const Lane &lane : trace.lanes())
        forEachSelf(lane, [&](SliceId slice, Nanoseconds own) {
            if (!filter.holds(slice))
                return;
            const auto [it, isNew] = numberOf.try_emplace({trace.nameId(slice), trace.categoryText(slice).data()},
                                                          static_cast<std::uint32_t>(sums.size()));
            if (isNew)
                sums.emplace_back();
            Sum &sum = sums[it->second];
            sum.self = saturatingAdd(sum.self, own);
            sum.lanes += sum.lastLane != lane.id();
            sum.lastLane = lane.id();
            groups.add(it->second, slice);
        });
    groups.finish(trace);

    for (const TimedGroup &row : byTotalTime(trace, groups)) {
        const SliceId first(groups[row.group].front());
        std::vector<Cell> cells{std::string(trace.name(first)), std::string(trace.categoryText(first)),
                                sums[row.group].self};
        addDistributionCells(cells, row.time);
        cells.push_back(countCell(sums[row.group].lanes));
        addRow(table, std::move(cells), groups[row.group]);
    }
    return table;
}

} // namespace lanescope
