#include "ui/window/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QSettings>

#include <algorithm>

namespace lanescope::settings {

namespace {
constexpr int mostRecent = 8;
const QString recentKey = QStringLiteral("recentFiles");
const QString darkKey = QStringLiteral("dark");
} // namespace

QStringList recentFiles()
{
    QStringList files = QSettings().value(recentKey).toStringList();
    files.erase(
        std::remove_if(files.begin(), files.end(), [](const QString &path) { return !QFileInfo::exists(path); }),
        files.end());
    return files;
}

void addRecentFile(const QString &path)
{
    QStringList files = QSettings().value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > mostRecent)
        files.removeLast();
    QSettings().setValue(recentKey, files);
}

void clearRecentFiles()
{
    QSettings().remove(recentKey);
}

bool isDark()
{
    const QVariant value = QSettings().value(darkKey);
    if (value.isValid())
        return value.toBool();
    // Never chosen: as the desktop has it. The style's own palette still tells, before ours is put on.
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

void setDark(bool dark)
{
    QSettings().setValue(darkKey, dark);
}

QByteArray windowGeometry()
{
    return QSettings().value(QStringLiteral("geometry")).toByteArray();
}

void setWindowGeometry(const QByteArray &geometry)
{
    QSettings().setValue(QStringLiteral("geometry"), geometry);
}

Panels panels()
{
    const QSettings all;
    return {all.value(QStringLiteral("panels/height")).toInt(), all.value(QStringLiteral("panels/folded")).toBool()};
}

void setPanels(const Panels &panels)
{
    QSettings all;
    all.setValue(QStringLiteral("panels/height"), panels.height);
    all.setValue(QStringLiteral("panels/folded"), panels.folded);
}

QString openFolder()
{
    const QStringList recent = recentFiles();
    return recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).absolutePath();
}

} // namespace lanescope::settings
