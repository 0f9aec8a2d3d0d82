#include "core/write/deflate.h"

#include <algorithm>
#include <isa-l/igzip_lib.h>
#include <limits>
#include <vector>

namespace lanescope {

struct Deflater::Stream {
    isal_zstream stream{};
    std::vector<std::uint8_t> work = std::vector<std::uint8_t>(ISAL_DEF_LVL3_DEFAULT);
    std::vector<std::uint8_t> out = std::vector<std::uint8_t>(std::size_t{1} << 16);
};

Deflater::Deflater(Format format, Output output)
    : m_output(std::move(output))
    , m_stream(std::make_unique<Stream>())
{
    isal_zstream &s = m_stream->stream;
    isal_deflate_init(&s);
    s.level = 3;
    s.level_buf = m_stream->work.data();
    s.level_buf_size = static_cast<std::uint32_t>(m_stream->work.size());
    s.gzip_flag = format == Format::Gzip ? IGZIP_GZIP : IGZIP_ZLIB;
    s.flush = NO_FLUSH;
}

Deflater::~Deflater() = default;

void Deflater::drain()
{
    isal_zstream &s = m_stream->stream;
    do {
        s.next_out = m_stream->out.data();
        s.avail_out = static_cast<std::uint32_t>(m_stream->out.size());
        isal_deflate(&s); // fails only where a parameter is wrong
        const std::size_t made = m_stream->out.size() - s.avail_out;
        if (made > 0)
            m_output({reinterpret_cast<const char *>(m_stream->out.data()), made});
    } while (s.avail_out == 0);
}

void Deflater::write(std::string_view bytes)
{
    constexpr std::size_t most = std::size_t{1} << 24; // its counters are 32 bits wide
    isal_zstream &s = m_stream->stream;
    while (!bytes.empty()) {
        const std::size_t part = std::min(bytes.size(), most);
        s.next_in = reinterpret_cast<std::uint8_t *>(const_cast<char *>(bytes.data()));
        s.avail_in = static_cast<std::uint32_t>(part);
        drain();
        bytes.remove_prefix(part);
    }
}

void Deflater::finish()
{
    isal_zstream &s = m_stream->stream;
    s.avail_in = 0;
    s.end_of_stream = 1;
    drain();
}

} // namespace lanescope
