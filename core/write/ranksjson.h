#pragma once

#include "core/verdict/ranksreport.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace lanescope {

// CONTRACT's report of several files, written in pieces so that thousands of reports need not be held: the beginning, each rank's
// report as it comes, the rest.

std::string ranksJsonBegin();
/// A rank's report as it stands in the list; the beginnings of lines and the commas between them are the caller's.
std::string ranksJsonEntry(std::string_view report);
/// What comes behind the list.
std::string ranksJsonEnd(const RanksReport &report);

} // namespace lanescope
