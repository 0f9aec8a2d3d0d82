#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace lanescope {

class TimelineScene;

/// Keeps how a person arranges the lanes of a timeline with its file, and arranges them so the next time.
class LaneKeeper : public QObject {
    Q_OBJECT

public:
    /// `isPersons` tells whether a change of the lanes that comes now is a person's; null: it always is.
    explicit LaneKeeper(TimelineScene &scene, std::function<bool()> isPersons = {}, QObject *parent = nullptr);

    /// The scene has the lanes of this file now: they are arranged as they were left. Empty: nothing is to be kept.
    void open(const QString &path);
    /// Keeps what has changed since. Due before the scene gets other lanes.
    void close();

private:
    TimelineScene &m_scene;
    QTimer m_timer; ///< runs while there is something to be kept
    QString m_path;
};

} // namespace lanescope
