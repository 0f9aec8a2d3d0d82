// Qt first: moc 6.4 stumbles over what core includes.
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEventLoop>
#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include "ui/document/filewatch.h"
#include "ui/document/openrequest.h"
#include "ui/look/theme.h"
#include "ui/window/dropped.h"
#include "ui/window/instance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"
#include "ui/window/settings.h"
#include "ui/window/windows.h"

#include <atomic>
#include <memory>
#include <vector>

using namespace lanescope;

namespace {

const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
const QString small = QStringLiteral(LANESCOPE_TEST_DATA "/inputs/B59-touching-slices.json");
const QString steps = QStringLiteral(LANESCOPE_TEST_DATA "/inputs/B81-profiler-steps.json");

/// What start() says in a thread of its own, as in a program of its own; the events of this thread go on meanwhile.
Instance::Role startElsewhere(const QString &socket, const OpenRequest &request, int patience = 3000)
{
    std::atomic<int> role = -1;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        Instance other(socket);
        role = static_cast<int>(other.start(request, patience));
    }));
    thread->start();
    if (!QTest::qWaitFor([&] { return role.load() >= 0; }, 20'000))
        qFatal("The other start does not end.");
    thread->wait();
    return static_cast<Instance::Role>(role.load());
}

void append(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

Q_DECLARE_METATYPE(lanescope::LaterStart)

class TestDesktop : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void requestsSurviveTheWay_data();
    void requestsSurviveTheWay();
    void strangeRequestsAreNone_data();
    void strangeRequestsAreNone();
    void namesBecomeAbsolute();
    void aLaterStartHandsOver();
    void oneOfManyListens();
    void whatWasKilledLeavesNoHarm();
    void whoDoesNotAnswerIsLeftAlone();
    void strangeCallersAreSentAway();
    void onlyTheOwnerMayEnter();
    void requestsFindTheirWindow_data();
    void requestsFindTheirWindow();
    void anOpenFileIsShownNotOpenedAgain();
    void drops_data();
    void drops();
    void aDropOfALinkIsAnswered();
    void aGrowingFileIsLeftInPeace();
    void aReplacedFileIsNoticed();
    void aFileThatComesBackIsNoticed();
    void whatWasWrittenWhileReadingIsNoticed();
    void theWindowOffersToReload();
    void theViewIsFoundAgain();
};

void TestDesktop::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_desktop"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestDesktop::cleanup()
{
    for (MainWindow *window : Windows::all())
        delete window;
    QSettings().clear();
}

// ---- what one start says to another

void TestDesktop::requestsSurviveTheWay_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<qint64>("step");
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("select");
    const qint64 none = -1;
    QTest::newRow("nothing") << QStringList() << none << QString() << QString();
    QTest::newRow("several") << QStringList{QStringLiteral("/a.json"), QStringLiteral("/b c/d.json.gz")} << qint64{3}
                             << QString() << QStringLiteral("aten::mm#2");
    QTest::newRow("names") << QStringList{QStringLiteral("/한국어/\"quoted\"\\ name\nof two lines\t.json")} << none
                           << QStringLiteral("12.5ms..14ms") << QStringLiteral("void k<\"x\">(int)");
    QTest::newRow("step beyond 32 bits") << QStringList{QStringLiteral("/x")} << qint64{9'007'199'254'740'993}
                                         << QString() << QString();
}

void TestDesktop::requestsSurviveTheWay()
{
    QFETCH(QStringList, files);
    QFETCH(qint64, step);
    QFETCH(QString, range);
    QFETCH(QString, select);
    OpenRequest request{files, {}, QByteArrayLiteral("token_TIME123")};
    if (step >= 0)
        request.place.step = step;
    request.place.range = range;
    request.place.select = select;
    const QByteArray line = request.encoded();
    QVERIFY(!line.contains('\n'));
    const auto read = OpenRequest::decoded(line);
    QVERIFY(read);
    QCOMPARE(read->files, files);
    QCOMPARE(read->place.step, request.place.step);
    QCOMPARE(read->place.range, range);
    QCOMPARE(read->place.select, select);
    QCOMPARE(read->activation, request.activation);
}

void TestDesktop::strangeRequestsAreNone_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("GET / HTTP/1.1");
    QTest::newRow("no object") << QByteArray("[1]");
    QTest::newRow("another protocol") << QByteArray(R"({"protocol":2,"files":[]})");
    QTest::newRow("relative") << QByteArray(R"({"protocol":1,"files":["a.json"]})");
    QTest::newRow("no name") << QByteArray(R"({"protocol":1,"files":[7]})");
}

