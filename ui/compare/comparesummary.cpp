#include "ui/compare/comparesummary.h"

#include "core/verdict/help.h"
#include "core/write/comparetext.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace lanescope {

namespace {

QString basisText(const ComparedSteps &steps)
{
    switch (steps.basis) {
    case CompareBasis::SteadySteps:
        return CompareSummary::tr("medians of %1 steady steps of A and %2 of B")
            .arg(steps.a.steps())
            .arg(steps.b.steps());
    case CompareBasis::AllSteps:
        return CompareSummary::tr("medians of all steps, %1 of A and %2 of B: one trace has no steady step")
            .arg(steps.a.steps())
            .arg(steps.b.steps());
    case CompareBasis::Whole: break;
    }
    return CompareSummary::tr("of the whole traces: one of them has no steps");
}

} // namespace

CompareSummary::CompareSummary(QWidget *parent)
    : FindingsArea(parent)
{
    setAccessibleName(tr("What the comparison found"));
    column().setContentsMargins(18, 6, 16, 14);
    connect(this, &FindingsArea::listShown, this, &CompareSummary::arrange);
    connect(this, &FindingsArea::placeAsked, this, &CompareSummary::ask);
    connect(this, &FindingsArea::copyAsked, this, [](const Verdict &verdict) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(findingMarkdown(verdict)));
    });
    auto *lines = new QVBoxLayout(&list());
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    m_headline = new QLabel;
    m_medians = new QLabel;
    for (QLabel *label : {m_headline, m_medians}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        lines->addWidget(label);
    }
    QFont large = m_headline->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setWeight(QFont::DemiBold);
    m_headline->setFont(large);
    m_medians->setForegroundRole(QPalette::PlaceholderText);
    auto *across = new QHBoxLayout;
    across->setContentsMargins(0, 6, 0, 0);
    across->setSpacing(10);
    for (int i = 0; i < 4; ++i) {
        auto *column = new QWidget;
        auto *down = new QVBoxLayout(column);
        down->setContentsMargins(0, 0, 0, 0);
        down->setSpacing(8);
        down->addStretch(1);
        across->addWidget(column, 1);
        m_columns.push_back(column);
    }
    lines->addLayout(across);
    lines->addStretch(1);
}

QString CompareSummary::headline() const
{
    return m_headline->text();
}

void CompareSummary::setComparison(std::shared_ptr<const TraceComparison> comparison)
{
    leaveExplanation();
    qDeleteAll(m_cards);
    m_cards.clear();
    m_shown.clear();
    m_comparison = std::move(comparison);
    m_columnCount = 0;
    if (!m_comparison) {
        m_headline->setText(tr("Comparing …"));
        m_medians->clear();
        return;
    }
    const ComparisonReport &report = m_comparison->report;
    m_headline->setText(verdictText(report.headline.text, report.headline.numbers));
    m_medians->setText(basisText(report.steps()));
    for (const ComparisonFinding &found : report.findings) {
        Shown &shown = m_shown.emplace_back();
        shown.verdict = found.verdict;
        shown.placesInA = found.a.size();
        for (const auto &[trace, places] :
             {std::pair(QStringLiteral("A"), &found.a), std::pair(QStringLiteral("B"), &found.b)})
            for (Evidence place : *places) {
                place.note = (trace + QStringLiteral(": ") + verdictText(place.note, {})).toStdString();
                shown.verdict.evidence.push_back(std::move(place));
            }
        const Verdict &v = shown.verdict;
        auto *card = new VerdictCard(v, VerdictCard::Kind::Finding, verdictText(v.title, v.numbers),
                                     verdictText(v.summary, v.numbers));
        card->hidePin();
        m_cards.push_back(card);
        connect(card, &VerdictCard::copyAsked, this, [&shown] {
            QGuiApplication::clipboard()->setText(QString::fromStdString(findingMarkdown(shown.verdict)));
        });
        connect(card, &VerdictCard::evidenceAsked, this, [this, card, &shown](const Evidence &evidence) {
            for (VerdictCard *other : m_cards)
                if (other != card)
                    other->endShowing();
            ask(shown.verdict, evidence);
        });
        connect(card, &VerdictCard::explanationAsked, this, [this, &shown] { explain(shown); });
    }
    arrange();
}

void CompareSummary::ask(const Verdict &verdict, const Evidence &evidence)
{
    const auto shown = std::ranges::find(m_shown, &verdict, [](const Shown &s) { return &s.verdict; });
    const auto place = static_cast<std::size_t>(&evidence - verdict.evidence.data());
    emit evidenceAsked(evidence, place >= shown->placesInA);
}

void CompareSummary::explain(const Shown &shown)
{
    constexpr int widest = 110; // lines as long as the panel is wide are hard to read
    const Verdict &verdict = shown.verdict;
    putUp(verdict,
          {comparisonHelpFor(verdict.id), comparisonScenesOf(verdict.id), tr("All findings"),
           [this, &shown](std::size_t place) {
               return (place < shown.placesInA ? m_comparison->a : m_comparison->b)->trace.get();
           }},
          widest);
}

void CompareSummary::arrange()
{
    const int least = fontMetrics().averageCharWidth() * 46;
    const int count = std::clamp(viewport()->width() / std::max(least, 1), 1, static_cast<int>(m_columns.size()));
    if (count == m_columnCount || m_cards.empty())
        return;
    m_columnCount = count;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i]->setVisible(static_cast<int>(i) < count);
        // All out first: what a layout moves within itself lands beside its place.
        for (VerdictCard *card : m_cards)
            m_columns[i]->layout()->removeWidget(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        auto *down = static_cast<QVBoxLayout *>(m_columns[i % static_cast<std::size_t>(count)]->layout());
        down->insertWidget(down->count() - 1, m_cards[i]);
        m_cards[i]->show();
    }
}

void CompareSummary::resizeEvent(QResizeEvent *event)
{
    FindingsArea::resizeEvent(event);
    arrange();
}

} // namespace lanescope
