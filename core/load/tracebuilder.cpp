#include "core/load/tracebuilder.h"

#include "core/base/parallel.h"
#include "core/base/runsort.h"
#include "core/load/lanesweep.h"
#include "core/load/plausible.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace lanescope {

namespace {

constexpr std::uint32_t none = 0xffffffffu;

/// A whole number in its shortest form, else the text.
std::string canonicalId(const Token &token)
{
    if (const auto number = integerOf(token))
        return std::to_string(*number);
    return stringOf(token);
}

std::string trimmed(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    if (from == std::string_view::npos)
        return {};
    return std::string(text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1));
}

/// Order of ids that nothing else orders: numbers by value, then texts. Not the order of first use, which depends on the event kind.
bool idBefore(const std::string &a, const std::string &b)
{
    const auto x = parseInteger(a), y = parseInteger(b);
    if (x && y)
        return *x < *y;
    return x.has_value() != y.has_value() ? x.has_value() : a < b;
}

/// A name in an issue's example: the beginning of a long one.
std::string quoted(std::string_view name)
{
    constexpr std::size_t most = 80;
    return '"' + (name.size() > most ? toValidUtf8(name.substr(0, most)) + "…" : std::string(name)) + '"';
}

/// The whole number at the end of a text such as "stream 7"; null where there is none.
std::optional<std::int64_t> trailingNumber(std::string_view text)
{
    std::size_t from = text.size();
    while (from > 0 && text[from - 1] >= '0' && text[from - 1] <= '9')
        --from;
    return parseInteger(text.substr(from));
}

/// Which device or stream an id stands for: the number that it is, else what the events' arguments say (-1: nothing), else the number
/// that it ends in.
std::optional<std::int64_t> streamNumber(const std::string &id, std::int64_t inArguments)
{
    if (const auto number = parseInteger(id))
        return number;
    return inArguments >= 0 ? inArguments : trailingNumber(id);
}

bool isMissing(const Token &token)
{
    return token.kind == Token::Missing || token.isNull();
}

/// An id out of a lane's key, see LocalNames::appendLaneKey().
Token idToken(char kind, std::string_view raw)
{
    Token token;
    token.kind = static_cast<Token::Kind>(kind - '0');
    token.text = raw;
    token.escaped = token.isString() && raw.find('\\') != std::string_view::npos;
    return token;
}

} // namespace

LaneIds::LaneIds(const Token &pidToken, const Token &tidToken)
    : pid(isMissing(pidToken) ? "0" : canonicalId(pidToken))
    , tid(isMissing(tidToken) ? pid : canonicalId(tidToken))
{}

namespace {

/// By the key that LocalNames gave the lane.
LaneIds laneIds(std::string_view key)
{
    const std::size_t zero = key.find('\0');
    return LaneIds(idToken(key[0], key.substr(1, zero - 1)), idToken(key[zero + 1], key.substr(zero + 2)));
}

} // namespace

TraceBuilder::TraceBuilder()
    : m_trace(new Trace)
{}

TraceBuilder::~TraceBuilder() = default;

// ---- taking batches

void TraceBuilder::learnNames(const Batch &batch)
{
    Dictionary &d = m_dictionaries[batch.names];
    for (const auto &[text, hash] : batch.newStrings)
        d.strings.push_back({text, hash, none});
    for (const auto &[text, hash] : batch.newLanes)
        d.lanes.push_back({text, hash, none});
}

std::uint32_t TraceBuilder::globalString(Dictionary &d, std::uint32_t local)
{
    LocalText &t = d.strings[local];
    if (t.global == none)
        t.global = m_trace->m_strings.intern(t.text, t.hash).value();
    return t.global;
}

std::uint32_t TraceBuilder::globalLane(Dictionary &d, std::uint32_t local)
{
    LocalText &t = d.lanes[local];
    if (t.global != none)
        return t.global;
    const auto [pid, tid] = laneIds(t.text);
    t.global = m_laneKeys.intern(pid + '\0' + tid).value();
    if (t.global == m_draftLanes.size()) {
        const auto [it, isNew] = m_processOfPid.try_emplace(pid, static_cast<std::uint32_t>(m_processes.size()));
        if (isNew)
            m_processes.push_back({pid, {}, 0});
        DraftLane lane;
        lane.pid = pid;
        lane.tid = tid;
        lane.process = it->second;
        m_draftLanes.push_back(std::move(lane));
    }
    return t.global;
}

std::uint32_t TraceBuilder::categoryIndex(std::uint32_t text)
{
    if (text == m_lastCategoryText)
        return m_lastCategory;
    const auto [it, isNew] =
        m_categoryOfText.try_emplace(text, static_cast<std::uint32_t>(m_trace->m_categories.size()));
    if (isNew)
        m_trace->m_categories.push_back({NameId(text), categoryFromText(m_trace->m_strings.text(NameId(text)))});
    m_lastCategoryText = text;
    m_lastCategory = it->second;
    return it->second;
}

void TraceBuilder::append(const Batch &batch)
{
    if (m_keptPids.empty())
        take(batch);
    else
        take(keptPart(batch));
}

