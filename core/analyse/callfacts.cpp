#include "core/analyse/callfacts.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace lanescope {

JudgedTime::JudgedTime(const StepFacts &steps, std::optional<TimeRange> range)
    : m_steps(steps.steps)
    , m_range(range)
{
    m_isSteady = std::ranges::any_of(
        m_steps, [&](const StepWindow &s) { return s.steady && (!m_range || m_range->overlaps(s.window)); });
}

std::int32_t JudgedTime::stepOf(Nanoseconds t) const
{
    const auto after = std::ranges::upper_bound(m_steps, t, {}, [](const StepWindow &s) { return s.own.start; });
    if (after == m_steps.begin() || t >= std::prev(after)->own.end)
        return -1;
    return static_cast<std::int32_t>(after - m_steps.begin()) - 1;
}

bool JudgedTime::holds(Nanoseconds t) const
{
    return holds(stepOf(t), t);
}

bool JudgedTime::holds(std::int32_t step, Nanoseconds t) const
{
    if (m_range && !m_range->contains(t))
        return false;
    return !m_isSteady || (step >= 0 && m_steps[static_cast<std::size_t>(step)].steady);
}

CallKind callKind(std::string_view name)
{
    // cudaX, cuX and hipX are one interface in three spellings.
    for (const std::string_view prefix : {"cuda", "cu", "hip"}) {
        if (name.starts_with(prefix)) {
            name.remove_prefix(prefix.size());
            break;
        }
    }
    const auto is = [&](std::initializer_list<std::string_view> starts) {
        return std::ranges::any_of(starts, [&](std::string_view s) { return name.starts_with(s); });
    };
    if (is({"Launch", "GraphLaunch", "ExtModuleLaunch", "ModuleLaunch", "ExtLaunch"}))
        return CallKind::Launch;
    if (is({"Memcpy", "Memset"}))
        return name.find("Async") != std::string_view::npos || name.find("WithStream") != std::string_view::npos
                   ? CallKind::Copy
                   : CallKind::SyncCopy;
    if (is({"StreamSynchronize", "DeviceSynchronize", "EventSynchronize", "CtxSynchronize"}))
        return CallKind::Sync;
    if (is({"OccupancyMaxActiveBlocksPerMultiprocessor"}))
        return CallKind::OccupancyQuery;
    if (is({"Malloc", "Free", "MemAlloc", "MemFree", "MemCreate", "MemMap", "MemUnmap", "MemRelease", "HostAlloc",
            "HostMalloc", "FreeHost", "HostFree"}))
        return CallKind::Allocation;
    return CallKind::Other;
}

const DeviceCall *CallFacts::find(SliceId slice) const
{
    const auto it = std::ranges::lower_bound(calls, slice, {}, &DeviceCall::slice);
    return it != calls.end() && it->slice == slice ? &*it : nullptr;
}

