#include "ui/panels/chainlist.h"

#include "core/analyse/chain.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// A graph launch starts thousands of kernels: so many of them are listed.
constexpr std::size_t mostDevice = 100;

QIcon swatch(const QColor &colour, int side)
{
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.fillRect(1, side / 5, side - 2, side - 2 * (side / 5), colour);
    return QIcon(pixmap);
}

} // namespace

ChainList::ChainList(QWidget *parent)
    : QWidget(parent)
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    m_list = new QTreeWidget;
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Chain"), tr("Later than above"), tr("Takes")});
    m_list->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    m_list->headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    m_list->headerItem()->setToolTip(
        1,
        tr("From the start of the member above to the start of this one; of GPU work, from the start of its launch"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setStyleSheet(
        QStringLiteral("QTreeView::item { padding: 2px 0; }")); // the same for the selected row and the others
    m_list->setAccessibleName(tr("Chain from the step to the GPU"));
    m_list->viewport()->setAutoFillBackground(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    lines->addWidget(m_list, 1);
    m_note = new QLabel;
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    lines->addWidget(m_note);
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { activate(m_list->indexOfTopLevelItem(item)); });
    connect(m_list, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem *item) { activate(m_list->indexOfTopLevelItem(item)); });
    hide();
}

void ChainList::clear()
{
    m_members.clear();
    m_list->clear();
    hide();
}

void ChainList::setChain(const Trace &trace, const Chain &chain, SliceId selected)
{
    std::vector<SliceId> members = chain.cpu;
    members.insert(members.end(), chain.device.begin(),
                   chain.device.begin() + static_cast<std::ptrdiff_t>(std::min(chain.device.size(), mostDevice)));
    if (members.size() < 2) {
        clear();
        return;
    }
    // A click on a member leads here again: the list must not go while it handles that click.
    if (members != m_members) {
        m_members = std::move(members);
        fill(trace, chain);
    }
    const auto at = std::find(m_members.begin(), m_members.end(), selected);
    const int row = at == m_members.end() ? -1 : static_cast<int>(at - m_members.begin());
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QFont font = m_list->font();
        font.setWeight(i == row ? QFont::DemiBold : QFont::Normal);
        m_list->topLevelItem(i)->setFont(0, font);
    }
    m_list->setCurrentItem(row < 0 ? nullptr : m_list->topLevelItem(row));
    if (row >= 0)
        m_list->scrollToItem(m_list->topLevelItem(row));
    show();
}

void ChainList::fill(const Trace &trace, const Chain &chain)
{
    m_list->clear();
    const Theme &theme = Theme::current();
    const int side = m_list->fontMetrics().height();
    m_list->setIconSize({side, side});
    SliceId before;
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        const SliceId slice = m_members[i];
        auto *row = new QTreeWidgetItem(m_list);
        row->setText(0, oneLine(trace.name(slice), 200));
        row->setToolTip(0, plainToolTip(oneLine(trace.name(slice), 2000)));
        const Hue hue = hueOf(trace.category(slice), trace.name(slice));
        row->setIcon(0, swatch(isPatterned(hue) ? theme.ink(hue) : theme.hues[static_cast<int>(hue)], side));
        if (before) {
            const Nanoseconds delay = saturatingSubtract(trace.start(slice), trace.start(before));
            row->setText(1, formatTimeSigned(delay));
            QString help = formatTimeExact(delay);
            if (delay < 0) {
                help += u'\n' + tr("It begins before its own launch: the clocks of CPU and GPU disagree.");
                row->setText(1, tr("%1, clock skew").arg(row->text(1)));
            }
            row->setToolTip(1, plainToolTip(help));
        }
        row->setText(2, formatTime(trace.duration(slice)));
        row->setToolTip(2, plainToolTip(formatTimeExact(trace.duration(slice))));
        for (const int column : {1, 2})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        // Every device event counts from the launch.
        if (i < chain.cpu.size())
            before = slice;
    }
    QStringList notes;
    if (chain.device.size() > mostDevice)
        notes += tr("and %1 more events of this launch")
                     .arg(formatCount(static_cast<std::int64_t>(chain.device.size() - mostDevice)));
    if (chain.launchesBelow > 1)
        notes += tr("The first of %1 launches below the slice; click another op or kernel for its own.")
                     .arg(formatCount(static_cast<std::int64_t>(chain.launchesBelow)));
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
}

void ChainList::activate(int row)
{
    if (row >= 0 && static_cast<std::size_t>(row) < m_members.size())
        emit sliceActivated(m_members[static_cast<std::size_t>(row)]);
}

void ChainList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_members.clear(); // the swatches are painted anew with the next chain
}

} // namespace lanescope
