#include "core/load/jsonscan.h"

#include "core/base/time.h"
#include "core/load/jsonlex.h"

#include <array>
#include <charconv>
#include <cstring>
#include <simdjson.h>
#include <vector>

namespace lanescope {

using namespace lex;

namespace {

ScanResult scanWord(const char *p, const char *end, Token &value)
{
    for (std::string_view word : {std::string_view("true"), std::string_view("false"), std::string_view("null")}) {
        if (*p != word[0])
            continue;
        for (std::size_t i = 1; i < word.size(); ++i)
            if (p[i] != word[i])
                return stopped(p + i, end);
        const char *after = p + word.size();
        if (after >= end)
            return {ScanStatus::Incomplete, end};
        if (!endsScalar(*after))
            return {ScanStatus::Malformed, after};
        value.kind = Token::Literal;
        value.escaped = false;
        value.text = {p, word.size()};
        return ok(after);
    }
    return stopped(p, end);
}

/// One bit for each open bracket: 1 an object. The first 64 cost nothing.
class BracketStack {
public:
    void push(bool object)
    {
        if (m_depth % 64 == 0 && m_depth > 0)
            m_more.push_back(m_word);
        m_word = (m_word << 1) | (object ? 1u : 0u);
        ++m_depth;
    }
    void pop()
    {
        m_word >>= 1;
        --m_depth;
        if (m_depth % 64 == 0 && m_depth > 0) {
            m_word = m_more.back();
            m_more.pop_back();
        }
    }
    bool inObject() const { return m_word & 1; }
    bool empty() const { return m_depth == 0; }

private:
    std::uint64_t m_word = 0;
    std::size_t m_depth = 0;
    std::vector<std::uint64_t> m_more;
};

/// Passes over the array or object at `p`, with every value in it checked; no recursion, so depth is no matter.
ScanResult scanContainer(const char *p, const char *end, Token &value)
{
    const char *begin = p;
    BracketStack open;
    Token scratch;
    const Token::Kind kind = *p == '{' ? Token::Object : Token::Array;
    open.push(kind == Token::Object);
    ++p;
    bool first = true; // right behind an opening bracket
    for (;;) {
        p = skipSpace(p, end);
        if (p >= end)
            return {ScanStatus::Incomplete, end};
        const bool object = open.inObject();
        if (first && *p == (object ? '}' : ']')) {
            // empty
        } else {
            if (object) {
                if (*p != '"')
                    return stopped(p, end);
                ScanResult r = scanString(p + 1, end, scratch);
                if (r.status != ScanStatus::Ok)
                    return r;
                p = skipSpace(r.at, end);
                if (p >= end || *p != ':')
                    return stopped(p, end);
                p = skipSpace(p + 1, end);
                if (p >= end)
                    return {ScanStatus::Incomplete, end};
            }
            if (*p == '{' || *p == '[') {
                open.push(*p == '{');
                ++p;
                first = true;
                continue;
            }
            const ScanResult r = *p == '"'                  ? scanString(p + 1, end, scratch)
                                 : *p == '-' || isDigit(*p) ? scanNumber(p, end, scratch)
                                                            : scanWord(p, end, scratch);
            if (r.status != ScanStatus::Ok)
                return r;
            p = skipSpace(r.at, end);
        }
        first = false;
        // Behind a value: close what ends here, then a comma must follow.
        while (p < end && *p == (open.inObject() ? '}' : ']')) {
            open.pop();
            ++p;
            if (open.empty()) {
                value.kind = kind;
                value.escaped = false;
                value.text = {begin, static_cast<std::size_t>(p - begin)};
                return ok(p);
            }
            p = skipSpace(p, end);
        }
        if (p >= end || *p != ',')
            return stopped(p, end);
        ++p;
    }
}

inline ScanResult scanValueInline(const char *p, const char *end, Token &value)
{
    switch (*p) {
    case '"': return scanString(p + 1, end, value);
    case '-':
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9': return scanNumber(p, end, value);
    case '{':
    case '[': return scanContainer(p, end, value);
    default: return scanWord(p, end, value);
    }
}

/// Reads the members of the object at `p`; `slotOf(key)` gives the token that a key's value goes to, or null.
template <class SlotOf, class Special>
inline ScanResult scanMembers(const char *p, const char *end, SlotOf slotOf, Special special)
{
    p = skipSpace(p + 1, end);
    if (p < end && *p == '}')
        return ok(p + 1);
    for (;;) {
        if (p >= end || *p != '"')
            return stopped(p, end);
        Token key;
        ScanResult r = scanString(p + 1, end, key);
        if (r.status != ScanStatus::Ok)
            return r;
        p = r.at;
        if (*p != ':')
            p = skipSpace(p, end);
        if (p >= end || *p != ':')
            return stopped(p, end);
        p = skipSpace(p + 1, end);
        if (p >= end)
            return {ScanStatus::Incomplete, end};
        Token ignored;
        Token *slot;
        if (key.escaped) [[unlikely]] {
            std::string name;
            appendUnescaped(key.text, name);
            slot = slotOf(std::string_view(name));
        } else {
            slot = slotOf(key.text);
        }
        r = special(slot, p, end);
        if (r.at == nullptr)
            r = scanValueInline(p, end, slot ? *slot : ignored);
        if (r.status != ScanStatus::Ok)
            return r;
        p = r.at;
        if (*p != ',' && *p != '}')
            p = skipSpace(p, end);
        if (p >= end)
            return {ScanStatus::Incomplete, end};
        if (*p == '}')
            return ok(p + 1);
        if (*p != ',')
            return {ScanStatus::Malformed, p};
        p = skipSpace(p + 1, end);
    }
}

} // namespace

ScanResult scanValue(const char *p, const char *end, Token &value)
{
    if (p >= end)
        return {ScanStatus::Incomplete, end};
    return scanValueInline(p, end, value);
}

ScanResult scanEvent(const char *p, const char *end, RawEvent &event)
{
    event.clear();
    const auto slot = [&](Token RawEvent::*field) { return field ? event.touch(&(event.*field)) : nullptr; };
    const auto noArgument = [](Token *, const char *, const char *) { return ScanResult{ScanStatus::Ok, nullptr}; };
    const auto args = [&](Token *target, const char *at, const char *stop) -> ScanResult {
        if (target != &event.args)
            return {ScanStatus::Ok, nullptr};
        if (event.args.kind != Token::Missing) {
            // Arguments of an earlier "args" do not count any more.
            for (Token *t :
                 {&event.correlation, &event.externalId, &event.device, &event.stream, &event.bytes, &event.grid,
                  &event.block, &event.registers, &event.sharedMemory, &event.occupancy, &event.graphNode})
                *t = Token();
        }
        if (*at != '{')
            return {ScanStatus::Ok, nullptr};
        const ScanResult r = scanMembers(
            at, stop, [&](std::string_view key) { return slot(argumentField(key)); }, noArgument);
        if (r.status == ScanStatus::Ok) {
            event.args.kind = Token::Object;
            event.args.escaped = false;
            event.args.text = {at, static_cast<std::size_t>(r.at - at)};
        }
        return r;
    };
    return scanMembers(
        p, end, [&](std::string_view key) { return slot(eventField(key)); }, args);
}

// ---- values

namespace {

void appendUtf8(std::uint32_t c, std::string &out)
{
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xc0 | (c >> 6));
        out += static_cast<char>(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xe0 | (c >> 12));
        out += static_cast<char>(0x80 | ((c >> 6) & 0x3f));
        out += static_cast<char>(0x80 | (c & 0x3f));
    } else {
        out += static_cast<char>(0xf0 | (c >> 18));
        out += static_cast<char>(0x80 | ((c >> 12) & 0x3f));
        out += static_cast<char>(0x80 | ((c >> 6) & 0x3f));
        out += static_cast<char>(0x80 | (c & 0x3f));
    }
}

