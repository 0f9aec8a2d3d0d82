#include "ui/timeline/lanelabels.h"

#include "core/model/trace.h"
#include "ui/look/format.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"
#include "ui/timeline/trackmenu.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QString fromStd(const std::string &text)
{
    return oneLine(text, 200);
}

/// `thread 466 (python3)` of process python3 without what the process says already.
QString threadName(const LaneIdentity &lane)
{
    QString name = fromStd(lane.name);
    const QString process = fromStd(lane.process);
    if (!process.isEmpty()) {
        const QString tail = QStringLiteral(" (") + process + u')';
        if (name.endsWith(tail))
            name.chop(tail.size());
    }
    return name;
}

double shareOf(const Trace &trace, const Lane &lane, const TraceFacts &facts)
{
    const Nanoseconds whole = std::max<Nanoseconds>(trace.view().length(), 1);
    return static_cast<double>(facts.busy[lane.id().value()]) / static_cast<double>(whole);
}

/// A small arrow: to the right where the lane is folded, else downwards.
void paintChevron(QPainter &painter, QPointF centre, double size, bool folded, const QColor &colour)
{
    QPolygonF arrow;
    if (folded)
        arrow << QPointF(-size * 0.5, -size) << QPointF(size * 0.5, 0) << QPointF(-size * 0.5, size);
    else
        arrow << QPointF(-size, -size * 0.5) << QPointF(0, size * 0.5) << QPointF(size, -size * 0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(arrow.translated(centre));
    painter.restore();
}

} // namespace

QString laneHeading(const LaneIdentity &lane)
{
    if (lane.kind == LaneKind::GpuStream && lane.device && lane.stream)
        return LaneLabels::tr("GPU %1 · stream %2").arg(*lane.device).arg(*lane.stream);
    if (lane.kind == LaneKind::Overhead)
        return lane.process.empty() ? LaneLabels::tr("Profiler overhead") : fromStd(lane.process);
    const QString name = threadName(lane);
    // Ids that are words already (`Spans`, `PyTorch Profiler`) need none of ours.
    if (lane.process.empty() && !parseInteger(lane.pid))
        return fromStd(lane.pid) + QStringLiteral(" · ") + (name.isEmpty() ? fromStd(lane.tid) : name);
    const QString process =
        lane.process.empty() ? LaneLabels::tr("process %1").arg(fromStd(lane.pid)) : fromStd(lane.process);
    const QString thread = name.isEmpty() ? LaneLabels::tr("thread %1").arg(fromStd(lane.tid)) : name;
    return lane.process.empty() && lane.pid == lane.tid ? thread : process + QStringLiteral(" · ") + thread;
}

QString laneSubheading(const Trace &trace, const Lane &lane, const TraceFacts *facts)
{
    QString text;
    if (lane.kind() == LaneKind::GpuStream && lane.device())
        for (const DeviceProperties &device : trace.devices())
            if (device.id == *lane.device() && !device.name.empty())
                text = fromStd(device.name);
    if (facts && lane.kind() != LaneKind::Other && lane.id().value() < facts->busy.size()) {
        if (!text.isEmpty())
            text += QStringLiteral(" · ");
        text += LaneLabels::tr("busy %1").arg(formatShare(shareOf(trace, lane, *facts)));
    }
    return text;
}

QStringList laneHelp(const Trace &trace, const Lane &lane, std::uint32_t rows, const TraceFacts *facts)
{
    QStringList lines{laneHeading(lane)};
    lines += LaneLabels::tr("process %1, thread %2").arg(fromStd(lane.pid()), fromStd(lane.tid()));
    lines += LaneLabels::tr("%1 slices in %2 rows").arg(formatCount(lane.size()), formatCount(rows));
    if (facts && lane.id().value() < facts->busy.size()) {
        const QString busy = formatTime(facts->busy[lane.id().value()]);
        const QString share = formatShare(shareOf(trace, lane, *facts));
        lines += lane.kind() == LaneKind::GpuStream
                     ? LaneLabels::tr("busy %1, %2 of the trace: kernels, copies and memsets").arg(busy, share)
                     : LaneLabels::tr("busy %1, %2 of the trace: at least one slice runs").arg(busy, share);
    }
    return lines;
}

