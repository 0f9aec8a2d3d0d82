#include "core/analyse/launches.h"

#include "core/analyse/chain.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <unordered_map>

namespace lanescope {

std::vector<Launch> findLaunches(const Trace &trace, const CallFacts &calls, const JudgedTime &judged)
{
    std::vector<Launch> launches;
    launches.reserve(trace.deviceWork().size());
    for (const std::uint32_t w : trace.deviceWork()) {
        Launch l;
        l.work = SliceId(w);
        l.call = trace.launchOf(l.work);
        Nanoseconds from = trace.start(l.work);
        if (l.call) {
            from = trace.start(l.call);
            l.delay = std::max<Nanoseconds>(0, saturatingSubtract(trace.start(l.work), trace.end(l.call)));
            l.fromGraph = trace.name(l.call).find("GraphLaunch") != std::string_view::npos;
        }
        const DeviceCall *call = l.call ? calls.find(l.call) : nullptr;
        if (call)
            l.op = call->op;
        if (!l.op)
            l.op = opOf(trace, l.work);
        l.step = call ? call->step : judged.stepOf(from);
        l.judged = call ? call->judged : judged.holds(l.step, from);
        launches.push_back(l);
    }
    return launches;
}

std::vector<KernelGroup> findKernelGroups(const Trace &trace, const std::vector<Launch> &launches)
{
    using Key = std::tuple<std::uint32_t, Category, std::array<std::int32_t, 6>>;
    std::map<Key, std::size_t> at;
    std::unordered_map<NameId, KernelName> names;
    std::vector<KernelGroup> groups;
    for (std::uint32_t i = 0; i < launches.size(); ++i) {
        const SliceId s = launches[i].work;
        const DeviceArgs *args = trace.deviceArgs(s);
        std::array<std::int32_t, 6> geometry{};
        if (args)
            geometry = {args->grid[0], args->grid[1], args->grid[2], args->block[0], args->block[1], args->block[2]};
        const auto [it, isNew] = at.try_emplace({trace.nameId(s).value(), trace.category(s), geometry}, groups.size());
        if (isNew) {
            groups.emplace_back();
            groups.back().name = trace.nameId(s);
            const auto [known, isNewName] = names.try_emplace(trace.nameId(s));
            if (isNewName)
                known->second = decodeKernelName(trace.name(s));
            groups.back().kernel = known->second;
            groups.back().category = trace.category(s);
            groups.back().geometry = args;
        }
        KernelGroup &g = groups[it->second];
        g.launches.push_back(i);
        if (launches[i].judged) {
            g.judged.push_back(i);
            g.total = saturatingAdd(g.total, trace.duration(s));
        }
    }
    std::ranges::stable_sort(groups, std::greater<>(), &KernelGroup::total);
    return groups;
}

} // namespace lanescope
