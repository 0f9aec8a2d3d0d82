#include "ui/look/appearance.h"

#include <QApplication>
#include <QFontDatabase>

namespace lanescope {

void useOwnStyle()
{
    QApplication::setStyle(QStringLiteral("Fusion"));
}

void useOwnFont()
{
    // LOOK: Inter where it is installed, else what the system has.
    if (!QFontDatabase::families().contains(QLatin1String("Inter")))
        return;
    QFont font = QApplication::font();
    font.setFamily(QStringLiteral("Inter"));
    QApplication::setFont(font);
}

} // namespace lanescope
