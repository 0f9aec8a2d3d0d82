#include "core/analyse/calltable.h"
#include "core/analyse/copytable.h"
#include "core/analyse/devicetime.h"
#include "core/analyse/facts.h"
#include "core/analyse/flagged.h"
#include "core/analyse/gaps.h"
#include "core/analyse/idletable.h"
#include "core/analyse/kerneltable.h"
#include "core/analyse/nestedtables.h"
#include "core/analyse/steptable.h"
#include "core/analyse/tables.h"
#include "randomtrace.h"
#include "recordings.h"

#include <QtTest>
#include <map>
#include <numeric>
#include <set>

using namespace lanescope;
using test::complete;
using test::Moments;
using test::RandomTrace;
using test::Written;

namespace {

std::size_t columnOf(const Table &table, std::string_view key)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (table.columns[c].key == key)
            return c;
    throw std::runtime_error("no column " + std::string(key));
}

std::int64_t number(const Table &table, std::size_t row, std::string_view key)
{
    const Cell &cell = table.rows.at(row).at(columnOf(table, key));
    if (!std::holds_alternative<std::int64_t>(cell))
        throw std::runtime_error("no number in " + std::string(key));
    return std::get<std::int64_t>(cell);
}

std::string text(const Table &table, std::size_t row, std::string_view key)
{
    const Cell &cell = table.rows.at(row).at(columnOf(table, key));
    return std::holds_alternative<std::string>(cell) ? std::get<std::string>(cell) : "-";
}

std::map<std::string, std::size_t> rowsByName(const Table &table)
{
    std::map<std::string, std::size_t> rows;
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        if (!rows.emplace(text(table, r, "name"), r).second)
            throw std::runtime_error("two rows of one name");
    return rows;
}

/// What every table must be, whatever is in it.
void checkShape(const Trace &trace, const Table &table)
{
    QVERIFY(!table.key.empty() && !table.title.empty());
    std::set<std::string> keys;
    for (const TableColumn &c : table.columns) {
        QVERIFY2(keys.insert(c.key).second, c.key.c_str());
        QVERIFY2(!c.title.empty() && c.tip.ends_with('.'), c.key.c_str());
        QCOMPARE(c.key.ends_with("_ns"), c.unit == CellUnit::Time);
    }
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        QCOMPARE(table.rows[r].size(), table.columns.size());
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const Cell &cell = table.rows[r][c];
            const CellUnit unit = table.columns[c].unit;
            const bool fits =
                std::holds_alternative<std::monostate>(cell) ||
                (unit == CellUnit::Text                              ? std::holds_alternative<std::string>(cell)
                 : unit == CellUnit::Share || unit == CellUnit::Rate ? std::holds_alternative<double>(cell)
                                                                     : std::holds_alternative<std::int64_t>(cell));
            QVERIFY2(fits || (unit == CellUnit::Plain && std::holds_alternative<double>(cell)),
                     table.columns[c].key.c_str());
        }
        const auto slices = table.slicesOf(r);
        QVERIFY(!slices.empty() || table.key == "idle"); // a stream may do nothing in what is selected
        QVERIFY(
            std::ranges::is_sorted(slices, {}, [&](std::uint32_t s) { return std::pair(trace.start(SliceId(s)), s); }));
    }
}

/// The parts of a trace that the random tests look at.
std::vector<std::pair<std::string, Selection>> selectionsOf(const Trace &trace, test::Randoms &random)
{
    const StepFacts steps = findSteps(trace);
    std::vector<std::pair<std::string, Selection>> list{{"whole", Selection::whole()},
                                                        {"steady", Selection::steady(steps)}};
    for (int i = 0; i < 3; ++i) {
        const std::int64_t from = random.between(0, 3500);
        list.emplace_back("range", Selection::ofRange({from, from + random.between(0, 2000)}));
    }
    if (!steps.steps.empty())
        list.emplace_back("step", *Selection::ofStep(steps, steps.steps[steps.steps.size() / 2].number));
    return list;
}

/// A random trace with plain answers about it.
struct Plain {
    explicit Plain(std::uint64_t seed)
        : written(seed)
        , opened(test::open(written.json()))
        , events(written.events())
    {}
    RandomTrace written;
    test::Opened opened;
    const std::vector<Written> &events;

