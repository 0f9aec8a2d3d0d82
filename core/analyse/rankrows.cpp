#include "core/analyse/rankrows.h"

#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace lanescope {

namespace {

double bytesPerSecond(double gigabytes)
{
    return gigabytes * 1e9;
}

} // namespace

Table loadBalanceTable(const JoinedRanks &ranks, const std::vector<RankLoad> &loads)
{
    Table t;
    t.key = "load_balance";
    t.title = "Load balance";
    t.columns = {
        {"rank", "Rank", "Its number, with its place along each axis of parallelism where that is known.",
         CellUnit::Text, true},
        {"step_ns", "Step", "Mean length of the judged steps; without steps the length of the window.", CellUnit::Time,
         true},
        {"compute_ns", "Compute", "A step: the GPU runs kernels that are no communication.", CellUnit::Time, true},
        {"communication_ns", "Comm. alone", "A step: the GPU runs communication and no compute beside it.",
         CellUnit::Time, true},
        {"wait_ns", "Waits",
         "A step, within communication: how much longer its collectives take than on the rank on which they are "
         "shortest.",
         CellUnit::Time, true},
        {"idle_cpu_ns", "Idle: CPU", "A step: the GPU idles while a CPU thread is in an op or a runtime call.",
         CellUnit::Time, true},
        {"idle_unrecorded_ns", "Idle: nothing", "A step: the GPU idles and no op is recorded: Python, a sleep, files.",
         CellUnit::Time, true},
        {"idle_input_ns", "Idle: input", "A step: the GPU idles while the main thread waits for its DataLoader.",
         CellUnit::Time, true},
        {"copies_ns", "Copies", "A step: the GPU copies and runs no kernel.", CellUnit::Time, true},
        {"profiler_ns", "Profiler", "A step: the GPU idles while the profiler asks for memory or flushes.",
         CellUnit::Time, false},
        {"cpu_busy_ns", "CPU busy",
         "A step: a CPU thread is in an op, or in a runtime call that does not wait for the GPU. Python between ops is "
         "in no record.",
         CellUnit::Time, true},
        {"cpu_ns", "CPU span",
         "A step from its start to its end on the CPU, Python and waits for its own GPU included, without calls in "
         "which other ranks hold it: how long its step is if it waits for nobody.",
         CellUnit::Time, false},
        {"overlap", "Overlap", "Part of the communication beside which compute runs.", CellUnit::Share, true},
        {"last", "Last", "In how many of its judged collectives with a skew it came last.", CellUnit::Count, true},
        {"skewed", "Of", "Its judged collectives with a skew.", CellUnit::Count, true},
        {"correction_ns", "Clock", "By how much its clock ran ahead of that of the first rank; it is taken off.",
         CellUnit::Time, true},
        {"bound", "Bound", "What its own report says.", CellUnit::Text, true},
        {"file", "File", "Where it was read from.", CellUnit::Text, false},
    };
    for (const RankLoad &l : loads) {
        const JoinedRank &r = ranks.ranks[l.rank];
        const bool isJudged = l.steps > 0 || !r.cutFrom;
        const auto time = [&](Nanoseconds ns) { return isJudged ? Cell(ns) : Cell(); };
        const auto did = [&](Doing doing) { return time(l.did[static_cast<std::size_t>(doing)]); };
        t.rows.push_back({r.label(), time(l.step), did(Doing::Compute), did(Doing::Communication), time(l.wait),
                          did(Doing::Cpu), did(Doing::Unrecorded), did(Doing::Input), did(Doing::Copies),
                          did(Doing::Profiler), l.cpuBusy ? Cell(*l.cpuBusy) : Cell(),
                          l.steps > 0 ? Cell(l.cpu) : Cell(), l.communication > 0 ? Cell(l.overlap()) : Cell(), l.late,
                          l.skewed, r.clock.isKnown ? Cell(r.clock.offset) : Cell(), r.facts.boundId, r.facts.file});
    }
    for (const JoinedRank &r : ranks.ranks)
        if (r.facts.isCutOff)
            t.footer.push_back(
                r.cutFrom ? fmt::format("The file of rank {} is cut off: its steps from {} on are not judged.",
                                        r.number, *r.cutFrom)
                          : fmt::format("The file of rank {} is cut off: it says less than the run did.", r.number));
    t.footer.insert(t.footer.end(), ranks.notes.begin(), ranks.notes.end());
    return t;
}

