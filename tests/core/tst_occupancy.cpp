#include <QtTest>

#include "core/analyse/occupancy.h"
#include "recordings.h"

#include <algorithm>
#include <cmath>
#include <optional>

using namespace lanescope;
using Json = nlohmann::json;

namespace {

/// As kineto writes an H200, with other numbers where a case wants them.
QByteArray properties(int major = 9, int minor = 0, int threads = 2048, int shared = 233472, int sms = 132)
{
    return R"("deviceProperties":[{"id":0,"name":"Test","totalGlobalMem":150109880320,"computeMajor":)" +
           QByteArray::number(major) + R"(,"computeMinor":)" + QByteArray::number(minor) +
           R"(,"maxThreadsPerBlock":1024,"maxThreadsPerMultiprocessor":)" + QByteArray::number(threads) +
           R"(,"regsPerBlock":65536,"warpSize":32,"sharedMemPerBlock":49152,"numSms":)" + QByteArray::number(sms) +
           R"(,"regsPerMultiprocessor":65536,"sharedMemPerBlockOptin":232448,"sharedMemPerMultiprocessor":)" +
           QByteArray::number(shared) + "}]";
}

DeviceLimits limitsOf(const QByteArray &properties)
{
    const auto limits = deviceLimits(*test::open(test::document({}, properties)));
    if (limits.size() != 1)
        throw std::runtime_error("no limits");
    return limits.front();
}

DeviceArgs launch(int grid, int block, int registers, int shared)
{
    DeviceArgs a;
    a.grid[0] = grid;
    a.block[0] = block;
    a.grid[1] = a.grid[2] = a.block[1] = a.block[2] = 1;
    a.registersPerThread = registers;
    a.sharedMemoryBytes = shared;
    return a;
}

} // namespace

class TestOccupancy : public QObject {
    Q_OBJECT

private slots:
    /// Values of NVIDIA's occupancy calculator.
    void resident_data()
    {
        QTest::addColumn<int>("major");
        QTest::addColumn<int>("minor");
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("shared");
        QTest::addColumn<int>("block");
        QTest::addColumn<int>("registers");
        QTest::addColumn<int>("sharedOfBlock");
        QTest::addColumn<int>("resident");
        QTest::addColumn<int>("limit");
        const auto row = [](const char *name, int major, int minor, int threads, int shared, int block, int registers,
                            int ofBlock, int resident, OccupancyLimit limit) {
            QTest::newRow(name) << major << minor << threads << shared << block << registers << ofBlock << resident
                                << int(limit);
        };
        row("9.0, threads", 9, 0, 2048, 233472, 256, 16, 0, 8, OccupancyLimit::Threads);
        row("9.0, registers", 9, 0, 2048, 233472, 256, 40, 0, 6, OccupancyLimit::Registers);
        row("9.0, registers just fit", 9, 0, 2048, 233472, 256, 32, 0, 8, OccupancyLimit::Threads);
        row("9.0, one register more", 9, 0, 2048, 233472, 256, 33, 0, 6, OccupancyLimit::Registers);
        row("9.0, shared memory", 9, 0, 2048, 233472, 384, 168, 213188, 1, OccupancyLimit::Registers);
        row("9.0, shared memory alone", 9, 0, 2048, 233472, 128, 32, 100 * 1024, 2, OccupancyLimit::SharedMemory);
        row("9.0, reserved kilobyte", 9, 0, 2048, 233472, 128, 32, 113 * 1024, 2, OccupancyLimit::SharedMemory);
        row("9.0, no room for the kilobyte", 9, 0, 2048, 233472, 128, 32, 113 * 1024 + 1, 1,
            OccupancyLimit::SharedMemory);
        row("9.0, blocks", 9, 0, 2048, 233472, 32, 16, 0, 32, OccupancyLimit::Blocks);
        row("8.6, blocks", 8, 6, 1536, 102400, 64, 16, 0, 16, OccupancyLimit::Blocks);
        row("8.9, threads", 8, 9, 1536, 102400, 64, 16, 0, 24, OccupancyLimit::Threads);
        row("7.5, threads", 7, 5, 1024, 65536, 256, 16, 0, 4, OccupancyLimit::Threads);
        row("7.0, no reserved kilobyte", 7, 0, 2048, 98304, 128, 32, 48 * 1024, 2, OccupancyLimit::SharedMemory);
        row("odd block", 9, 0, 2048, 233472, 33, 16, 0, 32, OccupancyLimit::Threads);
        row("1024 threads of 64 registers", 8, 0, 2048, 167936, 1024, 64, 0, 1, OccupancyLimit::Registers);
    }
    void resident()
    {
        QFETCH(int, major);
        QFETCH(int, minor);
        QFETCH(int, threads);
        QFETCH(int, shared);
        QFETCH(int, block);
        QFETCH(int, registers);
        QFETCH(int, sharedOfBlock);
        QFETCH(int, resident);
        QFETCH(int, limit);
        const DeviceLimits d = limitsOf(properties(major, minor, threads, shared));
        const auto o = occupancyOf(launch(1000000, block, registers, sharedOfBlock), d);
        QVERIFY(o);
        QCOMPARE(o->resident, std::int64_t(resident));
        QCOMPARE(int(o->limit), limit);
        QCOMPARE(o->theoretical, double(resident * block) / threads);
        QCOMPARE(o->achievable, o->theoretical);
    }

