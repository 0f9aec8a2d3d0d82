#include "ui/panels/verdicts.h"

#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/sharebar.h"
#include "ui/panels/verdictcard.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// Where the time goes: a bar, and below it a line for each part of it.
class ShareView : public QWidget {
public:
    explicit ShareView(const Facts &facts, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_entries(shareEntries(*facts.shares))
        , m_title(shareTitle(facts))
        , m_divisor(shareDivisor(facts))
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        setAccessibleName(m_title);
        QStringList parts;
        for (const ShareEntry &e : m_entries)
            parts += shareName(e.kind) + u' ' + formatShare(e.share);
        setAccessibleDescription(parts.join(QStringLiteral(", ")));
        setToolTip(plainToolTip(tr(
            "Shares of the time without the profiler’s doing; its own part is shown, and left out of all of them.")));
    }
    QSize sizeHint() const override
    {
        const QFontMetricsF font(small());
        return {200, static_cast<int>(std::ceil(barTop() + barHeight() + gap() +
                                                pitch(font) * (static_cast<double>(m_entries.size()) + 1)))};
    }
    QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::current();
        QPainter painter(this);
        const QFontMetricsF font(small());
        painter.setFont(small());
        paintShareBar(painter, QRectF(0.5, barTop() + 0.5, width() - 1, barHeight()), m_entries, theme);
        double y = barTop() + barHeight() + gap();
        const auto baseline = [&] { return std::round(y + (pitch(font) - font.height()) / 2 + font.ascent()); };
        painter.setPen(theme.secondary);
        painter.drawText(QPointF(0, baseline()), font.elidedText(m_title, Qt::ElideRight, width()));
        y += pitch(font);
        const double swatch = std::round(font.height() * 0.75);
        const double shareColumn = font.horizontalAdvance(formatShare(0.888)),
                     timeColumn = font.horizontalAdvance(formatTime(88'800'000)) + 14;
        for (const ShareEntry &e : m_entries) {
            const QRectF box(0.5, std::round(y + (pitch(font) - swatch) / 2) + 0.5, std::round(swatch * 1.4), swatch);
            paintShare(painter, box, e.kind, theme);
            painter.setPen(QPen(theme.line, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
            const double left = box.right() + 7, right = width() - shareColumn - timeColumn;
            painter.setPen(theme.text);
            painter.drawText(QPointF(left, baseline()),
                             font.elidedText(shareName(e.kind), Qt::ElideRight, right - left - 6));
            const QString share = formatShare(e.share), time = formatTime(e.time / m_divisor);
            painter.drawText(QPointF(right + shareColumn - font.horizontalAdvance(share), baseline()), share);
            painter.setPen(theme.secondary);
            painter.drawText(QPointF(width() - font.horizontalAdvance(time), baseline()), time);
            y += pitch(font);
        }
    }

private:
    QFont small() const
    {
        QFont font = this->font();
        font.setPointSizeF(font.pointSizeF() * 0.92);
        return font;
    }
    static double pitch(const QFontMetricsF &font) { return std::round(font.height() * 1.25); }
    double barTop() const { return 6; }
    double barHeight() const { return std::round(fontMetrics().height() * 0.8); }
    double gap() const { return 5; }

    std::vector<ShareEntry> m_entries;
    QString m_title;
    Nanoseconds m_divisor;
};

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Verdicts"));
    setFocusPolicy(Qt::NoFocus); // its buttons take it
    m_content = new QWidget;
    m_lines = new QVBoxLayout(m_content);
    m_lines->setContentsMargins(20, 16, 16, 18);
    m_lines->setSpacing(8);
    m_lines->addStretch(1);
    setWidget(m_content);
    hide();
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
    hide();
}

void VerdictPanel::setWaiting()
{
    empty();
    addHeading(tr("What limits this run"));
    addText(tr("Looking for what limits the run …"));
    show();
}

void VerdictPanel::setReport(std::shared_ptr<const TraceReport> traceReport)
{
    empty();
    m_report = std::move(traceReport);
    const Report &report = m_report->report;
    addHeading(tr("What limits this run"));
    const Verdict &bound = report.bound.verdict;
    auto *first = new VerdictCard(bound, VerdictCard::Kind::Bound, verdictText(bound.title, bound.numbers),
                                  boundSentence(report.bound));
    if (report.facts.shares)
        first->insertBelowText(new ShareView(report.facts));
    addCard(first);
    for (const VerdictGroup group : {VerdictGroup::WhatToChange, VerdictGroup::ProfilerDid, VerdictGroup::GoodToKnow}) {
        bool any = false;
        for (const Verdict &v : report.verdicts) {
            if (groupOf(v) != group)
                continue;
            if (!any)
                addHeading(groupText(group));
            any = true;
            addCard(new VerdictCard(v, VerdictCard::Kind::Finding, verdictText(v.title, v.numbers),
                                    verdictText(v.summary, v.numbers)));
        }
    }
    if (!report.notDecidable.empty()) {
        addHeading(tr("Not decidable here"));
        for (const NotDecidable &n : report.notDecidable)
            addText(tr("%1 needs %2.").arg(QString::fromStdString(n.id), verdictText(n.needs, {})));
    }
    verticalScrollBar()->setValue(0);
    show();
}

void VerdictPanel::addHeading(const QString &text)
{
    auto *label = new QLabel(text.toUpper());
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.84);
    font.setWeight(QFont::DemiBold);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    label->setAccessibleName(text);
    label->setContentsMargins(0, m_lines->count() > 1 ? 8 : 0, 0, 0);
    addGrey(label);
}

void VerdictPanel::addText(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    addGrey(label);
}

void VerdictPanel::addGrey(QLabel *label)
{
    label->setForegroundRole(QPalette::PlaceholderText); // the secondary colour
    m_lines->insertWidget(m_lines->count() - 1, label);
}

void VerdictPanel::addCard(VerdictCard *card)
{
    m_cards.push_back(card);
    m_lines->insertWidget(m_lines->count() - 1, card);
    connect(card, &VerdictCard::aboutToShow, this, [this, card] { m_anchor = card->mapTo(viewport(), QPoint()).y(); });
    connect(card, &VerdictCard::pinAsked, this,
            [this, card](const Evidence *evidence) { emit pinAsked(card->verdict(), evidence); });
    connect(card, &VerdictCard::evidenceAsked, this, [this, card](const Evidence &evidence) {
        // One place is shown at a time. What another card takes away above this one must not move it from under the pointer.
        for (VerdictCard *other : m_cards)
            if (other != card)
                other->endShowing();
        emit evidenceAsked(evidence);
        settle(card, m_anchor, 3);
    });
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

void VerdictPanel::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void VerdictPanel::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::current().panel);
    QScrollArea::paintEvent(event);
}

} // namespace lanescope
