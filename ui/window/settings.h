#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <vector>

namespace lanescope {

/// What a start does while Lanescope is running.
enum class LaterStart { NewWindow, SameWindow, OwnProgram };

/// What is remembered from one start to the next.
namespace settings {

/// The last files that were opened, newest first; those that are gone are left out.
QStringList recentFiles();
void addRecentFile(const QString &path);
/// With the comparisons.
void clearRecentFiles();

/// Two files that were compared.
struct Compared {
    QString a, b;
    bool operator==(const Compared &) const = default;
};
/// The last ones, newest first, as far as both files are there.
std::vector<Compared> recentComparisons();
void addRecentComparison(const Compared &pair);

/// As the person chose; who never did gets what the desktop has.
bool isDark();
/// What the desktop says of itself now.
void setDesktopDark(bool dark);
bool isThemeChosen();
void setDark(bool dark);
void followDesktop();
/// The code of the language, "en" or "ko"; empty: the system's.
QString language();
void setLanguage(const QString &language);
/// A file with limits of the person's own for the verdicts; empty: none.
QString thresholdsFile();
void setThresholdsFile(const QString &path);
/// The command that opens {file} at {line}; empty: never chosen.
QString editorCommand();
void setEditorCommand(const QString &command);
/// Where the programs lie whose traces are looked at.
QStringList sourceFolders();
void setSourceFolders(const QStringList &folders);
/// Whether a start without files opens what was open when the program ended, and what that was.
bool reopens();
void setReopens(bool reopens);
QStringList lastFiles();
void setLastFiles(const QStringList &files);

QByteArray windowGeometry();
void setWindowGeometry(const QByteArray &geometry);
/// The panels below the timeline.
struct Panels {
    int height = 0; ///< pixels; 0: never chosen
    bool folded = false;
};
Panels panels();
void setPanels(const Panels &panels);
/// What times are counted from, as the number of a TimeShown; 0 where it was never chosen.
int timeShown();
void setTimeShown(int shown);
/// Whether two traces that are compared stand lane below lane; at first they do.
bool comparesLaneByLane();
void setComparesLaneByLane(bool laneByLane);
/// How the lanes of a file were left (TimelineScene::laneState()); empty where they never were touched. Of the last 200 files.
QVariantMap laneState(const QString &path);
void setLaneState(const QString &path, const QVariantMap &state);
/// The part of time that was shown of a file when it was left, as `@A..@B`; empty where it was the whole. Kept and found again only
/// after useViewMemory(): without that (tests) a file opens as a whole.
QString viewOf(const QString &path);
void setViewOf(const QString &path, const QString &range);
void useViewMemory();

LaterStart laterStart();
void setLaterStart(LaterStart what);

/// The folder that the Open dialog begins in.
QString openFolder();

} // namespace settings

} // namespace lanescope
