#include "ui/compare/laneweave.h"

#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteeditor.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <map>

namespace lanescope {

LaneWeave::LaneWeave(TimelineView &a, TimelineView &b, const std::vector<LanePair> &pairs, QObject *parent)
    : QObject(parent)
    , m_a(a)
    , m_b(b)
{
    TimelineScene &sceneA = a.timelineScene(), &sceneB = b.timelineScene();
    findPartners(pairs);
    // The first trace's lanes are as a person left them: the second one's are made alike.
    for (const auto &[own, other] : m_partners)
        if (own->scene() == &sceneA) {
            other->setHidden(own->isHidden());
            other->setPinned(own->isPinned());
        }
    sceneB.setHues(sceneA.hiddenHues(), sceneA.dimmedHues());
    for (TimelineScene *scene : {&sceneA, &sceneB})
        for (const TrackItem *track : scene->allTracks())
            m_states[track] = stateOf(*scene, *track);
    connectScene(sceneA, sceneB);
    connectScene(sceneB, sceneA);
    for (const auto &[own, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        connect(own->verticalScrollBar(), &QScrollBar::valueChanged, other->verticalScrollBar(), &QScrollBar::setValue);
        connect(own->verticalScrollBar(), &QScrollBar::valueChanged, this, &LaneWeave::cut);
        connect(own, &TimelineView::marginsChanged, this, &LaneWeave::placeOver);
        own->setCompanion(&other->timelineScene());
    }
    b.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // It covers all of its mask. Without that Qt 6.4 takes the view below for hidden by its children, mask or not, and does not
    // repaint it.
    b.setAttribute(Qt::WA_OpaquePaintEvent);
    a.installEventFilter(this);
    a.viewport()->installEventFilter(this);
    placeOver();
    weave();
    b.raise();
    b.show();
    cut();
}

LaneWeave::~LaneWeave()
{
    m_isWeaving = m_isPlacing = m_isFollowing = true; // what follows is not to be answered
    for (TimelineView *view : {&m_a, &m_b}) {
        view->setCompanion(nullptr);
        view->timelineScene().setInterleaving({});
        view->setSpare(0, 0);
    }
    m_b.clearMask();
    m_b.setAttribute(Qt::WA_OpaquePaintEvent, false);
    m_b.setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void LaneWeave::connectScene(TimelineScene &own, TimelineScene &other)
{
    connect(&own, &TimelineScene::layoutChanged, this, &LaneWeave::weave);
    connect(&own, &TimelineScene::laneStateChanged, this, [this, &own, &other] { follow(own, other); });
    connect(&own, &TimelineScene::onlyTrackShown, this, [this, &other](TrackItem *track) {
        if (std::exchange(m_isFollowing, true))
            return;
        if (TrackItem *same = partner(*track))
            other.showOnly(*same);
        else
            for (TrackItem *any : other.allTracks())
                other.setHidden(*any, true);
        m_isFollowing = false;
    });
    connect(&own, &TimelineScene::allTracksShown, this, [this, &other] {
        if (std::exchange(m_isFollowing, true))
            return;
        other.showAllTracks();
        m_isFollowing = false;
    });
    connect(&own, &TimelineScene::trackMoved, this, [this, &own, &other](TrackItem *track, const TrackItem *before) {
        if (std::exchange(m_isFollowing, true))
            return;
        // Before the like of the next lane that has one.
        const auto &all = own.allTracks();
        auto next = std::ranges::find(all, before);
        while (next != all.end() && !partner(**next))
            ++next;
        if (TrackItem *same = partner(*track))
            other.moveTrack(*same, next != all.end() ? partner(**next) : nullptr);
        m_isFollowing = false;
        weave();
    });
    // Notes and arrows reach over lanes of the other trace.
    connect(&own, &QGraphicsScene::changed, this, [this, &own] {
        (&own == &m_a.timelineScene() ? m_b : m_a).viewport()->update();
        cut();
    });
}

void LaneWeave::findPartners(const std::vector<LanePair> &pairs)
{
    const TimelineScene &a = m_a.timelineScene(), &b = m_b.timelineScene();
    std::map<LaneId, TrackItem *> lanesOfA, lanesOfB;
    std::map<QString, TrackItem *> othersOfA;
    for (TrackItem *track : a.allTracks()) {
        if (const auto *lane = dynamic_cast<const LaneItem *>(track))
            lanesOfA[lane->laneId()] = track;
        else
            othersOfA[track->key()] = track;
    }
    const auto tie = [this](TrackItem *one, TrackItem *other) {
        m_partners[one] = other;
        m_partners[other] = one;
    };
    for (TrackItem *track : b.allTracks()) {
        if (const auto *lane = dynamic_cast<const LaneItem *>(track))
            lanesOfB[lane->laneId()] = track;
        else if (const auto same = othersOfA.find(track->key()); same != othersOfA.end())
            tie(same->second, track);
    }
    for (const LanePair &pair : pairs)
        if (pair.a && pair.b)
            if (const auto inA = lanesOfA.find(pair.a), inB = lanesOfB.find(pair.b);
                inA != lanesOfA.end() && inB != lanesOfB.end())
                tie(inA->second, inB->second);
}

TrackItem *LaneWeave::partner(const TrackItem &track) const
{
    const auto at = m_partners.find(&track);
    return at != m_partners.end() ? at->second : nullptr;
}

std::vector<LaneWeave::Row> LaneWeave::rows() const
{
    std::vector<Row> rows;
    for (TrackItem *track : m_a.timelineScene().allTracks())
        rows.push_back({track, partner(*track)});
    // What only the second has keeps its place below the lane that it follows there.
    std::size_t at = 0;
    for (TrackItem *track : m_b.timelineScene().allTracks()) {
        if (partner(*track)) {
            at = static_cast<std::size_t>(std::ranges::find(rows, track, &Row::b) - rows.begin()) + 1;
        } else {
            rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at), Row{nullptr, track});
            ++at;
        }
    }
    return rows;
}

/// The ground as one of the two scenes sees it, with lanes as high as they are now.
Interleaving LaneWeave::describe(const std::vector<Row> &rows, bool isB) const
{
    const TimelineScene &own = (isB ? m_b : m_a).timelineScene(), &other = (isB ? m_a : m_b).timelineScene();
    Interleaving made;
    made.letter = isB ? QStringLiteral("B") : QStringLiteral("A");
    made.isSecond = isB;
    made.otherHeight = other.plainHeight();
    made.otherHidden = static_cast<int>(std::ranges::count_if(other.allTracks(), &TrackItem::isHidden));
    const double between = std::round(m_a.timelineScene().look().px(5));
    for (const bool pinned : {true, false}) {
        double y = 0, reached = 0; // reached: where the last one of this trace ends
        for (const Row &row : rows) {
            double height = 0; // of the row so far
            for (const TrackItem *track : {row.a, row.b}) {
                if (!track || track->isHidden() || track->isPinned() != pinned)
                    continue;
                if (track == (isB ? row.b : row.a)) {
                    made.above[track] = y + height - reached;
                    reached = y + height + track->height();
                }
                height = std::ceil(height + track->height());
            }
            if (height > 0)
                y += height + between;
        }
        (pinned ? made.belowPinned : made.below) = y - reached;
    }
    for (const Row &row : rows) {
        TrackItem *track = isB ? row.b : row.a;
        if (!track)
            continue;
        made.order.push_back(track);
        if (!partner(*track))
            made.alone.insert(track);
    }
    Q_ASSERT(made.order.size() == own.allTracks().size());
    return made;
}

void LaneWeave::weave()
{
    if (std::exchange(m_isWeaving, true))
        return;
    // Heights depend on how much of the ground the other one needs, places on the heights of both: a few rounds settle that.
    constexpr int mostRounds = 6;
    for (int round = 0; round < mostRounds; ++round) {
        const std::vector<Row> now = rows();
        const Interleaving forA = describe(now, false), forB = describe(now, true);
        TimelineScene &a = m_a.timelineScene(), &b = m_b.timelineScene();
        if (a.interleaving() == forA && b.interleaving() == forB)
            break;
        a.setInterleaving(forA);
        b.setInterleaving(forB);
    }
    m_isWeaving = false;
    m_b.verticalScrollBar()->setValue(m_a.verticalScrollBar()->value());
    cut();
}

bool LaneWeave::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        placeOver();
    return QObject::eventFilter(watched, event);
}

