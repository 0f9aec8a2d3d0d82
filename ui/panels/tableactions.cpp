#include "ui/panels/tableactions.h"

#include "core/write/tablecsv.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"

#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QSaveFile>
#include <QToolButton>

namespace lanescope {

void addTableActions(QMenu *menu, TableView *view, const QToolButton *button, const std::function<void()> &save)
{
    const bool any = view->model()->rowCount() > 0;
    menu->addAction(view->selectedRows().empty() ? TableView::tr("Copy all rows")
                                                 : TableView::tr("Copy the selected rows"),
                    view, &TableView::copyRows)
        ->setEnabled(any);
    menu->addAction(TableView::tr("Save as CSV …"), view, save)->setEnabled(any);
    menu->addAction(TableView::tr("Columns …"), view,
                    [view, button] { view->askForColumns(button->mapToGlobal(QPoint())); })
        ->setEnabled(any);
}

QString askForCsv(QWidget *parent, const QString &folder, const QString &name)
{
    return QFileDialog::getSaveFileName(parent, TableView::tr("Save the table"),
                                        QDir(folder).filePath(name + QStringLiteral(".csv")),
                                        TableView::tr("Comma-separated values (*.csv);;All files (*)"));
}

QString writeTableCsv(const TableModel &model, const QString &path)
{
    QSaveFile file(path);
    const std::string text = tableCsv(model.shownTable());
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
        file.commit())
        return {};
    return TableView::tr("The table could not be saved to %1: %2.").arg(path, file.errorString());
}

} // namespace lanescope
