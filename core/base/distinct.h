#pragma once

#include "core/base/stringpool.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace lanescope {

/// Equal values once, numbered from 0 by first use. For plain types without padding, compared by their bytes.
template <class T>
class Distinct {
    static_assert(std::has_unique_object_representations_v<T>);

public:
    std::uint32_t intern(const T &value)
    {
        if (!m_values.empty() && same(m_values[m_last], value))
            return m_last;
        if (m_values.size() * 2 >= m_slots.size())
            grow();
        for (std::size_t i = hash(value) & (m_slots.size() - 1);; i = (i + 1) & (m_slots.size() - 1)) {
            if (m_slots[i] == none) {
                m_slots[i] = static_cast<std::uint32_t>(m_values.size());
                m_values.push_back(value);
            } else if (!same(m_values[m_slots[i]], value)) {
                continue;
            }
            return m_last = m_slots[i];
        }
    }
    /// All of them, by number; nothing may be interned any more.
    std::vector<T> takeValues() { return std::move(m_values); }

private:
    static constexpr std::uint32_t none = 0xffffffffu;
    static std::string_view bytesOf(const T &value) { return {reinterpret_cast<const char *>(&value), sizeof value}; }
    static std::uint64_t hash(const T &value) { return StringPool::hash(bytesOf(value)); }
    static bool same(const T &a, const T &b) { return bytesOf(a) == bytesOf(b); }
    void grow()
    {
        m_slots.assign(std::max<std::size_t>(m_slots.size() * 2, 64), none);
        for (std::uint32_t v = 0; v < m_values.size(); ++v) {
            std::size_t i = hash(m_values[v]) & (m_slots.size() - 1);
            while (m_slots[i] != none)
                i = (i + 1) & (m_slots.size() - 1);
            m_slots[i] = v;
        }
    }

    std::vector<T> m_values;
    std::vector<std::uint32_t> m_slots; ///< open addressing, a power of two
    std::uint32_t m_last = 0;
};

} // namespace lanescope
