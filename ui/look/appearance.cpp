#include "ui/look/appearance.h"

#include <QApplication>
#include <QFontDatabase>
#include <QSettings>
#include <QStandardPaths>

namespace lanescope {

namespace {

bool g_isMotionUsed = false;
const QString motionKey = QStringLiteral("motion");

/// What KDE and GTK keep of "no animations" in files; nobody else says.
bool desktopHasMotion()
{
    const auto file = [](const char *name) {
        return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u'/' + QLatin1String(name);
    };
    const QSettings kde(file("kdeglobals"), QSettings::IniFormat),
        gtk(file("gtk-3.0/settings.ini"), QSettings::IniFormat);
    return kde.value(QStringLiteral("KDE/AnimationDurationFactor"), 1.0).toDouble() > 0 &&
           gtk.value(QStringLiteral("Settings/gtk-enable-animations"), true).toBool();
}

} // namespace

void useMotion()
{
    g_isMotionUsed = true;
}

bool wantsMotion()
{
    if (!g_isMotionUsed)
        return false;
    const QVariant chosen = QSettings().value(motionKey);
    return chosen.isValid() ? chosen.toBool() : desktopHasMotion();
}

void setWantsMotion(bool motion)
{
    QSettings().setValue(motionKey, motion);
}

void useOwnStyle()
{
    QApplication::setStyle(QStringLiteral("Fusion"));
}

void useOwnFont()
{
    // LOOK: Inter where it is installed, else what the system has.
    QFont font = QApplication::font();
    if (QFontDatabase::families().contains(QLatin1String("Inter")))
        font.setFamily(QStringLiteral("Inter"));
    // What a file says is shown as it says it: a font's alternates would draw 64x8 and 0x7 with a sign of multiplication, and -> as an
    // arrow. Scripts that need shaping have it all the same.
    font.setStyleStrategy(QFont::PreferNoShaping);
    QApplication::setFont(font);
}

} // namespace lanescope
