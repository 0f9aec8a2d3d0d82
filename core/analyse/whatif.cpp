#include "core/analyse/whatif.h"

#include "core/analyse/gaps.h"
#include "core/base/statistics.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace lanescope {

const char *causeName(Cause cause)
{
    switch (cause) {
    case Cause::Nothing: return "nothing";
    case Cause::Launching: return "launching";
    case Cause::Syncs: return "syncs";
    case Cause::Copies: return "copies";
    case Cause::Communication: return "communication";
    case Cause::Input: break;
    }
    return "input";
}

Replay::Replay(const Trace &trace, const StepFacts &steps, const ProfilerCost &cost, const CallFacts &calls,
               const std::vector<Launch> &launches, const std::vector<TimeRange> &inputWaits,
               std::optional<TimeRange> range)
{
    // A run of neighbouring steady steps; a range cuts whole steps out of it.
    std::vector<const StepWindow *> chosen;
    for (const StepWindow &s : steps.steps)
        if (s.steady && (!range || range->overlaps(s.window)))
            chosen.push_back(&s);
    if (chosen.empty())
        return;
    m_steps = static_cast<std::int64_t>(chosen.size());
    m_window = {chosen.front()->own.start, chosen.back()->own.end};
    const auto inside = [&](Nanoseconds t) { return m_window.contains(t); };
    m_from = chosen.front()->window.start;

    // ---- the calls: launches and synchronisations of every thread, and the ends of the steps
    std::vector<TimeRange> records;
    for (const auto *list : {&cost.requests, &cost.others})
        for (const SliceId s : *list)
            records.push_back(trace.range(s));
    // Between two steps the thread is in prof.step(): the profiler's too. A stand-in's pauses are the program's.
    for (std::size_t i = 1; i < chosen.size() && steps.standIn.empty(); ++i)
        records.push_back({chosen[i - 1]->own.end, chosen[i]->own.start});
    const Intervals profiler = unite(std::move(records)), input = unite(std::vector(inputWaits));
    std::unordered_map<SliceId, std::uint32_t> callOf;
    struct Found {
        TimeRange range;
        SliceId slice;
        LaneId lane;
        bool isSync;
    };
    std::vector<Found> found;
    for (const DeviceCall &c : calls.calls) {
        const bool isSync = c.kind == CallKind::Sync || c.kind == CallKind::SyncCopy;
        if (inside(trace.start(c.slice)) && (isSync || c.kind == CallKind::Launch || c.kind == CallKind::Copy ||
                                             !trace.arrowIndicesFrom(c.slice).empty()))
            found.push_back({trace.range(c.slice), c.slice, trace.laneOf(c.slice), isSync});
    }
    for (const StepWindow *s : chosen)
        found.push_back({{s->own.end, s->own.end}, {}, steps.mainLane, false});
    std::ranges::stable_sort(found, {}, [](const Found &f) { return f.range.start; });
    std::unordered_map<LaneId, std::uint32_t> lastOfLane;
    std::vector<std::uint32_t> byEnd; ///< the last calls of all threads, by end
    for (const Found &f : found) {
        const auto own = lastOfLane.find(f.lane);
        if (f.slice && own != lastOfLane.end() && f.range.start < m_calls[own->second].range.end) {
            // A driver call inside a runtime call: one call of the two.
            callOf.emplace(f.slice, own->second);
            continue;
        }
        Call c;
        c.range = f.range;
        c.isSync = f.isSync;
        c.isMark = !f.slice;
        const auto index = static_cast<std::uint32_t>(m_calls.size());
        if (own != lastOfLane.end() && !c.isMark)
            c.own = own->second;
        for (auto it = byEnd.rbegin(); it != byEnd.rend() && c.after == none; ++it)
            if (m_calls[*it].range.end <= f.range.start)
                c.after = *it;
        const TimeRange gap{c.after != none ? m_calls[c.after].range.end : m_window.start, f.range.start};
        c.profilerBefore = gap.isEmpty() ? 0 : overlapLength(profiler, gap);
        c.profiler = f.range.isEmpty() ? 0 : overlapLength(profiler, f.range);
        c.input = gap.isEmpty() ? 0 : overlapLength(input, gap);
        if (f.slice)
            callOf.emplace(f.slice, index);
        lastOfLane[f.lane] = index;
        m_calls.push_back(c);
        const auto place =
            std::ranges::upper_bound(byEnd, c.range.end, {}, [&](std::uint32_t i) { return m_calls[i].range.end; });
        byEnd.insert(place, index);
        if (byEnd.size() > 64) // more threads than that do not launch at once
            byEnd.erase(byEnd.begin());
    }

    // ---- the device work that they launched
    std::unordered_map<LaneId, std::uint32_t> lastOnStream;
    std::vector<std::uint32_t> workByEnd;
    std::vector<Nanoseconds> unqueued,
        gaps; // typical: from a launch call to its work on an idle stream, between queued work
    for (const Launch &l : launches) {
        const auto call = l.call ? callOf.find(l.call) : callOf.end();
        if (call == callOf.end())
            continue;
        Work w;
        w.range = trace.range(l.work);
        w.call = call->second;
        if (trace.category(l.work) != Category::Kernel)
            w.kind = Cause::Copies;
        else if (isCommunicationName(trace.name(l.work)))
            w.kind = Cause::Communication;
        const LaneId lane = trace.laneOf(l.work);
        if (const auto before = lastOnStream.find(lane); before != lastOnStream.end())
            w.before = before->second;
        const Nanoseconds called = m_calls[w.call].range.start;
        const Nanoseconds free =
            w.before != none ? m_work[w.before].range.end : std::numeric_limits<Nanoseconds>::min();
        const Nanoseconds ready = std::max(called, free);
        w.afterCall = saturatingSubtract(w.range.start, called);
        w.afterBefore = w.before != none ? saturatingSubtract(w.range.start, free) : 0;
        if (saturatingSubtract(w.range.start, ready) > GapFinder::kernelWaitBelow) {
            for (auto it = workByEnd.rbegin(); it != workByEnd.rend(); ++it) {
                const Work &o = m_work[*it];
                if (o.range.end <= w.range.start && o.range.end > ready) {
                    w.elsewhere = *it;
                    w.afterElsewhere = saturatingSubtract(w.range.start, o.range.end);
                    break;
                }
            }
        }
        if (w.elsewhere == none)
            (free > called ? gaps : unqueued).push_back(free > called ? w.afterBefore : w.afterCall);
        const auto index = static_cast<std::uint32_t>(m_work.size());
        lastOnStream[lane] = index;
        m_work.push_back(w);
        const auto place =
            std::ranges::upper_bound(workByEnd, w.range.end, {}, [&](std::uint32_t i) { return m_work[i].range.end; });
        workByEnd.insert(place, index);
        if (workByEnd.size() > 64)
            workByEnd.erase(workByEnd.begin());
    }
    // What did not decide when a piece of work began bounds it by the usual distance only: a kernel that waited in the queue tells
    // nothing of how fast it could have followed its call.
    const Nanoseconds usualLatency = median(std::move(unqueued)), usualGap = median(std::move(gaps));
    for (Work &w : m_work) {
        const Nanoseconds called = m_calls[w.call].range.start;
        const Nanoseconds free =
            w.before != none ? m_work[w.before].range.end : std::numeric_limits<Nanoseconds>::min();
        if (w.elsewhere != none || free > called)
            w.afterCall = std::min(w.afterCall, usualLatency);
        if (w.elsewhere != none || free <= called)
            w.afterBefore = std::min(w.afterBefore, usualGap);
    }

    // ---- what calls wait for: the work that ended last before they returned, of what was launched before
    std::vector<std::uint32_t> ends(m_work.size());
    for (std::uint32_t i = 0; i < ends.size(); ++i)
        ends[i] = i;
    std::ranges::stable_sort(ends, {}, [&](std::uint32_t i) { return m_work[i].range.end; });
    for (std::uint32_t i = 0; i < m_work.size(); ++i) {
        Call &c = m_calls[m_work[i].call];
        // A call that returned only after its own work had ended waited for it, as a copy from pageable memory does.
        if (m_work[i].kind == Cause::Copies)
            c.copy = saturatingAdd(c.copy, std::max<Nanoseconds>(0, m_work[i].range.clipped(c.range).length()));
        if (m_work[i].range.end <= c.range.end && m_work[i].range.end > c.range.start &&
            (c.waitsFor == none || m_work[i].range.end > m_work[c.waitsFor].range.end))
            c.waitsFor = i;
    }
    for (Call &c : m_calls) {
        if (c.isSync) {
            auto after =
                std::ranges::upper_bound(ends, c.range.end, {}, [&](std::uint32_t i) { return m_work[i].range.end; });
            for (int n = 0; after != ends.begin() && n < 64; ++n) {
                --after;
                const Work &w = m_work[*after];
                if (w.range.end <= c.range.start)
                    break;
                if (m_calls[w.call].range.start < c.range.start) {
                    c.waitsFor = *after;
                    break;
                }
            }
        }
        if (c.waitsFor != none)
            c.wait = saturatingSubtract(m_work[c.waitsFor].range.end, c.range.start);
    }

    // ---- an order in which everything comes behind what it waits for: by recorded start, calls before their work
    std::vector<Nanoseconds> settled(m_work.size());
    for (std::uint32_t i = 0; i < m_work.size(); ++i) {
        const Work &w = m_work[i];
        settled[i] = std::max(w.range.start, m_calls[w.call].range.start); // clocks may show work before its call
        if (w.before != none)
            settled[i] = std::max(settled[i], settled[w.before]);
    }
    for (std::uint32_t i = 0; i < m_calls.size(); ++i)
        m_order.push_back({false, i});
    for (std::uint32_t i = 0; i < m_work.size(); ++i)
        m_order.push_back({true, i});
    std::ranges::stable_sort(m_order, {}, [&](const Item &item) {
        return item.isWork ? std::pair(settled[item.index], 1) : std::pair(m_calls[item.index].range.start, 0);
    });
}