/// What is left of a batch without the events of other processes, its slices numbered anew.
Batch TraceBuilder::keptPart(const Batch &batch) const
{
    const Dictionary &d = m_dictionaries.at(batch.names);
    const auto isKeptPid = [&](std::string_view pid) { return std::ranges::find(m_keptPids, pid) != m_keptPids.end(); };
    std::vector<std::optional<bool>> known(d.lanes.size());
    const auto isKept = [&](std::uint32_t lane) {
        if (!known[lane])
            known[lane] = isKeptPid(laneIds(d.lanes[lane].text).pid);
        return *known[lane];
    };
    Batch kept;
    kept.names = batch.names;
    std::vector<std::uint32_t> before{0}; // kept slices before each
    for (const RawSlice &s : batch.slices) {
        if (isKept(s.lane))
            kept.slices.push_back(s);
        before.push_back(static_cast<std::uint32_t>(kept.slices.size()));
    }
    const auto keepArguments = [&](const auto &from, auto &to) {
        for (auto a : from)
            if (isKept(batch.slices[a.slice].lane)) {
                a.slice = before[a.slice];
                to.push_back(a);
            }
    };
    keepArguments(batch.correlations, kept.correlations);
    keepArguments(batch.externalIds, kept.externalIds);
    keepArguments(batch.deviceArgs, kept.deviceArgs);
    const auto keepEvents = [&](const auto &from, auto &to) {
        for (auto e : from)
            if (isKept(e.lane)) {
                if constexpr (requires { e.slicesBefore; })
                    e.slicesBefore = before[e.slicesBefore];
                to.push_back(e);
            }
    };
    keepEvents(batch.ends, kept.ends);
    keepEvents(batch.flows, kept.flows);
    keepEvents(batch.instants, kept.instants);
    keepEvents(batch.laneFacts, kept.laneFacts);
    for (const RawCounter &c : batch.counters)
        if (isKeptPid(canonicalId(idToken('0' + Token::String, d.strings[c.process].text))))
            kept.counters.push_back(c);
    for (const RawAsync &a : batch.asyncs)
        if (a.process == none || isKeptPid(canonicalId(idToken('0' + Token::String, d.strings[a.process].text))))
            kept.asyncs.push_back(a);
    kept.memory = batch.memory;
    kept.metadata = batch.metadata;
    for (const Issue &issue : batch.issues.all())
        kept.issues.add(issue);
    kept.events = batch.events;
    return kept;
}

void TraceBuilder::take(const Batch &batch)
{
    Trace &t = *m_trace;
    Dictionary &d = m_dictionaries[batch.names];
    const std::size_t base = t.m_slices.size();
    if (base + batch.slices.size() > m_mostSlices)
        throw std::length_error(fmt::format("more than {} slices", m_mostSlices));
    const auto slice = [base](std::uint32_t inBatch) { return static_cast<std::uint32_t>(base + inBatch); };

    t.m_slices.reserve(base + batch.slices.size());
    for (const RawSlice &s : batch.slices) {
        const std::uint32_t lane = globalLane(d, s.lane);
        const std::uint32_t category = categoryIndex(globalString(d, s.category));
        DraftLane &draft = m_draftLanes[lane];
        ++draft.slices;
        draft.categories |= 1u << static_cast<unsigned>(t.m_categories[category].category);
        if (s.isBegin)
            m_begins.push_back(t.m_slices.size());
        t.m_slices.append(s.start, s.duration, globalString(d, s.name),
                          category * 2 | (s.isBegin ? Trace::beginFlag : 0), lane, s.offset);
    }
    for (const auto &a : batch.correlations)
        t.m_correlations.append(SliceId(slice(a.slice)), a.value);
    for (const auto &a : batch.externalIds)
        t.m_externalIds.append(SliceId(slice(a.slice)), a.value);
    for (const auto &a : batch.deviceArgs) {
        t.m_deviceArgs.append(SliceId(slice(a.slice)), m_deviceArgs.intern(a.value));
        DraftLane &draft = m_draftLanes[t.m_slices.lane(slice(a.slice))];
        if (draft.device < 0)
            draft.device = a.value.device;
        if (draft.stream < 0)
            draft.stream = a.value.stream;
    }
    const auto id = [&](RawId raw) {
        if (raw.text != none)
            raw.text = globalString(d, raw.text);
        return raw;
    };
    for (const RawEnd &e : batch.ends)
        m_ends.push_back({e.time, globalLane(d, e.lane), slice(e.slicesBefore)});
    for (const RawFlow &f : batch.flows) {
        const RawId whole = id(f.id);
        const bool textId = whole.text != none;
        m_flows.add({globalString(d, f.category), globalString(d, f.name), textId},
                    textId ? std::int64_t{whole.text} : whole.number, f.phase,
                    {f.time, LaneId(globalLane(d, f.lane)), slice(f.slicesBefore), f.bindsEnclosing}, t);
        t.m_file.flowEvents += !f.onSlice;
    }
    for (const RawInstant &i : batch.instants)
        t.m_instants.push_back({NameId(globalString(d, i.name)), i.time, LaneId(globalLane(d, i.lane)), i.scope});
    for (RawAsync a : batch.asyncs) {
        a.id = id(a.id);
        a.category = globalString(d, a.category);
        a.name = globalString(d, a.name);
        if (a.process != none)
            a.process = globalString(d, a.process);
        m_rawAsyncs.push_back(a);
    }
    for (RawCounter c : batch.counters) {
        c.process = globalString(d, c.process);
        c.name = globalString(d, c.name);
        c.series = globalString(d, c.series);
        m_rawCounters.push_back(c);
    }
    for (const RawLaneFact &f : batch.laneFacts)
        applyLaneFact(f, d);
    for (const MemorySample &m : batch.memory)
        t.m_memory.push_back(m);
    t.m_metadata.insert(t.m_metadata.end(), batch.metadata.begin(), batch.metadata.end());
    for (const Issue &issue : batch.issues.all())
        t.m_issues.add(issue);
    t.m_file.events += batch.events;
}

void TraceBuilder::applyLaneFact(const RawLaneFact &fact, Dictionary &d)
{
    DraftLane &lane = m_draftLanes[globalLane(d, fact.lane)];
    DraftProcess &process = m_processes[lane.process];
    switch (fact.kind) {
    case RawLaneFact::ProcessName:
        process.name = trimmed(m_trace->m_strings.text(NameId(globalString(d, fact.text))));
        break;
    case RawLaneFact::ThreadName: {
        const std::string name = trimmed(m_trace->m_strings.text(NameId(globalString(d, fact.text))));
        std::erase(lane.names, name);
        lane.names.push_back(name);
        break;
    }
    case RawLaneFact::ProcessSort: process.sortIndex = fact.sortIndex; break;
    case RawLaneFact::ThreadSort: lane.sortIndex = fact.sortIndex; break;
    }
}

