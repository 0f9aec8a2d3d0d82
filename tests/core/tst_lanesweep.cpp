// Depth, rows and overlaps of a lane against their definitions (RULES 6), where slices nest, where few cross and where all do.

#include "core/load/lanesweep.h"
#include "randoms.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace lanescope;
using test::Randoms;

namespace {

struct Box {
    Nanoseconds start, end;
    bool deviceWork = false;
};

struct Checked {
    SliceTable table;
    std::vector<std::uint32_t> order;

    explicit Checked(const std::vector<Box> &boxes)
    {
        for (const Box &b : boxes)
            table.append(b.start, b.end - b.start, 0, b.deviceWork ? 2 : 0, 0, table.size());
        order.resize(boxes.size());
        std::iota(order.begin(), order.end(), 0u);
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return std::pair(boxes[a].start, -boxes[a].end) < std::pair(boxes[b].start, -boxes[b].end);
        });
    }
};

/// By definition, in O(n²).
void check(const std::vector<Box> &boxes)
{
    Checked c(boxes);
    const LaneSweep sweep = sweepLane(c.table, c.order, {false, true}, [](std::size_t) {});
    std::uint64_t overlaps = 0;
    std::vector<std::uint32_t> rowCounts;
    std::vector<Nanoseconds> rowBusyUntil;
    std::vector<std::uint32_t> firstCrossing;
    for (std::size_t i = 0; i < c.order.size(); ++i) {
        const Box &b = boxes[c.order[i]];
        std::uint32_t depth = 0, row = 0;
        std::vector<std::uint32_t> crossing;
        for (std::size_t k = 0; k < i; ++k) {
            const Box &a = boxes[c.order[k]];
            const bool isGoingOn = a.end > b.start || (a.start == b.start && a.end == b.start);
            if (!isGoingOn)
                continue;
            if (a.end >= b.end) {
                ++depth;
                row = std::max(row, c.table.row(c.order[k]) + 1);
                if (b.end > b.start && a.deviceWork && b.deviceWork)
                    crossing.push_back(c.order[k]);
            } else if (b.end > b.start) {
                crossing.push_back(c.order[k]);
            }
        }
        if (overlaps == 0)
            firstCrossing = crossing;
        overlaps += crossing.size();
        while (row < rowBusyUntil.size() && rowBusyUntil[row] > b.start)
            ++row;
        if (row == rowBusyUntil.size()) {
            rowBusyUntil.push_back(0);
            rowCounts.push_back(0);
        }
        rowBusyUntil[row] = std::max(b.end, b.start + 1);
        ++rowCounts[row];
        QCOMPARE(c.table.depth(c.order[i]), depth);
        QCOMPARE(c.table.row(c.order[i]), row);
    }
    QCOMPARE(sweep.overlaps, overlaps);
    QCOMPARE(sweep.rowCounts, rowCounts);
    QCOMPARE(sweep.overlapExample.has_value(), overlaps > 0);
    if (sweep.overlapExample)
        QVERIFY(std::ranges::find(firstCrossing, *sweep.overlapExample) != firstCrossing.end());
    // The union, event by event.
    std::vector<std::pair<Nanoseconds, int>> marks;
    Nanoseconds lastEnd = boxes.front().end;
    for (const Box &b : boxes) {
        marks.push_back({b.start, 1});
        marks.push_back({b.end, -1});
        lastEnd = std::max(lastEnd, b.end);
    }
    std::ranges::sort(marks);
    Nanoseconds busy = 0;
    int open = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        busy += open > 0 ? marks[i].first - marks[i - 1].first : 0;
        open += marks[i].second;
    }
    QCOMPARE(sweep.busy, busy);
    QCOMPARE(sweep.extent.start, marks.front().first);
    QCOMPARE(sweep.extent.end, lastEnd);
}

} // namespace

class TestLaneSweep : public QObject {
    Q_OBJECT

private slots:
    void anyBoxes()
    {
        Randoms random(6001);
        for (int round = 0; round < 300; ++round) {
            std::vector<Box> boxes;
            const Nanoseconds width = random.between(1, 4) * random.between(3, 60), longest = random.between(1, width);
            for (auto n = random.between(1, 90); n > 0; --n) {
                const Nanoseconds start = random.between(0, width);
                boxes.push_back({start, start + (random.oneIn(5) ? 0 : random.between(0, longest)), random.oneIn(3)});
            }
            check(boxes);
        }
    }

    /// So many that cross at once that the array of open slices gives way to trees.
    void manyCross_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("each runs past the start of all others") << 0;
        QTest::newRow("random") << 1;
        QTest::newRow("nested, then crossing") << 2;
        QTest::newRow("crossing, of few lengths, many at one start") << 3;
    }
    void manyCross()
    {
        QFETCH(int, form);
        Randoms random(6002 + form);
        constexpr int count = 4000;
        std::vector<Box> boxes;
        for (int i = 0; i < count; ++i) {
            const bool deviceWork = random.oneIn(4);
            switch (form) {
            case 0: boxes.push_back({i, count + i, deviceWork}); break;
            case 1: {
                const Nanoseconds start = random.between(0, count);
                boxes.push_back({start, start + (random.oneIn(9) ? 0 : random.between(0, count)), deviceWork});
                break;
            }
            case 2:
                boxes.push_back(i < count / 4 ? Box{i, 10 * count - i, deviceWork} : Box{i, count + i, deviceWork});
                break;
            default: {
                const Nanoseconds start = random.between(0, count) / 100 * 50;
                boxes.push_back({start, start + 500 * random.between(0, 6), deviceWork});
            }
            }
        }
        check(boxes);
    }
};

QTEST_APPLESS_MAIN(TestLaneSweep)
#include "tst_lanesweep.moc"