    const Trace &trace() const { return *opened.trace; }
    bool isAfter(std::size_t a, std::size_t b) const ///< a comes after b on their lane
    {
        const auto key = [&](std::size_t i) { return std::tuple(events[i].start, -events[i].duration, i); };
        return key(a) > key(b);
    }
    bool sameLane(std::size_t a, std::size_t b) const
    {
        return events[a].pid == events[b].pid && events[a].tid == events[b].tid;
    }
    std::optional<std::size_t> launchOf(std::size_t work) const
    {
        for (std::size_t i = 0; i < events.size(); ++i)
            if (events[work].correlation && events[i].isCall() && events[i].correlation == events[work].correlation)
                return i;
        return {};
    }
    bool holds(const Selection &selection, std::size_t i) const
    {
        std::int64_t at = events[i].start;
        if (selection.kind == Selection::Whole)
            return true;
        if (selection.kind == Selection::Range)
            return at >= selection.range.start && at < selection.range.end;
        if (events[i].isWork())
            if (const auto launch = launchOf(i))
                at = events[*launch].start;
        return std::ranges::any_of(selection.windows, [&](const StepWindow &w) { return w.own.contains(at); });
    }
    /// The last slice before `i` that contains it, of those that `counts`.
    template <class Counts>
    std::optional<std::size_t> parentOf(std::size_t i, Counts counts) const
    {
        std::optional<std::size_t> best;
        for (std::size_t p = 0; p < events.size(); ++p) {
            if (!counts(events[p]) || !sameLane(p, i) || !isAfter(i, p))
                continue;
            const bool contains = events[p].end() >= events[i].end() &&
                                  (events[p].end() > events[i].start || events[p].start == events[i].start);
            if (contains && (!best || isAfter(p, *best)))
                best = p;
        }
        return best;
    }
};

std::int64_t rankOf(const std::vector<std::int64_t> &values, std::int64_t percent)
{
    std::optional<std::int64_t> best;
    for (const std::int64_t v : values) {
        const auto reached = std::ranges::count_if(values, [&](std::int64_t x) { return x <= v; });
        if (reached * 100 >= percent * static_cast<std::int64_t>(values.size()) && (!best || v < *best))
            best = v;
    }
    return best.value_or(0);
}

void checkDistribution(const Table &table, std::size_t row, std::vector<std::int64_t> values)
{
    std::ranges::sort(values);
    const auto n = static_cast<std::int64_t>(values.size());
    const std::int64_t total = std::accumulate(values.begin(), values.end(), std::int64_t{0});
    QCOMPARE(number(table, row, "calls"), n);
    QCOMPARE(number(table, row, "total_ns"), total);
    QCOMPARE(number(table, row, "mean_ns"), total / n);
    QCOMPARE(number(table, row, "median_ns"),
             (values[static_cast<std::size_t>((n - 1) / 2)] + values[static_cast<std::size_t>(n / 2)]) / 2);
    QCOMPARE(number(table, row, "min_ns"), values.front());
    QCOMPARE(number(table, row, "max_ns"), values.back());
    QCOMPARE(number(table, row, "p5_ns"), rankOf(values, 5));
    QCOMPARE(number(table, row, "p95_ns"), rankOf(values, 95));
}

constexpr int rounds = 60;

} // namespace

class TestTables : public QObject {
    Q_OBJECT
private slots:
    void kernelsByHand();
    void kernelsWithoutWhatCannotBeRight();
    void kernelsOfRandomTraces();
    void callsOfRandomTraces();
    void nestedOfRandomTraces_data();
    void nestedOfRandomTraces();
    void stepsOfRandomTraces();
    void idleOfRandomTraces();
    void copiesByHand();
    void copiesOfRandomTraces();
    void callsHeldByTheProfiler();
    void modulesByClass();
    void emptyTraces();
    void recordings_data() { test::addRecordings(); }
    void recordings();
};

void TestTables::kernelsByHand()
{
    const auto args = [](int correlation, int grid, const char *more = "") {
        return QByteArray(R"("stream":7,"correlation":%1,"grid":[%2,1,1],"block":[128,1,1],"registers per thread":%2,)"
                          R"("shared memory":1024,"est. achieved occupancy %":50%3)")
            .replace("%1", QByteArray::number(correlation))
            .replace("%2", QByteArray::number(grid))
            .replace("%3", more);
    };
    const auto opened = test::open(test::document({
        complete("aten::mm", 0, 1000),
        complete("cudaLaunchKernel", 100, 100, "1", "1", "cuda_runtime", R"("correlation":1)"),
        complete("cudaLaunchKernel", 300, 100, "1", "1", "cuda_runtime", R"("correlation":2)"),
        complete("aten::add", 1000, 500),
        complete("cudaLaunchKernel", 1100, 100, "1", "1", "cuda_runtime", R"("correlation":3)"),
        complete("gemm", 500, 100, "0", "7", "kernel", args(1, 8)),
        complete("gemm", 700, 300, "0", "7", "kernel", args(2, 8)),
        complete("gemm", 1300, 200, "0", "20", "kernel", args(3, 16)),
        complete("Memset (Device)", 1350, 50, "0", "7", "gpu_memset", R"("bytes":64)"),
    }));
    const Table table = kernelTable(*opened, Selection::whole());
    checkShape(*opened, table);
    QCOMPARE(table.rows.size(), std::size_t(2));
    QCOMPARE(text(table, 0, "name"), std::string("gemm"));
    QCOMPARE(text(table, 0, "grid"), std::string("several"));
    QCOMPARE(text(table, 0, "block"), std::string("128, 1, 1"));
    QCOMPARE(number(table, 0, "registers"), 16);
    QCOMPARE(number(table, 0, "shared_memory_bytes"), 1024);
    QCOMPARE(text(table, 0, "op"), std::string("aten::mm and 1 more"));
    QCOMPARE(text(table, 0, "streams"), std::string("7, 20"));
    QCOMPARE(text(table, 0, "kind"), std::string("kernel"));
    QCOMPARE(std::get<double>(table.rows[0][columnOf(table, "share")]), 1.0); // 600 of 600: the memset runs beside
    QCOMPARE(std::get<double>(table.rows[0][columnOf(table, "occupancy")]), 0.5);
    QCOMPARE(text(table, 1, "kind"), std::string("memset"));
    QCOMPARE(text(table, 1, "op"), std::string("-"));
    checkDistribution(table, 0, {100, 300, 200});

    const Table split = kernelTable(*opened, Selection::whole(), {.byGeometry = true});
    checkShape(*opened, split);
    QCOMPARE(split.rows.size(), std::size_t(3));
    QCOMPARE(text(split, 0, "grid"), std::string("8, 1, 1"));
    QCOMPARE(number(split, 0, "calls"), 2);
    QCOMPARE(text(split, 1, "grid"), std::string("16, 1, 1"));
}

