#include "ui/window/sketchview.h"

#include "ui/look/format.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/lanegeometry.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/timelinelook.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lanescope {

namespace {

/// The colours of a lane, from top to bottom: about as slices nest.
constexpr std::array<Hue, hueCount> downwards{
    Hue::Recording, Hue::Annotation,    Hue::Python, Hue::Compiled, Hue::Op,       Hue::Runtime, Hue::Sync,
    Hue::Kernel,    Hue::Communication, Hue::Copy,   Hue::Memset,   Hue::Profiler, Hue::Other};

bool hasOutline(Hue hue)
{
    return isPatterned(hue) && !isHatched(hue);
}

/// An outline ends where the next part is less than half full: two spans with a gap between them would look like a long one.
std::vector<std::uint8_t> cutAtGaps(const std::vector<std::uint8_t> &cover)
{
    constexpr std::uint8_t half = 128;
    std::vector<std::uint8_t> cut = cover;
    for (std::size_t i = 1; i + 1 < cover.size(); ++i)
        if (cover[i] < half && std::min(cover[i - 1], cover[i + 1]) > 0 && std::max(cover[i - 1], cover[i + 1]) >= half)
            cut[i] = 0;
    return cut;
}

/// How full each device pixel from the left edge is, 0..255: of several parts in it, the fullest, so that no lonely slice is lost.
std::vector<std::uint8_t> columnsOf(const LaneSketch &sketch, const LaneSketch::Strip &strip, const DeviceScale &scale)
{
    const std::vector<std::uint8_t> cover =
        hasOutline(static_cast<Hue>(strip.paint)) ? cutAtGaps(strip.cover) : strip.cover;
    std::vector<std::uint8_t> columns(static_cast<std::size_t>(scale.width()), 0);
    for (std::size_t i = 0; i < cover.size(); ++i) {
        if (cover[i] == 0)
            continue;
        const Nanoseconds start = sketch.partsStart + static_cast<Nanoseconds>(i) * sketch.partLength;
        const std::int32_t from = std::clamp(scale.column(start), 0, scale.width() - 1);
        const std::int32_t to =
            std::clamp(scale.column(saturatingAdd(start, sketch.partLength)), from + 1, scale.width());
        for (std::int32_t x = from; x < to; ++x)
            columns[static_cast<std::size_t>(x)] = std::max(columns[static_cast<std::size_t>(x)], cover[i]);
    }
    return columns;
}

void paintStrip(QPainter &painter, const QRectF &rect, const std::vector<std::uint8_t> &columns, Hue hue,
                const TimelineLook &look)
{
    const Theme &theme = *look.theme;
    const QColor colour = isPatterned(hue) ? theme.ink(hue) : theme.hues[static_cast<int>(hue)];
    const QColor ground = theme.tint(colour, 0.5);
    const double pixel = 1 / look.devicePixelRatio;
    // Of the span that was recorded there is an outline, and no more or less of it.
    const bool isOutline = hasOutline(hue);
    const auto heightOf = [&](std::uint8_t cover) {
        return isOutline && cover > 0 ? rect.height() : std::round(cover / 255.0 * rect.height());
    };
    for (std::size_t i = 0, next = 0; i < columns.size(); i = next) {
        // Neighbours of the same height in one go.
        const double height = heightOf(columns[i]);
        const auto isSame = [&](std::uint8_t other) {
            return (other > 0) == (columns[i] > 0) && heightOf(other) == height;
        };
        for (next = i + 1; next < columns.size() && isSame(columns[next]);)
            ++next;
        if (columns[i] == 0)
            continue;
        const QRectF run(rect.left() + static_cast<double>(i) * pixel, rect.top(),
                         static_cast<double>(next - i) * pixel, rect.height());
        if (height == rect.height() && isPatterned(hue) && run.width() >= 4 && height >= 6) {
            pattern(painter, run, hue, theme, look.px(7), look.px(2));
            continue;
        }
        painter.fillRect(run, ground);
        painter.fillRect(run.adjusted(0, run.height() - height, 0, 0), colour);
    }
}

} // namespace

/// Lengths of the picture in logical pixels; they follow the font.
struct SketchView::Measures {
    TimelineLook look;
    QFont nameFont;
    double caption, more, strip, padding, labels;

    explicit Measures(const QWidget &widget)
    {
        look.theme = &Theme::current();
        look.devicePixelRatio = widget.devicePixelRatioF();
        look.setFont(widget.font());
        nameFont = look.font;
        nameFont.setWeight(QFont::Medium);
        const double small = QFontMetricsF(look.smallFont).height();
        padding = std::round(look.px(5));
        caption = std::round(small + look.px(10));
        more = std::round(small + look.px(8));
        strip = std::round(look.px(10));
        labels = std::round(std::min(look.px(200), widget.width() * 0.3)); // as wide as in the timeline
    }

