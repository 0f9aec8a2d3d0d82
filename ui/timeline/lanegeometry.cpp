#include "ui/timeline/lanegeometry.h"

#include <cmath>

namespace lanescope {

namespace {

/// Takes the boxes of a row from left to right and settles who owns a pixel that two of them want.
template <class AnyRow, class Box>
class BoxWriter {
public:
    BoxWriter(const AnyRow &row, std::int32_t width, std::vector<Box> &out)
        : m_row(row)
        , m_width(width)
        , m_out(out)
        , m_first(out.size())
    {}

    /// Narrow slices [first, last) on the pixels [x0, x1).
    void run(std::int32_t x0, std::int32_t x1, std::uint32_t first, std::uint32_t last)
    {
        const Summary sum = m_row.summary(first, last);
        put({x0, x1, m_row.slice(sum.longest), sum.count});
        m_lastIsRun = true;
    }
    void wide(std::int32_t x0, std::int32_t x1, std::uint32_t index)
    {
        std::uint32_t count = 1;
        // Cut first: a pixel outside cannot be spared.
        x0 = std::max(x0, 0);
        x1 = std::min(x1, m_width);
        if (x0 >= x1)
            return;
        if (m_lastIsRun && m_out.size() > m_first && m_out.back().x1 > x0) {
            Box &before = m_out.back();
            if (x1 - x0 >= 2) {
                ++x0; // it can spare the pixel
            } else if (before.x1 - before.x0 >= 2) {
                --before.x1;
            } else {
                count += before.count;
                m_out.pop_back();
            }
        }
        put({x0, x1, m_row.slice(index), count});
        m_lastIsRun = false;
    }

private:
    void put(Box box)
    {
        box.x0 = std::max(box.x0, 0);
        box.x1 = std::min(box.x1, m_width);
        if (box.x0 < box.x1)
            m_out.push_back(box);
    }

