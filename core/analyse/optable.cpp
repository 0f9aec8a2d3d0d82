#include "core/analyse/optable.h"

#include "core/analyse/chain.h"
#include "core/analyse/flops.h"
#include "core/base/runsort.h"
#include "core/model/arguments.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace lanescope {

namespace {

constexpr std::uint32_t none = 0xffffffffu;

/// What an event is to torch's table (TORCH_RULES 1).
enum class Role : std::uint8_t { Absent, Torch, Call, Overhead, Device, DeviceAnnotation };

Role roleOf(const Trace &trace, SliceId s)
{
    switch (trace.category(s)) {
    case Category::CpuOp:
    case Category::UserAnnotation: return Role::Torch;
    case Category::Runtime:
    case Category::Driver: return Role::Call;
    case Category::Overhead: return Role::Overhead;
    case Category::Kernel:
    case Category::Memcpy:
    case Category::Memset: return Role::Device;
    case Category::GpuUserAnnotation: return Role::DeviceAnnotation;
    case Category::Sync: return trace.categoryText(s) == "cuda_sync" ? Role::Device : Role::Absent;
    case Category::Other: {
        const std::string_view text = trace.categoryText(s);
        const bool isDevice =
            text == "cuda_profiler_range" || text == "mtia_ccp_events" || text == "mtia_insight" || text == "hpu_op";
        return isDevice ? Role::Device : Role::Absent;
    }
    default: return Role::Absent;
    }
}

/// What torch makes of an event's name. Found once for every name that takes part.
class NameKinds {
public:
    enum Flag : std::uint8_t { Known = 1, Hidden = 2, Async = 4, Step = 8 };

    explicit NameKinds(const StringPool &strings)
        : m_strings(strings)
        , m_flags(strings.size(), 0)
    {}
    std::uint8_t of(NameId name)
    {
        std::uint8_t &flags = m_flags[name.value()];
        if (!flags)
            flags = Known | find(m_strings.text(name));
        return flags;
    }

private:
    static std::uint8_t find(std::string_view name)
    {
        using namespace std::string_view_literals;
        // Left out of the table; their time falls to what is around them (TORCH_RULES 1).
        constexpr std::array hidden{"[memory]"sv,
                                    "[OutOfMemory]"sv,
                                    "profiler::_record_function_enter"sv,
                                    "profiler::_record_function_enter_new"sv,
                                    "profiler::_record_function_exit"sv,
                                    "aten::is_leaf"sv,
                                    "aten::output_nr"sv,
                                    "aten::_version"sv};
        // Ops that end on another thread; the file does not say so (TORCH_RULES 7).
        constexpr std::array async{"nccl:"sv, "gloo:"sv, "mpi:"sv, "ucc:"sv, "xccl:"sv};
        if (std::ranges::find(hidden, name) != hidden.end())
            return Hidden;
        if (std::ranges::any_of(async, [&](std::string_view prefix) { return name.starts_with(prefix); }))
            return Async;
        return name.starts_with("ProfilerStep#") ? Step : 0;
    }
    const StringPool &m_strings;
    std::vector<std::uint8_t> m_flags;
};

/// Numbers the ids that ops have. torch counts them up, so that a number is the distance from the least; wild ids are looked up.
class IdNumbers {
public:
    explicit IdNumbers(std::vector<std::int64_t> ids)
        : m_ids(std::move(ids))
    {
        if (m_ids.empty())
            return;
        const auto [least, most] = std::ranges::minmax(m_ids);
        m_least = least;
        const std::uint64_t span = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least);
        if (span < 4 * m_ids.size() + 1024) {
            m_size = static_cast<std::size_t>(span) + 1;
            m_ids.clear();
        } else {
            std::ranges::sort(m_ids);
            m_ids.erase(std::ranges::unique(m_ids).begin(), m_ids.end());
            m_size = m_ids.size();
        }
    }
    std::size_t size() const { return m_size; }
    /// A number below size(); none where no op can have this id.
    std::uint32_t of(std::int64_t id) const
    {
        if (m_ids.empty()) {
            const std::uint64_t distance = static_cast<std::uint64_t>(id) - static_cast<std::uint64_t>(m_least);
            return distance < m_size ? static_cast<std::uint32_t>(distance) : none;
        }
        const auto it = std::ranges::lower_bound(m_ids, id);
        return it != m_ids.end() && *it == id ? static_cast<std::uint32_t>(it - m_ids.begin()) : none;
    }

private:
    std::vector<std::int64_t> m_ids;
    std::int64_t m_least = 0;
    std::size_t m_size = 0;
};

/// `Input Dims` as torch prints them: a list of tensors has no shape.
std::string shapesText(const Token &dims)
{
    std::string text;
    forEachElement(dims, [&](const Token &input) {
        text += text.empty() ? "" : ", ";
        text += input.text.find('[', 1) == std::string_view::npos ? input.text : "[]";
        return true;
    });
    return '[' + text + ']';
}

struct Bytes {
    std::int64_t cpu = 0, device = 0;
    Bytes &operator+=(const Bytes &o)
    {
        cpu += o.cpu;
        device += o.device;
        return *this;
    }
    Bytes operator-(const Bytes &o) const { return {cpu - o.cpu, device - o.device}; }
};

