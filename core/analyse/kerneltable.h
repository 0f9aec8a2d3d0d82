#pragma once

#include "core/analyse/selection.h"
#include "core/analyse/table.h"

namespace lanescope {

struct KernelTableOptions {
    bool byGeometry = false;     ///< a row for each launch geometry of a name
    bool withoutFlagged = false; ///< leave out what flaggedDeviceWork() names
};

/// What ran on the devices: kernels, copies and sets by name, most time first.
Table kernelTable(const Trace &trace, const Selection &selection, const KernelTableOptions &options = {});

} // namespace lanescope
