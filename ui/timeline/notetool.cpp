#include "ui/timeline/notetool.h"

#include "core/verdict/verdict.h"
#include "ui/document/notes.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/markitem.h"
#include "ui/timeline/noteeditor.h"
#include "ui/timeline/noteplace.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

constexpr double reach = 8; ///< within which the edge of a slice attracts

/// What stands where the words will be.
QString wordsHint(NoteKind kind)
{
    const bool needsWords = kind == NoteKind::Text || kind == NoteKind::Callout;
    return needsWords ? NoteTool::tr("What is to be seen here?") : NoteTool::tr("A label, if you like");
}

NoteStyle styleOf(VerdictSeverity severity)
{
    switch (severity) {
    case VerdictSeverity::Good: return NoteStyle::Good;
    case VerdictSeverity::Info: return NoteStyle::Accent;
    case VerdictSeverity::Warning: return NoteStyle::Warning;
    case VerdictSeverity::Critical: break;
    }
    return NoteStyle::Critical;
}

} // namespace

NoteTool::NoteTool(TimelineView &view, Notes &notes, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_notes(notes)
    , m_item(view.timelineScene().noteItem())
    , m_editor(new NoteEditor(&view))
{
    // Installed last, they are asked first.
    for (QObject *watched : std::initializer_list<QObject *>{&view, view.viewport(), view.pinnedView().viewport()})
        watched->installEventFilter(this);
    connect(&notes, &Notes::changed, this, &NoteTool::refresh);
    connect(m_editor, &NoteEditor::finished, this, &NoteTool::finishEditing);
    connect(m_editor, &NoteEditor::resized, this, &NoteTool::putEditor);
    connect(m_editor, &NoteEditor::styleChosen, this, [this](NoteStyle style) {
        if (!m_draft)
            return;
        m_draft->style = style;
        refresh();
    });
    connect(&view.axis(), &TimeAxis::changed, this, &NoteTool::putEditor);
    connect(&view.timelineScene(), &TimelineScene::layoutChanged, this, &NoteTool::putEditor);
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, &NoteTool::putEditor);
    connect(&view, &TimelineView::menuAboutToShow, this,
            [this](QMenu *menu, QPointF pos) { fillPlaceMenu(*menu, pos); });
}

// ---- what is shown

void NoteTool::refresh()
{
    std::vector<Note> shown = m_notes.all();
    if (m_draft) {
        Note draft = *m_draft;
        if (m_isEditing && draft.text.isEmpty())
            draft.text = wordsHint(draft.kind); // of about the size, so that the editor stands where the words will
        const auto it = std::ranges::find(shown, draft.id, &Note::id);
        if (it != shown.end())
            *it = std::move(draft);
        else if (m_isNew)
            shown.push_back(std::move(draft));
    }
    m_view.timelineScene().setNotes(std::move(shown));
    if (!m_item.selected().isEmpty() && !m_notes.find(m_item.selected()) && !m_draft)
        select({});
}

void NoteTool::setDraft(std::optional<Note> draft)
{
    m_draft = std::move(draft);
    refresh();
}

void NoteTool::setShown(bool shown)
{
    if (shown == m_item.isShown())
        return;
    m_view.timelineScene().setNotesShown(shown);
    emit shownChanged(shown);
}

void NoteTool::select(const QString &id)
{
    if (id == m_item.selected())
        return;
    m_item.select(id);
    emit selectionChanged();
}

void NoteTool::setPending(std::optional<NoteKind> kind)
{
    if (kind == m_pending)
        return;
    m_pending = kind;
    for (QWidget *ground : {m_view.viewport(), m_view.pinnedView().viewport()})
        kind ? ground->setCursor(Qt::CrossCursor) : ground->unsetCursor();
    emit hintChanged();
}

QString NoteTool::hint() const
{
    if (!m_pending)
        return {};
    switch (*m_pending) {
    case NoteKind::Text: return tr("Click where the note belongs. Esc ends it.");
    case NoteKind::Callout: return tr("Click the slice that the note is about. Esc ends it.");
    case NoteKind::Range: return tr("Drag along the time that the range covers, or click a slice. Esc ends it.");
    case NoteKind::Box: return tr("Drag a frame around slices, or click one. Esc ends it.");
    case NoteKind::Arrow: break;
    }
    return m_draft ? tr("Click where the arrow leads, or select a slice with the keys and press Enter. Esc ends it.")
                   : tr("Drag from where the arrow begins to where it leads. Esc ends it.");
}

// ---- making

Note NoteTool::blank(NoteKind kind) const
{
    Note note;
    note.id = newNoteId();
    note.kind = kind;
    return note;
}

