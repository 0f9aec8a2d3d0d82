// The scanner and the state it keeps of a document: what is read may not depend on how the text is cut into calls. The first byte says
// how large the pieces are, the rest is the text.

#include "core/load/documentscan.h"
#include "core/model/trace.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace lanescope;

namespace {

/// All that was read, as one text.
class Record {
public:
    void add(const Batch &b)
    {
        const auto text = [&](std::uint32_t number) {
            return number == NameId::noneValue ? std::string("-") : std::string(b.names->strings.text(NameId(number)));
        };
        const auto lane = [&](std::uint32_t number) { return std::string(b.names->lanes.text(NameId(number))); };
        for (const RawSlice &s : b.slices)
            line("slice", s.offset, s.start, s.duration, s.isBegin, text(s.name), text(s.category), lane(s.lane));
        for (const RawFlow &f : b.flows)
            line("flow", f.time, f.slicesBefore + m_slices, f.phase, f.id.number, text(f.id.text), lane(f.lane));
        for (const RawEnd &e : b.ends)
            line("end", e.time, e.slicesBefore + m_slices, lane(e.lane));
        for (const RawAsync &a : b.asyncs)
            line("async", a.time, a.begin, a.id.number, text(a.id.text), text(a.name));
        for (const RawCounter &c : b.counters)
            line("counter", c.time, text(c.name), text(c.series));
        for (const RawInstant &i : b.instants)
            line("instant", i.time, i.scope, text(i.name), lane(i.lane));
        for (const auto &[key, value] : b.metadata)
            line("metadata", key, value);
        m_slices += static_cast<std::uint32_t>(b.slices.size());
        m_events += b.events;
        for (const Issue &issue : b.issues.all())
            m_issues.add(issue);
    }
    std::string text()
    {
        m_issues.sortByKind();
        std::sort(m_lines.begin(),
                  m_lines.end()); // kinds are told apart by line, order within a kind by time and place
        std::string all;
        for (const std::string &l : m_lines)
            all += l;
        for (const Issue &i : m_issues.all())
            all += std::string(issueKindName(i.kind)) + ' ' + std::to_string(i.count) + ' ' +
                   std::to_string(i.offset.value_or(0)) + ' ' + i.example + '\n';
        return all + std::to_string(m_events);
    }

private:
    static std::string word(const std::string &text) { return text; }
    template <class Number>
    static std::string word(Number number)
    {
        return std::to_string(number);
    }
    template <class... Words>
    void line(const char *kind, const Words &...words)
    {
        std::string l = kind;
        ((l += ' ' + word(words)), ...);
        m_lines.push_back(l + '\n');
    }

    std::vector<std::string> m_lines;
    IssueList m_issues;
    std::uint32_t m_slices = 0;
    std::uint64_t m_events = 0;
};

std::string readIn(std::string_view text, std::size_t piece)
{
    EventDecoder decoder;
    DocumentState state;
    Record record;
    std::string carry;
    std::uint64_t offset = 0;
    for (std::size_t taken = 0;;) {
        const std::string_view more = text.substr(taken, piece);
        taken += more.size();
        const bool last = taken == text.size();
        carry += more;
        const std::size_t size = carry.size();
        carry.append(scanPadding, '\0');
        Batch batch;
        decoder.beginBatch(batch);
        const std::size_t consumed = scanDocument({carry.data(), size}, offset, last, state, decoder);
        decoder.finishBatch();
        if (consumed > size) {
            std::fprintf(stderr, "more was taken than there is\n");
            std::abort();
        }
        record.add(batch);
        carry.resize(size);
        carry.erase(0, consumed);
        offset += consumed;
        if (last)
            return record.text() + ' ' + std::to_string(state.phase) + std::to_string(state.documents);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const std::string whole = readIn(text, text.size() + 1);
    // Every piece is scanned together with what waits, so small pieces of a long text would take long.
    const std::size_t piece = std::max<std::size_t>(1 + data[0], text.size() / 64);
    const std::string pieces = readIn(text, piece);
    if (whole != pieces) {
        // From the first line that differs; texts may hold zeros.
        const auto differs = std::ranges::mismatch(whole, pieces).in1 - whole.begin();
        const std::size_t line = whole.rfind('\n', static_cast<std::size_t>(differs)) + 1;
        std::fprintf(stderr, "pieces of %zu bytes change what is read:\n", piece);
        std::fwrite(pieces.data() + line, 1, pieces.size() - line, stderr);
        std::fprintf(stderr, "\ninstead of\n");
        std::fwrite(whole.data() + line, 1, whole.size() - line, stderr);
        std::abort();
    }
    return 0;
}