// ---- building

std::shared_ptr<const Trace> TraceBuilder::build(FileFacts facts, std::unique_ptr<TextSource> text, unsigned threads,
                                                 Progress *progress)
try {
    Trace &t = *m_trace;
    m_cancellation = Cancellation(progress);
    facts.events = t.m_file.events;
    facts.flowEvents = t.m_file.flowEvents;
    t.m_file = std::move(facts);
    t.m_text = std::move(text);
    m_dictionaries.clear();
    m_sketcher.reset();

    const auto enter = [&](LoadStage stage) {
        if (progress)
            progress->stage = stage;
    };
    enter(LoadStage::Lanes);
    // The columns are whole now. Lanes and rows point into them, so they may not move any more.
    t.m_slices.shrinkToFit();
    t.m_correlations.shrinkToFit();
    t.m_externalIds.shrinkToFit();
    t.m_deviceArgs.shrinkToFit();
    t.m_distinctDeviceArgs = m_deviceArgs.takeValues();
    readMetadata();
    endBegunSlices();
    orderLanes();
    m_correlationName = t.m_strings.intern("correlation"); // the last new text: from here on names are only read
    buildLanes(threads);
    if (m_cancellation.isAsked())
        return nullptr;
    enter(LoadStage::Links);
    std::vector<FlowJoiner::Stretch> flows = m_flows.stretches(threads);
    IssueList asyncIssues;
    std::vector<std::function<void()>> tasks;
    for (FlowJoiner::Stretch &stretch : flows)
        tasks.push_back([this, &stretch] { m_flows.join(stretch, *m_trace, m_cancellation); });
    tasks.push_back([&] {
        indexDeviceWork();
        finishAsyncs(asyncIssues);
        finishCounters();
        findSteps();
    });
    runTasks(threads, tasks);
    if (m_cancellation.isAsked())
        return nullptr;
    takeArrows(std::move(flows));
    joinCorrelations();
    finishArrows(threads);
    for (const Issue &issue : asyncIssues.all())
        t.m_issues.add(issue);
    if (m_cancellation.isAsked())
        return nullptr;
    findExtent();

    t.m_issues.sortByKind();
    enter(LoadStage::Done);
    return std::move(m_trace);
} catch (const Cancelled &) {
    return nullptr;
}

void TraceBuilder::readMetadata()
{
    using nlohmann::json;
    Trace &t = *m_trace;
    const auto integer = [](const json &j) -> std::optional<std::int64_t> {
        if (j.is_number_integer() &&
            !(j.is_number_unsigned() && j.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max()))
            return j.get<std::int64_t>();
        return j.is_string() ? parseInteger(j.get<std::string>()) : std::nullopt;
    };
    const auto member = [&](const json &object, const char *key) -> std::optional<std::int64_t> {
        return object.is_object() && object.contains(key) ? integer(object.at(key)) : std::nullopt;
    };
    for (const auto &[key, text] : t.m_metadata) {
        if (key != "baseTimeNanoseconds" && key != "distributedInfo" && key != "deviceProperties" &&
            key != TracePart::key)
            continue;
        const json value = json::parse(text, nullptr, false);
        if (key == TracePart::key) {
            const auto isTrue = [](const json &j) { return j.is_boolean() && j.get<bool>(); };
            if (value.is_object() && value.contains("cut_off") && isTrue(value.at("cut_off")) &&
                t.m_issues.count(IssueKind::Truncated) == 0)
                t.m_issues.add(IssueKind::Truncated, 1, {}, "The recording that this is a part of ends early.");
            const auto start = member(value, "start_ns"), end = member(value, "end_ns");
            if (!start || !end || *start >= *end)
                continue;
            t.m_part = TracePart{{}, {*start, *end}, {}, member(value, "steady_from_ns")};
            if (value.contains("file") && value.at("file").is_string())
                t.m_part->file = value.at("file").get<std::string>();
            const auto from = member(value, "whole_start_ns"), to = member(value, "whole_end_ns");
            if (from && to && *from < *to)
                t.m_part->whole = TimeRange{*from, *to};
        } else if (key == "baseTimeNanoseconds") {
            t.m_baseTime = integer(value);
            if (!t.m_baseTime)
                t.m_issues.add(IssueKind::BadMetadata, 1, {}, key);
        } else if (key == "distributedInfo") {
            t.m_rank = member(value, "rank");
            t.m_worldSize = member(value, "world_size");
        } else if (value.is_array()) {
            t.m_devices.clear();
            for (const json &entry : value) {
                DeviceProperties p;
                p.id = member(entry, "id").value_or(static_cast<std::int64_t>(t.m_devices.size()));
                if (entry.is_object() && entry.contains("name") && entry.at("name").is_string())
                    p.name = entry.at("name").get<std::string>();
                p.totalMemoryBytes = member(entry, "totalGlobalMem").value_or(0);
                p.computeMajor = member(entry, "computeMajor").value_or(0);
                p.computeMinor = member(entry, "computeMinor").value_or(0);
                p.multiprocessors = member(entry, "numSms").value_or(0);
                t.m_devices.push_back(std::move(p));
            }
        }
    }
}

