#include "ui/ranks/rankspanel.h"

#include "core/analyse/rankrows.h"
#include "core/verdict/help.h"
#include "core/write/rankstext.h"
#include "ui/document/coretext.h"
#include "ui/document/verdicttext.h"
#include "ui/panels/findingsarea.h"
#include "ui/panels/pageswitch.h"
#include "ui/panels/schematic.h"
#include "ui/panels/tablemodel.h"
#include "ui/panels/tableview.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"
#include "ui/ranks/ranktext.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lanescope {

namespace {

void copyFinding(const Verdict &verdict)
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(rankVerdictMarkdown(verdict)));
}

} // namespace

RanksPanel::RanksPanel(QWidget *parent)
    : QWidget(parent)
{
    setMinimumWidth(1);
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(2);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(14, 5, 8, 2);
    m_switch = new PageSwitch(tr("Which part of the ranks"));
    m_switch->addPage(tr("Found"), tr("Who keeps the others waiting, and what it does meanwhile"));
    m_switch->addPage(tr("Load balance"), tr("How a step of each rank divides"));
    m_switch->addPage(tr("Last by step"), tr("Which rank came last in which step"));
    m_switch->addPage(tr("Collectives"), tr("Every collective over the ranks"));
    m_switch->addPage(tr("By kind"), tr("Collectives by name: bytes and bandwidth"));
    connect(m_switch, &PageSwitch::chosen, this, &RanksPanel::showPage);
    bar->addWidget(m_switch);
    bar->addStretch(1);
    down->addLayout(bar);

    m_findings = new FindingsArea;
    m_findings->setAccessibleName(tr("What the ranks tell"));
    m_findings->column().setContentsMargins(18, 6, 16, 14);
    connect(m_findings, &FindingsArea::placeAsked, this, &RanksPanel::ask);
    connect(m_findings, &FindingsArea::copyAsked, this, &copyFinding);
    m_lines = new QVBoxLayout(&m_findings->list());
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(8);
    m_headline = addText({});
    QFont large = m_headline->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setWeight(QFont::DemiBold);
    m_headline->setFont(large);
    m_lines->addStretch(1);

    auto *tables = new QWidget;
    auto *below = new QVBoxLayout(tables);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    m_model = new TableModel(this);
    m_view = new TableView;
    m_view->setTableModel(m_model);
    m_footer = new QLabel;
    m_footer->setTextFormat(Qt::PlainText);
    m_footer->setWordWrap(true);
    m_footer->setForegroundRole(QPalette::PlaceholderText);
    m_footer->setContentsMargins(14, 3, 14, 5);
    below->addWidget(m_view, 1);
    below->addWidget(m_footer);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_findings);
    m_pages->addWidget(tables);
    down->addWidget(m_pages, 1);
    connect(m_view, &QTableView::doubleClicked, this, [this](const QModelIndex &index) { activate(index.row()); });
    setReport(nullptr);
}

QString RanksPanel::headline() const
{
    return m_headline->text();
}

QLabel *RanksPanel::addText(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    m_lines->insertWidget(std::max(0, m_lines->count() - 1), label); // before the stretch
    return label;
}

void RanksPanel::setReport(std::shared_ptr<const RanksReport> report, const QStringList &problems)
{
    // The cards, and the page, point into the report.
    m_findings->leaveExplanation();
    while (m_lines->count() > 2) {
        QLayoutItem *item = m_lines->takeAt(1);
        delete item->widget();
        delete item;
    }
    m_cards.clear();
    m_report = std::move(report);
    m_problems = problems;
    m_switch->setOthersEnabled(m_report != nullptr);
    fillFindings();
    showPage(m_report ? m_page : Findings);
}

void RanksPanel::fillFindings()
{
    if (!m_report) {
        m_headline->setText(tr("The ranks are being read …"));
        return;
    }
    m_headline->setText(verdictText(m_report->headline, m_report->numbers));
    QStringList notes = m_problems;
    for (const std::string &note : m_report->joined.notes)
        notes += coreText(note);
    const auto addNotes = [&](const QStringList &sentences) {
        for (const QString &sentence : sentences)
            addText(sentence)->setForegroundRole(QPalette::PlaceholderText);
    };
    // Who is missing matters for all that follows; those of many ranks would hide it.
    constexpr int notesAbove = 3;
    addNotes(notes.mid(0, notesAbove));
    for (const RankVerdict &found : m_report->verdicts) {
        const Verdict &v = found.verdict;
        auto *card = new VerdictCard(v, VerdictCard::Kind::Finding, verdictText(v.title, v.numbers),
                                     verdictText(v.summary, v.numbers));
        connect(card, &VerdictCard::evidenceAsked, this, [this, &v](const Evidence &evidence) {
            for (VerdictCard *other : m_cards)
                if (&other->verdict() != &v)
                    other->endShowing();
            ask(v, evidence);
        });
        card->hidePin(); // it speaks of more than the trace in the timeline
        connect(card, &VerdictCard::explanationAsked, this, [this, &found] { explain(found); });
        connect(card, &VerdictCard::copyAsked, this, [&v] { copyFinding(v); });
        m_lines->insertWidget(m_lines->count() - 1, card);
        m_cards.push_back(card);
    }
    for (const NotDecidable &n : m_report->notDecidable)
        addText(tr("%1 needs %2.").arg(coreText(n.id), verdictText(n.needs, {})));
    addNotes(notes.mid(notesAbove));
}

