#include "core/verdict/ranksreport.h"

#include "core/base/words.h"
#include "core/verdict/rules/common.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// Pieces of evidence that a verdict across ranks lists at most.
constexpr std::size_t mostPlaces = 20;

const RankCollective &recordOf(const JoinedRanks &ranks, const RankMember &m)
{
    return ranks.ranks[m.rank].facts.collectives[m.collective];
}

/// The stretch of the last rank, on its file's own clock, in which the others waited for it.
void addEvidence(const JoinedRanks &ranks, const JoinedCollective &c, RankVerdict &to)
{
    const RankMember &last = c.members[c.last];
    const RankCollective &own = recordOf(ranks, last);
    const Nanoseconds start = own.start - ranks.ranks[last.rank].facts.baseTime;
    to.verdict.evidence.push_back(
        {LaneId(own.lane),
         SliceId(own.slice),
         {saturatingSubtract(start, c.skew), start},
         fmt::format("{} {} begins {} after the first rank", c.kind.name, c.index, timeText(c.skew))});
    to.ranks.push_back(last.rank);
}

struct CauseText {
    const char *what;
    const char *advice;
};

CauseText causeText(Doing cause, bool hasOp)
{
    switch (cause) {
    case Doing::Compute:
        return {
            "Before them its GPU computes {cause_ns} a step longer than those of the others.",
            "Compare its kernels with those of another rank: more or larger ones mean that its share of the work is "
            "larger (batch, sequence lengths, layers of a pipeline stage, experts); the same ones that take longer "
            "mean a slower GPU (clocks, power, temperature, another process on it)."};
    case Doing::Copies:
        return {
            "Before them its GPU copies {cause_ns} a step longer than those of the others.",
            "Look at its copies: pageable memory, or a process that runs on another socket than its GPU (bind it with "
            "numactl)."};
    case Doing::Communication:
        return {"Before them it is in other collectives {cause_ns} a step longer than the others.",
                "The rank that it waits for in those may be the cause: look for the last one there."};
    case Doing::Input:
        return {
            "Before them its main thread waits for its DataLoader {cause_ns} a step longer than those of the others, "
            "with its GPU idle.",
            "Look at the input of this rank: num_workers, pin_memory, prefetch_factor, the disk it reads from, and "
            "whether its samples are larger."};
    case Doing::Cpu:
        return {
            hasOp ? "Before them its GPU idles {cause_ns} a step longer than those of the others, while its CPU is in "
                    "ops and calls (most in {op})."
                  : "Before them its GPU idles {cause_ns} a step longer than those of the others, while its CPU is in "
                    "ops and calls.",
            "Look at its CPU: cores shared with another process, fewer threads, another clock, a synchronisation that "
            "only this rank does. Bind each rank to cores of its own."};
    case Doing::Profiler:
        return {
            "Before them the profiler holds it {cause_ns} a step longer than the others.",
            "Nothing to change in the program: the profiler's requests for memory fall on this rank. Record a longer "
            "warm-up, or fewer events."};
    case Doing::Unrecorded: break;
    }
    return {
        "Before them its GPU idles {cause_ns} a step longer than those of the others while no op is recorded: Python "
        "code, a sleep, files, the network or garbage collection.",
        "Record this rank with with_stack=True, or put record_function around what it alone does (logging, "
        "checkpoints, evaluation, preparing data)."};
}

