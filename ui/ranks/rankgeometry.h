#pragma once

#include "core/verdict/ranksreport.h"
#include "ui/timeline/timescale.h"

#include <QPolygonF>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace lanescope {

/// One rank's row: what it did above, its collectives below.
struct RankRow {
    std::uint32_t rank = 0; ///< index into JoinedRanks::ranks
    double top = 0, height = 0;
    double doingHeight = 0, gap = 0, communicationHeight = 0;

    QRectF doing(double left, double right) const { return {left, top + gap, right - left, doingHeight}; }
    QRectF communication(double left, double right) const
    {
        return {left, top + 2 * gap + doingHeight, right - left, communicationHeight};
    }
};

/// How high rows are: generous for few ranks, narrow for many. `line` is the height of a line of text.
std::vector<RankRow> layOutRows(std::size_t ranks, double line);

/// A stretch of one rank. Its x are pixels of the lanes.
struct RankStretch {
    QRectF rect;
    std::uint32_t row;
    std::int32_t record;     ///< index into the rank's collectives; -1: a step
    std::int32_t collective; ///< index into JoinedRanks::collectives; -1: none
    double waitUntil;        ///< x at which the last rank has come; of a collective
    DoneTimes did{};         ///< of what was done before a collective, or in a step
};

/// A collective over neighbouring rows.
struct RankBand {
    QPolygonF shape;
    std::uint32_t collective;
};

/// Everything that several ranks are painted from, and that the pointer meets.
struct RankPicture {
    std::vector<RankStretch> doings;
    std::vector<RankStretch> collectives;
    std::vector<RankBand> bands; ///< largest skew last
    struct Late {
        QPointF at; ///< upper end of the start of the last rank's bar
        std::uint32_t collective;
    };
    std::vector<Late> lates;
};

/// Ranks by pixels: asked for any visible range, the number of stretches depends on the width and not on that of the collectives.
class RankGeometry {
public:
    explicit RankGeometry(const RanksReport &report, Nanoseconds skewFrom);

    /// `shift` is what common time has on top of the scale's time. Rows from `first` to before `last`.
    RankPicture picture(const TimeScale &scale, Nanoseconds shift, const std::vector<RankRow> &rows, std::size_t first,
                        std::size_t last) const;
    /// From the first to the last moment of all ranks, in common time.
    TimeRange extent() const { return m_extent; }

private:
    struct Piece {
        TimeRange range; ///< common time
        Nanoseconds wait = 0;
        std::int32_t collective = -1;
        std::int32_t record = -1;
    };
    void addPieces(RankPicture &picture, const TimeScale &scale, Nanoseconds shift, const RankRow &row,
                   std::uint32_t number) const;

    const RanksReport &m_report;
    Nanoseconds m_skewFrom;
    std::vector<std::vector<Piece>> m_pieces; ///< of each rank, by start
    TimeRange m_extent;
    Nanoseconds m_longest = 0; ///< collective, from its first start to its last end
};

} // namespace lanescope
