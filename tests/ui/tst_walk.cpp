// Qt first: moc 6.4 stumbles over what core includes.
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "core/load/tracereader.h"
#include "ui/look/theme.h"
#include "ui/panels/panelarea.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/samples.h"
#include "ui/window/walk.h"
#include "ui/window/walkcard.h"
#include "ui/window/walkguide.h"

using namespace lanescope;

namespace {

const int last = static_cast<int>(walkSteps().size()) - 1;

/// What a number of a step says, by its name.
QString numberOf(const WalkPlace &place, std::string_view name)
{
    const auto at = std::ranges::find(place.numbers, name, &Number::name);
    return at == place.numbers.end() ? QString() : QString::fromStdString(plainText(*at));
}

struct Found {
    std::shared_ptr<const Trace> trace;
    std::shared_ptr<const Trace> beside;
    std::optional<Report> report;
    std::optional<WalkPlace> place;
};

Found find(int at)
{
    const WalkStep &step = walkSteps()[static_cast<std::size_t>(at)];
    const auto read = [](const char *file) {
        return readTrace(extractSample(sampleOf(QString::fromUtf8(file))).toStdString()).value_or(nullptr);
    };
    Found found;
    found.trace = read(step.sample);
    if (step.beside)
        found.beside = read(step.beside);
    if (found.trace) {
        found.report = makeReport(*found.trace);
        found.place = step.find(found.report->facts, found.beside.get());
    }
    return found;
}

} // namespace

class TestWalk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void textsAreFilled_data();
    void textsAreFilled();
    void whatTheTextsClaim();
    void isNotThereUninvited();
    void everyStepIsInSight_data();
    void everyStepIsInSight();
    void keysAndButtons();
    void anotherTraceEndsIt();
    void leavesAnOpenTraceAlone();
};

void TestWalk::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_walk"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

void TestWalk::textsAreFilled_data()
{
    QTest::addColumn<int>("at");
    for (int at = 0; at <= last; ++at)
        QTest::newRow(walkSteps()[static_cast<std::size_t>(at)].title) << at;
}

void TestWalk::textsAreFilled()
{
    QFETCH(int, at);
    const Found found = find(at);
    QVERIFY(found.trace);
    QVERIFY(found.place);
    const WalkStep &step = walkSteps()[static_cast<std::size_t>(at)];
    const QString text = walkText(step, *found.place);
    QVERIFY2(!text.contains(u'{') && !text.contains(u'}'), qPrintable(text));
    // Every number is used; none of the lengths of time is nothing.
    for (const Number &number : found.place->numbers) {
        if (number.unit == Number::Time)
            QVERIFY2(std::get<std::int64_t>(number.value) > 0, number.name.c_str());
        if (number.name != "sync") // one of the two steps of this kind
            QVERIFY2(QString::fromUtf8(step.text).contains(QString::fromStdString("{" + number.name + "}")) ||
                         number.name == "busy" || number.name == "total" || number.name == "wait" ||
                         number.name == "share" || number.name == "compute" || number.name == "steps",
                     number.name.c_str());
    }
}

