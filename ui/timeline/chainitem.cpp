#include "ui/timeline/chainitem.h"

#include "ui/look/format.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/timelinescene.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

constexpr std::size_t mostSingleArrows = 4; ///< device events of a launch that get an arrow each
constexpr std::size_t mostOutlines = 500;
constexpr double tail = 10; ///< of an arrow into the left side of a slice

QString tr(const char *text)
{
    return QCoreApplication::translate("Chain", text);
}

/// Lays a chain out. Texts come last, so that they know what is taken.
class ChainLayout {
public:
    ChainLayout(const TimelineScene &scene, const Chain &chain, bool hasTexts = true)
        : m_scene(scene)
        , m_trace(*scene.trace())
        , m_chain(chain)
        , m_hasTexts(hasTexts)
        , m_look(scene.look())
        , m_width(m_look.scale.width())
        , m_font(pillFont(m_look))
        , m_labelFont(m_look.smallFont)
    {}

    static QFont pillFont(const TimelineLook &look)
    {
        QFont font = look.smallFont;
        font.setWeight(QFont::Medium);
        return font;
    }

    ChainPicture lay()
    {
        outlineMembers();
        for (std::size_t i = 1; i < m_chain.cpu.size(); ++i)
            addNested(m_chain.cpu[i - 1], m_chain.cpu[i]);
        if (!m_chain.cpu.empty())
            addDevice(m_chain.cpu.back());
        return std::move(m_picture);
    }

private:
    bool isSeen(const QRectF &rect) const { return rect.height() > 0 && rect.right() >= 0 && rect.left() <= m_width; }
    double tailLength() const { return m_look.px(tail); }

    void outline(SliceId slice)
    {
        QRectF rect = m_scene.rectOf(slice);
        if (!isSeen(rect))
            return;
        if (rect.width() < 3)
            rect = QRectF(rect.center().x() - 1.5, rect.top(), 3, rect.height());
        // Of device events that share their pixels one outline is enough.
        if (!m_picture.outlines.empty()) {
            const QRectF &before = m_picture.outlines.back();
            if (before.top() == rect.top() && rect.right() <= before.right() + 1 && rect.width() <= 4)
                return;
        }
        m_picture.outlines.push_back(rect);
    }
    void outlineMembers()
    {
        for (const SliceId s : m_chain.cpu)
            outline(s);
        for (const SliceId s : m_chain.device) {
            if (m_picture.outlines.size() >= mostOutlines)
                break;
            outline(s);
        }
    }

    /// Of a slice that is shown.
    static std::uint32_t rowOf(const LaneItem &item, SliceId slice)
    {
        return static_cast<std::uint32_t>(std::max(item.rowOf(slice), 0));
    }

    // ---- what is free

