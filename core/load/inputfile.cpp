#include "core/load/inputfile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <isa-l/igzip_lib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lanescope {

namespace {

/// Text is inflated in blocks of just this size, whatever is asked for: how much a damaged stream still yields depends on the room it
/// is given, and what is read may not depend on how it is read.
constexpr std::size_t inflateBlockBytes = std::size_t{128} << 10;
constexpr std::uint64_t restartEvery = std::uint64_t{16} << 20; ///< text bytes between restart points of a gzip stream

std::int64_t modifiedTime(const struct stat &s)
{
#if defined(__APPLE__)
    return static_cast<std::int64_t>(s.st_mtimespec.tv_sec) * 1000000000 + s.st_mtimespec.tv_nsec;
#else
    return static_cast<std::int64_t>(s.st_mtim.tv_sec) * 1000000000 + s.st_mtim.tv_nsec;
#endif
}

} // namespace

Result<std::shared_ptr<InputFile>> InputFile::open(const std::string &path)
{
    if (path == "-")
        return openStandardInput();
    if (path.empty())
        return fail("The name of the file is empty. Give the path of a trace, or - for standard input.");
    const std::shared_ptr<InputFile> file(new InputFile);
    file->m_path = path;
    file->m_descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file->m_descriptor < 0) {
        const std::string reason = std::strerror(errno);
        if (errno == ENOENT)
            return fail(fmt::format("{} does not exist. Check the name and the folder.", path));
        if (errno == EACCES)
            return fail(
                fmt::format("{} may not be read ({}). Ask its owner for permission, or copy it.", path, reason));
        return fail(fmt::format("{} cannot be opened: {}.", path, reason));
    }
    struct stat facts = {};
    if (fstat(file->m_descriptor, &facts) != 0)
        return fail(fmt::format("{} cannot be examined: {}.", path, std::strerror(errno)));
    if (S_ISDIR(facts.st_mode))
        return fail(fmt::format("{} is a folder. Give one of the traces in it.", path));
    if (!S_ISREG(facts.st_mode))
        return fail(
            fmt::format("{} is no ordinary file. To read a pipe, give - and pass the trace on standard input.", path));
    file->m_size = static_cast<std::uint64_t>(facts.st_size);
    file->m_modified = modifiedTime(facts);
    return file;
}

Result<std::shared_ptr<InputFile>> InputFile::openStandardInput()
{
    Spool spool("standard input");
    std::vector<char> buffer(std::size_t{1} << 20);
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(fmt::format("Standard input cannot be read: {}.", std::strerror(errno)));
        if (got == 0)
            return spool.finish();
        if (!spool.write({buffer.data(), static_cast<std::size_t>(got)}))
            return fail(spool.problem());
    }
}

