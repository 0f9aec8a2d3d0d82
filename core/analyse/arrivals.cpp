#include "core/analyse/arrivals.h"

#include <algorithm>
#include <unordered_map>

namespace lanescope {

namespace {

std::size_t at(Doing doing)
{
    return static_cast<std::size_t>(doing);
}

/// A call that takes longer has waited for something (HTA's limit for slow launches).
constexpr Nanoseconds waitingCall = 50'000;

bool isOp(Category c)
{
    return c == Category::CpuOp || c == Category::Runtime || c == Category::Driver;
}

} // namespace

const char *doingName(Doing doing)
{
    switch (doing) {
    case Doing::Compute: return "compute";
    case Doing::Copies: return "copies";
    case Doing::Communication: return "communication";
    case Doing::Input: return "input";
    case Doing::Cpu: return "cpu";
    case Doing::Profiler: return "profiler";
    case Doing::Unrecorded: break;
    }
    return "unrecorded";
}

Doings::Doings(const Facts &facts)
    : m_trace(*facts.trace)
{
    Intervals compute, communication, memory;
    for (const DeviceTime &d : facts.devices) {
        compute = unite(compute, d.compute);
        communication = unite(communication, d.communication);
        memory = unite(memory, d.memory);
    }
    std::unordered_map<LaneId, std::vector<TimeRange>> waitsOf; // by thread
    std::vector<TimeRange> waits;
    for (const DeviceCall &call : facts.calls.calls)
        if (call.kind == CallKind::Sync ||
            (call.kind != CallKind::Other && m_trace.duration(call.slice) >= waitingCall)) {
            waits.push_back(m_trace.range(call.slice));
            waitsOf[m_trace.laneOf(call.slice)].push_back(waits.back());
        }
    std::vector<TimeRange> ops, busy;
    for (const Lane &lane : m_trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        std::vector<Op> outermost;
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            if (!isOp(m_trace.category(lane.slice(i))) ||
                (!outermost.empty() && lane.start(i) < outermost.back().range.end))
                continue;
            outermost.push_back({{lane.start(i), lane.end(i)}, lane.slice(i)});
            ops.push_back(outermost.back().range);
        }
        std::vector<TimeRange> own;
        for (const Op &op : outermost)
            own.push_back(op.range);
        for (const TimeRange &range : subtract(unite(std::move(own)), unite(std::move(waitsOf[lane.id()]))))
            busy.push_back(range);
        if (!outermost.empty())
            m_ops.push_back(std::move(outermost));
    }
    m_cpuBusy = unite(std::move(busy));
    m_held = intersect(unite(std::move(waits)), subtract(communication, compute));
    std::vector<TimeRange> profiler;
    for (const auto *list : {&facts.cost.requests, &facts.cost.others})
        for (const SliceId s : *list)
            profiler.push_back(m_trace.range(s));

    // Each takes what those before it have left.
    Intervals taken;
    const auto take = [&](Doing doing, Intervals set) {
        m_sets[at(doing)] = subtract(set, taken);
        taken = unite(taken, set);
    };
    take(Doing::Compute, std::move(compute));
    take(Doing::Communication, std::move(communication));
    take(Doing::Copies, std::move(memory));
    take(Doing::Profiler, unite(std::move(profiler)));
    take(Doing::Input, unite(facts.inputWaits));
    take(Doing::Cpu, unite(std::move(ops)));
}

std::array<Nanoseconds, doingCount> Doings::in(TimeRange window) const
{
    std::array<Nanoseconds, doingCount> did{};
    if (window.isEmpty())
        return did;
    Nanoseconds left = window.length();
    for (std::size_t i = 0; i < doingCount; ++i) {
        did[i] = overlapLength(m_sets[i], window);
        left -= did[i];
    }
    did[at(Doing::Unrecorded)] = left;
    return did;
}

NameId Doings::mostOpIn(TimeRange window) const
{
    NameId best;
    Nanoseconds most = 0;
    for (const std::vector<Op> &ops : m_ops) {
        std::unordered_map<NameId, Nanoseconds> times;
        for (auto op = std::ranges::upper_bound(ops, window.start, {}, [](const Op &o) { return o.range.end; });
             op != ops.end() && op->range.start < window.end; ++op) {
            const NameId name = m_trace.nameId(op->slice);
            const Nanoseconds time = times[name] += op->range.clipped(window).length();
            if (time > most || (time == most && best && m_trace.text(name) < m_trace.text(best))) {
                most = time;
                best = name;
            }
        }
    }
    return best;
}

std::vector<Arrival> findArrivals(const Facts &facts, const std::vector<Collective> &collectives)
{
    const Trace &trace = *facts.trace;
    const Doings doings(facts);
    std::unordered_map<SliceId, const Launch *> launches;
    for (const Launch &l : facts.launches)
        launches[l.work] = &l;
    std::vector<Arrival> arrivals;
    std::optional<Nanoseconds> previousEnd;
    for (const Collective &c : collectives) {
        Arrival a;
        const Nanoseconds start = trace.start(c.kernel);
        if (previousEnd && *previousEnd < start) {
            a.before = {*previousEnd, start};
            a.did = doings.in(a.before);
            a.mostOp = doings.mostOpIn(a.before);
        }
        if (const auto launch = launches.find(c.kernel); launch != launches.end())
            a.step = launch->second->step;
        previousEnd = std::max(previousEnd.value_or(trace.end(c.kernel)), trace.end(c.kernel));
        arrivals.push_back(a);
    }
    return arrivals;
}

} // namespace lanescope
