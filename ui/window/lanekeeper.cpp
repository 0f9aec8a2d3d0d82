#include "ui/window/lanekeeper.h"

#include "ui/timeline/timelinescene.h"
#include "ui/window/settings.h"

namespace lanescope {

LaneKeeper::LaneKeeper(TimelineScene &scene, std::function<bool()> isPersons, QObject *parent)
    : QObject(parent)
    , m_scene(scene)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(500);
    connect(&scene, &TimelineScene::laneStateChanged, this, [this, isPersons = std::move(isPersons)] {
        if (!m_path.isEmpty() && (!isPersons || isPersons()))
            m_timer.start();
    });
    connect(&m_timer, &QTimer::timeout, this, [this] { settings::setLaneState(m_path, m_scene.laneState()); });
}

void LaneKeeper::open(const QString &path)
{
    m_path.clear(); // what follows is no change of a person's
    if (!path.isEmpty())
        m_scene.setLaneState(settings::laneState(path));
    m_path = path;
}

void LaneKeeper::close()
{
    if (m_timer.isActive())
        settings::setLaneState(m_path, m_scene.laneState());
    m_timer.stop();
    m_path.clear();
}

} // namespace lanescope