void TestTables::kernelsWithoutWhatCannotBeRight()
{
    const auto trace = test::openPath(test::dataPath("inputs/B36-impossible-kernel-duration.json"));
    const Table all = kernelTable(*trace, Selection::whole());
    QCOMPARE(text(all, 0, "name"), std::string("toy_elementwise"));
    QVERIFY(all.footer.back().find("cannot be right") != std::string::npos);
    const Table sound = kernelTable(*trace, Selection::whole(), {.withoutFlagged = true});
    QCOMPARE(sound.rows.size(), std::size_t(2));
    QCOMPARE(text(sound, 0, "name"), std::string("toy_attn"));
    QCOMPARE(number(sound, 0, "total_ns"), 100000);
    QCOMPARE(text(sound, 1, "name"), std::string("toy_gemm"));
    QCOMPARE(number(sound, 1, "total_ns"), 50000);
    QVERIFY(sound.footer.back().find("1 event of 3.40 s") != std::string::npos);

    // A kernel that is let in early overlaps the one before and is right; so is what ends at the same time.
    const auto early = test::openPath(test::dataPath("inputs/B52-overlapping-kernels-PDL.json"));
    QVERIFY(flaggedDeviceWork(*early).empty());
    // The kernels of one graph may run side by side.
    const auto graph = test::open(test::document({
        complete("cudaGraphLaunch", 0, 10, "1", "1", "cuda_runtime", R"("correlation":5)"),
        complete("long", 100, 100, "0", "7", "kernel", R"("correlation":5)"),
        complete("short", 120, 10, "0", "7", "kernel", R"("correlation":5)"),
    }));
    QVERIFY(flaggedDeviceWork(*graph).empty());
}

void TestTables::kernelsOfRandomTraces()
{
    for (int round = 0; round < rounds; ++round) {
        const Plain plain(static_cast<std::uint64_t>(round));
        test::Randoms random(static_cast<std::uint64_t>(round) + 1000);
        std::vector<SliceId> flagged;
        for (std::size_t i = 0; i < plain.events.size(); ++i)
            if (plain.events[i].isWork())
                for (std::size_t j = 0; j < plain.events.size(); ++j) {
                    const Written &a = plain.events[i], &b = plain.events[j];
                    if (b.isWork() && plain.sameLane(i, j) && b.start > a.start && b.duration > 0 &&
                        b.end() < a.end()) {
                        flagged.push_back(SliceId(static_cast<std::uint32_t>(i)));
                        break;
                    }
                }
        QCOMPARE(flaggedDeviceWork(plain.trace()), flagged);
        for (const auto &[what, selection] : selectionsOf(plain.trace(), random))
            for (const bool without : {false, true})
                for (const bool byGeometry : {false, true}) {
                    std::map<std::string, std::vector<std::int64_t>> times;
                    std::map<std::string, std::set<std::uint32_t>> slices;
                    std::map<int, Moments> busy;
                    for (std::size_t i = 0; i < plain.events.size(); ++i) {
                        const Written &e = plain.events[i];
                        const SliceId s(static_cast<std::uint32_t>(i));
                        if (!e.isWork() || !plain.holds(selection, i) ||
                            (without && std::ranges::find(flagged, s) != flagged.end()))
                            continue;
                        const std::string key = byGeometry && e.grid >= 0 ? e.name + std::to_string(e.grid) : e.name;
                        times[key].push_back(e.duration);
                        slices[key].insert(s.value());
                        busy[e.pid].add(e.start, e.end());
                    }
                    const Table table =
                        kernelTable(plain.trace(), selection, {.byGeometry = byGeometry, .withoutFlagged = without});
                    checkShape(plain.trace(), table);
                    QCOMPARE(table.rows.size(), times.size());
                    const std::int64_t whole =
                        std::accumulate(busy.begin(), busy.end(), std::int64_t{0},
                                        [](std::int64_t n, const auto &b) { return n + b.second.count(); });
                    for (std::size_t r = 0; r < table.rows.size(); ++r) {
                        std::string key = text(table, r, "name");
                        if (byGeometry && text(table, r, "kind") == "kernel")
                            key += text(table, r, "grid").substr(0, 1);
                        checkDistribution(table, r, times[key]);
                        const auto own = table.slicesOf(r);
                        QVERIFY(std::set<std::uint32_t>(own.begin(), own.end()) == slices[key]);
                        if (whole > 0)
                            QCOMPARE(std::get<double>(table.rows[r][columnOf(table, "share")]),
                                     static_cast<double>(number(table, r, "total_ns")) / static_cast<double>(whole));
                        if (r > 0)
                            QVERIFY(number(table, r - 1, "total_ns") >= number(table, r, "total_ns"));
                    }
                }
    }
}

