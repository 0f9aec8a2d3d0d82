#include "ui/panels/tableview.h"

#include "ui/look/theme.h"
#include "ui/panels/tablemodel.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <cmath>

namespace lanescope {

namespace {

constexpr int cellMargin = 10;

/// Digits get one width, whatever the font: a column of numbers can be compared by eye.
class Digits {
public:
    explicit Digits(const QFontMetricsF &metrics)
        : m_metrics(metrics)
    {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            m_own[digit - u'0'] = metrics.horizontalAdvance(QChar(digit));
            m_widest = std::max(m_widest, m_own[digit - u'0']);
        }
    }
    double width(const QString &text) const
    {
        double sum = 0;
        for (const QChar c : text)
            sum += isDigit(c) ? m_widest : m_metrics.horizontalAdvance(c);
        return sum;
    }
    void drawRightAligned(QPainter &painter, double right, double baseline, const QString &text) const
    {
        double x = right - width(text);
        for (qsizetype i = 0; i < text.size();) {
            // Whatever stands between digits, at one go.
            qsizetype end = i + 1;
            if (isDigit(text[i])) {
                const double own = m_own[text[i].unicode() - u'0'];
                painter.drawText(QPointF(x + (m_widest - own) / 2, baseline), text.mid(i, 1));
                x += m_widest;
            } else {
                while (end < text.size() && !isDigit(text[end]))
                    ++end;
                painter.drawText(QPointF(x, baseline), text.mid(i, end - i));
                x += width(text.mid(i, end - i));
            }
            i = end;
        }
    }

private:
    static bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

    QFontMetricsF m_metrics;
    std::array<double, 10> m_own{};
    double m_widest = 0;
};

} // namespace

class TableDelegate : public QStyledItemDelegate {
public:
    explicit TableDelegate(TableView *view)
        : QStyledItemDelegate(view)
        , m_view(*view)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = Theme::current();
        const QRect rect = option.rect;
        const bool isSelected = option.state & QStyle::State_Selected;
        if (isSelected)
            painter->fillRect(rect, theme.tint(theme.accent, theme.isDark ? 0.28 : 0.16));
        else if (index.row() == m_view.m_hoveredRow)
            painter->fillRect(rect, theme.tint(theme.line, 0.6));
        if (const double bar = index.data(TableModel::BarRole).toDouble(); bar > 0) {
            const int most = rect.width() - cellMargin;
            const int width = std::max(static_cast<int>(std::lround(most * bar)), 1);
            painter->fillRect(
                QRect(rect.right() - width - cellMargin / 2 + 1, rect.top() + 2, width, rect.height() - 4),
                theme.tint(theme.accent, isSelected     ? 0.34
                                         : theme.isDark ? 0.24
                                                        : 0.14));
        }
        const QFontMetricsF metrics(option.font);
        const double baseline = std::round(rect.top() + (rect.height() - metrics.height()) / 2 + metrics.ascent());
        painter->setFont(option.font);
        painter->setPen(m_view.m_isStale || index.data(TableModel::NothingRole).toBool() ? theme.faint : theme.text);
        const QString text = index.data().toString();
        const auto unit = static_cast<CellUnit>(index.data(TableModel::UnitRole).toInt());
        const int room = rect.width() - 2 * cellMargin;
        if (unit == CellUnit::Text)
            painter->drawText(QPointF(rect.left() + cellMargin, baseline),
                              metrics.elidedText(text, Qt::ElideRight, room));
        else if (unit == CellUnit::Flag)
            painter->drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(text) / 2, baseline), text);
        else
            Digits(metrics).drawRightAligned(*painter, rect.right() - cellMargin + 1, baseline, text);
        const QModelIndex current = m_view.currentIndex();
        if (!m_view.hasFocus() || index.row() != current.row())
            return;
        // Where the keys are: an edge of the row, and the cell that is not its name.
        if (index.column() == 0)
            painter->fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), theme.accent);
        else if (index == current)
            painter->fillRect(QRect(rect.left() + cellMargin / 2, rect.bottom(), rect.width() - cellMargin, 1),
                              theme.accent);
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QString text = index.data().toString();
        return {static_cast<int>(std::ceil(Digits(QFontMetricsF(option.font)).width(text))) + 2 * cellMargin,
                option.fontMetrics.height() + 6};
    }

private:
    const TableView &m_view;
};

