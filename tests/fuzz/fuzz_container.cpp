// What a file is wrapped in: gzip, zip, UTF-16, one in another. Whatever the bytes are, the text must be the same however it is read,
// and any part of it must be found again.

#include "core/load/unwrap.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

using namespace lanescope;

namespace {

constexpr std::size_t mostText = std::size_t{8}
                                 << 20; ///< a few bytes may inflate to gigabytes; that much is enough to compare

struct Read {
    std::string text;
    ContainerFaults faults;
};

Read readAll(TextStream &stream, std::size_t piece)
{
    Read r;
    std::string part(piece, '\0');
    while (r.text.size() < mostText) {
        const std::size_t n = stream.read(part.data(), part.size());
        r.text.append(part, 0, n);
        if (n < part.size())
            break;
    }
    r.faults = stream.faults();
    return r;
}

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static char path[] = "/tmp/lanescope-fuzz-XXXXXX";
    static const int descriptor = mkstemp(path);
    static const bool registered = std::atexit([] { unlink(path); }) == 0;
    (void)registered;
    if (descriptor < 0 || ftruncate(descriptor, 0) != 0 ||
        pwrite(descriptor, data, size, 0) != static_cast<ssize_t>(size))
        return 0;
    auto file = InputFile::open(path);
    require(file.has_value(), "an ordinary file does not open");
    const auto source = unwrap(std::move(*file));
    if (!source) {
        require(source.error().message.find(path) != std::string::npos, "a failure that does not name the file");
        return 0;
    }
    TextStream stream(source->file, true);
    const Read whole = readAll(stream, std::size_t{1} << 18);
    if (whole.text.size() >= mostText)
        return 0;
    const std::size_t piece = 1 + (size * 7919) % 5000;
    TextStream again(source->file, false);
    const Read pieces = readAll(again, piece);
    require(whole.text == pieces.text, "the text depends on how it is read");
    require(whole.faults.truncated == pieces.faults.truncated && whole.faults.checksums == pieces.faults.checksums &&
                whole.faults.trailingBytes == pieces.faults.trailingBytes,
            "the faults depend on how the text is read");
    const TextSource places(stream);
    for (std::size_t i = 0; i < 8; ++i) {
        const std::size_t offset = whole.text.size() * ((i * 5) % 8) / 8,
                          count = std::min<std::size_t>(1 + piece * i, 100000);
        const auto part = places.read(offset, count);
        require(part && *part == whole.text.substr(offset, count), "a part of the text is not found again");
    }
    return 0;
}
