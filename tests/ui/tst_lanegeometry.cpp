#include "core/load/tracereader.h"
#include "ui/timeline/lanegeometry.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <random>
#include <set>
#include <string>

using namespace lanescope;

namespace {

struct Event {
    Nanoseconds start;
    Nanoseconds duration;
};

std::shared_ptr<const Trace> traceOf(const QTemporaryDir &folder, const std::vector<Event> &events)
{
    const std::string path = folder.filePath(QStringLiteral("t.json")).toStdString();
    std::ofstream file(path);
    file << "{\"traceEvents\":[";
    const auto micros = [](Nanoseconds ns) {
        const std::string fraction = std::to_string(ns % 1000);
        return std::to_string(ns / 1000) + "." + std::string(3 - fraction.size(), '0') + fraction;
    };
    for (std::size_t i = 0; i < events.size(); ++i)
        file << (i ? "," : "") << "\n{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"k" << i % 7
             << "\",\"pid\":0,\"tid\":7,\"ts\":" << micros(events[i].start) << ",\"dur\":" << micros(events[i].duration)
             << "}";
    file << "]}";
    file.close();
    auto trace = readTrace(path);
    return trace ? *trace : nullptr;
}

/// Slices one after the other, of lengths and gaps of very different sizes.
std::vector<Event> randomEvents(std::mt19937_64 &random, std::size_t count, Nanoseconds zero)
{
    std::vector<Event> events;
    Nanoseconds t = zero;
    const auto length = [&] {
        return static_cast<Nanoseconds>(std::pow(10.0, static_cast<double>(random() % 5000) / 1000.0));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const Nanoseconds duration = random() % 9 == 0 ? 0 : length();
        events.push_back({t, duration});
        t += duration + (random() % 3 == 0 ? 0 : length());
    }
    return events;
}

} // namespace

class TestLaneGeometry : public QObject {
    Q_OBJECT

private slots:
    void rowsAgainstBruteForce_data();
    void rowsAgainstBruteForce();
    void aGapOfAPixelIsNeverBridged();
    void zeroLengthHasAWidth();
    void everyDrawnPixelCanBeHit();
    void panningKeepsGaps();
    void densityAddsUp();
    void densityOfHundredsInAPixel();
    void boxesFollowPixelsNotEvents();

private:
    QTemporaryDir m_folder;
};

void TestLaneGeometry::rowsAgainstBruteForce_data()
{
    QTest::addColumn<qlonglong>("zero");
    QTest::newRow("near zero") << 0LL;
    QTest::newRow("epoch") << 1'700'000'000'123'456'789LL;
}

