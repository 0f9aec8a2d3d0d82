#include "ui/panels/verdicthelp.h"

#include "core/model/trace.h"
#include "core/verdict/help.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/icons.h"
#include "ui/look/theme.h"
#include "ui/panels/elidedbutton.h"
#include "ui/panels/numbergrid.h"
#include "ui/panels/severityline.h"
#include "ui/panels/textlabel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lanescope {

namespace {
constexpr std::size_t placesListed = 8;
} // namespace

VerdictHelpPage::VerdictHelpPage(const Verdict &verdict, const VerdictHelpParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_verdict(verdict)
{
    m_lines = new QVBoxLayout(this);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(6);

    auto *back = new QPushButton(QStringLiteral("‹ ") + parts.back);
    back->setProperty("link", true);
    back->setAccessibleName(tr("Back: %1").arg(parts.back));
    connect(back, &QPushButton::clicked, this, &VerdictHelpPage::backAsked);
    m_lines->addWidget(back, 0, Qt::AlignLeft);

    const QString title = verdictText(verdict.title, verdict.numbers);
    auto *heading = new TextLabel(title);
    QFont font = heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    m_lines->addWidget(heading);
    m_lines->addWidget(new SeverityLine(verdict.severity));
    addParagraph(verdictText(verdict.summary, verdict.numbers));

    const VerdictHelp *help = parts.help;
    if (!parts.scenes.empty()) {
        m_lines->addSpacing(4);
        m_lines->addWidget(new Schematic(parts.scenes));
        addParagraph(tr("An example, not this trace."), true);
    }
    if (help) {
        addHeading(tr("What it means"));
        addParagraph(verdictText(help->means, {}));
        addHeading(tr("How it is computed"));
        addParagraph(verdictText(help->computed, {}));
    }
    addNumbers();
    addLimits();
    if (help) {
        addHeading(tr("Check it by hand"));
        addParagraph(verdictText(help->check, {}));
    }
    addEvidence(parts);
    addHeading(tr("What to do"));
    addParagraph(verdictText(verdict.advice, verdict.numbers));
    if (help && !verdictText(verdict.advice, verdict.numbers).contains(verdictText(help->change, {})))
        addParagraph(tr("In general: %1").arg(verdictText(help->change, {})), true);
    if (!verdict.whyItMightBeWrong.empty()) {
        addHeading(tr("Why it might be wrong"));
        addParagraph(verdictText(verdict.whyItMightBeWrong, verdict.numbers));
    }
    auto *copy = new QPushButton(tr("Copy as Markdown"));
    connect(copy, &QPushButton::clicked, this, &VerdictHelpPage::copyAsked);
    m_lines->addSpacing(4);
    m_lines->addWidget(copy, 0, Qt::AlignLeft);
}

void VerdictHelpPage::addHeading(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setContentsMargins(0, 8, 0, 0);
    m_lines->addWidget(label);
}

void VerdictHelpPage::addParagraph(const QString &text, bool isSecondary)
{
    if (text.isEmpty())
        return;
    auto *label = new TextLabel(text);
    if (isSecondary)
        label->setForegroundRole(QPalette::PlaceholderText);
    m_lines->addWidget(label);
}

void VerdictHelpPage::addNumbers()
{
    if (auto *grid = NumberGrid::of(m_verdict.numbers)) {
        addHeading(tr("The numbers here"));
        m_lines->addWidget(grid);
    }
}

void VerdictHelpPage::addLimits()
{
    if (m_verdict.thresholds.empty())
        return;
    addHeading(tr("Held against"));
    for (const Number &limit : m_verdict.thresholds) {
        auto *grid = NumberGrid::of({limit});
        if (!grid)
            continue;
        m_lines->addWidget(grid);
        QStringList words;
        if (const QString meaning = limitMeaning(limit); !meaning.isEmpty())
            words += meaning.left(1).toUpper() + meaning.mid(1);
        if (const QString source = limitSource(limit); !source.isEmpty())
            words += tr("Source: %1").arg(source);
        if (!words.isEmpty())
            addParagraph(words.join(QStringLiteral(". ")) + u'.', true);
    }
}

void VerdictHelpPage::addEvidence(const VerdictHelpParts &parts)
{
    const std::size_t count = m_verdict.evidence.size();
    for (std::size_t i = 0; i < std::min(count, placesListed); ++i) {
        const Evidence &e = m_verdict.evidence[i];
        const Trace *trace = parts.traceOf(i);
        QString text = formatTime(e.range.length());
        if (trace)
            text = tr("at %1 · %2").arg(formatTime(saturatingSubtract(e.range.start, trace->view().start)), text);
        if (parts.placeOf)
            text.prepend(parts.placeOf(i) + QStringLiteral(" · "));
        if (!e.note.empty())
            text += QStringLiteral(" · ") + oneLine(verdictText(e.note, m_verdict.numbers).toStdString(), 200);
        if (e.slice && trace)
            text += QStringLiteral(" · ") + oneLine(trace->name(e.slice), 200);
        auto *place = new ElidedButton(text);
        place->setHelp(tr("Go there in the timeline"));
        connect(place, &ElidedButton::clicked, this, [this, i] { emit evidenceAsked(m_verdict.evidence[i]); });
        m_lines->addWidget(place);
    }
    if (count > placesListed)
        addParagraph(tr("and %1 more: Show steps through all of them.")
                         .arg(formatCount(static_cast<std::int64_t>(count - placesListed))),
                     true);
}

} // namespace lanescope
