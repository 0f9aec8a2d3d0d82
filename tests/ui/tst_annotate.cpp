// Qt first: moc 6.4 stumbles over what core includes.
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "core/verdict/verdict.h"
#include "tracefile.h"
#include "ui/look/theme.h"
#include "ui/panels/notespanel.h"
#include "ui/panels/panelarea.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicts.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteeditor.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/notetool.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notesdesk.h"
#include "ui/window/topbar.h"

#include <algorithm>
#include <tuple>

using namespace lanescope;
using namespace lanescope::test;

namespace {

const QString eager = QStringLiteral(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_cold_eager.pt.trace.json.gz");

/// A window with a trace that lies in a folder of its own.
class Annotated {
public:
    explicit Annotated(const QString &path)
    {
        window.resize(1300, 900);
        window.show();
        window.openFile(path);
    }
    bool isReady()
    {
        window.activateWindow();
        return QTest::qWaitFor([&] { return window.document().trace() && !window.document().isLoading(); }, 10'000) &&
               QTest::qWaitFor([&] { return !verdicts().cards().empty(); }, 20'000);
    }
    const Trace &trace() { return *window.document().trace(); }
    TimelineView &view() { return window.timeline(); }
    TimelineScene &scene() { return view().timelineScene(); }
    NoteTool &tool() { return window.notes().tool(); }
    const std::vector<Note> &notes() { return window.notes().notes().all(); }
    QUndoStack &undo() { return window.notes().notes().undoStack(); }
    VerdictPanel &verdicts() { return *window.findChild<VerdictPanel *>(); }
    SliceId first(std::string_view name)
    {
        for (std::uint32_t i = 0; i < trace().sliceCount(); ++i)
            if (trace().name(SliceId(i)) == name)
                return SliceId(i);
        return {};
    }
    QPoint onScreen(QPointF scenePos) { return view().mapFromScene(scenePos); }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            moveTo(from + (to - from) * i / 5);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
    }
    /// QTest::mouseMove() says of no button that it is down.
    void moveTo(QPoint at, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, at, view().viewport()->mapToGlobal(at), Qt::NoButton, buttons,
                          Qt::NoModifier);
        QApplication::sendEvent(view().viewport(), &event);
    }
    void type(const QString &text)
    {
        auto *edit = tool().editor().findChild<QPlainTextEdit *>();
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    void keyInEditor(Qt::Key key) { QTest::keyClick(tool().editor().findChild<QPlainTextEdit *>(), key); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }

    MainWindow window;
};

} // namespace

class TestAnnotate : public QObject {
    Q_OBJECT

private slots:
    void init();
    void byKeyboard();
    void byMouse();
    void arrowFromSliceToSlice();
    void labelOfARange();
    void onAGap();
    void verdictsArePinned();
    void listLeadsToNotes();
    void keptWithTheFile();
    void changedElsewhereWhileWritten();
    void hiddenNotes();
    void menus();
    void theMenuLeavesTheKeysAlone();
    void commandLine();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_trace;
};

void TestAnnotate::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_trace = m_folder->filePath(QStringLiteral("run.pt.trace.json.gz"));
    QVERIFY(QFile::copy(eager, m_trace));
}

void TestAnnotate::byKeyboard()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    const SliceId slice = a.first("aten::mm");
    a.view().showSlice(slice);
    a.view().fitSelection();
    a.key(Qt::Key_N);
    QVERIFY(a.tool().editor().isVisible());
    QVERIFY(a.notes().empty()); // nothing before there are words
    a.type(QStringLiteral("Why so long?"));
    a.keyInEditor(Qt::Key_Return);
    QVERIFY(!a.tool().editor().isVisible());
    QCOMPARE(a.notes().size(), std::size_t{1});
    QCOMPARE(a.notes()[0].kind, NoteKind::Callout);
    QCOMPARE(a.notes()[0].text, QStringLiteral("Why so long?"));
    QCOMPARE(findSlice(a.trace(), a.notes()[0]), slice);
    QCOMPARE(a.tool().selected(), a.notes()[0].id);
    const std::vector<Note> written = a.notes();

