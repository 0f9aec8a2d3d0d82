#include "ui/timeline/lanelabels.h"

#include "core/model/trace.h"
#include "ui/look/format.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include <cmath>

namespace lanescope {

namespace {

QString fromStd(const std::string &text)
{
    return oneLine(text, 200);
}

/// `thread 466 (python3)` of process python3 without what the process says already.
QString threadName(const Lane &lane)
{
    QString name = fromStd(lane.name());
    const QString process = fromStd(lane.process());
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

QString laneHeading(const Lane &lane)
{
    if (lane.kind() == LaneKind::GpuStream && lane.device() && lane.stream())
        return LaneLabels::tr("GPU %1 · stream %2").arg(*lane.device()).arg(*lane.stream());
    if (lane.kind() == LaneKind::Overhead)
        return lane.process().empty() ? LaneLabels::tr("Profiler overhead") : fromStd(lane.process());
    const QString name = threadName(lane);
    // Ids that are words already (`Spans`, `PyTorch Profiler`) need none of ours.
    if (lane.process().empty() && !parseInteger(lane.pid()))
        return fromStd(lane.pid()) + QStringLiteral(" · ") + (name.isEmpty() ? fromStd(lane.tid()) : name);
    const QString process =
        lane.process().empty() ? LaneLabels::tr("process %1").arg(fromStd(lane.pid())) : fromStd(lane.process());
    const QString thread = name.isEmpty() ? LaneLabels::tr("thread %1").arg(fromStd(lane.tid())) : name;
    return lane.process().empty() && lane.pid() == lane.tid() ? thread : process + QStringLiteral(" · ") + thread;
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
    for (const LaneItem *item : scene.laneItems()) {
        const double y = rect.top() + item->y() - top;
        const double bottom = y + item->height();
        if (bottom <= rect.top())
            continue;
        if (y >= rect.bottom())
            break;
        painter.fillRect(QRectF(rect.left(), bottom - 1, rect.width() - 1, 1), theme.line);
        // The name of a lane that is taller than the view stays in sight, as long as any of the lane does.
        const double lines = titleMetrics.height() + smallMetrics.height() + look.px(1);
        const double pad = look.px(6);
        const double textTop = std::max(y + pad, std::min(rect.top() + pad, bottom - pad - lines));
        painter.setFont(titleFont);
        painter.setPen(theme.text);
        painter.drawText(QPointF(left, std::round(textTop + titleMetrics.ascent())),
                         titleMetrics.elidedText(laneHeading(item->lane()), Qt::ElideMiddle, width));
        if (item->isFoldable())
            paintChevron(painter, QPointF(rect.left() + look.px(8), std::round(textTop + titleMetrics.height() / 2)),
                         look.px(3), item->isFolded(), theme.secondary);
        painter.setFont(look.smallFont);
        painter.setPen(theme.secondary);
        painter.drawText(
            QPointF(left, std::round(textTop + titleMetrics.height() + look.px(1) + smallMetrics.ascent())),
            smallMetrics.elidedText(laneSubheading(*scene.trace(), item->lane(), facts), Qt::ElideRight, width));
    }
}

LaneLabels::LaneLabels(const TimelineScene &scene, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
{
    setAccessibleName(tr("Lanes"));
    setMouseTracking(true);
    connect(&scene, &TimelineScene::layoutChanged, this, qOverload<>(&QWidget::update));
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

bool LaneLabels::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = toolTipAt(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainToolTip(text), this);
        return true;
    }
    return QWidget::event(event);
}

void LaneLabels::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintLaneLabels(painter, rect(), m_top, m_scene, m_facts.get());
}

void LaneLabels::mousePressEvent(QMouseEvent *event)
{
    const LaneItem *item =
        event->button() == Qt::LeftButton ? m_scene.laneItemAt(event->position().y() + m_top) : nullptr;
    if (item && item->isFoldable())
        emit foldAsked(item->laneId(), !item->isFolded());
}

void LaneLabels::mouseMoveEvent(QMouseEvent *event)
{
    const LaneItem *item = m_scene.laneItemAt(event->position().y() + m_top);
    setCursor(item && item->isFoldable() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

QString LaneLabels::toolTipAt(QPoint pos) const
{
    const LaneItem *item = m_scene.laneItemAt(pos.y() + m_top);
    if (!item)
        return {};
    const Lane &lane = item->lane();
    QStringList lines{laneHeading(lane)};
    lines += tr("process %1, thread %2").arg(fromStd(lane.pid()), fromStd(lane.tid()));
    lines += tr("%1 slices in %2 rows").arg(formatCount(lane.size()), formatCount(lane.rowCount()));
    if (m_facts && lane.id().value() < m_facts->busy.size()) {
        const QString busy = formatTime(m_facts->busy[lane.id().value()]);
        const QString share = formatShare(shareOf(*m_scene.trace(), lane, *m_facts));
        lines += lane.kind() == LaneKind::GpuStream
                     ? tr("busy %1, %2 of the trace: kernels, copies and memsets").arg(busy, share)
                     : tr("busy %1, %2 of the trace: at least one slice runs").arg(busy, share);
    }
    if (item->isFoldable())
        lines += item->isFolded() ? tr("Click to unfold") : tr("Click to fold");
    return lines.join(u'\n');
}

} // namespace lanescope