    const AnyRow &m_row;
    std::int32_t m_width;
    std::vector<Box> &m_out;
    std::size_t m_first;
    bool m_lastIsRun = false;
};

template <class AnyRow, class Box>
void layOutRow(const AnyRow &row, const TimeScale &scale, double devicePixelRatio, std::vector<Box> &out)
{
    const DeviceScale pixels(scale, devicePixelRatio);
    const TimeRange visible = scale.visible();
    BoxWriter writer(row, pixels.width(), out);
    const Nanoseconds pixel = pixels.leastPixel();
    const auto isWide = [&](std::uint32_t i) {
        return row.duration(i) >= pixel && pixels.column(row.end(i)) > pixels.column(row.start(i));
    };

    const std::uint32_t first = row.firstEndingAfter(visible.start);
    const std::uint32_t stop = row.firstStartingAt(visible.end, first);
    for (std::uint32_t i = first; i < stop;) {
        const std::int32_t x0 = pixels.column(row.start(i));
        if (isWide(i)) {
            writer.wide(x0, pixels.column(row.end(i)), i);
            ++i;
            continue;
        }
        // Narrow ones run on to the next that is wide, or has a pixel of ground before it.
        const auto reach = [&](std::uint32_t last) {
            const Nanoseconds end = row.end(last);
            const std::int32_t column = pixels.column(end);
            // An end exactly on a pixel's edge does not touch that pixel.
            const bool touches = static_cast<double>(column) < pixels.exact(end);
            return std::max(pixels.column(row.start(last)) + 1, touches ? column + 1 : column);
        };
        const std::uint32_t next = row.tree().firstBreak(i + 1, stop, pixel, [&](std::uint32_t k) {
            return isWide(k) || (saturatingSubtract(row.start(k), row.end(k - 1)) >= pixel &&
                                 pixels.column(row.start(k)) >= reach(k - 1));
        });
        writer.run(x0, reach(next - 1), i, next);
        i = next;
    }
}

template <class Box>
const Box *boxNear(const std::vector<Box> &boxes, double devicePixelRatio, double x)
{
    const auto column = static_cast<std::int32_t>(std::floor(x * devicePixelRatio));
    // The first box that ends after the column.
    const auto at = std::partition_point(boxes.begin(), boxes.end(), [column](const Box &b) { return b.x1 <= column; });
    if (at != boxes.end() && at->x0 <= column)
        return &*at;
    const auto tolerance = std::max(1, static_cast<std::int32_t>(std::lround(devicePixelRatio)));
    const Box *best = nullptr;
    std::int32_t distance = tolerance + 1;
    if (at != boxes.end() && at->x0 - column < distance) {
        best = &*at;
        distance = at->x0 - column;
    }
    if (at != boxes.begin() && column - (at - 1)->x1 + 1 < distance)
        best = &*(at - 1);
    return best;
}

} // namespace

LaneMetrics LaneMetrics::folded(std::uint32_t rows) const
{
    LaneMetrics small = *this;
    const double room = 10 * rowHeight;
    constexpr double leastLine = 2;
    small.rowsPerLine = std::max(1u, static_cast<std::uint32_t>(std::ceil(rows * leastLine / room)));
    small.rowHeight =
        std::clamp(std::floor(room / std::max(small.lines(rows), 1u)) - 1, leastLine, std::floor(rowHeight / 3));
    small.rowGap = small.rowHeight >= 3 ? rowGap : 0;
    return small;
}

LaneMetrics LaneMetrics::scaled(double factor) const
{
    LaneMetrics other = *this;
    other.rowHeight = std::max(1.0, std::round(rowHeight * factor));
    other.rowGap = other.rowHeight >= 3 ? rowGap : 0;
    return other;
}

double LaneMetrics::height(std::uint32_t rows) const
{
    if (window > 0)
        return std::max(leastHeight, window);
    return std::max(leastHeight, 2 * padding + lines(rows) * pitch() - (rows > 0 ? rowGap : 0));
}

int LaneMetrics::lineAt(double y, std::uint32_t rows) const
{
    if (window > 0 && (y < padding || y >= window - padding))
        return -1;
    const double line = std::floor((y - padding + scrolled) / pitch());
    return line >= 0 && line < lines(rows) ? static_cast<int>(line) : -1;
}

int LaneMetrics::rowAt(double y, std::uint32_t rows) const
{
    const int line = lineAt(y, rows);
    return line < 0 ? -1 : line * static_cast<int>(rowsPerLine);
}

DeviceScale::DeviceScale(const TimeScale &scale, double devicePixelRatio)
    : m_start(scale.visible().start)
    , m_perNs(scale.pixelsPerNs() * devicePixelRatio)
    , m_width(static_cast<std::int32_t>(std::ceil(scale.width() * devicePixelRatio - 1e-6)))
{}

Nanoseconds DeviceScale::leastPixel() const
{
    constexpr double most = 4e18;
    auto length = static_cast<Nanoseconds>(std::min(std::max(std::floor(1 / m_perNs) - 1, 0.0), most));
    while (length < static_cast<Nanoseconds>(most) && !isOnePixel(length))
        ++length;
    return length;
}

std::int32_t DeviceScale::column(Nanoseconds t) const
{
    return static_cast<std::int32_t>(std::clamp(std::floor(exact(t)), -1.0, static_cast<double>(m_width) + 1));
}

void rowBoxes(const Row &row, const TimeScale &scale, double devicePixelRatio, std::vector<SliceBox> &out)
{
    layOutRow(row, scale, devicePixelRatio, out);
}

void rowBoxes(const MarkRow &row, const TimeScale &scale, double devicePixelRatio, std::vector<MarkBox> &out)
{
    layOutRow(row, scale, devicePixelRatio, out);
}

void boxDensity(const Row &row, const TimeScale &scale, double devicePixelRatio, const SliceBox &box, std::int32_t step,
                std::vector<float> &out)
{
    out.clear();
    const auto duration = [&](std::uint32_t i) { return row.duration(i); };
    const auto timeAt = [&](std::int32_t column) { return scale.time(column / devicePixelRatio); };
    // How long the row's slices run before a time, counted from anywhere; times only go on.
    std::uint32_t index = 0, passed = 0;
    const auto busyUntil = [&](Nanoseconds t) {
        // Where a step passes over hundreds, the sixteen at its edge are no pixel of height.
        constexpr std::uint32_t many = 320;
        const std::uint32_t from = index;
        index = passed > many ? row.tree().firstSampleAt(from, t, passed) : row.firstStartingAt(t, from);
        passed = index - from;
        Nanoseconds busy = row.tree().busyBefore(index, duration);
        if (index > 0 && passed <= many)
            busy -= std::max<Nanoseconds>(row.end(index - 1) - t, 0);
        return busy;
    };
    index = row.firstStartingAt(timeAt(box.x0));
    TimeRange part{0, timeAt(box.x0)};
    Nanoseconds before = busyUntil(part.end);
    for (std::int32_t x = box.x0; x < box.x1; x += step) {
        part = {part.end, timeAt(std::min(x + step, box.x1))};
        const Nanoseconds now = busyUntil(part.end);
        const auto length = static_cast<double>(std::max<Nanoseconds>(part.length(), 1));
        out.push_back(static_cast<float>(std::clamp(static_cast<double>(now - before) / length, 0.0, 1.0)));
        before = now;
    }
}

const SliceBox *hitRow(const std::vector<SliceBox> &boxes, double devicePixelRatio, double x)
{
    return boxNear(boxes, devicePixelRatio, x);
}

const MarkBox *hitRow(const std::vector<MarkBox> &boxes, double devicePixelRatio, double x)
{
    return boxNear(boxes, devicePixelRatio, x);
}

LaneHit hitLane(const Lane &lane, const LaneMetrics &metrics, const TimeScale &scale, double devicePixelRatio, double x,
                double y)
{
    const int row = metrics.rowAt(y, lane.rowCount());
    if (row < 0)
        return {};
    std::vector<SliceBox> boxes;
    rowBoxes(lane.row(static_cast<std::uint32_t>(row)), scale, devicePixelRatio, boxes);
    const SliceBox *box = hitRow(boxes, devicePixelRatio, x);
    if (!box)
        return {};
    return {box->slice, box->count, static_cast<std::uint32_t>(row)};
}

} // namespace lanescope
