#include "ui/document/notestore.h"

#include "core/model/trace.h"
#include "ui/document/notes.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

namespace lanescope {

namespace {

constexpr qint64 mostBytes = 64 << 20; ///< a file beyond it is none of ours
const QString ending = QStringLiteral(".lanescope.json");

/// Null where the file is not there.
QByteArray contents(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = file.read(mostBytes);
    return bytes.isNull() ? QByteArray("") : bytes;
}

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/lanescope/notes");
}

QString hashOf(const QString &path)
{
    return QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(12));
}

} // namespace

NoteStore::NoteStore(Notes &notes, QObject *parent)
    : QObject(parent)
    , m_notes(notes)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(saveDelay);
    connect(&m_timer, &QTimer::timeout, this, &NoteStore::save);
    connect(&notes, &Notes::changed, this, [this] {
        if (!m_isOpen || m_isTaking)
            return;
        if (!m_isKept) {
            if (!std::exchange(m_hasToldWhere, true))
                emit notice(
                    tr("This trace came through a pipe, so its notes cannot be kept beside it. A picture can be "
                       "exported; to keep the notes, save the trace as a file and open that."));
            return;
        }
        m_isDirty = true;
        m_timer.start();
    });
    connect(&notes, &Notes::refused, this, [this] {
        emit problem(
            tr("The notes in %1 were written by a newer Lanescope. They are shown as far as they are understood, and "
               "cannot be changed here.")
                .arg(m_current));
    });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) {
        checkDisk();
        watch(path); // a file that was replaced is no longer watched
    });
}

NoteStore::~NoteStore()
{
    close();
}

QString NoteStore::besidePath(const QString &tracePath)
{
    QString path = tracePath;
    for (const char *packed : {".gz", ".json"})
        if (path.endsWith(QLatin1String(packed), Qt::CaseInsensitive))
            path.chop(static_cast<qsizetype>(qstrlen(packed)));
    return path + ending;
}

QString NoteStore::ownPath(const QString &tracePath)
{
    const QString beside = besidePath(QFileInfo(tracePath).absoluteFilePath());
    QString name = QFileInfo(beside).fileName();
    name.chop(ending.size());
    return ownFolder() + u'/' + name.left(80) + u'-' + hashOf(beside) + ending;
}

bool NoteStore::isNotesFile(const QString &path)
{
    return path.endsWith(ending, Qt::CaseInsensitive);
}

QString NoteStore::traceBeside(const QString &notesPath)
{
    const QString base = notesPath.chopped(isNotesFile(notesPath) ? ending.size() : 0);
    for (const char *packed : {".json.gz", ".json", ".gz", ""})
        if (const QString trace = base + QLatin1String(packed); QFileInfo(trace).isFile())
            return trace;
    return notesPath;
}

void NoteStore::read(Place &place, ReadNoteSheet &sheet)
{
    place.bytes = contents(place.path);
    place.base.clear();
    if (place.bytes.isNull())
        return;
    m_current = place.path;
    sheet = readNoteSheet(place.bytes);
    place.base = sheet.sheet.notes;
    if (sheet.state == ReadNoteSheet::Damaged)
        emit problem(
            tr("The notes in %1 are damaged: %2. What could be read is shown; before anything is written there, the "
               "file is kept as a .bak.")
                .arg(place.path, sheet.problem));
    else if (sheet.state == ReadNoteSheet::Newer)
        m_notes.setReadOnly(true);
    else if (!sheet.strange.isEmpty())
        emit notice(tr("Notes in %1 say something that is not known here: %2. They are shown without it; before "
                       "anything is written there, the file is kept as a .bak.")
                        .arg(place.path, strangeText(sheet.strange)));
}

void NoteStore::open(const QString &tracePath, const Trace &trace, bool isOwnOnly)
{
    close();
    m_stamp = noteStamp(trace);
    m_isOwnOnly = isOwnOnly;
    m_hasToldWhere = isOwnOnly; // who opens a sample does not ask where it lies
    m_beside = {besidePath(tracePath), {}, {}};
    m_own = {ownPath(isOwnOnly ? QStringLiteral("/samples/") + QFileInfo(tracePath).fileName() : tracePath), {}, {}};
    m_notes.setReadOnly(false);
    m_isKept = QFileInfo(tracePath).isFile();
    ReadNoteSheet beside, own;
    if (m_isKept)
        read(m_own, own);
    if (m_isKept && !isOwnOnly)
        read(m_beside, beside);
    std::vector<Note> notes = m_beside.base;
    if (!m_own.bytes.isNull())
        notes = m_beside.bytes.isNull() ? m_own.base : mergeNotes(own.sheet.beside, m_own.base, m_beside.base).notes;
    m_isTaking = true;
    m_notes.reset(std::move(notes));
    m_isTaking = false;
    m_isOpen = true;
    if (m_notes.isReadOnly())
        emit m_notes.refused();
    const NoteSheet::Stamp &stamp = m_beside.bytes.isNull() ? own.sheet.trace : beside.sheet.trace;
    if (stamp.isOtherThan(m_stamp) && !m_notes.all().empty())
        emit notice(tr("The notes in %1 were written on another recording (%2). They may point to the wrong places.")
                        .arg(m_current, stamp.file));
    watch(m_beside.path);
    watch(m_own.path);
}

