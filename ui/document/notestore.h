#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include "ui/document/notesheet.h"

namespace lanescope {

class Notes;

/// Where the notes of a trace are kept: in a file beside it, or where that folder cannot be written, in the person's own.
///
/// It saves by itself, a moment after each change. A file is replaced as a whole or not at all, and what somebody else has written to
/// it meanwhile is merged, never overwritten. What cannot be read is kept as a .bak. Notes of a trace that came through a pipe are
/// not kept, and the person is told.
class NoteStore : public QObject {
    Q_OBJECT

public:
    explicit NoteStore(Notes &notes, QObject *parent = nullptr);
    ~NoteStore() override;

    /// Saves what is not saved yet and reads the notes of this trace. `isOwnOnly`: nothing is written beside it (samples).
    void open(const QString &tracePath, const Trace &trace, bool isOwnOnly);
    /// Saves, and knows of no trace any more.
    void close();
    /// Now; false where that failed, which problem() says.
    bool save();
    bool isSaved() const { return !m_isDirty; }
    /// Takes in what somebody else has written since.
    void checkDisk();
    /// The file that was read or written last; empty where there is none yet.
    QString path() const { return m_current; }

    /// `run.pt.trace.json.gz` has its notes in `run.pt.trace.lanescope.json`: packed or not, they are the same.
    static QString besidePath(const QString &tracePath);
    /// In the person's own folder.
    static QString ownPath(const QString &tracePath);
    static bool isNotesFile(const QString &path);
    /// The trace that lies beside a file of notes; that file itself where there is none.
    static QString traceBeside(const QString &notesPath);

    static constexpr int saveDelay = 400; ///< ms

signals:
    /// A sentence: something could not be read or kept.
    void problem(const QString &sentence);
    /// A sentence: something that one should know.
    void notice(const QString &sentence);

private:
    /// One of the two places.
    struct Place {
        QString path;
        QByteArray bytes; ///< as it was read or written last; null: not there
        std::vector<Note> base;
    };
    enum class Written { Done, Refused, Impossible };
    Written write(Place &place, const std::vector<Note> &beside);
    bool backUp(const QString &path, const QByteArray &bytes);
    void read(Place &place, ReadNoteSheet &sheet);
    void take(const std::vector<Note> &base, const std::vector<Note> &theirs);
    void watch(const QString &path);

    Notes &m_notes;
    NoteSheet::Stamp m_stamp;
    Place m_beside, m_own;
    QString m_current;
    bool m_isOpen = false;
    bool m_isOwnOnly = false;
    bool m_isKept = true; ///< else the trace is no file that could be found again
    bool m_isDirty = false;
    bool m_isTaking = false; ///< what changes now, comes from disk
    bool m_hasToldWhere = false;
    QTimer m_timer;
    QFileSystemWatcher m_watcher;
};

} // namespace lanescope
