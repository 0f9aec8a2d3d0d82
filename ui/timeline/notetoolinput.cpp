#include "ui/document/notes.h"
#include "ui/look/format.h"
#include "ui/look/shownkey.h"
#include "ui/timeline/noteeditor.h"
#include "ui/timeline/noteplace.h"
#include "ui/timeline/notetool.h"
#include "ui/timeline/timelineview.h"

#include <QHelpEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QToolTip>

#include <cmath>

// How notes are handled: the mouse, the keys and the menus.

namespace lanescope {

namespace {

constexpr double dragDistance = 4;

QIcon dotOf(NoteStyle style)
{
    QPixmap dot(QSize(32, 32));
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(noteColour(style, Theme::current()));
    painter.drawEllipse(QRectF(7, 7, 18, 18));
    return QIcon(dot);
}

} // namespace

bool NoteTool::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_view.timelineScene().trace())
        return false;
    if (watched == &m_view) {
        if (event->type() != QEvent::KeyPress)
            return false;
        return key(static_cast<const QKeyEvent &>(*event));
    }
    QGraphicsView &view = watched == m_view.viewport() ? static_cast<QGraphicsView &>(m_view) : m_view.pinnedView();
    const auto sceneAt = [&view](QPointF pos) {
        const QPoint whole = pos.toPoint();
        return view.mapToScene(whole) + (pos - whole); // mapToScene() knows whole pixels only, and never scales here
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto &mouse = static_cast<QMouseEvent &>(*event);
        if (m_isEditing)
            m_editor->finish();
        return mouse.button() == Qt::LeftButton && press(sceneAt(mouse.position()), mouse.modifiers());
    }
    case QEvent::MouseMove: {
        const auto &mouse = static_cast<QMouseEvent &>(*event);
        if (mouse.buttons() == Qt::NoButton)
            hover(view, sceneAt(mouse.position()));
        return move(sceneAt(mouse.position()), mouse.buttons(), mouse.modifiers());
    }
    case QEvent::MouseButtonRelease: {
        const auto &mouse = static_cast<QMouseEvent &>(*event);
        return mouse.button() == Qt::LeftButton && release(sceneAt(mouse.position()), mouse.modifiers());
    }
    case QEvent::MouseButtonDblClick: {
        const auto &mouse = static_cast<QMouseEvent &>(*event);
        const NoteItem::Hit hit = m_item.hit(sceneAt(mouse.position()));
        if (mouse.button() != Qt::LeftButton || (!hit && !m_pending))
            return false;
        if (hit)
            edit(hit.id);
        return true;
    }
    case QEvent::ContextMenu: {
        const auto &menu = static_cast<QContextMenuEvent &>(*event);
        const NoteItem::Hit hit = m_item.hit(view.mapToScene(menu.pos()));
        if (m_pending) {
            cancel();
            return true;
        }
        if (!hit)
            return false;
        select(hit.id);
        QMenu entries(&m_view);
        fillNoteMenu(entries);
        entries.exec(menu.globalPos());
        return true;
    }
    case QEvent::ToolTip: {
        const auto &help = static_cast<QHelpEvent &>(*event);
        const NoteItem::Hit hit = m_item.hit(view.mapToScene(help.pos()));
        const Note *note = hit ? m_notes.find(hit.id) : nullptr;
        if (note)
            QToolTip::showText(help.globalPos(), plainToolTip(note->text), view.viewport(),
                               QRect(help.pos(), QSize(1, 1)));
        return note != nullptr;
    }
    default: return false;
    }
}

// ---- mouse

void NoteTool::hover(QGraphicsView &view, QPointF pos)
{
    if (m_pending || m_view.isMeasuring())
        return;
    const NoteItem::Hit hit = m_item.hit(pos);
    if (!hit)
        view.viewport()->unsetCursor();
    else if (hit.part == NoteItem::Part::Card || hit.part == NoteItem::Part::Body)
        view.viewport()->setCursor(Qt::SizeAllCursor);
    else
        view.viewport()->setCursor(Qt::CrossCursor);
}