    a.key(Qt::Key_3);
    QCOMPARE(a.notes()[0].style, noteStyles[2]);
    a.key(Qt::Key_Right);
    a.key(Qt::Key_Down);
    QVERIFY(a.notes()[0].offset);
    QCOMPARE(a.undo().count(), 3); // both moves are one step
    a.key(Qt::Key_F2);
    a.type(QStringLiteral("never mind"));
    a.keyInEditor(Qt::Key_Escape);
    QCOMPARE(a.notes()[0].text, QStringLiteral("Why so long?"));
    a.key(Qt::Key_F2);
    a.type(QStringLiteral("Because."));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes()[0].text, QStringLiteral("Because."));
    a.key(Qt::Key_Delete);
    QVERIFY(a.notes().empty());
    QVERIFY(a.tool().selected().isEmpty());
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&a.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(a.notes(), written);
    QTest::keyClick(&a.window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(a.notes().empty());
    QTest::keyClick(&a.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(a.notes(), written);

    // Escape while writing a new one leaves nothing behind, and the slice's keys are its own again.
    a.tool().select(written[0].id);
    a.key(Qt::Key_Escape);
    QVERIFY(a.tool().selected().isEmpty());
    QCOMPARE(a.view().selectedSlice(), slice);
    a.key(Qt::Key_N);
    a.type(QStringLiteral("no"));
    a.keyInEditor(Qt::Key_Escape);
    QCOMPARE(a.notes(), written);
    // A frame says something without words.
    a.key(Qt::Key_B, Qt::ShiftModifier);
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{2});
    QCOMPARE(a.notes()[1].kind, NoteKind::Box);
    QCOMPARE(a.notes()[1].range(), a.trace().range(slice));
    const PlacedNote *box = a.scene().noteItem().placed(a.notes()[1].id);
    QVERIFY(box && box->target.contains(a.scene().rectOf(slice).center()));
}

void TestAnnotate::byMouse()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    a.tool().begin(NoteKind::Box);
    QVERIFY(!a.tool().hint().isEmpty());
    const TimeRange before = a.window.axis().visible();
    a.drag({100, 40}, {300, 90});
    QCOMPARE(a.window.axis().visible(), before); // nothing was moved but the frame
    QVERIFY(a.tool().editor().isVisible());
    QVERIFY(a.tool().hint().isEmpty());
    a.type(QStringLiteral("These"));
    // A click elsewhere keeps the words.
    QTest::mouseClick(a.view().viewport(), Qt::LeftButton, {}, {700, 15});
    QCOMPARE(a.notes().size(), std::size_t{1});
    Note note = a.notes()[0];
    QCOMPARE(note.kind, NoteKind::Box);
    QCOMPARE(note.text, QStringLiteral("These"));
    const TimeScale &scale = a.scene().look().scale;
    QVERIFY(std::abs(scale.x(note.range().start) - 100) <= 8.5 && std::abs(scale.x(note.range().end) - 300) <= 8.5);

    // Moved by its rim, by its words and by a corner.
    NoteItem &item = a.scene().noteItem();
    const auto placed = [&] { return *item.placed(note.id); };
    const QPointF rim(placed().target.left(), placed().target.center().y());
    a.drag(a.onScreen(rim), a.onScreen(rim) + QPoint(50, 0));
    QVERIFY(std::abs(scale.x(a.notes()[0].range().start) - scale.x(note.range().start) - 50) < 1);
    QVERIFY(std::abs((a.notes()[0].range().length() - note.range().length()) * scale.pixelsPerNs()) < 1);
    const QPointF words = placed().card.center();
    a.drag(a.onScreen(words), a.onScreen(words) + QPoint(40, 60));
    QVERIFY((placed().card.center() - words - QPointF(40, 60)).manhattanLength() <= 2);
    QCOMPARE(a.notes()[0].range().length(), a.notes()[0].range().length());
    QCOMPARE(a.tool().selected(), note.id);
    const QPointF corner = item.handles(placed())[1].second;
    a.drag(a.onScreen(corner), a.onScreen(corner) + QPoint(90, 30));
    QVERIFY(std::abs(item.handles(placed())[1].second.x() - corner.x() - 90) <= 9);
    QCOMPARE(a.undo().count(), 4);
    for (int i = 0; i < 3; ++i)
        a.undo().undo();
    QCOMPARE(a.notes()[0], note);

    // Words at a place, by a click; a double click edits them.
    a.view().selectSlice({});
    a.tool().begin(NoteKind::Text);
    QTest::mouseClick(a.view().viewport(), Qt::LeftButton, {}, {500, 30});
    a.type(QStringLiteral("here"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{2});
    note = a.notes()[1];
    QCOMPARE(note.kind, NoteKind::Text);
    QVERIFY(std::abs(scale.x(note.from.time) - 500) <= 8.5);
    QTest::mouseDClick(a.view().viewport(), Qt::LeftButton, {}, a.onScreen(placed().card.center()));
    QVERIFY(a.tool().editor().isVisible());
    a.keyInEditor(Qt::Key_Escape);
    // What is not about notes, the timeline still does.
    const SliceId slice = a.first("ProfilerStep#0");
    if (slice)
        a.view().showSlice(slice);
    a.drag({600, 300}, {500, 300});
    QVERIFY(a.window.axis().visible() != before || a.window.axis().visible() == a.window.axis().limits());
}

