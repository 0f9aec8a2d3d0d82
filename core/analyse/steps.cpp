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

/// Of those that `nameOf` gives a name, the one that occurs often enough and covers most.
template <class NameOf>
std::pair<std::string, std::vector<SliceId>> bestRepeated(const Trace &trace, const Lane &lane, NameOf nameOf)
{
    constexpr std::size_t leastTimes = 4; // CONTRACT, `undecidable`
    std::map<std::string, Candidate> candidates;
    for (std::uint32_t i = 0; i < lane.size(); ++i) {
        const SliceId s = lane.slice(i);
        const std::string name = nameOf(s);
        if (name.empty())
            continue;
        Candidate &c = candidates[name];
        c.overlapsItself = c.overlapsItself || (!c.slices.empty() && trace.start(s) < c.lastEnd);
        c.slices.push_back(s);
        c.covered = saturatingAdd(c.covered, trace.duration(s));
        c.lastEnd = std::max(c.lastEnd, trace.end(s));
    }
    const std::pair<const std::string, Candidate> *best = nullptr;
    for (const auto &entry : candidates)
        if (entry.second.slices.size() >= leastTimes && !entry.second.overlapsItself &&
            (!best || entry.second.covered > best->second.covered))
            best = &entry;
    return best ? std::pair(best->first, best->second.slices) : std::pair<std::string, std::vector<SliceId>>();
}

std::pair<std::string, std::vector<SliceId>> standIn(const Trace &trace, const Lane &lane)
{
    auto found = bestRepeated(trace, lane, [&](SliceId s) {
        return trace.category(s) == Category::UserAnnotation ? withoutDigits(trace.name(s)) : std::string();
    });
    if (found.second.empty())
        found = bestRepeated(trace, lane, [&](SliceId s) {
            if (trace.category(s) != Category::PythonFunction || !trace.name(s).starts_with("nn.Module: "))
                return std::string();
            for (SliceId p = trace.parent(s); p; p = trace.parent(p))
                if (trace.name(p).starts_with("nn.Module: "))
                    return std::string(); // only the root module's calls
            return std::string(trace.name(s));
        });
    if (found.second.empty())
        found = bestRepeated(trace, lane, [&](SliceId s) {
            const std::string_view name = trace.name(s);
            return isDeviceCall(trace.category(s)) &&
                           (name == "cudaGraphLaunch" || name == "hipGraphLaunch" || name == "cuGraphLaunch")
                       ? std::string(name)
                       : std::string();
        });
    return found;
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

StepFacts findSteps(const Trace &trace)
{
    StepFacts facts;
    for (const Step &s : trace.steps())
        facts.steps.push_back({s.number, s.range, s.range, s.slice, false});
    facts.mainLane = facts.steps.empty() ? laneThatLaunchesMost(trace) : trace.laneOf(facts.steps.front().slice);
    if (facts.steps.empty() && facts.mainLane) {
        const auto [name, slices] = standIn(trace, trace.lane(facts.mainLane));
        facts.standIn = name;
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
    const std::size_t unsteady = facts.steps.size() < 4 ? 1 : 2;
    for (std::size_t i = 0; i < facts.steps.size(); ++i) {
        StepWindow &s = facts.steps[i];
        s.steady = i >= unsteady;
        if (i > 0) {
            s.window.start = std::max(s.own.start, facts.steps[i - 1].window.end);
            s.window.end = std::max(s.window.start, s.window.end);
        }
    }
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