void TestDesktop::strangeRequestsAreNone()
{
    QFETCH(QByteArray, line);
    QVERIFY(!OpenRequest::decoded(line));
}

void TestDesktop::namesBecomeAbsolute()
{
    QCOMPARE(OpenRequest::absolute({QStringLiteral("a b.json"), QStringLiteral("/x/y"), QStringLiteral("-")}),
             (QStringList{QDir::current().absoluteFilePath(QStringLiteral("a b.json")), QStringLiteral("/x/y"),
                          QStringLiteral("-")}));
    QVERIFY(!(OpenRequest{{QStringLiteral("-")}, {}, {}}.canBeHandedOver()));
    QVERIFY((OpenRequest{{QStringLiteral("/x")}, {}, {}}.canBeHandedOver()));
}

// ---- one start and another

void TestDesktop::aLaterStartHandsOver()
{
    const QTemporaryDir folder;
    const QString socket = folder.filePath(QStringLiteral("socket"));
    Instance first(socket);
    QCOMPARE(first.start({}), Instance::Role::First);
    std::vector<OpenRequest> heard;
    connect(&first, &Instance::requested, this, [&](const OpenRequest &request) { heard.push_back(request); });
    for (const QString &file : {compiled, small, steps}) {
        OpenRequest request{{file}, {}, {}};
        request.place.step = 3;
        QCOMPARE(startElsewhere(socket, request), Instance::Role::HandedOver);
        QTRY_VERIFY(!heard.empty() && heard.back().files == QStringList{file});
        QCOMPARE(heard.back().place.step, std::optional<std::int64_t>(3));
    }
    QCOMPARE(heard.size(), std::size_t{3});
    // More than a pipe holds at once.
    OpenRequest many;
    for (int i = 0; i < 5000; ++i)
        many.files += QStringLiteral("/a/folder/with/quite/a/long/name/%1.pt.trace.json.gz").arg(i);
    QCOMPARE(startElsewhere(socket, many), Instance::Role::HandedOver);
    QTRY_COMPARE(heard.size(), std::size_t{4});
    QCOMPARE(heard.back().files.size(), 5000);
}

