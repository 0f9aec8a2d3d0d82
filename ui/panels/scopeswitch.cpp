#include "ui/panels/scopeswitch.h"

#include "ui/look/format.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

namespace lanescope {

ScopeSwitch::ScopeSwitch(TableScope &scope, QWidget *parent)
    : QWidget(parent)
    , m_scope(scope)
{
    setAccessibleName(tr("Which part of the trace"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int kind = 0; kind < TableScope::kindCount; ++kind) {
        auto *b = m_buttons[static_cast<std::size_t>(kind)] = new QToolButton;
        b->setProperty("segment", kind == 0 ? "first" : kind + 1 == TableScope::kindCount ? "last" : "middle");
        b->setCheckable(true);
        b->setFocusPolicy(Qt::TabFocus);
        connect(b, &QToolButton::clicked, this, [this, kind] {
            m_scope.setKind(static_cast<TableScope::Kind>(kind));
            showScope(); // the button that was on stays on
        });
        row->addWidget(b);
    }
    m_menu = new QToolButton;
    m_menu->setProperty("segment", "only");
    m_menu->setFocusPolicy(Qt::TabFocus);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->menu()->setToolTipsVisible(true);
    connect(m_menu->menu(), &QMenu::aboutToShow, this, [this] {
        m_menu->menu()->clear();
        for (int i = 0; i < TableScope::kindCount; ++i) {
            const auto kind = static_cast<TableScope::Kind>(i);
            QAction *action =
                m_menu->menu()->addAction(m_scope.text(kind), this, [this, kind] { m_scope.setKind(kind); });
            action->setToolTip(plainToolTip(m_scope.help(kind)));
            action->setCheckable(true);
            action->setChecked(kind == m_scope.kind());
            action->setEnabled(m_scope.isOffered(kind));
        }
        emit menuFilled(m_menu->menu());
    });
    row->addWidget(m_menu);
    m_busy = new QProgressBar(this); // over the buttons, in no layout: nothing moves when it comes
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("Being made"));
    m_busy->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_busy->setStyleSheet(
        QStringLiteral("QProgressBar { background: transparent; min-height: 2px; max-height: 2px; }"));
    m_busy->hide();
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(80);
    connect(&m_busyTimer, &QTimer::timeout, m_busy, [this] {
        m_busy->raise();
        m_busy->show();
    });
    connect(&scope, &TableScope::offersChanged, this, &ScopeSwitch::showScope);
    showScope();
}

void ScopeSwitch::setBusy(bool busy)
{
    if (busy && m_busy->isHidden()) {
        m_busyTimer.start();
    } else if (!busy) {
        m_busyTimer.stop();
        m_busy->hide();
    }
}

bool ScopeSwitch::showsBusy() const
{
    return !m_busy->isHidden();
}

void ScopeSwitch::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_busy->setGeometry(1, height() - 3, width() - 2, 2);
}

void ScopeSwitch::setCompact(bool compact)
{
    m_isCompact = compact;
    showScope();
}

int ScopeSwitch::wholeWidth() const
{
    int sum = 0;
    for (const QToolButton *b : m_buttons)
        sum += b->sizeHint().width();
    return sum;
}

void ScopeSwitch::showScope()
{
    for (int i = 0; i < TableScope::kindCount; ++i) {
        const auto kind = static_cast<TableScope::Kind>(i);
        QToolButton *b = m_buttons[static_cast<std::size_t>(i)];
        b->setText(m_scope.text(kind));
        b->setToolTip(plainToolTip(m_scope.help(kind)));
        b->setAccessibleDescription(m_scope.help(kind));
        b->setEnabled(m_scope.isOffered(kind));
        b->setChecked(kind == m_scope.kind());
        b->setVisible(!m_isCompact);
    }
    m_menu->setText(m_scope.text(m_scope.kind()) + QStringLiteral(" ▾"));
    m_menu->setAccessibleName(tr("Which part of the trace: %1").arg(m_scope.text(m_scope.kind())));
    m_menu->setVisible(m_isCompact);
}

} // namespace lanescope
