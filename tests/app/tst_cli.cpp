#include "tracefile.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace lanescope;
using test::complete;
using Json = nlohmann::json;

// lanescope-cli as CONTRACT has it: exit statuses, what goes to stdout and what to stderr.

namespace {

struct Outcome {
    int status = -1;
    QByteArray out, err;
    Json json() const { return Json::parse(out.toStdString()); }
};

Outcome run(const QStringList &arguments, const QByteArray &input = {}, const QStringList &environment = {})
{
    QProcess process;
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    for (const QString &e : environment)
        env.insert(e.section('=', 0, 0), e.section('=', 1));
    process.setProcessEnvironment(env);
    process.start(LANESCOPE_CLI, arguments);
    if (!process.waitForStarted())
        throw std::runtime_error("lanescope-cli does not start");
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(30000)) {
        process.kill();
        process.waitForFinished();
        return {-1, {}, "lanescope-cli does not end"};
    }
    if (process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "lanescope-cli crashed"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(LANESCOPE_CLI), LANESCOPE_CLI);
        m_trace = test::dataPath("traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
    }

    // ---- command lines

    void wrongCommandLines_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString file = test::dataPath("traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
        const auto row = [](const char *name, const QStringList &arguments) { QTest::newRow(name) << arguments; };
        row("nothing", {});
        row("unknown command", {"frobnicate", file});
        row("unknown option", {"report", file, "--frobnicate"});
        row("no file", {"report"});
        row("no file for dump", {"dump"});
        row("no file for info", {"info"});
        row("unknown format", {"report", file, "--format", "yaml"});
        row("unknown format of dump", {"dump", file, "--format", "text"});
        row("format without a value", {"info", file, "--format"});
        row("step without a value", {"report", file, "--step"});
        row("step no number", {"report", file, "--step", "first"});
        row("step that is not there", {"report", file, "--step", "4711"});
        row("step and range", {"report", file, "--step", "1", "--range", "0ms..1ms"});
        row("step and steady", {"report", file, "--step", "1", "--steady"});
        row("range and steady", {"report", file, "--range", "0ms..1ms", "--steady"});
        row("range of a dump that is none", {"dump", file, "--range", "0ms..1ms"});
        row("range of a dump as a trace outside it", {"dump", file, "--format", "trace", "--range", "99s..100s"});
        row("step name that is not there", {"report", file, "--step-name", "no such"});
        row("step name without a value", {"check", file, "--fail-on", "cpu-only", "--step-name"});
        row("threads no number", {"info", file, "--threads", "many"});
        for (const char *range :
             {"", "..", "1ms", "1ms..", "..1ms", "a..b", "1parsec..2parsec", "2ms..1ms", "1ms..1ms", "@5..@5", "@7..@5",
              "1ms...2ms", "1ms..2ms..3ms", "@..@", "1e3ms..2e3ms", "nan..inf", "1ms..99999999999999999999s"})
            row(("range " + QByteArray(range)).constData(), {"report", file, QString("--range=") + range});
    }
    void wrongCommandLines()
    {
        QFETCH(QStringList, arguments);
        const Outcome o = run(arguments);
        QCOMPARE(o.status, 2);
        QVERIFY2(!o.err.isEmpty(), "says what is wrong");
        QVERIFY2(!o.err.contains("terminate") && !o.err.contains("exception"), o.err);
        if (!arguments.contains("json"))
            QVERIFY2(o.out.isEmpty(), o.out.left(300));
    }

