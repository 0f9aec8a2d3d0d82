#include "core/analyse/flame.h"
#include "randomtrace.h"
#include "recordings.h"

#include <QtTest>
#include <map>

using namespace lanescope;
using test::complete;
using test::Written;

namespace {

constexpr std::uint32_t none = 0xffffffffu;
using Path = std::vector<std::pair<std::string, std::string>>; ///< name and category, outermost first

/// The slices of a lane that take part, by (start, longer first, file), each with its parent.
struct PlainThread {
    PlainThread(const std::vector<Written> &events, int tid, bool pythonOnly)
    {
        for (std::size_t i = 0; i < events.size(); ++i)
            if (events[i].pid == 100 && events[i].tid == tid &&
                (pythonOnly ? events[i].cat == "python_function" : events[i].isOnCpu()))
                order.push_back(i);
        std::ranges::sort(order, {},
                          [&](std::size_t i) { return std::tuple(events[i].start, -events[i].duration, i); });
        for (std::size_t place = 0; place < order.size(); ++place) {
            const Written &e = events[order[place]];
            parents.emplace_back();
            for (std::size_t before = place; before-- > 0 && !parents.back();) {
                const Written &p = events[order[before]];
                if (p.end() >= e.end() && (p.end() > e.start || p.start == e.start))
                    parents.back() = before;
            }
        }
    }
    Path pathOf(const std::vector<Written> &events, std::size_t place) const
    {
        Path path;
        for (std::optional<std::size_t> p = place; p; p = parents[*p])
            path.insert(path.begin(), {events[order[*p]].name, events[order[*p]].cat});
        return path;
    }
    /// The innermost slice that the moment belongs to, by going down from the top: of those over it the first.
    std::optional<std::size_t> at(const std::vector<Written> &events, std::int64_t t) const
    {
        std::optional<std::size_t> found;
        for (std::size_t place = 0; place < order.size(); ++place)
            if (parents[place] == found && events[order[place]].start <= t && t < events[order[place]].end())
                found = place; // what lies below it comes later
        return found;
    }
    std::vector<std::size_t> order;
    std::vector<std::optional<std::size_t>> parents;
};

Path pathOf(const Trace &trace, const FlameGraph &flame, std::uint32_t node)
{
    Path path;
    for (; node != none; node = flame.nodes[node].parent)
        path.insert(path.begin(), {std::string(trace.text(flame.nodes[node].name)),
                                   std::string(trace.categoryText(flame.nodes[node].longest))});
    return path;
}

/// What every flame graph must be.
void checkShape(const Trace &trace, const FlameGraph &flame, const FlameOptions &options)
{
    std::uint32_t at = 0;
    for (const FlameThread &thread : flame.threads) {
        QCOMPARE(thread.first, at);
        QVERIFY(thread.end > thread.first);
        at = thread.end;
        Nanoseconds selves = 0, left = 0;
        std::vector<std::uint32_t> open;
        for (std::uint32_t i = thread.first; i < thread.end; ++i) {
            const FlameNode &n = flame.nodes[i];
            while (!open.empty() && flame.nodes[open.back()].next <= i)
                open.pop_back();
            QCOMPARE(n.parent, open.empty() ? none : open.back());
            QCOMPARE(n.depth, static_cast<std::uint32_t>(open.size()));
            QVERIFY(n.next > i && n.next <= (open.empty() ? thread.end : flame.nodes[open.back()].next));
            open.push_back(i);
            QCOMPARE(trace.nameId(n.longest), n.name);
            QCOMPARE(trace.laneOf(n.longest), thread.lane);
            QVERIFY(n.count > 0 && n.self >= 0);
            selves += n.self;
            Nanoseconds below = 0, next = n.start;
            for (std::uint32_t c = i + 1; c < n.next; c = flame.nodes[c].next) {
                const FlameNode &child = flame.nodes[c];
                below += child.total;
                if (options.order == FlameOrder::Merged) {
                    QCOMPARE(child.start, next);
                    next += child.total;
                    QVERIFY(c == i + 1 || flame.nodes[flame.nodes[c].parent].total >= child.total);
                }
            }
            QCOMPARE(n.self + below, n.total);
            if (n.parent == none && options.order == FlameOrder::Merged) {
                QCOMPARE(n.start, left);
                left += n.total;
            }
            if (n.next < thread.end && options.order == FlameOrder::Merged && flame.nodes[n.next].parent == n.parent)
                QVERIFY(flame.nodes[n.next].total <= n.total);
        }
        QCOMPARE(selves, thread.total);
    }
    QCOMPARE(at, static_cast<std::uint32_t>(flame.nodes.size()));
}

} // namespace