void TestDesktop::oneOfManyListens()
{
    const QTemporaryDir folder;
    const QString socket = folder.filePath(QStringLiteral("socket"));
    constexpr int starts = 6;
    std::atomic<int> first = 0, handedOver = 0, heard = 0, ended = 0;
    std::vector<std::unique_ptr<QThread>> threads;
    for (int i = 0; i < starts; ++i)
        threads.emplace_back(QThread::create([&] {
            Instance instance(socket);
            connect(&instance, &Instance::requested, &instance, [&] { ++heard; });
            const auto role = instance.start({{compiled}, {}, {}}, 10'000);
            handedOver += role == Instance::Role::HandedOver;
            if (role == Instance::Role::First) {
                ++first;
                QEventLoop loop;
                QTimer::singleShot(0, &loop, [&loop, &ended] {
                    auto *poll = new QTimer(&loop);
                    connect(poll, &QTimer::timeout, &loop, [&loop, &ended] {
                        if (ended == starts - 1)
                            loop.quit();
                    });
                    poll->start(10);
                });
                loop.exec();
            } else {
                ++ended;
            }
        }));
    for (const auto &thread : threads)
        thread->start();
    for (const auto &thread : threads)
        QVERIFY(thread->wait(30'000));
    QCOMPARE(first.load(), 1);
    QCOMPARE(handedOver.load(), starts - 1);
    QCOMPARE(heard.load(), starts - 1);
}

void TestDesktop::whatWasKilledLeavesNoHarm()
{
    const QTemporaryDir folder;
    const QString socket = folder.filePath(QStringLiteral("socket"));
    {
        // A program that is killed leaves its socket and its lock.
        QLocalServer killed;
        QVERIFY(killed.listen(socket));
        QVERIFY(QFile::rename(socket, folder.filePath(QStringLiteral("aside"))));
        killed.close();
        QVERIFY(QFile::rename(folder.filePath(QStringLiteral("aside")), socket));
    }
    QVERIFY(QFile::exists(socket));
    QFile lock(socket + QStringLiteral(".lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("999999999\nlanescope\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n");
    lock.close();
    Instance next(socket);
    QCOMPARE(next.start({}, 2000), Instance::Role::First);
    QCOMPARE(startElsewhere(socket, {}), Instance::Role::HandedOver);
}

void TestDesktop::whoDoesNotAnswerIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString socket = folder.filePath(QStringLiteral("socket"));
    QLocalServer deaf;
    QVERIFY(deaf.listen(socket));
    Instance other(socket);
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(other.start({{compiled}, {}, {}}, 300), Instance::Role::Alone);
    QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
    // It was not taken away from who has it.
    QLocalSocket call;
    call.connectToServer(socket);
    QVERIFY(call.waitForConnected(1000));
    QCOMPARE(Instance(QString()).start({}), Instance::Role::Alone);
}

void TestDesktop::strangeCallersAreSentAway()
{
    const QTemporaryDir folder;
    const QString socket = folder.filePath(QStringLiteral("socket"));
    Instance first(socket);
    QCOMPARE(first.start({}), Instance::Role::First);
    int heard = 0;
    connect(&first, &Instance::requested, this, [&] { ++heard; });
    for (const QByteArray &text : {QByteArray("hello\n"), QByteArray(3 << 20, 'x')}) {
        QLocalSocket caller;
        caller.connectToServer(socket);
        QVERIFY(caller.waitForConnected(1000));
        caller.write(text);
        QTRY_COMPARE(caller.state(), QLocalSocket::UnconnectedState);
        QVERIFY(caller.readAll().isEmpty());
    }
    QLocalSocket silent; // holds the line, and nobody up
    silent.connectToServer(socket);
    QVERIFY(silent.waitForConnected(1000));
    QCOMPARE(startElsewhere(socket, {}), Instance::Role::HandedOver);
    QTRY_COMPARE(heard, 1);
}

void TestDesktop::onlyTheOwnerMayEnter()
{
    const QTemporaryDir folder;
    const QString socket = folder.filePath(QStringLiteral("socket"));
    Instance first(socket);
    QCOMPARE(first.start({}), Instance::Role::First);
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    QVERIFY(!(QFileInfo(socket).permissions() & others));

    const QByteArray before = qgetenv("XDG_RUNTIME_DIR"), display = qgetenv("DISPLAY");
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder.path()));
    const QString own = Instance::ownSocket();
    QVERIFY2(own.startsWith(folder.path()), qPrintable(own));
    qputenv("DISPLAY", ":4711");
    QVERIFY(Instance::ownSocket() != own); // windows of another display are no use here
    qputenv("DISPLAY", display);
    // A folder that others may enter is no place for it.
    QVERIFY(QFile::setPermissions(folder.path(), QFile::permissions(folder.path()) | QFileDevice::ReadOther |
                                                     QFileDevice::WriteOther | QFileDevice::ExeOther));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("permissions")));
    const QString open = Instance::ownSocket();
    QVERIFY2(!open.startsWith(folder.path()), qPrintable(open));
    qputenv("XDG_RUNTIME_DIR", before);
    if (display.isNull())
        qunsetenv("DISPLAY");
}