namespace {

/// Where the lines of a lane's name stand: the name of a lane that is taller than the view stays in sight, as long as any of the
/// lane does. `y` is the lane's upper edge, `edge` the column's.
struct LabelPlace {
    double title, sub, note, end;

    LabelPlace(const TimelineLook &look, const TrackItem &track, double y, double edge)
    {
        const QFontMetricsF titleMetrics(look.font), smallMetrics(look.smallFont);
        const double pad = look.px(6), gap = look.px(1), noteGap = look.px(2);
        const double noteHeight = track.foldedNote().isEmpty() ? 0 : noteGap + smallMetrics.height();
        const double lines = titleMetrics.height() + gap + smallMetrics.height() + noteHeight;
        title = std::max(y + pad, std::min(edge + pad, y + track.height() - pad - lines));
        sub = title + titleMetrics.height() + gap;
        note = sub + smallMetrics.height() + noteGap;
        end = title + lines;
    }
};

/// A small pin, for lanes that stay on top.
void paintPin(QPainter &painter, QPointF centre, double size, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(colour);
    painter.drawEllipse(centre - QPointF(0, size * 0.5), size * 0.6, size * 0.6);
    painter.drawLine(centre, centre + QPointF(0, size));
    painter.restore();
}

/// Beside another trace it says, too, that only this one has such a lane.
QString subheadingOf(const TrackItem &track, const Interleaving *beside, const TraceFacts *facts)
{
    const QString own = track.subheading(facts);
    if (!beside || !beside->alone.contains(&track))
        return own;
    const QString alone = LaneLabels::tr("only in %1").arg(beside->letter);
    return own.isEmpty() ? alone : alone + QStringLiteral(" · ") + own;
}

} // namespace

void paintLaneLabels(QPainter &painter, const QRectF &rect, double top, const TimelineScene &scene,
                     const TraceFacts *facts)
{
    const TimelineLook &look = scene.look();
    const Theme &theme = *look.theme;
    painter.fillRect(rect, theme.background);
    painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), theme.line);
    if (!scene.trace())
        return;
    QFont titleFont = look.font;
    titleFont.setWeight(QFont::Medium);
    const QFontMetricsF titleMetrics(titleFont), smallMetrics(look.smallFont);
    const double left = rect.left() + std::round(look.px(16));
    const double width = rect.right() - look.px(8) - left;
    const Interleaving *beside = scene.interleaving() ? &*scene.interleaving() : nullptr;
    if (beside)
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width() - 1, scene.lanesHeight() - top), theme.panel);
    for (const TrackItem *item : scene.tracks()) {
        const double y = rect.top() + item->y() - top;
        const double bottom = y + item->height();
        if (bottom <= rect.top())
            continue;
        if (y >= rect.bottom())
            break;
        if (beside)
            painter.fillRect(QRectF(rect.left(), y, rect.width() - 1, item->height()), beside->nameGround(theme));
        painter.fillRect(QRectF(rect.left(), bottom - 1, rect.width() - 1, 1), theme.line);
        const LabelPlace place(look, *item, y, rect.top());
        const double middle = std::round(place.title + titleMetrics.height() / 2);
        const double letter = beside ? paintLetter(painter, look, *beside, {left, middle}) : 0;
        const double pin = item->isPinned() ? look.px(14) : 0;
        painter.setFont(titleFont);
        painter.setPen(theme.text);
        painter.drawText(QPointF(left + letter, std::round(place.title + titleMetrics.ascent())),
                         titleMetrics.elidedText(item->heading(), Qt::ElideMiddle, width - letter - pin));
        if (item->isPinned())
            paintPin(painter, {rect.right() - look.px(14), middle}, look.px(4), theme.secondary);
        if (item->isFoldable())
            paintChevron(painter, QPointF(rect.left() + look.px(8), middle), look.px(3), item->isFolded(),
                         theme.secondary);
        painter.setFont(look.smallFont);
        painter.setPen(theme.secondary);
        painter.drawText(QPointF(left, std::round(place.sub + smallMetrics.ascent())),
                         smallMetrics.elidedText(subheadingOf(*item, beside, facts), Qt::ElideRight, width));
        if (const QString note = item->foldedNote(); !note.isEmpty()) {
            painter.setPen(theme.accent);
            painter.drawText(QPointF(left, std::round(place.note + smallMetrics.ascent())),
                             smallMetrics.elidedText(note, Qt::ElideRight, width));
        }
    }
}

