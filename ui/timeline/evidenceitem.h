#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"

#include <QGraphicsItem>

#include <optional>

namespace lanescope {

class TimelineScene;

/// Marks the place that proves a verdict: brackets around a stretch of one lane, or of all of them.
class EvidenceItem : public QGraphicsItem {
public:
    explicit EvidenceItem(const TimelineScene &scene);

    /// `lane` may be none: the whole height.
    void show(LaneId lane, TimeRange range);
    void clear();
    std::optional<TimeRange> range() const { return m_range; }
    void setArea(const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const TimelineScene &m_scene;
    QRectF m_area;
    LaneId m_lane;
    std::optional<TimeRange> m_range;
};

} // namespace lanescope
