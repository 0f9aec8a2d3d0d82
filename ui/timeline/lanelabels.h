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
class TrackItem;
struct TimelineLook;

/// What a lane is called, in the person's language: `GPU 0 · stream 7`, `python3 · thread 466`. (Core's laneTitle() is English.)
QString laneHeading(const LaneIdentity &lane);
inline QString laneHeading(const Lane &lane)
{
    return laneHeading(lane.identity());
}
/// The second line: the device's name, and the share of the trace's time in which the lane runs something.
QString laneSubheading(const Trace &trace, const Lane &lane, const TraceFacts *facts);

/// What the pointer on the name of a lane is told, a line each.
QStringList laneHelp(const Trace &trace, const Lane &lane, std::uint32_t rows, const TraceFacts *facts);

/// Paints the names of the lanes, as high as the lanes themselves. `top` is the y of the scene at the upper edge of `rect`.
void paintLaneLabels(QPainter &painter, const QRectF &rect, double top, const TimelineScene &scene,
                     const TraceFacts *facts);

/// The column of names beside the lanes. It scrolls with them.
///
/// A click folds or unfolds, a drag moves the lane to another place, a drag of its lower edge makes its rows higher or lower; the
/// right button has the rest.
class LaneLabels : public QWidget {
    Q_OBJECT

public:
    LaneLabels(TimelineScene &scene, bool isPinned, QWidget *parent);
    void setFacts(std::shared_ptr<const TraceFacts> facts);
    /// The y of the scene at the upper edge.
    void setTop(double top);
    /// At the lower edge, where lanes are hidden: a click brings them back. Empty: none are.
    QRectF hiddenNote() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    TrackItem *trackAt(double y) const;
    /// The lane whose lower edge lies at y.
    TrackItem *edgeAt(double y) const;
    bool isOnFoldedNote(const TrackItem &track, double y) const;
    /// What the dragged lane would be put before; null: after the last one.
    TrackItem *dropTarget(double y) const;
    QString hiddenText() const;

    TimelineScene &m_scene;
    bool m_isPinned;
    std::shared_ptr<const TraceFacts> m_facts;
    double m_top = 0;

    enum class Drag { None, Press, Move, Stretch };
    Drag m_drag = Drag::None;
    TrackItem *m_dragged = nullptr;
    double m_pressY = 0;
    double m_dragY = 0;
    double m_pressStretch = 1, m_pressHeight = 1;
};

} // namespace lanescope
