#pragma once

#include "core/base/hugearray.h"
#include "core/base/time.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace lanescope {

/// What a range of a row's slices is when it is drawn as one: how many, how long together, which one is longest.
struct Summary {
    std::uint32_t count = 0;
    std::uint32_t longest = 0; ///< index within the row; valid where count > 0
    Nanoseconds longestDuration = -1;
    Nanoseconds busy = 0; ///< summed durations; slices of a row never overlap, so it is their union too
};

/// What is kept of a row of slices so that it can be drawn at any scale without a look at every slice: an implicit tree (16 a node)
/// that knows of any index range the longest slice, and where the next one is that is long or has much ground before it; and of every
/// sixteenth slice its start and how long all before it took. About a byte and a half a slice.
///
/// The slices stay where they are; each query takes functions of an index that look at them.
class SummaryTree {
public:
    static constexpr std::uint32_t fanout = 16;

    class Builder;
    /// `ground(i)` is the time between the end of slice i - 1 and the start of slice i; it is not asked for slice 0.
    template <class Start, class Duration, class Ground>
    void build(std::uint32_t count, Start start, Duration duration, Ground ground);

    /// Of the slices [first, last).
    template <class Duration>
    Summary of(std::uint32_t first, std::uint32_t last, Duration duration) const;

    /// How long the slices before `index` took together. They never overlap, so a difference of two of these is exact, whatever
    /// their own sum. O(16).
    template <class Duration>
    Nanoseconds busyBefore(std::uint32_t index, Duration duration) const;

    /// The first slice at or after `from` that starts at `t` or later, else the count. O(log of the distance).
    template <class Start>
    std::uint32_t firstStartingAt(std::uint32_t from, Nanoseconds t, Start start) const;
    /// The same, but only of every sixteenth slice, which costs no look at any. `guess` is how many slices are likely to be passed
    /// over: what a frame asks for one after the other is about as far apart each time, and each look elsewhere is a wait for memory.
    std::uint32_t firstSampleAt(std::uint32_t from, Nanoseconds t, std::uint32_t guess = 0) const;

    /// The first slice at or after `from` that takes `length` or longer itself, or has that much ground before it; else `last`.
    /// `isBreak(i)` decides, on each that may be. O(log n) where there are few.
    template <class IsBreak>
    std::uint32_t firstBreak(std::uint32_t from, std::uint32_t last, Nanoseconds length, IsBreak isBreak) const;

    std::size_t bytes() const { return m_nodes.bytes() + m_starts.bytes() + m_busy.bytes(); }

private:
    struct Node {
        std::uint32_t longest; ///< index of the slice
        std::uint32_t widest;  ///< the longest slice or ground, at most `most`
    };
    static constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max();
    static std::uint32_t narrowed(Nanoseconds length)
    {
        return static_cast<std::uint32_t>(std::clamp<Nanoseconds>(length, 0, most));
    }
    const Node &node(std::uint32_t level, std::uint64_t index) const { return m_nodes[m_levelAt[level - 1] + index]; }

    HugeArray<Node> m_nodes;
    HugeArray<Nanoseconds> m_starts; ///< of slice 0, 16, 32, ...
    HugeArray<std::uint64_t> m_busy; ///< of all slices before 0, 16, 32, ...; wraps, so that differences are exact
    std::uint32_t m_count = 0;
    std::uint32_t m_levels = 0;
    std::uint32_t m_levelAt[9] = {};
};

// ---- implementation

