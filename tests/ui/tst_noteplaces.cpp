// Qt first: moc 6.4 stumbles over what core includes.
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "madeup.h"
#include "ui/look/textlines.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/noteplace.h"
#include "ui/timeline/timelinescene.h"

#include <random>

using namespace lanescope;
using namespace lanescope::test;

namespace {

/// A thread with a few nested slices and a stream, in microseconds.
QByteArray twoLanes()
{
    MadeUp made;
    for (int i = 0; i < 20; ++i)
        made.slice("outer", 100 * i, 90)
            .slice("middle", 100 * i + 10, 60)
            .slice("inner", 100 * i + 20, 30)
            .launch("kernel", 100 * i + 30, 5, 100 * i + 40, 45);
    return made.text();
}

struct Pictured {
    explicit Pictured(const QByteArray &text)
        : file(fileWith(text))
    {
        const auto read = readTrace(file->fileName().toStdString());
        if (!read)
            throw std::runtime_error(read.error().message);
        trace = *read;
        QFont font = QGuiApplication::font();
        font.setPixelSize(13);
        scene.setFont(font);
        scene.setTrace(trace);
        show(trace->view());
    }
    void show(TimeRange visible, double width = 1000, double ratio = 1)
    {
        scene.setScale(TimeScale(visible, width), ratio);
    }
    SliceId nth(std::string_view name, int n)
    {
        for (std::uint32_t i = 0; i < trace->sliceCount(); ++i)
            if (trace->name(SliceId(i)) == name && n-- == 0)
                return SliceId(i);
        return {};
    }
    std::unique_ptr<QTemporaryFile> file;
    std::shared_ptr<const Trace> trace;
    TimelineScene scene;
};

Note noteOf(NoteKind kind, const QString &text)
{
    Note note;
    note.id = newNoteId();
    note.kind = kind;
    note.text = text;
    return note;
}

Note calloutOn(const Trace &trace, SliceId slice, const QString &text)
{
    Note note = noteOf(NoteKind::Callout, text);
    note.from = note.to = notePoint(trace, slice);
    note.slice = noteSlice(trace, slice);
    return note;
}

double overlap(const QRectF &a, const QRectF &b)
{
    const QRectF both = a & b;
    return both.isEmpty() ? 0 : both.width() * both.height();
}

} // namespace

class TestNotePlaces : public QObject {
    Q_OBJECT

private slots:
    void placesStayAtTheirTimeAndRow();
    void pointsComeBack();
    void calloutsHoldTheirSlice();
    void wordsHideLittle();
    void wordsPointAtTheirOwn();
    void aPictureHasThemAlike();
    void wordsAreNeverCut();
    void labelsLieOnTheirArrow();
    void movedWordsKeepTheirDistance();
    void foldedHiddenAndMovedLanes();
    void whatIsPaintedCanBeHit();
    void textIsBrokenIntoLines();
    void othersLanesAreNone();
};

