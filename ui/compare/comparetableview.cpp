#include "ui/compare/comparetableview.h"

#include "ui/document/coretext.h"
#include "ui/panels/filterbar.h"
#include "ui/panels/tableactions.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace lanescope {

CompareTableView::CompareTableView(QWidget *parent)
    : QWidget(parent)
{
    setMinimumWidth(1);
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    m_bar = new FilterBar;
    m_model = new TableModel(this);
    m_view = new TableView;
    m_view->setAccessibleName(tr("Rows of both traces"));
    m_view->setTableModel(m_model);
    down->addWidget(m_view, 1);
    m_footer = new QLabel;
    m_footer->setTextFormat(Qt::PlainText);
    m_footer->setWordWrap(true);
    m_footer->setForegroundRole(QPalette::PlaceholderText);
    m_footer->setContentsMargins(18, 5, 18, 6);
    down->addWidget(m_footer);
    setFocusProxy(m_view);

    connect(&filter(), &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        showCount();
    });
    connect(&m_bar->menu(), &QMenu::aboutToShow, this, &CompareTableView::fillMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CompareTableView::selectionChanged);
    connect(m_view, &QTableView::doubleClicked, this, &CompareTableView::rowActivated);
    connect(m_view, &TableView::filterAsked, this, [this] { filter().setFocus(Qt::ShortcutFocusReason); });
    dress();
}

QLineEdit &CompareTableView::filter() const
{
    return m_bar->field();
}

QWidget *CompareTableView::bar() const
{
    return m_bar;
}

void CompareTableView::setComparison(const Comparison *comparison)
{
    m_comparison = comparison;
    m_rows.clear();
    m_model->setTable({});
    filter().clear();
    if (m_comparison && m_kind)
        showKind(*m_kind);
}

void CompareTableView::showKind(const CompareTableKind &kind)
{
    m_kind = &kind;
    if (!m_comparison)
        return;
    CompareTable made = kind.make(*m_comparison);
    m_rows = std::move(made.rows);
    m_footer->clear();
    QStringList footer;
    for (const std::string &sentence : made.table.footer)
        footer += coreText(sentence);
    m_footer->setText(footer.join(u' '));
    m_footer->setVisible(!footer.isEmpty());
    m_model->setSorting({}, Qt::DescendingOrder); // the largest difference first
    m_model->setTable(std::make_shared<const Table>(std::move(made.table)));
    m_view->showSorting();
    m_view->fitColumns();
    showCount();
}

std::vector<const ComparedRow *> CompareTableView::selectedRows() const
{
    std::vector<const ComparedRow *> rows;
    for (const int row : m_view->selectedRows())
        if (const ComparedRow *r = m_rows[m_model->tableRow(row)])
            rows.push_back(r);
    return rows;
}

void CompareTableView::clearSelection()
{
    m_view->clearSelection();
}

void CompareTableView::showCount()
{
    m_bar->showCount(m_model->rowCount(), m_model->table() ? static_cast<int>(m_model->table()->rows.size()) : 0);
}

void CompareTableView::fillMenu()
{
    m_bar->menu().clear();
    addTableActions(&m_bar->menu(), m_view, &m_bar->menuButton(), [this] { saveCsv(); });
}

void CompareTableView::saveCsv()
{
    const QString path = askForCsv(this, m_folder,
                                   QStringLiteral("compare-") +
                                       QLatin1String(m_kind->key.data(), static_cast<qsizetype>(m_kind->key.size())));
    if (path.isEmpty())
        return;
    if (const QString failure = writeTableCsv(*m_model, path); !failure.isEmpty())
        emit problem(failure);
}

void CompareTableView::dress()
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_footer->setFont(small);
}

void CompareTableView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_footer && event->type() == QEvent::FontChange)
        dress();
}

void CompareTableView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && filter().hasFocus()) {
        filter().clear();
        m_view->setFocus();
    } else if (event->key() == Qt::Key_Escape && !m_view->selectedRows().empty()) {
        clearSelection();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lanescope
