#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

namespace lanescope {

/// Calls of the device runtime and driver by name, most time first.
Table callTable(const Trace &trace, const Selection &selection);

} // namespace lanescope
