#include <QTemporaryDir>
#include <QTest>

#include "core/analyse/comparedsteps.h"
#include "core/analyse/flagged.h"
#include "core/analyse/rangecut.h"
#include "core/analyse/tables.h"
#include "core/load/eventwalk.h"
#include "core/verdict/report.h"
#include "core/write/deflate.h"
#include "core/write/parttext.h"
#include "core/write/reportjson.h"
#include "core/write/tablejson.h"
#include "core/write/tracetext.h"

#include "randomtrace.h"
#include "recordings.h"

#include <filesystem>
#include <set>

using namespace lanescope;
using namespace lanescope::test;
using Json = nlohmann::ordered_json;

namespace {

std::string cutText(const Trace &trace, TimeRange range)
{
    std::string out;
    const auto saved = writeTraceRange(trace, range, [&](std::string_view part) { out += part; });
    if (!saved)
        throw std::runtime_error(saved.error().message);
    return out;
}

Opened cut(const Trace &trace, TimeRange range)
{
    return open(QByteArray::fromStdString(cutText(trace, range)));
}

/// A slice under a name that it keeps in a part of the file.
std::string nameOf(const Trace &trace, const Json &slice)
{
    if (slice.is_null())
        return "none";
    const SliceId s(slice.get<std::uint32_t>());
    const Lane &lane = trace.lane(trace.laneOf(s));
    return std::string(trace.name(s)) + " @" + std::to_string(trace.start(s)) + " on " + lane.pid() + '/' + lane.tid();
}

/// What a report says of the range, with lanes and slices by name and gaps in an order of their own.
Json numbersOf(const Trace &trace, TimeRange range)
{
    const Json all = reportJson(makeReport(trace, range));
    Json j{{"window", all["window"]},
           {"gpu", all["gpu"]},
           {"idle", all["idle"]},
           {"gaps_total", all["gaps_total"]},
           {"steps", Json::array()}};
    // What serves as steps where the profiler marked none, is found in the whole run.
    if (!all.contains("step_stand_in"))
        for (const Json &s : all["steps"])
            j["steps"].push_back({s["number"], s["start_ns"], s["end_ns"]});
    std::vector<std::string> gaps;
    for (Json gap : all["gaps"]) {
        const Lane &lane = trace.lane(LaneId(gap["lane"].get<std::uint32_t>()));
        gap["lane"] = lane.pid() + '/' + lane.tid();
        for (Json &part : gap["parts"])
            part["blamed"] = nameOf(trace, part["blamed"]);
        gaps.push_back(gap.dump());
    }
    std::ranges::sort(gaps);
    j["gaps"] = gaps;
    return j;
}

/// Rows of a table in an order of their own: the first place of a row is no number of the range.
std::vector<std::string> rowsOf(const TableKind &kind, const Trace &trace, TimeRange range, const TableOptions &options)
{
    std::vector<std::string> rows;
    const Json table = tableJson(kind.make(trace, Selection::ofRange(range), options));
    for (Json row : table["rows"]) {
        row.erase("state"); // whether a step is the first or a steady one is told by the whole run
        if (trace.steps().empty())
            row.erase("main_share"); // and so is which thread launches most
        rows.push_back(row.dump());
    }
    std::ranges::sort(rows);
    return rows;
}

/// Empty where all is the same, else what is not. `withTorchs`: torch's own operators table, too, in which calls of one thread stand
/// under what another thread does.
std::string difference(const Trace &whole, const Trace &part, TimeRange range, bool withTorchs)
{
    const Json a = numbersOf(whole, range), b = numbersOf(part, range);
    for (const auto &[key, value] : a.items())
        if (value != b[key])
            return key + ":\n  " + value.dump() + "\n  " + b[key].dump();
    for (const TableKind &kind : tableKinds()) {
        if (kind.key == "steps" && whole.steps().empty())
            continue; // see numbersOf()
        for (const bool corrected : {false, true}) {
            if (kind.key == "operators" && !corrected && !withTorchs)
                continue;
            TableOptions options;
            options.corrected = corrected;
            const auto x = rowsOf(kind, whole, range, options), y = rowsOf(kind, part, range, options);
            for (std::size_t i = 0; i < std::max(x.size(), y.size()); ++i) {
                const std::string before = i < x.size() ? x[i] : "", after = i < y.size() ? y[i] : "";
                if (before != after)
                    return std::string(kind.key) + (corrected ? " corrected" : "") + " row " + std::to_string(i) +
                           ":\n  " + before + "\n  " + after;
            }
        }
    }
    return {};
}

} // namespace

