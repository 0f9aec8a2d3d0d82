#pragma once

#include "ui/panels/findingsarea.h"

#include "ui/document/reportjob.h"
#include "ui/document/tablescope.h"

#include <memory>
#include <string>
#include <vector>

class QMenu;
class QToolButton;
class QVBoxLayout;

namespace lanescope {

class ScopeSwitch;
class VerdictCard;
struct TraceReport;

/// What limits the run and what to do about it, beside the timeline: for the whole run, a step, the steady steps or a range. It is out of
/// sight as long as nothing is open.
class VerdictPanel : public FindingsArea {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Takes everything out and hides.
    void clear();
    /// A trace is open, its report is on the way.
    void setWaiting();
    /// The report of the whole trace.
    void setReport(std::shared_ptr<const TraceReport> report);
    /// Which part of the trace the verdicts are of.
    TableScope &scope() { return m_scope; }
    /// Of that part; null until it is made.
    const std::shared_ptr<const TraceReport> &shown() const { return m_report; }
    /// The bound's first, then as they are shown.
    const std::vector<VerdictCard *> &cards() const { return m_cards; }
    /// The id of the one whose proof is shown, or that is explained; empty where there is none.
    std::string shownFinding() const;
    void explain(const Verdict &verdict);

signals:
    /// The report keeps it alive.
    void evidenceAsked(const lanescope::Evidence &evidence);
    /// A verdict should become a note on the timeline, at this proof; null where it has none.
    void pinAsked(const lanescope::Verdict &verdict, const lanescope::Evidence *evidence);
    /// Another thing should serve as step: a name of TraceReport::stepChoices, or nothing for the default.
    void stepNameAsked(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeTop();
    void fillScopeMenu(QMenu &menu);
    void empty();
    void showReport(std::shared_ptr<const TraceReport> report);
    void computeScope();
    void addBound();
    void addHeading(const QString &text);
    void addCard(VerdictCard *card);
    void addChart(VerdictCard &card);
    void settle(VerdictCard *card, int wanted, int rounds);
    void addText(const QString &text);
    void copyReport();
    void copyVerdict(const Verdict &verdict);
    void dress();

    TableScope m_scope;
    ReportJob m_job; ///< of a part of the trace
    std::shared_ptr<const TraceReport> m_whole;
    std::shared_ptr<const TraceReport> m_report; ///< what is shown
    ScopeSwitch *m_switch;
    QToolButton *m_copy = nullptr;
    QVBoxLayout *m_lines; ///< top down; a stretch keeps everything at the top
    std::vector<VerdictCard *> m_cards;
    int m_anchor = 0; ///< where the card that is about to show its proof stands, in the viewport
};

} // namespace lanescope
