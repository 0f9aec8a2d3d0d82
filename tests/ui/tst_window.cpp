// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFile>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QTreeWidget>
#include <QUrl>
#include <QWheelEvent>

#include "core/load/tracereader.h"
#include "core/write/tracetext.h"
#include "tracefile.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"
#include "ui/export/picturedialog.h"
#include "ui/look/theme.h"
#include "ui/panels/chainlist.h"
#include "ui/panels/details.h"
#include "ui/panels/health.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/textlabel.h"
#include "ui/panels/verdicts.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/timeline/timescrollbar.h"
#include "ui/window/keysdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/samples.h"
#include "ui/window/statusline.h"

#include <algorithm>
#include <atomic>
#include <vector>

using namespace lanescope;

namespace {

const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
const QString eager = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
const QString inputs = QStringLiteral(LANESCOPE_TEST_DATA "/inputs/");

/// A window of a known size with a trace in it.
class OpenWindow {
public:
    explicit OpenWindow(const QString &path, const Place &place = {})
    {
        window.resize(1200, 800);
        window.show();
        window.openFile(path, {}, place);
    }
    bool isReady()
    {
        return QTest::qWaitFor([&] { return window.document().trace() && !window.document().isLoading(); }, 10'000);
    }

    const Trace &trace() { return *window.document().trace(); }
    SliceId first(std::string_view name)
    {
        for (std::uint32_t i = 0; i < trace().sliceCount(); ++i)
            if (trace().name(SliceId(i)) == name)
                return SliceId(i);
        return {};
    }
    SliceId firstKernel()
    {
        for (const std::uint32_t s : trace().deviceWork())
            if (trace().category(SliceId(s)) == Category::Kernel)
                return SliceId(s);
        return {};
    }
    /// Middle of a slice's box in pixels of the viewport.
    QPoint pointOf(SliceId slice)
    {
        return window.timeline().mapFromScene(window.timeline().timelineScene().rectOf(slice).center());
    }

    MainWindow window;
};

} // namespace

/// In place of the desktop's program that shows folders.
class FolderShown : public QObject {
    Q_OBJECT

public slots:
    void show(const QUrl &url) { folder = url.toLocalFile(); }

public:
    QString folder;
};

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void emptyWindowOffersSamples();
    void opensAFile();
    void opensByDrop();
    void opensAtAPlace();
    void placesAreSearchedInTheStep();
    void warningsCanBeRead();
    void manyFilesAreAnnounced();
    void escapeCancelsTheLoad();
    void homeAndEnd();
    void exportFitsTheScreen();
    void keysFitTheScreen_data();
    void keysFitTheScreen();
    void savedPictureIsTold();
    void partsSayWhatTheyAreOf();
    void overviewKnowsWhatIsBusy();
    void aNewerOpenWins();
    void cancelKeepsWhatWasOpen();
    void failureIsASentence_data();
    void failureIsASentence();
    void everyInputOpensOrFails();
    void clickSelects();
    void namesAreNeverMarkup();
    void zoomToAKernel();
    void wheelZoomsAtThePointer();
    void dragPansAndKeepsTheSelection();
    void keysMove();
    void everyPaintedPixelIsHittable();
    void foldedLanesCanBeHit();
    void chainInTheDetails();
    void detailsComeBackAfterARange();
    void gapsCanBeClicked();
    void themesChangeEverything();
    void paintsOnAnyDevice();
};

void TestWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_window"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestWindow::emptyWindowOffersSamples()
{
    QCOMPARE(samples().size(), std::size_t{3});
    MainWindow window;
    window.show();
    QVERIFY(!window.document().trace());
    window.openSample(0);
    QTRY_VERIFY(window.document().trace());
    QVERIFY(window.document().trace()->sliceCount() > 0);
    QVERIFY(window.windowTitle().contains(QLatin1String("Lanescope")));
    window.document().close();
    QVERIFY(!window.document().trace());
}

void TestWindow::opensAFile()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    QCOMPARE(open.window.axis().visible(), open.window.axis().home());
    // Only lanes that own a slice: of sixteen named GPUs, one.
    const auto &lanes = open.window.timeline().timelineScene().laneItems();
    QVERIFY(!lanes.empty() && lanes.size() <= 4);
    for (const LaneItem *item : lanes)
        QVERIFY(item->lane().size() > 0);
    QCOMPARE(open.window.timeline().timelineScene().look().scale.width(),
             open.window.timeline().viewport()->width() * 1.0);
}

