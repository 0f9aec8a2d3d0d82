#pragma once

#include <QObject>

#include "core/base/time.h"

namespace lanescope {

class TimeAxis;

/// Keeps two time axes in step: what one shows, the other shows as much later as the offset says. Unlocked, each goes its own way.
class AxisLink : public QObject {
    Q_OBJECT

public:
    AxisLink(TimeAxis &a, TimeAxis &b, QObject *parent = nullptr);

    /// The moment of b that stands below the moment 0 of a. Does not move anything yet.
    void setOffset(Nanoseconds offset) { m_offset = offset; }
    Nanoseconds offset() const { return m_offset; }
    void setLocked(bool locked);
    bool isLocked() const { return m_isLocked; }
    /// Gives both axes room beyond their own traces for what the other shows. `extent` and `home` are the traces' own; a keeps its view.
    void makeRoom(TimeRange extentA, TimeRange homeA, TimeRange extentB, TimeRange homeB);
    /// Shows what a shows in b, too.
    void follow();

signals:
    void lockedChanged(bool locked);

private:
    void move(const TimeAxis &from, TimeAxis &to, Nanoseconds by);

    TimeAxis &m_a, &m_b;
    Nanoseconds m_offset = 0;
    bool m_isLocked = false;
    bool m_isMoving = false;
};

} // namespace lanescope
