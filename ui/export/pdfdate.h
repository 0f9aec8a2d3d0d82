#pragma once

#include <QByteArray>

class QDateTime;

namespace lanescope {

/// Puts `date` in the place of the dates at which Qt wrote a PDF, byte for byte, so that the same picture is the same file.
void setPdfDate(QByteArray &pdf, const QDateTime &date);

} // namespace lanescope