bool NoteTool::press(QPointF pos, Qt::KeyboardModifiers modifiers)
{
    if (m_pending) {
        QToolTip::hideText();
        m_pressAt = pos;
        m_isMaking = true;
        if (!m_draft) { // else an arrow that begins already somewhere
            Note note = blank(*m_pending);
            note.from = note.to = pointAt(pos, modifiers);
            m_isNew = true;
            setDraft(std::move(note));
        }
        return true;
    }
    const NoteItem::Hit hit = m_view.isMeasuring() ? NoteItem::Hit() : m_item.hit(pos);
    select(hit.id);
    if (!hit)
        return false;
    QToolTip::hideText();
    m_view.setFocus(Qt::MouseFocusReason);
    m_grab.part = hit.part;
    m_grab.at = pos;
    m_grab.placed = *m_item.placed(hit.id);
    m_grab.isMoved = false;
    return true;
}

bool NoteTool::move(QPointF pos, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
{
    if (m_pending) {
        // Where an arrow has begun, it follows the pointer without a button, too.
        if (m_draft && (m_isMaking || *m_pending == NoteKind::Arrow)) {
            Note note = *m_draft;
            note.to = pointAt(pos, modifiers);
            if (note.kind == NoteKind::Range) {
                note.to.pid = note.from.pid;
                note.to.tid = note.from.tid;
            }
            if (note.kind == NoteKind::Text || note.kind == NoteKind::Callout)
                note.to = note.from;
            setDraft(std::move(note));
        }
        return true;
    }
    if (m_grab.part == NoteItem::Part::None)
        return false;
    if (!(buttons & Qt::LeftButton)) {
        m_grab = {};
        return false;
    }
    if (!m_grab.isMoved && (pos - m_grab.at).manhattanLength() < dragDistance)
        return true;
    if (m_notes.isReadOnly() || !m_notes.find(selected()))
        return true;
    m_grab.isMoved = true;
    setDraft(dragged(pos, modifiers));
    return true;
}

bool NoteTool::release(QPointF pos, Qt::KeyboardModifiers)
{
    if (m_pending) {
        if (!std::exchange(m_isMaking, false) || !m_draft)
            return true;
        Note note = *m_draft;
        const bool isClick = (pos - m_pressAt).manhattanLength() < dragDistance;
        const SliceId slice = m_view.timelineScene().hit(pos).slice;
        const bool isArrow = note.kind == NoteKind::Arrow;
        if (isClick && isArrow && note.from == note.to)
            return true; // its end is the next click
        if (isClick && !isArrow && note.kind != NoteKind::Text) {
            const auto whole =
                slice ? onSlice(note.kind, slice) : onGap(note.kind, m_view.timelineScene().gapItem().hit(pos));
            if (!whole) {
                setDraft(std::nullopt); // nothing there that it could go around
                return true;
            }
            note = *whole;
        }
        place(std::move(note));
        return true;
    }
    if (m_grab.part == NoteItem::Part::None)
        return false;
    const bool isMoved = m_grab.isMoved;
    m_grab = {};
    if (isMoved && m_draft) {
        const Note note = *m_draft;
        m_draft.reset();
        m_notes.change(note, tr("move note"));
        refresh();
    }
    return true;
}

// ---- keys

bool NoteTool::key(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool isShifted = event.modifiers() & Qt::ShiftModifier;
    if (m_pending) {
        if (event.key() == Qt::Key_Escape) {
            cancel();
            return true;
        }
        const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
        const bool isAgain = event.key() == Qt::Key_N && isShifted;
        if ((isEnter || isAgain) && *m_pending == NoteKind::Arrow && m_draft) {
            const auto target = onSelection(NoteKind::Text);
            if (target && target->from != m_draft->from) {
                Note note = *m_draft;
                note.to = target->from;
                place(std::move(note));
            }
            return true;
        }
        if (isEnter)
            return true;
    }
    if (!selected().isEmpty() && !m_pending && selectionKey(event))
        return true;
    switch (event.key()) {
    case Qt::Key_N: isShifted ? begin(NoteKind::Arrow) : write(); return true;
    case Qt::Key_R: begin(NoteKind::Range); return true;
    case Qt::Key_B:
        if (!isShifted)
            return false;
        begin(NoteKind::Box);
        return true;
    default: return false;
    }
}

bool NoteTool::selectionKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: removeSelected(); return true;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter: edit(selected()); return true;
    case Qt::Key_Escape: select({}); return true;
    case Qt::Key_Left: nudge(-1, 0); return true;
    case Qt::Key_Right: nudge(1, 0); return true;
    case Qt::Key_Up: nudge(0, -1); return true;
    case Qt::Key_Down: nudge(0, 1); return true;
    default: break;
    }
    const int digit = event.key() - Qt::Key_1;
    if (digit < 0 || digit >= static_cast<int>(std::size(noteStyles)))
        return false;
    setStyle(noteStyles[digit]);
    return true;
}

