#include "ui/timeline/timelinescene.h"

#include "ui/timeline/chainitem.h"
#include "ui/timeline/curveitem.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/linksitem.h"
#include "ui/timeline/markitem.h"
#include "ui/timeline/measureitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/noteplace.h"
#include "ui/timeline/selectionitem.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

TimelineScene::TimelineScene(QObject *parent)
    : QGraphicsScene(parent)
{
    setItemIndexMethod(NoIndex); // tens of items
    m_look.setFont(QGuiApplication::font());
    m_labels.setFont(m_look.smallFont);
    m_selection = new SelectionItem(*this);
    addItem(m_selection);
    m_gaps = new GapItem(*this);
    m_chain = new ChainItem(*this);
    m_evidence = new EvidenceItem(*this);
    m_measure = new MeasureItem(*this);
    m_links = new LinksItem(*this);
    m_notes = new NoteItem(*this);
    m_highlights = new HighlightItem(*this);
    m_hits = new HighlightItem(*this);
    addItem(m_gaps);
    addItem(m_chain);
    addItem(m_evidence);
    addItem(m_measure);
    addItem(m_links);
    addItem(m_notes);
    addItem(m_highlights);
    addItem(m_hits);
}

TimelineScene::~TimelineScene() = default;

void TimelineScene::setTrace(std::shared_ptr<const Trace> trace)
{
    m_interleaving.reset();
    for (TrackItem *item : m_all) {
        removeItem(item);
        delete item;
    }
    m_all.clear();
    m_tracks.clear();
    m_lanes.clear();
    m_byLane.clear();
    m_curves.clear();
    m_marks.clear();
    m_hues.reset();
    m_pythonFolded.clear();
    m_hiddenHues.reset();
    m_look.dimmed.reset();
    m_selectedMark = {};
    m_selection->setSlice({});
    m_selection->setRange({});
    m_chain->setSlice({});
    m_links->setSlice({});
    m_gaps->setReport({});
    m_evidence->clear();
    m_highlights->setHighlights({});
    m_hits->setHighlights({});
    m_measure->setRange({}, 0);
    m_measure->setPointer({});
    m_trace = std::move(trace);
    m_labels.setTrace(m_trace.get());
    if (m_trace)
        fill();
    m_notes->tie();
    m_firstState = m_trace ? laneState() : QVariantMap();
    tracksChanged();
}

void TimelineScene::fill()
{
    m_look.baseTime = m_trace->baseTime().value_or(0);
    m_look.zero = m_trace->view().start;
    if (!canShow(*m_trace, m_look.timeShown))
        m_look.timeShown = TimeShown::FromStart;
    m_hues = std::make_unique<HueTable>(*m_trace);
    m_byLane.resize(m_trace->lanes().size());
    const auto add = [this](TrackItem *item) {
        addItem(item);
        m_all.push_back(item);
    };
    std::vector<LaneItem *> lanes;
    for (const Lane &lane : m_trace->lanes()) {
        if (lane.size() == 0)
            continue; // an exporter names sixteen GPUs whether they exist or not
        auto *item = new LaneItem(*m_trace, lane.id(), m_look, m_labels, *m_hues);
        add(item);
        lanes.push_back(item);
        m_byLane[lane.id().value()] = item;
    }
    m_marks = gatherMarks(*m_trace);
    for (const auto &track : m_marks)
        add(new MarkItem(*m_trace, *track, m_look, m_labels));
    m_curves = gatherCurves(*m_trace);
    for (const auto &track : m_curves)
        add(new CurveItem(*track, m_look));
    // A Python stack of sixty rows would push the GPU out of sight: begin without it, or with its small picture.
    if (lanes.size() < 2)
        return;
    for (LaneItem *item : lanes) {
        if (item->rowCount() <= LaneItem::deepRows)
            continue;
        item->setHiddenHues(onlyHue(Hue::Python));
        if (item->rowCount() == 0)
            item->setHiddenHues({});
        else if (item->hiddenSlices() > 0)
            m_pythonFolded.insert(item->laneId());
        item->setFolded(item->rowCount() > LaneItem::deepRows);
    }
}

