// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QMenu>
#include <QProcess>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "comparedwindow.h"
#include "core/load/tracereader.h"
#include "tracefile.h"
#include "ui/compare/axislink.h"
#include "ui/compare/stepstrip.h"
#include "ui/document/place.h"
#include "ui/document/viewcommand.h"
#include "ui/export/picture.h"
#include "ui/look/appearance.h"
#include "ui/look/theme.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicts.h"
#include "ui/ranks/ranklanes.h"
#include "ui/ranks/ranksview.h"
#include "ui/timeline/linksitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/timeline/trackitem.h"
#include "ui/window/settings.h"
#include "ui/window/topbar.h"

#include <functional>

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

/// What a command line asks for.
struct Asked {
    QStringList files;
    Place place;
    QString second;
};
Asked askedBy(QStringList words)
{
    Asked asked;
    words.removeFirst(); // the program
    while (!words.isEmpty()) {
        QString word = words.takeFirst();
        if (const qsizetype is = word.indexOf(u'='); word.startsWith(QLatin1String("--")) && is > 0) {
            words.prepend(word.mid(is + 1));
            word.truncate(is);
        }
        if (word == QLatin1String("--range"))
            asked.place.range = words.takeFirst();
        else if (word == QLatin1String("--select"))
            asked.place.select = words.takeFirst();
        else if (word == QLatin1String("--select-range"))
            asked.place.selectRange = words.takeFirst();
        else if (word == QLatin1String("--view"))
            asked.place.view = words.takeFirst();
        else if (word == QLatin1String("--compare"))
            asked.second = words.takeFirst();
        else
            asked.files += word;
    }
    return asked;
}

Place placeOf(const QStringList &words)
{
    return askedBy(words).place;
}

/// Of a trace at a place.
QStringList wordsFor(const QString &path, const Trace &trace, std::optional<TimeRange> visible, SliceId selected)
{
    return viewWords({{path}, visible, selected, {}, {}, {}}, trace);
}

bool isReady(MainWindow &window)
{
    return QTest::qWaitFor(
        [&] { return window.document().trace() && !window.document().isLoading() && window.report(); }, 20'000);
}

/// Until layouts and queued calls have come to rest.
void settle()
{
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    QTest::qWait(20);
}

/// What the window's picture is, in its own size.
QImage pictureOf(MainWindow &window)
{
    PictureRequest request = window.pictureRequest();
    request.hasVerdicts = true; // first the one that is explained
    return Picture(window.report(), window.document().facts(), request).image(1);
}

} // namespace

class TestViewCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_viewcommand"));
        useOwnStyle();
        useOwnFont();
        Theme::wear(Theme::light());
    }
    void init() { QSettings().clear(); }
    void leadsBack_data();
    void leadsBack();
    void strangeNames();
    void quotes();
    void programTakesIt();
    void windowShowsIt();
    void looksComeBack();
    void samePicture_data();
    void samePicture();
    void secondTraceLiesAsItLay_data();
    void secondTraceLiesAsItLay();
    void comparisonKeepsTheView();
    void ranksComeBack();
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
        const QStringList words = wordsFor(name, *trace, visible, slice);
        QCOMPARE(words.first(), QStringLiteral("lanescope"));
        QCOMPARE(words.at(1), name);
        const FoundPlace found = findPlace(*trace, placeOf(words));
        QCOMPARE(found.problem, QString());
        QVERIFY(found.range && found.isExact);
        QCOMPARE(*found.range, visible);
        QCOMPARE(found.slice, slice);
    }
    QCOMPARE(wordsFor(name, *trace, {}, {}).size(), 2);
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
            const QStringList words = wordsFor(QStringLiteral("/a folder/it's.json"), *trace, visible, SliceId(i));
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
        QStringList words = throughShell(shellLine(wordsFor(compiled, *trace, visible, SliceId(i))));
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
    window.openFiles({compiled}, placeOf(wordsFor(compiled, *trace, visible, slice)));
    QTRY_VERIFY(window.document().trace() && !window.document().isLoading());
    QTRY_COMPARE(window.axis().visible(), visible);
    QTRY_COMPARE(window.timeline().selectedSlice(), slice);
    QCOMPARE(window.message(), QString());

    // And what the window itself copies says the same.
    window.copyCommand();
    const QString line = shellLine(wordsFor(compiled, *trace, visible, slice));
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

