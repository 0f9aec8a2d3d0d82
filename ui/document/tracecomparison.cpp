#include "ui/document/tracecomparison.h"

namespace lanescope {

std::shared_ptr<const TraceComparison> makeTraceComparison(std::shared_ptr<const TraceReport> a,
                                                           std::shared_ptr<const TraceReport> b)
{
    auto made = std::make_shared<TraceComparison>();
    made->a = std::move(a);
    made->b = std::move(b);
    made->report = makeComparison(made->a->report.facts, made->b->report.facts, made->a->limits);
    made->lanes = pairLanes(*made->a->trace, *made->b->trace);
    return made;
}

} // namespace lanescope
