#include <QtTest>

#include "core/base/digits.h"
#include "core/model/columns.h"
#include "core/model/slicetable.h"

#include <map>
#include <random>

using namespace lanescope;

/// What is packed comes back as it was, small or not.
class TestSliceTable : public QObject {
    Q_OBJECT

private slots:
    void givesBackWhatItWasGiven()
    {
        std::mt19937_64 random(11);
        // Small ones, those about each escape, and whatever fits.
        const auto number = [&](std::uint64_t escape) -> std::uint64_t {
            switch (random() % 4) {
            case 0: return escape - 2 + random() % 4;
            case 1: return random() & 0x7fffffffffffffffu;
            default: return random() % 1000;
            }
        };
        struct Slice {
            std::int64_t start, duration;
            std::uint32_t name, kind, lane, row, depth;
            std::uint64_t offset;
        };
        std::vector<Slice> slices;
        SliceTable table;
        std::uint64_t offset = 0;
        for (int i = 0; i < 3000; ++i) {
            offset += i % 500 == 499 ? 0x1'0000'0001u : random() % 5000;
            const Slice s{static_cast<std::int64_t>(random()),         static_cast<std::int64_t>(number(0xffffffffu)),
                          static_cast<std::uint32_t>(random()),        static_cast<std::uint32_t>(number(0xffffu)),
                          static_cast<std::uint32_t>(number(0xffffu)), static_cast<std::uint32_t>(number(0xffffu)),
                          static_cast<std::uint32_t>(number(0xffffu)), offset};
            slices.push_back(s);
            table.append(s.start, i % 7 == 0 ? 5 : s.duration, s.name, s.kind, i % 5 == 0 ? 3 : s.lane, s.offset);
        }
        for (std::uint32_t i = 0; i < slices.size(); ++i) {
            table.setPlace(i, slices[i].row, slices[i].depth);
            if (i % 7 == 0)
                table.setDuration(i, slices[i].duration);
            if (i % 5 == 0)
                table.setLane(i, slices[i].lane);
        }
        QCOMPARE(table.size(), static_cast<std::uint32_t>(slices.size()));
        for (std::uint32_t i = 0; i < slices.size(); ++i) {
            const Slice &s = slices[i];
            QCOMPARE(table.start(i), s.start);
            QCOMPARE(table.duration(i), s.duration);
            QCOMPARE(table.name(i), s.name);
            QCOMPARE(table.kind(i), s.kind);
            QCOMPARE(table.lane(i), s.lane);
            QCOMPARE(table.row(i), s.row);
            QCOMPARE(table.depth(i), s.depth);
            QCOMPARE(table.offset(i), s.offset);
        }
    }

    void sparseIntegers()
    {
        std::mt19937_64 random(12);
        std::map<std::uint32_t, std::int64_t> expected;
        SparseIntegerColumn column;
        for (std::uint32_t s = 0; s < 5000; ++s) {
            if (random() % 3 == 0)
                continue;
            const std::int64_t values[] = {-1,         0,           0xfffffffe,
                                           0xffffffff, 0x100000000, static_cast<std::int64_t>(random())};
            const std::int64_t value =
                random() % 2 ? static_cast<std::int64_t>(random() % 100000) : values[random() % 6];
            expected[s] = value;
            column.append(SliceId(s), value);
        }
        for (std::uint32_t s = 0; s < 5100; ++s) {
            const auto it = expected.find(s);
            QCOMPARE(column.find(SliceId(s)), it != expected.end() ? std::optional(it->second) : std::nullopt);
        }
        auto next = expected.begin();
        column.forEach([&](SliceId s, std::int64_t value) {
            QVERIFY(next != expected.end());
            QCOMPARE(s.value(), next->first);
            QCOMPARE(value, next->second);
            ++next;
        });
        QVERIFY(next == expected.end());
    }

    void digits()
    {
        std::mt19937_64 random(13);
        for (int i = 0; i < 200000; ++i) {
            std::string text(random() % 19, '0');
            for (char &c : text)
                c = static_cast<char>('0' + random() % 10);
            if (random() % 3 == 0 && !text.empty()) // one byte that may be no digit
                text[random() % text.size()] = static_cast<char>(random() % 256);
            std::optional<std::uint64_t> expected;
            if (!text.empty() && text.size() <= 16 && text.find_first_not_of("0123456789") == std::string::npos)
                expected = std::stoull(text);
            // On the heap and of that very size, so that a sanitizer sees a look beyond it.
            const std::vector<char> exact(text.begin(), text.end());
            QCOMPARE(parseDigits(exact.data(), exact.size()), expected);
        }
    }
};

QTEST_APPLESS_MAIN(TestSliceTable)
#include "tst_slicetable.moc"
