#include "ui/panels/tablepanel.h"

#include "ui/document/coretext.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/filterbar.h"
#include "ui/panels/scopeswitch.h"
#include "ui/panels/tableactions.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/timeline/timeaxis.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace lanescope {

namespace {

/// What a table is sorted by as long as nobody sorts it. Others come in their own order, which has the largest on top.
QString firstSortKey(std::string_view table)
{
    return table == "operators" ? QStringLiteral("self_cpu_ns") : QString();
}

/// A switch over a table, for those that have one.
struct OptionText {
    std::string_view table;
    bool TableOptions::*member;
    const char *name;
    const char *help;
};
constexpr OptionText optionTexts[] = {
    {"operators", &TableOptions::corrected, QT_TRANSLATE_NOOP("lanescope::TablePanel", "Without the profiler"),
     QT_TRANSLATE_NOOP("lanescope::TablePanel",
                       "Leaves out what the profiler itself cost, and counts no GPU time twice")},
    {"operators", &TableOptions::groupByShape, QT_TRANSLATE_NOOP("lanescope::TablePanel", "By shape"),
     QT_TRANSLATE_NOOP("lanescope::TablePanel", "A row for each combination of input shapes")},
    {"kernels", &TableOptions::withoutFlagged, QT_TRANSLATE_NOOP("lanescope::TablePanel", "Sound only"),
     QT_TRANSLATE_NOOP("lanescope::TablePanel", "Leaves out work whose recorded times cannot be right")},
    {"kernels", &TableOptions::byGeometry, QT_TRANSLATE_NOOP("lanescope::TablePanel", "By launch"),
     QT_TRANSLATE_NOOP("lanescope::TablePanel",
                       "A row for each launch geometry: grid, block, registers, shared memory")},
    {"modules", &TableOptions::byClass, QT_TRANSLATE_NOOP("lanescope::TablePanel", "By class"),
     QT_TRANSLATE_NOOP("lanescope::TablePanel", "Linear_0 and Linear_1 in one row")},
};

/// Sums under the table, by their key.
QString totalText(const std::string &key, std::int64_t value)
{
    if (key == "self_cpu_total_ns")
        return TablePanel::tr("Self CPU total %1.").arg(formatTime(value));
    if (key == "self_device_total_ns")
        return TablePanel::tr("Self GPU total %1.").arg(formatTime(value));
    return {};
}

/// The rows' slices, by start.
std::vector<std::uint32_t> slicesOf(const Trace &trace, const TableModel &model, const std::vector<int> &rows)
{
    std::vector<std::uint32_t> slices;
    for (const int row : rows) {
        const auto more = model.table()->slicesOf(model.tableRow(row));
        slices.insert(slices.end(), more.begin(), more.end());
    }
    if (rows.size() > 1) {
        std::ranges::sort(slices, [&](std::uint32_t a, std::uint32_t b) {
            return std::pair(trace.start(SliceId(a)), a) < std::pair(trace.start(SliceId(b)), b);
        });
        slices.erase(std::ranges::unique(slices).begin(), slices.end());
    }
    return slices;
}

/// Where a slice is among slices that are sorted by start; -1 where it is not.
std::ptrdiff_t positionIn(const Trace &trace, std::span<const std::uint32_t> slices, SliceId slice)
{
    if (slice.isNone())
        return -1;
    const auto start = [&](std::uint32_t s) { return trace.start(SliceId(s)); };
    const auto same = std::ranges::equal_range(slices, trace.start(slice), {}, start);
    const auto at = std::ranges::find(same, slice.value());
    return at != same.end() ? &*at - slices.data() : -1;
}

} // namespace

