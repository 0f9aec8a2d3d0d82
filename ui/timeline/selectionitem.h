#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"

#include <QGraphicsItem>

#include <optional>

namespace lanescope {

class TimelineScene;

/// Draws what is selected, above the lanes: the outline of a slice, the band of a range. It covers the whole scene and is repainted with it,
/// so that a selection never costs the lanes a new layout.
class SelectionItem : public QGraphicsItem {
public:
    explicit SelectionItem(const TimelineScene &scene);

    void setSlice(SliceId slice);
    SliceId slice() const { return m_slice; }
    void setRange(std::optional<TimeRange> range);
    std::optional<TimeRange> range() const { return m_range; }
    void setArea(const QRectF &area);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintRange(QPainter &painter) const;
    void paintSlice(QPainter &painter) const;

    const TimelineScene &m_scene;
    QRectF m_area; ///< kept: a scene asks its items where it asks itself for its rectangle
    SliceId m_slice;
    std::optional<TimeRange> m_range;
};

} // namespace lanescope