void TestAnnotate::arrowFromSliceToSlice()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    const SliceId from = a.first("aten::matmul"), to = a.first("aten::mm");
    a.view().showSlice(from);
    a.view().fitSelection();
    a.key(Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(!a.tool().hint().isEmpty());
    a.view().showSlice(to);
    a.key(Qt::Key_Return);
    QVERIFY(a.tool().editor().isVisible());
    a.type(QStringLiteral("leads to"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{1});
    QCOMPARE(a.notes()[0].kind, NoteKind::Arrow);
    QCOMPARE(a.notes()[0].from.time, a.trace().start(from));
    QCOMPARE(a.notes()[0].to.time, a.trace().start(to));
    // Escape gives an arrow up.
    a.key(Qt::Key_Escape);
    a.key(Qt::Key_N, Qt::ShiftModifier);
    a.key(Qt::Key_Escape);
    QVERIFY(a.tool().hint().isEmpty());
    QCOMPARE(a.scene().noteItem().notes().size(), std::size_t{1});
    // By mouse: press, drag, release.
    a.view().selectSlice({});
    a.tool().begin(NoteKind::Arrow);
    a.drag({200, 60}, {420, 200});
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{2});
    const PlacedNote *arrow = a.scene().noteItem().placed(a.notes()[1].id);
    QVERIFY(std::abs(arrow->from.x() - 200) <= 8.5 && std::abs(arrow->to.x() - 420) <= 8.5);
}

void TestAnnotate::labelOfARange()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    const TimeRange range = a.trace().range(a.first("aten::mm"));
    a.view().selectRange(range);
    a.key(Qt::Key_N);
    a.type(QStringLiteral("forward"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{1});
    QCOMPARE(a.notes()[0].kind, NoteKind::Range);
    QCOMPARE(a.notes()[0].range(), range);
    QVERIFY(!a.notes()[0].from.hasLane());
}

