#pragma once

#include "core/verdict/report.h"

#include <string>

namespace lanescope {

/// The report as Markdown, for a pull request or an issue: the headline, where the time goes, every finding with its numbers and
/// places, the steps. Names from the file are escaped.
std::string reportMarkdown(const Report &report);

} // namespace lanescope
