// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "comparedwindow.h"
#include "tracefile.h"
#include "ui/compare/axislink.h"
#include "ui/compare/laneweave.h"
#include "ui/compare/stepstrip.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedlabel.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/settings.h"
#include "ui/window/statusline.h"
#include "ui/window/topbar.h"

#include <algorithm>
#include <cmath>

using namespace lanescope;
using test::Compared;

// Two traces lane by lane: what is drawn stands where it should, and belongs to whom it seems to.

namespace {

TimelineView &viewOf(Compared &c, bool isB)
{
    return isB ? c.view().timeline() : c.window.timeline();
}

TimelineScene &sceneOf(Compared &c, bool isB)
{
    return viewOf(c, isB).timelineScene();
}

/// The view that a mouse at this place of the window would reach; null: none of the two.
TimelineView *viewAt(Compared &c, QPoint pos)
{
    for (QWidget *w = c.window.childAt(pos); w; w = w->parentWidget())
        for (const bool isB : {false, true})
            if (w == &viewOf(c, isB))
                return &viewOf(c, isB);
    return nullptr;
}

/// A place of a scene in the window.
QPoint inWindow(Compared &c, bool isB, QPointF scenePos)
{
    TimelineView &view = viewOf(c, isB);
    return view.viewport()->mapTo(&c.window, view.mapFromScene(scenePos));
}

/// As a mouse does: to whatever lies there.
void clickAt(Compared &c, QPoint pos)
{
    QWidget *at = c.window.childAt(pos);
    QVERIFY(at);
    QTest::mouseClick(at, Qt::LeftButton, {}, at->mapFrom(&c.window, pos));
}

/// What must hold of the ground after whatever was done to the lanes.
void checkGround(Compared &c)
{
    struct Placed {
        const TrackItem *track;
        double top, end;
        bool isB;
    };
    std::vector<Placed> all;
    for (const bool isB : {false, true})
        for (const TrackItem *track : sceneOf(c, isB).tracks())
            all.push_back({track, track->y(), track->y() + track->height(), isB});
    std::ranges::sort(all, {}, &Placed::top);
    for (std::size_t i = 1; i < all.size(); ++i)
        QVERIFY2(all[i].top >= all[i - 1].end, "two lanes share ground");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const TrackItem *partner = c.view().weave()->partner(*all[i].track);
        if (all[i].isB || !partner)
            continue;
        QCOMPARE(partner->isHidden(), all[i].track->isHidden());
        QCOMPARE(partner->isPinned(), all[i].track->isPinned());
        // Directly below it.
        QVERIFY(i + 1 < all.size() && all[i + 1].track == partner);
        QVERIFY(all[i + 1].top - all[i].end < 1);
    }
    QCOMPARE(sceneOf(c, false).lanesHeight(), sceneOf(c, true).lanesHeight());
    for (const bool isB : {false, true}) {
        double own = 0;
        for (const Placed &lane : all)
            own += lane.isB == isB && !lane.track->isPinned() ? lane.track->height() : 0;
        QCOMPARE(sceneOf(c, isB).ownHeight(0, sceneOf(c, isB).lanesHeight()), own);
    }
    QCOMPARE(sceneOf(c, false).pinnedHeight(), sceneOf(c, true).pinnedHeight());
    QCOMPARE(viewOf(c, false).verticalScrollBar()->maximum(), viewOf(c, true).verticalScrollBar()->maximum());
    QCOMPARE(viewOf(c, false).topOfView(), viewOf(c, true).topOfView());
    const auto area = [&](bool isB) {
        QWidget *ground = viewOf(c, isB).viewport();
        return QRect(ground->mapTo(&c.window, QPoint()), ground->size());
    };
    QCOMPARE(area(false), area(true));
    // What the eye sees in a lane is what the mouse reaches there.
    for (const Placed &lane : all) {
        if (lane.top < 0)
            continue; // pinned: in a view of its own
        for (const double y : {lane.top + 1, (lane.top + lane.end) / 2, lane.end - 1.5}) {
            const QPoint at = inWindow(c, lane.isB, {5.0, y});
            if (area(false).contains(at))
                QCOMPARE(viewAt(c, at), &viewOf(c, lane.isB));
            // Its name, too.
            const QPoint name(area(false).left() - 20, at.y());
            if (area(false).contains(at) &&
                !viewOf(c, false).hiddenNote().contains(viewOf(c, false).mapFrom(&c.window, name)))
                QCOMPARE(viewAt(c, name), &viewOf(c, lane.isB));
        }
    }
}

