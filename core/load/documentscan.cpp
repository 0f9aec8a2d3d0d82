#include "core/load/documentscan.h"

#include "core/load/eventwalk.h"

#include <algorithm>
#include <optional>
#include <type_traits>

namespace lanescope {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr int mendAttempts = 8;                              ///< how many guesses where a damaged event ends are tried
constexpr std::size_t longestMended = std::size_t{16} << 20; ///< a larger event that is damaged is given up

/// Reads one text; see scanDocument(). `Sink` takes what it finds: the reader's decoder, or whoever wants the events again.
template <class Sink>
class Scan {
public:
    Scan(std::string_view text, std::uint64_t offset, bool final, DocumentState &state, Sink &sink)
        : m_text(text)
        , m_offset(offset)
        , m_final(final)
        , m_state(state)
        , m_sink(sink)
        , m_begin(text.data())
        , m_end(text.data() + text.size())
        , m_validUtf8(isValidUtf8(text))
    {}

    std::size_t run()
    {
        const char *p = m_begin;
        for (;;) {
            const char *next = nullptr;
            switch (m_state.phase) {
            case DocumentState::Start: next = start(p); break;
            case DocumentState::Root: next = root(p); break;
            case DocumentState::Events:
            case DocumentState::SomeEvents: next = events(p); break;
            case DocumentState::Ended: next = ended(p); break;
            case DocumentState::Foreign: next = foreign(p); break;
            }
            if (!next)
                return static_cast<std::size_t>(m_keep - m_begin);
            p = next;
        }
    }

private:
    // Each phase returns where the next one goes on, or null with m_keep set: more text is needed, or all is read.
    const char *stop(const char *keep)
    {
        m_keep = keep;
        return nullptr;
    }
    std::uint64_t at(const char *p) const { return m_offset + static_cast<std::uint64_t>(p - m_begin); }
    void issue(IssueKind kind, const char *p, std::string example = {})
    {
        m_sink.addIssue(kind, at(p), 1, std::move(example));
    }

    /// `text`: what the event says, mended where the file has it damaged at `p`.
    void add(const RawEvent &e, const char *p, std::string_view text)
    {
        if constexpr (std::is_same_v<Sink, EventVisitor>)
            m_sink.addEvent(e, at(p), text);
        else
            m_sink.addEvent(e, at(p));
    }

    /// The beginning of what is damaged, for a person. `text` must end where the damage does, not where the window does.
    static std::string example(std::string_view text)
    {
        constexpr std::size_t most = 60;
        std::string out = toValidUtf8(text.substr(0, most));
        for (char &c : out)
            if (static_cast<unsigned char>(c) < 0x20)
                c = ' ';
        return text.size() > most ? out + "…" : out;
    }

    const char *start(const char *p)
    {
        p = skipSpace(p, m_end);
        const std::string_view head(p,
                                    std::min<std::size_t>(byteOrderMark.size(), static_cast<std::size_t>(m_end - p)));
        if (!m_final && head.size() < byteOrderMark.size() && byteOrderMark.starts_with(head))
            return stop(p);
        if (head == byteOrderMark)
            p = skipSpace(p + byteOrderMark.size(), m_end);
        if (p >= m_end)
            return stop(p);
        if (*p == '{' || *p == '[') {
            m_state.sawRoot = true;
            m_state.damagedRoot = false;
            ++m_state.documents;
            m_state.arrayRoot = *p == '[';
            m_state.phase = m_state.arrayRoot ? DocumentState::Events : DocumentState::Root;
            m_state.afterElement = false;
            m_state.sawEvents = m_state.sawEvents || m_state.arrayRoot;
            return p + 1;
        }
        m_state.phase = DocumentState::Foreign;
        return p;
    }

