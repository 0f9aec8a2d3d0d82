#include "ui/timeline/notelayout.h"

#include "ui/look/format.h"
#include "ui/look/textlines.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteplace.h"
#include "ui/timeline/timelinescene.h"

#include <QFontMetricsF>
#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lanescope {

namespace {

constexpr int mostLines = 12;
/// So many notes are kept apart from each other's lines; of more there is room for none of that.
constexpr std::size_t mostUntangled = 40;

double nearest(double value, double low, double high)
{
    return low > high ? (low + high) / 2 : std::clamp(value, low, high);
}

QPointF nearest(QPointF point, const QRectF &rect)
{
    return {nearest(point.x(), rect.left(), rect.right()), nearest(point.y(), rect.top(), rect.bottom())};
}

double area(const QRectF &rect)
{
    return std::max(rect.width(), 0.0) * std::max(rect.height(), 0.0);
}

/// The part of a line within a rectangle, by Liang and Barsky; false where there is none.
bool clipLine(QPointF &a, QPointF &b, const QRectF &rect)
{
    const QPointF d = b - a;
    double t0 = 0, t1 = 1;
    const double steps[] = {-d.x(), d.x(), -d.y(), d.y()};
    const double rooms[] = {a.x() - rect.left(), rect.right() - a.x(), a.y() - rect.top(), rect.bottom() - a.y()};
    for (int i = 0; i < 4; ++i) {
        if (steps[i] == 0) {
            if (rooms[i] < 0)
                return false;
            continue;
        }
        const double t = rooms[i] / steps[i];
        if (steps[i] < 0)
            t0 = std::max(t0, t);
        else
            t1 = std::min(t1, t);
    }
    if (t0 > t1)
        return false;
    b = a + d * t1;
    a = a + d * t0;
    return true;
}

class Placer {
public:
    Placer(const TimelineScene &scene, QHash<QString, int> &last)
        : m_scene(scene)
        , m_look(scene.look())
        , m_last(last)
        , m_bottom(notesBottom(scene))
    {}

    bool locate(const TiedNote &tied, PlacedNote &placed) const;
    void write(const Note &note, PlacedNote &placed) const;
    void putCard(const TiedNote &tied, PlacedNote &placed, const std::vector<PlacedNote> &all) const;

private:
    /// Pinned lanes are a view of their own: what belongs to one of them stays there.
    /// Of what scrolls, what is in sight gets its words where they can be read.
    QRectF regionOf(double y, double needed) const
    {
        const double width = m_look.scale.width();
        if (y < 0)
            return {0, -m_scene.pinnedHeight(), width, m_scene.pinnedHeight()};
        const QRectF all(0, 0, width, m_bottom);
        const auto seen = m_scene.seen();
        const bool isSeen = seen && y >= seen->first && y <= seen->second && seen->second - seen->first >= needed + 6;
        return isSeen ? all & QRectF(0, seen->first, width, seen->second - seen->first) : all;
    }
    QRectF seen(const QRectF &rect) const
    {
        return {QPointF(std::max(rect.left(), 0.0), rect.top()),
                QPointF(std::min(rect.right(), m_look.scale.width()), rect.bottom())};
    }
    QPointF at(const TrackItem *track, const NotePoint &point) const
    {
        return {m_look.scale.x(point.time), noteY(m_scene, track, point.row)};
    }
    double covered(const QRectF &rect) const;
    /// The line between words and what they speak of.
    struct Leader {
        QPointF tip, root;
        bool isSeen = false;
    };
    Leader leaderTo(const QRectF &card, NoteKind kind, const PlacedNote &placed) const;
    void connect(NoteKind kind, PlacedNote &placed) const;
    double confusion(const QRectF &card, NoteKind kind, const PlacedNote &placed, const PlacedNote &other) const;