Nanoseconds Replay::recordedStep() const
{
    Nanoseconds end = m_window.end;
    for (const Work &w : m_work)
        end = std::max(end, w.range.end);
    return m_steps > 0 ? saturatingSubtract(end, m_from) / m_steps : 0;
}

Nanoseconds Replay::step(Cause without, bool withProfiler) const
{
    if (!isPossible())
        return 0;
    std::vector<Nanoseconds> callStart(m_calls.size());
    std::vector<Nanoseconds> workEnd(m_work.size(), std::numeric_limits<Nanoseconds>::min());
    const auto callEnd = [&](std::uint32_t i) {
        const Call &c = m_calls[i];
        Nanoseconds busy = c.range.length() - (withProfiler ? 0 : c.profiler) - (without == Cause::Copies ? c.copy : 0);
        if (c.waitsFor == none)
            return saturatingAdd(callStart[i],
                                 without == Cause::Launching && !c.isSync ? 0 : std::max<Nanoseconds>(0, busy));
        if (c.isSync && without == Cause::Syncs)
            return callStart[i];
        // What is left of the call once the wait is over.
        busy = std::max<Nanoseconds>(0, c.range.length() - c.wait);
        const bool isOwn = m_work[c.waitsFor].call == i;
        if (isOwn && !c.isSync && without == Cause::Copies)
            return saturatingAdd(callStart[i], std::min(busy, c.range.length()));
        return saturatingAdd(std::max(callStart[i], workEnd[c.waitsFor]), busy);
    };
    Nanoseconds end = m_window.start;
    for (const Item &item : m_order) {
        if (!item.isWork) {
            const Call &c = m_calls[item.index];
            const Nanoseconds from = c.after != none ? callEnd(c.after) : m_window.start;
            const Nanoseconds recordedFrom = c.after != none ? m_calls[c.after].range.end : m_window.start;
            Nanoseconds cpu = saturatingSubtract(c.range.start, recordedFrom) - (withProfiler ? 0 : c.profilerBefore);
            if (without == Cause::Launching)
                cpu = c.input; // a wait for input is no launching
            else if (without == Cause::Input)
                cpu -= c.input;
            Nanoseconds start = saturatingAdd(from, std::max<Nanoseconds>(0, cpu));
            if (c.own != none)
                start = std::max(start, callEnd(c.own));
            callStart[item.index] = start;
            if (c.isMark)
                end = std::max(end, start);
            continue;
        }
        const Work &w = m_work[item.index];
        Nanoseconds start = saturatingAdd(callStart[w.call], w.afterCall);
        if (w.before != none)
            start = std::max(start, saturatingAdd(workEnd[w.before], w.afterBefore));
        if (w.elsewhere != none)
            start = std::max(start, saturatingAdd(workEnd[w.elsewhere], w.afterElsewhere));
        // What the step before still ran is not replayed: nothing begins below it that did not in the record.
        start = std::max(start, std::min(w.range.start, m_from));
        const bool isGone = without != Cause::Nothing && w.kind == without;
        workEnd[item.index] = saturatingAdd(start, isGone ? 0 : w.range.length());
        end = std::max(end, workEnd[item.index]);
    }
    return std::max<Nanoseconds>(0, saturatingSubtract(end, m_from)) / m_steps;
}