    /// Lines of a log, say, around a document. The next one begins where a line begins with `{"` or `[{`.
    const char *foreign(const char *p)
    {
        for (;;) {
            p = std::find(p, m_end, '\n');
            const char *line = p + 1;
            if (p >= m_end || (m_final && line >= m_end))
                return stop(m_end);
            const char *second = line >= m_end ? m_end : skipSpace(line + 1, m_end);
            if (second >= m_end) {
                if (!m_final)
                    return stop(p);
            } else if ((*line == '{' && *second == '"') || (*line == '[' && *second == '{')) {
                if (m_state.documents == 0)
                    issue(IssueKind::ExtraData, line, "Something stands before it.");
                m_state.phase = DocumentState::Start;
                return line;
            }
            p = line;
        }
    }

    const char *root(const char *p)
    {
        p = skipSpace(p, m_end);
        while (p < m_end && *p == ',')
            p = skipSpace(p + 1, m_end);
        if (p >= m_end) {
            if (m_final)
                issue(IssueKind::Truncated, p);
            return stop(p);
        }
        if (m_state.damagedRoot && (*p == '}' || *p == ']')) {
            const char *behind = skipSpace(p + 1, m_end);
            if (behind >= m_end && !m_final)
                return stop(p);
            if (*p == ']' || (behind < m_end && std::string_view(",]}\"").find(*behind) != std::string_view::npos))
                return behind; // it closes a part of what was damaged
        }
        if (*p == '}') {
            m_state.phase = DocumentState::Ended;
            return p + 1;
        }
        Token key, value;
        const bool isPart = m_state.damagedRoot && (*p == '{' || *p == '['); // of what was damaged
        ScanResult r = *p == '"' || isPart ? scanValue(p, m_end, key) : ScanResult{ScanStatus::Malformed, p};
        if (r.status == ScanStatus::Ok && isPart)
            return r.at;
        if (r.status == ScanStatus::Ok) {
            const char *colon = skipSpace(r.at, m_end);
            if (colon >= m_end)
                r = {ScanStatus::Incomplete, m_end};
            else if (*colon != ':')
                r = {ScanStatus::Malformed, colon};
            else
                r = {ScanStatus::Ok, skipSpace(colon + 1, m_end)};
        }
        if (r.status == ScanStatus::Ok && r.at >= m_end)
            r.status = ScanStatus::Incomplete;
        if (r.status == ScanStatus::Ok) {
            const std::string name = stringOf(key);
            if (name == "traceEvents" && *r.at == '[')
                return enterEvents(r.at);
            r = scanValue(r.at, m_end, value);
            if (r.status == ScanStatus::Ok) {
                m_sink.addRootValue(name, value, at(p));
                return r.at;
            }
        }
        if (r.status == ScanStatus::Incomplete) {
            if (!m_final)
                return stop(p);
            issue(IssueKind::Truncated, p);
            return stop(m_end);
        }
        return skipRootDamage(p, r.at);
    }

    /// The root value at `p` is no JSON, as shows at `damage`: go on at the next key, or at the event list; else give the rest up.
    const char *skipRootDamage(const char *p, const char *damage)
    {
        static constexpr std::string_view listKey = "traceEvents\""; // the quote before it may be lost
        const auto goOnAt = [&](const char *next) {
            issue(IssueKind::BadMetadata, p);
            m_state.damagedRoot = true;
            return next;
        };
        const char *at = damage;
        // One search for the list serves all damage before it.
        const std::size_t from = static_cast<std::size_t>(p - m_begin);
        if (!m_eventList || *m_eventList < from)
            m_eventList = m_text.find(listKey, from);
        for (;; m_eventList = m_text.find(listKey, *m_eventList + 1)) {
            const char *list = *m_eventList == std::string_view::npos ? m_end : m_begin + *m_eventList;
            for (; at < list; ++at) {
                if (*at != ',' && *at != '\n')
                    continue;
                const char *next = skipSpace(at + 1, m_end);
                const ScanStatus key = next < m_end && *next == '}' ? ScanStatus::Ok : keyAt(next);
                if (key == ScanStatus::Incomplete && !m_final)
                    return stop(p);
                if (key == ScanStatus::Ok)
                    return goOnAt(next);
            }
            if (list == m_end)
                break;
            const char *bracket = skipSpace(list + listKey.size(), m_end);
            if (bracket < m_end && *bracket == ':')
                bracket = skipSpace(bracket + 1, m_end);
            if (bracket >= m_end && !m_final)
                return stop(p);
            if (bracket < m_end && *bracket == '[')
                return enterEvents(goOnAt(bracket));
        }
        return m_final ? stop(goOnAt(m_end)) : stop(p);
    }

