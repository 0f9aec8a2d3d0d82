#pragma once

#include "core/load/inputfile.h"
#include "core/load/tracereader.h"
#include "core/write/dump.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryFile>
#include <QtEndian>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

// Small traces written by a test, opened as the program opens them. What goes wrong is thrown: Qt Test reports it as a failure.

namespace lanescope::test {

inline QString dataPath(const QString &name)
{
    return QStringLiteral(LANESCOPE_TEST_DATA "/") + name;
}

/// A temporary file with these bytes; it goes with the object.
inline std::unique_ptr<QTemporaryFile> fileWith(const QByteArray &bytes, const char *suffix = ".json")
{
    auto file = std::make_unique<QTemporaryFile>(QDir::tempPath() + "/lanescope-XXXXXX" + suffix);
    if (!file->open() || file->write(bytes) != bytes.size() || !file->flush())
        throw std::runtime_error("a temporary file cannot be written");
    return file;
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot be read: " + path.toStdString());
    return file.readAll();
}

inline std::uint32_t crc32(const QByteArray &bytes)
{
    static const auto table = [] {
        std::array<std::uint32_t, 256> t{};
        for (std::uint32_t i = 0; i < 256; ++i) {
            t[i] = i;
            for (int k = 0; k < 8; ++k)
                t[i] = t[i] & 1 ? 0xedb88320u ^ (t[i] >> 1) : t[i] >> 1;
        }
        return t;
    }();
    std::uint32_t c = 0xffffffffu;
    for (const char b : bytes)
        c = table[(c ^ static_cast<unsigned char>(b)) & 0xff] ^ (c >> 8);
    return ~c;
}

/// One gzip member.
inline QByteArray gzip(const QByteArray &text, int level = 6)
{
    // qCompress: four bytes of length, two of zlib header, raw deflate, four of checksum; nothing of all that for no text.
    const QByteArray zlib = qCompress(text, level);
    QByteArray out("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff", 10);
    out += text.isEmpty() ? QByteArray("\x03\x00", 2) : zlib.mid(6, zlib.size() - 10);
    char tail[8];
    qToLittleEndian(crc32(text), tail);
    qToLittleEndian(static_cast<std::uint32_t>(text.size()), tail + 4);
    return out.append(tail, 8);
}

/// The text of a plain or gzip file.
inline std::string textOf(const QString &path)
{
    const auto file = InputFile::open(path.toStdString());
    if (!file)
        throw std::runtime_error(file.error().message);
    TextStream stream(*file, false);
    std::string text;
    std::string part(1 << 20, '\0');
    while (const std::size_t n = stream.read(part.data(), part.size()))
        text.append(part, 0, n);
    return text;
}

/// A trace and the file that it reads its events from.
struct Opened {
    std::unique_ptr<QTemporaryFile> file;
    std::shared_ptr<const Trace> trace;
    const Trace *operator->() const { return trace.get(); }
    const Trace &operator*() const { return *trace; }
};

inline std::shared_ptr<const Trace> openPath(const QString &path, const ReadOptions &options = {})
{
    auto trace = readTrace(path.toStdString(), options);
    if (!trace)
        throw std::runtime_error("not opened: " + trace.error().message);
    return *trace;
}

inline Opened open(const QByteArray &bytes, const ReadOptions &options = {})
{
    Opened o;
    o.file = fileWith(bytes);
    o.trace = openPath(o.file->fileName(), options);
    return o;
}

inline std::string dumpText(const Trace &trace)
{
    std::string out;
    writeDumpJson(trace, [&](std::string_view part) { out += part; });
    return out;
}

inline nlohmann::json dump(const Trace &trace)
{
    return nlohmann::json::parse(dumpText(trace));
}

inline std::uint64_t issueCount(const Trace &trace, IssueKind kind)
{
    std::uint64_t n = 0;
    for (const Issue &i : trace.issues())
        n += i.kind == kind ? i.count : 0;
    return n;
}

/// The slice of this name; none where there is none.
inline SliceId sliceNamed(const Trace &trace, std::string_view name)
{
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i)
        if (trace.name(SliceId(i)) == name)
            return SliceId(i);
    return {};
}

// ---- JSON of events; times in ns

inline QByteArray microseconds(qint64 ns)
{
    const qint64 a = ns < 0 ? -ns : ns;
    return (ns < 0 ? "-" : "") + QByteArray::number(a / 1000) + '.' +
           QByteArray::number(a % 1000).rightJustified(3, '0');
}

inline QByteArray complete(const QByteArray &name, qint64 start, qint64 duration, const QByteArray &pid = "1",
                           const QByteArray &tid = "1", const QByteArray &cat = "cpu_op", const QByteArray &args = {})
{
    return R"({"ph":"X","cat":")" + cat + R"(","name":")" + name + R"(","pid":)" + pid + R"(,"tid":)" + tid +
           R"(,"ts":)" + microseconds(start) + R"(,"dur":)" + microseconds(duration) +
           (args.isEmpty() ? QByteArray() : R"(,"args":{)" + args + '}') + '}';
}

/// An event of any other phase.
inline QByteArray mark(const QByteArray &ph, const QByteArray &name, qint64 time, const QByteArray &pid = "1",
                       const QByteArray &tid = "1", const QByteArray &more = {})
{
    return R"({"ph":")" + ph + R"(","name":")" + name + R"(","pid":)" + pid + R"(,"tid":)" + tid + R"(,"ts":)" +
           microseconds(time) + (more.isEmpty() ? QByteArray() : ',' + more) + '}';
}

inline QByteArray flow(const QByteArray &ph, const QByteArray &id, qint64 time, const QByteArray &pid,
                       const QByteArray &tid, const QByteArray &cat = "ac2g", const QByteArray &more = {})
{
    return mark(ph, cat, time, pid, tid,
                R"("id":)" + id + R"(,"cat":")" + cat + '"' + (more.isEmpty() ? QByteArray() : ',' + more));
}

inline QByteArray document(const QByteArrayList &events, const QByteArray &before = {}, const QByteArray &after = {})
{
    return '{' + (before.isEmpty() ? QByteArray() : before + ',') + R"("traceEvents":[)" + events.join(",\n") + ']' +
           (after.isEmpty() ? QByteArray() : ',' + after) + '}';
}

} // namespace lanescope::test