// ---- which window takes it

void TestDesktop::requestsFindTheirWindow_data()
{
    QTest::addColumn<LaterStart>("how");
    QTest::addColumn<bool>("hasTrace");
    QTest::addColumn<int>("windows");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("empty window") << LaterStart::NewWindow << false << 1 << true;
    QTest::newRow("new window") << LaterStart::NewWindow << true << 2 << false;
    QTest::newRow("same window") << LaterStart::SameWindow << true << 1 << true;
    QTest::newRow("asked for a program of its own, came all the same") << LaterStart::OwnProgram << true << 2 << false;
}

void TestDesktop::requestsFindTheirWindow()
{
    QFETCH(LaterStart, how);
    QFETCH(bool, hasTrace);
    QFETCH(int, windows);
    QFETCH(bool, isSame);
    Windows all;
    MainWindow *window = newWindow();
    if (hasTrace) {
        window->openFile(small);
        QTRY_VERIFY(window->document().trace());
    }
    OpenRequest request{{compiled}, {}, {}};
    request.place.step = 3;
    MainWindow *taker = all.take(request, how);
    QCOMPARE(taker == window, isSame);
    QTRY_COMPARE(taker->document().path(), compiled);
    QCOMPARE(Windows::all().size(), windows);
    QTRY_VERIFY(taker->axis().visible() != taker->axis().home());
    if (!isSame)
        QCOMPARE(window->document().path(), small);
    // A start without files only wants a window.
    MainWindow *empty = all.take({}, LaterStart::NewWindow);
    QVERIFY(empty->isEmpty());
    QCOMPARE(all.take({}, LaterStart::NewWindow), empty); // one is enough
}

void TestDesktop::anOpenFileIsShownNotOpenedAgain()
{
    const QTemporaryDir folder;
    const QString link = folder.filePath(QStringLiteral("another name.json.gz"));
    QVERIFY(QFile::link(compiled, link));
    Windows all;
    MainWindow *window = newWindow();
    window->openFile(compiled);
    QTRY_VERIFY(window->document().trace());
    MainWindow *other = newWindow();
    other->openFile(small);
    QTRY_VERIFY(other->document().trace());
    OpenRequest request{{link}, {}, {}};
    request.place.step = 3;
    QCOMPARE(all.take(request, LaterStart::NewWindow), window);
    QCOMPARE(Windows::all().size(), 2);
    QTRY_VERIFY(window->axis().visible() != window->axis().home());
}

// ---- drops

void TestDesktop::drops_data()
{
    QTest::addColumn<QByteArray>("uris");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QString>("problem"); // a part of it
    const QByteArray none;
    const QStringList nothing;
    QTest::newRow("a file") << QByteArray("file:///tmp/a.json\r\n") << QString()
                            << QStringList{QStringLiteral("/tmp/a.json")} << QString();
    QTest::newRow("several, one of them twice")
        << QByteArray(
               "# a comment\r\nfile:///a%20b/%ED%95%9C.json\r\nfile:///c#d\r\nfile:///c%23d\r\nfile:///c%23d\r\n")
        << QString() << QStringList{QStringLiteral("/a b/한.json"), QStringLiteral("/c"), QStringLiteral("/c#d")}
        << QString();
    QTest::newRow("this machine by name")
        << QByteArray("file://localhost/x\r\nfile://" + QSysInfo::machineHostName().toUtf8() + "/y\r\n") << QString()
        << QStringList{QStringLiteral("/x"), QStringLiteral("/y")} << QString();
    QTest::newRow("a link") << QByteArray("https://example.org/run.pt.trace.json.gz\r\n") << QString() << nothing
                            << QStringLiteral("https://example.org/run.pt.trace.json.gz is not a file on this machine");
    QTest::newRow("a link and a file") << QByteArray("http://h/x\r\nfile:///y\r\nsftp://h/z\r\n") << QString()
                                       << QStringList{QStringLiteral("/y")}
                                       << QStringLiteral("The same goes for 1 more");
    QTest::newRow("very long") << QByteArray("data:text/plain," + QByteArray(5000, 'x')) << QString() << nothing
                               << QStringLiteral("…");
    QTest::newRow("a link as text") << none << QStringLiteral("https://example.org/a.json") << nothing
                                    << QStringLiteral("never uses the network");
    QTest::newRow("a name as text") << none << compiled << QStringList{compiled} << QString();
    QTest::newRow("an address as text") << none << QStringLiteral("file:///a.json\nfile:///b.json\n")
                                        << QStringList{QStringLiteral("/a.json"), QStringLiteral("/b.json")}
                                        << QString();
    QTest::newRow("text") << none << QStringLiteral("aten::mm and more") << nothing << QString();
    QTest::newRow("text that looks like an address") << none << QStringLiteral("note: this") << nothing << QString();
    QTest::newRow("nothing") << none << QString() << nothing << QString();
}