class TestTraceText : public QObject {
    Q_OBJECT

private slots:
    void sameNumbers_data() { addRecordings(800000); }
    void sameNumbers();
    void sameNumbersOfRandomTraces();
    void wholeIsTheWhole_data() { addRecordings(100000); }
    void wholeIsTheWhole();
    void everyKindOfEvent();
    void chainsComeAlong();
    void damagedFiles();
    void metadataStays();
    void partsSayWhatTheyAreOf();
    void partsAreJudgedByTheirRange_data() { addRecordings(800000); }
    void partsAreJudgedByTheirRange();
    void partsOfParts_data() { addRecordings(800000); }
    void partsOfParts();
    void otherFilesAreNoParts_data();
    void otherFilesAreNoParts();
    void cancelledAndRefused();
    void packsAndUnpacks();
};

void TestTraceText::sameNumbers()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = openPath(path);
    std::vector<TimeRange> ranges;
    for (const Step &step : trace->steps())
        ranges.push_back(step.range);
    if (ranges.size() > 3)
        ranges.resize(3);
    Randoms random(7);
    const TimeRange extent = trace->extent();
    for (int i = 0; i < 4; ++i) {
        const Nanoseconds start = random.between(extent.start, extent.end - 1);
        ranges.push_back(
            {start, std::min(extent.end, start + random.between(1, std::max<Nanoseconds>(extent.length() / 4, 2)))});
    }
    for (const TimeRange range : ranges) {
        const Opened part = cut(*trace, range);
        const std::string what = difference(*trace, *part, range, true);
        QVERIFY2(what.empty(), (std::to_string(range.start) + ".." + std::to_string(range.end) + " " + what).c_str());
    }
}

void TestTraceText::sameNumbersOfRandomTraces()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const RandomTrace random(seed);
        const Opened trace = open(random.json());
        Randoms numbers(seed);
        for (int i = 0; i < 3; ++i) {
            const std::int64_t start = numbers.between(0, 3500);
            const TimeRange range{start, start + numbers.between(1, 900)};
            const Opened part = cut(*trace, range);
            const std::string what = difference(*trace, *part, range, false);
            QVERIFY2(what.empty(), (std::to_string(seed) + ": " + std::to_string(range.start) + ".." +
                                    std::to_string(range.end) + " " + what)
                                       .c_str());
        }
    }
}

/// A cut of all that there is loses nothing that the reader takes.
void TestTraceText::wholeIsTheWhole()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = openPath(path);
    const TimeRange all{trace->extent().start, trace->extent().end + 1};
    const Opened again = cut(*trace, all);
    nlohmann::json before = dump(*trace), after = dump(*again);
    for (nlohmann::json *j : {&before, &after}) {
        j->erase("file");
        for (const char *list : {"warnings", "notes"})
            for (auto &issue : (*j)[list])
                issue.erase("offset");
    }
    for (const auto &[key, value] : before.items())
        QVERIFY2(value == after[key], key.c_str());
}

void TestTraceText::everyKindOfEvent()
{
    const QByteArrayList kept{
        mark("M", "process_name", 0, "1", "1", R"("args":{"name":"python3"})"),
        complete("inside", 1200, 100),
        complete("around", 100, 5000),
        complete("begins in it", 1900, 500),
        complete("child beyond the end", 2100, 50),
        mark("B", "begun", 1300, "1", "2"),
        mark("B", "begun before", 900, "1", "3"),
        mark("E", "", 1400, "1", "2"),
        mark("E", "", 1050, "1", "3"),
        mark("C", "counter", 1500, "1", "1", R"("args":{"a":1})"),
        mark("i", "[memory]", 2200, "1", "1", R"("s":"t","args":{"Bytes":8})"),
        mark("i", "an instant", 1600, "1", "1", R"("s":"t")"),
        mark("b", "span", 500, "1", "1", R"("cat":"x","id":1)"),
        mark("e", "span", 1100, "1", "1", R"("cat":"x","id":1)"),
        mark("b", "never ended", 600, "1", "1", R"("cat":"x","id":9)"),
    };
    const QByteArrayList left{
        complete("before", 500, 300),
        complete("behind", 2600, 300, "1", "4"),
        mark("B", "begun too early", 100, "1", "2"),
        mark("E", "", 200, "1", "2"),
        mark("C", "counter", 2500, "1", "1", R"("args":{"a":2})"),
        mark("i", "[memory]", 2501, "1", "1", R"("s":"t","args":{"Bytes":8})"),
        mark("i", "an instant", 2100, "1", "1", R"("s":"t")"),
        mark("b", "span", 100, "1", "1", R"("cat":"x","id":1)"),
        mark("e", "span", 300, "1", "1", R"("cat":"x","id":1)"),
        mark("e", "lonely", 1500, "1", "1", R"("cat":"x","id":7)"),
    };
    const Opened trace = open(document(kept + left));
    const std::string text = cutText(*trace, {1000, 2000});
    const Json part = Json::parse(text);
    for (const QByteArray &event : kept)
        QVERIFY2(text.find(event.toStdString()) != std::string::npos, event);
    for (const QByteArray &event : left)
        QVERIFY2(text.find(event.toStdString()) == std::string::npos, event);
    QCOMPARE(part["traceEvents"].size(), std::size_t(kept.size()));
}

