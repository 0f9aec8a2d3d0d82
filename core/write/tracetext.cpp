#include "core/write/tracetext.h"

#include "core/analyse/rangecut.h"
#include "core/analyse/steps.h"
#include "core/load/batch.h"
#include "core/load/eventwalk.h"
#include "core/load/flowjoiner.h"
#include "core/load/tracebuilder.h"
#include "core/write/deflate.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace lanescope {

namespace {

/// Decides for every event of the file whether a part of it takes it along, and writes those that it does.
class RangeWriter {
public:
    RangeWriter(const Trace &trace, TimeRange range, const Output &output)
        : m_trace(trace)
        , m_cut(cutRange(trace, range))
        , m_output(output)
    {
        for (const Lane &lane : trace.lanes())
            m_lanes[{lane.pid(), lane.tid()}] = lane.id();
        for (std::uint32_t s = 0; s < trace.sliceCount(); ++s)
            if (m_cut.keeps[s] && trace.phase(SliceId(s)) == 'B')
                ++m_openEnds[{trace.laneOf(SliceId(s)), trace.end(SliceId(s))}];
    }

    void begin()
    {
        std::string head = "{";
        std::map<std::string, std::size_t> last; // of a key given twice the last value counts
        const auto metadata = m_trace.metadata();
        for (std::size_t i = 0; i < metadata.size(); ++i)
            last[metadata[i].first] = i;
        for (std::size_t i = 0; i < metadata.size(); ++i) {
            const auto &[key, value] = metadata[i];
            if (last[key] != i || key == TracePart::key)
                continue;
            appendJsonString(head, key);
            head += ": " + value + ",\n  ";
        }
        addPart(head);
        m_output(head + "\"traceEvents\": [");
    }

    void visit(const RawEvent &event, std::uint64_t offset, std::string_view text)
    {
        // Slices are numbered in the order of the file.
        const bool isSlice = m_slices < m_trace.sliceCount() && m_trace.textOffset(SliceId(m_slices)) == offset;
        if (isSlice) {
            if (m_cut.keeps[m_slices++])
                write(text);
            return;
        }
        switch (event.ph.text.size() == 1 ? event.ph.text[0] : '\0') {
        case 'M': return write(text);
        case 'E': return visitEnd(event, text);
        case 's':
        case 't':
        case 'f': return visitFlow(event, text);
        case 'b':
        case 'S':
        case 'e':
        case 'F': return visitAsync(event, text);
        case 'i':
        case 'I': {
            // What an op that starts in the range takes and frees belongs to it.
            const bool isMemory = event.name.isString() && event.name.text == "[memory]";
            return visitMark(event, text, std::max(m_cut.marks.end, isMemory ? m_cut.reach : m_cut.range.end));
        }
        default: return visitMark(event, text, m_cut.marks.end);
        }
    }

    SavedRange finish()
    {
        writeAsyncs();
        m_output(m_written > 0 ? "\n  ]\n}\n" : "]\n}\n");
        return {m_written, m_cut.count};
    }

private:
    /// Says what the file is a part of. Of a part of a part only the last cut is told; a copy of all is no part.
    void addPart(std::string &head) const
    {
        const TimeRange all = m_trace.part() ? m_trace.part()->range : m_trace.extent();
        const bool isCopy = m_cut.range.start <= all.start && m_cut.range.end >= all.end;
        const bool isCutOff = std::ranges::any_of(
            m_trace.issues(), [](const Issue &issue) { return issue.kind == IssueKind::Truncated; });
        if (isCopy && !m_trace.part() && !isCutOff)
            return;
        TracePart part{std::filesystem::path(m_trace.file().path).filename().string(), m_cut.range, m_trace.view(), {}};
        for (const StepWindow &step : findSteps(m_trace).steps)
            if (step.steady && !part.steadyFrom)
                part.steadyFrom = step.own.start;
        if (isCopy && m_trace.part())
            part = *m_trace.part();
        appendJsonString(head, TracePart::key);
        head += ": {\"file\": ";
        appendJsonString(head, part.file);
        head += fmt::format(", \"start_ns\": {}, \"end_ns\": {}", part.range.start, part.range.end);
        if (part.whole)
            head += fmt::format(", \"whole_start_ns\": {}, \"whole_end_ns\": {}", part.whole->start, part.whole->end);
        if (part.steadyFrom)
            head += fmt::format(", \"steady_from_ns\": {}", *part.steadyFrom);
        if (isCutOff)
            head += ", \"cut_off\": true";
        head += "},\n  ";
    }

    struct Async {
        std::vector<std::string> key; ///< what begin and end share
        Nanoseconds time;
        bool isBegin;
        std::string text;
        bool isKept = false;
    };

    void write(std::string_view text)
    {
        m_output(m_written++ > 0 ? ",\n    " : "\n    ");
        m_output(text);
    }

    static std::optional<Nanoseconds> timeOf(const RawEvent &event)
    {
        const Token &ts = event.ts;
        if (ts.kind != Token::Number && ts.kind != Token::String)
            return std::nullopt;
        const auto us = Microseconds::parse(ts.isString() ? std::string_view(stringOf(ts)) : ts.text);
        return us ? us->toNanoseconds() : std::nullopt;
    }

    LaneId laneOf(const RawEvent &event)
    {
        const LaneIds ids(event.pid, event.tid);
        const auto it = m_lanes.find({ids.pid, ids.tid});
        return it == m_lanes.end() ? LaneId() : it->second;
    }

    void visitEnd(const RawEvent &event, std::string_view text)
    {
        const auto time = timeOf(event);
        if (!time || m_openEnds.empty())
            return;
        const auto it = m_openEnds.find({laneOf(event), *time});
        if (it == m_openEnds.end())
            return;
        if (--it->second == 0)
            m_openEnds.erase(it);
        write(text);
    }

