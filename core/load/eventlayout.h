#pragma once

#include "core/load/jsonscan.h"

#include <cstdint>
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
    /// A piece as match() reads it: what every event looks at lies together.
    struct Node {
        std::unique_ptr<char[]> literal; ///< padded to a multiple of 16
        std::uint32_t size = 0;          ///< of the literal
        std::uint16_t lastMask = 0;      ///< which bytes of its last 16 count
        Piece::Kind kind = Piece::End;
        bool hasSpecials = false;         ///< constants, or an end of the arguments: rare
        Token RawEvent::*field = nullptr; ///< as in the piece
        std::vector<std::uint32_t> next;  ///< what may follow; the usual first
        Piece piece;
    };
    class Learner;

    const char *match(const char *p, const char *end, RawEvent &event);
    void learn(const char *begin, const char *end);
    static Node nodeOf(Piece piece);
    const char *passValue(const char *v, const char *end, Token &value);

    std::vector<RememberedValue> m_seen;
    std::vector<Node> m_nodes; ///< 0 is the root, without a piece
    std::uint32_t m_learned = 0;
};

} // namespace lanescope
