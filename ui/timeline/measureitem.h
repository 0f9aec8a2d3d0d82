#pragma once

#include "core/base/time.h"

#include <QGraphicsItem>

#include <optional>

namespace lanescope {

class TimelineScene;

/// Draws a measured stretch of time above everything, with its length, and where the pointer would snap to.
class MeasureItem : public QGraphicsItem {
public:
    explicit MeasureItem(const TimelineScene &scene);

    /// `y` is the height at which it was drawn; none takes it away.
    void setRange(std::optional<TimeRange> range, double y);
    std::optional<TimeRange> range() const { return m_range; }
    /// A thin line at the moment that a press would take.
    void setPointer(std::optional<Nanoseconds> t);
    std::optional<Nanoseconds> pointer() const { return m_pointer; }
    void setArea(const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintRange(QPainter &painter) const;

    const TimelineScene &m_scene;
    QRectF m_area;
    std::optional<TimeRange> m_range;
    std::optional<Nanoseconds> m_pointer;
    double m_y = 0;
};

} // namespace lanescope
