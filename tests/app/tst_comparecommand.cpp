#include "tracefile.h"

#include <QProcess>
#include <QtTest>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

// `lanescope-cli compare`: its formats, its exit statuses, and what it says where a file is missing.

namespace {

const QString eager = lanescope::test::dataPath("traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
const QString compiled = lanescope::test::dataPath("traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

struct Outcome {
    int status;
    QByteArray out, err;
};

Outcome run(const QStringList &arguments)
{
    QProcess process;
    process.start(LANESCOPE_CLI, QStringList{"compare"} + arguments);
    if (!process.waitForFinished(30000) || process.exitStatus() != QProcess::NormalExit)
        throw std::runtime_error("lanescope-cli did not end");
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestCompareCommand : public QObject {
    Q_OBJECT
private slots:
    void formats();
    void failsIfSlower_data();
    void failsIfSlower();
    void problems();
};

void TestCompareCommand::formats()
{
    const Outcome text = run({eager, compiled});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("B is ") && text.out.contains("What differs"));
    QVERIFY(!text.out.contains('\x1b')); // no terminal, no colours
    const Outcome markdown = run({eager, compiled, "--format", "markdown"});
    QVERIFY(markdown.out.startsWith("# B is "));
    const Outcome json = run({eager, compiled, "--format", "json"});
    const Json j = Json::parse(json.out.toStdString());
    QCOMPARE(j.at("fused")[0].at("to"), "aten::addmm");
    // The sides change places.
    const Json k = Json::parse(run({compiled, eager, "--format", "json"}).out.toStdString());
    QCOMPARE(j.at("step").at("a_median_ns"), k.at("step").at("b_median_ns"));
    QCOMPARE(j.at("a").at("steps"), k.at("b").at("steps"));
    QCOMPARE(j.at("rows").size(), k.at("rows").size());
    QCOMPARE(j.at("fused"), k.at("split"));
    QTemporaryDir folder;
    QCOMPARE(run({eager, compiled, "-o", folder.filePath("a.txt")}).out, QByteArray());
    QCOMPARE(lanescope::test::bytesOf(folder.filePath("a.txt")), text.out);
}

void TestCompareCommand::failsIfSlower_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("slower") << QStringList{eager, compiled, "--fail-if-slower", "20"} << 3;
    QTest::newRow("not that much slower") << QStringList{eager, compiled, "--fail-if-slower", "900"} << 0;
    QTest::newRow("faster") << QStringList{compiled, eager, "--fail-if-slower", "0"} << 0;
    QTest::newRow("the same") << QStringList{eager, eager, "--fail-if-slower", "0"} << 0;
    QTest::newRow("not asked") << QStringList{eager, compiled} << 0;
    QTest::newRow("no number") << QStringList{eager, compiled, "--fail-if-slower", "much"} << 2;
    QTest::newRow("below nothing") << QStringList{eager, compiled, "--fail-if-slower", "-5"} << 2;
    QTest::newRow("not a number") << QStringList{eager, compiled, "--fail-if-slower", "nan"} << 2;
    QTest::newRow("without end") << QStringList{eager, compiled, "--fail-if-slower", "inf"} << 2;
    // What cannot be judged never passes.
    const QString cut = lanescope::test::dataPath("inputs/B26-gz-truncated.json.gz");
    const QString empty = lanescope::test::dataPath("inputs/B19-metadata-only.json");
    QTest::newRow("B is cut off") << QStringList{eager, cut, "--fail-if-slower", "5"} << 1;
    QTest::newRow("A is cut off") << QStringList{cut, eager, "--fail-if-slower", "5"} << 1;
    QTest::newRow("B is empty") << QStringList{eager, empty, "--fail-if-slower", "5"} << 1;
    QTest::newRow("A is empty") << QStringList{empty, eager, "--fail-if-slower", "5"} << 1;
    QTest::newRow("cut off, but not asked") << QStringList{eager, cut} << 0;
    QTest::newRow("one file") << QStringList{eager} << 2;
    QTest::newRow("standard input twice") << QStringList{"-", "-"} << 2;
}

void TestCompareCommand::failsIfSlower()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    QCOMPARE(outcome.err.isEmpty(), status == 0);
    if (status == 3)
        QVERIFY(outcome.err.contains("slower than A by more than 20 %") && !outcome.out.isEmpty());
}

void TestCompareCommand::problems()
{
    for (const QStringList &files : {QStringList{"/nowhere/a.json", compiled}, QStringList{eager, "/nowhere/b.json"}}) {
        const Outcome outcome = run(files + QStringList{"--format", "json"});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(Json::parse(outcome.out.toStdString()).at("opened"), false);
        QVERIFY(outcome.err.contains("/nowhere/"));
    }
    // What it reads it does not write over.
    QTemporaryDir folder;
    const QString copy = folder.filePath("b.json.gz");
    QVERIFY(QFile::copy(compiled, copy));
    QCOMPARE(run({eager, copy, "-o", copy}).status, 2);
    QVERIFY(QFileInfo(copy).size() > 1000);
}

QTEST_APPLESS_MAIN(TestCompareCommand)
#include "tst_comparecommand.moc"
