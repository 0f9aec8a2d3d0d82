#include "core/load/lanesweep.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace lanescope {

namespace {

constexpr Nanoseconds everFree = std::numeric_limits<Nanoseconds>::min();

struct Entering {
    std::uint32_t position; ///< in the lane
    std::uint32_t slice;
    Nanoseconds start, end;
    bool deviceWork;
    /// A slice of length 0 takes its place too: another at the same time goes to a row of its own.
    Nanoseconds rowBusyUntil() const { return std::max(end, saturatingAdd(start, 1)); }
};

// Both kinds of state know the slices that are still going on at the sweep's place ("active"), by end, the latest first: what contains
// the next slice comes before its place there, what crosses it behind.

/// Active slices in an array: the best there is where slices nest, for then they come and go at its end.
class NestedState {
public:
    NestedState(const SliceTable &, std::span<const std::uint32_t>) {}

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_active.size()); }
    void dropEnded(Nanoseconds start)
    {
        while (!m_active.empty() && m_active.back().end <= start) {
            m_deviceWork -= m_active.back().deviceWork;
            m_active.pop_back();
        }
    }
    std::uint32_t placeOf(const Entering &s) const
    {
        if (m_active.empty() || m_active.back().end >= s.end)
            return size();
        return static_cast<std::uint32_t>(std::upper_bound(m_active.begin(), m_active.end(), s.end,
                                                           [](Nanoseconds e, const Active &a) { return e > a.end; }) -
                                          m_active.begin());
    }
    std::uint32_t deviceWorkBefore(std::uint32_t place) const
    {
        std::uint32_t count = m_deviceWork;
        for (std::size_t a = place; a < m_active.size(); ++a)
            count -= m_active[a].deviceWork;
        return count;
    }
    std::uint32_t sliceAt(std::uint32_t place) const { return m_active[place].slice; }
    /// There must be one.
    std::uint32_t lastDeviceWorkBefore(std::uint32_t place) const
    {
        while (!m_active[--place].deviceWork) {
        }
        return m_active[place].slice;
    }
    /// Returns its row.
    std::uint32_t enter(const Entering &s, std::uint32_t place)
    {
        std::uint32_t row = place > 0 ? m_active[place - 1].freeRow : 0;
        const std::uint32_t firstRow = row;
        while (row < m_rowBusyUntil.size() && m_rowBusyUntil[row] > s.start)
            ++row;
        m_work += row - firstRow + m_active.size() - place;
        if (row == m_rowBusyUntil.size())
            m_rowBusyUntil.push_back(everFree);
        m_rowBusyUntil[row] = s.rowBusyUntil();
        m_active.insert(m_active.begin() + static_cast<std::ptrdiff_t>(place), {s.end, row, 0, s.slice, s.deviceWork});
        m_deviceWork += s.deviceWork;
        for (std::size_t a = place; a < m_active.size(); ++a)
            m_active[a].freeRow = std::max(m_active[a].row + 1, a > 0 ? m_active[a - 1].freeRow : 0);
        return row;
    }
    /// Whether so much was moved about that trees would have been cheaper.
    bool isOverworked(std::uint32_t done) const { return m_work > (std::uint64_t{done} + 1024) * 256; }

private:
    struct Active {
        Nanoseconds end;
        std::uint32_t row;
        std::uint32_t freeRow; ///< one below all rows of this and of those before it
        std::uint32_t slice;
        bool deviceWork;
    };
    std::vector<Active> m_active;
    std::vector<Nanoseconds> m_rowBusyUntil;
    std::uint32_t m_deviceWork = 0;
    std::uint64_t m_work = 0;
};

/// The same by trees: each slice costs O(log n), whatever it crosses. Every slice has its place among the active ones beforehand (its
/// rank by end), which it fills while it is active.
class CrossingState {
public:
    CrossingState(const SliceTable &slices, std::span<const std::uint32_t> order)
        : m_slices(slices)
        , m_order(order)
        , m_leaves(std::bit_ceil(order.size()))
        , m_positionOfRank(order.size())
        , m_rankOfPosition(order.size())
        , m_active(2 * m_leaves)
        , m_rowBusyUntil(2 * m_leaves, everFree)
    {
        std::iota(m_positionOfRank.begin(), m_positionOfRank.end(), 0u);
        std::stable_sort(m_positionOfRank.begin(), m_positionOfRank.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return endOf(a) > endOf(b); });
        for (std::uint32_t r = 0; r < m_positionOfRank.size(); ++r)
            m_rankOfPosition[m_positionOfRank[r]] = r;
    }

    std::uint32_t size() const { return m_active[1].count; }
    void dropEnded(Nanoseconds start)
    {
        while (size() > 0) {
            std::size_t node = 1;
            while (node < m_leaves)
                node = 2 * node + (m_active[2 * node + 1].count > 0);
            if (endOf(m_positionOfRank[node - m_leaves]) > start)
                return;
            set(node, {});
        }
    }
    std::uint32_t placeOf(const Entering &s)
    {
        m_before = {};
        // All to the left of the way from its leaf to the root.
        for (std::size_t node = m_rankOfPosition[s.position] + m_leaves; node > 1; node /= 2)
            if (node % 2 == 1)
                m_before = m_before + m_active[node - 1];
        return m_before.count;
    }
    std::uint32_t deviceWorkBefore(std::uint32_t) const { return m_before.deviceWork; }
    std::uint32_t sliceAt(std::uint32_t place) const { return nth(&Sum::count, place); }
    std::uint32_t lastDeviceWorkBefore(std::uint32_t) const { return nth(&Sum::deviceWork, m_before.deviceWork - 1); }
    std::uint32_t enter(const Entering &s, std::uint32_t)
    {
        const std::uint32_t row = firstFreeRow(m_before.freeRow, s.start);
        set(m_rankOfPosition[s.position] + m_leaves, {1, s.deviceWork, row + 1});
        std::size_t node = row + m_leaves;
        m_rowBusyUntil[node] = s.rowBusyUntil();
        while (node /= 2)
            m_rowBusyUntil[node] = std::min(m_rowBusyUntil[2 * node], m_rowBusyUntil[2 * node + 1]);
        return row;
    }
    static constexpr bool isOverworked(std::uint32_t) { return false; }

