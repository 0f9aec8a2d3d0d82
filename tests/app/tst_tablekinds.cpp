#include "core/analyse/tables.h"
#include "tracefile.h"

#include <QProcess>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace lanescope;
using Json = nlohmann::json;

// `lanescope-cli table --of`: every kind of table in every format, and the options that only some of them have.

namespace {

QByteArray run(const QStringList &arguments)
{
    QProcess process;
    process.start(LANESCOPE_CLI, QStringList{"table"} + arguments);
    if (!process.waitForFinished(30000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw std::runtime_error("lanescope-cli failed: " + process.readAllStandardError().toStdString());
    return process.readAllStandardOutput();
}

Json jsonOf(const QStringList &arguments)
{
    return Json::parse(run(arguments + QStringList{"--format", "json"}).toStdString());
}

} // namespace

class TestTableKinds : public QObject {
    Q_OBJECT
private slots:
    void everyKind_data()
    {
        QTest::addColumn<QString>("kind");
        for (const TableKind &kind : tableKinds()) {
            const QString key = QString::fromUtf8(kind.key.data(), static_cast<qsizetype>(kind.key.size()));
            QTest::newRow(qPrintable(key)) << key;
        }
    }
    void everyKind();
    void optionsOfKernels();
    void optionsOfModules();
};

void TestTableKinds::everyKind()
{
    QFETCH(QString, kind);
    const QString path = test::dataPath("traces/overlap_streams.pt.trace.json.gz");
    for (const QStringList &place : {QStringList(), QStringList{"--steady"}, QStringList{"--range", "1ms..3ms"}}) {
        const QStringList arguments = QStringList{path, "--of", kind} + place;
        const Json json = jsonOf(arguments);
        QCOMPARE(json.at("table"), kind.toStdString());
        QVERIFY(json.at("rows").is_array());
        if (place.isEmpty() && kind != "modules" && kind != "python") // recorded without stacks
            QVERIFY(!json.at("rows").empty());
        // Spreadsheets get the same rows, below a line of keys.
        const QList<QByteArray> lines = run(arguments + QStringList{"--format", "csv"}).trimmed().split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), json.at("rows").size() + 1);
        if (!json.at("rows").empty())
            QVERIFY(json.at("rows")[0].contains(lines.front().split(',').front().toStdString()));
        QVERIFY(!run(arguments).isEmpty());
    }
}

void TestTableKinds::optionsOfKernels()
{
    const QString path = test::dataPath("inputs/B36-impossible-kernel-duration.json");
    QCOMPARE(jsonOf({path, "--of", "kernels"}).at("rows")[0].at("name"), "toy_elementwise");
    const Json sound = jsonOf({path, "--of", "kernels", "--without-flagged"});
    QCOMPARE(sound.at("rows")[0].at("name"), "toy_attn");
    QCOMPARE(sound.at("rows")[0].at("total_ns"), 100000);
    QCOMPARE(sound.at("flagged"), 1);
    QVERIFY(sound.at("footer").dump().find("Left out") != std::string::npos);

    const QString recording = test::dataPath("traces/overlap_streams.pt.trace.json.gz");
    const Json byName = jsonOf({recording, "--of", "kernels"}),
               byGeometry = jsonOf({recording, "--of", "kernels", "--by-geometry"});
    QVERIFY(byGeometry.at("rows").size() >= byName.at("rows").size());
    for (const Json &row : byGeometry.at("rows"))
        QVERIFY(row.at("grid") != "several" && row.at("block") != "several");
}

void TestTableKinds::optionsOfModules()
{
    const auto file = test::fileWith(test::document({
        test::complete("nn.Module: Linear_0", 0, 100, "1", "1", "python_function"),
        test::complete("nn.Module: Linear_1", 200, 100, "1", "1", "python_function"),
    }));
    QCOMPARE(jsonOf({file->fileName(), "--of", "modules"}).at("rows").size(), std::size_t(2));
    const Json byClass = jsonOf({file->fileName(), "--of", "modules", "--by-class"});
    QCOMPARE(byClass.at("rows").size(), std::size_t(1));
    QCOMPARE(byClass.at("rows")[0].at("calls"), 2);
}

QTEST_GUILESS_MAIN(TestTableKinds)
#include "tst_tablekinds.moc"
