#include "randoms.h"
#include "recordings.h"

#include "core/analyse/optable.h"
#include "core/write/tabletext.h"
#include <QtTest>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>

using namespace lanescope;

// The operators against what torch itself said of the same recording: NAME.averages.json is `key_averages()` and NAME.table.txt its
// table, written by the script that made the recording.

namespace {

/// The rules of TORCH_RULES part 1 once more, as they are written: every event an object, every question a walk over all others.
/// For exporters since 2024-08, whose External ids are links.
struct Plain {
    std::string name, key, cat, thread;
    std::int64_t start = 0, end = 0, duration = 0; // as torch has them
    std::int64_t fileStart = 0, fileDuration = 0, correlation = 0, own = 0, link = 0, device = 0;
    std::size_t slice = 0;
    std::vector<Plain *> children;
    Plain *parent = nullptr;
    bool isTorch() const { return cat == "cpu_op" || cat == "user_annotation"; }
    bool isCall() const { return cat == "cuda_runtime" || cat == "cuda_driver"; }
    bool isRecord() const { return cat == "overhead"; }
    bool isWork() const { return cat == "kernel" || cat == "gpu_memcpy" || cat == "gpu_memset"; }
    bool onDevice() const { return isWork() || cat == "gpu_user_annotation"; }
    bool isAnnotation() const { return cat == "user_annotation" || cat == "gpu_user_annotation"; }
    std::int64_t deviceTotal() const
    {
        std::int64_t sum = device;
        for (const Plain *c : children)
            sum += c->deviceTotal();
        return sum;
    }
};

struct PlainTrace {
    std::vector<Plain> events; // by file order
    std::vector<Plain *> sorted;

    explicit PlainTrace(const QString &path)
    {
        std::size_t slice = 0;
        for (const auto &e : test::plainEvents(path)) {
            if (e.value("ph", "") != "X")
                continue;
            Plain p;
            p.slice = slice++;
            p.name = e.at("name");
            p.cat = e.value("cat", "");
            p.thread = test::plainId(e.at("pid")) + "/" + test::plainId(e.at("tid"));
            p.fileStart = p.start = test::exactNs(e.at("ts"));
            p.duration = p.fileDuration = test::exactNs(e.at("dur"));
            if (p.cat == "gpu_user_annotation") {
                ++p.start;
                p.duration -= 2;
            }
            p.end = p.start + p.duration;
            p.key = p.name.starts_with("ProfilerStep#") ? "ProfilerStep*" : p.name;
            const auto args = e.value("args", nlohmann::json::object());
            p.correlation = args.value("correlation", std::int64_t{0});
            const std::int64_t id = args.value("External id", std::int64_t{0});
            p.own = p.isTorch() || p.cat == "gpu_user_annotation" ? id : p.correlation;
            p.link = p.isCall() || p.isWork() ? id : 0;
            if (p.isTorch() || p.isCall() || p.isRecord() || p.onDevice())
                events.push_back(std::move(p));
        }
        std::erase_if(events, [](const Plain &p) { return p.name == "aten::is_leaf" || p.name == "aten::_version"; });
        for (Plain &p : events)
            sorted.push_back(&p);
        std::ranges::stable_sort(sorted, [](const Plain *a, const Plain *b) {
            return a->start != b->start ? a->start < b->start : a->end > b->end;
        });
    }