void TestTables::callsOfRandomTraces()
{
    for (int round = 0; round < rounds; ++round) {
        const Plain plain(static_cast<std::uint64_t>(round));
        test::Randoms random(static_cast<std::uint64_t>(round) + 2000);
        const SliceId trailing = findProfilerCost(plain.trace()).trailingSync;
        QVERIFY(!trailing); // these traces have none
        for (const auto &[what, selection] : selectionsOf(plain.trace(), random)) {
            struct Sum {
                std::vector<std::int64_t> times;
                std::int64_t launched = 0, device = 0, stalled = 0;
                Moments onMain;
            };
            std::map<std::string, Sum> sums;
            const LaneId mainLane = findSteps(plain.trace()).mainLane;
            Moments mainTime;
            for (const TimeRange &r : clip(selection.intervals(plain.trace()), plain.trace().lane(mainLane).extent()))
                mainTime.add(r.start, r.end);
            for (std::size_t i = 0; i < plain.events.size(); ++i) {
                const Written &call = plain.events[i];
                if (!call.isCall() || !plain.holds(selection, i))
                    continue;
                Sum &sum = sums[call.name];
                sum.times.push_back(call.duration);
                Moments held;
                for (std::size_t j = 0; j < plain.events.size(); ++j) {
                    const Written &e = plain.events[j];
                    if (e.isWork() && plain.launchOf(j) == i) {
                        ++sum.launched;
                        sum.device += e.duration;
                    }
                    if (e.cat == "overhead" && e.end() <= call.end())
                        held.add(e.start, e.end());
                }
                sum.stalled += held.count(call.start, call.end());
                if (plain.trace().laneOf(SliceId(static_cast<std::uint32_t>(i))) == mainLane)
                    for (std::int64_t t = call.start; t < call.end(); ++t)
                        if (mainTime.has(t))
                            sum.onMain.add(t, t + 1);
            }
            const Table table = callTable(plain.trace(), selection);
            checkShape(plain.trace(), table);
            QCOMPARE(table.rows.size(), sums.size());
            for (const auto &[name, row] : rowsByName(table)) {
                const Sum &sum = sums[name];
                checkDistribution(table, row, sum.times);
                QCOMPARE(number(table, row, "launched"), sum.launched);
                QCOMPARE(number(table, row, "device_ns"), sum.device);
                QCOMPARE(number(table, row, "stalled_ns"), sum.stalled);
                if (mainTime.count() > 0)
                    QCOMPARE(std::get<double>(table.rows[row][columnOf(table, "main_share")]),
                             static_cast<double>(sum.onMain.count()) / static_cast<double>(mainTime.count()));
            }
        }
    }
}

void TestTables::nestedOfRandomTraces_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("annotations") << 0;
    QTest::newRow("modules") << 1;
    QTest::newRow("python") << 2;
}

