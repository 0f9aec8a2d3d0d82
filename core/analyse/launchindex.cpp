#include "core/analyse/launchindex.h"

#include <algorithm>

namespace lanescope {

LaunchIndex::LaunchIndex(const Trace &trace)
    : m_bits(trace.sliceCount() / 64 + 1, 0)
{
    const std::span<const std::uint32_t> work = trace.deviceWork();
    struct Pair {
        std::uint32_t call, place; ///< place in `work`: by start
    };
    std::vector<Pair> pairs;
    m_launchOf.reserve(work.size());
    for (std::uint32_t i = 0; i < work.size(); ++i) {
        const SliceId call = trace.launchOf(SliceId(work[i]));
        m_launchOf.push_back(call.value());
        if (call)
            pairs.push_back({call.value(), i});
    }
    std::ranges::sort(pairs, {}, [](const Pair &p) { return std::pair(p.call, p.place); });
    for (const Pair &p : pairs) {
        if (m_calls.empty() || m_calls.back() != p.call) {
            m_calls.push_back(p.call);
            m_firstWork.push_back(static_cast<std::uint32_t>(m_work.size()));
            m_bits[p.call / 64] |= std::uint64_t{1} << (p.call % 64);
        }
        m_work.push_back(work[p.place]);
    }
    m_firstWork.push_back(static_cast<std::uint32_t>(m_work.size()));
}

std::size_t LaunchIndex::numberOf(SliceId call) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_calls, call.value()) - m_calls.begin());
}

std::span<const std::uint32_t> LaunchIndex::workOf(SliceId call) const
{
    if (!isLaunch(call))
        return {};
    const std::size_t i = numberOf(call);
    return std::span(m_work).subspan(m_firstWork[i], m_firstWork[i + 1] - m_firstWork[i]);
}

} // namespace lanescope