void TestLaneGeometry::rowsAgainstBruteForce()
{
    QFETCH(qlonglong, zero);
    std::mt19937_64 random(7);
    for (int round = 0; round < 6; ++round) {
        const auto trace = traceOf(m_folder, randomEvents(random, 1 + random() % 800, zero));
        QVERIFY(trace);
        const Lane &lane = trace->lanes()[0];
        for (int view = 0; view < 60; ++view) {
            const Nanoseconds whole = trace->extent().length() + 100;
            const Nanoseconds length = std::max<Nanoseconds>(
                20, static_cast<Nanoseconds>(static_cast<double>(whole) *
                                             std::pow(10.0, -static_cast<double>(random() % 500) / 100.0)));
            const Nanoseconds start =
                trace->extent().start - 50 + static_cast<Nanoseconds>(random() % static_cast<std::uint64_t>(whole));
            const double width = 50 + static_cast<double>(random() % 800);
            const double ratio = std::array{1.0, 2.0, 1.5}[random() % 3];
            const TimeScale scale({start, start + length}, width);
            const DeviceScale pixels(scale, ratio);
            for (std::uint32_t r = 0; r < lane.rowCount(); ++r) {
                const Row &row = lane.row(r);
                std::vector<SliceBox> boxes;
                rowBoxes(row, scale, ratio, boxes);

                // Sorted, within the view, apart.
                for (std::size_t i = 0; i < boxes.size(); ++i) {
                    QVERIFY(boxes[i].x0 < boxes[i].x1);
                    QVERIFY(boxes[i].x0 >= (i == 0 ? 0 : boxes[i - 1].x1));
                    QVERIFY(boxes[i].x1 <= pixels.width());
                    QVERIFY(boxes[i].count >= 1);
                }
                // Every slice that starts in view is counted once, and what is a pixel or more is a box of its own.
                std::uint64_t counted = 0, starting = 0, entering = 0;
                for (const SliceBox &box : boxes)
                    counted += box.count;
                for (std::uint32_t i = 0; i < row.size(); ++i) {
                    const Nanoseconds s = row.start(i), e = row.end(i);
                    if (s >= start + length || e < start || (e == start && s < start))
                        continue;
                    (s >= start ? starting : entering) += 1;
                    const bool wide = pixels.exact(e) - pixels.exact(s) >= 1.000001 &&
                                      pixels.column(e) > std::max(pixels.column(s), 0);
                    if (wide) {
                        const auto own = std::find_if(boxes.begin(), boxes.end(),
                                                      [&](const SliceBox &b) { return b.slice == row.slice(i); });
                        QVERIFY2(own != boxes.end(), qPrintable(QStringLiteral("%1 to %2 of %3")
                                                                    .arg(pixels.exact(s))
                                                                    .arg(pixels.exact(e))
                                                                    .arg(pixels.width())));
                        QVERIFY(own->x0 >= std::max(pixels.column(s), 0) &&
                                own->x0 <= std::max(pixels.column(s), 0) + 1);
                        QCOMPARE(own->x1, std::min(pixels.column(e), pixels.width()));
                    }
                }
                QVERIFY(counted >= starting);
                QVERIFY(counted <= starting + entering);
                // Every pixel that is drawn has a slice of the row in it.
                for (const SliceBox &box : boxes)
                    for (std::int32_t x = box.x0; x < box.x1; ++x) {
                        bool found = false;
                        for (std::uint32_t i = 0; i < row.size() && !found; ++i)
                            found = pixels.exact(row.start(i)) < x + 1 + 1e-6 && pixels.exact(row.end(i)) > x - 1e-6;
                        QVERIFY(found);
                    }
                // The colour is the longest one's.
                for (const SliceBox &box : boxes)
                    if (box.count > 1) {
                        Nanoseconds longest = 0;
                        for (std::uint32_t i = 0; i < row.size(); ++i)
                            if (pixels.exact(row.start(i)) >= box.x0 - 1e-6 &&
                                pixels.exact(row.end(i)) <= box.x1 + 1e-6 && row.end(i) > start)
                                longest = std::max(longest, row.duration(i));
                        QVERIFY(trace->duration(box.slice) >= longest);
                    }
            }
        }
    }
}

void TestLaneGeometry::aGapOfAPixelIsNeverBridged()
{
    std::mt19937_64 random(11);
    for (int round = 0; round < 8; ++round) {
        const auto trace = traceOf(m_folder, randomEvents(random, 600, 1000));
        QVERIFY(trace);
        const Row &row = trace->lanes()[0].row(0);
        for (int view = 0; view < 40; ++view) {
            const Nanoseconds length =
                1000 + static_cast<Nanoseconds>(random() % static_cast<std::uint64_t>(trace->extent().length()));
            const TimeScale scale({trace->extent().start, trace->extent().start + length}, 400);
            const DeviceScale pixels(scale, 1);
            std::vector<SliceBox> boxes;
            rowBoxes(row, scale, 1, boxes);
            for (std::uint32_t i = 0; i + 1 < row.size(); ++i) {
                const double from = pixels.exact(row.end(i)), to = pixels.exact(row.start(i + 1));
                if (to - from < 1.000001 || to > pixels.width())
                    continue;
                for (const SliceBox &box : boxes) // a box that lies on both sides would cover it
                    QVERIFY(!(box.x0 <= std::floor(from) - 1 && box.x1 >= std::floor(to) + 1));
            }
            // A gap of two pixels always shows one of ground.
            for (std::uint32_t i = 0; i + 1 < row.size(); ++i) {
                const double from = pixels.exact(row.end(i)), to = pixels.exact(row.start(i + 1));
                if (to - from < 2.000001 || to > pixels.width() || from < 0)
                    continue;
                const auto middle = static_cast<std::int32_t>(std::floor(from)) + 1;
                for (const SliceBox &box : boxes)
                    QVERIFY(!(box.x0 <= middle && middle < box.x1));
            }
        }
    }
}