void TestTables::nestedOfRandomTraces()
{
    QFETCH(int, kind);
    const auto keyOf = [&](const Written &e) -> std::string {
        if (kind == 0)
            return e.cat != "user_annotation" ? "" : e.name.starts_with("ProfilerStep#") ? "ProfilerStep*" : e.name;
        if (e.cat != "python_function")
            return "";
        if (kind == 2)
            return e.name;
        return e.name.starts_with("nn.Module: ") ? e.name.substr(11) : "";
    };
    for (int round = 0; round < rounds; ++round) {
        const Plain plain(static_cast<std::uint64_t>(round));
        test::Randoms random(static_cast<std::uint64_t>(round) + 3000);
        const auto counts = [&](const Written &e) {
            return e.isOnCpu() && (e.cat != "python_function" || !keyOf(e).empty());
        };
        std::vector<std::optional<std::size_t>> parents(plain.events.size());
        for (std::size_t i = 0; i < plain.events.size(); ++i)
            parents[i] = plain.parentOf(i, counts);
        const auto rowAround = [&](std::size_t i) {
            auto p = parents[i];
            while (p && keyOf(plain.events[*p]).empty())
                p = parents[*p];
            return p;
        };
        for (const auto &[what, selection] : selectionsOf(plain.trace(), random)) {
            struct Sum {
                std::vector<std::int64_t> times;
                std::int64_t total = 0, self = 0, bare = 0, device = 0;
                std::map<int, Moments> busy;
            };
            std::map<std::string, Sum> sums;
            const auto selected = [&](std::size_t i) {
                return !keyOf(plain.events[i]).empty() && plain.holds(selection, i);
            };
            for (std::size_t i = 0; i < plain.events.size(); ++i) {
                const Written &e = plain.events[i];
                if (e.isWork()) {
                    const auto launch = plain.launchOf(i);
                    std::set<std::string> keys;
                    for (auto p = launch ? rowAround(*launch) : std::nullopt; p; p = rowAround(*p))
                        if (selected(*p))
                            keys.insert(keyOf(plain.events[*p]));
                    for (const std::string &key : keys) {
                        sums[key].device += e.duration;
                        sums[key].busy[e.pid].add(e.start, e.end());
                    }
                }
                if (!selected(i))
                    continue;
                Sum &sum = sums[keyOf(e)];
                sum.times.push_back(e.duration);
                bool inItself = false;
                for (auto p = rowAround(i); p; p = rowAround(*p))
                    inItself = inItself || (selected(*p) && keyOf(plain.events[*p]) == keyOf(e));
                sum.total += inItself ? 0 : e.duration;
                Moments rowsBelow, below;
                for (std::size_t j = 0; j < plain.events.size(); ++j) {
                    if (!plain.events[j].isOnCpu() || !counts(plain.events[j]))
                        continue;
                    if (parents[j] == i)
                        below.add(plain.events[j].start, plain.events[j].end());
                    if (!keyOf(plain.events[j]).empty() && rowAround(j) == i)
                        rowsBelow.add(plain.events[j].start, plain.events[j].end());
                }
                sum.self += e.duration - rowsBelow.count();
                sum.bare += e.duration - below.count();
            }
            const Table table = kind == 0   ? annotationTable(plain.trace(), selection)
                                : kind == 1 ? moduleTable(plain.trace(), selection)
                                            : pythonTable(plain.trace(), selection);
            checkShape(plain.trace(), table);
            QCOMPARE(table.rows.size(), sums.size());
            for (const auto &[name, row] : rowsByName(table)) {
                const Sum &sum = sums[name];
                QCOMPARE(number(table, row, "calls"), static_cast<std::int64_t>(sum.times.size()));
                QCOMPARE(number(table, row, kind == 2 ? "total_ns" : "cpu_ns"), sum.total);
                if (kind != 0)
                    QCOMPARE(number(table, row, kind == 2 ? "self_ns" : "self_cpu_ns"), sum.self);
                if (kind != 1)
                    QCOMPARE(number(table, row, kind == 2 ? "bare_ns" : "self_cpu_ns"), sum.bare);
                QCOMPARE(number(table, row, "max_ns"), *std::ranges::max_element(sum.times));
                QCOMPARE(number(table, row, "device_ns"), sum.device);
                std::int64_t busy = 0;
                for (const auto &[device, moments] : sum.busy)
                    busy += moments.count();
                QCOMPARE(number(table, row, "device_busy_ns"), busy);
            }
        }
    }
}

void TestTables::stepsOfRandomTraces()
{
    for (int round = 0; round < rounds; ++round) {
        const Plain plain(static_cast<std::uint64_t>(round));
        test::Randoms random(static_cast<std::uint64_t>(round) + 4000);
        const StepFacts steps = findSteps(plain.trace());
        std::map<std::int64_t, Moments> busy;
        std::map<std::pair<std::int64_t, int>, Moments> laneBusy;
        for (const Written &e : plain.events)
            if (e.isWork()) {
                busy[e.pid].add(e.start, e.end());
                laneBusy[{e.pid, e.tid}].add(e.start, e.end());
            }
        // Lanes to device: a device is busy when one of its streams is.
        for (const DeviceTime &d : deviceTimes(plain.trace())) {
            QCOMPARE(length(d.busy), busy[d.device].count());
            std::int64_t sum = 0, most = 0;
            for (const auto &[lane, moments] : laneBusy)
                if (lane.first == d.device) {
                    sum += moments.count();
                    most = std::max(most, moments.count());
                }
            QVERIFY(most <= length(d.busy) && length(d.busy) <= sum);
        }
        for (const auto &[what, selection] : selectionsOf(plain.trace(), random)) {
            const Table table = stepTable(plain.trace(), selection);
            checkShape(plain.trace(), table);
            std::size_t row = 0;
            std::map<std::int64_t, Nanoseconds> walls, busyOfDevice; // by device
            for (const StepWindow &step : steps.steps) {
                const bool chosen = selection.kind == Selection::Whole ||
                                    (selection.kind == Selection::Range
                                         ? selection.range.contains(step.own.start)
                                         : std::ranges::count(selection.windows, step.slice, &StepWindow::slice) > 0);
                if (!chosen)
                    continue;
                TimeRange window = step.window;
                if (selection.kind == Selection::Range)
                    window = window.clipped(selection.range);
                const Nanoseconds wall = std::max<Nanoseconds>(0, window.length());
                for (const auto &[device, moments] : busy) {
                    QVERIFY(row < table.rows.size());
                    QCOMPARE(number(table, row, "number"), step.number);
                    QCOMPARE(number(table, row, "device"), device);
                    QCOMPARE(number(table, row, "wall_ns"), wall);
                    QCOMPARE(number(table, row, "cpu_ns"), step.own.length());
                    QCOMPARE(number(table, row, "gpu_busy_ns"), moments.count(window.start, window.end));
                    QCOMPARE(text(table, row, "state") == "steady", step.steady);
                    Nanoseconds sum = number(table, row, "gpu_busy_ns");
                    for (const char *key :
                         {"host_wait_ns", "kernel_wait_ns", "other_ns", "buffer_request_ns", "profiler_ns"})
                        sum += number(table, row, key);
                    QCOMPARE(sum, wall); // the parts add up to the window
                    std::int64_t kernels = 0, copies = 0;
                    for (std::size_t i = 0; i < plain.events.size(); ++i) {
                        const Written &e = plain.events[i];
                        const auto launch = e.isWork() ? plain.launchOf(i) : std::nullopt;
                        if (e.isWork() && e.pid == device &&
                            step.own.contains(launch ? plain.events[*launch].start : e.start))
                            ++(e.cat == "kernel" ? kernels : copies);
                    }
                    QCOMPARE(number(table, row, "kernels"), kernels);
                    QCOMPARE(number(table, row, "copies"), copies);
                    walls[device] += wall;
                    busyOfDevice[device] += number(table, row, "gpu_busy_ns");
                    ++row;
                }
            }
            QCOMPARE(row, table.rows.size());
            if (selection.kind != Selection::Whole || steps.steps.empty())
                continue;
            // Steps to window: with what lies between them they make W, and so does what ran in them.
            Intervals windows;
            for (const StepWindow &step : steps.steps)
                windows.push_back(step.window);
            const Intervals between = subtract({steps.window}, unite(windows));
            for (const DeviceTime &d : deviceTimes(plain.trace(), steps.window)) {
                QCOMPARE(walls[d.device] + length(between), steps.window.length());
                QCOMPARE(busyOfDevice[d.device] + length(intersect(d.busy, between)), length(d.busy));
            }
        }
    }
}

