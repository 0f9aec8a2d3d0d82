#include "core/analyse/steps.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace lanescope {

namespace {

LaneId laneThatLaunchesMost(const Trace &trace)
{
    std::unordered_map<std::uint32_t, std::uint64_t> launches;
    for (const Arrow &a : trace.arrows())
        if (a.kind == ArrowKind::Launch || a.kind == ArrowKind::Correlation)
            ++launches[trace.laneOf(a.from).value()];
    LaneId best, largest;
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        if (!largest || lane.size() > trace.lane(largest).size())
            largest = lane.id();
        if (launches[lane.id().value()] > 0 && (!best || launches[lane.id().value()] > launches[best.value()]))
            best = lane.id();
    }
    return best ? best : largest;
}

std::string withoutDigits(std::string_view text)
{
    std::string out;
    for (char c : text) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit)
            out += c;
        else if (out.empty() || out.back() != '#')
            out += '#';
    }
    return out;
}

/// Slices of one name that could serve as steps.
struct Candidate {
    std::vector<SliceId> slices;
    Nanoseconds covered = 0;
    Nanoseconds lastEnd = 0;
    bool overlapsItself = false;
};

using Candidates = std::map<std::string, Candidate>;

/// Those that `nameOf` gives a name.
template <class NameOf>
Candidates candidates(const Lane &lane, const Trace &trace, NameOf nameOf)
{
    Candidates found;
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const SliceId s = lane.slice(i);
        const std::string name = nameOf(trace, s);
        if (name.empty())
            continue;
        Candidate &c = found[name];
        c.overlapsItself = c.overlapsItself || (!c.slices.empty() && trace.start(s) < c.lastEnd);
        c.slices.push_back(s);
        c.covered = saturatingAdd(c.covered, trace.duration(s));
        c.lastEnd = std::max(c.lastEnd, trace.end(s));
    }
    return found;
}

// What can stand in for a step: nameOf() of each kind, the better kind first.

std::string annotationName(const Trace &trace, SliceId s)
{
    return trace.category(s) == Category::UserAnnotation ? withoutDigits(trace.name(s)) : std::string();
}

std::string rootModuleName(const Trace &trace, SliceId s)
{
    if (trace.category(s) != Category::PythonFunction || !trace.name(s).starts_with("nn.Module: "))
        return {};
    for (SliceId p = trace.parent(s); p; p = trace.parent(p))
        if (trace.name(p).starts_with("nn.Module: "))
            return {}; // only the root module's calls
    return std::string(trace.name(s));
}

std::string graphLaunchName(const Trace &trace, SliceId s)
{
    const std::string_view name = trace.name(s);
    return isDeviceCall(trace.category(s)) &&
                   (name == "cudaGraphLaunch" || name == "hipGraphLaunch" || name == "cuGraphLaunch")
               ? std::string(name)
               : std::string();
}

using NameOf = std::string (*)(const Trace &, SliceId);
constexpr NameOf kinds[]{annotationName, rootModuleName, graphLaunchName};

std::pair<std::string, std::vector<SliceId>> standIn(const Trace &trace, const Lane &lane)
{
    constexpr std::size_t leastTimes = 4; // CONTRACT, `undecidable`
    for (const NameOf nameOf : kinds) {
        const Candidates found = candidates(lane, trace, nameOf);
        const Candidates::value_type *best = nullptr;
        for (const auto &entry : found)
            if (entry.second.slices.size() >= leastTimes && !entry.second.overlapsItself &&
                (!best || entry.second.covered > best->second.covered))
                best = &entry;
        if (best)
            return {best->first, best->second.slices};
    }
    return {};
}

/// The slices of one name, unless they overlap each other.
std::pair<std::string, std::vector<SliceId>> chosen(const Trace &trace, const Lane &lane, const std::string &name)
{
    for (const NameOf nameOf : kinds) {
        const Candidates found = candidates(lane, trace, nameOf);
        for (const std::string &wanted : {name, withoutDigits(name)})
            if (const auto it = found.find(wanted); it != found.end() && !it->second.overlapsItself)
                return {it->first, it->second.slices};
    }
    return {};
}

