#include "core/verdict/rules/common.h"

#include "core/base/words.h"

#include <array>
#include <fmt/format.h>

namespace lanescope {

bool inRange(const Facts &f, SliceId s)
{
    return !f.range || f.range->overlaps(f.trace->range(s)) || f.range->contains(f.trace->start(s));
}

const StepWindow *stepAt(const Facts &f, Nanoseconds t)
{
    for (const StepWindow &s : f.steps.steps)
        if (s.own.contains(t) || s.window.contains(t))
            return &s;
    return nullptr;
}

std::string stepText(const Facts &f, Nanoseconds t)
{
    const StepWindow *step = f.steps.standIn.empty() ? stepAt(f, t) : nullptr;
    return step ? fmt::format("in step {}", step->number) : std::string();
}

Evidence evidenceOf(const Facts &f, SliceId s, std::string note)
{
    return {f.trace->laneOf(s), s, f.trace->range(s), std::move(note)};
}

Intervals profilerTime(const Facts &f)
{
    std::vector<TimeRange> records;
    for (const auto *list : {&f.cost.requests, &f.cost.others})
        for (const SliceId s : *list)
            records.push_back(f.trace->range(s));
    return unite(std::move(records));
}

bool runsBesideOthers(const Facts &f, std::uint32_t launch)
{
    const Trace &trace = *f.trace;
    const TimeRange range = trace.range(f.launches[launch].work);
    const Lane &own = trace.lane(trace.laneOf(f.launches[launch].work));
    bool found = false;
    for (const Lane &lane : trace.lanes()) {
        if (found || lane.kind() != LaneKind::GpuStream || lane.id() == own.id() || lane.device() != own.device())
            continue;
        lane.overlapping(range, [&](SliceId s) {
            found = isDeviceWork(trace.category(s));
            return !found;
        });
    }
    return found;
}

void addSamples(const Facts &f, const Thresholds &t, Verdict &v)
{
    const auto steps = static_cast<std::int64_t>(f.steadySteps().size());
    v.numbers.push_back(Number::count("steady_steps", steps));
    if (steps == 0)
        v.whyItMightBeWrong = "No steady step was recorded, so start-up costs weigh in. " + v.whyItMightBeWrong;
    else if (steps < t.fewSamples)
        v.whyItMightBeWrong = "Few samples: {steady_steps} steady. " + v.whyItMightBeWrong;
}

VerdictSeverity severityByShare(double share, double warning, double critical)
{
    return share >= critical  ? VerdictSeverity::Critical
           : share >= warning ? VerdictSeverity::Warning
                              : VerdictSeverity::Info;
}

std::string shortName(std::string_view name, std::size_t most)
{
    // `void at::native::vectorized_elementwise_kernel<4, ...>(int, ...)`: what stands before the first bracket, without its scopes.
    if (name.starts_with("void "))
        name.remove_prefix(5);
    // CUTLASS has one template for all kernels: `cutlass::Kernel2<cutlass_80_simt_sgemm_256x128_8x4_nn_align1>(...)`.
    if (name.starts_with("cutlass::Kernel") && name.find("<cutlass_") != name.npos) {
        name.remove_prefix(name.find('<') + 1);
        name = name.substr(0, name.find_first_of(">(,"));
    }
    std::size_t bracket = name.find_first_of("<(", 1);
    while (bracket != name.npos && name.substr(bracket).starts_with("(anonymous namespace)"))
        bracket = name.find_first_of("<(", bracket + 1);
    // `Memcpy HtoD (Pageable -> Device)` keeps its brackets.
    if (bracket != std::string_view::npos && name[bracket - 1] != ' ') {
        const std::string_view head = name.substr(0, bracket);
        const std::size_t scope = head.rfind("::");
        if (scope != std::string_view::npos && scope + 2 < head.size())
            name = head.substr(scope + 2);
        else if (!head.empty())
            name = head;
    }
    return elided(name, most);
}

bool isGemmLike(std::string_view kernel)
{
    static constexpr std::array<std::string_view, 14> marks{"gemm",  "cutlass", "nvjet", "xmma", "wgmma",
                                                            "wgrad", "dgrad",   "fprop", "conv", "flash",
                                                            "fmha",  "splitK",  "Cijk_", "gemv"};
    return std::ranges::any_of(marks, [&](std::string_view m) { return kernel.find(m) != std::string_view::npos; });
}

} // namespace lanescope
