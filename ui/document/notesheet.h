#pragma once

#include <QByteArray>
#include <QStringList>

#include "ui/document/note.h"

#include <vector>

namespace lanescope {

/// What a file of notes holds: the notes, and which trace they were written on.
struct NoteSheet {
    struct Stamp {
        QString file; ///< its name, for people
        TimeRange extent;
        std::uint32_t slices = 0;
        bool operator==(const Stamp &) const = default;
        /// Whether it is surely that of another recording than `trace`; the file's name says nothing.
        bool isOtherThan(const Stamp &trace) const
        {
            return slices > 0 && (slices != trace.slices || extent != trace.extent);
        }
    };
    Stamp trace;
    std::vector<Note> notes;
    /// Of a file that is kept apart from its trace: what lay beside the trace when it was written, so that both can be merged.
    std::vector<Note> beside;
    bool operator==(const NoteSheet &) const = default;
};

/// The version that is written. It rises only when an older reader would misread a file; what it does not know, it leaves out.
constexpr int noteSheetVersion = 1;

NoteSheet::Stamp noteStamp(const Trace &trace);
/// Readable JSON; the same for the same sheet.
QByteArray writeNoteSheet(const NoteSheet &sheet);

struct ReadNoteSheet {
    enum State {
        Fine,
        Damaged, ///< some notes or all could not be read
        Newer,   ///< of a version that is not known here: `sheet` is what could be understood
    };
    State state = Fine;
    NoteSheet sheet;
    int lost = 0; ///< notes that could not be read
    /// What notes say and could not be understood, once each: `style "pink"`. They can do without, and are there without it.
    QStringList strange;
    QString problem; ///< where it is damaged: what is wrong, in a few words
};
/// ReadNoteSheet::strange in a sentence.
QString strangeText(const QStringList &strange);
/// Never fails as a whole: reads whatever can be read.
ReadNoteSheet readNoteSheet(const QByteArray &text);

struct MergedNotes {
    std::vector<Note> notes;
    int conflicts = 0; ///< notes that were changed on both sides; both are kept, theirs with a new id
};
/// What two people made of the same notes. A change wins over no change and over a deletion; nothing that was written is lost.
MergedNotes mergeNotes(const std::vector<Note> &base, const std::vector<Note> &ours, const std::vector<Note> &theirs);

} // namespace lanescope
