// Qt first: moc 6.4 stumbles over what core includes.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "madeup.h"
#include "ui/document/notes.h"
#include "ui/document/notesheet.h"
#include "ui/document/notestore.h"

#include <random>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace lanescope;
using namespace lanescope::test;

namespace {

QString oneOf(std::mt19937_64 &random, const QStringList &texts)
{
    return texts[static_cast<qsizetype>(random() % static_cast<std::size_t>(texts.size()))];
}

NotePoint randomPoint(std::mt19937_64 &random)
{
    NotePoint point;
    point.time = static_cast<Nanoseconds>(random()) >> (random() % 40);
    if (random() % 4) {
        point.pid = oneOf(random, {"466", "0", "ünï", "python3 \"x\""});
        point.tid = oneOf(random, {"7", "stream 7", ""});
    }
    point.row = static_cast<double>(random() % 4000) / 8 - 2;
    return point;
}

Note randomNote(std::mt19937_64 &random)
{
    Note note;
    note.id = newNoteId();
    note.kind = noteKinds[random() % std::size(noteKinds)];
    note.style = noteStyles[random() % std::size(noteStyles)];
    note.text =
        oneOf(random, {"", "waits", "two\nlines", "<b>no markup</b> %1 %2", "한국어 \U0001F600", QString(500, u'x')});
    note.from = randomPoint(random);
    note.to = random() % 2 ? randomPoint(random) : note.from;
    if (random() % 2)
        note.slice = NoteSlice{static_cast<std::uint32_t>(random() % 1000), oneOf(random, {"aten::mm", "a\"b", ""}),
                               static_cast<Nanoseconds>(random() >> 2)};
    if (random() % 2)
        note.offset = QPointF(static_cast<double>(random() % 400) / 4 - 50, -20);
    if (random() % 4 == 0)
        note.verdict = QStringLiteral("sync-in-loop");
    return note;
}

std::vector<Note> randomNotes(std::mt19937_64 &random, std::size_t most)
{
    std::vector<Note> notes(random() % (most + 1));
    for (Note &note : notes)
        note = randomNote(random);
    return notes;
}

const Note *byId(const std::vector<Note> &notes, const QString &id)
{
    const auto it = std::ranges::find(notes, id, &Note::id);
    return it != notes.end() ? &*it : nullptr;
}

/// Does something at random with notes; whoever calls looks at what became of it.
void act(Notes &notes, std::mt19937_64 &random)
{
    const auto &all = notes.all();
    const auto any = [&] { return all[random() % all.size()]; };
    switch (all.empty() ? 0 : random() % 4) {
    case 0: notes.add(randomNote(random)); break;
    case 1: {
        Note note = randomNote(random);
        note.id = any().id;
        notes.change(note, QStringLiteral("change"));
        break;
    }
    case 2: notes.remove({any().id}); break;
    default: notes.remove({any().id, any().id, any().id}); break;
    }
}

QByteArray onDisk(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

Note textNote(const QString &text, Nanoseconds time = 5000)
{
    Note note;
    note.text = text;
    note.from = note.to = {time, QStringLiteral("1"), QStringLiteral("1"), 0.5};
    return note;
}

QStringList texts(const Notes &notes)
{
    QStringList list;
    for (const Note &note : notes.all())
        list += note.text;
    list.sort();
    return list;
}

/// A trace in a folder of its own, and what keeps its notes.
struct Kept {
    explicit Kept(const QString &path, bool isSample = false)
    {
        QObject::connect(&store, &NoteStore::problem, [this](const QString &text) { problems += text; });
        QObject::connect(&store, &NoteStore::notice, [this](const QString &text) { notices += text; });
        const auto read = readTrace(path.toStdString());
        if (!read)
            throw std::runtime_error(read.error().message);
        trace = *read;
        store.open(path, *trace, isSample);
    }
    std::shared_ptr<const Trace> trace;
    Notes notes;
    NoteStore store{notes};
    QStringList problems, notices;
};

#ifdef Q_OS_UNIX
/// While it lives, the process may do what any user may, even where it was started by root, who may write everywhere.
class Nobody {
public:
    explicit Nobody(const QStringList &owned)
    {
        if (geteuid() != 0)
            return;
        for (const QString &path : owned)
            if (chown(QFile::encodeName(path).constData(), id, static_cast<gid_t>(-1)) != 0)
                throw std::runtime_error("cannot give a file away");
        m_isChanged = seteuid(id) == 0;
    }
    ~Nobody()
    {
        if (m_isChanged && seteuid(0) != 0)
            std::abort(); // nothing after this would do what it should
    }
    Nobody(const Nobody &) = delete;
    Nobody &operator=(const Nobody &) = delete;

private:
    static constexpr uid_t id = 65534;
    bool m_isChanged = false;
};
#endif

} // namespace

class TestNotes : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void initTestCase() { m_dataHome = qgetenv("XDG_DATA_HOME"); }
    void undoAndRedo();
    void stepsOfOneMoveAreOne();
    void undoLeavesWhatOthersChanged();
    void sheetComesBack();
    void damagedSheets_data();
    void damagedSheets();
    void strangeNotesStay_data();
    void strangeNotesStay();
    void newerSheetIsReadOnly();
    void mergingLosesNothing();
    void slicesAreFoundAgain();
    void filesLieBesideTheTrace();
    void savedByItselfAndRead();
    void killedWhileSaving();
    void twoWindowsOnOneFile();
    void bothChangedTheSameNote();
    void readOnlyFolder();
    void damagedFileIsKept();
    void notesOfAnotherRecording();
    void samplesKeepTheirsApart();
    void pipesKeepNone();

private:
    QString m_trace;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_dataHome;
};

