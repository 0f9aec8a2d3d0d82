#include "ui/timeline/noteitem.h"

#include "core/verdict/verdict.h"
#include "ui/panels/severitymark.h"
#include "ui/timeline/noteplace.h"
#include "ui/timeline/timelinescene.h"
#include "ui/timeline/trackitem.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace lanescope {

namespace {

/// None for a colour that is no severity's.
std::optional<VerdictSeverity> severityOf(NoteStyle style)
{
    switch (style) {
    case NoteStyle::Accent: return VerdictSeverity::Info;
    case NoteStyle::Good: return VerdictSeverity::Good;
    case NoteStyle::Warning: return VerdictSeverity::Warning;
    case NoteStyle::Critical: return VerdictSeverity::Critical;
    case NoteStyle::Plain: break;
    }
    return std::nullopt;
}

double distance(QPointF point, QPointF a, QPointF b)
{
    return QLineF(point, nearestOnLine(point, a, b)).length();
}

} // namespace

QColor noteColour(NoteStyle style, const Theme &theme)
{
    switch (style) {
    case NoteStyle::Accent: return theme.accent;
    case NoteStyle::Plain: return theme.secondary;
    case NoteStyle::Good: return theme.good;
    case NoteStyle::Warning: return theme.warning;
    case NoteStyle::Critical: break;
    }
    return theme.critical;
}

NoteItem::NoteItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(12);
    setAcceptedMouseButtons(Qt::NoButton);
}

void NoteItem::setNotes(std::vector<Note> notes)
{
    m_notes.clear();
    for (Note &note : notes)
        m_notes.push_back({std::move(note), nullptr, nullptr, {}});
    tie();
}

void NoteItem::tie()
{
    QHash<QString, TrackItem *> tracks;
    if (!m_notes.empty())
        for (TrackItem *track : m_scene.allTracks())
            tracks.insert(track->key(), track);
    for (TiedNote &tied : m_notes) {
        tied.from = tracks.value(noteTrackKey(tied.note.from));
        tied.to = tracks.value(noteTrackKey(tied.note.to));
        tied.slice = m_scene.trace() ? findSlice(*m_scene.trace(), tied.note) : SliceId();
    }
    forgetLayout();
}

void NoteItem::setShown(bool shown)
{
    m_isShown = shown;
    update();
}

void NoteItem::select(const QString &id)
{
    m_selected = id;
    update();
}

void NoteItem::setEdited(const QString &id)
{
    m_edited = id;
    update();
}

void NoteItem::forgetLayout()
{
    m_isPlaced = false;
    update();
}

QHash<QString, int> NoteItem::places() const
{
    placed();
    return m_last;
}

void NoteItem::setPlaces(const QHash<QString, int> &places)
{
    m_last = places;
    forgetLayout();
}

void NoteItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
    forgetLayout();
}

const std::vector<PlacedNote> &NoteItem::placed() const
{
    if (!m_isPlaced) {
        m_placed = m_scene.trace() ? placeNotes(m_scene, m_notes, m_last) : std::vector<PlacedNote>();
        m_isPlaced = true;
    }
    return m_placed;
}

const PlacedNote *NoteItem::placed(const QString &id) const
{
    for (const PlacedNote &placed : this->placed())
        if (noteOf(placed).id == id)
            return &placed;
    return nullptr;
}

bool NoteItem::meetsWords(const QRectF &rect) const
{
    return m_isShown && !m_notes.empty() &&
           std::ranges::any_of(placed(), [&](const PlacedNote &p) { return p.card.intersects(rect); });
}

std::vector<std::pair<NoteItem::Part, QPointF>> NoteItem::handles(const PlacedNote &placed) const
{
    const double width = m_scene.look().scale.width();
    std::vector<std::pair<Part, QPointF>> all;
    const auto add = [&](Part part, QPointF pos) {
        if (pos.x() >= -1 && pos.x() <= width + 1)
            all.emplace_back(part, pos);
    };
    switch (noteOf(placed).kind) {
    case NoteKind::Callout: break;
    case NoteKind::Text: add(Part::From, placed.from); break;
    case NoteKind::Arrow:
        if (placed.fromIsSeen)
            add(Part::From, placed.from);
        if (placed.toIsSeen)
            add(Part::To, placed.to);
        break;
    case NoteKind::Range:
        add(Part::From, placed.from);
        add(Part::To, placed.to);
        break;
    case NoteKind::Box:
        add(Part::From, placed.from);
        add(Part::To, placed.to);
        add(Part::FromTo, {placed.from.x(), placed.to.y()});
        add(Part::ToFrom, {placed.to.x(), placed.from.y()});
        break;
    }
    return all;
}

NoteItem::Hit NoteItem::hit(QPointF pos) const
{
    if (!m_isShown)
        return {};
    const double reach = 5;
    if (const PlacedNote *selected = m_selected.isEmpty() ? nullptr : placed(m_selected))
        for (const auto &[part, at] : handles(*selected))
            if (QLineF(pos, at).length() <= reach + 3)
                return {m_selected, part};
    for (const PlacedNote &p : placed() | std::views::reverse)
        if (!p.lines.empty() && p.card.contains(pos))
            return {noteOf(p).id, Part::Card};
    for (const PlacedNote &p : placed() | std::views::reverse) {
        bool isHit = false;
        switch (noteOf(p).kind) {
        case NoteKind::Callout: break;
        case NoteKind::Text: isHit = QLineF(pos, p.from).length() <= reach + 2; break;
        case NoteKind::Arrow: isHit = distance(pos, p.from, p.to) <= reach; break;
        case NoteKind::Range: {
            const QRectF &b = p.band;
            isHit = distance(pos, b.topLeft(), b.topRight()) <= reach ||
                    (pos.y() >= b.top() && pos.y() <= b.bottom() &&
                     std::min(std::abs(pos.x() - b.left()), std::abs(pos.x() - b.right())) <= 3);
            break;
        }
        case NoteKind::Box: {
            const QRectF &t = p.target;
            isHit = t.adjusted(-reach, -reach, reach, reach).contains(pos) &&
                    !t.adjusted(reach, reach, -reach, -reach).contains(pos);
            break;
        }
        }
        if (isHit)
            return {noteOf(p).id, Part::Body};
    }
    return {};
}

void NoteItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_isShown || m_notes.empty())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (const PlacedNote &p : placed())
        paintBody(*painter, p);
    // Words above all lines.
    for (const PlacedNote &p : placed())
        if (!p.lines.empty() && noteOf(p).id != m_edited)
            paintCard(*painter, p);
    if (const PlacedNote *selected = m_selected.isEmpty() ? nullptr : placed(m_selected)) {
        const Theme &theme = *m_scene.look().theme;
        painter->setPen(QPen(theme.accent, 1.5));
        painter->setBrush(theme.background);
        const double r = std::round(m_scene.look().px(3.5));
        for (const auto &[part, at] : handles(*selected))
            painter->drawEllipse(at, r, r);
    }
    painter->restore();
}

void NoteItem::paintBody(QPainter &painter, const PlacedNote &p) const
{
    const TimelineLook &look = m_scene.look();
    const Note &note = noteOf(p);
    const QColor colour = noteColour(note.style, *look.theme);
    QColor wash = colour;
    wash.setAlphaF(look.theme->isDark ? 0.16f : 0.10f);
    const double width = look.scale.width();
    if (!p.lines.empty() && p.hasLeader && note.id != m_edited) {
        // A rim of the ground, so that it can be told from the lines of the lanes.
        QColor rim = look.theme->background;
        rim.setAlphaF(0.7f);
        for (const auto &[ink, w] : {std::pair(rim, 3.5), std::pair(colour, 1.25)}) {
            painter.setPen(QPen(ink, w));
            painter.drawLine(p.root, p.tip);
        }
    }
    painter.setPen(Qt::NoPen);
    switch (note.kind) {
    case NoteKind::Text:
        painter.setBrush(colour);
        painter.drawEllipse(p.from, look.px(3), look.px(3));
        break;
    case NoteKind::Callout: {
        // A frame around the slice, cut where the picture ends.
        QRectF frame = p.target.adjusted(-1.5, -1.5, 1.5, 1.5);
        if (frame.width() < 5)
            frame.adjust(-1, 0, 1, 0);
        painter.setPen(QPen(colour, 2));
        painter.setBrush(p.target.height() > look.metrics.rowHeight * 1.8 ? QBrush(wash) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(frame, 2.5, 2.5);
        if (p.hasLeader) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawEllipse(p.tip, 2.5, 2.5);
        }
        break;
    }
    case NoteKind::Range: {
        painter.fillRect(p.band, wash);
        for (const QPointF &end : {p.from, p.to})
            if (end.x() >= 0 && end.x() <= width)
                painter.fillRect(QRectF(std::round(end.x()) - 0.75, p.band.top(), 1.5, p.band.height()), colour);
        painter.fillRect(p.target, colour);
        break;
    }
    case NoteKind::Box:
        painter.setPen(QPen(colour, 2));
        painter.setBrush(wash);
        painter.drawRoundedRect(p.target, 4, 4);
        break;
    case NoteKind::Arrow: {
        const QLineF line(p.from, p.to);
        const double head = std::min(look.px(11), line.length());
        const QPointF d = line.length() > 0 ? (p.to - p.from) / line.length() : QPointF(1, 0), n(-d.y(), d.x());
        // A rim of the ground keeps it apart from slices of its colour.
        const QPointF end = p.toIsSeen ? p.to - d * head * 0.7 : p.to;
        for (const auto &[ink, w] : {std::pair(look.theme->background, 4.5), std::pair(colour, 2.0)}) {
            painter.setPen(QPen(ink, w, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(p.from, end);
        }
        if (p.toIsSeen) {
            painter.setPen(QPen(look.theme->background, 1));
            painter.setBrush(colour);
            painter.drawPolygon(
                QPolygonF({p.to, p.to - d * head + n * head * 0.42, p.to - d * head - n * head * 0.42}));
        }
        break;
    }
    }
}

void NoteItem::paintCard(QPainter &painter, const PlacedNote &p) const
{
    const TimelineLook &look = m_scene.look();
    const Theme &theme = *look.theme;
    const Note &note = noteOf(p);
    const QColor colour = noteColour(note.style, theme);
    const bool isSelected = note.id == m_selected;
    painter.setPen(QPen(isSelected ? theme.accent : colour, isSelected ? 2 : 1));
    painter.setBrush(theme.tint(colour, theme.isDark ? 0.14 : 0.07));
    painter.drawRoundedRect(p.card.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    double left = p.card.left() + std::round(look.px(8));
    bool isFirst = true;
    for (const NoteLine &line : p.lines) {
        double x = left;
        if (!note.verdict.isEmpty() && !line.isSecondary) {
            const double side = std::round(look.px(13));
            if (const auto severity = severityOf(note.style); severity && isFirst)
                paintSeverity(painter, QRectF(left, p.card.top() + std::round(look.px(6)), side, side), *severity,
                              theme);
            x += look.px(18);
        }
        isFirst = false;
        painter.setFont(line.font);
        painter.setPen(line.isSecondary && note.verdict.isEmpty() ? theme.secondary : theme.text);
        painter.drawText(QPointF(x, p.card.top() + line.baseline), line.text);
    }
}

} // namespace lanescope
