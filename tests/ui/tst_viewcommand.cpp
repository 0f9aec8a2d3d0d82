// Qt first: moc 6.4 stumbles over what core includes.
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "core/load/tracereader.h"
#include "ui/document/place.h"
#include "ui/document/viewcommand.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/topbar.h"

#include "tracefile.h"

using namespace lanescope;

namespace {

const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

/// The words as a shell hands them to a program.
QStringList throughShell(const QString &line)
{
    QProcess shell;
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("printf '%s\\037' ") + line});
    if (!shell.waitForFinished())
        return {};
    QStringList words = QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(0x1f));
    words.removeLast();
    return words;
}

/// What the options of the program's command line say.
Place placeOf(QStringList words)
{
    Place place;
    while (!words.isEmpty()) {
        QString word = words.takeFirst();
        if (const qsizetype is = word.indexOf(u'='); word.startsWith(QLatin1String("--")) && is > 0) {
            words.prepend(word.mid(is + 1));
            word.truncate(is);
        }
        if (word == QLatin1String("--range"))
            place.range = words.takeFirst();
        else if (word == QLatin1String("--select"))
            place.select = words.takeFirst();
    }
    return place;
}

} // namespace

class TestViewCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationName(QStringLiteral("tst_viewcommand")); }
    void leadsBack_data();
    void leadsBack();
    void strangeNames();
    void quotes();
    void programTakesIt();
    void windowShowsIt();
};

void TestViewCommand::leadsBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"guide_64_bf16_warm_compile", "autograd_threads", "cuda_graph", "cpu_only"})
        QTest::newRow(name) << QStringLiteral("%1/traces/%2.pt.trace.json.gz")
                                   .arg(QStringLiteral(LANESCOPE_TEST_DATA), QLatin1String(name));
}

void TestViewCommand::leadsBack()
{
    QFETCH(QString, name);
    const auto trace = test::openPath(name);
    QRandomGenerator random(11);
    const TimeRange extent = trace->extent();
    for (int i = 0; i < 200; ++i) {
        const Nanoseconds start = extent.start + random.bounded(qint64{extent.length()}),
                          length = 1 + random.bounded(qint64{extent.length() / 3 + 1});
        const TimeRange visible{start, start + length};
        const SliceId slice(i % 5 == 0 ? NameId::noneValue : random.bounded(trace->sliceCount()));
        const QStringList words = viewWords(name, *trace, visible, slice);
        QCOMPARE(words.first(), QStringLiteral("lanescope"));
        QCOMPARE(words.at(1), name);
        const FoundPlace found = findPlace(*trace, placeOf(words.mid(2)));
        QCOMPARE(found.problem, QString());
        QVERIFY(found.range && found.isExact);
        QCOMPARE(*found.range, visible);
        QCOMPARE(found.slice, slice);
    }
    QCOMPARE(viewWords(name, *trace, {}, {}).size(), 2);
}

void TestViewCommand::strangeNames()
{
    const QByteArrayList names{
        "plain", "plain#2", "it's",        "two words", "--step", "$(rm -rf x) `y` \\\\\\\"z\\\"",
        "@1",    "한국어",  "line\\nfeed", "#",         "",       "plain"};
    QByteArrayList events;
    for (int i = 0; i < names.size(); ++i)
        events << test::complete(names[i], 1000 * i, 500);
    const test::Opened trace = test::open(test::document(events));
    QCOMPARE(trace->sliceCount(), quint32(names.size()));
    for (const TimeRange visible : {trace->extent(), TimeRange{2000, 9000}})
        for (quint32 i = 0; i < trace->sliceCount(); ++i) {
            const QStringList words = viewWords(QStringLiteral("/a folder/it's.json"), *trace, visible, SliceId(i));
            QCOMPARE(throughShell(shellLine(words)), words);
            QCOMPARE(findPlace(*trace, placeOf(words)).slice, SliceId(i));
        }
}

void TestViewCommand::quotes()
{
    QCOMPARE(shellLine({"lanescope", "/a/b-c.json", "--range", "@1..@2", "--select", "aten::mm"}),
             QStringLiteral("lanescope /a/b-c.json --range @1..@2 --select aten::mm"));
    QCOMPARE(shellLine({"a b", "it's", "", "x#2"}), QStringLiteral("'a b' 'it'\\''s' '' 'x#2'"));
}

/// The real program reads the line.
void TestViewCommand::programTakesIt()
{
    const auto trace = test::openPath(compiled);
    const TimeRange visible{trace->view().start + 1234, trace->view().start + 56789};
    QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.svg"));
    for (quint32 i = 0; i < trace->sliceCount(); i += trace->sliceCount() / 6 + 1) {
        QStringList words = throughShell(shellLine(viewWords(compiled, *trace, visible, SliceId(i))));
        words[0] = QStringLiteral("export");
        QProcess program;
        program.start(QStringLiteral(LANESCOPE_APP), words + QStringList{QStringLiteral("-o"), out});
        QVERIFY(program.waitForFinished(60'000));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError());
    }
}

void TestViewCommand::windowShowsIt()
{
    const auto trace = test::openPath(compiled);
    const Step step = trace->steps().back();
    const TimeRange visible{step.range.start + 3210, step.range.end - 1111};
    SliceId slice;
    for (quint32 i = 0; i < trace->sliceCount(); ++i)
        if (visible.contains(trace->start(SliceId(i))))
            slice = SliceId(i);
    QVERIFY(slice);
    MainWindow window;
    window.resize(1000, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.openFiles({compiled}, placeOf(viewWords(compiled, *trace, visible, slice)));
    QTRY_VERIFY(window.document().trace() && !window.document().isLoading());
    QTRY_COMPARE(window.axis().visible(), visible);
    QTRY_COMPARE(window.timeline().selectedSlice(), slice);
    QCOMPARE(window.message(), QString());

    // And what the window itself copies says the same.
    window.copyCommand();
    const QString line = shellLine(viewWords(compiled, *trace, visible, slice));
    QVERIFY(window.message().contains(line));

    // So does the menu of the bar, for whoever does not try the right button.
    QMenu &menu = *window.findChild<TopBar *>()->exportMenu();
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 3);
    QGuiApplication::clipboard()->clear();
    menu.actions()[1]->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), line);
    QVERIFY(menu.actions()[2]->text().startsWith(QLatin1String("Save view as trace")));
    window.timeline().selectRange(visible);
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 3);
    QVERIFY(menu.actions()[2]->text().startsWith(QLatin1String("Save range as trace")));
}

QTEST_MAIN(TestViewCommand)
#include "tst_viewcommand.moc"
