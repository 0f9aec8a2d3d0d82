#pragma once

#include "core/model/trace.h"
#include "ui/look/theme.h"

#include <bitset>
#include <vector>

namespace lanescope {

/// A set of hues, by their number.
using Hues = std::bitset<hueCount>;
inline Hues onlyHue(Hue hue)
{
    return Hues().set(static_cast<std::size_t>(hue));
}

/// The hue of every slice of a trace, found once for each name. For one thread.
class HueTable {
public:
    explicit HueTable(const Trace &trace)
        : m_trace(trace)
    {}

    Hue of(SliceId slice) const
    {
        const Category category = m_trace.category(slice);
        std::vector<std::uint8_t> &known = m_hues[static_cast<std::size_t>(category)];
        if (known.empty())
            known.assign(m_trace.strings().size(), unknown);
        const NameId name = m_trace.nameId(slice);
        std::uint8_t &hue = known[name.value()];
        if (hue == unknown)
            hue = static_cast<std::uint8_t>(hueOf(category, m_trace.text(name)));
        return static_cast<Hue>(hue);
    }

private:
    static constexpr std::uint8_t unknown = 0xff;
    const Trace &m_trace;
    mutable std::vector<std::uint8_t>
        m_hues[static_cast<std::size_t>(Category::Instant) + 1]; ///< by category, then name
};

} // namespace lanescope
