#include "ui/window/keysdialog.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lanescope {

KeysDialog::KeysDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(24, 20, 24, 18);
    down->setSpacing(16);
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(28);
    grid->setVerticalSpacing(5);
    const std::pair<QString, QString> keys[] = {
        {tr("W, S · +, − · Ctrl+wheel"), tr("Closer, farther")},
        {tr("A, D · ←, → · drag · Shift+wheel"), tr("Earlier, later")},
        {tr("↑, ↓ · wheel"), tr("Scroll the lanes")},
        {tr("0"), tr("The whole trace")},
        {tr("F · double click"), tr("Fit the selection")},
        {tr("Home, End"), tr("Start and end of the trace")},
        {tr("Alt+←, Alt+→"), tr("Back to the view before a jump, forward again")},
        {{}, {}},
        {tr("Click"), tr("Select a slice")},
        {tr("Shift+drag"), tr("Select a range of time; edges attract, Ctrl lets go")},
        {tr("M"), tr("Measure by dragging; M or Esc ends it")},
        {tr(", · ."), tr("Previous and next slice of the row")},
        {tr("Shift+↑, Shift+↓"), tr("The slice of the lane above or below")},
        {tr("G, Shift+G"), tr("Next and previous gap of a GPU")},
        {tr("B"), tr("From a forward op to its backward one, and back")},
        {tr("L"), tr("Lines from all launches in view")},
        {tr("E · P · H"), tr("Fold, pin, hide the lane of the selection; Shift+H shows all")},
        {tr("U · J"), tr("Up to the slice around it, down to its first child")},
        {tr("Tab, Shift+Tab"), tr("Along the chain: from the step down to the kernel, and back")},
        {tr("Esc"), tr("Select nothing; cancel a load")},
        {{}, {}},
        {tr("N"), tr("A note: on the selected slice or range, else at the pointer")},
        {tr("Shift+N · Shift+B · R"), tr("An arrow, a box, a range with a label")},
        {tr("1 … 5 · F2 · Del · arrow keys"), tr("Colour, edit, delete, move the selected note")},
        {tr("Ctrl+Z, Ctrl+Shift+Z"), tr("Undo, redo what was done to notes")},
        {{}, {}},
        {tr("[ · ]"), tr("Previous and next step")},
        {tr("Ctrl+F"), tr("Search: finds slices by name while you type")},
        {tr("F3, Shift+F3 · Enter, Shift+Enter"), tr("The next hit, the one before")},
        {tr("Alt+1 … Alt+0"), tr("The panels below the timeline; Esc goes back to the lanes")},
        {tr(", · . · / · Ctrl+C"), tr("In a table: the row's slices one by one, the filter, copy the rows")},
        {tr("←, → · Esc"), tr("In the walk “How to read a trace”: a step back, the next one; end it")},
        {tr("Ctrl+J"), tr("Fold the panels, unfold them")},
        {tr("Ctrl+L"), tr("Two traces: lane below lane, or timeline below timeline")},
        {{}, {}},
        {tr("Ctrl+O"), tr("Open a file")},
        {tr("F5"), tr("Read the file again")},
        {tr("Ctrl+,"), tr("Preferences")},
        {tr("Ctrl+E"), tr("Export a picture")},
        {tr("Ctrl+Shift+C"), tr("Copy the command that opens this view")},
        {tr("Ctrl+Shift+S"), tr("Save the selected range, or else the view, as a trace")},
        {tr("Ctrl+W"), tr("Close the trace, then the window")},
        {tr("?"), tr("This page")},
    };
    int row = 0;
    for (const auto &[key, what] : keys) {
        if (key.isEmpty()) {
            grid->setRowMinimumHeight(row++, 8);
            continue;
        }
        auto *left = new QLabel(key);
        QFont medium = left->font();
        medium.setWeight(QFont::Medium);
        left->setFont(medium);
        auto *right = new QLabel(what);
        right->setForegroundRole(QPalette::WindowText);
        grid->addWidget(left, row, 0);
        grid->addWidget(right, row, 1);
        ++row;
    }
    // All of it where there is room for it; on a small screen it scrolls, and the buttons stay within reach.
    auto *room = new QScrollArea;
    room->setFrameShape(QFrame::NoFrame);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::StrongFocus); // so that the keys scroll it, too
    room->setWidget(page);
    const QSize whole = page->sizeHint();
    const int most = screen()->availableSize().height() - 160;
    room->setMinimumWidth(whole.width() +
                          (whole.height() > most ? room->verticalScrollBar()->sizeHint().width() + 8 : 0));
    room->setMinimumHeight(std::min(whole.height(), std::max(most, 200)));
    down->addWidget(room);
    auto *close = new QPushButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *walk = new QPushButton(tr("How to read a trace"));
    walk->setToolTip(tr("A short walk through small traces, a few sentences at each place"));
    walk->setAutoDefault(false);
    connect(walk, &QPushButton::clicked, this, [this] { done(WalkAsked); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(walk);
    buttons->addStretch(1);
    buttons->addWidget(close);
    down->addLayout(buttons);
}

} // namespace lanescope
