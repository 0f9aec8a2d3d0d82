#include "ui/timeline/highlightitem.h"

#include "ui/timeline/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lanescope {

namespace {
constexpr double leastWidth = 2; ///< pixels, so that a short slice is not missed
}

Highlights::Highlights(const Trace &trace)
    : m_trace(trace)
    , m_perBin(std::max(static_cast<double>(trace.view().length()) / bins, 1e-9))
    , m_changes(bins + 1)
{
    std::uint32_t rows = 0;
    for (const Lane &lane : trace.lanes()) {
        m_firstRow.push_back(rows);
        rows += lane.rowCount();
    }
    m_rows.resize(rows);
}

void Highlights::add(SliceId slice)
{
    ++m_size;
    m_rows[m_firstRow[m_trace.laneOf(slice).value()] + m_trace.row(slice)].push_back(slice.value());
    const auto bin = [&](Nanoseconds t) {
        const double at = static_cast<double>(saturatingSubtract(t, m_trace.view().start)) / m_perBin;
        return static_cast<std::size_t>(std::clamp(at, 0.0, bins - 1.0));
    };
    ++m_changes[bin(m_trace.start(slice))];
    --m_changes[bin(m_trace.end(slice)) + 1];
}

void Highlights::finish()
{
    const auto start = [this](std::uint32_t s) { return m_trace.start(SliceId(s)); };
    for (std::vector<std::uint32_t> &row : m_rows)
        if (!std::ranges::is_sorted(row, {}, start))
            std::ranges::sort(row, {}, start);
    m_marked.resize(bins);
    std::int64_t open = 0;
    for (std::size_t bin = 0; bin < bins; ++bin)
        m_marked[bin] = (open += m_changes[bin]) > 0;
    m_changes = {};
}

std::shared_ptr<const Highlights> Highlights::of(const Trace &trace, std::span<const std::uint32_t> slices)
{
    auto made = std::make_shared<Highlights>(trace);
    for (const std::uint32_t s : slices)
        made->add(SliceId(s));
    made->finish();
    return made;
}

HighlightItem::HighlightItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(8);
    setAcceptedMouseButtons(Qt::NoButton);
}

void HighlightItem::setHighlights(std::shared_ptr<const Highlights> highlights)
{
    m_highlights = std::move(highlights);
    update();
}

void HighlightItem::setSlices(std::span<const std::uint32_t> slices)
{
    setHighlights(slices.empty() ? nullptr : Highlights::of(*m_scene.trace(), slices));
}

std::span<const char> HighlightItem::marked() const
{
    return m_highlights ? m_highlights->marked() : std::span<const char>();
}

void HighlightItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

std::vector<QRectF> HighlightItem::boxes() const
{
    std::vector<QRectF> found;
    if (!m_highlights)
        return found;
    const TimeScale &scale = m_scene.look().scale;
    const TimeRange visible = scale.visible();
    for (const std::vector<std::uint32_t> &row : m_highlights->rows()) {
        const Trace &trace = *m_scene.trace();
        const auto start = [&](std::uint32_t s) { return trace.start(SliceId(s)); };
        const auto end = [&](std::uint32_t s) { return trace.end(SliceId(s)); };
        auto at = std::ranges::lower_bound(row, visible.start, {}, end);
        while (at != row.end() && start(*at) <= visible.end) {
            const QRectF rect = m_scene.rectOf(SliceId(*at));
            double right = std::max(rect.right(), rect.left() + leastWidth);
            ++at;
            // Those behind it that begin before its box ends cannot be told from it.
            while (at != row.end() && scale.x(start(*at)) < right) {
                at = std::upper_bound(at, row.end(), right,
                                      [&](double x, std::uint32_t s) { return x <= scale.x(start(s)); });
                right = std::max(right, scale.clampedX(end(*std::prev(at))));
            }
            if (rect.height() > 0)
                found.emplace_back(rect.left(), rect.top(), std::min(right, scale.width() + 1) - rect.left(),
                                   rect.height());
        }
    }
    return found;
}

void HighlightItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const TimelineLook &look = m_scene.look();
    QColor wash = look.theme->accent;
    wash.setAlphaF(look.theme->isDark ? 0.30f : 0.22f);
    // What is wide enough for a frame keeps its own colour nearly as it is: blue over orange would be brown.
    QColor breath = wash;
    breath.setAlphaF(0.07f);
    for (const QRectF &box : boxes()) {
        painter->fillRect(box, box.width() < 6 ? wash : breath);
        const double bar = std::max(std::round(box.height() * 0.14), 1.0);
        painter->fillRect(QRectF(box.left(), box.bottom() - bar, box.width(), bar), look.theme->accent);
        if (box.width() < 6)
            continue;
        painter->fillRect(QRectF(box.left(), box.top(), box.width(), 1), look.theme->accent);
        painter->fillRect(QRectF(box.left(), box.top(), 1, box.height()), look.theme->accent);
        painter->fillRect(QRectF(box.right() - 1, box.top(), 1, box.height()), look.theme->accent);
    }
}

} // namespace lanescope
