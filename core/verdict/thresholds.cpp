#include "core/verdict/thresholds.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

namespace lanescope {

namespace {

std::string nameInFile(std::string_view member, Number::Unit unit)
{
    std::string out;
    for (const char c : member) {
        if (c >= 'A' && c <= 'Z') {
            out += '_';
            out += static_cast<char>(c - 'A' + 'a');
        } else {
            out += c;
        }
    }
    return unit == Number::Time ? out + "_ns" : out;
}

} // namespace

std::span<const ThresholdEntry> thresholdEntries()
{
#define LIMIT(unit, name, value, source, meaning)                                                                      \
    ThresholdEntry{nameInFile(#name, Number::unit), Number::unit, &Thresholds::name, source, meaning},
    static const std::vector<ThresholdEntry> entries{
#include "core/verdict/thresholds.def"
    };
#undef LIMIT
    return entries;
}

Number thresholdNumber(const Thresholds &t, std::variant<std::int64_t Thresholds::*, double Thresholds::*> member)
{
    const auto entries = thresholdEntries();
    const auto entry = std::ranges::find(entries, member, &ThresholdEntry::member);
    Number number{entry->name, entry->unit, {}};
    std::visit([&](auto m) { number.value = t.*m; }, member);
    return number;
}

Result<Thresholds> thresholdsFromJson(std::string_view text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return fail("Thresholds are a JSON object of names and numbers, as in {\"compute_bound\": 0.75}.");
    Thresholds t;
    for (const auto &[name, value] : json.items()) {
        const auto entries = thresholdEntries();
        const auto entry = std::ranges::find(entries, name, &ThresholdEntry::name);
        if (entry == entries.end()) {
            std::string names;
            for (const ThresholdEntry &e : entries)
                names += (names.empty() ? "" : ", ") + e.name;
            return fail(fmt::format("There is no threshold \"{}\". The names are: {}.", name, names));
        }
        const bool isWhole = std::holds_alternative<std::int64_t Thresholds::*>(entry->member);
        // A number beyond int64 is not what a whole limit can be.
        const bool fits = isWhole ? value.is_number_integer() &&
                                        (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX)
                                  : value.is_number();
        if (!fits || value.get<double>() < 0)
            return fail(fmt::format("The threshold \"{}\" ({}) takes {} of 0 or more, not {}.", name, entry->meaning,
                                    isWhole ? "a whole number" : "a number", value.dump()));
        std::visit([&](auto m) { value.get_to(t.*m); }, entry->member);
    }
    return t;
}

Result<Thresholds> readThresholds(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return fail(fmt::format("{} cannot be opened. --thresholds takes a JSON file of names and numbers.", path));
    auto thresholds = thresholdsFromJson(std::string(std::istreambuf_iterator<char>(file), {}));
    if (!thresholds)
        return fail(fmt::format("{}: {}", path, thresholds.error().message));
    return thresholds;
}

} // namespace lanescope
