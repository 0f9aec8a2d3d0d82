#include "ui/compare/comparepanel.h"

#include "ui/compare/comparesummary.h"
#include "ui/compare/comparetableview.h"
#include "ui/document/coretext.h"
#include "ui/look/format.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace lanescope {

namespace {

QString translated(std::string_view text)
{
    return coreText(text);
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent)
    : QWidget(parent)
{
    setMinimumWidth(1);
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(2);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(14, 5, 8, 2);
    m_switch = new QWidget;
    m_switch->setAccessibleName(tr("Which part of the comparison"));
    auto *row = new QHBoxLayout(m_switch);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_list = new QComboBox;
    m_list->setAccessibleName(m_switch->accessibleName());
    const auto add = [&](const QString &name, const QString &tip, const char *segment) {
        const auto page = static_cast<int>(m_buttons.size());
        auto *b = new QToolButton;
        b->setText(name);
        b->setToolTip(plainToolTip(tip));
        b->setProperty("segment", segment);
        b->setCheckable(true);
        b->setFocusPolicy(Qt::TabFocus);
        connect(b, &QToolButton::clicked, this, [this, page] { showPage(page); });
        row->addWidget(b);
        m_buttons.push_back(b);
        m_list->addItem(name);
        m_list->setItemData(page, plainToolTip(tip), Qt::ToolTipRole);
    };
    add(tr("Found"), tr("Which trace is faster, by how much, and why"), "first");
    for (const CompareTableKind &kind : compareTableKinds())
        add(translated(kind.title), translated(kind.tip), &kind == &compareTableKinds().back() ? "last" : "middle");
    connect(m_list, &QComboBox::activated, this, &ComparePanel::showPage);
    bar->setSpacing(8);
    bar->addWidget(m_switch);
    bar->addWidget(m_list);
    m_summary = new CompareSummary;
    m_table = new CompareTableView;
    bar->addWidget(m_table->bar(), 1);
    m_afterBar = new QWidget;
    bar->addWidget(m_afterBar, 1);
    down->addLayout(bar);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_summary);
    m_pages->addWidget(m_table);
    down->addWidget(m_pages, 1);
    connect(m_table, &CompareTableView::problem, this, &ComparePanel::problem);
    showPage(0);
}

void ComparePanel::setComparison(std::shared_ptr<const TraceComparison> comparison)
{
    m_table->setComparison(nullptr);
    m_summary->setComparison(comparison);
    m_comparison = std::move(comparison);
    m_table->setComparison(m_comparison ? &m_comparison->report.comparison : nullptr);
    for (std::size_t i = 1; i < m_buttons.size(); ++i)
        m_buttons[i]->setEnabled(m_comparison != nullptr);
    m_list->setEnabled(m_comparison != nullptr);
    if (!m_comparison)
        showPage(0);
}

void ComparePanel::showPage(int page)
{
    m_page = page;
    if (page > 0)
        m_table->showKind(compareTableKinds()[static_cast<std::size_t>(page - 1)]);
    m_pages->setCurrentIndex(page > 0 ? 1 : 0);
    m_table->bar()->setVisible(page > 0);
    m_afterBar->setVisible(page == 0);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(static_cast<int>(i) == page);
    m_list->setCurrentIndex(page);
    setFocusProxy(page > 0 ? static_cast<QWidget *>(m_table) : m_summary);
}

void ComparePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < m_switch->sizeHint().width() + m_table->bar()->sizeHint().width() + 40;
    m_switch->setVisible(!isNarrow);
    m_list->setVisible(isNarrow);
}

} // namespace lanescope
