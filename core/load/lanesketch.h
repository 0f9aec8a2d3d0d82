#pragma once

#include "core/model/category.h"
#include "core/model/lane.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lanescope {

class Trace;

/// What a slice of this category and name is painted as: a number that whoever asks for sketches gives meaning to.
using SketchPaint = std::uint8_t (*)(Category category, std::string_view name);

/// What has been read of a file so far, in outline. It never changes: as more is read, others are made.
///
/// It is a picture and no measure: slices in slices count twice, so that a lane of them looks full; a slice made of a begin and an end
/// is a mark at its begin, for ends are matched when all is read; and what lies more than 30 days from the rest is left out.
struct LaneSketch {
    struct Strip {
        std::uint8_t paint;
        /// How full each part of the time is: 0 empty, 255 all of it; what holds any slice has at least 1.
        std::vector<std::uint8_t> cover;
    };
    struct Lane {
        LaneIdentity identity;     ///< as far as it is known: an exporter writes names last
        std::vector<Strip> strips; ///< by paint
    };

    TimeRange range;            ///< first start to last end; never empty
    Nanoseconds partsStart = 0; ///< of the first part; not after the range's start
    Nanoseconds partLength = 1; ///< of each
    /// Those that hold slices, at most LaneSketcher::mostLanes, in the order in which a timeline shows them.
    std::vector<Lane> lanes;
    std::uint32_t laneCount = 0; ///< of all that hold slices
};

/// Makes the outline of a trace while it grows. One thread at a time.
///
/// Each slice is looked at once, for some five nanoseconds, whatever its length: a small part of what it costs to read it, and no
/// slice is missed. Memory is bounded: a few kilobytes for each colour of at most `mostLanes` lanes.
class LaneSketcher {
public:
    static constexpr int mostParts = 1024;          ///< of the time; once there are that many, two become one
    static constexpr std::uint32_t mostLanes = 128; ///< more than fit any screen

    explicit LaneSketcher(SketchPaint paintOf);

    /// Takes in the slices of `trace` that it has not seen yet.
    void add(const Trace &trace);

    bool isEmpty() const { return m_lanes.empty(); }
    /// Range and parts; no lanes yet.
    LaneSketch frame() const;
    /// The lanes that it follows, by the first slice met.
    const std::vector<LaneId> &lanes() const { return m_lanes; }
    /// Of the lane at that place of lanes().
    std::vector<LaneSketch::Strip> strips(std::size_t which) const;

private:
    struct Strip {
        std::uint8_t paint;
        std::vector<float> cover; ///< share of each part
        /// How many more slices than in the part before cover all of it; 0 where they are settled.
        std::vector<std::int32_t> whole;
    };

    void restart(const Trace &trace);
    void cover(const Trace &trace);
    void widen(TimeRange range);
    void settle();
    std::size_t partOf(Nanoseconds t) const { return static_cast<std::size_t>((t >> m_shift) - m_firstPart); }
    std::uint8_t learnPaint(const Trace &trace, SliceId slice);
    Strip *stripOf(std::uint32_t lane, std::uint8_t paint);

    SketchPaint m_paintOf;
    std::vector<std::vector<std::uint8_t>> m_paints; ///< by category, then name
    std::uint32_t m_seen = 0;                        ///< slices
    std::uint32_t m_far = 0;                         ///< of them, left out
    Nanoseconds m_median = 0;                        ///< of the starts, about
    TimeRange m_range;
    int m_shift = 0;                      ///< a part is 2^m_shift ns long
    float m_share = 1;                    ///< of a part that a nanosecond is
    std::int64_t m_firstPart = 0;         ///< its start is that times its length
    std::vector<std::uint32_t> m_placeOf; ///< in m_lanes, by lane
    std::vector<LaneId> m_lanes;
    std::vector<std::vector<Strip>> m_strips; ///< of each of them
};

} // namespace lanescope