void TestNotes::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_trace = m_folder->filePath(QStringLiteral("run.pt.trace.json"));
    MadeUp made;
    made.slice("outer", 0, 100).slice("inner", 10, 20).slice("inner", 40, 20).work("kernel", 30, 50);
    QVERIFY(put(m_trace, made.text()));
}

void TestNotes::cleanup()
{
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_folder.reset();
    m_dataHome.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", m_dataHome);
}

void TestNotes::undoAndRedo()
{
    std::mt19937_64 random(8);
    for (int round = 0; round < 60; ++round) {
        Notes notes;
        notes.reset(randomNotes(random, 4));
        std::vector<std::vector<Note>> states{notes.all()};
        for (int i = 0; i < 40 || notes.undoStack().canRedo(); ++i) {
            // A person goes back now and then, and on from there: what was undone is gone.
            if (i < 40 && random() % 6 == 0 && notes.undoStack().canUndo()) {
                notes.undoStack().undo();
                states.pop_back();
                QCOMPARE(notes.all(), states.back());
                continue;
            }
            const int before = notes.undoStack().count(), at = notes.undoStack().index();
            act(notes, random);
            if (notes.undoStack().index() > at || notes.undoStack().count() != before)
                states.push_back(notes.all());
            else
                QCOMPARE(notes.all(), states.back());
        }
        QCOMPARE(static_cast<std::size_t>(notes.undoStack().index()), states.size() - 1);
        for (int again = 0; again < 2; ++again) {
            for (std::size_t i = states.size(); i-- > 0;) {
                QCOMPARE(notes.all(), states[i]);
                notes.undoStack().undo();
            }
            QVERIFY(!notes.undoStack().canUndo());
            for (const auto &state : states) {
                QCOMPARE(notes.all(), state);
                notes.undoStack().redo();
            }
            QVERIFY(!notes.undoStack().canRedo());
        }
    }
}

void TestNotes::stepsOfOneMoveAreOne()
{
    Notes notes;
    Note note = textNote(QStringLiteral("a"));
    note.id = notes.add(note);
    const std::vector<Note> before = notes.all();
    for (int i = 0; i < 5; ++i) {
        note.from.time += 10;
        notes.change(note, QStringLiteral("move note"), 1);
    }
    const std::vector<Note> after = notes.all();
    QCOMPARE(notes.undoStack().count(), 2);
    notes.undoStack().undo();
    QCOMPARE(notes.all(), before);
    notes.undoStack().redo();
    QCOMPARE(notes.all(), after);
    // Moved back to where it was: nothing to undo.
    notes.change(before.front(), QStringLiteral("move note"), 1);
    QCOMPARE(notes.all(), before);
    QCOMPARE(notes.undoStack().count(), 1);
}

void TestNotes::undoLeavesWhatOthersChanged()
{
    Notes notes;
    const QString id = notes.add(textNote(QStringLiteral("mine")));
    std::vector<Note> theirs = notes.all();
    theirs.front().text = QStringLiteral("theirs");
    notes.replace(theirs);
    notes.undoStack().undo();
    QCOMPARE(notes.all(), theirs);
    QVERIFY(!notes.undoStack().canRedo());
}