/// Matches E events with B events, a lane at a time, in the order of time (RULES 5): an end closes the last begin that is open.
void TraceBuilder::endBegunSlices()
{
    if (m_begins.empty() && m_ends.empty())
        return;
    Trace &t = *m_trace;
    struct Mark {
        std::uint32_t lane;
        Nanoseconds time;
        std::uint64_t order; ///< in the file
        std::uint32_t slice; ///< none for an end
    };
    std::vector<Mark> marks;
    marks.reserve(m_begins.size() + m_ends.size());
    for (std::uint32_t s : m_begins)
        marks.push_back({t.m_slices.lane(s), t.m_slices.start(s), 2 * std::uint64_t{s} + 1, s});
    for (const RawEnd &e : m_ends)
        marks.push_back({e.lane, e.time, 2 * std::uint64_t{e.slicesBefore}, none});
    std::stable_sort(marks.begin(), marks.end(), m_cancellation.inSort([](const Mark &a, const Mark &b) {
        return std::tie(a.lane, a.time, a.order) < std::tie(b.lane, b.time, b.order);
    }));

    std::vector<std::uint32_t> open, unfinished;
    std::uint64_t lonelyEnds = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (i > 0 && marks[i].lane != marks[i - 1].lane) {
            unfinished.insert(unfinished.end(), open.begin(), open.end());
            open.clear();
        }
        const Mark &m = marks[i];
        if (m.slice != none) {
            open.push_back(m.slice);
        } else if (open.empty()) {
            ++lonelyEnds;
        } else {
            const Nanoseconds length = saturatingSubtract(m.time, t.m_slices.start(open.back()));
            t.m_slices.setDuration(open.back(), length);
            open.pop_back();
        }
    }
    unfinished.insert(unfinished.end(), open.begin(), open.end());
    t.m_issues.add(IssueKind::UnmatchedEnd, lonelyEnds);
    if (!unfinished.empty()) {
        // A begin that is alone lasts to the last time of its lane.
        std::vector<Nanoseconds> last(m_draftLanes.size(), std::numeric_limits<Nanoseconds>::min());
        for (std::uint32_t s = 0; s < t.sliceCount(); ++s) {
            Nanoseconds &l = last[t.m_slices.lane(s)];
            l = std::max(l, t.m_slices.start(s) + t.m_slices.duration(s));
        }
        for (const RawEnd &e : m_ends)
            last[e.lane] = std::max(last[e.lane], e.time);
        for (std::uint32_t s : unfinished)
            t.m_slices.setDuration(s, saturatingSubtract(last[t.m_slices.lane(s)], t.m_slices.start(s)));
        // Of all lanes the first in the file: lanes are numbered by first use here, which depends on the windows.
        const std::uint32_t first = *std::ranges::min_element(unfinished);
        t.m_issues.add(IssueKind::UnmatchedBegin, unfinished.size(), t.m_slices.offset(first),
                       quoted(t.name(SliceId(first))));
    }
    m_begins = {};
    m_ends = {};
}

/// In which order lanes are shown, by what is known of them: processes by their sort index, then threads by theirs, then by kind and id.
class TraceBuilder::DisplayOrder {
public:
    explicit DisplayOrder(const TraceBuilder &builder)
        : m_lanes(builder.m_draftLanes)
        , m_processes(builder.m_processes)
        , m_processKinds(m_processes.size(), LaneKind::Other)
    {
        m_kinds.reserve(m_lanes.size());
        for (const DraftLane &l : m_lanes) {
            m_kinds.push_back(kindOf(l));
            m_processKinds[l.process] = std::min(m_processKinds[l.process], m_kinds.back());
        }
    }

    LaneKind kind(std::uint32_t lane) const { return m_kinds[lane]; }
    bool operator()(std::uint32_t a, std::uint32_t b) const
    {
        const DraftLane &x = m_lanes[a], &y = m_lanes[b];
        if (x.process != y.process) {
            const auto p = std::tuple(m_processes[x.process].sortIndex, m_processKinds[x.process]);
            const auto q = std::tuple(m_processes[y.process].sortIndex, m_processKinds[y.process]);
            return p != q ? p < q : idBefore(x.pid, y.pid);
        }
        const auto p = std::tuple(x.sortIndex, m_kinds[a]), q = std::tuple(y.sortIndex, m_kinds[b]);
        return p != q ? p < q : idBefore(x.tid, y.tid);
    }

private:
    static LaneKind kindOf(const DraftLane &l)
    {
        const auto has = [&l](Category c) { return (l.categories >> static_cast<unsigned>(c)) & 1u; };
        if (has(Category::Kernel) || has(Category::Memcpy) || has(Category::Memset) || has(Category::GpuUserAnnotation))
            return LaneKind::GpuStream;
        if (has(Category::Overhead))
            return LaneKind::Overhead;
        if (has(Category::CpuOp) || has(Category::UserAnnotation) || has(Category::PythonFunction) ||
            has(Category::Runtime) || has(Category::Driver))
            return LaneKind::CpuThread;
        return LaneKind::Other;
    }

    const std::vector<DraftLane> &m_lanes;
    const std::vector<DraftProcess> &m_processes;
    std::vector<LaneKind> m_kinds, m_processKinds;
};

LaneIdentity TraceBuilder::identityOf(const DraftLane &draft, LaneKind kind) const
{
    LaneIdentity lane;
    lane.kind = kind;
    lane.pid = draft.pid;
    lane.tid = draft.tid;
    lane.process = m_processes[draft.process].name;
    // Of several names the one that is not the process's: an exporter may give both.
    for (const std::string &name : draft.names)
        if (lane.name.empty() || name != lane.process)
            lane.name = name;
    if (kind == LaneKind::GpuStream) {
        lane.device = streamNumber(draft.pid, draft.device);
        lane.stream = streamNumber(draft.tid, draft.stream);
    }
    return lane;
}

