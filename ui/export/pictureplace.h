#pragma once

#include "core/model/trace.h"

#include <QString>

#include <cstdint>

namespace lanescope {

struct Report;

// What a picture of a step or of the whole shows, with the margin that the window gives it.

TimeRange wholeView(const Trace &trace);
/// The step's own span, and what the GPU still does for it afterwards.
TimeRange stepView(const Trace &trace, const Report &report, const Step &step);
/// `range` as the window would fit it.
TimeRange fittedView(const Trace &trace, TimeRange range);

/// A name for the picture's file without its ending: that of the trace without `.pt.trace.json.gz`, and what of it is shown.
QString pictureName(const QString &title, const QString &part);

} // namespace lanescope
