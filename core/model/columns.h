#pragma once

#include "core/base/hugearray.h"
#include "core/base/ids.h"
#include "core/base/time.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace lanescope {

/// A column for an argument that only some slices have: one bit a slice and the values packed, looked up in constant time.
/// Values come in slice order.
template <class T>
class SparseColumn {
public:
    /// `slice` must be larger than every slice appended before.
    void append(SliceId slice, const T &value)
    {
        const std::size_t word = slice.value() / 64;
        extendTo(word + 1);
        m_bits[word] |= std::uint64_t{1} << (slice.value() % 64);
        m_values.push_back(value);
    }
    const T *find(SliceId slice) const
    {
        const std::size_t word = slice.value() / 64;
        if (word >= m_bits.size())
            return nullptr;
        const std::uint64_t bit = std::uint64_t{1} << (slice.value() % 64);
        if (!(m_bits[word] & bit))
            return nullptr;
        return &m_values[m_before[word] + static_cast<std::size_t>(std::popcount(m_bits[word] & (bit - 1)))];
    }
    std::size_t size() const { return m_values.size(); }
    std::size_t bytes() const { return m_bits.bytes() + m_before.bytes() + m_values.bytes(); }
    void shrinkToFit()
    {
        m_bits.shrinkToFit();
        m_before.shrinkToFit();
        m_values.shrinkToFit();
    }
    /// Calls visit(SliceId, const T &) for each value, in slice order.
    template <class Visit>
    void forEach(Visit visit) const
    {
        std::size_t k = 0;
        for (std::size_t word = 0; word < m_bits.size(); ++word)
            for (std::uint64_t bits = m_bits[word]; bits; bits &= bits - 1)
                visit(SliceId(static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)))),
                      m_values[k++]);
    }

private:
    void extendTo(std::size_t words)
    {
        while (m_bits.size() < words) {
            m_bits.push_back(0);
            m_before.push_back(static_cast<std::uint32_t>(m_values.size()));
        }
    }
    HugeArray<std::uint64_t> m_bits;
    HugeArray<std::uint32_t> m_before; ///< values before each word
    HugeArray<T> m_values;
};

/// Numbers that are nearly always small, in a small type; the few that do not fit lie beside. Setting an element is safe beside the
/// setting of others.
template <class Value, class Small>
class NarrowColumn {
public:
    void push_back(Value value)
    {
        m_small.push_back(0);
        set(m_small.size() - 1, value);
    }
    Value operator[](std::size_t i) const
    {
        const Small v = m_small[i];
        return v != escape ? static_cast<Value>(v) : m_large.at(static_cast<std::uint32_t>(i));
    }
    void set(std::size_t i, Value value)
    {
        const bool fits = value >= 0 && value < static_cast<Value>(escape);
        m_small[i] = fits ? static_cast<Small>(value) : escape;
        if (!fits) {
            const std::lock_guard lock(m_guard);
            m_large[static_cast<std::uint32_t>(i)] = value;
        }
    }
    void resize(std::size_t n) { m_small.resize(n); }
    std::size_t bytes() const { return m_small.bytes() + m_large.size() * 40; }
    void shrinkToFit() { m_small.shrinkToFit(); }

private:
    static constexpr Small escape = std::numeric_limits<Small>::max();
    HugeArray<Small> m_small;
    std::unordered_map<std::uint32_t, Value> m_large;
    std::mutex m_guard; ///< of m_large, while it grows
};

/// Up to 4.29 s in 4 bytes.
using DurationColumn = NarrowColumn<Nanoseconds, std::uint32_t>;
using SmallColumn = NarrowColumn<std::uint32_t, std::uint16_t>;

/// Rising 64-bit places in 4 bytes each: every 256 share a base; the few that lie further from it lie beside.
class OffsetColumn {
public:
    void push_back(std::uint64_t offset)
    {
        if (m_near.size() % block == 0)
            m_bases.push_back(offset);
        const std::uint64_t distance = offset - m_bases[m_bases.size() - 1];
        const bool fits = distance < escape;
        if (!fits)
            m_far[static_cast<std::uint32_t>(m_near.size())] = offset;
        m_near.push_back(fits ? static_cast<std::uint32_t>(distance) : escape);
    }
    std::uint64_t operator[](std::size_t i) const
    {
        const std::uint32_t distance = m_near[i];
        return distance != escape ? m_bases[i / block] + distance : m_far.at(static_cast<std::uint32_t>(i));
    }
    std::size_t bytes() const { return m_near.bytes() + m_bases.bytes() + m_far.size() * 40; }
    void shrinkToFit()
    {
        m_near.shrinkToFit();
        m_bases.shrinkToFit();
    }

private:
    static constexpr std::size_t block = 256;
    static constexpr std::uint32_t escape = 0xffffffffu;
    HugeArray<std::uint32_t> m_near;
    HugeArray<std::uint64_t> m_bases;
    std::unordered_map<std::uint32_t, std::uint64_t> m_far;
};

/// What a device event's record says of its launch. -1 stands for "not in the file".
struct DeviceArgs {
    std::int64_t bytes = -1; ///< memcpy, memset
    std::int64_t device = -1;
    std::int64_t stream = -1;
    std::int32_t grid[3] = {-1, -1, -1};
    std::int32_t block[3] = {-1, -1, -1};
    std::int32_t registersPerThread = -1;
    std::int32_t sharedMemoryBytes = -1;
    std::int32_t occupancyPercent = -1; ///< the exporter's estimate from the launch geometry
    std::int32_t graphNode = -1;        ///< not 0: launched by a CUDA graph
};

} // namespace lanescope