/// Builds a tree of slices that come one after the other, so that nothing need be kept of them for it.
class SummaryTree::Builder {
public:
    /// `tree` must stay where it is until finish().
    Builder(SummaryTree &tree, std::uint32_t count)
        : m_tree(tree)
        , m_needsTree(count > fanout)
    {
        tree.m_count = count;
        tree.m_levels = 0;
        tree.m_nodes.clear();
        tree.m_starts.clear();
        tree.m_busy.clear();
        if (!m_needsTree)
            return;
        const std::uint32_t leaves = (count - 1) / fanout + 1;
        tree.m_starts.reserve(leaves);
        tree.m_busy.reserve(leaves);
        tree.m_nodes.reserve(leaves + leaves / (fanout - 1) + 8); // with all levels above
        m_longest.reserve(leaves);
    }
    /// The next slice; `ground` is the time between the end of the one before and its start, for the first slice any.
    void add(Nanoseconds start, Nanoseconds duration, Nanoseconds ground)
    {
        const std::uint32_t i = m_added++;
        if (!m_needsTree)
            return;
        if (i % fanout == 0) {
            m_tree.m_starts.push_back(start);
            m_tree.m_busy.push_back(m_busy);
            m_tree.m_nodes.push_back({i, 0});
            m_longest.push_back(duration);
        }
        m_busy += static_cast<std::uint64_t>(duration);
        Node &leaf = m_tree.m_nodes[i / fanout];
        leaf.widest = std::max({leaf.widest, narrowed(duration), i > 0 ? narrowed(ground) : 0});
        if (duration > m_longest[i / fanout]) {
            m_longest[i / fanout] = duration;
            leaf.longest = i;
        }
    }
    /// After as many slices as were announced.
    void finish()
    {
        if (!m_needsTree)
            return;
        HugeArray<Node> &nodes = m_tree.m_nodes;
        m_tree.m_levelAt[m_tree.m_levels++] = 0;
        for (auto below = static_cast<std::uint32_t>(nodes.size()); below > fanout;) {
            const auto at = static_cast<std::uint32_t>(nodes.size());
            const std::uint32_t from = m_tree.m_levelAt[m_tree.m_levels - 1], blocks = (below - 1) / fanout + 1;
            for (std::uint32_t b = 0; b < blocks; ++b) {
                Node sum = nodes[from + b * fanout];
                Nanoseconds longest = m_longest[b * fanout];
                for (std::uint32_t i = b * fanout + 1; i < std::min(below, (b + 1) * fanout); ++i) {
                    sum.widest = std::max(sum.widest, nodes[from + i].widest);
                    if (m_longest[i] > longest) {
                        longest = m_longest[i];
                        sum.longest = nodes[from + i].longest;
                    }
                }
                nodes.push_back(sum);
                m_longest[b] = longest; // those of the level below are read up to here
            }
            m_tree.m_levelAt[m_tree.m_levels++] = at;
            below = blocks;
        }
        nodes.shrinkToFit();
    }

private:
    SummaryTree &m_tree;
    bool m_needsTree; ///< few slices are looked at themselves
    std::uint32_t m_added = 0;
    std::uint64_t m_busy = 0;
    HugeArray<Nanoseconds> m_longest; ///< durations of the nodes' longest, of the level in work
};

template <class Start, class Duration, class Ground>
void SummaryTree::build(std::uint32_t count, Start start, Duration duration, Ground ground)
{
    Builder builder(*this, count);
    for (std::uint32_t i = 0; i < count; ++i)
        builder.add(start(i), duration(i), i > 0 ? ground(i) : 0);
    builder.finish();
}

template <class Duration>
Nanoseconds SummaryTree::busyBefore(std::uint32_t index, Duration duration) const
{
    std::uint32_t from = 0;
    std::uint64_t busy = 0;
    if (!m_busy.empty()) {
        const auto sample = std::min(index / fanout, static_cast<std::uint32_t>(m_busy.size()) - 1);
        from = sample * fanout;
        busy = m_busy[sample];
    }
    for (std::uint32_t i = from; i < index; ++i)
        busy += static_cast<std::uint64_t>(duration(i));
    return static_cast<Nanoseconds>(busy);
}