    static bool isTaken(const std::vector<SliceBox> &boxes, double ratio, double left, double right)
    {
        const auto at =
            std::partition_point(boxes.begin(), boxes.end(), [&](const SliceBox &b) { return b.x1 / ratio <= left; });
        return at != boxes.end() && at->x0 / ratio < right;
    }
    bool meetsText(const QRectF &rect) const
    {
        const auto meets = [&](const QRectF &pill) { return pill.intersects(rect); };
        return std::ranges::any_of(m_picture.arrows, meets, &ChainArrow::pill) ||
               std::ranges::any_of(m_picture.bundles, meets, &ChainBundle::pill);
    }
    /// Whether a text may stand here: in sight, over no slice and no other text.
    bool isFree(const QRectF &rect) const
    {
        if (!m_hasTexts || rect.left() < 2 || rect.right() > m_width - 2 || rect.top() < m_scene.sceneRect().top() ||
            rect.bottom() > m_scene.lanesHeight() || meetsText(rect) || !m_scene.isOwnGround(rect.top(), rect.bottom()))
            return false;
        for (const LaneItem *item : m_scene.laneItems()) {
            if (item->y() + item->height() <= rect.top() || item->y() >= rect.bottom())
                continue;
            // The line between two lanes is no place for a text.
            if (item->y() + item->height() < rect.bottom())
                return false;
            const LaneMetrics own = item->metrics();
            for (std::uint32_t row = 0; row < item->rowCount(); ++row) {
                const double top = item->y() + own.rowTop(row);
                if (top + own.rowHeight <= rect.top() + 1)
                    continue;
                if (top >= rect.bottom() - 1)
                    break;
                if (isTaken(item->boxes(row), m_look.devicePixelRatio, rect.left() - 2, rect.right() + 2))
                    return false;
            }
        }
        return !m_scene.gapItem().meetsLabel(rect) && !m_scene.noteItem().meetsWords(rect);
    }
    QSizeF pillSize(const QString &text) const
    {
        return {std::ceil(m_font.horizontalAdvance(text) + m_look.px(12)),
                std::min(std::round(m_font.height() + m_look.px(1)), m_look.metrics.rowHeight - 2)};
    }
    static QRectF around(double left, double middle, QSizeF size)
    {
        return {std::round(left), std::round(middle - size.height() / 2), size.width(), size.height()};
    }
    QRectF firstFree(std::initializer_list<QRectF> places) const
    {
        for (const QRectF &place : places)
            if (place.width() > 0 && isFree(place))
                return place;
        return {};
    }
    /// Behind the label of `slice`, within its own box; empty where the box is too short for both.
    QRectF placeInside(SliceId slice, const QRectF &rect, QSizeF size) const
    {
        const LaneItem *item = m_scene.laneItem(m_trace.laneOf(slice));
        if (!m_hasTexts || item->isFolded())
            return {};
        const double label = m_labelFont.horizontalAdvance(oneLine(m_trace.name(slice), 300));
        const double left = std::max(rect.left(), 0.0) + m_look.px(5) + label + m_look.px(10);
        const QRectF place = around(left, rect.center().y(), size);
        return place.right() + m_look.px(4) <= std::min(rect.right(), m_width) && !meetsText(place) ? place : QRectF();
    }

    // ---- hops

    ChainArrow arrow(SliceId from, SliceId to) const
    {
        ChainArrow a;
        a.from = from;
        a.to = to;
        a.delay = saturatingSubtract(m_trace.start(to), m_trace.start(from));
        a.text = formatTimeSigned(a.delay);
        return a;
    }

    /// From a slice to one within it, some rows below.
    void addNested(SliceId from, SliceId to)
    {
        const QRectF p = m_scene.rectOf(from), c = m_scene.rectOf(to);
        ChainArrow a = arrow(from, to);
        if (p.height() <= 0 || c.height() <= 0) {
            m_picture.arrows.push_back(std::move(a));
            return;
        }
        const bool folded = m_scene.laneItem(m_trace.laneOf(to))->isFolded();
        const double y = std::round(c.center().y()) + 0.5, length = tailLength();
        const QSizeF size = pillSize(a.text);
        const bool parentSeen = isSeen(p);
        if (!folded && c.left() >= 0 && c.left() <= m_width) {
            const double x = std::max(std::round(c.left() - length * 0.7), p.left() + 1) + 0.5;
            // A child that begins with its parent needs no arrow: nothing lies between them.
            if (c.left() - x >= 4)
                a.line = QPolygonF({{x, p.bottom()}, {x, y}, {c.left(), y}});
            a.pill = firstFree({around(x - m_look.px(3) - size.width(), y, size)});
            if (a.pill.isEmpty())
                a.pill = placeInside(to, c, size);
            if (a.pill.isEmpty())
                a.pill = firstFree({around(c.right() + m_look.px(5), y, size)});
        } else if (!folded && c.left() > m_width && parentSeen && p.left() < m_width - 2 * length) {
            a.line = QPolygonF({{m_width - 2 * length, p.bottom()}, {m_width - 2 * length, y}, {m_width - 3, y}});
            a.pill = firstFree({around(m_width - 2 * length - m_look.px(4) - size.width(), y, size)});
        } else if (!folded && c.right() < 0 && parentSeen && p.right() > 2 * length) {
            a.line = QPolygonF({{2 * length, p.bottom()}, {2 * length, y}, {3, y}});
            a.pill = firstFree({around(2 * length + m_look.px(4), y, size)});
        } else if (!folded && isSeen(c)) {
            a.pill = placeInside(to, c, size);
        }
        m_picture.arrows.push_back(std::move(a));
    }

