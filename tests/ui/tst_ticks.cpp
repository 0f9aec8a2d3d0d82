#include "ui/look/format.h"
#include "ui/timeline/ticks.h"

#include <QSet>
#include <QTest>

using namespace lanescope;

/// Labels with plain spaces, for reading here.
static QString plain(QString text)
{
    return text.replace(QChar(0x202f), u' ');
}

class TestTicks : public QObject {
    Q_OBJECT

private slots:
    void stepsAreRound();
    void ticksCoverTheRange_data();
    void ticksCoverTheRange();
    void timeItselfEnds();
    void labels_data();
    void labels();
    void times_data();
    void times();
    void names();
};

void TestTicks::stepsAreRound()
{
    for (Nanoseconds length = 10; length < 1'000'000'000'000'000'000; length = length / 3 * 7 + 1) {
        const TimeScale scale({0, length}, 1200);
        Nanoseconds step = tickStep(scale, 90);
        QVERIFY(static_cast<double>(step) / scale.nsPerPixel() >= 90 || step > 1'000'000'000'000'000'000);
        while (step % 10 == 0)
            step /= 10;
        QVERIFY(step == 1 || step == 2 || step == 5);
    }
}

void TestTicks::ticksCoverTheRange_data()
{
    QTest::addColumn<qlonglong>("zero");
    QTest::addColumn<qlonglong>("start");
    QTest::addColumn<qlonglong>("length");
    QTest::newRow("20 ns") << 0LL << 5LL << 20LL;
    QTest::newRow("epoch") << 1'790'000'000'123'456'789LL << 1'790'000'000'123'456'700LL << 1'000'000LL;
    QTest::newRow("before zero") << 0LL << -5'000'000LL << 3'000'000LL;
    QTest::newRow("51 years") << 0LL << 0LL << 1'615'200'000'000'000'000LL;
}

void TestTicks::ticksCoverTheRange()
{
    QFETCH(qlonglong, zero);
    QFETCH(qlonglong, start);
    QFETCH(qlonglong, length);
    const TimeScale scale({start, start + length}, 1200);
    const auto ticks = ticksFor(scale, zero, 90);
    QVERIFY(ticks.size() >= 2 && ticks.size() < 20);
    const Nanoseconds step = tickStep(scale, 90);
    QVERIFY(ticks.front().time <= start);
    QVERIFY(ticks.back().time >= start + length);
    QSet<QString> labels;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        QCOMPARE((ticks[i].time - zero) % step, 0);
        if (i > 0)
            QCOMPARE(ticks[i].time - ticks[i - 1].time, step);
        labels.insert(ticks[i].label);
    }
    QCOMPARE(labels.size(), static_cast<qsizetype>(ticks.size())); // neighbours can be told apart
}

void TestTicks::timeItselfEnds()
{
    using Limits = std::numeric_limits<Nanoseconds>;
    for (const TimeRange visible :
         {TimeRange{Limits::max() - 1'800, Limits::max()}, TimeRange{Limits::min(), Limits::min() + 1'800}})
        for (const Nanoseconds zero : {Nanoseconds{0}, visible.start, Limits::max() - 5'000, Limits::min() + 5'000}) {
            const auto ticks = ticksFor(TimeScale(visible, 1200), zero, 90);
            const Nanoseconds distance = saturatingSubtract(visible.start, zero);
            const bool canBeCounted = distance != Limits::max() && distance != Limits::min();
            QVERIFY(ticks.size() < 40 && (ticks.size() > 2 || !canBeCounted));
            QVERIFY(std::is_sorted(ticks.begin(), ticks.end(),
                                   [](const Tick &a, const Tick &b) { return a.time < b.time; }));
        }
}

void TestTicks::labels_data()
{
    QTest::addColumn<qlonglong>("start");
    QTest::addColumn<qlonglong>("length");
    QTest::addColumn<QString>("first");
    QTest::newRow("ns") << 0LL << 900LL << QStringLiteral("0 ns");
    QTest::newRow("us with a decimal") << 610'200LL << 6'000LL << QStringLiteral("610.0 µs");
    QTest::newRow("ms") << 1'000'000LL << 20'000'000LL << QStringLiteral("0 ms");
    QTest::newRow("thousands of s") << 5'000'000'000'000LL << 20'000'000'000LL << QStringLiteral("5 000 s");
}

void TestTicks::labels()
{
    QFETCH(qlonglong, start);
    QFETCH(qlonglong, length);
    QFETCH(QString, first);
    const TimeScale scale({start, start + length}, 1200);
    QCOMPARE(plain(ticksFor(scale, 0, 90).front().label), first);
}

void TestTicks::times_data()
{
    QTest::addColumn<qlonglong>("ns");
    QTest::addColumn<QString>("rounded");
    QTest::addColumn<QString>("exact");
    QTest::newRow("0") << 0LL << "0 ns"
                       << "0 ns";
    QTest::newRow("1") << 1LL << "1 ns"
                       << "1 ns";
    QTest::newRow("999 ns") << 999LL << "999 ns"
                            << "999 ns";
    QTest::newRow("1 us") << 1'000LL << "1.00 µs"
                          << "1 µs";
    QTest::newRow("kernel") << 1'920LL << "1.92 µs"
                            << "1.92 µs";
    QTest::newRow("9.995") << 9'995LL << QStringLiteral("10.0 µs") << QStringLiteral("9.995 µs");
    QTest::newRow("step") << 133'408LL << QStringLiteral("133 µs") << QStringLiteral("133.408 µs");
    QTest::newRow("rounds up to the next unit") << 999'700LL << QStringLiteral("1.00 ms") << QStringLiteral("999.7 µs");
    QTest::newRow("seconds") << 1'234'567'890'123LL << QStringLiteral("1 235 s") << QStringLiteral("1 234.567890123 s");
    QTest::newRow("negative") << -800LL << QStringLiteral("−800 ns") << QStringLiteral("−800 ns");
    QTest::newRow("least") << std::numeric_limits<qlonglong>::min() << QStringLiteral("−9 223 372 037 s")
                           << QStringLiteral("−9 223 372 036.854775808 s");
}

void TestTicks::times()
{
    QFETCH(qlonglong, ns);
    QFETCH(QString, rounded);
    QFETCH(QString, exact);
    QCOMPARE(plain(formatTime(ns)), rounded);
    QCOMPARE(plain(formatTimeExact(ns)), exact);
    QCOMPARE(plain(formatCount(26'722)), QStringLiteral("26 722"));
    QCOMPARE(plain(formatShare(0.0412)), QStringLiteral("4.1 %"));
}

void TestTicks::names()
{
    QCOMPARE(oneLine("a\nb\x01"
                     "c"),
             QStringLiteral("a b c"));
    QCOMPARE(oneLine(std::string(10240, 'x'), 100).size(), 101);
    QCOMPARE(oneLine("%1 <b>&amp;</b>"), QStringLiteral("%1 <b>&amp;</b>"));
    QVERIFY(plainToolTip(QStringLiteral("<b>x</b>")).contains(QLatin1String("&lt;b&gt;x&lt;/b&gt;")));
}

QTEST_GUILESS_MAIN(TestTicks)
#include "tst_ticks.moc"
