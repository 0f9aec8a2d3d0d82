#include "core/analyse/queue.h"
#include "randomtrace.h"

#include <QtTest>
#include <map>

using namespace lanescope;
using test::complete;
using test::Written;

namespace {

const Written *launchOf(const std::vector<Written> &events, const Written &work)
{
    for (const Written &e : events)
        if (work.correlation && e.isCall() && e.correlation == work.correlation)
            return &e;
    return nullptr;
}

/// How many of a stream were launched and had not ended, moment by moment.
std::vector<std::uint32_t> plainDepths(const std::vector<Written> &events, std::int64_t device, std::int64_t stream)
{
    std::vector<std::uint32_t> depths(test::RandomTrace::length, 0);
    for (const Written &e : events)
        if (const Written *launch = e.isWork() && e.pid == device && e.tid == stream ? launchOf(events, e) : nullptr)
            for (std::int64_t t = launch->start; t < e.end(); ++t)
                ++depths[static_cast<std::size_t>(t)];
    return depths;
}

std::int64_t number(const Table &table, std::size_t row, const char *key)
{
    return std::get<std::int64_t>(table.rows.at(row).at(*table.column(key)));
}

} // namespace

class TestQueue : public QObject {
    Q_OBJECT
private slots:
    void byHand();
    void clocksThatDiffer();
    void full();
    void ofRandomTraces();
};

void TestQueue::byHand()
{
    const auto opened = test::open(test::document({
        complete("cudaLaunchKernel", 100, 10, "1", "1", "cuda_runtime", R"("correlation":1)"),
        complete("cudaLaunchKernel", 120, 10, "1", "1", "cuda_runtime", R"("correlation":2)"),
        complete("a", 150, 50, "0", "7", "kernel", R"("correlation":1)"),
        complete("b", 200, 100, "0", "7", "kernel", R"("correlation":2)"),
        complete("before", 0, 30, "0", "7", "kernel"),
    }));
    const auto queues = launchQueues(*opened);
    QCOMPARE(queues.size(), std::size_t(1));
    QCOMPARE(queues[0].withoutLaunch, std::uint64_t(1));
    const std::vector<std::pair<Nanoseconds, std::uint32_t>> want{{100, 1}, {120, 2}, {200, 1}, {300, 0}};
    QCOMPARE(queues[0].steps.size(), want.size());
    for (std::size_t i = 0; i < want.size(); ++i) {
        QCOMPARE(queues[0].steps[i].time, want[i].first);
        QCOMPARE(queues[0].steps[i].depth, want[i].second);
    }
    QCOMPARE(queues[0].depthAt(99), 0u);
    QCOMPARE(queues[0].depthAt(199), 2u);
    QCOMPARE(queues[0].depthAt(300), 0u);
    const QueueFacts facts = queueWithin(queues[0], {{110, 310}}, 2);
    QCOMPARE(facts.most, 2u);
    QCOMPARE(facts.full, 80);
    QCOMPARE(facts.time, 200);
    QCOMPARE(facts.mean, (10.0 + 80 * 2 + 100) / 200);

    const Table table = queueTable(*opened, Selection::whole());
    QCOMPARE(number(table, 0, "launched"), 2);
    QCOMPARE(number(table, 0, "without_launch"), 1);
    QCOMPARE(number(table, 0, "delay_median_ns"), 55); // 40 and 70
    QCOMPARE(number(table, 0, "delay_max_ns"), 70);
}

void TestQueue::clocksThatDiffer()
{
    // The work seems to begin, or even to end, before its launch: it waited for nothing and never makes the depth negative.
    const auto opened = test::open(test::document({
        complete("cudaLaunchKernel", 100, 10, "1", "1", "cuda_runtime", R"("correlation":1)"),
        complete("cudaLaunchKernel", 120, 10, "1", "1", "cuda_runtime", R"("correlation":2)"),
        complete("a", 90, 5, "0", "7", "kernel", R"("correlation":1)"),
        complete("b", 110, 30, "0", "7", "kernel", R"("correlation":2)"),
    }));
    const auto queues = launchQueues(*opened);
    QCOMPARE(queues[0].steps.size(), std::size_t(2));
    QCOMPARE(queues[0].steps[0].time, 120);
    QCOMPARE(queues[0].steps[1].time, 140);
    const Table table = queueTable(*opened, Selection::whole());
    QCOMPARE(number(table, 0, "delay_max_ns"), 0);
}

