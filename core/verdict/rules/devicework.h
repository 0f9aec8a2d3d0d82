#pragma once

#include "core/analyse/occupancy.h"
#include "core/verdict/rules/common.h"

#include <optional>
#include <string>
#include <vector>

// What the rules about kernels and copies share.

namespace lanescope {

/// CPU time of the judged steps: their own spans; without steps the window.
Nanoseconds judgedCpuTime(const Facts &f);
/// Judged kernels that compute: no copies, no communication, which waits more than it works.
bool isCompute(const KernelGroup &g);
/// Summed durations of all of them; kernels side by side count each.
Nanoseconds computeTime(const Facts &f);
/// Time of the groups that `pick` takes, and those groups.
struct PickedKernels {
    std::vector<const KernelGroup *> groups; ///< most time first
    Nanoseconds time = 0;
    std::int64_t count = 0;
};
template <class Pick>
PickedKernels pickKernels(const Facts &f, Pick pick)
{
    PickedKernels picked;
    for (const KernelGroup &g : f.kernels) {
        if (g.judged.empty() || !isCompute(g) || !pick(g))
            continue;
        picked.groups.push_back(&g);
        picked.time = saturatingAdd(picked.time, g.total);
        picked.count += static_cast<std::int64_t>(g.judged.size());
    }
    return picked;
}

/// What saving `ns` of device time would gain a step: all of it where the device is the limit, else nothing that could be promised.
std::optional<Nanoseconds> deviceGain(const Facts &f, const Thresholds &t, Nanoseconds ns);
/// The longest judged launch of a group.
const Launch &longestOf(const Facts &f, const KernelGroup &g);
/// Appends the longest launch of each of the first groups.
void addKernels(const Facts &f, Verdict &v, const PickedKernels &picked, std::size_t most = 5);
/// The device's limits for a launch; null where the file does not have them.
const DeviceLimits *limitsFor(const std::vector<DeviceLimits> &limits, const KernelGroup &g);
/// Adds the number of samples, speaks of the window where there were no steps, and hands the verdict over.
void addVerdict(const Facts &f, const Thresholds &t, Verdict v, Findings &out);
/// `aten::mm`, or `an unknown op`.
std::string opText(const Facts &f, const Launch &l);
/// The line of the program that led to a slice of a CPU thread: ` from train.py(12): step`; empty where stacks were not recorded. Frames
/// of torch itself and of other installed packages are passed over.
std::string lineText(const Facts &f, SliceId cpu);
/// Whether the profiler was told to record this: a root key such as `record_shapes`.
bool wasRecorded(const Trace &trace, std::string_view key);

} // namespace lanescope