void TestDesktop::drops()
{
    QFETCH(QByteArray, uris);
    QFETCH(QString, text);
    QFETCH(QStringList, paths);
    QFETCH(QString, problem);
    QMimeData data;
    if (!uris.isEmpty())
        data.setData(QStringLiteral("text/uri-list"), uris);
    if (!text.isEmpty())
        data.setText(text);
    const Dropped drop = dropped(data);
    QCOMPARE(drop.paths, paths);
    QCOMPARE(drop.problem.isEmpty(), problem.isEmpty());
    QVERIFY2(drop.problem.contains(problem), qPrintable(drop.problem));
    QVERIFY(drop.problem.size() < 400);
    QCOMPARE(drop.isEmpty(), paths.isEmpty() && problem.isEmpty());
}

void TestDesktop::aDropOfALinkIsAnswered()
{
    MainWindow window;
    window.show();
    QMimeData data;
    data.setUrls({QUrl(QStringLiteral("https://example.org/a.json")), QUrl::fromLocalFile(small)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QTRY_VERIFY(window.document().trace());
    // What could be opened is open, and of the rest is said why not.
    QCOMPARE(window.document().path(), small);
    QVERIFY2(window.message().contains(QStringLiteral("never uses the network")), qPrintable(window.message()));
    QMimeData text;
    text.setText(QStringLiteral("only words"));
    QDragEnterEvent words({50, 50}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    words.ignore();
    QCoreApplication::sendEvent(&window, &words);
    QVERIFY(!words.isAccepted());
}

// ---- files that change

void TestDesktop::aGrowingFileIsLeftInPeace()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    append(path, "[");
    FileWatch watch;
    watch.setQuietTime(400);
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.watch(path, FileStamp::of(path));
    QTest::qWait(600);
    QCOMPARE(changed.size(), 0);
    for (int i = 0; i < 12; ++i) {
        append(path, "12345678");
        QTest::qWait(100);
        QCOMPARE(changed.size(), 0);
    }
    QTRY_COMPARE(changed.size(), 1);
    QTest::qWait(900);
    QCOMPARE(changed.size(), 1); // once
    append(path, "9");
    QTRY_COMPARE(changed.size(), 2);
    watch.stop();
    append(path, "9");
    QTest::qWait(900);
    QCOMPARE(changed.size(), 2);
}

void TestDesktop::aReplacedFileIsNoticed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json")), next = folder.filePath(QStringLiteral("next"));
    append(path, "[");
    FileWatch watch;
    watch.setQuietTime(200);
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.watch(path, FileStamp::of(path));
    // As most programs save: a new file under the old name.
    for (int i = 1; i <= 3; ++i) {
        append(next, QByteArray(10 * i, 'x'));
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(next, path));
        QTRY_COMPARE(changed.size(), i);
    }
    append(path, "y");
    QTRY_COMPARE(changed.size(), 4);
}

