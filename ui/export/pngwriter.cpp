#include "ui/export/pngwriter.h"

#include <QIODevice>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lanescope {

namespace {

constexpr qsizetype chunkBytes = qsizetype{1} << 18;

/// As PNG's specification has it (ISO/IEC 15948, annex D).
quint32 crc(quint32 c, const char *bytes, qsizetype count)
{
    static const auto table = [] {
        std::array<quint32, 256> t{};
        for (quint32 n = 0; n < 256; ++n) {
            t[n] = n;
            for (int k = 0; k < 8; ++k)
                t[n] = t[n] & 1 ? 0xedb88320u ^ (t[n] >> 1) : t[n] >> 1;
        }
        return t;
    }();
    for (qsizetype i = 0; i < count; ++i)
        c = table[(c ^ static_cast<unsigned char>(bytes[i])) & 0xff] ^ (c >> 8);
    return c;
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

// What follows runs over every byte of a picture, several times: plain loops over plain memory, which compilers make fast.

/// Large where a row will not pack well: the sum of its bytes as signed numbers, by which encoders usually choose.
qint64 cost(const signed char *row, qsizetype count)
{
    constexpr qsizetype block = 1 << 16; // so that the inner sum fits
    qint64 sum = 0;
    for (qsizetype at = 0; at < count; at += block) {
        int part = 0;
        for (qsizetype i = at; i < std::min(count, at + block); ++i)
            part += row[i] < 0 ? -row[i] : row[i];
        sum += part;
    }
    return sum;
}

/// Each byte less the one that it is compared with.
void subtract(const char *row, const char *from, char *to, qsizetype count)
{
    for (qsizetype i = 0; i < count; ++i)
        to[i] = static_cast<char>(row[i] - from[i]);
}

void copyPixels(const QRgb *line, char *to, int width)
{
    for (int x = 0; x < width; ++x, to += 3) {
        to[0] = static_cast<char>(qRed(line[x]));
        to[1] = static_cast<char>(qGreen(line[x]));
        to[2] = static_cast<char>(qBlue(line[x]));
    }
}

} // namespace

PngWriter::PngWriter(QIODevice &to, QSize size, double scale)
    : m_to(to)
    , m_deflater(Deflater::Format::Zlib,
                 [this](std::string_view bytes) {
                     m_packed.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
                     if (m_packed.size() >= chunkBytes) {
                         chunk("IDAT", m_packed);
                         m_packed.clear();
                     }
                 })
    , m_last(3 * qsizetype{size.width()}, '\0')
{
    write(QByteArray("\x89PNG\r\n\x1a\n", 8));
    // Eight bits each of red, green and blue; no interlacing.
    chunk("IHDR", bigEndian(static_cast<quint32>(size.width())) + bigEndian(static_cast<quint32>(size.height())) +
                      QByteArray("\x08\x02\x00\x00\x00", 5));
    const auto perMetre = static_cast<quint32>(std::lround(96 * scale / 0.0254));
    chunk("pHYs", bigEndian(perMetre) + bigEndian(perMetre) + '\x01');
}

void PngWriter::addRows(const QImage &image, int first, int count)
{
    const qsizetype bytes = m_last.size();
    m_row.resize(bytes);
    m_sub.resize(bytes);
    m_up.resize(bytes);
    for (int y = first; y < first + count; ++y) {
        char *const row = m_row.data();
        copyPixels(reinterpret_cast<const QRgb *>(image.constScanLine(y)), row, image.width());
        // As it is, or less the pixel to the left, or less the row above, whichever leaves least. Rows of slices repeat downwards, so
        // that the last mostly leaves nothing.
        std::copy_n(row, 3, m_sub.data());
        subtract(row + 3, row, m_sub.data() + 3, bytes - 3);
        subtract(row, m_last.constData(), m_up.data(), bytes);
        const QByteArray *const filtered[] = {&m_row, &m_sub, &m_up};
        std::size_t best = 0;
        qint64 least = std::numeric_limits<qint64>::max();
        for (std::size_t f = 0; f < std::size(filtered); ++f)
            if (const qint64 c = cost(reinterpret_cast<const signed char *>(filtered[f]->constData()), bytes);
                c < least) {
                least = c;
                best = f;
            }
        const char number = static_cast<char>(best);
        m_deflater.write({&number, 1});
        m_deflater.write({filtered[best]->constData(), static_cast<std::size_t>(bytes)});
        std::swap(m_last, m_row);
    }
}

bool PngWriter::finish()
{
    m_deflater.finish();
    chunk("IDAT", m_packed);
    chunk("IEND", {});
    return m_isOk;
}

void PngWriter::chunk(const char *type, const QByteArray &data)
{
    const QByteArray name(type, 4);
    write(bigEndian(static_cast<quint32>(data.size())));
    write(name);
    write(data);
    write(bigEndian(~crc(crc(0xffffffffu, name.constData(), name.size()), data.constData(), data.size())));
}

void PngWriter::write(const QByteArray &bytes)
{
    m_isOk = m_isOk && m_to.write(bytes) == bytes.size();
}

} // namespace lanescope