private:
    /// What is known of the active ones of some ranks.
    struct Sum {
        std::uint32_t count = 0, deviceWork = 0;
        std::uint32_t freeRow = 0; ///< one below all their rows
        Sum operator+(const Sum &o) const
        {
            return {count + o.count, deviceWork + o.deviceWork, std::max(freeRow, o.freeRow)};
        }
    };
    /// The slice with `n` of them before it.
    std::uint32_t nth(std::uint32_t Sum::*what, std::uint32_t n) const
    {
        std::size_t node = 1;
        while (node < m_leaves) {
            node *= 2;
            if (m_active[node].*what <= n)
                n -= m_active[node++].*what;
        }
        return m_order[m_positionOfRank[node - m_leaves]];
    }
    Nanoseconds endOf(std::uint32_t position) const { return m_slices.end(m_order[position]); }
    void set(std::size_t node, Sum sum)
    {
        m_active[node] = sum;
        while (node /= 2)
            m_active[node] = m_active[2 * node] + m_active[2 * node + 1];
    }
    /// The first row from `lowest` on that is free at `start`. There are as many as slices, so there is one.
    std::uint32_t firstFreeRow(std::uint32_t lowest, Nanoseconds start) const
    {
        std::size_t node = lowest + m_leaves;
        while (m_rowBusyUntil[node] > start) {
            // On to the next subtree on the right, and into the largest that begins there.
            while (node % 2 == 1)
                node /= 2;
            ++node;
        }
        while (node < m_leaves) {
            node *= 2;
            node += m_rowBusyUntil[node] > start;
        }
        return static_cast<std::uint32_t>(node - m_leaves);
    }

    const SliceTable &m_slices;
    std::span<const std::uint32_t> m_order;
    std::size_t m_leaves;
    std::vector<std::uint32_t> m_positionOfRank, m_rankOfPosition;
    std::vector<Sum> m_active;               ///< a tree over ranks, the root at 1
    std::vector<Nanoseconds> m_rowBusyUntil; ///< a tree over rows, of the earliest
    Sum m_before;                            ///< of what contains the slice that placeOf() was asked for last
};

/// False where the state gave up.
template <class State>
bool sweep(SliceTable &slices, std::span<const std::uint32_t> order, const std::vector<bool> &isDeviceWork,
           const std::function<void(std::size_t)> &mayCancel, LaneSweep &found)
{
    found = {};
    State state(slices, order);
    Nanoseconds covered = everFree, previousStart = everFree, lastEnd = everFree;
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        if (i % 1024 == 0)
            mayCancel(i);
        Entering s{i, order[i], slices.start(order[i]), slices.end(order[i]), false};
        s.deviceWork = !isDeviceWork.empty() && isDeviceWork[slices.kind(s.slice) / 2];
        if (s.start != previousStart) {
            state.dropEnded(s.start);
            previousStart = s.start;
        }
        const std::uint32_t place = state.placeOf(s);
        // Those behind end before this one does, and later than it starts: of one start those of length 0 come last.
        if (s.end > s.start) {
            found.overlaps += state.size() - place;
            if (s.deviceWork)
                found.overlaps += state.deviceWorkBefore(place);
            if (found.overlaps > 0 && !found.overlapExample)
                found.overlapExample = place < state.size() ? state.sliceAt(place) : state.lastDeviceWorkBefore(place);
        }
        const std::uint32_t row = state.enter(s, place);
        if (row == found.rowCounts.size())
            found.rowCounts.push_back(0);
        ++found.rowCounts[row];
        slices.setPlace(s.slice, row, place);
        if (s.end > covered) {
            found.busy = saturatingAdd(found.busy, saturatingSubtract(s.end, std::max(covered, s.start)));
            covered = s.end;
        }
        lastEnd = std::max(lastEnd, s.end);
        if (state.isOverworked(i))
            return false;
    }
    found.extent = {slices.start(order[0]), lastEnd};
    return true;
}

} // namespace

LaneSweep sweepLane(SliceTable &slices, std::span<const std::uint32_t> order, const std::vector<bool> &isDeviceWork,
                    const std::function<void(std::size_t)> &mayCancel)
{
    LaneSweep found;
    if (!sweep<NestedState>(slices, order, isDeviceWork, mayCancel, found))
        sweep<CrossingState>(slices, order, isDeviceWork, mayCancel, found);
    return found;
}

} // namespace lanescope
