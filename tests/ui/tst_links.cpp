// Qt first: moc 6.4 stumbles over what core includes.
#include <QImage>
#include <QPainter>
#include <QTest>

#include "tracefile.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/linksitem.h"
#include "ui/timeline/timelinescene.h"

#include <cmath>

using namespace lanescope;
using namespace lanescope::test;

namespace {

/// `count` launches, one every 10 µs, of a kernel each, `delay` later.
QByteArrayList launches(int count, qint64 delay)
{
    QByteArrayList events;
    for (int i = 0; i < count; ++i) {
        const QByteArray correlation = R"("correlation":)" + QByteArray::number(i + 1);
        const qint64 t = 10'000 * i + 50'000;
        events += complete("cudaLaunchKernel", t, 3'000, "1", "1", "cuda_runtime", correlation);
        events += complete("kernel", t + delay, 4'000, "0", "7", "kernel", correlation);
    }
    return events;
}

} // namespace

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    void launchesInViewAreFew();
    void linesEndAtTheirSlices();
    void workBeforeItsLaunchIsMarked();
    void foldedLanesAreMetAtTheirEdge();
    void forwardMeetsBackward();
};

void TestLinks::launchesInViewAreFew()
{
    const Opened file = open(document(launches(20'000, 2'000)));
    TimelineScene scene;
    scene.setTrace(file.trace);
    for (const double share : {1.0, 0.1, 0.001}) {
        const TimeRange view = file->view();
        scene.setScale(TimeScale({view.start, view.start + static_cast<Nanoseconds>(view.length() * share)}, 1000), 1);
        const std::vector<LinkLine> lines = launchLines(scene);
        QVERIFY(!lines.empty());
        QVERIFY2(lines.size() <= 200, qPrintable(QString::number(lines.size())));
        for (const LinkLine &line : lines)
            QCOMPARE(file->launchOf(line.to), line.from);
    }
    // Near enough, none is left out.
    scene.setScale(TimeScale({45'000, 145'000}, 1000), 1);
    QCOMPARE(launchLines(scene).size(), std::size_t{10});
}

void TestLinks::linesEndAtTheirSlices()
{
    const Opened file = open(document(launches(5, 2'000)));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({40'000, 120'000}, 800), 1);
    const std::vector<LinkLine> lines = launchLines(scene);
    QCOMPARE(lines.size(), std::size_t{5});
    for (const LinkLine &line : lines) {
        QVERIFY(!line.isSkewed);
        const QRectF from = scene.rectOf(line.from), to = scene.rectOf(line.to);
        QVERIFY(line.line.first().x() >= from.left() && line.line.first().x() <= from.right());
        QCOMPARE(line.line.first().y(), from.bottom());
        QCOMPARE(line.line.last(), to.topLeft());
    }
    // Hidden ones have none.
    scene.setHidden(*scene.laneItem(file->laneOf(lines[0].from)), true);
    QVERIFY(launchLines(scene).empty());
}

void TestLinks::workBeforeItsLaunchIsMarked()
{
    const Opened file = open(document(launches(3, -1'000)));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({40'000, 120'000}, 800), 1);
    const std::vector<LinkLine> lines = launchLines(scene);
    QCOMPARE(lines.size(), std::size_t{3});
    for (const LinkLine &line : lines)
        QVERIFY(line.isSkewed);
}

void TestLinks::foldedLanesAreMetAtTheirEdge()
{
    QByteArrayList events = launches(3, 2'000);
    events += complete("annotation", 50'000, 40'000, "0", "7", "gpu_user_annotation");
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({40'000, 120'000}, 800), 1);
    LaneItem *gpu = scene.laneItem(file->laneOf(launchLines(scene).front().to));
    scene.setFolded(*gpu, true);
    for (const LinkLine &line : launchLines(scene))
        QCOMPARE(line.line.last().y(), gpu->y() + 1);
}

void TestLinks::forwardMeetsBackward()
{
    const QByteArrayList events{complete("aten::mm", 1'000, 5'000), complete("MmBackward0", 20'000, 5'000, "1", "2"),
                                flow("s", "5", 1'000, "1", "1", "fwdbwd"),
                                flow("f", "5", 20'000, "1", "2", "fwdbwd", R"("bp":"e")")};
    const Opened file = open(document(events));
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 30'000}, 600), 1);
    const SliceId forward = sliceNamed(*file, "aten::mm"), backward = sliceNamed(*file, "MmBackward0");
    for (const SliceId slice : {forward, backward}) {
        scene.setSelectedSlice(slice);
        const std::vector<LinkLine> lines = backwardLines(scene, scene.linksItem().forwardBackward());
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].from, forward);
        QCOMPARE(lines[0].to, backward);
    }
    QImage image(600, static_cast<int>(scene.lanesHeight()), QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter, QRectF(image.rect()), QRectF(image.rect()));
    scene.setSelectedSlice({});
    QVERIFY(backwardLines(scene, scene.linksItem().forwardBackward()).empty());
}

QTEST_MAIN(TestLinks)

#include "tst_links.moc"
