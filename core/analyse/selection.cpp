#include "core/analyse/selection.h"

#include <algorithm>

namespace lanescope {

std::optional<Selection> Selection::ofStep(const StepFacts &steps, std::int64_t number)
{
    for (const StepWindow &step : steps.steps)
        if (step.number == number)
            return ofSteps({step});
    return {};
}

Selection Selection::steady(const StepFacts &steps)
{
    std::vector<StepWindow> windows;
    for (const StepWindow &step : steps.steps)
        if (step.steady)
            windows.push_back(step);
    return ofSteps(std::move(windows));
}

Intervals Selection::intervals(const Trace &trace) const
{
    switch (kind) {
    case Whole: return unite({trace.extent()});
    case Range: return unite({range.clipped(trace.extent())});
    case Steps: break;
    }
    std::vector<TimeRange> ranges;
    for (const StepWindow &step : windows)
        ranges.push_back(step.window);
    return unite(std::move(ranges));
}

std::optional<TimeRange> stretchOf(const Selection &selection)
{
    switch (selection.kind) {
    case Selection::Whole: break;
    case Selection::Range: return selection.range;
    case Selection::Steps:
        if (selection.windows.empty())
            break;
        return TimeRange{selection.windows.front().window.start, selection.windows.back().window.end};
    }
    return std::nullopt;
}

SelectionFilter::SelectionFilter(const Trace &trace, const Selection &selection)
    : m_trace(trace)
    , m_selection(selection)
{}

bool SelectionFilter::holds(SliceId slice) const
{
    Nanoseconds at = m_trace.start(slice);
    switch (m_selection.kind) {
    case Selection::Whole: return true;
    case Selection::Range: return at >= m_selection.range.start && at < m_selection.range.end;
    case Selection::Steps: break;
    }
    SliceId launch = m_trace.launchOf(slice);
    if (!launch && m_trace.category(slice) == Category::GpuUserAnnotation)
        if (const auto id = m_trace.externalId(slice)) // of the annotation on the CPU
            launch = m_trace.sliceWithExternalId(*id);
    if (launch)
        at = m_trace.start(launch);
    // The step's own span: its window may begin later, behind what the step before left running.
    const auto after =
        std::ranges::upper_bound(m_selection.windows, at, {}, [](const StepWindow &step) { return step.own.start; });
    return after != m_selection.windows.begin() && at < std::prev(after)->own.end;
}

} // namespace lanescope