void TestTraceText::chainsComeAlong()
{
    const auto correlation = [](int c) { return "\"correlation\":" + QByteArray::number(c); };
    const Opened trace = open(document({
        complete("step", 0, 900, "1", "1", "user_annotation"),
        complete("aten::mm", 100, 200, "1", "1"),
        complete("cudaLaunchKernel", 150, 20, "1", "1", "cuda_runtime", correlation(1)),
        flow("s", "1", 150, "1", "1"),
        complete("late kernel", 3000, 500, "0", "7", "kernel", correlation(1)),
        flow("f", "1", 3000, "0", "7", "ac2g", R"("bp":"e")"),
        complete("other", 400, 100, "1", "1"),
        complete("cudaLaunchKernel", 410, 20, "1", "1", "cuda_runtime", correlation(2)),
        flow("s", "2", 410, "1", "1"),
        complete("other kernel", 600, 50, "0", "7", "kernel", correlation(2)),
        flow("f", "2", 600, "0", "7", "ac2g", R"("bp":"e")"),
        complete("forward", 3100, 100, "1", "1"),
        flow("s", "5", 3100, "1", "1", "fwdbwd"),
        complete("backward", 8000, 100, "1", "2"),
        flow("f", "5", 8000, "1", "2", "fwdbwd", R"("bp":"e")"),
    }));
    QCOMPARE(trace->arrows().size(), std::size_t(3));
    // In the range lie the late kernel and the forward op only.
    const Opened part = cut(*trace, {3050, 3150});
    QStringList names;
    for (std::uint32_t s = 0; s < part->sliceCount(); ++s)
        names += QString::fromStdString(std::string(part->name(SliceId(s))));
    QVERIFY(names.contains("aten::mm") && names.contains("step") && names.contains("backward"));
    QVERIFY(!names.contains("other"));
    QCOMPARE(part->arrows().size(), std::size_t(2));
    for (const Issue &issue : part->issues())
        QVERIFY2(issue.kind != IssueKind::DanglingFlow, "the other chain's ends stay away");
}

void TestTraceText::damagedFiles()
{
    // Mended on the way: what is written is strict.
    QByteArray broken = complete("bro\x01ken \"name\"", 1200, 100);
    const Opened trace = open(document({complete("first", 1100, 10), broken, "17", complete("last", 1300, 10)}));
    QCOMPARE(trace->sliceCount(), 3u);
    const Json part = Json::parse(cutText(*trace, {1000, 2000}));
    QCOMPARE(part["traceEvents"].size(), std::size_t(3));
    // A bare list, cut off in its middle
    const Opened list = open("[" + complete("a", 100, 60) + ",\n" + complete("b", 200, 10) + ",\n{\"ph\":\"X\",\"na");
    QCOMPARE(Json::parse(cutText(*list, {0, 150}))["traceEvents"].size(), std::size_t(1));
}

void TestTraceText::metadataStays()
{
    const Opened trace =
        open(document({complete("a", 100, 10)}, R"("schemaVersion": 1, "odd \"key\"": {"x": [1, 2.50, "t"]})",
                      R"("baseTimeNanoseconds": 1700000000000000000, "traceName": "run \u00e9.json", "rest": null)"));
    const Json part = Json::parse(cutText(*trace, {0, 1000}));
    QCOMPARE(part["schemaVersion"].get<int>(), 1);
    QCOMPARE(part["odd \"key\""].dump(), std::string(R"({"x":[1,2.5,"t"]})"));
    QCOMPARE(part["baseTimeNanoseconds"].get<std::int64_t>(), std::int64_t(1700000000000000000));
    QVERIFY(part["rest"].is_null());
    const Opened again = cut(*trace, {0, 1000});
    QVERIFY(again->baseTime() == trace->baseTime());
}