void TestWalk::whatTheTextsClaim()
{
    // Sentences that are no numbers, but would be wrong of another recording.
    const auto time = [](const WalkPlace &place, std::string_view name) {
        const auto at = std::ranges::find(place.numbers, name, &Number::name);
        return at == place.numbers.end() ? Nanoseconds{-1} : std::get<std::int64_t>(at->value);
    };
    bool sawCold = false, sawCompiled = false, sawAddmm = false, sawQueries = false;
    for (int at = 0; at <= last; ++at) {
        const Found found = find(at);
        QVERIFY(found.place);
        const std::string_view title = walkSteps()[static_cast<std::size_t>(at)].title;
        const WalkPlace &place = *found.place;
        const Facts &facts = found.report->facts;
        if (title == "Steps, and why the first is slow") {
            sawCold = true;
            QVERIFY(time(place, "first") > 10 * time(place, "last"));
        } else if (title == "Overhead-bound: the GPU waits") {
            QCOMPARE(found.report->bound.id, std::string("overhead-bound"));
        } else if (title == "Compute-bound: the CPU waits") {
            QCOMPARE(found.report->bound.id, std::string("compute-bound"));
        } else if (title == "Was compiling worth it?") {
            sawCompiled = true;
            QVERIFY(time(place, "compiled") > time(place, "eager"));
        } else if (title == "matmul + add became one addmm") {
            sawAddmm = true;
            QCOMPARE(numberOf(place, "eager"), QStringLiteral("2"));
            QCOMPARE(numberOf(place, "compiled"), QStringLiteral("1"));
        } else if (title == "Questions before a launch") {
            sawQueries = true; // "later steps do not ask"
            for (const DeviceCall &call : facts.calls.calls)
                QVERIFY(!facts.trace->name(call.slice).starts_with("cudaOccupancy") || call.step == 0);
        } else if (title == "The wait at the end") {
            const Nanoseconds sync = facts.trace->start(place.mark.slice);
            for (const std::uint32_t work : facts.trace->deviceWork()) // nothing is left to wait for
                QVERIFY(facts.trace->end(SliceId(work)) <= sync);
        }
    }
    QVERIFY(sawCold && sawCompiled && sawAddmm && sawQueries);
}

void TestWalk::isNotThereUninvited()
{
    MainWindow window;
    window.show();
    window.openSample(0);
    QTRY_VERIFY(window.document().trace());
    QVERIFY(!window.walk().isOn());
    QVERIFY(!window.findChild<WalkCard *>()->isVisible());
}

void TestWalk::everyStepIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1400, 860);
    QTest::newRow("narrow") << QSize(700, 700);
    QTest::newRow("low") << QSize(1000, 680);
}

void TestWalk::everyStepIsInSight()
{
    QFETCH(QSize, size);
    MainWindow window;
    window.resize(size);
    window.show();
    window.startWalk();
    auto *card = window.findChild<WalkCard *>();
    TimelineView &timeline = window.timeline();
    for (int at = 0; at <= last; ++at) {
        const WalkStep &step = walkSteps()[static_cast<std::size_t>(at)];
        QTRY_VERIFY2(window.walk().isShown(), step.title);
        QCOMPARE(window.walk().at(), at);
        QVERIFY(card->isVisible());
        QCOMPARE(card->title(), walkTitle(step));
        QVERIFY(!card->text().isEmpty() && !card->text().contains(u'{'));
        QVERIFY(!card->accessibleName().isEmpty());
        QCOMPARE(card->accessibleDescription(), card->text());
        QCoreApplication::processEvents();
        QVERIFY(card->height() >= card->heightForWidth(card->width())); // no line is cut

        const Found found = find(at);
        QVERIFY(found.place);
        const WalkPlace &place = *found.place;
        const TimeRange visible = window.axis().visible();
        QVERIFY(visible.contains(place.view.start) && visible.end >= place.view.end);
        if (place.mark.slice) {
            const QRectF rect = timeline.timelineScene().rectOf(place.mark.slice);
            QVERIFY2(rect.height() > 0 && rect.right() >= 0 && rect.left() <= timeline.viewport()->width(), step.title);
            const auto isSeen = [&] {
                const QRectF seen = timeline.mapToScene(timeline.viewport()->rect()).boundingRect();
                return seen.top() <= rect.top() + 1 && rect.bottom() - 1 <= seen.bottom();
            };
            QTRY_VERIFY2(
                isSeen(),
                qPrintable(
                    QStringLiteral("%1, %2 high").arg(QLatin1String(step.title)).arg(timeline.viewport()->height())));
            const auto &gap = timeline.timelineScene().gapItem().selected();
            QVERIFY2(timeline.selectedSlice() == place.mark.slice || (gap && gap.gap->endedBy == place.mark.slice),
                     step.title);
        }
        if (!place.mark.range.isEmpty()) {
            QCOMPARE(*timeline.timelineScene().evidenceItem().range(), place.mark.range);
            // Wide enough to be seen.
            QVERIFY2(timeline.timelineScene().look().scale.x(place.mark.range.end) -
                             timeline.timelineScene().look().scale.x(place.mark.range.start) >=
                         6,
                     step.title);
        } else {
            QVERIFY(!timeline.timelineScene().evidenceItem().range());
        }
        // A table that is open marks what its row sums up, a little later: the same.
        QTRY_COMPARE(timeline.timelineScene().highlightItem().size(), place.marks.size());
        if (at < last)
            QTest::keyClick(&timeline, Qt::Key_Right);
    }
}

