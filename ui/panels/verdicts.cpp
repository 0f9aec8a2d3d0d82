#include "ui/panels/verdicts.h"

#include "core/verdict/help.h"
#include "core/write/reportmarkdown.h"
#include "ui/document/coretext.h"
#include "ui/document/parttext.h"
#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/minichart.h"
#include "ui/panels/partsview.h"
#include "ui/panels/scopeswitch.h"
#include "ui/panels/textlabel.h"
#include "ui/panels/verdictcard.h"
#include "ui/panels/verdicthelp.h"
#include "ui/panels/whatifview.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QLabel *headingLabel(const QString &text)
{
    auto *label = new QLabel(text.toUpper());
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.84);
    font.setWeight(QFont::DemiBold);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    label->setAccessibleName(text);
    label->setForegroundRole(QPalette::PlaceholderText); // the secondary colour
    return label;
}

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : FindingsArea(parent)
{
    setAccessibleName(tr("Verdicts"));
    m_scope.setFollowsRange(false);
    connect(&m_scope, &TableScope::changed, this, &VerdictPanel::computeScope);
    connect(&m_job, &ReportJob::finished, this, &VerdictPanel::showReport);
    connect(this, &FindingsArea::placeAsked, this,
            [this](const Verdict &, const Evidence &evidence) { emit evidenceAsked(evidence); });
    connect(this, &FindingsArea::copyAsked, this, &VerdictPanel::copyVerdict);
    column().setContentsMargins(20, 12, 16, 18);
    column().setSpacing(8);
    column().insertWidget(0, makeTop());
    m_lines = new QVBoxLayout(&list());
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(8);
    m_lines->addStretch(1);
    dress();
    hide();
}

QWidget *VerdictPanel::makeTop()
{
    auto *top = new QWidget;
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto *heading = headingLabel(tr("What limits it"));
    row->addWidget(heading);
    row->addStretch(1);
    m_switch = new ScopeSwitch(m_scope);
    m_switch->setCompact(true);
    connect(m_switch, &ScopeSwitch::menuFilled, this, [this](QMenu *menu) { fillScopeMenu(*menu); });
    row->addWidget(m_switch);
    m_copy = new QToolButton;
    m_copy->setAutoRaise(true);
    m_copy->setFocusPolicy(Qt::TabFocus);
    m_copy->setToolTip(tr("Copy the whole report as Markdown, for an issue or a pull request"));
    m_copy->setAccessibleName(tr("Copy the whole report as Markdown"));
    connect(m_copy, &QToolButton::clicked, this, &VerdictPanel::copyReport);
    row->addWidget(m_copy);
    return top;
}

void VerdictPanel::fillScopeMenu(QMenu &menu)
{
    if (!m_whole || m_whole->stepChoices.empty())
        return;
    menu.addSeparator();
    QMenu *steps = menu.addMenu(tr("What serves as a step"));
    steps->setToolTipsVisible(true);
    const auto add = [&](const QString &text, const QString &name, bool isOn) {
        QAction *action = steps->addAction(text, this, [this, name] { emit stepNameAsked(name); });
        action->setCheckable(true);
        action->setChecked(isOn);
    };
    const QString now = m_whole->stepName;
    add(m_whole->trace->steps().empty() ? tr("What repeats and takes most time") : tr("ProfilerStep, as recorded"), {},
        now.isEmpty());
    for (const StepChoice &choice : m_whole->stepChoices) {
        const QString name = QString::fromStdString(choice.name);
        add(tr("%1 · %2 times").arg(oneLine(choice.name, 50).replace(u'&', QStringLiteral("&&"))).arg(choice.count),
            name, name == now);
    }
}

QSize VerdictPanel::sizeHint() const
{
    return {static_cast<int>(std::round(352 * std::max(1.0, fontMetrics().height() / 16.0))), 400};
}

QSize VerdictPanel::minimumSizeHint() const
{
    return {240, 80};
}