void TestWindow::opensByDrop()
{
    MainWindow window;
    window.show();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(compiled)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QTRY_VERIFY(window.document().trace());
    // The lanes take no drop away from the window.
    QVERIFY(!window.timeline().acceptDrops());
    QVERIFY(!window.timeline().viewport()->acceptDrops());
}

void TestWindow::opensAtAPlace()
{
    Place place;
    place.step = 3;
    place.select = QStringLiteral("matmul_add#2");
    OpenWindow open(compiled, place);
    QVERIFY(open.isReady());
    const auto steps = open.trace().steps();
    QCOMPARE(steps.size(), std::size_t{3});
    QTRY_VERIFY(open.window.axis().visible().length() < 2 * steps[1].range.length());
    QVERIFY(open.window.axis().visible().start <= steps[1].range.start);
    QVERIFY(open.window.axis().visible().end >= steps[1].range.end);
    QTRY_COMPARE(open.trace().name(open.window.timeline().selectedSlice()), std::string_view("matmul_add"));

    const FoundPlace none = findPlace(open.trace(), {99, {}, QStringLiteral("no such %1 name")});
    QVERIFY(!none.problem.isEmpty());
}

void TestWindow::placesAreSearchedInTheStep()
{
    const auto read = readTrace(compiled.toStdString());
    QVERIFY(read);
    const Trace &trace = **read;
    for (const Step &step : trace.steps()) {
        const FoundPlace found = findPlace(trace, {step.number, {}, QStringLiteral("aten::addmm")});
        QVERIFY2(found.problem.isEmpty(), qPrintable(found.problem));
        QVERIFY(step.range.contains(trace.start(found.slice)));
        // There are three in the trace, one in each step.
        const FoundPlace second = findPlace(trace, {step.number, {}, QStringLiteral("aten::addmm#2")});
        QVERIFY(!second.slice);
        QVERIFY2(second.problem.contains(QStringLiteral("step %1").arg(step.number)), qPrintable(second.problem));
    }
    QVERIFY(findPlace(trace, {{}, {}, QStringLiteral("aten::addmm#3")}).slice);
    const FoundPlace elsewhere = findPlace(trace, {3, {}, QStringLiteral("ProfilerStep#2")});
    QVERIFY(!elsewhere.slice);
    QVERIFY2(elsewhere.problem.contains(QStringLiteral("not found in step 3")), qPrintable(elsewhere.problem));
    const FoundPlace none = findPlace(trace, {3, {}, QStringLiteral("no such %1 %2 name")});
    QVERIFY2(none.problem.contains(QStringLiteral("no such %1 %2 name")) &&
                 none.problem.contains(QStringLiteral("not found in step 3")),
             qPrintable(none.problem));
    // A kernel belongs to the step that launched it, also where it starts behind it.
    for (const std::uint32_t s : trace.deviceWork()) {
        const SliceId kernel(s);
        const SliceId launch = trace.launchOf(kernel);
        if (!launch)
            continue;
        const QString name = QString::fromStdString(std::string(trace.name(kernel)));
        const QString range = QStringLiteral("@%1..@%2").arg(trace.start(launch)).arg(trace.start(launch) + 1);
        QCOMPARE(findPlace(trace, {{}, range, name}).slice, kernel);
    }
}

void TestWindow::warningsCanBeRead()
{
    OpenWindow open(inputs + QStringLiteral("B26-gz-truncated.json.gz"));
    QVERIFY(open.isReady());
    const auto issues = open.trace().issues();
    const auto truncated =
        std::find_if(issues.begin(), issues.end(), [](const Issue &i) { return i.kind == IssueKind::Truncated; });
    QVERIFY(truncated != issues.end());
    const QString sentence = QString::fromStdString(issueMessage(*truncated));
    QVERIFY2(open.window.message().contains(sentence), qPrintable(open.window.message()));
    auto *status = open.window.findChild<StatusLine *>();
    auto *button = status->findChild<QPushButton *>();
    QVERIFY(button && button->isVisible());
    QVERIFY(button->text().contains(QStringLiteral("warning")));
    button->click();
    auto *health = open.window.findChild<HealthPanel *>();
    QVERIFY(health && health->isVisible());
    for (const Issue &issue : issues)
        QVERIFY(health->text().contains(QString::fromStdString(issueMessage(issue))));
    // Nothing to read, nothing to click.
    open.window.openFile(compiled);
    QTRY_VERIFY(open.window.document().path() == compiled);
    QVERIFY(open.window.message().isEmpty());
    QCOMPARE(button->isVisible(), !open.trace().issues().empty());
}

