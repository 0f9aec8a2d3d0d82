#pragma once

#include "core/base/time.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace lanescope {

/// Gives spans rows, one after the other, by the rule of core's lanes: a span lies below all that contain it, in the first row that
/// is free. Spans come by start, of the same start the longer ones first.
class RowPacker {
public:
    std::uint32_t place(TimeRange span)
    {
        while (span.start != m_previousStart && !m_active.empty() && m_active.back().end <= span.start)
            m_active.pop_back();
        m_previousStart = span.start;
        auto at = m_active.end();
        if (!m_active.empty() && m_active.back().end < span.end)
            at = std::upper_bound(m_active.begin(), m_active.end(), span.end,
                                  [](Nanoseconds end, const Active &a) { return end > a.end; });
        std::uint32_t row = at == m_active.begin() ? 0 : (at - 1)->lowestFreeRow;
        while (row < m_busyUntil.size() && m_busyUntil[row] > span.start)
            ++row;
        m_isNested &= row == static_cast<std::uint32_t>(at - m_active.begin()) && at == m_active.end();
        if (row == m_busyUntil.size())
            m_busyUntil.push_back(0);
        // One of length 0 takes its place too: another at the same time goes to a row of its own.
        m_busyUntil[row] = std::max(span.end, saturatingAdd(span.start, 1));
        for (at = m_active.insert(at, {span.end, row, 0}); at != m_active.end(); ++at)
            at->lowestFreeRow = std::max(at->row + 1, at == m_active.begin() ? 0 : (at - 1)->lowestFreeRow);
        return row;
    }
    std::uint32_t rowCount() const { return static_cast<std::uint32_t>(m_busyUntil.size()); }
    /// No span reached beyond one that it began in.
    bool isNested() const { return m_isNested; }

private:
    struct Active {
        Nanoseconds end;
        std::uint32_t row;
        std::uint32_t lowestFreeRow; ///< one below all rows of this and of those before it
    };
    std::vector<Active> m_active; ///< that reach over the moment, the longest first
    std::vector<Nanoseconds> m_busyUntil;
    Nanoseconds m_previousStart = std::numeric_limits<Nanoseconds>::min();
    bool m_isNested = true;
};

} // namespace lanescope