void TestLaneGeometry::zeroLengthHasAWidth()
{
    const auto trace = traceOf(m_folder, {{10'000, 0}, {20'000, 0}, {20'000, 0}, {30'000, 0}});
    QVERIFY(trace);
    const Lane &lane = trace->lanes()[0];
    const TimeScale scale({10'000, 30'001}, 300);
    std::uint32_t count = 0;
    for (std::uint32_t r = 0; r < lane.rowCount(); ++r) {
        std::vector<SliceBox> boxes;
        rowBoxes(lane.row(r), scale, 1, boxes);
        for (const SliceBox &box : boxes) {
            QCOMPARE(box.x1 - box.x0, 1);
            count += box.count;
        }
    }
    QCOMPARE(count, 4u);
}

void TestLaneGeometry::everyDrawnPixelCanBeHit()
{
    std::mt19937_64 random(3);
    const LaneMetrics metrics;
    const auto trace = traceOf(m_folder, randomEvents(random, 700, 5000));
    QVERIFY(trace);
    const Lane &lane = trace->lanes()[0];
    for (const double ratio : {1.0, 2.0}) {
        for (const Nanoseconds length : {trace->extent().length(), trace->extent().length() / 30, Nanoseconds{5000}}) {
            const TimeScale scale({trace->extent().start, trace->extent().start + length}, 500);
            for (std::uint32_t r = 0; r < lane.rowCount(); ++r) {
                std::vector<SliceBox> boxes;
                rowBoxes(lane.row(r), scale, ratio, boxes);
                for (const SliceBox &box : boxes)
                    for (std::int32_t x = box.x0; x < box.x1; ++x)
                        for (const double dy : {0.0, metrics.rowHeight / 2, metrics.rowHeight}) {
                            const LaneHit hit =
                                hitLane(lane, metrics, scale, ratio, (x + 0.5) / ratio, metrics.rowTop(r) + dy);
                            QCOMPARE(hit.slice, box.slice);
                            QCOMPARE(hit.count, box.count);
                            QCOMPARE(hit.row, r);
                        }
                // Where nothing is within a pixel, nothing is hit.
                for (double x = 0.5; x < 500; x += 1) {
                    const auto column = static_cast<std::int32_t>(x * ratio);
                    const int tolerance = static_cast<int>(ratio);
                    const bool near = std::any_of(boxes.begin(), boxes.end(), [&](const SliceBox &b) {
                        return b.x0 - tolerance <= column && column < b.x1 + tolerance;
                    });
                    QCOMPARE(static_cast<bool>(hitLane(lane, metrics, scale, ratio, x, metrics.rowTop(r) + 3)), near);
                }
            }
        }
    }
    QVERIFY(!hitLane(lane, metrics, TimeScale(trace->extent(), 500), 1, 10, 1)); // above the first row
}

void TestLaneGeometry::panningKeepsGaps()
{
    // Slices of 30 px with gaps of 3 px: wherever the view begins, every gap is seen and has nearly its width.
    std::vector<Event> events;
    for (Nanoseconds i = 0; i < 40; ++i)
        events.push_back({1'000'000 + i * 33'000, 30'000});
    const auto trace = traceOf(m_folder, events);
    QVERIFY(trace);
    const Row &row = trace->lanes()[0].row(0);
    for (Nanoseconds shift = 0; shift < 2000; shift += 37) {
        const TimeScale scale({1'100'000 + shift, 1'600'000 + shift}, 500);
        std::vector<SliceBox> boxes;
        rowBoxes(row, scale, 1, boxes);
        QVERIFY(boxes.size() >= 15);
        for (std::size_t i = 1; i < boxes.size(); ++i)
            QVERIFY(std::abs(boxes[i].x0 - boxes[i - 1].x1 - 3) <= 1);
    }
}

