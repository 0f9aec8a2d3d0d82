#pragma once

#include "core/base/hugearray.h"
#include "core/base/time.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

namespace lanescope {

/// An implicit interval tree over intervals that are already sorted by start: for every 16 of them, and every 16 such blocks,
/// and so on, the latest end. No pointers, about half a byte an interval.
///
/// The tree keeps no intervals; each query takes two functions, start(i) and end(i), so that the columns stay where they are.
class IntervalTree {
public:
    static constexpr std::uint32_t fanout = 16;

    /// Builds over `count` intervals, O(n). `end(i)` gives the end of interval i.
    template <class End>
    void build(std::uint32_t count, End end);

    std::uint32_t size() const { return m_count; }
    std::size_t bytes() const { return m_maxEnd.bytes(); }

    /// Calls visit(i), i rising, for each interval that shares a moment with [range.start, range.end): start < range.end and
    /// end > range.start; an interval of length 0 counts where range.start <= start < range.end.
    /// O(log n + found). `visit` returns false to stop.
    template <class Start, class End, class Visit>
    void overlapping(TimeRange range, Start start, End end, Visit visit) const;

    /// The last interval before index `before` whose end is not before `t`, O(log n): with `before` the index of an interval and
    /// `t` its end, that is the innermost interval that contains it.
    template <class End>
    std::optional<std::uint32_t> lastEndingAtOrAfter(std::uint32_t before, Nanoseconds t, End end) const;

    /// The first index whose start is not before `t`.
    template <class Start>
    std::uint32_t lowerBound(Nanoseconds t, Start start) const;

private:
    // m_maxEnd holds level 1 (blocks of 16 intervals), then level 2 (blocks of 16 of those), ...; m_levelAt where each begins.
    HugeArray<Nanoseconds> m_maxEnd;
    std::uint32_t m_count = 0;
    std::uint32_t m_levels = 0;
    std::uint32_t m_levelAt[9] = {};

    std::uint32_t blocksAt(std::uint32_t level) const; ///< level 1 and up
    Nanoseconds maxEnd(std::uint32_t level, std::uint32_t block) const
    {
        return m_maxEnd[m_levelAt[level - 1] + block];
    }
};

// ---- implementation

inline std::uint32_t IntervalTree::blocksAt(std::uint32_t level) const
{
    std::uint64_t n = m_count;
    for (std::uint32_t l = 0; l < level; ++l)
        n = (n + fanout - 1) / fanout;
    return static_cast<std::uint32_t>(n);
}

template <class End>
void IntervalTree::build(std::uint32_t count, End end)
{
    m_count = count;
    m_levels = 0;
    m_maxEnd.clear();
    std::uint32_t below = count;
    while (below > 1 || (m_levels == 0 && below > 0)) {
        const std::uint32_t at = static_cast<std::uint32_t>(m_maxEnd.size());
        const std::uint32_t from = m_levels == 0 ? 0 : m_levelAt[m_levels - 1];
        const std::uint32_t blocks = (below + fanout - 1) / fanout;
        for (std::uint32_t b = 0; b < blocks; ++b) {
            const std::uint32_t last = std::min<std::uint64_t>(below, (b + std::uint64_t{1}) * fanout);
            Nanoseconds latest = m_levels == 0 ? end(b * fanout) : m_maxEnd[from + b * fanout];
            for (std::uint32_t i = b * fanout + 1; i < last; ++i)
                latest = std::max(latest, m_levels == 0 ? end(i) : m_maxEnd[from + i]);
            m_maxEnd.push_back(latest);
        }
        m_levelAt[m_levels++] = at;
        below = blocks;
    }
    m_maxEnd.shrinkToFit();
}

template <class Start>
std::uint32_t IntervalTree::lowerBound(Nanoseconds t, Start start) const
{
    std::uint32_t low = 0, high = m_count;
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (start(middle) < t)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

template <class Start, class End, class Visit>
void IntervalTree::overlapping(TimeRange range, Start start, End end, Visit visit) const
{
    if (range.isEmpty())
        return;
    const std::uint32_t stop = lowerBound(range.end, start);
    // An interval may end at range.start and still count, when its length is 0; so blocks are passed over only below that.
    std::uint32_t i = 0;
    while (i < stop) {
        // From i, climb while whole blocks end too early, so that they are passed over in one stride.
        std::uint32_t level = 0;
        std::uint64_t stride = 1;
        while (level < m_levels && i % (stride * fanout) == 0 &&
               maxEnd(level + 1, static_cast<std::uint32_t>(i / (stride * fanout))) < range.start) {
            ++level;
            stride *= fanout;
        }
        if (level > 0) {
            const std::uint64_t next = i + stride;
            i = next > stop ? stop : static_cast<std::uint32_t>(next);
            continue;
        }
        const Nanoseconds e = end(i);
        if (e > range.start || (e == range.start && start(i) == e)) {
            if (!visit(i))
                return;
        }
        ++i;
    }
}

template <class End>
std::optional<std::uint32_t> IntervalTree::lastEndingAtOrAfter(std::uint32_t before, Nanoseconds t, End end) const
{
    std::int64_t i = static_cast<std::int64_t>(std::min(before, m_count)) - 1;
    while (i >= 0) {
        // At the last index of a block: pass over the largest block that ends here and is all too early.
        std::uint64_t passed = 0;
        std::uint64_t stride = fanout;
        for (std::uint32_t level = 1; level <= m_levels; ++level, stride *= fanout) {
            if (static_cast<std::uint64_t>(i + 1) % stride != 0)
                break;
            if (maxEnd(level, static_cast<std::uint32_t>(static_cast<std::uint64_t>(i) / stride)) >= t)
                break;
            passed = stride;
        }
        if (passed > 0) {
            i -= static_cast<std::int64_t>(passed);
            continue;
        }
        if (end(static_cast<std::uint32_t>(i)) >= t)
            return static_cast<std::uint32_t>(i);
        --i;
    }
    return std::nullopt;
}

} // namespace lanescope
