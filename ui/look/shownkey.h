#pragma once

#include <QAction>
#include <QKeySequence>

namespace lanescope {

/// Shows a key beside a menu's entry. The key itself is the window's or a panel's: were the entry to have it too, Qt would take it for
/// ambiguous once the menu has been open, and do neither.
inline QAction *showKey(QAction *action, const QKeySequence &key)
{
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

} // namespace lanescope
