#include "core/base/intervals.h"

#include <algorithm>

namespace lanescope {

Intervals unite(std::vector<TimeRange> ranges)
{
    const auto byStart = [](const TimeRange &a, const TimeRange &b) { return a.start < b.start; };
    if (!std::is_sorted(ranges.begin(), ranges.end(), byStart))
        std::sort(ranges.begin(), ranges.end(), byStart);
    std::size_t kept = 0;
    for (const TimeRange &r : ranges) {
        if (r.isEmpty())
            continue;
        if (kept > 0 && r.start <= ranges[kept - 1].end)
            ranges[kept - 1].end = std::max(ranges[kept - 1].end, r.end);
        else
            ranges[kept++] = r;
    }
    ranges.resize(kept);
    return ranges;
}

Intervals unite(const Intervals &a, const Intervals &b)
{
    std::vector<TimeRange> both;
    both.reserve(a.size() + b.size());
    std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both),
               [](const TimeRange &x, const TimeRange &y) { return x.start < y.start; });
    return unite(std::move(both));
}

Intervals intersect(const Intervals &a, const Intervals &b)
{
    Intervals out;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const TimeRange both = a[i].clipped(b[j]);
        if (!both.isEmpty())
            out.push_back(both);
        a[i].end < b[j].end ? ++i : ++j;
    }
    return out;
}

Intervals subtract(const Intervals &a, const Intervals &b)
{
    Intervals out;
    std::size_t j = 0;
    for (TimeRange rest : a) {
        while (j < b.size() && b[j].end <= rest.start)
            ++j;
        for (std::size_t k = j; k < b.size() && b[k].start < rest.end; ++k) {
            if (b[k].start > rest.start)
                out.push_back({rest.start, b[k].start});
            rest.start = std::max(rest.start, b[k].end);
            if (rest.isEmpty())
                break;
        }
        if (!rest.isEmpty())
            out.push_back(rest);
    }
    return out;
}

Intervals clip(const Intervals &a, TimeRange to)
{
    return intersect(a, Intervals{to});
}

Nanoseconds length(const Intervals &a)
{
    Nanoseconds sum = 0;
    for (const TimeRange &r : a)
        sum = saturatingAdd(sum, saturatingSubtract(r.end, r.start));
    return sum;
}

Nanoseconds overlapLength(const Intervals &a, TimeRange range)
{
    Nanoseconds sum = 0;
    auto it =
        std::upper_bound(a.begin(), a.end(), range.start, [](Nanoseconds t, const TimeRange &r) { return t < r.end; });
    for (; it != a.end() && it->start < range.end; ++it)
        sum += std::max<Nanoseconds>(0, it->clipped(range).length());
    return sum;
}

} // namespace lanescope
