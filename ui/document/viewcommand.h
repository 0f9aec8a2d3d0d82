#pragma once

#include "core/model/trace.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace lanescope {

/// The words of the command line that opens this file where it is looked at now: `lanescope FILE --range @A..@B --select NAME#k`.
/// `visible` none: the whole trace as it is first shown, with nothing selected. What findPlace() makes of it is exactly this.
QStringList viewWords(const QString &path, const Trace &trace, std::optional<TimeRange> visible, SliceId selected);

/// Words as a shell takes them: quoted where they need it.
QString shellLine(const QStringList &words);

} // namespace lanescope
