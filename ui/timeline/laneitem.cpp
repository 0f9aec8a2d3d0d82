#include "ui/timeline/laneitem.h"

#include "ui/timeline/hatch.h"
#include "ui/timeline/labelcache.h"
#include "ui/timeline/timelinelook.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <cmath>

namespace lanescope {

namespace {

/// Whether a box is painted as what it is: many slices, with time between them.
bool isRun(const SliceBox &box)
{
    return box.count > 1 && box.x1 - box.x0 >= 3;
}

/// A pale line of a pixel or two with nothing near it would not be seen at all.
bool isLonely(const std::vector<SliceBox> &boxes, std::size_t i, double ratio)
{
    const double narrow = 2 * ratio, room = 8 * ratio;
    const SliceBox &box = boxes[i];
    return box.x1 - box.x0 <= narrow && (i == 0 || box.x0 - boxes[i - 1].x1 >= room) &&
           (i + 1 == boxes.size() || boxes[i + 1].x0 - box.x1 >= room);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

std::int32_t densityStep(const TimelineLook &look)
{
    return std::max(1, static_cast<std::int32_t>(std::lround(2 * look.devicePixelRatio)));
}

} // namespace

LaneItem::LaneItem(const Trace &trace, LaneId lane, const TimelineLook &look, LabelCache &labels)
    : m_trace(trace)
    , m_lane(lane)
    , m_look(look)
    , m_labels(labels)
    , m_rows(trace.lane(lane).rowCount())
{
    setFlag(ItemUsesExtendedStyleOption); // else exposedRect is the whole lane
    setAcceptedMouseButtons(Qt::NoButton);
    lookChanged();
}

void LaneItem::lookChanged()
{
    const double height = metrics().height(lane().rowCount());
    const double width = m_look.scale.width();
    if (height != m_height || width != m_width) {
        prepareGeometryChange();
        m_height = height;
        m_width = width;
    }
    for (RowBoxes &row : m_rows)
        row.isValid = false;
}

LaneMetrics LaneItem::metrics() const
{
    return m_isFolded ? m_look.metrics.folded(lane().rowCount()) : m_look.metrics;
}

void LaneItem::setFolded(bool folded)
{
    m_isFolded = folded;
    lookChanged();
}

const std::vector<SliceBox> &LaneItem::boxes(std::uint32_t row) const
{
    return rowAt(row).boxes;
}

const LaneItem::RowBoxes &LaneItem::rowAt(std::uint32_t row) const
{
    RowBoxes &kept = m_rows[row];
    if (!kept.isValid) {
        kept.boxes.clear();
        rowBoxes(lane().row(row), m_look.scale, m_look.devicePixelRatio, kept.boxes);
        kept.density.clear();
        for (const SliceBox &box : kept.boxes)
            if (isRun(box))
                boxDensity(lane().row(row), m_look.scale, m_look.devicePixelRatio, box, densityStep(m_look),
                           kept.density.emplace_back());
        kept.isValid = true;
    }
    return kept;
}

LaneHit LaneItem::hit(QPointF pos) const
{
    const int row = metrics().rowAt(pos.y(), lane().rowCount());
    if (row < 0)
        return {};
    const SliceBox *box = hitRow(boxes(static_cast<std::uint32_t>(row)), m_look.devicePixelRatio, pos.x());
    if (!box)
        return {};
    return {box->slice, box->count, static_cast<std::uint32_t>(row)};
}

QRectF LaneItem::rectOf(SliceId slice) const
{
    const double x0 = m_look.scale.clampedX(m_trace.start(slice));
    const double x1 = m_look.scale.clampedX(m_trace.end(slice));
    const LaneMetrics own = metrics();
    return {x0, own.rowTop(m_trace.row(slice)), x1 - x0, own.rowHeight};
}

QRectF LaneItem::boundingRect() const
{
    return {0, 0, m_width, m_height};
}

void LaneItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const LaneMetrics own = metrics();
    painter->fillRect(QRectF(0, m_height - 1, m_width, 1), m_look.theme->line);
    const std::uint32_t rows = lane().rowCount();
    if (rows == 0)
        return;
    const auto rowNear = [&](double y) {
        return std::clamp(std::floor((y - own.padding) / own.pitch()), 0.0, rows - 1.0);
    };
    const auto first = static_cast<std::uint32_t>(rowNear(option->exposedRect.top()));
    const auto last = static_cast<std::uint32_t>(rowNear(option->exposedRect.bottom()));
    for (std::uint32_t row = first; row <= last; ++row)
        paintBoxes(*painter, row);
    if (own.rowHeight < m_labels.metrics().height())
        return;
    // Texts in a second pass: one pen and one font for all of them.
    painter->setFont(m_look.smallFont);
    painter->setPen(m_look.theme->label());
    for (std::uint32_t row = first; row <= last; ++row)
        paintLabels(*painter, row);
}

void LaneItem::paintBoxes(QPainter &painter, std::uint32_t row) const
{
    const double ratio = m_look.devicePixelRatio;
    const double pixel = 1 / ratio;
    const LaneMetrics own = metrics();
    const double top = own.rowTop(row), height = own.rowHeight;
    const Theme &theme = *m_look.theme;
    const RowBoxes &kept = rowAt(row);
    const std::vector<SliceBox> &all = kept.boxes;
    auto density = kept.density.begin();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SliceBox &box = all[i];
        std::int32_t x1 = box.x1;
        const std::int32_t pixels = x1 - box.x0;
        // Of two neighbours that touch, the left one gives a pixel to the ground between them.
        if (pixels >= 4 && i + 1 < all.size() && all[i + 1].x0 == x1)
            --x1;
        const QRectF rect(box.x0 * pixel, top, (x1 - box.x0) * pixel, height);
        const NameId name = m_trace.nameId(box.slice);
        const Hue hue = hueOf(m_trace.category(box.slice), m_trace.text(name));
        QColor colour = QColor::fromRgb(theme.slice(hue, m_trace.strings().hashOf(name)));
        if (isLonely(all, i, ratio))
            colour = mixed(colour, theme.text, 0.4);
        if (isRun(box)) {
            paintRun(painter, QRectF(box.x0 * pixel, top, pixels * pixel, height),
                     isHatched(hue) ? theme.ink(hue) : colour, *density++);
            continue;
        }
        if (isHatched(hue)) {
            // So thin that no line of the hatch would show: the ink itself.
            if (rect.width() < 4 || height < 6) {
                painter.fillRect(rect, theme.ink(hue));
                continue;
            }
            painter.fillRect(rect, colour);
            hatch(painter, rect, theme.ink(hue), m_look.px(7), m_look.px(hue == Hue::Profiler ? 2 : 1));
            continue;
        }
        if (rect.width() < 6 || height < 8) {
            painter.fillRect(rect, colour);
        } else {
            // Corners of two pixels without a path: antialiased paths cost ten times a plain rectangle.
            painter.fillRect(rect.adjusted(0, 1, 0, -1), colour);
            painter.fillRect(QRectF(rect.left() + 1, top, rect.width() - 2, 1), colour);
            painter.fillRect(QRectF(rect.left() + 1, top + height - 1, rect.width() - 2, 1), colour);
        }
    }
}

