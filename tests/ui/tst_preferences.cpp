// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "ui/document/editor.h"
#include "ui/document/tracereport.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/panels/details.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/verdicts.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"
#include "ui/window/preferencesdialog.h"
#include "ui/window/settings.h"
#include "ui/window/topbar.h"
#include "ui/window/windows.h"

using namespace lanescope;

namespace {

const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

void write(const QString &path, const QByteArray &text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPreferences : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void commandsAreNoShell_data();
    void commandsAreNoShell();
    void sourcesAreFound_data();
    void sourcesAreFound();
    void theEditorStarts();
    void theMenuLeavesTheKeyAlone();
    void whatFailsIsASentence();
    void choicesHold();
    void limitsAreUsed();
    void callStacksOpen();
    void whatWasOpenIsRemembered();
    void languages();
};

void TestPreferences::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_preferences"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestPreferences::cleanup()
{
    for (MainWindow *window : Windows::all())
        delete window;
    QSettings().clear();
    Theme::wear(Theme::light());
}

// ---- the editor

void TestPreferences::commandsAreNoShell_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("words");
    const QString plain = QStringLiteral("/a/b.py");
    QTest::newRow("joined") << QStringLiteral("code --goto {file}:{line}") << plain
                            << QStringList{QStringLiteral("code"), QStringLiteral("--goto"),
                                           QStringLiteral("/a/b.py:12")};
    QTest::newRow("apart") << QStringLiteral("kate  --line {line} {file}") << plain
                           << QStringList{QStringLiteral("kate"), QStringLiteral("--line"), QStringLiteral("12"),
                                          plain};
    QTest::newRow("without a place") << QStringLiteral("gedit") << plain << QStringList{QStringLiteral("gedit"), plain};
    QTest::newRow("a program with a blank") << QStringLiteral("\"/opt/my editor/bin\" {file}") << plain
                                            << QStringList{QStringLiteral("/opt/my editor/bin"), plain};
    const QString evil = QStringLiteral("/a/$(touch x); `y` \"z\" {line} {file}.py");
    QTest::newRow("a strange name") << QStringLiteral("code --goto {file}:{line}") << evil
                                    << QStringList{QStringLiteral("code"), QStringLiteral("--goto"),
                                                   evil + QStringLiteral(":12")};
    QTest::newRow("nothing") << QString() << plain << QStringList();
    QTest::newRow("the file as program") << QStringLiteral("{file}") << plain << QStringList();
    for (const editor::Known &known : editor::known()) {
        const QStringList words = editor::arguments(known.command, plain, 12);
        QVERIFY2(words.size() >= 2, qPrintable(known.name));
        const QString all = words.join(u' ');
        QVERIFY2(all.contains(plain) && all.contains(QStringLiteral("12")) && !all.contains(u'{'), qPrintable(all));
    }
}

void TestPreferences::commandsAreNoShell()
{
    QFETCH(QString, command);
    QFETCH(QString, file);
    QFETCH(QStringList, words);
    QCOMPARE(editor::arguments(command, file, 12), words);
}

void TestPreferences::sourcesAreFound_data()
{
    QTest::addColumn<QString>("file"); // %1: the folder
    QTest::addColumn<QString>("found");
    QTest::newRow("itself") << QStringLiteral("%1/src/pkg/utils.py") << QStringLiteral("%1/src/pkg/utils.py");
    QTest::newRow("shortened by Python") << QStringLiteral("pkg/utils.py") << QStringLiteral("%1/src/pkg/utils.py");
    QTest::newRow("of another machine") << QStringLiteral("/workspace/job7/pkg/utils.py")
                                        << QStringLiteral("%1/src/pkg/utils.py");
    QTest::newRow("the longest name wins")
        << QStringLiteral("/x/other/utils.py") << QStringLiteral("%1/src/other/utils.py");
    QTest::newRow("of Windows") << QStringLiteral("C:\\job\\train.py")
                                << (QDir::separator() == u'\\' ? QStringLiteral("%1/src/train.py") : QString());
    QTest::newRow("nowhere") << QStringLiteral("/x/none.py") << QString();
    QTest::newRow("a folder is no file") << QStringLiteral("/x/pkg") << QString();
    QTest::newRow("no name") << QString() << QString();
}

