#include "ui/export/pdfdate.h"

#include <QDateTime>

namespace lanescope {

void setPdfDate(QByteArray &pdf, const QDateTime &date)
{
    // `(D:YYYYMMDDHHmmSS` and then `Z`, or the way to universal time as `+hh'mm'`; nothing may move, since the file tells where its
    // objects lie.
    const QByteArray digits = date.toUTC().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
    for (const char *key : {"/CreationDate (D:", "/ModDate (D:"}) {
        for (qsizetype at = pdf.indexOf(key); at >= 0; at = pdf.indexOf(key, at + 1)) {
            const qsizetype from = at + static_cast<qsizetype>(qstrlen(key)), end = pdf.indexOf(')', from);
            if (end < from + digits.size())
                continue;
            pdf.replace(from, digits.size(), digits);
            for (qsizetype i = from + digits.size(); i < end; ++i)
                if (pdf[i] >= '0' && pdf[i] <= '9')
                    pdf[i] = '0';
                else if (pdf[i] == '-')
                    pdf[i] = '+';
        }
    }
}

} // namespace lanescope
