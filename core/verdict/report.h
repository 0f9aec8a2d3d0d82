#pragma once

#include "core/analyse/facts.h"
#include "core/verdict/rule.h"

#include <memory>
#include <string>
#include <vector>

namespace lanescope {

/// The whole analysis of one trace. Owns no trace: keep it while you use the report.
struct Report {
    Facts facts;
    Bound bound;
    std::vector<Verdict> verdicts; ///< most gain first; the bound's own is not among them
    std::vector<NotDecidable> notDecidable;
};

/// `stepName`: what serves as step, see findSteps().
Report makeReport(const Trace &trace, std::optional<TimeRange> range = {}, const Thresholds &thresholds = {},
                  std::string_view stepName = {});

} // namespace lanescope
