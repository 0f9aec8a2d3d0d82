#include "core/load/eventdecoder.h"

#include "core/load/jsonlex.h"
#include "core/model/trace.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lanescope {

namespace {

/// Whether a string says `text`; its escapes are resolved, which almost never has anything to do.
bool sameText(const Token &token, std::string_view text)
{
    return token.escaped ? stringOf(token) == text : token.text == text;
}

/// The only character of a string; '\0' for any other value.
char letterOf(const Token &token)
{
    if (!token.isString())
        return '\0';
    if (!token.escaped)
        return token.text.size() == 1 ? token.text[0] : '\0';
    const std::string text = stringOf(token);
    return text.size() == 1 ? text[0] : '\0';
}

std::int32_t clampedInt32(const Token &token)
{
    const auto v = integerOf(token);
    if (!v || *v < 0)
        return -1;
    return static_cast<std::int32_t>(std::min<std::int64_t>(*v, std::numeric_limits<std::int32_t>::max()));
}

void readTriple(const Token &token, std::int32_t (&to)[3])
{
    // As an exporter writes it: three plain numbers in brackets.
    const auto plain = [&] {
        const char *p = token.text.data() + 1, *const end = token.text.data() + token.text.size();
        std::int32_t read[3];
        for (int i = 0; i < 3; ++i) {
            p = skipSpace(p, end);
            const char *from = p;
            while (p < end && lex::isDigit(*p))
                ++p;
            const auto value = parseDigits(from, static_cast<std::size_t>(std::min<std::ptrdiff_t>(p - from, 17)));
            p = skipSpace(p, end);
            if (!value || *value > std::numeric_limits<std::int32_t>::max() || p == end || *p++ != (i < 2 ? ',' : ']'))
                return false;
            read[i] = static_cast<std::int32_t>(*value);
        }
        std::copy(read, read + 3, to);
        return p == end;
    };
    if (token.kind == Token::Array && plain())
        return;
    int i = 0;
    forEachElement(token, [&](const Token &element) {
        to[i] = clampedInt32(element);
        return ++i < 3;
    });
}

bool isTrue(const Token &token)
{
    return (token.kind == Token::Literal && token.text == "true") || (token.isString() && sameText(token, "true")) ||
           (token.kind == Token::Number && integerOf(token).value_or(0) != 0);
}

} // namespace

void Batch::clear()
{
    slices.clear();
    correlations.clear();
    externalIds.clear();
    deviceArgs.clear();
    ends.clear();
    flows.clear();
    instants.clear();
    asyncs.clear();
    counters.clear();
    laneFacts.clear();
    memory.clear();
    metadata.clear();
    newStrings.clear();
    newLanes.clear();
    issues.clear();
    events = 0;
}

void LocalNames::appendLaneKey(const Token &pid, const Token &tid, std::string &key)
{
    key += static_cast<char>('0' + pid.kind);
    key += pid.text;
    key += '\0';
    key += static_cast<char>('0' + tid.kind);
    key += tid.text;
}

void EventDecoder::beginBatch(Batch &batch)
{
    batch.clear();
    batch.names = &m_names;
    m_batch = &batch;
}

void EventDecoder::finishBatch()
{
    const auto tell = [](const StringPool &pool, std::uint32_t &told, auto &list) {
        for (; told < pool.size(); ++told)
            list.emplace_back(pool.text(NameId(told)), pool.hashOf(NameId(told)));
    };
    tell(m_names.strings, m_stringsTold, m_batch->newStrings);
    tell(m_names.lanes, m_lanesTold, m_batch->newLanes);
    m_batch = nullptr;
}

void EventDecoder::addIssue(IssueKind kind, std::uint64_t offset, std::uint64_t count, std::string example)
{
    m_batch->issues.add(kind, count, offset, std::move(example));
}

std::uint32_t EventDecoder::text(const Token &token)
{
    if (!token.escaped)
        return m_names.strings.intern(token.text).value();
    m_scratch.clear();
    appendUnescaped(token.text, m_scratch);
    return m_names.strings.intern(m_scratch).value();
}

std::uint32_t EventDecoder::text(const Token &token, LastText &last)
{
    if (token.escaped)
        return text(token);
    if (last.number == NameId::noneValue || last.text != token.text) {
        last.text = token.text;
        last.number = text(token);
    }
    return last.number;
}

