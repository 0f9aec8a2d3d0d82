#include "randoms.h"
#include "tracefile.h"

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <thread>

using namespace lanescope;
using test::complete;

// What a window shows of a file that is still being read: right where it can be checked, bounded, and without any effect on what is
// read.

namespace {

constexpr qint64 ms = 1'000'000, day = qint64{86400} * 1'000'000'000;

std::uint8_t byCategory(Category category, std::string_view)
{
    return static_cast<std::uint8_t>(category);
}

/// Of a finished trace, as it would be after its last slice.
struct Outline {
    LaneSketch frame;
    std::map<std::uint32_t, std::vector<LaneSketch::Strip>> lanes; ///< by LaneId

    explicit Outline(const LaneSketcher &sketcher)
        : frame(sketcher.frame())
    {
        for (std::size_t i = 0; i < sketcher.lanes().size(); ++i)
            lanes[sketcher.lanes()[i].value()] = sketcher.strips(i);
    }
    static Outline of(const Trace &trace)
    {
        LaneSketcher sketcher(byCategory);
        sketcher.add(trace);
        return Outline(sketcher);
    }
};

bool isNear(const std::vector<LaneSketch::Strip> &a, const std::vector<LaneSketch::Strip> &b)
{
    const auto near = [](std::uint8_t x, std::uint8_t y) { return (x > 0) == (y > 0) && std::abs(x - y) <= 1; };
    return std::ranges::equal(a, b, [&](const LaneSketch::Strip &x, const LaneSketch::Strip &y) {
        return x.paint == y.paint && std::ranges::equal(x.cover, y.cover, near);
    });
}

/// Slices that never overlap within one lane and colour, some long, some of no length.
QByteArrayList apart(std::uint64_t seed, int count)
{
    test::Randoms random(seed);
    const QByteArrayList categories{"cpu_op", "cuda_runtime", "python_function"};
    // Each lane and colour at once, so that the lanes of the first part of the file are those of all of it.
    QByteArrayList events;
    for (int lane = 0; lane < 3; ++lane)
        for (const QByteArray &category : categories)
            events += complete("first", 500 * ms, 1000, "1", QByteArray::number(lane), category);
    qint64 after = 501 * ms, before = 499 * ms;
    for (int i = 0; i < count; ++i) {
        const qint64 length = random.oneIn(20) ? random.between(0, 40 * ms) : random.between(0, 20'000);
        const bool isBefore = random.oneIn(3); // a range grows to both sides
        const qint64 gap = random.between(0, 30'000);
        qint64 start = after + gap;
        if (isBefore)
            start = before -= length + gap;
        else
            after = start + length;
        events += complete("op", start, length, "1", QByteArray::number(random.between(0, 2)),
                           categories[random.between(0, 2)]);
    }
    return events;
}

} // namespace

class TestLaneSketch : public QObject {
    Q_OBJECT

private slots:
    void coverIsThatOfTheSlices_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (int seed = 1; seed <= 6; ++seed)
            QTest::addRow("apart %d", seed) << test::document(apart(static_cast<std::uint64_t>(seed), 400 * seed));
        QTest::newRow("one slice") << test::document({complete("a", 7 * ms, 3 * ms)});
        QTest::newRow("no length") << test::document({complete("a", 7 * ms, 0)});
        QTest::newRow("before zero") << test::document({complete("a", -7 * ms, 3 * ms), complete("b", 9, 1)});
        QTest::newRow("one in another") << test::document(
            {complete("a", 0, 9 * ms), complete("b", ms, ms), complete("c", ms, 1)});
        QTest::newRow("a thousand that cover all") << test::document(QByteArrayList(1000, complete("a", 0, 9 * ms)));
        QFile recorded(test::dataPath("traces/autograd_threads.pt.trace.json.gz"));
        QVERIFY(recorded.open(QIODevice::ReadOnly));
        QTest::newRow("recorded") << recorded.readAll();
    }
    void coverIsThatOfTheSlices()
    {
        QFETCH(QByteArray, bytes);
        const auto opened = test::open(bytes);
        const Trace &trace = *opened;
        const Outline outline = Outline::of(trace);
        const Nanoseconds length = outline.frame.partLength, zero = outline.frame.partsStart;
        Nanoseconds first = trace.start(SliceId(0)), last = first + 1;
        std::map<std::pair<std::uint32_t, int>, std::vector<double>> shares;
        for (std::uint32_t i = 0; i < trace.sliceCount(); ++i) {
            const Nanoseconds start = trace.start(SliceId(i)), end = trace.end(SliceId(i));
            first = std::min(first, start);
            last = std::max({last, end, start + 1});
            auto &share = shares[{trace.laneOf(SliceId(i)).value(), byCategory(trace.category(SliceId(i)), {})}];
            share.resize(LaneSketcher::mostParts, 0);
            for (int p = 0; p < LaneSketcher::mostParts; ++p) {
                const TimeRange part{zero + p * length, zero + (p + 1) * length};
                const Nanoseconds overlap = std::min(part.end, end) - std::max(part.start, start);
                if (overlap > 0)
                    share[static_cast<std::size_t>(p)] += static_cast<double>(overlap) / static_cast<double>(length);
                else if (start == end && part.contains(start))
                    share[static_cast<std::size_t>(p)] += 1e-9;
            }
        }
        QCOMPARE(outline.frame.range, (TimeRange{first, last}));
        QVERIFY(zero <= first && first < zero + length);
        std::size_t strips = 0;
        for (const auto &[lane, all] : outline.lanes) {
            for (const LaneSketch::Strip &strip : all) {
                ++strips;
                const auto &share = shares.at({lane, strip.paint});
                QVERIFY(strip.cover.size() <= std::size_t{LaneSketcher::mostParts});
                QVERIFY(zero + static_cast<Nanoseconds>(strip.cover.size()) * length >= last);
                for (std::size_t p = 0; p < strip.cover.size(); ++p) {
                    QCOMPARE(strip.cover[p] > 0, share[p] > 0);
                    QVERIFY(std::abs(strip.cover[p] - std::min(share[p], 1.0) * 255) <= 1.1);
                }
            }
        }
        QCOMPARE(strips, shares.size());
    }

    /// However often somebody looked before, the last look is the same.
    void growsAsIfReadAtOnce()
    {
        const QByteArrayList events = apart(17, 3000);
        const auto whole = test::open(test::document(events));
        const Outline expected = Outline::of(*whole);
        for (const int step : {1500, 400, 37}) {
            LaneSketcher sketcher(byCategory);
            Nanoseconds length = 0;
            int longer = 0;
            for (qsizetype n = 9; n < events.size(); n += step) {
                sketcher.add(*test::open(test::document(events.mid(0, n))));
                longer += sketcher.frame().partLength > length;
                length = sketcher.frame().partLength;
            }
            sketcher.add(*whole);
            const Outline outline(sketcher);
            QVERIFY(longer > 1); // else nothing was to be shown
            QCOMPARE(outline.frame.range, expected.frame.range);
            QCOMPARE(outline.frame.partsStart, expected.frame.partsStart);
            QCOMPARE(outline.frame.partLength, expected.frame.partLength);
            QCOMPARE(outline.lanes.size(), expected.lanes.size());
            for (const auto &[lane, strips] : expected.lanes)
                QVERIFY2(isNear(outline.lanes.at(lane), strips), qPrintable(QString::number(step)));
        }
    }

    /// What cannot be right does not press the rest into nothing, wherever in the file it stands.
    void farTimesAreLeftOut_data()
    {
        QTest::addColumn<int>("far"); // events that are years away
        QTest::addColumn<int>("at");  // where in the file
        QTest::newRow("first") << 1 << 0;
        QTest::newRow("last") << 1 << 100;
        QTest::newRow("between") << 3 << 40;
        QTest::newRow("many first") << 45 << 0;
    }
    void farTimesAreLeftOut()
    {
        QFETCH(int, far);
        QFETCH(int, at);
        QByteArrayList events;
        for (int i = 0; i < 100; ++i)
            events += complete("op", 20000 * day + i * ms, ms / 2);
        for (int i = 0; i < far; ++i)
            events.insert(at, complete("far", i, ms));
        // A length of years is none.
        events += complete("endless", 20000 * day + 100 * ms, 900 * day);
        const TimeRange expected{20000 * day, 20000 * day + 100 * ms + 1};
        LaneSketcher grown(byCategory);
        for (qsizetype n = 1; n < events.size(); n += 10)
            grown.add(*test::open(test::document(events.mid(0, n))));
        const auto whole = test::open(test::document(events));
        grown.add(*whole);
        QCOMPARE(grown.frame().range, expected);
        const Outline once = Outline::of(*whole);
        QCOMPARE(once.frame.range, expected);
        // As the timeline will have it.
        QCOMPARE(whole->view().start, expected.start);
        QVERIFY(isNear(once.lanes.at(0), grown.strips(0)));
    }

    void manyLanesAreBounded()
    {
        QByteArrayList events;
        for (int i = 0; i < 20000; ++i)
            events += complete("op", i * 1000, 500, "1", QByteArray::number(i + 5));
        const auto file = test::fileWith(test::document(events));
        Progress progress;
        progress.sketchPaint = byCategory;
        QVERIFY(readTrace(file->fileName().toStdString(), {}, &progress));
        const auto sketch = progress.sketch();
        QVERIFY(sketch);
        QCOMPARE(sketch->laneCount, 20000u);
        QCOMPARE(sketch->lanes.size(), std::size_t{LaneSketcher::mostLanes});
        QCOMPARE(sketch->range, (TimeRange{0, 19999 * 1000 + 500}));
        QCOMPARE(sketch->lanes.front().identity.tid, std::string("5"));
    }

    /// A begin without its end, which comes when all is read, is a mark.
    void begunSlicesAreMarks()
    {
        const auto file = test::fileWith(test::document({test::mark("B", "a", 0, "1", "1", R"("cat":"cpu_op")"),
                                                         test::mark("E", "a", ms), complete("b", 2 * ms, ms)}));
        Progress progress;
        progress.sketchPaint = byCategory;
        QVERIFY(readTrace(file->fileName().toStdString(), {}, &progress));
        const auto sketch = progress.sketch();
        QVERIFY(sketch);
        const auto &cover = sketch->lanes.at(0).strips.at(0).cover;
        QCOMPARE(cover[0], std::uint8_t{1});
        QCOMPARE(cover[1], std::uint8_t{0});
        QVERIFY(cover.back() > 0);
    }

    void paintsByCategoryAndName()
    {
        const auto file = test::fileWith(test::document(
            {complete("same", 0, ms), complete("same", 0, ms, "1", "1", "cuda_runtime"), complete("nccl", ms, ms)}));
        Progress progress;
        progress.sketchPaint = [](Category category, std::string_view name) {
            return static_cast<std::uint8_t>(category == Category::Runtime ? 40 : name == "nccl" ? 9 : 8);
        };
        QVERIFY(readTrace(file->fileName().toStdString(), {}, &progress));
        const auto sketch = progress.sketch();
        QVERIFY(sketch);
        std::vector<int> paints;
        for (const LaneSketch::Strip &strip : sketch->lanes.at(0).strips)
            paints.push_back(strip.paint);
        QCOMPARE(paints, (std::vector<int>{8, 9, 40}));
    }

    /// Whoever watches changes nothing; and sees lanes under the names and in the order that they will have.
    void changesNothingThatIsRead_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : {"inputs", "traces"})
            for (const QFileInfo &file :
                 QDir(test::dataPath(folder)).entryInfoList({"*.json", "*.gz", "*.zip"}, QDir::Files))
                if (file.fileName() != "expect.json" && file.fileName() != "LABELS.json")
                    QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
    void changesNothingThatIsRead()
    {
        QFETCH(QString, path);
        const ReadOptions options{.threads = 3, .windowBytes = 4096};
        Progress unasked, asked;
        asked.sketchPaint = byCategory;
        const auto plain = readTrace(path.toStdString(), options, &unasked);
        const auto watched = readTrace(path.toStdString(), options, &asked);
        QVERIFY(!unasked.sketch());
        QCOMPARE(watched.has_value(), plain.has_value());
        if (!plain) {
            QCOMPARE(watched.error().message, plain.error().message);
            QVERIFY(!asked.sketch());
            return;
        }
        QCOMPARE(test::dumpText(**watched), test::dumpText(**plain));
        const auto sketch = asked.sketch();
        QCOMPARE(sketch != nullptr, (*plain)->sliceCount() > 0);
        if (!sketch)
            return;
        std::vector<const Lane *> lanes;
        for (const Lane &lane : (*plain)->lanes())
            if (lane.size() > 0)
                lanes.push_back(&lane);
        QCOMPARE(std::size_t{sketch->laneCount}, lanes.size());
        std::size_t next = 0; // a lane of implausible times alone is not drawn
        for (const LaneSketch::Lane &lane : sketch->lanes) {
            while (next < lanes.size() &&
                   (lanes[next]->pid() != lane.identity.pid || lanes[next]->tid() != lane.identity.tid))
                ++next;
            QVERIFY(next < lanes.size());
            const Lane &real = *lanes[next];
            QCOMPARE(lane.identity.kind, real.kind());
            QCOMPARE(lane.identity.process, real.process());
            QCOMPARE(lane.identity.name, real.name());
            QCOMPARE(lane.identity.device, real.device());
            QCOMPARE(lane.identity.stream, real.stream());
            QVERIFY(!lane.strips.empty());
        }
    }

