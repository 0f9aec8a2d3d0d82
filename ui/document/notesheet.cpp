#include "ui/document/notesheet.h"

#include "core/model/trace.h"
#include "ui/look/format.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

namespace lanescope {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *formatName = "lanescope-notes";

QString tr(const char *text)
{
    return QCoreApplication::translate("Notes", text);
}

/// Thrown within this file, where a note lacks what it needs.
struct Unreadable {};

const Json &member(const Json &object, const char *key)
{
    if (!object.is_object())
        throw Unreadable{};
    const auto it = object.find(key);
    if (it == object.end())
        throw Unreadable{};
    return *it;
}

const Json *optionalMember(const Json &object, const char *key)
{
    const auto it = object.find(key);
    return it != object.end() && !it->is_null() ? &*it : nullptr;
}

QString textOf(const Json &value)
{
    if (!value.is_string())
        throw Unreadable{};
    return QString::fromStdString(value.get_ref<const std::string &>());
}

Nanoseconds timeOf(const Json &value)
{
    if (!value.is_number_integer() ||
        (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{INT64_MAX}))
        throw Unreadable{};
    return value.get<std::int64_t>();
}

std::uint32_t countOf(const Json &value)
{
    const Nanoseconds n = timeOf(value);
    if (n < 0 || n > INT32_MAX)
        throw Unreadable{};
    return static_cast<std::uint32_t>(n);
}

/// Kept within what a painter can use.
double realOf(const Json &value)
{
    if (!value.is_number())
        throw Unreadable{};
    return std::clamp(value.get<double>(), -1e6, 1e6);
}

NotePoint pointOf(const Json &json)
{
    NotePoint point;
    point.time = timeOf(member(json, "time_ns"));
    if (const Json *pid = optionalMember(json, "pid"))
        point.pid = textOf(*pid);
    if (const Json *tid = optionalMember(json, "tid"))
        point.tid = textOf(*tid);
    if (const Json *row = optionalMember(json, "row"))
        point.row = realOf(*row);
    return point;
}

Json jsonOf(const NotePoint &point)
{
    Json json = {{"time_ns", point.time}};
    if (point.hasLane()) {
        json["pid"] = point.pid.toStdString();
        json["tid"] = point.tid.toStdString();
    }
    json["row"] = point.row;
    return json;
}

template <class Enum, std::size_t N>
Enum enumOf(const Json &value, const Enum (&all)[N], const char *(*key)(Enum))
{
    const QString text = textOf(value);
    for (const Enum e : all)
        if (text == QLatin1String(key(e)))
            return e;
    throw Unreadable{};
}

/// What a note can do without: where that cannot be read, it stays as it usually is.
template <class Read>
void readUnlessStrange(const Json &json, const char *key, QStringList &strange, Read read)
{
    const Json *value = optionalMember(json, key);
    if (!value)
        return;
    try {
        read(*value);
    } catch (const Unreadable &) {
        const std::string text = value->dump(-1, ' ', false, Json::error_handler_t::replace);
        const QString what = QLatin1String(key) + u' ' + oneLine(text, 40);
        if (!strange.contains(what))
            strange += what;
    }
}

/// Its kind, words and places it cannot do without.
Note noteOf(const Json &json, QStringList &strange)
{
    Note note;
    note.kind = enumOf(member(json, "kind"), noteKinds, noteKindKey);
    if (const Json *text = optionalMember(json, "text"))
        note.text = textOf(*text);
    note.from = pointOf(member(json, "at"));
    const Json *to = optionalMember(json, "to");
    note.to = to ? pointOf(*to) : note.from;
    readUnlessStrange(json, "id", strange, [&](const Json &id) { note.id = textOf(id); });
    readUnlessStrange(json, "style", strange,
                      [&](const Json &style) { note.style = enumOf(style, noteStyles, noteStyleKey); });
    readUnlessStrange(json, "slice", strange, [&](const Json &slice) {
        note.slice =
            NoteSlice{countOf(member(slice, "id")), textOf(member(slice, "name")), timeOf(member(slice, "start_ns"))};
    });
    readUnlessStrange(json, "offset", strange, [&](const Json &offset) {
        if (!offset.is_array() || offset.size() != 2)
            throw Unreadable{};
        note.offset = QPointF(realOf(offset[0]), realOf(offset[1]));
    });
    readUnlessStrange(json, "verdict", strange, [&](const Json &verdict) { note.verdict = textOf(verdict); });
    return note;
}

Json jsonOf(const Note &note)
{
    Json json = {{"id", note.id.toStdString()},
                 {"kind", noteKindKey(note.kind)},
                 {"style", noteStyleKey(note.style)},
                 {"text", note.text.toStdString()},
                 {"at", jsonOf(note.from)}};
    if (note.to != note.from)
        json["to"] = jsonOf(note.to);
    if (note.slice)
        json["slice"] = {
            {"id", note.slice->id}, {"name", note.slice->name.toStdString()}, {"start_ns", note.slice->start}};
    if (note.offset)
        json["offset"] = {note.offset->x(), note.offset->y()};
    if (!note.verdict.isEmpty())
        json["verdict"] = note.verdict.toStdString();
    return json;
}

Json jsonOf(const std::vector<Note> &notes)
{
    Json json = Json::array();
    for (const Note &note : notes)
        json.push_back(jsonOf(note));
    return json;
}

/// Those that can be read; the others are counted in `lost`, and what was `strange` in those that are there is named.
std::vector<Note> notesOf(const Json &json, int &lost, QStringList &strange)
{
    std::vector<Note> notes;
    std::set<QString> ids;
    for (const Json &entry : json) {
        try {
            Note note = noteOf(entry, strange);
            // A hand that copied a note in the file need not think of its id.
            for (int k = 1; note.id.isEmpty() || ids.contains(note.id); ++k)
                note.id = QStringLiteral("note-%1").arg(ids.size() + static_cast<std::size_t>(k));
            ids.insert(note.id);
            notes.push_back(std::move(note));
        } catch (const Unreadable &) {
            ++lost;
        }
    }
    return notes;
}

const Note *find(const std::vector<Note> &notes, const QString &id)
{
    const auto it = std::ranges::find(notes, id, &Note::id);
    return it != notes.end() ? &*it : nullptr;
}

} // namespace