std::uint32_t EventDecoder::laneOf(const RawEvent &event)
{
    const auto same = [](const Token &token, const LastId &last) {
        return token.kind == last.kind && token.text == last.text;
    };
    if (same(event.pid, m_lastPid) && same(event.tid, m_lastTid))
        return m_lastLane;
    m_laneKey.clear();
    LocalNames::appendLaneKey(event.pid, event.tid, m_laneKey);
    m_lastLane = m_names.lanes.intern(m_laneKey).value();
    m_lastPid = {event.pid.kind, std::string(event.pid.text)};
    m_lastTid = {event.tid.kind, std::string(event.tid.text)};
    return m_lastLane;
}

RawId EventDecoder::idOf(const Token &token)
{
    RawId id;
    if (const auto number = parseInteger(token.text); number && !token.escaped)
        id.number = *number;
    else
        id.text = text(token);
    return id;
}

std::string EventDecoder::example(const RawEvent &event) const
{
    std::string name = stringOf(event.name);
    constexpr std::size_t most = 80;
    if (name.size() > most)
        name = toValidUtf8(name.substr(0, most)) + "…";
    for (char &c : name)
        if (static_cast<unsigned char>(c) < 0x20)
            c = ' ';
    return name.empty() ? std::string("(an event without a name)") : '"' + name + '"';
}

bool EventDecoder::timeOf(const RawEvent &event, std::uint64_t offset, Nanoseconds &time)
{
    const Token &ts = event.ts;
    m_timeWasExact = false;
    if (ts.kind == Token::Number || ts.kind == Token::String) {
        if (const auto exact = parseExactMicroseconds(ts.text.data(), ts.text.data() + ts.text.size())) {
            time = *exact;
            m_timeWasExact = true;
            return true;
        }
        if (const auto us = Microseconds::parse(ts.kind == Token::Number ? ts.text : std::string_view(stringOf(ts)))) {
            if (const auto ns = us->toNanoseconds()) {
                time = *ns;
                return true;
            }
            addIssue(IssueKind::ImplausibleTs, offset, 1, example(event));
            return false;
        }
    }
    addIssue(IssueKind::MissingTs, offset, 1, example(event));
    return false;
}

void EventDecoder::addEvent(const RawEvent &event, std::uint64_t offset)
{
    const char phase = letterOf(event.ph);
    ++m_batch->events;
    switch (phase) {
    case 'X': return addSlice(event, offset, false);
    case 'B': return addSlice(event, offset, true);
    case 'E': {
        Nanoseconds time;
        if (timeOf(event, offset, time))
            m_batch->ends.push_back({time, laneOf(event), static_cast<std::uint32_t>(m_batch->slices.size())});
        return;
    }
    case 's':
    case 't':
    case 'f': return addFlow(event, offset, phase);
    case 'C': return addCounter(event, offset);
    case 'i':
    case 'I': return addInstant(event, offset);
    case 'b':
    case 'S': return addAsync(event, offset, true);
    case 'e':
    case 'F': return addAsync(event, offset, false);
    case 'n':
    case 'T':
    case 'p': return; // a mark inside an async span: the span is what is shown
    case 'M': return addMetadata(event, offset);
    default: {
        std::string what = event.ph.kind == Token::Missing ? std::string("no phase")
                                                           : "phase " + toValidUtf8(stringOf(event.ph).substr(0, 20));
        return addIssue(IssueKind::IgnoredPhase, offset, 1, example(event) + " (" + what + ")");
    }
    }
}