NotePoint NoteTool::pointAt(QPointF pos, Qt::KeyboardModifiers modifiers) const
{
    const TimelineScene &scene = m_view.timelineScene();
    NotePoint point = notePointAt(scene, pos);
    if (!(modifiers & Qt::ControlModifier))
        point.time = scene.snapped(pos, reach);
    return point;
}

std::optional<Note> NoteTool::onSlice(NoteKind kind, SliceId slice) const
{
    const TimelineScene &scene = m_view.timelineScene();
    const QRectF rect = scene.rectOf(slice);
    const LaneItem *lane = scene.laneItem(scene.trace()->laneOf(slice));
    if (rect.height() <= 0 || !lane)
        return std::nullopt;
    Note note = blank(kind);
    note.from = notePoint(*scene.trace(), slice);
    note.from.row = lane->rowOf(slice) + 0.5;
    note.to = note.from;
    if (kind == NoteKind::Callout) {
        note.slice = noteSlice(*scene.trace(), slice);
    } else if (kind == NoteKind::Range || kind == NoteKind::Box) {
        note.to.time = scene.trace()->end(slice);
        note.from.row -= 0.625;
        note.to.row += 0.625;
    }
    return note;
}

std::optional<Note> NoteTool::onStretch(NoteKind kind, TimeRange range, const QRectF &rect) const
{
    if (rect.height() <= 0)
        return std::nullopt;
    Note note = blank(kind);
    note.from = notePointAt(m_view.timelineScene(), {0, rect.center().y()});
    note.from.time = range.start;
    note.to = note.from;
    if (kind == NoteKind::Text || kind == NoteKind::Arrow) {
        note.from.time = note.to.time = range.start + range.length() / 2; // its start is the end of something else
        return note;
    }
    note.to.time = range.end;
    if (kind != NoteKind::Callout) {
        note.from.row -= 0.625;
        note.to.row += 0.625;
    }
    return note;
}

std::optional<Note> NoteTool::onGap(NoteKind kind, const GapItem::Hit &gap) const
{
    if (!gap)
        return std::nullopt;
    return onStretch(kind, gap.part->range, m_view.timelineScene().gapItem().rectOf(gap));
}

std::optional<Note> NoteTool::onSelection(NoteKind kind) const
{
    const TimelineScene &scene = m_view.timelineScene();
    if (const auto range = m_view.selectedRange(); range && kind == NoteKind::Range) {
        // A selected range is one of all lanes.
        Note note = blank(kind);
        note.from.time = range->start;
        note.to.time = range->end;
        return note;
    }
    if (const SliceId slice = m_view.selectedSlice(); slice && scene.trace())
        return onSlice(kind, slice);
    if (const auto &mark = scene.selectedMark())
        return onStretch(kind, mark.item->track().marks[mark.mark.value()].range,
                         QRectF(0, mark.item->y(), 1, mark.item->height()));
    return onGap(kind, scene.gapItem().selected());
}

void NoteTool::write()
{
    if (!m_view.timelineScene().trace())
        return;
    for (const NoteKind kind : {NoteKind::Range, NoteKind::Callout})
        if (kind == NoteKind::Callout || m_view.selectedRange())
            if (auto note = onSelection(kind))
                return place(std::move(*note));
    const QPointF pointer = m_view.viewport()->mapFromGlobal(QCursor::pos());
    const bool isInside = QRectF(m_view.viewport()->rect()).contains(pointer);
    const QPointF at = isInside ? pointer : QRectF(m_view.viewport()->rect()).center();
    Note note = blank(NoteKind::Text);
    note.from = note.to = pointAt(m_view.mapToScene(at.toPoint()), {});
    place(std::move(note));
}

void NoteTool::begin(NoteKind kind)
{
    if (!m_view.timelineScene().trace())
        return;
    cancel();
    setShown(true);
    m_view.setMeasuring(false);
    if (auto note = onSelection(kind); note && kind != NoteKind::Text) {
        if (kind != NoteKind::Arrow)
            return place(std::move(*note));
        // From the selected slice; where it leads, is to be said yet.
        m_isNew = true;
        setDraft(std::move(note));
    }
    m_view.setFocus();
    setPending(kind);
    emit hintChanged();
}

void NoteTool::cancel()
{
    if (m_isEditing)
        m_editor->finish();
    m_isMaking = false;
    m_grab = {};
    setPending(std::nullopt);
    if (m_draft) {
        m_isNew = false;
        setDraft(std::nullopt);
    }
}

void NoteTool::place(Note note)
{
    m_isMaking = false;
    setShown(true);
    setPending(std::nullopt);
    if (m_notes.isReadOnly()) {
        setDraft(std::nullopt);
        m_notes.add(std::move(note)); // is refused, and said so
        return;
    }
    m_isNew = true;
    const QString id = note.id;
    setDraft(std::move(note));
    select(id);
    edit(id);
}

