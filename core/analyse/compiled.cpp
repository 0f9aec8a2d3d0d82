#include "core/analyse/compiled.h"

#include "core/analyse/autogradwaits.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace lanescope {

CompileRow compileRow(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, CompileRow>, 9> rows{{
        {"TorchDynamo Cache Lookup", CompileRow::Lookup},
        {"Torch-Compiled Region", CompileRow::Region},
        {"Pregraph bytecode", CompileRow::Pregraph},
        {"AOTDispatcher Runtime Wrapper Prologue", CompileRow::Prologue},
        {"CompiledFunctionBackward", CompileRow::Backward},
        {"CompiledFunction", CompileRow::Function},
        {"## Call CompiledFxGraph", CompileRow::Graph},
        {"Call CompiledFxGraph", CompileRow::Graph},
        {"Compiled Autograd", CompileRow::Function},
    }};
    for (const auto &[start, row] : rows)
        if (name.starts_with(start))
            return row;
    return name.ends_with("(dynamo_timed)") ? CompileRow::Compiling : CompileRow::None;
}

namespace {

/// K and M of `Torch-Compiled Region: K/M`; autograd's variants write `!` ids before them.
std::optional<std::pair<std::int64_t, std::int64_t>> frameOf(std::string_view name)
{
    const std::size_t colon = name.rfind(':'), slash = name.rfind('/');
    if (colon == std::string_view::npos || slash == std::string_view::npos || slash < colon)
        return std::nullopt;
    std::string_view frame = name.substr(colon + 1, slash - colon - 1);
    frame.remove_prefix(std::min(frame.size(), frame.find_first_not_of(" !")));
    if (const std::size_t other = frame.rfind('/'); other != std::string_view::npos)
        frame.remove_prefix(other + 1);
    const auto k = parseInteger(frame), m = parseInteger(name.substr(slash + 1));
    return k && m ? std::optional(std::pair(*k, *m)) : std::nullopt;
}

} // namespace