Table joinedCollectivesTable(const JoinedRanks &ranks, std::vector<std::uint32_t> *order)
{
    Table t;
    t.key = "collectives";
    t.title = "Collectives";
    t.columns = {
        {"name", "Collective", "The collective, or the kernel where the record does not say.", CellUnit::Text, true},
        {"group", "Group", "The process group.", CellUnit::Text, true},
        {"step", "Step", "In which it was launched.", CellUnit::Count, true},
        {"index", "No.", "Counted among those of its name, group and size, from 0.", CellUnit::Count, true},
        {"bytes", "Bytes", "That one rank sends.", CellUnit::Bytes, true},
        {"start_skew_ns", "Skew", "From the first rank's start to the last one's.", CellUnit::Time, true},
        {"true_latency_ns", "Latency", "Least duration over the ranks: what it takes once all are there.",
         CellUnit::Time, true},
        {"last_rank", "Last rank", "Which rank started last.", CellUnit::Plain, true},
        {"lead_ns", "It costs",
         "From the last start but one to the last: how much earlier it could have been without that rank.",
         CellUnit::Time, true},
        {"wait_ns", "Longest wait", "Of the rank that waits longest.", CellUnit::Time, true},
        {"ranks", "Ranks", "That recorded it.", CellUnit::Count, true},
    };
    std::vector<std::uint32_t> rows(ranks.collectives.size());
    std::iota(rows.begin(), rows.end(), 0u);
    std::ranges::stable_sort(rows, std::greater<>(), [&](std::uint32_t i) { return ranks.collectives[i].lead; });
    for (const std::uint32_t i : rows) {
        const JoinedCollective &c = ranks.collectives[i];
        Nanoseconds wait = 0;
        for (const RankMember &m : c.members)
            wait = std::max(wait, m.wait);
        t.rows.push_back({c.kind.name, c.kind.group.empty() ? Cell() : Cell(c.kind.group),
                          c.step ? Cell(*c.step) : Cell(), c.index, c.kind.bytes >= 0 ? Cell(c.kind.bytes) : Cell(),
                          c.skew, c.trueLatency, ranks.ranks[c.members[c.last].rank].number, c.lead, wait,
                          static_cast<std::int64_t>(c.members.size())});
    }
    if (ranks.unmatched > 0)
        t.footer.push_back("Left out, as one rank alone recorded them or they could not be told apart: " +
                           countOf(ranks.unmatched, "collective", "collectives") + ".");
    if (order)
        *order = std::move(rows);
    return t;
}

Table collectiveSpeedTable(const std::vector<CollectiveSpeed> &speeds)
{
    Table t;
    t.key = "collective_kinds";
    t.title = "Collectives by kind";
    t.columns = {
        {"name", "Collective", "The collective, or the kernel where the record does not say.", CellUnit::Text, true},
        {"ranks", "Ranks", "Size of the group.", CellUnit::Count, true},
        {"count", "Count", "In the judged steps.", CellUnit::Count, true},
        {"bytes", "Bytes", "Summed, by the larger of what a rank sends and receives.", CellUnit::Bytes, true},
        {"true_latency_ns", "Latency", "Summed least durations over the ranks.", CellUnit::Time, true},
        {"wait_ns", "Waiting", "Summed means over the ranks of what they wait for the last.", CellUnit::Time, true},
        {"worst_skew_ns", "Worst skew", "Largest distance of the first and the last start.", CellUnit::Time, true},
        {"algorithm_rate", "Bytes/s", "Bytes by latency.", CellUnit::Rate, true},
        {"bus_rate", "Bus",
         "What each link carries, as nccl-tests count it: of an all-reduce 2(n-1)/n of the bytes, of all-gather, "
         "reduce-scatter and all-to-all (n-1)/n.",
         CellUnit::Rate, true},
    };
    for (const CollectiveSpeed &s : speeds)
        t.rows.push_back({s.name, static_cast<std::int64_t>(s.groupSize), s.count, s.bytes > 0 ? Cell(s.bytes) : Cell(),
                          s.trueLatency, s.wait, s.worstSkew,
                          s.bytes > 0 ? Cell(bytesPerSecond(s.algorithmRate)) : Cell(),
                          s.bytes > 0 ? Cell(bytesPerSecond(s.busRate)) : Cell()});
    return t;
}

Table lastByStepTable(const JoinedRanks &ranks, const std::vector<Straggler> &stragglers)
{
    Table t;
    t.key = "last_by_step";
    t.title = "Who is last, by step";
    t.columns = {
        {"step", "Step", "Its number.", CellUnit::Plain, true},
        {"rank", "Rank", "That came last at least once.", CellUnit::Plain, true},
        {"last", "Last", "In how many of the step's collectives with a skew.", CellUnit::Count, true},
        {"of", "Of", "Collectives with a skew that it took part in.", CellUnit::Count, true},
        {"lead_ns", "It costs", "How much earlier those could have begun without it, summed.", CellUnit::Time, true},
    };
    for (const Straggler &s : stragglers)
        for (const Straggler::Step &step : s.steps)
            if (step.late > 0)
                t.rows.push_back({step.number, ranks.ranks[s.rank].number, step.late, step.of, step.lead});
    t.sortBy(4);
    return t;
}

} // namespace lanescope
