#include "ui/panels/panelarea.h"

#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/letterbadge.h"
#include "ui/look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lanescope {

namespace {

/// An ampersand is one, no mark of a key.
QString plain(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

} // namespace

PanelArea::PanelArea(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Panels"));
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(4, 0, 8, 1); // a line below
    row->setSpacing(2);
    m_tabs = new QTabBar;
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_tabs->setAccessibleName(tr("Panels"));
    row->addWidget(m_tabs, 1);
    const auto button = [this, row](const QString &help) {
        auto *b = new QToolButton;
        b->setAutoRaise(true);
        b->setProperty("quiet", true);
        b->setFocusPolicy(Qt::TabFocus);
        b->setToolTip(help);
        b->setAccessibleName(help);
        row->addWidget(b);
        return b;
    };
    m_list = button(tr("All panels"));
    m_menu = new QMenu(m_list);
    m_list->setMenu(m_menu);
    m_list->setPopupMode(QToolButton::InstantPopup);
    m_fold = button({});
    down->addLayout(row);
    m_stack = new QStackedWidget;
    m_stack->setMinimumSize(1, 60); // what a panel would like must not hold the splitter
    down->addWidget(m_stack, 1);

    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &PanelArea::clickTab);
    connect(m_fold, &QToolButton::clicked, this, [this] { setFolded(!m_isFolded); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_stack->isAncestorOf(now))
            setChosen();
    });
    connect(m_menu, &QMenu::aboutToShow, this, &PanelArea::fillMenu);
    dress();
}

void PanelArea::addPanel(const QString &name, QWidget *panel, int index)
{
    // The pages first: a new tab may become the current one at once.
    index = m_stack->insertWidget(index < 0 ? m_stack->count() : index, panel);
    const QSignalBlocker quiet(m_tabs);
    m_tabs->insertTab(index, plain(name));
    m_stack->setCurrentIndex(m_tabs->currentIndex());
    dress();
}

void PanelArea::removePanel(QWidget *panel)
{
    const int index = m_stack->indexOf(panel);
    if (index < 0)
        return;
    m_stack->removeWidget(panel);
    m_letters.remove(panel);
    panel->hide();
    const QSignalBlocker quiet(m_tabs);
    m_tabs->removeTab(index);
    m_stack->setCurrentIndex(m_tabs->currentIndex());
    dress();
}

bool PanelArea::hasPanel(QWidget *panel) const
{
    return m_stack->indexOf(panel) >= 0;
}

int PanelArea::count() const
{
    return m_stack->count();
}

void PanelArea::setName(QWidget *panel, const QString &name)
{
    m_tabs->setTabText(m_stack->indexOf(panel), plain(name));
}

void PanelArea::setLetter(QWidget *panel, const QString &letter, bool isSecond, const QString &help)
{
    if (letter.isEmpty())
        m_letters.remove(panel);
    else
        m_letters[panel] = {letter, isSecond, help};
    dress();
}

QWidget *PanelArea::panelAt(int index) const
{
    return m_stack->widget(index);
}

QWidget *PanelArea::currentPanel() const
{
    return m_stack->currentWidget();
}

void PanelArea::setCurrentPanel(QWidget *panel)
{
    m_tabs->setCurrentIndex(m_stack->indexOf(panel));
}

void PanelArea::openPanel(int index)
{
    openPanel(m_stack->widget(index));
}

void PanelArea::openPanel(QWidget *panel)
{
    if (!hasPanel(panel))
        return;
    m_isChosen = true;
    setCurrentPanel(panel);
    setFolded(false);
    panel->setFocus(Qt::ShortcutFocusReason);
}

void PanelArea::clickTab(int index)
{
    if (index < 0)
        return;
    m_isChosen = true;
    // A click on the open tab folds, as the tabs of an editor's panels do.
    setFolded(!m_isFolded && index == m_tabs->currentIndex());
}

int PanelArea::tabsHeight() const
{
    return layout()->itemAt(0)->sizeHint().height();
}

int PanelArea::openHeight() const
{
    return m_isFolded || !m_isLaidOut ? m_openHeight : height();
}

