#include "core/analyse/devicetime.h"
#include "core/verdict/report.h"
#include "core/write/reportjson.h"
#include "core/write/reporttext.h"
#include "randoms.h"
#include "recordings.h"

#include <QtTest>
#include <algorithm>
#include <cctype>
#include <map>
#include <set>

using namespace lanescope;
using test::complete;
using test::PlainSlice;
using Json = nlohmann::json;

namespace {

// ---- a plain reading of CONTRACT's unions and gaps, which shares no code with the program

using Set = std::vector<std::pair<std::int64_t, std::int64_t>>;

Set united(Set ranges)
{
    std::ranges::sort(ranges);
    Set out;
    for (const auto &[from, to] : ranges) {
        if (from >= to)
            continue;
        if (!out.empty() && from <= out.back().second)
            out.back().second = std::max(out.back().second, to);
        else
            out.emplace_back(from, to);
    }
    return out;
}

std::int64_t lengthOf(const Set &set)
{
    std::int64_t sum = 0;
    for (const auto &[from, to] : set)
        sum += to - from;
    return sum;
}

std::int64_t lengthWithout(const Set &set, const Set &other)
{
    std::int64_t sum = lengthOf(set);
    for (const auto &[a, b] : set)
        for (const auto &[c, d] : other)
            sum -= std::max<std::int64_t>(0, std::min(b, d) - std::max(a, c));
    return sum;
}

bool isCommunication(std::string name)
{
    for (char &c : name)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return name.starts_with("nccl") || name.starts_with("rccl");
}

/// CONTRACT's `gpu`, by device.
std::map<std::int64_t, Json> plainDeviceTimes(const std::vector<PlainSlice> &slices,
                                              std::optional<TimeRange> range = {})
{
    struct Sets {
        Set all, memory, communication, compute;
    };
    std::map<std::int64_t, Sets> devices;
    for (const PlainSlice &s : slices) {
        if (!s.isWork())
            continue;
        std::pair<std::int64_t, std::int64_t> r{s.start, s.end};
        if (range) {
            r = {std::max(r.first, range->start), std::min(r.second, range->end)};
            if (r.first >= r.second)
                continue;
        }
        Sets &d = devices[std::stoll(s.pid)];
        d.all.push_back(r);
        (s.cat != "kernel" ? d.memory : isCommunication(s.name) ? d.communication : d.compute).push_back(r);
    }
    std::map<std::int64_t, Json> out;
    for (auto &[device, d] : devices) {
        std::int64_t first = d.all.front().first, last = d.all.front().second;
        for (const auto &[a, b] : d.all) {
            first = std::min(first, a);
            last = std::max(last, b);
        }
        const Set all = united(d.all), communication = united(d.communication), compute = united(d.compute);
        const std::int64_t busy = lengthOf(all), span = last - first;
        out[device] = {{"device", device},
                       {"busy_ns", busy},
                       {"idle_ns", span - busy},
                       {"compute_ns", lengthOf(compute)},
                       {"communication_ns", lengthOf(communication)},
                       {"exposed_communication_ns", lengthWithout(communication, compute)},
                       {"memory_ns", lengthOf(united(d.memory))},
                       {"span_ns", span}};
    }
    return out;
}

struct PlainGap {
    std::int64_t duration, held;
    bool initial;
    bool operator==(const PlainGap &) const = default;
};
using GapKey = std::tuple<std::int64_t, std::int64_t, std::int64_t>; ///< device, stream, start

std::map<GapKey, PlainGap> plainGaps(const std::vector<PlainSlice> &slices)
{
    std::map<std::int64_t, const PlainSlice *> launches;
    std::optional<std::int64_t> firstStep, firstSlice;
    std::vector<const PlainSlice *> requests;
    std::map<std::pair<std::string, std::string>, std::vector<const PlainSlice *>> streams;
    for (const PlainSlice &s : slices) {
        if (s.cat == "cuda_runtime" || s.cat == "cuda_driver")
            launches[s.correlation] = &s;
        if (s.cat == "user_annotation" && s.name.starts_with("ProfilerStep#"))
            firstStep = std::min(firstStep.value_or(s.start), s.start);
        firstSlice = std::min(firstSlice.value_or(s.start), s.start);
        if (s.cat == "overhead" && s.name == "Activity Buffer Request")
            requests.push_back(&s);
        if (s.isWork())
            streams[{s.pid, s.tid}].push_back(&s);
    }
    const std::int64_t from = firstStep ? *firstStep : firstSlice.value_or(0);
    std::map<GapKey, PlainGap> gaps;
    for (auto &[stream, work] : streams) {
        std::ranges::sort(work, {}, [](const PlainSlice *s) { return std::pair(s->start, s->end); });
        std::int64_t current = from;
        bool first = true;
        for (const PlainSlice *e : work) {
            if (e->start > current) {
                const auto it = e->correlation ? launches.find(e->correlation) : launches.end();
                Set held;
                for (const PlainSlice *r : requests)
                    if (it != launches.end() && it->second->end >= r->end)
                        held.emplace_back(std::max(current, r->start), std::min(e->start, r->end));
                gaps[{std::stoll(stream.first), std::stoll(stream.second), current}] = {e->start - current,
                                                                                        lengthOf(united(held)), first};
            }
            current = std::max(current, e->end);
            first = false;
        }
    }
    return gaps;
}

Json reportOf(const Trace &trace, std::optional<TimeRange> range = {})
{
    return Json::parse(reportJson(makeReport(trace, range)).dump());
}

const std::set<std::string> boundIds{"cpu-only",       "undecidable",         "compute-bound",
                                     "input-bound",    "communication-bound", "copy-bound",
                                     "overhead-bound", "mixed-bound"};
const std::set<std::string> knownIds{"buffer-request",
                                     "trailing-sync",
                                     "first-launch-offset",
                                     "cupti-overhead",
                                     "lazy-loading",
                                     "instrumented",
                                     "profiler-dominated-table",
                                     "incomplete-trace",
                                     "cold-start",
                                     "setup-gap",
                                     "clock-ramp",
                                     "first-call",
                                     "kernel-variance",
                                     "hotspot-kernel",
                                     "many-calls",
                                     "cost-below",
                                     "occupancy-query",
                                     "resource-light",
                                     "short-kernels",
                                     "slow-runtime-calls",
                                     "launch-delay",
                                     "sync-in-loop",
                                     "idle-breakdown",
                                     "gpu-gaps",
                                     "low-utilisation",
                                     "communication",
                                     "straggler-rank",
                                     "input-pipeline",
                                     "launch-queue-full",
                                     "tensor-cores-unused",
                                     "fp32-gemm",
                                     "too-few-blocks",
                                     "wave-tail",
                                     "low-occupancy",
                                     "layout",
                                     "throughput",
                                     "pageable-copy",
                                     "sync-copy",
                                     "copy-heavy",
                                     "allocator-churn",
                                     "near-oom",
                                     "compile-overhead",
                                     "guard-cost",
                                     "recompilation",
                                     "compiled-regions",
                                     "addmm-bias-copy",
                                     "batched-matmul",
                                     "metadata-ops",
                                     "fusable-chain",
                                     "already-fused",
                                     "graph-replay",
                                     "many-optimizer-kernels",
                                     "data-parallel",
                                     "ddp-without-nccl",
                                     "other-tile"};
/// Of LABELS.json's `must`, those whose rule is written. Add an id with its rule.
const std::set<std::string> writtenRules{
    "buffer-request", "trailing-sync", "first-launch-offset", "cupti-overhead", "lazy-loading", "instrumented",
    "profiler-dominated-table", "incomplete-trace", "cold-start", "setup-gap", "clock-ramp", "first-call",
    "kernel-variance", "hotspot-kernel", "many-calls", "cost-below", "occupancy-query", "resource-light",
    "short-kernels", "slow-runtime-calls", "launch-delay", "sync-in-loop", "idle-breakdown", "gpu-gaps",
    "low-utilisation", "communication", "input-pipeline", "launch-queue-full",
    // hardware, copies, torch.compile, operators
    "tensor-cores-unused", "fp32-gemm", "too-few-blocks", "wave-tail", "low-occupancy", "layout", "throughput",
    "pageable-copy", "sync-copy", "copy-heavy", "allocator-churn", "near-oom", "compile-overhead", "guard-cost",
    "recompilation", "compiled-regions", "addmm-bias-copy", "batched-matmul", "metadata-ops", "fusable-chain",
    "already-fused", "graph-replay", "many-optimizer-kernels", "data-parallel", "ddp-without-nccl", "other-tile"};

// ---- small traces for gaps; times in us

struct GapCase {
    const char *name;
    QByteArrayList
        more; ///< beside a step, the first launch, the first kernel [200, 300] us and the second [2400, 2500]
    bool secondIsLinked = true;
    qint64 callStart = 340, callEnd = 2360;
    const char *cause;
    QStringList parts; ///< `cause start+duration blamed`
};

QByteArray overhead(const char *name, qint64 start, qint64 end)
{
    return complete(name, start * 1000, (end - start) * 1000, "-1", "0", "overhead");
}

QByteArrayList gapTrace(const GapCase &c)
{
    const auto us = [](qint64 t) { return t * 1000; };
    QByteArrayList events{
        complete("ProfilerStep#0", us(50), us(4000), "1", "1", "user_annotation"),
        complete("call1", us(100), us(5), "1", "1", "cuda_runtime", "\"correlation\":1"),
        complete("k1", us(200), us(100), "0", "7", "kernel", "\"correlation\":1"),
        complete("call2", us(c.callStart), us(c.callEnd - c.callStart), "1", "1", "cuda_runtime", "\"correlation\":2"),
        complete("k2", us(2400), us(100), "0", "7", "kernel",
                 c.secondIsLinked ? "\"correlation\":2" : "\"correlation\":0")};
    return events + c.more;
}

const std::vector<GapCase> &gapCases()
{
    static const std::vector<GapCase> cases{
        {"request that held the launch",
         {overhead("Activity Buffer Request", 350, 2350)},
         true,
         340,
         2360,
         "activity-buffer-request",
         {"host-wait 300+50 call2", "activity-buffer-request 350+2000 Activity Buffer Request",
          "host-wait 2350+50 call2"}},
        {"request during which the launch went on",
         {overhead("Activity Buffer Request", 350, 2350)},
         true,
         340,
         345,
         "host-wait",
         {"host-wait 300+2100 call2"}},
        {"request that ends with the launch",
         {overhead("Activity Buffer Request", 350, 2350)},
         true,
         340,
         2350,
         "activity-buffer-request",
         {"host-wait 300+50 call2", "activity-buffer-request 350+2000 Activity Buffer Request",
          "host-wait 2350+50 ProfilerStep#0"}},
        {"request longer than the gap",
         {overhead("Activity Buffer Request", 250, 2350)},
         true,
         240,
         2360,
         "activity-buffer-request",
         {"activity-buffer-request 300+2050 Activity Buffer Request", "other 2350+50 -"}},
        {"two requests that overlap",
         {overhead("Activity Buffer Request", 350, 1500), overhead("Activity Buffer Request", 1000, 2350)},
         true,
         340,
         2360,
         "activity-buffer-request",
         {"host-wait 300+50 call2", "activity-buffer-request 350+1150 Activity Buffer Request",
          "activity-buffer-request 1500+850 Activity Buffer Request", "host-wait 2350+50 call2"}},
        {"flush that held the launch",
         {overhead("Buffer Flush", 350, 2350)},
         true,
         340,
         2360,
         "profiler",
         {"host-wait 300+50 call2", "profiler 350+2000 Buffer Flush", "host-wait 2350+50 call2"}},
        {"flush during which the launch went on",
         {overhead("Buffer Flush", 350, 2350)},
         true,
         340,
         345,
         "host-wait",
         {"host-wait 300+2100 call2"}},
        {"lazy loading is the program's",
         {overhead("Lazy Function Loading", 350, 2350)},
         true,
         340,
         2360,
         "host-wait",
         {"host-wait 300+2100 call2"}},
        {"module loading is the program's",
         {overhead("Runtime Triggered Module Loading", 350, 2350)},
         true,
         340,
         2360,
         "host-wait",
         {"host-wait 300+2100 call2"}},
        {"a full queue is the program's",
         {overhead("Command Buffer Full", 350, 2350)},
         true,
         340,
         2360,
         "host-wait",
         {"host-wait 300+2100 call2"}},
        {"launched long before", {}, true, 110, 115, "other", {"other 300+2100 -"}},
        {"short, launched before",
         {complete("k0", 300000, 2090000, "0", "7", "kernel", "\"correlation\":1")},
         true,
         110,
         115,
         "kernel-wait",
         {"kernel-wait 2390+10 -"}},
        {"without a launch, not the first", {}, false, 340, 345, "other", {"other 300+2100 -"}},
        {"the longest of the thread is blamed",
         {complete("aten::small", 400000, 100000, "1", "1", "cpu_op"),
          complete("aten::large", 600000, 1000000, "1", "1", "cpu_op"),
          complete("inner", 610000, 900000, "1", "1", "cpu_op"),
          complete("elsewhere", 400000, 1900000, "1", "2", "cpu_op")},
         true,
         2340,
         2345,
         "host-wait",
         {"host-wait 300+2100 aten::large"}},
    };
    return cases;
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_labels = Json::parse(test::bytesOf(test::dataPath("traces/LABELS.json")).toStdString()); }

