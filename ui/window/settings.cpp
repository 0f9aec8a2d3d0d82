#include "ui/window/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QSettings>

#include <algorithm>

namespace lanescope::settings {

namespace {
/// Paths have slashes, which would be groups.
QString laneKey(const QString &path)
{
    const QByteArray id =
        QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("lanes/") + QString::fromLatin1(id);
}
} // namespace

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

bool isThemeChosen()
{
    return QSettings().contains(darkKey);
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

int timeShown()
{
    return std::clamp(QSettings().value(QStringLiteral("timeShown")).toInt(), 0, 2);
}

void setTimeShown(int shown)
{
    QSettings().setValue(QStringLiteral("timeShown"), shown);
}

QVariantMap laneState(const QString &path)
{
    return QSettings().value(laneKey(path)).toMap();
}

void setLaneState(const QString &path, const QVariantMap &state)
{
    constexpr int mostFiles = 200;
    QSettings all;
    const QString key = laneKey(path);
    QStringList keys = all.value(QStringLiteral("lanes/files")).toStringList();
    keys.removeAll(key);
    keys.prepend(key);
    while (keys.size() > mostFiles)
        all.remove(keys.takeLast());
    all.setValue(QStringLiteral("lanes/files"), keys);
    all.setValue(key, state);
}

QString openFolder()
{
    const QStringList recent = recentFiles();
    return recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).absolutePath();
}

} // namespace lanescope::settings
