#include "ui/timeline/noteplace.h"

#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <algorithm>

namespace lanescope {

namespace {

/// Pixels of a row, and those above the first one.
struct Rows {
    double padding, pitch;
};

Rows rowsOf(const TrackItem &track)
{
    const auto *lane = dynamic_cast<const LaneItem *>(&track);
    if (!lane)
        return {0, track.height()}; // a curve or marks: a share of the height
    const LaneMetrics metrics = lane->metrics();
    return {metrics.padding, metrics.pitch() / metrics.rowsPerLine};
}

} // namespace

QString noteTrackKey(const NotePoint &point)
{
    return point.pid.isEmpty() ? point.tid : point.pid + u'/' + point.tid;
}

TrackItem *noteTrack(const TimelineScene &scene, const NotePoint &point)
{
    const QString key = noteTrackKey(point);
    const auto &tracks = scene.allTracks();
    const auto it = key.isEmpty() ? tracks.end() : std::ranges::find(tracks, key, &TrackItem::key);
    return it != tracks.end() ? *it : nullptr;
}

double noteY(const TimelineScene &scene, const TrackItem *track, double row)
{
    const double bottom = notesBottom(scene);
    if (!track)
        return std::clamp(row * scene.look().metrics.pitch(), 0.0, bottom);
    const Rows rows = rowsOf(*track);
    const double y = rows.padding + row * rows.pitch;
    // Below the last lane there is ground that belongs to it.
    const bool isLast = !scene.tracks().empty() && scene.tracks().back() == track;
    return track->y() + std::clamp(y, 0.0, isLast ? bottom - track->y() : track->height() - 1);
}

NotePoint notePointAt(const TimelineScene &scene, QPointF pos)
{
    NotePoint point;
    point.time = scene.look().scale.time(pos.x());
    const auto &tracks = scene.tracks();
    if (tracks.empty())
        return point;
    const TrackItem *track = scene.trackAt(pos.y());
    if (!track)
        track = pos.y() < tracks.front()->y() ? tracks.front() : tracks.back();
    if (const auto *lane = dynamic_cast<const LaneItem *>(track)) {
        point.pid = QString::fromStdString(lane->lane().pid());
        point.tid = QString::fromStdString(lane->lane().tid());
    } else {
        point.tid = track->key();
    }
    const Rows rows = rowsOf(*track);
    // An eighth of a row is fine enough, and reads well in the file.
    point.row = std::round((pos.y() - track->y() - rows.padding) / std::max(rows.pitch, 0.1) * 8) / 8;
    return point;
}

double notesBottom(const TimelineScene &scene)
{
    return std::max(scene.lanesHeight(), scene.room() - scene.pinnedHeight());
}

} // namespace lanescope
