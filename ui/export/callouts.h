#pragma once

#include <QRectF>

#include <memory>
#include <string>
#include <vector>

class QPainter;

namespace lanescope {

struct TimelineLook;
struct TraceReport;

/// What limits the run and the findings below it, as boxes for a picture.
class Callouts {
public:
    /// `first`: the ids of those that come first, if they are among the findings.
    Callouts(std::shared_ptr<const TraceReport> report, const TimelineLook &look, std::vector<std::string> first = {});

    /// The height that all boxes need in an area as wide as this. One column, or as many as have room for their text.
    double heightFor(double width) const;
    /// Paints those that fit; says how many do not.
    void paint(QPainter &painter, const QRectF &area) const;

private:
    struct Box;
    std::vector<Box> boxes() const;
    double lay(QPainter *painter, const QRectF &area) const;
    double box(QPainter *painter, const Box &box, QPointF at, double width) const;

    std::shared_ptr<const TraceReport> m_report;
    const TimelineLook &m_look;
    std::vector<std::string> m_first;
};

} // namespace lanescope
