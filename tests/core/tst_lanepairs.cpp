// Qt first: moc 6.4 stumbles over what core includes.
#include <QtTest/QtTest>

#include "core/analyse/lanepairs.h"
#include "randoms.h"
#include "recordings.h"

#include <algorithm>
#include <set>

using namespace lanescope;
using test::complete;

// Which lane of a second trace stands for which of the first.

namespace {

/// A trace of lanes: each slice is (tid or stream, name, category, start, duration) in us, on the process or device `pid`.
class Lanes {
public:
    Lanes &add(const QByteArray &tid, const QByteArray &name, const QByteArray &cat, int start, int duration,
               const QByteArray &pid = {})
    {
        const bool onDevice = cat == "kernel" || cat.startsWith("gpu_");
        m_events +=
            complete(name, start * 1000, duration * 1000, pid.isEmpty() ? (onDevice ? "0" : "1") : pid, tid, cat);
        return *this;
    }
    test::Opened open() const { return test::open(test::document(m_events)); }

private:
    QByteArrayList m_events;
};

/// `1 · 7` of a lane: what the test wrote.
QByteArray nameOf(const Trace &trace, LaneId lane)
{
    return lane ? QByteArray::fromStdString(trace.lane(lane).pid() + ":" + trace.lane(lane).tid()) : QByteArray("-");
}

QByteArrayList pairsOf(const Trace &a, const Trace &b)
{
    QByteArrayList list;
    for (const LanePair &pair : pairLanes(a, b))
        list += nameOf(a, pair.a) + ' ' + nameOf(b, pair.b);
    std::ranges::sort(list);
    return list;
}

QByteArrayList sorted(QByteArrayList list)
{
    std::ranges::sort(list);
    return list;
}

/// What must hold for any two traces.
void checkLaws(const Trace &a, const Trace &b)
{
    const std::vector<LanePair> pairs = pairLanes(a, b);
    // Each lane with slices is in one pair, and no other lane is.
    std::multiset<LaneId> ofA, ofB;
    for (const LanePair &pair : pairs) {
        QVERIFY(pair.a || pair.b);
        if (pair.a)
            ofA.insert(pair.a);
        if (pair.b)
            ofB.insert(pair.b);
        if (pair.a && pair.b)
            QCOMPARE(a.lane(pair.a).kind(), b.lane(pair.b).kind());
    }
    for (const auto &[trace, lanes] : {std::pair(&a, &ofA), std::pair(&b, &ofB)})
        for (const Lane &lane : trace->lanes())
            QCOMPARE(lanes->count(lane.id()), lane.size() > 0 ? 1u : 0u);
    // The other way round it is the same.
    std::vector<LanePair> mirrored = pairLanes(b, a), own = pairs;
    for (LanePair &pair : mirrored)
        std::swap(pair.a, pair.b);
    const auto order = [](const LanePair &p) { return std::pair(p.a, p.b); };
    std::ranges::sort(mirrored, {}, order);
    std::ranges::sort(own, {}, order);
    QVERIFY(mirrored == own);
    // With itself each lane is its own.
    for (const LanePair &pair : pairLanes(a, a))
        QCOMPARE(pair.a, pair.b);
}

} // namespace

class TestLanePairs : public QObject {
    Q_OBJECT

private slots:
    void threadsByWhatTheyRun();
    void streamsByWhatTheyRun();
    void sameFirstThenBusiest();
    void devicesStandForEachOther();
    void oneStreamThatCopiesMore();
    void recordings_data();
    void recordings();
    void randomLanes();
    void emptyTraces();
};

void TestLanePairs::threadsByWhatTheyRun()
{
    // Thread ids say nothing: those of the second trace are exchanged.
    const auto a =
        Lanes()
            .add("10", "ProfilerStep#1", "user_annotation", 0, 100)
            .add("11", "autograd::engine::evaluate_function: MulBackward0", "cpu_op", 0, 90)
            .add("12", "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", "user_annotation", 0, 9)
            .add("13", "cudaEventQuery", "cuda_runtime", 0, 5)
            .add("0", "Buffer Flush", "overhead", 0, 5, "-1")
            .open();
    const auto b =
        Lanes()
            .add("12", "ProfilerStep#1", "user_annotation", 0, 10)
            .add("10", "autograd::engine::evaluate_function: AddBackward0", "cpu_op", 0, 300)
            .add("13", "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", "user_annotation", 0, 9)
            .add("9", "cudaEventQuery", "cuda_runtime", 0, 5)
            .add("11", "aten::mul", "cpu_op", 0, 500)
            .open();
    QCOMPARE(pairsOf(*a, *b), sorted({"-1:0 -", "1:10 1:12", "1:11 1:10", "1:12 1:13", "1:13 1:9", "- 1:11"}));
    const auto roles = laneRoles(*a);
    for (const Lane &lane : a->lanes())
        if (lane.tid() == "11")
            QCOMPARE(laneRoleName(roles[lane.id().value()]), "backward");
    checkLaws(*a, *b);
}