    void addDevice(SliceId launch)
    {
        std::vector<SliceId> single;
        if (m_chain.device.size() <= mostSingleArrows) {
            single = m_chain.device;
        } else {
            // One arrow to the first event of each lane, and a bracket around all of them.
            std::vector<std::vector<SliceId>> lanes;
            for (const SliceId s : m_chain.device) {
                const auto lane = std::ranges::find_if(
                    lanes, [&](const auto &all) { return m_trace.laneOf(all.front()) == m_trace.laneOf(s); });
                if (lane == lanes.end())
                    lanes.push_back({s});
                else
                    lane->push_back(s);
            }
            if (lanes.size() > mostSingleArrows)
                lanes.resize(mostSingleArrows);
            for (const auto &all : lanes)
                single.push_back(all.front());
            for (const SliceId s : single)
                addLaunch(launch, s);
            for (const auto &all : lanes)
                if (all.size() > 1)
                    addBundle(all);
            return;
        }
        for (const SliceId s : single)
            addLaunch(launch, s);
    }

    void addLaunch(SliceId from, SliceId to)
    {
        const QRectF p = m_scene.rectOf(from);
        QRectF c = m_scene.rectOf(to);
        ChainArrow a = arrow(from, to);
        a.isSkewed = a.delay < 0;
        if (a.isSkewed)
            a.text = tr(QT_TRANSLATE_NOOP("Chain", "%1, clock skew")).arg(a.text);
        const LaneItem *lane = m_scene.laneItem(m_trace.laneOf(to));
        const bool sameSide = (p.right() < 0 && c.right() < 0) || (p.left() > m_width && c.left() > m_width);
        if (p.height() > 0 && c.height() > 0 && !sameSide) {
            const bool down = c.top() >= p.bottom();
            // A folded lane has no rows to point at: its edge will do. So it does for a target out of sight, unless the row is free
            // there: a tip on somebody else's slice would point at that.
            if (lane->isFolded() ||
                ((c.right() < 0 || c.left() > m_width) && !isRowFreeAtEdge(*lane, to, c.left() > m_width)))
                c = QRectF(c.left(), down ? lane->y() + 2 : lane->y() + lane->height() - 3, std::max(c.width(), 1.0),
                           1);
            const double inset = std::min(p.width() / 2, m_look.px(4));
            const double sx = std::clamp(std::clamp(c.left(), p.left() + inset, p.right() - inset), 2.0, m_width - 2);
            const double sy = down ? p.bottom() : p.top();
            if (const double side = c.left() - tailLength(); isBesideFree(*lane, to, p, c, side))
                a.line = elbow({std::min(side, p.right() - inset), sy}, c, side, down);
            else if (isWayFree(*lane, to, sx, c))
                a.line = curve({sx, sy}, c, down, lane->isFolded());
            else
                a.line = detour({sx, sy}, c, down, *lane, rowOf(*lane, to));
            placeLaunchText(a, p, c, down);
        }
        m_picture.arrows.push_back(std::move(a));
    }

    /// Whether the launch lies above the ground before its target, or nearly: the arrow falls there, and crosses no annotation's letters.
    bool isBesideFree(const LaneItem &item, SliceId to, const QRectF &launch, const QRectF &target, double x) const
    {
        return !item.isFolded() && target.height() > 1 && x > std::max(launch.left() + 1, 2.0) &&
               x < std::min(launch.right() + m_look.px(12), m_width - 2) &&
               !isTaken(item.boxes(rowOf(item, to)), m_look.devicePixelRatio, x - 3, target.left() - 2);
    }
    QPolygonF elbow(QPointF from, const QRectF &to, double side, bool down) const
    {
        const double x = std::round(side) + 0.5, y = std::round(to.center().y()) + 0.5,
                     radius = std::min(m_look.px(4), to.left() - x);
        QPainterPath path(from);
        const double middle = (from.y() + y - (down ? radius : -radius)) / 2;
        path.cubicTo({from.x(), middle}, {x, middle}, {x, y + (down ? -radius : radius)});
        path.quadTo({x, y}, {x + radius, y});
        path.lineTo(to.left(), y);
        return path.toSubpathPolygons().value(0);
    }

