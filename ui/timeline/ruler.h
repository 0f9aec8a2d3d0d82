#pragma once

#include <QRectF>
#include <QWidget>

class QPainter;

namespace lanescope {

class TimeAxis;
class TimelineScene;
class Trace;
struct TimelineLook;

/// Paints the ruler into `rect`, whose width is that of the look's scale: ticks with their times, and below them the steps.
void paintRuler(QPainter &painter, const QRectF &rect, const TimelineLook &look, const Trace *trace);
double rulerHeight(const TimelineLook &look);

/// The ruler above the lanes. A drag on it moves through time.
class Ruler : public QWidget {
    Q_OBJECT

public:
    Ruler(const TimelineScene &scene, TimeAxis &axis, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    const TimelineScene &m_scene;
    TimeAxis &m_axis;
    double m_dragX = 0;
};

} // namespace lanescope
