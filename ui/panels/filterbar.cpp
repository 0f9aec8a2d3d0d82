#include "ui/panels/filterbar.h"

#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace lanescope {

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
{
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_field = new QLineEdit;
    m_field->setPlaceholderText(tr("Filter"));
    m_field->setClearButtonEnabled(true);
    m_field->setToolTip(tr("Shows the rows that hold all of these words (/)"));
    m_field->setAccessibleName(tr("Filter the rows"));
    m_row->addWidget(m_field);
    m_row->addStretch(1);
    m_count = new QLabel;
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_row->addWidget(m_count);
    m_more = new QToolButton;
    m_more->setProperty("quiet", true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setToolTip(tr("Copy, save, choose columns"));
    m_more->setAccessibleName(m_more->toolTip());
    m_more->setMenu(new QMenu(m_more));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_row->addWidget(m_more);
    dress();
}

QMenu &FilterBar::menu() const
{
    return *m_more->menu();
}

void FilterBar::addBeforeField(QWidget *widget)
{
    m_row->insertWidget(0, widget);
}

void FilterBar::addBehindField(QWidget *widget)
{
    m_row->insertWidget(m_row->indexOf(m_count) - 1, widget); // before the stretch
}

void FilterBar::addBeforeMenu(QWidget *widget)
{
    m_row->insertWidget(m_row->indexOf(m_more), widget);
}

void FilterBar::showCount(int shown, int all)
{
    m_count->setText(shown == all ? (all == 1 ? tr("1 row") : tr("%1 rows").arg(formatCount(all)))
                                  : tr("%1 of %2 rows").arg(formatCount(shown), formatCount(all)));
    m_count->setVisible(all > 0);
}

int FilterBar::neededWidth(int buttons) const
{
    return 46 * fontMetrics().averageCharWidth() + buttons * m_more->sizeHint().width();
}

void FilterBar::setNarrow(bool isNarrow)
{
    m_isNarrow = isNarrow;
    const int letters = fontMetrics().averageCharWidth();
    m_field->setMinimumWidth((isNarrow ? 8 : 22) * letters);
    m_field->setMaximumWidth((isNarrow ? 16 : 22) * letters);
}

void FilterBar::dress()
{
    const int icon = fontMetrics().height();
    m_more->setIcon(themedIcon(QStringLiteral("more"), Theme::current().text));
    m_more->setIconSize({icon, icon});
    setNarrow(m_isNarrow);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_count->setFont(small);
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_more && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

} // namespace lanescope
