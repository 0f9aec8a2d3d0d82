#pragma once

#include <QStringList>
#include <QWidget>

#include "core/verdict/ranksreport.h"

#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace lanescope {

class FindingsArea;
class PageSwitch;
class TableModel;
class TableView;
class Trace;
class VerdictCard;

/// The tab of several ranks: who waits for whom, and the tables, one at a time.
class RanksPanel : public QWidget {
    Q_OBJECT

public:
    enum Page { Findings, LoadBalance, LastByStep, Collectives, Kinds };

    explicit RanksPanel(QWidget *parent = nullptr);

    /// Null: they are still being read. `problems`: sentences about files that are missing in it.
    void setReport(std::shared_ptr<const RanksReport> report, const QStringList &problems = {});
    /// The trace that is open now is of this file; null: none is. Proofs in it are told with their names.
    void setTrace(const Trace *trace, const QString &path);
    void showPage(int page);
    int page() const { return m_page; }
    QString headline() const;
    const std::vector<VerdictCard *> &cards() const { return m_cards; }
    FindingsArea &findings() const { return *m_findings; }
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
    void explain(const RankVerdict &found);
    void ask(const Verdict &verdict, const Evidence &evidence);
    void fillTable();
    void activate(int row);
    QLabel *addText(const QString &text);

    std::shared_ptr<const RanksReport> m_report;
    QStringList m_problems;
    const Trace *m_trace = nullptr;
    std::string m_tracePath;
    std::vector<std::uint32_t> m_order; ///< of collectives, by row of the table
    PageSwitch *m_switch;
    QStackedWidget *m_pages;
    FindingsArea *m_findings;
    QVBoxLayout *m_lines;
    QLabel *m_headline;
    std::vector<VerdictCard *> m_cards;
    TableModel *m_model;
    TableView *m_view;
    QLabel *m_footer;
    int m_page = Findings;
};

} // namespace lanescope
