#pragma once

#include "ui/look/theme.h"
#include "ui/timeline/huetable.h"
#include "ui/timeline/lanegeometry.h"
#include "ui/timeline/timescale.h"
#include "ui/timeline/timeshown.h"

#include <QFont>

namespace lanescope {

/// What every painter of the timeline needs to know: where time lies, how tall rows are, which colours and letters.
/// The window has one, an export another, with its own width, ratio and theme.
struct TimelineLook {
    const Theme *theme = &Theme::light();
    TimeScale scale;
    double devicePixelRatio = 1; ///< decides what merges; of the device that is painted on
    LaneMetrics metrics;
    QFont font;      ///< of lane names
    QFont smallFont; ///< of slices, ticks and secondary text
    TimeShown timeShown = TimeShown::FromStart;
    Nanoseconds zero = 0;     ///< what the ruler counts from, but for the time of day
    Nanoseconds baseTime = 0; ///< of the time of day: since the epoch
    bool hasLabels = true;    ///< names on slices
    double deepest = 0;       ///< the rows of a very deep lane that is higher than this scroll within it; 0: never
    Hues dimmed;              ///< painted pale and without letters

    /// Fonts, and the measures that follow from them. Rows are `stretch` times as high as LOOK has them.
    void setFont(const QFont &base, double stretch = 1);
    /// Logical pixels of `points` in LOOK's measures, at the current font.
    double px(double pixels) const { return pixels * fontScale; }
    double fontScale = 1;
};

} // namespace lanescope
