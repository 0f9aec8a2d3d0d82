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
    std::string out;
    out.reserve(json.size() + json.size() / 4);
    const auto newLine = [&] { out.append(1, '\n').append(depth, ' '); };
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"') {
            std::size_t end = i + 1;
            while (end < json.size() && json[end] != '"')
                end += json[end] == '\\' ? 2 : 1;
            out.append(json.substr(i, end - i + 1));
            i = end;
        } else if (c == '{' || c == '[') {
            out += c;
            const std::size_t next = json.find_first_not_of(" \t\r\n", i + 1);
            if (next != std::string_view::npos && (json[next] == '}' || json[next] == ']')) {
                out += json[next];
                i = next;
            } else {
                ++depth;
                newLine();
            }
        } else if (c == '}' || c == ']') {
            depth -= depth > 0;
            newLine();
            out += c;
        } else if (c == ',') {
            out += c;
            newLine();
        } else if (c == ':') {
            out += ": ";
        } else if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
            out += c;
        }
    }
    return out;
}

} // namespace lanescope
