#include "ui/export/pictureplace.h"

#include "core/verdict/report.h"
#include "ui/timeline/timeaxis.h"

#include <algorithm>

namespace lanescope {

TimeRange wholeView(const Trace &trace)
{
    TimeAxis axis;
    axis.setExtent(trace.extent(), trace.view());
    return axis.visible();
}

TimeRange fittedView(const Trace &trace, TimeRange range)
{
    TimeAxis axis;
    axis.setExtent(trace.extent(), trace.view());
    axis.fit(range);
    return axis.visible();
}

TimeRange stepView(const Trace &trace, const Report &report, const Step &step)
{
    TimeRange range = step.range;
    for (const StepWindow &s : report.facts.steps.steps)
        if (s.number == step.number && s.own == step.range)
            range.end = std::max(range.end, s.window.end);
    return fittedView(trace, range);
}

QString pictureName(const QString &title, const QString &part)
{
    QString name = title;
    for (const char *ending : {".gz", ".json", ".trace", ".pt"})
        if (name.endsWith(QLatin1String(ending)))
            name.chop(static_cast<qsizetype>(qstrlen(ending)));
    if (!part.isEmpty())
        name += u'-' + part;
    // What some file system would not take, or a shell would take for something else.
    for (QChar &c : name)
        if (c.unicode() < 0x20 || QStringLiteral("/\\:*?\"<>|").contains(c))
            c = u'_';
    return name;
}

} // namespace lanescope
