#pragma once

#include "core/verdict/report.h"

#include <memory>

namespace lanescope {

/// A report together with the trace that it speaks of, so that neither outlives the other.
struct TraceReport {
    std::shared_ptr<const Trace> trace;
    Report report;
};

/// Computes it here and now.
std::shared_ptr<const TraceReport> makeTraceReport(std::shared_ptr<const Trace> trace, const Thresholds &limits = {});

} // namespace lanescope
