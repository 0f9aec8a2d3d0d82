#include "core/analyse/mergedranks.h"

#include "core/analyse/rankidentity.h"

#include <algorithm>
#include <map>
#include <set>

namespace lanescope {

namespace {

/// A GPU belongs to the process that launched so much of what can be linked; correlations of several ranks collide.
constexpr double mostOfIt = 0.8;

} // namespace

std::vector<MergedRank> mergedRanks(const Trace &trace)
{
    // By lane first: a file has millions of slices and some dozens of lanes.
    std::vector<std::map<LaneId, std::size_t>> launchersOf(trace.lanes().size());
    std::vector<bool> communicates(trace.lanes().size(), false);
    for (const std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w);
        const LaneId lane = trace.laneOf(s);
        if (!communicates[lane.value()] && trace.category(s) == Category::Kernel)
            communicates[lane.value()] = isCommunicationName(trace.name(s));
        if (const SliceId call = trace.launchOf(s))
            ++launchersOf[lane.value()][trace.laneOf(call)];
    }
    std::map<std::string, std::map<std::string, std::size_t>> launchers; // of a GPU's pid, by pid
    std::map<std::string, std::int64_t> devices;
    std::set<std::string> communicating;
    for (std::uint32_t l = 0; l < launchersOf.size(); ++l) {
        const Lane &lane = trace.lane(LaneId(l));
        if (communicates[l])
            communicating.insert(lane.pid());
        if (launchersOf[l].empty())
            continue;
        if (lane.device())
            devices[lane.pid()] = *lane.device();
        for (const auto &[call, count] : launchersOf[l])
            launchers[lane.pid()][trace.lane(call).pid()] += count;
    }
    std::map<std::string, MergedRank> ranks; // by the process's pid
    std::map<std::string, std::int64_t> deviceOf;
    for (const auto &[gpu, counts] : launchers) {
        const auto most = std::ranges::max_element(counts, {}, [](const auto &c) { return c.second; });
        std::size_t all = 0;
        for (const auto &[pid, count] : counts)
            all += count;
        if (!communicating.contains(gpu))
            continue;
        // A GPU that several processes launch to, or a process whose pid is a GPU's: nothing can be told apart.
        if (static_cast<double>(most->second) < mostOfIt * static_cast<double>(all) || most->first == gpu)
            return {};
        MergedRank &rank = ranks[most->first];
        rank.processes.push_back(gpu);
        deviceOf.try_emplace(most->first, devices.contains(gpu) ? devices[gpu] : -1);
    }
    if (ranks.size() < 2)
        return {};

    std::set<std::string> ofRanks;
    for (auto &[pid, rank] : ranks) {
        rank.processes.push_back(pid);
        ofRanks.insert(rank.processes.begin(), rank.processes.end());
    }
    std::set<std::string> shared; // the profiler's records and the like, of which the file does not tell whose they are
    std::map<std::string, std::string> names;
    for (const Lane &lane : trace.lanes()) {
        if (!ofRanks.contains(lane.pid()) && lane.kind() != LaneKind::CpuThread)
            shared.insert(lane.pid());
        names.try_emplace(lane.pid(), lane.process());
    }
    std::set<std::int64_t> named, numbered;
    for (const auto &[pid, rank] : ranks) {
        if (const auto number = rankFromFileName(names[pid]).rank)
            named.insert(*number);
        if (deviceOf[pid] >= 0)
            numbered.insert(deviceOf[pid]);
    }
    std::vector<MergedRank> list;
    for (auto &[pid, rank] : ranks) {
        rank.number = named.size() == ranks.size()      ? *rankFromFileName(names[pid]).rank
                      : numbered.size() == ranks.size() ? deviceOf[pid]
                                                        : static_cast<std::int64_t>(list.size());
        rank.processes.insert(rank.processes.end(), shared.begin(), shared.end());
        list.push_back(std::move(rank));
    }
    std::ranges::sort(list, {}, &MergedRank::number);
    return list;
}

SliceId sliceOfRank(const Trace &whole, const std::vector<std::string> &processes, SliceId slice)
{
    std::vector<bool> isTheirs(whole.lanes().size());
    for (std::uint32_t l = 0; l < isTheirs.size(); ++l)
        isTheirs[l] = std::ranges::find(processes, whole.lane(LaneId(l)).pid()) != processes.end();
    std::uint32_t before = 0;
    for (std::uint32_t s = 0; slice && s < whole.sliceCount(); ++s)
        if (isTheirs[whole.laneOf(SliceId(s)).value()] && before++ == slice.value())
            return SliceId(s);
    return {};
}

} // namespace lanescope
