#include "ui/panels/slicetext.h"

#include "core/analyse/autogradwaits.h"
#include "core/analyse/markfacts.h"
#include "core/model/sourceplace.h"
#include "ui/document/coretext.h"
#include "ui/look/format.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace lanescope {

namespace {

/// Names of functions and launches that are listed one by one.
constexpr std::size_t mostListed = 40;

/// Only a name for what translators see.
struct SliceText {
    Q_DECLARE_TR_FUNCTIONS(SliceText)
};

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString nameOf(const Trace &trace, SliceId slice)
{
    return oneLine(trace.name(slice), 4000);
}

QString sizeText(const std::int32_t (&size)[3])
{
    return QStringLiteral("%1 × %2 × %3").arg(formatCount(size[0]), formatCount(size[1]), formatCount(size[2]));
}

std::int64_t product(const std::int32_t (&size)[3])
{
    return std::int64_t{size[0]} * std::max(size[1], 1) * std::max(size[2], 1);
}

QString familyWords(KernelFamily family)
{
    switch (family) {
    case KernelFamily::Gemm: return SliceText::tr("matrix product");
    case KernelFamily::Gemv: return SliceText::tr("product of matrix and vector");
    case KernelFamily::SplitKReduce: return SliceText::tr("adds up the parts of a split matrix product");
    case KernelFamily::Convolution: return SliceText::tr("convolution");
    case KernelFamily::Attention: return SliceText::tr("attention in one kernel");
    case KernelFamily::Elementwise: return SliceText::tr("element by element");
    case KernelFamily::Reduction: return SliceText::tr("reduction");
    case KernelFamily::Softmax: return SliceText::tr("softmax");
    case KernelFamily::Normalization: return SliceText::tr("normalization");
    case KernelFamily::Pooling: return SliceText::tr("pooling or resampling");
    case KernelFamily::Random: return SliceText::tr("random numbers");
    case KernelFamily::Loss: return SliceText::tr("loss");
    case KernelFamily::Indexing: return SliceText::tr("gathers or scatters by index");
    case KernelFamily::Concatenation: return SliceText::tr("concatenation");
    case KernelFamily::LayoutChange: return SliceText::tr("changes the layout in memory");
    case KernelFamily::SortScan: return SliceText::tr("sort or scan");
    case KernelFamily::MultiTensor: return SliceText::tr("one kernel for a list of tensors");
    case KernelFamily::Communication: return SliceText::tr("communication between GPUs");
    case KernelFamily::Copy: return SliceText::tr("copy");
    case KernelFamily::Set: return SliceText::tr("set");
    case KernelFamily::Unknown: break;
    }
    return {};
}

/// Tile, stages and the like, of a kernel that has them.
QString variantWords(const KernelName &k)
{
    QStringList parts;
    if (k.tileM > 0)
        parts += SliceText::tr("tile %1 × %2").arg(k.tileM).arg(k.tileN) +
                 (k.tileK > 0 ? QStringLiteral(" × %1").arg(k.tileK) : QString());
    if (k.stages > 0)
        parts += k.stages == 1 ? SliceText::tr("1 stage") : SliceText::tr("%1 stages").arg(k.stages);
    if (k.clusterX * k.clusterY > 1)
        parts += SliceText::tr("clusters of %1 × %2 blocks").arg(k.clusterX).arg(k.clusterY);
    if (k.splitK)
        parts += SliceText::tr("split along K");
    if (!k.epilogue.empty())
        parts += SliceText::tr("ends with %1").arg(textOf(k.epilogue));
    if (!k.layout.empty())
        parts += SliceText::tr("layout %1").arg(textOf(k.layout));
    if (!k.architecture.empty())
        parts += SliceText::tr("written for %1").arg(textOf(k.architecture));
    return parts.join(QStringLiteral(", "));
}

QString shareText(Nanoseconds part, Nanoseconds whole)
{
    return formatShare(whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0);
}

void addTime(FactGroup &group, const Trace &trace, SliceId slice, const SliceFacts &facts, const SliceReading *reading)
{
    const Nanoseconds duration = trace.duration(slice);
    group.facts.push_back({SliceText::tr("Duration"), formatTimeExact(duration)});
    if (isOnCpu(trace.category(slice)))
        group.facts.push_back({SliceText::tr("Self time"), formatTimeExact(selfTime(trace, slice)),
                               SliceText::tr("Without what lies below it on its lane")});
    if (reading && reading->autogradWait > 0)
        group.facts.push_back(
            {SliceText::tr("Backward wait"), formatTimeExact(reading->autogradWait),
             SliceText::tr("Of its self time: the thread waits in backward() for the one that autograd runs it on")});
    group.facts.push_back(
        {SliceText::tr("Starts at"), formatTimeExact(saturatingSubtract(trace.start(slice), trace.view().start)),
         SliceText::tr("Counted from the start of the trace, as the ruler does. In the file: ts = %1 ns")
             .arg(trace.start(slice))});
    if (facts.step && facts.step->slice != slice) {
        const Step &step = *facts.step;
        const Nanoseconds length = step.range.length();
        const QString after = formatTimeSigned(saturatingSubtract(trace.start(slice), step.range.start));
        group.facts.push_back({SliceText::tr("Step"), nameOf(trace, step.slice), {}, step.slice});
        group.facts.push_back(
            {{},
             length > 0 ? SliceText::tr("%1 after its start, %2 of its length").arg(after, shareText(duration, length))
                        : SliceText::tr("%1 after its start").arg(after)});
    }
    if (facts.launch) {
        group.facts.push_back({SliceText::tr("Launched by"), nameOf(trace, facts.launch), {}, facts.launch});
        const Nanoseconds delay = saturatingSubtract(trace.start(slice), trace.start(facts.launch));
        group.facts.push_back(
            {SliceText::tr("Launch to start"),
             formatTimeExact(delay) + (delay < 0 ? SliceText::tr(", the clocks of CPU and GPU disagree") : QString()),
             SliceText::tr("From the start of the launch call to the start of the work on the device")});
    }
}

void addLaunches(FactGroup &group, const Trace &trace, const SliceFacts &facts)
{
    if (facts.launched.empty())
        return;
    for (std::size_t i = 0; i < std::min(facts.launched.size(), mostListed); ++i)
        group.facts.push_back(
            {i == 0 ? SliceText::tr("Launches") : QString(), nameOf(trace, facts.launched[i]), {}, facts.launched[i]});
    if (facts.launched.size() > mostListed)
        group.facts.push_back({{},
                               SliceText::tr("and %1 more")
                                   .arg(formatCount(static_cast<std::int64_t>(facts.launched.size() - mostListed)))});
}

void addKernel(FactGroup &group, const Trace &trace, SliceId slice)
{
    if (trace.category(slice) == Category::Kernel) {
        const KernelName kernel = decodeKernelName(trace.name(slice));
        if (const QString words = kernelWords(kernel); !words.isEmpty())
            group.facts.push_back(
                {SliceText::tr("What it is"), words, SliceText::tr("By its name, as libraries give names")});
        if (const QString words = variantWords(kernel); !words.isEmpty())
            group.facts.push_back({SliceText::tr("Variant"), words});
    }
    const DeviceArgs *args = trace.deviceArgs(slice);
    if (!args)
        return;
    if (args->grid[0] > 0 && args->block[0] > 0) {
        group.facts.push_back({SliceText::tr("Grid"), SliceText::tr("%1 blocks").arg(sizeText(args->grid))});
        group.facts.push_back({SliceText::tr("Block"), SliceText::tr("%1 threads").arg(sizeText(args->block))});
        group.facts.push_back(
            {SliceText::tr("Together"),
             SliceText::tr("%1 blocks, %2 threads")
                 .arg(formatCount(product(args->grid)), formatCount(product(args->grid) * product(args->block)))});
    }
    if (args->registersPerThread >= 0)
        group.facts.push_back(
            {SliceText::tr("Registers"), SliceText::tr("%1 a thread").arg(formatCount(args->registersPerThread))});
    if (args->sharedMemoryBytes >= 0)
        group.facts.push_back(
            {SliceText::tr("Shared memory"), SliceText::tr("%1 a block").arg(formatBytes(args->sharedMemoryBytes))});
    const auto device = trace.lane(trace.laneOf(slice)).device();
    for (const DeviceLimits &limits : deviceLimits(trace)) {
        const auto occupancy = limits.device == device ? occupancyOf(*args, limits) : std::nullopt;
        if (!occupancy)
            continue;
        group.facts.push_back({SliceText::tr("Blocks per SM"),
                               SliceText::tr("%1 of %2 that fit, on %3 SMs")
                                   .arg(QString::number(occupancy->blocksPerProcessor, 'g', 3),
                                        formatCount(occupancy->resident), formatCount(limits.multiprocessors)),
                               SliceText::tr("The grid spread evenly over the multiprocessors of the device")});
        group.facts.push_back(
            {SliceText::tr("Waves"), QString::number(occupancy->waves, 'g', 3),
             SliceText::tr(
                 "How many times the blocks fill the whole device. The last, part-filled one wastes %1 of the time, "
                 "if all blocks take equally long.")
                 .arg(formatShare(occupancy->tail()))});
        group.facts.push_back(
            {SliceText::tr("Occupancy"), occupancyWords(*occupancy),
             SliceText::tr(
                 "Share of the threads that an SM can hold, computed from the launch geometry by the rules of the "
                 "CUDA occupancy calculator. It is no measurement.")});
    }
    if (args->bytes >= 0) {
        group.facts.push_back({SliceText::tr("Size"),
                               SliceText::tr("%1 (%2 bytes)").arg(formatBytes(args->bytes), formatCount(args->bytes))});
        if (const QString rate = formatRate(args->bytes, trace.duration(slice)); !rate.isEmpty())
            group.facts.push_back(
                {SliceText::tr("Bandwidth"), rate, SliceText::tr("Size over duration; 1 GB is 1 000 000 000 bytes")});
    }
    if (args->graphNode > 0)
        group.facts.push_back({SliceText::tr("CUDA graph"), SliceText::tr("launched as a node of a graph")});
}

void addPlace(FactGroup &group, const Trace &trace, SliceId slice, const SliceFacts &facts)
{
    group.facts.push_back({SliceText::tr("Lane"), laneHeading(trace.lane(trace.laneOf(slice)))});
    group.facts.push_back({SliceText::tr("Category"), oneLine(trace.categoryText(slice), 100)});
    const SliceId parent = trace.parent(slice);
    if (parent)
        group.facts.push_back({SliceText::tr("Within"), nameOf(trace, parent), {}, parent});
    if (facts.op && facts.op != parent)
        group.facts.push_back({SliceText::tr("Op"), nameOf(trace, facts.op), {}, facts.op});
    if (facts.forward)
        group.facts.push_back({SliceText::tr("Backward of"), nameOf(trace, facts.forward), {}, facts.forward});
    if (facts.backward)
        group.facts.push_back({SliceText::tr("Its backward"), nameOf(trace, facts.backward), {}, facts.backward});
}

void addSiblings(FactGroup &group, const Trace &trace, SliceId slice, const Siblings &same)
{
    if (same.count < 2) {
        group.facts.push_back({SliceText::tr("Of this name"), SliceText::tr("the only one")});
        return;
    }
    group.facts.push_back({SliceText::tr("Of this name"),
                           SliceText::tr("%1, %2 together").arg(formatCount(same.count), formatTime(same.total))});
    group.facts.push_back(
        {SliceText::tr("Least, median, most"),
         QStringLiteral("%1, %2, %3").arg(formatTime(same.least), formatTime(same.median), formatTime(same.most))});
    const QString rank = same.longer == 0 ? SliceText::tr("none takes longer")
                                          : SliceText::tr("%1 take longer").arg(formatCount(same.longer));
    group.facts.push_back({SliceText::tr("This one"),
                           same.median > 0 ? SliceText::tr("%1, %2 × the median")
                                                 .arg(rank, QString::number(static_cast<double>(trace.duration(slice)) /
                                                                                static_cast<double>(same.median),
                                                                            'g', 3))
                                           : rank});
    const auto link = [&](const QString &what, SliceId to) {
        if (to)
            group.facts.push_back({what,
                                   SliceText::tr("at %1, %2")
                                       .arg(formatTimeExact(saturatingSubtract(trace.start(to), trace.view().start)),
                                            formatTime(trace.duration(to))),
                                   {},
                                   to});
    };
    link(SliceText::tr("The one before"), same.before);
    link(SliceText::tr("The next one"), same.after);
    if (same.longest != slice)
        link(SliceText::tr("The longest"), same.longest);
    group.facts.push_back({{}, SliceText::tr("search for all of them"), {}, {}, true});
}

void addInputs(FactGroup &group, const EventArguments &arguments)
{
    const std::vector<OpInput> inputs = opInputs(arguments);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        QString text = oneLine(inputs[i].text, 4000);
        if (!inputs[i].strides.empty())
            text += SliceText::tr(", strides %1").arg(textOf(inputs[i].strides));
        group.facts.push_back(
            {QString::number(i + 1), text,
             inputs[i].text == "–" ? SliceText::tr("None, or of a kind that is not recorded") : QString()});
    }
}

