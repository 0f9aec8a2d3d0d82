#pragma once

#include "core/analyse/lanepairs.h"
#include "core/verdict/comparison.h"
#include "ui/document/tracereport.h"

#include <memory>

namespace lanescope {

/// A comparison together with the reports, and so the traces, that it speaks of.
struct TraceComparison {
    std::shared_ptr<const TraceReport> a, b;
    ComparisonReport report;
    std::vector<LanePair> lanes; ///< which lane of b does what a lane of a does
};

/// Computes it here and now.
std::shared_ptr<const TraceComparison> makeTraceComparison(std::shared_ptr<const TraceReport> a,
                                                           std::shared_ptr<const TraceReport> b);

} // namespace lanescope
