#pragma once

#include "core/verdict/comparison.h"
#include "core/write/textwriter.h"

#include <string>

namespace lanescope {

/// What a person reads over ssh: which trace is faster, why, and the rows that differ most.
std::string compareText(const ComparisonReport &report, const TextStyle &style = {});
/// The same as Markdown, for a pull request.
std::string compareMarkdown(const ComparisonReport &report);
/// One finding of it: a line of a list.
std::string findingMarkdown(const Verdict &verdict);

} // namespace lanescope
