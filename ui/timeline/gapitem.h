#pragma once

#include "core/analyse/gaps.h"
#include "ui/timeline/timescale.h"

#include <QGraphicsItem>
#include <QPolygonF>
#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace lanescope {

class LaneItem;
class TimelineScene;
struct TraceReport;

/// One part of a gap, as it is drawn. Bands of a lane never overlap and lie in order of time.
struct GapBand {
    TimeRange range;
    std::uint32_t gap;  ///< index into Facts::gaps
    std::uint32_t part; ///< of that gap
};

/// Where a band lies, in logical pixels from the left edge of the viewport; cut to a pixel beyond it.
struct GapBox {
    double x0;
    double x1;
    std::uint32_t band; ///< the longest of those that it stands for
    bool operator==(const GapBox &) const = default;
};

/// Of idle time only what is at least `least` pixels wide: narrower pauses show in the fill of the row itself.
/// O(pixels · log bands).
void idleBoxes(std::span<const GapBand> bands, const TimeScale &scale, double least, std::vector<GapBox> &out);
/// The profiler's doing is never lost: at least `least` pixels wide; what then touches becomes one.
void profilerBoxes(std::span<const GapBand> bands, const TimeScale &scale, double least, std::vector<GapBox> &out);

/// Draws why the GPU ran nothing, behind the slices: idle time with a thin hatch, the profiler's doing with its own.
class GapItem : public QGraphicsItem {
public:
    explicit GapItem(const TimelineScene &scene);

    void setReport(std::shared_ptr<const TraceReport> report);
    void setArea(const QRectF &area);

    struct Hit {
        const Gap *gap = nullptr;
        const GapPart *part = nullptr;
        explicit operator bool() const { return gap != nullptr; }
        bool operator==(const Hit &) const = default;
    };
    /// What is drawn at `pos`. Whatever is drawn can be hit.
    Hit hit(QPointF pos) const;
    /// The part of a gap of `lane` that covers `t`.
    Hit at(LaneId lane, Nanoseconds t) const;
    /// The part of a gap that begins after `t` (direction +1), or ends before it (-1), and is at least `least` long; of `lane`, or
    /// where that is none or no GPU's, of any lane that is shown.
    Hit next(Nanoseconds t, int direction, Nanoseconds least, LaneId lane) const;
    QRectF rectOf(const Hit &hit) const;
    /// Whether the text of a band lies under `rect`.
    bool meetsLabel(const QRectF &rect) const;

    void select(const Hit &hit);
    const Hit &selected() const { return m_selected; }

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct LaneBands {
        std::vector<GapBand> idle;
        std::vector<GapBand> profiler;
    };
    struct Placed {
        QRectF rect;
        const GapBand *band;
        bool isProfiler;
    };
    const LaneBands *bandsOf(const LaneItem &item) const;
    /// The boxes of a lane, in the scene's coordinates, idle ones first.
    void place(const LaneItem &item, std::vector<Placed> &out) const;
    QRectF rectIn(const LaneItem &item, double x0, double x1, const Gap &gap) const;
    const Gap &gapOf(const GapBand &band) const;
    const GapPart &partOf(const GapBand &band) const { return gapOf(band).parts[band.part]; }
    void paintShadow(QPainter &painter) const;
    void paintIdle(QPainter &painter, const Placed &placed, const std::vector<QPolygonF> &lines) const;
    void paintProfiler(QPainter &painter, const Placed &placed, const LaneItem &item,
                       const std::vector<QPolygonF> &lines) const;
    struct Label {
        QString text;
        QRectF ground;
    };
    /// Empty where the band has no room for it beside the lines of the selected chain.
    Label labelOf(const Placed &placed, const std::vector<QPolygonF> &lines) const;
    void paintLabel(QPainter &painter, const Placed &placed, const std::vector<QPolygonF> &lines) const;
    void paintLink(QPainter &painter, const Placed &placed) const;

    const TimelineScene &m_scene;
    QRectF m_area;
    std::shared_ptr<const TraceReport> m_report;
    std::vector<LaneBands> m_lanes; ///< by LaneId
    Hit m_selected;
};

} // namespace lanescope