void VerdictPanel::empty()
{
    leaveExplanation();
    m_cards.clear();
    while (m_lines->count() > 1) {
        QLayoutItem *item = m_lines->takeAt(0);
        delete item->widget();
        delete item;
    }
    m_report.reset();
}

void VerdictPanel::clear()
{
    empty();
    m_job.start({});
    m_whole.reset();
    m_scope.reset();
    hide();
}

void VerdictPanel::setWaiting()
{
    empty();
    m_job.start({});
    m_whole.reset();
    m_scope.reset();
    m_switch->setBusy(false);
    m_switch->hide();
    m_copy->hide();
    addText(tr("Looking for what limits the run …"));
    show();
}

void VerdictPanel::setReport(std::shared_ptr<const TraceReport> report)
{
    m_whole = std::move(report);
    m_scope.setTrace(*m_whole->trace);
    m_scope.setSteps(m_whole->report.facts.steps);
    if (m_scope.kind() == TableScope::Whole)
        showReport(m_whole);
    else
        computeScope();
}

void VerdictPanel::computeScope()
{
    if (!m_whole)
        return;
    if (m_scope.kind() == TableScope::Whole) {
        m_job.start({});
        showReport(m_whole);
        return;
    }
    m_switch->setBusy(true);
    m_job.start(m_whole->trace, {stretchOf(m_scope.selection()), m_whole->stepName, m_whole->limits});
}

void VerdictPanel::showReport(std::shared_ptr<const TraceReport> traceReport)
{
    if (!m_whole || traceReport->trace != m_whole->trace)
        return;
    empty();
    m_switch->setBusy(false);
    m_report = std::move(traceReport);
    m_switch->show();
    m_copy->show();
    const Report &report = m_report->report;
    if (m_report->trace->part())
        addText(partText(*m_report->trace));
    addBound();
    for (const VerdictGroup group : {VerdictGroup::WhatToChange, VerdictGroup::ProfilerDid, VerdictGroup::GoodToKnow}) {
        bool any = false;
        for (const Verdict &v : report.verdicts) {
            if (groupOf(v) != group)
                continue;
            if (!any)
                addHeading(groupText(group));
            any = true;
            // What asks for something is never folded.
            const bool isLoud = v.severity >= VerdictSeverity::Warning;
            auto *card = new VerdictCard(v, isLoud ? VerdictCard::Kind::Finding : VerdictCard::Kind::Line,
                                         verdictText(v.title, v.numbers), verdictText(v.summary, v.numbers));
            addChart(*card);
            addCard(card);
        }
    }
    if (!report.notDecidable.empty()) {
        addHeading(tr("Not decidable here"));
        for (const NotDecidable &n : report.notDecidable)
            addText(tr("%1 needs %2.").arg(coreText(n.id), verdictText(n.needs, {})));
    }
    verticalScrollBar()->setValue(0);
    show();
}

void VerdictPanel::addBound()
{
    const Report &report = m_report->report;
    const Verdict &bound = report.bound.verdict;
    auto *card = new VerdictCard(bound, VerdictCard::Kind::Bound, verdictText(bound.title, bound.numbers),
                                 boundSentence(report.bound));
    if (!report.bound.help.empty())
        card->insertBelowText(new TextLabel(verdictText(report.bound.help, bound.numbers)));
    if (QWidget *shares = PartsView::ofShares(report.facts))
        card->insertBelowText(shares);
    addChart(*card);
    if (WhatIfView *whatIf = WhatIfView::of(report.facts.whatIf)) {
        auto *heading = headingLabel(tr("What if"));
        heading->setContentsMargins(0, 6, 0, 0);
        heading->setToolTip(
            plainToolTip(tr("What a step would take without a cause, by a replay of the steady steps")));
        card->insertBelowText(heading);
        card->insertBelowText(whatIf);
    }
    addCard(card);
}

