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

} // namespace lanescope
