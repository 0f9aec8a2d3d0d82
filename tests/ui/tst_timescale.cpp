#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timescale.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>
#include <random>

using namespace lanescope;

class TestTimeScale : public QObject {
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void isMonotonic();
    void extremesStayFinite();
    void axisStaysWithinItsLimits();
    void axisKeepsTheTimeUnderThePointer();
    void axisSendsOneSignalAChange();
    void axisGoesBackAndForward();
    void startAndEndAreAtTheEdge();
};

void TestTimeScale::roundTrip_data()
{
    QTest::addColumn<qlonglong>("start");
    QTest::addColumn<qlonglong>("length");
    QTest::newRow("zero") << 0LL << 1000LL;
    QTest::newRow("a few ns of an epoch") << 1'790'000'000'123'456'789LL << 20LL;
    QTest::newRow("a step of an epoch") << 1'700'000'000'000'000'001LL << 123'456'789LL;
    QTest::newRow("an hour of an epoch") << 1'700'000'000'000'000'001LL << 3'600'000'000'000LL;
    QTest::newRow("a day, negative") << -1'700'000'000'000'000'001LL << 86'400'000'000'000LL;
}

void TestTimeScale::roundTrip()
{
    QFETCH(qlonglong, start);
    QFETCH(qlonglong, length);
    std::mt19937_64 random(1);
    for (const double width : {1.0, 700.0, 1379.5, 3840.0}) {
        const TimeScale scale({start, start + length}, width);
        for (int i = 0; i < 2000; ++i) {
            const Nanoseconds t = start + static_cast<Nanoseconds>(random() % static_cast<std::uint64_t>(length + 1));
            const Nanoseconds back = scale.time(scale.x(t));
            QVERIFY2(std::abs(back - t) <= 1, qPrintable(QString::number(back - t)));
        }
    }
}

void TestTimeScale::isMonotonic()
{
    const Nanoseconds start = 1'790'000'000'123'456'789;
    const TimeScale scale({start, start + 1000}, 1234.5);
    for (Nanoseconds t = start - 50; t < start + 1050; ++t)
        QVERIFY(scale.x(t) < scale.x(t + 1));
    QCOMPARE(scale.x(start), 0.0);
    QCOMPARE(scale.x(start + 1000), 1234.5);
}

void TestTimeScale::extremesStayFinite()
{
    constexpr Nanoseconds least = std::numeric_limits<Nanoseconds>::min(),
                          most = std::numeric_limits<Nanoseconds>::max();
    const TimeScale scale({1000, 1020}, 1000);
    QCOMPARE(scale.clampedX(least), -1.0);
    QCOMPARE(scale.clampedX(most), 1001.0);
    QVERIFY(scale.time(1e300) > 0);
    QVERIFY(scale.time(-1e300) < 0);
    const TimeScale all({least, most}, 1000);
    QVERIFY(all.x(0) > 0);
}

void TestTimeScale::axisStaysWithinItsLimits()
{
    TimeAxis axis;
    const Nanoseconds start = 1'790'000'000'000'000'000;
    axis.setExtent({start, start + 1'000'000}, {start, start + 1'000'000});
    std::mt19937_64 random(2);
    for (int i = 0; i < 5000; ++i) {
        switch (random() % 4) {
        case 0:
            axis.zoom(1.0 + static_cast<double>(random() % 100) / 10,
                      axis.visible().start + static_cast<Nanoseconds>(random() % 1000));
            break;
        case 1: axis.zoom(1 / (1.0 + static_cast<double>(random() % 100) / 10), axis.visible().end); break;
        case 2: axis.pan(static_cast<Nanoseconds>(random() % 2'000'000) - 1'000'000); break;
        default:
            axis.fit({start + static_cast<Nanoseconds>(random() % 1'000'000),
                      start + static_cast<Nanoseconds>(random() % 1'000'000)});
            break;
        }
        QVERIFY(axis.visible().start >= axis.limits().start);
        QVERIFY(axis.visible().end <= axis.limits().end);
        QVERIFY(axis.visible().length() >= TimeAxis::shortest);
    }
    axis.zoom(1e-30, 0);
    QCOMPARE(axis.visible(), axis.limits());
    axis.zoom(1e30, start + 500);
    QCOMPARE(axis.visible().length(), TimeAxis::shortest);
    constexpr Nanoseconds most = std::numeric_limits<Nanoseconds>::max();
    axis.pan(most);
    axis.pan(-most);
    axis.fit({-most, most});
    QCOMPARE(axis.visible(), axis.limits());
}

