#include "ui/document/note.h"

#include "core/model/trace.h"

#include <QCoreApplication>
#include <QUuid>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Note", text);
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

QString newNoteId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

const char *noteKindKey(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Text: return "text";
    case NoteKind::Range: return "range";
    case NoteKind::Arrow: return "arrow";
    case NoteKind::Callout: return "callout";
    case NoteKind::Box: break;
    }
    return "box";
}

const char *noteStyleKey(NoteStyle style)
{
    switch (style) {
    case NoteStyle::Accent: return "accent";
    case NoteStyle::Plain: return "plain";
    case NoteStyle::Good: return "good";
    case NoteStyle::Warning: return "warning";
    case NoteStyle::Critical: break;
    }
    return "critical";
}

QString noteKindName(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Text: return tr(QT_TRANSLATE_NOOP("Note", "Note"));
    case NoteKind::Range: return tr(QT_TRANSLATE_NOOP("Note", "Range"));
    case NoteKind::Arrow: return tr(QT_TRANSLATE_NOOP("Note", "Arrow"));
    case NoteKind::Callout: return tr(QT_TRANSLATE_NOOP("Note", "Callout"));
    case NoteKind::Box: break;
    }
    return tr(QT_TRANSLATE_NOOP("Note", "Box"));
}

QString noteStyleName(NoteStyle style)
{
    switch (style) {
    case NoteStyle::Accent: return tr(QT_TRANSLATE_NOOP("Note", "Blue"));
    case NoteStyle::Plain: return tr(QT_TRANSLATE_NOOP("Note", "Grey"));
    case NoteStyle::Good: return tr(QT_TRANSLATE_NOOP("Note", "Green"));
    case NoteStyle::Warning: return tr(QT_TRANSLATE_NOOP("Note", "Orange"));
    case NoteStyle::Critical: break;
    }
    return tr(QT_TRANSLATE_NOOP("Note", "Red"));
}

LaneId findLane(const Trace &trace, const NotePoint &point)
{
    const std::string pid = point.pid.toStdString(), tid = point.tid.toStdString();
    for (const Lane &lane : trace.lanes())
        if (point.hasLane() && lane.pid() == pid && lane.tid() == tid)
            return lane.id();
    return {};
}

SliceId findSlice(const Trace &trace, const Note &note)
{
    if (!note.slice)
        return {};
    const NoteSlice &wanted = *note.slice;
    const NameId name = trace.strings().find(wanted.name.toStdString());
    if (name.isNone())
        return {};
    const bool hasId = wanted.id < trace.sliceCount() && trace.nameId(SliceId(wanted.id)) == name;
    if (hasId && trace.start(SliceId(wanted.id)) == wanted.start)
        return SliceId(wanted.id);
    if (const LaneId id = findLane(trace, note.from)) {
        const Lane &lane = trace.lane(id);
        for (std::uint32_t i = lane.firstStartingAt(wanted.start); i < lane.size() && lane.start(i) == wanted.start;
             ++i)
            if (trace.nameId(lane.slice(i)) == name)
                return lane.slice(i);
    }
    return {};
}

NoteSlice noteSlice(const Trace &trace, SliceId slice)
{
    return {slice.value(), text(trace.name(slice)), trace.start(slice)};
}

NotePoint notePoint(const Trace &trace, SliceId slice)
{
    const Lane &lane = trace.lane(trace.laneOf(slice));
    return {trace.start(slice), text(lane.pid()), text(lane.tid()), trace.row(slice) + 0.5};
}

} // namespace lanescope
