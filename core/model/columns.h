#pragma once

#include "core/base/hugearray.h"
#include "core/base/ids.h"

#include <bit>
#include <cstdint>
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

/// A sparse column of whole numbers that nearly always fit 32 bits, as ids do; the few that do not lie beside.
class SparseIntegerColumn {
public:
    void append(SliceId slice, std::int64_t value)
    {
        const bool fits = value >= 0 && value < escape;
        if (!fits)
            m_large[slice.value()] = value;
        m_column.append(slice, fits ? static_cast<std::uint32_t>(value) : escape);
    }
    std::optional<std::int64_t> find(SliceId slice) const
    {
        const std::uint32_t *small = m_column.find(slice);
        return small ? std::optional(whole(slice, *small)) : std::nullopt;
    }
    std::size_t size() const { return m_column.size(); }
    std::size_t bytes() const { return m_column.bytes() + m_large.size() * 40; }
    void shrinkToFit() { m_column.shrinkToFit(); }
    /// Calls visit(SliceId, std::int64_t) for each value, in slice order.
    template <class Visit>
    void forEach(Visit visit) const
    {
        m_column.forEach([&](SliceId slice, std::uint32_t small) { visit(slice, whole(slice, small)); });
    }

private:
    static constexpr std::uint32_t escape = 0xffffffffu;
    std::int64_t whole(SliceId slice, std::uint32_t small) const
    {
        return small != escape ? std::int64_t{small} : m_large.at(slice.value());
    }
    SparseColumn<std::uint32_t> m_column;
    std::unordered_map<std::uint32_t, std::int64_t> m_large;
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
