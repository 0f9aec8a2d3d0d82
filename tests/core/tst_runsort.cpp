#include <QtTest>

#include "core/base/distinct.h"
#include "core/base/runsort.h"

#include <random>

using namespace lanescope;

namespace {

struct Item {
    int key;
    int place; ///< before sorting
};

} // namespace

/// Runs are merged to what a stable sort gives, whatever they look like.
class TestRunSort : public QObject {
    Q_OBJECT

private slots:
    void equalsAStableSort_data()
    {
        QTest::addColumn<int>("runs"); // of the whole; 0: no order at all
        QTest::addColumn<int>("keys"); // how many there are: few make equals
        for (int runs : {0, 1, 2, 3, 7, 64, 65, 500})
            for (int keys : {1, 5, 1000, 1000000})
                QTest::addRow("%d runs of %d keys", runs, keys) << runs << keys;
    }
    void equalsAStableSort()
    {
        QFETCH(int, runs);
        QFETCH(int, keys);
        std::mt19937 random(static_cast<unsigned>(runs * 31 + keys));
        HugeArray<Item> scratch;
        for (const int count : {0, 1, 2, 15, 16, 17, 33, 1000, 20000}) {
            std::vector<Item> items;
            for (int i = 0; i < count; ++i)
                items.push_back({static_cast<int>(random() % static_cast<unsigned>(keys)), 0});
            for (int r = 0; r < runs; ++r) {
                // Rising and falling ones in turn; every third lies behind the one before.
                const auto from = items.begin() + std::int64_t{count} * r / runs;
                const auto to = items.begin() + std::int64_t{count} * (r + 1) / runs;
                if (r % 3 == 0)
                    for (auto i = from; i != to; ++i)
                        i->key += r * keys;
                std::sort(from, to,
                          [&](const Item &a, const Item &b) { return r % 2 ? a.key > b.key : a.key < b.key; });
            }
            HugeArray<Item> sorted;
            for (int i = 0; i < count; ++i) {
                items[static_cast<std::size_t>(i)].place = i;
                sorted.push_back(items[static_cast<std::size_t>(i)]);
            }
            const auto before = [](const Item &a, const Item &b) { return a.key < b.key; };
            std::stable_sort(items.begin(), items.end(), before);
            sortRuns(sorted, scratch, before);
            QCOMPARE(sorted.size(), items.size());
            for (std::size_t i = 0; i < items.size(); ++i) {
                QCOMPARE(sorted[i].key, items[i].key);
                QCOMPARE(sorted[i].place, items[i].place);
            }
        }
    }

    void distinctValuesAreNumberedByFirstUse()
    {
        struct Pair {
            std::int32_t a, b;
        };
        std::mt19937 random(7);
        Distinct<Pair> distinct;
        std::vector<std::pair<int, int>> all;
        for (int i = 0; i < 20000; ++i) {
            const std::pair<int, int> p(static_cast<int>(random() % 40), static_cast<int>(random() % 40));
            const auto known = std::find(all.begin(), all.end(), p);
            const auto number = static_cast<std::uint32_t>(known - all.begin());
            if (known == all.end())
                all.push_back(p);
            QCOMPARE(distinct.intern({p.first, p.second}), number);
        }
        const auto values = distinct.takeValues();
        QCOMPARE(values.size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY(values[i].a == all[i].first && values[i].b == all[i].second);
    }
};

QTEST_APPLESS_MAIN(TestRunSort)
#include "tst_runsort.moc"
