#include "core/write/dump.h"

#include "core/write/tablecsv.h"

#include "core/base/version.h"
#include "core/model/arguments.h"
#include "core/write/warnings.h"

#include <cmath>
#include <fmt/format.h>
#include <map>

namespace lanescope {

namespace {

/// Gathers small pieces into large ones.
class Buffered {
public:
    explicit Buffered(const Output &output)
        : m_output(output)
    {}
    ~Buffered() { flush(); }
    std::string &text() { return m_text; }
    void flushIfFull()
    {
        if (m_text.size() >= (std::size_t{1} << 20))
            flush();
    }

private:
    void flush()
    {
        if (!m_text.empty())
            m_output(m_text);
        m_text.clear();
    }
    const Output &m_output;
    std::string m_text;
};

void appendOptional(std::string &out, std::optional<std::int64_t> value)
{
    out += value ? std::to_string(*value) : "null";
}

void appendArgs(std::string &out, const Trace &trace, SliceId slice)
{
    out += '{';
    if (const auto arguments = EventArguments::read(trace, slice)) {
        bool first = true;
        for (const auto &[key, value] : arguments->members()) {
            if (!first)
                out += ',';
            first = false;
            appendJsonString(out, key);
            out += ':';
            appendArgument(out, value);
        }
    }
    out += '}';
}

void appendNumber(std::string &out, double value)
{
    if (!std::isfinite(value))
        out += "null";
    else if (value == std::floor(value) && std::fabs(value) < 9e15)
        out += std::to_string(static_cast<std::int64_t>(value));
    else
        out += fmt::format("{}", value);
}

/// Writes a list with its commas; `item(out)` appends one entry.
template <class Items, class Item>
void appendList(Buffered &buffer, const char *key, const Items &items, Item item)
{
    std::string &out = buffer.text();
    out += fmt::format(",\n\"{}\":[", key);
    bool first = true;
    for (const auto &i : items) {
        out += first ? "\n" : ",\n";
        first = false;
        item(out, i);
        buffer.flushIfFull();
    }
    out += ']';
}

} // namespace

void writeDumpJson(const Trace &trace, const Output &output)
{
    Buffered buffer(output);
    std::string &out = buffer.text();
    out += fmt::format("{{\"schema\":{},\"opened\":true,\"file\":", schema);
    appendJsonString(out, trace.file().path);
    out += ",\"base_time_ns\":";
    appendOptional(out, trace.baseTime());
    out += ",\"rank\":";
    appendOptional(out, trace.rank());
    out += ",\"world_size\":";
    appendOptional(out, trace.worldSize());
    out += fmt::format(",\n\"view\":{{\"start_ns\":{},\"end_ns\":{}}}", trace.view().start, trace.view().end);

    appendList(buffer, "lanes", trace.lanes(), [](std::string &o, const Lane &l) {
        o += fmt::format("{{\"id\":{},\"pid\":", l.id().value());
        appendJsonString(o, l.pid());
        o += ",\"tid\":";
        appendJsonString(o, l.tid());
        o += fmt::format(",\"kind\":\"{}\",\"process\":", laneKindName(l.kind()));
        appendJsonString(o, l.process());
        o += ",\"name\":";
        appendJsonString(o, l.name());
        o += ",\"device\":";
        appendOptional(o, l.device());
        o += ",\"stream\":";
        appendOptional(o, l.stream());
        o += fmt::format(",\"slices\":{},\"rows\":{},\"busy_ns\":{}}}", l.size(), l.rowCount(), l.busy());
    });

    out += ",\n\"slices\":[";
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i) {
        const SliceId s(i);
        out += fmt::format("{}\n{{\"id\":{},\"lane\":{},\"row\":{},\"depth\":{},\"name\":", i ? "," : "", i,
                           trace.laneOf(s).value(), trace.row(s), trace.depth(s));
        appendJsonString(out, trace.name(s));
        out += ",\"cat\":";
        appendJsonString(out, trace.categoryText(s));
        out += fmt::format(",\"ph\":\"{}\",\"start_ns\":{},\"dur_ns\":{},\"args\":", trace.phase(s), trace.start(s),
                           trace.duration(s));
        appendArgs(out, trace, s);
        out += '}';
        buffer.flushIfFull();
    }
    out += ']';

