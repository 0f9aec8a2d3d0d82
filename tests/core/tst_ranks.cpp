#include <QtTest> // before what includes the standard library, for moc

#include "core/analyse/mergedranks.h"
#include "core/analyse/rankidentity.h"
#include "core/verdict/ranksreport.h"
#include "core/write/jsontext.h"
#include "core/write/rankinput.h"
#include "core/write/ranksjson.h"
#include "core/write/rankstext.h"
#include "core/write/reportjson.h"
#include "rankruns.h"
#include "recordings.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>

using namespace lanescope;
using Json = nlohmann::ordered_json;
using test::RankRun;

namespace {

/// The map step: a trace's report, as other machines would hand it over.
Json reportOf(const Trace &trace)
{
    return reportJson(makeReport(trace));
}

std::vector<Json> reportsOf(const RankRun &run)
{
    std::vector<Json> reports;
    for (int rank = 0; rank < run.ranks; ++rank) {
        reports.push_back(reportOf(*test::open(test::rankTrace(run, rank)).trace));
        reports.back()["file"] = "rank" + std::to_string(rank);
    }
    return reports;
}

Json recordedReport(const std::string &name)
{
    return reportOf(
        *test::openPath(test::dataPath(QString("ranks/%1.pt.trace.json.gz").arg(QString::fromStdString(name)))));
}

std::vector<Json> recordedReports()
{
    return {recordedReport("dist_ddp.rank0"), recordedReport("dist_ddp.rank1")};
}

RanksReport joined(const std::vector<Json> &reports)
{
    std::vector<RankFacts> facts;
    for (const Json &report : reports) {
        auto one = rankFactsFromReport(report.dump(), "report");
        if (!one)
            throw std::runtime_error(one.error().message);
        facts.push_back(std::move(*one));
    }
    return makeRanksReport(std::move(facts));
}

Json allLabels()
{
    return Json::parse(test::bytesOf(test::dataPath("ranks/LABELS.json")).toStdString());
}

/// What a label says must be among the verdicts, of any severity, and what must not be critical or a warning.
void hold(const Json &label, const Json &verdicts, const std::string &bound = {})
{
    std::set<std::string> all, loud;
    for (const Json &v : verdicts) {
        all.insert(v.at("id"));
        if (v.at("severity") == "critical" || v.at("severity") == "warning")
            loud.insert(v.at("id"));
    }
    for (const Json &id : label.at("must"))
        QVERIFY2(all.contains(id), ("missing: " + id.get<std::string>()).c_str());
    for (const Json &id : label.at("must_not"))
        QVERIFY2(!loud.contains(id) && bound != id, ("wrong here: " + id.get<std::string>()).c_str());
}

/// All that joining says, without what clocks were corrected by.
std::string resultText(const RanksReport &report)
{
    const std::string text = ranksJsonBegin() + ranksJsonEnd(report);
    Json j = Json::parse(text);
    for (Json &load : j["load_balance"])
        load["clock"].erase("correction_ns");
    return j.dump(1);
}

const Verdict *verdictOf(const RanksReport &report, std::string_view id)
{
    for (const RankVerdict &v : report.verdicts)
        if (v.verdict.id == id)
            return &v.verdict;
    return nullptr;
}

template <class T>
T numberOf(const Verdict &v, std::string_view name)
{
    return std::get<T>(std::ranges::find(v.numbers, name, &Number::name)->value);
}

} // namespace