/// The `[memory]` records by time, for sums over stretches of it.
class MemoryRecords {
public:
    explicit MemoryRecords(std::span<const MemorySample> samples)
    {
        std::vector<std::uint32_t> order(samples.size());
        for (std::uint32_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return samples[i].time; });
        m_before.emplace_back();
        for (std::uint32_t i : order) {
            const MemorySample &m = samples[i];
            m_times.push_back(m.time);
            Bytes sum = m_before.back();
            sum += m.deviceType == 0 ? Bytes{m.bytes, 0} : Bytes{0, m.bytes};
            m_before.push_back(sum);
        }
        m_covers.resize(m_before.size());
    }
    bool isEmpty() const { return m_times.empty(); }
    /// Of the records in [start, end], both included (TORCH_RULES 8). Remembers that an event covers them.
    Bytes within(Nanoseconds start, Nanoseconds end)
    {
        // The events of a thread come by start, so the first record is near the last call's.
        const std::size_t n = m_times.size();
        if (m_near > 0 && m_times[m_near - 1] >= start)
            m_near = static_cast<std::size_t>(std::ranges::lower_bound(m_times, start) - m_times.begin());
        while (m_near < n && m_times[m_near] < start)
            ++m_near;
        const std::size_t i = m_near;
        std::size_t j = i;
        for (std::size_t step = 1; j < n && m_times[j] <= end; step *= 2) {
            const auto next = m_times.begin() + static_cast<std::ptrdiff_t>(std::min(n, j + step));
            j = static_cast<std::size_t>(std::upper_bound(m_times.begin() + static_cast<std::ptrdiff_t>(j), next, end) -
                                         m_times.begin());
        }
        ++m_covers[i];
        --m_covers[j];
        return m_before[j] - m_before[i];
    }
    /// Calls visit(time, Bytes) for the records that no event covers.
    template <class Visit>
    void uncovered(Visit visit) const
    {
        std::int64_t covers = 0;
        for (std::size_t i = 0; i < m_times.size(); ++i)
            if ((covers += m_covers[i]) == 0)
                visit(m_times[i], m_before[i + 1] - m_before[i]);
    }

private:
    std::vector<Nanoseconds> m_times;
    std::vector<Bytes> m_before; ///< one more than times
    std::vector<std::int64_t> m_covers;
    std::size_t m_near = 0; ///< the first record of the last call
};

class OpTableMaker {
public:
    OpTableMaker(const Trace &trace, const Selection &selection, const TableOptions &options)
        : m_trace(trace)
        , m_options(options)
        , m_isWhole(selection.kind == Selection::Whole)
        , m_filter(trace, selection)
        , m_selection(selection)
        , m_names(trace.strings())
        , m_memory(trace.memorySamples())
    {}
    OpTable make();

private:
    /// An event of a thread while its children come in.
    struct Event {
        Nanoseconds start = 0, end = 0;
        Nanoseconds ownUntil = 0; ///< corrected: where one that is no child of it goes on
        SliceId slice;
        std::uint32_t key = none;
        Nanoseconds cpu = 0;
        Nanoseconds exclusive = 0; ///< what its parent does not have of this time
        Nanoseconds ownDevice = 0;
        Bytes memory;
        std::uint32_t children = 0;
        // Sums over the direct children
        Nanoseconds childCpu = 0, childDevice = 0;
        Bytes childMemory;
        // The same in torch's doubles
        double torchCpu = 0, torchOwnDevice = 0, torchChildCpu = 0, torchChildDevice = 0;

        Nanoseconds device() const { return ownDevice + childDevice; }
        void adopt(const Event &child)
        {
            ++children;
            childCpu += child.exclusive;
            childDevice += child.device();
            childMemory += child.memory;
            torchChildCpu += child.torchCpu;
            torchChildDevice += child.torchOwnDevice + child.torchChildDevice;
        }
    };
    /// An event that torch counts on another thread than its own, or one without a lane.
    struct Guest {
        SliceId slice;
        std::uint32_t own; ///< number of the id whose device work it gets; none: nothing
    };
    struct RowKey {
        std::uint32_t name;
        std::uint32_t shapes;
        std::uint32_t kind;
        bool operator==(const RowKey &) const = default;
    };
    struct RowKeyHash {
        std::size_t operator()(const RowKey &k) const
        {
            return (std::uint64_t{k.name} << 34 | std::uint64_t{k.kind} << 32 | k.shapes) * 0x9e3779b97f4a7c15u >> 20;
        }
    };
    /// Where a row's first event stands in torch's order.
    struct Place {
        Nanoseconds start, end;
        bool isTorch;
        std::uint32_t slice;
        bool operator<(const Place &o) const
        {
            if (start != o.start)
                return start < o.start;
            if (end != o.end)
                return end > o.end;
            return isTorch != o.isTorch ? isTorch : slice < o.slice;
        }
    };