void TestNotes::sheetComesBack()
{
    std::mt19937_64 random(3);
    for (int round = 0; round < 200; ++round) {
        NoteSheet sheet;
        sheet.trace = {oneOf(random, {"run.json", "x \"y\".gz"}), {-5, 1'700'000'000'123'456'789}, 12};
        sheet.notes = randomNotes(random, 8);
        sheet.beside = randomNotes(random, 2);
        const QByteArray text = writeNoteSheet(sheet);
        const ReadNoteSheet read = readNoteSheet(text);
        QCOMPARE(read.state, ReadNoteSheet::Fine);
        QVERIFY(read.sheet == sheet);
        QCOMPARE(writeNoteSheet(read.sheet), text);
        // Cut anywhere, it is damaged and nothing worse.
        const QByteArray cut = text.left(static_cast<qsizetype>(random() % static_cast<std::size_t>(text.size() - 2)));
        QCOMPARE(readNoteSheet(cut).state, ReadNoteSheet::Damaged);
    }
}

void TestNotes::damagedSheets_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("left"); // notes that can be read all the same
    const auto sheet = [](const QByteArray &notes) {
        return R"({"format": "lanescope-notes", "version": 1, "notes": [)" + notes + "]}";
    };
    const QByteArray good = R"({"kind": "text", "at": {"time_ns": 5}})";
    QTest::newRow("empty") << QByteArray("") << 0;
    QTest::newRow("no JSON") << QByteArray("hello") << 0;
    QTest::newRow("a list") << QByteArray("[]") << 0;
    QTest::newRow("another program's") << QByteArray(R"({"traceEvents": []})") << 0;
    QTest::newRow("no version") << QByteArray(R"({"format": "lanescope-notes", "notes": []})") << 0;
    QTest::newRow("no notes") << QByteArray(R"({"format": "lanescope-notes", "version": 1})") << 0;
    QTest::newRow("a note that is a number") << sheet(good + ", 5") << 1;
    QTest::newRow("no place") << sheet(good + R"(, {"kind": "text"})") << 1;
    QTest::newRow("unknown kind") << sheet(good + R"(, {"kind": "star", "at": {"time_ns": 1}})") << 1;
    QTest::newRow("a time that is no integer") << sheet(good + R"(, {"kind": "box", "at": {"time_ns": 1.5}})") << 1;
    QTest::newRow("a time beyond int64") << sheet(good +
                                                  R"(, {"kind": "box", "at": {"time_ns": 18446744073709551615}})")
                                         << 1;
    QTest::newRow("words that are a number")
        << sheet(good + R"(, {"kind": "text", "at": {"time_ns": 1}, "text": 7})") << 1;
    QTest::newRow("very deep") << sheet(good + ", " + QByteArray(100'000, '[') + QByteArray(100'000, ']')) << 1;
}

void TestNotes::damagedSheets()
{
    QFETCH(QByteArray, text);
    QFETCH(int, left);
    const ReadNoteSheet read = readNoteSheet(text);
    QCOMPARE(read.state, ReadNoteSheet::Damaged);
    QVERIFY(!read.problem.isEmpty());
    QCOMPARE(read.sheet.notes.size(), static_cast<std::size_t>(left));
}

void TestNotes::strangeNotesStay_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("strange");
    QTest::newRow("a colour of its own") << QByteArray(R"("style": "pink")") << "style \"pink\"";
    QTest::newRow("a style that is no text") << QByteArray(R"("style": {"colour": 3})") << "style {\"colour\":3}";
    QTest::newRow("an offset of one") << QByteArray(R"("offset": [1])") << "offset [1]";
    QTest::newRow("a slice without name") << QByteArray(R"("slice": {"id": 1})") << "slice {\"id\":1}";
    QTest::newRow("a verdict that is a number") << QByteArray(R"("verdict": 5)") << "verdict 5";
    QTest::newRow("an id that is a number") << QByteArray(R"("id": 12)") << "id 12";
}