void TestWindow::manyFilesAreAnnounced()
{
    QTemporaryDir folder;
    for (int i = 0; i < 18; ++i)
        QVERIFY(QFile::copy(inputs + QStringLiteral("B59-touching-slices.json"),
                            folder.filePath(QStringLiteral("%1.json").arg(i + 10))));
    MainWindow window;
    window.show();
    window.openFiles({folder.path()});
    QTRY_VERIFY(window.document().trace());
    QVERIFY2(window.message().contains(QStringLiteral("16 of 18")), qPrintable(window.message()));
    // First the windows alone: a menu of one that is closed goes with it, while the next is waited for.
    std::vector<MainWindow *> others;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *other = qobject_cast<MainWindow *>(widget); other && other != &window)
            others.push_back(other);
    for (MainWindow *other : others) {
        QTRY_VERIFY(!other->document().isLoading());
        other->close();
    }
    QCOMPARE(others.size(), std::size_t{15});
}

void TestWindow::escapeCancelsTheLoad()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    const Trace *before = open.window.document().trace().get();
    open.window.openFile(eager);
    QVERIFY(open.window.document().isLoading());
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &open.window, Qt::Key_Escape);
    QVERIFY(!open.window.document().isLoading());
    QCOMPARE(open.window.document().trace().get(), before);
}

void TestWindow::homeAndEnd()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    const auto *bar = open.window.findChild<TimeScrollBar *>();
    QVERIFY(bar);
    QCOMPARE(bar->minimum(), bar->maximum()); // all is shown
    TimelineView &view = open.window.timeline();
    for (int i = 0; i < 25; ++i)
        QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(bar->maximum() > 0);
    const TimeRange whole = open.trace().view();
    QTest::keyClick(&view, Qt::Key_Home);
    TimeRange visible = open.window.axis().visible();
    QVERIFY(visible.start <= whole.start && visible.start >= whole.start - visible.length() / 20);
    QTest::keyClick(&view, Qt::Key_End);
    visible = open.window.axis().visible();
    QVERIFY(visible.end >= whole.end && visible.end <= whole.end + visible.length() / 20);
}

void TestWindow::exportFitsTheScreen()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    const auto report = makeTraceReport(open.window.document().trace());
    PictureRequest request;
    request.size = {900, 500};
    request.visible = open.trace().view();
    request.theme = &Theme::light();
    request.font = QApplication::font();
    PictureDialog dialog(report, open.window.document().facts(), request, QDir::tempPath(), &open.window);
    const QSize room = open.window.screen()->availableSize();
    QVERIFY(dialog.width() <= room.width() && dialog.height() <= room.height());
    // 1600 × 1000 at two pixels each.
    QVERIFY2(dialog.minimumSizeHint().height() <= 400, qPrintable(QString::number(dialog.minimumSizeHint().height())));
    dialog.resize(700, 420);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    for (const QPushButton *button : dialog.findChildren<QPushButton *>())
        QVERIFY(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())));
}

void TestWindow::keysFitTheScreen_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::newRow("large") << QSize(1920, 1080);
    QTest::newRow("low") << QSize(1366, 700);
    QTest::newRow("small") << QSize(800, 600);
    QTest::newRow("low, with a bar") << QSize(1280, 640);
}