TablePanel::TablePanel(const TableKind &kind, TableScope &scope, const TimeAxis &axis, QWidget *parent)
    : ScopedPanel(scope, parent)
    , m_kind(kind)
    , m_axis(axis)
{
    makeBar(scope);
    column().addWidget(m_bar);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("The table is being made"));
    QSizePolicy keeps = m_progress->sizePolicy();
    keeps.setRetainSizeWhenHidden(true); // the rows below stay where they are
    m_progress->setSizePolicy(keeps);
    m_progress->setFixedHeight(2);
    m_progress->hide();
    column().addWidget(m_progress);

    m_model = new TableModel(this);
    m_view = new TableView;
    m_view->setAccessibleName(QString::fromUtf8(kind.title.data(), static_cast<qsizetype>(kind.title.size())));
    m_model->setSorting(firstSortKey(kind.key), Qt::DescendingOrder);
    m_view->setTableModel(m_model);
    setView(*m_view);
    m_footer = new QLabel;
    m_footer->setTextFormat(Qt::PlainText);
    m_footer->setWordWrap(true);
    m_footer->setForegroundRole(QPalette::PlaceholderText);
    m_footer->setContentsMargins(18, 5, 18, 6);
    m_footer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_footer->setFocusPolicy(Qt::NoFocus);
    column().addWidget(m_footer);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TablePanel::showSelection);
    connect(m_view, &TableView::stepAsked, this, &TablePanel::step);
    connect(m_view, &QTableView::doubleClicked, this, [this] { step(1); });
    connect(m_view, &TableView::columnsChanged, this, &TablePanel::rememberColumns);
    connect(m_view, &TableView::filterAsked, this, [this] { m_bar->field().setFocus(Qt::ShortcutFocusReason); });
    dress();
    showState();
}

void TablePanel::makeBar(TableScope &scope)
{
    m_bar = new FilterBar;
    m_bar->setContentsMargins(14, 5, 8, 4);
    connect(&m_bar->field(), &QLineEdit::textChanged, this, [this](const QString &text) {
        const std::vector<std::string> selected = selectedKeys();
        m_isResetting = true;
        m_model->setFilter(text);
        selectKeys(selected);
        m_isResetting = false;
        showSelection();
    });
    m_scopeSwitch = new ScopeSwitch(scope);
    m_bar->addBehindField(m_scopeSwitch);
    setSwitch(*m_scopeSwitch);

    for (const OptionText &text : optionTexts) {
        if (text.table != m_kind.key)
            continue;
        auto *action = new QAction(tr(text.name), this);
        action->setCheckable(true);
        action->setToolTip(plainToolTip(tr(text.help)));
        connect(action, &QAction::toggled, this, &TablePanel::refresh);
        auto *b = new QToolButton;
        b->setDefaultAction(action);
        b->setProperty("segment", "only");
        b->setFocusPolicy(Qt::TabFocus);
        m_bar->addBehindField(b);
        m_options.push_back({text.member, action, b});
    }

    const auto button = [this](const QString &help) {
        auto *b = new QToolButton;
        b->setProperty("quiet", true);
        b->setFocusPolicy(Qt::TabFocus);
        b->setToolTip(help);
        b->setAccessibleName(help);
        m_bar->addBeforeMenu(b);
        return b;
    };
    m_previous = button(tr("The row's previous slice in the timeline (,)"));
    m_position = new QLabel;
    m_position->setAlignment(Qt::AlignCenter);
    m_bar->addBeforeMenu(m_position);
    m_next = button(tr("The row's next slice in the timeline (.)"));
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(&m_bar->menu(), &QMenu::aboutToShow, this, &TablePanel::fillMenu);
}

void TablePanel::addToBar(QWidget *widget)
{
    m_inBar = widget;
    m_bar->addBeforeField(widget);
    shareRoom();
}

void TablePanel::addAbove(QWidget *widget)
{
    column().insertWidget(column().indexOf(m_progress) + 1, widget);
}

// ---- making the table

void TablePanel::forget()
{
    m_marked.clear();
    m_bar->field().clear();
    m_model->setTable({});
    m_footer->clear();
}

LatestWork::Work TablePanel::making()
{
    TableOptions options;
    for (const Option &option : m_options)
        options.*option.member = option.action->isChecked();
    return [this, make = m_kind.make, trace = m_trace, selection = scope().selection(), options] {
        auto table = std::make_shared<const Table>(make(*trace, selection, options));
        return [this, table = std::move(table)] { showTable(table); };
    };
}

void TablePanel::setStale(bool isStale)
{
    m_progress->setVisible(isStale);
    m_view->setStale(isStale);
}

void TablePanel::showEvent(QShowEvent *event)
{
    ScopedPanel::showEvent(event);
    if (!m_marked.empty())
        emit slicesMarked(m_marked);
}

