#pragma once

#include <QString>

namespace lanescope {

class TimelineView;

/// What is selected or being done in a timeline, for the status line; empty: nothing.
QString selectionText(TimelineView &timeline);

} // namespace lanescope
