#include "ui/panels/notespanel.h"

#include "core/model/trace.h"
#include "ui/document/notes.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/noteitem.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

enum Column { Words, Kind, Lane_, Time, Length };
constexpr int idRole = Qt::UserRole;

/// Without the dotted frame around the cell that has the keys: the selected row shows it.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
    }
};

} // namespace

NotesPanel::NotesPanel(Notes &notes, QWidget *parent)
    : QWidget(parent)
    , m_notes(notes)
{
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(14, 6, 8, 4);
    down->setSpacing(4);
    auto *row = new QHBoxLayout;
    m_summary = new QLabel;
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_edit = new QPushButton(tr("Edit"));
    m_edit->setToolTip(tr("Change the words of the note (F2)"));
    m_delete = new QPushButton(tr("Delete"));
    m_delete->setToolTip(tr("Delete the selected notes (Del); Ctrl+Z brings them back"));
    row->addWidget(m_summary, 1);
    row->addWidget(m_edit);
    row->addWidget(m_delete);
    down->addLayout(row);

    m_list = new QTreeWidget;
    m_list->setAccessibleName(tr("Notes"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setHeaderLabels({tr("Words"), tr("Kind"), tr("Lane"), tr("At"), tr("Length")});
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_list->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(Words, QHeaderView::Stretch);
    m_nothing = new QLabel(
        tr("No notes yet. Select a slice and press N, or drag with Shift to select a range and press N: then write. "
           "Annotate above the timeline has arrows and boxes, the pin of a verdict puts it there, too."));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_nothing);
    down->addWidget(m_stack, 1);
    setFocusProxy(m_list);

    const auto go = [this](QTreeWidgetItem *item) { emit noteActivated(item->data(0, idRole).toString()); };
    connect(m_list, &QTreeWidget::itemClicked, this, go);
    connect(m_list, &QTreeWidget::itemActivated, this, go);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &NotesPanel::showSummary);
    connect(m_edit, &QPushButton::clicked, this, [this] { emit editAsked(currentId()); });
    connect(m_delete, &QPushButton::clicked, this, &NotesPanel::removeSelected);
    connect(&notes, &Notes::changed, this, &NotesPanel::fill);
    fill();
}

void NotesPanel::setTrace(std::shared_ptr<const Trace> trace)
{
    m_trace = std::move(trace);
    fill();
}

void NotesPanel::setPath(const QString &path)
{
    m_path = path;
    showSummary();
}

QString NotesPanel::placeOf(const Note &note) const
{
    if (!note.from.hasLane())
        return tr("all lanes");
    if (const LaneId lane = m_trace ? findLane(*m_trace, note.from) : LaneId())
        return laneHeading(m_trace->lane(lane));
    // Of instants, spans or counters, or of another trace.
    const QString name = note.from.tid.section(u'/', 1);
    return name.isEmpty() ? note.from.tid.section(u'/', 0, 0) : name;
}

void NotesPanel::fill()
{
    QStringList selected;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        selected += item->data(0, idRole).toString();
    const QString current = currentId();
    m_list->clear();
    std::vector<const Note *> notes;
    for (const Note &note : m_notes.all())
        notes.push_back(&note);
    std::ranges::stable_sort(notes, {}, [](const Note *note) { return note->range().start; });
    const Nanoseconds zero = m_trace ? m_trace->view().start : 0;
    for (const Note *note : notes) {
        auto *item = new QTreeWidgetItem(m_list);
        const QString words = oneLine(note->text.simplified().toStdString(), 300);
        item->setText(Words, words.isEmpty() ? tr("no words") : words);
        item->setToolTip(Words, plainToolTip(note->text));
        item->setText(Kind, note->verdict.isEmpty() ? noteKindName(note->kind) : tr("Verdict"));
        item->setText(Lane_, placeOf(*note));
        item->setText(Time, formatTime(saturatingSubtract(note->range().start, zero)));
        if (note->range().length() > 0)
            item->setText(Length, formatTime(note->range().length()));
        for (const Column column : {Time, Length})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, idRole, note->id);
        item->setSelected(selected.contains(note->id));
        if (note->id == current)
            m_list->setCurrentItem(item, 0, QItemSelectionModel::NoUpdate);
    }
    for (const Column column : {Time, Length})
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_stack->setCurrentWidget(notes.empty() ? static_cast<QWidget *>(m_nothing) : m_list);
    showSummary();
    dress();
    emit tabTextChanged();
}

void NotesPanel::showSummary()
{
    const auto count = m_notes.all().size();
    QString text;
    if (count > 0)
        text = count == 1 ? tr("1 note") : tr("%1 notes").arg(formatCount(static_cast<std::int64_t>(count)));
    if (count > 0 && !m_path.isEmpty())
        text += QStringLiteral(" · ") + tr("kept in %1").arg(QFileInfo(m_path).fileName());
    m_summary->setText(text);
    m_summary->setToolTip(plainToolTip(m_path));
    const auto selected = m_list->selectedItems().size();
    m_edit->setVisible(count > 0);
    m_delete->setVisible(count > 0);
    m_edit->setEnabled(selected == 1);
    m_delete->setEnabled(selected > 0);
}

void NotesPanel::dress()
{
    const Theme &theme = Theme::current();
    const int side = static_cast<int>(std::round(fontMetrics().height() * 0.95));
    m_list->setIconSize({side, side});
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const Note *note = m_notes.find(item->data(0, idRole).toString());
        if (!note)
            continue;
        QPixmap dot(QSize(side, side) * devicePixelRatioF());
        dot.setDevicePixelRatio(devicePixelRatioF());
        dot.fill(Qt::transparent);
        QPainter painter(&dot);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(noteColour(note->style, theme));
        painter.drawEllipse(QRectF(0, 0, side, side).adjusted(3, 3, -3, -3));
        painter.end();
        item->setIcon(Words, QIcon(dot));
        item->setForeground(Words, note->text.isEmpty() ? theme.faint : theme.text);
        for (const Column column : {Kind, Lane_, Time, Length})
            item->setForeground(column, theme.secondary);
    }
    for (const Column column : {Kind, Lane_, Time, Length}) {
        m_list->resizeColumnToContents(column);
        m_list->setColumnWidth(column,
                               std::min(m_list->columnWidth(column) + 8, fontMetrics().averageCharWidth() * 34));
    }
}

QString NotesPanel::tabText() const
{
    const auto count = m_notes.all().size();
    return count > 0 ? tr("Notes %1").arg(count) : tr("Notes");
}

QString NotesPanel::currentId() const
{
    const QList<QTreeWidgetItem *> selected = m_list->selectedItems();
    return selected.isEmpty() ? QString() : selected.front()->data(0, idRole).toString();
}

void NotesPanel::select(const QString &id)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        if (item->data(0, idRole).toString() != id)
            continue;
        m_list->setCurrentItem(item);
        return;
    }
    m_list->clearSelection();
}

void NotesPanel::removeSelected()
{
    QStringList ids;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        ids += item->data(0, idRole).toString();
    m_notes.remove(ids);
}

void NotesPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        removeSelected();
    else if (event->key() == Qt::Key_F2 && m_list->selectedItems().size() == 1)
        emit editAsked(currentId());
    else
        QWidget::keyPressEvent(event);
}

void NotesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_list && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        dress();
}

} // namespace lanescope
