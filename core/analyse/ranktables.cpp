#include "core/analyse/ranktables.h"

#include "core/base/statistics.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace lanescope {

namespace {

/// nccl-tests, doc/PERFORMANCE.md: what a link carries against what the call moves.
double busFactor(const std::string &name, double n)
{
    const auto has = [&](const char *word) { return name.find(word) != std::string::npos; };
    if (n < 2)
        return 1;
    if (has("allreduce") || has("AllReduce"))
        return 2 * (n - 1) / n;
    if (has("allgather") || has("AllGather") || has("reduce_scatter") || has("ReduceScatter") || has("all_to_all"))
        return (n - 1) / n;
    return 1;
}

const RankCollective &recordOf(const JoinedRanks &ranks, const RankMember &m)
{
    return ranks.ranks[m.rank].facts.collectives[m.collective];
}

std::size_t groupSizeOf(const JoinedRanks &ranks, const JoinedCollective &c)
{
    for (const ProcessGroup &g : ranks.ranks[c.members.front().rank].facts.groups)
        if (g.name == c.kind.group && g.size > 0)
            return static_cast<std::size_t>(g.size);
    return c.members.size();
}

/// Adds to `instead` what the last of a collective did longer before it than the median of the others.
void addInstead(const JoinedRanks &ranks, const JoinedCollective &c, DoneTimes &instead)
{
    const auto &last = recordOf(ranks, c.members[c.last]).before;
    if (!last)
        return;
    for (std::size_t d = 0; d < doingCount; ++d) {
        std::vector<Nanoseconds> others;
        for (const RankMember &m : c.members)
            if (const auto &before = recordOf(ranks, m).before; before && &m != &c.members[c.last])
                others.push_back((*before)[d]);
        if (!others.empty())
            instead[d] += (*last)[d] - median(std::move(others));
    }
}

} // namespace

Nanoseconds RankLoad::gpu() const
{
    const auto part = [&](Doing doing) { return did[static_cast<std::size_t>(doing)]; };
    return part(Doing::Compute) + part(Doing::Copies) + std::max<Nanoseconds>(0, part(Doing::Communication) - wait);
}

double RankLoad::overlap() const
{
    const Nanoseconds exposed = did[static_cast<std::size_t>(Doing::Communication)];
    return communication > 0 ? 1 - static_cast<double>(exposed) / static_cast<double>(communication) : 0;
}

std::vector<RankLoad> loadBalance(const JoinedRanks &ranks, Nanoseconds skewFrom)
{
    std::vector<RankLoad> loads;
    for (std::uint32_t r = 0; r < ranks.ranks.size(); ++r) {
        const RankFacts &f = ranks.ranks[r].facts;
        RankLoad load;
        load.rank = r;
        for (const RankStep &s : f.steps) {
            if ((!ranks.steadySteps.empty() && !ranks.steadySteps.contains(s.number)) ||
                !ranks.ranks[r].isWhole(s.number))
                continue;
            ++load.steps;
            load.step += s.range.length();
            load.communication += s.communication;
            load.cpu += s.own - s.held;
            if (s.cpuBusy && (load.cpuBusy || load.steps == 1))
                load.cpuBusy = load.cpuBusy.value_or(0) + *s.cpuBusy;
            else
                load.cpuBusy.reset();
            for (std::size_t d = 0; d < doingCount; ++d)
                load.did[d] += s.did[d];
        }
        if (load.steps == 0 && !ranks.ranks[r].cutFrom) {
            load.step = f.window.length();
            load.communication = f.communication;
            load.did = f.did;
        }
        loads.push_back(std::move(load));
    }
    for (const JoinedCollective &c : ranks.collectives) {
        if (!ranks.isJudged(c))
            continue;
        for (const RankMember &m : c.members) {
            if (!ranks.ranks[m.rank].isWhole(c.step))
                continue;
            RankLoad &load = loads[m.rank];
            ++load.joined;
            load.wait += m.wait;
            load.skewed += c.skew >= skewFrom;
        }
        if (const std::uint32_t last = c.members[c.last].rank; c.skew >= skewFrom && ranks.ranks[last].isWhole(c.step))
            ++loads[last].late;
    }
    for (RankLoad &load : loads) {
        if (load.steps == 0)
            continue;
        for (Nanoseconds *ns : {&load.step, &load.communication, &load.wait, &load.cpu})
            *ns /= load.steps;
        if (load.cpuBusy)
            *load.cpuBusy /= load.steps;
        for (Nanoseconds &ns : load.did)
            ns /= load.steps;
    }
    return loads;
}

Nanoseconds medianStep(const std::vector<RankLoad> &loads)
{
    std::vector<Nanoseconds> steps;
    for (const RankLoad &l : loads)
        if (l.step > 0)
            steps.push_back(l.step);
    return median(std::move(steps));
}