void TestViewCommand::looksComeBack()
{
    QCOMPARE(ViewLook().text(), QString());
    ViewLook look;
    look.lanes = {{QStringLiteral("hidden"), QStringList{"0/7", "it's"}},
                  {QStringLiteral("folded"), QStringList()},
                  {QStringLiteral("stretch"), QVariantMap{{"0/7", 1.25}}}};
    look.top = 123.5;
    look.times = QStringLiteral("clock");
    look.launches = look.hidesNotes = look.hasRanks = true;
    look.finding = QStringLiteral("sync-in-loop");
    look.rank = QStringLiteral("3");
    look.second = ViewLook::Second{false, false, 1'700'000'000'123'456'789, TimeRange{-5, 9'007'199'254'740'993}, {}};
    const auto again = ViewLook::parse(look.text());
    QVERIFY(again.has_value());
    QCOMPARE(again->text(), look.text());
    QVERIFY(again->second == look.second);
    QCOMPARE(again->lanes["hidden"].toStringList(), look.lanes["hidden"].toStringList());
    // Whatever else is written there is refused, or left out.
    for (const char *text : {"", "lanes", "[1]", "7", "{"})
        QVERIFY(!ViewLook::parse(QLatin1String(text)));
    const auto strange = ViewLook::parse(
        QStringLiteral("{\"lanes\": 5, \"top\": -1e300, \"times\": [], \"second\": {\"offset_ns\": \"x\", "
                       "\"visible_ns\": [3]}, \"of a later version\": {}}"));
    QVERIFY(strange && strange->lanes.isEmpty() && strange->top == 0 && strange->second &&
            strange->second->offset == 0 && !strange->second->visible);
    const auto trace = test::openPath(compiled);
    Place place;
    place.view = QStringLiteral("lanes");
    QVERIFY(findPlace(*trace, place).problem.contains(QLatin1String("--view")));
    place = {};
    place.selectRange = QStringLiteral("5ms..2ms");
    QVERIFY(findPlace(*trace, place).problem.contains(place.selectRange));
}

using Change = std::function<void(MainWindow &)>;

void TestViewCommand::samePicture_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isSeen"); // in the picture
    const auto row = [](const char *name, Change change, bool isSeen = true) {
        QTest::newRow(name) << std::move(change) << isSeen;
    };
    const auto toStep = [](MainWindow &w) { w.axis().fit(w.document().trace()->steps().back().range); };
    const auto lane = [](MainWindow &w, qsizetype at) -> TrackItem & {
        const auto &tracks = w.timeline().timelineScene().tracks();
        return *tracks[static_cast<std::size_t>(at < 0 ? qsizetype(tracks.size()) + at : at)];
    };
    row(
        "as it is first shown", [](MainWindow &) {}, false);
    row("a part", toStep);
    row("a slice", [=](MainWindow &w) {
        toStep(w);
        w.timeline().showSlice(
            findPlace(*w.document().trace(), {w.document().trace()->steps().back().number, {}, "aten::addmm"}).slice);
    });
    row("a range", [=](MainWindow &w) {
        toStep(w);
        const TimeRange seen = w.axis().visible();
        w.timeline().selectRange(TimeRange{seen.start + seen.length() / 4, seen.end - seen.length() / 3});
    });
    row("a hidden lane", [=](MainWindow &w) { w.timeline().timelineScene().setHidden(lane(w, 0), true); });
    row("one lane alone", [=](MainWindow &w) { w.timeline().timelineScene().showOnly(lane(w, -1)); });
    row("a pinned lane", [=](MainWindow &w) { w.timeline().timelineScene().setPinned(lane(w, -1), true); });
    row("a folded lane",
        [=](MainWindow &w) { w.timeline().timelineScene().setFolded(lane(w, 0), !lane(w, 0).isFolded()); });
    row("a higher lane", [=](MainWindow &w) { w.timeline().timelineScene().setStretch(lane(w, 0), 1.75); });
    row("another order", [=](MainWindow &w) { w.timeline().timelineScene().moveTrack(lane(w, -1), &lane(w, 0)); });
    row("hues",
        [=](MainWindow &w) { w.timeline().timelineScene().setHues(onlyHue(Hue::Runtime), onlyHue(Hue::Kernel)); });
    row(
        "lanes that were changed back",
        [=](MainWindow &w) {
            w.timeline().timelineScene().setHidden(lane(w, 0), true);
            settings::setLaneState(w.document().path(), w.timeline().timelineScene().laneState());
            w.timeline().timelineScene().showAllTracks();
        },
        false);
    row("scrolled", [=](MainWindow &w) {
        w.timeline().timelineScene().setFolded(lane(w, 0), false);
        settle();
        QVERIFY(w.timeline().verticalScrollBar()->maximum() > 4);
        w.timeline().verticalScrollBar()->setValue(w.timeline().verticalScrollBar()->maximum() / 2);
    });
    row("times from the step", [=](MainWindow &w) {
        toStep(w);
        w.timeline().setTimeShown(TimeShown::FromStep);
    });
    row(
        "times from the start again",
        [=](MainWindow &w) {
            w.timeline().setTimeShown(TimeShown::FromStep);
            w.timeline().setTimeShown(TimeShown::FromStart);
        },
        false);
    row("all launches", [=](MainWindow &w) {
        toStep(w);
        w.timeline().timelineScene().linksItem().setShowsLaunches(true);
    });
    row("a finding that is explained", [](MainWindow &w) {
        auto *panel = w.findChild<VerdictPanel *>();
        panel->explain(panel->cards().back()->verdict());
    });
}

/// The picture of a window is the picture of the window that the copied command opens, on a machine that knows nothing of the first;
/// and the picture that the same words make without a window is that of the window with all lanes.
void TestViewCommand::samePicture()
{
    QFETCH(Change, change);
    QFETCH(bool, isSeen);
    QString line, firstLane;
    QTemporaryDir folder;
    const QString folded = folder.filePath(QStringLiteral("folded.png"));
    QImage before, plain;
    ViewLook look;
    const QSize size(1100, qstrcmp(QTest::currentDataTag(), "scrolled") == 0 ? 560 : 760); // too low for all lanes
    {
        MainWindow window;
        window.resize(size);
        window.show();
        window.openFiles({compiled});
        QVERIFY(isReady(window));
        settle();
        plain = pictureOf(window);
        change(window);
        settle();
        before = pictureOf(window);
        look = window.shownView().look;
        firstLane = window.timeline().timelineScene().tracks().front()->key();
        window.copyCommand();
        line = QGuiApplication::clipboard()->text();
        PictureRequest all = window.pictureRequest();
        all.lanes = PictureLanes::Folded;
        all.size = {1600, 900};
        all.font = QApplication::font();
        all.font.setPixelSize(13);
        all.hasVerdicts = false;
        QCOMPARE(Picture(window.report(), window.document().facts(), all).save(folded, 1), QString());
        QCOMPARE(before != plain, isSeen);
    }
    // The settings stay where the case is about them; else it is another machine.
    if (qstrcmp(QTest::currentDataTag(), "lanes that were changed back") == 0)
        settings::setLaneState(compiled, {{QStringLiteral("hidden"), QStringList(firstLane)}});
    else
        QSettings().clear();
    const QStringList words = throughShell(line);
    const Asked asked = askedBy(words);
    MainWindow window;
    window.resize(size);
    window.show();
    window.openFiles(asked.files, asked.place);
    QVERIFY(isReady(window));
    settle();
    QCOMPARE(window.message(), QString());
    const QImage after = pictureOf(window);
    QVERIFY(after == before);
    QCOMPARE(window.shownView().look.finding, look.finding);

    const QString out = folder.filePath(QStringLiteral("out.png"));
    QProcess program;
    program.start(QStringLiteral(LANESCOPE_APP),
                  QStringList{QStringLiteral("export")} + words.mid(1) +
                      QStringList{QStringLiteral("-o"), out, QStringLiteral("--scale"), QStringLiteral("1")});
    QVERIFY(program.waitForFinished(60'000));
    QVERIFY2(program.exitCode() == 0, program.readAllStandardError());
    QCOMPARE(test::bytesOf(out), test::bytesOf(folded));
}

void TestViewCommand::secondTraceLiesAsItLay_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("as it is first shown") << Change([](MainWindow &) {});
    QTest::newRow("at another pair") << Change([](MainWindow &w) { w.comparison().alignAt(1); });
    QTest::newRow("closer, between two pairs") << Change([](MainWindow &w) {
        w.comparison().alignAt(1);
        const TimeRange seen = w.axis().visible();
        w.axis().setVisible({seen.start + seen.length() / 3, seen.end - seen.length() / 4});
    });
    QTest::newRow("timeline below timeline") << Change([](MainWindow &w) { w.comparison().setLaneByLane(false); });
    QTest::newRow("each on its own") << Change([](MainWindow &w) {
        w.comparison().lockButton().setChecked(false);
        const TimeRange seen = w.comparison().axis().visible();
        w.comparison().axis().setVisible({seen.start + seen.length() / 2, seen.end});
    });
    QTest::newRow("moved a little") << Change([](MainWindow &w) {
        w.comparison().lockButton().setChecked(false);
        const TimeRange seen = w.comparison().axis().visible();
        w.comparison().link().setOffset(w.comparison().link().offset() + 12'345);
        w.comparison().axis().setVisible({seen.start + 12'345, seen.end + 12'345});
        w.comparison().lockButton().setChecked(true);
    });
}

void TestViewCommand::secondTraceLiesAsItLay()
{
    QFETCH(Change, change);
    QString line;
    QImage before, second;
    TimeRange a, b;
    const auto imageOf = [](TimelineView &view) { return view.viewport()->grab().toImage(); };
    {
        test::Compared c;
        QVERIFY(c.isReady());
        settle();
        change(c.window);
        settle();
        a = c.window.axis().visible();
        b = c.view().axis().visible();
        before = imageOf(c.window.timeline());
        second = imageOf(c.view().timeline());
        c.window.copyCommand();
        line = QGuiApplication::clipboard()->text();
    }
    QSettings().clear();
    const Asked asked = askedBy(throughShell(line));
    MainWindow window;
    window.resize(1200, 900);
    window.show();
    window.openFiles(asked.files, asked.place);
    window.compareWith(asked.second, asked.place);
    QVERIFY(isReady(window));
    QTRY_VERIFY_WITH_TIMEOUT(window.comparison().isReady(), 20'000);
    settle();
    QCOMPARE(window.axis().visible(), a);
    QCOMPARE(window.comparison().axis().visible(), b);
    QVERIFY(imageOf(window.timeline()) == before);
    QVERIFY(imageOf(window.comparison().timeline()) == second);
}

/// A place that a person writes, without more: the first trace shows it, and the second what belongs to it.
void TestViewCommand::comparisonKeepsTheView()
{
    const auto trace = test::openPath(test::eager);
    const TimeRange step = trace->steps().back().range;
    Place place;
    place.range = QStringLiteral("@%1..@%2").arg(step.start).arg(step.end);
    MainWindow window;
    window.resize(1200, 900);
    window.show();
    window.openFiles({test::eager}, place);
    window.compareWith(test::compiled, place);
    QTRY_VERIFY_WITH_TIMEOUT(window.comparison().isReady(), 20'000);
    settle();
    QCOMPARE(window.axis().visible(), step);
    QVERIFY(window.comparison().strip().pair() > 0);
    QCOMPARE(window.comparison().axis().visible().start - step.start, window.comparison().link().offset());
}

void TestViewCommand::ranksComeBack()
{
    const QStringList files{test::dataPath("ranks/dist_ddp.rank0.pt.trace.json.gz"),
                            test::dataPath("ranks/dist_ddp.rank1.pt.trace.json.gz")};
    QString line;
    QImage before, lanes;
    {
        MainWindow window;
        window.resize(1200, 900);
        window.show();
        window.openFiles(files);
        QVERIFY(isReady(window));
        QTRY_VERIFY_WITH_TIMEOUT(!window.ranks().isReading() && window.ranks().report(), 20'000);
        window.ranks().chooseRank(1);
        QTRY_COMPARE(window.document().path(), files[1]);
        QVERIFY(isReady(window));
        const TimeRange seen = window.axis().visible();
        window.axis().setVisible({seen.start + seen.length() / 3, seen.start + seen.length() / 2});
        settle();
        before = pictureOf(window);
        lanes = window.ranks().lanes().viewport()->grab().toImage();
        window.copyCommand();
        line = QGuiApplication::clipboard()->text();
    }
    QSettings().clear();
    const Asked asked = askedBy(throughShell(line));
    QCOMPARE(asked.files, QStringList({files[1], files[0]}));
    MainWindow window;
    window.resize(1200, 900);
    window.show();
    window.openFiles(asked.files, asked.place);
    QVERIFY(isReady(window));
    QTRY_VERIFY_WITH_TIMEOUT(!window.ranks().isReading() && window.ranks().report(), 20'000);
    settle();
    QCOMPARE(window.document().path(), files[1]);
    QVERIFY(pictureOf(window) == before);
    QVERIFY(window.ranks().lanes().viewport()->grab().toImage() == lanes);
}

QTEST_MAIN(TestViewCommand)
#include "tst_viewcommand.moc"