LaneId mainLane(const Trace &trace)
{
    return trace.steps().empty() ? laneThatLaunchesMost(trace) : trace.laneOf(trace.steps().front().slice);
}

} // namespace

Intervals StepFacts::steadyWindows() const
{
    std::vector<TimeRange> ranges;
    for (const StepWindow &s : steps)
        if (s.steady)
            ranges.push_back(s.window);
    return unite(std::move(ranges));
}

std::size_t StepFacts::steadyCount() const
{
    return static_cast<std::size_t>(std::ranges::count_if(steps, &StepWindow::steady));
}

std::vector<StepChoice> stepChoices(const Trace &trace)
{
    std::vector<StepChoice> choices;
    const LaneId lane = mainLane(trace);
    if (!lane)
        return choices;
    for (const NameOf nameOf : kinds)
        for (const auto &[name, c] : candidates(trace.lane(lane), trace, nameOf))
            if (c.slices.size() > 1 && !c.overlapsItself)
                choices.push_back({name, c.slices.size(), c.covered});
    std::ranges::stable_sort(choices, std::greater<>(), &StepChoice::covered);
    return choices;
}

StepFacts findSteps(const Trace &trace, std::string_view name, PartSteps partSteps)
{
    StepFacts facts;
    facts.mainLane = mainLane(trace);
    if (name.empty())
        for (const Step &s : trace.steps())
            facts.steps.push_back({s.number, s.range, s.range, s.slice, false});
    if (facts.steps.empty() && facts.mainLane) {
        const Lane &lane = trace.lane(facts.mainLane);
        const auto [found, slices] = name.empty() ? standIn(trace, lane) : chosen(trace, lane, std::string(name));
        facts.standIn = found;
        for (SliceId s : slices)
            facts.steps.push_back(
                {static_cast<std::int64_t>(facts.steps.size()), trace.range(s), trace.range(s), s, false});
    }

    // Device work belongs to the step in which its launch call began.
    for (std::uint32_t w : trace.deviceWork()) {
        const SliceId launch = trace.launchOf(SliceId(w));
        if (!launch || facts.steps.empty())
            continue;
        const Nanoseconds t = trace.start(launch);
        auto it = std::ranges::upper_bound(facts.steps, t, {}, [](const StepWindow &s) { return s.own.start; });
        if (it == facts.steps.begin())
            continue;
        --it;
        if (t < it->own.end)
            it->window.end = std::max(it->window.end, trace.end(SliceId(w)));
    }
    const auto &part = trace.part();
    const std::size_t unsteady = facts.steps.size() < 4 ? 1 : 2;
    for (std::size_t i = 0; i < facts.steps.size(); ++i) {
        StepWindow &s = facts.steps[i];
        s.steady = part && part->steadyFrom ? s.own.start >= *part->steadyFrom : i >= unsteady;
        if (i > 0) {
            s.window.start = std::max(s.own.start, facts.steps[i - 1].window.end);
            s.window.end = std::max(s.window.start, s.window.end);
        }
    }
    // What a part has of other steps is there to tell where its own begin and end.
    if (part && partSteps == PartSteps::OfRange)
        std::erase_if(facts.steps, [&](const StepWindow &s) {
            return !s.own.overlaps(part->range) && !s.window.overlaps(part->range);
        });
    if (facts.steps.empty()) {
        bool any = false;
        for (const Lane &lane : trace.lanes()) {
            if (lane.size() == 0 || lane.kind() == LaneKind::Other)
                continue;
            facts.window = any ? TimeRange{std::min(facts.window.start, lane.extent().start),
                                           std::max(facts.window.end, lane.extent().end)}
                               : lane.extent();
            any = true;
        }
        if (!any)
            facts.window = trace.view();
    } else {
        facts.window = {facts.steps.front().own.start, facts.steps.back().window.end};
        for (const StepWindow &s : facts.steps)
            facts.window.end = std::max({facts.window.end, s.own.end, s.window.end});
    }
    return facts;
}

} // namespace lanescope
