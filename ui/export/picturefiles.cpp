// How a picture becomes a file: PNG, SVG and PDF. The same picture gives the same bytes.

#include "ui/document/tracereport.h"
#include "ui/export/pdfdate.h"
#include "ui/export/picture.h"
#include "ui/export/pngwriter.h"
#include "ui/look/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QHashFunctions>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Picture", text);
}

/// Hashes made while it lives have the same order in every run.
class FixedHashes {
public:
    FixedHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~FixedHashes() { QHashSeed::resetRandomGlobalSeed(); }
    FixedHashes(const FixedHashes &) = delete;
    FixedHashes &operator=(const FixedHashes &) = delete;
};

} // namespace

bool Picture::isPictureName(const QString &path)
{
    return QStringList{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")}.contains(
        QFileInfo(path).suffix().toLower());
}

QString Picture::save(const QString &path, double scale, const GoOn &goOn)
{
    if (!isPictureName(path))
        return tr(QT_TRANSLATE_NOOP("Picture", "A picture can be a .png, .svg or .pdf file; “%1” is none of these."))
            .arg(QFileInfo(path).fileName());
    const QString failed =
        tr(QT_TRANSLATE_NOOP("Picture", "%1 cannot be written. Is the folder there, and may you write to it?"))
            .arg(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failed;
    const QString ending = QFileInfo(path).suffix().toLower();
    bool isCancelled = false;
    const GoOn notice = [&](double share) {
        isCancelled = isCancelled || (goOn && !goOn(share));
        return !isCancelled;
    };
    const bool isWritten = ending == QLatin1String("png")   ? writePng(file, scale, notice)
                           : ending == QLatin1String("svg") ? writeSvg(file, notice)
                                                            : writePdf(file, notice);
    if (isCancelled || !isWritten) {
        file.cancelWriting();
        return isCancelled ? QString() : failed;
    }
    return file.commit() ? QString() : failed;
}

/// A band at a time, so that the largest picture takes no more memory than a few megabytes.
bool Picture::writePng(QIODevice &to, double scale, const GoOn &goOn)
{
    constexpr double bandHeight = 100; // of any scale with two decimals a whole number of pixels
    constexpr double margin = 20; // painted and thrown away: smoothed edges come out differently where they are cut
    setDeviceScale(scale);
    const QSize size = m_size * scale;
    PngWriter png(to, size, scale);
    for (double top = 0; top < m_size.height(); top += bandHeight) {
        if (!goOn(top / m_size.height()))
            return false;
        const int from = static_cast<int>(std::lround(top * scale)),
                  end = std::min(static_cast<int>(std::lround((top + bandHeight) * scale)), size.height());
        if (end <= from)
            break;
        const double above = std::min(top, margin);
        const int extra = static_cast<int>(std::lround(above * scale));
        QImage band(size.width(), extra + end - from + static_cast<int>(std::lround(margin * scale)),
                    QImage::Format_RGB32);
        band.setDevicePixelRatio(scale);
        band.fill(m_request.theme->background);
        QPainter painter(&band);
        painter.translate(0, above - top);
        paintBand(painter, QRectF(0, top - above, m_size.width(), above + bandHeight + margin));
        painter.end();
        png.addRows(band, extra, end - from);
    }
    return png.finish();
}

bool Picture::writeSvg(QIODevice &to, const GoOn &goOn)
{
    setDeviceScale(2);
    QSvgGenerator svg;
    svg.setOutputDevice(&to);
    svg.setSize(m_size);
    svg.setResolution(96); // so that its millimetres are as many pixels as were asked for
    svg.setViewBox(QRect({}, m_size));
    svg.setTitle(m_request.title.toHtmlEscaped()); // Qt 6.4 writes it as it is
    QPainter painter;
    if (!painter.begin(&svg))
        return false;
    paintWatched(painter, goOn);
    return painter.end();
}

bool Picture::writePdf(QIODevice &to, const GoOn &goOn)
{
    // Letters that a font puts in the place of others (a raised hyphen between figures, say) have no name of their own in the file,
    // and would be lost to whoever selects the text.
    const QFont shaped = m_request.font;
    m_request.font.setStyleStrategy(QFont::PreferNoShaping);
    layOut();
    setDeviceScale(2);
    const bool isWritten = writePdfPage(to, goOn);
    m_request.font = shaped;
    layOut();
    return isWritten;
}

bool Picture::writePdfPage(QIODevice &to, const GoOn &goOn)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        const FixedHashes fixed; // the order of its fonts is that of a hash
        QPdfWriter pdf(&buffer);
        pdf.setResolution(96); // so that a unit is a logical pixel
        pdf.setPageSize(QPageSize(QSizeF(m_size) * 0.75, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(m_request.title);
        pdf.setCreator(QStringLiteral("Lanescope"));
        QPainter painter;
        if (!painter.begin(&pdf))
            return false;
        paintWatched(painter, goOn);
        if (!painter.end())
            return false;
    }
    QByteArray bytes = buffer.data();
    const Trace &trace = *m_report->trace;
    setPdfDate(bytes, QDateTime::fromMSecsSinceEpoch(
                          saturatingAdd(trace.baseTime().value_or(0), trace.view().start) / 1'000'000, Qt::UTC));
    return to.write(bytes) == bytes.size();
}

} // namespace lanescope