class TestFlame : public QObject {
    Q_OBJECT
private slots:
    void byHand();
    void inOrderOfTime();
    void ofRandomTraces_data();
    void ofRandomTraces();
    void nothing();
    void recordings_data() { test::addRecordings(); }
    void recordings();
};

void TestFlame::byHand()
{
    const auto opened = test::open(test::document({
        complete("main", 0, 1000, "1", "1", "python_function"),
        complete("f", 100, 200, "1", "1", "python_function"),
        complete("aten::mm", 150, 100, "1", "1", "cpu_op"),
        complete("g", 400, 250, "1", "1", "python_function"),
        complete("f", 700, 100, "1", "1", "python_function"),
        complete("f", 710, 50, "1", "1", "python_function"), // calls itself: a node of its own below
        complete("k", 0, 500, "0", "7", "kernel"),
    }));
    const FlameGraph flame = makeFlame(*opened, {opened->extent()});
    checkShape(*opened, flame, {});
    QCOMPARE(flame.threads.size(), std::size_t(1));
    QCOMPARE(flame.threads[0].total, 1000);
    QStringList lines;
    for (const FlameNode &n : flame.nodes)
        lines << QStringLiteral("%1%2 x%3 %4 %5")
                     .arg(QString(n.depth, '.'),
                          QString::fromUtf8(opened->text(n.name).data(), qsizetype(opened->text(n.name).size())))
                     .arg(n.count)
                     .arg(n.total)
                     .arg(n.self);
    QCOMPARE(lines, (QStringList{"main x1 1000 450", ".f x2 300 150", "..aten::mm x1 100 100", "..f x1 50 50",
                                 ".g x1 250 250"}));
    QCOMPARE(flame.nodes[1].longest, SliceId(1));

    const FlameGraph python = makeFlame(*opened, {opened->extent()}, {.pythonOnly = true});
    QCOMPARE(python.nodes.size(), std::size_t(4));
    QCOMPARE(python.nodes[1].self, 250);
    // A range: what reaches out of it counts with what lies inside.
    const FlameGraph part = makeFlame(*opened, {{200, 450}});
    QCOMPARE(part.nodes[0].total, 250);
    QCOMPARE(part.nodes[0].self, 100);
    QCOMPARE(part.nodes.size(), std::size_t(4));
}

void TestFlame::inOrderOfTime()
{
    const auto opened = test::open(test::document({
        complete("main", 0, 1000),
        complete("f", 100, 200),
        complete("inner", 150, 100),
        complete("f", 400, 100),
        complete("late", 2000, 10),
    }));
    const FlameGraph flame = makeFlame(*opened, {{50, 3000}}, {.order = FlameOrder::Time});
    checkShape(*opened, flame, {.order = FlameOrder::Time});
    std::vector<std::tuple<Nanoseconds, Nanoseconds, std::uint32_t, std::uint32_t>> boxes;
    for (const FlameNode &n : flame.nodes)
        boxes.emplace_back(n.start, n.total, n.depth, n.next);
    QVERIFY(boxes ==
            (decltype(boxes){{50, 950, 0, 4}, {100, 200, 1, 3}, {150, 100, 2, 3}, {400, 100, 1, 4}, {2000, 10, 0, 5}}));
}

void TestFlame::ofRandomTraces_data()
{
    QTest::addColumn<bool>("merged");
    QTest::addColumn<bool>("pythonOnly");
    for (const bool merged : {true, false})
        for (const bool pythonOnly : {true, false})
            QTest::addRow("%s%s", merged ? "merged" : "time", pythonOnly ? ", Python only" : "")
                << merged << pythonOnly;
}

