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

/// [{"name": "H200", "half": 989.4, ...}, ...]
Result<std::vector<DevicePeaks>> peaksFromJson(const nlohmann::json &json)
{
    constexpr const char *form =
        "\"devices\" is a list of objects as in {\"name\": \"H200\", \"half\": 989.4, \"memory\": 4800}. Names: "
        "fp64, fp32, tf32, half, fp8, int8 in TFLOP/s, memory in GB/s.";
    if (!json.is_array())
        return fail(form);
    std::vector<DevicePeaks> rows;
    for (const auto &entry : json) {
        DevicePeaks row;
        row.source = "your own table";
        if (!entry.is_object() || !entry.contains("name") || !entry["name"].is_string())
            return fail(form);
        for (const auto &[name, value] : entry.items()) {
            static constexpr std::pair<std::string_view, double DevicePeaks::*> members[]{
                {"fp64", &DevicePeaks::fp64},    {"fp32", &DevicePeaks::fp32}, {"tf32", &DevicePeaks::tf32},
                {"half", &DevicePeaks::half},    {"fp8", &DevicePeaks::fp8},   {"int8", &DevicePeaks::int8},
                {"memory", &DevicePeaks::memory}};
            const auto member =
                std::ranges::find(members, name, &std::pair<std::string_view, double DevicePeaks::*>::first);
            if (name == "name")
                row.words = value.get<std::string>();
            else if (name == "source" && value.is_string())
                row.source = value.get<std::string>();
            else if (member != std::end(members) && value.is_number() && value.get<double>() >= 0)
                row.*member->second = value.get<double>();
            else
                return fail(form);
        }
        rows.push_back(std::move(row));
    }
    return rows;
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

const ThresholdEntry *thresholdEntry(std::string_view name)
{
    const auto entries = thresholdEntries();
    const auto entry = std::ranges::find(entries, name, &ThresholdEntry::name);
    return entry != entries.end() ? &*entry : nullptr;
}

const char *thresholdSource(std::string_view source)
{
    static constexpr std::pair<std::string_view, const char *> sources[]{
        {"tb", "PyTorch's TensorBoard plugin"},
        {"HTA", "Holistic Trace Analysis"},
        {"TL", "TraceLens"},
        {"NS", "Nsight Systems' rules"},
        {"xprof", "XProf"},
        {"guide", "the guide \"Profiling in PyTorch\""},
        {"hw", "arithmetic on the device's properties"},
    };
    const auto it = std::ranges::find(sources, source, &std::pair<std::string_view, const char *>::first);
    return it != std::end(sources) ? it->second : "chosen by Lanescope, tuned on recordings";
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
        if (name == "devices") {
            auto devices = peaksFromJson(value);
            if (!devices)
                return tl::unexpected(devices.error());
            t.devices = std::move(*devices);
            continue;
        }
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