    /// Nests and attributes as torch does. Returns what is left after the collapse, in torch's order.
    std::vector<Plain *> asTorch()
    {
        std::string main;
        for (const Plain &p : events)
            if (p.isTorch() && (main.empty() || p.key == "ProfilerStep*")) {
                main = p.thread;
                if (p.key == "ProfilerStep*")
                    break;
            }
        const auto opWith = [&](std::int64_t id) {
            return std::ranges::find_if(events, [&](const Plain &p) { return p.isTorch() && p.own == id; });
        };
        for (Plain &p : events) {
            if (p.link != 0 && opWith(p.link) == events.end())
                p.link = 0;
            if (p.isCall())
                p.thread = p.link ? opWith(p.link)->thread : main;
            if (!p.isRecord())
                continue;
            p.own = 0;
            p.thread = main;
        }
        // The id of an overhead record: of what is innermost on the stack of the main thread.
        std::vector<Plain *> replay, around;
        for (Plain &p : events) {
            const bool launched = p.isWork() && std::ranges::any_of(events, [&](const Plain &c) {
                                      return c.isCall() && c.correlation == p.correlation;
                                  });
            if (p.isTorch() ? p.thread == main : p.link == 0 && !launched)
                replay.push_back(&p);
        }
        std::ranges::stable_sort(replay, {}, [](const Plain *p) { return std::pair(p->fileStart, !p->isTorch()); });
        for (Plain *p : replay) {
            const auto ended = std::ranges::find_if(
                around, [&](const Plain *o) { return o->fileStart + o->fileDuration < p->fileStart; });
            around.erase(ended, around.end());
            if (p->isRecord() && !around.empty() && around.back()->cat != "gpu_user_annotation")
                p->own = around.back()->own;
            if (p->fileDuration > 0)
                around.push_back(p);
        }
        for (Plain &p : events)
            for (const Plain &w : events)
                if (!p.onDevice() && p.link == 0 && p.own != 0 && w.isWork() && w.link == p.own)
                    p.device += w.duration;
        std::map<std::string, std::vector<Plain *>> open;
        for (Plain *p : sorted) {
            if (p->onDevice())
                continue;
            auto &stack = open[p->thread];
            while (!stack.empty() && (p->start >= stack.back()->end || p->end > stack.back()->end))
                stack.pop_back();
            if (!stack.empty()) {
                p->parent = stack.back();
                p->parent->children.push_back(p);
            }
            stack.push_back(p);
        }
        std::vector<Plain *> left = sorted;
        for (bool any = true; any;) {
            any = false;
            for (Plain *p : left) {
                if (!p->parent || p->parent->key != p->key || p->parent->children.size() != 1)
                    continue;
                p->parent->children = p->children;
                p->parent->device = p->device;
                for (Plain *c : p->children)
                    c->parent = p->parent;
                std::erase(left, p);
                any = true;
                break;
            }
        }
        return left;
    }
};

/// The sums of the events that `holds` picks, as rows in the order of their first event.
std::vector<OpRow> plainRows(const std::vector<Plain *> &left, const std::function<bool(const Plain &)> &holds)
{
    std::vector<OpRow> rows;
    for (const Plain *p : left) {
        if (!holds(*p))
            continue;
        auto row = std::ranges::find_if(rows, [&](const OpRow &r) {
            return r.name == p->key && r.device == p->onDevice() && r.annotation == p->isAnnotation();
        });
        if (row == rows.end()) {
            rows.emplace_back();
            row = std::prev(rows.end());
            row->name = p->key;
            row->device = p->onDevice();
            row->annotation = p->isAnnotation();
        }
        ++row->calls;
        if (p->onDevice()) {
            row->selfDevice += p->duration;
            row->deviceTime += p->duration;
            continue;
        }
        row->cpu += p->duration;
        row->selfCpu += p->duration;
        for (const Plain *c : p->children)
            row->selfCpu -= c->duration;
        row->selfDevice += p->device;
        row->deviceTime += p->deviceTotal();
    }
    return rows;
}

std::string described(const OpRow &r)
{
    return r.name + (r.device ? " device" : " cpu") + (r.annotation ? " annotation" : "") + ": " +
           std::to_string(r.calls) + " calls, " + std::to_string(r.selfCpu) + " " + std::to_string(r.cpu) + " " +
           std::to_string(r.selfDevice) + " " + std::to_string(r.deviceTime);
}

} // namespace

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

    /// All recordings that have a table of torch beside them: tests/data/tables holds some for tables alone.
    static void addRecordedTables(qint64 mostBytes = 3000000)
    {
        test::addRecordings(mostBytes);
        for (const QFileInfo &file : QDir(test::dataPath("tables")).entryInfoList({"*.pt.trace.json.gz"}, QDir::Files))
            if (file.size() <= mostBytes)
                QTest::newRow(qPrintable("table " + file.fileName().chopped(17))) << file.filePath();
    }
    /// A trace of these X events, recorded since 2024-08 unless `base` is left out.
    static std::shared_ptr<const Trace> traceOf(const QByteArray &events, bool base = true)
    {
        const auto file = test::fileWith(
            (base ? "{\"baseTimeNanoseconds\": 5, \"traceEvents\": [" : "{\"traceEvents\": [") + events + "]}");
        return open(file->fileName());
    }
    static QByteArray event(const char *cat, const char *name, int tid, int start, int duration, const QByteArray &args)
    {
        return QStringLiteral("{\"ph\":\"X\",\"cat\":\"%1\",\"name\":\"%2\",\"pid\":%3,\"tid\":%4,\"ts\":%5,\"dur\":%6,"
                              "\"args\":{%7}}")
            .arg(cat, name)
            .arg(QByteArray(cat) == "overhead" ? -1
                 : QByteArray(cat) == "kernel" ? 0
                                               : 9)
            .arg(tid)
            .arg(start)
            .arg(duration)
            .arg(QString::fromUtf8(args))
            .toUtf8();
    }
    static const OpRow &row(const OpTable &table, const std::string &name)
    {
        for (const OpRow &r : table.rows)
            if (r.name == name)
                return r;
        throw std::runtime_error("no row " + name);
    }

