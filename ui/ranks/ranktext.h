#pragma once

#include "core/verdict/ranksreport.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace lanescope {

// Ranks in the person's language. All of it is plain text.

/// `Rank 3 (TP 1, DP 0)`.
QString rankLabel(const JoinedRank &rank);
/// What one class of doing is called.
QString doingText(Doing doing);
/// Where it was read from, and how its clock stands.
QString rankToolTip(const JoinedRank &rank);
/// A collective over the ranks; of one rank what it did in it.
QString collectiveToolTip(const RanksReport &report, const JoinedCollective &collective,
                          std::optional<std::uint32_t> rank);
/// The parts of a stretch, largest first.
QString doneToolTip(const DoneTimes &did);

} // namespace lanescope
