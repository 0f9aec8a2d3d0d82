#include "core/analyse/gaps.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <tuple>

namespace lanescope {

namespace {

constexpr std::size_t mostNamed = 200; ///< gaps of a whole device that name what the CPU did meanwhile

} // namespace

const char *gapCauseName(GapCause cause)
{
    switch (cause) {
    case GapCause::BufferRequest: return "activity-buffer-request";
    case GapCause::Profiler: return "profiler";
    case GapCause::HostWait: return "host-wait";
    case GapCause::KernelWait: return "kernel-wait";
    case GapCause::Other: break;
    }
    return "other";
}

GapFinder::GapFinder(const Trace &trace, const ProfilerCost &cost)
    : m_trace(trace)
{
    if (!trace.steps().empty()) {
        m_start = trace.steps().front().range.start;
    } else {
        m_start = std::numeric_limits<Nanoseconds>::max();
        for (const Lane &lane : trace.lanes())
            if (lane.size() > 0)
                m_start = std::min(m_start, lane.extent().start);
    }
    for (SliceId s : cost.requests)
        m_records.push_back({trace.range(s), s, GapCause::BufferRequest});
    for (SliceId s : cost.others)
        m_records.push_back({trace.range(s), s, GapCause::Profiler});
    std::ranges::sort(m_records, {}, [](const Record &r) { return std::tuple(r.range.start, r.slice); });
    for (const Record &r : m_records)
        m_longestRecord = std::max(m_longestRecord, r.range.length());
}

SliceId GapFinder::blamedInHostWait(SliceId launch, TimeRange part) const
{
    // What contains the whole part (a step, an annotation) says nothing; of what lies in it, the outermost slices count: first the one
    // that began before the part and ends in it, then one behind the other, past what lies inside them.
    const Lane &lane = m_trace.lane(m_trace.laneOf(launch));
    SliceId longest;
    Nanoseconds longestTime = 0, coveredTo = part.start;
    const auto count = [&](SliceId s) {
        const TimeRange r = m_trace.range(s);
        coveredTo = std::max(coveredTo, r.end);
        const Nanoseconds time = r.clipped(part).length();
        if (time > longestTime) {
            longestTime = time;
            longest = s;
        }
    };
    SliceId first = lane.at(part.start);
    while (first && m_trace.end(first) < part.end) {
        const SliceId parent = lane.parent(first);
        if (!parent || m_trace.end(parent) >= part.end) {
            count(first);
            break;
        }
        first = parent;
    }
    for (std::uint32_t i = lane.firstStartingAt(coveredTo); i < lane.size() && lane.start(i) < part.end;) {
        if (lane.start(i) == part.start && lane.end(i) >= part.end) {
            ++i;
            continue;
        }
        count(lane.slice(i));
        i = std::max(i + 1, lane.firstStartingAt(coveredTo));
    }
    return longest ? longest : lane.enclosing(part);
}

Gap GapFinder::classify(TimeRange range, SliceId endedBy, bool initial, std::optional<TimeRange> clip) const
{
    Gap gap;
    gap.range = range;
    gap.initial = initial;
    gap.endedBy = endedBy;
    const SliceId launch = m_trace.launchOf(endedBy);
    gap.backlog = initial && !launch;

    // The profiler's records that held the launch: its call ends no earlier than they do.
    if (launch) {
        const Nanoseconds launchEnd = m_trace.end(launch);
        auto it = std::ranges::lower_bound(m_records, saturatingSubtract(range.start, m_longestRecord), {},
                                           [](const Record &r) { return r.range.start; });
        Nanoseconds done = range.start;
        for (; it != m_records.end() && it->range.start < range.end; ++it) {
            TimeRange held = it->range.clipped({done, range.end});
            if (held.isEmpty() || launchEnd < it->range.end)
                continue;
            gap.parts.push_back({it->cause, held, it->slice});
            done = held.end;
        }
    }
    Nanoseconds profilers = 0;
    for (const GapPart &p : gap.parts)
        profilers += p.range.length();

    GapCause rest = GapCause::Other;
    if (!gap.backlog) {
        if (launch && m_trace.start(launch) > range.start)
            rest = GapCause::HostWait;
        else if (range.length() - profilers < kernelWaitBelow)
            rest = GapCause::KernelWait;
    }
    std::vector<TimeRange> covered;
    for (const GapPart &p : gap.parts)
        covered.push_back(p.range);
    for (const TimeRange &r : subtract(Intervals{range}, unite(std::move(covered))))
        gap.parts.push_back({rest, r, rest == GapCause::HostWait ? launch : SliceId()});
    if (clip) {
        gap.range = gap.range.clipped(*clip);
        for (GapPart &p : gap.parts)
            p.range = p.range.clipped(*clip);
        std::erase_if(gap.parts, [](const GapPart &p) { return p.range.isEmpty(); });
    }
    std::ranges::sort(gap.parts, {}, [](const GapPart &p) { return p.range.start; });

    std::array<Nanoseconds, 5> sums{};
    for (const GapPart &p : gap.parts)
        sums[static_cast<std::size_t>(p.cause)] += p.range.length();
    gap.cause = static_cast<GapCause>(std::ranges::max_element(sums) - sums.begin());
    return gap; // a host wait names its launch yet: whom to blame is asked for later
}

std::vector<Gap> GapFinder::streamGaps(std::optional<TimeRange> range) const
{
    std::vector<Gap> gaps;
    for (const Lane &lane : m_trace.lanes()) {
        if (lane.kind() != LaneKind::GpuStream)
            continue;
        Nanoseconds end = m_start;
        bool first = true;
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            if (!isDeviceWork(m_trace.category(s)))
                continue;
            const TimeRange gap{end, lane.start(i)};
            if (!gap.isEmpty() && (!range || gap.overlaps(*range))) {
                Gap g = classify(gap, s, first, range);
                for (GapPart &p : g.parts)
                    if (p.cause == GapCause::HostWait)
                        p.blamed = blamedInHostWait(p.blamed, p.range);
                g.lane = lane.id();
                g.device = lane.device().value_or(-1);
                g.stream = lane.stream();
                gaps.push_back(std::move(g));
            }
            end = std::max(end, lane.end(i));
            first = false;
        }
    }
    return gaps;
}

