#pragma once

#include "core/verdict/report.h"

#include <string>

namespace lanescope {

/// The report as Markdown, for a pull request or an issue: the headline, where the time goes, every finding with its numbers and
/// places, the steps. Names from the file are escaped.
std::string reportMarkdown(const Report &report);
/// One verdict of the report, its bound's among them, as it stands in reportMarkdown().
std::string verdictMarkdown(const Report &report, const Verdict &verdict);

} // namespace lanescope
