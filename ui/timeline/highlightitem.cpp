#include "ui/timeline/highlightitem.h"

#include "ui/timeline/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace lanescope {

namespace {
constexpr double leastWidth = 2; ///< pixels, so that a short slice is not missed
}

HighlightItem::HighlightItem(const TimelineScene &scene)
    : m_scene(scene)
{
    setZValue(8);
    setAcceptedMouseButtons(Qt::NoButton);
}

void HighlightItem::setSlices(std::span<const std::uint32_t> slices)
{
    m_rows.clear();
    m_marked.clear();
    m_size = slices.size();
    update();
    if (slices.empty())
        return;
    const Trace &trace = *m_scene.trace();
    std::map<std::pair<LaneId, std::uint32_t>, std::vector<std::uint32_t>> rows;
    std::vector<std::uint32_t> *row = nullptr;
    std::pair<LaneId, std::uint32_t> last;
    m_marked.resize(bins);
    const TimeRange view = trace.view();
    const double perBin = std::max(static_cast<double>(view.length()) / bins, 1e-9);
    for (const std::uint32_t s : slices) {
        const SliceId slice(s);
        if (const std::pair at(trace.laneOf(slice), trace.row(slice)); !row || at != last) {
            row = &rows[at];
            last = at;
        }
        row->push_back(s);
        const auto bin = [&](Nanoseconds t) {
            const double at = static_cast<double>(saturatingSubtract(t, view.start)) / perBin;
            return static_cast<std::size_t>(std::clamp(at, 0.0, bins - 1.0));
        };
        const std::size_t end = bin(trace.end(slice));
        for (std::size_t b = bin(trace.start(slice)); b <= end; ++b)
            m_marked[b] = true;
    }
    const auto start = [&](std::uint32_t s) { return trace.start(SliceId(s)); };
    for (auto &[at, members] : rows) {
        if (!std::ranges::is_sorted(members, {}, start))
            std::ranges::sort(members, {}, start);
        m_rows.push_back(std::move(members));
    }
}

void HighlightItem::setArea(const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
}

std::vector<QRectF> HighlightItem::boxes() const
{
    std::vector<QRectF> found;
    const TimeScale &scale = m_scene.look().scale;
    const TimeRange visible = scale.visible();
    for (const std::vector<std::uint32_t> &row : m_rows) {
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
    for (const QRectF &box : boxes()) {
        painter->fillRect(box, wash);
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
