#pragma once

// The innermost functions of the scanner, inline for those few files that read millions of events. See jsonscan.h for what they do.

#include "core/load/jsonscan.h"

#include <bit>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace lanescope::lex {

constexpr ScanResult ok(const char *at)
{
    return {ScanStatus::Ok, at};
}

/// At a byte that does not fit: the text ends there, or it is damaged.
constexpr ScanResult stopped(const char *at, const char *end)
{
    return at >= end ? ScanResult{ScanStatus::Incomplete, end} : ScanResult{ScanStatus::Malformed, at};
}

/// The first byte from `p` on that a string cannot pass over: a quote, a backslash or a control byte (the padding's zeros too).
inline const char *findStringStop(const char *p)
{
#if defined(__SSE2__)
    const __m128i quote = _mm_set1_epi8('"');
    const __m128i backslash = _mm_set1_epi8('\\');
    const __m128i control = _mm_set1_epi8(0x1f);
    for (;; p += 16) {
        const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i *>(p));
        const __m128i isControl = _mm_cmpeq_epi8(_mm_min_epu8(v, control), v);
        const __m128i stop =
            _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(v, quote), _mm_cmpeq_epi8(v, backslash)), isControl);
        const int mask = _mm_movemask_epi8(stop);
        if (mask != 0)
            return p + std::countr_zero(static_cast<unsigned>(mask));
    }
#else
    while (static_cast<unsigned char>(*p) >= 0x20 && *p != '"' && *p != '\\')
        ++p;
    return p;
#endif
}

inline bool isHex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

inline bool isDigit(char c)
{
    return static_cast<unsigned char>(c - '0') <= 9;
}

inline bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// `p` is behind the opening quote.
inline ScanResult scanString(const char *p, const char *end, Token &value)
{
    value.kind = Token::String;
    value.escaped = false;
    const char *begin = p;
    for (;;) {
        p = findStringStop(p);
        if (p >= end)
            return {ScanStatus::Incomplete, end};
        if (*p == '"') {
            value.text = {begin, static_cast<std::size_t>(p - begin)};
            return ok(p + 1);
        }
        if (*p != '\\')
            return {ScanStatus::Malformed, p};
        value.escaped = true;
        if (p + 1 >= end)
            return {ScanStatus::Incomplete, end};
        switch (p[1]) {
        case '"':
        case '\\':
        case '/':
        case 'b':
        case 'f':
        case 'n':
        case 'r':
        case 't': p += 2; break;
        case 'u':
            for (int i = 2; i < 6; ++i)
                if (p + i >= end || !isHex(p[i]))
                    return stopped(p + i, end);
            p += 6;
            break;
        default: return {ScanStatus::Malformed, p};
        }
    }
}

inline bool endsScalar(char c)
{
    return c == ',' || c == '}' || c == ']' || isSpace(c);
}

inline ScanResult scanNumber(const char *p, const char *end, Token &value)
{
    const char *begin = p;
    p += *p == '-';
    if (*p == '0') {
        ++p;
    } else {
        if (!isDigit(*p))
            return stopped(p, end);
        while (isDigit(*p))
            ++p;
    }
    if (*p == '.') {
        ++p;
        if (!isDigit(*p))
            return stopped(p, end);
        while (isDigit(*p))
            ++p;
    }
    if (*p == 'e' || *p == 'E') {
        ++p;
        p += *p == '+' || *p == '-';
        if (!isDigit(*p))
            return stopped(p, end);
        while (isDigit(*p))
            ++p;
    }
    // A number at the very end of the text may have been cut.
    if (p >= end)
        return {ScanStatus::Incomplete, end};
    if (!endsScalar(*p))
        return {ScanStatus::Malformed, p};
    value.kind = Token::Number;
    value.escaped = false;
    value.text = {begin, static_cast<std::size_t>(p - begin)};
    return ok(p);
}