void TestTimeScale::axisKeepsTheTimeUnderThePointer()
{
    TimeAxis axis;
    axis.setExtent({0, 1'000'000'000}, {0, 1'000'000'000});
    const double width = 1000;
    const double pointer = 333;
    for (int i = 0; i < 60; ++i) {
        const Nanoseconds before = TimeScale(axis.visible(), width).time(pointer);
        axis.zoom(1.25, before);
        const TimeScale after(axis.visible(), width);
        QVERIFY(std::abs(after.x(before) - pointer) <= 1 + 2 / after.nsPerPixel());
    }
}

void TestTimeScale::axisSendsOneSignalAChange()
{
    TimeAxis axis;
    axis.setExtent({0, 1'000'000}, {0, 1'000'000});
    QSignalSpy spy(&axis, &TimeAxis::changed);
    axis.zoom(2, 500'000);
    QCOMPARE(spy.count(), 1);
    axis.setVisible(axis.visible());
    QCOMPARE(spy.count(), 1);
    axis.pan(0);
    QCOMPARE(spy.count(), 1);
    axis.pan(1000);
    QCOMPARE(spy.count(), 2);
    axis.showWhole();
    QCOMPARE(spy.count(), 3);
    QCOMPARE(axis.visible(), axis.home());
}

void TestTimeScale::axisGoesBackAndForward()
{
    TimeAxis axis;
    axis.setExtent({0, 1'000'000}, {0, 1'000'000});
    QVERIFY(!axis.canGoBack());
    axis.fit({100'000, 200'000});
    const TimeRange first = axis.visible();
    axis.pan(1000); // no jump
    const TimeRange panned = axis.visible();
    axis.fit({500'000, 501'000});
    const TimeRange second = axis.visible();
    axis.back();
    QCOMPARE(axis.visible(), panned);
    axis.forward();
    QCOMPARE(axis.visible(), second);
    axis.back();
    axis.back();
    QCOMPARE(axis.visible(), axis.home());
    QVERIFY(!axis.canGoBack());
    axis.fit({100'000, 200'000});
    QCOMPARE(axis.visible(), first);
    QVERIFY(!axis.canGoForward()); // a new jump forgets what lay ahead
    axis.showWhole();
    axis.showWhole();
    axis.back();
    QCOMPARE(axis.visible(), first);
}

void TestTimeScale::startAndEndAreAtTheEdge()
{
    TimeAxis axis;
    axis.setExtent({0, 1'000'000}, {0, 1'000'000});
    axis.goToStart();
    QCOMPARE(axis.visible(), axis.home());
    axis.goToEnd();
    QCOMPARE(axis.visible(), axis.home());
    for (const Nanoseconds length : {500'000, 10'000, 1000, 20}) {
        axis.setVisible({400'000, 400'000 + length});
        axis.goToStart();
        QCOMPARE(axis.visible().length(), length);
        QVERIFY(axis.visible().start <= 0 && axis.visible().start >= -length / 20);
        axis.goToEnd();
        QCOMPARE(axis.visible().length(), length);
        QVERIFY(axis.visible().end >= 1'000'000 && axis.visible().end <= 1'000'000 + length / 20);
    }
}

QTEST_GUILESS_MAIN(TestTimeScale)
#include "tst_timescale.moc"
