#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace lanescope {

/// What tells one state of a file from another.
struct FileStamp {
    qint64 size = -1; ///< -1: there is no such file
    QDateTime modified;

    static FileStamp of(const QString &path);
    bool exists() const { return size >= 0; }
    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// Tells when a file is no longer what was read, once nobody writes to it any more.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);

    /// `read` is what the file was when it began to be read: it may have grown since.
    void watch(const QString &path, const FileStamp &read);
    void stop();
    /// Looks by itself: a file of another machine changes without a word.
    void look();
    /// How long nothing must be written, in ms.
    void setQuietTime(int ms) { m_quiet.setInterval(ms); }

signals:
    void changed();

private:
    void seen();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QString m_path;
    FileStamp m_known; ///< what was read, or what changed() was last sent for
    FileStamp m_last;  ///< when it was looked at last
};

} // namespace lanescope
