#pragma once

#include "core/model/trace.h"

#include <vector>

namespace lanescope {

/// Device events whose times cannot be right, by SliceId:
/// - those that still run when a later one of their stream has begun and ended, which the order of a stream does not allow (RULES,
///   B36). Only a part in common is another matter: a kernel may be let in before the one before it has ended (B52). The kernels of
///   one graph launch may run side by side;
/// - those that begin or end more than 30 days away from the rest (RULES 8).
std::vector<SliceId> flaggedDeviceWork(const Trace &trace);

} // namespace lanescope