/// How many bytes from `p` on are a number that ends there, in the forms `[-]digits[.digits]` of at most 31 characters; 0 where it is
/// another form, no number, or at the very end of the text: scanNumber() decides then.
inline std::size_t plainNumberLength(const char *p)
{
#if defined(__SSE2__)
    // The next piece of text cannot be looked at before the length is known, so that is found first, points counted as digits; whether
    // the number is one is checked beside.
    const char *digits = p + (*p == '-');
    std::uint32_t points = 0, others = 0;
    for (int half = 0; half < 2; ++half) {
        const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i *>(digits + 16 * half));
        const __m128i isPoint = _mm_cmpeq_epi8(v, _mm_set1_epi8('.'));
        const __m128i d = _mm_sub_epi8(v, _mm_set1_epi8('0'));
        const __m128i isDigit = _mm_cmpeq_epi8(_mm_min_epu8(d, _mm_set1_epi8(9)), d);
        others |= (static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_or_si128(isDigit, isPoint))) ^ 0xffffu) << 16 * half;
        points |= static_cast<std::uint32_t>(_mm_movemask_epi8(isPoint)) << 16 * half;
    }
    if (others == 0)
        return 0;
    const int length = std::countr_zero(others);
    points &= (others & -others) - 1; // those before the end
    const bool isPlain = length > 0 && (points & (points - 1)) == 0 && (points & 1) == 0 &&
                         (points << 1 & others & -others) == 0 &&
                         !(*digits == '0' && length > 1 && digits[1] != '.') && endsScalar(digits[length]);
    return isPlain ? static_cast<std::size_t>(digits - p + length) : 0;
#else
    (void)p;
    return 0;
#endif
}

/// The field of an argument that becomes a column; null for all others.
inline Token RawEvent::*argumentField(std::string_view key)
{
    switch (key.size()) {
    case 4: return key == "grid" ? &RawEvent::grid : nullptr;
    case 5:
        return key == "bytes"   ? &RawEvent::bytes
               : key == "block" ? &RawEvent::block
               : key == "Bytes" ? &RawEvent::memoryBytes
                                : nullptr;
    case 6: return key == "stream" ? &RawEvent::stream : key == "device" ? &RawEvent::device : nullptr;
    case 9: return key == "Device Id" ? &RawEvent::memoryDeviceId : nullptr;
    case 11:
        return key == "External id"   ? &RawEvent::externalId
               : key == "correlation" ? &RawEvent::correlation
               : key == "Device Type" ? &RawEvent::memoryDeviceType
                                      : nullptr;
    case 13:
        return key == "shared memory"   ? &RawEvent::sharedMemory
               : key == "graph node id" ? &RawEvent::graphNode
                                        : nullptr;
    case 14: return key == "Total Reserved" ? &RawEvent::totalReserved : nullptr;
    case 15: return key == "Total Allocated" ? &RawEvent::totalAllocated : nullptr;
    case 20: return key == "registers per thread" ? &RawEvent::registers : nullptr;
    case 25: return key == "est. achieved occupancy %" ? &RawEvent::occupancy : nullptr;
    default: return nullptr;
    }
}

/// The field of an event that a key means; null for all others.
inline Token RawEvent::*eventField(std::string_view key)
{
    switch (key.size()) {
    case 1: return key == "s" ? &RawEvent::scope : nullptr;
    case 2:
        switch (key[0]) {
        case 'p': return key[1] == 'h' ? &RawEvent::ph : nullptr;
        case 't': return key[1] == 's' ? &RawEvent::ts : nullptr;
        case 'i': return key[1] == 'd' ? &RawEvent::id : nullptr;
        case 'b': return key[1] == 'p' ? &RawEvent::bp : nullptr;
        default: return nullptr;
        }
    case 3:
        if (key == "pid")
            return &RawEvent::pid;
        if (key == "tid")
            return &RawEvent::tid;
        if (key == "dur")
            return &RawEvent::dur;
        if (key == "cat")
            return &RawEvent::cat;
        return key == "id2" ? &RawEvent::id2 : nullptr;
    case 4: return key == "name" ? &RawEvent::name : key == "args" ? &RawEvent::args : nullptr;
    case 7: return key == "bind_id" ? &RawEvent::bindId : key == "flow_in" ? &RawEvent::flowIn : nullptr;
    case 8: return key == "flow_out" ? &RawEvent::flowOut : nullptr;
    default: return nullptr;
    }
}

} // namespace lanescope::lex
