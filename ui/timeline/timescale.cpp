#include "ui/timeline/timescale.h"

#include <cmath>

namespace lanescope {

namespace {
/// The nearest integer, kept within int64: casting a double beyond it is undefined.
Nanoseconds roundToNs(double ns)
{
    constexpr double limit = 9.2e18;
    return static_cast<Nanoseconds>(std::llround(std::clamp(ns, -limit, limit)));
}
} // namespace

TimeScale::TimeScale(TimeRange visible, double width)
    : m_visible(visible)
    , m_width(std::max(width, 1.0))
{
    const Nanoseconds length = std::max<Nanoseconds>(saturatingSubtract(visible.end, visible.start), 1);
    m_pixelsPerNs = m_width / static_cast<double>(length);
}

Nanoseconds TimeScale::time(double x) const
{
    return saturatingAdd(m_visible.start, roundToNs(x / m_pixelsPerNs));
}

Nanoseconds TimeScale::span(double pixels) const
{
    return roundToNs(pixels / m_pixelsPerNs);
}

} // namespace lanescope