    const TimelineScene &m_scene;
    const TimelineLook &m_look;
    QHash<QString, int> &m_last;
    double m_bottom;
};

bool Placer::locate(const TiedNote &tied, PlacedNote &placed) const
{
    const Note &note = tied.note;
    for (const TrackItem *track : {tied.from, tied.to})
        if (track && track->isHidden())
            return false;
    const double width = m_look.scale.width();
    const auto isSeen = [&](double x0, double x1) { return x1 >= 0 && x0 <= width; };
    placed.from = at(tied.from, note.from);
    placed.to = at(tied.to, note.to);
    const double left = std::min(placed.from.x(), placed.to.x()), right = std::max(placed.from.x(), placed.to.x());
    // Far outside, painters and sums of doubles are no longer exact.
    const double x0 = std::max(left, -8.0), x1 = std::min(right, width + 8);
    switch (note.kind) {
    case NoteKind::Text:
        placed.target = QRectF(placed.from, QSizeF(0, 0));
        return isSeen(placed.from.x(), placed.from.x());
    case NoteKind::Callout:
        if (tied.slice) {
            placed.target = m_scene.rectOf(tied.slice);
            const auto &trace = *m_scene.trace();
            return placed.target.height() > 0 &&
                   isSeen(m_look.scale.x(trace.start(tied.slice)), m_look.scale.x(trace.end(tied.slice)));
        }
        if (!isSeen(left, right))
            return false;
        placed.target = QRectF(x0, std::min(placed.from.y(), placed.to.y()), x1 - x0, 0);
        // A stretch of a lane: all of its height.
        if (tied.from && left < right)
            placed.target = QRectF(x0, tied.from->y() + 1, x1 - x0, tied.from->height() - 3);
        return true;
    case NoteKind::Range: {
        if (!isSeen(left, right))
            return false;
        const double top = tied.from ? tied.from->y() : 0,
                     bottom = tied.from ? top + tied.from->height() - 1 : m_bottom;
        placed.band = QRectF(x0, top, x1 - x0, bottom - top);
        placed.target = QRectF(x0, top + 1, x1 - x0, 2);
        placed.from.setY(top + 2);
        placed.to.setY(top + 2);
        return true;
    }
    case NoteKind::Box:
        if (!isSeen(left, right))
            return false;
        placed.target = QRectF(QPointF(x0, std::min(placed.from.y(), placed.to.y())),
                               QPointF(x1, std::max(placed.from.y(), placed.to.y())));
        return true;
    case NoteKind::Arrow: {
        QPointF a = placed.from, b = placed.to;
        const QRectF all(-8, -m_scene.pinnedHeight(), width + 16, m_scene.pinnedHeight() + m_bottom);
        if (!clipLine(a, b, all))
            return false;
        placed.fromIsSeen = QLineF(a, placed.from).length() < 1;
        placed.toIsSeen = QLineF(b, placed.to).length() < 1;
        placed.from = a;
        placed.to = b;
        placed.target = QRectF((a + b) / 2, QSizeF(0, 0));
        return true;
    }
    }
    return false;
}

void Placer::write(const Note &note, PlacedNote &placed) const
{
    QFont bold = m_look.font;
    bold.setWeight(QFont::DemiBold);
    const double pad = std::round(m_look.px(8));
    const double widest = std::min(std::round(m_look.px(note.verdict.isEmpty() ? 240 : 280)),
                                   m_look.scale.width() - 2 * pad - m_look.px(8));
    double y = std::round(m_look.px(5)), width = 0;
    int count = 0;
    const auto add = [&](const QString &text, const QFont &font, bool isSecondary, double indent = 0) {
        const QFontMetricsF metrics(font);
        for (const QString &line : textLines(text, font, std::max(widest - indent, 40.0), mostLines - count)) {
            placed.lines.push_back({line, font, isSecondary, y + metrics.ascent()});
            width = std::max(width, metrics.horizontalAdvance(line) + indent);
            y += std::ceil(metrics.height());
            ++count;
        }
    };
    QString text = note.text;
    while (text.endsWith(u'\n'))
        text.chop(1);
    if (!note.verdict.isEmpty()) {
        // The first line is the verdict's title; its mark stands before it.
        const qsizetype end = text.indexOf(u'\n');
        add(text.left(end), bold, false, m_look.px(18));
        if (end >= 0 && count < mostLines)
            add(text.mid(end + 1), m_look.font, true);
    } else if (!text.isEmpty()) {
        add(text, m_look.font, false);
    }
    if (note.kind == NoteKind::Range && count < mostLines)
        add(formatTime(note.range().length()), text.isEmpty() ? m_look.font : m_look.smallFont, !text.isEmpty());
    if (placed.lines.empty())
        return;
    placed.card.setSize({std::ceil(width) + 2 * pad, y + std::round(m_look.px(5))});
}

/// How much of a rectangle would lie over slices, in square pixels. Of what is no thread and no stream (the span that the profiler
/// recorded) little is lost.
double Placer::covered(const QRectF &rect) const
{
    double sum = 0;
    for (const LaneItem *lane : m_scene.laneItems()) {
        const QRectF part = rect.translated(0, -lane->y());
        if (part.bottom() <= 0 || part.top() >= lane->height() || lane->rowCount() == 0)
            continue;
        const LaneMetrics metrics = lane->metrics();
        const auto lineOf = [&](double y) {
            return static_cast<std::uint32_t>(std::clamp(std::floor((y - metrics.padding) / metrics.pitch()), 0.0,
                                                         metrics.lines(lane->rowCount()) - 1.0));
        };
        for (std::uint32_t line = lineOf(part.top()); line <= lineOf(part.bottom()); ++line) {
            const double top = metrics.padding + line * metrics.pitch();
            const double height = std::min(part.bottom(), top + metrics.rowHeight) - std::max(part.top(), top);
            if (height <= 0)
                continue;
            const double ratio = m_look.devicePixelRatio, x0 = part.left() * ratio, x1 = part.right() * ratio;
            const std::vector<SliceBox> &boxes = lane->boxes(line * metrics.rowsPerLine);
            auto box = std::partition_point(boxes.begin(), boxes.end(), [&](const SliceBox &b) { return b.x1 <= x0; });
            const double weight = lane->lane().kind() == LaneKind::Other ? 0.1 : 1;
            for (; box != boxes.end() && box->x0 < x1; ++box)
                sum += weight * height * (std::min<double>(box->x1, x1) - std::max<double>(box->x0, x0)) / ratio;
        }
    }
    return sum;
}

void Placer::putCard(const TiedNote &tied, PlacedNote &placed, const std::vector<PlacedNote> &all) const
{
    const Note &note = tied.note;
    const double w = placed.card.width(), h = placed.card.height();
    const QRectF region = regionOf(placed.target.center().y(), h);
    const QRectF target = seen(placed.target);
    placed.origin = target.center();
    if (placed.lines.empty())
        return;
    const auto inside = [&](QPointF topLeft) {
        return QRectF(
            std::round(nearest(topLeft.x(), region.left() + 3, region.right() - w - 3)),
            // Where it is higher than all there is, its first line is to be read.
            std::round(std::max(nearest(topLeft.y(), region.top() + 3, region.bottom() - h - 3), region.top() + 3)), w,
            h);
    };
    if (note.offset) {
        placed.card = inside(target.center() + *note.offset * m_look.fontScale);
        connect(note.kind, placed);
        return;
    }
    std::vector<QPointF> candidates;
    if (note.kind == NoteKind::Arrow)
        candidates.emplace_back(target.center() - QPointF(w, h) / 2); // on its line
    const double gap = std::round(m_look.px(note.kind == NoteKind::Text ? 4 : 10)), side = std::round(m_look.px(12));
    const QPointF middle = target.center();
    candidates.emplace_back(target.right() + side, middle.y() - h / 2);
    candidates.emplace_back(target.left() - side - w, middle.y() - h / 2);
    const double pitch = m_look.metrics.pitch();
    // Of very many there is room for few; then the nearest places must do, so that a frame takes no longer.
    const int distances = all.size() > mostUntangled ? 2 : 10;
    for (int k = 0; k < distances; ++k)
        for (const double y : {target.top() - gap - h - k * pitch, target.bottom() + gap + k * pitch})
            for (const double x : {middle.x() - w / 2, middle.x() + side, middle.x() - side - w})
                candidates.emplace_back(x, y);
    const int before = m_last.value(note.id, -1);
    double least = std::numeric_limits<double>::max();
    int best = 0;
    for (int i = 0; i < static_cast<int>(candidates.size()); ++i) {
        const QRectF card = inside(candidates[static_cast<std::size_t>(i)]);
        const QRectF around = card.adjusted(-3, -3, 3, 3);
        const auto share = [&](const QRectF &other) { return area(around & other) / area(card); };
        const QPointF near = nearest(middle, card);
        double cost = QLineF(near, nearest(near, target)).length() / m_look.px(150) + (i == before ? -0.2 : 0.0);
        if (note.kind == NoteKind::Callout && i < 2)
            cost += 0.15; // a line that leads up or down is read more easily
        // Never over what it speaks of, hardly over other words, rather not over slices.
        if (note.kind == NoteKind::Arrow)
            cost -= i == 0 ? 0.4 : 0.0;
        else
            cost += 8 * share(target.adjusted(-1, -1, 1, 1));
        for (const PlacedNote &other : all) {
            if (&other == &placed)
                continue;
            if (other.isPut)
                cost += 10 * share(other.card);
            if (other.band.isEmpty())
                cost += 3 * share(other.target.adjusted(-4, -4, 4, 4));
            if (all.size() <= mostUntangled && cost < least)
                cost += confusion(card, note.kind, placed, other);
        }
        if (cost < least)
            cost += 2.5 * covered(card) / area(card);
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    m_last[note.id] = best;
    placed.card = inside(candidates[static_cast<std::size_t>(best)]);
    connect(note.kind, placed);
}

Placer::Leader Placer::leaderTo(const QRectF &card, NoteKind kind, const PlacedNote &placed) const
{
    Leader leader;
    if (kind == NoteKind::Arrow) {
        // To the nearest point of the arrow; words that lie on it need no line.
        QPointF a = placed.from, b = placed.to;
        leader.isSeen = !clipLine(a, b, card);
        leader.tip = nearestOnLine(card.center(), placed.from, placed.to);
        leader.root = nearest(leader.tip, card);
        return leader;
    }
    const QRectF target = seen(placed.target);
    const double inset = std::min(m_look.px(6), target.width() / 2);
    const double x = nearest(card.center().x(), target.left() + inset, target.right() - inset);
    leader.tip = {x, nearest(card.center().y(), target.top(), target.bottom())};
    leader.root = nearest(leader.tip, card.adjusted(m_look.px(8), 0, -m_look.px(8), 0));
    if (card.top() < leader.tip.y() && leader.tip.y() < card.bottom())
        leader.root = nearest(leader.tip, card);
    leader.isSeen = QLineF(leader.root, leader.tip).length() > m_look.px(4);
    return leader;
}

void Placer::connect(NoteKind kind, PlacedNote &placed) const
{
    const Leader leader = leaderTo(placed.card, kind, placed);
    placed.tip = leader.tip;
    placed.root = leader.root;
    placed.hasLeader = leader.isSeen;
}

/// How much words here would be taken for those of another note, or hide what that one points at.
double Placer::confusion(const QRectF &card, NoteKind kind, const PlacedNote &placed, const PlacedNote &other) const
{
    constexpr double hidden = 2.5, crossed = 1.5;
    const double rim = m_look.px(4);
    double cost = 0;
    // However small it is: what another note speaks of is not hidden.
    const QRectF around = card.adjusted(-rim, -rim, rim, rim);
    const QRectF target = seen(other.target);
    if (!other.band.isEmpty() || (other.target.isEmpty() && other.from != other.to)) {
        for (const QPointF &end : {other.from, other.to}) // of a range or an arrow
            cost += around.contains(end) ? hidden : 0;
    } else if (target.width() < card.width() && around.intersects(target.adjusted(-1, -1, 1, 1))) {
        cost += hidden;
    }
    // Nor does a line run through it, or through other words, or across another line.
    const Leader leader = leaderTo(card, kind, placed);
    const auto runsThrough = [](QPointF a, QPointF b, const QRectF &rect) { return clipLine(a, b, rect); };
    if (leader.isSeen && other.band.isEmpty() && other.target != placed.target && target.width() < card.width() &&
        runsThrough(leader.root, leader.tip, target.adjusted(-2, -2, 2, 2)))
        cost += crossed;
    if (!other.isPut || other.card.isEmpty())
        return cost;
    if (leader.isSeen && runsThrough(leader.root, leader.tip, other.card))
        cost += crossed;
    if (!other.hasLeader)
        return cost;
    if (runsThrough(other.root, other.tip, card))
        cost += crossed;
    if (leader.isSeen &&
        QLineF(leader.root, leader.tip).intersects({other.root, other.tip}, nullptr) == QLineF::BoundedIntersection)
        cost += crossed;
    return cost;
}

} // namespace

QPointF nearestOnLine(QPointF point, QPointF a, QPointF b)
{
    const QPointF d = b - a;
    const double length = QPointF::dotProduct(d, d);
    return length > 0 ? a + d * std::clamp(QPointF::dotProduct(point - a, d) / length, 0.0, 1.0) : a;
}

std::vector<PlacedNote> placeNotes(const TimelineScene &scene, const std::vector<TiedNote> &notes,
                                   QHash<QString, int> &last)
{
    const Placer placer(scene, last);
    std::vector<PlacedNote> all;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        PlacedNote placed;
        placed.index = i;
        if (placer.locate(notes[i], placed)) {
            placer.write(notes[i].note, placed);
            all.push_back(std::move(placed));
        }
    }
    // What a person has put somewhere stays there; the others give way. Who came first could not know of the later ones, so each is
    // asked once more.
    const auto put = [&](bool moved) {
        for (PlacedNote &placed : all) {
            const TiedNote &tied = notes[placed.index];
            if (tied.note.offset.has_value() != moved)
                continue;
            placer.putCard(tied, placed, all);
            placed.isPut = true;
        }
    };
    put(true);
    put(false);
    if (all.size() > 1 && all.size() <= mostUntangled)
        put(false);
    return all;
}

} // namespace lanescope