void NoteTool::edit(const QString &id)
{
    if (m_isEditing)
        m_editor->finish();
    if (!m_draft || m_draft->id != id) {
        const Note *note = m_notes.find(id);
        if (!note)
            return;
        if (m_notes.isReadOnly()) {
            emit m_notes.refused();
            return;
        }
        m_isNew = false;
        m_before = *note;
        setDraft(*note);
    }
    setShown(true);
    m_isEditing = true;
    m_item.setEdited(id);
    refresh();
    m_editor->open(m_draft->text, m_draft->style, wordsHint(m_draft->kind));
    putEditor();
}

void NoteTool::putEditor()
{
    if (!m_isEditing || !m_draft)
        return;
    const PlacedNote *placed = m_item.placed(m_draft->id);
    const QSize size = m_editor->size();
    QPointF at = m_view.viewport()->rect().center() - QPointF(size.width(), size.height()) / 2;
    if (placed && !placed->lines.empty())
        at = m_view.mapFromScene(placed->card.topLeft()) - QPointF(4, 2);
    const QRect room = m_view.viewport()->rect().adjusted(4, 4, -4, -4);
    const double x = std::clamp<double>(at.x(), room.left(), std::max(room.left(), room.right() - size.width()));
    const double y = std::clamp<double>(at.y(), room.top(), std::max(room.top(), room.bottom() - size.height()));
    m_editor->move(m_view.viewport()->mapTo(&m_view, QPoint(static_cast<int>(x), static_cast<int>(y))));
}

void NoteTool::finishEditing(bool isKept)
{
    if (!std::exchange(m_isEditing, false) || !m_draft)
        return;
    m_item.setEdited({});
    Note note = *m_draft;
    const bool isNew = std::exchange(m_isNew, false);
    const bool needsWords = note.kind == NoteKind::Text || note.kind == NoteKind::Callout;
    m_draft.reset();
    if (isKept) {
        note.text = m_editor->text();
        note.style = m_editor->style();
    }
    if (isNew) {
        // A frame or an arrow says something without words, too.
        if (!needsWords || (isKept && !note.text.isEmpty()))
            m_notes.add(note);
    } else if (isKept && note != m_before) {
        const Note *now = m_notes.find(note.id);
        if (now && *now != m_before) {
            // Somebody else changed it while it was written here: both are kept.
            note.id = newNoteId();
            m_notes.add(note);
        } else if (needsWords && note.text.isEmpty()) {
            m_notes.remove({note.id});
        } else if (now) {
            m_notes.change(note, tr("edit note"));
        } else {
            m_notes.add(note); // they deleted what was worth writing here
        }
    }
    refresh();
    m_view.setFocus();
}

void NoteTool::pin(const Verdict &verdict, const Evidence *evidence)
{
    const TimelineScene &scene = m_view.timelineScene();
    if (!scene.trace())
        return;
    const Trace &trace = *scene.trace();
    Note note = blank(NoteKind::Callout);
    note.verdict = QString::fromStdString(verdict.id);
    note.style = styleOf(verdict.severity);
    note.text = verdictText(verdict.title, verdict.numbers) + u'\n' + verdictText(verdict.summary, verdict.numbers);
    const auto inLane = [&](LaneId lane, Nanoseconds time) {
        const Lane &l = trace.lane(lane);
        return NotePoint{time, QString::fromStdString(l.pid()), QString::fromStdString(l.tid()), 0.5};
    };
    if (evidence && evidence->slice && (evidence->range.isEmpty() || evidence->range == trace.range(evidence->slice))) {
        note.slice = noteSlice(trace, evidence->slice);
        note.from = note.to = notePoint(trace, evidence->slice);
    } else if (evidence && !evidence->range.isEmpty()) {
        const LaneId lane = evidence->lane.isNone() && evidence->slice ? trace.laneOf(evidence->slice) : evidence->lane;
        if (lane.isNone())
            note.kind = NoteKind::Range;
        note.from = lane.isNone() ? NotePoint{evidence->range.start, {}, {}, 0} : inLane(lane, evidence->range.start);
        note.to = note.from;
        note.to.time = evidence->range.end;
    } else {
        note.kind = NoteKind::Text;
        note.from = note.to = notePointAt(scene, m_view.mapToScene(m_view.viewport()->rect().center()));
    }
    for (const Note &other : m_notes.all())
        if (other.verdict == note.verdict && other.kind == note.kind && other.slice == note.slice &&
            (note.kind == NoteKind::Text || (other.from.time == note.from.time && other.to.time == note.to.time)))
            return show(other.id);
    setShown(true);
    select(m_notes.add(note));
}

// ---- going there

