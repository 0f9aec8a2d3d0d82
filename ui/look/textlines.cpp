#include "ui/look/textlines.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace lanescope {

QStringList textLines(const QString &text, const QFont &font, double width, int most)
{
    QStringList lines;
    const QFontMetricsF metrics(font);
    const QStringList paragraphs = text.split(u'\n');
    for (qsizetype p = 0; p < paragraphs.size(); ++p) {
        QTextLayout layout(paragraphs[p], font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            QString part = paragraphs[p].mid(line.textStart(), line.textLength());
            const bool isLast = lines.size() + 1 == most;
            const bool goesOn =
                line.textStart() + line.textLength() < paragraphs[p].size() || p + 1 < paragraphs.size();
            if (isLast && goesOn) {
                while (!part.isEmpty() && metrics.horizontalAdvance(part + QChar(0x2026)) > width)
                    part.chop(1);
                part += QChar(0x2026);
            }
            while (part.endsWith(u' '))
                part.chop(1);
            lines += part;
            if (isLast) {
                layout.endLayout();
                return lines;
            }
        }
        layout.endLayout();
        if (paragraphs[p].isEmpty())
            lines += QString();
        if (lines.size() >= most)
            break;
    }
    return lines;
}

} // namespace lanescope