void TestWalk::keysAndButtons()
{
    MainWindow window;
    window.show();
    window.startWalk();
    WalkGuide &walk = window.walk();
    auto *card = window.findChild<WalkCard *>();
    QTRY_VERIFY(walk.isShown());
    const auto button = [&](const QString &name) -> QPushButton * {
        for (QPushButton *b : card->findChildren<QPushButton *>())
            if (b->text() == name || b->accessibleName() == name)
                return b;
        return nullptr;
    };
    QPushButton *next = button(WalkCard::tr("Next")), *back = button(WalkCard::tr("Back"));
    QVERIFY(next && back && button(WalkCard::tr("End the walk")));
    QVERIFY(!back->isEnabled());
    QTest::keyClick(&window.timeline(), Qt::Key_Left); // nothing is before the first
    QCOMPARE(walk.at(), 0);
    const QPoint place = next->mapTo(&window, QPoint());
    next->click();
    QCOMPARE(walk.at(), 1);
    QCOMPARE(next->mapTo(&window, QPoint()), place); // stays under the pointer
    back->click();
    QCOMPARE(walk.at(), 0);
    walk.go(last);
    QTRY_VERIFY(walk.isShown());
    QTest::keyClick(&window.timeline(), Qt::Key_Right); // nor behind the last
    QCOMPARE(walk.at(), last);
    QCOMPARE(next->text(), WalkCard::tr("Done"));
    next->click();
    QVERIFY(!walk.isOn() && !card->isVisible());
    QVERIFY(!window.timeline().timelineScene().evidenceItem().range());

    window.startWalk();
    QTRY_VERIFY(walk.isShown());
    QCOMPARE(walk.at(), 0);
    QTest::keyClick(&window.timeline(), Qt::Key_Escape);
    QVERIFY(!walk.isOn());
    // The keys are the timeline's again.
    window.axis().zoom(4, window.axis().visible().start);
    const TimeRange before = window.axis().visible();
    QTest::keyClick(&window.timeline(), Qt::Key_Right);
    QVERIFY(window.axis().visible() != before);
}

void TestWalk::anotherTraceEndsIt()
{
    MainWindow window;
    window.show();
    window.startWalk();
    QTRY_VERIFY(window.walk().isShown());
    window.openSample(2);
    QTRY_VERIFY(!window.walk().isOn());
    QVERIFY(!window.findChild<WalkCard *>()->isVisible());
    window.startWalk();
    QTRY_VERIFY(window.walk().isShown());
    window.document().close();
    QVERIFY(!window.walk().isOn());
}

void TestWalk::leavesAnOpenTraceAlone()
{
    MainWindow window;
    window.show();
    window.openFile(QStringLiteral(LANESCOPE_TEST_DATA "/../../resources/samples/first-step.pt.trace.json.gz"));
    QTRY_VERIFY(window.document().trace());
    window.startWalk();
    QVERIFY(!window.walk().isOn());
    MainWindow *other = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *candidate = qobject_cast<MainWindow *>(widget); candidate && candidate != &window)
            other = candidate;
    QVERIFY(other);
    QTRY_VERIFY(other->walk().isShown());
    other->close();
}

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