/// Where the fact's value names a line of a program.
void addSource(Fact &fact, std::string_view text)
{
    if (const auto place = parseSourcePlace(text)) {
        fact.source = QString::fromStdString(place->file);
        fact.line = place->line;
    }
}

/// Texts of the file that are lists in themselves: a line each, or separated by `;`.
void addLines(FactGroup &group, const QString &what, const Token &value)
{
    if (value.kind == Token::Missing || value.isNull())
        return;
    QString text = QString::fromStdString(argumentText(value));
    text.replace(u';', u'\n');
    bool isFirst = true;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        group.facts.push_back({isFirst ? what : QString(), oneLine(line.trimmed().toStdString(), 4000)});
        addSource(group.facts.back(), line.trimmed().toStdString());
        isFirst = false;
    }
}

void addPython(FactGroup &group, const Trace &trace, SliceId slice, const SliceFacts &facts)
{
    if (const auto place = parseSourcePlace(trace.name(slice))) {
        group.facts.push_back(
            {SliceText::tr("Source"),
             SliceText::tr("%1, line %2").arg(oneLine(place->file, 1000), QString::number(place->line))});
        addSource(group.facts.back(), trace.name(slice));
    }
    QStringList modules;
    for (const SliceId module : facts.modules)
        modules += nameOf(trace, module).mid(11); // without "nn.Module: "
    if (!modules.isEmpty())
        group.facts.push_back({SliceText::tr("Module"), modules.join(QStringLiteral(" › ")), {}, facts.modules.back()});
    for (std::size_t i = 0; i < std::min(facts.functions.size(), mostListed); ++i) {
        group.facts.push_back({i == 0 ? SliceText::tr("Called from") : QString(),
                               nameOf(trace, facts.functions[i]),
                               {},
                               facts.functions[i]});
        addSource(group.facts.back(), trace.name(facts.functions[i]));
    }
    if (facts.functions.size() > mostListed)
        group.facts.push_back({{},
                               SliceText::tr("and %1 more around them")
                                   .arg(formatCount(static_cast<std::int64_t>(facts.functions.size() - mostListed)))});
}