/// What works on a selected slice, and makes sense there, works on a gap.
void TestAnnotate::onAGap()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    a.view().setFocus();
    a.view().goToGap(1);
    a.view().fitSelection();
    const GapItem::Hit gap = a.scene().gapItem().selected();
    QVERIFY(gap);
    const Lane &lane = a.trace().lane(gap.gap->lane);
    const auto isOnIt = [&](const Note &note) {
        return note.from.time == gap.part->range.start && note.to.time == gap.part->range.end &&
               note.from.pid.toStdString() == lane.pid() && note.from.tid.toStdString() == lane.tid() &&
               note.to.tid == note.from.tid && !note.slice;
    };
    const auto reselect = [&] {
        a.tool().select({});
        a.view().selectGap(gap);
    };
    const std::tuple<Qt::Key, Qt::KeyboardModifiers, NoteKind> keys[] = {
        {Qt::Key_R, Qt::NoModifier, NoteKind::Range},
        {Qt::Key_N, Qt::NoModifier, NoteKind::Callout},
        {Qt::Key_B, Qt::ShiftModifier, NoteKind::Box},
    };
    for (const auto &[key, modifiers, kind] : keys) {
        reselect();
        a.key(key, modifiers);
        QVERIFY(!a.tool().pending());
        QVERIFY(a.tool().editor().isVisible());
        a.type(QStringLiteral("idle"));
        a.keyInEditor(Qt::Key_Return);
        QCOMPARE(a.notes().back().kind, kind);
        QVERIFY(isOnIt(a.notes().back()));
        const PlacedNote *placed = a.scene().noteItem().placed(a.notes().back().id);
        const QRectF rect = a.scene().gapItem().rectOf(gap);
        QVERIFY(placed && (kind == NoteKind::Range ? placed->band : placed->target).intersects(rect));
    }
    reselect();
    a.key(Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(a.tool().pending() == NoteKind::Arrow && a.tool().hint().contains(QLatin1String("leads")));
    a.key(Qt::Key_Escape);

    // The menus say so.
    reselect();
    QMenu menu, place;
    a.tool().fillMenu(menu);
    a.tool().fillPlaceMenu(place, a.scene().gapItem().rectOf(gap).center());
    const auto has = [](const QMenu &in, const char *text) {
        return std::ranges::any_of(in.actions(),
                                   [&](const QAction *action) { return action->text().contains(QLatin1String(text)); });
    };
    QVERIFY(has(menu, "Range of the selected gap") && has(menu, "Note elsewhere"));
    QVERIFY(has(*place.actions().front()->menu(), "Callout on this gap"));
    a.view().selectNothing();
    QVERIFY(!a.scene().gapItem().selected());

    // From it to what it lies between, and to the lanes around.
    reselect();
    a.key(Qt::Key_Period);
    QCOMPARE(a.view().selectedSlice(), gap.gap->endedBy);
    reselect();
    a.key(Qt::Key_Comma);
    const SliceId before = a.view().selectedSlice();
    if (gap.gap->initial)
        QVERIFY(!before);
    else
        QCOMPARE(a.trace().end(before), gap.gap->range.start);
    reselect();
    a.key(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(a.view().selectedSlice());
    QVERIFY(a.trace().laneOf(a.view().selectedSlice()) != gap.gap->lane);
}

void TestAnnotate::verdictsArePinned()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    std::size_t pinned = 0;
    for (VerdictCard *card : a.verdicts().cards()) {
        QPushButton *pin = nullptr;
        for (QPushButton *button : card->findChildren<QPushButton *>())
            if (button->accessibleName().startsWith(QLatin1String("Pin")))
                pin = button;
        QVERIFY(pin);
        pin->click();
        QCOMPARE(a.notes().size(), ++pinned);
        const Note note = a.notes().back();
        QCOMPARE(note.verdict, QString::fromStdString(card->verdict().id));
        QVERIFY(!note.text.isEmpty());
        QVERIFY2(a.scene().noteItem().placed(note.id), qPrintable(note.text)); // one sees it at once
        pin->click();
        QCOMPARE(a.notes().size(), pinned); // it is there already
    }
    QVERIFY(pinned > 2);
    a.undo().undo();
    QCOMPARE(a.notes().size(), pinned - 1);
}

void TestAnnotate::listLeadsToNotes()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    for (const char *name : {"aten::mm", "cudaDeviceSynchronize"}) {
        a.view().showSlice(a.first(name));
        a.key(Qt::Key_Escape);
        a.view().showSlice(a.first(name));
        a.key(Qt::Key_N);
        a.type(QString::fromLatin1(name));
        a.keyInEditor(Qt::Key_Return);
    }
    NotesPanel &panel = a.window.notes().panel();
    QCOMPARE(panel.tabText(), QStringLiteral("Notes 2"));
    a.window.panels().openPanel(&panel);
    auto *list = panel.findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 2);
    for (int i = 0; i < 2; ++i) {
        a.window.axis().setVisible({a.trace().view().start, a.trace().view().start + 1000});
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->topLevelItem(i)).center());
        const QString id = a.tool().selected();
        QVERIFY(!id.isEmpty());
        QCOMPARE(a.window.notes().notes().find(id)->text, list->topLevelItem(i)->text(0));
        QVERIFY(a.scene().noteItem().placed(id));
        const QRect card = a.view().mapFromScene(a.scene().noteItem().placed(id)->card).boundingRect();
        QVERIFY(a.view().viewport()->rect().contains(card.center()));
    }
    // Deleted from the list, both at once; one step brings both back.
    list->selectAll();
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(a.notes().empty());
    QCOMPARE(panel.tabText(), QStringLiteral("Notes"));
    a.undo().undo();
    QCOMPARE(list->topLevelItemCount(), 2);
}