void NoteTool::show(const QString &id)
{
    const Note *note = m_notes.find(id);
    TimelineScene &scene = m_view.timelineScene();
    if (!note || !scene.trace())
        return;
    setShown(true);
    const SliceId slice = findSlice(*scene.trace(), *note);
    if (slice)
        scene.uncover(slice);
    for (const NotePoint *point : {&note->from, &note->to})
        if (TrackItem *track = noteTrack(scene, *point); track && track->isHidden())
            scene.setHidden(*track, false);
    const TimeRange range = slice ? scene.trace()->range(slice) : note->range();
    const TimeRange visible = m_view.axis().target();
    const bool isTiny = range.length() > 0 && range.length() < visible.length() / 200;
    if (isTiny || range.length() > visible.length()) {
        const Nanoseconds margin = isTiny ? range.length() * 10 : range.length() / 10;
        m_view.axis().fit({saturatingSubtract(range.start, margin), saturatingAdd(range.end, margin)});
    } else if (!visible.contains(range.start) || !visible.contains(range.end)) {
        const Nanoseconds margin = visible.length() / 4;
        m_view.axis().reveal({saturatingSubtract(range.start, margin), saturatingAdd(range.end, margin)});
    }
    select(id);
    if (const PlacedNote *placed = m_item.placed(id)) {
        const QRectF all = placed->lines.empty() ? placed->target : placed->target.united(placed->card);
        if (all.bottom() > 0)
            m_view.ensureVisible(QRectF(0, all.top(), 1, all.height()), 0, 8);
    }
    m_view.viewport()->update();
}

// ---- changing

void NoteTool::removeSelected()
{
    if (!selected().isEmpty())
        m_notes.remove({selected()});
}

void NoteTool::setStyle(NoteStyle style)
{
    if (const Note *note = m_notes.find(selected())) {
        Note changed = *note;
        changed.style = style;
        m_notes.change(changed, tr("colour note"));
    }
}

Note NoteTool::shifted(const Note &note, QPointF by) const
{
    const TimelineScene &scene = m_view.timelineScene();
    Note moved = note;
    const Nanoseconds dt = scene.look().scale.span(by.x());
    for (NotePoint *point : {&moved.from, &moved.to}) {
        const TrackItem *track = noteTrack(scene, *point);
        const Nanoseconds time = saturatingAdd(point->time, dt);
        // A range through all lanes has no height to move in.
        if (track || note.kind != NoteKind::Range) {
            const double y = noteY(scene, track, point->row) + by.y();
            *point = notePointAt(scene, {0, y});
        }
        point->time = time;
    }
    if (note.kind == NoteKind::Range) {
        moved.to.pid = moved.from.pid;
        moved.to.tid = moved.from.tid;
    }
    return moved;
}

QPointF NoteTool::offsetOf(const PlacedNote &placed, QPointF by) const
{
    const QPointF offset = (placed.card.topLeft() + by - placed.origin) / m_view.timelineScene().look().fontScale;
    return {std::round(offset.x() * 4) / 4, std::round(offset.y() * 4) / 4};
}

Note NoteTool::dragged(QPointF pos, Qt::KeyboardModifiers modifiers) const
{
    const Note *note = m_notes.find(selected());
    if (!note)
        return {};
    Note moved = *note;
    const QPointF by = pos - m_grab.at;
    const NotePoint point = pointAt(pos, modifiers);
    const bool isRange = note->kind == NoteKind::Range;
    using Part = NoteItem::Part;
    switch (m_grab.part) {
    case Part::None: break;
    case Part::Card: moved.offset = offsetOf(m_grab.placed, by); break;
    case Part::Body: moved = shifted(*note, by); break;
    case Part::From: isRange ? void(moved.from.time = point.time) : void(moved.from = point); break;
    case Part::To: isRange ? void(moved.to.time = point.time) : void(moved.to = point); break;
    case Part::FromTo:
        moved.from.time = point.time;
        moved.to = {moved.to.time, point.pid, point.tid, point.row};
        break;
    case Part::ToFrom:
        moved.to.time = point.time;
        moved.from = {moved.from.time, point.pid, point.tid, point.row};
        break;
    }
    if (note->kind == NoteKind::Text)
        moved.to = moved.from;
    return moved;
}

void NoteTool::nudge(int dx, int dy)
{
    const Note *note = m_notes.find(selected());
    const PlacedNote *placed = note ? m_item.placed(note->id) : nullptr;
    if (!placed)
        return;
    const TimelineScene &scene = m_view.timelineScene();
    Note moved = *note;
    if (note->kind == NoteKind::Callout)
        moved.offset = offsetOf(*placed, QPointF(dx, dy) * 6);
    else
        moved = shifted(*note, QPointF(dx * 6, dy * scene.look().metrics.pitch() / 2));
    m_notes.change(moved, tr("move note"), 1);
}

} // namespace lanescope
