#include "core/load/eventlayout.h"

#include "core/load/jsonlex.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace lanescope {

using namespace lex;

namespace {

constexpr std::uint32_t mostLearned = 256; ///< a file whose events are all different gains nothing from learning on
constexpr std::size_t longestEvent = std::size_t{8} << 10;
constexpr std::size_t mostPieces = 64;

} // namespace

/// Takes an event that scanEvent() accepted apart into what is fixed and what is a value.
class EventLayouts::Learner {
public:
    Learner(const char *begin, const char *end)
        : m_literal(begin)
        , m_end(end)
    {}

    /// False where the event is of a form that is better read the general way.
    bool learn()
    {
        if (!object(m_literal, false) || m_pieces.size() >= mostPieces)
            return false;
        finishPiece(m_end, Piece::End, nullptr, m_end);
        return true;
    }
    std::vector<Piece> &pieces() { return m_pieces; }

private:
    /// Walks over the members of the object at `p`; leaves m_at behind it.
    bool object(const char *p, bool arguments)
    {
        p = skipSpace(p + 1, m_end);
        while (*p == '"') {
            Token key, value;
            const ScanResult k = scanValue(p, m_end, key);
            const char *v = skipSpace(skipSpace(k.at, m_end) + 1, m_end);
            if (key.escaped)
                return false;
            if (!arguments && key.text == "args") {
                if (m_hasArguments || *v != '{')
                    return false;
                m_hasArguments = true;
                m_piece.argumentsBegin = offset(v);
                if (!object(v, true))
                    return false;
                p = m_at;
                m_piece.argumentsEnd = offset(p);
            } else {
                const ScanResult r = scanValue(v, m_end, value);
                if (r.status != ScanStatus::Ok)
                    return false;
                Token RawEvent::*field = arguments ? argumentField(key.text) : eventField(key.text);
                if (!arguments && value.isString() && !value.escaped && (key.text == "ph" || key.text == "cat"))
                    m_piece.constants.push_back({offset(v + 1), static_cast<std::uint32_t>(value.text.size()), field});
                else if (value.isString())
                    finishPiece(v + 1, Piece::String, field, r.at - 1);
                else
                    finishPiece(v, value.kind == Token::Number ? Piece::Number : Piece::Other, field, r.at);
                p = r.at;
            }
            p = skipSpace(p, m_end);
            if (*p == ',')
                p = skipSpace(p + 1, m_end);
        }
        m_at = p + 1;
        return *p == '}';
    }

    std::uint32_t offset(const char *p) const { return static_cast<std::uint32_t>(p - m_literal); }
    /// Ends the literal at `to`; the next one begins at `next`.
    void finishPiece(const char *to, Piece::Kind kind, Token RawEvent::*field, const char *next)
    {
        m_piece.literal.assign(m_literal, to);
        m_piece.kind = kind;
        m_piece.field = field;
        m_pieces.push_back(std::exchange(m_piece, Piece()));
        m_literal = next;
    }

    const char *m_literal; ///< where the fixed text since the last value begins
    const char *m_end;
    const char *m_at = nullptr;
    bool m_hasArguments = false;
    Piece m_piece; ///< the one that is being gathered
    std::vector<Piece> m_pieces;
};

EventLayouts::EventLayouts()
    : m_seen(rememberedValues)
    , m_nodes(1)
{}

namespace {

/// Whether `p` begins with the literal. `p` is text with its padding of zeros and no literal holds a zero, so nothing is found past
/// the end of the text.
inline bool beginsWith(const char *p, const char *literal, std::size_t size, unsigned lastMask)
{
#if defined(__SSE2__)
    const auto same = [](const char *a, const char *b) {
        return static_cast<unsigned>(
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i *>(a)),
                                             _mm_loadu_si128(reinterpret_cast<const __m128i *>(b)))));
    };
    std::size_t i = 0;
    for (; i + 16 < size; i += 16)
        if (same(p + i, literal + i) != 0xffffu)
            return false;
    return (same(p + i, literal + i) & lastMask) == lastMask;