void VerdictPanel::addChart(VerdictCard &card)
{
    std::optional<Chart> chart = chartOf(m_report->report, card.verdict());
    if (!chart)
        return;
    if (chart->kind == Chart::Parts) {
        card.insertBelowText(PartsView::ofChart(*chart));
        return;
    }
    auto *view = new MiniChart(std::move(*chart));
    connect(view, &MiniChart::barAsked, this, [this](const Chart::Bar &bar) {
        const Trace &trace = *m_report->trace;
        emit evidenceAsked({bar.slice ? trace.laneOf(bar.slice) : LaneId(), bar.slice, bar.range, {}});
    });
    card.insertBelowText(view);
}

void VerdictPanel::addHeading(const QString &text)
{
    auto *label = headingLabel(text);
    label->setContentsMargins(0, 8, 0, 0);
    m_lines->insertWidget(m_lines->count() - 1, label);
}

void VerdictPanel::addText(const QString &text)
{
    auto *label = new TextLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_lines->insertWidget(m_lines->count() - 1, label);
}

void VerdictPanel::addCard(VerdictCard *card)
{
    m_cards.push_back(card);
    m_lines->insertWidget(m_lines->count() - 1, card);
    connect(card, &VerdictCard::aboutToShow, this, [this, card] { m_anchor = card->mapTo(viewport(), QPoint()).y(); });
    connect(card, &VerdictCard::pinAsked, this,
            [this, card](const Evidence *evidence) { emit pinAsked(card->verdict(), evidence); });
    connect(card, &VerdictCard::explanationAsked, this, [this, card] { explain(card->verdict()); });
    connect(card, &VerdictCard::copyAsked, this, [this, card] { copyVerdict(card->verdict()); });
    connect(card, &VerdictCard::evidenceAsked, this, [this, card](const Evidence &evidence) {
        // One place is shown at a time. What another card takes away above this one must not move it from under the pointer.
        for (VerdictCard *other : m_cards)
            if (other != card)
                other->endShowing();
        emit evidenceAsked(evidence);
        settle(card, m_anchor, 3);
    });
}

std::string VerdictPanel::shownFinding() const
{
    if (explanation())
        return explanation()->verdict().id;
    const auto shown = std::ranges::find_if(m_cards, &VerdictCard::isShowing);
    return shown != m_cards.end() ? (*shown)->verdict().id : std::string();
}

void VerdictPanel::explain(const Verdict &verdict)
{
    putUp(verdict, {helpFor(verdict.id), scenesOf(verdict.id), tr("All verdicts"),
                    [this](std::size_t) { return m_report->report.facts.trace; }});
}

void VerdictPanel::copyVerdict(const Verdict &verdict)
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(verdictMarkdown(m_report->report, verdict)));
}

void VerdictPanel::copyReport()
{
    if (m_report)
        QGuiApplication::clipboard()->setText(QString::fromStdString(reportMarkdown(m_report->report)));
}

/// Scrolls until the card's top is at `wanted`, in the viewport. Wrapped texts find their height in more than one round of layouts, so
/// that is done again when each of them is over.
void VerdictPanel::settle(VerdictCard *card, int wanted, int rounds)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const auto top = [&] { return card->mapTo(viewport(), QPoint()).y(); };
    QScrollBar &bar = *verticalScrollBar();
    bar.setValue(bar.value() + top() - wanted);
    // And all of the card is seen, if there is room for it.
    const int bottom = top() + card->height() + 8;
    if (bottom > viewport()->height())
        bar.setValue(bar.value() + std::max(0, std::min(bottom - viewport()->height(), top() - 8)));
    if (rounds > 1)
        QTimer::singleShot(0, card, [this, card, wanted, rounds] { settle(card, wanted, rounds - 1); });
}

void VerdictPanel::dress()
{
    const int side = static_cast<int>(std::round(fontMetrics().height() * 0.9));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), Theme::current().secondary));
    m_copy->setIconSize({side, side});
}

void VerdictPanel::changeEvent(QEvent *event)
{
    FindingsArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_copy)
        dress();
}

} // namespace lanescope
