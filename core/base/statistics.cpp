#include "core/base/statistics.h"

#include <algorithm>
#include <numeric>

namespace lanescope {

Nanoseconds median(std::vector<Nanoseconds> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    if (values.size() % 2 == 1)
        return *middle;
    return std::midpoint(*std::max_element(values.begin(), middle), *middle);
}

Nanoseconds nearestRank(std::span<const Nanoseconds> sorted, unsigned percent)
{
    if (sorted.empty())
        return 0;
    const std::size_t rank = (sorted.size() * percent + 99) / 100; // from 1
    return sorted[std::max<std::size_t>(rank, 1) - 1];
}

Distribution distributionOf(std::vector<Nanoseconds> &values)
{
    Distribution d;
    if (values.empty())
        return d;
    std::ranges::sort(values);
    const std::size_t n = values.size();
    d.count = n;
    for (const Nanoseconds v : values)
        d.total = saturatingAdd(d.total, v);
    d.mean = d.total / static_cast<Nanoseconds>(n);
    d.min = values.front();
    d.max = values.back();
    d.p5 = nearestRank(values, 5);
    d.p95 = nearestRank(values, 95);
    d.median = std::midpoint(values[(n - 1) / 2], values[n / 2]);
    return d;
}

} // namespace lanescope
