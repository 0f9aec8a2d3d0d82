#include "ui/window/walk.h"

#include "core/base/statistics.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace lanescope {

namespace {

using Found = std::optional<WalkPlace>;

// ---- what the steps look for

/// The first slice that starts in the range, whose name begins like this, and that is of this category.
SliceId firstNamed(const Trace &trace, TimeRange range, std::string_view name, Category category)
{
    SliceId first;
    for (const Lane &lane : trace.lanes())
        lane.overlapping(range, [&](SliceId slice) {
            if (!range.contains(trace.start(slice)) || trace.category(slice) != category ||
                trace.name(slice).substr(0, name.size()) != name)
                return true;
            if (!first || trace.start(slice) < trace.start(first))
                first = slice;
            return false;
        });
    return first;
}

const StepWindow *lastStep(const Facts &facts)
{
    return facts.steps.steps.empty() ? nullptr : &facts.steps.steps.back();
}

/// The first device work of this category that the step launched.
SliceId firstWork(const Facts &facts, const StepWindow &step, Category category)
{
    for (const Launch &launch : facts.launches)
        if (facts.trace->category(launch.work) == category && launch.call &&
            step.own.contains(facts.trace->start(launch.call)))
            return launch.work;
    return {};
}

Number nameOf(std::string key, const Trace &trace, SliceId slice)
{
    return Number::text(std::move(key), oneLine(trace.name(slice), 44).toStdString());
}

/// A step and the device work that it launched, marked at the slice.
WalkPlace inStep(const Facts &facts, const StepWindow &step, SliceId slice, TimeRange mark = {})
{
    const TimeRange view{step.own.start, std::max(step.own.end, step.window.end)};
    return {view, {slice ? facts.trace->laneOf(slice) : facts.steps.mainLane, slice, mark}, {}, {}};
}

// ---- the steps

Found theLanes(const Facts &facts, const Trace *)
{
    const Trace &trace = *facts.trace;
    if (trace.view().isEmpty())
        return {};
    WalkPlace place{trace.view(), {}, {}, {}};
    place.numbers = {Number::count("slices", trace.sliceCount()), Number::time("length", trace.view().length())};
    return place;
}

Found theColdStep(const Facts &facts, const Trace *)
{
    const auto &steps = facts.steps.steps;
    if (steps.size() < 2)
        return {};
    WalkPlace place{facts.trace->view(), {facts.steps.mainLane, {}, steps.front().own}, {}, {}};
    place.numbers = {Number::text("name", std::string(facts.trace->name(steps.front().slice))),
                     Number::time("first", steps.front().own.length()),
                     Number::time("last", steps.back().own.length())};
    return place;
}

Found whatTakesTheTime(const Facts &facts, const Trace *)
{
    const StepWindow *step = lastStep(facts);
    if (!step || facts.calls.ops.empty() || facts.calls.ops.front().count == 0)
        return {};
    const OpStatistics &op = facts.calls.ops.front();
    TimeRange view = step->window;
    for (const StepWindow *steady : facts.steadySteps())
        view = {std::min(view.start, steady->own.start), std::max(view.end, steady->window.end)};
    WalkPlace place{view, {}, op.slices, {}};
    for (const std::uint32_t slice : op.slices)
        if (step->own.contains(facts.trace->start(SliceId(slice))))
            place.mark.slice = SliceId(slice); // its row is then the one that the table shows
    if (!place.mark.slice)
        return {};
    place.numbers = {Number::text("op", std::string(facts.trace->text(op.name))), Number::time("self", op.self),
                     Number::count("calls", op.count), Number::count("steps", facts.judgedSteps())};
    return place;
}

Found overheadOrCompute(const Facts &facts, const Trace *)
{
    const auto steady = facts.steadySteps();
    if (!facts.shares || steady.empty())
        return {};
    const TimeRange range{steady.front()->own.start, steady.back()->window.end};
    WalkPlace place{range, {{}, {}, range}, {}, {}};
    const Shares &shares = *facts.shares;
    place.numbers = {Number::time("busy", shares.busy), Number::time("total", shares.total),
                     Number::share("share", shares.share(shares.busy)),
                     Number::share("wait", shares.share(shares.hostWait)),
                     Number::share("compute", shares.share(shares.compute))};
    if (facts.cost.trailingSync)
        place.numbers.push_back(Number::time("sync", facts.trace->duration(facts.cost.trailingSync)));
    return place;
}

Found theChain(const Facts &facts, const Trace *)
{
    const StepWindow *step = lastStep(facts);
    const SliceId kernel = step ? firstWork(facts, *step, Category::Kernel) : SliceId();
    if (!kernel)
        return {};
    const Trace &trace = *facts.trace;
    const Chain chain = chainOf(trace, kernel);
    if (chain.cpu.empty())
        return {};
    std::string names;
    for (const SliceId member : chain.cpu)
        names += oneLine(trace.name(member), 30).toStdString() + " → ";
    WalkPlace place = inStep(facts, *step, kernel);
    place.numbers = {Number::text("chain", names),
                     Number::time("way", trace.start(chain.cpu.back()) - trace.start(chain.cpu.front())),
                     Number::time("delay", trace.start(kernel) - trace.start(chain.cpu.back())),
                     Number::time("kernel", trace.duration(kernel))};
    return place;
}

/// From the start of the step's first annotation to its first op.
TimeRange gapBeforeFirstOp(const Trace &trace, const StepWindow &step, SliceId *annotation, SliceId *op)
{
    *op = firstNamed(trace, step.own, "", Category::CpuOp);
    *annotation = *op ? trace.parent(*op) : SliceId();
    if (!*annotation || *annotation == step.slice || trace.category(*annotation) != Category::UserAnnotation)
        return {};
    return {trace.start(*annotation), trace.start(*op)};
}

Found theGapBeforeTheFirstOp(const Facts &facts, const Trace *)
{
    const StepWindow *step = lastStep(facts);
    SliceId annotation, op;
    if (!step)
        return {};
    const TimeRange cold = gapBeforeFirstOp(*facts.trace, facts.steps.steps.front(), &annotation, &op);
    const TimeRange gap = gapBeforeFirstOp(*facts.trace, *step, &annotation, &op);
    if (gap.isEmpty() || cold.isEmpty())
        return {};
    WalkPlace place = inStep(facts, *step, annotation, gap);
    place.numbers = {nameOf("annotation", *facts.trace, annotation), nameOf("op", *facts.trace, op),
                     Number::time("gap", gap.length()), Number::time("cold", cold.length())};
    return place;
}

Found theQueries(const Facts &facts, const Trace *)
{
    const Trace &trace = *facts.trace;
    const auto &calls = facts.calls.calls;
    // Wider than CallKind::OccupancyQuery: clusters and shared memory are asked for too.
    const auto isQuery = [&](const DeviceCall &call) { return trace.name(call.slice).starts_with("cudaOccupancy"); };
    const auto first = std::ranges::find_if(calls, isQuery);
    if (first == calls.end())
        return {};
    TimeRange range = trace.range(first->slice);
    std::int64_t count = 0;
    SliceId launch; ///< what the queries were for
    SliceId plain;  ///< a launch of an op that asks nothing
    for (const DeviceCall &call : calls) {
        if (isQuery(call) && call.op == first->op) {
            ++count;
            range.end = std::max(range.end, trace.end(call.slice));
        }
        if (call.kind != CallKind::Launch)
            continue;
        if (call.op == first->op)
            launch = call.slice;
        else if (!plain &&
                 std::ranges::none_of(calls,
                                      [&](const DeviceCall &other) { return isQuery(other) && other.op == call.op; }) &&
                 trace.nameId(call.op) != trace.nameId(first->op))
            plain = call.slice;
    }
    if (!launch || !plain)
        return {};
    WalkPlace place{range, {trace.laneOf(first->slice), first->slice, range}, {}, {}};
    place.numbers = {
        Number::count("count", count),   Number::time("time", range.length()),          nameOf("op", trace, first->op),
        nameOf("launch", trace, launch), nameOf("plainOp", trace, trace.parent(plain)), nameOf("plain", trace, plain)};
    return place;
}

Found theFirstKernel(const Facts &facts, const Trace *)
{
    const auto gap = std::ranges::find_if(facts.gaps, &Gap::initial);
    if (gap == facts.gaps.end() || facts.cost.requests.empty())
        return {};
    WalkPlace place{gap->range, {gap->lane, gap->endedBy, gap->range}, {}, {}};
    place.numbers = {Number::time("offset", gap->range.length()),
                     Number::time("request", facts.trace->duration(facts.cost.requests.front()))};
    return place;
}

Found theLastWait(const Facts &facts, const Trace *)
{
    const StepWindow *step = lastStep(facts);
    const SliceId sync = facts.cost.trailingSync;
    if (!step || !sync)
        return {};
    WalkPlace place{{step->own.start, facts.trace->end(sync)}, {facts.trace->laneOf(sync), sync, {}}, {}, {}};
    place.numbers = {Number::time("sync", facts.trace->duration(sync))};
    return place;
}

/// The compiled region of the last step; null where it has none.
const CompiledRegion *lastRegion(const Facts &facts)
{
    const StepWindow *step = lastStep(facts);
    if (!step || facts.compile.regions.empty() ||
        !step->own.contains(facts.trace->start(facts.compile.regions.back().slice)))
        return nullptr;
    return &facts.compile.regions.back();
}

Found theLayers(const Facts &facts, const Trace *)
{
    const CompiledRegion *region = lastRegion(facts);
    if (!region)
        return {};
    const Trace &trace = *facts.trace;
    const StepWindow &step = *lastStep(facts);
    const SliceId lookup = firstNamed(trace, step.own, "TorchDynamo Cache Lookup", Category::CpuOp);
    const SliceId graph = firstNamed(trace, trace.range(region->slice), "## Call CompiledFxGraph", Category::CpuOp);
    if (!lookup || !graph)
        return {};
    std::string hash(trace.name(graph).substr(std::string_view("## Call CompiledFxGraph ").size()));
    hash.resize(std::min<std::size_t>(hash.size(), 7));
    WalkPlace place = inStep(facts, step, region->slice, {trace.start(lookup), trace.end(region->slice)});
    place.numbers = {Number::time("lookup", region->lookup),     nameOf("region", trace, region->slice),
                     Number::time("prologue", region->prologue), Number::text("hash", hash + "…"),
                     Number::time("graph", region->graph),       Number::time("ops", region->ops)};
    return place;
}

Found oneAddmm(const Facts &facts, const Trace *beside)
{
    const CompiledRegion *region = lastRegion(facts);
    if (!region || !beside || beside->steps().empty())
        return {};
    const Trace &trace = *facts.trace;
    const SliceId op = firstNamed(trace, trace.range(region->slice), "aten::addmm", Category::CpuOp);
    const SliceId kernel = firstWork(facts, *lastStep(facts), Category::Kernel);
    if (!op || !kernel)
        return {};
    const auto kernelsIn = [](const Trace &in, TimeRange range) {
        return std::ranges::count_if(in.deviceWork(), [&](std::uint32_t i) {
            const SliceId work(i), launch = in.launchOf(work);
            return in.category(work) == Category::Kernel && launch && range.contains(in.start(launch));
        });
    };
    WalkPlace place = inStep(facts, *lastStep(facts), kernel);
    place.numbers = {nameOf("op", trace, op), Number::count("eager", kernelsIn(*beside, beside->steps().back().range)),
                     Number::count("compiled", kernelsIn(trace, trace.range(region->slice))),
                     nameOf("kernel", trace, kernel)};
    return place;
}

Found theCopy(const Facts &facts, const Trace *)
{
    const CompiledRegion *region = lastRegion(facts);
    const SliceId copy = region ? firstWork(facts, *lastStep(facts), Category::Memcpy) : SliceId();
    const SliceId kernel = region ? firstWork(facts, *lastStep(facts), Category::Kernel) : SliceId();
    if (!copy || !kernel)
        return {};
    WalkPlace place = inStep(facts, *lastStep(facts), copy);
    place.numbers = {nameOf("copy", *facts.trace, copy), Number::time("time", facts.trace->duration(copy)),
                     Number::time("kernel", facts.trace->duration(kernel))};
    return place;
}

Found isItWorthIt(const Facts &facts, const Trace *beside)
{
    const CompiledRegion *region = lastRegion(facts);
    if (!region || !beside || beside->steps().empty())
        return {};
    const StepWindow &step = *lastStep(facts);
    WalkPlace place = inStep(facts, step, {}, step.own);
    place.numbers = {Number::time("compiled", step.own.length()),
                     Number::time("eager", beside->steps().back().range.length()), Number::time("frame", region->frame),
                     Number::time("device", region->device)};
    return place;
}

Found bmm(const Facts &facts, const Trace *)
{
    const StepWindow *step = lastStep(facts);
    const Trace &trace = *facts.trace;
    const SliceId op = step ? firstNamed(trace, step->own, "aten::bmm", Category::CpuOp) : SliceId();
    const SliceId matmul = op ? trace.parent(op) : SliceId();
    if (!matmul)
        return {};
    WalkPlace place = inStep(facts, *step, op);
    place.numbers = {nameOf("matmul", trace, matmul), nameOf("op", trace, op),
                     Number::time("views", trace.start(op) - trace.start(matmul))};
    return place;
}

Found sameKernel(const Facts &facts, const Trace *)
{
    const Trace &trace = *facts.trace;
    // facts.kernels has most time first.
    for (const KernelGroup &group : facts.kernels) {
        if (group.category != Category::Kernel || group.launches.size() < 2)
            continue;
        WalkPlace place;
        std::vector<Nanoseconds> times;
        for (const std::uint32_t launch : group.launches) {
            const SliceId work = facts.launches[launch].work;
            place.marks.push_back(work.value());
            times.push_back(trace.duration(work));
            if (!place.mark.slice || trace.duration(work) > trace.duration(place.mark.slice))
                place.mark.slice = work;
        }
        place.mark.lane = trace.laneOf(place.mark.slice);
        place.view = {trace.start(SliceId(place.marks.front())), trace.end(SliceId(place.marks.back()))};
        const Distribution time = distributionOf(times);
        place.numbers = {Number::count("count", static_cast<std::int64_t>(time.count)), Number::time("least", time.min),
                         Number::time("most", time.max), Number::time("median", time.median)};
        return place;
    }
    return {};
}

Found thePauses(const Facts &facts, const Trace *)
{
    const Gap *longest = nullptr;
    const GapPart *part = nullptr;
    for (const Gap &gap : facts.gaps)
        for (const GapPart &p : gap.parts)
            if (p.cause == GapCause::BufferRequest && (!part || p.range.length() > part->range.length())) {
                longest = &gap;
                part = &p;
            }
    if (!part)
        return {};
    const Nanoseconds room = part->range.length() / 3;
    WalkPlace place{
        {part->range.start - room, part->range.end + room}, {longest->lane, longest->endedBy, part->range}, {}, {}};
    place.numbers = {Number::time("gap", part->range.length()),
                     Number::count("requests", static_cast<std::int64_t>(facts.cost.requests.size())),
                     Number::count("kernels", static_cast<std::int64_t>(facts.launches.size()))};
    return place;
}

// ---- what they say

constexpr const char firstTrace[] = "first-step.pt.trace.json.gz";
constexpr const char compiledTrace[] = "torch-compile.pt.trace.json.gz";
constexpr const char batchedTrace[] = "batched-matmul.pt.trace.json.gz";
constexpr const char largeTrace[] = "large-matmul.pt.trace.json.gz";
constexpr const char manyTrace[] = "many-small-kernels.pt.trace.json.gz";

constexpr WalkStep steps[] = {
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "Lanes, boxes, time"),
     QT_TRANSLATE_NOOP(
         "Walk", "Time runs from left to right: here {length}, with {slices} boxes. A box is something that ran, and "
                 "its width is how long. At the top are the CPU's threads: a box under another was called by it. Below "
                 "are the GPU's streams. Ctrl and the wheel come closer, dragging moves, 0 shows the whole again."),
     nullptr, theLanes},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "Steps, and why the first is slow"),
     QT_TRANSLATE_NOOP(
         "Walk", "Each turn of the training loop is one ProfilerStep. {name}, in brackets here, took {first}; the last "
                 "one took {last}. The first one pays for everything that happens once: loading kernels, getting "
                 "memory, choosing algorithms. Never judge a program by it: warm up before you record."),
     nullptr, theColdStep},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "What takes the time"),
     QT_TRANSLATE_NOOP(
         "Walk", "The table below has the same numbers as torch's own, for the whole run, one step or any range. "
                 "Choose “Steady steps” in it: without the first step, {op} takes most CPU time of its own, {self} in "
                 "{calls} calls (marked in the lanes). A table says what takes the time; the lanes say when, and why."),
     "operators", whatTakesTheTime},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "Overhead-bound: the GPU waits"),
     QT_TRANSLATE_NOOP(
         "Walk",
         "Look how empty the GPU's lane is between the brackets: it works {share} of the steady steps, and {wait} of "
         "the time it waits until the CPU launches something. Such a run is overhead-bound. Faster kernels would gain "
         "nothing; fewer and larger launches would. The panel of verdicts says which it is."),
     "verdicts", overheadOrCompute},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "The chain from Python to the GPU"),
     QT_TRANSLATE_NOOP("Walk", "{chain}kernel. Each box calls the next, and the launch puts the kernel into the GPU's "
                               "queue. From the step to the launch took {way}, to the kernel's start another {delay}, "
                               "all for a kernel of {kernel}. Click any box to see its chain; Tab walks along it."),
     nullptr, theChain},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "The pause before the first op"),
     QT_TRANSLATE_NOOP("Walk",
                       "{annotation} is an annotation: a record_function() of the program. Between its start and its "
                       "first op, {op}, lie {gap} (in brackets) with no box. That is Python on its way to torch; only "
                       "ops and calls are recorded. In the cold first step the same pause took {cold}."),
     nullptr, theGapBeforeTheFirstOp},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "Questions before a launch"),
     QT_TRANSLATE_NOOP(
         "Walk",
         "Before its {launch}, {op} asks the driver {count} times how many blocks of a kernel fit the GPU ({time}): a "
         "heavy kernel, adapted to the chip. The answers are kept, so later steps do not ask. The {plain} of {plainOp} "
         "asks nothing: its kernel needs so little of the GPU that there is nothing to ask."),
     nullptr, theQueries},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "The first kernel comes late"),
     QT_TRANSLATE_NOOP(
         "Walk",
         "The GPU's lane is empty for {offset} until the first kernel runs. Almost all of it is the cold CPU. But "
         "{request} are an Activity Buffer Request: the profiler gets memory for its records, and the launch has to "
         "wait. What the profiler does is hatched in amber, and never counted against the program."),
     nullptr, theFirstKernel},
    {firstTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "The wait at the end"),
     QT_TRANSLATE_NOOP("Walk",
                       "The last call, cudaDeviceSynchronize ({sync}), lies behind all steps. The profiler makes it "
                       "when it stops, to be sure that no kernel is still running. Your program does not wait there, "
                       "but torch's table counts it as CPU time. It can be much longer than this."),
     nullptr, theLastWait},
    {compiledTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "torch.compile: its layers"),
     QT_TRANSLATE_NOOP(
         "Walk",
         "The same program, compiled. Between the brackets: Cache Lookup checks that the compiled code still fits "
         "({lookup}); {region} is that code; the AOTDispatcher Prologue prepares the inputs ({prologue}); Call "
         "CompiledFxGraph {hash} runs the graph of that hash ({graph}). Only then come torch's ops, {ops}."),
     nullptr, theLayers},
    {compiledTrace, firstTrace, QT_TRANSLATE_NOOP("Walk", "matmul + add became one addmm"),
     QT_TRANSLATE_NOOP("Walk",
                       "Eager, a step ran {eager} kernels: matmul's and add's. Compiled it runs {compiled}, launched "
                       "by {op}: the addition is now the matmul's last act, and its kernel is {kernel}. The dispatcher "
                       "chose another op that does both; no new kernel was generated."),
     nullptr, oneAddmm},
    {compiledTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "A copy before the matmul"),
     QT_TRANSLATE_NOOP("Walk", "addmm adds the product onto what its output holds already. So the matrix to be added "
                               "is copied there first: {copy}, {time}, against {kernel} for the kernel behind it. It "
                               "is on the GPU's own memory, but it is a launch more, and the CPU pays for it."),
     nullptr, theCopy},
    {compiledTrace, firstTrace, QT_TRANSLATE_NOOP("Walk", "Was compiling worth it?"),
     QT_TRANSLATE_NOOP(
         "Walk", "Not here. Compiled, the last step takes {compiled}; eager, in the first trace, it took {eager}. The "
                 "layers of torch.compile cost {frame} of CPU time a step, for {device} of GPU work. With so little to "
                 "do the wrapper costs more than it gains; with much to do nobody notices it."),
     nullptr, isItWorthIt},
    {batchedTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "3-D operands: matmul becomes bmm"),
     QT_TRANSLATE_NOOP("Walk", "Another program, with operands of three dimensions. {matmul} now leads to {op} instead "
                               "of aten::mm: one kernel multiplies a whole batch of matrices. The expand, reshape and "
                               "view before it move no data, yet {views} of CPU time go by with them."),
     nullptr, bmm},
    {largeTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "Compute-bound: the CPU waits"),
     QT_TRANSLATE_NOOP(
         "Walk",
         "The first program again, eager, with large matrices. Kernels now fill {compute} of the steady steps: "
         "compute-bound. The CPU launches the steps faster than the GPU can run them, so kernels queue up, and the "
         "cudaDeviceSynchronize at the end ({sync}) really waits for work. Here faster kernels are what helps."),
     "verdicts", overheadOrCompute},
    {largeTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "The same kernel, different times"),
     QT_TRANSLATE_NOOP("Walk", "The {count} marked boxes are the same kernel with the same work, yet take {least} to "
                               "{most}. Clocks, caches and what runs beside it change. So never compare two single "
                               "boxes: compare medians ({median} here), in the table of kernels, over many steps."),
     "kernels", sameKernel},
    {manyTrace, nullptr, QT_TRANSLATE_NOOP("Walk", "Gaps that the profiler makes"),
     QT_TRANSLATE_NOOP(
         "Walk",
         "This run has {kernels} small kernels, and among them {gap} of nothing. It is not the program's fault: the "
         "profiler's buffer was full, and an Activity Buffer Request ({requests} in this trace) held the next launch "
         "back. Without the profiler this gap is not there. That was all: now drop a trace of your own here."),
     nullptr, thePauses},
};

} // namespace

std::span<const WalkStep> walkSteps()
{
    return steps;
}

QString walkTitle(const WalkStep &step)
{
    return QCoreApplication::translate("Walk", step.title);
}

QString walkText(const WalkStep &step, const WalkPlace &place)
{
    return filled(QCoreApplication::translate("Walk", step.text), place.numbers);
}

} // namespace lanescope
