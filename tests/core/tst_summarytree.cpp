#include "core/model/summarytree.h"
#include "randoms.h"

#include <QtTest>

#include <algorithm>
#include <vector>

using namespace lanescope;
using test::Randoms;

class TestSummaryTree : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("longest");
        for (const int count : {0,   1,   2,   15,  16,  17,   31,   32,   33,    255,   256,
                                257, 272, 273, 511, 513, 4095, 4096, 4097, 65536, 65537, 70001})
            for (const int longest : {0, 3, 1000000})
                QTest::addRow("%d up to %d", count, longest) << count << longest;
    }
    void agreesWithBruteForce()
    {
        QFETCH(int, count);
        QFETCH(int, longest);
        Randoms random(static_cast<std::uint64_t>(count + longest));
        std::vector<Nanoseconds> durations(static_cast<std::size_t>(count)), starts = durations, before = durations;
        Nanoseconds t = -1000, busy = 0;
        for (std::size_t i = 0; i < durations.size(); ++i) {
            // Now and then a slice or a stretch of ground that stands out.
            durations[i] = random.between(0, random.oneIn(50) ? 8 * longest : longest);
            t += random.between(0, random.oneIn(50) ? 8 * longest : longest / 3);
            starts[i] = t;
            before[i] = busy;
            t += durations[i];
            busy += durations[i];
        }
        const auto duration = [&](std::uint32_t i) { return durations.at(i); };
        const auto start = [&](std::uint32_t i) { return starts.at(i); };
        const auto ground = [&](std::uint32_t i) { return starts.at(i) - starts.at(i - 1) - durations.at(i - 1); };
        SummaryTree tree;
        tree.build(static_cast<std::uint32_t>(count), start, duration, ground);
        checkPlaces(tree, random, starts, durations, before);

        const auto check = [&](std::uint32_t first, std::uint32_t last) {
            Summary want;
            for (std::uint32_t i = first; i < std::min(last, static_cast<std::uint32_t>(count)); ++i) {
                ++want.count;
                want.busy += durations[i];
                if (durations[i] > want.longestDuration) {
                    want.longestDuration = durations[i];
                    want.longest = i; // of equals the earliest
                }
            }
            const Summary got = tree.of(first, last, duration);
            return got.count == want.count && got.busy == want.busy && got.longestDuration == want.longestDuration &&
                   (want.count == 0 || got.longest == want.longest);
        };
        const auto n = static_cast<std::uint32_t>(count);
        if (count <= 33) {
            for (std::uint32_t a = 0; a <= n + 1; ++a)
                for (std::uint32_t b = 0; b <= n + 2; ++b)
                    QVERIFY2(check(a, b), QByteArray::number(a) + ".." + QByteArray::number(b));
            return;
        }
        for (int q = 0; q < (count > 5000 ? 100 : 1000); ++q) {
            std::uint32_t a = static_cast<std::uint32_t>(random.between(0, count)),
                          b = static_cast<std::uint32_t>(random.between(0, count + 20));
            if (random.oneIn(3)) { // the edges of nodes
                a = a / 16 * 16;
                b = b / 256 * 256;
            }
            if (random.oneIn(4))
                b = a + static_cast<std::uint32_t>(random.between(0, 40));
            QVERIFY2(check(a, b), QByteArray::number(a) + ".." + QByteArray::number(b));
        }
        QVERIFY(check(0, n));
    }

private:
    /// Where the next slice begins, where a run ends, how long all before an index took.
    static void checkPlaces(const SummaryTree &tree, Randoms &random, const std::vector<Nanoseconds> &starts,
                            const std::vector<Nanoseconds> &durations, const std::vector<Nanoseconds> &before)
    {
        const auto n = static_cast<std::uint32_t>(starts.size());
        const auto duration = [&](std::uint32_t i) { return durations.at(i); };
        const auto start = [&](std::uint32_t i) { return starts.at(i); };
        const Nanoseconds end = n > 0 ? starts.back() + durations.back() + 5 : 0;
        const Nanoseconds longest = n > 0 ? *std::max_element(durations.begin(), durations.end()) : 0;
        for (int q = 0; q < (n > 5000 ? 60 : 300); ++q) {
            const auto from = static_cast<std::uint32_t>(random.between(0, n));
            const Nanoseconds time = random.oneIn(2) || n == 0
                                         ? random.between(-1005, end)
                                         : starts[static_cast<std::size_t>(random.between(0, n - 1))];
            std::uint32_t want = from;
            while (want < n && starts[want] < time)
                ++want;
            QCOMPARE(tree.firstStartingAt(from, time, start), want);
            std::uint32_t sample = (want + SummaryTree::fanout - 1) / SummaryTree::fanout * SummaryTree::fanout;
            if (n <= SummaryTree::fanout)
                sample = n;
            QCOMPARE(tree.firstSampleAt(from, time), std::min(sample, n));
            QCOMPARE(tree.firstSampleAt(from, time, static_cast<std::uint32_t>(random.between(0, n + 99))),
                     std::min(sample, n));
            if (from < n)
                QCOMPARE(tree.busyBefore(from, duration), before[from]);

            const Nanoseconds length = random.between(1, longest + 2);
            const auto last = static_cast<std::uint32_t>(random.between(from, n));
            const auto isBreak = [&](std::uint32_t i) {
                return durations[i] >= length || (i > 0 && starts[i] - starts[i - 1] - durations[i - 1] >= length);
            };
            want = from;
            while (want < last && !isBreak(want))
                ++want;
            std::uint32_t looks = 0;
            const std::uint32_t got = tree.firstBreak(from, last, length, [&](std::uint32_t i) {
                ++looks;
                return isBreak(i);
            });
            QCOMPARE(got, want);
            QVERIFY(looks <= SummaryTree::fanout + (n <= SummaryTree::fanout ? n : SummaryTree::fanout));
        }
    }
};

QTEST_APPLESS_MAIN(TestSummaryTree)
#include "tst_summarytree.moc"