void EventDecoder::addSlice(const RawEvent &event, std::uint64_t offset, bool isBegin)
{
    Nanoseconds start;
    if (!timeOf(event, offset, start))
        return;
    Nanoseconds duration = 0;
    if (!isBegin) {
        const Token &dur = event.dur;
        const char *d = dur.text.data();
        const auto exactDur = parseExactMicroseconds(d, d + dur.text.size());
        std::optional<Microseconds> us;
        if (exactDur && m_timeWasExact && (dur.kind == Token::Number || dur.kind == Token::String)) {
            duration = *exactDur;
            if (duration < 0) {
                addIssue(IssueKind::NegativeDur, offset, 1, example(event));
                duration = 0;
            }
        } else if ((dur.kind == Token::Number || dur.kind == Token::String) &&
                   (us = Microseconds::parse(stringOf(dur)))) {
            // RULES 2: end = round((ts + dur) * 1000), from the digits of both.
            const auto end =
                us->isRepresentable() ? (*Microseconds::parse(stringOf(event.ts)) + *us).toNanoseconds() : std::nullopt;
            if (us->isNegative()) {
                addIssue(IssueKind::NegativeDur, offset, 1, example(event));
            } else if (!us->toNanoseconds() || !end) {
                addIssue(IssueKind::ImplausibleDur, offset, 1, example(event));
            } else {
                duration = *end - start;
            }
        } else {
            addIssue(IssueKind::MissingDur, offset, 1, example(event));
        }
        std::int64_t end;
        if (__builtin_add_overflow(start, duration, &end)) {
            addIssue(IssueKind::ImplausibleDur, offset, 1, example(event));
            duration = 0;
        }
    }
    std::uint32_t category;
    if (!event.cat.escaped && event.cat.text == m_lastCategoryText && m_lastCategory != NameId::noneValue) {
        category = m_lastCategory;
    } else {
        category = text(event.cat);
        m_lastCategoryText = event.cat.escaped ? std::string("\0", 1) : std::string(event.cat.text);
        m_lastCategory = category;
    }
    const std::uint32_t lane = laneOf(event);
    const std::uint32_t index = static_cast<std::uint32_t>(m_batch->slices.size());
    m_batch->slices.push_back({start, duration, offset, text(event.name), category, lane, isBegin});
    addArguments(event, index, category);
    if (event.bindId.kind != Token::Missing)
        addNewFlows(event, start, lane);
}

void EventDecoder::addArguments(const RawEvent &event, std::uint32_t slice, std::uint32_t category)
{
    if (event.args.kind != Token::Object)
        return;
    if (event.correlation.kind != Token::Missing)
        if (const auto v = integerOf(event.correlation))
            m_batch->correlations.push_back({slice, *v});
    if (event.externalId.kind != Token::Missing)
        if (const auto v = integerOf(event.externalId))
            m_batch->externalIds.push_back({slice, *v});
    if (category >= m_categories.size()) {
        // Texts come in any number; only those that serve as a category are looked up.
        m_categories.resize(m_names.strings.size(), static_cast<Category>(0xff));
    }
    if (m_categories[category] == static_cast<Category>(0xff))
        m_categories[category] = categoryFromText(m_names.strings.text(NameId(category)));
    if (!isDeviceWork(m_categories[category]))
        return;
    DeviceArgs a;
    a.bytes = integerOf(event.bytes).value_or(-1);
    a.device = integerOf(event.device).value_or(-1);
    a.stream = integerOf(event.stream).value_or(-1);
    readTriple(event.grid, a.grid);
    readTriple(event.block, a.block);
    a.registersPerThread = clampedInt32(event.registers);
    a.sharedMemoryBytes = clampedInt32(event.sharedMemory);
    a.occupancyPercent = clampedInt32(event.occupancy);
    a.graphNode = clampedInt32(event.graphNode);
    m_batch->deviceArgs.push_back({slice, a});
}

void EventDecoder::addNewFlows(const RawEvent &event, Nanoseconds time, std::uint32_t lane)
{
    const std::uint32_t none = m_names.strings.intern("bind_id").value();
    const auto add = [&](char phase) {
        m_batch->flows.push_back({idOf(event.bindId), time, none, none, lane,
                                  static_cast<std::uint32_t>(m_batch->slices.size()), phase, true, true});
    };
    // A slice that both ends a flow and begins one is a step of it.
    if (isTrue(event.flowIn))
        add(isTrue(event.flowOut) ? 't' : 'f');
    else if (isTrue(event.flowOut))
        add('s');
}

void EventDecoder::addFlow(const RawEvent &event, std::uint64_t offset, char phase)
{
    Nanoseconds time;
    if (!timeOf(event, offset, time))
        return;
    const bool bindsEnclosing = phase != 'f' || sameText(event.bp, "e");
    m_batch->flows.push_back({idOf(event.id), time, text(event.cat, m_lastFlowCategory),
                              text(event.name, m_lastFlowName), laneOf(event),
                              static_cast<std::uint32_t>(m_batch->slices.size()), phase, bindsEnclosing, false});
}

