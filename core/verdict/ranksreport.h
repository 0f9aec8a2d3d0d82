#pragma once

#include "core/analyse/ranks.h"
#include "core/analyse/ranktables.h"
#include "core/verdict/rule.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lanescope {

/// A verdict across ranks. Its evidence lies in files of several ranks.
struct RankVerdict {
    Verdict verdict;
    std::vector<std::uint32_t> ranks; ///< of each piece of evidence: index into JoinedRanks::ranks
};

/// The whole analysis of several ranks.
struct RanksReport {
    JoinedRanks joined;
    std::vector<RankLoad> loads;
    std::vector<CollectiveSpeed> speeds;
    std::vector<Straggler> stragglers;
    std::vector<RankVerdict> verdicts; ///< most gain first
    std::vector<NotDecidable> notDecidable;
    Numbers numbers;      ///< of the headline
    std::string headline; ///< template over `numbers`
};

RanksReport makeRanksReport(std::vector<RankFacts> facts, const Thresholds &thresholds = {});

} // namespace lanescope
