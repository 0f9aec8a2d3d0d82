#pragma once

#include "core/verdict/report.h"

#include <QString>

#include <memory>

namespace lanescope {

/// A report together with the trace that it speaks of, so that neither outlives the other.
struct TraceReport {
    std::shared_ptr<const Trace> trace;
    Report report;
    QString stepName;                    ///< what serves as step, as it was asked for; empty: the default
    std::vector<StepChoice> stepChoices; ///< what could
    Thresholds limits;                   ///< those that it was made with
};

/// Of what a report is to be made.
struct ReportRequest {
    std::optional<TimeRange> range; ///< none: the whole trace
    QString stepName;
    Thresholds limits;
};
/// Computes it here and now.
std::shared_ptr<const TraceReport> makeTraceReport(std::shared_ptr<const Trace> trace,
                                                   const ReportRequest &request = {});

} // namespace lanescope