void TablePanel::showTable(std::shared_ptr<const Table> table)
{
    const std::vector<std::string> selected = selectedKeys();
    const bool sameColumns = m_model->table() && std::ranges::equal(m_model->table()->columns, table->columns, {},
                                                                    &TableColumn::key, &TableColumn::key);
    const int scrolled = m_view->verticalScrollBar()->value();
    m_isResetting = true;
    m_model->setTable(std::move(table));
    m_isResetting = false;
    m_view->showSorting();
    if (!sameColumns)
        showColumns();
    m_view->fitColumns();
    m_view->verticalScrollBar()->setValue(scrolled);
    QStringList footer;
    for (const auto &[key, value] : m_model->table()->totals)
        if (const QString text = totalText(key, value); !text.isEmpty())
            footer += text;
    for (const std::string &sentence : m_model->table()->footer)
        footer += coreText(sentence);
    m_footer->setText(footer.join(u' '));
    showState();
    m_isResetting = true;
    selectKeys(selected);
    m_isResetting = false;
    showSelection();
    if (isVisible()) // else when it is shown
        followSlice();
}

// ---- rows and slices

std::vector<std::string> TablePanel::selectedKeys() const
{
    std::vector<std::string> keys;
    for (const int row : m_view->selectedRows())
        keys.push_back(m_model->rowKey(row));
    return keys;
}

bool TablePanel::selectKeys(const std::vector<std::string> &keys)
{
    if (keys.empty())
        return false;
    const std::unordered_set<std::string> wanted(keys.begin(), keys.end());
    QItemSelection rows;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (wanted.contains(m_model->rowKey(row)))
            rows.select(m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1));
    if (rows.isEmpty())
        return false;
    m_view->selectionModel()->setCurrentIndex(rows.first().topLeft(), QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    return true;
}

void TablePanel::showSelection()
{
    if (m_isResetting)
        return;
    m_marked.clear();
    if (m_trace && m_model->table())
        m_marked = slicesOf(*m_trace, *m_model, m_view->selectedRows());
    emit slicesMarked(m_marked);
    showState();
}

void TablePanel::followSlice()
{
    if (!slice() || !m_trace || !m_model->table() || positionIn(*m_trace, m_marked, slice()) >= 0)
        return showState();
    // Its row, if there is one: a row that is selected stays, where there is none.
    const Table &table = *m_model->table();
    for (std::uint32_t row = 0; row < table.rows.size(); ++row) {
        if (positionIn(*m_trace, table.slicesOf(row), slice()) < 0)
            continue;
        if (const int at = m_model->modelRow(row); at >= 0) {
            const QModelIndex index = m_model->index(at, 0);
            m_view->selectionModel()->setCurrentIndex(index,
                                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            m_view->scrollTo(index);
        }
        break;
    }
    showState();
}

void TablePanel::clearSelection()
{
    m_view->clearSelection();
}

void TablePanel::step(int direction)
{
    if (m_marked.empty())
        return;
    const auto last = static_cast<std::ptrdiff_t>(m_marked.size()) - 1;
    std::ptrdiff_t at = positionIn(*m_trace, m_marked, slice());
    if (at >= 0) {
        at += direction;
    } else {
        // From what is in sight.
        const auto start = [&](std::uint32_t s) { return m_trace->start(SliceId(s)); };
        at = std::ranges::lower_bound(m_marked, m_axis.visible().start, {}, start) - m_marked.begin() -
             (direction < 0 ? 1 : 0);
    }
    emit sliceActivated(SliceId(m_marked[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, last))]));
}

void TablePanel::showState()
{
    const auto rows = m_model->rowCount();
    const auto all = m_model->table() ? static_cast<int>(m_model->table()->rows.size()) : 0;
    m_bar->showCount(rows, all);
    const std::ptrdiff_t at = m_trace && slice() ? positionIn(*m_trace, m_marked, slice()) : -1;
    const auto count = static_cast<std::int64_t>(m_marked.size());
    if (count == 0)
        m_position->clear();
    else if (at >= 0)
        m_position->setText(tr("%1 of %2").arg(formatCount(at + 1), formatCount(count)));
    else
        m_position->setText(count == 1 ? tr("1 slice") : tr("%1 slices").arg(formatCount(count)));
    m_previous->setEnabled(count > 0 && at != 0);
    m_next->setEnabled(count > 0 && at + 1 != count);

    QString message;
    if (!m_model->table())
        message = isLate() ? tr("Adding up …") : QString();
    else if (all == 0)
        message = m_footer->text().isEmpty() ? tr("There is nothing of this in the selected part of the trace.")
                                             : m_footer->text();
    else if (rows == 0)
        message = tr("No row holds “%1”.").arg(m_bar->field().text());
    m_footer->setVisible(all > 0 && !m_footer->text().isEmpty());
    showPage(rows > 0, message);
}