std::vector<CollectiveSpeed> collectiveSpeeds(const JoinedRanks &ranks)
{
    std::map<std::pair<std::string, std::size_t>, CollectiveSpeed> speeds;
    for (const JoinedCollective &c : ranks.collectives) {
        if (!ranks.isJudged(c))
            continue;
        const std::size_t n = groupSizeOf(ranks, c);
        CollectiveSpeed &s = speeds[{c.kind.name, n}];
        s.name = c.kind.name;
        s.groupSize = n;
        ++s.count;
        s.bytes += std::max<std::int64_t>({c.kind.bytes, c.kind.outBytes, 0});
        s.trueLatency += c.trueLatency;
        s.worstSkew = std::max(s.worstSkew, c.skew);
        Nanoseconds wait = 0;
        for (const RankMember &m : c.members)
            wait += m.wait;
        s.wait += wait / static_cast<Nanoseconds>(c.members.size());
    }
    std::vector<CollectiveSpeed> list;
    for (auto &[key, s] : speeds) {
        if (s.trueLatency > 0)
            s.algorithmRate = static_cast<double>(s.bytes) / static_cast<double>(s.trueLatency);
        s.busRate = s.algorithmRate * busFactor(s.name, static_cast<double>(s.groupSize));
        list.push_back(std::move(s));
    }
    std::ranges::stable_sort(list, std::greater<>(), [](const CollectiveSpeed &s) { return s.trueLatency + s.wait; });
    return list;
}

std::vector<Straggler> findStragglers(const JoinedRanks &ranks, Nanoseconds skewFrom)
{
    std::map<std::uint32_t, Straggler> found;
    std::map<std::pair<std::uint32_t, std::int64_t>, Straggler::Step> steps;
    std::map<std::uint32_t, std::map<std::string, Nanoseconds>> ops;
    std::vector<std::int64_t> skewed(ranks.ranks.size());
    std::vector<Nanoseconds> ledBy(ranks.ranks.size());
    for (std::uint32_t i = 0; i < ranks.collectives.size(); ++i) {
        const JoinedCollective &c = ranks.collectives[i];
        if (c.skew < skewFrom)
            continue;
        const RankMember &last = c.members[c.last];
        if (c.step)
            for (const RankMember &m : c.members) {
                Straggler::Step &s = steps[{m.rank, *c.step}];
                s.number = *c.step;
                ++s.of;
                s.late += m.rank == last.rank;
                s.lead += m.rank == last.rank ? c.lead : 0;
            }
        if (!ranks.isJudged(c))
            continue;
        for (const RankMember &m : c.members) {
            ++skewed[m.rank];
            ledBy[m.rank] += c.lead;
        }
        Straggler &s = found[last.rank];
        s.rank = last.rank;
        ++s.late;
        s.lead += c.lead;
        s.worst.push_back(i);
        addInstead(ranks, c, s.instead);
        const RankCollective &own = recordOf(ranks, last);
        if (own.op >= 0 && own.before)
            ops[last.rank][ranks.ranks[last.rank].facts.ops[static_cast<std::size_t>(own.op)]] += c.lead;
    }
    const std::int64_t stepCount = ranks.judgedSteps();
    const std::vector<RankLoad> loads = loadBalance(ranks, skewFrom);
    const Nanoseconds step = medianStep(loads);
    const RankLoad *most = nullptr, *next = nullptr; // that need the longest step, and the next to it
    for (const RankLoad &l : loads) {
        if (l.need() <= 0)
            continue;
        if (!most || l.need() > most->need())
            next = std::exchange(most, &l);
        else if (!next || l.need() > next->need())
            next = &l;
    }
    std::vector<Straggler> list;
    for (auto &[rank, s] : found) {
        s.skewed = skewed[rank];
        s.leadShare = ledBy[rank] > 0 ? static_cast<double>(s.lead) / static_cast<double>(ledBy[rank]) : 0;
        s.lead /= stepCount;
        s.gain = s.lead;
        if (const RankLoad *other = most && most->rank == rank ? next : most) {
            s.othersNeed = other->need();
            s.othersNeedCpu = other->cpu > other->gpu();
        }
        if (s.othersNeed > 0)
            s.gain = std::clamp<Nanoseconds>(loads[rank].step - s.othersNeed, 0, s.lead);
        s.stepShare = step > 0 ? static_cast<double>(s.gain) / static_cast<double>(step) : 0;
        for (Nanoseconds &d : s.instead)
            d /= stepCount;
        s.cause = static_cast<Doing>(std::ranges::max_element(s.instead) - s.instead.begin());
        if (const auto &times = ops[rank]; !times.empty())
            s.op = std::ranges::max_element(times, {}, [](const auto &t) { return t.second; })->first;
        for (auto at = steps.lower_bound({rank, INT64_MIN}); at != steps.end() && at->first.first == rank; ++at)
            s.steps.push_back(at->second);
        std::ranges::stable_sort(s.worst, std::greater<>(), [&](std::uint32_t i) { return ranks.collectives[i].lead; });
        list.push_back(std::move(s));
    }
    std::ranges::stable_sort(list, std::greater<>(), [](const Straggler &s) { return std::pair(s.gain, s.lead); });
    return list;
}

} // namespace lanescope