    appendList(buffer, "arrows", trace.arrows(), [&](std::string &o, const Arrow &a) {
        o += "{\"kind\":";
        appendJsonString(o, trace.text(a.name));
        o += fmt::format(",\"from\":{},\"to\":{},\"latency_ns\":{}}}", a.from.value(), a.to.value(),
                         saturatingSubtract(trace.start(a.to), trace.start(a.from)));
    });
    appendList(buffer, "instants", trace.instants(), [&](std::string &o, const Instant &i) {
        o += "{\"name\":";
        appendJsonString(o, trace.text(i.name));
        o += fmt::format(",\"ts_ns\":{},\"scope\":", i.time);
        appendJsonString(o, std::string_view(&i.scope, 1));
        o += '}';
    });
    appendList(buffer, "asyncs", trace.asyncSpans(), [&](std::string &o, const AsyncSpan &a) {
        o += "{\"name\":";
        appendJsonString(o, trace.text(a.name));
        o += fmt::format(",\"start_ns\":{},\"dur_ns\":{}}}", a.range.start,
                         saturatingSubtract(a.range.end, a.range.start));
    });
    appendList(buffer, "counters", trace.counters(), [&](std::string &o, const CounterSeries &c) {
        o += "{\"name\":";
        appendJsonString(o, trace.text(c.name));
        o += ",\"series\":";
        appendJsonString(o, trace.text(c.series));
        o += ",\"samples\":[";
        for (std::size_t i = 0; i < c.samples.size(); ++i) {
            o += fmt::format("{}[{},", i ? "," : "", c.samples[i].time);
            appendNumber(o, c.samples[i].value);
            o += ']';
        }
        o += "]}";
    });

    struct Memory {
        std::uint64_t samples = 0;
        std::int64_t lastAllocated = 0, peakAllocated = 0, lastReserved = 0;
    };
    std::map<std::pair<std::int32_t, std::int32_t>, Memory> memory;
    for (const MemorySample &m : trace.memorySamples()) {
        Memory &sum = memory[{m.deviceType, m.deviceId}];
        sum.peakAllocated = sum.samples++ == 0 ? m.allocated : std::max(sum.peakAllocated, m.allocated);
        sum.lastAllocated = m.allocated;
        sum.lastReserved = m.reserved;
    }
    appendList(buffer, "memory", memory, [](std::string &o, const auto &entry) {
        const auto &[device, m] = entry;
        o += fmt::format(
            "{{\"device_type\":{},\"device_id\":{},\"samples\":{},\"last_allocated\":{},\"peak_allocated\":{},"
            "\"last_reserved\":{}}}",
            device.first, device.second, m.samples, m.lastAllocated, m.peakAllocated, m.lastReserved);
    });
    appendList(buffer, "steps", trace.steps(), [&](std::string &o, const Step &s) {
        o += "{\"name\":";
        appendJsonString(o, trace.name(s.slice));
        o += fmt::format(",\"number\":{},\"start_ns\":{},\"end_ns\":{}}}", s.number, s.range.start, s.range.end);
    });

    std::uint64_t kernels[2] = {};
    Nanoseconds durations[2] = {};
    for (std::uint32_t s : trace.deviceWork()) {
        if (trace.category(SliceId(s)) != Category::Kernel)
            continue;
        const bool communication = isCommunicationName(trace.name(SliceId(s)));
        ++kernels[communication];
        durations[communication] = saturatingAdd(durations[communication], trace.duration(SliceId(s)));
    }
    out +=
        fmt::format(",\n\"kernels\":{{\"compute\":{},\"compute_ns\":{},\"communication\":{},\"communication_ns\":{}}}",
                    kernels[0], durations[0], kernels[1], durations[1]);
    out += ",\n\"warnings\":" + warningsJson(trace).dump();
    out += ",\n\"notes\":" + notesJson(trace).dump();
    out += "}\n";
}

void writeDumpCsv(const Trace &trace, const Output &output)
{
    Buffered buffer(output);
    std::string &out = buffer.text();
    out += "id,lane,row,depth,name,cat,ph,start_ns,dur_ns\n";
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i) {
        const SliceId s(i);
        out += fmt::format("{},{},{},{},", i, trace.laneOf(s).value(), trace.row(s), trace.depth(s));
        appendCsvField(out, trace.name(s));
        out += ',';
        appendCsvField(out, trace.categoryText(s));
        out += fmt::format(",{},{},{}\n", trace.phase(s), trace.start(s), trace.duration(s));
        buffer.flushIfFull();
    }
}

} // namespace lanescope
