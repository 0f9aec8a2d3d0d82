#include "core/load/lanesketch.h"

#include "core/load/plausible.h"
#include "core/model/trace.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lanescope {

namespace {

constexpr std::uint32_t none = 0xffffffffu;
constexpr std::uint8_t unknownPaint = 0xff;
constexpr float least = 1e-9f; ///< so that a part with nothing but slices of no length is not empty

/// Near the median of all starts, from a thousand of them.
Nanoseconds medianStart(const Trace &trace)
{
    const std::uint32_t step = trace.sliceCount() / 1024 + 1;
    std::vector<Nanoseconds> starts;
    for (std::uint64_t s = 0; s < trace.sliceCount(); s += step)
        starts.push_back(trace.start(SliceId(static_cast<std::uint32_t>(s))));
    const auto middle = starts.begin() + static_cast<std::ptrdiff_t>(starts.size() / 2);
    std::nth_element(starts.begin(), middle, starts.end());
    return *middle;
}

} // namespace

LaneSketcher::LaneSketcher(SketchPaint paintOf)
    : m_paintOf(paintOf)
    , m_paints(static_cast<std::size_t>(Category::Instant) + 1)
{}

void LaneSketcher::add(const Trace &trace)
{
    const std::uint32_t count = trace.sliceCount();
    if (m_seen == count)
        return;
    if (m_seen == 0)
        restart(trace);
    cover(trace);
    // The first ones were those that cannot be right: once more, with all that are there now.
    if (2 * std::uint64_t{m_far} > count) {
        restart(trace);
        cover(trace);
    }
}

/// From the first slice on, about the median of those that are there.
void LaneSketcher::restart(const Trace &trace)
{
    m_seen = m_far = 0;
    m_median = medianStart(trace);
    m_range = {m_median, saturatingAdd(m_median, 1)};
    m_shift = 0;
    m_firstPart = saturatingSubtract(m_median, mostParts / 2);
    m_placeOf.clear();
    m_lanes.clear();
    m_strips.clear();
}

/// Takes in the slices that were not seen yet.
void LaneSketcher::cover(const Trace &trace)
{
    Strip *strip = nullptr; // of the slice before
    std::uint32_t lastLane = none;
    std::uint8_t lastPaint = unknownPaint;
    for (const std::uint32_t count = trace.sliceCount(); m_seen < count; ++m_seen) {
        const SliceId slice(m_seen);
        const Nanoseconds start = trace.start(slice);
        Nanoseconds end = std::max(trace.end(slice), saturatingAdd(start, 1));
        if (start < m_range.start || end > m_range.end) {
            if (isFar(start, m_median)) {
                ++m_far;
                continue;
            }
            if (isFar(end, m_median))
                end = saturatingAdd(start, 1);
            widen({std::min(m_range.start, start), std::max(m_range.end, end)});
        }
        // Nearly always the colour is known, and often it and the lane are those of the slice before.
        const std::vector<std::uint8_t> &known = m_paints[static_cast<std::size_t>(trace.category(slice))];
        const std::uint32_t name = trace.nameId(slice).value(), lane = trace.laneOf(slice).value();
        std::uint8_t paint = name < known.size() ? known[name] : unknownPaint;
        if (paint == unknownPaint) [[unlikely]]
            paint = learnPaint(trace, slice);
        if (lane != lastLane || paint != lastPaint) {
            strip = stripOf(lane, paint);
            lastLane = lane;
            lastPaint = paint;
        }
        if (!strip)
            continue;
        const std::size_t first = partOf(start), last = partOf(std::max(end - 1, start));
        const Nanoseconds length = Nanoseconds{1} << m_shift;
        if (first == last) {
            strip->cover[first] += static_cast<float>(trace.duration(slice) > 0 ? end - start : 0) * m_share + least;
        } else {
            strip->cover[first] += static_cast<float>(length - (start & (length - 1))) * m_share;
            strip->cover[last] += static_cast<float>(((end - 1) & (length - 1)) + 1) * m_share;
            ++strip->whole[first + 1];
            --strip->whole[last];
        }
    }
    settle();
}

