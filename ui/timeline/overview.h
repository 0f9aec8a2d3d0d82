#pragma once

#include <QPixmap>
#include <QWidget>

#include "core/base/time.h"
#include "ui/document/tracefacts.h"

#include <memory>

class QPainter;

namespace lanescope {

class HighlightItem;
class TimeAxis;
class TimelineScene;

/// The whole trace in one strip: how busy the devices are, the steps, the profiler's doing, and the visible range.
/// A drag inside the range moves it, a drag elsewhere draws a new one, a click centres it.
class Overview : public QWidget {
    Q_OBJECT

public:
    Overview(const TimelineScene &scene, TimeAxis &axis, QWidget *parent);
    void setFacts(std::shared_ptr<const TraceFacts> facts);
    /// Paints anew what does not move along with the visible range: marks, colours or letters are others.
    void refresh();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    enum class Drag { None, Move, Start, End, Draw };
    Drag dragAt(double x) const;
    double x(Nanoseconds t) const;
    Nanoseconds time(double x) const;
    QRectF strip() const;
    void paintDensity(QPainter &painter, const QRectF &rect) const;
    void paintHighlights(QPainter &painter, const QRectF &area, const HighlightItem &item) const;
    void paintSteps(QPainter &painter, const QRectF &rect) const;
    void paintProfiler(QPainter &painter, const QRectF &rect) const;
    void paintStill(QPainter &painter, const QRectF &rect) const;
    void paintVisible(QPainter &painter, const QRectF &rect) const;

    const TimelineScene &m_scene;
    TimeAxis &m_axis;
    std::shared_ptr<const TraceFacts> m_facts;
    QPixmap m_still; ///< everything that does not move along with the visible range; null where it must be painted anew
    TimeRange m_stillHome;
    Drag m_drag = Drag::None;
    double m_pressX = 0;
    Nanoseconds m_pressTime = 0;
    TimeRange m_pressVisible;
};

} // namespace lanescope
