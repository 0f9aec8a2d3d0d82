#pragma once

#include <QDialog>

namespace lanescope {

/// All keys and gestures on one page: in one column or two, and where neither has room, with a scroll bar.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /// What exec() returns where "How to read a trace" was chosen.
    static constexpr int WalkAsked = 2;

    /// `screenRoom`: what a screen has free; empty: the one that it comes up on.
    explicit KeysDialog(QWidget *parent = nullptr, QSize screenRoom = {});
};

} // namespace lanescope