LaneLabels::LaneLabels(TimelineScene &scene, bool isPinned, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_isPinned(isPinned)
{
    setAccessibleName(tr("Lanes"));
    setAccessibleDescription(tr("Names of the lanes. The context menu folds, hides, pins and moves them."));
    setMouseTracking(true);
    connect(&scene, &TimelineScene::layoutChanged, this, [this] {
        if (std::ranges::find(m_scene.allTracks(), m_dragged) == m_scene.allTracks().end()) {
            m_dragged = nullptr;
            m_drag = Drag::None;
        }
        update();
    });
}

void LaneLabels::setFacts(std::shared_ptr<const TraceFacts> facts)
{
    m_facts = std::move(facts);
    update();
}

void LaneLabels::setTop(double top)
{
    m_top = top;
    update();
}

TrackItem *LaneLabels::trackAt(double y) const
{
    TrackItem *track = m_scene.trackAt(y + m_top);
    return track && track->isPinned() == m_isPinned ? track : nullptr;
}

TrackItem *LaneLabels::edgeAt(double y) const
{
    constexpr double grip = 4;
    TrackItem *track = trackAt(y - grip);
    return track && std::abs(track->y() + track->height() - m_top - y) <= grip ? track : nullptr;
}

bool LaneLabels::isOnFoldedNote(const TrackItem &track, double y) const
{
    if (track.foldedNote().isEmpty())
        return false;
    const LabelPlace place(m_scene.look(), track, track.y() - m_top, 0);
    return y >= place.note && y < place.end;
}

TrackItem *LaneLabels::dropTarget(double y) const
{
    for (TrackItem *track : m_scene.tracks())
        if (track->isPinned() == m_isPinned && track->y() + track->height() / 2 - m_top > y)
            return track;
    return nullptr;
}

QString LaneLabels::hiddenText() const
{
    auto hidden = std::ranges::count_if(m_scene.allTracks(), &TrackItem::isHidden);
    if (const auto &beside = m_scene.interleaving()) {
        if (beside->isSecond)
            return {}; // the first one counts both
        hidden += beside->otherHidden;
    }
    if (hidden == 0 || m_isPinned)
        return {};
    return hidden == 1 ? tr("1 lane hidden · show") : tr("%1 lanes hidden · show").arg(hidden);
}

QRectF LaneLabels::hiddenNote() const
{
    const double height = std::round(m_scene.look().px(24));
    return hiddenText().isEmpty() ? QRectF() : QRectF(0, this->height() - height, width() - 1, height);
}

bool LaneLabels::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const TrackItem *track = trackAt(help->pos().y());
        if (!track || m_drag == Drag::Move) {
            QToolTip::hideText();
            return true;
        }
        QStringList lines = track->help(m_facts.get());
        if (const auto &beside = m_scene.interleaving()) {
            lines.front().prepend(beside->letter + QStringLiteral(": "));
            if (beside->alone.contains(track))
                lines += tr("The other trace has no lane that does the same");
        }
        if (!track->foldedNote().isEmpty())
            lines += track->foldedNote();
        if (isOnFoldedNote(*track, help->pos().y()))
            lines += tr("Click to show them");
        else if (track->isFoldable())
            lines += track->isFolded() ? tr("Click to unfold, drag to move") : tr("Click to fold, drag to move");
        QToolTip::showText(help->globalPos(), plainToolTip(lines.join(u'\n')), this);
        return true;
    }
    return QWidget::event(event);
}