/// All of it is within reach: at once, or by scrolling.
void TestWindow::keysFitTheScreen()
{
    QFETCH(QSize, screen);
    KeysDialog keys(nullptr, screen);
    keys.show();
    QVERIFY(QTest::qWaitForWindowExposed(&keys));
    const QSize size = keys.frameGeometry().size();
    QVERIFY2(size.width() <= screen.width() && size.height() <= screen.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())));
    for (const QPushButton *button : keys.findChildren<QPushButton *>())
        QVERIFY(keys.rect().contains(QRect(button->mapTo(&keys, QPoint()), button->size())));
    const auto *area = keys.findChild<QScrollArea *>();
    QVERIFY(area);
    QVERIFY(area->widget()->width() <= area->viewport()->width()); // nothing is hidden sideways
    QScrollBar *bar = area->verticalScrollBar();
    QCOMPARE(bar->maximum(), std::max(0, area->widget()->height() - area->viewport()->height()));
    if (screen.width() > 1300)
        QCOMPARE(bar->maximum(), 0);
    else
        QVERIFY(bar->maximum() > 0);
}

void TestWindow::savedPictureIsTold()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    QTRY_VERIFY(open.window.report());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a picture.png"));
    bool wasThere = false;
    QTimer::singleShot(0, &open.window, [&] {
        auto *dialog = qobject_cast<PictureDialog *>(QApplication::activeModalWidget());
        wasThere = dialog != nullptr;
        if (dialog && dialog->saveTo(path))
            dialog->accept();
        else if (dialog)
            dialog->reject();
    });
    open.window.exportPicture();
    QVERIFY(wasThere && QFile::exists(path));
    QVERIFY2(open.window.message().contains(path), qPrintable(open.window.message()));
    // Its folder is a click away.
    FolderShown shown;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &shown, "show");
    auto *offer = open.window.findChild<QPushButton *>(QStringLiteral("offer"));
    QVERIFY(offer && offer->isVisible());
    offer->click();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(shown.folder, folder.path());

    // What is not saved leaves no word.
    QTimer::singleShot(0, &open.window, [&] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
    });
    open.window.exportPicture();
    QCOMPARE(open.window.message(), QString());
}

/// A range that was saved and is opened again is shown and judged as that range, and says what it is a part of.
void TestWindow::partsSayWhatTheyAreOf()
{
    const auto whole = test::openPath(compiled);
    const TimeRange range = whole->steps().back().range;
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("part.pt.trace.json.gz"));
    QVERIFY(saveTraceRange(*whole, range, path.toStdString()).has_value());
    OpenWindow open(path);
    QVERIFY(open.isReady());
    QTRY_VERIFY(open.window.report());
    const Trace &trace = open.trace();
    QVERIFY(trace.extent() != range); // what its numbers need reaches beyond
    QVERIFY(open.window.axis().home().start <= range.start &&
            open.window.axis().home().length() < range.length() * 11 / 10);
    const Report expected = makeReport(*whole, range);
    const Report &report = open.window.report()->report;
    QCOMPARE(report.bound.id, expected.bound.id);
    QVERIFY(report.facts.shares && expected.facts.shares);
    QCOMPARE(report.facts.shares->total, expected.facts.shares->total);
    QCOMPARE(report.facts.shares->busy, expected.facts.shares->busy);
    const auto says = [](const QWidget *in, const QString &text) {
        return std::ranges::any_of(in->findChildren<TextLabel *>(), [&](const TextLabel *label) {
            return label->isVisibleTo(in) && label->plainText().contains(text);
        });
    };
    const QString name = QFileInfo(compiled).fileName();
    QTRY_VERIFY(says(open.window.findChild<VerdictPanel *>(), QStringLiteral("Part of ") + name));
    QVERIFY(open.window.findChild<VerdictPanel *>()->scope().text(TableScope::Whole) == QLatin1String("This part"));
    const Selection selection = open.window.findChild<VerdictPanel *>()->scope().selection();
    QVERIFY(selection.kind == Selection::Range && selection.range == range);
    QVERIFY2(open.window.findChild<StatusLine *>()->facts().startsWith(QStringLiteral("Part of ") + name),
             qPrintable(open.window.findChild<StatusLine *>()->facts()));
    // Of the step before, only its time is there.
    QVERIFY(trace.steps().size() > 1);
    const TimeRange shown = open.window.axis().target();
    open.window.goToStep(-1);
    QCOMPARE(open.window.axis().target(), shown);
    // And the whole says nothing of that.
    open.window.openFile(compiled);
    QTRY_VERIFY(!open.window.document().isLoading() && open.window.report());
    QVERIFY(!open.window.findChild<StatusLine *>()->facts().contains(QLatin1String("Part of")));
    QCOMPARE(open.window.findChild<VerdictPanel *>()->scope().text(TableScope::Whole), QStringLiteral("Whole run"));
}

