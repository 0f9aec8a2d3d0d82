#include "ui/timeline/timescrollbar.h"

#include "ui/timeline/timeaxis.h"

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {
constexpr double parts = 1'000'000;

/// What the groove stands for: the whole trace, and what lies outside of it only while one looks at it, so that the bar is full at the
/// whole. Outside there are the ends of the recording and times that cannot be right; zooming out leads there.
TimeRange scrolledRange(const TimeAxis &axis)
{
    const TimeRange home = axis.home(), visible = axis.visible();
    return {std::min(home.start, visible.start), std::max(home.end, visible.end)};
}
} // namespace

TimeScrollBar::TimeScrollBar(TimeAxis &axis, QWidget *parent)
    : QScrollBar(Qt::Horizontal, parent)
    , m_axis(axis)
{
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Time"));
    connect(&axis, &TimeAxis::changed, this, &TimeScrollBar::fromAxis);
    connect(this, &QScrollBar::valueChanged, this, &TimeScrollBar::toAxis);
    fromAxis();
}

void TimeScrollBar::fromAxis()
{
    const TimeRange all = scrolledRange(m_axis), visible = m_axis.visible();
    const auto whole = static_cast<double>(saturatingSubtract(all.end, all.start));
    const double page = static_cast<double>(visible.length()) / whole * parts;
    const double from = static_cast<double>(visible.start - all.start) / whole * parts;
    m_isUpdating = true;
    setPageStep(std::max(1, static_cast<int>(std::lround(page))));
    setSingleStep(std::max(1, pageStep() / 20));
    setRange(0, static_cast<int>(std::max(0.0, parts - page)));
    setValue(static_cast<int>(std::lround(from)));
    m_isUpdating = false;
}

void TimeScrollBar::toAxis(int value)
{
    if (m_isUpdating)
        return;
    const TimeRange all = scrolledRange(m_axis), visible = m_axis.visible();
    const auto whole = static_cast<double>(saturatingSubtract(all.end, all.start));
    const auto start = all.start + static_cast<Nanoseconds>(std::llround(value / parts * whole));
    m_axis.pan(start - visible.start);
}

} // namespace lanescope
