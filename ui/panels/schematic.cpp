#include "ui/panels/schematic.h"

#include "ui/timeline/hatch.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Schematic", text);
}

int laneCount(const Scene &scene)
{
    return static_cast<int>(
        std::count_if(std::begin(scene.lanes), std::end(scene.lanes), [](const char *l) { return l; }));
}

} // namespace

Schematic::Schematic(std::span<const Scene> scenes, QWidget *parent)
    : QWidget(parent)
    , m_scenes(scenes)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    QStringList words;
    for (const Scene &scene : m_scenes) {
        words += translated(scene.title);
        for (const Scene::Mark &mark : scene.marks)
            words += translated(mark.label);
    }
    setAccessibleName(tr("Example picture"));
    setAccessibleDescription(words.join(QStringLiteral(". ")));
}

QFont Schematic::small() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

double Schematic::row() const
{
    return std::round(QFontMetricsF(small()).height() * 1.35);
}

double Schematic::heightOf(const Scene &scene) const
{
    // Title, lanes, and below a lane with a mark a line for its word.
    double height = row() + laneCount(scene) * (row() + 4) + 6;
    for (int lane = 0; lane < laneCount(scene); ++lane)
        if (std::ranges::any_of(scene.marks, [&](const Scene::Mark &m) { return m.lane == lane; }))
            height += row();
    return height;
}

QSize Schematic::sizeHint() const
{
    double height = 12;
    for (const Scene &scene : m_scenes)
        height += heightOf(scene);
    return {240, static_cast<int>(std::ceil(height))};
}

void Schematic::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    double top = 6;
    for (const Scene &scene : m_scenes) {
        paintScene(painter, scene, top);
        top += heightOf(scene);
    }
}

void Schematic::paintScene(QPainter &painter, const Scene &scene, double top) const
{
    const Theme &theme = Theme::current();
    const QFontMetricsF font(small());
    painter.setFont(small());
    const int lanes = laneCount(scene);
    double names = 0;
    for (int i = 0; i < lanes; ++i)
        names = std::max(names, font.horizontalAdvance(translated(scene.lanes[i])));
    const double left = 10 + std::min(names, width() * 0.25) + 8, right = width() - 10;
    const auto x = [&](int t) { return left + (right - left) * t / 100; };
    const auto baseline = [&](double y) { return std::round(y + (row() - font.height()) / 2 + font.ascent()); };

    painter.setPen(theme.text);
    painter.drawText(QPointF(10, baseline(top)),
                     font.elidedText(translated(scene.title), Qt::ElideRight, width() - 20));
    double y = top + row();
    double tops[4] = {};
    for (int lane = 0; lane < lanes; ++lane) {
        tops[lane] = y;
        painter.setPen(theme.secondary);
        painter.drawText(QPointF(10, baseline(y)),
                         font.elidedText(translated(scene.lanes[lane]), Qt::ElideRight, left - 16));
        painter.fillRect(QRectF(left, y + row(), right - left, 1), theme.line);
        y += row() + 4;
        if (std::ranges::any_of(scene.marks, [&](const Scene::Mark &m) { return m.lane == lane; }))
            y += row();
    }
    for (const Scene::Box &box : scene.boxes) {
        const QRectF r(x(box.from), tops[box.lane] + 1, std::max(2.0, x(box.to) - x(box.from) - 1), row() - 2);
        painter.setPen(Qt::NoPen);
        if (isHatched(box.hue)) {
            painter.fillRect(r, theme.profilerGround);
            hatch(painter, r, theme.profilerInk, 6, 1.5);
        } else {
            painter.setBrush(theme.hues[static_cast<int>(box.hue)]);
            painter.drawRoundedRect(r, 2, 2);
        }
        const QString label = translated(box.label);
        if (*box.label != '\0' && font.horizontalAdvance(label) + 6 <= r.width()) {
            if (isHatched(box.hue)) // its word must be read over the lines
                painter.fillRect(QRectF(r.left() + 2, r.top() + 1, font.horizontalAdvance(label) + 4, r.height() - 2),
                                 theme.profilerGround);
            painter.setPen(theme.label());
            painter.drawText(QPointF(r.left() + 4, baseline(tops[box.lane])), label);
        }
    }
    painter.setBrush(Qt::NoBrush);
    for (const Scene::Arrow &a : scene.arrows) {
        const QPointF from(x(a.from), tops[a.fromLane] + row() - 1), to(x(a.to), tops[a.toLane] + 2);
        painter.setPen(QPen(theme.accent, 1.2));
        QPainterPath path(from);
        path.cubicTo(from + QPointF(0, (to.y() - from.y()) * 0.6), to - QPointF(0, (to.y() - from.y()) * 0.6), to);
        painter.drawPath(path);
        painter.setBrush(theme.accent);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF({to, to + QPointF(-2.5, -4.5), to + QPointF(2.5, -4.5)}));
        painter.setBrush(Qt::NoBrush);
    }
    for (const Scene::Mark &m : scene.marks) {
        const QColor ink = m.isBad ? theme.critical : theme.good;
        const double under = tops[m.lane] + row() + 2, from = x(m.from) + 0.5, to = std::max(from + 4, x(m.to) - 1.5);
        painter.setPen(QPen(ink, 1.5));
        painter.drawPolyline(
            QPolygonF({QPointF(from, under), QPointF(from, under + 3), QPointF(to, under + 3), QPointF(to, under)}));
        const QString label = translated(m.label);
        const double wide = font.horizontalAdvance(label);
        const double at = std::clamp((from + to - wide) / 2, left, std::max(left, right - wide));
        painter.setPen(theme.text);
        painter.drawText(QPointF(at, under + 4 + font.ascent()), font.elidedText(label, Qt::ElideRight, right - at));
    }
}

} // namespace lanescope