void TestWindow::overviewKnowsWhatIsBusy()
{
    const auto read = readTrace((inputs + QStringLiteral("B82-communication-kernel-names.json")).toStdString());
    QVERIFY(read);
    const Trace &trace = **read;
    const std::atomic<bool> cancel = false;
    const TraceFacts facts = gatherFacts(trace, cancel);
    QVERIFY(!facts.isOfCpu);
    for (const std::uint32_t s : trace.deviceWork()) {
        const SliceId slice(s);
        const double perBin = static_cast<double>(trace.view().length()) / TraceFacts::bins;
        const auto bin = [&](Nanoseconds t) {
            return static_cast<int>(static_cast<double>(t - trace.view().start) / perBin);
        };
        const int first = bin(trace.start(slice)) + 1, last = bin(trace.end(slice));
        if (first < last)
            QCOMPARE(facts.mainHue(first, last), hueOf(trace.category(slice), trace.name(slice)));
    }
}

void TestWindow::aNewerOpenWins()
{
    MainWindow window;
    window.show();
    for (int i = 0; i < 5; ++i) {
        window.openFile(compiled);
        window.openFile(eager);
    }
    QTRY_VERIFY(!window.document().isLoading());
    QTest::qWait(50); // an older one that came late would come now
    QCOMPARE(window.document().path(), eager);
    QVERIFY(window.document().trace()->file().path.find("cold_eager") != std::string::npos);
}

void TestWindow::cancelKeepsWhatWasOpen()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    const Trace *before = open.window.document().trace().get();
    open.window.openFile(eager);
    open.window.document().cancel();
    QVERIFY(!open.window.document().isLoading());
    QTest::qWait(50);
    QCOMPARE(open.window.document().trace().get(), before);
    QVERIFY(open.window.message().isEmpty());
}

void TestWindow::failureIsASentence_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << inputs + QStringLiteral("B18a-empty.json") << QStringLiteral("empty");
    QTest::newRow("html") << inputs + QStringLiteral("B89b-html-error-page.json") << QStringLiteral("JSON");
    QTest::newRow("gone") << QStringLiteral("/no/such/file.json") << QStringLiteral("/no/such/file.json");
}

void TestWindow::failureIsASentence()
{
    QFETCH(QString, path);
    QFETCH(QString, says);
    MainWindow window;
    window.show();
    window.openFile(path);
    QTRY_VERIFY(!window.message().isEmpty());
    QVERIFY2(window.message().contains(says), qPrintable(window.message()));
    QVERIFY(!window.document().isLoading());
    // The next open takes the sentence away.
    window.openFile(compiled);
    QTRY_VERIFY(window.document().trace());
    QVERIFY(window.message().isEmpty());
}

void TestWindow::everyInputOpensOrFails()
{
    MainWindow window;
    window.resize(900, 600);
    window.show();
    for (const QString &name : QDir(inputs).entryList(QDir::Files)) {
        window.openFile(inputs + name);
        QTRY_VERIFY2(!window.document().isLoading(), qPrintable(name));
        QVERIFY(window.document().trace() || !window.message().isEmpty());
        if (!window.document().trace())
            continue;
        window.grab(); // paints
        for (std::uint32_t i = 0; i < std::min(window.document().trace()->sliceCount(), 20u); ++i) {
            window.timeline().showSlice(SliceId(i));
            window.timeline().fitSelection();
            window.grab();
        }
    }
}

void TestWindow::clickSelects()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    QVERIFY(QTest::qWaitForWindowExposed(&open.window));
    const SliceId op = open.first("aten::addmm");
    QVERIFY(op);
    QSignalSpy spy(&open.window.timeline(), &TimelineView::sliceSelected);
    QTest::mouseClick(open.window.timeline().viewport(), Qt::LeftButton, {}, open.pointOf(op));
    QCOMPARE(open.window.timeline().selectedSlice(), op);
    QCOMPARE(spy.count(), 1);
    const auto *details = open.window.findChild<DetailsPanel *>("details");
    QVERIFY(details);
    QVERIFY(selfTime(open.trace(), op) > 0);
    QVERIFY(selfTime(open.trace(), op) < open.trace().duration(op));
    QTest::keyClick(&open.window.timeline(), Qt::Key_Escape);
    QVERIFY(open.window.timeline().selectedSlice().isNone());
}