/// Makes the parts so long that the range has room in them.
void LaneSketcher::widen(TimeRange range)
{
    m_range = range;
    int shift = m_shift;
    std::int64_t first = range.start >> shift, last = (range.end - 1) >> shift;
    if (first >= m_firstPart && last - m_firstPart < mostParts)
        return;
    settle();
    for (; last - first >= mostParts; first >>= 1, last >>= 1)
        ++shift;
    // Most of the room that is left lies where the range grew to, so that it is seldom too little again.
    const std::int64_t room = mostParts - (last - first + 1);
    first = saturatingSubtract(first, first < m_firstPart >> (shift - m_shift) ? room - room / 4 : room / 4);
    const float share = std::ldexp(1.0f, m_shift - shift);
    for (std::vector<Strip> &strips : m_strips) {
        for (Strip &strip : strips) {
            std::vector<float> before(mostParts, 0);
            before.swap(strip.cover);
            for (int i = 0; i < mostParts; ++i)
                if (before[static_cast<std::size_t>(i)] > 0)
                    strip.cover[static_cast<std::size_t>(((m_firstPart + i) >> (shift - m_shift)) - first)] +=
                        before[static_cast<std::size_t>(i)] * share;
        }
    }
    m_shift = shift;
    m_share = std::ldexp(1.0f, -shift);
    m_firstPart = first;
}

/// What covers whole parts is added to them; none is more than full.
void LaneSketcher::settle()
{
    for (std::vector<Strip> &strips : m_strips) {
        for (Strip &strip : strips) {
            std::int32_t slices = 0;
            for (std::size_t i = 0; i < strip.cover.size(); ++i) {
                slices += strip.whole[i];
                strip.whole[i] = 0;
                strip.cover[i] = slices > 0 ? 1 : std::min(strip.cover[i], 1.0f);
            }
        }
    }
}

std::uint8_t LaneSketcher::learnPaint(const Trace &trace, SliceId slice)
{
    const Category category = trace.category(slice);
    const NameId name = trace.nameId(slice);
    std::vector<std::uint8_t> &known = m_paints[static_cast<std::size_t>(category)];
    known.resize(std::max(known.size(), std::size_t{trace.strings().size()}), unknownPaint);
    return known[name.value()] = m_paintOf(category, trace.text(name));
}

/// Null where the lane is not followed.
LaneSketcher::Strip *LaneSketcher::stripOf(std::uint32_t lane, std::uint8_t paint)
{
    if (m_placeOf.size() <= lane)
        m_placeOf.resize(lane + 1, none);
    std::uint32_t &place = m_placeOf[lane];
    if (place == none) {
        if (m_lanes.size() == mostLanes)
            return nullptr;
        place = static_cast<std::uint32_t>(m_lanes.size());
        m_lanes.push_back(LaneId(lane));
        m_strips.emplace_back();
    }
    std::vector<Strip> &strips = m_strips[place];
    for (Strip &strip : strips)
        if (strip.paint == paint)
            return &strip;
    return &strips.emplace_back(
        Strip{paint, std::vector<float>(mostParts, 0), std::vector<std::int32_t>(mostParts, 0)});
}

LaneSketch LaneSketcher::frame() const
{
    LaneSketch frame;
    frame.range = m_range;
    frame.partLength = Nanoseconds{1} << m_shift;
    frame.partsStart = m_range.start & ~(frame.partLength - 1);
    return frame;
}

std::vector<LaneSketch::Strip> LaneSketcher::strips(std::size_t which) const
{
    const auto from = static_cast<std::ptrdiff_t>((m_range.start >> m_shift) - m_firstPart),
               to = static_cast<std::ptrdiff_t>(((m_range.end - 1) >> m_shift) - m_firstPart) + 1;
    std::vector<LaneSketch::Strip> out;
    for (const Strip &strip : m_strips[which]) {
        LaneSketch::Strip &o = out.emplace_back(LaneSketch::Strip{strip.paint, {}});
        std::transform(strip.cover.begin() + from, strip.cover.begin() + to, std::back_inserter(o.cover), [](float c) {
            return static_cast<std::uint8_t>(c > 0 ? std::max(std::lround(c * 255), 1l) : 0);
        });
    }
    std::ranges::sort(out, {}, &LaneSketch::Strip::paint);
    return out;
}

} // namespace lanescope
