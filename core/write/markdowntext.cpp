#include "core/write/markdowntext.h"

#include "core/base/words.h"

#include <fmt/format.h>

namespace lanescope {

std::string markdownPlain(std::string_view text)
{
    std::string out;
    for (const char c : printable(text)) {
        if (std::string_view("\\`*_{}[]<>|#").find(c) != std::string_view::npos)
            out += '\\';
        out += c;
    }
    return out;
}

std::string markdownSaid(const std::string &text, const Verdict &v)
{
    return markdownPlain(fill(text, v.numbers));
}

std::string markdownNumbers(const Numbers &numbers)
{
    std::string out;
    for (const Number &n : numbers)
        if (n.unit != Number::Text)
            out += fmt::format("{}{} {}", out.empty() ? "" : ", ", markdownPlain(n.name), markdownPlain(plainText(n)));
    return out;
}

} // namespace lanescope
