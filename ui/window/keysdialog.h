#pragma once

#include <QDialog>

namespace lanescope {

/// All keys and gestures on one page.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /// What exec() returns where "How to read a trace" was chosen.
    static constexpr int WalkAsked = 2;

    explicit KeysDialog(QWidget *parent = nullptr);
};

} // namespace lanescope