    void readIds();
    std::uint32_t findMainThread() const;
    void readShapes();
    void linkEvents();
    std::uint32_t linkOf(SliceId s, Role role) const;
    std::uint32_t opAround(SliceId call) const;
    std::uint32_t numberOf(SliceId op) const
    {
        const auto id = m_trace.externalId(op);
        return id && *id != 0 ? m_ids.of(*id) : none;
    }
    void giveOverheadAnOp();
    void findCosts();
    void giveToOneOp(SliceId deviceWork);
    void countRecords();
    bool isHidden(SliceId s) { return m_names.of(m_trace.nameId(s)) & NameKinds::Hidden; }
    Nanoseconds deviceOf(std::uint32_t number) const { return number != none ? m_deviceOfId[number] : 0; }
    void walkThread(std::uint32_t thread);
    void enter(SliceId s, Role role, std::uint32_t own);
    /// The length of a stretch as torch has it, in microseconds since the profiler started.
    double torchLength(Nanoseconds start, Nanoseconds end) const
    {
        return static_cast<double>(end - m_profilerStart) / 1000 - static_cast<double>(start - m_profilerStart) / 1000;
    }
    void addTorchDevice();
    void leave();
    void countDevice(SliceId s, Role role);
    void countCpu(const Event &e, bool async = false);
    void countUnlinked(SliceId deviceWork);
    void countLonelyMemory();
    /// The number under which a name is counted: all steps share one.
    std::uint32_t keyOf(NameId name)
    {
        if (!(m_names.of(name) & NameKinds::Step))
            return name.value();
        return m_stepKey = m_stepKey == none ? name.value() : m_stepKey;
    }
    OpRow *rowFor(SliceId s, const Place &place, std::uint32_t key, std::uint32_t kind);
    OpTable finish();

    const Trace &m_trace;
    const TableOptions m_options;
    const bool m_isWhole;
    const SelectionFilter m_filter;
    const Selection &m_selection;
    NameKinds m_names;
    MemoryRecords m_memory;

    IdNumbers m_ids{{}};
    std::vector<Nanoseconds> m_deviceOfId; ///< by id number: the device work that is linked to it
    std::vector<std::uint32_t> m_laneOfId; ///< by id number: the thread of its op
    static constexpr std::uint32_t noOp = none, noThread = none - 1;
    bool m_recoversLinks = false; ///< the file's ids are no links: the op around the launch call is
    bool m_linkedCallsTakeToo = false;
    std::uint32_t m_mainThread = none;
    std::vector<std::vector<Guest>> m_guests; ///< by thread: a lane, or beyond them the thread of what has none
    std::vector<SliceId> m_launchless;        ///< on the device: annotations, and work without link and launch call
    std::vector<bool> m_isGuest, m_isLinked;  ///< by slice
    std::vector<Event> m_open;                ///< of the thread that is walked, outermost first
    std::vector<Event> m_onlyChild;           ///< by depth: the child that may yet be merged into its parent

    // Corrected: the profiler's own events, and what records of overhead took of each thread
    std::vector<bool> m_isProfilers;                   ///< by slice
    std::vector<Nanoseconds> m_deviceOfSlice;          ///< by slice: the device work of an op
    std::vector<std::pair<SliceId, LaneId>> m_records; ///< the program's, by start, with the thread that paid
    std::vector<Intervals> m_profilersOn, m_recordsOn; ///< by lane: the profiler's; these and the program's
    std::uint32_t m_thread = 0;                        ///< that is walked

    // Torch's doubles
    Nanoseconds m_profilerStart = 0;
    std::vector<std::pair<SliceId, std::uint32_t>> m_linkedDevice; ///< device events and the number of their op's id
    std::vector<double> m_torchDeviceOfId;
    std::vector<TorchTimes> m_torchTimes; ///< of m_sliceRows

    OpTable m_table;
    StringPool m_shapeTexts; ///< 0 is that of an event without shapes
    SparseColumn<std::uint32_t> m_shapes;
    SparseColumn<std::int64_t> m_flops;

    std::uint32_t m_stepKey = none; ///< one name for all steps
    std::unordered_map<RowKey, std::uint32_t, RowKeyHash> m_rowOf;
    std::vector<OpRow> m_rows;
    std::vector<Place> m_places;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_sliceRows; ///< row and slice
};

OpTable OpTableMaker::make()
{
    m_guests.resize(m_trace.lanes().size() + 1);
    m_isGuest.resize(m_trace.sliceCount());
    m_isLinked.resize(m_trace.sliceCount());
    m_isProfilers.resize(m_trace.sliceCount());
    if (m_options.torchDigits)
        for (std::uint32_t i = m_trace.sliceCount(); i-- > 0;)
            if (m_trace.category(SliceId(i)) == Category::ProfilerSpan)
                m_profilerStart = m_trace.start(SliceId(i)); // of the first: its span begins where the profiler did
    readIds();
    readShapes();
    if (m_options.corrected)
        findCosts();
    linkEvents();
    if (!m_options.corrected)
        giveOverheadAnOp();
    if (m_options.torchDigits)
        addTorchDevice();
    for (std::uint32_t thread = 0; thread < m_guests.size(); ++thread)
        walkThread(thread);
    countRecords();
    countLonelyMemory();
    return finish();
}

