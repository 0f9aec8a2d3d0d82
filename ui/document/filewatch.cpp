#include "ui/document/filewatch.h"

#include <QFileInfo>

namespace lanescope {

FileStamp FileStamp::of(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return {};
    return {info.size(), info.lastModified()};
}

FileWatch::FileWatch(QObject *parent)
    : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(1500);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatch::seen);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::look);
}

void FileWatch::watch(const QString &path, const FileStamp &read)
{
    stop();
    if (!read.exists())
        return;
    m_path = path;
    m_known = m_last = read;
    // The folder, too: a file that is replaced by another of its name is watched no longer.
    m_watcher.addPaths({path, QFileInfo(path).absolutePath()});
    look();
}

void FileWatch::stop()
{
    m_quiet.stop();
    m_path.clear();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
}

void FileWatch::look()
{
    if (m_path.isEmpty() || m_quiet.isActive())
        return;
    m_last = FileStamp::of(m_path);
    if (m_last != m_known)
        m_quiet.start();
}

void FileWatch::seen()
{
    const FileStamp now = FileStamp::of(m_path);
    if (now.exists() && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    if (now != m_last) { // still being written
        m_last = now;
        m_quiet.start();
        return;
    }
    // A file that is gone may come back; the trace that was read from it is still here.
    if (!now.exists() || now == m_known)
        return;
    m_known = now;
    emit changed();
}

} // namespace lanescope
