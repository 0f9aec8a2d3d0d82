// Qt first: moc 6.4 stumbles over what core includes.
#include <QDateTime>
#include <QMouseEvent>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/verdicts.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/legend.h"
#include "ui/timeline/measureitem.h"
#include "ui/timeline/ruler.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"

#include <cmath>

using namespace lanescope;

namespace {

const QString compiled = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_warm_compile.pt.trace.json.gz");

void drag(QWidget &ground, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers)
{
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, ground.mapToGlobal(at), Qt::LeftButton, buttons, modifiers);
        QCoreApplication::sendEvent(&ground, &event);
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(QEvent::MouseMove, from + QPointF(6, 0), Qt::LeftButton);
    send(QEvent::MouseMove, to, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, to, Qt::NoButton);
}

} // namespace

/// What people do one after the other, in the real window.
class TestJourney : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void fromTheWholeToAKernelAndBack();
    void lanesAreAsTheyWereLeft();
    void gapsByKeyboard();
    void rangesAndMeasuresSnap();
    void theLegendSwitches();
    void theRulerJumpsToSteps();
    void timesAreCountedFromWhatIsWanted();
    void motionEndsWhereItShould();
    void fromTheWholeToANanosecond();
};

void TestJourney::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Lanescope"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_journey"));
    QSettings().clear();
    QApplication::setStyle(QStringLiteral("Fusion"));
    Theme::wear(Theme::light());
}