void TimelineScene::tracksChanged()
{
    m_tracks.clear();
    m_lanes.clear();
    for (const bool pinned : {true, false})
        for (TrackItem *track : m_interleaving ? m_interleaving->order : m_all)
            if (!track->isHidden() && track->isPinned() == pinned) {
                m_tracks.push_back(track);
                if (auto *lane = dynamic_cast<LaneItem *>(track))
                    m_lanes.push_back(lane);
            }
    stretchRows();
    layOut();
}

void TimelineScene::setTheme(const Theme &theme)
{
    m_look.theme = &theme;
    update();
}

void TimelineScene::setFont(const QFont &font)
{
    m_look.setFont(font);
    m_labels.setFont(m_look.smallFont);
    stretchRows();
    layOut();
}

void TimelineScene::setRoom(double height)
{
    if (height == m_room)
        return;
    m_room = height;
    stretchRows();
    layOut();
}

void TimelineScene::setDeepLanesScroll(bool scroll)
{
    m_deepLanesScroll = scroll;
    stretchRows();
    layOut();
}

void TimelineScene::setInterleaving(std::optional<Interleaving> interleaving)
{
    if (interleaving == m_interleaving)
        return;
    const bool isAnew = !m_interleaving || !interleaving || m_interleaving->order != interleaving->order ||
                        m_interleaving->otherHeight != interleaving->otherHeight;
    m_interleaving = std::move(interleaving);
    if (isAnew)
        tracksChanged();
    else
        layOut(); // rows keep their height
}

bool TimelineScene::isOwnGround(double top, double bottom) const
{
    if (!m_interleaving)
        return true;
    const TrackItem *track = trackAt(top);
    return track && bottom <= track->y() + track->height();
}

double TimelineScene::ownHeight(double top, double bottom) const
{
    if (!m_interleaving)
        return bottom - top;
    double sum = 0;
    for (const TrackItem *track : m_tracks)
        if (!track->isPinned())
            sum += std::max(0.0, std::min(bottom, track->y() + track->height()) - std::max(top, track->y()));
    return sum;
}

// ---- what a person does with lanes

void TimelineScene::setFolded(LaneId lane, bool folded)
{
    if (LaneItem *item = laneItem(lane))
        setFolded(*item, folded);
}

void TimelineScene::setFolded(TrackItem &track, bool folded)
{
    if (track.isFolded() == folded)
        return;
    track.setFolded(folded);
    layOut(); // rows keep their height: what was looked at stays as it is
    emit laneStateChanged();
}

void TimelineScene::setPythonFolded(LaneId lane, bool folded)
{
    LaneItem *item = anyLaneItem(lane);
    if (!item || m_pythonFolded.contains(lane) == folded)
        return;
    if (folded)
        m_pythonFolded.insert(lane);
    else
        m_pythonFolded.erase(lane);
    applyHues();
    layOut();
    emit laneStateChanged();
}

void TimelineScene::setHidden(TrackItem &track, bool hidden)
{
    track.setHidden(hidden);
    tracksChanged();
    emit laneStateChanged();
}

void TimelineScene::showOnly(TrackItem &track)
{
    for (TrackItem *other : m_all)
        other->setHidden(other != &track);
    tracksChanged();
    emit laneStateChanged();
    emit onlyTrackShown(&track);
}

void TimelineScene::showAllTracks()
{
    for (TrackItem *track : m_all)
        track->setHidden(false);
    tracksChanged();
    emit laneStateChanged();
    emit allTracksShown();
}

void TimelineScene::setPinned(TrackItem &track, bool pinned)
{
    track.setPinned(pinned);
    tracksChanged();
    emit laneStateChanged();
}

void TimelineScene::setStretch(TrackItem &track, double stretch)
{
    track.setStretch(stretch);
    layOut();
    emit laneStateChanged();
}

void TimelineScene::setHeight(TrackItem &track, double height, double stretch)
{
    if (!track.setHeight(height))
        return setStretch(track, stretch);
    layOut();
    emit laneStateChanged();
}

void TimelineScene::moveTrack(TrackItem &track, const TrackItem *before)
{
    if (&track == before)
        return;
    m_all.erase(std::ranges::find(m_all, &track));
    m_all.insert(std::ranges::find(m_all, before), &track);
    tracksChanged();
    emit laneStateChanged();
    emit trackMoved(&track, before);
}

void TimelineScene::setHues(Hues hidden, Hues dimmed)
{
    if (hidden == m_hiddenHues && dimmed == m_look.dimmed)
        return;
    m_hiddenHues = hidden;
    m_look.dimmed = dimmed;
    applyHues();
    layOut();
    emit laneStateChanged();
}