    /// Whether a text with a colon behind it stands at `p`.
    ScanStatus keyAt(const char *p) const
    {
        if (p >= m_end)
            return ScanStatus::Incomplete;
        if (*p != '"')
            return ScanStatus::Malformed;
        Token key;
        const ScanResult r = scanValue(p, m_end, key);
        if (r.status != ScanStatus::Ok)
            return r.status;
        const char *colon = skipSpace(r.at, m_end);
        return colon >= m_end ? ScanStatus::Incomplete : *colon == ':' ? ScanStatus::Ok : ScanStatus::Malformed;
    }

    /// `bracket` opens the event list of an object.
    const char *enterEvents(const char *bracket)
    {
        m_state.phase = DocumentState::Events;
        m_state.afterElement = false;
        m_state.sawEvents = true;
        return bracket + 1;
    }

    const char *events(const char *p)
    {
        for (;;) {
            for (;;) {
                p = skipSpace(p, m_end);
                if (p >= m_end || *p != ',')
                    break;
                if (!m_state.afterElement)
                    issue(IssueKind::StrayComma, p);
                m_state.afterElement = false;
                ++p;
            }
            if (p >= m_end) {
                if (m_final && m_state.phase == DocumentState::Events)
                    issue(m_state.arrayRoot ? IssueKind::OpenArray : IssueKind::Truncated, p);
                return stop(p);
            }
            if (*p == ']') {
                if (m_state.phase == DocumentState::SomeEvents)
                    return stop(p);
                m_state.phase = m_state.arrayRoot ? DocumentState::Ended : DocumentState::Root;
                return p + 1;
            }
            const char *next = *p == '{' ? event(p) : otherEntry(p);
            if (!next)
                return nullptr;
            m_state.afterElement = true;
            p = next;
        }
    }

    const char *event(const char *p)
    {
        RawEvent &e = m_event;
        const ScanResult r = m_sink.layouts().scan(p, m_end, e);
        if (r.status == ScanStatus::Ok) {
            if (m_validUtf8 || isValidUtf8({p, static_cast<std::size_t>(r.at - p)})) [[likely]] {
                if (r.at - p <= 2 || skipSpace(p + 1, r.at) == r.at - 1)
                    issue(IssueKind::BadEvent, p, "(an empty object)");
                else
                    add(e, p, {p, static_cast<std::size_t>(r.at - p)});
            } else {
                issue(IssueKind::InvalidUtf8, p);
                addMended(toValidUtf8({p, static_cast<std::size_t>(r.at - p)}), p);
            }
            return r.at;
        }
        return damagedEvent(p, r);
    }

    bool addMended(std::string text, const char *p)
    {
        const std::size_t size = text.size();
        text.append(scanPadding, '\0');
        RawEvent e;
        if (scanEvent(text.data(), text.data() + size, e).status != ScanStatus::Ok)
            return false;
        add(e, p, {text.data(), size});
        return true;
    }

