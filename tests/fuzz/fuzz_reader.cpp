// The whole reader, from bytes to dump: it may neither crash nor hang on anything, and what it reads may not depend on how the text
// is cut into windows.

#include "core/load/tracereader.h"
#include "core/verdict/report.h"
#include "core/write/dump.h"
#include "core/write/reportjson.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

using namespace lanescope;

namespace {

std::string dumpOf(const std::string &path, unsigned threads, std::size_t window, bool withReport)
{
    const auto trace = readTrace(path, {.threads = threads, .windowBytes = window});
    if (!trace)
        return "error: " + trace.error().message;
    std::string text;
    writeDumpJson(**trace, [&](std::string_view piece) { text += piece; });
    if (withReport)
        text += reportJson(makeReport(**trace)).dump();
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static char path[] = "/tmp/lanescope-fuzz-XXXXXX";
    static const int file = mkstemp(path);
    static const bool registered = std::atexit([] { unlink(path); }) == 0;
    (void)registered;
    if (file < 0 || ftruncate(file, 0) != 0 || pwrite(file, data, size, 0) != static_cast<ssize_t>(size))
        return 0;
    const std::string whole = dumpOf(path, 1, std::size_t{1} << 24, true);
    for (const std::size_t window : {std::size_t{64}, std::size_t{256}, std::size_t{1000}}) {
        if (dumpOf(path, 2, window, true) != whole) {
            std::fprintf(stderr, "a window of %zu bytes changes what is read\n", window);
            std::abort();
        }
    }
    return 0;
}