/// A trace with a thread of autograd's, and one with a stream that only copies.
test::Opened backwardTrace()
{
    return test::open(test::document({
        test::complete("ProfilerStep#1", 0, 100'000, "1", "1", "user_annotation"),
        test::complete("ProfilerStep#2", 100'000, 100'000, "1", "1", "user_annotation"),
        test::complete("autograd::engine::evaluate_function: MulBackward0", 10'000, 50'000, "1", "2"),
        test::complete("gemm", 20'000, 10'000, "0", "7", "kernel"),
    }));
}

test::Opened copyTrace()
{
    return test::open(test::document({
        test::complete("ProfilerStep#1", 0, 90'000, "5", "5", "user_annotation"),
        test::complete("ProfilerStep#2", 90'000, 90'000, "5", "5", "user_annotation"),
        test::complete("Memcpy HtoD (Pinned -> Device)", 15'000, 10'000, "0", "20", "gpu_memcpy"),
        test::complete("gemm", 20'000, 10'000, "0", "7", "kernel"),
    }));
}

} // namespace

class TestLaneByLane : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void likeStandsBelowLike_data();
    void likeStandsBelowLike();
    void everySliceIsHitInItsOwnTrace();
    void bothAreRepainted();
    void lockedAndFree();
    void scrollsAsOne();
    void lanesFollowEachOther();
    void whatOnlyOneHas();
    void switchesBackAndForth();
    void toldApartAtAGlance();
    void chainsGoOn();
    void notesStayReadable();
    void statusSaysWhose();
    void endsCleanly();

private:
    QTemporaryDir m_settings;
};

void TestLaneByLane::initTestCase()
{
    QCoreApplication::setOrganizationName("LanescopeTest");
    QCoreApplication::setApplicationName("tst_lanebylane");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    Theme::wear(Theme::light());
}

void TestLaneByLane::init()
{
    QSettings().clear();
}

void TestLaneByLane::likeStandsBelowLike_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1200, 900);
    QTest::newRow("low") << QSize(1200, 500);
    QTest::newRow("narrow") << QSize(700, 800);
    QTest::newRow("high") << QSize(1000, 1400);
}

void TestLaneByLane::likeStandsBelowLike()
{
    QFETCH(QSize, size);
    Compared c(size);
    QVERIFY(c.isReady());
    QVERIFY(c.view().weave());
    QTest::qWait(20);
    checkGround(c);
    const Trace &a = *c.window.document().trace(), &b = *c.view().document().trace();
    const TrackItem *mainA = sceneOf(c, false).laneItem(a.laneOf(a.steps()[0].slice));
    const TrackItem *mainB = sceneOf(c, true).laneItem(b.laneOf(b.steps()[0].slice));
    QVERIFY(mainA && mainB);
    QCOMPARE(c.view().weave()->partner(*mainA), mainB);
    QCOMPARE(c.view().weave()->partner(*mainB), mainA);
    QVERIFY(c.view().strip().isVisible());
    // Other fonts and sizes: the same.
    c.window.resize(size + QSize(60, 80));
    QTest::qWait(20);
    checkGround(c);
}

