#include "ui/timeline/ruler.h"

#include "core/model/trace.h"
#include "ui/timeline/ticks.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelinescene.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

double rulerHeight(const TimelineLook &look)
{
    return std::round(look.px(26));
}

void paintRuler(QPainter &painter, const QRectF &rect, const TimelineLook &look, const Trace *trace)
{
    const Theme &theme = *look.theme;
    painter.fillRect(rect, theme.background);
    const QFontMetricsF font(look.smallFont);
    painter.setFont(look.smallFont);
    const double width = look.scale.width();
    const double stepTop = rect.bottom() - look.px(4) - 1;

    if (trace) {
        // Steps as bars of one after the other, so that their borders show without a word; their numbers are in the overview.
        std::size_t parity = 0;
        for (const Step &step : trace->steps()) {
            const double x0 = look.scale.clampedX(step.range.start), x1 = look.scale.clampedX(step.range.end);
            const QColor colour = theme.tint(theme.secondary, parity++ % 2 ? 0.30 : 0.55);
            if (x1 < 0 || x0 > width)
                continue;
            const double left = std::max(x0, 0.0), right = std::min(x1, width);
            painter.fillRect(QRectF(rect.left() + left, stepTop, std::max(right - left, 1.0), look.px(4)), colour);
        }
    }
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.line);
    if (!trace)
        return;
    const double baseline = std::round(rect.top() + look.px(3) + font.ascent());
    for (const Tick &tick : ticksFor(look.scale, look.zero, tickDistance(look))) {
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
    setCursor(Qt::SizeHorCursor);
    connect(&axis, &TimeAxis::changed, this, qOverload<>(&QWidget::update));
}

void Ruler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintRuler(painter, rect(), m_scene.look(), m_scene.trace().get());
}

void Ruler::mousePressEvent(QMouseEvent *event)
{
    m_dragX = event->globalPosition().x();
}

void Ruler::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const double x = event->globalPosition().x();
    m_axis.pan(m_scene.look().scale.span(m_dragX - x));
    m_dragX = x;
}

} // namespace lanescope