/// Learns which ids ops have and what the ids of calls and device events mean (KINETO_FORMAT 7).
void OpTableMaker::readIds()
{
    std::vector<std::int64_t> ids;
    bool anyLinkId = false, anyCallId = false, allOwn = true;
    for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
        const SliceId s(i);
        const Role role = roleOf(m_trace, s);
        if (role == Role::Torch) {
            if (const auto id = m_trace.externalId(s); id && *id != 0)
                ids.push_back(*id);
        } else if (role == Role::Call || role == Role::Device) {
            const auto id = m_trace.externalId(s);
            anyLinkId = anyLinkId || id;
            if (role == Role::Call && id) {
                anyCallId = true;
                allOwn = allOwn && id == m_trace.correlation(s);
            }
        }
    }
    // Exporters before 2024-02 wrote an event's own correlation as its External id. Where no event has any, they were turned off.
    m_linkedCallsTakeToo = anyCallId && allOwn;
    m_recoversLinks = m_linkedCallsTakeToo || !anyLinkId;
    m_ids = IdNumbers(std::move(ids));
    m_deviceOfId.assign(m_ids.size(), 0);
    m_laneOfId.assign(m_ids.size(), noOp);
    for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
        const SliceId s(i);
        if (roleOf(m_trace, s) != Role::Torch)
            continue;
        if (const std::uint32_t number = numberOf(s); number != none) {
            if (!(m_names.of(m_trace.nameId(s)) & (NameKinds::Hidden | NameKinds::Async)))
                m_laneOfId[number] = m_trace.laneOf(s).value();
            else if (m_laneOfId[number] == noOp)
                m_laneOfId[number] = noThread;
        }
    }
    m_mainThread = findMainThread();
}

/// The thread that stopped the profiler (TORCH_RULES 3): that of the steps, else of the last device synchronisation of no op, with which
/// the profiler stops, else of the first op.
std::uint32_t OpTableMaker::findMainThread() const
{
    if (!m_trace.steps().empty())
        return m_trace.laneOf(std::ranges::min(m_trace.steps(), {}, &Step::slice).slice).value();
    SliceId firstOp, lastSync;
    for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
        const SliceId s(i);
        const Role role = roleOf(m_trace, s);
        if (role == Role::Torch) {
            if (!firstOp || m_trace.start(s) < m_trace.start(firstOp))
                firstOp = s;
        } else if (role == Role::Call) {
            const std::string_view name = m_trace.name(s);
            if ((name == "cudaDeviceSynchronize" || name == "hipDeviceSynchronize") && linkOf(s, role) == none &&
                (!lastSync || m_trace.start(s) >= m_trace.start(lastSync)))
                lastSync = s;
        }
    }
    const SliceId at = lastSync ? lastSync : firstOp;
    return at ? m_trace.laneOf(at).value() : static_cast<std::uint32_t>(m_trace.lanes().size());
}

/// Reads what only the file's text has: shapes, and the operations that they stand for.
void OpTableMaker::readShapes()
{
    m_shapeTexts.intern("[]");
    const bool withFlops = m_options.groupByShape || wasRecordedWith(m_trace, "with_flops");
    if (!withFlops)
        return;
    std::vector<std::uint32_t> slices;
    for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i)
        if (roleOf(m_trace, SliceId(i)) == Role::Torch &&
            (m_options.groupByShape || hasFlops(m_trace.name(SliceId(i)))))
            slices.push_back(i);
    (void)forEachArguments(m_trace, slices, [&](SliceId s, const Token &args) {
        Token dims, concrete;
        forEachMember(args, [&](std::string_view key, const Token &value) {
            if (key == "Input Dims")
                dims = value;
            else if (key == "Concrete Inputs")
                concrete = value;
            return true;
        });
        if (m_options.groupByShape && dims.kind == Token::Array)
            m_shapes.append(s, m_shapeTexts.intern(shapesText(dims)).value());
        if (const auto flops = flopsOf(m_trace.name(s), dims, concrete))
            m_flops.append(s, *flops);
    });
}

/// The id number of the innermost op around a call on its own thread; none where there is none.
std::uint32_t OpTableMaker::opAround(SliceId call) const
{
    for (SliceId p = m_trace.parent(call); p; p = m_trace.parent(p))
        if (m_trace.category(p) == Category::CpuOp)
            return numberOf(p);
    return none;
}

/// The id number of the op that a call or a device event is linked to; none where there is no such op.
std::uint32_t OpTableMaker::linkOf(SliceId s, Role role) const
{
    const auto id = m_trace.externalId(s);
    const bool isOwn = id && id == m_trace.correlation(s);
    if (!m_recoversLinks && (!id || *id == 0))
        return none;
    if (m_recoversLinks || isOwn) {
        // An id that is the event's own correlation may be a link or not: only the call inside its op tells.
        const SliceId call = role == Role::Device ? m_trace.launchOf(s) : s;
        if (!call)
            return none;
        const std::uint32_t around = opAround(call);
        return m_recoversLinks || around == m_ids.of(*id) ? around : none;
    }
    const std::uint32_t number = m_ids.of(*id);
    return number != none && m_laneOfId[number] != noOp ? number : none;
}

