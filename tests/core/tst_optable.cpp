#include "recordings.h"

#include "core/analyse/optable.h"
#include "core/write/tabletext.h"

#include <QtTest>
#include <cmath>
#include <fstream>
#include <map>
#include <tuple>

using namespace lanescope;

// The operators against what torch itself said of the same recording: NAME.averages.json is `key_averages()` and NAME.table.txt its
// table, written by the script that made the recording.

class TestOpTable : public QObject {
    Q_OBJECT

    using Key = std::tuple<std::string, bool, bool>;

    static std::shared_ptr<const Trace> open(const QString &path)
    {
        auto trace = readTrace(path.toStdString());
        if (!trace)
            throw std::runtime_error(trace.error().message);
        return *trace;
    }
    static QString beside(const QString &path, const char *suffix) { return path.chopped(17) + suffix; }

private slots:
    void equalsTorch_data() { test::addRecordings(); }
    void equalsTorch()
    {
        QFETCH(QString, path);
        if (!QFile::exists(beside(path, ".averages.json")))
            QSKIP("no averages of torch beside the recording");
        const auto averages = nlohmann::json::parse(test::bytesOf(beside(path, ".averages.json")).toStdString());
        const OpTable table = makeOpTable(*open(path));
        const auto &rows = averages.at("rows");
        QCOMPARE(table.rows.size(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) { // in torch's order, too
            const auto &want = rows[i];
            const OpRow &got = table.rows[i];
            QCOMPARE(got.name, want.at("key").get<std::string>());
            QCOMPARE(got.device, want.at("device_type") != "DeviceType.CPU");
            QCOMPARE(got.annotation, want.at("is_user_annotation").get<bool>());
            QCOMPARE(got.calls, want.at("count").get<std::int64_t>());
            const auto same = [&](Nanoseconds ns, const char *key) {
                // torch adds up doubles of microseconds.
                const double us = want.at(key);
                const bool ok = std::abs(static_cast<double>(ns) / 1e3 - us) <= 2e-4 + 1e-10 * std::abs(us);
                if (!ok)
                    qWarning() << got.name.c_str() << key << ns << us;
                return ok;
            };
            QVERIFY(same(got.selfCpu, "self_cpu_us"));
            QVERIFY(same(got.cpu, "cpu_total_us"));
            QVERIFY(same(got.selfDevice, "self_device_us"));
            QVERIFY(same(got.deviceTime, "device_total_us"));
            QCOMPARE(got.cpuMemory, want.at("cpu_mem").get<std::int64_t>());
            QCOMPARE(got.selfCpuMemory, want.at("self_cpu_mem").get<std::int64_t>());
            QCOMPARE(got.deviceMemory, want.at("device_mem").get<std::int64_t>());
            QCOMPARE(got.selfDeviceMemory, want.at("self_device_mem").get<std::int64_t>());
        }
    }

    void slicesOfRows_data() { test::addRecordings(100000); }
    void slicesOfRows()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = open(path);
        const Table table = operatorsTable(*trace, {}, {});
        const std::size_t name = *table.column("name"), calls = *table.column("calls"), cpu = *table.column("cpu_ns"),
                          side = *table.column("side");
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            const auto slices = table.slicesOf(r);
            QCOMPARE(std::int64_t(slices.size()), std::get<std::int64_t>(table.rows[r][calls]));
            Nanoseconds sum = 0, last = std::numeric_limits<Nanoseconds>::min();
            for (std::uint32_t s : slices) {
                const std::string &rowName = std::get<std::string>(table.rows[r][name]);
                QVERIFY(rowName == trace->name(SliceId(s)) ||
                        (rowName == "ProfilerStep*" && trace->name(SliceId(s)).starts_with("ProfilerStep#")));
                QVERIFY(trace->start(SliceId(s)) >= last);
                last = trace->start(SliceId(s));
                sum += trace->duration(SliceId(s));
            }
            if (std::get<std::string>(table.rows[r][side]) == "cpu")
                QCOMPARE(sum, std::get<std::int64_t>(table.rows[r][cpu]));
        }
    }
};

QTEST_APPLESS_MAIN(TestOpTable)
#include "tst_optable.moc"