void TestDesktop::aFileThatComesBackIsNoticed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    append(path, "[");
    FileWatch watch;
    watch.setQuietTime(150);
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.watch(path, FileStamp::of(path));
    QVERIFY(QFile::remove(path));
    QTest::qWait(600);
    QCOMPARE(changed.size(), 0); // what was read is still there
    append(path, "[1]");
    QTRY_COMPARE(changed.size(), 1);
}

void TestDesktop::whatWasWrittenWhileReadingIsNoticed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    append(path, "[");
    const FileStamp before = FileStamp::of(path);
    append(path, "1]");
    FileWatch watch;
    watch.setQuietTime(100);
    QSignalSpy changed(&watch, &FileWatch::changed);
    watch.watch(path, before);
    QTRY_COMPARE(changed.size(), 1);
    watch.watch(folder.filePath(QStringLiteral("none")), FileStamp::of(folder.filePath(QStringLiteral("none"))));
    QTest::qWait(300);
    QCOMPARE(changed.size(), 1);
}

void TestDesktop::theWindowOffersToReload()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("run.json"));
    QVERIFY(QFile::copy(steps, path));
    QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    MainWindow window;
    window.resize(1200, 800);
    window.show();
    window.openFile(path);
    QTRY_VERIFY(window.document().trace() && !window.document().isLoading());
    const Trace *before = window.document().trace().get();
    const TimeRange whole = window.axis().visible();
    const TimeRange part{whole.start + whole.length() / 4, whole.start + whole.length() / 2};
    window.axis().setVisible(part);
    QCOMPARE(window.axis().visible(), part);
    append(path, "\n");
    QTRY_VERIFY_WITH_TIMEOUT(window.message().contains(QStringLiteral("run.json has changed on disk")), 8000);
    QPushButton *reload = nullptr;
    for (auto *button : window.findChild<MessageBar *>()->findChildren<QPushButton *>())
        if (button->text().contains(QStringLiteral("Reload")))
            reload = button;
    QVERIFY(reload && reload->isVisible());
    reload->click();
    QTRY_VERIFY(!window.document().isLoading() && window.document().trace().get() != before);
    QTRY_COMPARE(window.axis().visible(), part);
    QVERIFY(window.message().isEmpty());
    // It is not offered again for what has been read.
    QTest::qWait(2500);
    QVERIFY2(window.message().isEmpty(), qPrintable(window.message()));
}

void TestDesktop::theViewIsFoundAgain()
{
    settings::useViewMemory();
    const auto opened = [](const QString &path) {
        MainWindow *window = newWindow();
        window->resize(1200, 800);
        window->openFile(path);
        if (!QTest::qWaitFor([&] { return window->document().trace() && !window->document().isLoading(); }, 10'000))
            qFatal("It does not open.");
        QTest::qWait(50); // where to look is settled a moment later
        return std::unique_ptr<MainWindow>(window);
    };
    TimeRange part;
    {
        const auto window = opened(compiled);
        QCOMPARE(window->axis().visible(), window->axis().home());
        const TimeRange whole = window->axis().visible();
        part = {whole.start + whole.length() / 4, whole.start + whole.length() / 2};
        window->axis().setVisible(part);
    }
    {
        const auto window = opened(compiled);
        QCOMPARE(window->axis().visible(), part);
        // Another file in between, and back.
        window->openFile(small);
        QTRY_COMPARE(window->document().path(), small);
        QTest::qWait(50);
        QCOMPARE(window->axis().visible(), window->axis().home());
        window->openFile(compiled);
        QTRY_COMPARE(window->document().path(), compiled);
        QTRY_COMPARE(window->axis().visible(), part);
        window->axis().showWhole();
    }
    QCOMPARE(opened(compiled)->axis().visible(), opened(compiled)->axis().home());
    // Another run under the same name has none of that time.
    settings::setViewOf(small, QStringLiteral("@1..@2"));
    const auto window = opened(small);
    QCOMPARE(window->axis().visible(), window->axis().home());
}

QTEST_MAIN(TestDesktop)
#include "tst_desktop.moc"
