#pragma once

#include <QObject>
#include <QTimer>

#include "core/analyse/selection.h"

#include <optional>

namespace lanescope {

/// Which part of the trace the tables are of, one for all of them; or the verdicts. It follows the timeline: the step that is in sight, the range
/// that is selected.
class TableScope : public QObject {
    Q_OBJECT

public:
    enum Kind { Whole, Step, Steady, Range };
    static constexpr int kindCount = Range + 1;

    explicit TableScope(QObject *parent = nullptr);

    /// Whether a range that is selected is chosen at once; else it is only offered.
    void setFollowsRange(bool follows) { m_followsRange = follows; }
    /// Another trace: back to all of it.
    void reset();
    /// What all of it is, a part of a trace says.
    void setTrace(const Trace &trace);
    /// Once they are known.
    void setSteps(const StepFacts &steps);
    /// The step in sight; none keeps the last one.
    void setStep(std::optional<std::int64_t> number);
    /// The same by what the timeline shows: the step in its middle, if the view is about as long as that. Of a stand-in's, too.
    void setView(TimeRange visible);
    /// A range that is selected becomes what the tables are of, until it is selected no more.
    void setRange(std::optional<TimeRange> range);

    Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    /// Whether there is anything of this kind.
    bool isOffered(Kind kind) const;
    /// What to call it: `Step 3`.
    QString text(Kind kind) const;
    QString help(Kind kind) const;
    Selection selection() const;

signals:
    /// selection() is another; of changes in quick succession only the last is told.
    void changed();
    /// kind(), a text, or what is offered.
    void offersChanged();

private:
    const StepWindow *step() const;

    Selection m_all; ///< of Whole
    StepFacts m_steps;
    std::optional<std::int64_t> m_step;
    std::optional<TimeRange> m_range;
    Kind m_kind = Whole;
    Kind m_before = Whole; ///< what to return to when the range goes
    bool m_followsRange = true;
    QTimer m_settle;
};

} // namespace lanescope
