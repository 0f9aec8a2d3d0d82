#pragma once

#include <QRectF>
#include <QWidget>

class QPainter;

namespace lanescope {

class TimeAxis;
class TimelineScene;
class Trace;
struct Step;
struct TimelineLook;

/// Paints the ruler into `rect`, whose width is that of the look's scale: ticks with their times, and below them the steps.
void paintRuler(QPainter &painter, const QRectF &rect, const TimelineLook &look, const Trace *trace);
/// Higher for a trace with steps.
double rulerHeight(const TimelineLook &look, const Trace *trace);

/// The ruler above the lanes. A drag on it moves through time, a click on a step shows that step.
class Ruler : public QWidget {
    Q_OBJECT

public:
    Ruler(const TimelineScene &scene, TimeAxis &axis, QWidget *parent);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    /// Null where no step is drawn.
    const Step *stepAt(QPointF pos) const;

    const TimelineScene &m_scene;
    TimeAxis &m_axis;
    double m_dragX = 0;
    double m_pressX = 0;
    bool m_isDragging = false;
};

} // namespace lanescope
