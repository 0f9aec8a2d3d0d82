#pragma once

#include "core/analyse/groups.h"
#include "core/analyse/selection.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lanescope {

/// Which slices make the rows of a table, and how they go together.
struct NestedRows {
    Category category = Category::PythonFunction;
    std::vector<std::uint32_t> groupOf; ///< by NameId; NameId::noneValue: no row
    std::vector<std::string> names;     ///< by group

    /// `keyOf(text)` gives the group that a name belongs to; an empty text: none.
    template <class KeyOf>
    static NestedRows of(const Trace &trace, Category category, KeyOf keyOf);
};

/// Slices of one group, on all threads together; ns.
struct NestedSum {
    Nanoseconds total = 0; ///< what lies below one of the same group counts once
    Nanoseconds self = 0;  ///< without the slices of other rows below
    Nanoseconds bare =
        0; ///< without rows, ops, annotations and calls below; Python frames take nothing away unless they are rows
    Nanoseconds autogradWait = 0; ///< of bare: the thread waits in backward() for another one (AutogradWaits)
    Nanoseconds device = 0;       ///< times of all that was launched below, added up
    Nanoseconds deviceBusy = 0;   ///< the same, where overlapping work of a device counts once
};
struct NestedSums {
    std::vector<NestedSum> sums; ///< by group
    SliceGroups slices;
};

/// Walks every lane once. Below means: in the tree that the rows, ops, annotations and calls of a lane make, where the parent of a
/// slice is the last one before it that contains it (Lane::parent). Device work lies below its launch call; where that is not in the
/// file, below what its chain names (linkOf).
NestedSums sumNested(const Trace &trace, const Selection &selection, const NestedRows &rows);

// ---- implementation

template <class KeyOf>
NestedRows NestedRows::of(const Trace &trace, Category category, KeyOf keyOf)
{
    NestedRows rows;
    rows.category = category;
    rows.groupOf.assign(trace.strings().size(), NameId::noneValue);
    std::unordered_map<std::string, std::uint32_t> groups;
    for (std::uint32_t id = 0; id < rows.groupOf.size(); ++id) {
        std::string key(keyOf(trace.text(NameId(id))));
        if (key.empty())
            continue;
        const auto [it, isNew] = groups.try_emplace(key, static_cast<std::uint32_t>(rows.names.size()));
        if (isNew)
            rows.names.push_back(std::move(key));
        rows.groupOf[id] = it->second;
    }
    return rows;
}

} // namespace lanescope