void TestTraceText::partsSayWhatTheyAreOf()
{
    QByteArrayList events;
    for (int i = 0; i < 20; ++i)
        events << complete("op", 1000 + 100 * i, 50);
    const Opened trace = open(document(events));
    QVERIFY(!trace->part());
    QCOMPARE(partText(*trace), std::string());
    // The slices that reach across its ends come along whole; the part is still of its range.
    const TimeRange range{1320, 1640};
    const Opened part = cut(*trace, range);
    QVERIFY(part->part().has_value());
    QCOMPARE(part->part()->file, std::filesystem::path(trace->file().path).filename().string());
    QVERIFY(part->part()->range == range);
    QVERIFY(part->part()->whole == trace->view());
    QVERIFY(part->extent().start < range.start && part->extent().end > range.end);
    QVERIFY(part->view() == range);
    QCOMPARE(partText(*part), "part of " + part->part()->file + ": from 320 ns to 640 ns of its 1.95 us");
    // Of a part of a part only the last cut is told.
    const std::string twice = cutText(*part, {1400, 1500});
    QCOMPARE(twice.find("lanescopeRange"), twice.rfind("lanescopeRange"));
    const Opened inner = open(QByteArray::fromStdString(twice));
    QCOMPARE(inner->part()->file, std::filesystem::path(part->file().path).filename().string());
    QVERIFY((inner->part()->range == TimeRange{1400, 1500}) && inner->part()->whole == range);
    // A copy of a part is a part of the same; a copy of the whole is none.
    const Opened copy = cut(*part, {0, 5000});
    QCOMPARE(copy->part()->file, part->part()->file);
    QVERIFY(copy->part()->range == range && copy->part()->whole == trace->view());
    QVERIFY(!cut(*trace, {0, 5000})->part());
    // The profiler's span of all that it recorded begins in the range, too, and does not take everything along.
    const Opened spanned =
        open(document(events + QByteArrayList{complete("Record", 1000, 5000, R"("Spans")", "1", "Trace")}));
    QVERIFY(cut(*spanned, {1000, 1100})->sliceCount() < 5);
    // A kernel across the range's end is as sound as in the whole.
    const Opened kernels =
        open(document({complete("k", 1000, 50, "0", "7", "kernel"), complete("k", 1100, 300, "0", "7", "kernel"),
                       complete("k", 1500, 50, "0", "7", "kernel")}));
    const Opened across = cut(*kernels, {1050, 1200});
    QVERIFY(across->part() && across->view().end < across->extent().end);
    QVERIFY(flaggedDeviceWork(*kernels).empty() && flaggedDeviceWork(*across).empty());
    QCOMPARE(test::issueCount(*part, IssueKind::Truncated), 0u);
    // Events of a recording that ends early may be missing anywhere in it: its parts say so, too, and theirs, and its copy.
    const QByteArray whole = document(events);
    const Opened early = open(whole.left(whole.lastIndexOf("}") - 30));
    QCOMPARE(test::issueCount(*early, IssueKind::Truncated), 1u);
    const Opened cutOff = cut(*early, range);
    QCOMPARE(test::issueCount(*cutOff, IssueKind::Truncated), 1u);
    QCOMPARE(test::issueCount(*cut(*cutOff, {1400, 1500}), IssueKind::Truncated), 1u);
    QCOMPARE(test::issueCount(*cut(*early, {0, 5000}), IssueKind::Truncated), 1u);
}

/// A part of a part has the numbers that the whole has of its range.
void TestTraceText::partsOfParts()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = openPath(path);
    const TimeRange extent = trace->extent();
    const TimeRange outer{extent.start + extent.length() / 6, extent.end - extent.length() / 6};
    const TimeRange inner{outer.start + outer.length() / 5, outer.end - outer.length() / 4};
    const Opened part = cut(*trace, outer);
    const Opened partOfPart = cut(*part, inner);
    const std::string what = difference(*trace, *partOfPart, inner, false);
    QVERIFY2(what.empty(), what.c_str());
}