    /// From another thread, all the time.
    void isSeenWhileItIsRead()
    {
        QByteArray text = "{\"traceEvents\":[\n";
        for (qint64 i = 0; i < 60000; ++i) {
            text +=
                complete("launch", i * 10000, 4000, "77", QByteArray::number(77 + i / 30000), "cuda_runtime") + ",\n";
            text += complete("kernel " + QByteArray::number(i % 997), i * 10000 + 5000, 3000, "0", "7", "kernel") +
                    (i == 59999 ? "\n]}" : ",\n");
        }
        const auto file = test::fileWith(text);
        Progress progress;
        progress.sketchPaint = byCategory;
        std::shared_ptr<const Trace> trace;
        std::atomic<bool> ended = false;
        std::thread load([&] {
            if (auto read = readTrace(file->fileName().toStdString(), {.threads = 3, .windowBytes = 16384}, &progress))
                trace = *read;
            ended = true;
        });
        std::shared_ptr<const LaneSketch> latest;
        int seen = 0;
        bool isSound = true;
        do {
            const bool isLast = ended;
            if (auto sketch = progress.sketch(); sketch && sketch != latest) {
                ++seen;
                isSound =
                    isSound && sketch->lanes.size() == sketch->laneCount &&
                    (!latest || (sketch->laneCount >= latest->laneCount && sketch->range.start <= latest->range.start &&
                                 sketch->range.end >= latest->range.end));
                latest = std::move(sketch);
            }
            if (isLast)
                break;
            std::this_thread::yield();
        } while (true);
        load.join();
        QVERIFY(trace);
        QVERIFY(isSound);
        QVERIFY2(seen >= 2, "the first slices, and all of them");
        const Outline outline = Outline::of(*trace);
        QCOMPARE(latest->range, outline.frame.range);
        QCOMPARE(latest->lanes.size(), std::size_t{3});
        for (std::uint32_t i = 0; i < 3; ++i)
            QVERIFY(isNear(latest->lanes[i].strips, outline.lanes.at(i)));
    }
};

QTEST_APPLESS_MAIN(TestLaneSketch)
#include "tst_lanesketch.moc"
