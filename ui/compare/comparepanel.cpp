#include "ui/compare/comparepanel.h"

#include "ui/compare/comparesummary.h"
#include "ui/compare/comparetableview.h"
#include "ui/document/coretext.h"
#include "ui/panels/pageswitch.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lanescope {

ComparePanel::ComparePanel(QWidget *parent)
    : QWidget(parent)
{
    setMinimumWidth(1);
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(2);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(14, 5, 8, 2);
    bar->setSpacing(8);
    m_switch = new PageSwitch(tr("Which part of the comparison"));
    m_switch->addPage(tr("Found"), tr("Which trace is faster, by how much, and why"));
    for (const CompareTableKind &kind : compareTableKinds())
        m_switch->addPage(coreText(kind.title), coreText(kind.tip));
    connect(m_switch, &PageSwitch::chosen, this, &ComparePanel::showPage);
    bar->addWidget(m_switch);
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
    m_switch->setOthersEnabled(m_comparison != nullptr);
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
    m_switch->setPage(page);
    setFocusProxy(page > 0 ? static_cast<QWidget *>(m_table) : m_summary);
}

void ComparePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_switch->setRoom(width() - m_table->bar()->sizeHint().width() - 40);
}

} // namespace lanescope