    void label_data() { test::addRecordings(); }
    void label()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const std::string name = QFileInfo(path).fileName().chopped(17).toStdString();
        if (!m_labels.contains(name))
            QSKIP("a recording without a label of its own");
        const Json &label = m_labels.at(name);
        const auto trace = test::openPath(path);
        const Json report = reportOf(*trace);
        const std::string bound = report.at("bound").at("id");
        if (label.contains("bound"))
            QVERIFY2(std::ranges::find(label.at("bound"), Json(bound)) != label.at("bound").end(), bound.c_str());
        std::set<std::string> all, loud;
        for (const Json &v : report.at("verdicts")) {
            all.insert(v.at("id"));
            if (v.at("severity") == "critical" || v.at("severity") == "warning")
                loud.insert(v.at("id"));
        }
        for (const Json &id : label.value("must", Json::array()))
            if (writtenRules.contains(id))
                QVERIFY2(all.contains(id), ("missing: " + id.get<std::string>()).c_str());
        for (const Json &id : label.value("must_not", Json::array()))
            QVERIFY2(!loud.contains(id) && bound != id, ("wrong here: " + id.get<std::string>()).c_str());
    }

    void form_data() { test::addRecordings(); }
    /// Every field of CONTRACT's report, and what it asks of verdicts.
    void form()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto trace = test::openPath(path);
        const Json r = reportOf(*trace);
        checkForm(r, *trace);
        QVERIFY(!reportText(makeReport(*trace)).empty());
    }

    void unions_data() { test::addRecordings(); }
    void unions()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto slices = test::plainSlices(test::plainEvents(path));
        const auto trace = test::openPath(path);
        const auto check = [&](const Json &report, std::optional<TimeRange> range) {
            const auto want = plainDeviceTimes(slices, range);
            QCOMPARE(report.at("gpu").size(), want.size());
            for (const Json &g : report.at("gpu")) {
                const Json &w = want.at(g.at("device").get<std::int64_t>());
                QVERIFY2(g == w, (g.dump() + " is not " + w.dump()).c_str());
            }
        };
        check(reportOf(*trace), {});
        test::Randoms random(31);
        const TimeRange view = trace->extent();
        for (int n = 0; n < 4; ++n) {
            const Nanoseconds a = random.between(view.start, view.end - 1);
            const TimeRange range{a, random.between(a + 1, view.end)};
            const Json report = reportOf(*trace, range);
            check(report, range);
            QCOMPARE(report.at("window"), (Json{{"start_ns", range.start}, {"end_ns", range.end}}));
            for (const Json &g : report.at("gaps")) {
                QVERIFY(g.at("start_ns") >= range.start);
                QVERIFY(g.at("start_ns").get<Nanoseconds>() + g.at("dur_ns").get<Nanoseconds>() <= range.end);
            }
            checkForm(report, *trace);
        }
    }

    void gaps_data() { test::addRecordings(); }
    void gaps()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("no recordings");
        const auto want = plainGaps(test::plainSlices(test::plainEvents(path)));
        const auto trace = test::openPath(path);
        const Report report = makeReport(*trace);
        const Json r = Json::parse(reportJson(report).dump());
        std::int64_t count = 0, sum = 0;
        for (const auto &[key, gap] : want)
            if (gap.duration > 1000) {
                ++count;
                sum += gap.duration;
            }
        QCOMPARE(r.at("gaps_total"), (Json{{"count", count}, {"dur_ns", sum}}));
        QCOMPARE(r.at("gaps").size(), static_cast<std::size_t>(std::min<std::int64_t>(count, 200)));
        // All of them, not only the longest that are listed.
        QCOMPARE(report.facts.gaps.size(), want.size());
        std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> held;
        for (const Gap &g : report.facts.gaps) {
            const auto it = want.find({g.device, g.stream.value_or(-1), g.range.start});
            QVERIFY(it != want.end());
            std::int64_t requests = 0;
            Nanoseconds at = g.range.start;
            for (const GapPart &p : g.parts) {
                QCOMPARE(p.range.start, at); // they cover it without overlap
                QVERIFY(!p.range.isEmpty());
                at = p.range.end;
                requests += p.cause == GapCause::BufferRequest ? p.range.length() : 0;
            }
            QCOMPARE(at, g.range.end);
            const PlainGap got{g.range.length(), requests, g.initial};
            QVERIFY2(got == it->second, QByteArray::number(qint64(g.range.start)));
            if (!g.initial)
                held[{g.device, g.stream.value_or(-1)}] += requests;
        }
        for (const Json &i : r.at("idle"))
            QCOMPARE(i.at("buffer_request_ns").get<std::int64_t>(), (held[{i.at("device"), i.at("stream")}]));
        std::int64_t idle = 0, notInitial = 0;
        for (const Json &i : r.at("idle"))
            for (const char *field : {"buffer_request_ns", "profiler_ns", "host_wait_ns", "kernel_wait_ns", "other_ns"})
                idle += i.at(field).get<std::int64_t>();
        for (const auto &[key, gap] : want)
            notInitial += gap.initial ? 0 : gap.duration;
        QCOMPARE(idle, notInitial);
    }

    void causes_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < gapCases().size(); ++i)
            QTest::newRow(gapCases()[i].name) << static_cast<int>(i);
    }
    void causes()
    {
        QFETCH(int, number);
        const GapCase &c = gapCases()[static_cast<std::size_t>(number)];
        const auto trace = test::open(test::document(gapTrace(c)));
        const Report report = makeReport(*trace);
        const Gap &gap = report.facts.gaps.back();
        QCOMPARE(gap.range.end, 2400000);
        QVERIFY(!gap.initial);
        QStringList parts;
        for (const GapPart &p : gap.parts)
            parts += QString("%1 %2+%3 %4")
                         .arg(gapCauseName(p.cause))
                         .arg(p.range.start / 1000)
                         .arg(p.range.length() / 1000)
                         .arg(p.blamed ? QString::fromStdString(std::string(trace->name(p.blamed))) : "-");
        QCOMPARE(parts.join("; "), c.parts.join("; "));
        QCOMPARE(gapCauseName(gap.cause), c.cause);
        checkForm(Json::parse(reportJson(report).dump()), *trace);
    }

    void initialGap()
    {
        const auto step = complete("ProfilerStep#0", 1000000, 9000000, "1", "1", "user_annotation");
        const auto call = complete("call", 2000000, 5000, "1", "1", "cuda_runtime", "\"correlation\":1");
        for (const bool linked : {true, false}) {
            const auto trace =
                test::open(test::document({complete("before", 0, 10000, "1", "1", "cpu_op"), step, call,
                                           overhead("Activity Buffer Request", 1200, 1900),
                                           complete("k", 3000000, 5000, "0", "7", "kernel",
                                                    linked ? "\"correlation\":1" : "\"correlation\":5")}));
            const Json r = reportOf(*trace);
            QCOMPARE(r.at("gaps").size(), 1u);
            const Json &g = r.at("gaps")[0];
            QCOMPARE(g.at("start_ns"), Json(1000000)); // the first step's start
            QCOMPARE(g.at("dur_ns"), Json(2000000));
            QCOMPARE(g.at("initial"), Json(true));
            QCOMPARE(g.value("backlog", false), !linked);
            QCOMPARE(g.at("cause"), Json(linked ? "host-wait" : "other"));
            for (const Json &i : r.at("idle"))
                QCOMPARE(i.at("host_wait_ns"), Json(0)); // without the initial one
        }
        // Without a step from the first slice of the file.
        const auto trace = test::open(test::document(
            {complete("before", 500000, 10000, "1", "1", "cpu_op"), complete("k", 3000000, 5000, "0", "7", "kernel")}));
        QCOMPARE(reportOf(*trace).at("gaps")[0].at("start_ns"), Json(500000));
    }

    void gapsThatAreNone()
    {
        // Kernels of a stream that overlap, touch, or lie inside others leave no gap between them; another stream's do not fill one.
        const auto k = [](qint64 a, qint64 d, const char *stream = "7") {
            return complete("k", a, d, "0", stream, "kernel");
        };
        const auto trace =
            test::open(test::document({k(0, 10000), k(2000, 3000), k(10000, 5000), k(14000, 6000), k(30000, 1000),
                                       k(20000, 10000, "8"), k(31999, 1000), k(34000, 1000)}));
        const Json r = reportOf(*trace);
        std::set<std::tuple<std::int64_t, std::int64_t, std::int64_t>> got;
        for (const Json &g : r.at("gaps"))
            got.emplace(g.at("stream").get<std::int64_t>(), g.at("start_ns").get<std::int64_t>(),
                        g.at("dur_ns").get<std::int64_t>());
        // 999 ns at 31000 are too few, 1001 at 32999 are not; stream 8 begins late.
        QCOMPARE(got, (std::set<std::tuple<std::int64_t, std::int64_t, std::int64_t>>{
                          {7, 20000, 10000}, {7, 32999, 1001}, {8, 0, 20000}}));
    }

    void nothingToAnalyse_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no event") << QByteArray("[]");
        QTest::newRow("marks only") << test::document({test::mark("i", "x", 5)});
        QTest::newRow("one slice") << test::document({complete("a", 0, 10)});
        QTest::newRow("one slice of length 0") << test::document({complete("a", 0, 0)});
        QTest::newRow("one kernel") << test::document({complete("k", 0, 10, "0", "7", "kernel")});
        QTest::newRow("one kernel of length 0") << test::document({complete("k", 0, 0, "0", "7", "kernel")});
        QTest::newRow("device events of length 0, steps") << test::document(
            {complete("ProfilerStep#1", 0, 0, "1", "1", "user_annotation"),
             complete("ProfilerStep#1", 0, 0, "1", "1", "user_annotation"),
             complete("ProfilerStep#2", 0, 100, "1", "1", "user_annotation"), complete("k", 0, 0, "0", "7", "kernel")});
        QTest::newRow("ends of int64") << test::document(
            {complete("k", std::numeric_limits<qint64>::max() - 10, 10, "0", "7", "kernel"),
             complete("k", std::numeric_limits<qint64>::min() + 10, 10, "0", "7", "kernel"),
             complete("ProfilerStep#1", std::numeric_limits<qint64>::min() + 10, std::numeric_limits<qint64>::max(),
                      "1", "1", "user_annotation")});
        QTest::newRow("device without a number")
            << test::document({complete("k", 0, 10, "\"gpu\"", "\"s\"", "kernel"),
                               complete("k", 5000, 10, "\"gpu\"", "\"s\"", "kernel")});
        QTest::newRow("steps that overlap")
            << test::document({complete("ProfilerStep#1", 0, 1000, "1", "1", "user_annotation"),
                               complete("ProfilerStep#2", 500, 1000, "1", "1", "user_annotation"),
                               complete("ProfilerStep#3", 600, 100, "1", "2", "user_annotation"),
                               complete("k", 700, 10000, "0", "7", "kernel")});
    }
    /// Strange traces get a report all the same: in form, without a crash or a division by nothing.
    void nothingToAnalyse()
    {
        QFETCH(QByteArray, text);
        const auto trace = test::open(text);
        const Report report = makeReport(*trace);
        checkForm(Json::parse(reportJson(report).dump()), *trace);
        const std::string words = reportText(report);
        QVERIFY(words.find("nan") == std::string::npos && words.find("inf ") == std::string::npos);
        const bool hasWork = text.contains("\"kernel\"");
        QCOMPARE(report.bound.id == "cpu-only", !hasWork);
    }

    /// CONTRACT's table, first match wins, on traces that are made to measure: five steps of 1000 us with `busy` us of kernels each.
    void bounds_data()
    {
        QTest::addColumn<int>("kernels");       // us of a step
        QTest::addColumn<int>("copies");        // us, behind the kernels
        QTest::addColumn<int>("communication"); // us, behind those
        QTest::addColumn<bool>("launchedLate"); // just before each starts, so that the device waits for the host
        QTest::addColumn<QString>("bound");
        QTest::newRow("0.9 of kernels") << 900 << 0 << 0 << false << "compute-bound";
        QTest::newRow("0.8 of kernels") << 800 << 0 << 0 << false << "compute-bound";
        QTest::newRow("0.7 of kernels") << 700 << 0 << 0 << false << "mixed-bound";
        QTest::newRow("0.6 of copies") << 100 << 600 << 0 << false << "copy-bound";
        QTest::newRow("0.4 of communication") << 300 << 0 << 400 << false << "communication-bound";
        QTest::newRow("communication less than compute") << 450 << 0 << 350 << false << "mixed-bound";
        QTest::newRow("0.1 of kernels, launched late") << 100 << 0 << 0 << true << "overhead-bound";
    }
    void bounds()
    {
        QFETCH(int, kernels);
        QFETCH(int, copies);
        QFETCH(int, communication);
        QFETCH(bool, launchedLate);
        QFETCH(QString, bound);
        QByteArrayList events;
        int correlation = 0;
        for (int step = 0; step < 6; ++step) {
            const qint64 t = 1000000 + step * 1000000;
            events += complete("ProfilerStep#" + QByteArray::number(step + 3), t, 1000000, "1", "1", "user_annotation");
            qint64 at = t + 1000000 - (kernels + copies + communication) * 1000; // the step's work ends with it
            const auto work = [&](const char *name, const char *cat, int us) {
                if (us == 0)
                    return;
                ++correlation;
                const QByteArray id = "\"correlation\":" + QByteArray::number(correlation);
                events += complete("cudaLaunchKernel", launchedLate ? at - 20000 : t + 10 * correlation % 50,
                                   launchedLate ? 10000 : 5, "1", "1", "cuda_runtime", id);
                events += complete(name, at, us * 1000, "0", "7", cat, id);
                at += us * 1000;
            };
            work("gemm", "kernel", kernels);
            work("Memcpy HtoD (Pinned -> Device)", "gpu_memcpy", copies);
            work("ncclDevKernel_AllReduce", "kernel", communication);
        }
        const auto trace = test::open(test::document(events));
        const Json r = reportOf(*trace);
        QCOMPARE(QString::fromStdString(r.at("bound").at("id")), bound);
        QCOMPARE(r.at("bound").at("steady"), Json(true));
        checkForm(r, *trace);
    }

