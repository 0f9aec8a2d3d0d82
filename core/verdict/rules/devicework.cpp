#include "core/verdict/rules/devicework.h"

#include <algorithm>
#include <fmt/format.h>

namespace lanescope {

Nanoseconds judgedCpuTime(const Facts &f)
{
    Nanoseconds total = 0;
    for (const StepWindow *s : f.steadySteps())
        total = saturatingAdd(total, s->own.length());
    return total > 0 ? total : (f.range ? *f.range : f.steps.window).length();
}

bool isCompute(const KernelGroup &g)
{
    return g.category == Category::Kernel && g.kernel.family != KernelFamily::Communication;
}

Nanoseconds computeTime(const Facts &f)
{
    return pickKernels(f, [](const KernelGroup &) { return true; }).time;
}

std::optional<Nanoseconds> deviceGain(const Facts &f, const Thresholds &t, Nanoseconds ns)
{
    if (!f.shares || f.shares->share(f.shares->busy) < t.computeBound || ns <= 0)
        return std::nullopt;
    return ns / f.judgedSteps();
}

const Launch &longestOf(const Facts &f, const KernelGroup &g)
{
    const auto longest =
        std::ranges::max_element(g.judged, {}, [&](std::uint32_t i) { return f.trace->duration(f.launches[i].work); });
    return f.launches[*longest];
}

void addKernels(const Facts &f, Verdict &v, const PickedKernels &picked, std::size_t most)
{
    for (std::size_t i = 0; i < std::min(most, picked.groups.size()); ++i) {
        const Launch &l = longestOf(f, *picked.groups[i]);
        const std::string step = stepText(f, f.trace->start(l.work));
        v.evidence.push_back(
            evidenceOf(f, l.work,
                       fmt::format("{}, from {}{}{}{}", shortName(f.trace->name(l.work)), opText(f, l),
                                   l.call ? lineText(f, l.call) : "", step.empty() ? "" : ", ", step)));
    }
}

const DeviceLimits *limitsFor(const std::vector<DeviceLimits> &limits, const KernelGroup &g)
{
    if (!g.geometry)
        return nullptr;
    const auto it = std::ranges::find(limits, g.geometry->device, &DeviceLimits::device);
    return it != limits.end() ? &*it : nullptr;
}

std::string opText(const Facts &f, const Launch &l)
{
    return l.op ? shortName(f.trace->name(l.op)) : l.fromGraph ? std::string("a graph") : std::string("an unknown op");
}

std::string lineText(const Facts &f, SliceId cpu)
{
    const Trace &trace = *f.trace;
    for (SliceId p = trace.parent(cpu); p; p = trace.parent(p)) {
        if (trace.category(p) != Category::PythonFunction)
            continue;
        const std::string_view name = trace.name(p);
        if (name.starts_with("<") || name.starts_with("nn.Module") || name.find("site-packages/") != name.npos ||
            name.starts_with("torch/") || name.find("dist-packages/") != name.npos || name.find(".py(") == name.npos)
            continue;
        return fmt::format(" at {}", name);
    }
    return {};
}

bool wasRecorded(const Trace &trace, std::string_view key)
{
    for (const auto &[name, value] : trace.metadata())
        if (name == key)
            return value == "1" || value == "true";
    return false;
}

} // namespace lanescope