/// Its overview and ruler below the first one's, its lanes on the ground of the first one's.
void LaneWeave::placeOver()
{
    if (std::exchange(m_isPlacing, true))
        return;
    m_a.setSpare(m_b.chromeHeight(), 0);
    m_b.setSpare(0, m_a.width() - m_a.viewport()->geometry().right() - 1); // where the scroll bar is
    const int top = m_a.chromeHeight();
    m_b.setGeometry(m_a.x(), m_a.y() + top, m_a.width(), m_a.height() - top);
    m_isPlacing = false;
    cut();
}

/// The second view is there where its own things are.
void LaneWeave::cut()
{
    if (m_isWeaving || m_isPlacing)
        return;
    QRegion region = m_b.ownRegion();
    // But words of the first trace may lie anywhere.
    const QPoint offset = m_a.pos() - m_b.pos();
    region -= m_a.hiddenNote().translated(offset);
    const NoteItem &notes = m_a.timelineScene().noteItem();
    if (notes.isShown())
        for (const PlacedNote &note : notes.placed()) {
            const QRect card = note.card.toAlignedRect().adjusted(-2, -2, 2, 2);
            if (!note.card.isEmpty() && note.card.top() >= 0)
                region -= card.translated(m_a.viewport()->pos() + offset - QPoint(0, qRound(m_a.topOfView())));
        }
    for (const NoteEditor *editor : m_a.findChildren<NoteEditor *>())
        if (editor->isVisible())
            region -= QRect(editor->mapTo(&m_a, QPoint()), editor->size()).translated(offset);
    if (region != m_b.mask())
        m_b.setMask(region);
}