/// What a note can do without does not cost the note.
void TestNotes::strangeNotesStay()
{
    QFETCH(QByteArray, member);
    QFETCH(QString, strange);
    const QByteArray note = R"({"kind": "callout", "text": "kept", "at": {"time_ns": 5000}, )" + member + '}';
    const QByteArray text = R"({"format": "lanescope-notes", "version": 1, "notes": [)" + note + ", " + note + "]}";
    const ReadNoteSheet read = readNoteSheet(text);
    QCOMPARE(read.state, ReadNoteSheet::Fine);
    QCOMPARE(read.lost, 0);
    QCOMPARE(read.strange, QStringList(strange)); // once, however often
    QCOMPARE(read.sheet.notes.size(), std::size_t(2));
    for (const Note &n : read.sheet.notes) {
        QCOMPARE(n.text, QStringLiteral("kept"));
        QCOMPARE(n.style, NoteStyle::Accent);
        QVERIFY(!n.slice && !n.offset && n.verdict.isEmpty() && !n.id.isEmpty());
    }
    const QString path = NoteStore::besidePath(m_trace);
    QVERIFY(put(path, text));
    {
        Kept kept(m_trace);
        QCOMPARE(kept.problems, QStringList());
        QCOMPARE(kept.notices.size(), 1);
        QVERIFY2(kept.notices.front().contains(strange) && kept.notices.front().contains(path),
                 qPrintable(kept.notices.front()));
        kept.store.checkDisk();
        QCOMPARE(kept.notices.size(), 1);
        QCOMPARE(onDisk(path), text); // nothing happens to it before something is written
        kept.notes.add(textNote(QStringLiteral("new")));
        QVERIFY(kept.store.save());
    }
    QCOMPARE(onDisk(path + ".bak"), text);
    Kept again(m_trace);
    QCOMPARE(texts(again.notes), QStringList({"kept", "kept", "new"}));
    QCOMPARE(again.notices, QStringList());
}

void TestNotes::newerSheetIsReadOnly()
{
    const QByteArray newer = R"({"format": "lanescope-notes", "version": 2, "notes": [
        {"kind": "text", "text": "seen", "at": {"time_ns": 5000}}, {"kind": "hologram", "at": {"time_ns": 5}}]})";
    QVERIFY(put(NoteStore::besidePath(m_trace), newer));
    {
        Kept kept(m_trace);
        QCOMPARE(texts(kept.notes), QStringList(QStringLiteral("seen")));
        QCOMPARE(kept.problems.size(), 1);
        QVERIFY(kept.problems.front().contains(QLatin1String("newer")));
        QCOMPARE(kept.notes.add(textNote(QStringLiteral("no"))), QString());
        kept.notes.remove({kept.notes.all().front().id});
        QCOMPARE(texts(kept.notes), QStringList(QStringLiteral("seen")));
        QCOMPARE(kept.problems.size(), 3);
    }
    QCOMPARE(onDisk(NoteStore::besidePath(m_trace)), newer);
}

void TestNotes::mergingLosesNothing()
{
    std::mt19937_64 random(21);
    for (int round = 0; round < 400; ++round) {
        const std::vector<Note> base = randomNotes(random, 6);
        Notes ours, theirs;
        ours.reset(base);
        theirs.reset(base);
        for (int i = static_cast<int>(random() % 5); i > 0; --i)
            act(ours, random);
        for (int i = static_cast<int>(random() % 5); i > 0; --i)
            act(theirs, random);
        const MergedNotes merged = mergeNotes(base, ours.all(), theirs.all());
        const auto holds = [&](const Note &note) {
            return std::ranges::any_of(merged.notes, [&](const Note &m) {
                Note same = m;
                same.id = note.id;
                return same == note;
            });
        };
        int conflicts = 0;
        for (const Notes *side : {&ours, &theirs})
            for (const Note &note : side->all()) {
                const Note *before = byId(base, note.id);
                if (!before || *before != note)
                    QVERIFY(holds(note)); // whatever was written or changed is there
            }
        for (const Note &note : base) {
            const Note *own = byId(ours.all(), note.id), *other = byId(theirs.all(), note.id);
            const bool ownChanged = own && *own != note, otherChanged = other && *other != note;
            if (!ownChanged && !otherChanged)
                QCOMPARE(byId(merged.notes, note.id) != nullptr, own && other); // a deletion holds
            conflicts += ownChanged && otherChanged;
        }
        QCOMPARE(merged.conflicts, conflicts);
        // Nobody changed anything on one side: the other side's state is the result.
        QCOMPARE(mergeNotes(base, ours.all(), base).notes, ours.all());
        const std::vector<Note> taken = mergeNotes(base, base, theirs.all()).notes;
        QCOMPARE(taken.size(), theirs.all().size());
        for (const Note &note : theirs.all())
            QVERIFY(byId(taken, note.id) && *byId(taken, note.id) == note);
    }
}

