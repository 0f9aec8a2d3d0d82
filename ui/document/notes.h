#pragma once

#include <QObject>
#include <QUndoStack>

#include "ui/document/note.h"

#include <vector>

namespace lanescope {

/// The notes of the trace that is open. Everything that is done to them can be undone and redone.
class Notes : public QObject {
    Q_OBJECT

public:
    explicit Notes(QObject *parent = nullptr);

    /// In order of creation.
    const std::vector<Note> &all() const { return m_notes; }
    /// Null where there is none; valid until the next change.
    const Note *find(const QString &id) const;

    /// Gives it an id if it has none, and returns that; empty where notes cannot be changed.
    QString add(Note note);
    /// Puts it in the place of the one that has its id. `what` names the change for a menu: "move note". Changes of one note that have
    /// the same `step` above 0 and follow each other are one step of undo.
    void change(const Note &note, const QString &what, int step = 0);
    void remove(const QStringList &ids);

    /// A file was read: no step of undo, and the older steps go.
    void reset(std::vector<Note> notes);
    /// Somebody else's changes came in: no step of undo. The older steps stay; one that finds its note changed does nothing.
    void replace(std::vector<Note> notes);

    /// Then changes are refused, and refused() says so.
    void setReadOnly(bool readOnly) { m_isReadOnly = readOnly; }
    bool isReadOnly() const { return m_isReadOnly; }

    QUndoStack &undoStack() { return m_stack; }

signals:
    void changed();
    void refused();

private:
    friend class NoteCommand;
    bool refuse();
    /// From one state of a note to another, none being not there; false where it is not in the first one.
    bool apply(const QString &id, const std::optional<Note> &from, const std::optional<Note> &to, std::size_t index);

    std::vector<Note> m_notes;
    QUndoStack m_stack;
    bool m_isReadOnly = false;
};

} // namespace lanescope
