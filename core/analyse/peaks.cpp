#include "core/analyse/peaks.h"

#include <algorithm>
#include <cctype>

namespace lanescope {

namespace {

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)))
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

const DevicePeaks *best(const std::vector<std::string> &device, std::span<const DevicePeaks> rows)
{
    const DevicePeaks *found = nullptr;
    std::size_t most = 0;
    for (const DevicePeaks &row : rows) {
        const std::vector<std::string> words = wordsOf(row.words);
        if (words.size() > most && !std::ranges::search(device, words).empty()) {
            found = &row;
            most = words.size();
        }
    }
    return found;
}

} // namespace

std::span<const DevicePeaks> builtInPeaks()
{
#define PEAK(words, fp64, fp32, tf32, half, fp8, int8, memory, source)                                                 \
    DevicePeaks{words, fp64, fp32, tf32, half, fp8, int8, memory, source},
    static const std::vector<DevicePeaks> rows{
#include "core/analyse/peaks.def"
    };
#undef PEAK
    return rows;
}

const DevicePeaks *peaksOf(std::string_view device, std::span<const DevicePeaks> own)
{
    const std::vector<std::string> words = wordsOf(device);
    if (const DevicePeaks *row = best(words, own))
        return row;
    return best(words, builtInPeaks());
}

} // namespace lanescope