void TestPreferences::sourcesAreFound()
{
    QFETCH(QString, file);
    QFETCH(QString, found);
    const QTemporaryDir folder;
    for (const char *name : {"/src/pkg/utils.py", "/src/other/utils.py", "/src/utils.py", "/src/train.py"})
        write(folder.path() + QLatin1String(name), "pass\n");
    const auto at = [&](const QString &text) {
        return text.contains(QStringLiteral("%1")) ? text.arg(folder.path()) : text;
    };
    QCOMPARE(editor::findSource(at(file),
                                {QString(), folder.filePath(QStringLiteral("none")), at(QStringLiteral("%1/src"))}),
             at(found));
}

void TestPreferences::theEditorStarts()
{
    const QTemporaryDir folder;
    const QString source = folder.filePath(QStringLiteral("a $(x) b.py")),
                  said = folder.filePath(QStringLiteral("said"));
    write(source, "pass\n");
    // A program that writes down each of its arguments.
    const QString program = folder.filePath(QStringLiteral("my editor"));
    write(program, "#!/bin/sh\nprintf '%s\\n' \"$@\" > '" + said.toUtf8() + ".new'\nmv '" + said.toUtf8() + ".new' '" +
                       said.toUtf8() + "'\n");
    QVERIFY(QFile::setPermissions(program, QFile::permissions(program) | QFileDevice::ExeOwner));
    const QString problem = editor::open(QStringLiteral("\"%1\" -n {line} {file}").arg(program),
                                         QStringLiteral("a $(x) b.py"), 7, {folder.path()});
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QTRY_COMPARE(read(said), "-n\n7\n" + source.toUtf8() + '\n');
}

void TestPreferences::whatFailsIsASentence()
{
    const QTemporaryDir folder;
    const QString source = folder.filePath(QStringLiteral("a.py"));
    write(source, "pass\n");
    QVERIFY(editor::open(QStringLiteral("code {file}"), QStringLiteral("/none/x.py"), 1, {})
                .contains(QStringLiteral("/none/x.py")));
    QVERIFY(editor::open(QStringLiteral("no-such-editor-here {file}"), source, 1, {})
                .contains(QStringLiteral("no-such-editor-here")));
    QVERIFY(editor::open(QStringLiteral("{file}"), source, 1, {}).contains(QStringLiteral("{file}")));
}

// ---- the dialog

void TestPreferences::choicesHold()
{
    {
        PreferencesDialog dialog;
        auto *theme = dialog.findChild<QComboBox *>(QStringLiteral("theme"));
        QCOMPARE(theme->currentIndex(), 0);
        QVERIFY(!settings::isThemeChosen());
        theme->setCurrentIndex(2);
        emit theme->activated(2);
        QVERIFY(Theme::current().isDark);
        emit theme->activated(1);
        QVERIFY(!Theme::current().isDark && settings::isThemeChosen());
        emit theme->activated(0);
        QVERIFY(!settings::isThemeChosen());
        emit theme->activated(2);
        emit dialog.findChild<QComboBox *>(QStringLiteral("laterStart"))->activated(1);
        dialog.findChild<QCheckBox *>(QStringLiteral("reopens"))->setChecked(true);
        dialog.findChild<QComboBox *>(QStringLiteral("editor"))->setEditText(QStringLiteral("kate {file}"));
        dialog.findChild<QLineEdit *>(QStringLiteral("sourceFolders"))
            ->setText(QStringLiteral("/a b") + QDir::listSeparator() + QStringLiteral("/c"));
    }
    QCOMPARE(settings::laterStart(), LaterStart::SameWindow);
    QVERIFY(settings::reopens() && settings::isDark());
    QCOMPARE(settings::editorCommand(), QStringLiteral("kate {file}"));
    QCOMPARE(settings::sourceFolders(), (QStringList{QStringLiteral("/a b"), QStringLiteral("/c")}));
    // They are found again.
    PreferencesDialog again;
    QCOMPARE(again.findChild<QComboBox *>(QStringLiteral("theme"))->currentIndex(), 2);
    QCOMPARE(again.findChild<QComboBox *>(QStringLiteral("laterStart"))->currentIndex(), 1);
    QVERIFY(again.findChild<QCheckBox *>(QStringLiteral("reopens"))->isChecked());
    QCOMPARE(again.findChild<QComboBox *>(QStringLiteral("editor"))->currentText(), QStringLiteral("kate {file}"));
    QCOMPARE(again.findChild<QLineEdit *>(QStringLiteral("sourceFolders"))->text(),
             QStringLiteral("/a b") + QDir::listSeparator() + QStringLiteral("/c"));
}

