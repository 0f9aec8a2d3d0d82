#pragma once

#include "ui/timeline/curves.h"
#include "ui/timeline/trackitem.h"

namespace lanescope {

/// Paints the curves of one track: the first as an area, all as lines, with the scale's ends at the left.
class CurveItem : public TrackItem {
public:
    CurveItem(const CurveTrack &track, const TimelineLook &look);

    const CurveTrack &track() const { return m_track; }
    /// Never more than one entry for each device pixel.
    const std::vector<CurveColumn> &columns(std::size_t curve) const;
    /// The height of a value in the item's coordinates.
    double yOf(double value) const;
    /// The values at x, a line each; empty before the first sample.
    QStringList valuesAt(double x) const;

    QString key() const override { return m_track.key; }
    QString heading() const override { return m_track.heading; }
    QString subheading(const TraceFacts *facts) const override;
    QStringList help(const TraceFacts *facts) const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    double wantedHeight() const override;
    void forgetLayout() override { m_columns.clear(); }

private:
    QString text(double value) const;
    QColor inkOf(std::size_t curve) const;
    void paintArea(QPainter &painter, std::size_t curve) const;
    void paintLine(QPainter &painter, std::size_t curve) const;

    const CurveTrack &m_track;
    mutable std::vector<std::vector<CurveColumn>> m_columns; ///< of each curve; empty: not laid out
};

} // namespace lanescope