void TestTables::idleOfRandomTraces()
{
    for (int round = 0; round < rounds; ++round) {
        const Plain plain(static_cast<std::uint64_t>(round));
        test::Randoms random(static_cast<std::uint64_t>(round) + 5000);
        const std::vector<Gap> gaps = GapFinder(plain.trace(), findProfilerCost(plain.trace())).streamGaps();
        for (const auto &[what, selection] : selectionsOf(plain.trace(), random)) {
            const Table table = idleTable(plain.trace(), selection);
            std::set<std::pair<std::int64_t, std::int64_t>> streams;
            for (const Written &e : plain.events)
                if (e.isWork())
                    streams.insert({e.pid, e.tid});
            QCOMPARE(table.rows.size(), streams.size());
            Moments within;
            for (const TimeRange &r : selection.intervals(plain.trace()))
                within.add(r.start, r.end);
            const auto inside = [&](const Moments &moments) {
                std::int64_t n = 0;
                for (std::int64_t t = 0; t < RandomTrace::length; ++t)
                    n += moments.has(t) && within.has(t);
                return n;
            };
            for (std::size_t r = 0; r < table.rows.size(); ++r) {
                const std::int64_t device = number(table, r, "device"), stream = number(table, r, "stream");
                Moments busy;
                std::int64_t first = RandomTrace::length, last = 0;
                for (const Written &e : plain.events)
                    if (e.isWork() && e.pid == device && e.tid == stream) {
                        busy.add(e.start, e.end());
                        first = std::min(first, e.start);
                        last = std::max(last, e.end());
                    }
                QCOMPARE(number(table, r, "time_ns"), within.count());
                QCOMPARE(number(table, r, "busy_ns"), inside(busy));
                Moments outside;
                const auto &steps = plain.trace().steps();
                const std::int64_t begin = steps.empty() ? 0 : steps.front().range.start; // gaps count from here on
                for (std::int64_t t = 0; t < std::max(first, begin); ++t)
                    if (!busy.has(t))
                        outside.add(t, t + 1);
                outside.add(last, RandomTrace::length);
                QCOMPARE(number(table, r, "outside_ns"), inside(outside));
                std::int64_t sum = number(table, r, "busy_ns") + number(table, r, "outside_ns"), count = 0, longest = 0;
                const std::pair<GapCause, const char *> causes[] = {{GapCause::HostWait, "host_wait_ns"},
                                                                    {GapCause::KernelWait, "kernel_wait_ns"},
                                                                    {GapCause::Other, "other_ns"},
                                                                    {GapCause::BufferRequest, "buffer_request_ns"},
                                                                    {GapCause::Profiler, "profiler_ns"}};
                for (const auto &[cause, key] : causes) {
                    Moments parts;
                    for (const Gap &gap : gaps)
                        if (gap.device == device && gap.stream == stream && !gap.initial)
                            for (const GapPart &part : gap.parts)
                                if (part.cause == cause)
                                    parts.add(part.range.start, part.range.end);
                    QCOMPARE(number(table, r, key), inside(parts));
                    sum += number(table, r, key);
                }
                QCOMPARE(sum, within.count());
                for (const Gap &gap : gaps)
                    if (gap.device == device && gap.stream == stream && !gap.initial) {
                        Moments own;
                        own.add(gap.range.start, gap.range.end);
                        count += inside(own) > 0;
                        longest = std::max(longest, inside(own));
                    }
                QCOMPARE(number(table, r, "gaps"), count);
                QCOMPARE(number(table, r, "longest_gap_ns"), longest);
            }
        }
    }
}

