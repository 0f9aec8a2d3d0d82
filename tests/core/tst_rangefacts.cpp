#include "randomtrace.h"

#include "core/analyse/rangefacts.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <numeric>

using namespace lanescope;

class TestRangeFacts : public QObject {
    Q_OBJECT

private slots:
    void agreeWithBruteForce();
    void causesOfAStep();
};

void TestRangeFacts::agreeWithBruteForce()
{
    std::uint64_t gaps = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const test::RandomTrace random(seed);
        const test::Opened opened = test::open(random.json());
        const auto &events = random.events();
        test::Randoms numbers(seed);
        const Nanoseconds start = numbers.between(0, 3000);
        const TimeRange range{start, start + numbers.between(0, 900)};
        const RangeFacts facts = rangeFacts(*opened, range);

        std::uint64_t slices = 0, cut = 0;
        struct Device {
            test::Moments busy, compute, communication, memory;
            Nanoseconds first = test::RandomTrace::length, last = 0;
        };
        std::map<std::int64_t, Device> devices;
        std::map<std::string, test::Moments> threads;
        Nanoseconds recorded = test::RandomTrace::length; // start of the first step, else of the first slice
        const bool hasSteps =
            std::ranges::any_of(events, [](const auto &e) { return e.name.starts_with("ProfilerStep#"); });
        for (const auto &e : events) {
            if (!hasSteps || e.name.starts_with("ProfilerStep#"))
                recorded = std::min(recorded, e.start);
            slices += range.contains(e.start);
            cut += TimeRange{e.start, e.end()}.overlaps(range) && (e.start < range.start || e.end() > range.end);
            if (e.isOnCpu())
                threads[std::to_string(e.tid)].add(e.start, e.end());
            if (!e.isWork())
                continue;
            Device &d = devices[e.pid];
            d.busy.add(e.start, e.end());
            (e.cat != "kernel"            ? d.memory
             : e.name.starts_with("nccl") ? d.communication
                                          : d.compute)
                .add(e.start, e.end());
            d.first = std::min(d.first, e.start);
            d.last = std::max(d.last, e.end());
        }
        QCOMPARE(facts.range, range);
        QCOMPARE(facts.slices, slices);
        if (!range.isEmpty())
            QCOMPARE(facts.cut, cut);
        std::erase_if(threads, [&](const auto &t) { return t.second.count(range.start, range.end) == 0; });
        QCOMPARE(facts.threads.size(), threads.size());
        for (const RangeFacts::Thread &thread : facts.threads)
            QCOMPARE(thread.busy, threads[opened->lane(thread.lane).tid()].count(range.start, range.end));
        QCOMPARE(facts.devices.size(), devices.size());
        for (const RangeFacts::Device &device : facts.devices) {
            const Device &d = devices[device.time.device];
            const auto inRange = [&](const test::Moments &m) { return m.count(range.start, range.end); };
            QCOMPARE(length(device.time.busy), inRange(d.busy));
            QCOMPARE(length(device.time.compute), inRange(d.compute));
            QCOMPARE(length(device.time.communication), inRange(d.communication));
            QCOMPARE(length(device.time.memory), inRange(d.memory));
            Nanoseconds outside = 0;
            for (Nanoseconds t = range.start; t < range.end; ++t)
                outside += t < d.first || t >= d.last || (t < recorded && !d.busy.has(t));
            QCOMPARE(device.outside, outside);
            const Nanoseconds idle = std::accumulate(device.idle.begin(), device.idle.end(), Nanoseconds(0));
            QCOMPARE(idle + length(device.time.busy) + device.outside, range.length());
            QCOMPARE(device.gaps == 0, idle == 0);
            gaps += device.gaps;
        }
    }
    QVERIFY(gaps > 50);
}

/// The GPU waits for the second launch for 30 us; the third had been launched in time.
void TestRangeFacts::causesOfAStep()
{
    const auto call = [](qint64 start, const QByteArray &correlation) {
        return test::complete("cudaLaunchKernel", start, 1'000, "1", "1", "cuda_runtime",
                              R"("correlation":)" + correlation);
    };
    const auto kernel = [](qint64 start, const QByteArray &correlation) {
        return test::complete("add", start, 10'000, "0", "7", "kernel",
                              R"("device":0,"stream":7,"correlation":)" + correlation);
    };
    const test::Opened opened =
        test::open(test::document({call(0, "1"), kernel(10'000, "1"), call(45'000, "2"), call(46'000, "3"),
                                   kernel(50'000, "2"), kernel(62'000, "3")}));
    const RangeFacts facts = rangeFacts(*opened, {5'000, 80'000});
    QCOMPARE(facts.devices.size(), std::size_t{1});
    const RangeFacts::Device &d = facts.devices.front();
    QCOMPARE(d.gaps, std::uint64_t{2});
    QCOMPARE(d.idle[std::size_t(GapCause::HostWait)], 30'000);
    QCOMPARE(d.idle[std::size_t(GapCause::KernelWait)], 2'000);
    QCOMPARE(d.outside, 5'000 + 8'000);
}

QTEST_APPLESS_MAIN(TestRangeFacts)
#include "tst_rangefacts.moc"