std::shared_ptr<const LaneSketch> TraceBuilder::sketch(SketchPaint paintOf)
{
    if (!m_sketcher)
        m_sketcher = std::make_unique<LaneSketcher>(paintOf);
    m_sketcher->add(*m_trace);
    if (m_sketcher->isEmpty())
        return nullptr;
    auto sketch = std::make_shared<LaneSketch>(m_sketcher->frame());
    sketch->laneCount = static_cast<std::uint32_t>(
        std::ranges::count_if(m_draftLanes, [](const DraftLane &lane) { return lane.slices > 0; }));
    const DisplayOrder order(*this);
    const std::vector<LaneId> &followed = m_sketcher->lanes();
    std::vector<std::size_t> places(followed.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::sort(places,
                      [&](std::size_t a, std::size_t b) { return order(followed[a].value(), followed[b].value()); });
    for (const std::size_t place : places) {
        const std::uint32_t lane = followed[place].value();
        sketch->lanes.push_back({identityOf(m_draftLanes[lane], order.kind(lane)), m_sketcher->strips(place)});
    }
    return sketch;
}

/// Gives lanes their final numbers.
void TraceBuilder::orderLanes()
{
    Trace &t = *m_trace;
    const DisplayOrder display(*this);
    std::vector<std::uint32_t> order(m_draftLanes.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), std::cref(display));
    std::vector<std::uint32_t> finalId(order.size());
    t.m_lanes = std::vector<Lane>(order.size());
    std::vector<DraftLane> drafts(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        finalId[order[i]] = i;
        DraftLane &draft = m_draftLanes[order[i]];
        Lane &lane = t.m_lanes[i];
        lane.m_id = LaneId(i);
        lane.m_identity = identityOf(draft, display.kind(order[i]));
        drafts[i] = std::move(draft);
    }
    m_draftLanes = std::move(drafts);
    for (std::uint32_t s = 0; s < t.sliceCount(); ++s) {
        m_cancellation.check(s);
        t.m_slices.setLane(s, finalId[t.m_slices.lane(s)]);
    }
    for (Instant &i : t.m_instants)
        i.lane = i.scope == 'g' ? LaneId() : LaneId(finalId[i.lane.value()]);
    m_flows.renumberLanes(finalId);
}

// ---- lanes: order, depth, rows, trees

/// Sorts a lane's slices by start, the longer first; equal ones stay in the order of the file.
void TraceBuilder::sortLane(std::span<std::uint32_t> order) const
{
    const SliceTable &slices = m_trace->m_slices;
    std::size_t descents = 0;
    for (std::size_t i = 1; i < order.size(); ++i) {
        m_cancellation.check(i);
        descents += slices.start(order[i]) < slices.start(order[i - 1]);
    }
    // As exporters write lanes: a few long runs. To look into the table costs less than fresh memory for copies.
    if (descents <= order.size() / 64) {
        HugeArray<std::uint32_t> merged;
        sortRuns(order, merged, m_cancellation.inSort([&](std::uint32_t a, std::uint32_t b) {
            const Nanoseconds x = slices.start(a), y = slices.start(b);
            return x != y ? x < y : slices.duration(a) > slices.duration(b);
        }));
        return;
    }
    struct Key {
        Nanoseconds start;
        Nanoseconds duration;
        std::uint32_t slice;
    };
    HugeArray<Key> keys, merged;
    keys.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        keys[i] = {slices.start(order[i]), slices.duration(order[i]), order[i]};
    sortRuns(keys, merged, m_cancellation.inSort([](const Key &a, const Key &b) {
        return a.start != b.start ? a.start < b.start : a.duration > b.duration;
    }));
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = keys[i].slice;
}

/// Calls each task once, on as many threads as help, unless loading was cancelled.
void TraceBuilder::runTasks(unsigned threads, const std::vector<std::function<void()>> &tasks) const
{
    forEachParallel(tasks.size(), threads, [&](std::size_t i) {
        if (!m_cancellation.isAsked())
            tasks[i]();
    });
}

void TraceBuilder::buildLanes(unsigned threads)
{
    Trace &t = *m_trace;
    const std::uint32_t count = t.sliceCount();
    t.m_order.resize(2 * std::size_t{count});
    // Slices of each lane together, in file order.
    std::vector<std::uint32_t> next(t.m_lanes.size() + 1, 0);
    for (std::size_t i = 0; i < t.m_lanes.size(); ++i)
        next[i + 1] = next[i] + m_draftLanes[i].slices;
    for (std::size_t i = 0; i < t.m_lanes.size(); ++i) {
        Lane &lane = t.m_lanes[i];
        lane.m_order = {t.m_order.data() + next[i], m_draftLanes[i].slices};
        lane.m_table = &t.m_slices;
    }
    for (std::uint32_t s = 0; s < count; ++s) {
        m_cancellation.check(s);
        t.m_order[next[t.m_slices.lane(s)]++] = s;
    }

    // What does not need the lanes is done beside them. The largest lanes first, so that no thread is left alone with one at the end.
    std::vector<std::uint32_t> bySize(t.m_lanes.size());
    std::iota(bySize.begin(), bySize.end(), 0u);
    std::stable_sort(bySize.begin(), bySize.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return m_draftLanes[a].slices > m_draftLanes[b].slices; });
    std::atomic<std::uint64_t> overlaps{0};
    std::vector<std::function<void()>> tasks;
    for (const std::uint32_t lane : bySize)
        if (m_draftLanes[lane].slices > 0)
            tasks.push_back([this, lane, &overlaps] { overlaps += buildLane(lane); });
    tasks.insert(tasks.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(tasks.size(), 2)),
                 {[&] { m_flows.sortStarts(t, m_cancellation); }, [&] { m_flows.sortEnds(t, m_cancellation); },
                  [this] { indexExternalIds(); }});
    runTasks(count < 20000 ? 1 : threads, tasks);
    if (overlaps > 0) {
        const auto first =
            std::ranges::find_if(m_draftLanes, [](const DraftLane &l) { return l.overlapExample.has_value(); });
        const SliceId slice(*first->overlapExample);
        t.m_issues.add(IssueKind::Overlap, overlaps, t.m_slices.offset(slice.value()),
                       quoted(t.name(slice)) + " runs past the start of another.");
    }
}

