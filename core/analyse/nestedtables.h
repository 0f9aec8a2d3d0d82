#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

namespace lanescope {

/// What record_function() and the profiler's steps mark, by name, most time first. The steps make one row, as in torch's table.
Table annotationTable(const Trace &trace, const Selection &selection);

struct ModuleTableOptions {
    bool byClass = false; ///< Linear_0 and Linear_1 in one row
};
/// Calls of nn.Module, which a trace holds when stacks were recorded (KINETO_FORMAT 4), most time first.
Table moduleTable(const Trace &trace, const Selection &selection, const ModuleTableOptions &options = {});

/// Python functions, which a trace holds when stacks were recorded, most time of their own first.
Table pythonTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