void TestNotePlaces::placesStayAtTheirTimeAndRow()
{
    Pictured p(twoLanes());
    std::mt19937_64 random(4);
    std::vector<Note> notes;
    const TimeRange view = p.trace->view();
    for (int i = 0; i < 200; ++i) {
        Note note = noteOf(noteKinds[random() % std::size(noteKinds)], i % 3 ? QStringLiteral("words") : QString());
        for (NotePoint *point : {&note.from, &note.to}) {
            const Lane &lane = p.trace->lanes()[random() % p.trace->lanes().size()];
            point->time = view.start + static_cast<Nanoseconds>(random() % static_cast<std::uint64_t>(view.length()));
            point->pid = QString::fromStdString(lane.pid());
            point->tid = QString::fromStdString(lane.tid());
            point->row = static_cast<double>(random() % 3) + 0.5;
        }
        notes.push_back(note);
    }
    p.scene.setNotes(notes);
    for (const double share : {1.0, 0.3, 0.05, 0.001})
        for (const double width : {1000.0, 401.5})
            for (const double ratio : {1.0, 2.0}) {
                const auto start = static_cast<Nanoseconds>(static_cast<double>(view.length()) * (1 - share) * 0.4);
                const auto length = static_cast<Nanoseconds>(static_cast<double>(view.length()) * share);
                p.show({view.start + start, view.start + start + length}, width, ratio);
                const TimeScale &scale = p.scene.look().scale;
                std::size_t seen = 0;
                for (const PlacedNote &placed : p.scene.noteItem().placed()) {
                    const Note &note = p.scene.noteItem().noteOf(placed);
                    ++seen;
                    const auto expectAt = [&](const NotePoint &point, QPointF at, bool yToo) {
                        QVERIFY(std::abs(at.x() - scale.x(point.time)) < 1e-6);
                        const LaneItem *lane = p.scene.laneItem(findLane(*p.trace, point));
                        QVERIFY(lane);
                        const double y =
                            lane->y() +
                            std::min(lane->metrics().padding + point.row * lane->metrics().pitch(), lane->height() - 1);
                        if (yToo && lane->y() + lane->height() < p.scene.lanesHeight())
                            QVERIFY(std::abs(at.y() - y) < 1e-6);
                    };
                    switch (note.kind) {
                    case NoteKind::Text: expectAt(note.from, placed.from, true); break;
                    case NoteKind::Arrow:
                        if (placed.fromIsSeen)
                            expectAt(note.from, placed.from, true);
                        if (placed.toIsSeen)
                            expectAt(note.to, placed.to, true);
                        break;
                    case NoteKind::Range:
                        expectAt(note.from, placed.from, false);
                        expectAt(note.to, placed.to, false);
                        QVERIFY(placed.band.left() >= -8.001 && placed.band.right() <= width + 8.001);
                        break;
                    case NoteKind::Box:
                        expectAt(note.from, placed.from, true);
                        expectAt(note.to, placed.to, true);
                        break;
                    case NoteKind::Callout: break;
                    }
                }
                // What is in sight is placed, what is not is not.
                std::size_t expected = 0;
                for (const Note &note : notes) {
                    const double x0 = scale.x(note.range().start), x1 = scale.x(note.range().end);
                    const bool isPoint = note.kind == NoteKind::Text;
                    const double from = isPoint ? scale.x(note.from.time) : x0, to = isPoint ? from : x1;
                    expected += note.kind == NoteKind::Arrow ? to >= -8 && from <= width + 8 : to >= 0 && from <= width;
                }
                QCOMPARE(seen, expected);
            }
}

void TestNotePlaces::pointsComeBack()
{
    Pictured p(twoLanes());
    std::mt19937_64 random(6);
    for (const bool folded : {false, true}) {
        p.scene.setFolded(p.scene.laneItems().front()->laneId(), folded);
        for (int i = 0; i < 500; ++i) {
            const QPointF at(static_cast<double>(random() % 1000),
                             static_cast<double>(random() % static_cast<std::uint64_t>(p.scene.lanesHeight())));
            const NotePoint point = notePointAt(p.scene, at);
            const TrackItem *track = noteTrack(p.scene, point);
            QCOMPARE(track, p.scene.trackAt(at.y()));
            QVERIFY(std::abs(p.scene.look().scale.x(point.time) - at.x()) < 0.01);
            const double eighth = p.scene.look().metrics.pitch() / 16;
            QVERIFY2(std::abs(noteY(p.scene, track, point.row) - at.y()) <= eighth + 1e-9,
                     qPrintable(QString::number(i)));
        }
    }
}

