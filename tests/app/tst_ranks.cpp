#include "rankruns.h"
#include "tracefile.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace lanescope;
using Json = nlohmann::ordered_json;

// `lanescope-cli report` of several ranks: from traces, from reports, from both.

namespace {

QByteArray report(const QStringList &files, const QStringList &options = {"--format", "json"}, int expected = 0)
{
    QProcess process;
    process.start(LANESCOPE_CLI, QStringList{"report"} + files + options);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        throw std::runtime_error("lanescope-cli does not end");
    if (process.exitCode() != expected)
        throw std::runtime_error("status " + std::to_string(process.exitCode()) + ": " +
                                 process.readAllStandardError().toStdString());
    return process.readAllStandardOutput();
}

} // namespace

class TestRanksCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(LANESCOPE_CLI), LANESCOPE_CLI);
        m_run.ranks = 3;
        m_run.late = 2;
        for (int rank = 0; rank < m_run.ranks; ++rank) {
            m_traces += write(QString("rank%1.pt.trace.json").arg(rank), test::rankTrace(m_run, rank));
            m_reports += m_folder.filePath(QString("report%1.json").arg(rank));
            report({m_traces.back()}, {"--format", "json", "-o", m_reports.back()});
        }
        m_plain = report(m_traces);
    }

    void ofTraces()
    {
        const Json j = Json::parse(m_plain.toStdString());
        QCOMPARE(j["schema"], Json(1));
        QCOMPARE(j["ranks"].size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(j["ranks"][i], Json::parse(test::bytesOf(m_reports[static_cast<int>(i)]).toStdString()));
        QCOMPARE(j["verdicts"][0]["id"], Json("straggler-rank"));
        QCOMPARE(j["verdicts"][0]["numbers"]["rank"], Json(2));
        QCOMPARE(j["verdicts"][0]["evidence"][0]["rank"], Json(2));
        for (const char *key : {"group", "name", "bytes", "index", "start_skew_ns", "true_latency_ns", "last_rank"})
            QVERIFY2(j["collectives"][0].contains(key), key);
        // As one document, laid out like every other of ours.
        QCOMPARE(QByteArray::fromStdString(j.dump(1) + "\n"), m_plain);
    }

    void ofReports_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("reports") << m_reports;
        QTest::newRow("mixed") << QStringList{m_traces[0], m_reports[1], m_traces[2]};
        const QString packed = write("report1.json.gz", test::gzip(test::bytesOf(m_reports[1])));
        QTest::newRow("packed") << QStringList{m_reports[0], packed, m_reports[2]};
        const QString compact = write(
            "compact.json", QByteArray::fromStdString(Json::parse(test::bytesOf(m_reports[2]).toStdString()).dump()));
        QTest::newRow("laid out otherwise") << QStringList{m_reports[0], m_reports[1], compact};
        const QString merged = m_folder.filePath("merged.json");
        report({m_reports[0], m_reports[1]}, {"--format", "json", "-o", merged});
        QTest::newRow("merged before") << QStringList{merged, m_reports[2]};
        QTest::newRow("all merged before") << QStringList{write("all.json", m_plain)};
    }
    void ofReports()
    {
        QFETCH(QStringList, files);
        QCOMPARE(report(files), m_plain);
    }

    /// Ranks that were put into one file give what they gave apart, although pids of the GPUs and ids are others.
    void ofOneFile()
    {
        const QString merged = write("together.json", test::mergedRun(m_run));
        const Json apart = Json::parse(m_plain.toStdString()), j = Json::parse(report({merged}).toStdString());
        QCOMPARE(j["ranks"].size(), std::size_t(3));
        for (const char *key : {"collectives", "stragglers", "collective_kinds", "headline", "unmatched_collectives"})
            QCOMPARE(QByteArray::fromStdString(j[key].dump(1)), QByteArray::fromStdString(apart[key].dump(1)));
        for (std::size_t i = 0; i < 3; ++i)
            for (const char *key : {"steps", "collectives", "did", "chains", "gaps_total"})
                QCOMPARE(QByteArray::fromStdString(j["ranks"][i][key].dump(1)),
                         QByteArray::fromStdString(apart["ranks"][i][key].dump(1)));
    }

    void ofAFolder()
    {
        QTemporaryDir folder;
        QStringList files;
        for (const QString &trace : m_traces) {
            files += folder.filePath(QFileInfo(trace).fileName());
            QVERIFY(QFile::copy(trace, files.back()));
        }
        QCOMPARE(report({folder.path()}), report(files));
        // What else lies there is told, and changes nothing.
        QFile other(folder.filePath("run.log"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        QProcess process;
        process.start(LANESCOPE_CLI, {"report", folder.path(), "--format", "json"});
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), report(files));
        QVERIFY(process.readAllStandardError().contains("1 file that does not end in .json or .json.gz (run.log)"));
    }

    void inOtherFormats()
    {
        QVERIFY(report(m_traces, {}).startsWith("Rank 2 keeps the others waiting"));
        QVERIFY(report(m_traces, {"--format", "markdown"}).startsWith("# Rank 2 keeps the others waiting"));
        QCOMPARE(report(m_reports, {}), report(m_traces, {}));
    }

    void onlyAStep()
    {
        const Json j = Json::parse(report(m_traces, {"--step", "3", "--format", "json"}).toStdString());
        QCOMPARE(j["collectives"].size(), std::size_t(2));
        for (const Json &c : j["collectives"])
            QCOMPARE(c["step"], Json(3));
    }

    /// One rank that cannot be read does not take the others along.
    void oneIsMissing()
    {
        const QString none = m_folder.filePath("none.json");
        const Json j = Json::parse(report({m_traces[0], none, m_reports[2]}, {"--format", "json"}, 1).toStdString());
        QCOMPARE(j["ranks"].size(), std::size_t(3));
        QCOMPARE(j["ranks"][1]["opened"], Json(false));
        QVERIFY(j["ranks"][1]["error"].get<std::string>().find("none.json") != std::string::npos);
        QCOMPARE(j["verdicts"][0]["numbers"]["rank"], Json(2));
    }

    void writtenOverAnInput() { report(m_traces, {"-o", m_traces[1]}, 2); }

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            throw std::runtime_error("cannot be written");
        return file.fileName();
    }

    test::RankRun m_run;
    QTemporaryDir m_folder;
    QStringList m_traces, m_reports;
    QByteArray m_plain;
};

QTEST_GUILESS_MAIN(TestRanksCommand)
#include "tst_ranks.moc"