void OpTableMaker::linkEvents()
{
    for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
        const SliceId s(i);
        const Role role = roleOf(m_trace, s);
        if (role == Role::Absent || role == Role::Torch || isHidden(s))
            continue;
        if (role == Role::DeviceAnnotation) {
            m_launchless.push_back(s);
            countDevice(s, role);
            continue;
        }
        if (m_options.corrected) {
            if (role == Role::Device) {
                giveToOneOp(s);
                countDevice(s, role);
            }
            continue; // calls stay on their own thread
        }
        std::uint32_t thread = m_mainThread, own = none;
        if (role != Role::Overhead) {
            const std::uint32_t link = linkOf(s, role);
            if (role == Role::Device) {
                if (link != none) {
                    m_deviceOfId[link] += m_trace.duration(s);
                    if (m_options.torchDigits)
                        m_linkedDevice.emplace_back(s, link);
                } else {
                    countUnlinked(s);
                }
                if (link == none && !m_trace.launchOf(s))
                    m_launchless.push_back(s);
                countDevice(s, role);
                continue;
            }
            if (link != none) {
                m_isLinked[i] = true;
                thread = m_laneOfId[link] < noThread ? m_laneOfId[link] : m_trace.laneOf(s).value();
            }
            if (thread == m_trace.laneOf(s).value())
                continue;
            if (link == none || m_linkedCallsTakeToo)
                own = m_ids.of(m_trace.correlation(s).value_or(0));
        }
        m_isGuest[i] = true;
        m_guests[thread].push_back({s, own});
    }
}

/// Adds up the device work of each id once more, in doubles and in torch's order: by start.
void OpTableMaker::addTorchDevice()
{
    std::ranges::sort(m_linkedDevice, {}, [&](const auto &w) { return std::pair(m_trace.start(w.first), w.first); });
    m_torchDeviceOfId.assign(m_ids.size(), 0);
    for (const auto &[s, link] : m_linkedDevice)
        m_torchDeviceOfId[link] += torchLength(m_trace.start(s), m_trace.end(s));
}

/// Corrected: device work belongs to the op that launched it, else to the annotation around the launch call.
void OpTableMaker::giveToOneOp(SliceId deviceWork)
{
    SliceId op = opOf(m_trace, deviceWork);
    if (!op)
        op = lanescope::linkOf(m_trace, deviceWork).cpu;
    while (op && (roleOf(m_trace, op) != Role::Torch || isHidden(op)))
        op = m_trace.parent(op);
    if (op)
        m_deviceOfSlice[op.value()] += m_trace.duration(deviceWork);
    else
        countUnlinked(deviceWork);
}

void OpTableMaker::countUnlinked(SliceId deviceWork)
{
    if (!m_isWhole && !m_filter.holds(deviceWork))
        return;
    ++m_table.unlinkedEvents;
    m_table.unlinkedDevice += m_trace.duration(deviceWork);
}

/// Corrected: what is the profiler's, and what records of overhead took of which thread.
void OpTableMaker::findCosts()
{
    const ProfilerCost cost = findProfilerCost(m_trace);
    std::vector<std::vector<TimeRange>> profilers(m_trace.lanes().size()), records(m_trace.lanes().size());
    for (const auto *list : {&cost.requests, &cost.others})
        for (SliceId s : *list)
            m_isProfilers[s.value()] = true;
    if (cost.trailingSync)
        m_isProfilers[cost.trailingSync.value()] = true;
    m_deviceOfSlice.assign(m_trace.sliceCount(), 0);
    for (std::uint32_t i = 0; i < m_trace.sliceCount(); ++i) {
        const SliceId s(i);
        if (roleOf(m_trace, s) != Role::Overhead || isHidden(s))
            continue;
        const LaneId held = threadHeldBy(m_trace, s);
        if (!m_isProfilers[i])
            m_records.emplace_back(s, held);
        if (!held)
            continue;
        records[held.value()].push_back(m_trace.range(s));
        if (m_isProfilers[i])
            profilers[held.value()].push_back(m_trace.range(s));
    }
    std::ranges::sort(m_records, {}, [&](const auto &r) { return std::pair(m_trace.start(r.first), r.first); });
    for (std::size_t lane = 0; lane < records.size(); ++lane) {
        m_profilersOn.push_back(unite(std::move(profilers[lane])));
        m_recordsOn.push_back(unite(std::move(records[lane])));
    }
}

/// Corrected: the program's overhead records. They take CPU time from what held them, once; where it is not known what held one, its
/// time is in some op already.
void OpTableMaker::countRecords()
{
    std::vector<Nanoseconds> countedTo(m_trace.lanes().size(), std::numeric_limits<Nanoseconds>::min());
    for (const auto &[s, held] : m_records) {
        Event e;
        e.slice = s;
        e.key = keyOf(m_trace.nameId(s));
        e.start = m_trace.start(s);
        e.end = m_trace.end(s);
        e.cpu = e.end - e.start;
        if (held) {
            const Intervals &profilers = m_profilersOn[held.value()];
            e.cpu -= overlapLength(profilers, {e.start, e.end});
            Nanoseconds &done = countedTo[held.value()];
            const TimeRange rest{std::max(done, e.start), e.end};
            if (!rest.isEmpty()) {
                e.exclusive = rest.length() - overlapLength(profilers, rest);
                done = e.end;
            }
        }
        countCpu(e);
    }
}

