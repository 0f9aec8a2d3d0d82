#include "core/analyse/markfacts.h"

#include <algorithm>

namespace lanescope {

namespace {

/// `rangeOf(i)` gives the i-th mark's time, `isAlike(i)` whether it counts.
template <class RangeOf, class IsAlike>
MarkFacts factsOf(const Trace &trace, std::uint32_t count, std::uint32_t index, RangeOf rangeOf, IsAlike isAlike)
{
    MarkFacts facts;
    const TimeRange own = rangeOf(index);
    std::optional<Nanoseconds> before;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (!isAlike(i))
            continue;
        const TimeRange range = rangeOf(i);
        facts.least = facts.count == 0 ? range.length() : std::min(facts.least, range.length());
        facts.most = std::max(facts.most, range.length());
        facts.total = saturatingAdd(facts.total, range.length());
        ++facts.count;
        // Of those that start at the same time the one that comes first counts as earlier.
        const bool isBefore = range.start < own.start || (range.start == own.start && i < index);
        if (isBefore && (!before || range.start > *before))
            before = range.start;
    }
    if (before)
        facts.sinceBefore = saturatingSubtract(own.start, *before);
    const auto step = std::ranges::find_if(trace.steps(), [&](const Step &s) { return s.range.contains(own.start); });
    if (step != trace.steps().end())
        facts.step = *step;
    return facts;
}

} // namespace

MarkFacts factsOfSpan(const Trace &trace, std::uint32_t index)
{
    const auto spans = trace.asyncSpans();
    return factsOf(
        trace, static_cast<std::uint32_t>(spans.size()), index, [&](std::uint32_t i) { return spans[i].range; },
        [&](std::uint32_t i) {
            return spans[i].name == spans[index].name && spans[i].category == spans[index].category;
        });
}

MarkFacts factsOfInstant(const Trace &trace, std::uint32_t index)
{
    const auto instants = trace.instants();
    return factsOf(
        trace, static_cast<std::uint32_t>(instants.size()), index,
        [&](std::uint32_t i) {
            return TimeRange{instants[i].time, instants[i].time};
        },
        [&](std::uint32_t i) { return instants[i].name == instants[index].name; });
}

} // namespace lanescope
