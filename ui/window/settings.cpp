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
QString keyOf(const QString &group, const QString &path)
{
    const QByteArray id =
        QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(), QCryptographicHash::Sha1).toHex();
    return group + u'/' + QString::fromLatin1(id);
}

/// Of the last 200 files.
void keepOfFile(const QString &group, const QString &path, const QVariant &value)
{
    constexpr int mostFiles = 200;
    QSettings all;
    const QString list = group + QStringLiteral("/files"), key = keyOf(group, path);
    QStringList keys = all.value(list).toStringList();
    keys.removeAll(key);
    keys.prepend(key);
    while (keys.size() > mostFiles)
        all.remove(keys.takeLast());
    all.setValue(list, keys);
    all.setValue(key, value);
}

const QString lanesGroup = QStringLiteral("lanes"), viewsGroup = QStringLiteral("views");
bool g_remembersViews = false;
} // namespace

namespace {
constexpr int mostRecent = 8, mostComparisons = 4;
const QString recentKey = QStringLiteral("recentFiles");
const QString comparedKey = QStringLiteral("recentComparisons");
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
    QSettings().remove(comparedKey);
}

namespace {
/// Their paths one after the other.
std::vector<Compared> keptComparisons()
{
    const QStringList paths = QSettings().value(comparedKey).toStringList();
    std::vector<Compared> pairs;
    for (qsizetype i = 0; i + 1 < paths.size(); i += 2)
        pairs.push_back({paths[i], paths[i + 1]});
    return pairs;
}
} // namespace

std::vector<Compared> recentComparisons()
{
    std::vector<Compared> pairs = keptComparisons();
    std::erase_if(pairs, [](const Compared &pair) { return !QFileInfo::exists(pair.a) || !QFileInfo::exists(pair.b); });
    return pairs;
}

void addRecentComparison(const Compared &pair)
{
    const Compared absolute{QFileInfo(pair.a).absoluteFilePath(), QFileInfo(pair.b).absoluteFilePath()};
    QStringList paths{absolute.a, absolute.b};
    for (const Compared &other : keptComparisons())
        if (other != absolute && paths.size() < 2 * mostComparisons)
            paths << other.a << other.b;
    QSettings().setValue(comparedKey, paths);
}

namespace {
bool &isDesktopDark()
{
    // Before ours is put on, the style's own palette tells.
    static bool isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return isDark;
}
} // namespace

bool isDark()
{
    const bool desktop = isDesktopDark();
    const QVariant value = QSettings().value(darkKey);
    return value.isValid() ? value.toBool() : desktop;
}

void setDesktopDark(bool dark)
{
    isDesktopDark() = dark;
}

bool isThemeChosen()
{
    return QSettings().contains(darkKey);
}

void setDark(bool dark)
{
    QSettings().setValue(darkKey, dark);
}

void followDesktop()
{
    QSettings().remove(darkKey);
}

QString language()
{
    return QSettings().value(QStringLiteral("language")).toString();
}

void setLanguage(const QString &language)
{
    QSettings().setValue(QStringLiteral("language"), language);
}

QString thresholdsFile()
{
    return QSettings().value(QStringLiteral("thresholds")).toString();
}

void setThresholdsFile(const QString &path)
{
    QSettings().setValue(QStringLiteral("thresholds"), path);
}

QString editorCommand()
{
    return QSettings().value(QStringLiteral("editor")).toString();
}

void setEditorCommand(const QString &command)
{
    QSettings().setValue(QStringLiteral("editor"), command);
}

QStringList sourceFolders()
{
    return QSettings().value(QStringLiteral("sourceFolders")).toStringList();
}

void setSourceFolders(const QStringList &folders)
{
    QSettings().setValue(QStringLiteral("sourceFolders"), folders);
}

bool reopens()
{
    return QSettings().value(QStringLiteral("reopens")).toBool();
}

void setReopens(bool reopens)
{
    QSettings().setValue(QStringLiteral("reopens"), reopens);
}

QStringList lastFiles()
{
    QStringList files = QSettings().value(QStringLiteral("lastFiles")).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files;
}

void setLastFiles(const QStringList &files)
{
    QSettings().setValue(QStringLiteral("lastFiles"), files);
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

bool comparesLaneByLane()
{
    return QSettings().value(QStringLiteral("compareLaneByLane"), true).toBool();
}

void setComparesLaneByLane(bool laneByLane)
{
    QSettings().setValue(QStringLiteral("compareLaneByLane"), laneByLane);
}

QVariantMap laneState(const QString &path)
{
    return QSettings().value(keyOf(lanesGroup, path)).toMap();
}

void setLaneState(const QString &path, const QVariantMap &state)
{
    keepOfFile(lanesGroup, path, state);
}

QString viewOf(const QString &path)
{
    return g_remembersViews ? QSettings().value(keyOf(viewsGroup, path)).toString() : QString();
}

void setViewOf(const QString &path, const QString &range)
{
    if (g_remembersViews && viewOf(path) != range)
        keepOfFile(viewsGroup, path, range);
}

void useViewMemory()
{
    g_remembersViews = true;
}

LaterStart laterStart()
{
    return static_cast<LaterStart>(std::clamp(QSettings().value(QStringLiteral("laterStart")).toInt(), 0, 2));
}

void setLaterStart(LaterStart what)
{
    QSettings().setValue(QStringLiteral("laterStart"), static_cast<int>(what));
}

QString openFolder()
{
    const QStringList recent = recentFiles();
    return recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).absolutePath();
}

} // namespace lanescope::settings
