#pragma once

#include "ui/timeline/lanegeometry.h"
#include "ui/timeline/trackitem.h"

namespace lanescope {

class LabelCache;

/// Paints marks: async spans as hollow bars, instants as pins.
class MarkItem : public TrackItem {
public:
    MarkItem(const Trace &trace, const MarkTrack &track, const TimelineLook &look, LabelCache &labels);

    const MarkTrack &track() const { return m_track; }
    LaneMetrics metrics() const;
    const std::vector<MarkBox> &boxes(std::uint32_t row) const;

    struct Hit {
        MarkId mark;
        std::uint32_t count = 0;
        explicit operator bool() const { return !mark.isNone(); }
    };
    /// What is at `pos` in the item's coordinates.
    Hit hit(QPointF pos) const;
    QRectF rectOf(MarkId mark) const;
    /// The one before (-1) or after (+1) it in its row; none at the ends.
    MarkId neighbour(MarkId mark, int direction) const;
    void select(MarkId mark);
    MarkId selected() const { return m_selected; }

    QString key() const override;
    QString heading() const override;
    QString subheading(const TraceFacts *facts) const override;
    QStringList help(const TraceFacts *facts) const override;
    bool isFoldable() const override { return m_track.rows.size() > 1; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    double wantedHeight() const override;
    void forgetLayout() override { m_boxes.assign(m_track.rows.size(), {}); }

private:
    std::uint32_t rowCount() const { return static_cast<std::uint32_t>(m_track.rows.size()); }
    void paintRow(QPainter &painter, std::uint32_t row) const;

    const Trace &m_trace;
    const MarkTrack &m_track;
    LabelCache &m_labels;
    MarkId m_selected;
    std::vector<std::uint32_t> m_rowOf; ///< by mark
    struct Boxes {
        bool isValid = false;
        std::vector<MarkBox> boxes;
    };
    mutable std::vector<Boxes> m_boxes;
};

} // namespace lanescope