void TestQueue::full()
{
    // One call launches 1024 at once, as a graph does: the queue is full until the first of them ends.
    QByteArrayList events{complete("cudaGraphLaunch", 0, 10, "1", "1", "cuda_runtime", R"("correlation":9)")};
    for (int i = 0; i < 1024; ++i)
        events << complete("k", 100 + i * 10, 10, "0", "7", "kernel", R"("correlation":9)");
    const auto opened = test::open(test::document(events));
    const auto queues = launchQueues(*opened);
    const QueueFacts facts = queueWithin(queues[0], Selection::whole().intervals(*opened));
    QCOMPARE(facts.most, 1024u);
    QCOMPARE(facts.full, 110);
    QCOMPARE(facts.time, 100 + 10240);
}

void TestQueue::ofRandomTraces()
{
    for (int round = 0; round < 60; ++round) {
        const test::RandomTrace written(static_cast<std::uint64_t>(round) + 500);
        const auto opened = test::open(written.json());
        test::Randoms random(static_cast<std::uint64_t>(round));
        const auto queues = launchQueues(*opened);
        for (const StreamQueue &queue : queues) {
            const Lane &lane = opened->lane(queue.lane);
            const auto depths = plainDepths(written.events(), *lane.device(), *lane.stream());
            std::uint32_t last = 0;
            for (const QueueStep &step : queue.steps) {
                QVERIFY(step.depth != last);
                last = step.depth;
            }
            QCOMPARE(last, 0u);
            for (std::int64_t t = 0; t < test::RandomTrace::length; ++t)
                QCOMPARE(queue.depthAt(t), depths[static_cast<std::size_t>(t)]);
            Intervals within;
            for (std::int64_t from = random.between(0, 1000); from < 3500;) {
                const std::int64_t to = from + random.between(1, 500);
                within.push_back({from, to});
                from = to + random.between(1, 500);
            }
            const auto limit = static_cast<std::uint32_t>(random.between(1, 5));
            const QueueFacts facts = queueWithin(queue, within, limit);
            std::uint32_t most = 0;
            std::int64_t area = 0, full = 0, time = 0;
            for (const TimeRange &r : within)
                for (std::int64_t t = r.start; t < r.end; ++t) {
                    const std::uint32_t depth = t < test::RandomTrace::length ? depths[static_cast<std::size_t>(t)] : 0;
                    most = std::max(most, depth);
                    area += depth;
                    full += depth >= limit;
                    ++time;
                }
            QCOMPARE(facts.most, most);
            QCOMPARE(facts.full, full);
            QCOMPARE(facts.time, time);
            QCOMPARE(facts.mean, static_cast<double>(area) / static_cast<double>(time));
        }
        // Delays of what starts in a range.
        const std::int64_t from = random.between(0, 3000);
        const Table table = queueTable(*opened, Selection::ofRange({from, from + 1500}));
        std::map<std::pair<std::int64_t, std::int64_t>, std::vector<std::int64_t>> delays;
        std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> lonely;
        for (const Written &e : written.events()) {
            if (!e.isWork() || e.start < from || e.start >= from + 1500)
                continue;
            if (const Written *launch = launchOf(written.events(), e))
                delays[{e.pid, e.tid}].push_back(std::max<std::int64_t>(0, e.start - launch->end()));
            else
                ++lonely[{e.pid, e.tid}];
        }
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            const std::pair stream{number(table, r, "device"), number(table, r, "stream")};
            auto &own = delays[stream];
            QCOMPARE(number(table, r, "launched"), static_cast<std::int64_t>(own.size()));
            QCOMPARE(number(table, r, "without_launch"), lonely[stream]);
            QCOMPARE(table.slicesOf(r).size(), own.size() + static_cast<std::size_t>(lonely[stream]));
            if (own.empty())
                continue;
            std::ranges::sort(own);
            QCOMPARE(number(table, r, "delay_max_ns"), own.back());
            QCOMPARE(number(table, r, "delay_median_ns"), (own[(own.size() - 1) / 2] + own[own.size() / 2]) / 2);
            QCOMPARE(number(table, r, "delay_p95_ns"), own[(own.size() * 95 + 99) / 100 - 1]);
            delays.erase(stream);
            lonely.erase(stream);
        }
        for (const auto &[stream, own] : delays)
            QVERIFY(own.empty());
    }
}

QTEST_GUILESS_MAIN(TestQueue)
#include "tst_queue.moc"
