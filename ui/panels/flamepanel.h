#pragma once

#include "ui/panels/scopedpanel.h"

#include "core/analyse/flame.h"

#include <memory>
#include <optional>

class QToolButton;

namespace lanescope {

class ElidedLabel;
class FlameView;
class ScopeSwitch;

/// What the CPU threads did, as a flame graph: merged by name or in order of time, of whichever part of the trace.
class FlamePanel : public ScopedPanel {
    Q_OBJECT

public:
    explicit FlamePanel(TableScope &scope, QWidget *parent = nullptr);

    FlameView &view() const { return *m_view; }
    FlameOrder order() const;
    void setOrder(FlameOrder order);
    void setPythonOnly(bool only);
    /// Of the graph's threads the one that is shown.
    std::uint32_t thread() const { return m_thread; }
    void setThread(std::uint32_t thread);

public slots:
    void clearSelection();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    LatestWork::Work making() override;
    void forget() override;
    /// Selects the box that holds the timeline's slice.
    void followSlice() override;
    void showState() override;
    void setStale(bool isStale) override;
    void dress() override;
    void shareRoom() override;
    void showGraph(std::shared_ptr<const FlameGraph> graph);
    void showThread();
    void markSelected();
    QString describe(std::uint32_t node) const;
    /// The box that holds this slice; none where the graph has none.
    std::optional<std::uint32_t> nodeOf(SliceId slice) const;

    std::shared_ptr<const FlameGraph> m_graph;
    std::uint32_t m_thread = 0;
    LaneId m_lane; ///< the thread that a person chose or that a selected slice lies on
    std::optional<std::uint32_t> m_hovered;

    ScopeSwitch *m_scopeSwitch;
    QToolButton *m_threads;
    QToolButton *m_merged;
    QToolButton *m_inTime;
    QToolButton *m_pythonOnly;
    QToolButton *m_out;
    QToolButton *m_show;
    FlameView *m_view;
    ElidedLabel *m_facts = nullptr;
};

} // namespace lanescope
