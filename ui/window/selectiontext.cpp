#include "ui/window/selectiontext.h"

#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/mainwindow.h"

namespace lanescope {

namespace {

QString launchedText(Nanoseconds before)
{
    return before < 0 ? MainWindow::tr("starts %1 before its launch: the clocks of CPU and GPU disagree")
                            .arg(formatTime(-before))
                      : MainWindow::tr("launched %1 earlier").arg(formatTime(before));
}

} // namespace

QString selectionText(TimelineView &timeline)
{
    const auto &trace = timeline.timelineScene().trace();
    if (timeline.isMeasuring())
        return MainWindow::tr("Drag to measure; edges of slices attract. Esc ends it.");
    if (const auto range = timeline.selectedRange())
        return MainWindow::tr("range of %1").arg(formatTime(range->length()));
    if (const GapItem::Hit &gap = timeline.timelineScene().gapItem().selected())
        return formatTime(gap.part->range.length()) + QStringLiteral(" — ") + causeText(*trace, *gap.gap, *gap.part);
    if (const QString mark = timeline.selectedMarkText(); !mark.isEmpty())
        return mark;
    const SliceId slice = timeline.selectedSlice();
    if (slice.isNone())
        return {};
    QString text = oneLine(trace->name(slice), 60) + u' ' + formatTime(trace->duration(slice));
    if (isDeviceWork(trace->category(slice)))
        if (const SliceId launch = trace->launchOf(slice))
            text += QStringLiteral(" · ") + launchedText(trace->start(slice) - trace->start(launch));
    return text;
}

} // namespace lanescope
