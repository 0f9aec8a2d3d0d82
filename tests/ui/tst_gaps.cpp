// Qt first: moc 6.4 stumbles over what core includes.
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "core/load/tracereader.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"
#include "ui/look/theme.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <random>

using namespace lanescope;

namespace {

std::shared_ptr<const TraceReport> load(const QString &path)
{
    const auto read = readTrace(path.toStdString());
    return read ? makeTraceReport(*read) : nullptr;
}

const QString sample =
    QStringLiteral(LANESCOPE_TEST_DATA "/../../resources/samples/many-small-kernels.pt.trace.json.gz");

bool isProfilers(GapCause cause)
{
    return cause == GapCause::BufferRequest || cause == GapCause::Profiler;
}

} // namespace

class TestGaps : public QObject {
    Q_OBJECT

private slots:
    void idleBoxesAgreeWithBruteForce();
    void theProfilersBoxesAreNeverLost();
    void bandsLieWhereNothingRuns();
    void theBufferRequestOfTheSample();
    void whatIsDrawnCanBeHit();
    void theReportComesFromAThread();
};

void TestGaps::idleBoxesAgreeWithBruteForce()
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<GapBand> bands;
        Nanoseconds t = 0;
        for (std::uint32_t i = 0; i < 300; ++i) {
            t += static_cast<Nanoseconds>(random() % 400);
            const Nanoseconds length =
                1 + static_cast<Nanoseconds>(random() % 20 == 0 ? random() % 20'000 : random() % 300);
            bands.push_back({{t, t + length}, i, 0});
            t += length;
        }
        const auto from = static_cast<Nanoseconds>(random() % 20'000);
        const TimeScale scale({from, from + 1000 + static_cast<Nanoseconds>(random() % 100'000)}, 800);
        std::vector<GapBox> boxes, expected;
        idleBoxes(bands, scale, 3, boxes);
        for (std::uint32_t i = 0; i < bands.size(); ++i) {
            const double x0 = scale.x(bands[i].range.start), x1 = scale.x(bands[i].range.end);
            if (bands[i].range.end > from && bands[i].range.start < scale.visible().end && x1 - x0 >= 3)
                expected.push_back({std::max(x0, -1.0), std::min(x1, 801.0), i});
        }
        QCOMPARE(boxes.size(), expected.size());
        QVERIFY(boxes == expected);
    }
}

void TestGaps::theProfilersBoxesAreNeverLost()
{
    std::mt19937 random(11);
    std::vector<GapBand> bands;
    Nanoseconds t = 0;
    for (std::uint32_t i = 0; i < 50; ++i) {
        t += 1 + static_cast<Nanoseconds>(random() % 100'000'000);
        bands.push_back({{t, t + 1000}, i, 0});
        t += 1000;
    }
    const TimeScale scale({0, t + 1000}, 900);
    std::vector<GapBox> boxes;
    profilerBoxes(bands, scale, 3, boxes);
    QVERIFY(!boxes.empty());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        QVERIFY(boxes[i].x1 - boxes[i].x0 >= 3);
        QVERIFY(i == 0 || boxes[i].x0 >= boxes[i - 1].x1);
    }
    for (const GapBand &band : bands) {
        const double x = scale.x(band.range.start);
        QVERIFY(
            std::any_of(boxes.begin(), boxes.end(), [&](const GapBox &b) { return b.x0 - 2 <= x && x <= b.x1 + 2; }));
    }
}

void TestGaps::bandsLieWhereNothingRuns()
{
    const auto report = load(sample);
    QVERIFY(report);
    TimelineScene scene;
    scene.setTrace(report->trace);
    scene.setReport(report);
    const Trace &trace = *report->trace;
    for (const Step &step : trace.steps()) {
        scene.setScale(TimeScale({step.range.start, step.range.start + 400'000}, 1400), 1);
        for (const LaneItem *item : scene.laneItems()) {
            if (item->lane().kind() != LaneKind::GpuStream)
                continue;
            for (double x = 0.5; x < 1400; x += 1) {
                for (std::uint32_t row = 0; row < item->lane().rowCount(); ++row) {
                    const QPointF at(x, item->y() + item->metrics().rowTop(row) + 4);
                    const GapItem::Hit gap = scene.gapItem().hit(at);
                    if (!gap || isProfilers(gap.part->cause))
                        continue;
                    // Device work and the gap before it share at most the pixel of their border.
                    const TimelineScene::Hit slice = scene.hit(at);
                    if (slice && isDeviceWork(trace.category(slice.slice)) &&
                        trace.range(slice.slice).overlaps(gap.part->range))
                        QFAIL("a gap during device work");
                }
            }
        }
    }
}

void TestGaps::theBufferRequestOfTheSample()
{
    const auto report = load(sample);
    QVERIFY(report);
    TimelineScene scene;
    scene.setTheme(Theme::light());
    scene.setTrace(report->trace);
    scene.setReport(report);
    const Gap *gap = nullptr;
    const GapPart *part = nullptr;
    for (const Gap &g : report->report.facts.gaps)
        for (const GapPart &p : g.parts)
            if (p.cause == GapCause::BufferRequest && (!part || p.range.length() > part->range.length())) {
                gap = &g;
                part = &p;
            }
    QVERIFY(part);
    QVERIFY(part->range.length() > 2'000'000 && part->range.length() < 2'300'000);
    const Nanoseconds middle = part->range.start + part->range.length() / 2;
    QCOMPARE(scene.gapItem().at(gap->lane, middle).part, part);
    // From the whole trace, where it is a few pixels, down to a part of itself.
    for (const TimeRange visible :
         {report->trace->view(), TimeRange{middle - 5'000'000'000, middle + 5'000'000'000},
          TimeRange{part->range.start - 100'000, part->range.end + 100'000}, TimeRange{middle - 1000, middle + 1000}}) {
        scene.setScale(TimeScale(visible, 1000), 1);
        const QRectF rect = scene.gapItem().rectOf({gap, part});
        QVERIFY(rect.width() >= 3);
        const GapItem::Hit hit = scene.gapItem().hit(rect.intersected(QRectF(0, 0, 1000, 1e6)).center());
        QVERIFY(hit);
        QVERIFY(isProfilers(hit.part->cause));
        QImage image(1000, static_cast<int>(scene.lanesHeight()), QImage::Format_RGB32);
        QPainter painter(&image);
        scene.render(&painter, image.rect(), image.rect());
        painter.end();
        // Its ink can be seen: in the band, or in the mark above it.
        const QColor ink = Theme::light().profilerInk;
        int inked = 0;
        const auto *item = scene.laneItem(gap->lane);
        for (int y = static_cast<int>(item->y()); y < static_cast<int>(item->y() + item->height()); ++y)
            for (int x = std::max(0, static_cast<int>(rect.left()) - 6);
                 x < std::min(1000, static_cast<int>(rect.right()) + 6); ++x)
                inked += image.pixelColor(x, y) == ink;
        QVERIFY2(inked > 4, qPrintable(QString::number(inked)));
    }
    scene.gapItem().select({gap, part});
    QVERIFY(scene.gapItem().selected());
    scene.setTrace({});
    QVERIFY(!scene.gapItem().selected());
    QVERIFY(!scene.gapItem().hit({10, 10}));
}

void TestGaps::whatIsDrawnCanBeHit()
{
    const auto report = load(QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_cold_eager.pt.trace.json.gz"));
    QVERIFY(report);
    TimelineScene scene;
    scene.setTrace(report->trace);
    scene.setReport(report);
    int hits = 0;
    for (const Gap &gap : report->report.facts.gaps)
        for (const GapPart &part : gap.parts) {
            const Nanoseconds margin = std::max<Nanoseconds>(part.range.length() / 4, 10);
            scene.setScale(TimeScale({part.range.start - margin, part.range.end + margin}, 900), 2);
            const QRectF rect = scene.gapItem().rectOf({&gap, &part});
            QCOMPARE(scene.gapItem().hit(rect.center()).part, &part);
            ++hits;
        }
    QVERIFY(hits > 3);
}

void TestGaps::theReportComesFromAThread()
{
    const auto read = readTrace(sample.toStdString());
    QVERIFY(read);
    ReportJob job;
    std::shared_ptr<const TraceReport> got;
    int count = 0;
    connect(&job, &ReportJob::finished, &job, [&](std::shared_ptr<const TraceReport> report) {
        got = std::move(report);
        ++count;
    });
    job.start(*read);
    job.start(*read); // the newer one wins
    QVERIFY(job.isRunning());
    QTRY_VERIFY(got);
    QTest::qWait(50);
    QCOMPARE(count, 1);
    QCOMPARE(got->trace, *read);
    job.start(*read);
    job.start({}); // forgotten
    QTest::qWait(200);
    QCOMPARE(count, 1);
}

QTEST_MAIN(TestGaps)
#include "tst_gaps.moc"
