#include "core/model/intervaltree.h"
#include "randoms.h"

#include <QtTest>
#include <algorithm>
#include <vector>

using namespace lanescope;
using test::Randoms;

namespace {

struct Sorted {
    std::vector<TimeRange> ranges;
    IntervalTree tree;

    Sorted(Randoms &random, std::size_t count, Nanoseconds span, Nanoseconds longest)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const Nanoseconds start = random.between(0, span);
            const Nanoseconds length = random.oneIn(5) ? 0 : random.oneIn(30) ? span : random.between(0, longest);
            ranges.push_back({start, start + length});
        }
        std::ranges::sort(ranges, [](const TimeRange &a, const TimeRange &b) {
            return std::pair(a.start, -a.end) < std::pair(b.start, -b.end);
        });
        tree.build(static_cast<std::uint32_t>(count), end());
    }
    std::function<Nanoseconds(std::uint32_t)> start() const
    {
        return [this](std::uint32_t i) { return ranges.at(i).start; };
    }
    std::function<Nanoseconds(std::uint32_t)> end() const
    {
        return [this](std::uint32_t i) { return ranges.at(i).end; };
    }
};

} // namespace

class TestIntervalTree : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("span");
        QTest::addColumn<int>("longest");
        for (const int count :
             {0, 1, 2, 15, 16, 17, 31, 33, 255, 256, 257, 271, 272, 273, 4095, 4096, 4097, 65535, 65536, 65537})
            for (const int span : {0, 40, 100000})
                QTest::addRow("%d in %d ns", count, span) << count << span << std::max(1, span / 50);
    }
    void agreesWithBruteForce()
    {
        QFETCH(int, count);
        QFETCH(int, span);
        QFETCH(int, longest);
        Randoms random(static_cast<std::uint64_t>(count) * 1000 + static_cast<std::uint64_t>(span));
        const Sorted s(random, static_cast<std::size_t>(count), span, longest);
        QCOMPARE(s.tree.size(), static_cast<std::uint32_t>(count));
        const int queries = count > 1000 ? 30 : 300;
        for (int q = 0; q < queries; ++q) {
            const Nanoseconds a = random.between(-2, span + 2);
            const TimeRange range{a, a + (random.oneIn(3) ? random.between(-1, 2) : random.between(0, span / 4 + 1))};
            std::vector<std::uint32_t> want, got;
            for (std::uint32_t i = 0; i < s.ranges.size(); ++i) {
                const TimeRange &r = s.ranges[i];
                const bool inside = r.length() == 0 ? range.start <= r.start && r.start < range.end : r.overlaps(range);
                if (inside)
                    want.push_back(i);
            }
            s.tree.overlapping(range, s.start(), s.end(), [&](std::uint32_t i) {
                got.push_back(i);
                return true;
            });
            QCOMPARE(got, want);

            // A visit that stops is not called again.
            std::size_t visits = 0;
            const std::size_t most = std::min<std::size_t>(want.size(), 2);
            s.tree.overlapping(range, s.start(), s.end(), [&](std::uint32_t) { return ++visits < most; });
            QCOMPARE(visits, most);

            const Nanoseconds t = random.between(-2, span * 2 + 2);
            const auto before = static_cast<std::uint32_t>(random.between(0, count + 3));
            std::optional<std::uint32_t> last;
            for (std::uint32_t i = 0; i < std::min<std::uint32_t>(before, static_cast<std::uint32_t>(count)); ++i)
                if (s.ranges[i].end >= t)
                    last = i;
            QCOMPARE(s.tree.lastEndingAtOrAfter(before, t, s.end()), last);

            const auto bound =
                std::ranges::find_if(s.ranges, [&](const TimeRange &r) { return r.start >= t; }) - s.ranges.begin();
            QCOMPARE(s.tree.lowerBound(t, s.start()), static_cast<std::uint32_t>(bound));
        }
    }

    /// O(log n + found): of a million slices a query may look at a few dozen ends.
    void looksAtFew()
    {
        constexpr std::uint32_t count = 1000000;
        IntervalTree tree;
        std::uint64_t looks = 0;
        const auto start = [](std::uint32_t i) { return Nanoseconds(i) * 10; };
        const auto end = [&](std::uint32_t i) {
            ++looks;
            return i == 0 ? Nanoseconds(count) * 10 : Nanoseconds(i) * 10 + 9; // one frame around all
        };
        tree.build(count, end);
        looks = 0;
        int found = 0;
        tree.overlapping({5000000, 5000001}, start, end, [&](std::uint32_t) { return ++found, true; });
        QCOMPARE(found, 2);
        QVERIFY2(looks < 200, QByteArray::number(looks));
        looks = 0;
        QCOMPARE(tree.lastEndingAtOrAfter(999999, Nanoseconds(count) * 10, end).value(), 0u);
        QVERIFY2(looks < 200, QByteArray::number(looks));
    }
};

QTEST_APPLESS_MAIN(TestIntervalTree)
#include "tst_intervaltree.moc"