/// Every box that is drawn and not scrolled out of sight can be clicked, and then it is selected: in its trace, and in no other.
void TestLaneByLane::everySliceIsHitInItsOwnTrace()
{
    Compared c;
    QVERIFY(c.isReady());
    QTest::qWait(20);
    int tried = 0;
    for (const bool isB : {false, true}) {
        TimelineScene &scene = sceneOf(c, isB);
        const QRect area(viewOf(c, isB).viewport()->mapTo(&c.window, QPoint()), viewOf(c, isB).viewport()->size());
        for (const LaneItem *lane : scene.laneItems())
            for (std::uint32_t row = 0; row < lane->rowCount(); ++row)
                for (const SliceBox &box : lane->boxes(row)) {
                    const double ratio = scene.look().devicePixelRatio;
                    const double x =
                        (std::max<double>(box.x0, 0) + std::min<double>(box.x1, area.width() * ratio)) / 2 / ratio;
                    const auto [top, height] = lane->rowSpan(row);
                    const QPoint at = inWindow(c, isB, {x, lane->y() + top + height / 2});
                    if (!area.contains(at) || lane->isFolded() || lane->isScrollable())
                        continue;
                    viewOf(c, true).selectSlice({});
                    viewOf(c, false).selectSlice({});
                    QTest::qWait(0);
                    QCOMPARE(viewAt(c, at), &viewOf(c, isB));
                    clickAt(c, at);
                    const SliceId selected = viewOf(c, isB).selectedSlice();
                    QVERIFY(selected);
                    QCOMPARE(scene.trace()->laneOf(selected), lane->laneId());
                    QVERIFY(viewOf(c, !isB).selectedSlice().isNone());
                    ++tried;
                }
    }
    QVERIFY(tried > 20);
}

/// What lies over the first view hides nothing of it from Qt: whoever moves in time sees both move.
void TestLaneByLane::bothAreRepainted()
{
    class Painted : public QObject {
    public:
        int count = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            count += event->type() == QEvent::Paint ? 1 : 0;
            return false;
        }
    };
    Compared c;
    QVERIFY(c.isReady());
    QTest::qWait(300);
    for (const bool isB : {false, true}) {
        Painted painted[2];
        viewOf(c, false).viewport()->installEventFilter(&painted[0]);
        viewOf(c, true).viewport()->installEventFilter(&painted[1]);
        TimeAxis &axis = isB ? c.view().axis() : c.window.axis();
        for (int i = 1; i <= 3; ++i) {
            axis.pan(1000);
            QTRY_VERIFY(painted[0].count >= i);
            QTRY_VERIFY(painted[1].count >= i);
        }
    }
}

void TestLaneByLane::lockedAndFree()
{
    Compared c;
    QVERIFY(c.isReady());
    QVERIFY(c.view().link().isLocked());
    const auto offset = [&] { return c.view().axis().visible().start - c.window.axis().visible().start; };
    QCOMPARE(offset(), c.view().link().offset());
    // The starts of the pair of steps stand at one pixel.
    const auto a = c.window.document().trace()->steps(), b = c.view().document().trace()->steps();
    const double xA = sceneOf(c, false).look().scale.x(a[1].range.start),
                 xB = sceneOf(c, true).look().scale.x(b[1].range.start);
    QVERIFY(std::abs(xA - xB) < 1);
    // Keys in either view move both.
    viewOf(c, true).setFocus();
    QTest::keyClick(&viewOf(c, true), Qt::Key_W);
    QTest::keyClick(&viewOf(c, true), Qt::Key_D);
    QTRY_COMPARE(offset(), c.view().link().offset());
    c.view().lockButton().click();
    const TimeRange before = c.window.axis().visible();
    QTest::keyClick(&viewOf(c, true), Qt::Key_D);
    QTest::qWait(200);
    QCOMPARE(c.window.axis().visible(), before);
    QVERIFY(offset() != c.view().link().offset());
    QVERIFY(c.view().weave());
    checkGround(c);
}

