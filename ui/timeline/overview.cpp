#include "ui/timeline/overview.h"

#include "core/model/trace.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/highlightitem.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelinescene.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

Overview::Overview(const TimelineScene &scene, TimeAxis &axis, QWidget *parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_axis(axis)
{
    setMouseTracking(true);
    setAccessibleName(tr("Overview of the whole trace"));
    connect(&axis, &TimeAxis::changed, this, qOverload<>(&QWidget::update));
}

void Overview::setFacts(std::shared_ptr<const TraceFacts> facts)
{
    m_facts = std::move(facts);
    refresh();
}

void Overview::refresh()
{
    m_still = {};
    update();
}

void Overview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

QRectF Overview::strip() const
{
    const double pad = std::round(m_scene.look().px(6));
    return QRectF(rect()).adjusted(0, pad, 0, -pad);
}

double Overview::x(Nanoseconds t) const
{
    return TimeScale(m_axis.home(), width()).x(t);
}

Nanoseconds Overview::time(double px) const
{
    return TimeScale(m_axis.home(), width()).time(px);
}

void Overview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_scene.trace()) {
        painter.fillRect(rect(), m_scene.look().theme->background);
        return;
    }
    // A trace has a hundred thousand records of the profiler; they are walked once, not at each step of a pan.
    const double ratio = devicePixelRatioF();
    const QSize size = (QSizeF(this->size()) * ratio).toSize();
    if (m_still.size() != size || m_still.devicePixelRatio() != ratio || m_stillHome != m_axis.home()) {
        m_still = QPixmap(size);
        m_still.setDevicePixelRatio(ratio);
        m_stillHome = m_axis.home();
        QPainter still(&m_still);
        paintStill(still, strip());
    }
    painter.drawPixmap(0, 0, m_still);
    paintVisible(painter, strip());
}

void Overview::paintStill(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = *m_scene.look().theme;
    painter.fillRect(rect(), theme.background);
    painter.fillRect(area, theme.panel);
    paintDensity(painter, area);
    paintProfiler(painter, area);
    paintHighlights(painter, area, m_scene.highlightItem());
    paintHighlights(painter, area, m_scene.hitsItem());
    paintSteps(painter, area);
}

void Overview::paintDensity(QPainter &painter, const QRectF &area) const
{
    if (!m_facts)
        return;
    // A bin is as wide as TraceFacts made it; a pixel shows the fullest of its bins, so that no lonely kernel is lost.
    const TimeRange view = m_scene.trace()->view();
    const double perBin = static_cast<double>(view.length()) / TraceFacts::bins;
    const Theme &theme = *m_scene.look().theme;
    const double most = std::floor(area.height() * 0.55);
    const TimeScale scale(m_axis.home(), width());
    for (int px = 0; px < width(); ++px) {
        const auto binAt = [&](double at) { return static_cast<double>(scale.time(at) - view.start) / perBin; };
        const int first = static_cast<int>(std::clamp(binAt(px), -1.0, static_cast<double>(TraceFacts::bins)));
        const int last =
            static_cast<int>(std::clamp(std::ceil(binAt(px + 1)), -1.0, static_cast<double>(TraceFacts::bins)));
        float share = 0;
        for (int bin = std::max(first, 0); bin < last; ++bin)
            share = std::max(share, m_facts->density[static_cast<std::size_t>(bin)]);
        if (share <= 0)
            continue;
        const double height = std::max(std::round(most * std::sqrt(static_cast<double>(share))), 2.0);
        painter.fillRect(QRectF(px, area.bottom() - height, 1, height),
                         theme.hues[static_cast<int>(m_facts->mainHue(first, last))]);
    }
}

void Overview::paintProfiler(QPainter &painter, const QRectF &area) const
{
    if (!m_facts)
        return;
    const TimelineLook &look = m_scene.look();
    double painted = -1;
    for (const SliceId slice : m_facts->profiler) {
        const double x0 = x(m_scene.trace()->start(slice));
        // A buffer request of 2 ms in a trace of minutes is still seen.
        const double x1 = std::max(x(m_scene.trace()->end(slice)), x0 + 2);
        if (x1 <= painted || x1 < 0 || x0 > width())
            continue;
        const QRectF mark(std::max(x0, painted), area.top(), x1 - std::max(x0, painted), area.height());
        if (mark.width() < 5) {
            painter.fillRect(mark, look.theme->profilerInk);
        } else {
            painter.fillRect(mark, look.theme->profilerGround);
            hatch(painter, mark, look.theme->profilerInk, look.px(6), look.px(1.5));
        }
        painted = x1;
    }
}