namespace {

/// A shown window with a trace, and short words for what is in it.
struct Window {
    explicit Window(const QString &path = compiled)
    {
        window.resize(1200, 800);
        window.show();
        window.openFile(path);
    }
    bool isReady()
    {
        // The findings take room beside the lanes when they come.
        const bool isThere =
            QTest::qWaitForWindowExposed(&window) &&
            QTest::qWaitFor([&] { return window.document().trace() && !window.document().isLoading(); }, 10'000) &&
            QTest::qWaitFor([&] { return !window.findChild<VerdictPanel *>()->cards().empty(); }, 10'000);
        window.activateWindow(); // shortcuts are for the active window, and a bare X server makes none active
        return isThere && QTest::qWaitForWindowActive(&window);
    }
    const Trace &trace() { return *window.document().trace(); }
    TimelineView &view() { return window.timeline(); }
    TimelineScene &scene() { return view().timelineScene(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }
    bool isKernel(SliceId slice) { return slice && trace().category(slice) == Category::Kernel; }

    MainWindow window;
};

} // namespace

void TestJourney::fromTheWholeToAKernelAndBack()
{
    Window w;
    QVERIFY(w.isReady());
    const TimeRange home = w.window.axis().visible();

    // To a kernel, by keys alone: the first slice, down to the GPU, along the row.
    w.key(Qt::Key_Period);
    QVERIFY(w.view().selectedSlice());
    for (int i = 0; i < 10 && w.trace().lane(w.trace().laneOf(w.view().selectedSlice())).kind() != LaneKind::GpuStream;
         ++i)
        w.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(w.trace().lane(w.trace().laneOf(w.view().selectedSlice())).kind(), LaneKind::GpuStream);
    for (int i = 0; i < 50 && !w.isKernel(w.view().selectedSlice()); ++i) {
        const SliceId before = w.view().selectedSlice();
        w.key(Qt::Key_J);
        if (w.view().selectedSlice() == before || !w.view().selectedSlice())
            w.key(Qt::Key_Period);
    }
    const SliceId kernel = w.view().selectedSlice();
    QVERIFY(w.isKernel(kernel));
    w.key(Qt::Key_F);
    const QRectF rect = w.scene().rectOf(kernel);
    QVERIFY(rect.left() > 0 && rect.right() < w.view().viewport()->width());
    QVERIFY(rect.width() > 0.8 * w.view().viewport()->width());
    QCOMPARE(w.scene().hit(rect.center()).slice, kernel);

    // Its chain, up to the step.
    const Chain chain = w.scene().chainItem().chain();
    QVERIFY(chain.cpu.size() > 2);
    for (auto member = chain.cpu.rbegin(); member != chain.cpu.rend(); ++member) {
        w.key(Qt::Key_Backtab);
        QCOMPARE(w.view().selectedSlice(), *member);
        const QRectF at = w.scene().rectOf(*member);
        QVERIFY(at.right() >= 0 && at.left() <= w.view().viewport()->width());
    }
    QVERIFY(w.trace().name(w.view().selectedSlice()).starts_with("ProfilerStep#"));

    // Fold and pin its lane.
    const LaneItem *lane = w.scene().laneItem(w.trace().laneOf(w.view().selectedSlice()));
    const double height = lane->height();
    w.key(Qt::Key_E);
    QVERIFY(lane->isFolded() && lane->height() < height);
    w.key(Qt::Key_P);
    QVERIFY(lane->isPinned() && lane->y() < 0);
    QCOMPARE(w.scene().tracks().front(), lane);
    QVERIFY(w.scene().pinnedHeight() == lane->height());

    // Back, view by view, to where it began; and forward again.
    const TimeRange last = w.window.axis().visible();
    int steps = 0;
    for (; steps < 100 && w.window.axis().canGoBack(); ++steps)
        w.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(w.window.axis().visible(), home);
    for (int i = 0; i < steps; ++i)
        w.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(w.window.axis().visible(), last);

    // Hide it, and undo that.
    w.key(Qt::Key_H);
    QVERIFY(lane->isHidden());
    QVERIFY(std::ranges::find(w.scene().tracks(), lane) == w.scene().tracks().end());
    w.key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(!lane->isHidden());
}

void TestJourney::lanesAreAsTheyWereLeft()
{
    // What the journey before left: a folded lane at the top.
    Window w;
    QVERIFY(w.isReady());
    const TrackItem *first = w.scene().tracks().front();
    QVERIFY(first->isPinned() && first->isFolded());
    // A pinned lane answers the pointer in its own part of the window.
    auto *lane = dynamic_cast<const LaneItem *>(first);
    QVERIFY(lane);
    const SliceId slice = lane->row(0).slice(0);
    const QRectF rect = w.scene().rectOf(slice);
    QVERIFY(rect.top() < 0);
    for (QGraphicsView *view : w.view().findChildren<QGraphicsView *>())
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->mapFromScene(QPointF(rect.center().x(), rect.top() + 1)));
    QCOMPARE(w.view().selectedSlice(), slice);
    w.scene().setPinned(*w.scene().tracks().front(), false);
    w.scene().setFolded(*w.scene().tracks().front(), false);
}

void TestJourney::gapsByKeyboard()
{
    Window w;
    QVERIFY(w.isReady());
    QTRY_VERIFY(w.scene().gapItem().next(w.trace().view().start - 1, 1, 1, {}));
    w.key(Qt::Key_G);
    const GapItem::Hit first = w.scene().gapItem().selected();
    QVERIFY(first);
    w.key(Qt::Key_G);
    const GapItem::Hit second = w.scene().gapItem().selected();
    QVERIFY(second.part->range.start > first.part->range.start);
    QCOMPARE(second.gap->lane, first.gap->lane);
    const TimeRange visible = w.window.axis().visible();
    QVERIFY(visible.overlaps(second.part->range));
    w.key(Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(w.scene().gapItem().selected(), first);
}

void TestJourney::rangesAndMeasuresSnap()
{
    Window w;
    QVERIFY(w.isReady());
    w.key(Qt::Key_Period);
    w.key(Qt::Key_J);
    const SliceId slice = w.view().selectedSlice();
    w.key(Qt::Key_F);
    const QRectF rect = w.scene().rectOf(slice);
    QVERIFY(rect.width() > 200);
    const auto inView = [&](double x) { return QPointF(w.view().mapFromScene(QPointF(x, rect.center().y()))); };
    // From beside its start to beside its end: exactly the slice.
    drag(*w.view().viewport(), inView(rect.left() + 3), inView(rect.right() - 3), Qt::ShiftModifier);
    QVERIFY(w.view().selectedRange());
    QCOMPARE(*w.view().selectedRange(), w.trace().range(slice));
    // With Ctrl exactly what the pointer says.
    drag(*w.view().viewport(), inView(rect.left() + 3), inView(rect.right() - 3),
         Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(w.view().selectedRange()->start > w.trace().start(slice));
    QVERIFY(w.view().selectedRange()->end < w.trace().end(slice));
    w.key(Qt::Key_M);
    QVERIFY(w.view().isMeasuring());
    const TimeRange before = w.window.axis().visible();
    drag(*w.view().viewport(), inView(rect.left() - 3), inView(rect.right() + 3), {});
    QCOMPARE(*w.scene().measureItem().range(), w.trace().range(slice));
    QCOMPARE(w.window.axis().visible(), before);
    w.window.grab();
    w.key(Qt::Key_Escape);
    QVERIFY(!w.view().isMeasuring() && !w.scene().measureItem().range());
}

void TestJourney::theLegendSwitches()
{
    Window w;
    QVERIFY(w.isReady());
    auto *legend = w.window.findChild<Legend *>();
    QAbstractButton *runtime = nullptr;
    for (QAbstractButton *entry : legend->findChildren<QAbstractButton *>())
        if (entry->accessibleName() == hueName(Hue::Runtime))
            runtime = entry;
    QVERIFY(runtime && runtime->isChecked());
    const double height = w.scene().lanesHeight();
    const auto shown = [&] {
        int found = 0;
        for (const LaneItem *item : w.scene().laneItems())
            for (std::uint32_t r = 0; r < item->rowCount(); ++r)
                for (std::uint32_t i = 0; i < item->row(r).size(); ++i)
                    found += w.trace().category(item->row(r).slice(i)) == Category::Runtime;
        return found;
    };
    QVERIFY(shown() > 0);
    QTest::mouseClick(runtime, Qt::LeftButton);
    QCOMPARE(shown(), 0);
    QVERIFY(w.scene().lanesHeight() <= height);
    QVERIFY(!runtime->isChecked());
    // By keyboard, too.
    runtime->setFocus();
    QTest::keyClick(runtime, Qt::Key_Space);
    QVERIFY(shown() > 0 && runtime->isChecked());
    legend->setDimmed(Hue::Op, true);
    QVERIFY(w.scene().dimmedHues().test(static_cast<std::size_t>(Hue::Op)));
    legend->showAll();
    QVERIFY(w.scene().dimmedHues().none());
    // Nothing is left out of a narrow window's legend.
    w.window.resize(600, 600);
    QCoreApplication::processEvents();
    for (const QAbstractButton *entry : legend->findChildren<QAbstractButton *>())
        QVERIFY2(legend->rect().contains(entry->geometry()), qPrintable(entry->accessibleName()));
}

void TestJourney::theRulerJumpsToSteps()
{
    Window w;
    QVERIFY(w.isReady());
    auto *ruler = w.window.timeline().findChild<Ruler *>();
    const Step &step = w.trace().steps()[1];
    const double x = w.scene().look().scale.x(step.range.start + step.range.length() / 2);
    QTest::mouseClick(ruler, Qt::LeftButton, {}, QPoint(static_cast<int>(x), ruler->height() - 6));
    const TimeRange visible = w.window.axis().visible();
    QVERIFY(visible.start <= step.range.start && visible.end >= step.range.end);
    QVERIFY(visible.length() < 2 * step.range.length());
    // A click on the ticks above them goes nowhere.
    QTest::mouseClick(ruler, Qt::LeftButton, {}, QPoint(50, 3));
    QCOMPARE(w.window.axis().visible(), visible);
}

void TestJourney::timesAreCountedFromWhatIsWanted()
{
    Window w;
    QVERIFY(w.isReady());
    const Step &step = w.trace().steps()[1];
    w.window.axis().fit(step.range);
    const TimelineLook &look = w.scene().look();
    QCOMPARE(momentText(look, step.range.start), formatTimeExact(step.range.start - w.trace().view().start));
    w.view().setTimeShown(TimeShown::FromStep);
    QCOMPARE(look.zero, step.range.start);
    QCOMPARE(momentText(look, step.range.start), formatTimeExact(0));
    QCOMPARE(momentText(look, step.range.start + 1500), formatTimeExact(1500));
    const auto ticks = ticksOf(look);
    QVERIFY(std::ranges::any_of(ticks, [&](const Tick &t) { return t.time == step.range.start; }));
    QVERIFY(canShow(w.trace(), TimeShown::WallClock));
    w.view().setTimeShown(TimeShown::WallClock);
    const Nanoseconds sinceEpoch = *w.trace().baseTime() + step.range.start;
    const QString clock =
        QDateTime::fromSecsSinceEpoch(sinceEpoch / 1'000'000'000).toString(QStringLiteral("HH:mm:ss")) + u'.' +
        QString::number(sinceEpoch % 1'000'000'000).rightJustified(9, u'0');
    QCOMPARE(momentText(look, step.range.start), clock);
    for (const Tick &tick : ticksOf(look)) {
        const QString exact = momentText(look, tick.time);
        QVERIFY2(exact.startsWith(tick.label), qPrintable(tick.label + u' ' + exact));
        // A tick is a round time of the clock.
        QVERIFY(exact.mid(tick.label.size()).count(u'0') == exact.size() - tick.label.size() || exact == tick.label);
    }
    w.window.grab();
    w.view().setTimeShown(TimeShown::FromStart);
}

void TestJourney::motionEndsWhereItShould()
{
    TimeAxis axis, still;
    const TimeRange whole{1'700'000'000'000'000'000, 1'700'000'010'000'000'000};
    axis.setExtent(whole, whole);
    still.setExtent(whole, whole);
    axis.setMotion(true);
    const Nanoseconds about = whole.start + 3'000'000'123;
    const double width = 1000;
    const double x = TimeScale(axis.visible(), width).x(about);
    double sway = 0;
    int frames = 0;
    connect(&axis, &TimeAxis::changed, &axis, [&] {
        sway = std::max(sway, std::abs(TimeScale(axis.visible(), width).x(about) - x));
        ++frames;
    });
    for (int i = 0; i < 6; ++i) {
        axis.zoom(3, about);
        still.zoom(3, about);
    }
    QCOMPARE(axis.target(), still.visible());
    QTRY_COMPARE(axis.visible(), still.visible());
    QVERIFY2(sway < 0.5, qPrintable(QString::number(sway)));
    QVERIFY(frames > 1);
    // A pan takes hold at once, and a jump can be undone while it is under way.
    axis.zoom(2, about);
    axis.pan(1000);
    QCOMPARE(axis.target(), axis.visible());
    const TimeRange before = axis.visible();
    axis.showWhole();
    axis.back();
    QTRY_COMPARE(axis.visible(), before);
}

void TestJourney::fromTheWholeToANanosecond()
{
    TimeAxis axis;
    const TimeRange whole{1'700'000'000'000'000'000, 1'700'000'600'000'000'000}; // ten minutes
    axis.setExtent(whole, whole);
    const Nanoseconds about = whole.start + 123'456'789'012;
    const double width = 1600;
    const double x = TimeScale(axis.visible(), width).x(about);
    int notches = 0;
    while (axis.visible().length() > TimeAxis::shortest && notches < 500) {
        axis.zoom(1.25, about);
        ++notches;
        // Half a nanosecond is all that rounding may cost.
        const double pixel = std::max(1.0, TimeScale(axis.visible(), width).pixelsPerNs());
        QVERIFY(std::abs(TimeScale(axis.visible(), width).x(about) - x) <= pixel);
    }
    QCOMPARE(axis.visible().length(), TimeAxis::shortest);
    QVERIFY(axis.visible().contains(about));
    QVERIFY(notches < 150);
    for (int i = 0; i < notches + 5; ++i)
        axis.zoom(1 / 1.25, about);
    QVERIFY(axis.visible().start <= whole.start && axis.visible().end >= whole.end);
}

QTEST_MAIN(TestJourney)

#include "tst_journey.moc"
