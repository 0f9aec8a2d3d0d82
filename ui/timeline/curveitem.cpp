#include "ui/timeline/curveitem.h"

#include "ui/look/format.h"
#include "ui/timeline/timelinelook.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Curves", text);
}

} // namespace

CurveItem::CurveItem(const CurveTrack &track, const TimelineLook &look)
    : TrackItem(look)
    , m_track(track)
{
    lookChanged();
}

double CurveItem::wantedHeight() const
{
    const double wanted = look().metrics.rowHeight * 3 * stretch();
    return isFolded() ? labelHeight() : std::max(labelHeight(), std::round(wanted));
}

QString CurveItem::text(double value) const
{
    if (m_track.isBytes)
        return formatBytes(static_cast<std::int64_t>(value));
    return value == std::floor(value) && std::abs(value) < 1e15 ? formatCount(static_cast<std::int64_t>(value))
                                                                : QString::number(value, 'g', 4);
}

QString CurveItem::subheading(const TraceFacts *) const
{
    QStringList parts;
    for (const Curve &curve : m_track.curves)
        if (std::isfinite(curve.most()))
            parts.prepend(tr(QT_TRANSLATE_NOOP("Curves", "%1 up to %2")).arg(curve.name(), text(curve.most())));
    return parts.isEmpty() ? QString() : parts.first();
}

QStringList CurveItem::help(const TraceFacts *) const
{
    QStringList lines{m_track.heading};
    for (const Curve &curve : m_track.curves)
        lines += tr(QT_TRANSLATE_NOOP("Curves", "%1: %2 to %3, %4 samples"))
                     .arg(curve.name(), text(curve.least()), text(curve.most()),
                          formatCount(static_cast<std::int64_t>(curve.samples().size())));
    return lines;
}

const std::vector<CurveColumn> &CurveItem::columns(std::size_t curve) const
{
    m_columns.resize(m_track.curves.size());
    if (m_columns[curve].empty())
        m_track.curves[curve].columns(look().scale, look().devicePixelRatio, m_columns[curve]);
    return m_columns[curve];
}

double CurveItem::yOf(double value) const
{
    const double top = look().metrics.padding, bottom = height() - look().metrics.padding - 1;
    return bottom - (value - m_track.least) / (m_track.most - m_track.least) * (bottom - top);
}

QStringList CurveItem::valuesAt(double x) const
{
    QStringList lines;
    const double ratio = look().devicePixelRatio;
    const auto column = static_cast<std::size_t>(std::max(0.0, std::floor(x * ratio)));
    for (std::size_t c = m_track.curves.size(); c-- > 0;) {
        const std::vector<CurveColumn> &all = columns(c);
        if (column >= all.size() || !std::isfinite(all[column].high))
            continue;
        const CurveColumn &here = all[column];
        const QString value = here.low == here.high
                                  ? text(here.high)
                                  : tr(QT_TRANSLATE_NOOP("Curves", "%1 to %2")).arg(text(here.low), text(here.high));
        lines += m_track.curves[c].name().isEmpty() ? value : m_track.curves[c].name() + u' ' + value;
    }
    return lines;
}

QColor CurveItem::inkOf(std::size_t curve) const
{
    const Theme &theme = *look().theme;
    const bool isLast = curve + 1 == m_track.curves.size();
    if (m_track.isBytes)
        return isLast ? theme.accent : theme.faint;
    const QColor inks[] = {theme.accent, theme.good, theme.warning, theme.secondary};
    return inks[curve % std::size(inks)];
}

void CurveItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Theme &theme = *look().theme;
    painter->fillRect(QRectF(0, height() - 1, look().scale.width(), 1), theme.line);
    const double zero = std::round(yOf(std::clamp(0.0, m_track.least, m_track.most)));
    painter->fillRect(QRectF(0, zero, look().scale.width(), 1), theme.line);
    for (std::size_t c = 0; c < m_track.curves.size(); ++c) {
        if (m_track.isBytes || m_track.curves.size() == 1)
            paintArea(*painter, c);
        paintLine(*painter, c);
    }
    // What the top stands for.
    const QFontMetricsF font(look().smallFont);
    if (height() < 2.5 * font.height())
        return;
    const QString most = text(m_track.most);
    const QRectF ground(look().px(4), look().metrics.padding, font.horizontalAdvance(most) + look().px(6),
                        font.height());
    QColor veil = theme.background;
    veil.setAlphaF(0.8f);
    painter->fillRect(ground, veil);
    painter->setFont(look().smallFont);
    painter->setPen(theme.secondary);
    painter->drawText(QPointF(ground.left() + look().px(3), std::round(ground.top() + font.ascent())), most);
}

void CurveItem::paintArea(QPainter &painter, std::size_t curve) const
{
    const double pixel = 1 / look().devicePixelRatio;
    const std::vector<CurveColumn> &all = columns(curve);
    const double zero = yOf(std::clamp(0.0, m_track.least, m_track.most));
    QColor fill = inkOf(curve);
    fill.setAlphaF(0.16f);
    // Without a gap in one go: of columns side by side, whoever smooths edges (a PDF) would show the seams.
    QPolygonF outline;
    const auto paint = [&](std::size_t end) {
        if (outline.isEmpty())
            return;
        outline << QPointF(static_cast<double>(end) * pixel, zero);
        QPainterPath path;
        path.addPolygon(outline);
        painter.fillPath(path, fill);
        outline.clear();
    };
    for (std::size_t x = 0; x < all.size();) {
        std::size_t next = x + 1;
        while (next < all.size() && all[next].high == all[x].high)
            ++next;
        const double left = static_cast<double>(x) * pixel, right = static_cast<double>(next) * pixel;
        if (std::isfinite(all[x].high)) {
            const double y = yOf(all[x].high);
            if (outline.isEmpty())
                outline << QPointF(left, zero);
            outline << QPointF(left, y) << QPointF(right, y);
        } else {
            paint(x);
        }
        x = next;
    }
    paint(all.size());
}

void CurveItem::paintLine(QPainter &painter, std::size_t curve) const
{
    const double pixel = 1 / look().devicePixelRatio;
    const std::vector<CurveColumn> &all = columns(curve);
    const QColor ink = inkOf(curve);
    const double thick = std::max(pixel, 1.0);
    for (std::size_t x = 0; x < all.size();) {
        const CurveColumn &here = all[x];
        std::size_t next = x + 1;
        while (next < all.size() && all[next].low == here.low && all[next].high == here.high)
            ++next;
        if (std::isfinite(here.high)) {
            const double top = yOf(here.high), bottom = yOf(here.low);
            painter.fillRect(QRectF(static_cast<double>(x) * pixel, std::round(top) - thick / 2,
                                    static_cast<double>(next - x) * pixel,
                                    std::round(bottom) - std::round(top) + thick),
                             ink);
        }
        x = next;
    }
}

} // namespace lanescope
