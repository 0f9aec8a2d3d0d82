#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace lanescope {

/// A 32-bit index with a type of its own, so that a lane's number cannot be used where a slice's is due.
/// Valid only for the Trace that handed it out. Default-constructed: none.
template <class Tag>
class Id {
public:
    static constexpr std::uint32_t noneValue = 0xffffffffu;

    constexpr Id() = default;
    constexpr explicit Id(std::uint32_t value)
        : m_value(value)
    {}

    constexpr std::uint32_t value() const { return m_value; }
    constexpr bool isNone() const { return m_value == noneValue; }
    constexpr explicit operator bool() const { return !isNone(); }
    constexpr auto operator<=>(const Id &) const = default;

private:
    std::uint32_t m_value = noneValue;
};

using SliceId = Id<struct SliceTag>; ///< File order of the events that became slices.
using LaneId = Id<struct LaneTag>;   ///< Display order.
using NameId = Id<struct NameTag>;   ///< An interned text; equal texts have equal ids.

} // namespace lanescope

template <class Tag>
struct std::hash<lanescope::Id<Tag>> {
    std::size_t operator()(lanescope::Id<Tag> id) const noexcept { return std::hash<std::uint32_t>{}(id.value()); }
};
