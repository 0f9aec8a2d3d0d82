#pragma once

#include <QDialog>

namespace lanescope {

/// All keys and gestures on one page.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent = nullptr);
};

} // namespace lanescope
