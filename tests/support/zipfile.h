#pragma once

#include "tracefile.h"

#include <QByteArray>
#include <QList>

namespace lanescope::test {

inline QByteArray little(quint32 value, int bytes)
{
    QByteArray out;
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(value >> (8 * i));
    return out;
}

struct ZipEntry {
    QByteArray name, content;
    bool deflated = true;
    quint32 flags = 0;
    quint32 method = 8;
    bool wrongChecksum = false;
};

/// A zip archive as any packer writes it.
inline QByteArray zip(const QList<ZipEntry> &entries)
{
    QByteArray out, directory;
    for (const ZipEntry &e : entries) {
        const QByteArray zlib = qCompress(e.content);
        const QByteArray packed = e.deflated ? zlib.mid(6, zlib.size() - 10) : e.content;
        const QByteArray common = little(e.flags, 2) + little(e.deflated ? e.method : 0, 2) + little(0, 4) +
                                  little(crc32(e.content) ^ (e.wrongChecksum ? 1u : 0u), 4) +
                                  little(quint32(packed.size()), 4) + little(quint32(e.content.size()), 4) +
                                  little(quint32(e.name.size()), 2) + little(0, 2);
        directory += little(0x02014b50, 4) + little(20, 2) + little(20, 2) + common + little(0, 2) + little(0, 2) +
                     little(0, 2) + little(0, 4) + little(quint32(out.size()), 4) + e.name;
        out += little(0x04034b50, 4) + little(20, 2) + common + e.name + packed;
    }
    return out + directory + little(0x06054b50, 4) + little(0, 4) + little(quint32(entries.size()), 2) +
           little(quint32(entries.size()), 2) + little(quint32(directory.size()), 4) + little(quint32(out.size()), 4) +
           little(0, 2);
}

} // namespace lanescope::test
