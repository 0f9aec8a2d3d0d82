#include "ui/document/tablescope.h"

#include "ui/look/format.h"

#include <algorithm>

namespace lanescope {

TableScope::TableScope(QObject *parent)
    : QObject(parent)
{
    // A range that is being drawn changes with every pixel.
    m_settle.setSingleShot(true);
    m_settle.setInterval(120);
    connect(&m_settle, &QTimer::timeout, this, &TableScope::changed);
}

void TableScope::reset()
{
    m_settle.stop();
    m_all = Selection::whole();
    m_steps = {};
    m_step.reset();
    m_range.reset();
    m_kind = m_before = Whole;
    emit offersChanged();
}

void TableScope::setTrace(const Trace &trace)
{
    m_all = Selection::all(trace);
    emit offersChanged();
}

void TableScope::setSteps(const StepFacts &steps)
{
    m_steps = steps;
    emit offersChanged();
}

void TableScope::setStep(std::optional<std::int64_t> number)
{
    if (!number || number == m_step)
        return;
    m_step = number;
    if (m_kind == Step)
        m_settle.start();
    emit offersChanged();
}

void TableScope::setView(TimeRange visible)
{
    const Nanoseconds middle = visible.start + visible.length() / 2;
    const auto after =
        std::ranges::upper_bound(m_steps.steps, middle, {}, [](const StepWindow &s) { return s.own.start; });
    if (after == m_steps.steps.begin())
        return;
    const StepWindow &in = *std::prev(after);
    if (in.window.contains(middle) && visible.length() <= 2 * std::max<Nanoseconds>(in.window.length(), 1))
        setStep(in.number);
}

void TableScope::setRange(std::optional<TimeRange> range)
{
    if (range && range->isEmpty())
        range.reset();
    if (range == m_range)
        return;
    m_range = range;
    if (range && m_kind != Range && m_followsRange) {
        m_before = m_kind;
        m_kind = Range;
    } else if (!range && m_kind == Range) {
        m_kind = m_before;
    } else if (m_kind != Range) {
        emit offersChanged();
        return;
    }
    m_settle.start();
    emit offersChanged();
}

void TableScope::setKind(Kind kind)
{
    if (kind == m_kind || !isOffered(kind))
        return;
    m_kind = kind;
    if (kind != Range)
        m_before = kind;
    m_settle.stop();
    emit offersChanged();
    emit changed();
}

const StepWindow *TableScope::step() const
{
    if (m_steps.steps.empty())
        return nullptr;
    const auto at = std::ranges::find(m_steps.steps, m_step.value_or(-1), &StepWindow::number);
    return at != m_steps.steps.end() ? &*at : &m_steps.steps.front();
}

bool TableScope::isOffered(Kind kind) const
{
    switch (kind) {
    case Whole: return true;
    case Step: return !m_steps.steps.empty();
    case Steady: return m_steps.steadyCount() > 0;
    case Range: return m_range.has_value();
    }
    return false;
}

QString TableScope::text(Kind kind) const
{
    switch (kind) {
    case Whole: return m_all.kind == Selection::Whole ? tr("Whole run") : tr("This part");
    case Step: return step() ? tr("Step %1").arg(step()->number) : tr("Step");
    case Steady: return tr("Steady steps");
    case Range: return m_range ? tr("Range %1").arg(formatTime(m_range->length())) : tr("Range");
    }
    return {};
}

QString TableScope::help(Kind kind) const
{
    switch (kind) {
    case Whole:
        return m_all.kind == Selection::Whole
                   ? tr("Everything that was recorded")
                   : tr("The range that this part of a recording was saved for. What else the file holds is only there "
                        "so that its numbers are the same as in the whole recording.");
    case Step:
        return tr("What starts on the CPU in the step that the timeline shows, and the GPU work launched from it. It "
                  "follows the timeline: [ and ] go to another one.");
    case Steady: return tr("All steps but the first two, of fewer than four all but the first: what repeats");
    case Range: return tr("What starts in the selected range. Drag with Shift in the timeline to select one.");
    }
    return {};
}

Selection TableScope::selection() const
{
    switch (m_kind) {
    case Whole: break;
    case Step:
        if (step())
            return Selection::ofSteps({*step()});
        break;
    case Steady: return Selection::steady(m_steps);
    case Range:
        if (m_range)
            return Selection::ofRange(*m_range);
        break;
    }
    return m_all;
}

} // namespace lanescope