QString causeName(GapCause cause)
{
    switch (cause) {
    case GapCause::BufferRequest: return SliceText::tr("buffer request");
    case GapCause::Profiler: return SliceText::tr("profiler, other");
    case GapCause::HostWait: return SliceText::tr("host wait");
    case GapCause::KernelWait: return SliceText::tr("kernel wait");
    case GapCause::Other: break;
    }
    return SliceText::tr("other");
}

QString causeHelp(GapCause cause)
{
    switch (cause) {
    case GapCause::BufferRequest:
        return SliceText::tr("The profiler asked for memory and held a launch meanwhile: not your program");
    case GapCause::Profiler: return SliceText::tr("The profiler’s other work, such as its flushes: not your program");
    case GapCause::HostWait: return SliceText::tr("The CPU had not launched the next piece of work yet");
    case GapCause::KernelWait: return SliceText::tr("The next piece of work had been launched, and began within 30 µs");
    case GapCause::Other: break;
    }
    return SliceText::tr("The next piece of work had been launched, and yet began later: it waited for another stream, "
                         "an event or the clock");
}

void addDevice(FactGroup &group, const RangeFacts::Device &device, Nanoseconds whole)
{
    const auto add = [&](const QString &what, Nanoseconds time, const QString &help, bool always = false) {
        if (time > 0 || always)
            group.facts.push_back({what, SliceText::tr("%1, %2").arg(formatTime(time), shareText(time, whole)), help});
    };
    const DeviceTime &time = device.time;
    add(SliceText::tr("Busy"), length(time.busy), SliceText::tr("Something runs on it: what overlaps counts once"),
        true);
    add(SliceText::tr("Compute"), length(time.compute), SliceText::tr("Kernels that are not communication"));
    add(SliceText::tr("Communication"), length(time.communication), SliceText::tr("Kernels of NCCL and RCCL"));
    if (length(time.communication) > 0)
        add(SliceText::tr("· exposed"), time.exposedCommunication(), SliceText::tr("While no other kernel runs"), true);
    add(SliceText::tr("Copies and sets"), length(time.memory), {});
    Nanoseconds idle = 0;
    for (const Nanoseconds part : device.idle)
        idle += part;
    add(SliceText::tr("Idle"), idle,
        SliceText::tr("Between two pieces of work no stream runs anything: %1 gaps")
            .arg(formatCount(static_cast<std::int64_t>(device.gaps))),
        true);
    for (std::size_t cause = 0; cause < device.idle.size(); ++cause)
        add(QStringLiteral("· ") + causeName(static_cast<GapCause>(cause)), device.idle[cause],
            causeHelp(static_cast<GapCause>(cause)));
    add(SliceText::tr("Not recorded"), device.outside,
        SliceText::tr("Before the first step or the first work of the device, or behind its last: what it did there is "
                      "not in the file"));
}

} // namespace