std::optional<Nanoseconds> WhatIfs::gain(Cause without) const
{
    if (recordedStep == 0)
        return std::nullopt;
    const auto it = std::ranges::find(answers, without, &WhatIf::without);
    return it != answers.end() ? it->gain : 0;
}

WhatIfs askReplay(const Replay &replay)
{
    WhatIfs w;
    if (!replay.isPossible())
        return w;
    w.recordedStep = replay.recordedStep();
    w.replayedStep = replay.step(Cause::Nothing, true);
    w.baseStep = replay.step(Cause::Nothing);
    static constexpr std::array<std::pair<Cause, const char *>, 5> causes{{
        {Cause::Launching,
         "The CPU takes no time between its waits: no Python, no dispatch, no launch calls, as if one CUDA graph "
         "replayed the step. The GPU's own work is as recorded; so is communication, though a rank that comes earlier "
         "waits longer for the others."},
        {Cause::Syncs, "No call waits for the GPU. What the CPU does with the values it waited for is as recorded."},
        {Cause::Copies, "Copies and sets take no time on the GPU, as if they all ran beside kernels. Calls that "
                        "waited for their own "
                        "copy return at once."},
        {Cause::Communication,
         "Communication kernels take no time, as if they all ran beside compute and no rank came late."},
        {Cause::Input, "The main thread never waits for its DataLoader."},
    }};
    for (const auto &[cause, assumption] : causes) {
        const Nanoseconds step = replay.step(cause);
        if (step < w.baseStep)
            w.answers.push_back({cause, step, w.baseStep - step, assumption});
    }
    std::ranges::stable_sort(w.answers, std::greater<>(), &WhatIf::gain);
    return w;
}

} // namespace lanescope