void TestTables::copiesByHand()
{
    const auto opened = test::open(test::document({
        complete("cudaMemcpyAsync", 0, 10, "1", "1", "cuda_runtime", R"("correlation":1)"),
        complete("cudaMemcpy", 20, 10, "1", "1", "cuda_runtime", R"("correlation":2)"),
        complete("urEnqueueUSMMemcpy", 40, 10, "1", "1", "xpu_runtime", R"("correlation":3)"),
        complete("Memcpy HtoD (Pageable -> Device)", 100, 1000, "0", "7", "gpu_memcpy",
                 R"("correlation":1,"bytes":4000)"),
        complete("Memcpy HtoD (Pageable -> Device)", 1200, 1000, "0", "7", "gpu_memcpy",
                 R"("correlation":2,"bytes":6000)"),
        complete("Memcpy HtoD (Pageable -> Device)", 2300, 500, "0", "7", "gpu_memcpy", R"("correlation":2)"),
        complete("Memcpy PtoP (Device -> Device)", 3000, 10, "0", "7", "gpu_memcpy", R"("correlation":3,"bytes":7)"),
        complete("Memset (Device)", 4000, 0, "0", "7", "gpu_memset", R"("bytes":8)"),
        complete("k", 1500, 100, "0", "8", "kernel"),
    }));
    const Table table = copyTable(*opened, Selection::whole());
    checkShape(*opened, table);
    QCOMPARE(table.rows.size(), std::size_t(4));
    QCOMPARE(text(table, 0, "kind"), std::string("sync"));
    QCOMPARE(text(table, 0, "direction"), std::string("HtoD"));
    QCOMPARE(text(table, 0, "from"), std::string("Pageable"));
    QCOMPARE(text(table, 0, "to"), std::string("Device"));
    QCOMPARE(number(table, 0, "calls"), 2);
    QCOMPARE(number(table, 0, "bytes"), 6000);
    QCOMPARE(number(table, 0, "exposed_ns"), 1400);
    // The one without bytes does not count for the bandwidth: 6000 bytes in 1 us.
    QCOMPARE(std::get<double>(table.rows[0][columnOf(table, "bytes_per_second")]), 6e9);
    QCOMPARE(text(table, 1, "kind"), std::string("async"));
    QCOMPARE(std::get<double>(table.rows[1][columnOf(table, "bytes_per_second")]), 4e9);
    QCOMPARE(text(table, 2, "direction"), std::string("PtoP"));
    QCOMPARE(text(table, 2, "kind"), std::string("-"));
    QCOMPARE(text(table, 3, "from"), std::string("-"));
    QCOMPARE(text(table, 3, "to"), std::string("Device"));
    QVERIFY(std::holds_alternative<std::monostate>(table.rows[3][columnOf(table, "bytes_per_second")])); // took no time
}

void TestTables::copiesOfRandomTraces()
{
    for (int round = 0; round < rounds; ++round) {
        const Plain plain(static_cast<std::uint64_t>(round));
        test::Randoms random(static_cast<std::uint64_t>(round) + 6000);
        std::map<int, Moments> kernels;
        for (const Written &e : plain.events)
            if (e.cat == "kernel")
                kernels[e.pid].add(e.start, e.end());
        for (const auto &[what, selection] : selectionsOf(plain.trace(), random)) {
            struct Sum {
                std::vector<std::int64_t> times;
                std::int64_t bytes = 0, sized = 0, sizedTime = 0;
                std::map<int, Moments> exposed;
            };
            std::map<std::string, Sum> sums;
            for (std::size_t i = 0; i < plain.events.size(); ++i) {
                const Written &e = plain.events[i];
                if (!e.isWork() || e.cat == "kernel" || !plain.holds(selection, i))
                    continue;
                const auto launch = plain.launchOf(i); // all of these calls return at once
                Sum &sum = sums[e.name + (launch ? "async" : "-")];
                sum.times.push_back(e.duration);
                for (std::int64_t t = e.start; t < e.end(); ++t)
                    if (!kernels[e.pid].has(t))
                        sum.exposed[e.pid].add(t, t + 1);
                if (e.bytes >= 0) {
                    sum.bytes += e.bytes;
                    ++sum.sized;
                    sum.sizedTime += e.duration;
                }
            }
            const Table table = copyTable(plain.trace(), selection);
            checkShape(plain.trace(), table);
            QCOMPARE(table.rows.size(), sums.size());
            for (std::size_t r = 0; r < table.rows.size(); ++r) {
                const Sum &sum = sums[text(table, r, "name") + text(table, r, "kind")];
                checkDistribution(table, r, sum.times);
                std::int64_t exposed = 0;
                for (const auto &[device, moments] : sum.exposed)
                    exposed += moments.count();
                QCOMPARE(number(table, r, "exposed_ns"), exposed);
                if (sum.sized > 0)
                    QCOMPARE(number(table, r, "bytes"), sum.bytes);
                if (sum.sizedTime > 0)
                    QCOMPARE(std::get<double>(table.rows[r][columnOf(table, "bytes_per_second")]),
                             static_cast<double>(sum.bytes) / static_cast<double>(sum.sizedTime) * 1e9);
            }
        }
    }
}