#else
    (void)lastMask;
    return std::memcmp(p, literal, size) == 0;
#endif
}

std::uint64_t load64(const char *p)
{
    std::uint64_t v;
    std::memcpy(&v, p, sizeof v);
    return v;
}

/// A bit for each of the 16 bytes at `p` that is a digit.
inline std::uint32_t digitsAmong16(const char *p)
{
#if defined(__SSE2__)
    const __m128i d = _mm_sub_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i *>(p)), _mm_set1_epi8('0'));
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(d, _mm_set1_epi8(9)), d)));
#else
    std::uint32_t digits = 0;
    for (unsigned i = 0; i < 16; ++i)
        digits |= std::uint32_t{isDigit(p[i])} << i;
    return digits;
#endif
}

} // namespace

/// `v` is a number of `size` characters that plainNumberLength() knows. One with a sign leaves no shape.
EventLayouts::NumberShape::NumberShape(const char *v, std::size_t length)
{
    if (*v == '-')
        return;
    size = static_cast<std::uint32_t>(length); // at most 31
    digits = digitsAmong16(v) | digitsAmong16(v + 16) << 16;
    mask = 0xffffffffu >> (31 - size);
    digits &= mask;
    for (std::uint8_t i = 1; i < size && point == 0; ++i)
        if (v[i] == '.')
            point = i;
    leastFirst = size == 1 || point == 1 ? '0' : '1';
}

/// What is behind the number is left to the literal that follows: it begins with a byte that may end one.
inline bool EventLayouts::NumberShape::fits(const char *v) const
{
    std::uint32_t d = digitsAmong16(v);
    if (size >= 16)
        d |= digitsAmong16(v + 16) << 16;
    return ((d ^ digits) & mask) == 0 && *v >= leastFirst && (point == 0 || v[point] == '.') && size > 0;
}

/// Checks the value at `v`, which is neither string nor number; null where it is, or does not end well.
const char *EventLayouts::passValue(const char *v, const char *end, Token &value)
{
    if (*v != '[' && *v != '{') {
        const ScanResult r = scanValue(v, end, value);
        return r.status == ScanStatus::Ok && value.kind == Token::Literal ? r.at : nullptr;
    }
    // 32 bytes may be looked at: the text's padding.
    const std::uint64_t head =
        (load64(v) * 3 + load64(v + 8) * 5 + load64(v + 16) * 7 + load64(v + 24)) * 0x9e3779b97f4a7c15u;
    RememberedValue &seen = m_seen[head >> 56];
    if (seen.size > 0 && static_cast<std::size_t>(end - v) >= seen.size && std::memcmp(v, seen.text, seen.size) == 0) {
        value.kind = seen.kind;
        value.text = {v, seen.size};
        return v + seen.size;
    }
    const ScanResult r = scanValue(v, end, value);
    if (r.status != ScanStatus::Ok)
        return nullptr;
    if (value.text.size() <= RememberedValue::longest) {
        seen.size = static_cast<std::uint8_t>(value.text.size());
        seen.kind = value.kind;
        std::memcpy(seen.text, v, seen.size);
    }
    return r.at;
}

