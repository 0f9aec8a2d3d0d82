#pragma once

#include "core/base/time.h"
#include "ui/timeline/ticks.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace lanescope {

class Trace;
struct TimelineLook;

/// What times are counted from.
enum class TimeShown : std::uint8_t {
    FromStart, ///< of what is shown first
    FromStep,  ///< of the step in the middle of the view
    WallClock, ///< local time of day; only where the file says when it was recorded
};
bool canShow(const Trace &trace, TimeShown shown);
QString timeShownName(TimeShown shown);
/// As a command line has it: "start", "step", "clock". What is none of these is from the start.
QString timeShownKey(TimeShown shown);
TimeShown timeShownOf(const QString &key);

/// What zero is in the view: of TimeShown::FromStep it moves along.
Nanoseconds zeroOf(const Trace &trace, TimeShown shown, TimeRange visible);

/// The ticks of a look, a label's width apart at least.
std::vector<Tick> ticksOf(const TimelineLook &look);
/// A moment as the look counts, to the nanosecond.
QString momentText(const TimelineLook &look, Nanoseconds t);

} // namespace lanescope
