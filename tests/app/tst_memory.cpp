#include "tracefile.h"

#include <QProcess>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace lanescope;

// Too little memory ends in a sentence, never in a crash.

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void tooLittleIsASentence()
    {
#if !defined(Q_OS_LINUX)
        QSKIP("needs a limit of the address space");
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes the whole address space");
#else
        QByteArrayList events;
        for (int i = 0; i < 300000; ++i)
            events += test::complete("name " + QByteArray::number(i), i * 1000, 500, "1", QByteArray::number(i % 7));
        const auto file = test::fileWith(test::document(events));
        events.clear();

        int sentences = 0, opened = 0;
        for (rlim_t megabytes = 24; opened < 2; megabytes += megabytes / 8 + 1) {
            QVERIFY2(megabytes < 20000, "never had enough");
            QProcess process;
            process.setChildProcessModifier([megabytes] {
                const rlimit limit{megabytes << 20, megabytes << 20};
                setrlimit(RLIMIT_AS, &limit);
            });
            process.start(QStringLiteral(LANESCOPE_CLI), {QStringLiteral("info"), file->fileName(),
                                                          QStringLiteral("--format"), QStringLiteral("json")});
            QVERIFY(process.waitForFinished(120'000));
            const QByteArray out = process.readAllStandardOutput(), err = process.readAllStandardError();
            // Below this the system cannot start the program at all.
            if (sentences == 0 && opened == 0 && process.exitStatus() == QProcess::NormalExit &&
                process.exitCode() == 127)
                continue;
            const QByteArray what = QByteArray::number(qulonglong(megabytes)) + " MB: status " +
                                    QByteArray::number(process.exitCode()) + ", " + out.left(300) + ", " +
                                    err.left(300);
            QVERIFY2(process.exitStatus() == QProcess::NormalExit, what);
            QVERIFY2(process.exitCode() == 0 || process.exitCode() == 1, what);
            if (process.exitCode() == 0) {
                ++opened;
            } else {
                ++sentences;
                QVERIFY2((out + err).contains("not enough memory"), what);
            }
        }
        QVERIFY(sentences > 0);
#endif
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
