#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"

#include <QGraphicsItem>

#include <cstdint>
#include <span>
#include <vector>

namespace lanescope {

class TimelineScene;

/// Marks slices that belong together wherever they lie: all that a row of a table sums up, all that a search found.
///
/// Painting takes as long as there are pixels, however many slices are marked.
class HighlightItem : public QGraphicsItem {
public:
    explicit HighlightItem(const TimelineScene &scene);

    /// Of the scene's trace, in any order, each once; nothing marks nothing. O(n), and O(n log n) where they are not by start.
    void setSlices(std::span<const std::uint32_t> slices);
    std::size_t size() const { return m_size; }

    /// The view() of the trace in this many equal parts, for the overview: which of them hold a marked slice.
    static constexpr int bins = 4096;
    const std::vector<bool> &marked() const { return m_marked; }

    /// What is painted of the marks: x of the viewport, y of the scene. Each covers one slice, or a run of them that are too narrow
    /// to be told apart.
    std::vector<QRectF> boxes() const;

    void setArea(const QRectF &area);
    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const TimelineScene &m_scene;
    QRectF m_area;
    std::size_t m_size = 0;
    std::vector<std::vector<std::uint32_t>> m_rows; ///< by row of a lane, so that those of one never overlap; by start
    std::vector<bool> m_marked;
};

} // namespace lanescope