void TestNotes::slicesAreFoundAgain()
{
    Kept kept(m_trace);
    const Trace &trace = *kept.trace;
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i) {
        Note note;
        note.kind = NoteKind::Callout;
        note.from = note.to = notePoint(trace, SliceId(i));
        note.slice = noteSlice(trace, SliceId(i));
        QCOMPARE(findSlice(trace, note), SliceId(i));
        // Another reader counted otherwise.
        for (const std::uint32_t id : {(i + 1) % trace.sliceCount(), 1'000'000u}) {
            note.slice->id = id;
            QCOMPARE(findSlice(trace, note), SliceId(i));
        }
        note.slice->start += 1;
        QCOMPARE(findSlice(trace, note), SliceId());
        note.slice = noteSlice(trace, SliceId(i));
        note.slice->name = QStringLiteral("never heard of");
        QCOMPARE(findSlice(trace, note), SliceId());
    }
}

void TestNotes::filesLieBesideTheTrace()
{
    QCOMPARE(NoteStore::besidePath(QStringLiteral("/a/run.pt.trace.json.gz")),
             QStringLiteral("/a/run.pt.trace.lanescope.json"));
    QCOMPARE(NoteStore::besidePath(QStringLiteral("/a/run.pt.trace.json")),
             QStringLiteral("/a/run.pt.trace.lanescope.json"));
    QCOMPARE(NoteStore::besidePath(QStringLiteral("rank0")), QStringLiteral("rank0.lanescope.json"));
    QVERIFY(NoteStore::isNotesFile(NoteStore::besidePath(m_trace)));
    QVERIFY(!NoteStore::isNotesFile(m_trace));
    QCOMPARE(NoteStore::traceBeside(NoteStore::besidePath(m_trace)), m_trace);
    QCOMPARE(NoteStore::traceBeside(QStringLiteral("/a/x.lanescope.json")), QStringLiteral("/a/x.lanescope.json"));
    QVERIFY(NoteStore::ownPath(QStringLiteral("/a/x.json")) != NoteStore::ownPath(QStringLiteral("/b/x.json")));
}

void TestNotes::savedByItselfAndRead()
{
    const QByteArray trace = onDisk(m_trace);
    const QString path = NoteStore::besidePath(m_trace);
    Note note = textNote(QStringLiteral("why?"));
    {
        Kept kept(m_trace);
        QVERIFY(!QFile::exists(path)); // looking leaves no trace
        note.id = kept.notes.add(note);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 5000);
        QVERIFY(kept.store.isSaved());
        QCOMPARE(kept.store.path(), path);
        note.text = QStringLiteral("because");
        kept.notes.change(note, QStringLiteral("change"));
    } // closing saves at once
    Kept again(m_trace);
    QCOMPARE(again.notes.all(), std::vector<Note>{note});
    QVERIFY(!again.notes.undoStack().canUndo());
    QVERIFY(again.problems.isEmpty() && again.notices.isEmpty());
    QCOMPARE(onDisk(m_trace), trace);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 2);
}

void TestNotes::killedWhileSaving()
{
#ifdef Q_OS_UNIX
    // A process that does nothing but save one of two large sets of notes, killed at any moment: one of the two is there, whole.
    const QString path = NoteStore::besidePath(m_trace);
    std::vector<Note> sets[2];
    for (std::size_t k = 0; k < 2; ++k)
        for (int i = 0; i < 400; ++i) {
            sets[k].push_back(textNote(QString(200, k == 0 ? u'a' : u'b')));
            sets[k].back().id = QStringLiteral("%1-%2").arg(k).arg(i);
        }
    int seen[2] = {0, 0};
    std::mt19937_64 random(5);
    for (int round = 0; round < 25; ++round) {
        QFile::remove(path);
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            // Nothing of Qt Test may run here, whatever happens.
            try {
                Kept kept(m_trace);
                for (int i = 0;; ++i) {
                    kept.notes.replace(sets[i % 2]);
                    kept.store.save();
                }
            } catch (...) {
            }
            _exit(1);
        }
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 10'000);
        QTest::qSleep(static_cast<int>(random() % 25));
        QCOMPARE(kill(child, SIGKILL), 0);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        const ReadNoteSheet read = readNoteSheet(onDisk(path));
        QCOMPARE(read.state, ReadNoteSheet::Fine);
        QVERIFY(read.sheet.notes == sets[0] || read.sheet.notes == sets[1]);
        ++seen[read.sheet.notes == sets[1]];
    }
    QVERIFY2(seen[0] + seen[1] == 25, "every round ended in one of the two");
    // And what is left of the killed ones is no hindrance.
    Kept kept(m_trace);
    QVERIFY(kept.problems.isEmpty());
    QVERIFY(!kept.notes.all().empty());
    kept.notes.add(textNote(QStringLiteral("after")));
    QVERIFY(kept.store.save());