/// torch gives an overhead record the id of what is innermost where it starts on the main thread, so that this op's device work is
/// counted once more below it (TORCH_RULES 6).
///
/// What is innermost there says a stack, on which lies whatever starts on that thread, whether it fits into the one below or not; one
/// that ends takes with it all above, whether they have ended or not. To torch everything without a link runs on the main thread: calls
/// of other threads, records of overhead, device events without a launch call and annotations on the device.
void OpTableMaker::giveOverheadAnOp()
{
    std::vector<Guest> &guests = m_guests[m_mainThread];
    if (std::ranges::none_of(guests, [&](const Guest &g) { return roleOf(m_trace, g.slice) == Role::Overhead; }))
        return;
    const auto earlier = [&](SliceId a, SliceId b) {
        return std::pair(m_trace.start(a), a) < std::pair(m_trace.start(b), b);
    };
    std::ranges::sort(guests, earlier, &Guest::slice);
    std::ranges::sort(m_launchless, earlier);

    struct Open {
        Nanoseconds end; ///< its own, or that of one below, which takes it along
        std::uint32_t id;
    };
    std::vector<Open> open;
    const auto startAt = [&](TimeRange range) {
        while (!open.empty() && open.back().end < range.start)
            open.pop_back();
    };
    const auto push = [&](TimeRange range, std::uint32_t id) {
        if (!range.isEmpty())
            open.push_back({open.empty() ? range.end : std::min(range.end, open.back().end), id});
    };
    const auto correlated = [&](SliceId s) { return m_ids.of(m_trace.correlation(s).value_or(0)); };
    std::size_t guest = 0, launchless = 0;
    // What has no link and starts before `until`
    const auto takeOthers = [&](Nanoseconds until) {
        for (;;) {
            const SliceId g = guest < guests.size() ? guests[guest].slice : SliceId();
            const SliceId d = launchless < m_launchless.size() ? m_launchless[launchless] : SliceId();
            const bool isGuest = g && (!d || earlier(g, d));
            const SliceId s = isGuest ? g : d;
            if (!s || m_trace.start(s) >= until)
                return;
            startAt(m_trace.range(s));
            std::uint32_t id = none;
            if (!isGuest) {
                ++launchless;
                if (roleOf(m_trace, s) == Role::Device)
                    id = correlated(s);
            } else {
                Guest &it = guests[guest++];
                if (roleOf(m_trace, s) == Role::Overhead) {
                    it.own = open.empty() ? none : open.back().id;
                    if (m_isWhole || m_filter.holds(s))
                        m_table.overheadDevice += deviceOf(it.own);
                } else if (m_isLinked[s.value()]) {
                    continue; // torch has it below its op already
                }
                id = roleOf(m_trace, s) == Role::Overhead ? it.own : correlated(s);
            }
            push(m_trace.range(s), id);
        }
    };
    if (m_mainThread < m_trace.lanes().size()) {
        const Lane &lane = m_trace.lane(LaneId(m_mainThread));
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            const Role role = roleOf(m_trace, s);
            const bool isPython = m_trace.category(s) == Category::PythonFunction;
            if (role != Role::Torch && !isPython &&
                (role != Role::Call || m_isLinked[s.value()] || m_isGuest[s.value()]))
                continue;
            takeOthers(m_trace.start(s));
            startAt(m_trace.range(s));
            push(m_trace.range(s), role == Role::Torch ? numberOf(s) : role == Role::Call ? correlated(s) : none);
        }
    }
    takeOthers(std::numeric_limits<Nanoseconds>::max());
}

/// Walks the events of a thread in torch's order and sums up what nests (TORCH_RULES 4).
void OpTableMaker::walkThread(std::uint32_t thread)
{
    const auto before = [&](SliceId a, Role roleA, SliceId b, Role roleB) {
        return Place{m_trace.start(a), m_trace.end(a), roleA == Role::Torch, a.value()} <
               Place{m_trace.start(b), m_trace.end(b), roleB == Role::Torch, b.value()};
    };
    m_thread = thread;
    std::vector<Guest> &guests = m_guests[thread];
    std::ranges::sort(guests,
                      [&](const Guest &a, const Guest &b) { return before(a.slice, Role::Call, b.slice, Role::Call); });
    std::size_t guest = 0;
    const auto enterGuestsBefore = [&](SliceId s, Role role) {
        for (; guest < guests.size() && (!s || before(guests[guest].slice, Role::Call, s, role)); ++guest)
            enter(guests[guest].slice, roleOf(m_trace, guests[guest].slice), guests[guest].own);
    };
    if (thread < m_trace.lanes().size()) {
        const Lane &lane = m_trace.lane(LaneId(thread));
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            const SliceId s = lane.slice(i);
            const Role role = roleOf(m_trace, s);
            if ((role != Role::Torch && role != Role::Call) || m_isGuest[s.value()] || m_isProfilers[s.value()] ||
                isHidden(s))
                continue;
            enterGuestsBefore(s, role);
            std::uint32_t own = none;
            if (role == Role::Torch)
                own = numberOf(s);
            else if (!m_isLinked[s.value()] || m_linkedCallsTakeToo)
                own = m_ids.of(m_trace.correlation(s).value_or(0));
            enter(s, role, own);
        }
    }
    enterGuestsBefore({}, Role::Absent);
    while (!m_open.empty())
        leave();
}

