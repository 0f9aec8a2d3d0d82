#include "ui/timeline/lanegeometry.h"

#include <cmath>

namespace lanescope {

namespace {

/// The first index from `from` on for which `test` is true, or `size`. `test` must turn from false to true once.
/// Doubling steps: slices of one pixel are near each other, and a search of the whole row would miss the cache at every probe.
template <class Test>
std::uint32_t gallop(std::uint32_t from, std::uint32_t size, Test test)
{
    std::uint32_t low = from; // everything before it is known to be false
    std::uint64_t step = 1;
    std::uint32_t high = size;
    while (low < size) {
        const std::uint64_t probe = low + step - 1;
        if (probe >= size)
            break;
        if (test(static_cast<std::uint32_t>(probe))) {
            high = static_cast<std::uint32_t>(probe);
            break;
        }
        low = static_cast<std::uint32_t>(probe) + 1;
        step *= 2;
    }
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (test(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

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
    const std::uint32_t size = row.size();
    BoxWriter writer(row, pixels.width(), out);

    // The run of narrow slices that is being gathered: [runFirst, i) on the pixels [runX0, runX1).
    bool inRun = false;
    std::uint32_t runFirst = 0;
    std::int32_t runX0 = 0, runX1 = 0;
    Nanoseconds runEnd = 0;

    std::uint32_t i = row.firstEndingAfter(visible.start);
    while (i < size) {
        const Nanoseconds start = row.start(i);
        if (start >= visible.end)
            break;
        const std::int32_t x0 = pixels.column(start);
        // All slices that start in this pixel: every one but the last also ends in it.
        const std::uint32_t next =
            i + 1 == size || pixels.column(row.start(i + 1)) > x0
                ? i + 1
                : gallop(i + 2, size, [&](std::uint32_t k) { return pixels.column(row.start(k)) > x0; });
        const std::uint32_t last = next - 1;
        const Nanoseconds end = row.end(last);
        const std::int32_t x1 = pixels.column(end);
        const bool lastIsWide = pixels.isOnePixel(row.duration(last)) && x1 > pixels.column(row.start(last));

        const std::uint32_t narrowEnd = lastIsWide ? last : next; // [i, narrowEnd) are narrow
        const bool gap = inRun && x0 >= runX1 && pixels.isOnePixel(saturatingSubtract(start, runEnd));
        if (inRun && (narrowEnd == i || gap)) {
            writer.run(runX0, runX1, runFirst, i);
            inRun = false;
        }
        if (narrowEnd > i) {
            if (!inRun) {
                inRun = true;
                runFirst = i;
                runX0 = x0;
            }
            runEnd = row.end(narrowEnd - 1);
            const std::int32_t endColumn = pixels.column(runEnd);
            // An end exactly on a pixel's edge does not touch that pixel.
            const bool touches = static_cast<double>(endColumn) < pixels.exact(runEnd);
            runX1 = std::max(x0 + 1, touches ? endColumn + 1 : endColumn);
        }
        if (lastIsWide) {
            if (inRun) {
                writer.run(runX0, runX1, runFirst, last);
                inRun = false;
            }
            writer.wide(x0, x1, last);
        }
        i = next;
    }
    if (inRun)
        writer.run(runX0, runX1, runFirst, i);
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
    return std::max(leastHeight, 2 * padding + lines(rows) * pitch() - (rows > 0 ? rowGap : 0));
}

int LaneMetrics::lineAt(double y, std::uint32_t rows) const
{
    const double line = std::floor((y - padding) / pitch());
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
    const auto timeAt = [&](std::int32_t column) { return scale.time(column / devicePixelRatio); };
    std::uint32_t first = row.firstEndingAfter(timeAt(box.x0));
    for (std::int32_t x = box.x0; x < box.x1; x += step) {
        const TimeRange part{timeAt(x), timeAt(std::min(x + step, box.x1))};
        // Slices [first, next) begin before the part's end and end after its start.
        const std::uint32_t next = gallop(first, row.size(), [&](std::uint32_t i) { return row.start(i) >= part.end; });
        Nanoseconds busy = 0;
        if (first < next) {
            busy = row.summary(first, next).busy;
            busy -= std::max<Nanoseconds>(part.start - row.start(first), 0);
            busy -= std::max<Nanoseconds>(row.end(next - 1) - part.end, 0);
            first = row.end(next - 1) > part.end ? next - 1 : next;
        }
        const auto length = static_cast<double>(std::max<Nanoseconds>(part.length(), 1));
        out.push_back(static_cast<float>(std::clamp(static_cast<double>(busy) / length, 0.0, 1.0)));
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
