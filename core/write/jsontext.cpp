#include "core/write/jsontext.h"

#include "core/base/time.h"
#include "core/model/arguments.h"

#include <nlohmann/json.hpp>

namespace lanescope {

void appendJsonString(std::string &out, std::string_view text)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string mended;
    if (!isValidUtf8(text)) {
        mended = toValidUtf8(text);
        text = mended;
    }
    out += '"';
    for (char c : text) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                out += "\\u00";
                out += digits[c >> 4];
                out += digits[c & 15];
            } else {
                out += c;
            }
        }
    }
    out += '"';
}

void appendArgument(std::string &out, const Token &value)
{
    switch (value.kind) {
    case Token::String: appendJsonString(out, stringOf(value)); return;
    case Token::Number: {
        const bool whole = value.text.find_first_of(".eE") == std::string_view::npos;
        const bool asWritten = whole ? parseInteger(value.text).has_value()
                                     : nlohmann::json(numberOf(value).value_or(0)).dump() == value.text;
        if (asWritten && value.text != "-0")
            out += value.text;
        else
            appendJsonString(out, value.text);
        return;
    }
    case Token::Array:
    case Token::Object: appendJsonString(out, compactJson(value.text)); return;
    case Token::Literal: out += value.text; return;
    case Token::Missing: out += "null"; return;
    }
}

std::string indentedJson(std::string_view json, std::size_t depth)
{
    // Reports of thousands of ranks go through here: what stands as it should is copied by the line, not sign by sign.
    std::string out;
    out.reserve(json.size() + json.size() / 4);
    std::size_t i = 0, from = 0; // what is before `from` is written
    const auto flush = [&](std::size_t to) {
        out.append(json, from, to - from);
        from = to;
    };
    const auto isBlank = [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; };
    const auto goTo = [&](std::size_t to) { from = i = to; };
    const auto behindBlanks = [&](std::size_t at) {
        while (at < json.size() && isBlank(json[at]))
            ++at;
        return at;
    };
    std::string line("\n");
    const auto newLine = [&] {
        if (line.size() <= depth)
            line.resize(2 * depth + 1, ' ');
        out.append(line, 0, depth + 1);
    };
    const auto isEscaped = [&](std::size_t quote) {
        std::size_t slashes = 0;
        while (json[quote - 1 - slashes] == '\\') // it stops at the latest at the quote that begins the string
            ++slashes;
        return slashes % 2 == 1;
    };
    while (i < json.size()) {
        const char c = json[i];
        if (c == '"') {
            do
                i = json.find('"', i + 1);
            while (i != std::string_view::npos && isEscaped(i));
            i = i == std::string_view::npos ? json.size() : i + 1;
        } else if (c == ':') {
            ++i;
            if (json.substr(i, 1) == " " && behindBlanks(i) == i + 1) {
                ++i; // as it should
            } else {
                flush(i);
                out += ' ';
                goTo(behindBlanks(i));
            }
        } else if (c == ',') {
            flush(++i);
            newLine();
            goTo(behindBlanks(i));
        } else if (c == '{' || c == '[') {
            flush(++i);
            goTo(behindBlanks(i));
            if (i < json.size() && (json[i] == '}' || json[i] == ']')) {
                ++i; // nothing in it
            } else {
                ++depth;
                newLine();
            }
        } else if (c == '}' || c == ']') {
            flush(i++);
            depth -= depth > 0;
            newLine();
        } else if (isBlank(c)) {
            flush(i);
            goTo(behindBlanks(i));
        } else {
            ++i; // of a number or a word
        }
    }
    flush(i);
    return out;
}

} // namespace lanescope
