#pragma once

#include <QWidget>

#include "ui/document/latestwork.h"
#include "ui/document/tracecomparison.h"
#include "ui/document/tracedocument.h"
#include "ui/timeline/timeaxis.h"

#include <memory>

class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace lanescope {

class AxisLink;
class CompareHeader;
class ComparePanel;
class DetailsPanel;
class PanelArea;
class StepStrip;
class TimelineView;
struct ComparedRow;

/// Two traces one above the other: the timeline that it is given, and below it that of a second file, aligned at a step, with what
/// their comparison found in a tab. As long as nothing is compared it is the given timeline alone.
class CompareView : public QWidget {
    Q_OBJECT

public:
    /// Takes the timeline into its layout. `panels` gets the tabs while something is compared.
    CompareView(TimelineView &timeline, PanelArea &panels, QWidget *parent = nullptr);
    ~CompareView() override;

    /// The trace above; another one ends the comparison.
    void setTrace(std::shared_ptr<const Trace> trace, const QString &title, const QString &path);
    /// What is known of it; the comparison waits for that.
    void setReport(std::shared_ptr<const TraceReport> report);
    /// Loads a second file and compares it.
    void compareWith(const QString &path, const QString &title = {});
    void end();
    bool isComparing() const { return m_isComparing; }
    bool isReady() const { return m_comparison != nullptr; }

    TraceDocument &document() { return m_document; }
    TimeAxis &axis() { return m_axis; }
    AxisLink &link() { return *m_link; }
    TimelineView &timeline() { return *m_below; }
    StepStrip &strip() { return *m_strip; }
    ComparePanel &panel() { return *m_panel; }
    QToolButton &lockButton() { return *m_lock; }

public slots:
    /// Puts the starts of this pair of steps under each other and shows them.
    void alignAt(int pair);

signals:
    void comparingChanged(bool comparing);
    /// A sentence for the person.
    void problem(const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeBelow();
    void begin();
    void showSecond();
    void compare();
    void show(std::shared_ptr<const TraceComparison> comparison);
    void showPair();
    void showRows();
    void goToRow();
    void dress();
    void shareRoom();

    TimelineView &m_above;
    PanelArea &m_panels;
    std::shared_ptr<const Trace> m_trace;
    std::shared_ptr<const TraceReport> m_report; ///< of the trace above
    TraceDocument m_document;                    ///< the second file
    LatestWork m_work;
    std::shared_ptr<const TraceComparison> m_comparison;
    TimeAxis m_axis; ///< of the timeline below
    AxisLink *m_link;
    bool m_isComparing = false;

    QSplitter *m_splitter;
    CompareHeader *m_headerA;
    CompareHeader *m_headerB;
    QWidget *m_lower;
    StepStrip *m_strip;
    QStackedWidget *m_pages;
    QLabel *m_waiting;
    TimelineView *m_below;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QLabel *m_pair;
    QToolButton *m_lock;
    QToolButton *m_close;
    ComparePanel *m_panel;
    DetailsPanel *m_details;
};

} // namespace lanescope