    /// A flow's end goes with the slice that it stands on, where what it was joined with goes along, too.
    void visitFlow(const RawEvent &event, std::string_view text)
    {
        const auto time = timeOf(event);
        const LaneId lane = time ? laneOf(event) : LaneId();
        if (!lane || m_trace.lane(lane).size() == 0)
            return;
        const char phase = event.ph.text[0];
        const bool bindsEnclosing = phase != 'f' || (event.bp.isString() && event.bp.text == "e");
        const SliceId slice = sliceOfFlow(m_trace, {*time, lane, m_slices, bindsEnclosing});
        if (!slice || !m_cut.keeps[slice.value()])
            return;
        const auto ends = m_trace.arrowsTo(slice);
        const auto starts = m_trace.arrowIndicesFrom(slice);
        const bool goesOut =
            std::ranges::any_of(starts, [&](std::uint32_t i) { return m_cut.keeps[m_trace.arrows()[i].to.value()]; });
        const bool comesIn = std::ranges::any_of(ends, [&](const Arrow &a) { return m_cut.keeps[a.from.value()]; });
        const bool isAlone = ends.empty() && starts.empty();
        if (isAlone || (phase != 'f' && goesOut) || (phase != 's' && comesIn))
            write(text);
    }

    void visitMark(const RawEvent &event, std::string_view text, Nanoseconds end)
    {
        const auto time = timeOf(event);
        if (time && *time >= m_cut.marks.start && *time < end)
            write(text);
    }

    void visitAsync(const RawEvent &event, std::string_view text)
    {
        const auto time = timeOf(event);
        if (!time)
            return;
        const char phase = event.ph.text[0];
        m_asyncs.push_back({{stringOf(event.cat), stringOf(event.name), stringOf(event.id), std::string(event.id2.text),
                             event.id2.kind == Token::Missing ? std::string() : stringOf(event.pid)},
                            *time,
                            phase == 'b' || phase == 'S',
                            std::string(text)});
    }

    /// Spans that share a moment with the range: whether they do shows only when both ends are known.
    void writeAsyncs()
    {
        std::vector<std::size_t> order(m_asyncs.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, [this](std::size_t a, std::size_t b) {
            return std::tie(m_asyncs[a].key, m_asyncs[a].time) < std::tie(m_asyncs[b].key, m_asyncs[b].time);
        });
        std::vector<std::size_t> open;
        const auto closeAll = [&] {
            for (const std::size_t i : open)
                m_asyncs[i].isKept = m_asyncs[i].time < m_cut.range.end;
            open.clear();
        };
        for (std::size_t k = 0; k < order.size(); ++k) {
            Async &a = m_asyncs[order[k]];
            if (k > 0 && m_asyncs[order[k - 1]].key != a.key)
                closeAll();
            if (a.isBegin) {
                open.push_back(order[k]);
            } else if (!open.empty()) {
                Async &start = m_asyncs[open.back()];
                open.pop_back();
                start.isKept = a.isKept = start.time < m_cut.range.end && a.time >= m_cut.range.start;
            }
        }
        closeAll();
        for (const Async &a : m_asyncs)
            if (a.isKept)
                write(a.text);
    }

    const Trace &m_trace;
    RangeCut m_cut;
    const Output &m_output;
    std::map<std::pair<std::string, std::string>, LaneId> m_lanes;
    std::map<std::pair<LaneId, Nanoseconds>, std::uint32_t>
        m_openEnds; ///< kept slices of B events whose E is still to come
    std::vector<Async> m_asyncs;
    std::uint32_t m_slices = 0; ///< met so far
    std::uint64_t m_written = 0;
};

} // namespace

Result<SavedRange> writeTraceRange(const Trace &trace, TimeRange range, const Output &output,
                                   const std::function<bool(std::uint64_t)> &goOn)
{
    RangeWriter writer(trace, range, output);
    writer.begin();
    const auto walked = forEachEvent(
        trace,
        [&](const RawEvent &event, std::uint64_t offset, std::string_view text) { writer.visit(event, offset, text); },
        goOn);
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    return writer.finish();
}

Result<SavedRange> saveTraceRange(const Trace &trace, TimeRange range, const std::string &path,
                                  const std::function<bool(std::uint64_t)> &goOn)
{
    std::error_code none;
    if (std::filesystem::equivalent(trace.file().path, path, none))
        return fail(fmt::format("{} is the trace itself, and would be written over. Choose another name.", path));
    const std::string draft = path + ".part";
    std::FILE *file = std::fopen(draft.c_str(), "wb");
    const auto cannot = [&](int error) {
        return fail(fmt::format("{} cannot be written: {}. Choose another place.", path, std::strerror(error)));
    };
    if (!file)
        return cannot(errno);
    int error = 0;
    const Output toFile = [&](std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), file) != text.size() && error == 0)
            error = errno ? errno : EIO;
    };
    Result<SavedRange> saved;
    const auto stopOnError = [&](std::uint64_t done) { return error == 0 && (!goOn || goOn(done)); };
    if (path.ends_with(".gz")) {
        Deflater deflater(Deflater::Format::Gzip, toFile);
        saved = writeTraceRange(
            trace, range, [&](std::string_view text) { deflater.write(text); }, stopOnError);
        deflater.finish();
    } else {
        saved = writeTraceRange(trace, range, toFile, stopOnError);
    }
    if (std::fclose(file) != 0 && error == 0)
        error = errno;
    if (error == 0 && saved && std::rename(draft.c_str(), path.c_str()) != 0)
        error = errno;
    if (error != 0 || !saved)
        std::remove(draft.c_str());
    return error != 0 ? Result<SavedRange>(cannot(error)) : saved;
}

} // namespace lanescope
