#include "ui/document/tracefacts.h"

#include <algorithm>
#include <unordered_map>

namespace lanescope {

namespace {

/// Adds stretches of time to equal parts of a range.
class Histogram {
public:
    Histogram(TimeRange range, std::vector<float> &bins)
        : m_range(range)
        , m_bins(bins)
        , m_binsPerNs(static_cast<double>(bins.size()) / static_cast<double>(std::max<Nanoseconds>(range.length(), 1)))
    {}
    void add(TimeRange part)
    {
        part = part.clipped(m_range);
        if (part.isEmpty())
            return;
        const double from = static_cast<double>(part.start - m_range.start) * m_binsPerNs;
        const double to = static_cast<double>(part.end - m_range.start) * m_binsPerNs;
        const auto last = static_cast<double>(m_bins.size() - 1);
        const auto first = static_cast<std::size_t>(std::min(from, last));
        const auto end = static_cast<std::size_t>(std::min(to, last));
        if (first == end) {
            m_bins[first] += static_cast<float>(to - from);
            return;
        }
        m_bins[first] += static_cast<float>(static_cast<double>(first + 1) - from);
        for (std::size_t i = first + 1; i < end; ++i)
            m_bins[i] += 1;
        m_bins[end] += static_cast<float>(to - static_cast<double>(end));
    }

private:
    TimeRange m_range;
    std::vector<float> &m_bins;
    double m_binsPerNs;
};

} // namespace

Hue TraceFacts::mainHue(int first, int last) const
{
    if (isOfCpu)
        return Hue::Op;
    std::size_t most = 0;
    float mostTime = 0;
    for (std::size_t hue = 0; hue < work.size(); ++hue) {
        float time = 0;
        for (int bin = std::max(first, 0); bin < std::min(last, static_cast<int>(work[hue].size())); ++bin)
            time += work[hue][static_cast<std::size_t>(bin)];
        if (time > mostTime) {
            mostTime = time;
            most = hue;
        }
    }
    return workHues[most];
}

TraceFacts gatherFacts(const Trace &trace, const std::atomic<bool> &cancel)
{
    TraceFacts facts;
    facts.busy.assign(trace.lanes().size(), 0);
    facts.density.assign(TraceFacts::bins, 0);
    facts.hues.assign(hueCount, false);
    facts.isOfCpu = trace.deviceWork().empty();
    const TimeRange view = trace.view();
    Histogram histogram(view, facts.density);
    std::vector<Histogram> work; // as facts.work
    if (!facts.isOfCpu)
        for (std::vector<float> &bins : facts.work) {
            bins.assign(TraceFacts::bins, 0);
            work.emplace_back(view, bins);
        }
    std::unordered_map<std::uint64_t, Hue> hues; // a name occurs a thousand times, its hue is found once

    for (const Lane &lane : trace.lanes()) {
        const bool onGpu = lane.kind() == LaneKind::GpuStream;
        const bool counts = onGpu || (facts.isOfCpu && lane.kind() != LaneKind::Overhead);
        Nanoseconds busy = 0;
        Nanoseconds reached = view.start; // everything before it is counted already
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            if (i % 65'536 == 0 && cancel.load(std::memory_order_relaxed))
                return facts;
            const SliceId slice = lane.slice(i);
            const Category category = trace.category(slice);
            const NameId name = trace.nameId(slice);
            const auto [it, isNew] =
                hues.try_emplace(std::uint64_t{name.value()} << 8 | static_cast<std::uint64_t>(category), Hue::Other);
            if (isNew) {
                it->second = hueOf(category, trace.text(name));
                facts.hues[static_cast<std::size_t>(it->second)] = true;
            }
            if (it->second == Hue::Profiler && category == Category::Overhead)
                facts.profiler.push_back(slice);
            if (category == Category::ProfilerSpan || (onGpu && !isDeviceWork(category)))
                continue;
            const TimeRange part = TimeRange{std::max(trace.start(slice), reached), trace.end(slice)}.clipped(view);
            if (part.isEmpty())
                continue;
            busy += part.length();
            reached = part.end;
            if (counts)
                histogram.add(part);
            if (counts && !work.empty())
                if (const auto at = std::find(TraceFacts::workHues.begin(), TraceFacts::workHues.end(), it->second);
                    at != TraceFacts::workHues.end())
                    work[static_cast<std::size_t>(at - TraceFacts::workHues.begin())].add(part);
        }
        facts.busy[lane.id().value()] = busy;
    }
    for (float &bin : facts.density)
        bin = std::min(bin, 1.0f);
    std::stable_sort(facts.profiler.begin(), facts.profiler.end(),
                     [&](SliceId a, SliceId b) { return trace.start(a) < trace.start(b); });
    facts.ranks = mergedRanks(trace);
    return facts;
}

} // namespace lanescope