std::vector<FactGroup> markText(const Trace &trace, const Mark &mark)
{
    const MarkFacts facts = mark.isInstant ? factsOfInstant(trace, mark.index) : factsOfSpan(trace, mark.index);
    FactGroup own, others;
    if (!mark.isInstant) {
        own.facts.push_back(
            {SliceText::tr("Duration"),
             formatTimeExact(mark.range.length()) + (mark.isFinished ? QString() : SliceText::tr(", at least")),
             mark.isFinished ? QString() : SliceText::tr("Its end is not in the file")});
        own.facts.push_back({SliceText::tr("Category"),
                             oneLine(trace.text(trace.asyncSpans()[mark.index].category), 200),
                             SliceText::tr("An async span: it belongs to no thread's stack and may overlap anything")});
    }
    own.facts.push_back(
        {mark.isInstant ? SliceText::tr("At") : SliceText::tr("Starts at"),
         formatTimeExact(saturatingSubtract(mark.range.start, trace.view().start)),
         SliceText::tr("Counted from the start of the trace, as the ruler does. In the file: ts = %1 ns")
             .arg(mark.range.start)});
    if (mark.isInstant) {
        const Instant &instant = trace.instants()[mark.index];
        const bool isOfThread = instant.scope == 't' && !instant.lane.isNone();
        own.facts.push_back({SliceText::tr("Holds for"), isOfThread             ? laneHeading(trace.lane(instant.lane))
                                                         : instant.scope == 'p' ? SliceText::tr("its process")
                                                                                : SliceText::tr("the whole trace")});
    }
    if (facts.step)
        own.facts.push_back({SliceText::tr("Step"), nameOf(trace, facts.step->slice), {}, facts.step->slice});
    if (facts.count > 1) {
        others.title = SliceText::tr("Others of this name");
        others.facts.push_back({SliceText::tr("Together"), formatCount(facts.count)});
        if (!mark.isInstant) {
            others.facts.push_back({SliceText::tr("Total"), formatTimeExact(facts.total)});
            others.facts.push_back({SliceText::tr("Shortest, longest"),
                                    formatTime(facts.least) + QStringLiteral(", ") + formatTime(facts.most)});
        }
        if (facts.sinceBefore)
            others.facts.push_back({SliceText::tr("Since the one before"), formatTimeExact(*facts.sinceBefore)});
    }
    std::vector<FactGroup> groups{std::move(own)};
    if (!others.facts.empty())
        groups.push_back(std::move(others));
    return groups;
}

