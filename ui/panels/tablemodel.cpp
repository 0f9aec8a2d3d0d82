#include "ui/panels/tablemodel.h"

#include "ui/document/coretext.h"
#include "ui/look/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

#include <string>

namespace lanescope {

namespace {

QString dash()
{
    return QStringLiteral("–");
}

QString plainNumber(double value, int digits)
{
    return QString::number(value, 'g', digits).replace(u'-', QChar(0x2212));
}

double number(const Cell &cell)
{
    if (const auto *whole = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*whole);
    const auto *fraction = std::get_if<double>(&cell);
    return fraction ? *fraction : 0;
}

bool isEmpty(const Cell &cell)
{
    return std::holds_alternative<std::monostate>(cell);
}

/// By value: texts by their bytes, numbers exactly as long as both are whole.
bool isLess(const Cell &a, const Cell &b)
{
    if (const auto *x = std::get_if<std::string>(&a))
        if (const auto *y = std::get_if<std::string>(&b))
            return *x < *y;
    if (const auto *x = std::get_if<std::int64_t>(&a))
        if (const auto *y = std::get_if<std::int64_t>(&b))
            return *x < *y;
    return number(a) < number(b);
}

/// As a spreadsheet takes it.
QString rawText(const Cell &cell)
{
    if (const auto *text = std::get_if<std::string>(&cell))
        return oneLine(*text, 1'000'000).replace(u'\t', u' ');
    if (const auto *whole = std::get_if<std::int64_t>(&cell))
        return QString::number(*whole);
    if (const auto *fraction = std::get_if<double>(&cell))
        return QString::number(*fraction, 'g', QLocale::FloatingPointShortest);
    return {};
}

QString titleOf(const TableColumn &column)
{
    return coreText(column.title);
}

QString unitName(CellUnit unit)
{
    switch (unit) {
    case CellUnit::Time: return QStringLiteral("ns");
    case CellUnit::Bytes: return QStringLiteral("bytes");
    case CellUnit::Rate: return QStringLiteral("bytes/s");
    default: return {};
    }
}

bool isText(CellUnit unit)
{
    return unit == CellUnit::Text;
}

/// Its texts are words of ours, no names of the trace.
bool holdsWords(const TableColumn &column)
{
    return column.key == "state" || column.key == "grid" || column.key == "block" || column.key == "status";
}

} // namespace

QString cellText(const Cell &cell, CellUnit unit)
{
    if (isEmpty(cell))
        return dash();
    if (const auto *text = std::get_if<std::string>(&cell))
        return oneLine(*text);
    const auto *whole = std::get_if<std::int64_t>(&cell);
    const double value = number(cell);
    switch (unit) {
    case CellUnit::Flag: return value != 0 ? QStringLiteral("✓") : QString();
    case CellUnit::Time: return formatTime(whole ? *whole : static_cast<Nanoseconds>(value));
    case CellUnit::Bytes: return formatBytes(whole ? *whole : static_cast<std::int64_t>(value));
    case CellUnit::Share: return formatShare(value);
    case CellUnit::Rate: return formatBytes(static_cast<std::int64_t>(value)) + QStringLiteral("/s");
    case CellUnit::Text:
    case CellUnit::Count:
    case CellUnit::Plain: break;
    }
    return whole ? formatCount(*whole) : plainNumber(value, 4);
}

QString cellTextExact(const Cell &cell, CellUnit unit)
{
    const auto *whole = std::get_if<std::int64_t>(&cell);
    if (whole && unit == CellUnit::Time)
        return formatTimeExact(*whole);
    if (whole && unit == CellUnit::Bytes)
        return QCoreApplication::translate("TableModel", "%1 bytes").arg(formatCount(*whole));
    if (const auto *text = std::get_if<std::string>(&cell))
        return QString::fromStdString(*text);
    if (const auto *fraction = std::get_if<double>(&cell)) {
        if (unit == CellUnit::Share)
            return plainNumber(*fraction * 100, 8) + QChar(0x202f) + u'%';
        if (unit == CellUnit::Plain)
            return plainNumber(*fraction, 12);
    }
    return cellText(cell, unit);
}

TableModel::TableModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void TableModel::setTable(std::shared_ptr<const Table> table)
{
    beginResetModel();
    m_table = std::move(table);
    m_most.clear();
    if (m_table) {
        m_most.assign(m_table->columns.size(), 0);
        for (const std::vector<Cell> &row : m_table->rows)
            for (std::size_t c = 0; c < row.size(); ++c)
                m_most[c] = std::max(m_most[c], number(row[c]));
    }
    filterRows();
    sortRows();
    endResetModel();
}

void TableModel::setFilter(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    beginResetModel();
    m_words = words;
    filterRows();
    sortRows();
    endResetModel();
}

void TableModel::filterRows()
{
    m_order.clear();
    if (!m_table)
        return;
    const auto holds = [&](const std::vector<Cell> &row) {
        QString text;
        for (const Cell &cell : row)
            if (const auto *part = std::get_if<std::string>(&cell))
                text += QString::fromUtf8(part->data(), static_cast<qsizetype>(part->size())) + u'\n';
        return std::ranges::all_of(m_words,
                                   [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    for (std::uint32_t row = 0; row < m_table->rows.size(); ++row)
        if (m_words.isEmpty() || holds(m_table->rows[row]))
            m_order.push_back(row);
}

void TableModel::sortRows()
{
    std::ranges::sort(m_order);
    const int column = columnOf(m_sortKey.toStdString());
    if (column < 0)
        return;
    const auto cellOf = [&](std::uint32_t row) -> const Cell & {
        return m_table->rows[row][static_cast<std::size_t>(column)];
    };
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    std::ranges::stable_sort(m_order, [&](std::uint32_t a, std::uint32_t b) {
        const Cell &x = cellOf(a), &y = cellOf(b);
        if (isEmpty(x) || isEmpty(y))
            return !isEmpty(x) && isEmpty(y);
        return descending ? isLess(y, x) : isLess(x, y);
    });
}

void TableModel::sort(int column, Qt::SortOrder order)
{
    m_sortKey =
        m_table && column >= 0 && column < columnCount() ? QString::fromStdString(this->column(column).key) : QString();
    m_sortOrder = order;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> rows;
    rows.reserve(static_cast<std::size_t>(before.size()));
    for (const QModelIndex &index : before)
        rows.push_back(tableRow(index.row()));
    sortRows();
    if (!before.isEmpty()) {
        std::vector<int> at(m_table->rows.size(), -1);
        for (std::size_t i = 0; i < m_order.size(); ++i)
            at[m_order[i]] = static_cast<int>(i);
        QModelIndexList after;
        for (qsizetype i = 0; i < before.size(); ++i)
            after += index(at[rows[static_cast<std::size_t>(i)]], before[i].column());
        changePersistentIndexList(before, after);
    }
    emit layoutChanged({}, VerticalSortHint);
    if (columnCount() > 0)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::string TableModel::rowKey(int row) const
{
    static constexpr std::string_view telling[] = {"side", "annotation", "input_shapes", "kind",
                                                   "grid", "block",      "stream",       "device"};
    const std::vector<Cell> &cells = m_table->rows[tableRow(row)];
    std::string key;
    for (std::size_t c = 0; c < cells.size(); ++c)
        if (c == 0 || std::ranges::find(telling, m_table->columns[c].key) != std::end(telling))
            key += rawText(cells[c]).toStdString() + '\n';
    return key;
}

void TableModel::setSorting(const QString &key, Qt::SortOrder order)
{
    m_sortKey = key;
    m_sortOrder = order;
    if (m_table)
        sort(columnOf(key.toStdString()), order);
}

int TableModel::modelRow(std::uint32_t tableRow) const
{
    const auto at = std::ranges::find(m_order, tableRow);
    return at != m_order.end() ? static_cast<int>(at - m_order.begin()) : -1;
}

int TableModel::columnOf(std::string_view key) const
{
    if (!m_table)
        return -1;
    const auto found = m_table->column(key);
    return found ? static_cast<int>(*found) : -1;
}

int TableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->columns.size());
}

double TableModel::barOf(const QModelIndex &index) const
{
    const Cell &value = cell(index);
    if (isEmpty(value))
        return -1;
    const TableColumn &of = column(index.column());
    if (of.unit == CellUnit::Share)
        return std::clamp(number(value), 0.0, 1.0);
    // And what the rows are sorted by, as a part of the most.
    const double most = m_most[static_cast<std::size_t>(index.column())];
    if ((of.unit != CellUnit::Time && of.unit != CellUnit::Bytes) || most <= 0 ||
        m_sortKey != QLatin1String(of.key.c_str()))
        return -1;
    return std::clamp(number(value) / most, 0.0, 1.0);
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CellUnit unit = column(index.column()).unit;
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = cellText(cell(index), unit);
        return holdsWords(column(index.column())) ? coreText(text) : text;
    }
    case Qt::ToolTipRole: {
        const QString exact = cellTextExact(cell(index), unit);
        // Of a name always, for it may be cut; of a number only if it was rounded.
        if (isEmpty(cell(index)) || (!isText(unit) && exact == cellText(cell(index), unit)))
            return {};
        return plainToolTip(exact.left(4000));
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isText(unit)             ? Qt::AlignLeft
                                                  : unit == CellUnit::Flag ? Qt::AlignHCenter
                                                                           : Qt::AlignRight) |
                                                 Qt::AlignVCenter));
    case Qt::AccessibleTextRole: return titleOf(column(index.column())) + u' ' + cellTextExact(cell(index), unit);
    case BarRole: return barOf(index);
    case UnitRole: return static_cast<int>(unit);
    case NothingRole:
        return isEmpty(cell(index)) || (!isText(unit) && unit != CellUnit::Plain && number(cell(index)) == 0);
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn &of = column(section);
    switch (role) {
    case Qt::DisplayRole: {
        const QString title = titleOf(of);
        if (m_sortKey.isEmpty() || m_sortKey != QLatin1String(of.key.c_str()))
            return title;
        const QChar arrow(m_sortOrder == Qt::DescendingOrder ? 0x25be : 0x25b4);
        return isText(of.unit) ? title + u' ' + arrow : arrow + QStringLiteral(" ") + title;
    }
    case TitleRole: return titleOf(of);
    case UnitRole: return static_cast<int>(of.unit);
    case Qt::ToolTipRole: return plainToolTip(coreText(of.tip));
    case Qt::AccessibleDescriptionRole: return coreText(of.tip);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isText(of.unit)             ? Qt::AlignLeft
                                                  : of.unit == CellUnit::Flag ? Qt::AlignHCenter
                                                                              : Qt::AlignRight) |
                                                 Qt::AlignVCenter));
    case Qt::InitialSortOrderRole: return isText(of.unit) ? Qt::AscendingOrder : Qt::DescendingOrder;
    default: return {};
    }
}

Table TableModel::shownTable() const
{
    Table shown;
    if (!m_table)
        return shown;
    shown.key = m_table->key;
    shown.title = m_table->title;
    shown.columns = m_table->columns;
    for (const std::uint32_t row : m_order)
        shown.rows.push_back(m_table->rows[row]);
    return shown;
}

QString TableModel::textOf(const std::vector<int> &rows, const std::vector<int> &columns) const
{
    QStringList lines, cells;
    for (const int c : columns) {
        const QString unit = unitName(column(c).unit);
        cells += titleOf(column(c)) + (unit.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(unit));
    }
    lines += cells.join(u'\t');
    for (const int row : rows) {
        cells.clear();
        for (const int c : columns)
            cells += rawText(cell(index(row, c)));
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace lanescope