void TestLaneByLane::scrollsAsOne()
{
    Compared c({1000, 480});
    QVERIFY(c.isReady());
    QTest::qWait(20);
    QScrollBar *a = viewOf(c, false).verticalScrollBar(), *b = viewOf(c, true).verticalScrollBar();
    QVERIFY(a->maximum() > 0);
    a->setValue(a->maximum() / 2);
    QCOMPARE(b->value(), a->value());
    b->setValue(b->maximum());
    QCOMPARE(a->value(), b->value());
    checkGround(c);
    // To a slice of the second trace's last lane.
    a->setValue(0);
    const LaneItem *last = sceneOf(c, true).laneItems().back();
    viewOf(c, true).showSlice(last->row(0).slice(0));
    QVERIFY(a->value() > 0);
    QCOMPARE(a->value(), b->value());
    checkGround(c);
}

void TestLaneByLane::lanesFollowEachOther()
{
    Compared c;
    QVERIFY(c.isReady());
    TimelineScene &a = sceneOf(c, false), &b = sceneOf(c, true);
    const LaneWeave &weave = *c.view().weave();
    TrackItem *mine = a.allTracks().front();
    TrackItem *other = weave.partner(*mine);
    QVERIFY(other);
    a.setFolded(*mine, true);
    QVERIFY(other->isFolded());
    checkGround(c);
    b.setFolded(*other, false);
    QVERIFY(!mine->isFolded());
    b.setHidden(*other, true);
    QVERIFY(mine->isHidden());
    checkGround(c);
    a.showAllTracks();
    QVERIFY(!mine->isHidden() && !other->isHidden());
    a.setPinned(*mine, true);
    QVERIFY(other->isPinned());
    QVERIFY(a.pinnedHeight() > mine->height());
    checkGround(c);
    b.setPinned(*other, false);
    QVERIFY(!mine->isPinned());
    b.showOnly(*other);
    QCOMPARE(a.tracks(), std::vector<TrackItem *>{mine});
    QCOMPARE(b.tracks(), std::vector<TrackItem *>{other});
    checkGround(c);
    b.showAllTracks();
    QCOMPARE(a.tracks().size(), a.allTracks().size());
    // Moved in the second trace, the pair moves.
    b.moveTrack(*other, nullptr);
    QCOMPARE(a.tracks().back(), mine);
    QCOMPARE(b.tracks().back(), other);
    checkGround(c);
    a.moveTrack(*mine, a.tracks().front());
    QCOMPARE(b.tracks().front(), other);
    checkGround(c);
    a.setStretch(*mine, 2);
    QCOMPARE(other->stretch(), 2.0);
    checkGround(c);
}

void TestLaneByLane::whatOnlyOneHas()
{
    const test::Opened a = backwardTrace(), b = copyTrace();
    Compared c({1200, 900}, a.file->fileName(), b.file->fileName());
    QVERIFY(c.isReady());
    checkGround(c);
    const auto laneOf = [&](bool isB, const char *name) {
        const Trace &trace = *sceneOf(c, isB).trace();
        return sceneOf(c, isB).laneItem(trace.laneOf(test::sliceNamed(trace, name)));
    };
    const auto &alone = [&](bool isB) -> const auto &
    {
        return sceneOf(c, isB).interleaving()->alone;
    };
    QVERIFY(alone(false).contains(laneOf(false, "autograd::engine::evaluate_function: MulBackward0")));
    QVERIFY(alone(true).contains(laneOf(true, "Memcpy HtoD (Pinned -> Device)")));
    QCOMPARE(alone(false).size(), 1u);
    QCOMPARE(alone(true).size(), 1u);
    QCOMPARE(c.view().weave()->partner(*laneOf(false, "gemm")), laneOf(true, "gemm"));
    // Hidden lanes of both are counted at the foot of the first one's names, and come back from there.
    sceneOf(c, true).setHidden(*laneOf(true, "Memcpy HtoD (Pinned -> Device)"), true);
    QTest::qWait(1);
    const QRect note = viewOf(c, false).hiddenNote();
    QVERIFY(!note.isEmpty());
    const QPoint at = viewOf(c, false).mapTo(&c.window, note.center());
    QCOMPARE(viewAt(c, at), &viewOf(c, false));
    clickAt(c, at);
    QCOMPARE(sceneOf(c, true).tracks().size(), sceneOf(c, true).allTracks().size());
    checkGround(c);
    // Only the lane that the other does not have: nothing of the other is left.
    sceneOf(c, false).showOnly(*laneOf(false, "autograd::engine::evaluate_function: MulBackward0"));
    QVERIFY(sceneOf(c, true).tracks().empty());
    checkGround(c);
    sceneOf(c, false).showAllTracks();
    QCOMPARE(sceneOf(c, true).tracks().size(), sceneOf(c, true).allTracks().size());
}