std::uint32_t hex4(const char *p)
{
    std::uint32_t v = 0;
    for (int i = 0; i < 4; ++i) {
        const char c = p[i];
        v = v * 16 + static_cast<std::uint32_t>(isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return v;
}

} // namespace

void appendUnescaped(std::string_view text, std::string &out)
{
    const char *p = text.data();
    const char *end = p + text.size();
    while (p < end) {
        const char *back = static_cast<const char *>(std::memchr(p, '\\', static_cast<std::size_t>(end - p)));
        if (!back || back + 1 >= end) {
            out.append(p, end);
            return;
        }
        out.append(p, back);
        p = back + 2;
        switch (back[1]) {
        case 'b': out += '\b'; break;
        case 'f': out += '\f'; break;
        case 'n': out += '\n'; break;
        case 'r': out += '\r'; break;
        case 't': out += '\t'; break;
        case 'u': {
            std::uint32_t c = hex4(p);
            p += 4;
            if (c >= 0xd800 && c < 0xdc00 && end - p >= 6 && p[0] == '\\' && p[1] == 'u') {
                const std::uint32_t low = hex4(p + 2);
                if (low >= 0xdc00 && low < 0xe000) {
                    c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
                    p += 6;
                }
            }
            appendUtf8(c >= 0xd800 && c < 0xe000 ? 0xfffd : c, out);
            break;
        }
        default: out += back[1]; break;
        }
    }
}

std::string stringOf(const Token &token)
{
    if (!token.isString() || !token.escaped)
        return std::string(token.text);
    std::string out;
    appendUnescaped(token.text, out);
    return out;
}

namespace {

std::string_view numericText(const Token &token)
{
    if (token.kind == Token::Number)
        return token.text;
    if (token.kind != Token::String || token.escaped)
        return {};
    std::string_view t = token.text;
    while (!t.empty() && isSpace(t.front()))
        t.remove_prefix(1);
    while (!t.empty() && isSpace(t.back()))
        t.remove_suffix(1);
    return t;
}

} // namespace

std::optional<std::int64_t> detail::anyIntegerOf(const Token &token)
{
    const std::string_view text = numericText(token);
    if (text.empty())
        return std::nullopt;
    if (const auto whole = parseInteger(text))
        return whole;
    const std::size_t point = text.find_first_of(".eE");
    if (point == std::string_view::npos || text[point] != '.' ||
        text.find_first_not_of('0', point + 1) != std::string_view::npos || !isJsonNumber(text))
        return std::nullopt;
    return parseInteger(text.substr(0, point));
}

std::optional<double> numberOf(const Token &token)
{
    const std::string_view text = numericText(token);
    if (!isJsonNumber(text))
        return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool isJsonNumber(std::string_view t)
{
    std::size_t i = 0;
    const auto digits = [&] {
        const std::size_t from = i;
        while (i < t.size() && isDigit(t[i]))
            ++i;
        return i > from;
    };
    if (i < t.size() && t[i] == '-')
        ++i;
    if (i < t.size() && t[i] == '0')
        ++i;
    else if (!digits())
        return false;
    if (i < t.size() && t[i] == '.') {
        ++i;
        if (!digits())
            return false;
    }
    if (i < t.size() && (t[i] == 'e' || t[i] == 'E')) {
        ++i;
        if (i < t.size() && (t[i] == '+' || t[i] == '-'))
            ++i;
        if (!digits())
            return false;
    }
    return i == t.size();
}

bool isValidUtf8(std::string_view text)
{
    return simdjson::validate_utf8(text.data(), text.size());
}

namespace {

/// Length of the valid UTF-8 sequence at the start of `t`; 0 where there is none.
std::size_t utf8Length(std::string_view t)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(t[i]); };
    const unsigned char c = byte(0);
    if (c < 0x80)
        return 1;
    const std::size_t n = c >= 0xc2 && c <= 0xdf ? 2 : (c & 0xf0) == 0xe0 ? 3 : c >= 0xf0 && c <= 0xf4 ? 4 : 0;
    if (n == 0 || t.size() < n)
        return 0;
    for (std::size_t i = 1; i < n; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    if ((c == 0xe0 && byte(1) < 0xa0) || (c == 0xed && byte(1) > 0x9f) || (c == 0xf0 && byte(1) < 0x90) ||
        (c == 0xf4 && byte(1) > 0x8f))
        return 0;
    return n;
}

} // namespace

std::string toValidUtf8(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t n = utf8Length(text);
        if (n == 0) {
            out += "\uFFFD";
            text.remove_prefix(1);
        } else {
            out += text.substr(0, n);
            text.remove_prefix(n);
        }
    }
    return out;
}

