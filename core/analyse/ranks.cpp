#include "core/analyse/ranks.h"

#include "core/base/statistics.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <tuple>

namespace lanescope {

namespace {

/// How far apart the ends of collectives may lie once corrected, for the correction to be believed.
constexpr Nanoseconds mostSpread = 1'000'000;
/// How far a rank may seem to leave a collective before the last has come: what clocks are still off by.
constexpr Nanoseconds clockTolerance = 200'000;

/// Ranks that are not told get the least numbers that are free, by their places and names.
void numberRanks(JoinedRanks &joined, std::vector<RankFacts> facts)
{
    std::ranges::sort(facts, {}, [](const RankFacts &f) {
        const auto &p = f.identity.place;
        const auto at = [&](RankIdentity::Axis a) { return p[a].value_or(0); };
        return std::tuple(at(RankIdentity::Pipeline), at(RankIdentity::Data), at(RankIdentity::Expert),
                          at(RankIdentity::Tensor), f.file, f.window.start);
    });
    std::map<std::int64_t, std::string> taken;
    std::vector<RankFacts> open;
    for (RankFacts &f : facts) {
        if (!f.identity.rank) {
            open.push_back(std::move(f));
            continue;
        }
        const std::int64_t number = *f.identity.rank;
        if (const auto [at, isNew] = taken.try_emplace(number, f.file); !isNew) {
            joined.notes.push_back(
                fmt::format("Rank {} is there twice: {} is left out, {} is kept.", number, f.file, at->second));
            continue;
        }
        joined.ranks.push_back({std::move(f), number, false, {}});
    }
    std::int64_t next = 0;
    for (RankFacts &f : open) {
        while (taken.contains(next))
            ++next;
        taken[next] = f.file;
        joined.ranks.push_back({std::move(f), next, true, {}});
    }
    if (!open.empty())
        joined.notes.push_back(
            fmt::format("{} of {} files do not say which rank they are of: they are numbered by their "
                        "names.",
                        open.size(), joined.ranks.size()));
    std::ranges::sort(joined.ranks, {}, &JoinedRank::number);
}

/// What collectives of several ranks must have in common to be one.
struct Key {
    std::string group, ranks, name;
    std::int64_t bytes = -1;
    auto operator<=>(const Key &) const = default;
};

Key keyOf(const JoinedRank &rank, const RankCollective &c)
{
    const CollectiveKind &kind = rank.facts.kinds[c.kind];
    Key key{kind.group, {}, kind.name, kind.bytes};
    for (const ProcessGroup &g : rank.facts.groups)
        if (g.name == kind.group)
            key.ranks = g.ranks;
    // What one sends the other receives.
    if (c.destination)
        key.name = fmt::format("send {} to {}", rank.number, *c.destination);
    else if (c.source)
        key.name = fmt::format("send {} to {}", *c.source, rank.number);
    // Each rank may send another amount.
    if (kind.name.starts_with("all_to_all"))
        key.bytes = -1;
    return key;
}

using Places = std::vector<std::uint32_t>; ///< indices of collectives of one rank and key, by start

/// By how many places `other` is ahead of `reference`, where the records hold no sequence numbers: as many pairs in the same step as
/// can be, then as many pairs as can be, then with ends in the same distance, then with the last ones a pair.
std::int64_t placesAhead(const RankFacts &a, const Places &reference, const RankFacts &b, const Places &other)
{
    const auto n = static_cast<std::int64_t>(reference.size()), m = static_cast<std::int64_t>(other.size());
    constexpr std::int64_t around = 4, most = 2000;
    std::tuple<std::int64_t, std::int64_t, Nanoseconds, std::int64_t> best;
    std::int64_t bestShift = n - m;
    bool any = false;
    const std::int64_t from = std::max(std::min<std::int64_t>(0, n - m) - around, -most);
    const std::int64_t to = std::min(std::max<std::int64_t>(0, n - m) + around, most);
    for (std::int64_t shift = from; shift <= to; ++shift) {
        std::int64_t pairs = 0, sameStep = 0;
        std::vector<Nanoseconds> distances;
        for (std::int64_t j = std::max<std::int64_t>(0, -shift); j < m && j + shift < n; ++j) {
            const RankCollective &x = a.collectives[reference[static_cast<std::size_t>(j + shift)]];
            const RankCollective &y = b.collectives[other[static_cast<std::size_t>(j)]];
            ++pairs;
            sameStep += x.step && x.step == y.step;
            distances.push_back(saturatingSubtract(y.end(), x.end()));
        }
        if (pairs == 0)
            continue;
        const Nanoseconds middle = median(distances);
        for (Nanoseconds &d : distances) {
            d = saturatingSubtract(d, middle);
            d = d < 0 ? -d : d;
        }
        const std::tuple candidate(-sameStep, -pairs, median(std::move(distances)), std::abs(shift - (n - m)));
        if (!any || candidate < best) {
            best = candidate;
            bestShift = shift;
            any = true;
        }
    }
    return bestShift;
}

/// Members of one collective while they are gathered.
struct Draft {
    const Key *key;
    std::vector<RankMember> members;
};

std::vector<Draft> matchCollectives(JoinedRanks &joined, const std::map<Key, std::map<std::uint32_t, Places>> &byKey)
{
    std::vector<Draft> drafts;
    for (const auto &[key, ofRanks] : byKey) {
        if (ofRanks.size() < 2) {
            joined.unmatched += ofRanks.begin()->second.size();
            continue;
        }
        // The longest list is what the others are laid beside.
        const auto reference = std::ranges::max_element(
            ofRanks, [](const auto &x, const auto &y) { return x.second.size() < y.second.size(); });
        const RankFacts &first = joined.ranks[reference->first].facts;
        std::map<std::int64_t, std::vector<RankMember>> places;
        const bool hasSequence = std::ranges::all_of(ofRanks, [&](const auto &r) {
            return std::ranges::all_of(r.second, [&](std::uint32_t i) {
                return joined.ranks[r.first].facts.collectives[i].sequence.has_value();
            });
        });
        for (const auto &[rank, list] : ofRanks) {
            const RankFacts &facts = joined.ranks[rank].facts;
            const std::int64_t shift =
                hasSequence || rank == reference->first ? 0 : placesAhead(first, reference->second, facts, list);
            for (std::size_t j = 0; j < list.size(); ++j) {
                const std::int64_t place =
                    hasSequence ? *facts.collectives[list[j]].sequence : static_cast<std::int64_t>(j) + shift;
                std::vector<RankMember> &members = places[place];
                if (members.empty() || members.back().rank != rank)
                    members.push_back({rank, list[j], 0, 0, 0});
            }
        }
        for (auto &[place, members] : places) {
            if (members.size() < 2)
                ++joined.unmatched;
            else
                drafts.push_back({&key, std::move(members)});
        }
    }
    return drafts;
}

/// Sets each clock by those of ranks that are set already, beginning with the lowest rank.
void setClocks(JoinedRanks &joined, const std::vector<Draft> &drafts)
{
    std::vector<std::vector<std::uint32_t>> ofRank(joined.ranks.size());
    for (std::uint32_t d = 0; d < drafts.size(); ++d)
        if (holdsAllRanks(drafts[d].key->name))
            for (const RankMember &m : drafts[d].members)
                ofRank[m.rank].push_back(d);
    const auto endOf = [&](const RankMember &m) { return joined.ranks[m.rank].facts.collectives[m.collective].end(); };
    std::vector<bool> isSet(joined.ranks.size(), false), isUsed(drafts.size(), false);
    for (std::uint32_t seed = 0; seed < joined.ranks.size(); ++seed) {
        if (isSet[seed])
            continue;
        isSet[seed] = true;
        std::vector<std::uint32_t> queue{seed};
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const std::uint32_t known = queue[next];
            std::map<std::uint32_t, std::vector<Nanoseconds>> distances;
            for (const std::uint32_t d : ofRank[known]) {
                if (isUsed[d])
                    continue;
                isUsed[d] = true; // all its ranks are met now
                const auto &members = drafts[d].members;
                const RankMember &own = *std::ranges::find(members, known, &RankMember::rank);
                const Nanoseconds end = saturatingSubtract(endOf(own), joined.ranks[known].clock.offset);
                for (const RankMember &m : members)
                    if (!isSet[m.rank])
                        distances[m.rank].push_back(saturatingSubtract(endOf(m), end));
            }
            for (auto &[rank, list] : distances) {
                ClockCorrection &clock = joined.ranks[rank].clock;
                clock.matched = list.size();
                const Nanoseconds offset = median(list);
                for (Nanoseconds &x : list) {
                    x = saturatingSubtract(x, offset);
                    x = x < 0 ? -x : x;
                }
                clock.spread = median(std::move(list));
                clock.isKnown = clock.spread <= mostSpread;
                clock.offset = clock.isKnown ? offset : joined.ranks[known].clock.offset;
                isSet[rank] = true;
                queue.push_back(rank);
            }
        }
        joined.ranks[seed].clock.isKnown = queue.size() > 1;
    }
}

/// See JoinedRank::cutFrom; the first step where none has device work.
std::optional<std::int64_t> cutFrom(const RankFacts &f)
{
    if (!f.isCutOff || f.steps.empty())
        return std::nullopt;
    std::int64_t from = f.steps.front().number;
    for (const RankStep &s : f.steps) {
        const auto did = [&](Doing doing) { return s.did[static_cast<std::size_t>(doing)]; };
        if (did(Doing::Compute) + did(Doing::Copies) + did(Doing::Communication) > 0)
            from = s.number;
    }
    return from;
}

/// Steps that are whole on one rank alone say nothing of who waits for whom. They are judged only where there are no others.
void dropCutSteps(JoinedRanks &joined)
{
    std::map<std::int64_t, int> whole; // on how many ranks
    for (const JoinedRank &r : joined.ranks)
        for (const RankStep &s : r.facts.steps)
            whole[s.number] += r.isWhole(s.number);
    std::set<std::int64_t> left = joined.steadySteps;
    std::erase_if(left, [&](std::int64_t number) { return whole[number] < 2; });
    if (!left.empty())
        joined.steadySteps = std::move(left);
}

void measure(JoinedCollective &c)
{
    Nanoseconds first = c.members.front().start, second = 0;
    c.trueLatency = c.members.front().end - c.members.front().start;
    for (std::uint32_t i = 0; i < c.members.size(); ++i) {
        const RankMember &m = c.members[i];
        first = std::min(first, m.start);
        c.trueLatency = std::min(c.trueLatency, m.end - m.start);
        if (m.start > c.members[c.last].start)
            c.last = i;
    }
    bool any = false;
    for (std::uint32_t i = 0; i < c.members.size(); ++i) {
        RankMember &m = c.members[i];
        m.wait = m.end - m.start - c.trueLatency;
        if (i != c.last) {
            second = any ? std::max(second, m.start) : m.start;
            any = true;
        }
    }
    c.skew = c.members[c.last].start - first;
    c.lead = c.members[c.last].start - second;
}

} // namespace

