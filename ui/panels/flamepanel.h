#pragma once

#include <QWidget>

#include "core/analyse/flame.h"
#include "ui/document/latestwork.h"
#include "ui/document/tablescope.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

class QLabel;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace lanescope {

class ElidedLabel;
class FlameView;
class ScopeSwitch;

/// What the CPU threads did, as a flame graph: merged by name or in order of time, of whichever part of the trace.
///
/// It is made in a thread, when it can be seen and not before.
class FlamePanel : public QWidget {
    Q_OBJECT

public:
    explicit FlamePanel(TableScope &scope, QWidget *parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    bool isReady() const { return !m_isStale && !m_work.isRunning(); }
    FlameView &view() const { return *m_view; }
    FlameOrder order() const;
    void setOrder(FlameOrder order);
    void setPythonOnly(bool only);
    /// Of the graph's threads the one that is shown.
    std::uint32_t thread() const { return m_thread; }
    void setThread(std::uint32_t thread);

public slots:
    /// A slice was selected in the timeline: the box that holds it is, too. It never moves the timeline.
    void setSlice(lanescope::SliceId slice);
    void clearSelection();

signals:
    void slicesMarked(std::span<const std::uint32_t> slices);
    void sliceActivated(lanescope::SliceId slice);
    void problem(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void showGraph(std::shared_ptr<const FlameGraph> graph);
    void showThread();
    void showState();
    void followSlice();
    void markSelected();
    QString describe(std::uint32_t node) const;
    /// The box that holds this slice; none where the graph has none.
    std::optional<std::uint32_t> nodeOf(SliceId slice) const;
    void dress();
    void shareRoom();

    TableScope &m_scope;
    std::shared_ptr<const Trace> m_trace;
    std::shared_ptr<const FlameGraph> m_graph;
    LatestWork m_work;
    bool m_isStale = true;
    std::uint32_t m_thread = 0;
    LaneId m_lane; ///< the thread that a person chose or that a selected slice lies on
    SliceId m_slice;
    std::optional<std::uint32_t> m_hovered;

    ScopeSwitch *m_scopeSwitch;
    QToolButton *m_threads;
    QToolButton *m_merged;
    QToolButton *m_inTime;
    QToolButton *m_pythonOnly;
    QToolButton *m_out;
    QToolButton *m_show;
    QTimer *m_late;
    QStackedWidget *m_pages;
    QLabel *m_message;
    FlameView *m_view;
    ElidedLabel *m_facts = nullptr;
};

} // namespace lanescope