/// Returns how many pairs of the lane overlap (RULES 6).
std::uint64_t TraceBuilder::buildLane(std::uint32_t laneNumber)
{
    Trace &t = *m_trace;
    Lane &lane = t.m_lanes[laneNumber];
    const std::uint32_t count = lane.size();
    if (count == 0)
        return 0;
    std::uint32_t *order = t.m_order.data() + (lane.m_order.data() - t.m_order.data());
    sortLane({order, count});
    lane.m_tree.build(count, [&](std::uint32_t i) {
        m_cancellation.check(i);
        return t.m_slices.end(order[i]);
    });

    std::vector<bool> deviceWork;
    if (lane.kind() == LaneKind::GpuStream)
        for (const auto &category : t.m_categories)
            deviceWork.push_back(isDeviceWork(category.category));
    const LaneSweep sweep =
        sweepLane(t.m_slices, lane.m_order, deviceWork, [this](std::size_t i) { m_cancellation.check(i); });
    m_draftLanes[laneNumber].overlapExample = sweep.overlapExample;
    lane.m_busy = sweep.busy;
    lane.m_extent = sweep.extent;
    // Row by row, each sorted by start since the lane is.
    const std::size_t rows = sweep.rowCounts.size();
    std::uint32_t *rowOrder = t.m_order.data() + t.sliceCount() + (lane.m_order.data() - t.m_order.data());
    struct Filling {
        std::uint32_t *at;
        Nanoseconds end; ///< of the slice before
        SummaryTree::Builder summary;
    };
    std::vector<Filling> filling;
    filling.reserve(rows);
    lane.m_rows = std::vector<Row>(rows);
    for (std::size_t r = 0; r < rows; ++r) {
        Row &row = lane.m_rows[r];
        row.m_slices = {rowOrder, sweep.rowCounts[r]};
        row.m_table = &t.m_slices;
        filling.push_back({rowOrder, 0, SummaryTree::Builder(row.m_summary, sweep.rowCounts[r])});
        rowOrder += sweep.rowCounts[r];
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        m_cancellation.check(i);
        const std::uint32_t slice = order[i];
        Filling &row = filling[t.m_slices.row(slice)];
        const Nanoseconds start = t.m_slices.start(slice), duration = t.m_slices.duration(slice);
        *row.at++ = slice;
        row.summary.add(start, duration, saturatingSubtract(start, row.end));
        row.end = start + duration;
    }
    for (Filling &row : filling)
        row.summary.finish();
    return sweep.overlaps;
}

// ---- indices and links

void TraceBuilder::indexDeviceWork()
{
    Trace &t = *m_trace;
    HugeArray<std::uint32_t> scratch;
    for (const Lane &lane : t.m_lanes) {
        if (lane.kind() != LaneKind::GpuStream)
            continue;
        for (std::uint32_t i = 0; i < lane.size(); ++i) {
            m_cancellation.check(i);
            if (isDeviceWork(t.category(lane.slice(i))))
                t.m_deviceWork.push_back(lane.slice(i).value());
        }
    }
    sortRuns(t.m_deviceWork, scratch, m_cancellation.inSort([&](std::uint32_t a, std::uint32_t b) {
        return t.m_slices.start(a) != t.m_slices.start(b) ? t.m_slices.start(a) < t.m_slices.start(b) : a < b;
    }));
    t.m_deviceWork.shrinkToFit();
}

void TraceBuilder::indexExternalIds()
{
    Trace &t = *m_trace;
    HugeArray<std::uint32_t> scratch;
    t.m_externalIds.forEach([&](SliceId s, std::int64_t) {
        m_cancellation.check(t.m_byExternalId.size());
        const Category c = t.category(s);
        if (c == Category::CpuOp || c == Category::UserAnnotation)
            t.m_byExternalId.push_back(s.value());
    });
    // As exporters write ids, in a few long runs, a look into the column costs less than fresh memory for copies.
    sortRuns(t.m_byExternalId, scratch, m_cancellation.inSort([&t](std::uint32_t a, std::uint32_t b) {
        const std::int64_t x = *t.m_externalIds.find(SliceId(a)), y = *t.m_externalIds.find(SliceId(b));
        return x != y ? x < y : a < b;
    }));
    t.m_byExternalId.shrinkToFit();
}

/// Makes one list of the arrows of all stretches, and counts what was met.
void TraceBuilder::takeArrows(std::vector<FlowJoiner::Stretch> flows)
{
    Trace &t = *m_trace;
    std::uint64_t dangling = 0, ambiguous = 0;
    t.m_arrows = std::move(flows.front().arrows);
    for (const FlowJoiner::Stretch &stretch : flows) {
        dangling += stretch.dangling;
        ambiguous += stretch.ambiguous;
        for (const Arrow &a : stretch.arrows)
            t.m_arrows.push_back(a);
    }
    t.m_issues.add(IssueKind::DanglingFlow, dangling);
    t.m_issues.add(IssueKind::AmbiguousFlow, ambiguous);
    m_flows = {}; // its memory is worth more to the arrows
}