void LaneItem::paintRun(QPainter &painter, const QRectF &rect, const QColor &colour,
                        const std::vector<float> &density) const
{
    // The ground shows where slices are, the bars on it how much of the time they fill.
    painter.fillRect(rect, m_look.theme->tint(colour, 0.45));
    const double width = densityStep(m_look) / m_look.devicePixelRatio;
    double x = rect.left();
    for (std::size_t i = 0; i < density.size();) {
        // Neighbours of the same height in one go.
        const double height = std::round(static_cast<double>(density[i]) * rect.height());
        std::size_t next = i + 1;
        while (next < density.size() && std::round(static_cast<double>(density[next]) * rect.height()) == height)
            ++next;
        const double right = std::min(rect.left() + static_cast<double>(next) * width, rect.right());
        if (height > 0)
            painter.fillRect(QRectF(x, rect.bottom() - height, right - x, height), colour);
        x = right;
        i = next;
    }
}

void LaneItem::paintLabels(QPainter &painter, std::uint32_t row) const
{
    const double pixel = 1 / m_look.devicePixelRatio;
    const double inset = m_look.px(5);
    const QFontMetricsF &font = m_labels.metrics();
    const double baseline =
        std::round(m_look.metrics.rowTop(row) + (m_look.metrics.rowHeight - font.height()) / 2 + font.ascent());
    for (const SliceBox &box : boxes(row)) {
        const double left = box.x0 * pixel;
        const double width = (box.x1 - box.x0) * pixel - 2 * inset;
        // A run of many has no name of its own.
        if (width < 8 ||
            (box.count > 1 && m_look.scale.pixelsPerNs() * static_cast<double>(m_trace.duration(box.slice)) < width))
            continue;
        const NameId name = m_trace.nameId(box.slice);
        const QString &text = m_labels.text(name, width);
        if (text.isEmpty())
            continue;
        const QPointF at(left + inset, baseline);
        if (const Hue hue = hueOf(m_trace.category(box.slice), m_trace.text(name)); isHatched(hue)) {
            // Letters over a hatch need a ground.
            const double ground = std::min(font.horizontalAdvance(text) + 6, width + 6);
            painter.fillRect(
                QRectF(left + inset - 3, m_look.metrics.rowTop(row) + 2, ground, m_look.metrics.rowHeight - 4),
                m_look.theme->hues[static_cast<int>(hue)]);
        }
        painter.drawText(at, text);
    }
}

} // namespace lanescope
