#include "core/base/statistics.h"

#include <algorithm>
#include <cmath>
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

double rankCorrelation(const std::vector<Nanoseconds> &values)
{
    const std::size_t n = values.size();
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return values[i]; });
    // Pearson's correlation of ranks and positions, both around their common mean.
    const double mean = (static_cast<double>(n) - 1) / 2;
    double both = 0, ofRanks = 0, ofPositions = 0;
    for (std::size_t i = 0; i < n;) {
        std::size_t j = i;
        while (j < n && values[order[j]] == values[order[i]])
            ++j;
        const double rank = (static_cast<double>(i) + static_cast<double>(j) - 1) / 2 - mean;
        for (std::size_t k = i; k < j; ++k) {
            const double position = static_cast<double>(order[k]) - mean;
            both += rank * position;
            ofRanks += rank * rank;
            ofPositions += position * position;
        }
        i = j;
    }
    return ofRanks > 0 && ofPositions > 0 ? both / std::sqrt(ofRanks * ofPositions) : 0;
}

} // namespace lanescope