void TimelineScene::applyHues()
{
    for (LaneItem *item : m_byLane)
        if (item)
            item->setHiddenHues(m_hiddenHues |
                                (m_pythonFolded.contains(item->laneId()) ? onlyHue(Hue::Python) : Hues()));
}

void TimelineScene::uncover(SliceId slice)
{
    LaneItem *item = m_trace && slice ? anyLaneItem(m_trace->laneOf(slice)) : nullptr;
    if (!item)
        return;
    if (item->isHidden())
        setHidden(*item, false);
    if (item->rowOf(slice) >= 0)
        return;
    const Hue hue = m_hues->of(slice);
    if (hue == Hue::Python)
        setPythonFolded(item->laneId(), false);
    setHues(m_hiddenHues & ~onlyHue(hue), m_look.dimmed);
}

QVariantMap TimelineScene::laneState() const
{
    QVariantMap state;
    QStringList order, hidden, pinned, folded, python;
    QVariantMap stretch, window;
    for (const LaneItem *item : m_byLane)
        if (item && item->window() > 0)
            window[item->key()] = item->window();
    for (const TrackItem *track : m_all) {
        order += track->key();
        if (track->isHidden())
            hidden += track->key();
        if (track->isPinned())
            pinned += track->key();
        if (track->isFolded())
            folded += track->key();
        if (track->stretch() != 1)
            stretch[track->key()] = track->stretch();
    }
    for (const LaneId lane : m_pythonFolded)
        python += m_byLane[lane.value()]->key();
    state[QStringLiteral("order")] = order;
    state[QStringLiteral("hidden")] = hidden;
    state[QStringLiteral("pinned")] = pinned;
    state[QStringLiteral("folded")] = folded;
    state[QStringLiteral("python")] = python;
    state[QStringLiteral("stretch")] = stretch;
    state[QStringLiteral("window")] = window;
    state[QStringLiteral("hiddenHues")] = static_cast<uint>(m_hiddenHues.to_ulong());
    state[QStringLiteral("dimmedHues")] = static_cast<uint>(m_look.dimmed.to_ulong());
    return state;
}

void TimelineScene::setLaneState(const QVariantMap &state)
{
    if (state.isEmpty() || !m_trace)
        return;
    const auto list = [&state](const char *name) { return state[QLatin1String(name)].toStringList(); };
    QStringList order = list("order");
    if (order.isEmpty())
        order = m_firstState[QStringLiteral("order")].toStringList();
    const QStringList hidden = list("hidden"), pinned = list("pinned"), folded = list("folded"),
                      python = list("python");
    const QVariantMap stretch = state[QStringLiteral("stretch")].toMap(),
                      window = state[QStringLiteral("window")].toMap();
    // What the file has gained since then comes last.
    std::ranges::stable_sort(m_all, {}, [&](const TrackItem *track) {
        const auto at = order.indexOf(track->key());
        return at < 0 ? order.size() : at;
    });
    m_hiddenHues = Hues(state[QStringLiteral("hiddenHues")].toUInt());
    m_look.dimmed = Hues(state[QStringLiteral("dimmedHues")].toUInt());
    m_pythonFolded.clear();
    for (const LaneItem *item : m_byLane)
        if (item && python.contains(item->key()))
            m_pythonFolded.insert(item->laneId());
    applyHues();
    for (LaneItem *item : m_byLane)
        if (item)
            item->setWindow(window.value(item->key(), 0.0).toDouble());
    for (TrackItem *track : m_all) {
        track->setHidden(hidden.contains(track->key()));
        track->setPinned(pinned.contains(track->key()));
        track->setFolded(folded.contains(track->key()));
        track->setStretch(stretch.value(track->key(), 1.0).toDouble());
    }
    tracksChanged();
}

void TimelineScene::stretchRows()
{
    constexpr double most = 1.5;
    // Beside a lane of the other trace that is as deep, half of it.
    const double share = m_interleaving ? 0.275 : 0.55;
    m_look.deepest = m_deepLanesScroll && m_tracks.size() > 1 ? std::floor(m_room * share) : 0;
    m_look.setFont(m_look.font);
    lookChanged();
    double height = 0;
    for (const TrackItem *track : m_tracks)
        height += track->height();
    m_plainHeight = height;
    if (m_interleaving)
        height += m_interleaving->otherHeight;
    // A tenth stays free, so that it can be seen that nothing follows.
    m_look.setFont(m_look.font, height > 0 ? std::clamp(0.9 * m_room / height, 1.0, most) : 1.0);
    lookChanged();
}

