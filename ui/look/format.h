#pragma once

#include "core/base/time.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace lanescope {

/// A length of time for reading: three significant digits, its unit after a thin space. `12.3 ms`
QString formatTime(Nanoseconds ns);
/// The same without rounding. `12.345678 ms`
QString formatTimeExact(Nanoseconds ns);
/// With a plus sign where it is positive. `+9.24 µs`
QString formatTimeSigned(Nanoseconds ns);
/// A whole number with thin spaces between thousands. `26 722`
QString formatCount(std::int64_t n);
/// A share of 0..1. `4.1 %`
QString formatShare(double share);
/// `8.00 KiB`
QString formatBytes(std::int64_t bytes);

/// A name of the file for one line of text: control characters become spaces, and what lies beyond `most` characters an ellipsis.
QString oneLine(std::string_view utf8, int most = 400);
/// A text of the file as it is, never read as markup by whoever shows it (as Qt::PlainText or through here for a tooltip).
QString plainToolTip(const QString &text);

} // namespace lanescope
