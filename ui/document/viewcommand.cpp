#include "ui/document/viewcommand.h"

#include "ui/document/place.h"

#include <QDir>
#include <QRegularExpression>

namespace lanescope {

QStringList viewWords(const QString &path, const Trace &trace, std::optional<TimeRange> visible, SliceId selected)
{
    QStringList words{QStringLiteral("lanescope"), QDir::toNativeSeparators(path)};
    Place place;
    if (visible) {
        place.range = QStringLiteral("@%1..@%2").arg(visible->start).arg(visible->end);
        words << QStringLiteral("--range") << place.range;
    }
    if (selected) {
        const QString select = selectText(trace, place, selected);
        // A name that begins with a dash would be taken for an option.
        if (select.startsWith(u'-'))
            words << QStringLiteral("--select=") + select;
        else
            words << QStringLiteral("--select") << select;
    }
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