void TestAnnotate::keptWithTheFile()
{
    std::vector<Note> written;
    {
        Annotated a(m_trace);
        QVERIFY(a.isReady());
        a.view().showSlice(a.first("aten::mm"));
        a.key(Qt::Key_N);
        a.type(QStringLiteral("kept"));
        a.keyInEditor(Qt::Key_Return);
        written = a.notes();
        a.window.close();
    }
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    QCOMPARE(a.notes(), written);
    QCOMPARE(a.scene().noteItem().notes().size(), std::size_t{1});
    QVERIFY(a.window.message().isEmpty());
    // Another trace has none of them, and the first one keeps its own.
    const QString other = m_folder->filePath(QStringLiteral("other.json.gz"));
    QVERIFY(QFile::copy(eager, other));
    a.window.openFile(other);
    QVERIFY(QTest::qWaitFor([&] { return a.window.document().path() == other; }, 10'000));
    QVERIFY(a.notes().empty());
    QVERIFY(a.scene().noteItem().notes().empty());
    QVERIFY(!a.undo().canUndo());
    a.window.openFile(m_trace);
    QVERIFY(QTest::qWaitFor([&] { return a.window.document().path() == m_trace; }, 10'000));
    QCOMPARE(a.notes(), written);
    // A folder of traces is no folder of notes.
    QVERIFY(QFile::exists(NoteStore::besidePath(m_trace)));
}

void TestAnnotate::changedElsewhereWhileWritten()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    a.view().showSlice(a.first("aten::mm"));
    a.key(Qt::Key_N);
    a.type(QStringLiteral("at first"));
    a.keyInEditor(Qt::Key_Return);
    // Another window has another word in the file while this one writes.
    a.key(Qt::Key_F2);
    std::vector<Note> theirs = a.notes();
    theirs[0].text = QStringLiteral("theirs");
    a.window.notes().notes().replace(theirs);
    a.type(QStringLiteral("mine"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{2});
    QCOMPARE(a.notes()[0].text, QStringLiteral("theirs"));
    QCOMPARE(a.notes()[1].text, QStringLiteral("mine"));
    // Or it has deleted it.
    a.tool().select(a.notes()[1].id);
    a.key(Qt::Key_F2);
    a.window.notes().notes().replace({theirs[0]});
    a.type(QStringLiteral("mine, again"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{2});
    QCOMPARE(a.notes()[1].text, QStringLiteral("mine, again"));
    // What was only looked at leaves theirs alone.
    a.tool().select(a.notes()[0].id);
    a.key(Qt::Key_F2);
    theirs = a.notes();
    theirs[0].text = QStringLiteral("theirs, better");
    a.window.notes().notes().replace(theirs);
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes(), theirs);
}

void TestAnnotate::hiddenNotes()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    a.view().showSlice(a.first("aten::mm"));
    a.key(Qt::Key_N);
    a.type(QStringLiteral("seen"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.window.notes().shownNotes().size(), std::size_t{1});
    a.tool().setShown(false);
    QVERIFY(a.window.notes().shownNotes().empty());
    a.tool().show(a.notes()[0].id); // who goes there wants to see it
    QVERIFY(a.scene().noteItem().isShown());
}

void TestAnnotate::menus()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    const auto texts = [](const QMenu &menu) {
        QStringList list;
        for (const QAction *action : menu.actions())
            list += action->text().section(u'\t', 0, 0);
        return list;
    };
    QMenu menu;
    a.tool().fillMenu(menu);
    QVERIFY(texts(menu).contains(QStringLiteral("Note …")));
    const SliceId slice = a.first("aten::mm");
    a.view().showSlice(slice);
    menu.clear();
    a.tool().fillMenu(menu);
    QVERIFY(texts(menu).contains(QStringLiteral("Callout on the selected slice")));
    QMenu place;
    a.tool().fillPlaceMenu(place, a.scene().rectOf(slice).center());
    QCOMPARE(place.actions().size(), 1);
    QVERIFY(texts(*place.actions()[0]->menu()).contains(QStringLiteral("Callout on this slice")));
    place.actions()[0]->menu()->actions()[0]->trigger();
    QVERIFY(a.tool().editor().isVisible());
    a.type(QStringLiteral("from the menu"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{1});
    QMenu note;
    a.tool().fillNoteMenu(note);
    QCOMPARE(note.actions().size(), 4); // edit, colour, a line, delete
    note.actions().last()->trigger();
    QVERIFY(a.notes().empty());
}

/// The Annotate menu shows the keys of undo and redo; the window still has them afterwards.
void TestAnnotate::theMenuLeavesTheKeysAlone()
{
    Annotated a(m_trace);
    QVERIFY(a.isReady());
    a.view().showSlice(a.first("aten::mm"));
    a.key(Qt::Key_N);
    a.type(QStringLiteral("Why so long?"));
    a.keyInEditor(Qt::Key_Return);
    QCOMPARE(a.notes().size(), std::size_t{1});
    QMenu *menu = a.window.findChild<TopBar *>()->notesMenu();
    emit menu->aboutToShow();
    QVERIFY(!menu->actions().empty());
    QTest::keyClick(&a.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(a.notes().size(), std::size_t{0});
    QTest::keyClick(&a.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(a.notes().size(), std::size_t{1});
}

void TestAnnotate::commandLine()
{
    {
        Annotated a(m_trace);
        QVERIFY(a.isReady());
        a.view().showSlice(a.first("aten::mm"));
        a.key(Qt::Key_N);
        a.type(QStringLiteral("Drawn on paper"));
        a.keyInEditor(Qt::Key_Return);
    }
    const auto run = [&](const QStringList &more) {
        QProcess process;
        process.start(QStringLiteral(LANESCOPE_APP),
                      QStringList{"export", m_trace, "--select", "aten::mm", "--size", "900x500"} + more);
        process.waitForFinished(60'000);
        return std::pair(process.exitCode(), QString::fromUtf8(process.readAllStandardError()));
    };
    const QString notes = NoteStore::besidePath(m_trace);
    const auto out = [&](const char *name) { return m_folder->filePath(QLatin1String(name)); };
    QCOMPARE(run({"-o", out("with.svg"), "--annotations", notes}), std::pair(0, QString()));
    QCOMPARE(run({"-o", out("again.svg"), "--annotations", notes}), std::pair(0, QString()));
    QCOMPARE(run({"-o", out("without.svg")}), std::pair(0, QString()));
    QVERIFY(bytesOf(out("with.svg")).contains("Drawn on paper"));
    QVERIFY(!bytesOf(out("without.svg")).contains("Drawn on paper"));
    QCOMPARE(bytesOf(out("with.svg")), bytesOf(out("again.svg")));
    // Notes of another recording are drawn, with a word about it.
    QProcess other;
    other.start(QStringLiteral(LANESCOPE_APP),
                {"export", lanescope::test::dataPath(QStringLiteral("traces/bmm3d.pt.trace.json.gz")), "-o",
                 out("other.svg"), "--annotations", notes});
    QVERIFY(other.waitForFinished(60'000));
    QCOMPARE(other.exitCode(), 0);
    QVERIFY(other.readAllStandardError().contains("another recording"));
    const auto missing = run({"-o", out("no.png"), "--annotations", out("missing.json")});
    QCOMPARE(missing.first, 1);
    QVERIFY(missing.second.contains(QLatin1String("missing.json")));
    const auto wrong = run({"-o", out("no.png"), "--annotations", m_trace});
    QCOMPARE(wrong.first, 1);
    QVERIFY(wrong.second.contains(QLatin1String("holds no notes")));
    QVERIFY(!QFile::exists(out("no.png")));
}

QTEST_MAIN(TestAnnotate)
#include "tst_annotate.moc"