std::vector<Gap> GapFinder::deviceGaps(std::int64_t device, const Intervals &within) const
{
    std::vector<Gap> gaps;
    Nanoseconds end = m_start;
    bool first = true;
    std::size_t next = 0;
    for (std::uint32_t w : m_trace.deviceWork()) {
        const SliceId s(w);
        if (m_trace.lane(m_trace.laneOf(s)).device().value_or(-1) != device)
            continue;
        const TimeRange gap{end, m_trace.start(s)};
        if (!gap.isEmpty()) {
            while (next < within.size() && within[next].end <= gap.start)
                ++next;
            for (std::size_t k = next; k < within.size() && within[k].start < gap.end; ++k) {
                Gap g = classify(gap, s, first, within[k]);
                g.device = device;
                gaps.push_back(std::move(g));
            }
        }
        end = std::max(end, m_trace.end(s));
        first = false;
    }
    // Nothing ends the stretch behind the last event.
    for (const TimeRange &r : within) {
        const TimeRange rest{std::max(end, r.start), r.end};
        if (rest.isEmpty())
            continue;
        Gap g;
        g.device = device;
        g.range = rest;
        g.parts.push_back({GapCause::Other, rest, {}});
        gaps.push_back(std::move(g));
    }
    // Only the longest are ever looked at one by one.
    std::vector<std::size_t> byLength(gaps.size());
    std::iota(byLength.begin(), byLength.end(), std::size_t(0));
    const auto named = byLength.begin() + static_cast<std::ptrdiff_t>(std::min(byLength.size(), mostNamed));
    std::ranges::partial_sort(byLength, named, std::greater<>(), [&](std::size_t i) { return gaps[i].range.length(); });
    for (auto it = byLength.begin(); it != byLength.end(); ++it)
        for (GapPart &p : gaps[*it].parts)
            if (p.cause == GapCause::HostWait)
                p.blamed = it < named ? blamedInHostWait(p.blamed, p.range) : SliceId();
    return gaps;
}

} // namespace lanescope
