#pragma once

#include <QFont>
#include <QHash>
#include <QRectF>

#include "ui/document/note.h"

#include <vector>

namespace lanescope {

class TimelineScene;
class TrackItem;

/// A note with what it is tied to in a trace.
struct TiedNote {
    Note note;
    TrackItem *from = nullptr, *to = nullptr; ///< null: all lanes
    SliceId slice;
};

/// One line of the words of a note.
struct NoteLine {
    QString text;
    QFont font;
    bool isSecondary = false;
    double baseline = 0; ///< below the card's top
};

/// Where a note lies in the scene.
struct PlacedNote {
    std::size_t index = 0; ///< among the notes
    QRectF target;         ///< what it speaks of: a slice, a frame, the line along a range, the point of a text
    QRectF band;           ///< of a range: all that it covers
    QPointF from, to;      ///< of an arrow, cut to what is seen; else the ends of what can be moved
    bool fromIsSeen = true, toIsSeen = true;
    QRectF card;    ///< around the words; empty where there are none
    QPointF tip;    ///< where the card's line ends, at the target
    QPointF root;   ///< where it leaves the card
    QPointF origin; ///< the middle of what is seen of the target: words that were moved are so far from it
    bool hasLeader = false;
    std::vector<NoteLine> lines;
    bool isPut = false; ///< the card has found its place
};

/// The point of the line from a to b that is nearest.
QPointF nearestOnLine(QPointF point, QPointF a, QPointF b);

/// Finds the places of all notes that are in sight: what they are tied to is exact, the words go where they hide least.
///
/// Words that a person has moved stay where they were put. The others prefer the place that they had last (`last`, by note), so that
/// they do not jump about while time moves under them.
std::vector<PlacedNote> placeNotes(const TimelineScene &scene, const std::vector<TiedNote> &notes,
                                   QHash<QString, int> &last);

} // namespace lanescope
