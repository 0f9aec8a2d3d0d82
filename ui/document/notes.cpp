#include "ui/document/notes.h"

#include <algorithm>

namespace lanescope {

/// One note before and after; not there before it was made and after it was deleted.
class NoteCommand : public QUndoCommand {
public:
    NoteCommand(Notes &notes, std::optional<Note> before, std::optional<Note> after, const QString &what, int step = 0)
        : QUndoCommand(what)
        , m_notes(notes)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_step(step)
    {
        const auto &all = notes.all();
        m_index = static_cast<std::size_t>(std::ranges::find(all, noteId(), &Note::id) - all.begin());
    }

    void redo() override { setObsolete(!m_notes.apply(noteId(), m_before, m_after, m_index)); }
    void undo() override { setObsolete(!m_notes.apply(noteId(), m_after, m_before, m_index)); }
    int id() const override { return m_step > 0 ? m_step : -1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &next = static_cast<const NoteCommand &>(*other);
        if (next.noteId() != noteId() || !m_after || !next.m_before || *m_after != *next.m_before)
            return false;
        m_after = next.m_after;
        setObsolete(m_before == m_after);
        return true;
    }

private:
    QString noteId() const { return m_before ? m_before->id : m_after->id; }

    Notes &m_notes;
    std::optional<Note> m_before, m_after;
    std::size_t m_index;
    int m_step;
};

Notes::Notes(QObject *parent)
    : QObject(parent)
{}

const Note *Notes::find(const QString &id) const
{
    const auto it = std::ranges::find(m_notes, id, &Note::id);
    return it != m_notes.end() ? &*it : nullptr;
}

bool Notes::refuse()
{
    if (m_isReadOnly)
        emit refused();
    return m_isReadOnly;
}

QString Notes::add(Note note)
{
    if (refuse())
        return {};
    if (note.id.isEmpty())
        note.id = newNoteId();
    const QString id = note.id;
    m_stack.push(new NoteCommand(*this, std::nullopt, std::move(note), tr("add note")));
    return id;
}

void Notes::change(const Note &note, const QString &what, int step)
{
    const Note *before = find(note.id);
    if (!before || *before == note || refuse())
        return;
    m_stack.push(new NoteCommand(*this, *before, note, what, step));
}

void Notes::remove(const QStringList &ids)
{
    if (ids.isEmpty() || refuse())
        return;
    m_stack.beginMacro(ids.size() == 1 ? tr("delete note") : tr("delete %1 notes").arg(ids.size()));
    for (const QString &id : ids)
        if (const Note *note = find(id))
            m_stack.push(new NoteCommand(*this, *note, std::nullopt, {}));
    m_stack.endMacro();
}

void Notes::reset(std::vector<Note> notes)
{
    m_stack.clear();
    replace(std::move(notes));
}

void Notes::replace(std::vector<Note> notes)
{
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    emit changed();
}

bool Notes::apply(const QString &id, const std::optional<Note> &from, const std::optional<Note> &to, std::size_t index)
{
    const auto it = std::ranges::find(m_notes, id, &Note::id);
    const bool isThere = it != m_notes.end();
    if (isThere != from.has_value() || (isThere && *it != *from))
        return false;
    if (isThere && to)
        *it = *to;
    else if (isThere)
        m_notes.erase(it);
    else if (to)
        m_notes.insert(m_notes.begin() + static_cast<std::ptrdiff_t>(std::min(index, m_notes.size())), *to);
    emit changed();
    return true;
}

} // namespace lanescope