void Overview::paintHighlights(QPainter &painter, const QRectF &area, const HighlightItem &item) const
{
    const std::span<const char> marked = item.marked();
    const TimeRange view = m_scene.trace()->view();
    const double perBin = static_cast<double>(view.length()) / Highlights::bins;
    const double height = std::round(m_scene.look().px(4));
    double painted = -1;
    for (std::size_t bin = 0; bin < marked.size(); ++bin) {
        if (!marked[bin])
            continue;
        const double left = std::floor(x(view.start + static_cast<Nanoseconds>(static_cast<double>(bin) * perBin)));
        if (left <= painted)
            continue;
        painter.fillRect(QRectF(left, area.bottom() - height, 1, height), m_scene.look().theme->accent);
        painted = left;
    }
}

void Overview::paintSteps(QPainter &painter, const QRectF &area) const
{
    const TimelineLook &look = m_scene.look();
    const QFontMetricsF font(look.smallFont);
    painter.setFont(look.smallFont);
    double free = -1; // where the next line may stand: not in the number of the one before
    for (const Step &step : m_scene.trace()->steps()) {
        const double left = std::floor(x(step.range.start));
        if (left < std::max(free, -1.0) || left > width())
            continue;
        painter.fillRect(QRectF(std::max(left, 0.0), area.top(), 1, area.height()), look.theme->faint);
        free = left + 3;
        const QString label = QStringLiteral("#%1").arg(step.number);
        const double room = font.horizontalAdvance(label) + look.px(8);
        if (left + room > width())
            continue;
        // Over the profiler's hatch a number needs a ground.
        painter.fillRect(QRectF(std::max(left, 0.0) + 1, area.top(), std::round(room - look.px(3)), font.height() - 1),
                         look.theme->panel);
        painter.setPen(look.theme->secondary);
        painter.drawText(QPointF(left + look.px(4), std::round(area.top() + font.ascent() - look.px(1))), label);
        free = left + room + look.px(8);
    }
}

void Overview::paintVisible(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = *m_scene.look().theme;
    const double x0 = std::clamp(std::floor(x(m_axis.visible().start)), 0.0, static_cast<double>(width()));
    const double x1 = std::clamp(std::ceil(x(m_axis.visible().end)), 0.0, static_cast<double>(width()));
    if (x0 <= 0 && x1 >= width())
        return; // all of it: nothing to point at
    QColor wash = theme.accent;
    wash.setAlphaF(theme.isDark ? 0.22f : 0.14f);
    const QRectF range(x0, area.top(), std::max(x1 - x0, 2.0), area.height());
    painter.fillRect(range, wash);
    const QRectF tall = range.adjusted(0, -2, 0, 2);
    painter.fillRect(QRectF(tall.left() - 1, tall.top(), 2, tall.height()), theme.accent);
    painter.fillRect(QRectF(tall.right() - 1, tall.top(), 2, tall.height()), theme.accent);
}

Overview::Drag Overview::dragAt(double px) const
{
    const double x0 = x(m_axis.visible().start), x1 = x(m_axis.visible().end);
    if (x0 <= 0 && x1 >= width())
        return Drag::Draw;
    const double grip = 4;
    // Of a range too short to be held at its sides, the middle moves it.
    if (x1 - x0 > 3 * grip) {
        if (std::abs(px - x0) <= grip)
            return Drag::Start;
        if (std::abs(px - x1) <= grip)
            return Drag::End;
    }
    return px >= x0 - grip && px <= x1 + grip ? Drag::Move : Drag::Draw;
}

void Overview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressX = event->position().x();
    m_pressTime = time(m_pressX);
    m_pressVisible = m_axis.visible();
    m_drag = dragAt(m_pressX);
}

void Overview::mouseMoveEvent(QMouseEvent *event)
{
    const double px = event->position().x();
    if (m_drag == Drag::None) {
        switch (dragAt(px)) {
        case Drag::Start:
        case Drag::End: setCursor(Qt::SizeHorCursor); break;
        case Drag::Move: setCursor(Qt::OpenHandCursor); break;
        default: setCursor(Qt::CrossCursor); break;
        }
        return;
    }
    const Nanoseconds now = time(px);
    const Nanoseconds by = now - m_pressTime;
    switch (m_drag) {
    case Drag::Move: m_axis.setVisible({m_pressVisible.start + by, m_pressVisible.end + by}); break;
    case Drag::Start:
        m_axis.setVisible(
            {std::min(m_pressVisible.start + by, m_pressVisible.end - TimeAxis::shortest), m_pressVisible.end});
        break;
    case Drag::End:
        m_axis.setVisible(
            {m_pressVisible.start, std::max(m_pressVisible.end + by, m_pressVisible.start + TimeAxis::shortest)});
        break;
    case Drag::Draw:
        if (std::abs(px - m_pressX) >= 4)
            m_axis.setVisible({std::min(m_pressTime, now), std::max(m_pressTime, now)});
        break;
    case Drag::None: break;
    }
}

void Overview::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Draw && std::abs(event->position().x() - m_pressX) < 4) {
        const TimeRange visible = m_axis.visible();
        m_axis.pan(m_pressTime - (visible.start + visible.length() / 2));
    }
    m_drag = Drag::None;
}

} // namespace lanescope
