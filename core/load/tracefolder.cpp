#include "core/load/tracefolder.h"

#include "core/base/words.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>

namespace lanescope {

namespace {

/// `rank2` before `rank10`.
bool comesBefore(const std::string &a, const std::string &b)
{
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const auto digits = [&](const std::string &s, std::size_t &at) {
                while (at < s.size() && s[at] == '0')
                    ++at;
                const std::size_t from = at;
                while (at < s.size() && isDigit(s[at]))
                    ++at;
                return s.substr(from, at - from);
            };
            const std::string x = digits(a, i), y = digits(b, j);
            if (x != y)
                return x.size() != y.size() ? x.size() < y.size() : x < y;
        } else if (a[i] != b[j]) {
            return a[i] < b[j];
        } else {
            ++i;
            ++j;
        }
    }
    return a.size() - i != b.size() - j ? a.size() - i < b.size() - j : a < b;
}

/// `a.txt, b.txt, c.txt, …`
std::string someOf(std::vector<std::string> names)
{
    constexpr std::size_t most = 3;
    std::ranges::sort(names, comesBefore);
    std::string text;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    return names.size() > most ? text + ", …" : text;
}

/// What lies in a folder beside its traces, by name.
struct Others {
    std::vector<std::string> unnamed, otherKinds, folders;
};

std::string textOf(const std::string &folder, const Others &others)
{
    std::string parts;
    const auto add = [&](const std::vector<std::string> &names, const auto &one, const auto &many) {
        if (names.empty())
            return;
        parts += parts.empty() ? "" : "; ";
        parts += names.size() == 1 ? fmt::format(fmt::runtime(one), names.front())
                                   : fmt::format(fmt::runtime(many), countText(names.size()), someOf(names));
    };
    add(others.unnamed, "1 file without “trace” in its name, as others have it ({})",
        "{} files without “trace” in their names, as others have it ({})");
    add(others.otherKinds, "1 file that does not end in .json or .json.gz ({})",
        "{} files that do not end in .json or .json.gz ({})");
    add(others.folders, "1 folder ({})", "{} folders ({})");
    return parts.empty() ? parts : fmt::format("Passed over in the folder {}: {}.", folder, parts);
}

} // namespace

Result<TraceFolder> traceFilesIn(const std::string &folder)
{
    std::vector<std::string> named, unnamed; // paths
    Others others;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code ignored;
        const std::string name = it->path().filename().string();
        if (name.starts_with('.') || name.ends_with(".lanescope.json"))
            continue;
        if (it->is_directory(ignored))
            others.folders.push_back(name);
        else if (!it->is_regular_file(ignored))
            continue;
        else if (!name.ends_with(".json") && !name.ends_with(".json.gz"))
            others.otherKinds.push_back(name);
        else
            (name.find("trace") != std::string::npos ? named : unnamed).push_back(it->path().string());
    }
    if (error)
        return fail(fmt::format("The folder {} cannot be read: {}.", folder, error.message()));
    if (named.empty() && unnamed.empty())
        return fail(fmt::format("The folder {} holds no trace: its files would end in .json or .json.gz.", folder));
    TraceFolder found;
    found.files = named.empty() ? unnamed : named;
    std::ranges::sort(found.files, comesBefore);
    if (!named.empty())
        for (const std::string &path : unnamed)
            others.unnamed.push_back(std::filesystem::path(path).filename().string());
    found.passedOver = textOf(folder, others);
    return found;
}

} // namespace lanescope