std::vector<FactGroup> rangeText(const Trace &trace, TimeRange range, const RangeFacts *facts)
{
    const auto place = [&](Nanoseconds t) { return formatTimeExact(saturatingSubtract(t, trace.view().start)); };
    std::vector<FactGroup> groups;
    FactGroup whole;
    whole.facts.push_back({SliceText::tr("Length"), formatTimeExact(range.length())});
    whole.facts.push_back({SliceText::tr("From"), place(range.start),
                           SliceText::tr("Counted from the start of the trace, as the ruler does")});
    whole.facts.push_back({SliceText::tr("To"), place(range.end)});
    if (facts) {
        whole.facts.push_back(
            {SliceText::tr("Slices"),
             SliceText::tr("%1 start here").arg(formatCount(static_cast<std::int64_t>(facts->slices)))});
        if (facts->cut > 0)
            whole.facts.push_back(
                {{},
                 SliceText::tr("%1 run over an end of it").arg(formatCount(static_cast<std::int64_t>(facts->cut)))});
    }
    groups.push_back(std::move(whole));
    if (!facts)
        return groups;
    for (const RangeFacts::Device &device : facts->devices) {
        FactGroup group{SliceText::tr("GPU %1").arg(device.time.device), {}};
        addDevice(group, device, range.length());
        groups.push_back(std::move(group));
    }
    FactGroup threads{SliceText::tr("CPU threads, busy"), {}};
    for (std::size_t i = 0; i < std::min(facts->threads.size(), mostListed); ++i) {
        const RangeFacts::Thread &thread = facts->threads[i];
        threads.facts.push_back(
            {shareText(thread.busy, range.length()),
             SliceText::tr("%1, %2").arg(laneHeading(trace.lane(thread.lane)), formatTime(thread.busy))});
    }
    if (!threads.facts.empty())
        groups.push_back(std::move(threads));
    return groups;
}