    /// A lane of one or two colours is as high as one row of the timeline.
    double lane(const LaneSketch::Lane &lane) const
    {
        return 2 * padding + std::max<double>(static_cast<double>(lane.strips.size()), 2) * (strip + 1);
    }
};

SketchView::SketchView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void SketchView::setSketch(std::shared_ptr<const LaneSketch> sketch)
{
    m_sketch = std::move(sketch);
    describe();
    update();
}

int SketchView::shownLanes() const
{
    if (!m_sketch)
        return 0;
    const Measures m(*this);
    const auto fit = [&](double room) {
        int shown = 0;
        for (const LaneSketch::Lane &lane : m_sketch->lanes) {
            room -= m.lane(lane);
            if (room < 0)
                break;
            ++shown;
        }
        return shown;
    };
    const double room = height() - m.caption - 1;
    const int all = fit(room);
    return all == static_cast<int>(m_sketch->laneCount) ? all : fit(room - m.more);
}

QString SketchView::moreText(int shown) const
{
    const auto more = static_cast<qint64>(m_sketch->laneCount) - shown;
    if (more <= 0)
        return {};
    return more == 1 ? tr("+ 1 lane") : tr("+ %1 lanes").arg(formatCount(more));
}

/// For those who do not see it.
void SketchView::describe()
{
    const int shown = shownLanes();
    QStringList names;
    for (int i = 0; i < shown; ++i)
        names += laneHeading(m_sketch->lanes[static_cast<std::size_t>(i)].identity);
    if (shown > 0 && !moreText(shown).isEmpty())
        names += moreText(shown);
    // A screen reader is told of it only where it changed.
    const QString description = names.join(QStringLiteral(", "));
    if (description == accessibleDescription())
        return;
    setAccessibleName(shown > 0 ? tr("A picture of what has been read so far") : QString());
    setAccessibleDescription(description);
}

void SketchView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
    if (event->type() == QEvent::FontChange)
        describe();
}

void SketchView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    describe();
}

void SketchView::paintEvent(QPaintEvent *)
{
    const int shown = shownLanes();
    if (shown == 0)
        return;
    Measures m(*this);
    const Theme &theme = *m.look.theme;
    QPainter painter(this);
    const double left = std::round(m.look.px(16));
    painter.setFont(m.look.smallFont);
    painter.setPen(theme.secondary);
    painter.drawText(QRectF(left, 0, width() - 2 * left, m.caption), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(m.look.smallFont)
                         .elidedText(tr("A picture of what has been read so far"), Qt::ElideRight, width() - 2 * left));
    painter.fillRect(QRectF(0, m.caption, width(), 1), theme.line);

    m.look.scale = TimeScale(m_sketch->range, width() - m.labels);
    const DeviceScale scale(m.look.scale, m.look.devicePixelRatio);
    double top = m.caption + 1;
    for (int i = 0; i < shown; ++i) {
        const LaneSketch::Lane &lane = m_sketch->lanes[static_cast<std::size_t>(i)];
        const double whole = m.lane(lane), room = m.labels - left - m.look.px(8);
        painter.setFont(m.nameFont);
        painter.setPen(theme.text);
        painter.drawText(QRectF(left, top, room, whole - 1), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(m.nameFont).elidedText(laneHeading(lane.identity), Qt::ElideMiddle, room));
        const double height = lane.strips.size() == 1 ? 2 * m.strip + 1 : m.strip;
        double y = top + m.padding;
        for (const Hue hue : downwards) {
            const auto strip =
                std::ranges::find(lane.strips, static_cast<std::uint8_t>(hue), &LaneSketch::Strip::paint);
            if (strip == lane.strips.end())
                continue;
            paintStrip(painter, QRectF(m.labels, y, width() - m.labels, height), columnsOf(*m_sketch, *strip, scale),
                       hue, m.look);
            y += height + 1;
        }
        top += whole;
        painter.fillRect(QRectF(0, top - 1, width(), 1), theme.line);
    }
    painter.fillRect(QRectF(m.labels - 1, m.caption, 1, top - m.caption), theme.line);
    if (const QString more = moreText(shown); !more.isEmpty()) {
        painter.setFont(m.look.smallFont);
        painter.setPen(theme.secondary);
        painter.drawText(QRectF(left, top, width() - 2 * left, m.more), Qt::AlignLeft | Qt::AlignVCenter, more);
    }
}

} // namespace lanescope