private slots:
    void equalsTorch_data() { addRecordedTables(); }
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
            QCOMPARE(got.flops.value_or(0), want.at("flops").is_null() ? 0 : want.at("flops").get<std::int64_t>());
        }
    }

    void rowsByShape()
    {
        const QString path = test::dataPath("tables/flops_ops.pt.trace.json.gz");
        const auto want = nlohmann::json::parse(test::bytesOf(beside(path, ".byshape.json")).toStdString());
        const OpTable table = makeOpTable(*open(path), {}, {.groupByShape = true});
        const auto &rows = want.at("rows");
        QCOMPARE(table.rows.size(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(table.rows[i].name, rows[i].at("key").get<std::string>());
            const std::string shapes = rows[i].at("input_shapes");
            QCOMPARE(table.rows[i].shapes, shapes);
            QCOMPARE(table.rows[i].calls, rows[i].at("count").get<std::int64_t>());
            QVERIFY(std::abs(static_cast<double>(table.rows[i].selfDevice) / 1e3 -
                             rows[i].at("self_device_us").get<double>()) < 2e-4);
        }
    }

    void textEqualsTorch_data() { addRecordedTables(); }
    void textEqualsTorch()
    {
        QFETCH(QString, path);
        if (!QFile::exists(beside(path, ".table.txt")))
            QSKIP("no table of torch beside the recording");
        const auto trace = open(path);
        Table table = operatorsTable(*trace, {}, {.torchDigits = true});
        table.sortBy(*sortColumn(table, "self_cuda_time_total"));
        const std::string text =
            torchTableText(table, {wasRecordedWith(*trace, "profile_memory"), wasRecordedWith(*trace, "with_flops")},
                           {.rows = 40, .nameWidth = 80});
        QCOMPARE(QByteArray::fromStdString(text), test::bytesOf(beside(path, ".table.txt")));
    }

    // ---- rules one by one

    void externalIdsThatAreNoLinks()
    {
        // Until 2024-02 an event's External id was its own correlation: the op around the launch call is what counts, and a call whose
        // correlation happens to be an op's id gets that op's kernels once more.
        const OpTable table = makeOpTable(*traceOf(
            event("cpu_op", "aten::mm", 1, 0, 100, "\"External id\": 1") + "," +
                event("cpu_op", "aten::add", 1, 200, 100, "\"External id\": 2") + "," +
                event("cuda_runtime", "cudaLaunchKernel", 1, 10, 20, "\"External id\": 70, \"correlation\": 70") + "," +
                event("cuda_runtime", "cudaFree", 1, 210, 20, "\"External id\": 1, \"correlation\": 1") + "," +
                event("kernel", "gemm", 7, 50, 30,
                      "\"External id\": 70, \"correlation\": 70, \"device\": 0, \"stream\": 7"),
            false));
        QVERIFY(table.recoveredLinks);
        QCOMPARE(row(table, "aten::mm").selfDevice, 30000);
        QCOMPARE(row(table, "cudaFree").selfDevice, 30000);
        QCOMPARE(row(table, "aten::add").deviceTime, 30000);
    }

    void externalIdsThatMayBeLinks()
    {
        // 2024-02 to 2024-08 a call without an op had its own correlation as External id, which may be the id of any op.
        const OpTable table = makeOpTable(*traceOf(
            event("cpu_op", "aten::mm", 1, 0, 100, "\"External id\": 5") + "," +
            event("cuda_runtime", "cudaLaunchKernel", 1, 10, 20, "\"External id\": 5, \"correlation\": 70") + "," +
            event("cuda_runtime", "cudaEventQuery", 2, 300, 20, "\"External id\": 5, \"correlation\": 5") + "," +
            event("kernel", "gemm", 7, 50, 30,
                  "\"External id\": 5, \"correlation\": 70, \"device\": 0, \"stream\": 7")));
        QVERIFY(!table.recoveredLinks);
        QCOMPARE(row(table, "aten::mm").selfDevice, 30000);
        // It has no link, so what is linked to the op of that number counts below it, too: torch's collision (TORCH_RULES 6, B).
        QCOMPARE(row(table, "cudaEventQuery").selfDevice, 30000);
    }

    void overheadOnTheStack_data()
    {
        QTest::addColumn<int>("flushEnd");
        QTest::addColumn<int>("device"); // us that torch counts below the request
        QTest::newRow("nothing ends before the request") << 155 << 30;
        QTest::newRow("what lies below the op ends and takes it along") << 140 << 0;
    }
    void overheadOnTheStack()
    {
        // A flush begins before an op, so the op lies on it; a request begins in the op and outlives it.
        QFETCH(int, flushEnd);
        QFETCH(int, device);
        const OpTable table = makeOpTable(*traceOf(
            event("user_annotation", "ProfilerStep#1", 1, 0, 1000, "\"External id\": 1") + "," +
            event("cpu_op", "aten::add_", 1, 100, 100, "\"External id\": 2") + "," +
            event("cuda_runtime", "cudaLaunchKernel", 1, 110, 20, "\"External id\": 2, \"correlation\": 70") + "," +
            event("kernel", "add", 7, 150, 30,
                  "\"External id\": 2, \"correlation\": 70, \"device\": 0, \"stream\": 7") +
            "," + event("overhead", "Buffer Flush", 0, 90, flushEnd - 90, "") + "," +
            event("overhead", "Activity Buffer Request", 0, 150, 200, "")));
        QCOMPARE(row(table, "Activity Buffer Request").selfDevice, device * 1000);
        QCOMPARE(row(table, "aten::add_").selfDevice, 30000);
    }

    // ---- any part of a trace, against brute force

    void partsOfATrace_data() { addRecordedTables(10000); }
    void partsOfATrace()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = open(path);
        PlainTrace plain(path);
        const std::vector<Plain *> left = plain.asTorch();
        const auto same = [&](const Selection &selection, const std::function<bool(const Plain &)> &holds) {
            OpTable got = makeOpTable(*trace, selection);
            std::erase_if(got.rows, [](const OpRow &r) { return r.name == "[OutOfMemory]"; }); // a mark, no event
            const std::vector<OpRow> want = plainRows(left, holds);
            if (got.rows.size() != want.size()) {
                qWarning() << got.rows.size() << "rows," << want.size() << "wanted";
                return false;
            }
            for (std::size_t i = 0; i < want.size(); ++i)
                if (described(got.rows[i]) != described(want[i])) {
                    qWarning() << described(got.rows[i]).c_str() << "wanted" << described(want[i]).c_str();
                    return false;
                }
            return true;
        };
        QVERIFY(same(Selection::whole(), [](const Plain &) { return true; }));
        test::Randoms random(7);
        const TimeRange extent = trace->extent();
        for (int i = 0; i < 30; ++i) {
            const std::int64_t a = random.between(extent.start, extent.end),
                               b = random.between(extent.start, extent.end);
            const TimeRange range{std::min(a, b), std::max(a, b)};
            QVERIFY(same(Selection::ofRange(range), [&](const Plain &p) { return range.contains(p.fileStart); }));
        }
        const StepFacts steps = findSteps(*trace);
        if (!steps.standIn.empty())
            return;
        for (const StepWindow &step : steps.steps) {
            const auto holds = [&](const Plain &p) {
                std::int64_t at = p.fileStart;
                for (const Plain &other : plain.events)
                    if ((p.isWork() && other.isCall() && other.correlation == p.correlation) ||
                        (p.cat == "gpu_user_annotation" && other.isTorch() && other.own == p.own))
                        at = other.fileStart;
                return step.own.contains(at);
            };
            QVERIFY(same(*Selection::ofStep(steps, step.number), holds));
        }
    }

    // ---- corrected

    void corrected_data() { test::addRecordings(100000); }
    void corrected()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = open(path);
        const PlainTrace plain(path);
        const OpTable got = makeOpTable(*trace, {}, {.corrected = true});
        const auto isProfilers = [&](const Plain &p) {
            return p.isRecord() &&
                   (p.name == "Activity Buffer Request" || p.name == "Buffer Flush" || p.name == "Resource" ||
                    p.name == "Instrumentation" || (p.name == "Unrecognized" && p.duration >= 500000));
        };
        const SliceId sync = findProfilerCost(*trace).trailingSync;

        // CPU time: at every moment of a thread the innermost event has it, or the record that held the thread.
        std::map<std::string, std::vector<const Plain *>> threads;
        std::map<std::string, std::vector<TimeRange>> profilers, records;
        std::map<std::string, Nanoseconds> selfCpu, selfDevice; // by name
        const auto laneKey = [](const Lane &lane) { return lane.pid() + "/" + lane.tid(); };
        for (const Plain *p : plain.sorted) {
            if ((p->isTorch() || p->isCall()) && p->slice != sync.value())
                threads[p->thread].push_back(p);
            if (!p->isRecord())
                continue;
            if (const LaneId held = threadHeldBy(*trace, SliceId(static_cast<std::uint32_t>(p->slice)))) {
                records[laneKey(trace->lane(held))].push_back({p->start, p->end});
                if (isProfilers(*p))
                    profilers[laneKey(trace->lane(held))].push_back({p->start, p->end});
                else
                    selfCpu[p->key] += p->duration; // they never overlap in these recordings
            }
        }
        Nanoseconds total = 0;
        for (const auto &[thread, events] : threads) {
            std::vector<Nanoseconds> edges;
            for (const Plain *p : events) {
                edges.push_back(p->start);
                edges.push_back(p->end);
            }
            for (const TimeRange &r : records[thread]) {
                edges.push_back(r.start);
                edges.push_back(r.end);
            }
            std::ranges::sort(edges);
            std::vector<const Plain *> open;
            std::size_t next = 0;
            for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
                while (next < events.size() && events[next]->start <= edges[i])
                    open.push_back(events[next++]);
                std::erase_if(open, [&](const Plain *p) { return p->end <= edges[i]; });
                const bool held =
                    std::ranges::any_of(records[thread], [&](const TimeRange &r) { return r.contains(edges[i]); });
                if (!open.empty() && !held)
                    selfCpu[open.back()->key] += edges[i + 1] - edges[i];
            }
        }
        // GPU time: of the op whose id the work has, else of what is around its launch call.
        for (const Plain &w : plain.events) {
            if (!w.isWork())
                continue;
            const Plain *op = nullptr;
            for (const Plain &p : plain.events)
                if (p.isTorch() && w.link != 0 && p.own == w.link)
                    op = &p;
            for (const Plain &call : plain.events)
                if (!op && call.isCall() && call.correlation == w.correlation)
                    for (const Plain *p : plain.sorted)
                        if (p->isTorch() && p->thread == call.thread && p->start <= call.start && p->end >= call.end)
                            op = p;
            if (op)
                selfDevice[op->key] += w.duration;
        }
        std::map<std::string, Nanoseconds> gotCpu, gotDevice;
        for (const OpRow &r : got.rows) {
            if (!r.device) {
                gotCpu[r.name] += r.selfCpu;
                gotDevice[r.name] += r.selfDevice;
                total += r.selfCpu;
            }
            QVERIFY(r.selfCpu >= 0 && r.cpu >= 0 && r.selfCpu <= r.cpu);
        }
        for (auto *sums : {&selfCpu, &selfDevice, &gotCpu, &gotDevice})
            std::erase_if(*sums, [](const auto &entry) { return entry.second == 0; });
        for (const auto &[name, sum] : selfCpu)
            QVERIFY2(gotCpu[name] == sum,
                     qPrintable(QString("%1: %2, wanted %3").arg(name.c_str()).arg(gotCpu[name]).arg(sum)));
        QCOMPARE(gotCpu.size(), selfCpu.size());
        for (const auto &[name, sum] : selfDevice)
            QVERIFY2(gotDevice[name] == sum,
                     qPrintable(QString("%1: %2, wanted %3").arg(name.c_str()).arg(gotDevice[name]).arg(sum)));
        QCOMPARE(gotDevice.size(), selfDevice.size());
        QCOMPARE(total, got.selfCpuTotal);
        const OpTable torch = makeOpTable(*trace);
        QCOMPARE(got.selfDeviceTotal, torch.selfDeviceTotal);
    }

    /// Corrected + left out = torch's, whatever is selected: torch's total from its rules written out, what the profiler recorded of
    /// itself from the file, and what torch counts twice as the sum over its threads of what overlaps there.
    void correctedAndLeftOut_data() { addRecordedTables(10000); }
    void correctedAndLeftOut()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = open(path);
        PlainTrace plain(path);
        const std::vector<Plain *> left = plain.asTorch();
        const ProfilerCost cost = findProfilerCost(*trace);
        const auto isProfilers = [&](const Plain &p) {
            const SliceId s(static_cast<std::uint32_t>(p.slice));
            return std::ranges::count(cost.requests, s) + std::ranges::count(cost.others, s) > 0 ||
                   s == cost.trailingSync;
        };
        const auto holds = [&](const Selection &selection, const std::function<bool(const Plain &)> &inside) {
            const Table table = operatorsTable(*trace, selection, {.corrected = true});
            const auto total = [&](std::string_view key) {
                const auto found = std::ranges::find(table.totals, key, [](const auto &t) { return t.first; });
                return found == table.totals.end() ? std::numeric_limits<std::int64_t>::min() : found->second;
            };
            Nanoseconds torch = 0, profilers = 0, torchDevice = 0;
            for (const OpRow &r : plainRows(left, inside)) {
                torch += r.selfCpu;
                if (!r.device)
                    torchDevice += r.selfDevice;
            }
            for (const Plain &p : plain.events)
                if (isProfilers(p) && inside(p))
                    profilers += p.fileDuration;
            Nanoseconds corrected = 0, correctedDevice = 0;
            const auto selfCpu = *table.column("self_cpu_ns"), selfDevice = *table.column("self_device_ns"),
                       side = *table.column("side");
            for (const auto &row : table.rows)
                if (std::get<std::string>(row[side]) == "cpu") {
                    corrected += std::get<std::int64_t>(row[selfCpu]);
                    correctedDevice += std::get<std::int64_t>(row[selfDevice]);
                }
            const bool same = total("torch_self_cpu_total_ns") == torch && total("profiler_ns") == profilers &&
                              total("self_cpu_total_ns") == corrected &&
                              corrected + profilers + total("counted_twice_ns") == torch &&
                              correctedDevice + total("device_counted_twice_ns") == torchDevice;
            if (!same)
                qWarning() << corrected << "+" << profilers << "+" << total("counted_twice_ns") << "=" << torch
                           << "of" << total("torch_self_cpu_total_ns") << "; device" << correctedDevice << "+"
                           << total("device_counted_twice_ns") << "=" << torchDevice;
            return same;
        };
        QVERIFY(holds(Selection::whole(), [](const Plain &) { return true; }));
        test::Randoms random(11);
        const TimeRange extent = trace->extent();
        for (int i = 0; i < 30; ++i) {
            const std::int64_t a = random.between(extent.start, extent.end),
                               b = random.between(extent.start, extent.end);
            const TimeRange range{std::min(a, b), std::max(a, b)};
            QVERIFY(holds(Selection::ofRange(range), [&](const Plain &p) { return range.contains(p.fileStart); }));
        }
    }

    void slicesOfRows_data() { addRecordedTables(100000); }
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
            if (std::get<std::string>(table.rows[r][name]) == "[OutOfMemory]")
                continue; // a mark, no slice
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
