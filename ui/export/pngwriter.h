#pragma once

#include "core/write/deflate.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

class QIODevice;

namespace lanescope {

/// Writes a PNG row by row, so that a large picture is never in memory as a whole. It holds nothing but the picture and its
/// resolution: the same rows give the same file.
class PngWriter {
public:
    /// `scale`: pixels for each logical one, of which there are 96 to the inch.
    PngWriter(QIODevice &to, QSize size, double scale);

    /// The next rows, from top to bottom: `count` of `image` from `first` on. It is as wide as the picture and of
    /// QImage::Format_RGB32.
    void addRows(const QImage &image, int first, int count);
    /// False where not everything could be written.
    bool finish();

private:
    void chunk(const char *type, const QByteArray &data);
    void write(const QByteArray &bytes);

    QIODevice &m_to;
    QByteArray m_packed; ///< of the pixels, up to a chunk's size
    Deflater m_deflater;
    QByteArray m_last; ///< the row before, as it was before filtering
    QByteArray m_row, m_sub, m_up;
    bool m_isOk = true;
};

} // namespace lanescope
