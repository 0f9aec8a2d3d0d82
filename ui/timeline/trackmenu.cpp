#include "ui/timeline/trackmenu.h"

#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("TrackMenu", text);
}

/// An ampersand in a lane's name is no mnemonic.
QString plain(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

void addTrack(QMenu &menu, TimelineScene &scene, TrackItem &track)
{
    if (track.isFoldable())
        menu.addAction(track.isFolded() ? tr(QT_TRANSLATE_NOOP("TrackMenu", "Unfold"))
                                        : tr(QT_TRANSLATE_NOOP("TrackMenu", "Fold")),
                       &scene, [&] { scene.setFolded(track, !track.isFolded()); });
    if (const auto *lane = dynamic_cast<const LaneItem *>(&track)) {
        const bool folded = !lane->foldedNote().isEmpty();
        if (folded || lane->hasPython())
            menu.addAction(folded ? tr(QT_TRANSLATE_NOOP("TrackMenu", "Show Python frames"))
                                  : tr(QT_TRANSLATE_NOOP("TrackMenu", "Fold Python frames")),
                           &scene, [&scene, id = lane->laneId(), folded] { scene.setPythonFolded(id, !folded); });
    }
    menu.addAction(track.isPinned() ? tr(QT_TRANSLATE_NOOP("TrackMenu", "Unpin"))
                                    : tr(QT_TRANSLATE_NOOP("TrackMenu", "Pin to the top")),
                   &scene, [&] { scene.setPinned(track, !track.isPinned()); });
    QMenu *height = menu.addMenu(tr(QT_TRANSLATE_NOOP("TrackMenu", "Row height")));
    const std::pair<const char *, double> heights[] = {{QT_TRANSLATE_NOOP("TrackMenu", "Low"), 0.5},
                                                       {QT_TRANSLATE_NOOP("TrackMenu", "Usual"), 1},
                                                       {QT_TRANSLATE_NOOP("TrackMenu", "High"), 1.5},
                                                       {QT_TRANSLATE_NOOP("TrackMenu", "Double"), 2}};
    for (const auto &[name, stretch] : heights) {
        QAction *action =
            height->addAction(tr(name), &scene, [&scene, &track, s = stretch] { scene.setStretch(track, s); });
        action->setCheckable(true);
        action->setChecked(track.stretch() == stretch);
    }
    menu.addSeparator();
    const auto &shown = scene.tracks();
    const auto at = std::ranges::find(shown, &track) - shown.begin();
    const auto neighbour = [&](std::ptrdiff_t i) -> TrackItem * {
        const bool isThere = i >= 0 && i < static_cast<std::ptrdiff_t>(shown.size());
        return isThere && shown[static_cast<std::size_t>(i)]->isPinned() == track.isPinned()
                   ? shown[static_cast<std::size_t>(i)]
                   : nullptr;
    };
    QAction *up = menu.addAction(tr(QT_TRANSLATE_NOOP("TrackMenu", "Move up")), &scene,
                                 [&scene, &track, before = neighbour(at - 1)] { scene.moveTrack(track, before); });
    up->setEnabled(neighbour(at - 1));
    // Down: the next one goes before this one.
    QAction *down = menu.addAction(tr(QT_TRANSLATE_NOOP("TrackMenu", "Move down")), &scene,
                                   [&scene, &track, next = neighbour(at + 1)] { scene.moveTrack(*next, &track); });
    down->setEnabled(neighbour(at + 1));
    menu.addSeparator();
    menu.addAction(tr(QT_TRANSLATE_NOOP("TrackMenu", "Hide this lane")), &scene, [&] { scene.setHidden(track, true); });
    menu.addAction(tr(QT_TRANSLATE_NOOP("TrackMenu", "Only this lane")), &scene, [&] { scene.showOnly(track); });
}

} // namespace

void fillTrackMenu(QMenu &menu, TimelineScene &scene, TrackItem *track)
{
    if (track)
        addTrack(menu, scene, *track);
    std::vector<TrackItem *> hidden;
    std::ranges::copy_if(scene.allTracks(), std::back_inserter(hidden), &TrackItem::isHidden);
    if (hidden.empty())
        return;
    menu.addSeparator();
    QMenu *show = menu.addMenu(tr(QT_TRANSLATE_NOOP("TrackMenu", "Show hidden lane")));
    constexpr std::size_t most = 30; // a menu of two hundred is no menu
    for (std::size_t i = 0; i < std::min(hidden.size(), most); ++i)
        show->addAction(plain(hidden[i]->heading()), &scene,
                        [&scene, other = hidden[i]] { scene.setHidden(*other, false); });
    menu.addAction(tr(QT_TRANSLATE_NOOP("TrackMenu", "Show all lanes")), &scene, &TimelineScene::showAllTracks);
}

} // namespace lanescope