#else
    QSKIP("needs fork()");
#endif
}

void TestNotes::twoWindowsOnOneFile()
{
    Kept a(m_trace), b(m_trace);
    const QString first = a.notes.add(textNote(QStringLiteral("from a")));
    QVERIFY(a.store.save());
    // b does not know of it yet, and saves.
    b.notes.add(textNote(QStringLiteral("from b")));
    QVERIFY(b.store.save());
    QCOMPARE(texts(b.notes), QStringList({"from a", "from b"}));
    QCOMPARE(readNoteSheet(onDisk(b.store.path())).sheet.notes, b.notes.all());
    a.store.checkDisk();
    QCOMPARE(texts(a.notes), texts(b.notes));
    // A deletion gets through, and so does a change of another note.
    b.notes.remove({first});
    Note changed = *a.notes.find(b.notes.all().back().id);
    changed.text = QStringLiteral("from b, by a");
    a.notes.change(changed, QStringLiteral("change"));
    QVERIFY(b.store.save());
    QVERIFY(a.store.save());
    QCOMPARE(texts(a.notes), QStringList(QStringLiteral("from b, by a")));
    // The other window hears of it by itself.
    QTRY_COMPARE_WITH_TIMEOUT(texts(b.notes), texts(a.notes), 5000);
    QVERIFY(a.notices.isEmpty() && b.notices.isEmpty() && a.problems.isEmpty() && b.problems.isEmpty());
}

