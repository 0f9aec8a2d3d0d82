#include "ui/export/savingdialog.h"

#include <QFileInfo>
#include <QProgressBar>

#include <algorithm>

namespace lanescope {

SavingDialog::SavingDialog(const QString &verb, const QString &path, QWidget *parent)
    : QProgressDialog(parent)
{
    setWindowModality(Qt::WindowModal);
    setMinimumDuration(500);
    // The window's bars are thin lines: a number on one would be cut, and lie on the button below it.
    auto *bar = new QProgressBar;
    bar->setTextVisible(false);
    setBar(bar);
    setRange(0, whole);
    const int room = 60 * fontMetrics().averageCharWidth();
    setLabelText(verb.arg(fontMetrics().elidedText(QFileInfo(path).fileName(), Qt::ElideMiddle, room)));
    setCancelButtonText(tr("Cancel"));
    setMinimumWidth(std::max(sizeHint().width(), 50 * fontMetrics().averageCharWidth()));
}

} // namespace lanescope
