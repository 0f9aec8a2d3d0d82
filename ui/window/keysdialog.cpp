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
#include <cstdlib>
#include <utility>
#include <vector>

namespace lanescope {

namespace {

/// Keys and what they do; an empty one stands between two groups.
using Key = std::pair<QString, QString>;

QWidget *pageOf(const std::vector<std::vector<Key>> &columns)
{
    auto *page = new QWidget;
    auto *across = new QHBoxLayout(page);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(48);
    for (const std::vector<Key> &keys : columns) {
        auto *grid = new QGridLayout;
        grid->setHorizontalSpacing(28);
        grid->setVerticalSpacing(5);
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
        grid->setRowStretch(row, 1);
        grid->setColumnStretch(1, 1);
        across->addLayout(grid);
    }
    return page;
}

/// Between two groups, as near to the middle as can be.
std::vector<Key>::const_iterator halfOf(const std::vector<Key> &keys)
{
    auto best = keys.begin();
    const auto middle = static_cast<std::ptrdiff_t>(keys.size()) / 2;
    for (auto it = keys.begin(); it != keys.end(); ++it)
        if (it->first.isEmpty() && std::abs(it - keys.begin() - middle) < std::abs(best - keys.begin() - middle))
            best = it;
    return best;
}

} // namespace

KeysDialog::KeysDialog(QWidget *parent, QSize screenRoom)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(24, 20, 24, 18);
    down->setSpacing(16);
    const std::vector<Key> keys{
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
        {tr(", · ."), tr("Previous and next slice of the row, or around the gap")},
        {tr("Shift+↑, Shift+↓"), tr("The slice of the lane above or below")},
        {tr("G, Shift+G"), tr("Next and previous gap of a GPU")},
        {tr("B"), tr("From a forward op to its backward one, and back")},
        {tr("L"), tr("Lines from all launches in view")},
        {tr("E · P · H"), tr("Fold, pin, hide the lane of the selection; Shift+H shows all")},
        {tr("U · J"), tr("Up to the slice around it, down to its first child")},
        {tr("Tab, Shift+Tab"), tr("Along the chain: from the step down to the kernel, and back")},
        {tr("Esc"), tr("Select nothing; cancel a load")},
        {{}, {}},
        {tr("N"), tr("A note: on the selected slice, gap or range, else at the pointer")},
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
    if (screenRoom.isEmpty())
        screenRoom = (parent ? parent->screen() : screen())->availableSize();
    const QSize most = screenRoom - QSize(80, 160);
    // One column where the screen is high enough, else two; where they are too wide, one that scrolls, with the buttons within reach.
    QWidget *page = pageOf({keys});
    if (page->sizeHint().height() > most.height()) {
        const auto middle = halfOf(keys);
        QWidget *wide = pageOf({{keys.begin(), middle}, {middle + 1, keys.end()}});
        const bool fits = wide->sizeHint().width() <= most.width();
        delete (fits ? page : wide);
        if (fits)
            page = wide;
    }
    auto *room = new QScrollArea;
    room->setFrameShape(QFrame::NoFrame);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::StrongFocus); // so that the keys scroll it, too
    room->setWidget(page);
    const QSize whole = page->sizeHint();
    const bool scrolls = whole.height() > most.height();
    room->setMinimumWidth(whole.width() + (scrolls ? room->verticalScrollBar()->sizeHint().width() + 8 : 0));
    room->setMinimumHeight(std::min(whole.height(), std::max(most.height(), 200)));
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
