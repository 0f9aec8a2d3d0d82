#include "core/analyse/syncs.h"

#include <algorithm>

namespace lanescope {

std::vector<SyncWait> findSyncs(const Trace &trace, const CallFacts &calls, const ProfilerCost &cost,
                                const std::vector<Gap> &idle)
{
    std::vector<SyncWait> syncs;
    for (const DeviceCall &c : calls.calls)
        if ((c.kind == CallKind::Sync || c.kind == CallKind::SyncCopy) && c.slice != cost.trailingSync)
            syncs.push_back({c, 0, {}});
    std::ranges::stable_sort(syncs, {}, [&](const SyncWait &s) { return trace.start(s.call.slice); });
    // A stretch of idle time is the doing of the sync that was on when it began; of two the one that ends last, as it holds the
    // thread longest.
    for (const Gap &g : idle) {
        SyncWait *found = nullptr;
        auto after = std::ranges::upper_bound(syncs, g.range.start, {},
                                              [&](const SyncWait &s) { return trace.start(s.call.slice); });
        constexpr int nearby = 8; // as many threads as may wait at once
        for (int n = 0; after != syncs.begin() && n < nearby; ++n) {
            --after;
            const Nanoseconds end = trace.end(after->call.slice);
            if (end >= g.range.start && (!found || end > trace.end(found->call.slice)))
                found = &*after;
        }
        if (!found)
            continue;
        for (const GapPart &p : g.parts)
            if (p.cause != GapCause::BufferRequest && p.cause != GapCause::Profiler)
                found->idle = saturatingAdd(found->idle, p.range.length());
        if (g.range.length() > found->idleRange.length())
            found->idleRange = g.range;
    }
    return syncs;
}

} // namespace lanescope