void TestWindow::namesAreNeverMarkup()
{
    OpenWindow open(inputs + QStringLiteral("B98-markup-in-names.json"));
    QVERIFY(open.isReady());
    QWidget *viewport = open.window.timeline().viewport();
    for (std::uint32_t i = 0; i < open.trace().sliceCount(); ++i) {
        const std::string_view utf8 = open.trace().name(SliceId(i));
        const QString name = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
        open.window.timeline().showSlice(SliceId(i));
        open.window.timeline().fitSelection();
        const QPoint at = open.pointOf(SliceId(i));
        QHelpEvent help(QEvent::ToolTip, at, viewport->mapToGlobal(at));
        QCoreApplication::sendEvent(viewport, &help);
        QVERIFY2(QToolTip::text().contains(name.toHtmlEscaped()), qPrintable(QToolTip::text()));
        QToolTip::hideText();
        // What is shown as a label is shown as it is.
        for (const QLabel *label : open.window.findChildren<QLabel *>())
            QVERIFY(label->text() != name || label->textFormat() == Qt::PlainText);
    }
}

void TestWindow::zoomToAKernel()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    const SliceId kernel = open.firstKernel();
    QVERIFY(kernel);
    open.window.timeline().showSlice(kernel);
    QTest::keyClick(&open.window.timeline(), Qt::Key_F);
    const QRectF rect = open.window.timeline().timelineScene().rectOf(kernel);
    const double width = open.window.timeline().viewport()->width();
    QVERIFY(rect.width() > 0.8 * width);
    QVERIFY(rect.left() > 0 && rect.right() < width);
    QCOMPARE(open.window.timeline().timelineScene().hit(rect.center()).slice, kernel);
    QTest::keyClick(&open.window.timeline(), Qt::Key_0);
    QCOMPARE(open.window.axis().visible(), open.window.axis().home());
}

void TestWindow::wheelZoomsAtThePointer()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    QWidget *viewport = open.window.timeline().viewport();
    const QPointF at(viewport->width() * 0.3, 40);
    const TimeScale before = open.window.timeline().timelineScene().look().scale;
    const Nanoseconds time = before.time(at.x());
    for (int i = 0; i < 10; ++i) {
        QWheelEvent wheel(at, viewport->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(viewport, &wheel);
    }
    const TimeScale after = open.window.timeline().timelineScene().look().scale;
    QVERIFY(after.visible().length() < before.visible().length() / 5);
    QVERIFY(std::abs(after.x(time) - at.x()) < 2);
    // Shift pans and does not zoom.
    QWheelEvent shift(at, viewport->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::ShiftModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(viewport, &shift);
    QCOMPARE(open.window.axis().visible().length(), after.visible().length());
    QVERIFY(open.window.axis().visible().start > after.visible().start);
}

void TestWindow::dragPansAndKeepsTheSelection()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    const SliceId op = open.first("aten::addmm");
    open.window.timeline().showSlice(op);
    open.window.timeline().fitSelection();
    QWidget *viewport = open.window.timeline().viewport();
    const TimeRange before = open.window.axis().visible();
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButtons buttons,
                          Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(type, at, viewport->mapToGlobal(at), Qt::LeftButton, buttons, modifiers);
        QCoreApplication::sendEvent(viewport, &event);
    };
    send(QEvent::MouseButtonPress, {300, 50}, Qt::LeftButton);
    send(QEvent::MouseMove, {310, 50}, Qt::LeftButton);
    send(QEvent::MouseMove, {400, 50}, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, {400, 50}, Qt::NoButton);
    QVERIFY(open.window.axis().visible().start < before.start);
    QCOMPARE(open.window.axis().visible().length(), before.length());
    QCOMPARE(open.window.timeline().selectedSlice(), op);
    // With Shift, a range; with Ctrl too, edges of slices do not attract it.
    send(QEvent::MouseButtonPress, {300, 50}, Qt::LeftButton, Qt::ShiftModifier | Qt::ControlModifier);
    send(QEvent::MouseMove, {320, 50}, Qt::LeftButton, Qt::ShiftModifier | Qt::ControlModifier);
    send(QEvent::MouseMove, {400, 50}, Qt::LeftButton, Qt::ShiftModifier | Qt::ControlModifier);
    send(QEvent::MouseButtonRelease, {400, 50}, Qt::NoButton, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(open.window.timeline().selectedRange());
    const TimeScale scale = open.window.timeline().timelineScene().look().scale;
    QVERIFY(std::abs(scale.x(open.window.timeline().selectedRange()->start) - 300) < 1);
    QVERIFY(std::abs(scale.x(open.window.timeline().selectedRange()->end) - 400) < 1);
}

