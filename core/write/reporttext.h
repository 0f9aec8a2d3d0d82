#pragma once

#include "core/verdict/report.h"

#include <string>

namespace lanescope {

struct TextStyle {
    std::size_t width = 96; ///< columns to fill; nothing is cut, long texts go on in the next line
    bool colour = false;    ///< ANSI colours and bold
};

/// What a person reads over ssh: the headline, where the time goes, the findings, steps, streams, what was odd in the file.
std::string reportText(const Report &report, const TextStyle &style = {});

} // namespace lanescope