void TestTables::callsHeldByTheProfiler()
{
    const auto opened = test::open(test::document({
        complete("ProfilerStep#1", 0, 10000, "1", "1", "user_annotation"),
        complete("cudaLaunchKernel", 1000, 3000, "1", "1", "cuda_runtime", R"("correlation":1)"),
        complete("Activity Buffer Request", 500, 3000, "-1", "0", "overhead"),  // 2500 of it within the call
        complete("Activity Buffer Request", 3800, 3000, "-1", "0", "overhead"), // ends later: held something else
        complete("Lazy Function Loading", 1000, 1000, "-1", "0", "overhead"),   // the program's own
        complete("cudaDeviceSynchronize", 20000, 700, "1", "1", "cuda_runtime"),
    }));
    const Table table = callTable(*opened, Selection::whole());
    const auto rows = rowsByName(table);
    QCOMPARE(number(table, rows.at("cudaLaunchKernel"), "stalled_ns"), 2500);
    QCOMPARE(number(table, rows.at("cudaDeviceSynchronize"), "stalled_ns"), 700);
    QVERIFY(table.footer.front().find("3.20 us of it") != std::string::npos);
}

void TestTables::modulesByClass()
{
    const auto opened = test::open(test::document({
        complete("nn.Module: Net_0", 0, 1000, "1", "1", "python_function"),
        complete("nn.Module: Linear_0", 100, 200, "1", "1", "python_function"),
        complete("a.py(1): f", 100, 200, "1", "1", "python_function"),
        complete("nn.Module: Linear_12", 400, 300, "1", "1", "python_function"),
        complete("nn.Module: _Odd_", 800, 100, "1", "1", "python_function"),
    }));
    const Table table = moduleTable(*opened, Selection::whole(), {.byClass = true});
    const auto rows = rowsByName(table);
    QCOMPARE(rows.size(), std::size_t(3));
    QCOMPARE(number(table, rows.at("Linear"), "cpu_ns"), 500);
    QCOMPARE(number(table, rows.at("Net"), "self_cpu_ns"), 400);
    QVERIFY(rows.contains("_Odd_"));
    QCOMPARE(moduleTable(*opened, Selection::whole()).rows.size(), std::size_t(4));
}

void TestTables::emptyTraces()
{
    for (const QByteArray &json : {test::document({}), test::document({complete("aten::mm", 0, 10)}),
                                   test::document({complete("k", 0, 0, "0", "7", "kernel")})}) {
        const auto opened = test::open(json);
        for (const Selection &selection : {Selection::whole(), Selection::ofRange({5, 5}), Selection::ofSteps({})})
            for (const TableKind &kind : tableKinds())
                if (kind.key != "operators") // has a test of its own
                    checkShape(*opened, kind.make(*opened, selection, {}));
    }
}

void TestTables::recordings()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = test::openPath(path);
    const auto slices = test::plainSlices(test::plainEvents(path));
    std::map<std::string, std::vector<std::int64_t>> kernels, calls;
    for (const test::PlainSlice &s : slices) {
        if (s.isWork())
            kernels[s.name].push_back(s.end - s.start);
        if (s.cat == "cuda_runtime" || s.cat == "cuda_driver")
            calls[s.name].push_back(s.end - s.start);
    }
    const Selection whole = Selection::whole();
    const Table kernelRows = kernelTable(*trace, whole), callRows = callTable(*trace, whole);
    QCOMPARE(kernelRows.rows.size(), kernels.size());
    for (const auto &[name, row] : rowsByName(kernelRows))
        QCOMPARE(number(kernelRows, row, "total_ns"),
                 std::accumulate(kernels.at(name).begin(), kernels.at(name).end(), std::int64_t{0}));
    QCOMPARE(callRows.rows.size(), calls.size());
    for (const auto &[name, row] : rowsByName(callRows))
        QCOMPARE(number(callRows, row, "total_ns"),
                 std::accumulate(calls.at(name).begin(), calls.at(name).end(), std::int64_t{0}));
    QVERIFY2(flaggedDeviceWork(*trace).empty(), "a recording whose kernels cannot be right");
    for (const TableKind &kind : tableKinds())
        if (kind.key != "operators")
            checkShape(*trace, kind.make(*trace, whole, {}));
    // Steps as the report has them.
    const Facts facts = gatherFacts(*trace);
    const Table steps = stepTable(*trace, whole);
    const std::size_t devices = std::max<std::size_t>(1, facts.devices.size());
    QCOMPARE(steps.rows.size(), facts.steps.steps.size() * devices);
    for (std::size_t i = 0; i < facts.steps.steps.size(); ++i)
        for (std::size_t d = 0; d < facts.devices.size(); ++d) {
            const TimeRange window = facts.steps.steps[i].window;
            QCOMPARE(number(steps, i * devices + d, "wall_ns"), window.length());
            QCOMPARE(number(steps, i * devices + d, "gpu_busy_ns"), overlapLength(facts.devices[d].busy, window));
        }
}

QTEST_GUILESS_MAIN(TestTables)
#include "tst_tables.moc"
