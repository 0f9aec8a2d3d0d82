#pragma once

#include "core/model/trace.h"

#include <QGraphicsItem>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace lanescope {

class TimelineScene;

/// Slices that are to be marked, sorted for painting. May be made in any thread, for millions take their time.
class Highlights {
public:
    explicit Highlights(const Trace &trace);
    /// Each slice once, in any order.
    void add(SliceId slice);
    /// Due once, when all are in. O(n), and O(n log n) where they did not come by start.
    void finish();
    static std::shared_ptr<const Highlights> of(const Trace &trace, std::span<const std::uint32_t> slices);

    std::size_t size() const { return m_size; }
    /// By row of a lane, so that the slices of one never overlap; by start. Some may be empty.
    const std::vector<std::vector<std::uint32_t>> &rows() const { return m_rows; }

    /// The view() of the trace in this many equal parts, for the overview: which of them hold a marked slice.
    static constexpr int bins = 4096;
    std::span<const char> marked() const { return m_marked; }

private:
    const Trace &m_trace; ///< outlives what is made of it
    double m_perBin;
    std::size_t m_size = 0;
    std::vector<std::uint32_t> m_firstRow; ///< by lane
    std::vector<std::vector<std::uint32_t>> m_rows;
    std::vector<std::int64_t> m_changes; ///< how many slices begin in a part, less those that ended before it
    std::vector<char> m_marked;
};

/// Marks slices that belong together wherever they lie: all that a row of a table sums up, all that a search found.
///
/// Painting takes as long as there are pixels, however many slices are marked.
class HighlightItem : public QGraphicsItem {
public:
    explicit HighlightItem(const TimelineScene &scene);

    /// Of the scene's trace; null marks nothing.
    void setHighlights(std::shared_ptr<const Highlights> highlights);
    void setSlices(std::span<const std::uint32_t> slices);
    std::size_t size() const { return m_highlights ? m_highlights->size() : 0; }

    /// As Highlights has it; empty where nothing is marked.
    std::span<const char> marked() const;

    /// What is painted of the marks: x of the viewport, y of the scene. Each covers one slice, or a run of them that are too narrow
    /// to be told apart.
    std::vector<QRectF> boxes() const;

    void setArea(const QRectF &area);
    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const TimelineScene &m_scene;
    QRectF m_area;
    std::shared_ptr<const Highlights> m_highlights;
};

} // namespace lanescope
