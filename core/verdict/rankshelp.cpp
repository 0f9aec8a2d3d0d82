#include "core/verdict/help.h"

#include <algorithm>
#include <iterator>

// What the findings across ranks mean: they have ids of findings in one trace, and another meaning.

namespace lanescope {

namespace {

constexpr VerdictHelp helps[]{
    {"straggler-rank", "One rank begins its collectives later than the others, which wait for it in theirs.",
     "The ranks are put on one clock by the ends of their collectives, which all leave together. Of each collective in "
     "the steady steps the rank that starts last is counted, and how much later than the last but one it starts. What "
     "it could save is no more than what separates its step from the longest that another rank needs itself. What it "
     "did since the collective before is held against the median of the others.",
     "Click a collective in the rows of the ranks: a mark shows who starts it last, and the bands how long the others "
     "wait. Last by step, in the tab Ranks, counts it step by step.",
     "Look at that rank alone: the size of its share of the work, its input, its CPU, its GPU's clock."},
    {"communication",
     "What the ranks spend in collectives has two parts: waiting until the last rank is there, and moving the data.",
     "The least duration of a collective over the ranks is what moving its data takes; what a rank spends in it beyond "
     "that is waiting. Both are summed over the steady steps and divided by the ranks and steps.",
     "The table Collectives has the true latency of each, and the longest wait beside it.",
     "Where waiting is the larger part, bring the ranks together first; else move less, or hide it behind compute."},
    {"incomplete-trace",
     "The file of a rank ends in the middle, because it was copied or looked at before it was whole, or the run was "
     "killed. What it holds is right, but not all.",
     "The text ends before its last bracket. The exporter writes what the GPU did last and in order of time, so that "
     "the last step with work of the GPU, and those behind it, may lack some: they are left out of the rank's figures. "
     "Collectives that are there count for who came last.",
     "Open that rank: Trace health names the place in the file where it ends.",
     "Wait until the run has written its files, copy them whole, or record again."},
};

} // namespace

std::span<const VerdictHelp> rankHelps()
{
    return helps;
}

const VerdictHelp *rankHelpFor(std::string_view id)
{
    const auto it = std::ranges::find_if(helps, [&](const VerdictHelp &h) { return id == h.id; });
    return it != std::end(helps) ? &*it : nullptr;
}

} // namespace lanescope
