#pragma once

#include "core/analyse/ranktables.h"
#include "core/analyse/table.h"

#include <vector>

namespace lanescope {

// Several ranks as tables, for the command line and the window alike.

/// A row a rank: how its step divides.
Table loadBalanceTable(const JoinedRanks &ranks, const std::vector<RankLoad> &loads);
/// A row a collective, largest cost of its last rank first. Row r is JoinedRanks::collectives[order[r]], where `order` is given.
Table joinedCollectivesTable(const JoinedRanks &ranks, std::vector<std::uint32_t> *order = nullptr);
/// A row for each name and size of group.
Table collectiveSpeedTable(const std::vector<CollectiveSpeed> &speeds);
/// A row a rank and step in which it came last.
Table lastByStepTable(const JoinedRanks &ranks, const std::vector<Straggler> &stragglers);

} // namespace lanescope