void addStraggler(const RanksReport &r, const Straggler &s, const Thresholds &t, std::vector<RankVerdict> &verdicts)
{
    const JoinedRank &rank = r.joined.ranks[s.rank];
    const CauseText text = causeText(s.cause, !s.op.empty());
    RankVerdict found;
    Verdict &v = found.verdict;
    v.id = "straggler-rank";
    // CPUs run ahead and fall behind: one that comes last all the time need not be much slower.
    const bool isWeak = s.cause == Doing::Profiler || (s.othersNeedCpu && s.stepShare < t.stragglerCpu &&
                                                       (s.cause == Doing::Cpu || s.cause == Doing::Unrecorded));
    v.severity = isWeak ? VerdictSeverity::Info : severityByShare(s.stepShare, t.stragglerWarning, t.stragglerCritical);
    v.title = !isWeak                      ? "Rank {rank} keeps the others waiting"
              : s.cause == Doing::Profiler ? "Rank {rank} comes last, held by the profiler"
                                           : "Rank {rank} comes last, but the CPUs of all ranks are the limit";
    v.gainPerStep = s.gain;
    v.numbers = {Number{"rank", Number::Text, rank.number},
                 Number::count("late", s.late),
                 Number::count("collectives", s.skewed),
                 Number::share("late_share", shareOf(s.late, s.skewed)),
                 Number::time("gain_per_step_ns", s.gain),
                 Number::time("lead_per_step_ns", s.lead),
                 Number::time("others_need_ns", s.othersNeed),
                 Number::share("share", s.stepShare),
                 Number::share("lead_share", s.leadShare),
                 Number::time("cause_ns", s.instead[static_cast<std::size_t>(s.cause)]),
                 Number::text("cause", doingName(s.cause)),
                 Number::text("op", shortName(s.op)),
                 Number::time("clock_spread_ns", rank.clock.spread),
                 Number::text("file", rank.facts.file)};
    v.thresholds = limits(t, &Thresholds::skewFrom, &Thresholds::stragglerLast, &Thresholds::stragglerLead,
                          &Thresholds::stragglerShare, &Thresholds::stragglerWarning, &Thresholds::stragglerCritical,
                          &Thresholds::stragglerCpu);
    v.summary = "Rank {rank} comes last in {late} of {collectives} collectives whose starts differ. ";
    v.summary += s.othersNeed == 0 ? "Without it they could begin {gain_per_step_ns} earlier a step ({share} of it). "
                 : s.othersNeedCpu
                     ? "Without it a step could be up to {gain_per_step_ns} shorter ({share} of it): the CPU of "
                       "another rank needs {others_need_ns} itself. "
                     : "Without it a step could be up to {gain_per_step_ns} shorter ({share} of it): the GPU of "
                       "another rank needs {others_need_ns} itself. ";
    v.summary += text.what;
    v.advice = text.advice;
    v.whyItMightBeWrong =
        "Clocks are set by the ends of collectives, which agree to about {clock_spread_ns}. The recording is a short "
        "window: in another one another rank may be late.";
    if (isWeak && s.cause != Doing::Profiler)
        v.whyItMightBeWrong +=
            " All ranks are limited by their CPUs: one that lags behind once stays behind, without being "
            "slower by as much as the others wait.";
    for (std::size_t i = 0; i < std::min(s.worst.size(), mostPlaces); ++i)
        addEvidence(r.joined, r.joined.collectives[s.worst[i]], found);
    verdicts.push_back(std::move(found));
}