// ---- menus

void NoteTool::fillNoteMenu(QMenu &menu)
{
    const Note *note = m_notes.find(selected());
    if (!note)
        return;
    const QString id = note->id;
    menu.addAction(tr("Edit the words") + QStringLiteral("\tF2"), this, [this, id] { edit(id); });
    QMenu *colours = menu.addMenu(tr("Colour"));
    int number = 0;
    for (const NoteStyle style : noteStyles) {
        QAction *action = colours->addAction(dotOf(style), noteStyleName(style) + QStringLiteral("\t%1").arg(++number),
                                             this, [this, style] { setStyle(style); });
        action->setCheckable(true);
        action->setChecked(style == note->style);
    }
    if (note->kind == NoteKind::Range) {
        QAction *all = menu.addAction(tr("Through all lanes"), this, [this, id](bool isAll) {
            const Note *before = m_notes.find(id);
            if (!before)
                return;
            Note changed = *before;
            // Back to a lane: the first one that is shown.
            const NotePoint first = notePointAt(m_view.timelineScene(), {0, m_view.mapToScene(0, 0).y() + 1});
            for (NotePoint *point : {&changed.from, &changed.to}) {
                point->pid = isAll ? QString() : first.pid;
                point->tid = isAll ? QString() : first.tid;
            }
            m_notes.change(changed, tr("move note"));
        });
        all->setCheckable(true);
        all->setChecked(!note->from.hasLane());
    }
    if (note->offset)
        menu.addAction(tr("Put the words where there is room"), this, [this, id] {
            const Note *before = m_notes.find(id);
            if (!before)
                return;
            Note changed = *before;
            changed.offset.reset();
            m_notes.change(changed, tr("move note"));
        });
    menu.addSeparator();
    menu.addAction(tr("Delete") + QStringLiteral("\tDel"), this, &NoteTool::removeSelected);
}

