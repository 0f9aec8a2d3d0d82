// Qt first: moc 6.4 stumbles over what core includes.
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

#include "tracefile.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelinescene.h"
#include "ui/timeline/timelineview.h"

using namespace lanescope;
using namespace lanescope::test;

namespace {

constexpr int room = 900;

/// A stack of `depth` ops and a kernel.
Opened deepFile(int depth)
{
    QByteArrayList events;
    for (int i = 0; i < depth; ++i)
        events += complete("op" + QByteArray::number(i), i, 100'000 - 2 * i);
    events += complete("kernel", 9'000, 5'000, "0", "7", "kernel");
    return open(document(events));
}

LaneItem *deepLane(const TimelineScene &scene)
{
    for (LaneItem *item : scene.laneItems())
        if (item->lane().kind() == LaneKind::CpuThread)
            return item;
    return nullptr;
}

} // namespace

class TestDeepLanes : public QObject {
    Q_OBJECT

private slots:
    void rowsScrollWithin_data();
    void rowsScrollWithin();
    void aPictureShowsAllRows();
    void heightIsKept();
    void wheelAndBar();
};

void TestDeepLanes::rowsScrollWithin_data()
{
    QTest::addColumn<int>("depth");
    QTest::newRow("700") << 700;
    QTest::newRow("20000") << 20'000;
}

void TestDeepLanes::rowsScrollWithin()
{
    QFETCH(int, depth);
    const Opened file = deepFile(depth);
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setDeepLanesScroll(true);
    scene.setScale(TimeScale({0, 100'000}, 1000), 1);
    scene.setRoom(room);
    LaneItem *lane = deepLane(scene);
    QVERIFY(lane);
    QCOMPARE(lane->rowCount(), static_cast<std::uint32_t>(depth));
    QVERIFY(!lane->isScrollable()); // it begins folded
    scene.setFolded(*lane, false);
    QVERIFY(lane->isScrollable());
    // The kernel below it stays in sight.
    QVERIFY(lane->height() <= 0.6 * room);
    QVERIFY(scene.lanesHeight() <= room);

    const auto sliceOf = [&](std::uint32_t row) { return lane->row(row).slice(0); };
    for (const double share : {0.0, 0.31, 0.77, 1.0}) {
        lane->scrollTo(share);
        const LaneMetrics own = lane->metrics();
        std::uint32_t seen = 0;
        for (std::uint32_t row = 0; row < lane->rowCount(); ++row) {
            const QRectF rect = scene.rectOf(sliceOf(row));
            // Out of sight it is a line at the edge, for arrows to end at.
            QVERIFY(rect.top() >= lane->y() && rect.bottom() <= lane->y() + lane->height());
            QCOMPARE(rect.height() > 1, own.isSeen(row));
            if (!own.isSeen(row))
                continue;
            ++seen;
            for (const double dy : {0.5, rect.height() - 0.5})
                QCOMPARE(scene.hit({500, rect.top() + dy}).slice, sliceOf(row));
        }
        QCOMPARE(seen, own.linesWithin(own.window));
        QVERIFY(seen >= 12);
    }
    QVERIFY(!lane->scrollLines(1)); // the end
    QVERIFY(lane->scrollLines(-1));
    for (const int row : {depth - 1, 0, depth / 2, depth / 2 + 1, 3}) {
        lane->revealRow(static_cast<std::uint32_t>(row));
        QVERIFY(lane->metrics().isSeen(static_cast<std::uint32_t>(row)));
    }
    QVERIFY(!lane->revealRow(4)); // near enough to be seen already
}

void TestDeepLanes::aPictureShowsAllRows()
{
    const Opened file = deepFile(300);
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setScale(TimeScale({0, 100'000}, 1000), 1);
    scene.setRoom(room);
    scene.setFolded(*deepLane(scene), false);
    QVERIFY(!deepLane(scene)->isScrollable());
    QVERIFY(deepLane(scene)->height() > 300 * 10);
}

void TestDeepLanes::heightIsKept()
{
    const Opened file = deepFile(300);
    TimelineScene scene;
    scene.setTrace(file.trace);
    scene.setDeepLanesScroll(true);
    scene.setScale(TimeScale({0, 100'000}, 1000), 1);
    scene.setRoom(room);
    LaneItem *lane = deepLane(scene);
    scene.setFolded(*lane, false);
    const double before = lane->height(), rowHeight = lane->metrics().rowHeight;
    scene.setHeight(*lane, before - 200, 0.5);
    QVERIFY(lane->height() < before - 150 && lane->height() > before - 250);
    QCOMPARE(lane->metrics().rowHeight, rowHeight); // it scrolls more instead
    TimelineScene other;
    other.setTrace(file.trace);
    other.setDeepLanesScroll(true);
    other.setScale(TimeScale({0, 100'000}, 1000), 1);
    other.setRoom(room);
    other.setLaneState(scene.laneState());
    QCOMPARE(deepLane(other)->height(), lane->height());
    // One that need not scroll takes higher rows.
    LaneItem *gpu = other.laneItems().back() == deepLane(other) ? other.laneItems().front() : other.laneItems().back();
    other.setHeight(*gpu, gpu->height() * 2, 2);
    QCOMPARE(gpu->stretch(), 2.0);
}

void TestDeepLanes::wheelAndBar()
{
    const Opened file = deepFile(700);
    TimeAxis axis;
    TimelineView view(axis);
    view.resize(1200, 800);
    view.setTrace(file.trace, nullptr);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    TimelineScene &scene = view.timelineScene();
    LaneItem *lane = deepLane(scene);
    scene.setFolded(*lane, false);
    scene.setStretch(*scene.laneItems().back(), 8); // higher than the window
    const auto wheel = [&](double y, int notches) {
        const QPointF at(400, y);
        QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    };
    const double inside = lane->y() + lane->height() / 2;
    wheel(inside, -2);
    QVERIFY(lane->metrics().scrolled > 0);
    QCOMPARE(view.verticalScrollBar()->value(), 0);
    wheel(inside, 20);
    QCOMPARE(lane->metrics().scrolled, 0.0);
    // Its bar goes anywhere at once.
    const QRectF bar = lane->scrollBar().translated(lane->pos());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, (bar.bottomRight() - QPointF(2, 1)).toPoint());
    QVERIFY(lane->metrics().isSeen(699));
    QVERIFY(view.selectedSlice().isNone());
    // What is selected by key is brought into sight.
    view.showSlice(lane->row(2).slice(0));
    QVERIFY(lane->metrics().isSeen(2));
    view.showSlice(lane->row(650).slice(0));
    QVERIFY(lane->metrics().isSeen(650));
    view.selectParent();
    QCOMPARE(view.selectedSlice(), lane->row(649).slice(0));
    QVERIFY(lane->metrics().isSeen(649));
}

QTEST_MAIN(TestDeepLanes)
#include "tst_deeplanes.moc"
