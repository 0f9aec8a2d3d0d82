#pragma once

#include <QObject>

#include "ui/document/tracereport.h"

#include <memory>

namespace lanescope {

class TimelineView;
class WalkCard;
struct WalkStep;

/// Leads through the steps of "How to read a trace": asks for the sample of a step, and when its report is there goes to the place.
class WalkGuide : public QObject {
    Q_OBJECT

public:
    WalkGuide(TimelineView &timeline, WalkCard &card, QObject *parent = nullptr);

    bool isOn() const { return m_at >= 0; }
    /// The step, from 0; -1 where no walk is on.
    int at() const { return m_at; }
    /// The place of the step is shown.
    bool isShown() const { return m_isShown; }
    /// `step` must be one of walkSteps().
    void go(int step);
    void end();
    /// The trace of the window is another one; the walk ends unless it asked for that.
    void setTrace(const Trace *trace);
    /// Of the trace of the window; null while it is made.
    void setReport(std::shared_ptr<const TraceReport> report);

signals:
    /// A file of :/samples should be opened.
    void sampleAsked(const QString &file);
    /// As WalkStep::panel has it; empty for what fits the selection.
    void panelAsked(const QString &panel);
    void ended();

protected:
    /// The arrows and Escape belong to the walk, while it is on.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();
    const Trace *beside(const WalkStep &step);

    TimelineView &m_timeline;
    WalkCard &m_card;
    std::shared_ptr<const TraceReport> m_report;
    std::shared_ptr<const Trace> m_beside;
    int m_at = -1;
    bool m_isShown = false;
};

} // namespace lanescope
