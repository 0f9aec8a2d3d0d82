#include "core/model/summarytree.h"
#include "randoms.h"

#include <QtTest>
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
        std::vector<Nanoseconds> durations(static_cast<std::size_t>(count));
        for (Nanoseconds &d : durations)
            d = random.between(0, longest);
        const auto duration = [&](std::uint32_t i) { return durations.at(i); };
        SummaryTree tree;
        tree.build(static_cast<std::uint32_t>(count), duration);

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
};

QTEST_APPLESS_MAIN(TestSummaryTree)
#include "tst_summarytree.moc"