/// Behind the event where it is of a known layout, else null, with `event` half filled.
const char *EventLayouts::match(const char *p, const char *end, RawEvent &event)
{
    const auto set = [&](Token RawEvent::*field, Token::Kind kind, const char *text, std::size_t size) {
        Token &t = *event.touch(&(event.*field));
        t.kind = kind;
        t.escaped = false;
        t.text = {text, size};
    };
    const char *argumentsBegin = nullptr;
    Node *at = &m_nodes.front();
    for (;;) {
        const char *after = nullptr; // behind the value of the piece that fits
        for (Node **link = &at->next; *link; link = &(*link)->other) {
            Node &node = **link;
            if (!beginsWith(p, node.literal.get(), node.size, node.lastMask))
                continue;
            const char *v = p + node.size;
            Token value;
            switch (node.kind) {
            case Piece::String: {
                const char *stop = findStringStop(v);
                if (*stop == '"') {
                    if (node.field)
                        set(node.field, Token::String, v, static_cast<std::size_t>(stop - v));
                    after = stop;
                    break;
                }
                const ScanResult r = scanString(v, end, value);
                if (r.status != ScanStatus::Ok)
                    continue;
                if (node.field)
                    *event.touch(&(event.*node.field)) = value;
                after = r.at - 1; // its closing quote belongs to the next literal
                break;
            }
            case Piece::Number: {
                std::size_t length = node.shape.size;
                if (!node.shape.fits(v)) {
                    length = plainNumberLength(v);
                    if (length > 0) {
                        node.shape = NumberShape(v, length);
                    } else {
                        if (*v != '-' && !isDigit(*v))
                            continue;
                        const ScanResult r = scanNumber(v, end, value);
                        if (r.status != ScanStatus::Ok)
                            continue;
                        length = static_cast<std::size_t>(r.at - v);
                    }
                }
                if (node.field)
                    set(node.field, Token::Number, v, length);
                after = v + length;
                break;
            }
            case Piece::Other: {
                after = passValue(v, end, value);
                if (!after)
                    continue;
                if (node.field)
                    *event.touch(&(event.*node.field)) = value;
                break;
            }
            case Piece::End: after = v; break;
            }
            if (node.hasSpecials) {
                const Piece &piece = *node.piece;
                for (const Constant &c : piece.constants)
                    if (c.field)
                        set(c.field, Token::String, p + c.offset, c.size);
                if (piece.argumentsBegin != nowhere)
                    argumentsBegin = p + piece.argumentsBegin;
                if (piece.argumentsEnd != nowhere)
                    set(&RawEvent::args, Token::Object, argumentsBegin,
                        static_cast<std::size_t>(p + piece.argumentsEnd - argumentsBegin));
            }
            if (node.kind == Piece::End)
                return after;
            if (link != &at->next) { // so that the usual ones come first
                *link = node.other;
                node.other = std::exchange(at->next, &node);
            }
            at = &node;
            break;
        }
        if (!after)
            return nullptr;
        p = after;
    }
}

void EventLayouts::learn(const char *begin, const char *end)
{
    Learner learner(begin, end);
    if (!learner.learn())
        return;
    Node *at = &m_nodes.front();
    for (Piece &piece : learner.pieces()) {
        Node **link = &at->next;
        while (*link && *(*link)->piece != piece)
            link = &(*link)->other;
        if (!*link)
            *link = addNode(std::move(piece));
        at = *link;
    }
}

EventLayouts::Node *EventLayouts::addNode(Piece piece)
{
    Node &node = m_nodes.emplace_back();
    node.size = static_cast<std::uint32_t>(piece.literal.size());
    const std::size_t padded = std::max<std::size_t>((piece.literal.size() + 15) / 16 * 16, 16);
    node.literal = std::make_unique<char[]>(padded);
    std::copy(piece.literal.begin(), piece.literal.end(), node.literal.get());
    const unsigned last = node.size == 0 ? 0 : (node.size - 1) % 16 + 1;
    node.lastMask = static_cast<std::uint16_t>((1u << last) - 1);
    node.kind = piece.kind;
    node.field = piece.field;
    node.hasSpecials = !piece.constants.empty() || piece.argumentsBegin != nowhere || piece.argumentsEnd != nowhere;
    node.piece = std::make_unique<Piece>(std::move(piece));
    return &node;
}

ScanResult EventLayouts::scan(const char *p, const char *end, RawEvent &event)
{
    event.clear();
    if (const char *after = match(p, end, event))
        return {ScanStatus::Ok, after};
    const ScanResult r = scanEvent(p, end, event);
    if (r.status == ScanStatus::Ok && m_learned < mostLearned && static_cast<std::size_t>(r.at - p) <= longestEvent) {
        ++m_learned;
        learn(p, r.at);
    }
    return r;
}

} // namespace lanescope