/// What is said of a part that is opened, without a word about where to look, is what is said of its range in the whole.
void TestTraceText::partsAreJudgedByTheirRange()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = openPath(path);
    std::vector<TimeRange> ranges;
    for (const Step &step : trace->steps())
        ranges.push_back(step.range);
    if (ranges.size() > 3)
        ranges.erase(ranges.begin(), ranges.end() - 3);
    const TimeRange extent = trace->extent();
    ranges.push_back({extent.start + extent.length() / 5, extent.end - extent.length() / 3});
    for (const TimeRange range : ranges) {
        const Opened part = cut(*trace, range);
        const Report own = makeReport(*part), whole = makeReport(*trace, range);
        const Json a = reportJson(own), b = reportJson(whole);
        for (const char *key : {"window", "gpu", "idle", "gaps_total"})
            QVERIFY2(a[key] == b[key], key);
        QVERIFY(a.contains("part_of") && !b.contains("part_of"));
        // What serves as steps where the profiler marked none, is found in the whole run.
        if (trace->steps().empty())
            continue;
        QCOMPARE(a["steps"].size(), b["steps"].size());
        for (std::size_t i = 0; i < a["steps"].size(); ++i)
            for (const char *key : {"number", "start_ns", "end_ns", "gpu_busy_ns", "steady"})
                QVERIFY2(a["steps"][i][key] == b["steps"][i][key], key);
        QCOMPARE(a["bound"]["id"], b["bound"]["id"]);
        QCOMPARE(a["headline"], b["headline"]);
        QCOMPARE(own.facts.shares.has_value(), whole.facts.shares.has_value());
        if (own.facts.shares) {
            QCOMPARE(own.facts.shares->total, whole.facts.shares->total);
            QCOMPARE(own.facts.shares->busy, whole.facts.shares->busy);
            QCOMPARE(own.facts.shares->hostWait, whole.facts.shares->hostWait);
        }
        // And of the steps that it has all of, none is lost or added where two traces are compared.
        const ComparedSteps compared = compareSteps(own.facts, own.facts);
        for (const StepSample &sample : compared.a.samples)
            QVERIFY(!sample.step || range.contains(own.facts.steps.steps[*sample.step].own.start));
    }
}

void TestTraceText::otherFilesAreNoParts_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("no object") << QByteArray("[1, 2]");
    QTest::newRow("text") << QByteArray("\"1..2\"");
    QTest::newRow("no range") << QByteArray(R"({"file": "x.json"})");
    QTest::newRow("the wrong way round") << QByteArray(R"({"start_ns": 200, "end_ns": 100})");
    QTest::newRow("not here") << QByteArray(R"({"start_ns": 5000, "end_ns": 6000})");
    QTest::newRow("fractions") << QByteArray(R"({"start_ns": 100.5, "end_ns": 200.5})");
    QTest::newRow("too large") << QByteArray(R"({"start_ns": 100, "end_ns": 18446744073709551615})");
}

void TestTraceText::otherFilesAreNoParts()
{
    QFETCH(QByteArray, value);
    const Opened trace =
        open(document({complete("a", 100, 10), complete("b", 300, 10)}, "\"lanescopeRange\": " + value));
    QVERIFY(!trace->part());
    QVERIFY((trace->view() == TimeRange{100, 310}));
}

void TestTraceText::cancelledAndRefused()
{
    QByteArrayList events;
    for (int i = 0; i < 30000; ++i)
        events << complete("op", 100 * i, 50);
    const Opened trace = open(document(events));
    QTemporaryDir folder;
    const std::string path = folder.filePath("part.json").toStdString();
    const auto cancelled = saveTraceRange(*trace, {0, 1000}, path, [](std::uint64_t) { return false; });
    QVERIFY(!cancelled && cancelled.error().cancelled);
    QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    const auto self = saveTraceRange(*trace, {0, 1000}, trace.file->fileName().toStdString());
    QVERIFY(!self && !self.error().cancelled);
    QCOMPARE(bytesOf(trace.file->fileName()), document(events));
    const auto nowhere = saveTraceRange(*trace, {0, 1000}, folder.filePath("no/such/part.json").toStdString());
    QVERIFY(!nowhere);
    QVERIFY2(nowhere.error().message.find("part.json") != std::string::npos, nowhere.error().message.c_str());
    const auto saved = saveTraceRange(*trace, {0, 1000}, path);
    QVERIFY(saved.has_value());
    QCOMPARE(saved->slices, 11u); // and the next, so that the part is as long as the range
}

void TestTraceText::packsAndUnpacks()
{
    Randoms random(3);
    for (const int size : {0, 1, 1000, 70000, 3000000}) {
        QByteArray text;
        while (text.size() < size)
            text += random.oneIn(3) ? QByteArray::number(quint64(random.word())) : QByteArray("the same again ");
        text.truncate(size);
        QByteArray packed;
        Deflater deflater(Deflater::Format::Gzip,
                          [&](std::string_view bytes) { packed.append(bytes.data(), qsizetype(bytes.size())); });
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype part = std::min<qsizetype>(text.size() - at, random.between(1, 100000));
            deflater.write({text.constData() + at, std::size_t(part)});
            at += part;
        }
        deflater.finish();
        QCOMPARE(textOf(fileWith(packed, ".gz")->fileName()), text.toStdString());
        if (size > 1000)
            QVERIFY(packed.size() < text.size() * 2 / 3);
    }
}

QTEST_APPLESS_MAIN(TestTraceText)
#include "tst_tracetext.moc"
