#include "core/base/intervals.h"
#include "core/model/lane.h"
#include "randoms.h"
#include "tracefile.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace lanescope;
using test::Randoms;

namespace {

/// A slice as it was written; its place in the vector is the file's order, so it is the SliceId too.
struct Box {
    Nanoseconds start, end;
    int lane;
    bool gpuWork;
    std::string name;
};

/// Intervals are half-open: one that ends where a slice of length 0 lies does not hold it.
bool holds(const Box &a, const Box &b)
{
    return a.start <= b.start && a.end >= b.end && (a.end > b.start || a.start == b.start);
}

/// RULES 6: equal start: the longer one is the parent; all equal: file order.
bool isBefore(const std::vector<Box> &boxes, std::uint32_t i, std::uint32_t k)
{
    const Box &a = boxes[i], &b = boxes[k];
    return std::tuple(a.start, -a.end, i) < std::tuple(b.start, -b.end, k);
}

void addTree(Randoms &random, std::vector<Box> &boxes, Nanoseconds start, Nanoseconds end, int lane, int depth)
{
    boxes.push_back({start, end, lane, false, "f"});
    if (depth == 0 || end <= start)
        return;
    Nanoseconds t = start;
    while (boxes.size() < 400 && t < end && !random.oneIn(5)) {
        const Nanoseconds a = t + (random.oneIn(3) ? 0 : random.between(0, (end - t) / 4)),
                          b = random.oneIn(6) ? a : random.between(a, end);
        addTree(random, boxes, a, b, lane, depth - 1);
        t = b + (b == a);
    }
}

struct Sample {
    std::vector<Box> boxes;
    test::Opened trace;
    std::map<int, const Lane *> lanes;
    std::map<int, std::vector<std::uint32_t>> order; ///< of each lane's boxes

    explicit Sample(std::vector<Box> b)
        : boxes(std::move(b))
    {
        QByteArrayList events;
        for (const Box &x : boxes)
            events += test::complete(QByteArray::fromStdString(x.name), x.start, x.end - x.start, "1",
                                     QByteArray::number(x.lane), x.gpuWork ? "kernel" : "cpu_op");
        trace = test::open(test::document(events));
        for (const Lane &lane : trace->lanes())
            lanes[QByteArray::fromStdString(lane.tid()).toInt()] = &lane;
        for (std::uint32_t i = 0; i < boxes.size(); ++i)
            order[boxes[i].lane].push_back(i);
        for (auto &[lane, list] : order)
            std::ranges::sort(list, [&](std::uint32_t i, std::uint32_t k) { return isBefore(boxes, i, k); });
    }
};

std::vector<Box> randomBoxes(int kind, int count)
{
    Randoms random(static_cast<std::uint64_t>(kind * 100003 + count));
    std::vector<Box> boxes;
    while (boxes.size() < static_cast<std::size_t>(count)) {
        const int lane = static_cast<int>(random.between(1, 3));
        const Nanoseconds span = kind % 2 == 0 ? 30 : 100000;
        const Nanoseconds start = random.between(0, span);
        switch (kind / 2) {
        case 0: // anything at all
            boxes.push_back({start, start + (random.oneIn(6) ? 0 : random.between(0, span / 3)), lane, false, "x"});
            break;
        case 1: // stacks, now and then crossed
            if (random.oneIn(4))
                boxes.push_back({start, start + random.between(0, span), lane, false, "x"});
            else
                addTree(random, boxes, start, start + random.between(0, span), lane, 5);
            break;
        case 2: // a stream: kernels that overlap the next, annotations around them
            boxes.push_back({start, start + random.between(0, span / 10 + 1), lane, !random.oneIn(4), "k"});
            break;
        default: // one after another, as healthy lanes are
            boxes.push_back({static_cast<Nanoseconds>(boxes.size()) * 7,
                             static_cast<Nanoseconds>(boxes.size()) * 7 + random.between(0, 7), lane, true, "k"});
        }
    }
    if (kind % 3 == 0)
        std::shuffle(boxes.begin(), boxes.end(), std::mt19937(7));
    return boxes;
}

} // namespace

