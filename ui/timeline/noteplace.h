#pragma once

#include "ui/document/note.h"

namespace lanescope {

class TimelineScene;
class TrackItem;

// Where a place of a note lies in the scene, and back. Everything is by lane and row, so that it stays right whatever is folded,
// hidden, moved or zoomed.

/// The key of a place's track: of lanes of slices pid and tid, of whatever else there is the key alone. Empty: of no lane.
QString noteTrackKey(const NotePoint &point);
/// The track of a place, shown or not; null where it is of no lane, or of one that this trace does not have.
TrackItem *noteTrack(const TimelineScene &scene, const NotePoint &point);
/// Height of a row of a track in the scene; `track` null: from the first lane that scrolls.
double noteY(const TimelineScene &scene, const TrackItem *track, double row);
/// The place at a point of the scene, in the track that is there or the nearest one.
NotePoint notePointAt(const TimelineScene &scene, QPointF pos);
/// Notes reach from the first lane to here: to the last lane's end, or down to where the view ends.
double notesBottom(const TimelineScene &scene);

} // namespace lanescope