    /// Whether a curve may run along the row of its target, or the target lies right below: no letters there to cross.
    bool isWayFree(const LaneItem &item, SliceId to, double from, const QRectF &target) const
    {
        if (item.isFolded() || target.height() <= 1)
            return true;
        const double left = std::clamp(target.left(), 0.0, m_width), right = std::clamp(target.right(), 0.0, m_width);
        const double near = m_look.px(16);
        if (left - from >= near)
            return !isTaken(item.boxes(rowOf(item, to)), m_look.devicePixelRatio, from, left - 2);
        if (from - right >= near)
            return !isTaken(item.boxes(rowOf(item, to)), m_look.devicePixelRatio, right + 2, from);
        return true;
    }

    /// Through the padding between two lanes, where no slice lies, and from there straight into the target.
    QPolygonF detour(QPointF from, const QRectF &to, bool down, const LaneItem &item, std::uint32_t row) const
    {
        const double pad = std::floor(m_look.metrics.padding / 2);
        const double y = (down ? item.y() + pad : item.y() + item.height() - pad - 1) + 0.5;
        // Into the side where there is ground beside it, else into the top, left of the letters of what lies above.
        const double beside = to.left() - tailLength();
        const bool fromSide = to.height() > 1 && beside > 3 && to.left() < m_width &&
                              !isTaken(item.boxes(row), m_look.devicePixelRatio, beside - 2, to.left() - 2);
        const double x =
            std::round(fromSide ? beside : std::clamp(to.left() + std::min(to.width() / 2, 2.0), 3.0, m_width - 3)) +
            0.5;
        const double radius = std::min({m_look.px(4), std::abs(x - from.x()) / 2, std::abs(y - from.y())}),
                     side = x > from.x() ? 1 : -1;
        const double last = fromSide ? std::round(to.center().y()) + 0.5
                            : down   ? to.top()
                                     : to.bottom(),
                     way = down ? 1 : -1;
        QPainterPath path(from);
        path.lineTo(from.x(), y - way * radius);
        path.quadTo({from.x(), y}, {from.x() + side * radius, y});
        path.lineTo(x - side * radius, y);
        path.quadTo({x, y}, {x, y + way * radius});
        path.lineTo(x, last);
        if (fromSide)
            path.lineTo(to.left(), last);
        return path.toSubpathPolygons().value(0);
    }

    bool isRowFreeAtEdge(const LaneItem &item, SliceId slice, bool right) const
    {
        const double from = right ? m_width - 4 * tailLength() : 0;
        return !isTaken(item.boxes(rowOf(item, slice)), m_look.devicePixelRatio, from, from + 4 * tailLength());
    }

    /// Away from the launch vertically, into the side of the target where that lies far enough away, else into its top or bottom.
    QPolygonF curve(QPointF from, const QRectF &to, bool down, bool folded) const
    {
        const double near = m_look.px(16), middle = std::round(to.center().y()) + 0.5;
        QPainterPath path(from);
        const double left = std::min(to.left(), m_width - 3), right = std::max(to.right(), 3.0);
        if (!folded && left - from.x() >= near) {
            path.cubicTo({from.x(), from.y() + (middle - from.y()) * 0.7},
                         {left - std::max(near, (left - from.x()) * 0.4), middle}, {left, middle});
        } else if (!folded && from.x() - right >= near) {
            path.cubicTo({from.x(), from.y() + (middle - from.y()) * 0.7},
                         {right + std::max(near, (from.x() - right) * 0.4), middle}, {right, middle});
        } else {
            const double x = to.left() + std::min(to.width() / 2, 2.0); // left of the letters of what lies above
            const double y = down ? to.top() : to.bottom();
            path.cubicTo({from.x(), (from.y() + y) / 2}, {x, (from.y() + y) / 2}, {std::clamp(x, 1.0, m_width - 1), y});
        }
        return path.toSubpathPolygons().value(0);
    }

