#pragma once

#include <QObject>

#include "core/analyse/lanepairs.h"

#include <unordered_map>
#include <vector>

namespace lanescope {

class TimelineScene;
class TimelineView;
class TrackItem;
struct Interleaving;

/// Stands each lane of a second trace directly below the lane of the first that does the same.
///
/// Both keep scene and view: what is drawn, hit and selected is right for the trace that the lane belongs to. The second view lies over
/// the first one, is cut to what is its own, and leaves everything else to the one below it; both scroll as one. What a person does to
/// a lane is done to its like, too. When it goes, both stand as before.
///
/// Views and their tracks must outlive it; the second one must be a sibling of the first that no layout moves.
class LaneWeave : public QObject {
    Q_OBJECT

public:
    LaneWeave(TimelineView &a, TimelineView &b, const std::vector<LanePair> &pairs, QObject *parent = nullptr);
    ~LaneWeave() override;

    /// The lane of the other trace that does the same; null where there is none.
    TrackItem *partner(const TrackItem &track) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A lane of a, one of b, or both.
    struct Row {
        TrackItem *a = nullptr, *b = nullptr;
    };
    /// What a person can do to a lane.
    struct State {
        bool isHidden = false, isPinned = false, isFolded = false, isPythonFolded = false;
        double stretch = 1;
        bool operator==(const State &) const = default;
    };

    void connectScene(TimelineScene &own, TimelineScene &other);
    void findPartners(const std::vector<LanePair> &pairs);
    std::vector<Row> rows() const;
    Interleaving describe(const std::vector<Row> &rows, bool isB) const;
    void weave();
    void placeOver();
    void cut();
    static State stateOf(const TimelineScene &scene, const TrackItem &track);
    void follow(TimelineScene &own, TimelineScene &other);

    TimelineView &m_a, &m_b;
    std::unordered_map<const TrackItem *, TrackItem *> m_partners; ///< both ways
    std::unordered_map<const TrackItem *, State> m_states;
    bool m_isWeaving = false, m_isFollowing = false, m_isPlacing = false;
};

} // namespace lanescope
