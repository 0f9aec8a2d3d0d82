#pragma once

class QMenu;

namespace lanescope {

class TimelineScene;
class TrackItem;

/// Fills a menu with what can be done with a lane, and with the way back to those that are hidden. `track` may be null.
void fillTrackMenu(QMenu &menu, TimelineScene &scene, TrackItem *track);

} // namespace lanescope
