#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace lanescope {

namespace detail {
/// Grows (or shrinks) a block without touching fresh memory twice: on Linux large blocks lie on huge pages and are moved by
/// remapping, not by copying. A first touch of a 4 KB page costs about as much as parsing a whole event, so pages are the
/// scarcest thing while a trace loads. Throws std::bad_alloc.
void *resizeBlock(void *block, std::size_t oldBytes, std::size_t newBytes);
void freeBlock(void *block, std::size_t bytes) noexcept;
/// The size that a block of at least `bytes` should have, so that growing is amortised.
std::size_t grownSize(std::size_t oldBytes, std::size_t bytes);
} // namespace detail

/// A growing array of plain values that never copies itself while it grows. Elements that resize() adds are uninitialised.
template <class T>
class HugeArray {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    HugeArray() = default;
    HugeArray(HugeArray &&o) noexcept { swap(o); }
    HugeArray &operator=(HugeArray &&o) noexcept
    {
        HugeArray moved(std::move(o));
        swap(moved);
        return *this;
    }
    ~HugeArray() { detail::freeBlock(m_data, m_capacity * sizeof(T)); }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    T *data() { return m_data; }
    const T *data() const { return m_data; }
    T &operator[](std::size_t i) { return m_data[i]; }
    const T &operator[](std::size_t i) const { return m_data[i]; }
    T *begin() { return m_data; }
    T *end() { return m_data + m_size; }
    const T *begin() const { return m_data; }
    const T *end() const { return m_data + m_size; }
    operator std::span<const T>() const { return {m_data, m_size}; }
    std::size_t bytes() const { return m_capacity * sizeof(T); }

    void push_back(const T &value)
    {
        if (m_size == m_capacity)
            reserve(m_size + 1);
        m_data[m_size++] = value;
    }
    void resize(std::size_t count)
    {
        if (count > m_capacity)
            reserve(count);
        m_size = count;
    }
    void assign(std::size_t count, const T &value)
    {
        resize(count);
        for (T &t : *this)
            t = value;
    }
    void reserve(std::size_t count)
    {
        if (count <= m_capacity)
            return;
        const std::size_t bytes = detail::grownSize(m_capacity * sizeof(T), count * sizeof(T));
        m_data = static_cast<T *>(detail::resizeBlock(m_data, m_capacity * sizeof(T), bytes));
        m_capacity = bytes / sizeof(T);
    }
    /// Gives back what lies beyond the last element.
    void shrinkToFit()
    {
        if (m_size == m_capacity)
            return;
        if (m_size == 0) {
            HugeArray().swap(*this);
            return;
        }
        m_data = static_cast<T *>(detail::resizeBlock(m_data, m_capacity * sizeof(T), m_size * sizeof(T)));
        m_capacity = m_size;
    }
    void clear() { m_size = 0; }

private:
    void swap(HugeArray &o) noexcept
    {
        std::swap(m_data, o.m_data);
        std::swap(m_size, o.m_size);
        std::swap(m_capacity, o.m_capacity);
    }

    T *m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace lanescope