void TestNotePlaces::calloutsHoldTheirSlice()
{
    Pictured p(twoLanes());
    const SliceId slices[] = {p.nth("outer", 3), p.nth("inner", 7), p.nth("kernel", 12)};
    std::vector<Note> notes;
    for (const SliceId slice : slices)
        notes.push_back(calloutOn(*p.trace, slice, QStringLiteral("what is it?")));
    p.scene.setNotes(notes);
    const TimeRange view = p.trace->view();
    for (const SliceId slice : slices)
        for (const double factor : {0.5, 3.0, 40.0, 1000.0}) {
            const TimeRange own = p.trace->range(slice);
            const auto margin = static_cast<Nanoseconds>(static_cast<double>(own.length()) * factor);
            p.show({std::max(view.start, own.start - margin), std::min(view.end, own.end + margin)});
            for (std::size_t i = 0; i < notes.size(); ++i) {
                const PlacedNote *placed = p.scene.noteItem().placed(notes[i].id);
                const QRectF rect = p.scene.rectOf(slices[i]);
                if (!placed) {
                    QVERIFY(slices[i] != slice);
                    continue;
                }
                QCOMPARE(placed->target, rect);
                const QRectF around = rect.adjusted(-0.01, -0.01, 0.01, 0.01);
                QVERIFY(around.contains(placed->tip));
                QVERIFY(overlap(placed->card, rect) < 1);
                QVERIFY(placed->card.adjusted(-0.01, -0.01, 0.01, 0.01).contains(placed->root));
            }
        }
}

void TestNotePlaces::wordsHideLittle()
{
    // A row of slices with much room below: nothing needs to be hidden.
    MadeUp made;
    for (int i = 0; i < 10; ++i)
        made.slice("op", 100 * i, 80).work("kernel", 100 * i + 20, 70);
    Pictured p(made.text());
    p.scene.setRoom(600);
    std::vector<Note> notes;
    for (const int i : {1, 5, 8})
        notes.push_back(calloutOn(*p.trace, p.nth("op", i), QStringLiteral("a few words about this one")));
    p.scene.setNotes(notes);
    const auto &placed = p.scene.noteItem().placed();
    QCOMPARE(placed.size(), notes.size());
    for (const PlacedNote &note : placed) {
        double hidden = 0;
        for (std::uint32_t s = 0; s < p.trace->sliceCount(); ++s)
            hidden += overlap(note.card, p.scene.rectOf(SliceId(s)));
        QVERIFY2(hidden < 1, qPrintable(QString::number(hidden)));
        for (const PlacedNote &other : placed)
            if (&other != &note)
                QVERIFY(overlap(note.card, other.card) == 0);
    }
    // While time moves under them they do not jump: the words keep their place beside the slice.
    std::vector<QPointF> before;
    const TimeRange view = p.trace->view();
    for (Nanoseconds by = 0; by <= 20'000; by += 500) {
        p.show({view.start + by, view.end + by});
        const PlacedNote *middle = p.scene.noteItem().placed(notes[1].id);
        before.push_back(middle->card.topLeft() - middle->origin);
    }
    for (const QPointF &offset : before)
        QVERIFY((offset - before.front()).manhattanLength() <= 2);
}

/// However close together: nothing that a note speaks of is hidden by another one, and each line can be followed.
void TestNotePlaces::wordsPointAtTheirOwn()
{
    Pictured p(twoLanes());
    p.scene.setRoom(500);
    std::vector<Note> notes;
    for (const int i : {6, 7, 8, 9})
        notes.push_back(calloutOn(*p.trace, p.nth("inner", i), QStringLiteral("this one waits, and it is told so")));
    for (const int i : {7, 9})
        notes.push_back(calloutOn(*p.trace, p.nth("kernel", i), QStringLiteral("runs late")));
    Note range = noteOf(NoteKind::Range, QStringLiteral("a stretch"));
    range.from = notePoint(*p.trace, p.nth("middle", 10));
    range.to = notePoint(*p.trace, p.nth("middle", 12));
    notes.push_back(range);
    p.scene.setNotes(notes);
    const auto runsThrough = [](const PlacedNote &note, const QRectF &rect) {
        const QLineF line(note.root, note.tip);
        const QLineF sides[] = {{rect.topLeft(), rect.topRight()},
                                {rect.topRight(), rect.bottomRight()},
                                {rect.bottomRight(), rect.bottomLeft()},
                                {rect.bottomLeft(), rect.topLeft()}};
        return note.hasLeader && std::ranges::any_of(sides, [&](const QLineF &side) {
                   return line.intersects(side, nullptr) == QLineF::BoundedIntersection;
               });
    };
    for (const Nanoseconds part : {1, 2, 3}) {
        const TimeRange view = p.trace->view();
        const Nanoseconds margin = view.length() / (2 * part);
        p.show({view.start + view.length() / 2 - margin, view.start + view.length() / 2 + margin});
        const auto &placed = p.scene.noteItem().placed();
        QVERIFY(placed.size() > 4);
        for (const PlacedNote &note : placed) {
            if (p.scene.noteItem().noteOf(note).kind == NoteKind::Callout) {
                QVERIFY(note.hasLeader);
                QVERIFY(note.target.adjusted(-1, -1, 1, 1).contains(note.tip));
            }
            for (const PlacedNote &other : placed) {
                if (&other == &note)
                    continue;
                QCOMPARE(overlap(note.card, other.card), 0.0);
                QCOMPARE(overlap(note.card, other.target), 0.0);
                QVERIFY(!runsThrough(note, other.card));
                if (note.hasLeader && other.hasLeader)
                    QVERIFY(QLineF(note.root, note.tip).intersects({other.root, other.tip}, nullptr) !=
                            QLineF::BoundedIntersection);
            }
        }
    }
}

