#include "core/load/unwrap.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <optional>
#include <string_view>
#include <vector>

namespace lanescope {

namespace {

constexpr std::size_t chunk = std::size_t{256} << 10;
constexpr int mostLayers = 4; ///< a file wrapped more often is a trap, no trace

bool isGzip(std::string_view head)
{
    return head.starts_with("\x1f\x8b\x08");
}

bool isZip(std::string_view head)
{
    return head.starts_with(std::string_view("PK\x03\x04", 4)) || head.starts_with(std::string_view("PK\x05\x06", 4));
}

enum class Utf16 : std::uint8_t { No, Little, Big };

/// By its byte order mark; without one by the zero beside the first bracket or white space.
Utf16 utf16Kind(std::string_view head)
{
    if (head.size() < 2)
        return Utf16::No;
    const auto is = [&](char a, char b) { return head[0] == a && head[1] == b; };
    const auto begins = [](char c) { return std::string_view("{[ \t\r\n").find(c) != std::string_view::npos; };
    if (is('\xff', '\xfe') || (begins(head[0]) && head[1] == '\0'))
        return Utf16::Little;
    if (is('\xfe', '\xff') || (head[0] == '\0' && begins(head[1])))
        return Utf16::Big;
    return Utf16::No;
}

/// UTF-16 to UTF-8, a piece at a time; half a surrogate pair becomes U+FFFD.
class Utf16Decoder {
public:
    explicit Utf16Decoder(Utf16 kind)
        : m_big(kind == Utf16::Big)
    {}

    void add(std::string_view bytes, std::string &out)
    {
        for (const char c : bytes) {
            const unsigned char byte = static_cast<unsigned char>(c);
            if (!m_half) {
                m_half = byte;
                continue;
            }
            const std::uint32_t unit = m_big ? static_cast<std::uint32_t>(*m_half) << 8 | byte
                                             : static_cast<std::uint32_t>(byte) << 8 | *m_half;
            m_half.reset();
            addUnit(unit, out);
        }
    }
    void finish(std::string &out)
    {
        if (m_high)
            append(0xfffd, out);
        m_high = 0;
    }

private:
    void addUnit(std::uint32_t unit, std::string &out)
    {
        if (m_high) {
            if (unit >= 0xdc00 && unit < 0xe000) {
                append(0x10000 + ((m_high - 0xd800) << 10) + (unit - 0xdc00), out);
                m_high = 0;
                return;
            }
            append(0xfffd, out);
            m_high = 0;
        }
        if (unit >= 0xd800 && unit < 0xdc00)
            m_high = unit;
        else
            append(unit >= 0xdc00 && unit < 0xe000 ? 0xfffd : unit, out);
    }
    static void append(std::uint32_t c, std::string &out)
    {
        if (c < 0x80) {
            out += static_cast<char>(c);
        } else if (c < 0x800) {
            out += static_cast<char>(0xc0 | c >> 6);
            out += static_cast<char>(0x80 | (c & 63));
        } else if (c < 0x10000) {
            out += static_cast<char>(0xe0 | c >> 12);
            out += static_cast<char>(0x80 | (c >> 6 & 63));
            out += static_cast<char>(0x80 | (c & 63));
        } else {
            out += static_cast<char>(0xf0 | c >> 18);
            out += static_cast<char>(0x80 | (c >> 12 & 63));
            out += static_cast<char>(0x80 | (c >> 6 & 63));
            out += static_cast<char>(0x80 | (c & 63));
        }
    }