void LaneLabels::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintLaneLabels(painter, rect(), m_top, m_scene, m_facts.get());
    const TimelineLook &look = m_scene.look();
    if (m_drag == Drag::Move) {
        const TrackItem *target = dropTarget(m_dragY);
        double y = 0;
        for (const TrackItem *track : m_scene.tracks())
            if (track->isPinned() == m_isPinned)
                y = track->y() + track->height();
        if (target)
            y = target->y();
        painter.fillRect(QRectF(0, std::clamp(y - m_top - 1, 0.0, height() - 2.0), width() - 1, 2), look.theme->accent);
    }
    if (const QRectF note = hiddenNote(); !note.isEmpty()) {
        painter.fillRect(note, look.theme->panel);
        painter.fillRect(QRectF(0, note.top(), note.width(), 1), look.theme->line);
        painter.setFont(look.smallFont);
        painter.setPen(look.theme->accent);
        painter.drawText(note.adjusted(look.px(16), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, hiddenText());
    }
    if (m_isPinned)
        painter.fillRect(QRectF(0, height() - 1, width(), 1), look.theme->faint);
}

void LaneLabels::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    QToolTip::hideText();
    m_pressY = m_dragY = event->position().y();
    if (hiddenNote().contains(event->position())) {
        m_scene.showAllTracks();
        return;
    }
    m_dragged = edgeAt(m_pressY);
    m_drag = m_dragged ? Drag::Stretch : Drag::Press;
    if (!m_dragged)
        m_dragged = trackAt(m_pressY);
    if (!m_dragged) {
        m_drag = Drag::None;
        return;
    }
    m_pressStretch = m_dragged->stretch();
    m_pressHeight = std::max(m_dragged->height(), 1.0);
}

void LaneLabels::mouseMoveEvent(QMouseEvent *event)
{
    const double y = event->position().y();
    constexpr double dragDistance = 6;
    if (m_drag == Drag::Press && std::abs(y - m_pressY) >= dragDistance)
        m_drag = Drag::Move;
    if (m_drag == Drag::Move) {
        m_dragY = y;
        setCursor(Qt::ClosedHandCursor);
        update();
    } else if (m_drag == Drag::Stretch && m_dragged) {
        const double height = std::max(m_pressHeight + y - m_pressY, 1.0);
        m_scene.setHeight(*m_dragged, height, m_pressStretch * height / m_pressHeight);
    } else if (m_drag == Drag::None) {
        const TrackItem *track = trackAt(y);
        const bool isLink = hiddenNote().contains(event->position()) || (track && isOnFoldedNote(*track, y));
        setCursor(edgeAt(y)                      ? Qt::SizeVerCursor
                  : isLink                       ? Qt::PointingHandCursor
                  : track && track->isFoldable() ? Qt::PointingHandCursor
                                                 : Qt::ArrowCursor);
    }
}

void LaneLabels::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const Drag was = std::exchange(m_drag, Drag::None);
    TrackItem *track = std::exchange(m_dragged, nullptr);
    unsetCursor();
    update();
    if (!track)
        return;
    if (was == Drag::Move) {
        if (const TrackItem *target = dropTarget(event->position().y()); target != track)
            m_scene.moveTrack(*track, target);
    } else if (was == Drag::Press) {
        const auto *lane = dynamic_cast<const LaneItem *>(track);
        if (lane && isOnFoldedNote(*track, event->position().y()))
            m_scene.setPythonFolded(lane->laneId(), false);
        else if (track->isFoldable())
            m_scene.setFolded(*track, !track->isFolded());
    }
}

void LaneLabels::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    fillTrackMenu(menu, m_scene, trackAt(event->pos().y()));
    if (!menu.isEmpty())
        menu.exec(event->globalPos());
}

} // namespace lanescope