CallFacts findCalls(const Trace &trace, const StepFacts &steps, const ProfilerCost &cost, const JudgedTime &judged)
{
    CallFacts facts;
    std::unordered_map<NameId, std::size_t> opIndex;
    std::unordered_map<std::uint64_t, Nanoseconds> below; ///< (op, child's name) to time
    std::unordered_map<NameId, CallKind> kinds;
    for (const StepWindow &s : steps.steps)
        facts.mainStepTime = saturatingAdd(facts.mainStepTime, s.own.length());

    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    struct Open {
        Nanoseconds end;
        SliceId slice, op, annotation, frame; ///< the innermost of each, this slice included
        std::size_t opAt;                     ///< of this slice, where it is an op
        Nanoseconds children = 0;             ///< time of ops, annotations and calls right below
        bool isPython = false, judged = false;
    };
    std::vector<Open> stack;
    const auto close = [&] {
        const Open &top = stack.back();
        if (top.opAt != none && top.judged) {
            OpStatistics &op = facts.ops[top.opAt];
            // Children that stick out of their parent are no children, so self is never negative.
            op.self =
                saturatingAdd(op.self, trace.duration(top.slice) - std::min(top.children, trace.duration(top.slice)));
        }
        stack.pop_back();
    };
    Intervals mainTop; ///< top-level slices of the main thread
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        std::vector<TimeRange> top;
        const bool isMain = lane.id() == steps.mainLane;
        std::int32_t step = -1;
        TimeRange sameStep; // the last question's step answers most
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            const Category category = trace.category(s);
            if (!isOnCpu(category))
                continue;
            const TimeRange r{lane.start(i), lane.end(i)};
            while (!stack.empty() && stack.back().end < r.end)
                close();
            if (!sameStep.contains(r.start)) {
                step = judged.stepOf(r.start);
                sameStep = step >= 0 ? steps.steps[static_cast<std::size_t>(step)].own : TimeRange{};
                if (static_cast<std::size_t>(step + 1) < steps.steps.size())
                    sameStep.end = std::min(sameStep.end, steps.steps[static_cast<std::size_t>(step + 1)].own.start);
            }
            Open open{.end = r.end, .slice = s, .op = {}, .annotation = {}, .frame = {}, .opAt = none};
            if (!stack.empty()) {
                open.op = stack.back().op;
                open.annotation = stack.back().annotation;
                open.frame = stack.back().frame;
            }
            open.judged = judged.holds(step, r.start);
            open.isPython = category == Category::PythonFunction;
            if (isMain && step >= 0) {
                ++facts.mainSlices;
                facts.mainPythonSlices += open.isPython;
            }
            if (!open.isPython) {
                bool isTop = true;
                for (auto parent = stack.rbegin(); parent != stack.rend(); ++parent) {
                    if (parent->isPython)
                        continue;
                    isTop = false;
                    parent->children = saturatingAdd(parent->children, r.length());
                    if (parent->opAt != none && parent->judged) {
                        Nanoseconds &time = below[std::uint64_t(parent->opAt) << 32 | trace.nameId(s).value()];
                        time = saturatingAdd(time, r.length());
                    }
                    break;
                }
                if (isTop) {
                    facts.tableTotal = saturatingAdd(facts.tableTotal, r.length());
                    if (open.judged)
                        facts.judgedTime = saturatingAdd(facts.judgedTime, r.length());
                    if (isMain)
                        top.push_back(r);
                }
            }
            if (isDeviceCall(category)) {
                const auto [kind, isNew] = kinds.try_emplace(trace.nameId(s), CallKind::Other);
                if (isNew)
                    kind->second = callKind(trace.name(s));
                facts.calls.push_back({s, open.op, open.annotation, open.frame, kind->second, step, open.judged});
            } else if (category == Category::CpuOp) {
                const auto [at, isNew] = opIndex.try_emplace(trace.nameId(s), facts.ops.size());
                if (isNew) {
                    facts.ops.emplace_back();
                    facts.ops.back().name = trace.nameId(s);
                }
                OpStatistics &op = facts.ops[at->second];
                op.slices.push_back(s.value());
                if (open.judged) {
                    ++op.count;
                    op.total = saturatingAdd(op.total, r.length());
                }
                open.opAt = at->second;
                open.op = s;
            } else if (open.isPython) {
                open.frame = s;
            } else if (!trace.name(s).starts_with("ProfilerStep#")) {
                open.annotation = s;
            }
            stack.push_back(open);
        }
        while (!stack.empty())
            close();
        if (isMain)
            mainTop = unite(std::move(top));
    }
    for (const auto *records : {&cost.requests, &cost.others, &cost.loading, &cost.queueFull})
        for (const SliceId s : *records)
            facts.tableTotal =
                saturatingAdd(facts.tableTotal, trace.duration(s) - overlapLength(mainTop, trace.range(s)));
    for (const auto &[key, time] : below) {
        OpStatistics &op = facts.ops[key >> 32];
        const NameId child(static_cast<std::uint32_t>(key));
        if (std::pair(time, trace.text(op.mainChild ? op.mainChild : child)) >
                std::pair(op.mainChildTime, trace.text(child)) ||
            !op.mainChild) {
            op.mainChild = child;
            op.mainChildTime = time;
        }
    }
    std::ranges::sort(facts.calls, {}, &DeviceCall::slice);
    std::ranges::sort(facts.ops, [&](const OpStatistics &a, const OpStatistics &b) {
        return a.self != b.self ? a.self > b.self : trace.text(a.name) < trace.text(b.name);
    });
    return facts;
}

} // namespace lanescope