TableView::TableView(QWidget *parent)
    : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false); // Tab leaves the table
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    setItemDelegate(new TableDelegate(this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView *header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setSortIndicatorClearable(true);
    header->setResizeContentsPrecision(60); // sizeHintForColumn() looks at so many rows
    header->setMinimumSectionSize(24);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this](const QPoint &at) { askForColumns(horizontalHeader()->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionMoved, this, &TableView::columnsChanged);
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (m_isFitting)
            return;
        if (section == stretchedColumn())
            m_isNameFixed = true;
        else
            fitName();
    });
    m_names = new QTableView(this);
    m_names->setProperty("names", true);
    m_names->setFrameShape(QFrame::NoFrame);
    m_names->setShowGrid(false);
    m_names->setWordWrap(false);
    m_names->setFocusPolicy(Qt::NoFocus); // the keys are this view's
    m_names->setSelectionBehavior(SelectRows);
    m_names->setSelectionMode(ExtendedSelection);
    m_names->setVerticalScrollMode(ScrollPerPixel);
    m_names->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_names->setItemDelegate(itemDelegate());
    m_names->verticalHeader()->hide();
    m_names->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_names->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_names->horizontalHeader()->setHighlightSections(false);
    m_names->horizontalHeader()->setSectionsClickable(true);
    m_names->hide();
    connect(m_names->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_names->verticalScrollBar(), &QScrollBar::setValue);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &TableView::showNames);
    connect(header, &QHeaderView::sectionResized, this, &TableView::placeNames);
    connect(header, &QHeaderView::geometriesChanged, this, &TableView::placeNames);
    connect(m_names, &QTableView::doubleClicked, this, &QTableView::doubleClicked);
    connect(m_names->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        const bool isSorted = horizontalHeader()->sortIndicatorSection() == section;
        horizontalHeader()->setSortIndicator(
            section, isSorted && horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder ? Qt::DescendingOrder
                                                                                                : Qt::AscendingOrder);
    });
    dress();
}

void TableView::placeNames()
{
    if (!m_names->isVisible())
        return;
    m_names->setColumnWidth(0, columnWidth(0));
    m_names->horizontalHeader()->setFixedHeight(horizontalHeader()->height());
    m_names->setGeometry(frameWidth(), frameWidth(), columnWidth(0) + 1,
                         horizontalHeader()->height() + viewport()->height());
}

void TableView::showNames()
{
    const bool needed = m_model && m_model->columnCount() > 0 && horizontalScrollBar()->value() > 0 &&
                        horizontalHeader()->visualIndex(0) == 0;
    if (needed && !m_names->isVisible()) {
        for (int c = 0; c < m_model->columnCount(); ++c)
            m_names->setColumnHidden(c, c > 0);
        m_names->show();
        placeNames();
        m_names->verticalScrollBar()->setValue(verticalScrollBar()->value());
    }
    m_names->setVisible(needed);
}

void TableView::setTableModel(TableModel *model)
{
    m_model = model;
    setModel(model);
    m_names->setModel(model);
    m_names->setSelectionModel(selectionModel());
    connect(model, &QAbstractItemModel::modelReset, m_names, &QWidget::hide); // its columns may be others
    horizontalHeader()->setSortIndicatorShown(true);
    horizontalHeader()->setSectionsClickable(true);
    showSorting();
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, model, &TableModel::sort);
}

void TableView::showSorting()
{
    const QSignalBlocker quiet(horizontalHeader()); // the model knows
    horizontalHeader()->setSortIndicator(m_model->columnOf(m_model->sortKey().toStdString()), m_model->sortOrder());
}

void TableView::setStale(bool stale)
{
    m_isStale = stale;
    viewport()->update();
}

void TableView::dress()
{
    for (QTableView *view : {static_cast<QTableView *>(this), m_names}) {
        view->verticalHeader()->setMinimumSectionSize(fontMetrics().height() + 6);
        view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    }
}

int TableView::wantedWidth(int column) const
{
    const QString title = m_model->headerData(column, Qt::Horizontal, TableModel::TitleRole).toString();
    const QString sorted = QStringLiteral("▾ ") + title; // the sorting may come
    return std::max(sizeHintForColumn(column), fontMetrics().horizontalAdvance(sorted) + 2 * cellMargin);
}

int TableView::stretchedColumn() const
{
    // A name in front takes the room that is left; numbers would drift apart.
    const std::vector<int> shown = shownColumns();
    const auto isText = [&](int c) {
        return m_model->headerData(c, Qt::Horizontal, TableModel::UnitRole).toInt() == static_cast<int>(CellUnit::Text);
    };
    return !shown.empty() && isText(shown.front()) ? shown.front() : -1;
}

