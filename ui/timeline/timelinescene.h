#pragma once

#include <QGraphicsScene>
#include <QVariantMap>

#include "core/model/trace.h"
#include "ui/timeline/huetable.h"
#include "ui/timeline/interleaving.h"
#include "ui/timeline/labelcache.h"
#include "ui/timeline/timelinelook.h"

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace lanescope {

class ChainItem;
class EvidenceItem;
class GapItem;
class HighlightItem;
class LaneItem;
class LinksItem;
class MarkItem;
class MeasureItem;
class NoteItem;
class SelectionItem;
class TrackItem;
struct CurveTrack;
struct MarkTrack;
struct Note;
struct TraceReport;

/// The lanes of a trace as a picture. x is pixels of the viewport and never time, y is pixels downwards from the first lane that
/// scrolls; pinned lanes lie above it, at negative y.
///
/// Only lanes that own an event are in it. It paints on whatever device: the window's viewport, an image, an SVG.
class TimelineScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TimelineScene(QObject *parent = nullptr);
    ~TimelineScene() override;

    void setTrace(std::shared_ptr<const Trace> trace);
    const std::shared_ptr<const Trace> &trace() const { return m_trace; }

    const TimelineLook &look() const { return m_look; }
    void setTheme(const Theme &theme);
    void setFont(const QFont &font);
    /// How much height there is to fill: with few lanes the rows become up to a half higher, instead of an empty space below.
    void setRoom(double height);
    double room() const { return m_room; }
    /// What of the lanes that scroll can be seen: words of notes are put there.
    void setSeen(double top, double bottom);
    std::optional<std::pair<double, double>> seen() const { return m_seen; }
    /// Whether the rows of very deep lanes may scroll within them, so that they leave room to others. A picture shows all of them.
    void setDeepLanesScroll(bool scroll);
    /// The visible range, the width and the pixel ratio of the device.
    void setScale(const TimeScale &scale, double devicePixelRatio);

    /// Everything that is shown, from top to bottom: lanes of slices, curves, marks.
    const std::vector<TrackItem *> &tracks() const { return m_tracks; }
    /// Those that are not shown, too, in the order of the person.
    const std::vector<TrackItem *> &allTracks() const { return m_all; }
    TrackItem *trackAt(double y) const;
    /// The lanes of slices among tracks().
    const std::vector<LaneItem *> &laneItems() const { return m_lanes; }
    /// Null for a lane without slices, and for one that is hidden.
    LaneItem *laneItem(LaneId lane) const;
    /// The lane of slices at height y, null between and below them.
    LaneItem *laneItemAt(double y) const;
    /// Lanes end here; sceneRect() is as high, or a little higher.
    double lanesHeight() const { return m_lanesHeight; }
    double pinnedHeight() const { return m_pinnedHeight; }

    /// Its lanes among those of another scene that lies over the same ground; none: alone, as usual. Another trace ends it.
    void setInterleaving(std::optional<Interleaving> interleaving);
    const std::optional<Interleaving> &interleaving() const { return m_interleaving; }
    /// Of all that is shown, with rows of the usual height.
    double plainHeight() const { return m_plainHeight; }
    /// Whether nothing between two heights is the other scene's.
    bool isOwnGround(double top, double bottom) const;
    /// How much of the ground between two heights is not the other scene's; of what scrolls. Alone, all of it.
    double ownHeight(double top, double bottom) const;

    // What a person does with lanes
    void setFolded(LaneId lane, bool folded);
    void setFolded(TrackItem &track, bool folded);
    void setPythonFolded(LaneId lane, bool folded);
    void setHidden(TrackItem &track, bool hidden);
    void showOnly(TrackItem &track);
    void showAllTracks();
    void setPinned(TrackItem &track, bool pinned);
    void setStretch(TrackItem &track, double stretch);
    /// `height` for the lane, by scrolling within where that helps, else by rows `stretch` times as high.
    void setHeight(TrackItem &track, double height, double stretch);
    /// Puts `track` before `before`; null: last.
    void moveTrack(TrackItem &track, const TrackItem *before);
    /// What the legend's switches say: hidden ones leave no row, dimmed ones are pale and without letters.
    void setHues(Hues hidden, Hues dimmed);
    Hues hiddenHues() const { return m_hiddenHues; }
    Hues dimmedHues() const { return m_look.dimmed; }
    /// Unfolds and shows whatever hides this slice.
    void uncover(SliceId slice);
    /// All of that, to be kept with the file; restoring ignores lanes that are not there, and where nothing is said of their order, they
    /// have that of the file.
    QVariantMap laneState() const;
    /// laneState() as the file is first shown.
    const QVariantMap &firstLaneState() const { return m_firstState; }
    void setLaneState(const QVariantMap &state);

    struct Hit : LaneHit {
        LaneId lane;
    };
    Hit hit(QPointF pos) const;
    struct MarkHit {
        MarkItem *item = nullptr;
        MarkId mark;
        std::uint32_t count = 0;
        explicit operator bool() const { return item != nullptr; }
    };
    MarkHit markAt(QPointF pos) const;
    void selectMark(const MarkHit &hit);
    const MarkHit &selectedMark() const { return m_selectedMark; }
    /// Where a slice lies, cut to a pixel beyond the viewport's sides; empty where its lane is not shown.
    QRectF rectOf(SliceId slice) const;

    /// The edge of a slice nearest to `pos`, of the row there or else of its lane, if one lies within `within` pixels; else the time
    /// at `pos`.
    Nanoseconds snapped(QPointF pos, double within) const;

    void setTimeShown(TimeShown shown);
    /// Whether slices carry their names; at first they do.
    void setHasLabels(bool labels);

    void setSelectedSlice(SliceId slice);
    SliceId selectedSlice() const;
    void setSelectedRange(std::optional<TimeRange> range);
    std::optional<TimeRange> selectedRange() const;

    /// The gaps of the trace that is shown; null: none known yet.
    void setReport(std::shared_ptr<const TraceReport> report);
    GapItem &gapItem() const { return *m_gaps; }
    ChainItem &chainItem() const { return *m_chain; }
    EvidenceItem &evidenceItem() const { return *m_evidence; }
    MeasureItem &measureItem() const { return *m_measure; }
    LinksItem &linksItem() const { return *m_links; }
    /// What a person wrote onto the trace; those of another trace must be taken away before it comes.
    void setNotes(std::vector<Note> notes);
    void setNotesShown(bool shown);
    NoteItem &noteItem() const { return *m_notes; }
    HighlightItem &highlightItem() const { return *m_highlights; }
    /// What a search found.
    HighlightItem &hitsItem() const { return *m_hits; }

signals:
    /// Lanes came, went or moved, or the fonts changed.
    void layoutChanged();
    /// A person's lanes or hues are others now: laneState() is worth keeping.
    void laneStateChanged();
    // What laneStateChanged() alone does not tell: a second trace beside this one goes along.
    void onlyTrackShown(lanescope::TrackItem *track);
    void allTracksShown();
    void trackMoved(lanescope::TrackItem *track, const lanescope::TrackItem *before);

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    void fill();
    void applyHues();
    void tracksChanged();
    void layOut();
    void placeNotes();
    void stretchRows();
    void lookChanged();
    LaneItem *anyLaneItem(LaneId lane) const;

    std::shared_ptr<const Trace> m_trace;
    TimelineLook m_look;
    LabelCache m_labels;
    std::unique_ptr<const HueTable> m_hues;
    std::vector<std::unique_ptr<const CurveTrack>> m_curves;
    std::vector<std::unique_ptr<const MarkTrack>> m_marks;
    std::vector<TrackItem *> m_all;
    QVariantMap m_firstState;
    std::vector<TrackItem *> m_tracks;
    std::vector<LaneItem *> m_lanes;
    std::vector<LaneItem *> m_byLane; ///< by LaneId; null for lanes without slices
    std::set<LaneId> m_pythonFolded;
    Hues m_hiddenHues;
    MarkHit m_selectedMark;
    SelectionItem *m_selection;
    GapItem *m_gaps;
    ChainItem *m_chain;
    EvidenceItem *m_evidence;
    MeasureItem *m_measure;
    LinksItem *m_links;
    NoteItem *m_notes;
    HighlightItem *m_highlights;
    HighlightItem *m_hits;
    double m_lanesHeight = 0;
    double m_pinnedHeight = 0;
    double m_room = 0;
    double m_plainHeight = 0;
    std::optional<Interleaving> m_interleaving;
    std::optional<std::pair<double, double>> m_seen; ///< from, to
    bool m_deepLanesScroll = false;
};

} // namespace lanescope
