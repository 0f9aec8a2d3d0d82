#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "core/base/time.h"

#include <vector>

namespace lanescope {

/// The visible range of time, which every part of the timeline shows, and the ways to move it.
///
/// It stays within limits() and is never shorter than shortest; changed() is sent once a change, and never without one.
class TimeAxis : public QObject {
    Q_OBJECT

public:
    /// A few nanoseconds: below, the clock has nothing more to tell.
    static constexpr Nanoseconds shortest = 20;

    explicit TimeAxis(QObject *parent = nullptr);

    TimeRange visible() const { return m_visible; }
    /// What will be visible when the movement that is under way has ended; else visible().
    TimeRange target() const { return m_motion.state() == QVariantAnimation::Running ? m_to : m_visible; }
    /// Whether zooming and jumps take a moment, in which the eye can follow. At first they do not.
    void setMotion(bool motion);
    bool hasMotion() const { return m_hasMotion; }
    TimeRange limits() const { return m_limits; }
    TimeRange home() const { return m_home; }

    /// `extent` is all there is, `home` what is shown first and by showWhole(). Both get a margin. Shows `home`.
    void setExtent(TimeRange extent, TimeRange home);
    void setVisible(TimeRange range);
    /// Shows `range` with an empty margin of a twentieth on both sides.
    void fit(TimeRange range);
    void showWhole();
    /// factor > 1 goes closer; the time `about` stays where it is on the screen.
    void zoom(double factor, Nanoseconds about);
    void pan(Nanoseconds by);
    /// The first or the last moment of what is shown first, near the view's edge. The length stays.
    void goToStart();
    void goToEnd();
    /// The view before the last jump (a fit, the whole, a reveal), and forward again. Zooming and panning are no jumps.
    void back();
    void forward();
    bool canGoBack() const { return !m_back.empty(); }
    bool canGoForward() const { return !m_forward.empty(); }
    /// Moves as little as needed to show `range`; where it is longer than what is visible, its start. The length stays.
    void reveal(TimeRange range);

signals:
    void changed();

private:
    void jump(TimeRange to);
    TimeRange within(TimeRange range) const;
    void moveTo(TimeRange range);
    void showPartOfTheWay(double share);
    void show(TimeRange range);

    TimeRange m_limits{0, 1000};
    TimeRange m_home{0, 1000};
    TimeRange m_whole{0, 1000}; ///< m_home without its margin
    TimeRange m_visible{0, 1000};
    std::vector<TimeRange> m_back, m_forward;
    bool m_hasMotion = false;
    QVariantAnimation m_motion;
    TimeRange m_from, m_to; ///< of the movement that is under way
    /// What the last zoom held still and the view that it led to: notches at one place must not add up their roundings.
    struct {
        TimeRange range;
        Nanoseconds about = 0;
        double left = 0;
    } m_anchor;
};

} // namespace lanescope
