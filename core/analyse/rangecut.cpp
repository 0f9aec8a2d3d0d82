#include "core/analyse/rangecut.h"

#include "core/analyse/profilercost.h"
#include "core/analyse/steps.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace lanescope {

namespace {

bool isDeviceSync(const Trace &trace, SliceId s)
{
    const std::string_view name = trace.name(s);
    return isDeviceCall(trace.category(s)) && (name == "cudaDeviceSynchronize" || name == "hipDeviceSynchronize");
}

bool isOpOrAnnotation(Category category)
{
    return category == Category::CpuOp || category == Category::UserAnnotation;
}

class Cutter {
public:
    Cutter(const Trace &trace, TimeRange range)
        : m_trace(trace)
    {
        m_cut.range = range;
        m_cut.keeps.assign(trace.sliceCount(), false);
    }

    RangeCut run()
    {
        findSpan();
        for (const Lane &lane : m_trace.lanes())
            addOf(lane, lane.kind() == LaneKind::GpuStream ? m_cut.range : m_span);
        addSiblings();
        addHoldersOfRecords();
        addUnderWay();
        for (const Lane &lane : m_trace.lanes())
            if (lane.kind() == LaneKind::GpuStream)
                addNeighbours(lane);
        addWorkOfOps();
        addSteps();
        addStartOfWaiting();
        addChains();
        addMainThread();
        addWhatFollowsSyncs();
        addEnds();
        return std::move(m_cut);
    }

private:
    void add(SliceId s)
    {
        if (!s || m_cut.keeps[s.value()])
            return;
        m_cut.keeps[s.value()] = true;
        ++m_cut.count;
        m_added.push_back(s);
    }
    void addWithAncestors(SliceId s)
    {
        for (; s && !m_cut.keeps[s.value()]; s = m_trace.parent(s))
            add(s);
    }

    /// What starts in the range runs on behind it, and what is below it counts: of all threads, since torch gives calls without a link
    /// to another one. Records of overhead take from whatever ran beside them. Below other spans, as the profiler's own of all that
    /// it recorded, nothing counts.
    void findSpan()
    {
        const TimeRange range = m_cut.range;
        m_span = range;
        for (const Lane &lane : m_trace.lanes())
            if (lane.kind() == LaneKind::CpuThread || lane.kind() == LaneKind::Overhead)
                for (std::uint32_t i = lane.firstStartingAt(range.start); i < lane.size() && lane.start(i) < range.end;
                     ++i)
                    m_span.end = std::max(m_span.end, lane.end(i));
        for (TimeRange before; before != m_span;) {
            before = m_span;
            for (const Lane &lane : m_trace.lanes())
                if (lane.kind() == LaneKind::Overhead)
                    lane.overlapping(before, [this](SliceId s) {
                        m_span.start = std::min(m_span.start, m_trace.start(s));
                        m_span.end = std::max(m_span.end, m_trace.end(s));
                        return true;
                    });
        }
        m_cut.reach = saturatingAdd(m_span.end, 1);
    }

    /// What shares a moment with the span or starts in it; and all that starts before the last of those has ended.
    void addOf(const Lane &lane, TimeRange span)
    {
        lane.overlapping(span, [this](SliceId s) {
            add(s);
            return true;
        });
        std::uint32_t i = lane.firstStartingAt(span.start);
        Nanoseconds reach = span.end;
        for (; i < lane.size() && lane.start(i) < span.end; ++i) {
            add(lane.slice(i));
            if (m_cut.range.contains(lane.start(i)))
                reach = std::max(reach, lane.end(i));
        }
        for (; i < lane.size() && lane.start(i) < reach; ++i)
            add(lane.slice(i));
    }

    /// The op, annotation or call around a slice; torch's tables know no Python frames.
    SliceId opAround(SliceId s) const
    {
        s = m_trace.parent(s);
        while (s && m_trace.category(s) == Category::PythonFunction)
            s = m_trace.parent(s);
        return s;
    }