void TestWindow::keysMove()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineView &view = open.window.timeline();
    const TimeRange home = open.window.axis().visible();
    QTest::keyClick(&view, Qt::Key_W);
    QVERIFY(open.window.axis().visible().length() < home.length());
    const TimeRange closer = open.window.axis().visible();
    QTest::keyClick(&view, Qt::Key_D);
    QVERIFY(open.window.axis().visible().start > closer.start);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(open.window.axis().visible(), closer);
    open.window.goToStep(1);
    const TimeRange step = open.trace().steps()[0].range;
    QVERIFY(open.window.axis().visible().start <= step.start && open.window.axis().visible().end >= step.end);
    open.window.goToStep(1);
    QVERIFY(open.window.axis().visible().start > step.start);
    // Neighbours in the row, up and down the stack.
    view.selectSlice(open.first("ProfilerStep#2"));
    QTest::keyClick(&view, Qt::Key_Period);
    QCOMPARE(open.trace().name(view.selectedSlice()), std::string_view("ProfilerStep#3"));
    QTest::keyClick(&view, Qt::Key_J);
    QCOMPARE(open.trace().name(view.selectedSlice()), std::string_view("matmul_add"));
    QTest::keyClick(&view, Qt::Key_U);
    QCOMPARE(open.trace().name(view.selectedSlice()), std::string_view("ProfilerStep#3"));
    QTest::keyClick(&view, Qt::Key_Comma);
    QCOMPARE(open.trace().name(view.selectedSlice()), std::string_view("ProfilerStep#2"));
}

void TestWindow::everyPaintedPixelIsHittable()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineScene &scene = open.window.timeline().timelineScene();
    open.window.goToStep(1);
    const QSize size(static_cast<int>(scene.look().scale.width()), static_cast<int>(scene.lanesHeight()));
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter, QRectF(QPointF(), size), QRectF(QPointF(), size));
    painter.end();
    const QRgb ground = Theme::current().background.rgb();
    int hits = 0;
    for (const LaneItem *item : scene.laneItems())
        for (std::uint32_t row = 0; row < item->lane().rowCount(); ++row) {
            const int y = static_cast<int>(item->y() + item->metrics().rowTop(row) + item->metrics().rowHeight / 2) + 5;
            for (int x = 0; x < size.width(); ++x) {
                if (image.pixel(x, y) == ground || qGray(image.pixel(x, y)) > 235)
                    continue; // ground, or a line of the ruler on it
                const QPointF at(x + 0.5, y + 0.5);
                QVERIFY2(scene.hit(at) || scene.gapItem().hit(at), qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                ++hits;
            }
        }
    QVERIFY(hits > 500);
}

void TestWindow::foldedLanesCanBeHit()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineScene &scene = open.window.timeline().timelineScene();
    const SliceId op = open.first("aten::addmm");
    const LaneId lane = open.trace().laneOf(op);
    QCoreApplication::processEvents(); // everything is laid out
    const double before = scene.lanesHeight();
    scene.setFolded(lane, true);
    QVERIFY(scene.lanesHeight() < before);
    QCOMPARE(scene.hit(scene.rectOf(op).center()).slice, op);
    open.window.grab();
    scene.setFolded(lane, false);
    QCOMPARE(scene.lanesHeight(), before);
}

