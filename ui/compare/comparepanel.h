#pragma once

#include <QWidget>

#include "core/analyse/comparetables.h"
#include "ui/document/tracecomparison.h"

#include <memory>

class QStackedWidget;

namespace lanescope {

class CompareSummary;
class CompareTableView;
class PageSwitch;

/// The tab of a comparison: what was found, and its tables, one at a time.
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    /// Null: it is still being made, or there is none.
    void setComparison(std::shared_ptr<const TraceComparison> comparison);
    CompareSummary &summary() const { return *m_summary; }
    CompareTableView &table() const { return *m_table; }
    /// 0: what was found; then the kinds of tables in their order.
    void showPage(int page);
    int page() const { return m_page; }

signals:
    void problem(const QString &message);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    std::shared_ptr<const TraceComparison> m_comparison;
    PageSwitch *m_switch;
    QWidget *m_afterBar; ///< takes the room of what only tables have
    QStackedWidget *m_pages;
    CompareSummary *m_summary;
    CompareTableView *m_table;
    int m_page = 0;
};

} // namespace lanescope
