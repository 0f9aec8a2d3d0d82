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
{
    m_motion.setDuration(150);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &share) { showPartOfTheWay(share.toDouble()); });
}

void TimeAxis::setMotion(bool motion)
{
    m_hasMotion = motion;
    if (!motion && m_motion.state() == QVariantAnimation::Running)
        setVisible(m_to);
}

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

TimeRange TimeAxis::within(TimeRange range) const
{
    const Nanoseconds most = lengthOf(m_limits);
    Nanoseconds length = lengthOf(range);
    if (length < shortest) {
        const Nanoseconds middle = saturatingAdd(range.start, std::max<Nanoseconds>(length, 0) / 2);
        length = std::min(shortest, most);
        range = {saturatingSubtract(middle, length / 2), saturatingSubtract(middle, length / 2) + length};
    }
    if (length >= most)
        return m_limits;
    if (range.start < m_limits.start)
        return {m_limits.start, m_limits.start + length};
    if (range.end > m_limits.end)
        return {m_limits.end - length, m_limits.end};
    return range;
}

void TimeAxis::show(TimeRange range)
{
    if (range == m_visible)
        return;
    m_visible = range;
    emit changed();
}

void TimeAxis::setVisible(TimeRange range)
{
    m_motion.stop();
    show(within(range));
}

void TimeAxis::moveTo(TimeRange range)
{
    if (!m_hasMotion)
        return setVisible(range);
    m_motion.stop();
    m_from = m_visible;
    m_to = within(range);
    if (m_to != m_from)
        m_motion.start();
}

void TimeAxis::showPartOfTheWay(double share)
{
    if (share >= 1)
        return show(m_to);
    // Lengths change by equal factors in equal times, about the moment that stays where it is: so a zoom at the pointer never sways.
    const auto from = static_cast<double>(lengthOf(m_from)), to = static_cast<double>(lengthOf(m_to));
    const auto shift = static_cast<double>(saturatingSubtract(m_to.start, m_from.start));
    const double length = from * std::pow(to / from, share);
    const double start = std::abs(from - to) < 1e-3 * from ? shift * share : shift * (from - length) / (from - to);
    const Nanoseconds first = saturatingAdd(m_from.start, static_cast<Nanoseconds>(std::llround(start)));
    show(within({first, saturatingAdd(first, std::max<Nanoseconds>(std::llround(length), 1))}));
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
    const TimeRange before = target();
    moveTo(to);
    if (target() == before)
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
    m_forward.push_back(target());
    const TimeRange to = m_back.back();
    m_back.pop_back();
    moveTo(to);
}

void TimeAxis::forward()
{
    if (m_forward.empty())
        return;
    m_back.push_back(target());
    const TimeRange to = m_forward.back();
    m_forward.pop_back();
    moveTo(to);
}

void TimeAxis::zoom(double factor, Nanoseconds about)
{
    if (!(factor > 0))
        return;
    const Nanoseconds most = lengthOf(m_limits);
    // Notches that follow each other add up, also while the first is still under way.
    const TimeRange base = target();
    const double oldLength = static_cast<double>(lengthOf(base));
    const double wanted = oldLength / factor;
    Nanoseconds length = wanted >= static_cast<double>(most) ? most : static_cast<Nanoseconds>(std::llround(wanted));
    // One notch must always do something, also where rounding would undo it.
    if (length == lengthOf(base) && factor != 1.0)
        length += factor > 1.0 ? -1 : 1;
    length = std::clamp(length, std::min(shortest, most), most);
    const Nanoseconds near = std::max<Nanoseconds>(1, lengthOf(base) / 1000);
    const bool isSamePlace = base == m_anchor.range && about >= saturatingSubtract(m_anchor.about, near) &&
                             about <= saturatingAdd(m_anchor.about, near);
    if (!isSamePlace) {
        m_anchor.about = about;
        m_anchor.left = std::clamp(static_cast<double>(saturatingSubtract(about, base.start)) / oldLength, 0.0, 1.0);
    }
    const Nanoseconds start = saturatingSubtract(
        m_anchor.about, static_cast<Nanoseconds>(std::llround(m_anchor.left * static_cast<double>(length))));
    moveTo({start, saturatingAdd(start, length)});
    m_anchor.range = target();
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
    const TimeRange seen = target();
    const Nanoseconds length = lengthOf(seen);
    const Nanoseconds margin = length / 20;
    const auto moveBy = [&](Nanoseconds by) {
        const Nanoseconds start = saturatingAdd(seen.start, by);
        jump({start, saturatingAdd(start, length)});
    };
    if (lengthOf(range) > length - 2 * margin) {
        // Longer than the view: enough that a good part of it is seen.
        const TimeRange part = range.clipped(seen);
        if (!part.isEmpty() && part.length() >= length / 4)
            return;
        moveBy(saturatingSubtract(range.start, saturatingAdd(seen.start, margin)));
    } else if (range.start < seen.start + margin) {
        moveBy(saturatingSubtract(range.start, seen.start + margin));
    } else if (range.end > seen.end - margin) {
        moveBy(saturatingSubtract(range.end, seen.end - margin));
    }
}

} // namespace lanescope
