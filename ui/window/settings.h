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
QByteArray splitter(const QString &name);
void setSplitter(const QString &name, const QByteArray &state);
/// The folder that the Open dialog begins in.
QString openFolder();

} // namespace settings

} // namespace lanescope