    bool m_big;
    std::optional<unsigned char> m_half;
    std::uint32_t m_high = 0;
};

/// One file of a zip archive, from its central directory.
struct ZipEntry {
    std::string name;
    std::uint32_t flags, method, crc;
    std::uint64_t packed, offset;
};

std::uint32_t little(const char *p, int bytes)
{
    std::uint32_t v = 0;
    for (int i = bytes - 1; i >= 0; --i)
        v = v << 8 | static_cast<unsigned char>(p[i]);
    return v;
}

/// Null where there is no readable directory.
std::optional<std::vector<ZipEntry>> zipEntries(const InputFile &file)
{
    constexpr std::size_t endRecord = 22, mostComment = 65535;
    const std::uint64_t tailSize = std::min<std::uint64_t>(file.size(), endRecord + mostComment);
    std::string tail(tailSize, '\0');
    if (file.readAt(file.size() - tailSize, tail.data(), tail.size()) != static_cast<std::int64_t>(tailSize))
        return std::nullopt;
    const std::size_t at = tail.rfind(std::string_view("PK\x05\x06", 4));
    if (at == std::string::npos || tail.size() - at < endRecord)
        return std::nullopt;
    const std::uint32_t count = little(&tail[at + 10], 2), size = little(&tail[at + 12], 4),
                        offset = little(&tail[at + 16], 4);
    if (size > file.size())
        return std::nullopt;
    std::string directory(size, '\0');
    if (file.readAt(offset, directory.data(), size) != static_cast<std::int64_t>(size))
        return std::nullopt;
    std::vector<ZipEntry> entries;
    constexpr std::size_t header = 46;
    for (std::size_t p = 0; entries.size() < count && p + header <= directory.size();) {
        const char *h = &directory[p];
        if (little(h, 4) != 0x02014b50)
            return std::nullopt;
        const std::size_t nameSize = little(h + 28, 2), rest = nameSize + little(h + 30, 2) + little(h + 32, 2);
        if (p + header + rest > directory.size())
            return std::nullopt;
        ZipEntry e{directory.substr(p + header, nameSize),
                   little(h + 8, 2),
                   little(h + 10, 2),
                   little(h + 16, 4),
                   little(h + 20, 4),
                   little(h + 42, 4)};
        if (!e.name.ends_with('/'))
            entries.push_back(std::move(e));
        p += header + rest;
    }
    return entries;
}

bool isCancelled(const Progress *progress)
{
    return progress && progress->cancel.load(std::memory_order_relaxed);
}

/// Writes the entry's content to `spool`, or, cancelled, a part of it. A sentence where that cannot be done.
std::optional<std::string> extract(const InputFile &file, const ZipEntry &entry, Spool &spool, ContainerFaults &faults,
                                   const Progress *progress)
{
    const auto problem = [&](std::string_view what) {
        return fmt::format(
            "{} is a zip archive whose entry {} {}. Unpack it with another program and open the trace inside.",
            file.path(), entry.name, what);
    };
    if (entry.flags & 1)
        return problem("is encrypted");
    if (entry.packed == 0xffffffffu || entry.offset == 0xffffffffu)
        return problem("is in the large zip64 form");
    if (entry.method != 0 && entry.method != 8)
        return problem("is packed in a way that is not known here");
    char local[30];
    if (file.readAt(entry.offset, local, sizeof local) != sizeof local || little(local, 4) != 0x04034b50)
        return problem("is damaged");
    std::uint64_t from = entry.offset + sizeof local + little(local + 26, 2) + little(local + 28, 2);
    const std::uint64_t end = std::min(file.size(), from + entry.packed);
    faults.truncated = faults.truncated || from + entry.packed > file.size();

    std::vector<char> in(chunk), out(chunk);
    std::uint32_t crc = 0;
    const auto take = [&](const char *data, std::size_t n) {
        crc = crc32_gzip_refl(crc, reinterpret_cast<const unsigned char *>(data), n);
        return spool.write({data, n});
    };
    inflate_state state;
    isal_inflate_init(&state);
    state.crc_flag = ISAL_DEFLATE;
    bool ended = false;
    while (from < end && !ended && !isCancelled(progress)) {
        const std::int64_t got =
            file.readAt(from, in.data(), static_cast<std::size_t>(std::min<std::uint64_t>(chunk, end - from)));
        if (got <= 0)
            break;
        from += static_cast<std::uint64_t>(got);
        if (entry.method == 0) {
            if (!take(in.data(), static_cast<std::size_t>(got)))
                return spool.problem();
            continue;
        }
        state.next_in = reinterpret_cast<std::uint8_t *>(in.data());
        state.avail_in = static_cast<std::uint32_t>(got);
        do {
            state.next_out = reinterpret_cast<std::uint8_t *>(out.data());
            state.avail_out = static_cast<std::uint32_t>(out.size());
            const int status = isal_inflate(&state);
            if (!take(out.data(), out.size() - state.avail_out))
                return spool.problem();
            ended = state.block_state == ISAL_BLOCK_FINISH;
            if (status != ISAL_DECOMP_OK && status != ISAL_END_INPUT) {
                faults.truncated = true;
                ended = true;
            }
        } while (!ended && (state.avail_in > 0 || state.avail_out == 0) && !isCancelled(progress));
    }
    if (entry.method == 8 && !ended)
        faults.truncated = true;
    if (!faults.truncated && crc != entry.crc)
        ++faults.checksums;
    return std::nullopt;
}

} // namespace

Result<Unwrapped> unwrap(std::shared_ptr<InputFile> file, const Progress *progress)
{
    Unwrapped result;
    result.file = std::move(file);
    for (int layer = 0; layer < mostLayers; ++layer) {
        const InputFile &outer = *result.file;
        char raw[4] = {};
        const std::int64_t got = outer.readAt(0, raw, sizeof raw);
        const std::string_view head(raw, got > 0 ? static_cast<std::size_t>(got) : 0);
        Spool spool(outer.path());
        const auto took = [&](std::string_view what) {
            result.wrapping =
                result.wrapping.empty() ? std::string(what) : fmt::format("{} in {}", what, result.wrapping);
        };
        if (isZip(head)) {
            auto entries = zipEntries(outer);
            if (!entries || entries->empty())
                return fail(fmt::format(
                    "{} is a zip archive without a readable list of its files. Unpack it and open the trace inside.",
                    outer.path()));
            if (entries->size() > 1)
                std::erase_if(*entries, [](const ZipEntry &e) { return e.name.find(".json") == std::string::npos; });
            if (entries->size() != 1)
                return fail(fmt::format("{} is a zip archive of several files. Unpack it and open the trace inside.",
                                        outer.path()));
            if (const auto problem = extract(outer, entries->front(), spool, result.faults, progress))
                return fail(*problem);
            took("zip");
        } else if (isGzip(head)) {
            // The usual form, read as it is, unless what is inside is wrapped again.
            TextStream stream(result.file, false);
            std::vector<char> buffer(chunk);
            std::size_t n = stream.read(buffer.data(), buffer.size());
            const std::string_view inner(buffer.data(), n);
            if (!isGzip(inner) && !isZip(inner) && utf16Kind(inner) == Utf16::No)
                return result;
            for (; n > 0 && !isCancelled(progress); n = stream.read(buffer.data(), buffer.size()))
                if (!spool.write({buffer.data(), n}))
                    return fail(spool.problem());
            result.faults.truncated = result.faults.truncated || stream.faults().truncated;
            result.faults.checksums += stream.faults().checksums;
            result.faults.trailingBytes = result.faults.trailingBytes || stream.faults().trailingBytes;
            took("gzip");
        } else if (const Utf16 kind = utf16Kind(head); kind != Utf16::No) {
            Utf16Decoder decoder(kind);
            std::vector<char> buffer(chunk);
            std::string text;
            for (std::uint64_t at = 0; at < outer.size() && !isCancelled(progress);) {
                const std::int64_t n = outer.readAt(at, buffer.data(), buffer.size());
                if (n <= 0)
                    break;
                at += static_cast<std::uint64_t>(n);
                text.clear();
                decoder.add({buffer.data(), static_cast<std::size_t>(n)}, text);
                if (!spool.write(text))
                    return fail(spool.problem());
            }
            text.clear();
            decoder.finish(text);
            if (!spool.write(text))
                return fail(spool.problem());
            took("UTF-16");
        } else {
            return result;
        }
        if (isCancelled(progress))
            return tl::unexpected<Error>(Error{"Loading was cancelled.", true});
        auto inner = spool.finish();
        if (!inner)
            return tl::unexpected<Error>(inner.error());
        result.file = std::move(*inner);
    }
    return fail(fmt::format("{} is packed more than {} times. Unpack it and open the trace inside.",
                            result.file->path(), mostLayers));
}

} // namespace lanescope
