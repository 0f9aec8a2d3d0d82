#pragma once

#include "core/verdict/report.h"
#include "core/write/textwriter.h"

#include <string>

namespace lanescope {

/// What a person reads over ssh: the headline, where the time goes, the findings, steps, streams, what was odd in the file.
std::string reportText(const Report &report, const TextStyle &style = {});

} // namespace lanescope