class TestLane : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("count");
        for (int kind = 0; kind < 8; ++kind)
            for (const int count : {1, 2, 3, 5, 16, 17, 60, 256, 700})
                QTest::addRow("kind %d, %d slices", kind, count) << kind << count;
    }
    void agreesWithBruteForce()
    {
        QFETCH(int, kind);
        QFETCH(int, count);
        const Sample s(randomBoxes(kind, count));
        const auto &boxes = s.boxes;
        QCOMPARE(s.trace->sliceCount(), static_cast<std::uint32_t>(boxes.size()));

        std::uint64_t overlaps = 0;
        for (const auto &[number, order] : s.order) {
            QVERIFY(s.lanes.contains(number));
            const Lane &lane = *s.lanes.at(number);
            QCOMPARE(lane.size(), static_cast<std::uint32_t>(order.size()));
            std::vector<TimeRange> ranges;
            for (std::uint32_t i = 0; i < lane.size(); ++i) {
                const std::uint32_t id = order[i];
                const Box &box = boxes[id];
                QCOMPARE(lane.slice(i).value(), id);
                QCOMPARE(lane.start(i), box.start);
                QCOMPARE(lane.end(i), box.end);
                QCOMPARE(lane.indexOf(SliceId(id)), i);
                ranges.push_back({box.start, box.end});

                std::uint32_t depth = 0;
                SliceId parent;
                for (const std::uint32_t k : order) {
                    if (k != id && holds(boxes[k], box) && isBefore(boxes, k, id)) {
                        ++depth;
                        parent = SliceId(k);
                    }
                    const Box &other = boxes[k];
                    if (k < id && std::max(box.start, other.start) < std::min(box.end, other.end))
                        overlaps += (box.gpuWork && other.gpuWork) || !(holds(box, other) || holds(other, box));
                }
                QCOMPARE(lane.depth(i), depth);
                QCOMPARE(s.trace->depth(SliceId(id)), depth);
                QCOMPARE(lane.parent(SliceId(id)), parent);
                QCOMPARE(s.trace->laneOf(SliceId(id)), lane.id());
            }
            const Intervals busy = unite(ranges);
            QCOMPARE(lane.busy(), length(busy));
            const auto latest = std::ranges::max(ranges, {}, &TimeRange::end).end;
            QCOMPARE(lane.extent(), (TimeRange{ranges.front().start, latest}));
        }
        QCOMPARE(test::issueCount(*s.trace, IssueKind::Overlap), overlaps);
    }

    void rows_data() { agreesWithBruteForce_data(); }
    void rows()
    {
        QFETCH(int, kind);
        QFETCH(int, count);
        Randoms random(11);
        const Sample s(randomBoxes(kind, count));
        for (const auto &[number, order] : s.order) {
            const Lane &lane = *s.lanes.at(number);
            std::set<std::uint32_t> seen;
            for (std::uint32_t r = 0; r < lane.rowCount(); ++r) {
                const Row &row = lane.row(r);
                QVERIFY(row.size() > 0);
                for (std::uint32_t i = 0; i < row.size(); ++i) {
                    const Box &box = s.boxes.at(row.slice(i).value());
                    QVERIFY(seen.insert(row.slice(i).value()).second);
                    QCOMPARE(s.trace->row(row.slice(i)), r);
                    QCOMPARE(row.start(i), box.start);
                    QCOMPARE(row.end(i), box.end);
                    QCOMPARE(row.duration(i), box.end - box.start);
                    if (i > 0)
                        QVERIFY2(row.end(i - 1) <= row.start(i), "two boxes of a row intersect");
                }
                for (int q = 0; q < 60; ++q) {
                    const auto near = static_cast<std::uint32_t>(random.between(0, row.size() - 1));
                    const Nanoseconds t = (random.oneIn(2) ? row.start(near) : row.end(near)) + random.between(-1, 1);
                    std::uint32_t ending = 0, starting = 0;
                    while (ending < row.size() &&
                           !(row.end(ending) > t || (row.duration(ending) == 0 && row.start(ending) >= t)))
                        ++ending;
                    while (starting < row.size() && row.start(starting) < t)
                        ++starting;
                    QCOMPARE(row.firstEndingAfter(t), ending);
                    QCOMPARE(row.firstStartingAt(t), starting);

                    auto a = static_cast<std::uint32_t>(random.between(0, row.size())),
                         b = static_cast<std::uint32_t>(random.between(0, row.size()));
                    const Summary sum = row.summary(a, b);
                    Summary want;
                    for (; a < b; ++a) {
                        ++want.count;
                        want.busy += row.duration(a);
                        if (row.duration(a) > want.longestDuration) {
                            want.longestDuration = row.duration(a);
                            want.longest = a;
                        }
                    }
                    QCOMPARE(sum.count, want.count);
                    QCOMPARE(sum.busy, want.busy);
                    if (want.count > 0) {
                        QCOMPARE(sum.longest, want.longest);
                        QCOMPARE(sum.longestDuration, want.longestDuration);
                    }
                }
            }
            QCOMPARE(seen.size(), order.size());
        }
    }

    void queries_data() { agreesWithBruteForce_data(); }
    void queries()
    {
        QFETCH(int, kind);
        QFETCH(int, count);
        Randoms random(13);
        const Sample s(randomBoxes(kind, count));
        for (const auto &[number, order] : s.order) {
            const Lane &lane = *s.lanes.at(number);
            for (int q = 0; q < 150; ++q) {
                const Box &near =
                    s.boxes[order[static_cast<std::size_t>(random.between(0, static_cast<qint64>(order.size()) - 1))]];
                const Nanoseconds t = (random.oneIn(2) ? near.start : near.end) + random.between(-2, 2);
                const TimeRange range{t, t + random.between(0, random.oneIn(2) ? 3 : 3000)};
                SliceId at, around, ending;
                Nanoseconds nearest = std::numeric_limits<Nanoseconds>::max();
                std::vector<SliceId> inside;
                for (const std::uint32_t k : order) {
                    const Box &b = s.boxes[k];
                    if ((b.start <= t && t < b.end) || (b.start == b.end && b.start == t))
                        at = SliceId(k);
                    if (b.start <= range.start && b.end >= range.end)
                        around = SliceId(k);
                    if (b.start < t && b.end >= t)
                        ending = b.end == t ? SliceId(k) : SliceId();
                    if (b.start == b.end ? range.start <= b.start && b.start < range.end
                                         : std::max(b.start, range.start) < std::min(b.end, range.end))
                        inside.push_back(SliceId(k));
                    nearest = std::min(nearest, std::max<Nanoseconds>({0, b.start - t, t - b.end}));
                }
                QCOMPARE(lane.at(t), at);
                QCOMPARE(lane.enclosing(range), around);
                QCOMPARE(lane.endingAt(t), ending);
                std::vector<SliceId> got;
                lane.overlapping(range, [&](SliceId id) { return got.push_back(id), true; });
                QCOMPARE(got, inside);
                const SliceId found = lane.nearest(t);
                QVERIFY(found);
                const Box &b = s.boxes.at(found.value());
                QCOMPARE(b.lane, number);
                QCOMPARE(std::max<Nanoseconds>({0, b.start - t, t - b.end}), nearest);
                const auto first =
                    std::ranges::find_if(order, [&](std::uint32_t k) { return s.boxes[k].start >= t; }) - order.begin();
                QCOMPARE(lane.firstStartingAt(t), static_cast<std::uint32_t>(first));
            }
        }
    }

    /// Stacks and streams as programs write them need no more rows than they are deep.
    void wellNestedLaneHasARowForEachDepth()
    {
        Randoms random(17);
        std::vector<Box> boxes;
        for (Nanoseconds t = 0; t < 100; ++t)
            addTree(random, boxes, t * 1000, t * 1000 + 900, 1, 6);
        const Sample s(std::move(boxes));
        const Lane &lane = *s.lanes.at(1);
        std::uint32_t deepest = 0;
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            deepest = std::max(deepest, lane.depth(i));
            QCOMPARE(s.trace->row(lane.slice(i)), lane.depth(i));
        }
        QCOMPARE(lane.rowCount(), deepest + 1);
        QCOMPARE(test::issueCount(*s.trace, IssueKind::Overlap), 0u);
    }

    void emptyLane()
    {
        // A lane that only a name makes known.
        const auto trace = test::open(test::document(
            {test::complete("a", 0, 10), R"({"ph":"M","name":"thread_name","pid":5,"tid":6,"args":{"name":"t"}})"}));
        for (const Lane &lane : trace->lanes()) {
            if (lane.size() > 0)
                continue;
            QVERIFY(lane.nearest(0).isNone());
            QVERIFY(lane.at(0).isNone());
            QVERIFY(lane.enclosing({0, 1}).isNone());
            QVERIFY(lane.endingAt(0).isNone());
            QVERIFY(lane.extent().isEmpty());
            QCOMPARE(lane.firstStartingAt(0), 0u);
            QCOMPARE(lane.rowCount(), 0u);
            QCOMPARE(lane.busy(), 0);
        }
    }

    void longerThan32Bits()
    {
        // A duration of 4294967295 ns and its neighbours are where the column changes its form.
        QByteArrayList events;
        const std::vector<qint64> durations{4294967294, 4294967295, 4294967296, 9000000000000000, 0, 1};
        for (std::size_t i = 0; i < durations.size(); ++i)
            events += test::complete("s", 5, durations[i], "1", QByteArray::number(qint64(i)));
        const auto trace = test::open(test::document(events));
        for (std::uint32_t i = 0; i < durations.size(); ++i)
            QCOMPARE(trace->duration(SliceId(i)), durations[i]);
    }
};

QTEST_APPLESS_MAIN(TestLane)
#include "tst_lane.moc"