void TestLaneByLane::switchesBackAndForth()
{
    Compared c;
    QVERIFY(c.isReady());
    QVERIFY(c.view().lanesButton().isChecked());
    viewOf(c, false).setFocus();
    c.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&c.window));
    const auto places = [&] {
        std::vector<double> ys;
        for (const bool isB : {false, true})
            for (const TrackItem *track : sceneOf(c, isB).tracks())
                ys.push_back(track->y());
        return ys;
    };
    const auto woven = places();
    QTest::keyClick(&c.window, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!c.view().weave());
    QVERIFY(!c.view().lanesButton().isChecked());
    QVERIFY(!settings::comparesLaneByLane());
    QVERIFY(viewOf(c, true).mask().isEmpty());
    QVERIFY(!sceneOf(c, false).interleaving() && !sceneOf(c, true).interleaving());
    QTest::qWait(20);
    // One below the other again, without room left for the other's lanes.
    QVERIFY(viewOf(c, true).mapTo(&c.window, QPoint()).y() >=
            viewOf(c, false).mapTo(&c.window, QPoint(0, viewOf(c, false).height())).y());
    for (const bool isB : {false, true}) {
        double y = 0;
        for (const TrackItem *track : sceneOf(c, isB).tracks()) {
            QCOMPARE(track->y(), y);
            y += track->height();
        }
    }
    QVERIFY(c.view().strip().isVisible());
    c.view().lanesButton().click();
    QVERIFY(c.view().weave());
    QVERIFY(settings::comparesLaneByLane());
    // The menu shows the key, and does not take it from the window.
    QMenu *menu = c.window.findChild<TopBar *>()->openMenu();
    emit menu->aboutToShow();
    QTest::keyClick(&c.window, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!c.view().weave());
    QTest::keyClick(&c.window, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(c.view().weave());
    QTest::qWait(20);
    QCOMPARE(places(), woven);
    checkGround(c);
    // The next window remembers.
    c.view().lanesButton().click();
    MainWindow next;
    QVERIFY(!next.comparison().isLaneByLane());
}

/// The grounds differ, in light and dark, and stay calm: near to the theme's own.
void TestLaneByLane::toldApartAtAGlance()
{
    for (const Theme *theme : {&Theme::light(), &Theme::dark()}) {
        Theme::wear(*theme);
        Compared c;
        QVERIFY(c.isReady());
        QTest::qWait(20);
        const QImage shot = c.window.grab().toImage();
        const double ratio = shot.devicePixelRatio();
        const auto groundOf = [&](bool isB) {
            // At the very left of a lane, in the padding below its last row, where no slice lies.
            const LaneItem *lane = sceneOf(c, isB).laneItems().front();
            return shot.pixelColor(
                (QPointF(inWindow(c, isB, {3.0, lane->y() + lane->height() - 3})) * ratio).toPoint());
        };
        QCOMPARE(groundOf(false), theme->background);
        QVERIFY(groundOf(true) != groundOf(false));
        QVERIFY(contrast(groundOf(true), groundOf(false)) < 1.3);
        QVERIFY(contrast(groundOf(true), theme->text) > 7);
    }
    Theme::wear(Theme::light());
}