// ---- the tolerant path

namespace {

constexpr std::array<std::string_view, 20> eventKeys{"ph",       "cat",  "name", "pid",   "tid", "ts",      "dur",
                                                     "id",       "args", "bp",   "s",     "id2", "bind_id", "flow_in",
                                                     "flow_out", "tts",  "tdur", "cname", "sf",  "scope"};

std::size_t skipSpaceAt(std::string_view t, std::size_t i)
{
    while (i < t.size() && isSpace(t[i]))
        ++i;
    return i;
}

/// Whether `"key" :` with one of the event's own keys stands at `i`.
bool eventKeyAt(std::string_view t, std::size_t i)
{
    if (i >= t.size() || t[i] != '"')
        return false;
    const std::size_t close = t.find('"', i + 1);
    if (close == std::string_view::npos || close - i > 10)
        return false;
    const std::string_view key = t.substr(i + 1, close - i - 1);
    bool known = false;
    for (std::string_view k : eventKeys)
        known = known || k == key;
    const std::size_t colon = skipSpaceAt(t, close + 1);
    return known && colon < t.size() && t[colon] == ':';
}

/// Whether `"anything" :` stands at `i`.
bool anyKeyAt(std::string_view t, std::size_t i)
{
    if (i >= t.size() || t[i] != '"')
        return false;
    const std::size_t close = t.find_first_of("\"\n", i + 1);
    if (close == std::string_view::npos || t[close] != '"')
        return false;
    const std::size_t colon = skipSpaceAt(t, close + 1);
    return colon < t.size() && t[colon] == ':';
}

/// Rewrites one damaged event as strict JSON. Each function takes the value at m_at; false: it cannot be told what was meant.
class Mender {
public:
    /// `guessQuotes`: a quote ends a string only where what follows fits; else every quote does, as JSON has it.
    Mender(std::string_view text, bool guessQuotes)
        : m_text(text)
        , m_guessQuotes(guessQuotes)
    {
        m_out.text.reserve(text.size() + 16);
    }

