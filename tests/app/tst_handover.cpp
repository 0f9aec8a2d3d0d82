#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString first = QStringLiteral(LANESCOPE_TEST_DATA "/inputs/B59-touching-slices.json");

/// Starts the window program without a display, with settings and a socket of its own.
class Program {
public:
    Program(const QString &home, const QStringList &arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home);
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(QFileInfo(first).path());
        process.start(QStringLiteral(LANESCOPE_APP), arguments);
    }
    ~Program()
    {
        process.kill();
        process.waitForFinished();
    }
    bool isListening(const QString &home) const
    {
        return !QDir(home).entryList({QStringLiteral("lanescope-*")}, QDir::System).isEmpty();
    }

    QProcess process;
};

} // namespace

/// The program itself, started several times.
class TestHandover : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aSecondStartEndsAtOnce();
    void aKilledOneIsReplaced();
    void separateIsSeparate_data();
    void separateIsSeparate();
};

void TestHandover::initTestCase()
{
    if (!QFile::exists(QStringLiteral(LANESCOPE_APP)))
        QSKIP("The window is not built.");
}

void TestHandover::aSecondStartEndsAtOnce()
{
    const QTemporaryDir home;
    Program one(home.path(), {first});
    QTRY_VERIFY_WITH_TIMEOUT(one.isListening(home.path()), 60'000);
    for (const QStringList &arguments :
         {QStringList{QStringLiteral("B81-profiler-steps.json"), QStringLiteral("--step"), QStringLiteral("1")},
          QStringList{}}) {
        Program later(home.path(), arguments);
        QVERIFY(later.process.waitForFinished(60'000));
        QCOMPARE(later.process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(later.process.exitCode(), 0);
    }
    QCOMPARE(one.process.state(), QProcess::Running);
    // It has opened what it was handed: relative to where the later start was.
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            QFile kept(home.path() + QStringLiteral("/config/Lanescope/Lanescope.conf"));
            return kept.open(QIODevice::ReadOnly) && kept.readAll().contains("inputs/B81-profiler-steps.json");
        }(),
        60'000);
}

void TestHandover::aKilledOneIsReplaced()
{
    const QTemporaryDir home;
    {
        Program one(home.path(), {first});
        QTRY_VERIFY_WITH_TIMEOUT(one.isListening(home.path()), 60'000);
    }
    Program two(home.path(), {first});
    QVERIFY(!two.process.waitForFinished(3000));
    Program three(home.path(), {first});
    QVERIFY(three.process.waitForFinished(60'000));
    QCOMPARE(three.process.exitCode(), 0);
    QCOMPARE(two.process.state(), QProcess::Running);
}

void TestHandover::separateIsSeparate_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("asked for") << QStringList{QStringLiteral("--separate"), first};
    QTest::newRow("standard input cannot be handed over") << QStringList{QStringLiteral("-")};
}

void TestHandover::separateIsSeparate()
{
    QFETCH(QStringList, arguments);
    const QTemporaryDir home;
    Program one(home.path(), {first});
    QTRY_VERIFY_WITH_TIMEOUT(one.isListening(home.path()), 60'000);
    Program other(home.path(), arguments);
    QVERIFY(!other.process.waitForFinished(2500));
    QCOMPARE(one.process.state(), QProcess::Running);
}

QTEST_GUILESS_MAIN(TestHandover)
#include "tst_handover.moc"
