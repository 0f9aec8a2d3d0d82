#pragma once

#include "core/base/time.h"

namespace lanescope {

/// Maps time to pixels of the viewport and back: x = (t − visible start) · width / visible length.
///
/// The start is subtracted as an integer first, so that epoch times lose nothing: within the visible range a double is exact to
/// far below a nanosecond as long as the range is shorter than a hundred days.
class TimeScale {
public:
    TimeScale() = default;
    /// `visible` must not be empty; `width` is in logical pixels.
    TimeScale(TimeRange visible, double width);

    TimeRange visible() const { return m_visible; }
    double width() const { return m_width; }
    double pixelsPerNs() const { return m_pixelsPerNs; }
    double nsPerPixel() const { return 1 / m_pixelsPerNs; }

    /// Logical pixels from the left edge; not clamped.
    double x(Nanoseconds t) const
    {
        return static_cast<double>(saturatingSubtract(t, m_visible.start)) * m_pixelsPerNs;
    }
    /// The same, kept within [-1, width + 1], where a painter is safe.
    double clampedX(Nanoseconds t) const { return std::clamp(x(t), -1.0, m_width + 1); }
    /// Nearest nanosecond; kept within int64.
    Nanoseconds time(double x) const;
    /// The length of `pixels`, rounded.
    Nanoseconds span(double pixels) const;

    bool operator==(const TimeScale &) const = default;

private:
    TimeRange m_visible{0, 1};
    double m_width = 1;
    double m_pixelsPerNs = 1;
};

} // namespace lanescope