CompileFacts findCompiled(const Trace &trace, const CallFacts &calls, const std::vector<Launch> &launches,
                          const JudgedTime &judged)
{
    CompileFacts facts;
    std::unordered_map<NameId, CompileRow> rows;
    for (const OpStatistics &op : calls.ops)
        if (const CompileRow row = compileRow(trace.text(op.name)); row != CompileRow::None)
            rows[op.name] = row;
    if (rows.empty())
        return facts;

    constexpr std::size_t none = static_cast<std::size_t>(-1);
    struct Open {
        Nanoseconds end;
        CompileRow row;
        bool isOp;
        std::size_t region;         ///< the outermost around, this one included
        std::array<bool, 9> inside; ///< by row: within one of that kind, this one included
    };
    std::map<std::int64_t, CompiledFrame> frames;
    std::unordered_map<SliceId, std::size_t> regionOfCall;
    std::vector<Open> stack;
    std::vector<bool> isBackward; // by region
    const AutogradWaits autograd(trace);
    for (const Lane &lane : trace.lanes()) {
        if (lane.kind() != LaneKind::CpuThread)
            continue;
        stack.clear();
        SliceId lookup; // waits for its region
        const Intervals &waits = autograd.of(lane.id());
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            const Category category = trace.category(s);
            if (!isOnCpu(category) || category == Category::PythonFunction)
                continue;
            const TimeRange r{lane.start(i), lane.end(i)};
            while (!stack.empty() && stack.back().end < r.end)
                stack.pop_back();
            CompileRow row = CompileRow::None;
            if (category == Category::CpuOp || category == Category::UserAnnotation) {
                const auto [it, isNew] = rows.try_emplace(trace.nameId(s), CompileRow::None);
                if (isNew)
                    it->second = compileRow(trace.name(s)); // a graph's call may be an annotation
                row = it->second;
            }
            Open open{r.end, row, category == Category::CpuOp, none, {}};
            if (!stack.empty()) {
                open.region = stack.back().region;
                open.inside = stack.back().inside;
            }
            const bool isOutermost = !open.inside[static_cast<std::size_t>(row)];
            open.inside[static_cast<std::size_t>(row)] = true;
            open.inside[0] = false;
            CompiledRegion *region = open.region != none ? &facts.regions[open.region] : nullptr;
            const auto add = [&](Nanoseconds CompiledRegion::*member) {
                if (region && isOutermost)
                    region->*member = saturatingAdd(region->*member, r.length());
            };
            const auto begin = [&](Open &around, SliceId slice, TimeRange range) {
                around.region = facts.regions.size();
                isBackward.push_back(row == CompileRow::Backward);
                CompiledRegion &made = facts.regions.emplace_back();
                made.slice = slice;
                made.step = judged.stepOf(range.start);
                made.judged = judged.holds(made.step, range.start);
                // Compiled code may call backward(): what runs elsewhere is no cost of wrappers here.
                made.frame = range.length() - overlapLength(waits, range);
            };
            switch (row) {
            case CompileRow::Lookup:
                facts.lookups.push_back(s);
                add(&CompiledRegion::lookup);
                if (!region)
                    lookup = s;
                break;
            case CompileRow::Region:
                if (const auto frame = frameOf(trace.name(s))) {
                    CompiledFrame &known = frames[frame->first];
                    if (known.frame < 0 || frame->second > known.lastEntry) {
                        known.frame = frame->first;
                        known.lastEntry = frame->second;
                        known.example = s;
                    }
                }
                if (region) {
                    ++region->inner;
                    break;
                }
                begin(open, s, r);
                if (lookup) {
                    facts.regions.back().lookup = trace.duration(lookup);
                    facts.regions.back().frame = saturatingAdd(facts.regions.back().frame, trace.duration(lookup));
                }
                lookup = {};
                break;
            case CompileRow::Backward:
                if (!region)
                    begin(open, s, r);
                break;
            case CompileRow::Pregraph: add(&CompiledRegion::pregraph); break;
            case CompileRow::Prologue: add(&CompiledRegion::prologue); break;
            case CompileRow::Graph:
                add(&CompiledRegion::graph);
                if (std::ranges::find(facts.graphs, trace.nameId(s)) == facts.graphs.end())
                    facts.graphs.push_back(trace.nameId(s));
                break;
            case CompileRow::Compiling:
                if (isOutermost)
                    facts.compiling.push_back(s);
                break;
            case CompileRow::Function: break;
            case CompileRow::None:
                if (!region)
                    break;
                if (isDeviceCall(category))
                    regionOfCall[s] = open.region;
                // What the machinery calls counts, not what that calls in turn.
                if ((category == Category::CpuOp || isDeviceCall(category)) &&
                    !open.inside[static_cast<std::size_t>(CompileRow::Compiling)] &&
                    (!stack.back().isOp || stack.back().row != CompileRow::None))
                    region->ops = saturatingAdd(region->ops, r.length());
                break;
            }
            stack.push_back(open);
        }
    }
    std::unordered_map<SliceId, bool> counted;
    for (const Launch &l : launches) {
        const auto it = l.call ? regionOfCall.find(l.call) : regionOfCall.end();
        if (it == regionOfCall.end())
            continue;
        CompiledRegion &region = facts.regions[it->second];
        region.device = saturatingAdd(region.device, trace.duration(l.work));
        ++region.kernels;
        region.launches += counted.try_emplace(l.call, true).second;
        region.replaysGraph |= l.fromGraph;
    }
    std::vector<CompiledRegion> all = std::exchange(facts.regions, {});
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].frame -= std::min(all[i].frame, all[i].ops);
        (isBackward[i] ? facts.backward : facts.regions).push_back(all[i]);
    }
    for (auto &[number, frame] : frames)
        facts.frames.push_back(frame);
    return facts;
}

} // namespace lanescope
