#include "ui/timeline/timeaxis.h"

#include <cmath>

namespace lanescope {

namespace {

TimeRange widened(TimeRange range, Nanoseconds part)
{
    const Nanoseconds margin = std::max<Nanoseconds>(saturatingSubtract(range.end, range.start) / part, 1);
    return {saturatingSubtract(range.start, margin), saturatingAdd(range.end, margin)};
}

Nanoseconds lengthOf(TimeRange range)
{
    return saturatingSubtract(range.end, range.start);
}

} // namespace

TimeAxis::TimeAxis(QObject *parent)
    : QObject(parent)
{}

void TimeAxis::setExtent(TimeRange extent, TimeRange home)
{
    if (home.isEmpty())
        home = {home.start, saturatingAdd(home.start, 1000)};
    m_whole = home;
    m_home = widened(home, 100);
    m_limits = {std::min(m_home.start, extent.start), std::max(m_home.end, extent.end)};
    m_limits = widened(m_limits, 50);
    m_back.clear();
    m_forward.clear();
    if (m_visible == m_home)
        emit changed(); // another trace of the same length is a change all the same
    else
        setVisible(m_home);
}

void TimeAxis::setVisible(TimeRange range)
{
    const Nanoseconds most = lengthOf(m_limits);
    Nanoseconds length = lengthOf(range);
    if (length < shortest) {
        const Nanoseconds middle = saturatingAdd(range.start, std::max<Nanoseconds>(length, 0) / 2);
        length = std::min(shortest, most);
        range = {saturatingSubtract(middle, length / 2), saturatingSubtract(middle, length / 2) + length};
    }
    if (length >= most) {
        range = m_limits;
    } else if (range.start < m_limits.start) {
        range = {m_limits.start, m_limits.start + length};
    } else if (range.end > m_limits.end) {
        range = {m_limits.end - length, m_limits.end};
    }
    if (range == m_visible)
        return;
    m_visible = range;
    emit changed();
}

void TimeAxis::fit(TimeRange range)
{
    const Nanoseconds margin = std::max<Nanoseconds>(lengthOf(range) / 20, 2);
    jump({saturatingSubtract(range.start, margin), saturatingAdd(range.end, margin)});
}

void TimeAxis::showWhole()
{
    jump(m_home);
}

void TimeAxis::jump(TimeRange to)
{
    constexpr std::size_t mostViews = 100;
    const TimeRange before = m_visible;
    setVisible(to);
    if (m_visible == before)
        return;
    m_back.push_back(before);
    if (m_back.size() > mostViews)
        m_back.erase(m_back.begin());
    m_forward.clear();
}

void TimeAxis::back()
{
    if (m_back.empty())
        return;
    m_forward.push_back(m_visible);
    const TimeRange to = m_back.back();
    m_back.pop_back();
    setVisible(to);
}

void TimeAxis::forward()
{
    if (m_forward.empty())
        return;
    m_back.push_back(m_visible);
    const TimeRange to = m_forward.back();
    m_forward.pop_back();
    setVisible(to);
}

void TimeAxis::zoom(double factor, Nanoseconds about)
{
    if (!(factor > 0))
        return;
    const Nanoseconds most = lengthOf(m_limits);
    const double oldLength = static_cast<double>(lengthOf(m_visible));
    const double wanted = oldLength / factor;
    Nanoseconds length = wanted >= static_cast<double>(most) ? most : static_cast<Nanoseconds>(std::llround(wanted));
    // One notch must always do something, also where rounding would undo it.
    if (length == lengthOf(m_visible) && factor != 1.0)
        length += factor > 1.0 ? -1 : 1;
    length = std::clamp(length, std::min(shortest, most), most);
    const double left =
        std::clamp(static_cast<double>(saturatingSubtract(about, m_visible.start)) / oldLength, 0.0, 1.0);
    const Nanoseconds start =
        saturatingSubtract(about, static_cast<Nanoseconds>(std::llround(left * static_cast<double>(length))));
    setVisible({start, saturatingAdd(start, length)});
}

void TimeAxis::pan(Nanoseconds by)
{
    const Nanoseconds length = lengthOf(m_visible);
    const Nanoseconds start =
        std::clamp(saturatingAdd(m_visible.start, by), m_limits.start, std::max(m_limits.start, m_limits.end - length));
    setVisible({start, start + length});
}

void TimeAxis::goToStart()
{
    const Nanoseconds margin = std::min(lengthOf(m_visible) / 20, saturatingSubtract(m_whole.start, m_home.start));
    pan(saturatingSubtract(saturatingSubtract(m_whole.start, margin), m_visible.start));
}

void TimeAxis::goToEnd()
{
    const Nanoseconds margin = std::min(lengthOf(m_visible) / 20, saturatingSubtract(m_home.end, m_whole.end));
    pan(saturatingSubtract(saturatingAdd(m_whole.end, margin), m_visible.end));
}

void TimeAxis::reveal(TimeRange range)
{
    const Nanoseconds length = lengthOf(m_visible);
    const Nanoseconds margin = length / 20;
    const auto moveBy = [&](Nanoseconds by) {
        const Nanoseconds start = saturatingAdd(m_visible.start, by);
        jump({start, saturatingAdd(start, length)});
    };
    if (lengthOf(range) > length - 2 * margin) {
        // Longer than the view: enough that a good part of it is seen.
        const TimeRange seen = range.clipped(m_visible);
        if (!seen.isEmpty() && seen.length() >= length / 4)
            return;
        moveBy(saturatingSubtract(range.start, saturatingAdd(m_visible.start, margin)));
    } else if (range.start < m_visible.start + margin) {
        moveBy(saturatingSubtract(range.start, m_visible.start + margin));
    } else if (range.end > m_visible.end - margin) {
        moveBy(saturatingSubtract(range.end, m_visible.end - margin));
    }
}

} // namespace lanescope