    std::optional<Mended> run()
    {
        if (!object(0))
            return std::nullopt;
        m_out.consumed = m_at;
        if (!isValidUtf8(m_out.text)) {
            m_out.badUtf8 = true;
            m_out.text = toValidUtf8(m_out.text);
        }
        return std::move(m_out);
    }

private:
    static constexpr int maxDepth = 512; ///< a damaged event nested deeper than this is given up

    void space() { m_at = skipSpaceAt(m_text, m_at); }
    bool atEnd() const { return m_at >= m_text.size(); }
    char here() const { return m_text[m_at]; }

    /// Commas too many before a value or a closing bracket.
    void commas()
    {
        space();
        while (!atEnd() && here() == ',') {
            ++m_at;
            space();
        }
    }

    bool object(int depth)
    {
        ++m_at;
        m_out.text += '{';
        for (bool first = true;; first = false) {
            commas();
            if (atEnd())
                return closeAtEnd('}');
            if (here() == '}') {
                ++m_at;
                m_out.text += '}';
                return true;
            }
            if (here() != '"')
                return false;
            if (!first)
                m_out.text += ',';
            if (!key())
                return false;
            space();
            if (atEnd() || here() != ':')
                return false;
            ++m_at;
            m_out.text += ':';
            space();
            if (atEnd())
                return false;
            if (here() == ',' || here() == '}') { // nothing was written for it
                m_out.text += "null";
                m_out.repaired = true;
            } else if (!value(depth + 1, true)) {
                return false;
            }
        }
    }

    bool array(int depth)
    {
        ++m_at;
        m_out.text += '[';
        for (bool first = true;; first = false) {
            commas();
            if (atEnd())
                return closeAtEnd(']');
            if (here() == ']') {
                ++m_at;
                m_out.text += ']';
                return true;
            }
            if (!first)
                m_out.text += ',';
            if (!value(depth + 1, false))
                return false;
        }
    }

    /// The text ends between two members: the next event begins here, so only brackets are missing.
    bool closeAtEnd(char bracket)
    {
        m_out.repaired = true;
        m_out.text += bracket;
        return true;
    }

    bool value(int depth, bool inObject)
    {
        if (depth > maxDepth)
            return false;
        switch (here()) {
        case '{': return object(depth);
        case '[': return array(depth);
        case '"': return string(depth, inObject);
        case '}':
        case ']':
        case ':': return false;
        default: return word();
        }
    }

    bool key()
    {
        // A key ends at the first quote with a colon behind it.
        return quoted(false, [this](std::size_t after) {
            const std::size_t i = skipSpaceAt(m_text, after);
            return i < m_text.size() && m_text[i] == ':';
        });
    }

    bool string(int depth, bool inObject)
    {
        return quoted(inObject, [this, depth, inObject](std::size_t after) {
            const std::size_t i = skipSpaceAt(m_text, after);
            if (i >= m_text.size())
                return true;
            std::size_t next = skipSpaceAt(m_text, i + 1);
            while (m_text[i] == ',' && next < m_text.size() && m_text[next] == ',') // commas too many
                next = skipSpaceAt(m_text, next + 1);
            if (depth == 1) { // a field of the event itself
                if (m_text[i] == ',')
                    return eventKeyAt(m_text, next) || closesHere(next);
                return closesHere(i);
            }
            if (m_text[i] == ',')
                return !inObject || next >= m_text.size() || m_text[next] == '}' || anyKeyAt(m_text, next);
            if (m_text[i] != (inObject ? '}' : ']'))
                return false;
            return next >= m_text.size() || m_text[next] == ',' || m_text[next] == '}' || m_text[next] == ']';
        });
    }

    /// Whether the event can end with the bracket at `i`: nothing but a separator or the list's end follows.
    bool closesHere(std::size_t i) const
    {
        if (i >= m_text.size())
            return true;
        if (m_text[i] != '}')
            return false;
        const std::size_t next = skipSpaceAt(m_text, i + 1);
        return next >= m_text.size() || m_text[next] == ',' || m_text[next] == ']';
    }

