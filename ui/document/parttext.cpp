#include "ui/document/parttext.h"

#include "core/model/trace.h"
#include "ui/look/format.h"

#include <QCoreApplication>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Part", text);
}

QString fileOf(const TracePart &part)
{
    return part.file.empty() ? tr(QT_TRANSLATE_NOOP("Part", "another recording")) : oneLine(part.file, 80);
}

} // namespace

QString partText(const Trace &trace)
{
    const auto &part = trace.part();
    if (!part)
        return {};
    // Names are put in together with the rest: one that holds a %2 must stay as it is.
    if (!part->whole)
        return tr(QT_TRANSLATE_NOOP("Part", "Part of %1: %2 of it"))
            .arg(fileOf(*part), formatTime(part->range.length()));
    const auto since = [&](Nanoseconds t) { return formatTime(saturatingSubtract(t, part->whole->start)); };
    return tr(QT_TRANSLATE_NOOP("Part", "Part of %1: from %2 to %3 of its %4"))
        .arg(fileOf(*part), since(part->range.start), since(part->range.end), formatTime(part->whole->length()));
}

QString shortPartText(const Trace &trace)
{
    return trace.part() ? tr(QT_TRANSLATE_NOOP("Part", "part of %1")).arg(fileOf(*trace.part())) : QString();
}

} // namespace lanescope
