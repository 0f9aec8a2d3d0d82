#pragma once

#include <QWidget>

#include "core/model/trace.h"
#include "ui/document/latestwork.h"
#include "ui/document/tablescope.h"

#include <memory>
#include <span>

class QLabel;
class QStackedWidget;
class QTimer;
class QVBoxLayout;

namespace lanescope {

class ScopeSwitch;

/// A panel below the timeline that shows something that is made of whichever part of the trace: a bar, and a view or a message.
///
/// It is made in a thread, when it can be seen and not before.
class ScopedPanel : public QWidget {
    Q_OBJECT

public:
    ScopedPanel(TableScope &scope, QWidget *parent);

    void setTrace(std::shared_ptr<const Trace> trace);
    /// What is shown is what was asked for.
    bool isReady() const { return !m_isStale && !m_work.isRunning(); }

public slots:
    /// A slice was selected in the timeline: what stands for it here is selected, too. It never moves the timeline.
    void setSlice(lanescope::SliceId slice);

signals:
    void slicesMarked(std::span<const std::uint32_t> slices);
    void sliceActivated(lanescope::SliceId slice);
    /// For the person; a sentence.
    void problem(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// Puts the view under the bar. To be called once, by the constructor of who inherits.
    void setView(QWidget &view);
    /// It says while the view is still of another part than it names. To be called once, likewise.
    void setSwitch(ScopeSwitch &scopeSwitch) { m_switch = &scopeSwitch; }
    /// What is shown is out of date; makes it anew if it can be seen.
    void refresh();
    bool isMaking() const { return m_work.isRunning(); }
    /// It takes so long that a person is told.
    bool isLate() const { return m_isLate; }
    /// The view, or where it has nothing to show, why.
    void showPage(bool hasContent, const QString &message);

    QVBoxLayout &column() const { return *m_column; }
    const TableScope &scope() const { return m_scope; }
    SliceId slice() const { return m_slice; }

    std::shared_ptr<const Trace> m_trace;

private:
    /// What makes the view's content; runs in a thread.
    virtual LatestWork::Work making() = 0;
    /// There is another trace: nothing of the last one is left.
    virtual void forget() = 0;
    virtual void followSlice() = 0;
    virtual void showState() = 0;
    /// What is shown is old, and something newer takes long.
    virtual void setStale(bool isStale) = 0;
    /// Fonts and colours.
    virtual void dress() = 0;
    /// The bar gives what it can do without, where it is narrow.
    virtual void shareRoom() = 0;

    TableScope &m_scope;
    LatestWork m_work;
    bool m_isStale = true; ///< what is shown is not what the switches say
    bool m_isLate = false;
    SliceId m_slice; ///< selected in the timeline
    QVBoxLayout *m_column;
    QStackedWidget *m_pages;
    QLabel *m_message;
    QWidget *m_view = nullptr;
    ScopeSwitch *m_switch = nullptr;
    QTimer *m_late;
};

} // namespace lanescope
