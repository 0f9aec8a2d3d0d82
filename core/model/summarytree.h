#pragma once

#include "core/base/hugearray.h"
#include "core/base/time.h"

#include <algorithm>
#include <cstdint>

namespace lanescope {

/// What a range of a row's slices is when it is drawn as one: how many, how long together, which one is longest.
struct Summary {
    std::uint32_t count = 0;
    std::uint32_t longest = 0; ///< index within the row; valid where count > 0
    Nanoseconds longestDuration = -1;
    Nanoseconds busy = 0; ///< summed durations; slices of a row never overlap, so it is their union too
};

/// An implicit summary tree (16 a node) over a row of slices: the summary of any index range in O(log n).
class SummaryTree {
public:
    static constexpr std::uint32_t fanout = 16;

    /// `duration(i)` gives the length of the row's slice i.
    template <class Duration>
    void build(std::uint32_t count, Duration duration);

    /// Of the slices [first, last).
    template <class Duration>
    Summary of(std::uint32_t first, std::uint32_t last, Duration duration) const;

    std::size_t bytes() const { return m_nodes.bytes(); }

private:
    struct Node {
        Nanoseconds busy;
        std::uint32_t longest;
    };
    HugeArray<Node> m_nodes;
    std::uint32_t m_count = 0;
    std::uint32_t m_levels = 0;
    std::uint32_t m_levelAt[9] = {};
};

// ---- implementation

template <class Duration>
void SummaryTree::build(std::uint32_t count, Duration duration)
{
    m_count = count;
    m_levels = 0;
    m_nodes.clear();
    std::uint32_t below = count;
    while (below > fanout) { // a row that fits a node needs no tree
        const std::uint32_t at = static_cast<std::uint32_t>(m_nodes.size());
        const std::uint32_t from = m_levels == 0 ? 0 : m_levelAt[m_levels - 1];
        const std::uint32_t blocks = (below + fanout - 1) / fanout;
        for (std::uint32_t b = 0; b < blocks; ++b) {
            const std::uint32_t last =
                static_cast<std::uint32_t>(std::min<std::uint64_t>(below, (b + std::uint64_t{1}) * fanout));
            Node node{0, 0};
            Nanoseconds longest = -1;
            for (std::uint32_t i = b * fanout; i < last; ++i) {
                const std::uint32_t candidate = m_levels == 0 ? i : m_nodes[from + i].longest;
                const Nanoseconds d = duration(candidate);
                node.busy = saturatingAdd(node.busy, m_levels == 0 ? d : m_nodes[from + i].busy);
                if (d > longest) {
                    longest = d;
                    node.longest = candidate;
                }
            }
            m_nodes.push_back(node);
        }
        m_levelAt[m_levels++] = at;
        below = blocks;
    }
    m_nodes.shrinkToFit();
}

template <class Duration>
Summary SummaryTree::of(std::uint32_t first, std::uint32_t last, Duration duration) const
{
    Summary sum;
    last = std::min(last, m_count);
    if (first >= last)
        return sum;
    sum.count = last - first;
    const auto take = [&](std::uint32_t candidate, Nanoseconds busy) {
        const Nanoseconds d = duration(candidate);
        sum.busy = saturatingAdd(sum.busy, busy);
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
            if (level == 0) {
                take(static_cast<std::uint32_t>(i), duration(static_cast<std::uint32_t>(i)));
            } else {
                const Node &n = m_nodes[m_levelAt[level - 1] + i];
                take(n.longest, n.busy);
            }
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

} // namespace lanescope
