#pragma once

#include <QRectF>

#include <memory>

class QPainter;

namespace lanescope {

struct TimelineLook;
struct TraceReport;

/// What limits the run and the findings below it, as boxes for a picture.
class Callouts {
public:
    Callouts(std::shared_ptr<const TraceReport> report, const TimelineLook &look);

    /// The height that all boxes need in an area as wide as this. One column, or as many as have room for their text.
    double heightFor(double width) const;
    /// Paints those that fit; says how many do not.
    void paint(QPainter &painter, const QRectF &area) const;

private:
    struct Box;
    double lay(QPainter *painter, const QRectF &area) const;
    double box(QPainter *painter, const Box &box, QPointF at, double width) const;

    std::shared_ptr<const TraceReport> m_report;
    const TimelineLook &m_look;
};

} // namespace lanescope