void EventDecoder::addCounter(const RawEvent &event, std::uint64_t offset)
{
    Nanoseconds time;
    if (!timeOf(event, offset, time))
        return;
    if (event.args.kind != Token::Object)
        return addIssue(IssueKind::BadCounterValue, offset, 1, example(event));
    std::string name = stringOf(event.name);
    if (event.id.kind != Token::Missing)
        name += '[' + stringOf(event.id) + ']'; // a counter of its own for each id
    const std::uint32_t nameText = m_names.strings.intern(name).value();
    const std::uint32_t process =
        m_names.strings.intern(event.pid.kind == Token::Missing ? "0" : stringOf(event.pid)).value();
    forEachMember(event.args, [&](std::string_view key, const Token &value) {
        double number = std::numeric_limits<double>::quiet_NaN();
        if (!value.isNull()) { // null is a gap
            const auto v = numberOf(value);
            if (!v) {
                addIssue(IssueKind::BadCounterValue, offset, 1, example(event));
                return true;
            }
            number = *v;
        }
        m_batch->counters.push_back({time, number, process, nameText, m_names.strings.intern(key).value()});
        return true;
    });
}

void EventDecoder::addInstant(const RawEvent &event, std::uint64_t offset)
{
    Nanoseconds time;
    if (!timeOf(event, offset, time))
        return;
    const char letter = letterOf(event.scope);
    const char scope = letter == 'g' || letter == 'p' ? letter : 't';
    m_batch->instants.push_back({time, text(event.name), laneOf(event), scope});
    if (!sameText(event.name, "[memory]") || event.args.kind != Token::Object)
        return;
    const auto narrow = [](const Token &token, std::int32_t missing) {
        const auto v = integerOf(token);
        return v ? static_cast<std::int32_t>(std::clamp<std::int64_t>(*v, std::numeric_limits<std::int32_t>::min(),
                                                                      std::numeric_limits<std::int32_t>::max()))
                 : missing;
    };
    const MemorySample sample{time,
                              integerOf(event.memoryBytes).value_or(0),
                              integerOf(event.totalAllocated).value_or(0),
                              integerOf(event.totalReserved).value_or(0),
                              narrow(event.memoryDeviceType, 0),
                              narrow(event.memoryDeviceId, -1)};
    m_batch->memory.push_back(sample);
}

void EventDecoder::addAsync(const RawEvent &event, std::uint64_t offset, bool begin)
{
    Nanoseconds time;
    if (!timeOf(event, offset, time))
        return;
    Token id = event.id;
    std::uint32_t process = NameId::noneValue;
    forEachMember(event.id2, [&](std::string_view key, const Token &value) {
        if (key != "local" && key != "global")
            return true;
        id = value;
        process = key == "local"
                      ? m_names.strings.intern(event.pid.kind == Token::Missing ? "0" : stringOf(event.pid)).value()
                      : NameId::noneValue;
        return true;
    });
    m_batch->asyncs.push_back({idOf(id), time, text(event.cat), text(event.name), process, begin});
}

void EventDecoder::addMetadata(const RawEvent &event, std::uint64_t offset)
{
    RawLaneFact fact{};
    const char *key = nullptr;
    if (sameText(event.name, "process_name"))
        fact.kind = RawLaneFact::ProcessName, key = "name";
    else if (sameText(event.name, "thread_name"))
        fact.kind = RawLaneFact::ThreadName, key = "name";
    else if (sameText(event.name, "process_sort_index"))
        fact.kind = RawLaneFact::ProcessSort, key = "sort_index";
    else if (sameText(event.name, "thread_sort_index"))
        fact.kind = RawLaneFact::ThreadSort, key = "sort_index";
    else
        return; // process_labels and whatever else: nothing here shows it
    Token value;
    forEachMember(event.args, [&](std::string_view k, const Token &v) {
        if (k == key)
            value = v;
        return true;
    });
    if (key[0] == 'n') {
        if (!value.isString())
            return addIssue(IssueKind::BadMetadata, offset, 1, example(event));
        fact.text = text(value);
    } else {
        const auto index = numberOf(value);
        if (!index)
            return addIssue(IssueKind::BadMetadata, offset, 1, example(event));
        fact.sortIndex = *index;
    }
    fact.lane = laneOf(event);
    m_batch->laneFacts.push_back(fact);
}

void EventDecoder::addRootValue(std::string_view key, const Token &value, std::uint64_t offset)
{
    if (key == "WARNING" || key == "ERROR") {
        const auto note = [&](const Token &t) { addIssue(IssueKind::ProducerNote, offset, 1, stringOf(t)); };
        if (value.isString())
            note(value);
        forEachElement(value, [&](const Token &t) {
            if (t.isString())
                note(t);
            return true;
        });
    }
    std::string text = value.isString() ? '"' + std::string(value.text) + '"' : std::string(value.text);
    m_batch->metadata.emplace_back(std::string(key), std::move(text));
}

} // namespace lanescope
