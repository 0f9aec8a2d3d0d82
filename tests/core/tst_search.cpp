#include "randomtrace.h"

#include "core/analyse/search.h"

#include <QtTest>
#include <algorithm>
#include <set>

using namespace lanescope;

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void textMatches_data();
    void textMatches();
    void agreesWithBruteForce();
    void argumentsAreSearched();
    void nothingToFind();
    void canBeCancelled();
};

void TestSearch::textMatches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("caseMatters");
    QTest::addColumn<QString>("in");
    QTest::addColumn<bool>("found");
    QTest::newRow("whole") << "aten::mm" << false << "aten::mm" << true;
    QTest::newRow("inside") << "en::m" << false << "aten::mm" << true;
    QTest::newRow("at the end") << "mm" << false << "aten::mm" << true;
    QTest::newRow("case") << "ATEN::Mm" << false << "aten::mm" << true;
    QTest::newRow("case in the name") << "dtod" << false << "Memcpy DtoD" << true;
    QTest::newRow("case matters") << "dtod" << true << "Memcpy DtoD" << false;
    QTest::newRow("case matters and fits") << "DtoD" << true << "Memcpy DtoD" << true;
    QTest::newRow("no pattern") << "a.*m" << false << "aten::mm" << false;
    QTest::newRow("after a false start") << "aab" << false << "aaaab" << true;
    QTest::newRow("longer than the name") << "aten::mmm" << false << "aten::mm" << false;
    QTest::newRow("only ASCII letters change case") << "@" << false << "`" << false;
    QTest::newRow("UTF-8") << QStringLiteral("행렬") << false << QStringLiteral("행렬 곱") << true;
    QTest::newRow("empty finds nothing") << "" << false << "aten::mm" << false;
    QTest::newRow("empty with case") << "" << true << "aten::mm" << false;
}

void TestSearch::textMatches()
{
    QFETCH(QString, text);
    QFETCH(bool, caseMatters);
    QFETCH(QString, in);
    QFETCH(bool, found);
    QCOMPARE(containing(text.toStdString(), caseMatters)(in.toStdString()), found);
}

/// Slices of a random trace, their order and their sums, from the events as they were written.
void TestSearch::agreesWithBruteForce()
{
    static const char *const needles[] = {"a",        "aten", "MM",   "mem", "cuda", "launch",
                                          "linear_1", ".py(", "gemm", "zzz", ":"};
    int found = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const test::RandomTrace random(seed);
        const test::Opened opened = test::open(random.json());
        const Trace &trace = *opened;
        const auto index = SearchIndex::build(opened.trace);
        QVERIFY(index);
        QCOMPARE(index->size(), trace.sliceCount());
        const auto &events = random.events();
        for (const char *needle : needles)
            for (const std::uint8_t kinds : {SearchScope::all, std::uint8_t(1u << unsigned(LaneKind::GpuStream)),
                                             std::uint8_t(1u << unsigned(LaneKind::CpuThread))}) {
                std::vector<std::uint32_t> wanted;
                std::set<std::string> names;
                test::Moments moments;
                Nanoseconds total = 0;
                for (std::uint32_t i = 0; i < events.size(); ++i) {
                    const auto &e = events[i];
                    const LaneKind kind = trace.lane(trace.laneOf(SliceId(i))).kind();
                    if (!QString::fromStdString(e.name).contains(QLatin1String(needle), Qt::CaseInsensitive) ||
                        !(kinds >> unsigned(kind) & 1))
                        continue;
                    wanted.push_back(i);
                    names.insert(e.name);
                    moments.add(e.start, e.end());
                    total += e.duration;
                }
                std::ranges::sort(wanted, {},
                                  [&](std::uint32_t i) { return std::tuple(events[i].start, -events[i].duration, i); });
                const auto hits = searchNames(index, containing(needle), {kinds});
                QVERIFY(hits);
                QCOMPARE(hits->count(), std::uint32_t(wanted.size()));
                QCOMPARE(hits->names, std::uint32_t(names.size()));
                QCOMPARE(hits->total, total);
                QCOMPARE(hits->covered(), moments.count());
                std::vector<std::uint32_t> visited;
                hits->forEach([&](SliceId slice) { visited.push_back(slice.value()); });
                QCOMPARE(visited, wanted);
                found += !wanted.empty();
                for (std::uint32_t i = 0; i < wanted.size(); ++i)
                    QCOMPARE((*hits)[i], SliceId(wanted[i]));
                // From any slice: which of them it is, and how many come before it.
                for (std::uint32_t i = 0; i < events.size(); ++i) {
                    const auto key = [&](std::uint32_t k) {
                        return std::tuple(events[k].start, -events[k].duration, k);
                    };
                    const auto at = std::ranges::lower_bound(wanted, key(i), {}, key);
                    const auto before = std::uint32_t(at - wanted.begin());
                    QCOMPARE(hits->countBefore(index->rankOf(SliceId(i))), before);
                    const bool isOne = at != wanted.end() && *at == i;
                    QCOMPARE(hits->indexOf(SliceId(i)), isOne ? std::optional(before) : std::nullopt);
                }
                // From any time.
                for (Nanoseconds t = -10; t < test::RandomTrace::length; t += 137) {
                    const auto before =
                        std::ranges::count_if(wanted, [&](std::uint32_t i) { return events[i].start < t; });
                    QCOMPARE(hits->countBefore(index->firstStartingAt(t)), std::uint32_t(before));
                }
            }
    }
    QVERIFY(found > 300);
}