InputFile::~InputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::int64_t InputFile::readAt(std::uint64_t offset, char *to, std::size_t count) const
{
    std::size_t done = 0;
    while (done < count) {
        const ssize_t got = pread(m_descriptor, to + done, count - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return done > 0 ? static_cast<std::int64_t>(done) : -1;
        if (got == 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    return static_cast<std::int64_t>(done);
}

bool InputFile::isUnchanged() const
{
    struct stat facts = {};
    return fstat(m_descriptor, &facts) == 0 && static_cast<std::uint64_t>(facts.st_size) == m_size &&
           modifiedTime(facts) == m_modified;
}

// ---- Spool

Spool::Spool(std::string path)
    : m_path(std::move(path))
{}

Spool::~Spool()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool Spool::write(std::string_view bytes)
{
    if (m_descriptor < 0) {
        // Made on the first write, since most files need none.
        std::FILE *file = std::tmpfile();
        m_descriptor = file ? dup(fileno(file)) : -1;
        m_error = errno;
        if (file)
            std::fclose(file);
        if (m_descriptor < 0)
            return false;
    }
    while (!bytes.empty()) {
        const ssize_t n = ::write(m_descriptor, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            m_error = errno;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

std::string Spool::problem() const
{
    return fmt::format("{} must be unpacked to a temporary file, and that failed: {}. Free some space, or set TMPDIR "
                       "to a folder that has it.",
                       m_path, std::strerror(m_error));
}

Result<std::shared_ptr<InputFile>> Spool::finish()
{
    if (m_descriptor < 0 && !write({}))
        return fail(problem());
    const std::shared_ptr<InputFile> file(new InputFile);
    file->m_path = m_path;
    file->m_descriptor = std::exchange(m_descriptor, -1);
    struct stat facts = {};
    if (fstat(file->m_descriptor, &facts) != 0)
        return fail(fmt::format("{} cannot be examined: {}.", m_path, std::strerror(errno)));
    file->m_size = static_cast<std::uint64_t>(facts.st_size);
    file->m_modified = modifiedTime(facts);
    return file;
}

// ---- TextStream

struct TextStream::Inflater {
    inflate_state state;
    std::vector<char> input = std::vector<char>(std::size_t{256} << 10);
    std::vector<char> output; ///< a block that was asked for in part
    std::size_t outputTaken = 0;
    std::uint64_t textPosition = 0; ///< of all that was inflated
    std::uint64_t filePosition = 0; ///< of the first byte not yet read into `input`
    std::uint64_t restartDue = restartEvery;
    bool inMember = false;
};

struct TextStream::RestartPoint {
    inflate_state state; ///< holds no inner pointers but next_in and next_out, which are set anew
    std::uint64_t filePosition;
    std::uint64_t textPosition;
    bool inMember;
};

TextStream::TextStream(std::shared_ptr<const InputFile> file, bool keepRestartPoints)
    : m_file(std::move(file))
    , m_keepRestartPoints(keepRestartPoints)
{
    unsigned char magic[3] = {};
    if (m_file->readAt(0, reinterpret_cast<char *>(magic), 3) == 3 && magic[0] == 0x1f && magic[1] == 0x8b &&
        magic[2] == 8) {
        m_inflater = std::make_unique<Inflater>();
        isal_inflate_init(&m_inflater->state);
        m_inflater->state.avail_in = 0;
    }
}

TextStream::~TextStream() = default;

bool TextStream::isGzip() const
{
    return m_inflater != nullptr;
}

std::uint64_t TextStream::bytesTaken() const
{
    return m_inflater ? m_inflater->filePosition - m_inflater->state.avail_in : m_position;
}

std::size_t TextStream::read(char *to, std::size_t count)
{
    if (m_inflater) {
        Inflater &z = *m_inflater;
        std::size_t done = 0;
        while (done < count) {
            if (z.outputTaken < z.output.size()) {
                const std::size_t n = std::min(count - done, z.output.size() - z.outputTaken);
                std::memcpy(to + done, z.output.data() + z.outputTaken, n);
                z.outputTaken += n;
                done += n;
            } else if (m_ended) {
                break;
            } else if (count - done >= inflateBlockBytes) {
                done += inflateBlock(to + done); // a whole block needs no copy
            } else {
                z.output.resize(inflateBlockBytes);
                z.output.resize(inflateBlock(z.output.data()));
                z.outputTaken = 0;
            }
        }
        m_position += done;
        return done;
    }
    const std::int64_t got = m_file->readAt(m_position, to, count);
    if (got < 0) {
        m_faults.readError = true;
        m_faults.at = m_position;
        return 0;
    }
    m_position += static_cast<std::uint64_t>(got);
    return static_cast<std::size_t>(got);
}

/// Puts more of the file behind what the inflater has not used yet. False at the end of the file.
bool TextStream::fill()
{
    Inflater &z = *m_inflater;
    const std::size_t left = z.state.avail_in;
    if (left > 0)
        std::memmove(z.input.data(), z.state.next_in, left);
    const std::int64_t got = m_file->readAt(z.filePosition, z.input.data() + left, z.input.size() - left);
    if (got < 0)
        m_faults.readError = true;
    const std::size_t more = got > 0 ? static_cast<std::size_t>(got) : 0;
    z.filePosition += more;
    z.state.next_in = reinterpret_cast<std::uint8_t *>(z.input.data());
    z.state.avail_in = static_cast<std::uint32_t>(left + more);
    return more > 0;
}

/// Goes on to the next gzip member. False where none follows: the text ends.
bool TextStream::nextMember()
{
    Inflater &z = *m_inflater;
    while (z.state.avail_in < 18 && fill()) {
    }
    const std::uint8_t *in = z.state.next_in;
    const std::size_t left = z.state.avail_in;
    if (left >= 3 && in[0] == 0x1f && in[1] == 0x8b && in[2] == 8) {
        // A reset leaves the input where it is.
        isal_inflate_reset(&z.state);
        z.state.crc_flag = ISAL_GZIP;
        z.inMember = true;
        return true;
    }
    // Zeros after the last member are padding (tapes, block devices); anything else is not ours.
    if (std::any_of(in, in + left, [](std::uint8_t b) { return b != 0; })) {
        m_faults.trailingBytes = true;
    }
    return false;
}

/// Inflates the next block to `to`; less than a block only at the end of the text.
std::size_t TextStream::inflateBlock(char *to)
{
    Inflater &z = *m_inflater;
    std::size_t done = 0;
    const auto noteAt = [&] {
        if (!m_faults.truncated && m_faults.checksums == 0)
            m_faults.at = z.textPosition + done;
    };
    while (done < inflateBlockBytes && !m_ended) {
        if (!z.inMember && !nextMember()) {
            m_ended = true;
            break;
        }
        if (z.state.avail_in == 0)
            fill();
        const std::size_t room = inflateBlockBytes - done;
        z.state.next_out = reinterpret_cast<std::uint8_t *>(to + done);
        z.state.avail_out = static_cast<std::uint32_t>(room);
        const std::size_t inBefore = z.state.avail_in;
        const int status = isal_inflate(&z.state);
        const std::size_t made = room - z.state.avail_out;
        done += made;
        if (status == ISAL_INCORRECT_CHECKSUM) {
            noteAt();
            ++m_faults.checksums;
            z.inMember = false;
        } else if (status != ISAL_DECOMP_OK && status != ISAL_END_INPUT) {
            noteAt();
            m_faults.truncated = true;
            m_ended = true;
        } else if (z.state.block_state == ISAL_BLOCK_FINISH) {
            z.inMember = false;
        } else if (made == 0 && z.state.avail_in == inBefore && !fill()) {
            noteAt();
            m_faults.truncated = true; // no input is left, and the member has not ended
            m_ended = true;
        }
    }
    z.textPosition += done;
    if (m_keepRestartPoints && z.textPosition >= z.restartDue && !m_ended) {
        m_restartPoints.push_back(restartPoint());
        z.restartDue = z.textPosition + restartEvery;
    }
    return done;
}

std::unique_ptr<TextStream::RestartPoint> TextStream::restartPoint() const
{
    const Inflater &z = *m_inflater;
    auto point = std::make_unique_for_overwrite<RestartPoint>();
    point->state = z.state;
    point->filePosition = z.filePosition - z.state.avail_in;
    point->textPosition = z.textPosition;
    point->inMember = z.inMember;
    return point;
}

void TextStream::restart(const RestartPoint &point)
{
    Inflater &z = *m_inflater;
    z.state = point.state;
    z.state.avail_in = 0;
    z.state.next_in = reinterpret_cast<std::uint8_t *>(z.input.data());
    z.filePosition = point.filePosition;
    z.inMember = point.inMember;
    z.output.clear();
    z.outputTaken = 0;
    z.textPosition = point.textPosition;
    m_position = point.textPosition;
    m_ended = false;
}

// ---- TextSource

TextSource::TextSource(TextStream &stream)
    : m_file(stream.m_file)
    , m_restartPoints(std::move(stream.m_restartPoints))
    , m_isGzip(stream.isGzip())
{}

TextSource::~TextSource() = default;

std::size_t TextSource::bytes() const
{
    return m_restartPoints.size() * sizeof(TextStream::RestartPoint);
}

Result<std::string> TextSource::read(std::uint64_t offset, std::size_t count) const
{
    if (!m_file->isUnchanged())
        return fail(fmt::format("{} has changed since it was opened, so its arguments cannot be shown. Open it again.",
                                m_file->path()));
    std::string text;
    if (!m_isGzip) {
        text.resize(count);
        const std::int64_t got = m_file->readAt(offset, text.data(), count);
        if (got < 0)
            return fail(fmt::format("{} can no longer be read. Check that its drive is still there.", m_file->path()));
        text.resize(static_cast<std::size_t>(got));
        return text;
    }

    const std::lock_guard lock(m_guard);
    constexpr std::size_t block = inflateBlockBytes;
    while (text.size() < count) {
        const std::uint64_t at = offset + text.size();
        if (at >= m_passedAt && at < m_passedAt + m_passed.size()) {
            text.append(m_passed, static_cast<std::size_t>(at - m_passedAt), count - text.size());
            continue;
        }
        // Move the cursor to `at`: onward where it is close before, else from the nearest restart point.
        const auto after = std::upper_bound(m_restartPoints.begin(), m_restartPoints.end(), at,
                                            [](std::uint64_t t, const auto &p) { return t < p->textPosition; });
        const std::uint64_t nearest = after == m_restartPoints.begin() ? 0 : (*(after - 1))->textPosition;
        if (!m_cursor || m_cursor->position() > at || m_cursor->position() < nearest) {
            m_cursor = std::make_unique<TextStream>(m_file, false);
            if (after != m_restartPoints.begin())
                m_cursor->restart(**(after - 1));
        }
        bool ended = false;
        do {
            // The block before stays too: an event may lie across the edge, and the next one begin before it.
            if (m_passedAt + m_passed.size() != m_cursor->position()) {
                m_passed.clear();
                m_passedAt = m_cursor->position();
            } else if (m_passed.size() > block) {
                m_passedAt += m_passed.size() - block;
                m_passed.erase(0, m_passed.size() - block);
            }
            const std::size_t before = m_passed.size();
            m_passed.resize(before + block);
            const std::size_t got = m_cursor->read(m_passed.data() + before, block);
            m_passed.resize(before + got);
            ended = got == 0;
        } while (!ended && m_cursor->position() <= at);
        if (ended)
            break; // past the end
    }
    return text;
}

} // namespace lanescope
