#include "core/analyse/steptable.h"

#include "core/analyse/devicetime.h"
#include "core/analyse/gaps.h"
#include "core/analyse/groups.h"
#include "core/analyse/profilercost.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

std::vector<StepTime> stepTimes(const Trace &trace, const StepFacts &steps, const Selection &selection)
{
    std::vector<StepTime> chosen;
    for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        const StepWindow &step = steps.steps[i];
        StepTime time;
        time.step = i;
        time.window = step.window;
        if (selection.kind == Selection::Range) {
            if (!selection.range.contains(step.own.start))
                continue;
            time.window = step.window.clipped(selection.range);
            time.window.end = std::max(time.window.start, time.window.end);
        } else if (selection.kind == Selection::Steps) {
            if (std::ranges::find(selection.windows, step.slice, &StepWindow::slice) == selection.windows.end())
                continue;
        }
        chosen.push_back(time);
    }
    const std::vector<DeviceTime> devices = deviceTimes(trace);
    if (devices.empty())
        return chosen;

    std::vector<std::size_t> placeOfStep(steps.steps.size(), chosen.size()); // in `chosen`
    Intervals windows;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        placeOfStep[chosen[i].step] = i;
        if (!chosen[i].window.isEmpty())
            windows.push_back(chosen[i].window);
    }
    const GapFinder gaps(trace, findProfilerCost(trace));
    std::vector<std::vector<StepTime>> byDevice(devices.size(), chosen);
    for (std::size_t d = 0; d < devices.size(); ++d) {
        std::vector<StepTime> &times = byDevice[d];
        for (StepTime &time : times) {
            time.device = devices[d].device;
            time.busy = overlapLength(devices[d].busy, time.window);
        }
        std::size_t at = 0;
        for (const Gap &gap : gaps.deviceGaps(devices[d].device, windows)) // each lies in one window
            for (const GapPart &part : gap.parts) {
                while (at < times.size() && times[at].window.end <= part.range.start)
                    ++at;
                Nanoseconds &sum = times[at].idle[static_cast<std::size_t>(part.cause)];
                sum = saturatingAdd(sum, part.range.length());
            }
    }
    for (const std::uint32_t w : trace.deviceWork()) {
        const SliceId s(w), launch = trace.launchOf(s);
        const Nanoseconds t = trace.start(launch ? launch : s);
        const auto after =
            std::ranges::upper_bound(steps.steps, t, {}, [](const StepWindow &step) { return step.own.start; });
        if (after == steps.steps.begin() || t >= std::prev(after)->own.end)
            continue;
        const std::size_t place = placeOfStep[static_cast<std::size_t>(std::prev(after) - steps.steps.begin())];
        if (place == chosen.size())
            continue;
        const std::int64_t device = trace.lane(trace.laneOf(s)).device().value_or(-1);
        const auto d = std::ranges::lower_bound(devices, device, {}, &DeviceTime::device) - devices.begin();
        StepTime &time = byDevice[static_cast<std::size_t>(d)][place];
        ++(trace.category(s) == Category::Kernel ? time.kernels : time.copies);
    }
    std::vector<StepTime> out;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        for (const auto &times : byDevice)
            out.push_back(times[i]);
    return out;
}

Table stepTable(const Trace &trace, const Selection &selection)
{
    const StepFacts steps = findSteps(trace);
    const std::vector<StepTime> times = stepTimes(trace, steps, selection);
    const bool manyDevices = times.size() > 1 && times[0].step == times[1].step;
    Table table = newTable("steps", "Steps");
    table.columns = {
        {"number", "Step", "The number that the profiler gave it.", CellUnit::Plain},
        {"state", "State", "First, second, or one of the steady steps that come after them.", CellUnit::Text},
        {"device", "GPU", "The device that the numbers right of here are of.", CellUnit::Plain, manyDevices},
        {"wall_ns", "Wall",
         "From the start of the step, or the end of the step before if that is later, to the end of the last device "
         "work that was "
         "launched in it. Busy and the kinds of idle add up to it.",
         CellUnit::Time},
        {"cpu_ns", "CPU", "The step as the CPU saw it, from its start to its own end.", CellUnit::Time},
        {"gpu_busy_ns", "GPU busy", "How long any stream of the device ran a kernel, copy or set within the wall time.",
         CellUnit::Time},
        {"gpu_share", "GPU share", "GPU busy as a share of the wall time without what the profiler caused.",
         CellUnit::Share},
        {"host_wait_ns", "Host wait", "Idle because the CPU had not launched the next work yet.", CellUnit::Time},
        {"kernel_wait_ns", "Kernel wait",
         "Idle although the next work had been launched: short stretches, as they lie between one kernel and the next.",
         CellUnit::Time},
        {"other_ns", "Other idle",
         "Idle for another reason: launched in time, but the device took long to begin; or nothing follows.",
         CellUnit::Time},
        {"buffer_request_ns", "Buffer request",
         "Idle because the profiler asked for memory and held a launch meanwhile.", CellUnit::Time},
        {"profiler_ns", "Profiler", "Idle because of the profiler's other work, such as its flushes.", CellUnit::Time},
        {"kernels", "Kernels", "Kernels launched in the step.", CellUnit::Count},
        {"copies", "Copies", "Copies and sets launched in the step.", CellUnit::Count}};
    for (const StepTime &time : times) {
        const StepWindow &step = steps.steps[time.step];
        const Nanoseconds wall = time.window.length();
        const auto idle = [&](GapCause cause) { return time.idle[static_cast<std::size_t>(cause)]; };
        const auto onDevice = [&](Cell cell) { return time.device ? std::move(cell) : Cell(); };
        const char *state = time.step == 0 ? "first" : step.steady ? "steady" : "second";
        const std::uint32_t slice = step.slice.value();
        addRow(table,
               {step.number, state, onDevice(time.device.value_or(-1)), wall, step.own.length(), onDevice(time.busy),
                onDevice(shareCell(time.busy, wall - idle(GapCause::BufferRequest) - idle(GapCause::Profiler))),
                onDevice(idle(GapCause::HostWait)), onDevice(idle(GapCause::KernelWait)),
                onDevice(idle(GapCause::Other)), onDevice(idle(GapCause::BufferRequest)),
                onDevice(idle(GapCause::Profiler)), onDevice(countCell(time.kernels)),
                onDevice(countCell(time.copies))},
               std::span(&slice, 1));
    }
    if (steps.steps.empty())
        table.footer.emplace_back("No steps here: a loop that calls the profiler's step() makes them.");
    else if (!steps.standIn.empty())
        table.footer.push_back(fmt::format("The profiler marked no steps; each \"{}\" serves as one.", steps.standIn));
    if (selection.kind == Selection::Range)
        table.footer.emplace_back("Wall time, GPU busy and idle are those within the range.");
    return table;
}

} // namespace lanescope