    void placeLaunchText(ChainArrow &a, const QRectF &p, const QRectF &c, bool down) const
    {
        const QSizeF size = pillSize(a.text);
        const double room = m_look.px(6), middle = c.center().y();
        const double left = std::min(c.left(), m_width - 3), right = std::max(c.right(), 3.0);
        const QRectF before = around(left - tailLength() - room - size.width(), middle, size);
        for (const QRectF &place : {before, around(right + room, middle, size)})
            if (a.pill.isEmpty() && !lineCrosses(a.line, place))
                a.pill = firstFree({place});
        if (a.pill.isEmpty() && c.height() > 1)
            a.pill = placeInside(a.to, c, size);
        if (a.pill.isEmpty()) // on the line, if need be: it is read all the same
            a.pill = firstFree({before});
        if (!m_hasTexts || !a.pill.isEmpty() || a.line.isEmpty())
            return;
        // Beside the line, row by row from the target back to the launch.
        const double step = m_look.metrics.pitch() / 2;
        const double first = down ? c.top() - size.height() / 2 - 1 : c.bottom() + size.height() / 2 + 1;
        const double last = down ? p.bottom() + size.height() / 2 : p.top() - size.height() / 2;
        for (int i = 0; i < 60; ++i) {
            const double y = first + (down ? -step : step) * i;
            if (down ? y < last : y > last)
                return;
            const double x = lineX(a.line, y);
            a.pill = firstFree({around(x + room, y, size), around(x - room - size.width(), y, size)});
            if (!a.pill.isEmpty())
                return;
        }
    }
    static double lineX(const QPolygonF &line, double y)
    {
        for (qsizetype i = 1; i < line.size(); ++i)
            if ((line[i - 1].y() <= y) != (line[i].y() <= y) || line[i].y() == y)
                return line[i].x();
        return line.last().x();
    }

    void addBundle(const std::vector<SliceId> &all)
    {
        const LaneItem *item = m_scene.laneItem(m_trace.laneOf(all.front()));
        Nanoseconds end = m_trace.end(all.front());
        for (const SliceId s : all)
            end = std::max(end, m_trace.end(s));
        const TimeRange range{m_trace.start(all.front()), end};
        const double x0 = m_look.scale.clampedX(range.start), x1 = m_look.scale.clampedX(range.end);
        if (x1 < 0 || x0 > m_width)
            return;
        ChainBundle bundle;
        const double pad = std::max(item->metrics().padding - 1, 3.0);
        bundle.bracket = QRectF(x0, item->y() + item->height() - pad - 1, std::max(x1 - x0, 2.0), pad - 1);
        bundle.text = tr(QT_TRANSLATE_NOOP("Chain", "%1 events of this launch, %2"))
                          .arg(formatCount(static_cast<std::int64_t>(all.size())), formatTime(range.length()));
        const QSizeF size = pillSize(bundle.text);
        const QRectF last = m_scene.rectOf(all.back());
        const double room = m_look.px(6);
        bundle.pill = firstFree({around(x1 + room, last.center().y(), size),
                                 around(x0 - tailLength() - room - size.width(), last.center().y(), size)});
        m_picture.bundles.push_back(std::move(bundle));
    }

    const TimelineScene &m_scene;
    const Trace &m_trace;
    const Chain &m_chain;
    bool m_hasTexts;
    const TimelineLook &m_look;
    double m_width;
    QFontMetricsF m_font, m_labelFont;
    ChainPicture m_picture;
};

void paintHead(QPainter &painter, const QPolygonF &line, double size, const QColor &colour)
{
    const QPointF tip = line.last();
    // The direction over the last few pixels: the very last piece of a curve may be too short to have one.
    QPointF before = line.first();
    for (qsizetype i = line.size() - 1; i-- > 0;) {
        before = line[i];
        if (QLineF(before, tip).length() >= size * 0.7)
            break;
    }
    const double length = QLineF(before, tip).length();
    if (length <= 0)
        return;
    const QPointF along = (tip - before) / length, across(-along.y(), along.x());
    const QPointF head[] = {tip, tip - along * size + across * size * 0.5, tip - along * size - across * size * 0.5};
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(head, 3);
}