    /// Torch counts a call that only calls itself once (TORCH_RULES 5): where what is around a slice of its name began before the
    /// range, another child of it tells that it does more.
    void addSiblings()
    {
        for (const Lane &lane : m_trace.lanes()) {
            if (lane.kind() == LaneKind::GpuStream)
                continue;
            const std::uint32_t first = lane.firstStartingAt(m_cut.range.start);
            for (std::uint32_t i = first; i < lane.size() && lane.start(i) < m_cut.range.end; ++i) {
                const SliceId around = opAround(lane.slice(i));
                if (!around || m_trace.nameId(around) != m_trace.nameId(lane.slice(i)) ||
                    m_trace.start(around) >= m_cut.range.start)
                    continue;
                const auto isOther = [&](std::uint32_t k) {
                    const SliceId s = lane.slice(k);
                    return k != i && m_trace.category(s) != Category::PythonFunction && opAround(s) == around;
                };
                std::uint32_t k = first;
                while (k > 0 && lane.slice(k - 1) != around && !isOther(k - 1))
                    --k;
                if (k > 0 && isOther(k - 1)) {
                    add(lane.slice(k - 1));
                    continue;
                }
                for (k = i + 1; k < lane.size() && lane.start(k) < m_trace.end(around); ++k)
                    if (isOther(k)) {
                        add(lane.slice(k));
                        break;
                    }
            }
        }
    }

    /// Which thread a record of overhead held, the next call to the device tells.
    void addHoldersOfRecords()
    {
        for (const Lane &lane : m_trace.lanes()) {
            if (lane.kind() != LaneKind::Overhead)
                continue;
            lane.overlapping(m_span, [this](SliceId record) {
                const LaneId held = threadHeldBy(m_trace, record);
                if (!held)
                    return true;
                const Lane &thread = m_trace.lane(held);
                for (std::uint32_t i = thread.firstStartingAt(m_trace.end(record)); i < thread.size(); ++i)
                    if (isDeviceCall(m_trace.category(thread.slice(i)))) {
                        add(thread.slice(i));
                        break;
                    }
                return true;
            });
        }
    }

    /// Device work that was launched before the range's end and has not ended before its start.
    void addUnderWay()
    {
        for (const std::uint32_t w : m_trace.deviceWork()) {
            const SliceId work(w);
            if (m_trace.end(work) <= m_cut.range.start)
                continue;
            const SliceId launch = m_trace.launchOf(work);
            if (launch && m_trace.start(launch) < m_cut.range.end)
                add(work);
        }
    }

    /// The device work of a stream between which the range's gaps lie: what ended last before it, what begins first behind it.
    void addNeighbours(const Lane &lane)
    {
        SliceId before, first;
        Nanoseconds lastEnd = std::numeric_limits<Nanoseconds>::min();
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            if (!isDeviceWork(m_trace.category(s)))
                continue;
            first = first ? first : s;
            if (lane.start(i) >= m_cut.range.end) {
                add(s);
                break;
            }
            if (lane.start(i) < m_cut.range.start && lane.end(i) >= lastEnd) {
                lastEnd = lane.end(i);
                before = s;
            }
        }
        add(before);
    }

    /// No gap begins before the first step, or without steps the first slice: one of those before goes along, so that gaps begin where
    /// they did, and before the launches that say whose fault they are.
    void addStartOfWaiting()
    {
        Nanoseconds by = saturatingAdd(m_cut.range.start, 1);
        for (const std::uint32_t w : m_trace.deviceWork())
            if (m_cut.keeps[w])
                if (const SliceId launch = m_trace.launchOf(SliceId(w)))
                    by = std::min(by, m_trace.start(launch));
        SliceId last;
        if (!m_trace.steps().empty()) {
            for (const Step &step : m_trace.steps())
                if (step.range.start < by)
                    last = step.slice;
        } else {
            for (const Lane &lane : m_trace.lanes()) {
                const std::uint32_t after = lane.firstStartingAt(by);
                if (after > 0 && (!last || lane.start(after - 1) > m_trace.start(last)))
                    last = lane.slice(after - 1);
            }
        }
        add(last);
    }

