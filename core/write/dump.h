#pragma once

#include "core/model/trace.h"
#include "core/write/jsontext.h"

namespace lanescope {

/// Everything that was read, event by event, as CONTRACT's `dump --format json`. Reads every event's text again, front to back.
void writeDumpJson(const Trace &trace, const Output &output);
/// One row a slice, with CONTRACT's fields of `slices` except `args`.
void writeDumpCsv(const Trace &trace, const Output &output);

} // namespace lanescope