void NoteStore::close()
{
    if (!m_isOpen)
        return;
    save();
    m_isOpen = false;
    m_isDirty = false;
    m_timer.stop();
    if (const QStringList files = m_watcher.files(); !files.isEmpty())
        m_watcher.removePaths(files);
    m_current.clear();
    m_notes.reset({});
    m_notes.setReadOnly(false);
}

void NoteStore::watch(const QString &path)
{
    if (m_isOpen && !m_watcher.files().contains(path) && QFileInfo::exists(path))
        m_watcher.addPath(path);
}

void NoteStore::take(const std::vector<Note> &base, const std::vector<Note> &theirs)
{
    const MergedNotes merged = mergeNotes(base, m_notes.all(), theirs);
    if (merged.conflicts > 0)
        emit notice(merged.conflicts == 1
                        ? tr("A note was changed here and in another window. Both versions are kept.")
                        : tr("%1 notes were changed here and in another window. Both versions of each are kept.")
                              .arg(merged.conflicts));
    const bool wasTaking = std::exchange(m_isTaking, true);
    m_notes.replace(merged.notes);
    m_isTaking = wasTaking;
}

void NoteStore::checkDisk()
{
    if (!m_isOpen || !m_isKept)
        return;
    for (Place *place : {&m_beside, &m_own}) {
        if (m_isOwnOnly && place == &m_beside)
            continue;
        const QByteArray bytes = contents(place->path);
        if (bytes.isNull() || bytes == place->bytes)
            continue;
        const ReadNoteSheet read = readNoteSheet(bytes);
        if (read.state != ReadNoteSheet::Fine)
            continue; // whoever writes it may not be done; save() looks again
        take(place->base, read.sheet.notes);
        place->bytes = bytes;
        place->base = read.sheet.notes;
        m_current = place->path;
        if (m_notes.all() != place->base && !m_isDirty) {
            m_isDirty = true; // both versions of something are to be kept
            m_timer.start();
        }
    }
}

bool NoteStore::backUp(const QString &path, const QByteArray &bytes)
{
    for (int k = 1; k < 100; ++k) {
        const QString name = path + (k == 1 ? QStringLiteral(".bak") : QStringLiteral(".bak%1").arg(k));
        if (contents(name) == bytes)
            return true; // is kept already
        if (QFileInfo::exists(name))
            continue;
        QSaveFile file(name);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    }
    return false;
}

NoteStore::Written NoteStore::write(Place &place, const std::vector<Note> &beside)
{
    const QByteArray now = contents(place.path);
    const ReadNoteSheet read = now.isNull() ? ReadNoteSheet() : readNoteSheet(now);
    if (read.state == ReadNoteSheet::Newer) {
        m_notes.setReadOnly(true);
        m_current = place.path;
        emit m_notes.refused();
        return Written::Refused;
    }
    if (!now.isNull() && now != place.bytes)
        // Of a damaged file it cannot be said that somebody deleted what is missing.
        take(read.state == ReadNoteSheet::Damaged ? std::vector<Note>()
             : place.bytes.isNull()               ? read.sheet.beside
                                                  : place.base,
             read.sheet.notes);
    if (now.isNull() && m_notes.all().empty())
        return Written::Done;
    const QByteArray bytes = writeNoteSheet({m_stamp, m_notes.all(), beside});
    if (bytes != now) {
        QSaveFile file(place.path);
        if (!file.open(QIODevice::WriteOnly))
            return Written::Impossible;
        const bool isReadWhole = read.state == ReadNoteSheet::Fine && read.strange.isEmpty();
        if (!isReadWhole && !backUp(place.path, now)) {
            file.cancelWriting();
            emit problem(
                tr("The notes are not saved: %1 cannot be read in full, nor kept as a .bak. Move it away, then "
                   "change a note.")
                    .arg(place.path));
            return Written::Refused;
        }
        if (file.write(bytes) != bytes.size() || !file.commit())
            return Written::Impossible;
    }
    place.bytes = bytes;
    place.base = m_notes.all();
    m_current = place.path;
    watch(place.path);
    return Written::Done;
}

bool NoteStore::save()
{
    m_timer.stop();
    if (!m_isOpen || !m_isDirty)
        return true;
    // Reading what is there and replacing it must not be interleaved with the same of another window. Without the lock, as in a home
    // that cannot be written, that is a matter of milliseconds.
    QDir().mkpath(ownFolder());
    QLockFile lock(ownFolder() + QStringLiteral("/.") + hashOf(m_own.path) + QStringLiteral(".lock"));
    (void)lock.tryLock(2000);
    Written done = m_isOwnOnly ? Written::Impossible : write(m_beside, {});
    if (done == Written::Done && !m_own.bytes.isNull()) {
        QFile::remove(m_own.path); // all of it lies beside the trace now
        m_own.bytes = {};
        m_own.base.clear();
    } else if (done == Written::Impossible) {
        done = write(m_own, m_beside.base);
        if (done == Written::Done && !m_hasToldWhere) {
            m_hasToldWhere = true;
            emit notice(tr("The folder of this trace cannot be written to. Its notes are kept in %1.").arg(m_own.path));
        }
    }
    if (done == Written::Impossible)
        emit problem(tr("The notes are not saved: neither %1 nor %2 can be written. Is the disk full?")
                         .arg(m_beside.path, m_own.path));
    m_isDirty = done != Written::Done;
    return !m_isDirty;
}

} // namespace lanescope