    void waves()
    {
        const DeviceLimits d = limitsOf(properties(9, 0, 2048, 233472, 100));
        const auto full = occupancyOf(launch(800, 256, 16, 0), d);
        QCOMPARE(full->waves, 1.0);
        QCOMPARE(full->tail(), 0.0);
        const auto tail = occupancyOf(launch(1000, 256, 16, 0), d);
        QCOMPARE(tail->waves, 1.25);
        QCOMPARE(tail->tail(), 0.375);
        const auto few = occupancyOf(launch(50, 256, 16, 0), d);
        QCOMPARE(few->blocksPerProcessor, 0.5);
        QCOMPARE(few->achievable, 0.0625);
        QCOMPARE(few->limit, OccupancyLimit::Grid);
    }

    void nothingToTell()
    {
        const DeviceLimits d = limitsOf(properties());
        QVERIFY(!occupancyOf(DeviceArgs{}, d));
        QVERIFY(!occupancyOf(launch(1, 256, -1, 0), d));       // as AMD's records are
        QVERIFY(!occupancyOf(launch(1, 4096, 16, 0), d));      // no such block
        QVERIFY(!occupancyOf(launch(1, 1024, 255, 0), d));     // does not fit
        QVERIFY(!occupancyOf(launch(1, 128, 16, 1 << 20), d)); // nor does this
        DeviceArgs huge = launch(2147483647, 1, 16, 0);
        huge.grid[1] = huge.grid[2] = 2147483647;
        QVERIFY(!occupancyOf(huge, d));
        QVERIFY(deviceLimits(*test::open(test::document({}))).empty());
        for (const char *odd : {"7", "{}", "[7]", "[{}]", "[{\"id\":0,\"numSms\":\"132\"}]", "[{\"numSms\":1e30}]"})
            QVERIFY(deviceLimits(*test::open(test::document({}, QByteArray("\"deviceProperties\":") + odd))).empty());
    }

    /// The exporter's own estimate, where it wrote one: min(blocks per SM, resident blocks) * threads / threads of an SM, rounded. It
    /// says 0 of a kernel with more than 48 KiB of shared memory, as if none could run.
    void recordings_data() { test::addRecordings(); }
    void recordings()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = test::openPath(path);
        const auto limits = deviceLimits(*trace);
        std::size_t compared = 0;
        for (const std::uint32_t w : trace->deviceWork()) {
            const DeviceArgs *args = trace->deviceArgs(SliceId(w));
            if (!args || args->occupancyPercent < 0 ||
                (args->occupancyPercent == 0 && args->sharedMemoryBytes > 48 * 1024))
                continue;
            const auto device = std::ranges::find(limits, args->device, &DeviceLimits::device);
            QVERIFY(device != limits.end());
            const auto o = occupancyOf(*args, *device);
            QVERIFY(o);
            const double percent = 100 * o->achievable;
            QVERIFY2(std::abs(percent - args->occupancyPercent) < 1,
                     qPrintable(QString("%1: %2, the exporter says %3")
                                    .arg(QString::fromStdString(std::string(trace->name(SliceId(w)))))
                                    .arg(percent)
                                    .arg(args->occupancyPercent)));
            ++compared;
        }
        if (compared == 0)
            QSKIP("the recording holds no estimate");
    }
};

QTEST_APPLESS_MAIN(TestOccupancy)
#include "tst_occupancy.moc"