/// An arrow of the first trace that crosses a lane of the second one is drawn there, too.
void TestLaneByLane::chainsGoOn()
{
    Compared c;
    QVERIFY(c.isReady());
    const Trace &a = *c.window.document().trace();
    const SliceId kernel(a.deviceWork().back());
    const LaneItem *main =
        sceneOf(c, true).laneItem(sceneOf(c, true).trace()->laneOf(sceneOf(c, true).trace()->steps()[0].slice));
    const auto strip = [&] {
        QTest::qWait(20);
        const QPoint top = inWindow(c, true, {0.0, main->y()});
        return c.window.grab(QRect(top, QSize(viewOf(c, true).viewport()->width(), static_cast<int>(main->height()))))
            .toImage();
    };
    viewOf(c, false).showSlice(a.launchOf(kernel));
    viewOf(c, false).selectSlice({});
    const QImage without = strip();
    viewOf(c, false).selectSlice(kernel);
    QVERIFY(strip() != without);
}

/// The words of a note of the first trace may lie over lanes of the second one: then they are read and hit there.
void TestLaneByLane::notesStayReadable()
{
    Compared c;
    QVERIFY(c.isReady());
    const Trace &a = *c.window.document().trace();
    Note note;
    note.id = QStringLiteral("n");
    note.kind = NoteKind::Callout;
    note.text = QStringLiteral("One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight");
    const SliceId slice = a.steps()[1].slice;
    note.slice = noteSlice(a, slice);
    note.from = note.to = notePoint(a, slice);
    sceneOf(c, false).setNotes({note});
    QTest::qWait(50);
    const PlacedNote *placed = sceneOf(c, false).noteItem().placed(note.id);
    QVERIFY(placed);
    for (double y = placed->card.top() + 2; y < placed->card.bottom() - 2; y += 3)
        QCOMPARE(viewAt(c, inWindow(c, false, {placed->card.center().x(), y})), &viewOf(c, false));
    // Who tries to write onto the second trace is told where notes belong.
    viewOf(c, true).setFocus();
    QTest::keyClick(&viewOf(c, true), Qt::Key_N);
    QTRY_VERIFY(c.window.message().contains(QStringLiteral("Notes")));
}

/// What was selected last stands in the status line, with the letter of its trace.
void TestLaneByLane::statusSaysWhose()
{
    Compared c;
    QVERIFY(c.isReady());
    const auto says = [&](const QString &text) {
        const auto labels = c.window.findChild<StatusLine *>()->findChildren<ElidedLabel *>();
        return std::ranges::any_of(labels, [&](const ElidedLabel *label) { return label->text().startsWith(text); });
    };
    const SliceId ofA = sceneOf(c, false).trace()->steps()[1].slice, ofB = sceneOf(c, true).trace()->steps()[2].slice;
    viewOf(c, false).selectSlice(ofA);
    QVERIFY(says("A: ProfilerStep#3"));
    viewOf(c, true).selectSlice(ofB);
    QVERIFY(says("B: ProfilerStep#4"));
    viewOf(c, true).selectSlice({});
    QVERIFY(says("A: ProfilerStep#3"));
    c.view().end();
    QVERIFY(says("ProfilerStep#3"));
}

void TestLaneByLane::endsCleanly()
{
    Compared c;
    QVERIFY(c.isReady());
    c.view().end();
    QVERIFY(!c.view().weave());
    QVERIFY(!sceneOf(c, false).interleaving());
    QVERIFY(!viewOf(c, true).isVisible());
    QVERIFY(viewOf(c, false).isVisible());
    double y = 0;
    for (const TrackItem *track : sceneOf(c, false).tracks()) {
        QCOMPARE(track->y(), y);
        y += track->height();
    }
    // Again, with a file that takes the other's place, and another first trace.
    c.window.compareWith(test::eager);
    QVERIFY(c.isReady());
    checkGround(c);
    c.window.compareWith(test::compiled);
    QVERIFY(c.isReady());
    checkGround(c);
    c.window.openFile(test::compiled);
    QTRY_VERIFY(!c.view().isComparing());
    QTRY_COMPARE(c.window.document().path(), test::compiled);
    QVERIFY(!c.view().weave());
}

QTEST_MAIN(TestLaneByLane)
#include "tst_lanebylane.moc"
