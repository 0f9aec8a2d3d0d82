#pragma once

#include <QAbstractScrollArea>

#include "core/analyse/flame.h"

#include <memory>
#include <optional>
#include <vector>

namespace lanescope {

/// Paints one thread of a flame graph, callers on top, and moves in it. Time is in ns as FlameNode::start has it.
///
/// What is narrower than a pixel is a pixel wide, as long as no other box lies there; its callees are left out.
class FlameView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit FlameView(QWidget *parent = nullptr);

    /// Shows all of it. Null: nothing.
    void setGraph(std::shared_ptr<const Trace> trace, std::shared_ptr<const FlameGraph> graph, std::uint32_t thread);
    const FlameGraph *graph() const { return m_graph.get(); }
    /// What can be seen, and all there is.
    TimeRange visible() const { return m_visible; }
    TimeRange whole() const { return m_whole; }

    struct Box {
        QRectF rect; ///< of the viewport
        std::uint32_t node;
    };
    const std::vector<Box> &boxes() const;
    std::optional<std::uint32_t> hit(QPointF pos) const;

    std::optional<std::uint32_t> selected() const { return m_selected; }
    void select(std::optional<std::uint32_t> node);
    /// As wide as the view, with all that lies below it.
    void zoomTo(std::uint32_t node);
    void zoomOut();
    void showWhole();
    void setStale(bool stale);

signals:
    /// The selected box is another one; a person did it.
    void picked();
    /// Another box is under the pointer, or none.
    void hovered(std::optional<std::uint32_t> node);
    /// The selected box should be shown in the timeline.
    void activated();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    const FlameNode &node(std::uint32_t i) const { return m_graph->nodes[i]; }
    double rowHeight() const;
    void showRange(TimeRange range);
    void zoomAt(double factor, double x);
    void forget();
    void reveal();
    void pick(std::uint32_t node);
    QString label(const FlameNode &of) const;

    std::shared_ptr<const Trace> m_trace;
    std::shared_ptr<const FlameGraph> m_graph;
    FlameThread m_thread;
    std::uint32_t m_depths = 0;
    TimeRange m_whole, m_visible;
    std::optional<std::uint32_t> m_selected, m_hovered;
    bool m_isStale = false;
    double m_lastX = 0;
    mutable std::vector<Box> m_boxes;
    mutable bool m_hasBoxes = false;
};

/// A name for a narrow box: of a Python frame the function comes before its file.
QString flameLabel(std::string_view name, Category category);

} // namespace lanescope
