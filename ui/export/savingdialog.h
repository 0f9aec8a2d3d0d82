#pragma once

#include <QProgressDialog>

namespace lanescope {

/// Says how far the saving of a file is, where it takes longer than half a second, and can be cancelled. Its value goes to `whole`.
class SavingDialog : public QProgressDialog {
    Q_OBJECT

public:
    /// `verb` is a sentence with a place for the file's name: "Saving %1 …".
    SavingDialog(const QString &verb, const QString &path, QWidget *parent);

    static constexpr int whole = 1000;
};

} // namespace lanescope