/// Another scene of the same trace, as a picture has one: with the places of the first, the words lie alike.
void TestNotePlaces::aPictureHasThemAlike()
{
    Pictured window(twoLanes());
    Pictured picture(twoLanes());
    std::vector<Note> notes;
    for (const int i : {6, 8, 9})
        notes.push_back(calloutOn(*window.trace, window.nth("inner", i), QStringLiteral("a few words")));
    for (Pictured *p : {&window, &picture}) {
        p->scene.setRoom(400);
        p->scene.setNotes(notes);
    }
    // The window came here from elsewhere, and its words kept their places.
    const TimeRange view = window.trace->view();
    for (Nanoseconds by = 200'000; by >= 0; by -= 10'000) {
        window.show({view.start + by, view.end + by});
        QCOMPARE(window.scene.noteItem().placed().size(), notes.size());
    }
    picture.show({view.start, view.end});
    picture.scene.noteItem().setPlaces(window.scene.noteItem().places());
    for (const Note &note : notes)
        QCOMPARE(picture.scene.noteItem().placed(note.id)->card, window.scene.noteItem().placed(note.id)->card);
}

void TestNotePlaces::wordsAreNeverCut()
{
    Pictured p(twoLanes());
    std::mt19937_64 random(9);
    const TimeRange view = p.trace->view();
    for (int round = 0; round < 60; ++round) {
        p.scene.setRoom(round % 2 ? 700 : 100);
        std::vector<Note> notes;
        for (int i = 0; i < 6; ++i) {
            Note note =
                calloutOn(*p.trace, SliceId(static_cast<std::uint32_t>(random() % p.trace->sliceCount())),
                          QString(static_cast<qsizetype>(random() % 30 + 1), u'w') + QStringLiteral(" and more"));
            if (random() % 3 == 0)
                note.offset =
                    QPointF(static_cast<double>(random() % 4000) - 2000, static_cast<double>(random() % 900) - 450);
            notes.push_back(note);
        }
        p.scene.setNotes(notes);
        p.show({view.start, view.start + view.length() / (1 + static_cast<Nanoseconds>(random() % 9))}, 700);
        for (const PlacedNote &note : p.scene.noteItem().placed()) {
            QVERIFY(!note.lines.empty());
            QVERIFY(note.card.left() >= 0 && note.card.right() <= 700);
            QVERIFY(note.card.top() >= 0 && note.card.bottom() <= notesBottom(p.scene));
            QVERIFY(p.scene.noteItem().boundingRect().contains(note.card));
            for (const NoteLine &line : note.lines) {
                const QFontMetricsF metrics(line.font);
                QVERIFY(metrics.horizontalAdvance(line.text) <= note.card.width());
                QVERIFY(line.baseline - metrics.ascent() >= 0 &&
                        line.baseline + metrics.descent() <= note.card.height());
            }
        }
    }
}