LaneWeave::State LaneWeave::stateOf(const TimelineScene &scene, const TrackItem &track)
{
    const auto *lane = dynamic_cast<const LaneItem *>(&track);
    const Hues python = onlyHue(Hue::Python);
    return {track.isHidden(), track.isPinned(), track.isFolded(),
            lane && (lane->hiddenHues() & ~scene.hiddenHues() & python).any(), track.stretch()};
}

/// Does to the lanes of the other trace what was just done to their like.
void LaneWeave::follow(TimelineScene &own, TimelineScene &other)
{
    if (std::exchange(m_isFollowing, true))
        return;
    other.setHues(own.hiddenHues(), own.dimmedHues());
    for (const TrackItem *track : own.allTracks()) {
        const State now = stateOf(own, *track), before = std::exchange(m_states[track], now);
        TrackItem *same = partner(*track);
        if (now == before || !same)
            continue;
        if (now.isHidden != before.isHidden && same->isHidden() != now.isHidden)
            other.setHidden(*same, now.isHidden);
        if (now.isPinned != before.isPinned && same->isPinned() != now.isPinned)
            other.setPinned(*same, now.isPinned);
        if (now.isFolded != before.isFolded)
            other.setFolded(*same, now.isFolded);
        if (const auto *lane = dynamic_cast<const LaneItem *>(same);
            lane && now.isPythonFolded != before.isPythonFolded)
            other.setPythonFolded(lane->laneId(), now.isPythonFolded);
        if (now.stretch != before.stretch)
            other.setStretch(*same, now.stretch);
    }
    for (const TrackItem *track : other.allTracks())
        m_states[track] = stateOf(other, *track);
    m_isFollowing = false;
}

} // namespace lanescope