void PanelArea::setOpenHeight(int height)
{
    m_openHeight = height;
    takeRoom();
}

void PanelArea::takeRoom()
{
    setMaximumHeight(m_isFolded ? tabsHeight() : QWIDGETSIZE_MAX);
    auto *splitter = qobject_cast<QSplitter *>(parentWidget());
    if (!m_isLaidOut || !splitter)
        return;
    // A splitter leaves room for more than a widget's greatest height: it has to be told.
    const int height = m_isFolded ? tabsHeight() : m_openHeight;
    splitter->setSizes({splitter->height() - height, height});
}

void PanelArea::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_isLaidOut, true))
        return;
    const int height = window()->height();
    if (m_openHeight <= 0)
        m_openHeight = std::min(fontMetrics().height() * 19, height * 9 / 25);
    setOpenHeight(std::min(m_openHeight, height * 2 / 3));
}

void PanelArea::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    if (folded)
        m_openHeight = openHeight();
    m_isFolded = folded;
    m_stack->setVisible(!folded);
    takeRoom();
    dress();
    emit foldedChanged(folded);
}

void PanelArea::fillMenu()
{
    m_menu->clear();
    for (int i = 0; i < m_tabs->count(); ++i) {
        const QString letter = letterOf(m_stack->widget(i));
        QAction *action = m_menu->addAction(m_tabs->tabText(i), this, [this, i] { openPanel(i); });
        if (!letter.isEmpty())
            action->setText(tr("%1 (%2)").arg(m_tabs->tabText(i), letter));
        action->setCheckable(true);
        action->setChecked(i == m_tabs->currentIndex());
    }
}

void PanelArea::dress()
{
    const Theme &theme = Theme::current();
    const int icon = static_cast<int>(std::round(fontMetrics().height()));
    m_fold->setIcon(themedIcon(m_isFolded ? QStringLiteral("up") : QStringLiteral("down"), theme.secondary));
    m_fold->setToolTip(m_isFolded ? tr("Show the panels (Ctrl+J)") : tr("Fold the panels (Ctrl+J)"));
    m_fold->setAccessibleName(m_fold->toolTip());
    if (m_tabs->property("folded").toBool() != m_isFolded) {
        m_tabs->setProperty("folded", m_isFolded); // the style sheet asks for it
        m_tabs->style()->polish(m_tabs);
    }
    m_list->setIcon(themedIcon(QStringLiteral("more"), theme.secondary));
    for (QToolButton *b : {m_list, m_fold})
        b->setIconSize({icon, icon});
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.86);
    const int side = static_cast<int>(std::round(fontMetrics().height() * 0.95));
    m_tabs->setIconSize({side, side});
    for (int i = 0; i < m_tabs->count(); ++i) {
        const Letter letter = m_letters.value(m_stack->widget(i));
        m_tabs->setTabIcon(i, letter.letter.isEmpty()
                                  ? QIcon()
                                  : letterIcon(letter.letter, letter.isSecond, side, devicePixelRatioF(), small));
        m_tabs->setTabToolTip(i, letter.help.isEmpty() ? QString() : plainToolTip(letter.help));
        m_tabs->setAccessibleTabName(i, letter.letter.isEmpty() ? QString()
                                                                : tr("%1 (%2)").arg(m_tabs->tabText(i), letter.letter));
    }
    int wanted = 0;
    for (int i = 0; i < m_tabs->count(); ++i)
        wanted += m_tabs->tabRect(i).width();
    m_list->setVisible(wanted > width() - 3 * m_fold->sizeHint().width());
    if (m_isFolded && maximumHeight() != tabsHeight())
        takeRoom(); // other letters
    update();
}

void PanelArea::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_stack && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

void PanelArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    dress();
}

void PanelArea::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveAsked();
    else
        QWidget::keyPressEvent(event);
}

void PanelArea::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().panel);
    if (!m_isFolded)
        painter.fillRect(QRect(0, tabsHeight() - 1, width(), 1), Theme::current().line);
}

} // namespace lanescope