QString kernelWords(const KernelName &k)
{
    QString text = familyWords(k.family);
    if (text.isEmpty())
        return text;
    if (!k.operation.empty() && k.operation != "gemm")
        text += QStringLiteral(": ") + oneLine(k.operation, 200);
    if (!k.fusedOps.empty()) {
        QStringList ops;
        for (const std::string &op : k.fusedOps)
            ops += oneLine(op, 100);
        text += SliceText::tr(", fuses %1").arg(ops.join(QStringLiteral(", ")));
    }
    if (!k.library.empty())
        text += SliceText::tr(", by %1").arg(textOf(k.library));
    if (!k.types.empty()) {
        QStringList types;
        for (const std::string &type : k.types)
            types += textOf(type);
        text += QStringLiteral(", ") + types.join(QStringLiteral(" and "));
    }
    if (k.isMatrixProduct() || k.family == KernelFamily::Attention) {
        if (k.tensorCores == TensorCores::Yes)
            text += SliceText::tr(", on tensor cores");
        else if (k.tensorCores == TensorCores::No)
            text += SliceText::tr(", without tensor cores");
    }
    return text;
}

QString occupancyWords(const Occupancy &o)
{
    const QString most = formatShare(o.theoretical);
    QString limit;
    switch (o.limit) {
    case OccupancyLimit::Threads: limit = SliceText::tr("the threads of an SM"); break;
    case OccupancyLimit::Registers: limit = SliceText::tr("registers"); break;
    case OccupancyLimit::SharedMemory: limit = SliceText::tr("shared memory"); break;
    case OccupancyLimit::Blocks: limit = SliceText::tr("the number of blocks an SM holds"); break;
    case OccupancyLimit::Grid:
        return SliceText::tr("%1 of %2: the grid has fewer blocks than would fit").arg(formatShare(o.achievable), most);
    }
    return o.resident == 1
               ? SliceText::tr("%1: limited by %2, 1 block fits an SM").arg(most, limit)
               : SliceText::tr("%1: limited by %2, %3 blocks fit an SM").arg(most, limit, formatCount(o.resident));
}

