#include "ui/timeline/trackitem.h"

#include "ui/timeline/timelinelook.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace lanescope {

TrackItem::TrackItem(const TimelineLook &look)
    : m_look(look)
{
    setFlag(ItemUsesExtendedStyleOption); // else exposedRect is the whole lane
    setAcceptedMouseButtons(Qt::NoButton);
}

void TrackItem::setFolded(bool folded)
{
    m_isFolded = folded && isFoldable();
    lookChanged();
}

void TrackItem::setStretch(double stretch)
{
    m_stretch = std::clamp(stretch, leastStretch, mostStretch);
    lookChanged();
}

void TrackItem::setHidden(bool hidden)
{
    m_isHidden = hidden;
    setVisible(!hidden);
}

double TrackItem::labelHeight() const
{
    const double line =
        foldedNote().isEmpty() ? 0 : std::round(QFontMetricsF(m_look.smallFont).height() + m_look.px(2));
    return m_look.metrics.leastHeight + line;
}

void TrackItem::lookChanged()
{
    forgetLayout();
    const double height = wantedHeight();
    const double width = m_look.scale.width();
    if (height == m_height && width == m_width)
        return;
    prepareGeometryChange();
    m_height = height;
    m_width = width;
}

} // namespace lanescope