template <class Duration>
Summary SummaryTree::of(std::uint32_t first, std::uint32_t last, Duration duration) const
{
    Summary sum;
    last = std::min(last, m_count);
    if (first >= last)
        return sum;
    sum.count = last - first;
    sum.busy = static_cast<Nanoseconds>(static_cast<std::uint64_t>(busyBefore(last, duration)) -
                                        static_cast<std::uint64_t>(busyBefore(first, duration)));
    const auto take = [&](std::uint32_t candidate) {
        const Nanoseconds d = duration(candidate);
        // Of equals the earliest wins, whatever the order of visits.
        if (d > sum.longestDuration || (d == sum.longestDuration && candidate < sum.longest)) {
            sum.longestDuration = d;
            sum.longest = candidate;
        }
    };
    // Level by level: the ragged ends at this level, the aligned middle one level up.
    std::uint64_t a = first, b = last;
    for (std::uint32_t level = 0;; ++level) {
        const auto visit = [&](std::uint64_t i) {
            take(level == 0 ? static_cast<std::uint32_t>(i) : node(level, i).longest);
        };
        if (level == m_levels || b - a <= 2 * fanout) {
            for (; a < b; ++a)
                visit(a);
            return sum;
        }
        for (; a % fanout != 0; ++a)
            visit(a);
        for (; b % fanout != 0; --b)
            visit(b - 1);
        a /= fanout;
        b /= fanout;
        if (a == b)
            return sum;
    }
}

inline std::uint32_t SummaryTree::firstSampleAt(std::uint32_t from, Nanoseconds t, std::uint32_t guess) const
{
    const auto samples = static_cast<std::uint32_t>(m_starts.size());
    if (samples == 0)
        return m_count;
    const std::uint32_t first = std::min((from + fanout - 1) / fanout, samples);
    // From the guess upwards or downwards in steps that double, and then between the last two.
    std::uint32_t low = first, high = std::min(guess / fanout, samples - first) + first;
    if (high < samples && m_starts[high] < t) {
        for (std::uint32_t step = 1; high < samples && m_starts[high] < t; step *= 2) {
            low = high + 1;
            high = step < samples - high ? high + step : samples;
        }
    } else {
        for (std::uint32_t step = 1; high > first; step *= 2) {
            const std::uint32_t probe = step < high - first ? high - step : first;
            if (m_starts[probe] < t) {
                low = probe + 1;
                break;
            }
            high = probe;
        }
    }
    const auto found = std::lower_bound(m_starts.begin() + low, m_starts.begin() + high, t) - m_starts.begin();
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(static_cast<std::uint64_t>(found) * fanout, m_count));
}

template <class Start>
std::uint32_t SummaryTree::firstStartingAt(std::uint32_t from, Nanoseconds t, Start start) const
{
    std::uint32_t high = std::max(firstSampleAt(from, t), from);
    // What was found starts too late; the sample before it starts too early.
    std::uint32_t low = std::max(from, high > 0 ? (high - 1) / fanout * fanout : 0);
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (start(middle) < t)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

template <class IsBreak>
std::uint32_t SummaryTree::firstBreak(std::uint32_t from, std::uint32_t last, Nanoseconds length, IsBreak isBreak) const
{
    last = std::min(last, m_count);
    const std::uint32_t wanted = narrowed(length);
    std::uint64_t i = from;
    while (i < last) {
        // The largest node around here that has none is passed over, down to its end.
        std::uint64_t next = i, stride = fanout;
        for (std::uint32_t level = 1; level <= m_levels && node(level, i / stride).widest < wanted; ++level) {
            next = (i / stride + 1) * stride;
            stride *= fanout;
        }
        if (next > i) {
            i = next;
            continue;
        }
        for (const std::uint64_t end = std::min<std::uint64_t>((i / fanout + 1) * fanout, last); i < end; ++i)
            if (isBreak(static_cast<std::uint32_t>(i)))
                return static_cast<std::uint32_t>(i);
    }
    return std::max(from, last);
}

} // namespace lanescope
