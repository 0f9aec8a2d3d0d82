#include "ui/look/format.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lanescope {

namespace {

constexpr char16_t thinSpace = 0x202f; // narrow and without a line break

struct Unit {
    Nanoseconds ns;
    int places; ///< decimal places of a nanosecond in it
    const char16_t *name;
};
constexpr Unit units[] = {{1'000'000'000, 9, u"s"}, {1'000'000, 6, u"ms"}, {1'000, 3, u"µs"}, {1, 0, u"ns"}};

std::uint64_t magnitude(Nanoseconds ns)
{
    return ns < 0 ? 0 - static_cast<std::uint64_t>(ns) : static_cast<std::uint64_t>(ns);
}

QString grouped(std::uint64_t n)
{
    QString digits = QString::number(n);
    for (qsizetype i = digits.size() - 3; i > 0; i -= 3)
        digits.insert(i, QChar(thinSpace));
    return digits;
}

QString threeDigits(double value)
{
    const double size = std::fabs(value);
    if (size >= 999.5)
        return grouped(static_cast<std::uint64_t>(std::llround(size)));
    return QString::number(size, 'f', size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

} // namespace

QString formatTime(Nanoseconds ns)
{
    const std::uint64_t size = magnitude(ns);
    const QString sign = ns < 0 ? QStringLiteral("−") : QString();
    if (size < 1000)
        return sign + QString::number(size) + QChar(thinSpace) + QStringLiteral("ns");
    for (const Unit &unit : units) {
        const double value = static_cast<double>(size) / static_cast<double>(unit.ns);
        // 999.7 µs reads 1.00 ms: the unit is chosen after rounding.
        if (value >= 0.9995)
            return sign + threeDigits(value) + QChar(thinSpace) + QString::fromUtf16(unit.name);
    }
    return {};
}

QString formatTimeExact(Nanoseconds ns)
{
    const std::uint64_t size = magnitude(ns);
    const QString sign = ns < 0 ? QStringLiteral("−") : QString();
    const Unit *unit = &units[std::size(units) - 1];
    for (const Unit &u : units)
        if (size >= static_cast<std::uint64_t>(u.ns)) {
            unit = &u;
            break;
        }
    const auto scale = static_cast<std::uint64_t>(unit->ns);
    QString text = sign + grouped(size / scale);
    if (unit->places > 0) {
        QString fraction = QString::number(size % scale).rightJustified(unit->places, u'0');
        while (fraction.endsWith(u'0'))
            fraction.chop(1);
        if (!fraction.isEmpty())
            text += u'.' + fraction;
    }
    return text + QChar(thinSpace) + QString::fromUtf16(unit->name);
}

QString formatTimeSigned(Nanoseconds ns)
{
    return ns > 0 ? u'+' + formatTime(ns) : formatTime(ns);
}

QString formatCount(std::int64_t n)
{
    return (n < 0 ? QStringLiteral("−") : QString()) + grouped(magnitude(n));
}

QString formatShare(double share)
{
    const double percent = share * 100;
    QString digits;
    if (percent > 0 && percent < 0.05)
        digits = QStringLiteral("< 0.1");
    else if (percent >= 99.95 || percent == 0)
        digits = QString::number(std::lround(percent));
    else
        digits = QString::number(percent, 'f', 1);
    return digits + QChar(thinSpace) + u'%';
}

QString formatBytes(std::int64_t bytes)
{
    static constexpr const char *names[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double value = static_cast<double>(magnitude(bytes));
    std::size_t unit = 0;
    while (value >= 1023.5 && unit + 1 < std::size(names)) {
        value /= 1024;
        ++unit;
    }
    const QString digits = unit == 0 ? grouped(magnitude(bytes)) : threeDigits(value);
    return (bytes < 0 ? QStringLiteral("−") : QString()) + digits + QChar(thinSpace) + QLatin1String(names[unit]);
}

QString oneLine(std::string_view utf8, int most)
{
    // Cut in bytes first: a name may be kilobytes long, and no character takes more than four.
    const bool cutBytes = utf8.size() > static_cast<std::size_t>(most) * 4;
    if (cutBytes) {
        std::size_t end = static_cast<std::size_t>(most) * 4;
        while (end > 0 && (static_cast<unsigned char>(utf8[end]) & 0xc0) == 0x80)
            --end;
        utf8 = utf8.substr(0, end);
    }
    QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    for (QChar &c : text)
        if (c.unicode() < 0x20 || c.unicode() == 0x7f || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    if (text.size() > most) {
        text.truncate(most);
        if (!text.isEmpty() && text.back().isHighSurrogate())
            text.chop(1);
        text += QChar(0x2026);
    } else if (cutBytes) {
        text += QChar(0x2026);
    }
    return text;
}

QString plainToolTip(const QString &text)
{
    // QToolTip guesses: a text that looks like markup would be read as such. Escaped and wrapped, it always is markup, and ours.
    // Short lines stay lines: left to wrap them, Qt makes a narrow column with room to spare below.
    const QStringList lines = text.split(u'\n');
    const bool isShort = std::all_of(lines.begin(), lines.end(), [](const QString &line) { return line.size() <= 70; });
    return QStringLiteral("<p style='white-space:%1; margin:0'>")
               .arg(isShort ? QLatin1String("pre") : QLatin1String("pre-wrap")) +
           text.toHtmlEscaped() + QStringLiteral("</p>");
}

} // namespace lanescope