void NoteTool::fillPlaceMenu(QMenu &menu, QPointF scenePos)
{
    QMenu *notes = menu.addMenu(tr("Annotate"));
    const TimelineScene &scene = m_view.timelineScene();
    const SliceId slice = scene.hit(scenePos).slice;
    const auto add = [&](const QString &text, std::optional<Note> note) {
        if (note)
            notes->addAction(text, this, [this, n = std::move(*note)] { place(n); });
    };
    if (slice) {
        add(tr("Callout on this slice"), onSlice(NoteKind::Callout, slice));
        add(tr("Box around this slice"), onSlice(NoteKind::Box, slice));
        add(tr("Range of this slice"), onSlice(NoteKind::Range, slice));
        notes->addAction(tr("Arrow from here"), this, [this, slice] {
            m_view.selectSlice(slice);
            begin(NoteKind::Arrow);
        });
    }
    const GapItem::Hit gap = slice ? GapItem::Hit() : scene.gapItem().hit(scenePos);
    if (gap) {
        add(tr("Callout on this gap"), onGap(NoteKind::Callout, gap));
        add(tr("Box around this gap"), onGap(NoteKind::Box, gap));
        add(tr("Range of this gap"), onGap(NoteKind::Range, gap));
        notes->addAction(tr("Arrow from here"), this, [this, gap] {
            m_view.selectGap(gap);
            begin(NoteKind::Arrow);
        });
    }
    if (m_view.selectedRange())
        add(tr("Label of the selected range"), onSelection(NoteKind::Range));
    if (!slice) {
        Note note = blank(NoteKind::Text);
        note.from = note.to = notePointAt(scene, scenePos);
        add(tr("Note here"), note);
        notes->addAction(tr("Arrow …"), this, [this] {
            m_view.selectNothing();
            begin(NoteKind::Arrow);
        });
        notes->addAction(tr("Box …"), this, [this] {
            m_view.selectNothing();
            begin(NoteKind::Box);
        });
        notes->addAction(tr("Range …"), this, [this] {
            m_view.selectNothing();
            begin(NoteKind::Range);
        });
    }
}

void NoteTool::fillMenu(QMenu &menu)
{
    const TimelineScene &scene = m_view.timelineScene();
    const bool hasSlice = static_cast<bool>(m_view.selectedSlice()), hasRange = m_view.selectedRange().has_value();
    const bool hasGap = static_cast<bool>(scene.gapItem().selected()),
               hasMark = static_cast<bool>(scene.selectedMark());
    const bool hasThing = hasSlice || hasGap || hasMark;
    const auto named = [&](const QString &slice, const QString &gap, const QString &mark, const QString &nothing) {
        return hasSlice ? slice : hasGap ? gap : hasMark ? mark : nothing;
    };
    const auto entry = [&](const QString &text, const char *key, auto function) {
        menu.addAction(text + u'\t' + QLatin1String(key), this, function);
    };
    entry(hasRange ? tr("Label of the selected range")
                   : named(tr("Callout on the selected slice"), tr("Callout on the selected gap"),
                           tr("Callout on the selected mark"), tr("Note …")),
          "N", [this, isPlaced = hasThing || hasRange] { isPlaced ? write() : begin(NoteKind::Text); });
    if (!hasThing)
        menu.addAction(tr("Callout on a slice …"), this, [this] { begin(NoteKind::Callout); });
    entry(named(tr("Arrow from the selected slice …"), tr("Arrow from the selected gap …"),
                tr("Arrow from the selected mark …"), tr("Arrow …")),
          "Shift+N", [this] { begin(NoteKind::Arrow); });
    entry(named(tr("Box around the selected slice"), tr("Box around the selected gap"),
                tr("Box around the selected mark"), tr("Box …")),
          "Shift+B", [this] { begin(NoteKind::Box); });
    if (!hasRange)
        entry(named(tr("Range of the selected slice"), tr("Range of the selected gap"),
                    tr("Range of the selected mark"), tr("Range …")),
              "R", [this] { begin(NoteKind::Range); });
    if (hasThing)
        menu.addAction(tr("Note elsewhere …"), this, [this] {
            m_view.selectNothing();
            begin(NoteKind::Text);
        });
    menu.addSeparator();
    QAction *undo = m_notes.undoStack().createUndoAction(&menu, tr("Undo"));
    showKey(undo, QKeySequence::Undo);
    QAction *redo = m_notes.undoStack().createRedoAction(&menu, tr("Redo"));
    showKey(redo, QKeySequence::Redo);
    menu.addActions({undo, redo});
    menu.addSeparator();
    QAction *shown = menu.addAction(tr("Show notes"), this, &NoteTool::setShown);
    shown->setCheckable(true);
    shown->setChecked(m_item.isShown());
}

} // namespace lanescope
