#include "ui/timeline/legend.h"

#include "ui/timeline/hatch.h"
#include "ui/timeline/timelinelook.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace lanescope {

double paintLegend(QPainter &painter, const QRectF &rect, const TimelineLook &look, const TraceFacts &facts)
{
    const QFontMetricsF font(look.smallFont);
    painter.setFont(look.smallFont);
    painter.setPen(look.theme->secondary);
    const double boxWidth = std::round(look.px(14)), boxHeight = std::round(look.px(10));
    const double boxTop = std::round(rect.center().y() - boxHeight / 2);
    const double baseline = std::round(rect.center().y() + (font.ascent() - font.descent()) / 2);
    double x = rect.left();
    for (int h = 0; h < hueCount; ++h) {
        if (static_cast<std::size_t>(h) >= facts.hues.size() || !facts.hues[static_cast<std::size_t>(h)])
            continue;
        const auto hue = static_cast<Hue>(h);
        const QString name = hueName(hue);
        const double width = boxWidth + look.px(6) + font.horizontalAdvance(name);
        if (x + width > rect.right())
            break;
        const QRectF box(x, boxTop, boxWidth, boxHeight);
        painter.fillRect(box, look.theme->hues[h]);
        if (isHatched(hue))
            hatch(painter, box, look.theme->ink(hue), look.px(6), look.px(hue == Hue::Profiler ? 1.5 : 1));
        painter.setPen(look.theme->secondary);
        painter.drawText(QPointF(x + boxWidth + look.px(6), baseline), name);
        x += width + look.px(20);
    }
    // Idle time of a GPU, as GapItem draws it.
    const QString idle = Legend::tr("GPU idle");
    if (!facts.isOfCpu && x + boxWidth + look.px(6) + font.horizontalAdvance(idle) <= rect.right()) {
        const QRectF box(x, boxTop, boxWidth, boxHeight);
        hatch(painter, box, look.theme->idleInk, look.px(5), 1);
        painter.setPen(look.theme->secondary);
        painter.drawText(QPointF(x + boxWidth + look.px(6), baseline), idle);
        x += boxWidth + look.px(26) + font.horizontalAdvance(idle);
    }
    return x - rect.left();
}

Legend::Legend(const TimelineLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Legend::setFacts(std::shared_ptr<const TraceFacts> facts)
{
    m_facts = std::move(facts);
    update();
}

QSize Legend::sizeHint() const
{
    return {200, static_cast<int>(m_look.px(26))};
}

void Legend::setLeft(int left)
{
    m_left = left;
    update();
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.theme->background);
    painter.fillRect(QRect(m_left - 1, 0, 1, height()), m_look.theme->line);
    if (m_facts)
        paintLegend(painter, QRectF(rect()).adjusted(m_left + m_look.px(8), 0, -8, 0), m_look, *m_facts);
}

} // namespace lanescope
