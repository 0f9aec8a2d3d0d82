#include <QtTest> // before what includes the standard library, for moc

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
#include <random>

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

std::vector<Json> recordedReports()
{
    std::vector<Json> reports;
    for (const char *name : {"dist_ddp.rank0", "dist_ddp.rank1"})
        reports.push_back(reportOf(*test::openPath(test::dataPath(QString("ranks/%1.pt.trace.json.gz").arg(name)))));
    return reports;
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
            QVERIFY(QString::fromStdString(text).contains("Rank 1 keeps the others waiting"));
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
            for (const std::string &path : *traceFilesIn(folder.path().toStdString()))
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
