#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

namespace lanescope {

/// Copies and sets by kind, most time first. Synchronous ones (VERDICTS V41; callKind() of the launch call tells) make rows of
/// their own.
Table copyTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