void TestLaneGeometry::densityAddsUp()
{
    // 1000 slices of 0.1 px, one every 0.5 px: a fifth of the time.
    std::vector<Event> events;
    for (Nanoseconds i = 0; i < 1000; ++i)
        events.push_back({i * 500, 100});
    const auto trace = traceOf(m_folder, events);
    QVERIFY(trace);
    const Row &row = trace->lanes()[0].row(0);
    const TimeScale scale({0, 500'000}, 500);
    std::vector<SliceBox> boxes;
    rowBoxes(row, scale, 1, boxes);
    QCOMPARE(boxes.size(), std::size_t{1});
    QCOMPARE(boxes[0].count, 1000u);
    std::vector<float> density;
    boxDensity(row, scale, 1, boxes[0], 2, density);
    QCOMPARE(density.size(), std::size_t{250});
    double sum = 0;
    for (const float share : density) {
        QVERIFY(std::abs(share - 0.2f) < 0.06f);
        sum += static_cast<double>(share) * 2 * 1000;
    }
    QVERIFY(std::abs(sum - 100'000) < 500);
}

/// Where a step passes over hundreds of slices only every sixteenth is looked at: the bars are right to a pixel of height all the same.
void TestLaneGeometry::densityOfHundredsInAPixel()
{
    std::mt19937_64 random(13);
    std::vector<Event> events;
    Nanoseconds t = 0;
    for (int i = 0; i < 150'000; ++i) {
        // Thousands of dense ones, then thousands of sparse ones.
        const bool dense = i / 7000 % 2 == 0;
        const auto duration = static_cast<Nanoseconds>(random() % (dense ? 90 : 30));
        events.push_back({t, duration});
        t += duration + static_cast<Nanoseconds>(random() % (dense ? 20 : 70));
    }
    const auto trace = traceOf(m_folder, events);
    QVERIFY(trace);
    const Row &row = trace->lanes()[0].row(0);
    const TimeScale scale(trace->extent(), 150);
    std::vector<SliceBox> boxes;
    rowBoxes(row, scale, 1, boxes);
    QCOMPARE(boxes.size(), std::size_t{1});
    std::vector<float> density;
    boxDensity(row, scale, 1, boxes[0], 2, density);
    QCOMPARE(density.size(), std::size_t{75});
    for (int x = 0; x < 75; ++x) {
        const TimeRange part{scale.time(2 * x), scale.time(2 * x + 2)};
        Nanoseconds busy = 0;
        for (std::uint32_t i = 0; i < row.size(); ++i)
            busy += std::max<Nanoseconds>(std::min(row.end(i), part.end) - std::max(row.start(i), part.start), 0);
        const double share = static_cast<double>(busy) / static_cast<double>(part.length());
        QVERIFY2(
            std::abs(static_cast<double>(density[static_cast<std::size_t>(x)]) - share) < 0.03,
            qPrintable(QStringLiteral("%1: %2, not %3").arg(x).arg(density[static_cast<std::size_t>(x)]).arg(share)));
    }
}

void TestLaneGeometry::boxesFollowPixelsNotEvents()
{
    std::mt19937_64 random(5);
    std::vector<Event> events;
    Nanoseconds t = 0;
    for (int i = 0; i < 60'000; ++i) {
        events.push_back({t, static_cast<Nanoseconds>(random() % 2000)});
        t += events.back().duration + static_cast<Nanoseconds>(random() % 900);
    }
    const auto trace = traceOf(m_folder, events);
    QVERIFY(trace);
    const TimeScale scale(trace->extent(), 1000);
    std::vector<SliceBox> boxes;
    rowBoxes(trace->lanes()[0].row(0), scale, 2, boxes);
    QVERIFY(boxes.size() <= 2000);
    std::uint64_t count = 0;
    for (const SliceBox &box : boxes)
        count += box.count;
    QVERIFY(count >= trace->lanes()[0].row(0).size() - 1);
}

QTEST_GUILESS_MAIN(TestLaneGeometry)
#include "tst_lanegeometry.moc"
