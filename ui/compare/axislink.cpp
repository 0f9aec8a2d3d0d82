#include "ui/compare/axislink.h"

#include "ui/timeline/timeaxis.h"

namespace lanescope {

namespace {

TimeRange shifted(TimeRange range, Nanoseconds by)
{
    return {saturatingAdd(range.start, by), saturatingAdd(range.end, by)};
}

/// With room for a trace of `length` before and behind.
TimeRange widened(TimeRange range, Nanoseconds length)
{
    return {saturatingSubtract(range.start, length), saturatingAdd(range.end, length)};
}

} // namespace

AxisLink::AxisLink(TimeAxis &a, TimeAxis &b, QObject *parent)
    : QObject(parent)
    , m_a(a)
    , m_b(b)
{
    connect(&a, &TimeAxis::changed, this, [this] { move(m_a, m_b, m_offset); });
    connect(&b, &TimeAxis::changed, this, [this] { move(m_b, m_a, saturatingSubtract(0, m_offset)); });
}

void AxisLink::setLocked(bool locked)
{
    if (locked == m_isLocked)
        return;
    m_isLocked = locked;
    follow();
    emit lockedChanged(locked);
}

void AxisLink::makeRoom(TimeRange extentA, TimeRange homeA, TimeRange extentB, TimeRange homeB)
{
    const bool wasLocked = std::exchange(m_isLocked, false);
    const TimeRange shown = m_a.target();
    m_a.setExtent(widened(extentA, extentB.length()), homeA);
    m_b.setExtent(widened(extentB, extentA.length()), homeB);
    m_a.setVisible(shown);
    m_isLocked = wasLocked;
    follow();
}

void AxisLink::follow()
{
    move(m_a, m_b, m_offset);
}

void AxisLink::move(const TimeAxis &from, TimeAxis &to, Nanoseconds by)
{
    if (!m_isLocked || m_isMoving)
        return;
    m_isMoving = true; // at the end of its room the other one may stand still; that must not hold this one
    to.setVisible(shifted(from.visible(), by));
    m_isMoving = false;
}

} // namespace lanescope
