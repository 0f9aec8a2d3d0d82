// What stands around the lanes of a TimelineView, and how it shares its ground with a second one.

#include "ui/timeline/timelineview.h"

#include "ui/timeline/chainitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/overview.h"
#include "ui/timeline/ruler.h"

#include <QPushButton>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace lanescope {

int TimelineView::labelsWidth() const
{
    const int whole = static_cast<int>(std::round(m_scene->look().px(200)));
    return std::clamp(width() / 4, std::min(whole, 90), whole);
}

void TimelineView::setOverviewShown(bool shown)
{
    if (shown == m_hasOverview)
        return;
    m_hasOverview = shown;
    m_overview->setVisible(shown);
    m_overviewLabel->setVisible(shown);
    layOutMargins();
    updateScale();
}

int TimelineView::overviewHeight() const
{
    return m_hasOverview ? static_cast<int>(std::round(m_scene->look().px(44))) : 0;
}

int TimelineView::chromeHeight() const
{
    return overviewHeight() + static_cast<int>(rulerHeight(m_scene->look(), m_scene->trace().get()));
}

void TimelineView::setSpare(int top, int right)
{
    if (top == m_spareTop && right == m_spareRight)
        return;
    m_spareTop = top;
    m_spareRight = right;
    layOutMargins();
    fillRoom();
    updateScale();
}

QRegion TimelineView::ownRegion() const
{
    QRegion region(0, 0, width() - m_spareRight, chromeHeight());
    const int top = chromeHeight() + m_spareTop, pinned = m_pinned->isHidden() ? 0 : m_pinned->height();
    const QRect pinnedArea(0, top, width() - m_spareRight, pinned);
    const QRect area(0, top + pinned, width() - m_spareRight, viewport()->height());
    for (const TrackItem *track : m_scene->tracks()) {
        const bool isPinned = track->isPinned();
        const double y =
            isPinned ? pinnedArea.top() + track->y() + m_scene->pinnedHeight() : area.top() + track->y() - topOfView();
        const int first = static_cast<int>(std::floor(y)), end = static_cast<int>(std::ceil(y + track->height()));
        region += QRect(0, first, area.width(), end - first) & (isPinned ? pinnedArea : area);
    }
    return region;
}

QRect TimelineView::hiddenNote() const
{
    return m_labels->hiddenNote().toAlignedRect().translated(m_labels->pos());
}

void TimelineView::setCompanion(const TimelineScene *companion)
{
    m_companion = companion;
    repaintLanes();
}

void TimelineView::drawForeground(QPainter *painter, const QRectF &rect)
{
    QGraphicsView::drawForeground(painter, rect);
    if (!m_companion)
        return;
    // An arrow that crosses a lane of the other trace goes on over it, pale: it has nothing to do with what lies there.
    QStyleOptionGraphicsItem option;
    option.exposedRect = rect;
    painter->setOpacity(0.4);
    m_companion->chainItem().paint(painter, &option, nullptr);
    painter->setOpacity(1);
}

void TimelineView::layOutMargins()
{
    const int left = labelsWidth();
    const int overview = overviewHeight(), ruler = chromeHeight() - overview;
    const int top = overview + ruler + m_spareTop;
    // Pinned lanes leave at least half of the height to the others.
    const int room = std::max(height() - top, 0);
    const int pinned = std::min(static_cast<int>(std::ceil(m_scene->pinnedHeight())), room / 2);
    setViewportMargins(left, top + pinned, m_spareRight, 0);
    const QRect area = viewport()->geometry();
    m_pinned->setSceneRect(0, -m_scene->pinnedHeight(), area.width(), std::max(pinned, 1));
    m_pinned->setGeometry(left, top, area.width(), pinned);
    m_pinnedLabels->setGeometry(0, top, left, pinned);
    m_pinnedLabels->setTop(-m_scene->pinnedHeight());
    m_pinned->setVisible(pinned > 0);
    m_pinnedLabels->setVisible(pinned > 0);
    m_overviewLabel->setGeometry(0, 0, left, overview);
    m_overview->setGeometry(left, 0, area.width(), overview);
    m_corner->setGeometry(0, overview, left, ruler);
    m_ruler->setGeometry(left, overview, area.width(), ruler);
    m_labels->setGeometry(0, top + pinned, left, area.height());
    emit marginsChanged();
}

void TimelineView::followLayout()
{
    setSceneRect(0, 0, m_scene->look().scale.width(), std::max(m_scene->lanesHeight(), 1.0));
    if (m_pinned->sceneRect().top() != -m_scene->pinnedHeight())
        layOutMargins();
    m_labels->setTop(topOfView());
    m_scene->setSeen(topOfView(), topOfView() + viewport()->height());
    m_overviewLabel->update();
    m_corner->update();
    repaintLanes();
}

void TimelineView::fillRoom()
{
    m_scene->setRoom(viewport()->height() + (m_pinned->isVisible() ? m_pinned->height() : 0));
}

} // namespace lanescope
