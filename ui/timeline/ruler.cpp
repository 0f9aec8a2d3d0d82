#include "ui/timeline/ruler.h"

#include "core/model/trace.h"
#include "ui/look/format.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelinescene.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

double stepStrip(const TimelineLook &look)
{
    return std::round(look.px(16));
}

/// Steps as bars, one after the other in two shades, so that their borders show without a word.
void paintSteps(QPainter &painter, const QRectF &strip, const TimelineLook &look, const Trace &trace)
{
    const Theme &theme = *look.theme;
    const QFontMetricsF font(look.smallFont);
    const double width = look.scale.width(),
                 baseline = std::round(strip.center().y() + (font.ascent() - font.descent()) / 2);
    const auto steps = trace.steps();
    const auto first = std::partition_point(steps.begin(), steps.end(),
                                            [&](const Step &s) { return s.range.end < look.scale.visible().start; });
    double painted = -1; // of a thousand steps in a pixel one is enough
    for (auto step = first; step != steps.end() && step->range.start < look.scale.visible().end; ++step) {
        const double left = std::max(look.scale.clampedX(step->range.start), 0.0);
        const double right = std::min(std::max(look.scale.clampedX(step->range.end), left + 1), width);
        if (right <= painted + 0.5)
            continue;
        painted = right;
        const bool isOdd = (step - steps.begin()) % 2;
        painter.fillRect(QRectF(strip.left() + left, strip.top(), right - left, strip.height()),
                         theme.tint(theme.secondary, isOdd ? 0.16 : 0.28));
        const double room = right - left - look.px(8);
        for (const QString &text : {Ruler::tr("step %1").arg(step->number), QString::number(step->number)})
            if (font.horizontalAdvance(text) <= room) {
                painter.setPen(theme.text);
                painter.drawText(QPointF(strip.left() + std::round(left + look.px(4)), baseline), text);
                break;
            }
    }
}

} // namespace

double rulerHeight(const TimelineLook &look, const Trace *trace)
{
    const double ticks = std::round(look.px(22));
    return ticks + (trace && !trace->steps().empty() ? stepStrip(look) : std::round(look.px(4))) + 1;
}

void paintRuler(QPainter &painter, const QRectF &rect, const TimelineLook &look, const Trace *trace)
{
    const Theme &theme = *look.theme;
    painter.fillRect(rect, theme.background);
    const QFontMetricsF font(look.smallFont);
    painter.setFont(look.smallFont);
    const double width = look.scale.width();
    const bool hasSteps = trace && !trace->steps().empty();
    const double stepTop = rect.bottom() - 1 - (hasSteps ? stepStrip(look) : 0);
    if (hasSteps)
        paintSteps(painter, QRectF(rect.left(), stepTop, rect.width(), stepStrip(look)), look, *trace);
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.line);
    if (!trace)
        return;
    const double baseline = std::round(rect.top() + look.px(3) + font.ascent());
    for (const Tick &tick : ticksOf(look)) {
        const double x = std::floor(look.scale.clampedX(tick.time) * look.devicePixelRatio) / look.devicePixelRatio;
        const double textWidth = font.horizontalAdvance(tick.label);
        if (x >= 0 && x < width)
            painter.fillRect(QRectF(rect.left() + x, rect.top(), 1, stepTop - rect.top()), theme.line);
        // A label is drawn whole or not at all.
        const double left = look.scale.x(tick.time) + look.px(4);
        if (left < 0 || left + textWidth > width)
            continue;
        painter.setPen(theme.secondary);
        painter.drawText(QPointF(rect.left() + std::round(left), baseline), tick.label);
    }
}

Ruler::Ruler(const TimelineScene &scene, TimeAxis &axis, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_axis(axis)
{
    setMouseTracking(true);
    setCursor(Qt::SizeHorCursor);
    connect(&axis, &TimeAxis::changed, this, qOverload<>(&QWidget::update));
}

void Ruler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintRuler(painter, rect(), m_scene.look(), m_scene.trace().get());
}

const Step *Ruler::stepAt(QPointF pos) const
{
    const TimelineLook &look = m_scene.look();
    if (!m_scene.trace() || pos.y() < height() - 1 - stepStrip(look))
        return nullptr;
    const auto steps = m_scene.trace()->steps();
    const Nanoseconds t = look.scale.time(pos.x());
    const auto after =
        std::partition_point(steps.begin(), steps.end(), [t](const Step &s) { return s.range.start <= t; });
    if (after == steps.begin())
        return nullptr;
    const Step &step = *(after - 1);
    return look.scale.x(step.range.end) >= pos.x() - 1 ? &step : nullptr;
}

bool Ruler::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const Step *step = stepAt(help->pos()))
            QToolTip::showText(
                help->globalPos(),
                plainToolTip(
                    tr("step %1, %2\nClick to show it").arg(step->number).arg(formatTimeExact(step->range.length()))),
                this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void Ruler::mousePressEvent(QMouseEvent *event)
{
    m_dragX = m_pressX = event->globalPosition().x();
    m_isDragging = false;
}

void Ruler::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton)) {
        setCursor(stepAt(event->position()) ? Qt::PointingHandCursor : Qt::SizeHorCursor);
        return;
    }
    const double x = event->globalPosition().x();
    m_isDragging = m_isDragging || std::abs(x - m_pressX) >= 4;
    if (!m_isDragging)
        return;
    m_axis.pan(m_scene.look().scale.span(m_dragX - x));
    m_dragX = x;
}

void Ruler::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_isDragging)
        return;
    if (const Step *step = stepAt(event->position()))
        m_axis.fit(step->range);
}

} // namespace lanescope
