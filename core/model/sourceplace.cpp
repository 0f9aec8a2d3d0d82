#include "core/model/sourceplace.h"

#include <charconv>

namespace lanescope {

std::optional<SourcePlace> parseSourcePlace(std::string_view text)
{
    if (text.empty() || text.front() == '<')
        return std::nullopt;
    // The first `(digits)` that ends the text or has `: ` behind it; a folder's name may hold others.
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        int line = 0;
        const char *const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + open + 1, end, line);
        if (error != std::errc() || stop == end || *stop != ')' || line < 1 || open == 0)
            continue;
        const std::string_view rest(stop + 1, static_cast<std::size_t>(end - stop - 1));
        if (!rest.empty() && !rest.starts_with(": "))
            continue;
        return SourcePlace{std::string(text.substr(0, open)), line, std::string(rest.empty() ? rest : rest.substr(2))};
    }
    return std::nullopt;
}

} // namespace lanescope