// ---- columns

void TablePanel::showColumns()
{
    const QStringList chosen = QSettings().value(columnsKey()).toStringList();
    const Table &table = *m_model->table();
    QHeaderView *header = m_view->horizontalHeader();
    for (int c = 0; c < m_model->columnCount(); ++c) {
        const auto i = static_cast<std::size_t>(c);
        // A column of nothing but dashes is left to who asks for it.
        const bool isEmpty = std::ranges::all_of(
            table.rows, [&](const auto &row) { return std::holds_alternative<std::monostate>(row[i]); });
        const bool shown = chosen.isEmpty() ? table.columns[i].shownAtFirst && !isEmpty
                                            : chosen.contains(QString::fromStdString(table.columns[i].key));
        m_view->setColumnHidden(c, c > 0 && !shown);
    }
    int place = 0;
    for (const QString &key : chosen)
        if (const int c = m_model->columnOf(key.toStdString()); c >= 0)
            header->moveSection(header->visualIndex(c), place++);
}

void TablePanel::rememberColumns()
{
    QStringList keys;
    for (const int c : m_view->shownColumns())
        keys += QString::fromStdString(m_model->table()->columns[static_cast<std::size_t>(c)].key);
    QSettings().setValue(columnsKey(), keys);
}

QString TablePanel::columnsKey() const
{
    return QStringLiteral("tables/%1/columns")
        .arg(QLatin1String(m_kind.key.data(), static_cast<qsizetype>(m_kind.key.size())));
}

void TablePanel::fillMenu()
{
    QMenu *menu = &m_bar->menu();
    menu->clear();
    addTableActions(menu, m_view, &m_bar->menuButton(), [this] { saveCsv(); });
    if (!m_options.empty() && !m_options.front().button->isVisible()) {
        menu->addSeparator();
        for (const Option &option : m_options)
            menu->addAction(option.action);
    }
}

void TablePanel::saveCsv()
{
    const QFileInfo file(QString::fromStdString(m_trace->file().path));
    const QString name = file.fileName().section(u'.', 0, 0) + u'-' + QString::fromStdString(m_model->table()->key);
    const QString path = askForCsv(this, file.path(), name);
    if (!path.isEmpty())
        writeCsv(path);
}

bool TablePanel::writeCsv(const QString &path)
{
    const QString failure = writeTableCsv(*m_model, path);
    if (!failure.isEmpty())
        emit problem(failure);
    return failure.isEmpty();
}

// ---- looks

void TablePanel::dress()
{
    const Theme &theme = Theme::current();
    const int icon = fontMetrics().height();
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), theme.text));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme.text));
    for (QToolButton *b : {m_previous, m_next})
        b->setIconSize({icon, icon});
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    for (QLabel *label : {m_footer, m_position})
        label->setFont(small);
    shareRoom();
}

void TablePanel::shareRoom()
{
    // Of a narrow panel the options go into the menu, and the scope becomes one button.
    const int letters = fontMetrics().averageCharWidth();
    int options = 0;
    for (const Option &option : m_options)
        options += option.button->sizeHint().width() + 8;
    if (m_inBar)
        options += m_inBar->sizeHint().width() + 8;
    const int rest = m_bar->neededWidth(4);
    const bool isNarrow = width() < rest + options + m_scopeSwitch->wholeWidth();
    m_scopeSwitch->setCompact(isNarrow);
    for (const Option &option : m_options)
        option.button->setVisible(!isNarrow || width() > rest + options + 24 * letters);
    m_bar->setNarrow(isNarrow);
}

void TablePanel::keyPressEvent(QKeyEvent *event)
{
    // Escape leaves step by step: the filter, the selection, the panel.
    if (event->key() == Qt::Key_Escape && m_bar->field().hasFocus()) {
        m_bar->field().clear();
        m_view->setFocus();
    } else if (event->key() == Qt::Key_Escape && !m_marked.empty()) {
        clearSelection();
    } else if ((event->key() == Qt::Key_Down || event->key() == Qt::Key_Return) && m_bar->field().hasFocus()) {
        m_view->setFocus();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lanescope