class TestRanks : public QObject {
    Q_OBJECT

private slots:
    void identities_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("label");
        QTest::newRow("rank") << "/data/rank3_trace.json.gz"
                              << "rank 3";
        QTest::newRow("of sixteen") << "dist_ddp.rank12.pt.trace.json.gz"
                                    << "rank 12";
        QTest::newRow("with a line") << "run/trace_rank-7.json"
                                     << "rank 7";
        QTest::newRow("places") << "1727-TP-1-DP-0-PP-2-EP-3.trace.json.gz"
                                << "TP 1, DP 0, PP 2, EP 3";
        QTest::newRow("both") << "rank5-tp1-pp0.json"
                              << "rank 5 (TP 1, PP 0)";
        QTest::newRow("neither") << "http2.steps3.json"
                                 << "";
        QTest::newRow("a word that ends so") << "crank4.json"
                                             << "";
        QTest::newRow("folder does not count") << "/rank9/trace.json"
                                               << "";
    }
    void identities()
    {
        QFETCH(QString, name);
        QFETCH(QString, label);
        QCOMPARE(QString::fromStdString(rankFromFileName(name.toStdString()).label()), label);
    }

    void identityOfTheFileCounts()
    {
        const auto trace = test::open(
            R"({"distributedInfo":{"rank":5,"world_size":8,"pg_config":[
                {"pg_name":"0","pg_desc":"default_pg","ranks":[0,1,2,3,4,5,6,7]},
                {"pg_name":"1","pg_desc":"mesh_tp","ranks":[4,5]},
                {"pg_name":"2","pg_desc":"mesh_dp","ranks":[1,3,5,7]}]},"traceEvents":[]})");
        QCOMPARE(QString::fromStdString(rankIdentity(*trace).label()), "rank 5 (TP 1, DP 2)");
    }

    void layoutIsThatOfOurOwnJson()
    {
        const Json j = {
            {"a", Json::array()}, {"b", Json::object()}, {"c", {1, 2.5, "x, {\"y\"}: [\\", nullptr, {{"d", true}}}}};
        const std::string own = j.dump(1);
        for (const int indent : {-1, 1, 4})
            QCOMPARE(indentedJson(j.dump(indent), 0), own);
        const Json outer = {{"ranks", {j}}};
        QCOMPARE("{\n \"ranks\": [\n  " + indentedJson(j.dump(), 2) + "\n ]\n}", outer.dump(1));
    }

    // ---- who keeps the others waiting, and why

    void straggler_data()
    {
        QTest::addColumn<QByteArray>("cause");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("late");
        for (const char *cause : {"compute", "copies", "input", "cpu", "unrecorded"})
            for (const int ranks : {2, 5})
                QTest::addRow("%s, %d ranks", cause, ranks) << QByteArray(cause) << ranks << ranks - 1 - (ranks > 2);
    }
    void straggler()
    {
        QFETCH(QByteArray, cause);
        QFETCH(int, ranks);
        QFETCH(int, late);
        RankRun run;
        run.ranks = ranks;
        run.late = late;
        run.cause = cause;
        const RanksReport report = joined(reportsOf(run));
        const Verdict *v = verdictOf(report, "straggler-rank");
        QVERIFY(v);
        QCOMPARE(numberOf<std::int64_t>(*v, "rank"), late);
        QCOMPARE(QByteArray(numberOf<std::string>(*v, "cause").c_str()), cause);
        // Of two collectives a step one is late, by 2 ms less the 0.1 us between ranks.
        QCOMPARE(numberOf<std::int64_t>(*v, "late"), 4);
        QVERIFY(std::abs(*v->gainPerStep - 2'000'000) < 1000);
        QVERIFY(std::abs(numberOf<std::int64_t>(*v, "cause_ns") - 2'000'000) < 50'000);
        QVERIFY(!v->evidence.empty());
    }

    void balancedRunNamesNobody()
    {
        const RanksReport report = joined(reportsOf({}));
        QCOMPARE(report.joined.collectives.size(), std::size_t(12));
        QVERIFY(!verdictOf(report, "straggler-rank"));
    }

    // ---- one clock

    void clocksDoNotMatter_data()
    {
        QTest::addColumn<qint64>("shift");
        QTest::newRow("none") << qint64(0);
        QTest::newRow("1 ns") << qint64(1);
        QTest::newRow("3 ms back") << qint64(-3'000'000);
        QTest::newRow("an hour") << qint64(3'600'000'000'000);
        QTest::newRow("another base") << qint64(-1'790'857'026'000'000'000);
    }
    void clocksDoNotMatter()
    {
        QFETCH(qint64, shift);
        RankRun run;
        run.ranks = 3;
        run.late = 1;
        for (std::vector<Json> reports : {reportsOf(run), recordedReports()}) {
            const std::string plain = resultText(joined(reports));
            reports[1]["base_time_ns"] = reports[1]["base_time_ns"].get<std::int64_t>() + shift;
            const RanksReport shifted = joined(reports);
            QCOMPARE(resultText(shifted), plain);
            QVERIFY(std::abs(shifted.joined.ranks[1].clock.offset - shift) < 20'000);
        }
    }

    /// Whatever a run is like, clocks that are off and files in another order change nothing of what is said.
    void anyRunOnAnyClocks()
    {
        std::mt19937_64 random(20261130);
        const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
        for (int i = 0; i < 40; ++i) {
            RankRun run;
            run.ranks = 2 + upTo(6);
            run.steps = 1 + upTo(5);
            run.late = upTo(run.ranks + 1) - 1;
            run.cause =
                std::array{"compute", "copies", "input", "cpu", "unrecorded"}[static_cast<std::size_t>(upTo(5))];
            run.lateBy = 100 + upTo(5000);
            run.sequences = upTo(2) == 1;
            std::vector<Json> reports = reportsOf(run);
            const std::string plain = resultText(joined(reports));
            for (Json &report : reports) {
                const auto within = std::int64_t{1} << upTo(50); // up to two weeks
                report["base_time_ns"] = report["base_time_ns"].get<std::int64_t>() + within / 2 -
                                         static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(within));
            }
            std::shuffle(reports.begin(), reports.end(), random);
            QCOMPARE(resultText(joined(reports)), plain);
        }
    }

    void orderDoesNotMatter()
    {
        RankRun run;
        run.ranks = 5;
        run.late = 3;
        std::vector<Json> reports = reportsOf(run);
        const std::string plain = resultText(joined(reports));
        std::mt19937 random(7);
        for (int i = 0; i < 10; ++i) {
            std::shuffle(reports.begin(), reports.end(), random);
            QCOMPARE(resultText(joined(reports)), plain);
        }
    }

    // ---- matching

    /// A rank whose recording begins or ends elsewhere: its collectives still meet their counterparts.
    void recordingsOfDifferentLength_data()
    {
        QTest::addColumn<int>("firstLost");
        QTest::addColumn<int>("lastLost");
        QTest::addColumn<bool>("sequences");
        for (const bool sequences : {false, true})
            for (const auto &[a, b] : {std::pair(0, 0), std::pair(3, 0), std::pair(0, 3), std::pair(2, 1)})
                QTest::addRow("%d before, %d behind%s", a, b, sequences ? ", counted" : "") << a << b << sequences;
    }
    void recordingsOfDifferentLength()
    {
        QFETCH(int, firstLost);
        QFETCH(int, lastLost);
        QFETCH(bool, sequences);
        RankRun run;
        run.late = 0;
        run.sequences = sequences;
        std::vector<Json> reports = reportsOf(run);
        auto &list = reports[1]["collectives"];
        list.erase(list.begin(), list.begin() + firstLost);
        list.erase(list.end() - lastLost, list.end());
        const RanksReport report = joined(reports);
        QCOMPARE(report.joined.collectives.size(), std::size_t(12 - firstLost - lastLost));
        for (const JoinedCollective &c : report.joined.collectives) {
            const auto &records = report.joined.ranks;
            QCOMPARE(*records[0].facts.collectives[c.members[0].collective].step,
                     *records[1].facts.collectives[c.members[1].collective].step);
        }
        QCOMPARE(report.joined.unmatched, std::size_t(firstLost + lastLost));
    }

    /// V30 on a recording: 16 collectives against 15, of which the one more has no arguments.
    void recordedRanks()
    {
        const RanksReport report = joined(recordedReports());
        QCOMPARE(report.joined.collectives.size(), std::size_t(15));
        QCOMPARE(report.joined.unmatched, std::size_t(1));
        const Verdict *v = verdictOf(report, "straggler-rank");
        QVERIFY(v);
        QCOMPARE(numberOf<std::int64_t>(*v, "rank"), 1);
        QCOMPARE(numberOf<std::int64_t>(*v, "late"), 10);
        // Against the recording's own numbers: one host, so that the clocks agree but for some microseconds.
        const Json reports = recordedReports();
        std::size_t i = 0;
        for (const JoinedCollective &c : report.joined.collectives) {
            const Json &slow = reports[1]["collectives"][i], &quick = reports[0]["collectives"][i + 1];
            QCOMPARE(c.trueLatency, slow["dur_ns"].get<std::int64_t>());
            const auto skew = slow["start_ns"].get<std::int64_t>() - quick["start_ns"].get<std::int64_t>();
            QVERIFY(std::abs(c.skew - skew) < 20'000);
            QCOMPARE(c.members[0].wait, quick["dur_ns"].get<std::int64_t>() - c.trueLatency);
            ++i;
        }
        for (const std::string &text : {ranksText(report), ranksMarkdown(report)})
            QVERIFY(QString::fromStdString(text).contains("Rank 1 comes last"));
    }

    void labels_data()
    {
        QTest::addColumn<QString>("name");
        const Json all = allLabels();
        for (const auto &[name, label] : all.items())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    /// Recordings of several ranks whose bottleneck is known by how they were made.
    void labels()
    {
        QFETCH(QString, name);
        const Json label = allLabels().at(name.toStdString());
        std::vector<Json> reports;
        for (const Json &file : label.at("files")) {
            const auto number = reports.size();
            reports.push_back(recordedReport(file.get<std::string>()));
            reports.back()["rank"] = number; // the same file may stand for several
            const Json &own = label.at("rank" + std::to_string(number));
            const std::string bound = reports.back().at("bound").at("id");
            QVERIFY2(std::ranges::find(own.at("bound"), Json(bound)) != own.at("bound").end(), bound.c_str());
            hold(own, reports.back().at("verdicts"), bound);
        }
        const RanksReport report = joined(reports);
        const Json across = Json::parse(ranksJsonBegin() + ranksJsonEnd(report));
        hold(label, across.at("verdicts"));
        if (label.contains("straggler"))
            QCOMPARE(numberOf<std::int64_t>(*verdictOf(report, "straggler-rank"), "rank"),
                     label.at("straggler").get<std::int64_t>());
    }

    // ---- several ranks in one file

    void slicesOfOneRankAmongAll()
    {
        RankRun run;
        run.ranks = 3;
        const auto whole = test::open(test::mergedRun(run));
        const std::vector<MergedRank> ranks = mergedRanks(*whole);
        QCOMPARE(ranks.size(), std::size_t(3));
        std::set<std::uint32_t> met;
        for (const MergedRank &rank : ranks) {
            ReadOptions only;
            only.processes = rank.processes;
            const auto part = test::openPath(whole.file->fileName(), only);
            QVERIFY(part->sliceCount() > 0);
            for (std::uint32_t s = 0; s < part->sliceCount(); ++s) {
                const SliceId there = sliceOfRank(*whole, rank.processes, SliceId(s));
                QVERIFY(there);
                QVERIFY(met.insert(there.value()).second);
                QCOMPARE(whole->name(there), part->name(SliceId(s)));
                QCOMPARE(whole->start(there), part->start(SliceId(s)));
                QCOMPARE(whole->lane(whole->laneOf(there)).pid(), part->lane(part->laneOf(SliceId(s))).pid());
            }
            QVERIFY(!sliceOfRank(*whole, rank.processes, SliceId(part->sliceCount())));
            QVERIFY(!sliceOfRank(*whole, rank.processes, SliceId()));
        }
        QCOMPARE(met.size(), std::size_t(whole->sliceCount()));
    }

    /// Recordings that are put together say what they say apart, although the correlations of two processes collide.
    void recordingsInOneFile()
    {
        std::string text;
        for (const char *name : {"dist_ddp.rank0", "dist_ddp.rank1"}) {
            const std::string own = test::textOf(test::dataPath(QString("ranks/%1.pt.trace.json.gz").arg(name)));
            const std::size_t begin = own.find("\"traceEvents\":[") + 15, end = own.rfind("],\"traceName\"");
            QVERIFY(begin < end && end != std::string::npos);
            text += (text.empty() ? own.substr(0, begin) : ",") + own.substr(begin, end - begin);
        }
        const auto file = test::fileWith(QByteArray::fromStdString(text + "]}"));
        const auto reports = ::lanescope::reportsOf(test::openPath(file->fileName()), {},
                                                    [](const Trace &t) -> Result<Report> { return makeReport(t); });
        QVERIFY(reports);
        QCOMPARE(reports->size(), std::size_t(2));
        std::vector<Json> together;
        for (const std::string &report : *reports)
            together.push_back(Json::parse(report));
        const RanksReport one = joined(together), apart = joined(recordedReports());
        QCOMPARE(one.joined.ranks.size(), std::size_t(2));
        QVERIFY(!one.joined.ranks[0].facts.processes.empty());
        const Json a = Json::parse(ranksJsonBegin() + ranksJsonEnd(one)),
                   b = Json::parse(ranksJsonBegin() + ranksJsonEnd(apart));
        for (const char *key : {"collectives", "stragglers", "collective_kinds", "headline", "unmatched_collectives"})
            QCOMPARE(a[key].dump(1), b[key].dump(1));
    }

    void sameRankTwice()
    {
        std::vector<Json> reports = reportsOf({});
        reports.push_back(reports[0]);
        reports.back()["file"] = "again";
        const RanksReport report = joined(reports);
        QCOMPARE(report.joined.ranks.size(), std::size_t(2));
        QCOMPARE(report.joined.notes.size(), std::size_t(1));
        QVERIFY(QString::fromStdString(report.joined.notes[0]).contains("again"));
    }

    void ranksWithoutNumbersTakeTheFreeOnes()
    {
        RankRun run;
        run.ranks = 3;
        std::vector<Json> reports = reportsOf(run);
        for (const int i : {0, 2})
            reports[static_cast<std::size_t>(i)]["rank"] = nullptr;
        reports[2]["file"] = "a";
        const RanksReport report = joined(reports);
        QCOMPARE(report.joined.ranks[0].facts.file, std::string("a"));
        QCOMPARE(report.joined.ranks[1].facts.file, std::string("rank1"));
        QCOMPARE(report.joined.ranks[2].facts.file, std::string("rank0"));
    }

    void whatIsNoReport_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a trace") << QByteArray(R"({"schemaVersion":1,"traceEvents":[]})");
        QTest::newRow("another of our files") << QByteArray(R"({"schema":1,"opened":true,"lanes":[]})");
        QTest::newRow("cut") << QByteArray(R"({"schema":1,"opened":true,"bound":{"id":)");
        QTest::newRow("failed") << QByteArray(R"({"schema":1,"opened":false,"error":"gone"})");
    }
    void whatIsNoReport()
    {
        QFETCH(QByteArray, text);
        const auto facts = rankFactsFromReport(text.toStdString(), "some.json");
        QVERIFY(!facts);
        QVERIFY(QString::fromStdString(facts.error().message).startsWith("some.json"));
    }

    void filesOfAFolder()
    {
        QTemporaryDir folder;
        const auto write = [&](const char *name) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        };
        QVERIFY(!traceFilesIn(folder.path().toStdString()));
        for (const char *name : {"b2.json", "b10.json.gz", ".hidden.json", "notes.txt"})
            write(name);
        const auto names = [&] {
            QStringList list;
            const auto files = traceFilesIn(folder.path().toStdString());
            for (const std::string &path : *files)
                list += QFileInfo(QString::fromStdString(path)).fileName();
            return list;
        };
        QCOMPARE(names(), (QStringList{"b2.json", "b10.json.gz"}));
        write("rank10.pt.trace.json");
        write("rank9.pt.trace.json.gz");
        QCOMPARE(names(), (QStringList{"rank9.pt.trace.json.gz", "rank10.pt.trace.json"}));
    }
};

QTEST_GUILESS_MAIN(TestRanks)
#include "tst_ranks.moc"
