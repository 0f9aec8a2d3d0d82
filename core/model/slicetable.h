#pragma once

#include "core/base/hugearray.h"
#include "core/base/time.h"

#include <cstdint>
#include <cstring>
#include <limits>
#include <mutex>
#include <unordered_map>

namespace lanescope {

/// What every slice has, 28 bytes each: whoever looks at a slice finds it in one or two cache lines, and a growing trace touches one
/// stretch of memory instead of eight. Numbers that are nearly always small lie in a small type; the few that do not fit lie beside.
///
/// Setters and getters may be called for different slices at once; append() alone.
class SliceTable {
public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_records.size()); }
    std::size_t bytes() const
    {
        return m_records.bytes() + m_bases.bytes() +
               (m_durations.size() + m_offsets.size() + m_kinds.size() + m_lanes.size() + m_rows.size() +
                m_depths.size()) *
                   40;
    }
    void reserve(std::size_t slices) { m_records.reserve(slices); }
    void shrinkToFit()
    {
        m_records.shrinkToFit();
        m_bases.shrinkToFit();
    }

    /// `offset` must be no less than that of the slice before.
    void append(Nanoseconds start, Nanoseconds duration, std::uint32_t name, std::uint32_t kind, std::uint32_t lane,
                std::uint64_t offset)
    {
        const std::uint32_t s = size();
        if (s % offsetBlock == 0)
            m_bases.push_back(offset);
        Record r;
        std::memcpy(r.start, &start, sizeof start);
        r.name = name;
        r.row = r.depth = 0;
        m_records.push_back(r);
        put(m_records[s].duration, m_durations, s, duration);
        put(m_records[s].offset, m_offsets, s, offset - m_bases[s / offsetBlock]);
        put(m_records[s].kind, m_kinds, s, kind);
        put(m_records[s].lane, m_lanes, s, lane);
    }

    Nanoseconds start(std::uint32_t s) const
    {
        Nanoseconds t;
        std::memcpy(&t, m_records[s].start, sizeof t);
        return t;
    }
    Nanoseconds duration(std::uint32_t s) const { return get<Nanoseconds>(m_records[s].duration, m_durations, s); }
    Nanoseconds end(std::uint32_t s) const { return start(s) + duration(s); }
    std::uint32_t name(std::uint32_t s) const { return m_records[s].name; }
    std::uint32_t kind(std::uint32_t s) const { return get<std::uint32_t>(m_records[s].kind, m_kinds, s); }
    std::uint32_t lane(std::uint32_t s) const { return get<std::uint32_t>(m_records[s].lane, m_lanes, s); }
    std::uint32_t row(std::uint32_t s) const { return get<std::uint32_t>(m_records[s].row, m_rows, s); }
    std::uint32_t depth(std::uint32_t s) const { return get<std::uint32_t>(m_records[s].depth, m_depths, s); }
    std::uint64_t offset(std::uint32_t s) const
    {
        return m_bases[s / offsetBlock] + get<std::uint64_t>(m_records[s].offset, m_offsets, s);
    }

    void setDuration(std::uint32_t s, Nanoseconds duration) { put(m_records[s].duration, m_durations, s, duration); }
    void setLane(std::uint32_t s, std::uint32_t lane) { put(m_records[s].lane, m_lanes, s, lane); }
    void setPlace(std::uint32_t s, std::uint32_t row, std::uint32_t depth)
    {
        put(m_records[s].row, m_rows, s, row);
        put(m_records[s].depth, m_depths, s, depth);
    }

private:
    struct Record {
        std::uint32_t start[2]; ///< one int64, in halves: so the record needs no padding
        std::uint32_t duration; ///< up to 4.29 s
        std::uint32_t name;
        std::uint32_t offset; ///< from its block's base
        std::uint16_t kind;
        std::uint16_t lane;
        std::uint16_t row;
        std::uint16_t depth;
    };
    static_assert(sizeof(Record) == 28);
    static constexpr std::uint32_t offsetBlock = 256;
    using Large = std::unordered_map<std::uint32_t, std::uint64_t>; ///< by slice

    template <class Value, class Small>
    Value get(Small small, const Large &large, std::uint32_t s) const
    {
        if (small != std::numeric_limits<Small>::max()) [[likely]]
            return static_cast<Value>(small);
        const std::lock_guard lock(m_guard);
        return static_cast<Value>(large.at(s));
    }
    template <class Small, class Value>
    void put(Small &small, Large &large, std::uint32_t s, Value value)
    {
        constexpr Small escape = std::numeric_limits<Small>::max();
        const auto wide = static_cast<std::uint64_t>(value); // a negative one is wide too
        if (wide < escape) [[likely]] {
            small = static_cast<Small>(wide);
            return;
        }
        small = escape;
        const std::lock_guard lock(m_guard);
        large[s] = wide;
    }

    HugeArray<Record> m_records;
    HugeArray<std::uint64_t> m_bases;
    Large m_durations, m_offsets, m_kinds, m_lanes, m_rows, m_depths;
    mutable std::mutex m_guard; ///< of those
};

} // namespace lanescope