void TimelineScene::setScale(const TimeScale &scale, double devicePixelRatio)
{
    if (scale == m_look.scale && devicePixelRatio == m_look.devicePixelRatio)
        return;
    const bool resized = scale.width() != m_look.scale.width();
    m_look.scale = scale;
    m_look.devicePixelRatio = devicePixelRatio;
    if (m_trace)
        m_look.zero = zeroOf(*m_trace, m_look.timeShown, scale.visible());
    lookChanged();
    if (resized)
        layOut();
    m_notes->forgetLayout();
    update();
}

void TimelineScene::setNotes(std::vector<Note> notes)
{
    m_notes->setNotes(std::move(notes));
}

void TimelineScene::setNotesShown(bool shown)
{
    m_notes->setShown(shown);
}

void TimelineScene::setSeen(double top, double bottom)
{
    const std::pair seen(top, bottom);
    if (m_seen == seen)
        return;
    m_seen = seen;
    m_notes->forgetLayout();
}

void TimelineScene::placeNotes()
{
    // They may lie on the empty ground below the lanes, too.
    m_notes->setArea(QRectF(0, -m_pinnedHeight, m_look.scale.width(), m_pinnedHeight + notesBottom(*this)));
}

void TimelineScene::lookChanged()
{
    for (TrackItem *track : m_all)
        track->lookChanged();
}

void TimelineScene::layOut()
{
    const auto above = [this](const TrackItem *track) {
        if (!m_interleaving)
            return 0.0;
        const auto at = m_interleaving->above.find(track);
        return at != m_interleaving->above.end() ? at->second : 0.0;
    };
    m_pinnedHeight = m_interleaving ? m_interleaving->belowPinned : 0;
    for (const TrackItem *track : m_tracks)
        if (track->isPinned())
            m_pinnedHeight += above(track) + track->height();
    double y = -m_pinnedHeight;
    bool isPinned = true;
    for (TrackItem *track : m_tracks) {
        if (isPinned && !track->isPinned()) {
            isPinned = false;
            y = 0;
        }
        y += above(track);
        track->setPos(0, y);
        y += track->height();
    }
    m_lanesHeight = (isPinned ? 0 : y) + (m_interleaving ? m_interleaving->below : 0);
    // By hand: a scene rect that is left to grow never shrinks.
    setSceneRect(0, -m_pinnedHeight, m_look.scale.width(), m_pinnedHeight + std::max(m_lanesHeight, 1.0));
    m_selection->setArea(sceneRect());
    m_gaps->setArea(sceneRect());
    m_chain->setArea(sceneRect());
    m_evidence->setArea(sceneRect());
    m_measure->setArea(sceneRect());
    m_links->setArea(sceneRect());
    placeNotes();
    m_highlights->setArea(sceneRect());
    m_hits->setArea(sceneRect());
    update();
    emit layoutChanged();
}

LaneItem *TimelineScene::anyLaneItem(LaneId lane) const
{
    return lane.value() < m_byLane.size() ? m_byLane[lane.value()] : nullptr;
}

LaneItem *TimelineScene::laneItem(LaneId lane) const
{
    LaneItem *item = anyLaneItem(lane);
    return item && !item->isHidden() ? item : nullptr;
}

TrackItem *TimelineScene::trackAt(double y) const
{
    const auto after =
        std::partition_point(m_tracks.begin(), m_tracks.end(), [y](const TrackItem *item) { return item->y() <= y; });
    if (after == m_tracks.begin())
        return nullptr;
    TrackItem *item = *(after - 1);
    return y < item->y() + item->height() ? item : nullptr;
}

LaneItem *TimelineScene::laneItemAt(double y) const
{
    return dynamic_cast<LaneItem *>(trackAt(y));
}

TimelineScene::Hit TimelineScene::hit(QPointF pos) const
{
    const LaneItem *item = laneItemAt(pos.y());
    if (!item || pos.x() < 0 || pos.x() >= m_look.scale.width())
        return {};
    return {item->hit(pos - item->pos()), item->laneId()};
}