bool holdsAllRanks(std::string_view collective)
{
    // `_reduce_scatter_base`, `ncclDevKernel_AllReduce_Sum_f32_RING_LL(...)`, ...
    std::string name;
    for (const char c : collective)
        if (c != '_')
            name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return std::ranges::any_of(std::array{"allreduce", "allgather", "reducescatter", "alltoall", "barrier"},
                               [&](const char *word) { return name.find(word) != std::string::npos; });
}

std::string JoinedRank::label() const
{
    RankIdentity id = facts.identity;
    id.rank = number;
    return id.label();
}

bool JoinedRanks::isJudged(const JoinedCollective &c) const
{
    return steadySteps.empty() || (c.step && steadySteps.contains(*c.step));
}

std::int64_t JoinedRanks::judgedSteps() const
{
    if (!steadySteps.empty())
        return static_cast<std::int64_t>(steadySteps.size());
    std::set<std::int64_t> numbers;
    for (const JoinedRank &r : ranks)
        for (const RankStep &s : r.facts.steps)
            numbers.insert(s.number);
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(numbers.size()));
}

JoinedRanks joinRanks(std::vector<RankFacts> facts)
{
    JoinedRanks joined;
    numberRanks(joined, std::move(facts));
    std::map<Key, std::map<std::uint32_t, Places>> byKey;
    for (std::uint32_t r = 0; r < joined.ranks.size(); ++r) {
        const RankFacts &f = joined.ranks[r].facts;
        std::vector<Places *> ofKind(f.kinds.size()); // thousands of collectives are of a handful of kinds
        for (std::uint32_t i = 0; i < f.collectives.size(); ++i) {
            const RankCollective &c = f.collectives[i];
            Places *own = c.source || c.destination ? nullptr : ofKind[c.kind];
            if (!own)
                own = &byKey[keyOf(joined.ranks[r], c)][r];
            if (!c.source && !c.destination)
                ofKind[c.kind] = own;
            own->push_back(i);
        }
        joined.ranks[r].cutFrom = cutFrom(f);
        for (const RankStep &s : f.steps)
            if (s.steady && joined.ranks[r].isWhole(s.number))
                joined.steadySteps.insert(s.number);
    }
    if (std::ranges::any_of(joined.ranks, [](const JoinedRank &r) { return r.facts.isCutOff; }))
        dropCutSteps(joined);
    std::vector<Draft> drafts = matchCollectives(joined, byKey);
    setClocks(joined, drafts);

    std::size_t impossible = 0;
    std::map<const Key *, std::vector<JoinedCollective>> ofKey;
    for (Draft &d : drafts) {
        JoinedCollective c;
        c.members = std::move(d.members);
        Nanoseconds lastStart = 0, firstEnd = 0;
        for (RankMember &m : c.members) {
            const JoinedRank &rank = joined.ranks[m.rank];
            const RankCollective &own = rank.facts.collectives[m.collective];
            m.start = saturatingSubtract(own.start, rank.clock.offset);
            m.end = saturatingSubtract(own.end(), rank.clock.offset);
            const bool isFirst = &m == &c.members.front();
            lastStart = isFirst ? m.start : std::max(lastStart, m.start);
            firstEnd = isFirst ? m.end : std::min(firstEnd, m.end);
            if (isFirst) {
                c.kind = rank.facts.kinds[own.kind];
                c.step = own.step;
            }
        }
        if (holdsAllRanks(d.key->name) && lastStart > saturatingAdd(firstEnd, clockTolerance)) {
            ++impossible;
            continue;
        }
        measure(c);
        ofKey[d.key].push_back(std::move(c));
    }
    joined.unmatched += impossible;
    for (auto &[key, list] : ofKey) {
        std::ranges::stable_sort(list, {}, [](const JoinedCollective &c) { return c.members.front().start; });
        for (JoinedCollective &c : list) {
            c.index = &c - list.data();
            joined.collectives.push_back(std::move(c));
        }
    }
    std::ranges::sort(joined.collectives, {}, [](const JoinedCollective &c) {
        return std::tuple(c.members.front().start, c.members.front().rank, c.kind.name, c.kind.bytes, c.index);
    });
    if (impossible > 0)
        joined.notes.push_back(
            fmt::format("{} collectives that seemed to be one cannot be: a rank had left before another "
                        "came. They are left out.",
                        impossible));
    for (const JoinedRank &r : joined.ranks)
        if (r.clock.matched > 0 && !r.clock.isKnown)
            joined.notes.push_back(fmt::format(
                "The ends of the collectives of rank {} do not agree with those of the others, so that its own "
                "clock is believed.",
                r.number));
    return joined;
}

} // namespace lanescope
