// The tolerant path alone: whatever it makes of a damaged event must be strict JSON in valid UTF-8, and stand for no more than the text.

#include "core/load/jsonscan.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

using namespace lanescope;

namespace {

/// Whether another reader takes it. It refuses numbers that no double holds, which JSON itself allows, so those are not compared.
bool isJson(const std::string &text)
{
    if (text.find("\\ud") != std::string::npos || text.find("\\uD") != std::string::npos) // nor half a surrogate pair
        return true;
    int digits = 0, inARow = 0;
    bool inExponent = false;
    for (const char c : text) {
        inARow = c >= '0' && c <= '9' ? inARow + 1 : 0;
        if (inARow > 300)
            return true;
        if (c == 'e' || c == 'E') {
            inExponent = true;
            digits = 0;
        } else if (inExponent && c >= '0' && c <= '9') {
            if (++digits == 3)
                return true;
        } else if (c != '+' && c != '-') {
            inExponent = false;
        }
    }
    return nlohmann::json::accept(text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    std::string padded = text + std::string(scanPadding, '\0');
    Token value;
    const ScanResult r = scanValue(padded.data(), padded.data() + size, value);
    // What the strict scanner accepts, another reader must accept too.
    if (r.status == ScanStatus::Ok && isValidUtf8(value.text) &&
        !isJson(value.isString() ? '"' + std::string(value.text) + '"' : std::string(value.text))) {
        std::fprintf(stderr, "the strict scanner took what is not JSON\n");
        std::abort();
    }
    if (const auto mended = mendEvent(text)) {
        if (mended->consumed > size || !isValidUtf8(mended->text) || !isJson(mended->text)) {
            std::fprintf(stderr, "mended text is not sound: %s\n", mended->text.c_str());
            std::abort();
        }
    }
    return 0;
}