void OpTableMaker::enter(SliceId s, Role role, std::uint32_t own)
{
    Event e;
    e.start = m_trace.start(s);
    e.end = e.ownUntil = m_trace.end(s);
    e.cpu = e.end - e.start;
    if (m_options.corrected)
        e.cpu -= overlapLength(m_profilersOn[m_thread], {e.start, e.end});
    e.slice = s;
    e.key = keyOf(m_trace.nameId(s));
    e.ownDevice = m_options.corrected ? m_deviceOfSlice[s.value()] : deviceOf(own);
    if (m_options.torchDigits) {
        e.torchCpu = torchLength(e.start, e.end);
        e.torchOwnDevice = own != none ? m_torchDeviceOfId[own] : 0;
    }
    if (!m_memory.isEmpty())
        e.memory = m_memory.within(e.start, e.end);
    if (role == Role::Torch && m_names.of(m_trace.nameId(s)) & NameKinds::Async)
        return countCpu(e, true);
    while (!m_open.empty() && (e.start >= m_open.back().end || e.end > m_open.back().end)) {
        m_open.back().ownUntil = std::min(m_open.back().end, e.start);
        leave();
    }
    m_open.push_back(e);
    m_onlyChild.resize(std::max(m_onlyChild.size(), m_open.size()));
}

/// Takes the innermost open event, whose children are all known now.
void OpTableMaker::leave()
{
    Event e = m_open.back();
    m_open.pop_back();
    e.exclusive = e.cpu;
    if (m_options.corrected)
        e.exclusive = e.ownUntil - e.start - overlapLength(m_recordsOn[m_thread], {e.start, e.ownUntil});
    if (e.children == 1) {
        const Event &child = m_onlyChild[m_open.size()];
        if (child.key == e.key) {
            // A call that only calls itself counts once (TORCH_RULES 5). The child has merged its own one already.
            e.ownDevice = m_options.corrected ? e.ownDevice + child.ownDevice : child.ownDevice;
            e.children = child.children;
            e.childCpu = child.childCpu;
            e.childDevice = child.childDevice;
            e.childMemory = child.childMemory;
            e.torchOwnDevice = child.torchOwnDevice;
            e.torchChildCpu = child.torchChildCpu;
            e.torchChildDevice = child.torchChildDevice;
        } else {
            countCpu(child);
        }
    }
    if (m_open.empty())
        return countCpu(e);
    Event &parent = m_open.back();
    Event &only = m_onlyChild[m_open.size() - 1];
    parent.adopt(e);
    if (parent.children == 1) {
        only = e;
        return;
    }
    if (parent.children == 2)
        countCpu(only);
    countCpu(e);
}

OpRow *OpTableMaker::rowFor(SliceId s, const Place &place, std::uint32_t key, std::uint32_t kind)
{
    if (!m_isWhole && !m_filter.holds(s))
        return nullptr;
    const std::uint32_t *shapes = m_shapes.find(s);
    const auto [it, isNew] =
        m_rowOf.try_emplace({key, shapes ? *shapes : 0, kind}, static_cast<std::uint32_t>(m_rows.size()));
    if (isNew) {
        OpRow row;
        row.name = key == m_stepKey ? std::string("ProfilerStep*") : std::string(m_trace.text(NameId(key)));
        row.device = kind & 1;
        row.annotation = kind & 2;
        if (m_options.groupByShape)
            row.shapes = m_shapeTexts.text(NameId(it->first.shapes));
        m_rows.push_back(std::move(row));
        m_places.push_back(place);
    }
    const std::uint32_t r = it->second;
    if (place < m_places[r])
        m_places[r] = place;
    m_sliceRows.emplace_back(r, s.value());
    if (m_options.torchDigits)
        m_torchTimes.emplace_back();
    ++m_rows[r].calls;
    return &m_rows[r];
}

void OpTableMaker::countDevice(SliceId s, Role role)
{
    Nanoseconds start = m_trace.start(s), duration = m_trace.duration(s);
    const bool annotation = role == Role::DeviceAnnotation;
    if (annotation) {
        // The exporter widened it (KINETO_FORMAT 7): by 1 ns at both ends, or by a microsecond where times were whole microseconds.
        start += m_trace.baseTime() ? 1 : 1000;
        duration = std::max<Nanoseconds>(0, duration - (m_trace.baseTime() ? 2 : 1000));
    }
    OpRow *row = rowFor(s, {start, start + duration, false, s.value()}, keyOf(m_trace.nameId(s)), annotation ? 3 : 1);
    if (!row)
        return;
    if (!annotation || !m_options.corrected)
        row->selfDevice += duration;
    row->deviceTime += duration;
    if (m_options.torchDigits)
        m_torchTimes.back().selfDevice = m_torchTimes.back().device = torchLength(start, start + duration);
}

void OpTableMaker::countCpu(const Event &e, bool async)
{
    const bool isTorch = roleOf(m_trace, e.slice) == Role::Torch;
    OpRow *row = rowFor(e.slice, {e.start, e.end, isTorch, e.slice.value()}, e.key,
                        m_trace.category(e.slice) == Category::UserAnnotation ? 2 : 0);
    if (!row)
        return;
    row->cpu += e.cpu;
    if (m_options.torchDigits) {
        const double device = e.torchOwnDevice + e.torchChildDevice;
        m_torchTimes.back() =
            async ? TorchTimes{0, e.torchCpu, 0, 0}
                  : TorchTimes{e.torchCpu - e.torchChildCpu, e.torchCpu, device - e.torchChildDevice, device};
    }
    row->cpuMemory += e.memory.cpu;
    row->deviceMemory += e.memory.device;
    if (const std::int64_t *flops = m_flops.find(e.slice))
        row->flops = row->flops.value_or(0) + *flops;
    if (async) {
        row->async = true;
        if (m_options.corrected) {
            row->selfDevice += e.ownDevice;
            row->deviceTime += e.ownDevice;
        }
        return;
    }
    row->selfCpu += e.exclusive - e.childCpu;
    row->selfDevice += e.ownDevice;
    row->deviceTime += e.device();
    row->selfCpuMemory += e.memory.cpu - e.childMemory.cpu;
    row->selfDeviceMemory += e.memory.device - e.childMemory.device;
}

