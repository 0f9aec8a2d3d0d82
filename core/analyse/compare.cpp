#include "core/analyse/compare.h"

namespace lanescope {

Comparison compareTraces(const Facts &a, const Facts &b)
{
    Comparison c;
    c.steps = compareSteps(a, b);
    c.rows = compareRows(c.steps);
    c.launched = compareLaunched(c.steps);
    c.fused = findFusions(c.steps, c.rows, c.launched, true);
    c.split = findFusions(c.steps, c.rows, c.launched, false);
    return c;
}

} // namespace lanescope
