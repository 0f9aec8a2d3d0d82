#pragma once

#include "core/base/digits.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lanescope {

/// Readable bytes that must lie behind every text given to the scanner, all zero: it looks at 16 bytes at a time.
inline constexpr std::size_t scanPadding = 64;

/// A JSON value as it stands in the text. Nothing is copied.
struct Token {
    enum Kind : std::uint8_t { Missing, String, Number, Literal, Array, Object };
    Kind kind = Missing;
    bool escaped = false;  ///< a string that holds a backslash
    std::string_view text; ///< of a string without its quotes, of the others with all they have

    bool isString() const { return kind == String; }
    bool isNull() const { return kind == Literal && text == "null"; }
};

/// The fields of an event that mean something; of a key given twice the last wins. Made to be used again and again: what one event
/// left is cleared field by field, since most events have few of them.
struct RawEvent {
    RawEvent() = default;
    RawEvent(const RawEvent &) = delete;
    RawEvent &operator=(const RawEvent &) = delete;

    Token ph, cat, name, pid, tid, ts, dur, id, id2, bp, scope, args, bindId, flowIn, flowOut;
    // Arguments that become columns
    Token correlation, externalId, device, stream, bytes, grid, block, registers, sharedMemory, occupancy, graphNode;
    // Arguments of a [memory] record
    Token memoryBytes, totalAllocated, totalReserved, memoryDeviceType, memoryDeviceId;

    void clear()
    {
        while (m_touchedCount > 0)
            *m_touched[--m_touchedCount] = Token();
    }
    /// Notes that a field is about to be written; `field` may be null.
    Token *touch(Token *field)
    {
        if (field && field->kind == Token::Missing && m_touchedCount < mostFields)
            m_touched[m_touchedCount++] = field;
        return field;
    }

private:
    static constexpr std::uint32_t mostFields = 64; ///< more than there are
    std::uint32_t m_touchedCount = 0;
    Token *m_touched[mostFields];
};

enum class ScanStatus : std::uint8_t {
    Ok,
    Incomplete, ///< the text ends inside the value
    Malformed,  ///< not JSON
};

struct ScanResult {
    ScanStatus status;
    const char *at; ///< Ok: behind the value. Malformed: the offending byte
};

/// Passes over white space.
inline const char *skipSpace(const char *p, const char *end)
{
    if (p<end &&static_cast<unsigned char>(*p)> ' ') [[likely]]
        return p;
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t'))
        ++p;
    return p;
}

/// Reads one value, strictly: all of it must be JSON (numbers, words and escapes too), whatever its depth. UTF-8 is not looked at.
ScanResult scanValue(const char *p, const char *end, Token &value);
/// Reads the object at `p` (`*p == '{'`) as an event, as strictly. Clears `event` first.
ScanResult scanEvent(const char *p, const char *end, RawEvent &event);

/// Calls visit(key, value) for each member of an object token, in order; keys are unescaped. `visit` returns false to stop.
/// `object` must be text that scanValue() accepted.
template <class Visit>
void forEachMember(const Token &object, Visit visit);
/// Calls visit(value) for each element of an array token.
template <class Visit>
void forEachElement(const Token &array, Visit visit);

/// Appends the string's text with its escapes resolved; half a surrogate pair becomes U+FFFD.
void appendUnescaped(std::string_view text, std::string &out);
std::string stringOf(const Token &token);
/// The whole number in a number or a numeric string; null for all else and outside int64. 3.0 is whole, 3.5 is not.
inline std::optional<std::int64_t> integerOf(const Token &token);
/// The number in a number or a numeric string.
std::optional<double> numberOf(const Token &token);

/// True for exactly what RFC 8259 calls a number.
bool isJsonNumber(std::string_view text);

/// A damaged event made sound, as far as it goes.
struct Mended {
    std::string text;         ///< strict JSON, valid UTF-8
    std::size_t consumed = 0; ///< bytes of the damaged text that it stands for
    bool repaired = false;    ///< text was changed (not for stray commas and non-finite numbers)
    bool badUtf8 = false;
    std::uint32_t nonFinite = 0; ///< inf, nan and the like, each now null
};

/// Mends the event at the start of `text`, which ends at the latest where `text` does. Null where it cannot be told what was meant.
///
/// Rules (RULES.md, B01-B08): control bytes and stray backslashes in strings are escaped; bare words become null; commas too many go;
/// brackets that are missing at the very end of the text are closed where the last value is whole. Where that is not enough, a quote
/// ends a string only if what follows fits: a field of the event needs a known key behind it.
std::optional<Mended> mendEvent(std::string_view text);

/// Finds where the next event seems to begin: a `{` with a known key of events behind it and a separator before it.
/// npos where there is none from `from` on.
std::size_t findEventStart(std::string_view text, std::size_t from);

/// Replaces bytes that are not UTF-8 by U+FFFD.
std::string toValidUtf8(std::string_view text);
bool isValidUtf8(std::string_view text);

// ---- implementation

namespace detail {
std::optional<std::int64_t> anyIntegerOf(const Token &token);
}

inline std::optional<std::int64_t> integerOf(const Token &token)
{
    if (token.kind == Token::Number)
        if (const auto digits = parseDigits(token.text.data(), token.text.size()))
            return static_cast<std::int64_t>(*digits);
    return token.kind == Token::Missing ? std::nullopt : detail::anyIntegerOf(token);
}

template <class Visit>
void forEachMember(const Token &object, Visit visit)
{
    if (object.kind != Token::Object)
        return;
    const char *p = object.text.data() + 1;
    const char *end = object.text.data() + object.text.size();
    std::string unescaped;
    for (;;) {
        p = skipSpace(p, end);
        if (p >= end || *p == '}')
            return;
        Token key, value;
        ScanResult r = scanValue(p, end, key);
        if (r.status != ScanStatus::Ok)
            return;
        p = skipSpace(r.at, end);
        r = scanValue(skipSpace(p + 1, end), end, value);
        if (r.status != ScanStatus::Ok)
            return;
        std::string_view name = key.text;
        if (key.escaped) {
            unescaped.clear();
            appendUnescaped(key.text, unescaped);
            name = unescaped;
        }
        if (!visit(name, value))
            return;
        p = skipSpace(r.at, end);
        if (p < end && *p == ',')
            ++p;
    }
}

template <class Visit>
void forEachElement(const Token &array, Visit visit)
{
    if (array.kind != Token::Array)
        return;
    const char *p = array.text.data() + 1;
    const char *end = array.text.data() + array.text.size();
    for (;;) {
        p = skipSpace(p, end);
        if (p >= end || *p == ']')
            return;
        Token value;
        const ScanResult r = scanValue(p, end, value);
        if (r.status != ScanStatus::Ok || !visit(value))
            return;
        p = skipSpace(r.at, end);
        if (p < end && *p == ',')
            ++p;
    }
}

} // namespace lanescope
