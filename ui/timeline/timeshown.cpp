#include "ui/timeline/timeshown.h"

#include "core/model/trace.h"
#include "ui/look/format.h"
#include "ui/timeline/timelinelook.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace lanescope {

namespace {

constexpr Nanoseconds second = 1'000'000'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("TimeShown", text);
}

Nanoseconds floorDivided(Nanoseconds a, Nanoseconds b)
{
    return a / b - (a % b < 0 ? 1 : 0);
}

/// `14:03:07.123456`, with as many decimals as wanted.
QString clockText(Nanoseconds sinceEpoch, int decimals)
{
    const Nanoseconds seconds = floorDivided(sinceEpoch, second);
    QString text = QDateTime::fromSecsSinceEpoch(seconds).toString(QStringLiteral("HH:mm:ss"));
    if (decimals > 0)
        text += u'.' + QString::number(sinceEpoch - seconds * second).rightJustified(9, u'0').left(decimals);
    return text;
}

} // namespace

bool canShow(const Trace &trace, TimeShown shown)
{
    switch (shown) {
    case TimeShown::FromStart: break;
    case TimeShown::FromStep: return !trace.steps().empty();
    case TimeShown::WallClock: return trace.baseTime().has_value();
    }
    return true;
}

QString timeShownName(TimeShown shown)
{
    switch (shown) {
    case TimeShown::FromStart: break;
    case TimeShown::FromStep: return tr(QT_TRANSLATE_NOOP("TimeShown", "from the step"));
    case TimeShown::WallClock: return tr(QT_TRANSLATE_NOOP("TimeShown", "time of day"));
    }
    return tr(QT_TRANSLATE_NOOP("TimeShown", "from the start"));
}

QString timeShownKey(TimeShown shown)
{
    switch (shown) {
    case TimeShown::FromStart: break;
    case TimeShown::FromStep: return QStringLiteral("step");
    case TimeShown::WallClock: return QStringLiteral("clock");
    }
    return QStringLiteral("start");
}

TimeShown timeShownOf(const QString &key)
{
    for (const TimeShown shown : {TimeShown::FromStep, TimeShown::WallClock})
        if (key == timeShownKey(shown))
            return shown;
    return TimeShown::FromStart;
}

Nanoseconds zeroOf(const Trace &trace, TimeShown shown, TimeRange visible)
{
    const auto steps = trace.steps();
    if (shown != TimeShown::FromStep || steps.empty())
        return trace.view().start;
    const Nanoseconds middle = visible.start + visible.length() / 2;
    const auto after = std::upper_bound(steps.begin(), steps.end(), middle,
                                        [](Nanoseconds t, const Step &s) { return t < s.range.start; });
    return (after == steps.begin() ? after : after - 1)->range.start;
}

std::vector<Tick> ticksOf(const TimelineLook &look)
{
    const bool isClock = look.timeShown == TimeShown::WallClock;
    const double least = look.px(isClock ? 140 : 92);
    if (!isClock)
        return ticksFor(look.scale, look.zero, least);
    // Whole seconds of the clock are ticks, whatever the file counts from.
    const Nanoseconds toSecond = floorDivided(look.baseTime, second) * second - look.baseTime;
    std::vector<Tick> ticks = ticksFor(look.scale, toSecond, least);
    int decimals = 0;
    for (Nanoseconds n = second; n > tickStep(look.scale, least); n /= 10)
        ++decimals;
    for (Tick &tick : ticks)
        tick.label = clockText(saturatingAdd(look.baseTime, tick.time), decimals);
    return ticks;
}

QString momentText(const TimelineLook &look, Nanoseconds t)
{
    if (look.timeShown == TimeShown::WallClock)
        return clockText(saturatingAdd(look.baseTime, t), 9);
    return formatTimeExact(saturatingSubtract(t, look.zero));
}

} // namespace lanescope
