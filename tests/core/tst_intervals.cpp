#include "core/base/intervals.h"
#include "randoms.h"

#include <QtTest>
#include <algorithm>
#include <bitset>

using namespace lanescope;
using test::Randoms;

namespace {

constexpr int width = 64;
using Points = std::bitset<width>; ///< one bit a nanosecond

Points pointsOf(const std::vector<TimeRange> &ranges)
{
    Points p;
    for (const TimeRange &r : ranges)
        for (Nanoseconds t = r.start; t < r.end; ++t)
            p.set(static_cast<std::size_t>(t));
    return p;
}

std::vector<TimeRange> someRanges(Randoms &random)
{
    std::vector<TimeRange> ranges(static_cast<std::size_t>(random.between(0, 8)));
    for (TimeRange &r : ranges) {
        r.start = random.between(0, width - 1);
        r.end =
            random.between(random.oneIn(4) ? 0 : r.start, random.oneIn(2) ? std::min<Nanoseconds>(width, r.start + 5)
                                                                          : width); // some empty, some upside down
    }
    return ranges;
}

bool isSound(const Intervals &a)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i].isEmpty() || (i > 0 && a[i].start <= a[i - 1].end))
            return false;
    return true;
}

} // namespace

class TestIntervals : public QObject {
    Q_OBJECT

private slots:
    void agreeWithPoints()
    {
        Randoms random(3);
        for (int round = 0; round < 30000; ++round) {
            const auto ra = someRanges(random), rb = someRanges(random);
            const Points pa = pointsOf(ra), pb = pointsOf(rb);
            const Intervals a = unite(ra), b = unite(rb);
            TimeRange range{random.between(0, width), random.between(0, width)};
            const Points pr = pointsOf({range});
            const auto check = [](const Intervals &set, const Points &points) {
                return isSound(set) && pointsOf(set) == points &&
                       length(set) == static_cast<Nanoseconds>(points.count());
            };
            QVERIFY(check(a, pa));
            QVERIFY(check(unite(a, b), pa | pb));
            QVERIFY(check(intersect(a, b), pa & pb));
            QVERIFY(check(subtract(a, b), pa & ~pb));
            QVERIFY(check(clip(a, range), pa & pr));
            QCOMPARE(overlapLength(a, range), static_cast<Nanoseconds>((pa & pr).count()));
        }
    }

    void touchingBecomesOne()
    {
        QCOMPARE(unite({{5, 7}, {1, 5}, {7, 7}}), (Intervals{{1, 7}}));
        QVERIFY(unite({}).empty());
        QVERIFY(unite({{3, 3}, {5, 2}}).empty());
    }

    void emptyRangeInTheMiddleJoinsNothing() { QCOMPARE(unite({{1, 3}, {4, 4}, {5, 6}}), (Intervals{{1, 3}, {5, 6}})); }

    void endsOfInt64()
    {
        constexpr auto most = std::numeric_limits<Nanoseconds>::max(), least = std::numeric_limits<Nanoseconds>::min();
        QCOMPARE(length({{least, most}}), most);
        QCOMPARE(length({{least, -1}, {1, most}}), most);
        QCOMPARE(subtract({{least, most}}, {{-1, 1}}), (Intervals{{least, -1}, {1, most}}));
    }
};

QTEST_APPLESS_MAIN(TestIntervals)
#include "tst_intervals.moc"