/// Links device events that no flow reached to the one call with their correlation (RULES 7).
void TraceBuilder::joinCorrelations()
{
    Trace &t = *m_trace;
    HugeArray<std::uint64_t> reached;
    reached.assign((t.sliceCount() + 63) / 64, 0);
    for (const Arrow &a : t.m_arrows)
        reached[a.to.value() / 64] |= std::uint64_t{1} << (a.to.value() % 64);
    HugeArray<std::uint32_t> waiting, calls, scratch;
    t.m_correlations.forEach([&](SliceId s, std::int64_t correlation) {
        const Category c = t.category(s);
        const bool onDevice = isDeviceWork(c) || c == Category::Sync;
        if (correlation != 0 && onDevice && !(reached[s.value() / 64] >> (s.value() % 64) & 1))
            waiting.push_back(s.value());
    });
    if (waiting.empty())
        return;
    t.m_correlations.forEach([&](SliceId s, std::int64_t correlation) {
        const Category c = t.category(s);
        if (correlation != 0 && !isOnGpu(c) && c != Category::Sync)
            calls.push_back(s.value());
    });
    const auto correlationOf = [&t](std::uint32_t slice) { return *t.m_correlations.find(SliceId(slice)); };
    const auto before = m_cancellation.inSort([&](std::uint32_t a, std::uint32_t b) {
        const std::int64_t x = correlationOf(a), y = correlationOf(b);
        return x != y ? x < y : a < b;
    });
    sortRuns(waiting, scratch, before);
    sortRuns(calls, scratch, before);
    std::size_t c = 0;
    for (const std::uint32_t w : waiting) {
        m_cancellation.check(c);
        const std::int64_t correlation = correlationOf(w);
        while (c < calls.size() && correlationOf(calls[c]) < correlation)
            ++c;
        const bool found = c < calls.size() && correlationOf(calls[c]) == correlation;
        if (!found || (c + 1 < calls.size() && correlationOf(calls[c + 1]) == correlation))
            continue;
        t.m_arrows.push_back({SliceId(calls[c]), SliceId(w), ArrowKind::Correlation, m_correlationName});
    }
}

void TraceBuilder::finishArrows(unsigned threads)
{
    Trace &t = *m_trace;
    // By the text of the name: the numbers of texts depend on the windows.
    const auto byTo = [&t](const Arrow &a, const Arrow &b) {
        if (a.to != b.to || a.from != b.from)
            return std::tie(a.to, a.from) < std::tie(b.to, b.from);
        return a.name != b.name && t.text(a.name) < t.text(b.name);
    };
    {
        HugeArray<Arrow> scratch;
        sortRuns(t.m_arrows, scratch, m_cancellation.inSort(byTo));
    }
    t.m_arrows.shrinkToFit();
    std::uint64_t negative = 0;
    std::uint32_t firstNegative = none;
    const auto indexByFrom = [&] {
        t.m_arrowsByFrom.resize(t.m_arrows.size());
        std::iota(t.m_arrowsByFrom.begin(), t.m_arrowsByFrom.end(), 0u);
        HugeArray<std::uint32_t> scratch;
        sortRuns(t.m_arrowsByFrom, scratch, m_cancellation.inSort([&](std::uint32_t a, std::uint32_t b) {
            return t.m_arrows[a].from < t.m_arrows[b].from;
        }));
    };
    const auto countNegative = [&] {
        for (std::size_t i = 0; i < t.m_arrows.size(); ++i) {
            m_cancellation.check(i);
            const Arrow &a = t.m_arrows[i];
            if (t.start(a.to) < t.start(a.from) && negative++ == 0)
                firstNegative = a.to.value();
        }
    };
    runTasks(threads, {indexByFrom, countNegative});
    if (negative > 0)
        t.m_issues.add(IssueKind::NegativeLatency, negative, t.m_slices.offset(firstNegative),
                       quoted(t.name(SliceId(firstNegative))));
}

// ---- the rest

/// Begins and ends of one id and name, in the order of time: an end closes the last one that is open.
void TraceBuilder::finishAsyncs(IssueList &issues)
{
    Trace &t = *m_trace;
    const auto key = [](const RawAsync &a) { return std::tie(a.category, a.name, a.process, a.id.text, a.id.number); };
    std::stable_sort(m_rawAsyncs.begin(), m_rawAsyncs.end(),
                     m_cancellation.inSort([&](const RawAsync &a, const RawAsync &b) {
                         return key(a) != key(b) ? key(a) < key(b) : a.time < b.time;
                     }));
    Nanoseconds last = std::numeric_limits<Nanoseconds>::min();
    for (const RawAsync &a : m_rawAsyncs)
        last = std::max(last, a.time);
    for (const Lane &lane : t.m_lanes)
        if (lane.size() > 0)
            last = std::max(last, lane.extent().end);
    std::vector<std::size_t> open;
    std::uint64_t lonelyEnds = 0, unfinished = 0;
    const auto closeAll = [&] {
        unfinished += open.size();
        for (std::size_t i : open)
            t.m_asyncs[i].range.end = std::max(last, t.m_asyncs[i].range.start);
        open.clear();
    };
    for (std::size_t i = 0; i < m_rawAsyncs.size(); ++i) {
        const RawAsync &a = m_rawAsyncs[i];
        if (i > 0 && key(m_rawAsyncs[i - 1]) != key(a))
            closeAll();
        if (a.begin) {
            open.push_back(t.m_asyncs.size());
            t.m_asyncs.push_back({NameId(a.name), NameId(a.category), {a.time, a.time}, false});
        } else if (open.empty()) {
            ++lonelyEnds;
        } else {
            t.m_asyncs[open.back()].range.end = a.time;
            t.m_asyncs[open.back()].finished = true;
            open.pop_back();
        }
    }
    closeAll();
    const auto name = [&t](const AsyncSpan &span) { return std::pair(t.text(span.name), t.text(span.category)); };
    std::stable_sort(
        t.m_asyncs.begin(), t.m_asyncs.end(), m_cancellation.inSort([&](const AsyncSpan &x, const AsyncSpan &y) {
            return std::tuple(x.range.start, x.range.end, name(x)) < std::tuple(y.range.start, y.range.end, name(y));
        }));
    issues.add(IssueKind::UnmatchedBegin, unfinished);
    issues.add(IssueKind::UnmatchedEnd, lonelyEnds);
    m_rawAsyncs = {};
}

