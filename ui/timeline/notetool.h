#pragma once

#include <QObject>

#include "ui/document/note.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/noteitem.h"

class QGraphicsView;
class QKeyEvent;
class QMenu;
class QMouseEvent;

namespace lanescope {

class NoteEditor;
class Notes;
class TimelineView;
struct Evidence;
struct Verdict;

/// What a person does to notes on the timeline: writes them, by mouse or by keys, selects, moves, colours and deletes them.
///
/// It sees the events of the timeline first and leaves to it what is not about notes.
class NoteTool : public QObject {
    Q_OBJECT

public:
    NoteTool(TimelineView &view, Notes &notes, QObject *parent = nullptr);

    /// What the next press on the timeline makes, if anything.
    std::optional<NoteKind> pending() const { return m_pending; }
    /// What to do next, for the status line; empty where nothing is under way.
    QString hint() const;
    QString selected() const { return m_item.selected(); }
    NoteEditor &editor() { return *m_editor; }

    /// The entries of the Annotate menu.
    void fillMenu(QMenu &menu);
    /// What can be done to the selected note.
    void fillNoteMenu(QMenu &menu);
    /// What can be written at a place of the timeline.
    void fillPlaceMenu(QMenu &menu, QPointF scenePos);
    /// Puts a verdict where its proof is; the second time it goes to the note that there is.
    void pin(const Verdict &verdict, const Evidence *evidence);

public slots:
    /// Words on what is selected: on a slice, along a range, else where the pointer is.
    void write();
    /// One of this kind: on what is selected, else where the next press is.
    void begin(lanescope::NoteKind kind);
    void cancel();
    void select(const QString &id);
    /// Goes there and selects it.
    void show(const QString &id);
    void edit(const QString &id);
    void removeSelected();
    void setStyle(lanescope::NoteStyle style);
    void setShown(bool shown);

signals:
    void selectionChanged();
    void hintChanged();
    void shownChanged(bool shown);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(QPointF pos, Qt::KeyboardModifiers modifiers);
    bool move(QPointF pos, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers);
    bool release(QPointF pos, Qt::KeyboardModifiers modifiers);
    bool key(const QKeyEvent &event);
    bool selectionKey(const QKeyEvent &event);
    void nudge(int dx, int dy);
    void hover(QGraphicsView &view, QPointF pos);

    Note blank(NoteKind kind) const;
    NotePoint pointAt(QPointF pos, Qt::KeyboardModifiers modifiers) const;
    /// Of this kind on what is selected: a range, a slice, a gap or a mark; nothing where nothing is.
    std::optional<Note> onSelection(NoteKind kind) const;
    std::optional<Note> onSlice(NoteKind kind, SliceId slice) const;
    /// On what has no slice: `rect` is where it is drawn.
    std::optional<Note> onStretch(NoteKind kind, TimeRange range, const QRectF &rect) const;
    std::optional<Note> onGap(NoteKind kind, const GapItem::Hit &gap) const;
    /// A draft is shown and not yet one of the notes.
    void setDraft(std::optional<Note> draft);
    void place(Note note);
    void finishEditing(bool isKept);
    void putEditor();
    void refresh();
    void setPending(std::optional<NoteKind> kind);
    Note dragged(QPointF pos, Qt::KeyboardModifiers modifiers) const;
    QPointF offsetOf(const PlacedNote &placed, QPointF by) const;
    Note shifted(const Note &note, QPointF by) const;

    TimelineView &m_view;
    Notes &m_notes;
    NoteItem &m_item;
    NoteEditor *m_editor;
    std::optional<NoteKind> m_pending;
    std::optional<Note> m_draft; ///< being made, written or dragged; may stand for one of the notes
    Note m_before;               ///< the note that is being written, as it was
    bool m_isNew = false;        ///< the draft is no note yet
    bool m_isEditing = false;
    struct {
        NoteItem::Part part = NoteItem::Part::None;
        QPointF at;
        PlacedNote placed;
        bool isMoved = false;
    } m_grab;
    bool m_isMaking = false; ///< the button is down since the draft was begun
    QPointF m_pressAt;
};

} // namespace lanescope