    /// The event at `p` is no JSON, or the text ends in it. It ends at the latest where another seems to begin.
    const char *damagedEvent(const char *p, ScanResult strict)
    {
        if (strict.status == ScanStatus::Incomplete && !m_final)
            return stop(p);
        const std::size_t from = static_cast<std::size_t>(p - m_begin);
        std::size_t firstLimit = std::string_view::npos;
        std::size_t limit = from;
        for (int attempt = 0; attempt < mendAttempts && limit + 1 < m_text.size(); ++attempt) {
            limit = nextEventStart(limit + 1);
            if (limit == std::string_view::npos) {
                if (!m_final)
                    return stop(p);
                // The last event of the file. Where its text just ends, what it was to say is not known.
                limit = m_text.size();
                if (strict.status == ScanStatus::Incomplete)
                    break;
            }
            if (attempt == 0)
                firstLimit = limit;
            const std::optional<Mended> mended = mendEvent(m_text.substr(from, std::min(limit - from, longestMended)));
            if (mended && addMended(mended->text, p)) {
                if (mended->repaired)
                    issue(IssueKind::RepairedText, p);
                if (mended->badUtf8)
                    issue(IssueKind::InvalidUtf8, p);
                if (mended->nonFinite > 0)
                    m_sink.addIssue(IssueKind::NonFiniteNumber, at(p), mended->nonFinite);
                return p + mended->consumed;
            }
        }
        if (strict.status == ScanStatus::Incomplete && firstLimit == std::string_view::npos) {
            issue(IssueKind::Truncated, p);
            return stop(m_end);
        }
        firstLimit = std::min(firstLimit, m_text.size());
        issue(IssueKind::BadEvent, p, example(m_text.substr(from, firstLimit - from)));
        return m_begin + firstLimit;
    }

    /// findEventStart() in the whole text, with its last answer kept: many damaged events may wait for the same one.
    std::size_t nextEventStart(std::size_t from)
    {
        if (from < m_searchedFrom || from > m_eventStart) {
            m_searchedFrom = from;
            m_eventStart = findEventStart(m_text, from);
        }
        return m_eventStart;
    }

    /// An entry of the event list that is no object.
    const char *otherEntry(const char *p)
    {
        Token value;
        const ScanResult r = scanValue(p, m_end, value);
        if (r.status == ScanStatus::Ok) {
            issue(IssueKind::BadEvent, p, example({p, static_cast<std::size_t>(r.at - p)}));
            return r.at;
        }
        if (r.status == ScanStatus::Incomplete && !m_final)
            return stop(p);
        const std::size_t next = nextEventStart(static_cast<std::size_t>(p - m_begin) + 1);
        if (next == std::string_view::npos) {
            if (!m_final)
                return stop(p);
            // Nothing that looks like an event follows; a closing bracket may.
            const std::size_t close = m_text.find(']', static_cast<std::size_t>(p - m_begin));
            issue(close == std::string_view::npos ? IssueKind::Truncated : IssueKind::BadEvent, p);
            return close == std::string_view::npos ? stop(m_end) : m_begin + close;
        }
        issue(IssueKind::BadEvent, p, example({p, next - static_cast<std::size_t>(p - m_begin)}));
        return m_begin + next;
    }

    const char *ended(const char *p)
    {
        // A file that was preallocated ends in zeros: they hold nothing, so nothing is said of them.
        while (p < m_end && (*p == '\0' || skipSpace(p, m_end) != p))
            p = *p == '\0' ? p + 1 : skipSpace(p, m_end);
        if (p >= m_end)
            return stop(p);
        issue(IssueKind::ExtraData, p);
        m_state.phase = DocumentState::Start;
        return p;
    }

    std::string_view m_text;
    std::uint64_t m_offset;
    bool m_final;
    DocumentState &m_state;
    Sink &m_sink;
    const char *m_begin;
    const char *m_end;
    const char *m_keep = nullptr;
    bool m_validUtf8;
    RawEvent m_event; ///< used again for each
    // The last answer of nextEventStart(); at first none
    std::size_t m_searchedFrom = std::string_view::npos;
    std::size_t m_eventStart = 0;
    std::optional<std::size_t> m_eventList; ///< where the last search for the event list ended, see skipRootDamage()
};

} // namespace

std::size_t scanDocument(std::string_view text, std::uint64_t offset, bool final, DocumentState &state,
                         EventDecoder &decoder)
{
    return Scan(text, offset, final, state, decoder).run();
}

std::size_t scanDocument(std::string_view text, std::uint64_t offset, bool final, DocumentState &state,
                         EventVisitor &visitor)
{
    return Scan(text, offset, final, state, visitor).run();
}

} // namespace lanescope