void TraceBuilder::finishCounters()
{
    Trace &t = *m_trace;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::size_t> curves;
    for (const RawCounter &c : m_rawCounters) {
        const auto [it, isNew] = curves.try_emplace({c.process, c.name, c.series}, t.m_counters.size());
        if (isNew)
            t.m_counters.push_back({std::string(t.text(NameId(c.process))), NameId(c.name), NameId(c.series), {}});
        t.m_counters[it->second].samples.push_back({c.time, c.value});
    }
    for (CounterSeries &series : t.m_counters)
        std::stable_sort(series.samples.begin(), series.samples.end(),
                         [](const CounterSample &a, const CounterSample &b) { return a.time < b.time; });
    const auto byTime = m_cancellation.inSort([](const auto &a, const auto &b) { return a.time < b.time; });
    HugeArray<MemorySample> memoryScratch;
    sortRuns(t.m_memory, memoryScratch, byTime);
    t.m_memory.shrinkToFit();
    HugeArray<Instant> instantScratch;
    sortRuns(t.m_instants, instantScratch, byTime);
    t.m_instants.shrinkToFit();
    m_rawCounters = {};
}

void TraceBuilder::findSteps()
{
    Trace &t = *m_trace;
    constexpr std::string_view prefix = "ProfilerStep#";
    // By text first: a name is looked at once, however often it occurs.
    std::vector<bool> isStep(t.m_strings.size());
    const auto numberOf = [&](std::uint32_t name) {
        const std::string_view text = t.m_strings.text(NameId(name));
        return text.starts_with(prefix) ? parseInteger(text.substr(prefix.size())) : std::nullopt;
    };
    bool any = false;
    for (std::uint32_t name = 0; name < t.m_strings.size(); ++name)
        any |= isStep[name] = numberOf(name).has_value();
    if (!any)
        return;
    for (std::uint32_t s = 0; s < t.sliceCount(); ++s)
        if (isStep[t.m_slices.name(s)] && t.lane(LaneId(t.m_slices.lane(s))).kind() != LaneKind::GpuStream &&
            t.category(SliceId(s)) != Category::GpuUserAnnotation)
            t.m_steps.push_back({*numberOf(t.m_slices.name(s)), t.range(SliceId(s)), SliceId(s)});
    std::stable_sort(t.m_steps.begin(), t.m_steps.end(),
                     [](const Step &a, const Step &b) { return a.range.start < b.range.start; });
}

/// The extent, and the first view: what lies more than 30 days from the median start is left out of it (RULES 8).
void TraceBuilder::findExtent()
{
    Trace &t = *m_trace;
    constexpr Nanoseconds lowest = std::numeric_limits<Nanoseconds>::min(),
                          highest = std::numeric_limits<Nanoseconds>::max();
    TimeRange all{highest, lowest}, plausible{highest, lowest};
    const auto widen = [](TimeRange &range, Nanoseconds start, Nanoseconds end) {
        range.start = std::min(range.start, start);
        range.end = std::max(range.end, end);
    };
    for (const Lane &lane : t.m_lanes)
        if (lane.size() > 0)
            widen(all, lane.extent().start, lane.extent().end);
    TimeRange others{highest, lowest};
    for (const AsyncSpan &a : t.m_asyncs)
        widen(others, a.range.start, a.range.end);
    for (const CounterSeries &c : t.m_counters)
        for (const CounterSample &s : c.samples)
            widen(others, s.time, s.time);
    for (const Instant &i : t.m_instants)
        widen(others, i.time, i.time);

    const std::uint32_t count = t.sliceCount();
    if (count == 0 && others.start > others.end)
        t.m_issues.add(IssueKind::NoTimedEvents);
    if (count > 0) {
        plausible = all;
        Nanoseconds firstStart = highest, lastStart = lowest;
        for (const Lane &lane : t.m_lanes) {
            if (lane.size() > 0) {
                firstStart = std::min(firstStart, lane.start(0));
                lastStart = std::max(lastStart, lane.start(lane.size() - 1));
            }
        }
        if (isFar(lastStart, firstStart) || isFar(all.end, all.start)) {
            std::vector<Nanoseconds> starts;
            for (std::uint32_t i = 0; i < count; ++i)
                starts.push_back(t.m_slices.start(i));
            const auto middle = starts.begin() + static_cast<std::ptrdiff_t>(starts.size() / 2);
            std::nth_element(starts.begin(), middle, starts.end());
            const Nanoseconds median = *middle;
            const auto far = [&](Nanoseconds time) { return isFar(time, median); };
            plausible = {highest, lowest};
            std::uint64_t implausible = 0;
            std::uint32_t first = 0;
            for (std::uint32_t s = 0; s < count; ++s) {
                if (far(t.m_slices.start(s))) {
                    if (implausible++ == 0)
                        first = s;
                } else {
                    const Nanoseconds end = t.m_slices.start(s) + t.m_slices.duration(s);
                    widen(plausible, t.m_slices.start(s), far(end) ? t.m_slices.start(s) : end);
                }
            }
            if (implausible > 0)
                t.m_issues.add(IssueKind::ImplausibleTs, implausible, t.m_slices.offset(first),
                               quoted(t.name(SliceId(first))));
            // Marks are shown with the slices only where they belong to the same days.
            if (others.start <= others.end && (far(others.start) || far(others.end)))
                others = {highest, lowest};
        }
    }
    if (others.start <= others.end) {
        widen(all, others.start, others.end);
        // Of marks beside slices only those near them count: an exporter may end its window years later.
        if (count == 0)
            plausible = others;
    }
    t.m_extent = all.start <= all.end ? all : TimeRange{};
    t.m_view = plausible.start <= plausible.end ? plausible : t.m_extent;
    if (!t.m_part)
        return;
    // A range that the file does not hold is not what it was cut for: somebody put other events into it.
    t.m_part->range = t.m_part->range.clipped(t.m_extent);
    if (t.m_part->range.isEmpty())
        t.m_part.reset();
    else if (const TimeRange seen = t.m_view.clipped(t.m_part->range); !seen.isEmpty())
        t.m_view = seen;
    else
        t.m_view = t.m_part->range;
}

} // namespace lanescope