private:
    static void checkForm(const Json &r, const Trace &trace)
    {
        const auto isInt = [](const Json &j) { return j.is_number_integer(); };
        const auto fields = [](const Json &object, std::initializer_list<const char *> names) {
            for (const char *name : names)
                if (!object.contains(name))
                    throw std::runtime_error(std::string("lacks ") + name + ": " + object.dump().substr(0, 300));
        };
        fields(r, {"schema", "opened",   "file",          "device",       "world_size",  "rank",    "window",
                   "steps",  "gpu",      "idle",          "gaps",         "gaps_total",  "chains",  "headline",
                   "bound",  "verdicts", "not_decidable", "base_time_ns", "collectives", "warnings"});
        QCOMPARE(r.at("schema"), Json(1));
        QCOMPARE(r.at("opened"), Json(true));
        fields(r.at("window"), {"start_ns", "end_ns"});
        for (const Json &s : r.at("steps")) {
            fields(s, {"number", "start_ns", "end_ns", "gpu_busy_ns", "steady"});
            QVERIFY(s.at("steady").is_boolean() && isInt(s.at("gpu_busy_ns")));
            QVERIFY(s.at("start_ns") <= s.at("end_ns"));
        }
        for (const Json &g : r.at("gpu")) {
            fields(g, {"device", "busy_ns", "idle_ns", "compute_ns", "communication_ns", "exposed_communication_ns",
                       "memory_ns", "span_ns"});
            QVERIFY(isInt(g.at("device")) && g.at("idle_ns") >= 0);
        }
        for (const Json &i : r.at("idle"))
            fields(i, {"device", "stream", "buffer_request_ns", "profiler_ns", "host_wait_ns", "kernel_wait_ns",
                       "other_ns"});
        static const std::set<std::string> causes{"activity-buffer-request", "profiler", "host-wait", "kernel-wait",
                                                  "other"};
        Nanoseconds before = std::numeric_limits<Nanoseconds>::max();
        for (const Json &g : r.at("gaps")) {
            fields(g, {"lane", "device", "stream", "start_ns", "dur_ns", "initial", "cause", "parts"});
            QVERIFY(causes.contains(g.at("cause")));
            const Nanoseconds duration = g.at("dur_ns");
            QVERIFY(duration > 1000 && duration <= before); // the longest first
            before = duration;
            Nanoseconds at = g.at("start_ns");
            std::map<std::string, Nanoseconds> sums;
            for (const Json &p : g.at("parts")) {
                fields(p, {"cause", "start_ns", "dur_ns", "blamed"});
                QCOMPARE(p.at("start_ns").get<Nanoseconds>(), at);
                at += p.at("dur_ns").get<Nanoseconds>();
                sums[p.at("cause")] += p.at("dur_ns").get<Nanoseconds>();
                QVERIFY(p.at("blamed").is_null() || p.at("blamed").get<std::uint32_t>() < trace.sliceCount());
            }
            QCOMPARE(at - g.at("start_ns").get<Nanoseconds>(), duration);
            for (const auto &[cause, sum] : sums)
                QVERIFY(sum <= sums[g.at("cause")]);
        }
        fields(r.at("gaps_total"), {"count", "dur_ns"});
        const Json &chains = r.at("chains");
        fields(chains, {"device_events", "linked", "by_flow", "by_correlation", "by_nesting"});
        QCOMPARE(chains.at("linked").get<int>(), chains.at("by_flow").get<int>() +
                                                     chains.at("by_correlation").get<int>() +
                                                     chains.at("by_nesting").get<int>());
        QCOMPARE(chains.at("device_events").get<std::size_t>(), trace.deviceWork().size());
        const std::string headline = r.at("headline");
        QVERIFY2(std::ranges::any_of(headline, [](unsigned char c) { return std::isdigit(c); }), headline.c_str());
        fields(r.at("bound"), {"id", "steady", "numbers"});
        QVERIFY(boundIds.contains(r.at("bound").at("id")));
        QVERIFY(!r.at("bound").at("numbers").empty());
        Nanoseconds gain = std::numeric_limits<Nanoseconds>::max();
        for (const Json &v : r.at("verdicts")) {
            fields(v, {"id", "severity", "title", "summary", "advice", "why_it_might_be_wrong", "gain_ns_per_step",
                       "numbers", "thresholds", "evidence"});
            const std::string id = v.at("id");
            QVERIFY2(knownIds.contains(id), id.c_str());
            const std::string severity = v.at("severity");
            QVERIFY(severity == "critical" || severity == "warning" || severity == "info" || severity == "good");
            QVERIFY2(!v.at("numbers").empty() && !v.at("summary").get<std::string>().empty(), id.c_str());
            QVERIFY2((severity != "critical" && severity != "warning") || !v.at("evidence").empty(), id.c_str());
            for (const char *text : {"title", "summary", "advice", "why_it_might_be_wrong"})
                QVERIFY2(v.at(text).get<std::string>().find('{') == std::string::npos,
                         (id + ": a place was not filled in " + text).c_str());
            const Nanoseconds g = v.at("gain_ns_per_step").is_null() ? 0 : v.at("gain_ns_per_step").get<Nanoseconds>();
            QVERIFY2(g <= gain, "most gain first");
            gain = g;
            for (const Json &e : v.at("evidence")) {
                fields(e, {"lane", "slice", "start_ns", "dur_ns", "note"});
                QVERIFY(e.at("dur_ns") >= 0);
                if (e.at("slice").is_null())
                    continue;
                const SliceId s(e.at("slice").get<std::uint32_t>());
                QVERIFY(s.value() < trace.sliceCount());
                QCOMPARE(e.at("lane"), Json(trace.laneOf(s).value()));
            }
        }
        for (const Json &n : r.at("not_decidable")) {
            fields(n, {"id", "needs"});
            QVERIFY(knownIds.contains(n.at("id")) || boundIds.contains(n.at("id")));
            QVERIFY(!n.at("needs").get<std::string>().empty());
        }
        for (const Json &c : r.at("collectives"))
            fields(c, {"group", "name", "bytes", "index", "start_ns", "dur_ns"});
    }

    Json m_labels;
};

QTEST_APPLESS_MAIN(TestReport)
#include "tst_report.moc"