void TestNotes::bothChangedTheSameNote()
{
    Note note = textNote(QStringLiteral("at first"));
    {
        Kept kept(m_trace);
        note.id = kept.notes.add(note);
    }
    Kept a(m_trace), b(m_trace);
    note.text = QStringLiteral("a's");
    a.notes.change(note, QStringLiteral("change"));
    note.text = QStringLiteral("b's");
    b.notes.change(note, QStringLiteral("change"));
    QVERIFY(a.store.save());
    QVERIFY(b.store.save());
    QCOMPARE(texts(b.notes), QStringList({"a's", "b's"}));
    QCOMPARE(b.notices.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(texts(a.notes), texts(b.notes), 5000);
    // Quiet afterwards: the two do not answer each other for ever.
    QVERIFY(a.store.save() && b.store.save());
    const QByteArray settled = onDisk(a.store.path());
    QTest::qWait(3 * NoteStore::saveDelay);
    QCOMPARE(onDisk(a.store.path()), settled);
    QCOMPARE(a.notes.all().size(), std::size_t{2});
}

void TestNotes::readOnlyFolder()
{
#ifdef Q_OS_UNIX
    Note note = textNote(QStringLiteral("a colleague's"));
    {
        Kept kept(m_trace);
        note.id = kept.notes.add(note);
    }
    const QString beside = NoteStore::besidePath(m_trace);
    const QByteArray colleagues = onDisk(beside);
    QTemporaryDir home; // what nobody writes, nobody must be able to
    qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
    const Nobody nobody({home.path(), m_folder->path(), m_trace, beside});
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
    QVERIFY(!put(m_folder->filePath(QStringLiteral("probe")), "x"));
    {
        Kept kept(m_trace);
        kept.notes.add(textNote(QStringLiteral("mine")));
        QVERIFY(kept.store.save());
        QCOMPARE(kept.store.path(), NoteStore::ownPath(m_trace));
        QCOMPARE(kept.notices.size(), 1);
    }
    QCOMPARE(onDisk(beside), colleagues);
    {
        Kept kept(m_trace);
        QCOMPARE(texts(kept.notes), QStringList({"a colleague's", "mine"}));
    }
    // The folder can be written again, and the colleague has gone on meanwhile.
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    NoteSheet sheet = readNoteSheet(colleagues).sheet;
    sheet.notes.front().text = QStringLiteral("a colleague's, better");
    QVERIFY(put(beside, writeNoteSheet(sheet)));
    Kept kept(m_trace);
    QCOMPARE(texts(kept.notes), QStringList({"a colleague's, better", "mine"}));
    kept.notes.add(textNote(QStringLiteral("more")));
    QVERIFY(kept.store.save());
    QCOMPARE(kept.store.path(), beside);
    QVERIFY(!QFile::exists(NoteStore::ownPath(m_trace)));
#else
    QSKIP("needs permissions of Unix");
#endif
}

void TestNotes::damagedFileIsKept()
{
    const QString path = NoteStore::besidePath(m_trace);
    const QByteArray damaged = R"({"format": "lanescope-notes", "version": 1, "notes": [
        {"kind": "text", "text": "whole", "at": {"time_ns": 5000}}, {"kind": "te)";
    for (int round = 0; round < 2; ++round) {
        const QByteArray bytes = damaged + QByteArray::number(round);
        QVERIFY(put(path, bytes));
        Kept kept(m_trace);
        QCOMPARE(kept.problems.size(), 1);
        QVERIFY(kept.problems.front().contains(path));
        QCOMPARE(onDisk(path), bytes); // nothing happens to it before something is written
        kept.notes.add(textNote(QStringLiteral("new")));
        QVERIFY(kept.store.save());
        QCOMPARE(onDisk(path + (round == 0 ? ".bak" : ".bak2")), bytes);
        QCOMPARE(readNoteSheet(onDisk(path)).state, ReadNoteSheet::Fine);
        // Damaged behind our back.
        QVERIFY(put(path, bytes));
        kept.notes.add(textNote(QStringLiteral("newer")));
        QVERIFY(kept.store.save());
        QCOMPARE(texts(kept.notes), QStringList({"new", "newer"}));
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.bak*")}).size(), round + 1);
    }
}

void TestNotes::notesOfAnotherRecording()
{
    {
        Kept kept(m_trace);
        kept.notes.add(textNote(QStringLiteral("here")));
    }
    QVERIFY(put(m_trace, MadeUp().slice("other", 0, 7).text()));
    Kept kept(m_trace);
    QCOMPARE(texts(kept.notes), QStringList(QStringLiteral("here")));
    QCOMPARE(kept.notices.size(), 1);
    QVERIFY(kept.notices.front().contains(QLatin1String("another recording")));
}

void TestNotes::samplesKeepTheirsApart()
{
    const QString elsewhere = m_folder->filePath(QStringLiteral("another"));
    {
        Kept kept(m_trace, true);
        kept.notes.add(textNote(QStringLiteral("on a sample")));
        QVERIFY(kept.store.save());
        QVERIFY(!QFile::exists(NoteStore::besidePath(m_trace)));
    }
    // Unpacked into another folder the next time.
    QVERIFY(QDir().mkpath(elsewhere));
    const QString moved = elsewhere + QStringLiteral("/run.pt.trace.json");
    QVERIFY(QFile::copy(m_trace, moved));
    Kept kept(moved, true);
    QCOMPARE(texts(kept.notes), QStringList(QStringLiteral("on a sample")));
    QVERIFY(QFile::remove(kept.store.path()));
}

void TestNotes::pipesKeepNone()
{
    Kept kept(m_trace);
    kept.store.open(QStringLiteral("/dev/null"), *kept.trace, false);
    kept.notes.add(textNote(QStringLiteral("gone soon")));
    kept.notes.add(textNote(QStringLiteral("this one, too")));
    QCOMPARE(kept.notices.size(), 1);
    QVERIFY(kept.problems.isEmpty());
    QVERIFY(kept.store.save());
    QVERIFY(!QFile::exists(NoteStore::besidePath(QStringLiteral("/dev/null"))));
    QVERIFY(!QFile::exists(NoteStore::ownPath(QStringLiteral("/dev/null"))));
    QVERIFY(!QFile::exists(NoteStore::besidePath(m_trace)));
}

QTEST_GUILESS_MAIN(TestNotes)
#include "tst_notes.moc"
