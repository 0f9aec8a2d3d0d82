#pragma once

#include "ui/document/tablescope.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QMenu;
class QProgressBar;
class QToolButton;

namespace lanescope {

/// The switch over a table: whole run, this step, steady steps, selected range. Where there is little room, one button with a menu.
class ScopeSwitch : public QWidget {
    Q_OBJECT

public:
    explicit ScopeSwitch(TableScope &scope, QWidget *parent = nullptr);

    /// As one button.
    void setCompact(bool compact);
    /// What it takes when it is not compact.
    int wholeWidth() const;
    /// What the switch says is being made, and what is shown is still of another part: a thin line under the switch says so, after a
    /// moment that nobody would notice.
    void setBusy(bool busy);
    bool showsBusy() const;

signals:
    /// The button's menu is about to show: whoever has more to choose adds it.
    void menuFilled(QMenu *menu);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showScope();

    TableScope &m_scope;
    std::array<QToolButton *, TableScope::kindCount> m_buttons;
    QToolButton *m_menu;
    bool m_isCompact = false;
    QProgressBar *m_busy;
    QTimer m_busyTimer;
};

} // namespace lanescope