/// How much of what communication takes is waiting for the last rank, and how much moves data.
void addCommunication(const RanksReport &r, const Thresholds &t, std::vector<RankVerdict> &verdicts)
{
    Nanoseconds wait = 0, moving = 0, step = medianStep(r.loads);
    std::vector<std::uint32_t> judged;
    for (std::uint32_t i = 0; i < r.joined.collectives.size(); ++i)
        if (r.joined.isJudged(r.joined.collectives[i]))
            judged.push_back(i);
    for (const std::uint32_t i : judged) {
        const JoinedCollective &c = r.joined.collectives[i];
        moving += c.trueLatency * std::ranges::count_if(c.members, [&](const RankMember &m) {
                      return r.joined.ranks[m.rank].isWhole(c.step);
                  });
    }
    for (const RankLoad &l : r.loads)
        wait += l.wait;
    const auto count =
        std::max<Nanoseconds>(1, std::ranges::count_if(r.loads, [](const RankLoad &l) { return l.step > 0; }));
    wait /= count;
    moving /= count * r.joined.judgedSteps();
    const double share = shareOf(wait + moving, step), waiting = shareOf(wait, wait + moving);
    if (judged.empty() || share <= t.communicationShare)
        return;
    RankVerdict found;
    Verdict &v = found.verdict;
    v.id = "communication";
    v.numbers = {Number::time("communication_per_step_ns", wait + moving), Number::share("share", share),
                 Number::time("waiting_per_step_ns", wait), Number::share("waiting_share", waiting),
                 Number::time("moving_per_step_ns", moving)};
    v.thresholds = limits(t, &Thresholds::communicationShare, &Thresholds::waitingShare);
    if (waiting >= t.waitingShare) {
        v.severity = VerdictSeverity::Info;
        v.title = "Communication is mostly waiting for the last rank";
        v.summary =
            "Of {communication_per_step_ns} a step that a rank spends in collectives ({share} of the step), it "
            "waits {waiting_per_step_ns} for ranks that come later; moving the data takes {moving_per_step_ns}.";
        v.advice = "Bring the ranks together first: a faster network or larger buckets would change little.";
    } else {
        v.severity = severityByShare(shareOf(moving, step), t.warning, 1.0);
        v.title = "Communication is mostly moving data";
        v.summary =
            "Of {communication_per_step_ns} a step that a rank spends in collectives ({share} of the step), moving "
            "the data takes {moving_per_step_ns}; it waits {waiting_per_step_ns} for ranks that come later.";
        v.advice =
            "Move less or hide it: larger buckets, gradients in bf16, no_sync while gradients are summed up, sharding "
            "within a node, and collectives that run beside compute.";
    }
    v.whyItMightBeWrong =
        "The shortest time over the ranks is taken for the moving of data; where all ranks wait for the "
        "network at once, that is in it.";
    judged = largest(
        judged, 5, [&](std::uint32_t i) { return r.joined.collectives[i].trueLatency + r.joined.collectives[i].skew; });
    for (const std::uint32_t i : judged)
        addEvidence(r.joined, r.joined.collectives[i], found);
    verdicts.push_back(std::move(found));
}

/// Ranks whose files end in the middle.
void addCutOff(RanksReport &r)
{
    std::string which;
    const JoinedRank *first = nullptr;
    RankVerdict found;
    Verdict &v = found.verdict;
    std::int64_t count = 0;
    for (std::uint32_t i = 0; i < r.joined.ranks.size(); ++i) {
        const JoinedRank &rank = r.joined.ranks[i];
        if (!rank.facts.isCutOff)
            continue;
        first = first ? first : &rank;
        ++count;
        which += fmt::format("{}{}", which.empty() ? "" : ", ", rank.number);
        const Nanoseconds base = rank.facts.baseTime;
        const auto step = std::ranges::find_if(
            rank.facts.steps, [&](const RankStep &s) { return rank.cutFrom && s.number == *rank.cutFrom; });
        if (v.evidence.size() >= mostPlaces)
            continue;
        if (step != rank.facts.steps.end())
            v.evidence.push_back(
                {{}, {}, {step->range.start - base, step->range.end - base}, "the first step that is not judged"});
        else
            v.evidence.push_back(
                {{}, {}, {rank.facts.window.end - base, rank.facts.window.end - base}, "the last thing that was read"});
        found.ranks.push_back(i);
    }
    if (!first)
        return;
    v.id = "incomplete-trace";
    v.severity = VerdictSeverity::Warning;
    v.numbers = {Number{"rank", Number::Text, first->number}, Number::count("cut_off", count),
                 Number::text("ranks", which), Number::text("file", first->facts.file)};
    if (count > 1) {
        v.title = "The files of {cut_off} ranks are cut off";
        v.summary = "The files of ranks {ranks} end in the middle. The last step that each has GPU work of, and what "
                    "follows it, may lack some and is not judged.";
    } else {
        v.title = "The file of rank {rank} is cut off";
        if (first->cutFrom) {
            v.numbers.push_back(Number{"step", Number::Text, *first->cutFrom});
            v.summary =
                "The file of rank {rank} ends in the middle. Its steps from {step} on may lack GPU work and are "
                "not judged.";
        } else {
            v.summary = "The file of rank {rank} ends in the middle: it says less than the run did.";
        }
    }
    v.advice = "Wait until the run has written its files, copy them whole, or record again.";
    v.whyItMightBeWrong = "Collectives that such a file still holds count for who came last: each of them is whole.";
    r.verdicts.push_back(std::move(found));
}