QString formatRate(std::int64_t bytes, Nanoseconds time)
{
    if (time <= 0 || bytes < 0)
        return {};
    const double perSecond = static_cast<double>(bytes) * 1e9 / static_cast<double>(time);
    static constexpr std::pair<double, const char16_t *> units[] = {
        {1e12, u"TB/s"}, {1e9, u"GB/s"}, {1e6, u"MB/s"}, {1e3, u"kB/s"}, {1, u"B/s"}};
    for (const auto &[size, unit] : units)
        if (perSecond >= size * 0.9995 || size == 1) {
            const double value = perSecond / size;
            return QString::number(value, 'f',
                                   value >= 99.95   ? 0
                                   : value >= 9.995 ? 1
                                                    : 2) +
                   QChar(0x202f) + QString::fromUtf16(unit);
        }
    return {};
}

SliceReading readSlice(const Trace &trace, SliceId slice, const std::atomic<bool> *cancel)
{
    SliceReading reading;
    if (auto text = trace.eventText(slice))
        reading.text = std::move(*text);
    if (auto arguments = EventArguments::read(trace, slice))
        reading.arguments = std::make_shared<const EventArguments>(std::move(*arguments));
    else
        reading.problem = coreText(arguments.error().message);
    reading.siblings = siblingsOf(trace, slice, cancel);
    if (isOnCpu(trace.category(slice)))
        reading.autogradWait = AutogradWaits(trace).inSelfOf(slice);
    return reading;
}

std::vector<FactGroup> sliceText(const Trace &trace, SliceId slice, const SliceReading *reading)
{
    const SliceFacts facts = factsOf(trace, slice);
    std::vector<FactGroup> groups;
    const auto add = [&](const QString &title, auto fill) {
        FactGroup group{title, {}};
        fill(group);
        if (!group.facts.empty())
            groups.push_back(std::move(group));
    };
    add({}, [&](FactGroup &g) {
        addTime(g, trace, slice, facts, reading);
        addLaunches(g, trace, facts);
    });
    if (isDeviceWork(trace.category(slice)))
        add(trace.category(slice) == Category::Kernel ? SliceText::tr("Kernel") : SliceText::tr("Transfer"),
            [&](FactGroup &g) { addKernel(g, trace, slice); });
    if (reading && reading->arguments)
        add(SliceText::tr("Inputs"), [&](FactGroup &g) { addInputs(g, *reading->arguments); });
    add(SliceText::tr("Place"), [&](FactGroup &g) { addPlace(g, trace, slice, facts); });
    if (reading && reading->siblings.count > 0)
        add(SliceText::tr("Same name"), [&](FactGroup &g) { addSiblings(g, trace, slice, reading->siblings); });
    add(facts.isOfForward ? SliceText::tr("Python, of the forward op") : SliceText::tr("Python"), [&](FactGroup &g) {
        addPython(g, trace, slice, facts);
        if (reading && reading->arguments) {
            addLines(g, SliceText::tr("Module hierarchy"), reading->arguments->value("Module Hierarchy"));
            addLines(g, SliceText::tr("Call stack"), reading->arguments->value("Call stack"));
        }
    });
    return groups;
}

QString plainText(const std::vector<FactGroup> &groups, const EventArguments *arguments)
{
    QString text;
    for (const FactGroup &group : groups) {
        if (!group.title.isEmpty())
            text += u'\n' + group.title + u'\n';
        for (const Fact &fact : group.facts)
            text +=
                (fact.what.isEmpty() ? QStringLiteral("    ") : fact.what + QStringLiteral(": ")) + fact.value + u'\n';
    }
    if (arguments && !arguments->members().empty()) {
        text += u'\n' + SliceText::tr("Arguments") + u'\n';
        for (const auto &[key, value] : arguments->members())
            text += QString::fromStdString(key) + QStringLiteral(": ") + QString::fromStdString(argumentText(value)) +
                    u'\n';
    }
    return text;
}

} // namespace lanescope
