#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace lanescope {

/// What is remembered from one start to the next.
namespace settings {

/// The last files that were opened, newest first; those that are gone are left out.
QStringList recentFiles();
void addRecentFile(const QString &path);
void clearRecentFiles();

bool isDark();
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
/// The folder that the Open dialog begins in.
QString openFolder();

} // namespace settings

} // namespace lanescope