void TestFlame::ofRandomTraces()
{
    QFETCH(bool, merged);
    QFETCH(bool, pythonOnly);
    const FlameOptions options{merged ? FlameOrder::Merged : FlameOrder::Time, pythonOnly};
    for (int round = 0; round < 60; ++round) {
        const test::RandomTrace written(static_cast<std::uint64_t>(round) + 900);
        const std::vector<Written> &events = written.events();
        const auto opened = test::open(written.json());
        test::Randoms random(static_cast<std::uint64_t>(round));
        Intervals within;
        for (std::int64_t from = random.between(0, 1500); from < 3500 && !(round % 2 && within.size() == 1);) {
            const std::int64_t to = from + random.between(1, 900);
            within.push_back({from, to});
            from = to + random.between(1, 300);
        }
        const auto isWithin = [&](std::int64_t t) {
            return std::ranges::any_of(within, [&](const TimeRange &r) { return r.contains(t); });
        };
        const FlameGraph flame = makeFlame(*opened, within, options);
        checkShape(*opened, flame, options);
        std::size_t threads = 0;
        for (const int tid : {11, 12}) {
            const PlainThread plain(events, tid, pythonOnly);
            std::map<Path, std::int64_t> selves, counts;
            for (std::size_t place = 0; place < plain.order.size(); ++place) {
                const Written &e = events[plain.order[place]];
                bool takesPart = e.duration == 0 && isWithin(e.start);
                for (std::int64_t t = e.start; t < e.end() && !takesPart; ++t)
                    takesPart = isWithin(t);
                if (takesPart)
                    ++counts[plain.pathOf(events, place)];
            }
            std::int64_t total = 0;
            for (std::int64_t t = 0; t < test::RandomTrace::length; ++t)
                if (isWithin(t))
                    if (const auto place = plain.at(events, t)) {
                        ++selves[plain.pathOf(events, *place)];
                        ++total;
                    }
            const auto thread = std::ranges::find_if(
                flame.threads, [&](const FlameThread &f) { return opened->lane(f.lane).tid() == std::to_string(tid); });
            if (counts.empty()) {
                QVERIFY(thread == flame.threads.end());
                continue;
            }
            ++threads;
            QVERIFY(thread != flame.threads.end());
            QCOMPARE(thread->total, total);
            std::map<Path, std::int64_t> gotSelves, gotCounts;
            for (std::uint32_t i = thread->first; i < thread->end; ++i) {
                const Path path = pathOf(*opened, flame, i);
                if (flame.nodes[i].self > 0)
                    gotSelves[path] += flame.nodes[i].self;
                if (merged)
                    QVERIFY(!gotCounts.contains(path)); // one node a path
                else
                    QCOMPARE(flame.nodes[i].count, 1u);
                gotCounts[path] += flame.nodes[i].count;
            }
            QVERIFY(gotSelves == selves);
            QVERIFY(gotCounts == counts);
        }
        QCOMPARE(flame.threads.size(), threads);
    }
}

void TestFlame::nothing()
{
    const auto opened =
        test::open(test::document({complete("aten::mm", 0, 10), complete("k", 0, 10, "0", "7", "kernel")}));
    QVERIFY(makeFlame(*opened, {}).nodes.empty());
    QVERIFY(makeFlame(*opened, {{100, 200}}).threads.empty());
    QVERIFY(makeFlame(*opened, {opened->extent()}, {.pythonOnly = true}).threads.empty());
}

void TestFlame::recordings()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = test::openPath(path);
    for (const FlameOrder order : {FlameOrder::Merged, FlameOrder::Time}) {
        const FlameGraph flame = makeFlame(*trace, {trace->extent()}, {.order = order});
        checkShape(*trace, flame, {.order = order});
        for (const FlameThread &thread : flame.threads) {
            // All slices of a CPU thread are in it, so it is as busy as its lane.
            if (trace->lane(thread.lane).kind() == LaneKind::CpuThread)
                QCOMPARE(thread.total, trace->lane(thread.lane).busy());
        }
    }
}

QTEST_GUILESS_MAIN(TestFlame)
#include "tst_flame.moc"