void TestLanePairs::streamsByWhatTheyRun()
{
    const auto a = Lanes()
                       .add("7", "gemm", "kernel", 0, 100)
                       .add("20", "ncclDevKernel_AllReduce_Sum", "kernel", 0, 80)
                       .add("21", "Memcpy HtoD (Pinned -> Device)", "gpu_memcpy", 0, 10)
                       .add("22", "Memcpy DtoH (Device -> Pinned)", "gpu_memcpy", 0, 20)
                       .open();
    const auto b = Lanes()
                       .add("20", "gemm", "kernel", 0, 100)
                       .add("7", "ncclDevKernel_AllGather", "kernel", 0, 80)
                       .add("5", "Memcpy HtoD (Pageable -> Device)", "gpu_memcpy", 0, 50)
                       .add("6", "Memcpy DtoH (Device -> Pinned)", "gpu_memcpy", 0, 2)
                       .open();
    QCOMPARE(pairsOf(*a, *b), sorted({"0:7 0:20", "0:20 0:7", "0:21 0:5", "0:22 0:6"}));
    checkLaws(*a, *b);
}

void TestLanePairs::sameFirstThenBusiest()
{
    const auto a = Lanes()
                       .add("7", "gemm", "kernel", 0, 100)
                       .add("8", "gemm", "kernel", 0, 80)
                       .add("9", "gemm", "kernel", 0, 10)
                       .open();
    const auto b = Lanes()
                       .add("7", "gemm", "kernel", 0, 10)
                       .add("30", "gemm", "kernel", 0, 20)
                       .add("31", "gemm", "kernel", 0, 50)
                       .add("32", "gemm", "kernel", 0, 40)
                       .open();
    // The same number, then the busiest with the busiest.
    QCOMPARE(pairsOf(*a, *b), sorted({"0:7 0:7", "0:8 0:31", "0:9 0:32", "- 0:30"}));
    checkLaws(*a, *b);
}

void TestLanePairs::devicesStandForEachOther()
{
    const auto a = Lanes().add("7", "gemm", "kernel", 0, 100, "0").add("7", "gemm", "kernel", 0, 10, "2").open();
    const auto b = Lanes().add("7", "gemm", "kernel", 0, 100, "1").add("7", "gemm", "kernel", 0, 100, "2").open();
    QCOMPARE(pairsOf(*a, *b), sorted({"0:7 1:7", "2:7 2:7"}));
    // A device that only one has stands alone.
    const auto one = Lanes().add("7", "gemm", "kernel", 0, 100, "2").open();
    QCOMPARE(pairsOf(*a, *one), sorted({"0:7 -", "2:7 2:7"}));
    checkLaws(*a, *b);
    checkLaws(*a, *one);
}

void TestLanePairs::oneStreamThatCopiesMore()
{
    // The only stream that computes is the computing one, though it copies for longer.
    const auto a = Lanes()
                       .add("7", "gemm", "kernel", 0, 10)
                       .add("7", "Memcpy HtoD (Pageable -> Device)", "gpu_memcpy", 20, 90)
                       .open();
    const auto b = Lanes().add("13", "gemm", "kernel", 0, 100).open();
    QCOMPARE(pairsOf(*a, *b), sorted({"0:7 0:13"}));
    checkLaws(*a, *b);
}

void TestLanePairs::recordings_data()
{
    test::addRecordings(500'000);
}

void TestLanePairs::recordings()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings");
    const auto a = test::openPath(path);
    const auto b = test::openPath(test::dataPath("traces/guide_64_bf16_warm_compile.pt.trace.json.gz"));
    checkLaws(*a, *b);
    // The threads that own the steps stand for each other, whatever their ids.
    if (a->steps().empty())
        return;
    const LanePair main{a->laneOf(a->steps().front().slice), b->laneOf(b->steps().front().slice)};
    QVERIFY(std::ranges::count(pairLanes(*a, *b), main) == 1);
}

void TestLanePairs::randomLanes()
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        test::Randoms random(seed);
        const auto some = [&] {
            static const QByteArray names[] = {"gemm", "ncclKernel", "aten::mm", "autograd::engine::x", "DataLoader"};
            Lanes lanes;
            const auto count = random.between(1, 25);
            for (std::int64_t i = 0; i < count; ++i) {
                const bool onDevice = random.oneIn(2);
                const QByteArray cat = !onDevice ? "cpu_op" : random.oneIn(3) ? "gpu_memcpy" : "kernel";
                lanes.add(QByteArray::number(random.between(5, 9)), names[random.between(0, 4)], cat,
                          static_cast<int>(random.between(0, 1000)), static_cast<int>(random.between(0, 3)) * 10,
                          onDevice ? QByteArray::number(random.between(0, 2)) : QByteArray("11"));
            }
            return lanes.open();
        };
        const auto a = some(), b = some();
        checkLaws(*a, *b);
        if (QTest::currentTestFailed())
            qFatal("seed %llu", static_cast<unsigned long long>(seed));
    }
}

void TestLanePairs::emptyTraces()
{
    const auto a = test::open(test::document({}));
    const auto b = Lanes().add("7", "gemm", "kernel", 0, 100).open();
    QVERIFY(pairLanes(*a, *a).empty());
    QCOMPARE(pairsOf(*a, *b), sorted({"- 0:7"}));
    checkLaws(*a, *b);
}

QTEST_APPLESS_MAIN(TestLanePairs)
#include "tst_lanepairs.moc"