    void help_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"report", "check", "dump", "info"})
            QTest::newRow(command) << QString(command);
    }
    void help()
    {
        QFETCH(QString, command);
        for (const char *option : {"--help", "-h"}) {
            const Outcome o = run({command, option});
            QCOMPARE(o.status, 0);
            QVERIFY2(o.out.contains("Example") && o.out.contains("lanescope-cli " + command.toUtf8()), o.out);
            QVERIFY2(!o.out.contains("--threads") && !o.out.contains("--window"), "hidden from help");
            QVERIFY(o.err.isEmpty());
        }
    }

    void helpOfAll()
    {
        const Outcome o = run({"--help"});
        QCOMPARE(o.status, 0);
        for (const char *command : {"report", "dump", "info"})
            QVERIFY2(o.out.contains(command), command);
    }

    void version()
    {
        const Outcome o = run({"--version"});
        QCOMPARE(o.status, 0);
        QVERIFY2(QRegularExpression("^lanescope-cli \\d+\\.\\d+\\.\\d+.*schema 1.*\\n$")
                     .match(QString::fromUtf8(o.out))
                     .hasMatch(),
                 o.out);
        QVERIFY(o.err.isEmpty());
    }

    void dumpAsTrace()
    {
        // Onto stdout, into a file, packed, and read again by the program.
        const QStringList part{"dump", m_trace, "--format", "trace", "--range", "0ms..40ms"};
        const Outcome o = run(part);
        QCOMPARE(o.status, 0);
        QVERIFY(o.json().at("traceEvents").size() > 3);
        QTemporaryDir folder;
        for (const char *name : {"a.json", "a.json.gz"}) {
            const QString path = folder.filePath(name);
            QCOMPARE(run(part + QStringList{"-o", path}).status, 0);
            QCOMPARE(test::textOf(path), o.out.toStdString());
            QCOMPARE(test::bytesOf(path).startsWith("\x1f\x8b"), QByteArray(name).endsWith("gz"));
            const Outcome again = run({"info", path, "--format", "json"});
            QCOMPARE(again.status, 0);
            QVERIFY(again.json().at("slices") > 0);
        }
        QCOMPARE(folder.path().isEmpty(), false);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2); // no draft stays
        QCOMPARE(run(part + QStringList{"-o", m_trace}).status, 2);     // never over the trace itself
        QCOMPARE(run(part + QStringList{"-o", "/no/such/folder/a.json"}).status, 1);
    }

    // ---- files that do not open

    void cannotOpen_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("not there") << "/nowhere/at all.json" << QByteArray("/nowhere/at all.json");
        QTest::newRow("a folder") << QDir::tempPath() << QByteArray("folder");
        QTest::newRow("no JSON") << test::dataPath("inputs/B89b-html-error-page.json") << QByteArray("JSON");
        QTest::newRow("empty") << test::dataPath("inputs/B18a-empty.json") << QByteArray("empty");
        QTest::newRow("no trace") << test::dataPath("inputs/B89a-other-json-kind.json") << QByteArray("traceEvents");
    }
    void cannotOpen()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, says);
        for (const char *command : {"report", "dump", "info"}) {
            const Outcome o = run({command, file, "--format", "json"});
            QCOMPARE(o.status, 1);
            const Json j = o.json();
            QCOMPARE(j.at("opened"), Json(false));
            const QByteArray sentence = QByteArray::fromStdString(j.at("error"));
            QVERIFY2(sentence.contains(says) && sentence.contains(file.toUtf8()), sentence);
            QVERIFY(o.err.contains(sentence));
            if (QByteArray(command) == "dump")
                continue;
            const Outcome text = run({command, file});
            QCOMPARE(text.status, 1);
            QVERIFY(text.out.isEmpty());
            QVERIFY(text.err.contains(says));
        }
    }

    void metadataOnlyOpens()
    {
        const QString file = test::dataPath("inputs/B19-metadata-only.json");
        for (const char *command : {"report", "dump", "info"}) {
            const Outcome o = run({command, file, "--format", "json"});
            QCOMPARE(o.status, 0);
            QCOMPARE(o.json().at("warnings")[0].at("kind"), Json("no-timed-events"));
        }
        QCOMPARE(run({"report", file}).status, 0);
    }

    // ---- results

    void checkCommand_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *name, const QStringList &arguments, int status, const char *said) {
            QTest::newRow(name) << arguments << status << QByteArray(said);
        };
        row("found", {"--fail-on", "short-kernels"}, 3, "short-kernels: warning: ");
        row("a bound", {"--fail-on", "overhead-bound"}, 3, "overhead-bound: ");
        row("one of several", {"--fail-on", "near-oom,trailing-sync,fp32-gemm"}, 3, "trailing-sync: info: ");
        row("not found", {"--fail-on", "compute-bound,buffer-request"}, 0, "passed");
        row("not loud enough", {"--fail-on", "trailing-sync", "--severity", "warning"}, 0, "passed");
        row("loud enough", {"--fail-on", "short-kernels", "--severity", "warning"}, 3, "short-kernels");
        row("unknown id", {"--fail-on", "short-kernel"}, 2, "");
        row("no id", {}, 2, "");
    }
    void checkCommand()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, said);
        const Outcome o = run(QStringList{"check", m_trace} + arguments);
        QVERIFY2(o.status == status, o.err);
        QVERIFY2(o.out.contains(said), o.out);
        QCOMPARE(o.err.isEmpty(), status != 2);
        if (status == 2)
            return;
        const Json json = run(QStringList{"check", m_trace, "--format", "json"} + arguments).json();
        QCOMPARE(json.at("passed"), Json(status == 0));
        QCOMPARE(json.at("failed").empty(), status == 0);
    }

    void ownThresholds()
    {
        const auto limits = test::fileWith(R"({"short_kernel_ns": 100, "short_kernel_launch_ns": 100})");
        const Json report = run({"report", m_trace, "--format", "json", "--thresholds", limits->fileName()}).json();
        for (const Json &v : report.at("verdicts"))
            QVERIFY(v.at("id") != "short-kernels");
        QCOMPARE(run({"check", m_trace, "--fail-on", "short-kernels", "--thresholds", limits->fileName()}).status, 0);
        const auto wrong = test::fileWith(R"({"short_kernels_ns": 100})");
        const Outcome o = run({"report", m_trace, "--thresholds", wrong->fileName()});
        QCOMPARE(o.status, 2);
        QVERIFY2(o.err.contains("short_kernels_ns") && o.err.contains("short_kernel_ns"), o.err);
        QCOMPARE(run({"report", m_trace, "--thresholds", "/no/such/file"}).status, 2);
    }

    void markdown()
    {
        const Outcome o = run({"report", m_trace, "--format", "markdown"});
        QCOMPARE(o.status, 0);
        QVERIFY(o.out.startsWith("# Overhead-bound"));
        for (const char *part :
             {"## Where the time goes", "## What if", "`short-kernels`", "**What to do:**", "*Why it might be wrong:*"})
            QVERIFY2(o.out.contains(part), part);
    }

    void textAndJson()
    {
        for (const char *command : {"report", "info"}) {
            const Outcome text = run({command, m_trace});
            QCOMPARE(text.status, 0);
            QVERIFY(!text.out.isEmpty() && text.err.isEmpty());
            QVERIFY2(!text.out.contains('\x1b'), "colour only on a terminal");
            const Outcome json = run({command, m_trace, "--format", "json"});
            QCOMPARE(json.status, 0);
            QVERIFY(json.err.isEmpty());
            QCOMPARE(json.json().at("opened"), Json(true));
        }
        QVERIFY(!run({"report", m_trace}, {}, {"NO_COLOR=1", "TERM=xterm-256color"}).out.contains('\x1b'));
    }

    void info()
    {
        const Json j = run({"info", m_trace, "--format", "json"}).json();
        for (const char *field :
             {"schema", "opened", "file", "bytes", "compression", "events", "slices", "lanes", "flows", "steps",
              "device", "start_ns", "end_ns", "load_ms", "bytes_per_slice", "warnings"})
            QVERIFY2(j.contains(field), field);
        QCOMPARE(j.at("bytes").get<qint64>(), QFileInfo(m_trace).size());
        QCOMPARE(j.at("compression"), Json("gzip"));
        const Json d = run({"dump", m_trace}).json();
        QCOMPARE(j.at("slices"), Json(d.at("slices").size()));
        QCOMPARE(j.at("steps"), Json(d.at("steps").size()));
    }

    void csv()
    {
        const auto file =
            test::fileWith(test::document({complete("a,\\\"b\\\"\\nc", 1000, 500), complete("plain", 2000, 500)}));
        const Outcome o = run({"dump", file->fileName(), "--format", "csv"});
        QCOMPARE(o.status, 0);
        QVERIFY2(o.out.startsWith("id,lane,row,depth,name,cat,ph,start_ns,dur_ns"), o.out);
        QVERIFY2(o.out.contains("\"a,\"\"b\"\"\nc\""), o.out);
        QVERIFY2(o.out.contains("plain,cpu_op,X,2000,500"), o.out);
    }

    /// CONTRACT's args: what is a number, what is text.
    void arguments_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("dumped"); // JSON
        const auto row = [](const char *written, const char *dumped) {
            QTest::newRow(written) << QByteArray(written) << QByteArray(dumped);
        };
        row("5", "5");
        row("-5", "-5");
        row("9223372036854775807", "9223372036854775807");
        row("-9223372036854775808", "-9223372036854775808");
        row("9223372036854775808", "\"9223372036854775808\"");
        row("18446744073709551615", "\"18446744073709551615\"");
        row("0.5", "0.5");
        row("0.10", "\"0.10\"");
        row("1e3", "\"1e3\"");
        row("0.1000000000000000055511151231257827", "\"0.1000000000000000055511151231257827\"");
        row("\"text\"", "\"text\"");
        row("\"12\"", "\"12\"");
        row("[ 1 , [ 2 ] , \"a b\" ]", "\"[1,[2],\\\"a b\\\"]\"");
        row("{ \"a\" : { } }", "\"{\\\"a\\\":{}}\"");
        row("true", "true");
        row("null", "null");
    }
    void arguments()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, dumped);
        const auto file = test::fileWith(test::document({complete("a", 0, 1, "1", "1", "cpu_op", "\"x\":" + written)}));
        const Outcome o = run({"dump", file->fileName()});
        QVERIFY2(o.out.contains("\"x\":" + dumped) || o.out.contains("\"x\": " + dumped), o.out);
    }

    void outputFile()
    {
        QTemporaryDir folder;
        for (const char *command : {"report", "dump", "info"}) {
            const QString to = folder.filePath(command);
            const Outcome o = run({command, m_trace, "--format", "json", "-o", to});
            QCOMPARE(o.status, 0);
            QVERIFY(o.out.isEmpty());
            QVERIFY(Json::accept(test::bytesOf(to).toStdString()));
        }
        QCOMPARE(test::bytesOf(folder.filePath("dump")), run({"dump", m_trace}).out);
        const Outcome nowhere = run({"info", m_trace, "-o", "/nowhere/at/all"});
        QVERIFY(nowhere.status != 0);
        QVERIFY2(nowhere.err.contains("/nowhere/at/all"), nowhere.err);
        if (QFile::exists("/dev/full")) {
            const Outcome full = run({"dump", m_trace, "-o", "/dev/full"});
            QVERIFY2(full.status != 0 && !full.err.isEmpty(), "a full disk is no success");
        }
    }

    void standardInput()
    {
        for (const QString &name : {QString("traces/guide_64_bf16_cold_eager.pt.trace.json.gz"),
                                    QString("inputs/B55-zero-length-slices.json")}) {
            const QString path = test::dataPath(name);
            Json fromFile = run({"dump", path}).json(), fromInput = run({"dump", "-"}, test::bytesOf(path)).json();
            fromFile.erase("file");
            fromInput.erase("file");
            QCOMPARE(fromInput, fromFile);
            QCOMPARE(run({"report", "-"}, test::bytesOf(path)).status, 0);
        }
        const Outcome nothing = run({"dump", "-"});
        QCOMPARE(nothing.status, 1);
        QVERIFY2(QByteArray::fromStdString(nothing.json().at("error")).contains("standard input"), nothing.out);
    }

    // ---- places

    void rangesThatAreNone_data()
    {
        QTest::addColumn<QString>("range");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("before") << "@0..@1000" << QByteArray("outside the trace");
        QTest::newRow("behind") << "500s..600s" << QByteArray("outside the trace");
        QTest::newRow("turned round") << "2ms..1ms" << QByteArray("empty");
    }
    void rangesThatAreNone()
    {
        QFETCH(QString, range);
        QFETCH(QByteArray, says);
        const auto file = test::fileWith(test::document({complete("a", 1000000, 3000000)}));
        const Outcome o = run({"report", file->fileName(), "--range=" + range});
        QCOMPARE(o.status, 2);
        QVERIFY2(o.err.contains(says), o.err);
    }

    void neverWritesOverTheTrace()
    {
        const auto file = test::fileWith(test::document({complete("a", 1000000, 3000000)}));
        const QByteArray before = test::bytesOf(file->fileName());
        for (const QString &output : {file->fileName(), QString(file->fileName()).replace("/tmp/", "/tmp/../tmp/")}) {
            const Outcome o = run({"info", file->fileName(), "-o", output});
            QCOMPARE(o.status, 2);
            QVERIFY2(o.err.contains("the trace itself"), o.err);
        }
        QCOMPARE(test::bytesOf(file->fileName()), before);
    }

    void namesCannotSteerATerminal()
    {
        const auto file =
            test::fileWith(test::document({complete("a", 1000000, 3000000, "1", "\"\\u001b[31m\\u0007\\n\\u202ex\"")}));
        for (const char *command : {"info", "report"}) {
            const Outcome o = run({command, file->fileName()});
            QCOMPARE(o.status, 0);
            QVERIFY2(!o.out.contains('\x1b') && !o.out.contains('\x07') && !o.out.contains("\xe2\x80\xae"), o.out);
        }
    }

    void ranges_data()
    {
        QTest::addColumn<QString>("range");
        QTest::addColumn<qint64>("start"); // from the start of the view, which is 1 000 000 ns here
        QTest::addColumn<qint64>("end");
        const auto row = [](const char *range, qint64 start, qint64 end) {
            QTest::newRow(range) << QString(range) << start << end;
        };
        row("0ms..2ms", 1000000, 3000000);
        row("0.5ms..1.25ms", 1500000, 2250000);
        row("250us..1ms", 1250000, 2000000);
        row("100ns..200ns", 1000100, 1000200);
        row("0s..0.001s", 1000000, 2000000);
        row("@1500000..@2500000", 1500000, 2500000);
        // What lies beyond the trace is no part of it: nothing was recorded there, which is not the same as idle.
        row("@0..1ms", 1000000, 2000000);
        row("-0.5ms..1ms", 1000000, 2000000);
        row("1ms..900s", 2000000, 4000000);
    }
    void ranges()
    {
        QFETCH(QString, range);
        QFETCH(qint64, start);
        QFETCH(qint64, end);
        const auto file = test::fileWith(
            test::document({complete("a", 1000000, 3000000), complete("k", 2000000, 1000000, "0", "7", "kernel")}));
        const Outcome o = run({"report", file->fileName(), "--format", "json", "--range=" + range});
        QCOMPARE(o.status, 0);
        QCOMPARE(o.json().at("window"), (Json{{"start_ns", start}, {"end_ns", end}}));
    }

    void stepNames()
    {
        // The recording's own annotation in place of its steps; and the sentence that names what could serve.
        const Json all = run({"report", m_trace, "--format", "json"}).json();
        QVERIFY(!all.contains("step_stand_in"));
        const Outcome none = run({"report", m_trace, "--step-name", "no such"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("no such") && none.err.contains("ProfilerStep#"), none.err);
        const Json same = run({"report", m_trace, "--format", "json", "--step-name", "ProfilerStep#"}).json();
        QCOMPARE(same.at("step_stand_in"), "ProfilerStep#");
        QCOMPARE(same.at("steps").size(), all.at("steps").size());
        QCOMPARE(same.at("bound").at("id"), all.at("bound").at("id"));
    }

    void steps()
    {
        const Json all = run({"report", m_trace, "--format", "json"}).json();
        QVERIFY(all.at("steps").size() >= 2);
        for (const Json &step : all.at("steps")) {
            const Json one =
                run({"report", m_trace, "--format", "json", "--step", QString::number(step.at("number").get<qint64>())})
                    .json();
            QCOMPARE(one.at("window").at("start_ns"), step.at("start_ns"));
            QCOMPARE(one.at("window").at("end_ns"), step.at("end_ns"));
            QCOMPARE(one.at("steps").size(), 1u);
        }
        const Outcome none = run({"report", m_trace, "--step", "4711"});
        QVERIFY2(none.err.contains("4711"), none.err);
        QCOMPARE(run({"report", m_trace, "--steady"}).status, 0);
        QCOMPARE(run({"report", test::dataPath("inputs/B59-touching-slices.json"), "--step", "1"}).status, 2);
    }

    // ---- the same for every number of threads; strange files

    void threadsAndWindows()
    {
        const QByteArray one = run({"dump", m_trace, "--threads", "1"}).out;
        QVERIFY(one == run({"dump", m_trace, "--threads", "7", "--window", "300"}).out);
        const QByteArray report = run({"report", m_trace, "--format", "json", "--threads", "1"}).out;
        QVERIFY(report == run({"report", m_trace, "--format", "json", "--threads", "7", "--window", "300"}).out);
    }

    void hostileFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("deep brackets") << QByteArray(2000000, '[');
        QTest::newRow("deep objects") << QByteArray("{\"a\":").repeated(300000);
        QTest::newRow("deep argument") << test::document(
            {complete("a", 0, 1, "1", "1", "cpu_op", "\"x\":" + QByteArray(300000, '[') + QByteArray(300000, ']'))});
        QTest::newRow("deep root value") << test::document(
            {complete("a", 0, 1)}, "\"distributedInfo\":" + QByteArray(300000, '[') + QByteArray(300000, ']'));
        QTest::newRow("deep objects as device properties") << test::document(
            {complete("a", 0, 1)},
            "\"deviceProperties\":[" + QByteArray("{\"name\":").repeated(100000) + "1" + QByteArray(100000, '}') + ']');
        QTest::newRow("deep, damaged") << test::document(
            {"{\"ph\":\"X\",\"name\":\"a\x01\",\"ts\":1,\"dur\":1,\"args\":" + QByteArray(300000, '[') +
                 QByteArray(300000, ']') + '}',
             complete("b", 0, 1)});
        QTest::newRow("deep argument of a communication kernel")
            << test::document({complete("ncclDevKernel", 0, 1, "0", "7", "kernel",
                                        "\"Collective name\":" + QByteArray(200000, '[') + QByteArray(200000, ']'))});
        QByteArrayList lanes;
        for (int i = 0; i < 20000; ++i)
            lanes += complete("w", i, 10, QByteArray::number(i / 100), QByteArray::number(i));
        QTest::newRow("20 000 lanes") << test::document(lanes);
        QByteArrayList unicode;
        for (const char *name : {"\\u0000", "\\ufeff\\u202e\\u2066right to left", "\\ud800",
                                 "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa9", "\xed\xa0\x80", "\xef\xbf\xbf", "",
                                 "%1 %s %n {0} {name}", "</script>", "../../etc/passwd"})
            unicode += complete(name, unicode.size() * 10, 5, "\"" + QByteArray(name) + "\"",
                                "\"" + QByteArray(name) + "\"", name, "\"" + QByteArray(name) + "\":\"" + name + "\"");
        QTest::newRow("unicode") << test::document(unicode);
        QTest::newRow("huge numbers") << test::document(
            {complete(
                 "k", 0, 5, "99999999999999999999999999", "-99999999999999999999999999", "kernel",
                 R"("correlation":99999999999999999999,"External id":-9223372036854775808,"grid":[99999999999,-5,1e400,7],"bytes":1e400,"device":1e300,"registers per thread":4294967296)"),
             complete("ProfilerStep#99999999999999999999", 0, 5, "1", "1", "user_annotation"),
             complete("ProfilerStep#-9223372036854775808", 5, 5, "1", "1", "user_annotation")});
        QTest::newRow("a name of 30 MB") << test::document({complete(QByteArray(30000000, 'n'), 0, 5)});
        QTest::newRow("a million commas") << "{\"traceEvents\":[" + QByteArray(1000000, ',') + "]}";
        QTest::newRow("quotes") << "{\"traceEvents\":[" + QByteArray(200000, '"');
        QTest::newRow("braces") << "{\"traceEvents\":[" + QByteArray("{\"ph\":").repeated(50000);
        QTest::newRow("damaged events one after another")
            << "{\"traceEvents\":[" + QByteArray("{\"ph\":\"X\",\"name\":\"a\"b\"c\",\"ts\":1,},").repeated(20000) +
                   "]}";
        QTest::newRow("one name without an end, then many events")
            << "{\"traceEvents\":[{\"ph\":\"X\",\"name\":\"a\n,{\"ph\":" +
                   QByteArray("\"X\",\"ts\":1},{").repeated(50000) + "]}";
        QByteArrayList unknownKeys;
        for (int i = 0; i < 40000; ++i)
            unknownKeys += "{\"custom\":1,\"ph\":\"X\",\"name\":\"a\",\"ts\":" + QByteArray::number(i) +
                           ",\"dur\":1,\"args\":{\"v\":NaN}}";
        QTest::newRow("NaN in events whose first key nobody knows")
            << "{\"traceEvents\":[" + unknownKeys.join(',') + "]}";
        QTest::newRow("damaged root values, line after line")
            << "{\n" + QByteArray("\"k\": nan,\n").repeated(60000) + "\"traceEvents\":[]}";
        QByteArrayList stairs;
        for (int i = 0; i < 20000; ++i)
            stairs += complete("s", i, 20000);
        QTest::newRow("20 000 slices that all cross") << test::document(stairs);
        QByteArrayList flows{complete("a", 0, 1000)};
        for (int i = 0; i < 20000; ++i)
            flows += test::flow(i % 2 ? "s" : "f", "1", i % 1000, "1", "1", "ac2g", R"("bp":"e")");
        QTest::newRow("20 000 flow events of one id") << test::document(flows);
        QByteArrayList same;
        for (int i = 0; i < 20000; ++i)
            same += complete("a", 0, 1000) + ',' + test::flow("s", QByteArray::number(i), 0, "1", "1") + ',' +
                    test::flow("f", QByteArray::number(i), 0, "1", "1", "ac2g", R"("bp":"e")");
        QTest::newRow("flows on 20 000 slices of one start") << test::document(same);
    }
    /// Opened or refused within some seconds, with JSON on stdout and an exit status of CONTRACT.
    void hostileFiles()
    {
        QFETCH(QByteArray, bytes);
        const auto file = test::fileWith(bytes);
        for (const char *command : {"dump", "report", "info"}) {
            QElapsedTimer timer;
            timer.start();
            const Outcome o = run({command, file->fileName(), "--format", "json"});
            QVERIFY2(o.status == 0 || o.status == 1, o.err);
            QVERIFY2(timer.elapsed() < 20000,
                     QByteArray(command) + " takes " + QByteArray::number(timer.elapsed()) + " ms");
            QVERIFY2(o.json().contains("opened"), o.out.left(200));
            QVERIFY(o.err.size() < 2000);
        }
        const Outcome text = run({"report", file->fileName()});
        QVERIFY(text.status == 0 || text.status == 1);
    }

    void linksNoQt()
    {
        const QString ldd = QStandardPaths::findExecutable("ldd");
        if (ldd.isEmpty())
            QSKIP("no ldd here");
        QProcess process;
        process.start(ldd, {LANESCOPE_CLI});
        QVERIFY(process.waitForFinished());
        const QByteArray libraries = process.readAllStandardOutput();
        QVERIFY(libraries.contains("libc"));
        QVERIFY2(!libraries.contains("Qt"), libraries);
    }

private:
    QString m_trace;
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
