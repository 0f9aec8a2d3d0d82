#pragma once

#include "core/verdict/verdict.h"

#include <string>
#include <string_view>

namespace lanescope {

/// Text in which nothing is markup.
std::string markdownPlain(std::string_view text);
/// A verdict's template with its numbers, the same way.
std::string markdownSaid(const std::string &text, const Verdict &verdict);
/// `step 2.18 ms, share 4.1 %`: all that are no texts.
std::string markdownNumbers(const Numbers &numbers);

} // namespace lanescope
