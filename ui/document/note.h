#pragma once

#include <QPointF>
#include <QString>

#include "core/base/ids.h"
#include "core/base/time.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope {

class Trace;

enum class NoteKind : std::uint8_t {
    Text,    ///< words at a place
    Range,   ///< a stretch of time with its length, in a lane or through all of them
    Arrow,   ///< from one place to another
    Callout, ///< words tied to a slice, or to a stretch of a lane
    Box,     ///< a frame around slices
};
constexpr NoteKind noteKinds[] = {NoteKind::Text, NoteKind::Range, NoteKind::Arrow, NoteKind::Callout, NoteKind::Box};

/// Which of the theme's colours a note wears.
enum class NoteStyle : std::uint8_t { Accent, Plain, Good, Warning, Critical };
constexpr NoteStyle noteStyles[] = {NoteStyle::Accent, NoteStyle::Plain, NoteStyle::Good, NoteStyle::Warning,
                                    NoteStyle::Critical};

/// A place in a trace that is the same on every machine: a time, a lane by its pid and tid, and how far down in it.
struct NotePoint {
    Nanoseconds time = 0;
    QString pid, tid; ///< both empty: no lane, all of them
    double row = 0;   ///< rows from the lane's first one; 0.5 is the middle of it

    bool hasLane() const { return !pid.isEmpty() || !tid.isEmpty(); }
    bool operator==(const NotePoint &) const = default;
};

/// A slice as a file can name it.
struct NoteSlice {
    std::uint32_t id = 0; ///< in file order; another version of the reader may count otherwise
    QString name;
    Nanoseconds start = 0;
    bool operator==(const NoteSlice &) const = default;
};

/// Something that a person wrote or drew onto a trace.
struct Note {
    QString id; ///< unique, never shown
    NoteKind kind = NoteKind::Text;
    NoteStyle style = NoteStyle::Accent;
    QString text;
    NotePoint from, to; ///< of words only `from`; of a frame the corners at its left top and right bottom
    std::optional<NoteSlice> slice;
    std::optional<QPointF> offset; ///< of the words from their place, in LOOK's pixels; none: wherever there is room
    QString verdict;               ///< the id of the verdict that it was made from
    bool operator==(const Note &) const = default;

    TimeRange range() const { return {std::min(from.time, to.time), std::max(from.time, to.time)}; }
};

QString newNoteId();
/// As the file has it: "text", "range".
const char *noteKindKey(NoteKind kind);
const char *noteStyleKey(NoteStyle style);
/// As a person reads it.
QString noteKindName(NoteKind kind);
QString noteStyleName(NoteStyle style);

/// The slice again: by id where name and start agree, else by name and start in that lane. None where the trace has no such slice.
SliceId findSlice(const Trace &trace, const Note &note);
NoteSlice noteSlice(const Trace &trace, SliceId slice);
/// The middle of a slice's row, at its start.
NotePoint notePoint(const Trace &trace, SliceId slice);
/// By pid and tid; none where the trace has no such lane.
LaneId findLane(const Trace &trace, const NotePoint &point);

} // namespace lanescope