NoteSheet::Stamp noteStamp(const Trace &trace)
{
    return {QFileInfo(QString::fromStdString(trace.file().path)).fileName(), trace.extent(), trace.sliceCount()};
}

QByteArray writeNoteSheet(const NoteSheet &sheet)
{
    Json json = {{"format", formatName},
                 {"version", noteSheetVersion},
                 {"trace",
                  {{"file", sheet.trace.file.toStdString()},
                   {"start_ns", sheet.trace.extent.start},
                   {"end_ns", sheet.trace.extent.end},
                   {"slices", sheet.trace.slices}}},
                 {"notes", jsonOf(sheet.notes)}};
    if (!sheet.beside.empty())
        json["beside"] = jsonOf(sheet.beside);
    return QByteArray::fromStdString(json.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

QString strangeText(const QStringList &strange)
{
    constexpr qsizetype most = 3;
    return strange.mid(0, most).join(QStringLiteral(", ")) + (strange.size() > most ? QStringLiteral(" …") : QString());
}

ReadNoteSheet readNoteSheet(const QByteArray &text)
{
    ReadNoteSheet read;
    const auto damaged = [&read](const char *problem) {
        read.state = ReadNoteSheet::Damaged;
        read.problem = tr(problem);
        return read;
    };
    const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (json.is_discarded())
        return damaged(QT_TRANSLATE_NOOP("Notes", "its JSON is broken"));
    const Json *format = json.is_object() ? optionalMember(json, "format") : nullptr;
    if (!format || *format != formatName)
        return damaged(QT_TRANSLATE_NOOP("Notes", "it is no file of notes"));
    const Json *version = optionalMember(json, "version");
    if (!version || !version->is_number_integer())
        return damaged(QT_TRANSLATE_NOOP("Notes", "it does not say its version"));
    const bool isNewer = timeOf(*version) > noteSheetVersion;
    const Json *notes = optionalMember(json, "notes");
    if (isNewer)
        read.state = ReadNoteSheet::Newer;
    else if (!notes || !notes->is_array())
        return damaged(QT_TRANSLATE_NOOP("Notes", "it has no list of notes"));
    if (notes && notes->is_array())
        read.sheet.notes = notesOf(*notes, read.lost, read.strange);
    if (const Json *beside = optionalMember(json, "beside"); beside && beside->is_array()) {
        int lost = 0;
        QStringList strange;
        read.sheet.beside = notesOf(*beside, lost, strange);
    }
    try {
        const Json &trace = member(json, "trace");
        read.sheet.trace = {textOf(member(trace, "file")),
                            {timeOf(member(trace, "start_ns")), timeOf(member(trace, "end_ns"))},
                            countOf(member(trace, "slices"))};
    } catch (const Unreadable &) {
        // It only serves to warn of another trace's notes.
    }
    if (read.lost > 0 && !isNewer) {
        read.state = ReadNoteSheet::Damaged;
        read.problem = tr(QT_TRANSLATE_NOOP("Notes", "%1 of its notes cannot be read")).arg(read.lost);
    }
    return read;
}

MergedNotes mergeNotes(const std::vector<Note> &base, const std::vector<Note> &ours, const std::vector<Note> &theirs)
{
    MergedNotes merged;
    std::vector<Note> twins;
    for (const Note &own : ours) {
        const Note *before = find(base, own.id), *other = find(theirs, own.id);
        const bool isUntouched = before && *before == own;
        if (!other) {
            if (!isUntouched) // else they deleted it
                merged.notes.push_back(own);
        } else if (isUntouched) {
            merged.notes.push_back(*other);
        } else {
            merged.notes.push_back(own);
            if (*other != own && !(before && *before == *other)) {
                ++merged.conflicts;
                twins.push_back(*other);
                twins.back().id = newNoteId();
            }
        }
    }
    for (const Note &other : theirs) {
        const Note *before = find(base, other.id);
        if (!find(ours, other.id) && !(before && *before == other)) // else we deleted it
            merged.notes.push_back(other);
    }
    merged.notes.insert(merged.notes.end(), twins.begin(), twins.end());
    return merged;
}

} // namespace lanescope
