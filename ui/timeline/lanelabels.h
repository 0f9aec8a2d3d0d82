#pragma once

#include <QRectF>
#include <QString>
#include <QWidget>

#include "core/model/lane.h"
#include "ui/document/tracefacts.h"

#include <memory>

class QPainter;

namespace lanescope {

class TimelineScene;
class Trace;
struct TimelineLook;

/// What a lane is called, in the person's language: `GPU 0 · stream 7`, `python3 · thread 466`. (Core's laneTitle() is English.)
QString laneHeading(const Lane &lane);
/// The second line: the device's name, and the share of the trace's time in which the lane runs something.
QString laneSubheading(const Trace &trace, const Lane &lane, const TraceFacts *facts);

/// Paints the names of the lanes, as high as the lanes themselves. `top` is the y of the scene at the upper edge of `rect`.
void paintLaneLabels(QPainter &painter, const QRectF &rect, double top, const TimelineScene &scene,
                     const TraceFacts *facts);

/// The column of names beside the lanes. It scrolls with them.
class LaneLabels : public QWidget {
    Q_OBJECT

public:
    LaneLabels(const TimelineScene &scene, QWidget *parent);
    void setFacts(std::shared_ptr<const TraceFacts> facts);
    /// The y of the scene at the upper edge.
    void setTop(double top);

signals:
    /// The name of a lane was clicked: fold it, or unfold it.
    void foldAsked(lanescope::LaneId lane, bool folded);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QString toolTipAt(QPoint pos) const;

    const TimelineScene &m_scene;
    std::shared_ptr<const TraceFacts> m_facts;
    double m_top = 0;
};

} // namespace lanescope
