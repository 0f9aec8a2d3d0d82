#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope {

/// A file that is open for reading at any place. Standard input (`-`) is spooled to a nameless temporary file first.
class InputFile {
public:
    /// Fails with a sentence where the path cannot be read or is no file.
    static Result<std::shared_ptr<InputFile>> open(const std::string &path);
    ~InputFile();
    InputFile(const InputFile &) = delete;
    InputFile &operator=(const InputFile &) = delete;

    const std::string &path() const { return m_path; }
    std::uint64_t size() const { return m_size; } ///< in bytes, when it was opened
    /// Reads up to `count` bytes at `offset`; fewer only at the end of the file. Safe from several threads. -1 on a read error.
    std::int64_t readAt(std::uint64_t offset, char *to, std::size_t count) const;
    /// False where the file was written to since it was opened.
    bool isUnchanged() const;

private:
    friend class Spool;
    InputFile() = default;
    static Result<std::shared_ptr<InputFile>> openStandardInput();
    std::string m_path;
    std::uint64_t m_size = 0;
    std::int64_t m_modified = 0; ///< ns
    int m_descriptor = -1;
};

/// A temporary file without a name that is written once and then read as an InputFile.
class Spool {
public:
    /// `path`: the name under which people know what is written.
    explicit Spool(std::string path);
    ~Spool();
    Spool(const Spool &) = delete;
    Spool &operator=(const Spool &) = delete;

    /// False where the temporary file cannot take it; problem() then says why.
    bool write(std::string_view bytes);
    std::string problem() const;
    Result<std::shared_ptr<InputFile>> finish();

private:
    std::string m_path;
    int m_descriptor = -1;
    int m_error = 0;
};

/// What went wrong with the container while its text was read.
struct ContainerFaults {
    bool truncated = false;      ///< a gzip stream that breaks off or is damaged; what came before it is kept
    std::uint64_t checksums = 0; ///< gzip members whose checksum does not fit
    bool trailingBytes = false;  ///< bytes after the last gzip member that are none
    bool readError = false;      ///< the system could not read on
    std::uint64_t at = 0;        ///< byte of the text where the first of these was met
};

/// The inflated text of a file, read from front to back; what it is made of is decided by content, never by name.
/// One thread at a time.
class TextStream {
public:
    TextStream(std::shared_ptr<const InputFile> file, bool keepRestartPoints);
    ~TextStream();

    bool isGzip() const;
    /// Reads up to `count` bytes of text; fewer only at its end.
    std::size_t read(char *to, std::size_t count);
    std::uint64_t position() const { return m_position; } ///< in the text
    std::uint64_t bytesTaken() const;                     ///< of the file
    const ContainerFaults &faults() const { return m_faults; }

private:
    friend class TextSource;
    struct Inflater;
    struct RestartPoint;
    std::size_t inflateBlock(char *to);
    bool nextMember();
    bool fill();
    std::unique_ptr<RestartPoint> restartPoint() const;
    void restart(const RestartPoint &point);

    std::shared_ptr<const InputFile> m_file;
    std::unique_ptr<Inflater> m_inflater; ///< null: plain text
    std::uint64_t m_position = 0;
    ContainerFaults m_faults;
    bool m_ended = false;
    bool m_keepRestartPoints;
    std::vector<std::unique_ptr<RestartPoint>> m_restartPoints;
};

/// The text of a file again, at any place: some milliseconds for gzip, which is inflated from the nearest restart point on.
/// Safe from several threads.
class TextSource {
public:
    /// Takes the restart points that `stream` left behind.
    explicit TextSource(TextStream &stream);
    ~TextSource();

    /// Up to `count` bytes of text from `offset`; fewer only at its end. Fails where the file was changed since it was opened.
    Result<std::string> read(std::uint64_t offset, std::size_t count) const;
    std::size_t bytes() const; ///< memory taken by restart points

private:
    std::shared_ptr<const InputFile> m_file;
    std::vector<std::unique_ptr<TextStream::RestartPoint>> m_restartPoints;
    bool m_isGzip;
    // A cursor that moves forward cheaply, and the text it has just passed: callers often ask for neighbours.
    mutable std::mutex m_guard;
    mutable std::unique_ptr<TextStream> m_cursor;
    mutable std::string m_passed;
    mutable std::uint64_t m_passedAt = 0;
};

} // namespace lanescope
