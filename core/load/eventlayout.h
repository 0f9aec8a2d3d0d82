#pragma once

#include "core/load/jsonscan.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace lanescope {

/// Reads events faster where they are alike, and exactly as scanEvent() does everywhere.
///
/// An exporter writes its events by a few templates: the same keys, blanks and brackets in the same order, with other values between.
/// Such a layout is learned from each event that fits none yet; the next event of its kind is then read by comparing the text between
/// the values as a whole, without looking at keys. Layouts that begin alike share their beginning (a trie), so what is read once is
/// not read again when they part. No text of any exporter is known beforehand. Every value is checked as strictly as before, and what
/// lies between was checked when the layout was learned, so nothing passes here that scanEvent() would refuse.
///
/// One for each reading thread.
class EventLayouts {
public:
    EventLayouts();

    /// Like scanEvent().
    ScanResult scan(const char *p, const char *end, RawEvent &event);

private:
    static constexpr std::uint32_t nowhere = 0xffffffffu;

    /// A value that is part of the fixed text: it tells one layout from another.
    struct Constant {
        std::uint32_t offset, size; ///< in the literal
        Token RawEvent::*field;
        bool operator==(const Constant &) const = default;
    };
    /// A list or object that was checked before: dims, types and strides come again and again, and a text that is equal byte for
    /// byte needs no second look.
    struct RememberedValue {
        static constexpr std::size_t longest = 126;
        std::uint8_t size = 0; ///< 0: none
        Token::Kind kind = Token::Missing;
        char text[longest];
    };
    static constexpr std::size_t rememberedValues = 256; ///< each has its place, by the first bytes of the text there
    /// Fixed text, and the value behind it.
    struct Piece {
        enum Kind : std::uint8_t { String, Number, Other, End };
        std::string literal;
        Kind kind = End;                  ///< a String's quotes belong to the literals around it
        Token RawEvent::*field = nullptr; ///< none: the value is checked and passed over
        std::vector<Constant> constants;
        std::uint32_t argumentsBegin = nowhere,
                      argumentsEnd = nowhere; ///< where they begin and end, if in this literal
        bool operator==(const Piece &) const = default;
    };
    /// Where a plain number had its digits and its point. One that has them in the same places is as sound, and as long: its end
    /// needs no search, and the processor reads on behind it while it still checks.
    struct NumberShape {
        std::uint32_t digits = 0; ///< a bit for each byte
        std::uint32_t mask = 0;   ///< of the number's bytes and of the one behind it
        std::uint32_t size = 0;   ///< 0: no shape
        std::uint8_t point = 0;   ///< 0: none
        char leastFirst = '0';    ///< '1' where a zero in front would be one too many

        NumberShape() = default;
        NumberShape(const char *v, std::size_t size);
        bool fits(const char *v) const;
    };
    /// A piece as match() reads it: all that nearly every event looks at lies in one cache line, and the way to the next piece is a
    /// single look, since each waits for the one before.
    struct alignas(64) Node {
        std::unique_ptr<char[]> literal; ///< padded to a multiple of 16
        std::uint32_t size = 0;          ///< of the literal
        std::uint16_t lastMask = 0;      ///< which bytes of its last 16 count
        Piece::Kind kind = Piece::End;
        bool hasSpecials = false;         ///< constants, or an end of the arguments: rare
        Token RawEvent::*field = nullptr; ///< as in the piece
        NumberShape shape;                ///< of the last number here
        Node *next = nullptr;             ///< what may follow, the usual first
        Node *other = nullptr;            ///< the next of those that may stand here instead
        std::unique_ptr<Piece> piece;
    };
    class Learner;

    const char *match(const char *p, const char *end, RawEvent &event);
    void learn(const char *begin, const char *end);
    Node *addNode(Piece piece);
    const char *passValue(const char *v, const char *end, Token &value);

    std::vector<RememberedValue> m_seen;
    std::deque<Node> m_nodes; ///< the first is the root, without a piece. They stay where they are
    std::uint32_t m_learned = 0;
};

} // namespace lanescope