void TableView::fitColumns()
{
    m_isFitting = true;
    const int widest = 40 * fontMetrics().averageCharWidth();
    for (int c = 0; c < m_model->columnCount(); ++c)
        if (!isColumnHidden(c))
            setColumnWidth(c, std::min(wantedWidth(c), widest));
    m_isFitting = false;
    m_isNameFixed = false;
    fitName();
    showNames();
}

void TableView::fitName()
{
    if (m_isNameFixed || m_isFitting || !m_model)
        return;
    const int stretched = stretchedColumn();
    if (stretched < 0)
        return;
    int others = 0;
    for (const int c : shownColumns())
        others += c == stretched ? 0 : columnWidth(c);
    m_isFitting = true;
    setColumnWidth(stretched, std::max(viewport()->width() - others, 34 * fontMetrics().averageCharWidth()));
    m_isFitting = false;
}

std::vector<int> TableView::selectedRows() const
{
    std::vector<int> rows;
    if (selectionModel())
        for (const QModelIndex &index : selectionModel()->selectedRows())
            rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

std::vector<int> TableView::shownColumns() const
{
    std::vector<int> columns;
    for (int visual = 0; visual < m_model->columnCount(); ++visual)
        if (const int logical = horizontalHeader()->logicalIndex(visual); !isColumnHidden(logical))
            columns.push_back(logical);
    return columns;
}

void TableView::copyRows() const
{
    if (!m_model)
        return;
    std::vector<int> rows = selectedRows();
    if (rows.empty())
        for (int row = 0; row < m_model->rowCount(); ++row)
            rows.push_back(row);
    QGuiApplication::clipboard()->setText(m_model->textOf(rows, shownColumns()));
}

void TableView::copyCell() const
{
    if (const QModelIndex at = currentIndex(); at.isValid())
        QGuiApplication::clipboard()->setText(
            cellTextExact(m_model->table()->rows[m_model->tableRow(at.row())][static_cast<std::size_t>(at.column())],
                          static_cast<CellUnit>(at.data(TableModel::UnitRole).toInt())));
}

void TableView::askForColumns(const QPoint &globalPos)
{
    if (!m_model || m_model->columnCount() == 0)
        return;
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    for (int c = 0; c < m_model->columnCount(); ++c) {
        QAction *action = menu.addAction(m_model->headerData(c, Qt::Horizontal, TableModel::TitleRole).toString(), this,
                                         [this, c](bool shown) {
                                             setColumnHidden(c, !shown);
                                             if (shown)
                                                 setColumnWidth(c, wantedWidth(c));
                                             fitName();
                                             emit columnsChanged();
                                         });
        action->setToolTip(m_model->headerData(c, Qt::Horizontal, Qt::ToolTipRole).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(c));
        action->setEnabled(c > 0); // a row without its name says nothing
    }
    menu.exec(globalPos);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    QMenu menu(this);
    menu.addAction(selectedRows().empty() ? tr("Copy all rows") : tr("Copy rows"), this, &TableView::copyRows)
        ->setShortcut(QKeySequence::Copy);
    menu.addAction(tr("Copy the cell"), this, &TableView::copyCell)->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    menu.addSeparator();
    menu.addAction(tr("Previous in the timeline"), this, [this] { emit stepAsked(-1); })->setShortcut(Qt::Key_Comma);
    menu.addAction(tr("Next in the timeline"), this, [this] { emit stepAsked(1); })->setShortcut(Qt::Key_Period);
    menu.addSeparator();
    menu.addAction(tr("Columns …"), this, [this, at = event->globalPos()] { askForColumns(at); });
    menu.exec(event->globalPos());
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    // Before the table's own search by typing takes them.
    if (event->matches(QKeySequence::Copy))
        copyRows();
    else if (event->keyCombination() == QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_C))
        copyCell();
    else if (event->key() == Qt::Key_Comma)
        emit stepAsked(-1);
    else if (event->key() == Qt::Key_Period || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit stepAsked(1);
    else if (event->key() == Qt::Key_Slash)
        emit filterAsked();
    else if (event->key() == Qt::Key_Escape)
        event->ignore();
    else
        QTableView::keyPressEvent(event);
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitName();
    placeNames();
}

void TableView::setHoveredRow(int row)
{
    if (std::exchange(m_hoveredRow, row) != row)
        viewport()->update();
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    QTableView::mouseMoveEvent(event);
    setHoveredRow(rowAt(event->position().toPoint().y()));
}

void TableView::leaveEvent(QEvent *event)
{
    QTableView::leaveEvent(event);
    setHoveredRow(-1);
}

void TableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (!m_names)
        return;
    if (event->type() == QEvent::FontChange) {
        dress();
        if (m_model)
            fitColumns();
    } else if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
}

} // namespace lanescope
