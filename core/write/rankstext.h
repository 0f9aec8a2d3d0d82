#pragma once

#include "core/verdict/ranksreport.h"
#include "core/write/textwriter.h"

#include <string>

namespace lanescope {

/// What a person reads of several ranks: who waits for whom, how the load is spread, the collectives.
std::string ranksText(const RanksReport &report, const TextStyle &style = {});
/// The same for a page.
std::string ranksMarkdown(const RanksReport &report);

} // namespace lanescope
