#pragma once

#include <span>
#include <string_view>

namespace lanescope {

/// A verdict explained, for the window and `report`: one paragraph in four parts, in plain English.
struct VerdictHelp {
    const char *id;       ///< of CONTRACT's closed list, or of a bound
    const char *means;    ///< what it says about the program
    const char *computed; ///< from what, and how
    const char *check;    ///< how to see it by hand
    const char *change;   ///< what to do
};

std::span<const VerdictHelp> verdictHelps();
/// Those of the rules about hardware, copies, torch.compile and operators.
std::span<const VerdictHelp> deviceHelps();
/// Null for an id that has no help.
const VerdictHelp *helpFor(std::string_view id);
/// Those of what a comparison of two traces finds.
std::span<const VerdictHelp> comparisonHelps();
/// Null for an id that no comparison has.
const VerdictHelp *comparisonHelpFor(std::string_view id);
/// Those of what several ranks show together.
std::span<const VerdictHelp> rankHelps();
/// Null for an id that no report of several ranks has.
const VerdictHelp *rankHelpFor(std::string_view id);

} // namespace lanescope
