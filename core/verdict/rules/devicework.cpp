#include "core/verdict/rules/devicework.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

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
    return g.category == Category::Kernel && g.kernel.family != KernelFamily::Communication &&
           !g.kernel.operation.starts_with("spin_kernel"); // torch.cuda._sleep()
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
        v.evidence.push_back(evidenceOf(f, l.work,
                                        fmt::format("{}, from {}", shortName(f.trace->name(l.work)),
                                                    opText(f, l) + (l.call ? lineText(f, l.call) : "")) +
                                            (step.empty() ? "" : ", ") + step));
    }
}

const DeviceLimits *limitsFor(const std::vector<DeviceLimits> &limits, const KernelGroup &g)
{
    if (!g.geometry)
        return nullptr;
    const auto it = std::ranges::find(limits, g.geometry->device, &DeviceLimits::device);
    return it != limits.end() ? &*it : nullptr;
}

void addVerdict(const Facts &f, const Thresholds &t, Verdict v, Findings &out)
{
    addSamples(f, t, v);
    // Without steady steps the whole window was judged.
    if (f.steadySteps().empty())
        for (std::string *text : {&v.summary, &v.advice})
            for (const auto &[step, window] :
                 {std::pair("a step", "in the window"), std::pair("of the step", "of the window")})
                for (std::size_t at = 0; (at = text->find(step, at)) != std::string::npos;)
                    text->replace(at, std::string_view(step).size(), window);
    out.verdicts.push_back(std::move(v));
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
