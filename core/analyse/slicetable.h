#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

namespace lanescope {

/// Everything by name and category: how often, how long, how much of it for itself. Most time first; equals by their bytes.
///
/// Self time is a slice's duration without its direct children on the same lane (Lane::parent), where they overlap counted once.
Table sliceTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
