#pragma once

#include "core/model/trace.h"
#include "ui/document/viewlook.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace lanescope {

/// What is looked at, as far as a command line can tell it.
struct ShownView {
    QStringList files; ///< the first is that of the trace; more than one: all ranks that are open
    std::optional<TimeRange> visible;
    SliceId selected;
    std::optional<TimeRange> selectedRange;
    ViewLook look;
    QString second; ///< a trace that it is compared with
};

/// The words of the command line that opens it again: `lanescope FILE --range @A..@B --select NAME#k`. `visible` none: the whole trace as
/// it is first shown, with no slice selected. What findPlace() makes of it is exactly this.
QStringList viewWords(const ShownView &view, const Trace &trace);

/// Words as a shell takes them: quoted where they need it.
QString shellLine(const QStringList &words);

} // namespace lanescope
