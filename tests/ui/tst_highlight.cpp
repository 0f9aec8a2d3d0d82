// Qt first: moc 6.4 stumbles over what core includes.
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "randoms.h"
#include "tracefile.h"
#include "ui/look/theme.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"

using namespace lanescope;

class TestHighlight : public QObject {
    Q_OBJECT

private slots:
    void boxesAgreeWithBruteForce();
    void overviewKnowsThePlaces();
    void escapeTakesThemAway();
};

/// Random calls on two threads, one of which nests.
static test::Opened randomTrace(test::Randoms &random, int count)
{
    QByteArray events;
    std::int64_t t = 1000;
    for (int i = 0; i < count; ++i) {
        const std::int64_t length = random.between(0, random.oneIn(8) ? 9000 : 60);
        const auto event = [&](int tid, std::int64_t from, std::int64_t duration) {
            events +=
                QStringLiteral(
                    "%1{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"op%2\",\"pid\":1,\"tid\":%3,\"ts\":%4,\"dur\":%5}")
                    .arg(events.isEmpty() ? QString() : QStringLiteral(","))
                    .arg(random.between(0, 3))
                    .arg(tid)
                    .arg(from)
                    .arg(duration)
                    .toUtf8();
        };
        event(1, t, length);
        event(1, t + length / 3, length / 3);
        event(2, t + random.between(0, 40), random.between(0, 40));
        t += length + random.between(0, 100);
    }
    return test::open("{\"traceEvents\":[" + events + "]}");
}

void TestHighlight::boxesAgreeWithBruteForce()
{
    test::Randoms random(5);
    for (int round = 0; round < 40; ++round) {
        const test::Opened opened = randomTrace(random, 150);
        const Trace &trace = *opened;
        TimelineScene scene;
        scene.setTrace(opened.trace);
        std::vector<std::uint32_t> slices;
        for (std::uint32_t s = 0; s < trace.sliceCount(); ++s)
            if (random.oneIn(3))
                slices.push_back(s);
        scene.highlightItem().setSlices(slices);
        QCOMPARE(scene.highlightItem().size(), slices.size());
        for (int view = 0; view < 10; ++view) {
            const TimeRange all = trace.extent();
            const Nanoseconds from = random.between(all.start, all.end - 1);
            const Nanoseconds length = random.between(20, view == 0 ? all.length() : 60'000);
            const double width = 900;
            scene.setScale(TimeScale({from, from + length}, width), 1);
            const std::vector<QRectF> boxes = scene.highlightItem().boxes();
            // Every marked slice in sight lies under a box of its row …
            std::vector<QRectF> wanted;
            for (const std::uint32_t s : slices) {
                const QRectF rect = scene.rectOf(SliceId(s));
                if (trace.end(SliceId(s)) < from || trace.start(SliceId(s)) > from + length)
                    continue;
                wanted.push_back(rect);
                QVERIFY(std::ranges::any_of(boxes, [&](const QRectF &b) {
                    return b.top() == rect.top() && b.left() <= rect.left() + 1e-9 && b.right() >= rect.right() - 1e-9;
                }));
            }
            // … and no box reaches farther than a short slice has to.
            for (const QRectF &b : boxes) {
                QVERIFY(b.width() >= 1);
                double covered = b.left();
                for (const QRectF &rect : wanted)
                    if (rect.top() == b.top() && rect.left() >= b.left() - 1e-9 && rect.left() <= covered + 1e-9)
                        covered = std::max({covered, rect.right(), rect.left() + 2});
                QVERIFY(covered >= b.right() - 1e-9);
            }
            for (std::size_t i = 1; i < boxes.size(); ++i)
                QVERIFY(boxes[i].top() != boxes[i - 1].top() || boxes[i].left() >= boxes[i - 1].right() - 1e-9);
        }
    }
}

void TestHighlight::overviewKnowsThePlaces()
{
    test::Randoms random(6);
    const test::Opened opened = randomTrace(random, 300);
    TimelineScene scene;
    scene.setTrace(opened.trace);
    std::vector<std::uint32_t> slices;
    for (std::uint32_t s = 0; s < opened->sliceCount(); s += 40)
        slices.push_back(s);
    scene.highlightItem().setSlices(slices);
    const TimeRange view = opened->view();
    const std::span<const char> marked = scene.highlightItem().marked();
    QCOMPARE(marked.size(), static_cast<std::size_t>(Highlights::bins));
    for (int bin = 0; bin < Highlights::bins; ++bin) {
        const double perBin = static_cast<double>(view.length()) / Highlights::bins;
        const double from = static_cast<double>(view.start) + bin * perBin;
        const bool touched = std::ranges::any_of(slices, [&](std::uint32_t s) {
            return static_cast<double>(opened->start(SliceId(s))) < from + perBin &&
                   static_cast<double>(opened->end(SliceId(s))) >= from;
        });
        if (touched != marked[static_cast<std::size_t>(bin)])
            QFAIL(qPrintable(QStringLiteral("bin %1").arg(bin)));
    }
    scene.highlightItem().setSlices({});
    QVERIFY(scene.highlightItem().marked().empty());
    QVERIFY(scene.highlightItem().boxes().empty());
}

void TestHighlight::escapeTakesThemAway()
{
    test::Randoms random(7);
    const test::Opened opened = randomTrace(random, 50);
    TimeAxis axis;
    TimelineView view(axis);
    view.resize(900, 300);
    view.setTrace(opened.trace, {});
    view.show();
    const QImage before = view.grab().toImage();
    const std::uint32_t some[] = {0, 4, 9};
    view.highlight(some);
    QCOMPARE(view.timelineScene().highlightItem().size(), std::size_t{3});
    QVERIFY(view.grab().toImage() != before);
    QSignalSpy spy(&view, &TimelineView::cleared);
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(view.timelineScene().highlightItem().size(), std::size_t{0});
    QVERIFY(view.grab().toImage() == before);
    // Another trace has other slices.
    view.highlight(some);
    view.setTrace({}, {});
    QCOMPARE(view.timelineScene().highlightItem().size(), std::size_t{0});
}

QTEST_MAIN(TestHighlight)
#include "tst_highlight.moc"
