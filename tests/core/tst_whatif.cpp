#include "core/analyse/facts.h"
#include "core/analyse/whatif.h"
#include "core/verdict/report.h"
#include "madeup.h"
#include "randoms.h"
#include "recordings.h"

#include <QtTest>
#include <functional>
#include <map>

using namespace lanescope;
using test::MadeUp;

namespace {

/// Six steps of 1000 us, the last four steady, with `pause` us of prof.step() between them.
MadeUp sixSteps(const std::function<void(MadeUp &, int step, double t)> &fill, double pause = 0)
{
    MadeUp m;
    for (int i = 0; i < 6; ++i) {
        const double t = 1000 + i * (1000 + pause);
        m.step(3 + i, t, 1000);
        fill(m, i, t);
    }
    return m;
}

struct Case {
    const char *name;
    MadeUp trace;
    Cause without;
    Nanoseconds recorded, base, step; ///< ns a step
};

const char *const dataLoader = "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__";

std::vector<Case> cases()
{
    std::vector<Case> out;
    // Ten kernels of 5 us, each 10 us behind the start of its call. Without the CPU they run back to back: 10 + 4 * 50 us.
    const auto starved = [](MadeUp &m, int, double t) {
        for (int k = 0; k < 10; ++k)
            m.launch("k", t + 80 * k, 8, t + 80 * k + 10, 5);
    };
    out.push_back({"no launching", sixSteps(starved), Cause::Launching, 1000000, 1000000, 52500});
    // prof.step() is left out of the base; recorded are 4000 us and three pauses.
    out.push_back(
        {"pauses of the profiler between steps", sixSteps(starved, 100), Cause::Launching, 1075000, 1000000, 52500});
    // The second call may come 403 us earlier, so the GPU is the limit: 10 us, then 400 + 350 a step.
    out.push_back({"no wait", sixSteps([](MadeUp &m, int, double t) {
                       m.launch("a", t + 2, 3, t + 10, 400).call("cudaStreamSynchronize", t + 9, 403);
                       m.launch("b", t + 615, 3, t + 623, 350);
                   }),
                   Cause::Syncs, 1000000, 1000000, 752500});
    // The CPU needs 597 us of each step itself, more than both kernels.
    out.push_back({"no wait, but the CPU is the limit", sixSteps([](MadeUp &m, int, double t) {
                       m.launch("a", t + 2, 3, t + 10, 400).call("cudaStreamSynchronize", t + 9, 403);
                       m.launch("b", t + 615, 3, t + 623, 50);
                   }),
                   Cause::Syncs, 1000000, 1000000, 597000});
    // The call moves the bytes itself; 2 us of it and the CPU's own 598 us stay.
    out.push_back({"no copy from pageable memory", sixSteps([](MadeUp &m, int, double t) {
                       m.launch("Memcpy HtoD (Pageable -> Device)", t + 2, 400, t + 5, 395, {}, "gpu_memcpy", "7",
                                "cudaMemcpyAsync");
                       m.launch("k", t + 410, 5, t + 420, 300);
                   }),
                   Cause::Copies, 1000000, 1000000, 602000});
    // Communication between two kernels on a stream of its own; the CPU waits for the end of both. 500 us of it go.
    out.push_back({"no communication", sixSteps([](MadeUp &m, int, double t) {
                       m.launch("a", t + 2, 3, t + 10, 300);
                       m.launch("ncclDevKernel_AllReduce", t + 6, 3, t + 312, 500, {}, "kernel", "20");
                       m.launch("b", t + 12, 3, t + 815, 150);
                       m.call("cudaDeviceSynchronize", t + 20, 947);
                   }),
                   Cause::Communication, 1000000, 1000000, 500000});
    out.push_back({"no waits for input", sixSteps([](MadeUp &m, int, double t) {
                       m.slice(dataLoader, t + 1, 400, "user_annotation").launch("k", t + 410, 3, t + 420, 300);
                   }),
                   Cause::Input, 1000000, 1000000, 600000});
    // Without launching the waits for input stay.
    out.push_back({"input stays", sixSteps([](MadeUp &m, int, double t) {
                       m.slice(dataLoader, t + 1, 400, "user_annotation").launch("k", t + 410, 3, t + 420, 30);
                   }),
                   Cause::Launching, 1000000, 1000000, (4 * 400000 + 10000 + 30000) / 4});
    // A request of 500 us in one of four steps.
    out.push_back({"a buffer request", sixSteps([](MadeUp &m, int i, double t) {
                       m.launch("k", t + 10, 3, t + 20, 30);
                       if (i == 3)
                           m.overhead("Activity Buffer Request", t + 100, 500);
                       m.launch("k", t + 700, 3, t + 710, 30);
                   }),
                   Cause::Copies, 1000000, 875000, 875000});
    return out;
}

Replay replayOf(const Trace &trace, const Facts &f)
{
    return Replay(trace, f.steps, f.cost, f.calls, f.launches, f.inputWaits);
}

/// Per steady step: the time that work launched in the steps takes on one stream, where that takes most.
Nanoseconds busiestStream(const Facts &f)
{
    std::map<LaneId, Nanoseconds> sums;
    for (const Launch &l : f.launches)
        if (l.judged && l.call && l.step >= 0 && f.steps.steps[static_cast<std::size_t>(l.step)].steady)
            sums[f.trace->laneOf(l.work)] += f.trace->duration(l.work);
    Nanoseconds most = 0;
    for (const auto &[lane, sum] : sums)
        most = std::max(most, sum);
    return most / f.judgedSteps();
}

} // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void known_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < m_cases.size(); ++i)
            QTest::newRow(m_cases[i].name) << static_cast<int>(i);
    }
    void known()
    {
        QFETCH(int, number);
        const Case &c = m_cases[static_cast<std::size_t>(number)];
        const auto trace = test::open(c.trace.text());
        const Facts f = gatherFacts(*trace);
        const Replay replay = replayOf(*trace, f);
        QVERIFY(replay.isPossible());
        QCOMPARE(replay.recordedStep(), c.recorded);
        QCOMPARE(replay.step(Cause::Nothing, true), c.recorded);
        QCOMPARE(replay.step(Cause::Nothing), c.base);
        QCOMPARE(replay.step(c.without), c.step);
        QCOMPARE(*f.whatIf.gain(c.without), c.base - c.step);
    }

    void nothingToReplay()
    {
        const auto trace = test::open(MadeUp().step(1, 0, 100).launch("k", 1, 1, 3, 50).text());
        const Facts f = gatherFacts(*trace);
        QVERIFY(!replayOf(*trace, f).isPossible());
        QVERIFY(!f.whatIf.gain(Cause::Launching));
        QVERIFY(f.whatIf.answers.empty());
    }

    void recordings_data() { test::addRecordings(); }
    /// With nothing removed the replay is the record; without a cause a step is never longer.
    void recordings()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = test::openPath(path);
        const Facts f = gatherFacts(*trace);
        QCOMPARE(f.whatIf.replayedStep, f.whatIf.recordedStep);
        QVERIFY(f.whatIf.baseStep <= f.whatIf.recordedStep);
        for (const WhatIf &w : f.whatIf.answers) {
            QVERIFY(w.step >= 0 && w.step < f.whatIf.baseStep);
            QCOMPARE(w.gain, f.whatIf.baseStep - w.step);
            // Where all of the device's work is left, a step takes at least as long as that of its busiest stream; the
            // division by the number of steps rounds down.
            if (w.without != Cause::Copies && w.without != Cause::Communication)
                QVERIFY2(w.step + 1 >= busiestStream(f), causeName(w.without));
        }
    }

    /// A rank that launches earlier only waits longer for the others: the sentence is of communication.
    void communicationIsWhatHelps()
    {
        const MadeUp made = sixSteps([](MadeUp &m, int, double t) {
            m.launch("k", t + 300, 5, t + 310, 100);
            m.launch("ncclDevKernel_AllReduce", t + 350, 5, t + 410, 570).call("cudaStreamSynchronize", t + 360, 622);
        });
        const auto trace = test::open(made.text());
        const Report report = makeReport(*trace);
        QCOMPARE(report.bound.id, "communication-bound");
        const auto &answers = report.facts.whatIf.answers;
        QVERIFY(std::ranges::any_of(answers, [](const WhatIf &w) { return w.without == Cause::Launching; }));
        QVERIFY2(report.bound.help.find("communication that compute covers") != std::string::npos,
                 report.bound.help.c_str());
    }

    /// Where steps are spent on compiling, launching less is no advice; where they are not, it is.
    void compilingIsWhatHelps_data()
    {
        QTest::addColumn<double>("compiling"); // us of a step of 1000
        QTest::addColumn<QString>("says");
        QTest::newRow("most of a step") << 800.0 << "no compiling inside the steps";
        QTest::newRow("little of a step") << 100.0 << "launching less";
    }
    void compilingIsWhatHelps()
    {
        QFETCH(double, compiling);
        QFETCH(QString, says);
        const MadeUp made = sixSteps([&](MadeUp &m, int, double t) {
            m.slice("entire_frame_compile (dynamo_timed)", t + 10, compiling);
            m.launch("k", t + 920, 5, t + 930, 40);
        });
        const auto trace = test::open(made.text());
        const Report report = makeReport(*trace);
        QCOMPARE(report.bound.id, "overhead-bound");
        QVERIFY2(QString::fromStdString(report.bound.help).contains(says), report.bound.help.c_str());
    }

    /// Random threads, streams, queues and waits: the replay of everything is the record, and less is never longer.
    void random()
    {
        test::Randoms random(4);
        for (int round = 0; round < 300; ++round) {
            MadeUp m;
            const int steps = static_cast<int>(random.between(3, 6));
            const double length = static_cast<double>(random.between(200, 2000));
            for (int i = 0; i < steps; ++i)
                m.step(i, 1000 + i * length, length - static_cast<double>(random.between(0, 20)));
            const int threads = static_cast<int>(random.between(1, 3));
            std::vector<double> streamFree(3, 0.0);
            double lastEnd = 0;
            std::vector<double> threadFree(static_cast<std::size_t>(threads), 1001.0);
            for (int n = 0; n < 120; ++n) {
                const auto thread = static_cast<std::size_t>(random.between(0, threads - 1));
                double &at = threadFree[thread];
                at += static_cast<double>(random.between(1, 60));
                const QByteArray tid = QByteArray::number(qint64(thread) + 1);
                if (random.oneIn(6)) { // a wait for all that was launched, or a short one
                    const double end = std::max(at + 2, random.oneIn(2) ? lastEnd + 2 : 0.0);
                    m.call("cudaStreamSynchronize", at, end - at, tid);
                    at = end + 1;
                    continue;
                }
                const auto stream = static_cast<std::size_t>(random.between(0, 2));
                const double call = static_cast<double>(random.between(1, 10));
                const double start = std::max(at + static_cast<double>(random.between(1, 80)),
                                              streamFree[stream] + static_cast<double>(random.between(0, 3)));
                const double duration = static_cast<double>(random.between(1, 90));
                const bool isCopy = random.oneIn(5), isComm = random.oneIn(5);
                m.launch(isCopy   ? "Memcpy HtoD (Pinned -> Device)"
                         : isComm ? "ncclDevKernel"
                                  : "k",
                         at, call, start, duration, {}, isCopy ? "gpu_memcpy" : "kernel",
                         QByteArray::number(7 + qint64(stream)), "cudaLaunchKernel", tid);
                streamFree[stream] = start + duration;
                lastEnd = std::max(lastEnd, start + duration);
                at += call;
            }
            const auto trace = test::open(m.text());
            const Facts f = gatherFacts(*trace);
            const Replay replay = replayOf(*trace, f);
            if (!replay.isPossible())
                continue;
            QCOMPARE(replay.step(Cause::Nothing, true), replay.recordedStep());
            const Nanoseconds base = replay.step(Cause::Nothing);
            for (const Cause cause :
                 {Cause::Launching, Cause::Syncs, Cause::Copies, Cause::Communication, Cause::Input})
                QVERIFY2(replay.step(cause) <= base, causeName(cause));
        }
    }

private:
    const std::vector<Case> m_cases = cases();
};

QTEST_APPLESS_MAIN(TestWhatIf)
#include "tst_whatif.moc"