TimelineScene::MarkHit TimelineScene::markAt(QPointF pos) const
{
    auto *item = dynamic_cast<MarkItem *>(trackAt(pos.y()));
    const MarkItem::Hit hit = item ? item->hit(pos - item->pos()) : MarkItem::Hit();
    return hit ? MarkHit{item, hit.mark, hit.count} : MarkHit();
}

void TimelineScene::selectMark(const MarkHit &hit)
{
    if (m_selectedMark.item)
        m_selectedMark.item->select({});
    m_selectedMark = hit;
    if (hit.item)
        hit.item->select(hit.mark);
}

QRectF TimelineScene::rectOf(SliceId slice) const
{
    if (!m_trace || slice.isNone())
        return {};
    const LaneItem *item = laneItem(m_trace->laneOf(slice));
    const QRectF rect = item ? item->rectOf(slice) : QRectF();
    return rect.height() > 0 ? rect.translated(item->pos()) : QRectF();
}

Nanoseconds TimelineScene::snapped(QPointF pos, double within) const
{
    const Nanoseconds t = m_look.scale.time(pos.x());
    const LaneItem *item = laneItemAt(pos.y());
    if (!item || item->rowCount() == 0)
        return t;
    std::optional<Nanoseconds> best;
    const auto tryEdge = [&](Nanoseconds edge) {
        const auto distance = [&](Nanoseconds e) { return std::abs(m_look.scale.x(e) - pos.x()); };
        if (distance(edge) <= within && (!best || distance(edge) < distance(*best)))
            best = edge;
    };
    const auto tryRow = [&](std::uint32_t r) {
        const Row &row = item->row(r);
        const std::uint32_t i = row.firstEndingAfter(t);
        for (std::uint32_t k = i > 0 ? i - 1 : 0; k < std::min(i + 2, row.size()); ++k) {
            tryEdge(row.start(k));
            tryEdge(row.end(k));
        }
    };
    if (const int r = item->metrics().rowAt(pos.y() - item->y(), item->rowCount()); r >= 0)
        tryRow(static_cast<std::uint32_t>(r));
    for (std::uint32_t r = 0; !best && r < item->rowCount(); ++r)
        tryRow(r);
    return best.value_or(t);
}

void TimelineScene::setTimeShown(TimeShown shown)
{
    if (m_trace && !canShow(*m_trace, shown))
        return;
    m_look.timeShown = shown;
    if (m_trace)
        m_look.zero = zeroOf(*m_trace, shown, m_look.scale.visible());
    update();
    emit layoutChanged();
}

void TimelineScene::setHasLabels(bool labels)
{
    m_look.hasLabels = labels;
    update();
}

void TimelineScene::setSelectedSlice(SliceId slice)
{
    m_selection->setSlice(slice);
    m_chain->setSlice(slice);
    m_links->setSlice(slice);
}

void TimelineScene::setReport(std::shared_ptr<const TraceReport> report)
{
    m_gaps->setReport(std::move(report));
}

SliceId TimelineScene::selectedSlice() const
{
    return m_selection->slice();
}

void TimelineScene::setSelectedRange(std::optional<TimeRange> range)
{
    m_selection->setRange(range);
}

std::optional<TimeRange> TimelineScene::selectedRange() const
{
    return m_selection->range();
}

void TimelineScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, m_look.theme->background);
    if (!m_trace)
        return;
    if (m_interleaving) {
        // What is neither trace's, between one pair of lanes and the next.
        painter->fillRect(QRectF(rect.left(), rect.top(), rect.width(), m_lanesHeight - rect.top()),
                          m_look.theme->panel);
        const QColor ground = m_interleaving->ground(*m_look.theme);
        for (const TrackItem *track : m_tracks)
            painter->fillRect(QRectF(rect.left(), track->y(), rect.width(), track->height()) & rect, ground);
    }
    const double pixel = 1 / m_look.devicePixelRatio;
    QColor line = m_look.theme->line;
    line.setAlphaF(0.7f);
    for (const Tick &tick : ticksOf(m_look)) {
        const double x = std::floor(m_look.scale.clampedX(tick.time) * m_look.devicePixelRatio) * pixel;
        if (x >= 0 && x < m_look.scale.width())
            painter->fillRect(QRectF(x, rect.top(), 1, rect.height()), line);
    }
}

} // namespace lanescope