void TestPreferences::limitsAreUsed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("limits.json"));
    MainWindow *window = newWindow();
    window->resize(1200, 800);
    window->openFile(compiled);
    QTRY_VERIFY(window->report());
    const std::string before = window->report()->report.bound.id;
    QCOMPARE(before, "overhead-bound");

    // Nothing fills the GPU less than this.
    write(path, R"({"compute_bound": 0})");
    PreferencesDialog dialog;
    QSignalSpy changed(&dialog, &PreferencesDialog::limitsChanged);
    connect(&dialog, &PreferencesDialog::limitsChanged, window, &MainWindow::makeReport);
    auto *limits = dialog.findChild<QLineEdit *>(QStringLiteral("limits"));
    limits->setText(path);
    emit limits->editingFinished();
    QCOMPARE(changed.size(), 1);
    QTRY_VERIFY(window->report());
    QCOMPARE(window->report()->report.bound.id, "compute-bound");
    emit limits->editingFinished(); // nothing new
    QCOMPARE(changed.size(), 1);

    // What is wrong with them is said in the dialog, and in the window that opens the next file.
    write(path, R"({"computebound": 0})");
    PreferencesDialog again;
    bool isSaid = false;
    for (const QLabel *label : again.findChildren<QLabel *>())
        isSaid = isSaid || label->text().contains(QStringLiteral("There is no threshold \"computebound\""));
    QVERIFY(isSaid);
    window->openFile(compiled);
    QTRY_VERIFY(!window->document().isLoading() && window->report());
    QCOMPARE(window->report()->report.bound.id, before);
    QVERIFY2(window->message().contains(QStringLiteral("computebound")), qPrintable(window->message()));
    QVERIFY(window->message().contains(QStringLiteral("The built-in limits are used instead.")));

    again.findChild<QLineEdit *>(QStringLiteral("limits"))->clear();
    QVERIFY(settings::thresholdsFile().isEmpty());
}

