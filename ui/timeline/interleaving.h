#pragma once

#include <QPointF>
#include <QString>

#include <unordered_map>
#include <unordered_set>
#include <vector>

class QColor;
class QPainter;

namespace lanescope {

class TrackItem;
struct Theme;
struct TimelineLook;

/// How the lanes of a scene stand among those of another trace on one ground: in which order, and how much of it belongs to the other.
///
/// Heights are pixels of the scene. The tracks are the scene's; they must not outlive their trace there.
struct Interleaving {
    QString letter;                 ///< of the trace: A or B
    bool isSecond = false;          ///< its ground is tinted, so that the two can be told apart at a glance
    std::vector<TrackItem *> order; ///< all tracks of the scene, hidden ones too
    std::unordered_map<const TrackItem *, double> above; ///< ground above a track that is not its scene's
    double belowPinned = 0;                              ///< the same below the last pinned track
    double below = 0;                                    ///< and below the last one that scrolls
    std::unordered_set<const TrackItem *> alone;         ///< the other trace has no lane that does the same
    double otherHeight = 0;                              ///< TimelineScene::plainHeight() of the other
    int otherHidden = 0;                                 ///< lanes of the other that are hidden

    bool operator==(const Interleaving &) const = default;
    /// What its lanes stand on, and their names.
    QColor ground(const Theme &theme) const;
    QColor nameGround(const Theme &theme) const;
};

/// Paints the letter as a small badge whose left edge has its middle at `at`. Returns how far what follows must stand from there.
double paintLetter(QPainter &painter, const TimelineLook &look, const Interleaving &trace, QPointF at);

} // namespace lanescope
