#include "ui/document/viewcommand.h"

#include "ui/document/place.h"

#include <QDir>
#include <QRegularExpression>

namespace lanescope {

namespace {

QString rangeText(TimeRange range)
{
    return QStringLiteral("@%1..@%2").arg(range.start).arg(range.end);
}

} // namespace

QStringList viewWords(const ShownView &view, const Trace &trace)
{
    QStringList words{QStringLiteral("lanescope")};
    for (const QString &file : view.files)
        words << QDir::toNativeSeparators(file);
    Place place;
    if (view.visible) {
        place.range = rangeText(*view.visible);
        words << QStringLiteral("--range") << place.range;
    }
    if (view.selected) {
        const QString select = selectText(trace, place, view.selected);
        // A name that begins with a dash would be taken for an option.
        if (select.startsWith(u'-'))
            words << QStringLiteral("--select=") + select;
        else
            words << QStringLiteral("--select") << select;
    }
    if (view.selectedRange)
        words << QStringLiteral("--select-range") << rangeText(*view.selectedRange);
    if (const QString look = view.look.text(); !look.isEmpty())
        words << QStringLiteral("--view") << look;
    if (!view.second.isEmpty())
        words << QStringLiteral("--compare") << QDir::toNativeSeparators(view.second);
    return words;
}

QString shellLine(const QStringList &words)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_@%+=:,./-]+$"));
    QStringList quoted;
    for (QString word : words)
        quoted += plain.match(word).hasMatch() ? word : u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    return quoted.join(u' ');
}

} // namespace lanescope