/// Records outside of every event are rows of their own (TORCH_RULES 8).
void OpTableMaker::countLonelyMemory()
{
    OpRow lonely, outOfMemory;
    Place first{}, firstOut{};
    const auto holds = [&](Nanoseconds t) {
        return m_isWhole ||
               (m_selection.kind == Selection::Range
                    ? m_selection.range.contains(t)
                    : std::ranges::any_of(m_selection.windows, [&](const StepWindow &w) { return w.own.contains(t); }));
    };
    const auto count = [](OpRow &row, Place &place, Nanoseconds t) {
        const Place here{t, t, false, none};
        if (row.calls++ == 0 || here < place)
            place = here;
    };
    m_memory.uncovered([&](Nanoseconds t, Bytes bytes) {
        if (!holds(t))
            return;
        count(lonely, first, t);
        lonely.cpuMemory = lonely.selfCpuMemory += bytes.cpu;
        lonely.deviceMemory = lonely.selfDeviceMemory += bytes.device;
    });
    for (const Instant &i : m_trace.instants())
        if (m_trace.text(i.name) == "[OutOfMemory]" && holds(i.time))
            count(outOfMemory, firstOut, i.time);
    lonely.name = "[memory]";
    outOfMemory.name = "[OutOfMemory]";
    for (auto &[row, place] : {std::pair(lonely, first), std::pair(outOfMemory, firstOut)}) {
        if (row.calls == 0)
            continue;
        m_rows.push_back(row);
        m_places.push_back(place);
    }
}

OpTable OpTableMaker::finish()
{
    OpTable &table = m_table;
    table.recoveredLinks = m_recoversLinks;
    std::vector<std::uint32_t> order(m_rows.size()), rank(m_rows.size());
    for (std::uint32_t r = 0; r < order.size(); ++r)
        order[r] = r;
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) { return m_places[a] < m_places[b]; });
    table.firstSlice.assign(m_rows.size() + 1, 0);
    for (std::uint32_t r = 0; r < order.size(); ++r) {
        rank[order[r]] = r;
        OpRow &row = m_rows[order[r]];
        table.selfCpuTotal += row.selfCpu;
        if (row.device && !row.annotation)
            table.selfDeviceTotal += row.selfDevice;
        table.rows.push_back(std::move(row));
    }
    // The slices of each row together, then by start.
    for (const auto &[r, s] : m_sliceRows)
        ++table.firstSlice[rank[r] + 1];
    for (std::size_t r = 0; r < m_rows.size(); ++r)
        table.firstSlice[r + 1] += table.firstSlice[r];
    std::vector<std::uint32_t> next(table.firstSlice.begin(), table.firstSlice.end() - 1), events(m_sliceRows.size());
    for (std::uint32_t i = 0; i < m_sliceRows.size(); ++i)
        events[next[rank[m_sliceRows[i].first]]++] = i;
    HugeArray<std::uint32_t> ofRow, merged;
    for (std::size_t r = 0; r < m_rows.size(); ++r) {
        // A run for each thread, so that little is left to sort.
        const auto first = events.begin() + table.firstSlice[r], last = events.begin() + table.firstSlice[r + 1];
        ofRow.resize(static_cast<std::size_t>(last - first));
        std::copy(first, last, ofRow.begin());
        sortRuns(ofRow, merged, [&](std::uint32_t i, std::uint32_t j) {
            const SliceId a(m_sliceRows[i].second), b(m_sliceRows[j].second);
            if (m_trace.start(a) != m_trace.start(b))
                return m_trace.start(a) < m_trace.start(b);
            return m_trace.end(a) != m_trace.end(b) ? m_trace.end(a) > m_trace.end(b) : a < b;
        });
        std::copy(ofRow.begin(), ofRow.end(), first);
        if (!m_options.torchDigits)
            continue;
        TorchTimes &sum = table.rows[r].torch;
        for (auto it = first; it != last; ++it) {
            const TorchTimes &one = m_torchTimes[*it];
            sum.selfCpu += one.selfCpu;
            sum.cpu += one.cpu;
            sum.selfDevice += one.selfDevice;
            sum.device += one.device;
        }
    }
    table.slices.reserve(events.size());
    for (std::uint32_t i : events)
        table.slices.push_back(m_sliceRows[i].second);
    return std::move(table);
}

} // namespace

bool wasRecordedWith(const Trace &trace, std::string_view option)
{
    return std::ranges::any_of(trace.metadata(),
                               [&](const auto &entry) { return entry.first == option && entry.second != "0"; });
}

OpTable makeOpTable(const Trace &trace, const Selection &selection, const TableOptions &options)
{
    return OpTableMaker(trace, selection, options).make();
}

} // namespace lanescope