    /// Work, and an annotation's picture on the GPU, that knows the op or annotation that it belongs to by its External id alone. And
    /// what torch takes for the work of a call without such an id: that of the op whose id is the call's correlation (TORCH_RULES 6).
    void addWorkOfOps()
    {
        std::unordered_set<std::int64_t> taken;
        for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
            const SliceId s(i);
            const auto correlation = m_trace.correlation(s);
            if (!m_cut.keeps[i] || !isDeviceCall(m_trace.category(s)) || !correlation || *correlation == 0 ||
                m_trace.externalId(s).value_or(0) != 0)
                continue;
            if (const SliceId op = m_trace.sliceWithExternalId(*correlation)) {
                add(op);
                taken.insert(*correlation);
            }
        }
        for (const Lane &lane : m_trace.lanes()) {
            if (lane.kind() != LaneKind::GpuStream)
                continue;
            for (std::uint32_t i = 0; i < lane.size(); ++i) {
                const SliceId s = lane.slice(i);
                const auto id = m_trace.externalId(s);
                if (!id || m_cut.keeps[s.value()] || m_trace.correlation(s) == id)
                    continue; // its own correlation says nothing
                const SliceId op = m_trace.sliceWithExternalId(*id);
                if (op && m_cut.keeps[op.value()] && (m_trace.start(op) >= m_cut.range.start || taken.contains(*id)))
                    add(s);
            }
        }
    }

    /// A step's time ends with the last work launched in it and begins where the step before ends; one that starts in the range counts
    /// all its work. Where the file has steps, a part of it has one: they tell which thread is the main one.
    void addSteps()
    {
        const std::vector<StepWindow> steps = findSteps(m_trace, {}, PartSteps::All).steps;
        std::vector<bool> takesLast(steps.size(), false), takesAll(steps.size(), false);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const StepWindow &step = steps[i];
            takesAll[i] = m_cut.range.contains(step.own.start);
            if (!takesAll[i] && !step.window.overlaps(m_cut.range) && !step.own.overlaps(m_cut.range))
                continue;
            takesLast[i] = true;
            if (i > 0 && step.window.start != step.own.start)
                takesLast[i - 1] = true;
        }
        bool any = false;
        SliceId nearest;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            any = any || takesLast[i];
            if (takesLast[i])
                add(steps[i].slice);
            if (i == 0 || steps[i].own.start <= m_cut.range.start)
                nearest = steps[i].slice;
        }
        if (!any)
            add(nearest);
        for (const std::uint32_t w : m_trace.deviceWork()) {
            const SliceId work(w), launch = m_trace.launchOf(work);
            const Nanoseconds t = m_trace.start(launch ? launch : work);
            const auto after = std::ranges::upper_bound(steps, t, {}, [](const StepWindow &s) { return s.own.start; });
            if (after == steps.begin() || t >= std::prev(after)->own.end)
                continue;
            const auto i = static_cast<std::size_t>(after - steps.begin()) - 1;
            if (takesAll[i] || (takesLast[i] && m_trace.end(work) == steps[i].window.end))
                add(work);
        }
    }

    void addChains()
    {
        // One step only: what comes along does not bring its own along.
        const std::vector<SliceId> own = std::move(m_added);
        m_added.clear();
        for (const SliceId s : own) {
            for (const Arrow &a : m_trace.arrowsTo(s))
                addWithAncestors(a.from);
            for (const std::uint32_t i : m_trace.arrowIndicesFrom(s))
                addWithAncestors(m_trace.arrows()[i].to);
            if (isOnGpu(m_trace.category(s)))
                if (const auto id = m_trace.externalId(s))
                    addWithAncestors(m_trace.sliceWithExternalId(*id));
            addWithAncestors(m_trace.parent(s));
        }
    }

    /// Without steps, the last synchronisation, or else the first op, tells which thread torch takes for the main one.
    void addMainThread()
    {
        if (!m_trace.steps().empty())
            return;
        const auto teller = [this](bool keptOnly) {
            SliceId firstOp, lastSync;
            for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
                const SliceId s(i);
                if (keptOnly && !m_cut.keeps[i])
                    continue;
                if (isOpOrAnnotation(m_trace.category(s)) && (!firstOp || m_trace.start(s) < m_trace.start(firstOp)))
                    firstOp = s;
                if (isDeviceSync(m_trace, s) && m_trace.externalId(s).value_or(0) == 0 &&
                    (!lastSync || m_trace.start(s) >= m_trace.start(lastSync)))
                    lastSync = s;
            }
            return lastSync ? lastSync : firstOp;
        };
        const SliceId whole = teller(false), part = teller(true);
        if (whole && (!part || m_trace.laneOf(part) != m_trace.laneOf(whole)))
            addWithAncestors(whole);
    }

    /// The wait at the end is the profiler's: one in the middle must not come to be the end.
    void addWhatFollowsSyncs()
    {
        for (const Lane &lane : m_trace.lanes()) {
            if (lane.kind() != LaneKind::CpuThread)
                continue;
            SliceId last;
            for (std::uint32_t i = 0; i < lane.size(); ++i)
                if (m_cut.keeps[lane.slice(i).value()] && isDeviceSync(m_trace, lane.slice(i)))
                    last = lane.slice(i);
            if (!last)
                continue;
            SliceId next;
            if (m_trace.steps().empty()) {
                for (std::uint32_t i = lane.indexOf(last); i < lane.size() && !next; ++i)
                    if (isOpOrAnnotation(m_trace.category(lane.slice(i))) && lane.end(i) > m_trace.start(last))
                        next = lane.slice(i);
            } else {
                for (const Step &step : m_trace.steps())
                    if (!next && step.range.end > m_trace.start(last))
                        next = step.slice;
            }
            add(next);
        }
    }

    /// The part reaches as far as the range, as far as the whole does: else the range would be cut at the part's own ends.
    void addEnds()
    {
        const TimeRange range = m_cut.range.clipped(m_trace.extent());
        Nanoseconds first = std::numeric_limits<Nanoseconds>::max(), last = std::numeric_limits<Nanoseconds>::min();
        for (std::uint32_t s = 0; s < m_trace.sliceCount(); ++s)
            if (m_cut.keeps[s]) {
                first = std::min(first, m_trace.start(SliceId(s)));
                last = std::max(last, m_trace.end(SliceId(s)));
            }
        SliceId before, after;
        for (const Lane &lane : m_trace.lanes()) {
            const std::uint32_t at = lane.firstStartingAt(range.start), behind = lane.firstStartingAt(range.end);
            if (at > 0 && (!before || lane.start(at - 1) > m_trace.start(before)))
                before = lane.slice(at - 1);
            if (behind < lane.size() && (!after || lane.start(behind) < m_trace.start(after)))
                after = lane.slice(behind);
        }
        // Shares of the main thread's time are of its own extent.
        if (const LaneId main = findSteps(m_trace).mainLane) {
            const Lane &lane = m_trace.lane(main);
            Nanoseconds ownFirst = std::numeric_limits<Nanoseconds>::max(),
                        ownLast = std::numeric_limits<Nanoseconds>::min();
            for (std::uint32_t i = 0; i < lane.size(); ++i)
                if (m_cut.keeps[lane.slice(i).value()]) {
                    ownFirst = std::min(ownFirst, lane.start(i));
                    ownLast = std::max(ownLast, lane.end(i));
                }
            const std::uint32_t at = lane.firstStartingAt(range.start), behind = lane.firstStartingAt(range.end);
            if (ownFirst > range.start && at > 0)
                add(lane.slice(at - 1));
            if (ownLast < range.end && behind < lane.size())
                add(lane.slice(behind));
        }
        m_cut.marks = m_cut.range;
        if (first > range.start && before)
            add(before);
        else if (first > range.start)
            m_cut.marks.start = m_trace.extent().start;
        if (last < range.end && after)
            add(after);
        else if (last < range.end)
            m_cut.marks.end = saturatingAdd(m_trace.extent().end, 1);
    }

    const Trace &m_trace;
    RangeCut m_cut;
    TimeRange m_span;             ///< of the threads: what starts in the range has ended where it ends
    std::vector<SliceId> m_added; ///< in the order in which they came
};

} // namespace

RangeCut cutRange(const Trace &trace, TimeRange range)
{
    return Cutter(trace, range).run();
}

} // namespace lanescope