void paintPill(QPainter &painter, const QRectF &pill, const QString &text, const TimelineLook &look,
               const QFontMetricsF &font, const QColor &ink)
{
    painter.setPen(QPen(look.theme->tint(ink, 0.55), 1));
    painter.setBrush(look.theme->background);
    const double radius = pill.height() / 2;
    painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(ink);
    painter.drawText(
        QPointF(pill.left() + look.px(6), std::round(pill.center().y() + (font.ascent() - font.descent()) / 2)), text);
}

} // namespace

ChainPicture chainPicture(const TimelineScene &scene, const Chain &chain)
{
    if (!scene.trace() || chain.cpu.size() + chain.device.size() < 2)
        return {};
    return ChainLayout(scene, chain).lay();
}

bool lineCrosses(const QPolygonF &line, const QRectF &rect)
{
    for (qsizetype i = 1; i < line.size(); ++i)
        if (QRectF(line[i - 1], line[i])
                .normalized()
                .adjusted(-1, -1, 1, 1)
                .intersects(rect)) // a straight piece has no area of its own
            return true;
    return false;
}

std::vector<QPolygonF> chainLines(const TimelineScene &scene, const Chain &chain)
{
    std::vector<QPolygonF> lines;
    if (!scene.trace() || chain.cpu.size() + chain.device.size() < 2)
        return lines;
    for (const ChainArrow &a : ChainLayout(scene, chain, false).lay().arrows)
        if (!a.line.isEmpty())
            lines.push_back(a.line);
    return lines;
}

ChainItem::ChainItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(12);
    setAcceptedMouseButtons(Qt::NoButton);
}

void ChainItem::setSlice(SliceId slice)
{
    // Whoever walks along a chain keeps it: its step has other launches, but this one was asked for.
    const auto holds = [slice](const std::vector<SliceId> &members) {
        return std::ranges::find(members, slice) != members.end();
    };
    if (slice && (holds(m_chain.cpu) || holds(m_chain.device)) && !m_chain.device.empty())
        return;
    m_chain = slice && m_scene.trace() ? chainOf(*m_scene.trace(), slice) : Chain();
    update();
}

void ChainItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

void ChainItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const ChainPicture picture = chainPicture(m_scene, m_chain);
    if (picture.outlines.empty() && picture.arrows.empty())
        return;
    const TimelineLook &look = m_scene.look();
    const Theme &theme = *look.theme;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.accent, 1.5));
    painter->setBrush(Qt::NoBrush);
    for (const QRectF &rect : picture.outlines) {
        if (rect.width() <= 4)
            painter->drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        else
            painter->drawRoundedRect(rect.adjusted(0.25, 0.25, -0.25, -0.25), 2, 2);
    }
    for (const ChainBundle &bundle : picture.bundles) {
        const QRectF &b = bundle.bracket;
        painter->drawPolyline(QPolygonF({b.topLeft(), b.bottomLeft(), b.bottomRight(), b.topRight()}));
    }
    const double size = look.px(7);
    for (const ChainArrow &a : picture.arrows) {
        if (a.line.size() < 2)
            continue;
        const QColor ink = a.isSkewed ? theme.warning : theme.accent;
        painter->setPen(QPen(ink, 1.5, a.isSkewed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        QPolygonF shaft = a.line;
        painter->drawPolyline(shaft);
        paintHead(*painter, a.line, size, ink);
    }
    const QFont font = ChainLayout::pillFont(look);
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    for (const ChainArrow &a : picture.arrows)
        if (!a.pill.isEmpty())
            paintPill(*painter, a.pill, a.text, look, metrics, a.isSkewed ? theme.warning : theme.accent);
    for (const ChainBundle &bundle : picture.bundles)
        if (!bundle.pill.isEmpty())
            paintPill(*painter, bundle.pill, bundle.text, look, metrics, theme.accent);
    painter->restore();
}

} // namespace lanescope