void TestWindow::detailsComeBackAfterARange()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineView &view = open.window.timeline();
    const SliceId kernel = open.firstKernel();
    view.showSlice(kernel);
    const auto *details = open.window.findChild<DetailsPanel *>("details");
    const std::size_t members = details->chainList().members().size();
    QVERIFY(members > 0);
    view.selectRange(open.trace().range(kernel));
    QVERIFY(details->showsRange());
    QVERIFY(details->chainList().members().empty());
    view.selectRange(std::nullopt);
    view.selectSlice(kernel); // it is selected still
    QVERIFY(!details->showsRange());
    QCOMPARE(details->chainList().members().size(), members);
}

void TestWindow::chainInTheDetails()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineView &view = open.window.timeline();
    const SliceId kernel = open.firstKernel();
    view.showSlice(kernel);
    const auto *details = open.window.findChild<DetailsPanel *>("details");
    const auto &members = details->chainList().members();
    // ProfilerStep → … → launch → kernel
    QVERIFY(members.size() >= 4);
    QVERIFY(open.trace().name(members.front()).starts_with("ProfilerStep#"));
    QCOMPARE(members.back(), kernel);
    QCOMPARE(members[members.size() - 2], open.trace().launchOf(kernel));
    // A click on a member selects it, and the chain stays.
    auto *list = details->chainList().findChild<QTreeWidget *>();
    QVERIFY(list);
    QCOMPARE(list->topLevelItemCount(), static_cast<int>(members.size()));
    QVERIFY(list->topLevelItem(1)->text(1).startsWith(u'+'));
    const std::vector<SliceId> before = members;
    emit list->itemClicked(list->topLevelItem(1), 0);
    QCOMPARE(view.selectedSlice(), before[1]);
    QVERIFY(details->chainList().members() == before);
    // So does Tab, down to the kernel.
    for (std::size_t i = 2; i < before.size(); ++i) {
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.selectedSlice(), before[i]);
    }
    QTest::keyClick(&view, Qt::Key_Backtab);
    QCOMPARE(view.selectedSlice(), before[before.size() - 2]);
}

void TestWindow::gapsCanBeClicked()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineView &view = open.window.timeline();
    TimelineScene &scene = view.timelineScene();
    const SliceId kernel = open.firstKernel();
    const Nanoseconds before = open.trace().start(kernel) - 100;
    QTRY_VERIFY(scene.gapItem().at(open.trace().laneOf(kernel), before)); // the report comes a little later
    const GapItem::Hit gap = scene.gapItem().at(open.trace().laneOf(kernel), before);
    open.window.axis().fit(gap.part->range);
    QSignalSpy spy(&view, &TimelineView::gapSelected);
    const QPoint at = view.mapFromScene(scene.gapItem().rectOf(gap).center());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(scene.gapItem().selected(), gap);
    QVERIFY(view.selectedSlice().isNone());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, open.pointOf(open.first("ProfilerStep#2")));
    QVERIFY(!scene.gapItem().selected());
}

void TestWindow::themesChangeEverything()
{
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    open.window.toggleTheme();
    QVERIFY(Theme::current().isDark);
    QCOMPARE(open.window.timeline().timelineScene().look().theme, &Theme::dark());
    const QImage dark = open.window.grab().toImage();
    QVERIFY(qGray(dark.pixel(dark.width() / 2, 5)) < 80);
    open.window.toggleTheme();
    QVERIFY(!Theme::current().isDark);
    const QImage light = open.window.grab().toImage();
    QVERIFY(qGray(light.pixel(light.width() / 2, 5)) > 200);
}

void TestWindow::paintsOnAnyDevice()
{
    // A scene of its own, as an export has it: other width, ratio and theme than the window's.
    OpenWindow open(compiled);
    QVERIFY(open.isReady());
    TimelineScene scene;
    scene.setTheme(Theme::dark());
    scene.setTrace(open.window.document().trace());
    scene.setScale(TimeScale(open.trace().view(), 800), 2);
    QImage image(1600, static_cast<int>(scene.lanesHeight() * 2), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    scene.render(&painter, QRectF(0, 0, image.width(), image.height()), QRectF(0, 0, 800, image.height() / 2.0));
    painter.end();
    QCOMPARE(image.pixel(2, image.height() - 4) & 0xffffff, Theme::dark().background.rgb() & 0xffffff);
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    QVERIFY(colours.size() > 10);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
