#pragma once

#include <QStringList>
#include <QWidget>

#include "core/verdict/ranksreport.h"

#include <memory>
#include <vector>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace lanescope {

class PageSwitch;
class TableModel;
class TableView;
class VerdictCard;

/// The tab of several ranks: who waits for whom, and the tables, one at a time.
class RanksPanel : public QWidget {
    Q_OBJECT

public:
    enum Page { Findings, LoadBalance, LastByStep, Collectives, Kinds };

    explicit RanksPanel(QWidget *parent = nullptr);

    /// Null: they are still being read. `problems`: sentences about files that are missing in it.
    void setReport(std::shared_ptr<const RanksReport> report, const QStringList &problems = {});
    void showPage(int page);
    int page() const { return m_page; }
    QString headline() const;
    const std::vector<VerdictCard *> &cards() const { return m_cards; }
    TableModel &model() const { return *m_model; }
    TableView &table() const { return *m_view; }
    /// Makes this collective's row the current one; -1: none.
    void selectCollective(int collective);

signals:
    /// A proof lies in the file of this rank.
    void evidenceAsked(std::uint32_t rank, const lanescope::Evidence &evidence);
    /// A row of ranks was double-clicked.
    void rankAsked(std::uint32_t rank);
    void collectiveAsked(std::uint32_t collective);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillFindings();
    void fillTable();
    void activate(int row);
    QLabel *addText(const QString &text);

    std::shared_ptr<const RanksReport> m_report;
    QStringList m_problems;
    std::vector<std::uint32_t> m_order; ///< of collectives, by row of the table
    PageSwitch *m_switch;
    QStackedWidget *m_pages;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_lines;
    QLabel *m_headline;
    std::vector<VerdictCard *> m_cards;
    TableModel *m_model;
    TableView *m_view;
    QLabel *m_footer;
    int m_page = Findings;
};

} // namespace lanescope
