// How the two timelines of a CompareView share its page.

#include "ui/compare/compareview.h"

#include "ui/compare/compareheader.h"
#include "ui/compare/laneweave.h"
#include "ui/compare/stepstrip.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/timeline/timelineview.h"

#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace lanescope {

// ---- lane below lane

void CompareView::setLaneByLane(bool laneByLane)
{
    if (laneByLane == m_isLaneByLane)
        return;
    m_isLaneByLane = laneByLane;
    m_lanes->setChecked(laneByLane);
    arrange();
    emit laneByLaneChanged(laneByLane);
}

void CompareView::arrange()
{
    if (!m_isLaneByLane) {
        unweave();
    } else if (m_comparison && !m_weave) {
        const bool hadFocus = m_below->hasFocus();
        m_upperColumn->insertWidget(1, m_headerB);
        m_upperColumn->insertWidget(2, m_strip);
        m_headerB->show(); // now, not with the next event
        m_strip->show();
        m_lower->hide();
        m_below->setParent(m_above.parentWidget()); // in no layout: it lies over the first one
        m_upperColumn->activate();
        m_weave = std::make_unique<LaneWeave>(m_above, *m_below, m_comparison->lanes);
        if (hadFocus)
            m_below->setFocus();
    }
}

void CompareView::unweave()
{
    if (!m_weave)
        return;
    const bool hadFocus = m_below->hasFocus();
    m_weave.reset();
    m_lowerColumn->insertWidget(0, m_headerB);
    m_lowerColumn->insertWidget(1, m_strip);
    m_headerB->show();
    m_strip->show();
    m_pages->addWidget(m_below);
    m_pages->setCurrentWidget(m_below);
    m_lower->setVisible(m_isComparing);
    if (hadFocus)
        m_below->setFocus();
}

/// Whoever wants to write onto the second trace is told why nothing happens.
bool CompareView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_below && event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool isPlain = !(key.modifiers() & ~Qt::ShiftModifier);
        if (isPlain && (key.key() == Qt::Key_N || key.key() == Qt::Key_R ||
                        (key.key() == Qt::Key_B && key.modifiers() == Qt::ShiftModifier))) {
            emit notice(tr("Notes can be written onto A only: they are kept with its file."));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// ---- looks

void CompareView::shareRoom()
{
    // Two overviews leave little for the lanes of a low window.
    const bool isRoomy = !m_isComparing || height() > fontMetrics().height() * 45;
    m_above.setOverviewShown(isRoomy);
    m_below->setOverviewShown(isRoomy);
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void CompareView::dress()
{
    const Theme &theme = Theme::current();
    const int icon = fontMetrics().height();
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), theme.text));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme.text));
    m_close->setIcon(themedIcon(QStringLiteral("close"), theme.text));
    for (QToolButton *b : {m_previous, m_next, m_close})
        b->setIconSize({icon, icon});
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_pair->setFont(small);
}

void CompareView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_next && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

} // namespace lanescope
