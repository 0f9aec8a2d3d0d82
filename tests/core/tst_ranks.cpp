#include <QtTest> // before what includes the standard library, for moc

#include "core/analyse/mergedranks.h"
#include "core/analyse/rankidentity.h"
#include "core/analyse/rankrows.h"
#include "core/load/tracefolder.h"
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

    // ---- files that are cut off

    void cutOff_data()
    {
        QTest::addColumn<int>("lastStep");
        QTest::addColumn<int>("judged");
        QTest::newRow("in the last step") << 5 << 3;
        QTest::newRow("in the middle") << 3 << 1;
        QTest::newRow("before the steady ones") << 1 << 0;
    }
    /// The last step that a cut file has GPU work of may lack some: it is not judged, and the report says so.
    void cutOff()
    {
        QFETCH(int, lastStep);
        QFETCH(int, judged);
        RankRun run;
        run.ranks = 3;
        run.late = 2;
        std::vector<Json> reports = reportsOf(run);
        const RanksReport whole = joined(reports);
        QByteArray text = test::rankTrace(run, 1);
        text.truncate(text.indexOf("nccl", text.indexOf("ProfilerStep#" + QByteArray::number(lastStep))));
        reports[1] = reportOf(*test::open(text).trace);
        reports[1]["file"] = "rank1";
        const RanksReport report = joined(reports);
        const JoinedRank &cut = report.joined.ranks[1];
        QVERIFY(cut.facts.isCutOff && !report.joined.ranks[0].facts.isCutOff);
        QCOMPARE(cut.cutFrom, std::optional<std::int64_t>(lastStep));
        QCOMPARE(report.loads[1].steps, judged);
        for (const std::size_t other : {0, 2}) { // nothing is taken from the others
            QCOMPARE(report.loads[other].steps, 4);
            QCOMPARE(report.loads[other].step, whole.loads[other].step);
        }
        if (judged > 0) {
            QCOMPARE(report.loads[1].step, whole.loads[1].step);
            QCOMPARE(report.loads[1].did, whole.loads[1].did);
            QVERIFY(std::abs(report.loads[1].wait - whole.loads[1].wait) < 1000);
        }
        const Verdict *v = verdictOf(report, "incomplete-trace");
        QVERIFY(v);
        QCOMPARE(v->severity, VerdictSeverity::Warning);
        QVERIFY(!v->evidence.empty());
        const std::string step = std::to_string(lastStep);
        QVERIFY(fill(v->summary, v->numbers).find("Its steps from " + step + " on may lack GPU work") !=
                std::string::npos);
        QVERIFY(fill(report.headline, report.numbers).ends_with("The file of rank 1 is cut off."));
        QVERIFY(!verdictOf(whole, "incomplete-trace"));
        const std::string said = ranksText(report);
        QVERIFY(said.find("The file of rank 1 is cut off: its steps from " + step + " on are not judged.") !=
                std::string::npos);
        const Table loads = loadBalanceTable(report.joined, report.loads);
        QCOMPARE(std::holds_alternative<std::monostate>(loads.rows[1][*loads.column("step_ns")]), judged == 0);
        const Json j = Json::parse(ranksJsonBegin() + ranksJsonEnd(report));
        QCOMPARE(j["load_balance"][1]["cut_off"], Json(true));
        QCOMPARE(j["load_balance"][1]["not_judged_from_step"], Json(lastStep));
        QCOMPARE(numberOf<std::int64_t>(*verdictOf(report, "straggler-rank"), "rank"), 2);

        // Two of them.
        reports[0] = reports[1];
        reports[0]["rank"] = 0;
        const RanksReport two = joined(reports);
        QVERIFY(fill(two.headline, two.numbers).ends_with("The files of 2 ranks are cut off."));
        QVERIFY(fill(verdictOf(two, "incomplete-trace")->summary, verdictOf(two, "incomplete-trace")->numbers)
                    .starts_with("The files of ranks 0, 1 end in the middle."));
    }

    /// Of two ranks, a step that one of them has not whole tells nothing of the other's waits.
    void cutOffOfTwo()
    {
        RankRun run;
        run.late = 0;
        std::vector<Json> reports = reportsOf(run);
        const RanksReport whole = joined(reports);
        QByteArray text = test::rankTrace(run, 1);
        text.truncate(text.indexOf("nccl", text.indexOf("ProfilerStep#5")));
        reports[1] = reportOf(*test::open(text).trace);
        reports[1]["file"] = "rank1";
        const RanksReport report = joined(reports);
        for (const std::size_t rank : {0, 1}) {
            QCOMPARE(report.loads[rank].steps, 3);
            QVERIFY(std::abs(report.loads[rank].wait - whole.loads[rank].wait) < 1000);
            QCOMPARE(report.loads[rank].did, whole.loads[rank].did);
        }
    }

    /// What CPU threads do themselves, and what they only wait for, are apart.
    void cpuBusy()
    {
        RankRun run;
        run.late = 1;
        run.cause = "cpu";
        const RanksReport report = joined(reportsOf(run));
        QCOMPARE(report.loads[0].cpuBusy, std::optional<Nanoseconds>(75'000));
        QCOMPARE(report.loads[1].cpuBusy, std::optional<Nanoseconds>(75'000 + 1'980'000));
        QVERIFY(report.loads[0].cpu > 3'000'000); // the whole step, but for what rank 1 holds it
        std::vector<Json> old = reportsOf(run);
        for (Json &step : old[0]["steps"])
            step.erase("cpu_busy_ns");
        QVERIFY(!joined(old).loads[0].cpuBusy);
        const Table loads = loadBalanceTable(joined(old).joined, joined(old).loads);
        QVERIFY(std::holds_alternative<std::monostate>(loads.rows[0][*loads.column("cpu_busy_ns")]));
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
            for (const std::string &path : files->files)
                list += QFileInfo(QString::fromStdString(path)).fileName();
            return list;
        };
        const auto passedOver = [&] {
            return QString::fromStdString(traceFilesIn(folder.path().toStdString())->passedOver);
        };
        const QString begin = "Passed over in the folder " + folder.path() + ": ";
        QCOMPARE(names(), (QStringList{"b2.json", "b10.json.gz"}));
        QCOMPARE(passedOver(), begin + "1 file that does not end in .json or .json.gz (notes.txt).");
        write("rank10.pt.trace.json");
        write("rank9.pt.trace.json.gz");
        QCOMPARE(names(), (QStringList{"rank9.pt.trace.json.gz", "rank10.pt.trace.json"}));
        write("rank9.pt.trace.lanescope.json"); // a person's notes
        for (const char *name : {"a.log", "b.log", "c.log"})
            write(name);
        QVERIFY(QDir(folder.path()).mkdir("old"));
        QCOMPARE(passedOver(), begin + "2 files without “trace” in their names, as others have it (b2.json, "
                                       "b10.json.gz); 4 files that do not end in .json or .json.gz (a.log, b.log, "
                                       "c.log, …); 1 folder (old).");
        QTemporaryDir clean;
        QFile only(clean.filePath("rank0.pt.trace.json"));
        QVERIFY(only.open(QIODevice::WriteOnly));
        QVERIFY(traceFilesIn(clean.path().toStdString())->passedOver.empty());
    }
};

QTEST_GUILESS_MAIN(TestRanks)
#include "tst_ranks.moc"