void addHeadline(RanksReport &r, const Thresholds &t)
{
    const auto missing = [&] {
        std::int64_t world = 0;
        for (const JoinedRank &rank : r.joined.ranks)
            world = std::max(world, rank.facts.identity.worldSize.value_or(0));
        return world;
    }();
    r.numbers = {Number::count("ranks", static_cast<std::int64_t>(r.joined.ranks.size())),
                 Number::count("world_size", missing),
                 Number::count("collectives", static_cast<std::int64_t>(r.joined.collectives.size())),
                 Number::time("step_ns", medianStep(r.loads))};
    const bool isPart = missing > static_cast<std::int64_t>(r.joined.ranks.size());
    const std::string who = isPart ? "Of {world_size} ranks {ranks} are here. " : "";
    const auto straggler =
        std::ranges::find_if(r.verdicts, [](const RankVerdict &v) { return v.verdict.id == "straggler-rank"; });
    if (straggler != r.verdicts.end()) {
        for (const Number &n : straggler->verdict.numbers)
            if (n.name == "rank" || n.name == "gain_per_step_ns" || n.name == "share")
                r.numbers.push_back(n);
        r.headline = who + straggler->verdict.title + ": {gain_per_step_ns} of a step of {step_ns} at most ({share}).";
    } else if (r.joined.collectives.empty()) {
        r.headline =
            who + "{ranks} ranks without a collective that two of them recorded: nothing tells who waits for whom.";
    } else {
        r.numbers.push_back(Number::time("most_ns", r.stragglers.empty() ? 0 : r.stragglers.front().gain));
        r.numbers.push_back(thresholdNumber(t, &Thresholds::skewFrom));
        r.headline =
            who + (r.stragglers.empty()
                       ? "{ranks} ranks keep together: no two begin a collective {skew_from_ns} apart."
                       : "No single rank keeps the others waiting: the most that one costs is {most_ns} of a step "
                         "of {step_ns}.");
    }
    const auto cutOff =
        std::ranges::find_if(r.verdicts, [](const RankVerdict &v) { return v.verdict.id == "incomplete-trace"; });
    if (cutOff == r.verdicts.end())
        return;
    r.headline += cutOff->ranks.size() > 1 ? " The files of {cut_off} ranks are cut off."
                                           : " The file of rank {cut_off_rank} is cut off.";
    for (Number n : cutOff->verdict.numbers) {
        if (n.name == "rank")
            n.name = "cut_off_rank";
        if (n.name == "cut_off_rank" || n.name == "cut_off")
            r.numbers.push_back(std::move(n));
    }
}

} // namespace

RanksReport makeRanksReport(std::vector<RankFacts> facts, const Thresholds &t)
{
    RanksReport r;
    r.joined = joinRanks(std::move(facts));
    r.loads = loadBalance(r.joined, t.skewFrom);
    r.speeds = collectiveSpeeds(r.joined);
    r.stragglers = findStragglers(r.joined, t.skewFrom);
    for (const Straggler &s : r.stragglers)
        if (shareOf(s.late, s.skewed) > t.stragglerLast && s.leadShare > t.stragglerLead &&
            s.stepShare > t.stragglerShare)
            addStraggler(r, s, t, r.verdicts);
    if (!r.loads.empty())
        addCommunication(r, t, r.verdicts);
    addCutOff(r);
    if (r.joined.collectives.empty())
        r.notDecidable.push_back({"straggler-rank", "a collective that two of the ranks recorded"});
    std::ranges::stable_sort(r.verdicts, std::greater<>(),
                             [](const RankVerdict &v) { return v.verdict.gainPerStep.value_or(0); });
    addHeadline(r, t);
    return r;
}

} // namespace lanescope
