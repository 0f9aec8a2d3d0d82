#pragma once

#include "core/base/hugearray.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lanescope {

/// Sorts values that come as a few sorted runs, rising or falling, as an exporter writes them: the runs are found and merged, which
/// costs one pass where there is one run and log2(runs) passes else. Many runs are sorted as anything else would be.
/// `before` must be a total order: no two values may be equal in it.
template <class T, class Before>
void sortRuns(HugeArray<T> &values, HugeArray<T> &scratch, Before before)
{
    constexpr std::size_t mostRuns = 64;
    const std::size_t n = values.size();
    std::vector<std::size_t> runs;
    for (std::size_t i = 0; i < n && runs.size() <= mostRuns;) {
        runs.push_back(i);
        std::size_t j = i + 1;
        if (j < n && before(values[j], values[i])) {
            while (j < n && before(values[j], values[j - 1]))
                ++j;
            std::reverse(values.begin() + i, values.begin() + j);
        } else {
            while (j < n && !before(values[j], values[j - 1]))
                ++j;
        }
        i = j;
    }
    if (runs.size() > mostRuns) {
        std::sort(values.begin(), values.end(), before);
        return;
    }
    runs.push_back(n);
    while (runs.size() > 2) {
        scratch.resize(n);
        std::size_t kept = 0;
        for (std::size_t r = 0; r + 1 < runs.size(); r += 2) {
            const std::size_t a = runs[r], b = runs[r + 1], c = r + 2 < runs.size() ? runs[r + 2] : b;
            std::merge(values.begin() + a, values.begin() + b, values.begin() + b, values.begin() + c,
                       scratch.begin() + a, before);
            runs[kept++] = a;
        }
        runs.resize(kept);
        runs.push_back(n);
        std::swap(values, scratch);
    }
}

} // namespace lanescope
