#pragma once

#include <QString>

#include <functional>

class QMenu;
class QToolButton;
class QWidget;

namespace lanescope {

class TableModel;
class TableView;

// What can be done with a table that is shown, for every panel that shows one.

/// Copy, save, choose columns. `save` asks where to.
void addTableActions(QMenu *menu, TableView *view, const QToolButton *button, const std::function<void()> &save);
/// Asks for a file named `name`.csv; empty where the person changed their mind.
QString askForCsv(QWidget *parent, const QString &folder, const QString &name);
/// Writes the rows that are shown, with all columns. Returns a sentence where it cannot; else nothing.
QString writeTableCsv(const TableModel &model, const QString &path);

} // namespace lanescope
