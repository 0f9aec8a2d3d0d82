#include "core/write/jsontext.h"

#include "core/base/time.h"

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

std::string compactJson(std::string_view json)
{
    std::string out;
    out.reserve(json.size());
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            out += c;
            if (c == '\\' && i + 1 < json.size())
                out += json[++i];
            else if (c == '"')
                inString = false;
        } else if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
            out += c;
            inString = c == '"';
        }
    }
    return out;
}

void appendArgument(std::string &out, const Token &value)
{
    switch (value.kind) {
    case Token::String: appendJsonString(out, stringOf(value)); return;
    case Token::Number: {
        const bool whole = value.text.find_first_of(".eE") == std::string_view::npos;
        const bool asWritten =
            whole ? parseInteger(value.text).has_value() : nlohmann::json(numberOf(value).value_or(0)).dump() == value.text;
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

std::string plainArgument(const Token &value)
{
    return value.isString() ? stringOf(value) : compactJson(value.text);
}

} // namespace lanescope