    /// `mayBePath`: a backslash before a quote that closes may be the last of a path, not an escape.
    template <class Closes>
    bool quoted(bool mayBePath, Closes closes)
    {
        ++m_at;
        m_out.text += '"';
        while (!atEnd()) {
            const char c = here();
            if (c == '"') {
                ++m_at;
                if (!m_guessQuotes || closes(m_at)) {
                    m_out.text += '"';
                    return true;
                }
                m_out.text += "\\\"";
                m_out.repaired = true;
            } else if (c == '\\') {
                const char next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
                const bool hex = next == 'u' && m_at + 5 < m_text.size() && isHex(m_text[m_at + 2]) &&
                                 isHex(m_text[m_at + 3]) && isHex(m_text[m_at + 4]) && isHex(m_text[m_at + 5]);
                const bool endsPath = mayBePath && m_guessQuotes && next == '"' && closes(m_at + 2);
                if (next != '\0' && !endsPath &&
                    (hex || std::string_view("\"\\/bfnrt").find(next) != std::string_view::npos)) {
                    m_out.text += c;
                    m_out.text += next;
                    m_at += 2;
                } else { // a path with backslashes
                    m_out.text += "\\\\";
                    m_out.repaired = true;
                    ++m_at;
                }
            } else if (static_cast<unsigned char>(c) < 0x20) {
                static constexpr char digits[] = "0123456789abcdef";
                m_out.text += "\\u00";
                m_out.text += digits[c >> 4];
                m_out.text += digits[c & 15];
                m_out.repaired = true;
                ++m_at;
            } else {
                m_out.text += c;
                ++m_at;
            }
        }
        return false; // the text ended inside the string
    }

    bool word()
    {
        const std::size_t from = m_at;
        while (!atEnd() && std::string_view(",{}[]\":").find(here()) == std::string_view::npos && !isSpace(here()) &&
               static_cast<unsigned char>(here()) >= 0x20)
            ++m_at;
        const std::string_view w = m_text.substr(from, m_at - from);
        if (w.empty())
            return false;
        if (isJsonNumber(w) || w == "true" || w == "false" || w == "null") {
            m_out.text += w;
            return true;
        }
        std::string bare(w.substr(w[0] == '-' || w[0] == '+'));
        for (char &c : bare)
            c = static_cast<char>(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
        if (bare == "nan" || bare == "inf" || bare == "infinity" || bare == "nan(ind)" || bare == "1.#inf" ||
            bare == "1.#qnan") {
            ++m_out.nonFinite;
            m_out.text += "null";
            return true;
        }
        m_out.repaired = true;
        if (w == "True" || w == "False" || w == "None") {
            m_out.text += w == "True" ? "true" : w == "False" ? "false" : "null";
            return true;
        }
        m_out.text += plainNumber(w);
        return true;
    }

    /// A number in a form that JSON does not have (+5, .5, 5., 007) in the form that it has; else null.
    static std::string plainNumber(std::string_view w)
    {
        std::string n;
        if (w[0] == '-')
            n += '-';
        if (w[0] == '-' || w[0] == '+')
            w.remove_prefix(1);
        while (w.size() > 1 && w[0] == '0' && isDigit(w[1]))
            w.remove_prefix(1);
        if (!w.empty() && w[0] == '.')
            n += '0';
        n += w;
        if (!n.empty() && n.back() == '.')
            n.pop_back();
        return isJsonNumber(n) ? n : "null";
    }

    std::string_view m_text;
    bool m_guessQuotes;
    std::size_t m_at = 0;
    Mended m_out;
};

} // namespace

std::optional<Mended> mendEvent(std::string_view text)
{
    if (text.empty() || text[0] != '{')
        return std::nullopt;
    // Quotes are guessed about only where taking them at their word leads nowhere: the damage may lie elsewhere.
    auto mended = Mender(text, false).run();
    return mended ? std::move(mended) : Mender(text, true).run();
}

std::size_t findEventStart(std::string_view text, std::size_t from)
{
    for (std::size_t i = text.find('{', from); i != std::string_view::npos; i = text.find('{', i + 1)) {
        const std::size_t key = skipSpaceAt(text, i + 1);
        if (!eventKeyAt(text, key))
            continue;
        std::size_t before = i;
        while (before > 0 && isSpace(text[before - 1]))
            --before;
        if (before > 0 && (text[before - 1] == ',' || text[before - 1] == '}' || text[before - 1] == '['))
            return i;
    }
    return std::string_view::npos;
}

} // namespace lanescope