void TestPreferences::callStacksOpen()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath(QStringLiteral("stack.json"));
    write(trace, R"({"traceEvents": [
{"ph": "X", "cat": "cpu_op", "name": "aten::mm", "pid": 1, "tid": 1, "ts": 10, "dur": 5,
 "args": {"Call stack": "train.py(12): forward;<built-in method run>;torch/nn/modules/module.py(1955): __call__"}},
{"ph": "X", "cat": "python_function", "name": "train.py(40): <module>", "pid": 1, "tid": 1, "ts": 5, "dur": 50,
 "args": {"Python id": 1}}]})");
    write(folder.filePath(QStringLiteral("train.py")), "pass\n");
    MainWindow *window = newWindow();
    window->openFile(trace);
    QTRY_VERIFY(window->report());   // all that comes with a trace has come
    DetailsPanel *details = nullptr; // the comparison has one of its own
    for (auto *panel : window->panels().findChildren<DetailsPanel *>())
        if (panel->parentWidget() != &window->panels()) // a tab lies within the stack of tabs
            details = panel;
    QVERIFY(details);
    const auto links = [&](std::string_view name) {
        const Trace &t = *window->document().trace();
        for (std::uint32_t i = 0; i < t.sliceCount(); ++i)
            if (t.name(SliceId(i)) == name)
                window->timeline().selectSlice(SliceId(i));
        if (!QTest::qWaitFor([&] { return details->isReady(); }, 5000))
            qFatal("Details do not come.");
        QStringList found;
        for (const FactGroup &group : details->groups())
            for (const Fact &fact : group.facts)
                if (!fact.source.isEmpty())
                    found += fact.source + u':' + QString::number(fact.line);
        return found;
    };
    QCOMPARE(links("train.py(40): <module>"), QStringList{QStringLiteral("train.py:40")});
    const QStringList stack{QStringLiteral("train.py:40"), QStringLiteral("train.py:12"),
                            QStringLiteral("torch/nn/modules/module.py:1955")};
    QCOMPARE(links("aten::mm"), stack);

    // A click leads to the editor, or to where it can be chosen.
    QSignalSpy asked(details, &DetailsPanel::sourceAsked);
    emit details->facts().anchorClicked(QUrl(QStringLiteral("source:1")));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().at(0).toString(), QStringLiteral("train.py"));
    QCOMPARE(asked.front().at(1).toInt(), 12);
    QVERIFY2(window->message().contains(QStringLiteral("No editor has been chosen")), qPrintable(window->message()));
    settings::setEditorCommand(QStringLiteral("no-such-editor-here {file}"));
    emit details->facts().anchorClicked(QUrl(QStringLiteral("source:1"))); // found beside the trace
    QVERIFY2(window->message().contains(QStringLiteral("no-such-editor-here")), qPrintable(window->message()));
    emit details->facts().anchorClicked(QUrl(QStringLiteral("source:2")));
    QVERIFY2(window->message().contains(QStringLiteral("module.py is not on this machine")),
             qPrintable(window->message()));
    emit details->facts().anchorClicked(QUrl(QStringLiteral("source:77")));
    QCOMPARE(asked.size(), 3);
}

void TestPreferences::whatWasOpenIsRemembered()
{
    const QTemporaryDir folder;
    const QString second = folder.filePath(QStringLiteral("second.json.gz"));
    QVERIFY(QFile::copy(compiled, second));
    MainWindow *one = newWindow(), *two = newWindow();
    Windows::reopen(*one, {compiled, second});
    QTRY_COMPARE(Windows::all().size(), 3); // the empty one is not used: it is not the one that was named
    for (MainWindow *window : Windows::all())
        QTRY_VERIFY(window == two || window->document().trace());
    two->close();
    // Closed one by one: the last one counts.
    one->close();
    QCOMPARE(settings::lastFiles(), QStringList());
    QCOMPARE(Windows::all().size(), 1);
    Windows::all().first()->close();
    QCOMPARE(settings::lastFiles(), QStringList{second});
    QVERIFY(QFile::remove(second));
    QCOMPARE(settings::lastFiles(), QStringList()); // what is gone is not missed
}

void TestPreferences::languages()
{
    // Every language that is offered can be spoken.
    useLanguage(QStringLiteral("en"));
    const QString english = QCoreApplication::translate("lanescope::PreferencesDialog", "Close");
    QCOMPARE(english, QStringLiteral("Close"));
    for (const QString &code : translatedLanguages()) {
        useLanguage(code);
        QVERIFY2(QCoreApplication::translate("lanescope::MainWindow", "Open a file …") !=
                     QStringLiteral("Open a file …"),
                 qPrintable(code));
    }
    useLanguage(QStringLiteral("xx"));
    QCOMPARE(QCoreApplication::translate("lanescope::PreferencesDialog", "Close"), english);
    useLanguage(QStringLiteral("en"));
}

/// The Open menu shows Ctrl+, and Ctrl+O; the window still has them afterwards.
void TestPreferences::theMenuLeavesTheKeyAlone()
{
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    emit window.findChild<TopBar *>()->openMenu()->aboutToShow();
    bool isShown = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, &window, [&] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            isShown = true;
            dialog->reject();
        }
    });
    timer.start(20);
    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(isShown);
}

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