void TestSearch::argumentsAreSearched()
{
    const test::Opened opened = test::open(test::document({
        test::complete("aten::mm", 0, 10, "1", "1", "cpu_op", R"("Input Dims":[[512, 8000]],"External id":4)"),
        test::complete("aten::add", 20, 5, "1", "1", "cpu_op", R"("path":"a\/b \"c\" \u00e4")"),
        test::complete("8000 in its name", 30, 3),
        test::complete("kernel", 40, 7, "0", "7", "kernel", R"("device":0,"stream":7,"grid":[8000,1,1])"),
    }));
    const auto index = SearchIndex::build(opened.trace);
    const auto found = [&](const char *text, std::uint8_t kinds = SearchScope::all) {
        std::atomic<std::uint32_t> done{0};
        const auto hits = searchArguments(index, containing(text), {kinds}, nullptr, &done);
        QStringList starts;
        if (!hits)
            return starts;
        Nanoseconds total = 0;
        hits->forEach([&](SliceId slice) {
            starts += QString::number(opened->start(slice));
            total += opened->duration(slice);
        });
        return total == hits->total && hits->names == hits->count() && done == opened->sliceCount()
                   ? starts
                   : QStringList("wrong");
    };
    QCOMPARE(found("8000"), (QStringList{"0", "30", "40"}));
    QCOMPARE(found("[512, 8000]"), QStringList{"0"});
    QCOMPARE(found("input dims"), QStringList{"0"});
    QCOMPARE(found("8000", 1u << unsigned(LaneKind::GpuStream)), QStringList{"40"});
    QCOMPARE(found("a/b \"C\" ä"), QStringList{"20"});
    QCOMPARE(found(R"(\u00e4)"), QStringList{"20"});
    QCOMPARE(found("no such text"), QStringList());
    const std::atomic<bool> cancel{true};
    QVERIFY(searchArguments(index, containing("8000"), {}, &cancel).error().cancelled);
    // A file that is another by now is not read.
    QVERIFY(opened.file->resize(3));
    QVERIFY(!searchArguments(index, containing("8000")));
}

void TestSearch::nothingToFind()
{
    const test::Opened opened = test::open(test::document({}));
    const auto index = SearchIndex::build(opened.trace);
    QCOMPARE(index->size(), 0u);
    const auto hits = searchNames(index, containing("a"));
    QCOMPARE(hits->count(), 0u);
    QCOMPARE(hits->covered(), 0);
    QCOMPARE(hits->countBefore(0), 0u);
    QCOMPARE(SearchHits().count(), 0u);
}

void TestSearch::canBeCancelled()
{
    const test::Opened opened = test::open(test::RandomTrace(1).json());
    const std::atomic<bool> cancel{true};
    QVERIFY(!SearchIndex::build(opened.trace, &cancel));
    QVERIFY(!searchNames(SearchIndex::build(opened.trace), containing("a"), {}, &cancel));
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