void TestNotePlaces::labelsLieOnTheirArrow()
{
    Pictured p(twoLanes());
    p.scene.setRoom(600);
    Note arrow = noteOf(NoteKind::Arrow, QStringLiteral("leads there"));
    arrow.from = notePointAt(p.scene, {200, 450});
    arrow.to = notePointAt(p.scene, {600, 300});
    p.scene.setNotes({arrow});
    const PlacedNote *placed = p.scene.noteItem().placed(arrow.id);
    QVERIFY(!placed->hasLeader);
    QVERIFY((placed->card.center() - QPointF(400, 375)).manhattanLength() <= 4);
    // Put elsewhere, a line leads to the arrow.
    arrow.offset = QPointF(0, 60);
    p.scene.setNotes({arrow});
    placed = p.scene.noteItem().placed(arrow.id);
    QVERIFY(placed->hasLeader);
    QVERIFY(QLineF(placed->tip, nearestOnLine(placed->tip, placed->from, placed->to)).length() < 0.01);
}

void TestNotePlaces::movedWordsKeepTheirDistance()
{
    Pictured p(twoLanes());
    Note note = calloutOn(*p.trace, p.nth("inner", 10), QStringLiteral("moved"));
    note.offset = QPointF(60, 40);
    p.scene.setRoom(600);
    p.scene.setNotes({note});
    const TimeRange own = p.trace->range(p.nth("inner", 10));
    for (const Nanoseconds margin : {50'000, 100'000, 300'000}) {
        p.show({own.start - margin, own.end + margin});
        const PlacedNote *placed = p.scene.noteItem().placed(note.id);
        QVERIFY(placed);
        const QPointF off = placed->card.topLeft() - placed->target.center();
        QVERIFY((off - *note.offset * p.scene.look().fontScale).manhattanLength() <= 2);
    }
}

void TestNotePlaces::foldedHiddenAndMovedLanes()
{
    Pictured p(twoLanes());
    LaneItem *thread = p.scene.laneItems().front();
    const Lane &lane = thread->lane();
    Note note = noteOf(NoteKind::Text, QStringLiteral("here"));
    note.from = note.to = {p.trace->view().start + 500'000, QString::fromStdString(lane.pid()),
                           QString::fromStdString(lane.tid()), 2.5};
    p.scene.setNotes({note});
    const auto at = [&] { return p.scene.noteItem().placed(note.id); };
    const double inRow = at()->from.y();
    QCOMPARE(thread->metrics().rowAt(inRow - thread->y(), thread->rowCount()), 2);
    p.scene.moveTrack(*thread, nullptr);
    QVERIFY(thread->y() > 0);
    QCOMPARE(thread->metrics().rowAt(at()->from.y() - thread->y(), thread->rowCount()), 2);
    p.scene.setFolded(*thread, true);
    QCOMPARE(thread->metrics().rowAt(at()->from.y() - thread->y(), thread->rowCount()), 2);
    p.scene.setFolded(*thread, false);
    p.scene.setPinned(*thread, true);
    QVERIFY(at()->from.y() < 0);
    QVERIFY(at()->card.bottom() <= 0); // the view of the pinned lanes ends there
    p.scene.setHidden(*thread, true);
    QVERIFY(!at());
    p.scene.setHidden(*thread, false);
    QVERIFY(at());
}

void TestNotePlaces::whatIsPaintedCanBeHit()
{
    Pictured p(twoLanes());
    p.scene.setRoom(500);
    std::vector<Note> notes{calloutOn(*p.trace, p.nth("middle", 5), QStringLiteral("callout"))};
    const Lane &lane = p.trace->lanes()[0];
    for (const NoteKind kind : {NoteKind::Text, NoteKind::Range, NoteKind::Arrow, NoteKind::Box}) {
        Note note = noteOf(kind, QStringLiteral("of its kind"));
        note.from = note.to = {p.trace->view().start + 300'000 * (1 + static_cast<int>(kind)),
                               QString::fromStdString(lane.pid()), QString::fromStdString(lane.tid()), 0.5};
        if (kind != NoteKind::Text) {
            note.to.time += 150'000;
            note.to.row = 2.5;
        }
        notes.push_back(note);
    }
    p.scene.setNotes(notes);
    NoteItem &item = p.scene.noteItem();
    QCOMPARE(item.placed().size(), notes.size());
    const auto paint = [&] {
        QImage image(1000, 500, QImage::Format_RGB32);
        QPainter painter(&image);
        p.scene.render(&painter, QRectF(image.rect()), QRectF(image.rect()));
        return image;
    };
    const QImage with = paint();
    p.scene.setNotesShown(false);
    QVERIFY(!item.hit(item.placed().front().card.center()));
    const QImage without = paint();
    p.scene.setNotesShown(true);
    QVERIFY(with != without);
    for (const PlacedNote &placed : item.placed()) {
        const Note &note = item.noteOf(placed);
        QCOMPARE(item.hit(placed.card.center()).id, note.id);
        QVERIFY(with.pixel(placed.card.center().toPoint()) != without.pixel(placed.card.center().toPoint()) ||
                with.pixel(placed.card.topLeft().toPoint() + QPoint(8, 2)) !=
                    without.pixel(placed.card.topLeft().toPoint() + QPoint(8, 2)));
        item.select(note.id);
        for (const auto &[part, at] : item.handles(placed)) {
            QCOMPARE(item.hit(at).id, note.id);
            QCOMPARE(item.hit(at).part, part);
        }
        item.select({});
    }
    // What a frame frames can be clicked: only its rim is the note's.
    const PlacedNote *box = item.placed(notes.back().id);
    QVERIFY(!item.hit(box->target.center()));
    QCOMPARE(item.hit(QPointF(box->target.left(), box->target.center().y())).id, notes.back().id);
}

void TestNotePlaces::textIsBrokenIntoLines()
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(13);
    const QFontMetricsF metrics(font);
    const QString texts[] = {
        QStringLiteral("one"),
        QStringLiteral("a few words that need more than a line"),
        QStringLiteral("two\nparagraphs"),
        QStringLiteral("\n\n"),
        QString(300, u'x'),
        QStringLiteral("void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor>")};
    for (const QString &text : texts)
        for (const double width : {60.0, 150.0, 400.0})
            for (const int most : {1, 3, 100}) {
                const QStringList lines = textLines(text, font, width, most);
                QVERIFY(lines.size() >= 1 && lines.size() <= most);
                for (const QString &line : lines)
                    QVERIFY2(metrics.horizontalAdvance(line) <= width + 0.5, qPrintable(line));
                QString all = lines.join(QString()), whole = text;
                for (QString *s : {&all, &whole})
                    s->remove(u' ').remove(u'\n');
                if (lines.last().endsWith(QChar(0x2026)))
                    QVERIFY(lines.size() == most);
                else
                    QCOMPARE(all, whole);
            }
    QCOMPARE(textLines(QStringLiteral("a\nb"), font, 100, 5), QStringList({"a", "b"}));
}

void TestNotePlaces::othersLanesAreNone()
{
    // Notes of another trace: nothing crashes, those without a place here are of all lanes.
    Pictured p(twoLanes());
    Note note = noteOf(NoteKind::Text, QStringLiteral("from elsewhere"));
    note.from = note.to = {p.trace->view().start + 1000, QStringLiteral("99"), QStringLiteral("stream 7"), 1};
    Note callout = noteOf(NoteKind::Callout, QStringLiteral("of a slice that is not here"));
    callout.from = callout.to = note.from;
    callout.slice = NoteSlice{5, QStringLiteral("nothing of this name"), 7};
    p.scene.setNotes({note, callout});
    QCOMPARE(p.scene.noteItem().placed().size(), std::size_t{2});
    p.scene.setTrace({});
    QVERIFY(p.scene.noteItem().placed().empty());
    p.scene.setNotes({});
    p.scene.setTrace(p.trace);
}

QTEST_MAIN(TestNotePlaces)
#include "tst_noteplaces.moc"
