#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace lanescope {

/// What is remembered from one start to the next.
namespace settings {

/// The last files that were opened, newest first; those that are gone are left out.
QStringList recentFiles();
void addRecentFile(const QString &path);
void clearRecentFiles();

/// As the person chose; who never did gets what the desktop has.
bool isDark();
bool isThemeChosen();
void setDark(bool dark);

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
/// How the lanes of a file were left (TimelineScene::laneState()); empty where they never were touched. Of the last 200 files.
QVariantMap laneState(const QString &path);
void setLaneState(const QString &path, const QVariantMap &state);
/// The folder that the Open dialog begins in.
QString openFolder();

} // namespace settings

} // namespace lanescope
