#include "ui/timeline/ticks.h"

#include "ui/look/format.h"

#include <cmath>

namespace lanescope {

namespace {

struct LabelUnit {
    Nanoseconds ns;
    const char16_t *name;
};

/// The unit in which the far end of the range has at most four digits before the point.
LabelUnit unitFor(Nanoseconds largest)
{
    static constexpr LabelUnit units[] = {{1'000'000'000, u"s"}, {1'000'000, u"ms"}, {1'000, u"µs"}};
    for (const LabelUnit &unit : units)
        if (largest >= unit.ns)
            return unit;
    return {1, u"ns"};
}

QString labelFor(Nanoseconds fromZero, LabelUnit unit, int decimals)
{
    const bool negative = fromZero < 0;
    const auto size = static_cast<std::uint64_t>(negative ? -fromZero : fromZero);
    QString text = formatCount(static_cast<std::int64_t>(size / static_cast<std::uint64_t>(unit.ns)));
    if (decimals > 0) {
        int places = 0;
        for (Nanoseconds n = unit.ns; n > 1; n /= 10)
            ++places;
        text += u'.' +
                QString::number(size % static_cast<std::uint64_t>(unit.ns)).rightJustified(places, u'0').left(decimals);
    }
    return (negative ? QStringLiteral("−") : QString()) + text + QChar(0x202f) + QString::fromUtf16(unit.name);
}

} // namespace

Nanoseconds tickStep(const TimeScale &scale, double leastPixels)
{
    const double least = leastPixels * scale.nsPerPixel();
    Nanoseconds power = 1;
    while (true) {
        for (const Nanoseconds times : {1, 2, 5})
            if (static_cast<double>(power * times) >= least)
                return power * times;
        if (power > 100'000'000'000'000'000)
            return power * 5;
        power *= 10;
    }
}

std::vector<Tick> ticksFor(const TimeScale &scale, Nanoseconds zero, double leastPixels)
{
    const Nanoseconds step = tickStep(scale, leastPixels);
    const TimeRange visible = scale.visible();
    const Nanoseconds from = saturatingSubtract(visible.start, zero);
    const Nanoseconds to = saturatingSubtract(visible.end, zero);
    // Floor division: times before zero count downwards.
    Nanoseconds first = from / step;
    if (from % step < 0)
        --first;
    // The unit follows the larger end; decimals, the step.
    const LabelUnit unit =
        unitFor(std::max({from < 0 ? -std::max(from, saturatingSubtract(-to, to)) : from, to, Nanoseconds{0}}));
    int decimals = 0;
    for (Nanoseconds n = unit.ns; n > step; n /= 10)
        ++decimals;
    std::vector<Tick> ticks;
    for (Nanoseconds k = first; ticks.size() < 1000; ++k) {
        Nanoseconds at, time;
        if (__builtin_mul_overflow(k, step, &at) || __builtin_add_overflow(zero, at, &time)) {
            if (k > first)
                break; // time itself ends here
            continue;
        }
        ticks.push_back({time, labelFor(at, unit, decimals)});
        if (time > visible.end)
            break;
    }
    return ticks;
}

} // namespace lanescope