void RanksPanel::ask(const Verdict &verdict, const Evidence &evidence)
{
    const auto found = std::ranges::find(m_report->verdicts, &verdict, [](const RankVerdict &v) { return &v.verdict; });
    emit evidenceAsked(found->ranks[static_cast<std::size_t>(&evidence - verdict.evidence.data())], evidence);
}

void RanksPanel::explain(const RankVerdict &found)
{
    constexpr int widest = 110; // lines as long as the panel is wide are hard to read
    const Verdict &verdict = found.verdict;
    const auto rankOf = [this, &found](std::size_t place) -> const JoinedRank & {
        return m_report->joined.ranks[found.ranks[place]];
    };
    m_findings->putUp(verdict,
                      {rankHelpFor(verdict.id), rankScenesOf(verdict.id), tr("All findings"),
                       [this, rankOf](std::size_t place) {
                           // Where ranks were put together in one file, slices have other ids there.
                           const RankFacts &facts = rankOf(place).facts;
                           return facts.file == m_tracePath && facts.processes.empty() ? m_trace : nullptr;
                       },
                       [rankOf](std::size_t place) { return rankLabel(rankOf(place)); }},
                      widest);
}

void RanksPanel::setTrace(const Trace *trace, const QString &path)
{
    m_trace = trace;
    m_tracePath = QFile::encodeName(path).toStdString();
}

void RanksPanel::showPage(int page)
{
    m_page = page;
    m_switch->setPage(page);
    m_pages->setCurrentIndex(page == Findings ? 0 : 1);
    setFocusProxy(page == Findings ? nullptr : m_view);
    if (page != Findings)
        fillTable();
}

void RanksPanel::fillTable()
{
    if (!m_report) {
        m_model->setTable(nullptr);
        return;
    }
    Table table;
    m_order.clear();
    switch (m_page) {
    case LoadBalance: table = loadBalanceTable(m_report->joined, m_report->loads); break;
    case LastByStep: table = lastByStepTable(m_report->joined, m_report->stragglers); break;
    case Collectives: table = joinedCollectivesTable(m_report->joined, &m_order); break;
    default: table = collectiveSpeedTable(m_report->speeds);
    }
    QStringList sentences;
    for (const std::string &s : table.footer)
        sentences += coreText(s);
    if (table.rows.empty())
        sentences.prepend(tr("Nothing to show."));
    m_footer->setText(sentences.join(u' '));
    m_footer->setVisible(!sentences.isEmpty());
    m_model->setSorting({}, Qt::DescendingOrder);
    const auto shared = std::make_shared<const Table>(std::move(table));
    m_model->setTable(shared);
    for (std::size_t c = 0; c < shared->columns.size(); ++c)
        m_view->setColumnHidden(static_cast<int>(c), !shared->columns[c].shownAtFirst);
    m_view->fitColumns();
    m_view->showSorting();
}

void RanksPanel::activate(int row)
{
    if (!m_report || row < 0 || row >= m_model->rowCount())
        return;
    const std::uint32_t own = m_model->tableRow(row);
    if (m_page == LoadBalance)
        emit rankAsked(own);
    else if (m_page == Collectives && own < m_order.size())
        emit collectiveAsked(m_order[own]);
}

void RanksPanel::selectCollective(int collective)
{
    if (m_page != Collectives || collective < 0)
        return;
    const auto at = std::ranges::find(m_order, static_cast<std::uint32_t>(collective));
    if (at == m_order.end())
        return;
    if (const int row = m_model->modelRow(static_cast<std::uint32_t>(at - m_order.begin())); row >= 0)
        m_view->setCurrentIndex(m_model->index(row, 0));
}

void RanksPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_switch->setRoom(width() - 30);
}

} // namespace lanescope
