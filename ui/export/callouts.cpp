#include "ui/export/callouts.h"

#include "ui/document/tracereport.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/panels/severitymark.h"
#include "ui/panels/sharebar.h"
#include "ui/timeline/timelinelook.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Picture", text);
}

QFont heavier(QFont font, double factor, QFont::Weight weight)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

/// Paints a paragraph, or with a null painter only measures it. Returns its height.
double paragraph(QPainter *painter, const QString &text, const QFont &font, const QColor &colour, QPointF at,
                 double width)
{
    const QRectF room(at.x(), at.y(), width, 10'000);
    const double height = std::ceil(QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, text).height());
    if (painter) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(QRectF(at.x(), at.y(), width, height + 1), Qt::TextWordWrap, text);
    }
    return height;
}

} // namespace

struct Callouts::Box {
    const Verdict *verdict;
    QString title;
    QString text;
    bool isBound = false;
    bool isChosen = false; ///< what the picture is about: framed as in the window
};

Callouts::Callouts(std::shared_ptr<const TraceReport> report, const TimelineLook &look, std::vector<std::string> first)
    : m_report(std::move(report))
    , m_look(look)
    , m_first(std::move(first))
{}

double Callouts::box(QPainter *painter, const Box &b, QPointF at, double width) const
{
    const Theme &theme = *m_look.theme;
    const double pad = std::round(m_look.px(12)), left = at.x() + pad, inner = width - 2 * pad;
    const QFont titleFont = heavier(m_look.font, b.isBound ? 20.0 / 13 : 1, QFont::DemiBold),
                gainFont = heavier(m_look.smallFont, 1, QFont::Medium);
    double y = at.y() + std::round(m_look.px(9));
    if (painter) {
        // The height is known only after measuring, so that comes first.
        const double height = box(nullptr, b, at, width);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(b.isChosen ? theme.accent : theme.line, 1));
        painter->setBrush(theme.background);
        painter->drawRoundedRect(QRectF(at, QSizeF(width, height)).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        painter->setPen(Qt::NoPen);
        painter->setBrush(severityColour(b.verdict->severity, theme));
        painter->drawRoundedRect(QRectF(at.x() + 1, at.y() + 9, 3, height - 18), 1.5, 1.5);
        painter->restore();
    }
    const QFontMetricsF small(gainFont);
    const double mark = std::round(small.height() * 0.9);
    const auto severityLine = [&] {
        if (painter) {
            paintSeverity(*painter, QRectF(left, y + (small.height() - mark) / 2, mark, mark), b.verdict->severity,
                          theme);
            painter->setFont(gainFont);
            painter->setPen(theme.secondary);
            const double baseline = std::round(y + small.ascent());
            painter->drawText(QPointF(left + mark + m_look.px(5), baseline), severityText(b.verdict->severity));
            const QString gain = gainText(*b.verdict);
            painter->setPen(theme.text);
            painter->drawText(QPointF(left + inner - small.horizontalAdvance(gain), baseline), gain);
        }
        y += small.height() + m_look.px(2);
    };
    if (!b.isBound)
        severityLine();
    y += paragraph(painter, b.title, titleFont, theme.text, {left, y}, inner) + m_look.px(2);
    if (b.isBound)
        severityLine();
    y += paragraph(painter, b.text, b.isBound ? m_look.font : m_look.smallFont,
                   b.isBound ? theme.text : theme.secondary, {left, y}, inner);
    if (b.isBound && m_report->report.facts.shares) {
        const std::vector<ShareEntry> entries = shareEntries(*m_report->report.facts.shares);
        y += m_look.px(8);
        const double height = std::round(m_look.px(11));
        if (painter)
            paintShareBar(*painter, QRectF(left + 0.5, std::round(y) + 0.5, inner - 1, height), entries, theme);
        y += height + m_look.px(4);
        QStringList parts;
        for (const ShareEntry &e : entries)
            parts += shareName(e.kind) + QChar(0xa0) + formatShare(e.share);
        y += paragraph(painter, parts.join(QStringLiteral(" · ")), m_look.smallFont, theme.secondary, {left, y}, inner);
    }
    return std::ceil(y + m_look.px(10) - at.y());
}

/// What limits the run, then what the picture is about, then the others as the window has them.
std::vector<Callouts::Box> Callouts::boxes() const
{
    const Report &report = m_report->report;
    const auto rank = [&](const Verdict &v) { return std::ranges::find(m_first, v.id) - m_first.begin(); };
    std::vector<Box> boxes;
    for (const VerdictGroup group : {VerdictGroup::WhatToChange, VerdictGroup::ProfilerDid, VerdictGroup::GoodToKnow})
        for (const Verdict &v : report.verdicts)
            if (groupOf(v) == group)
                boxes.push_back({&v, verdictText(v.title, v.numbers), verdictText(v.summary, v.numbers), false,
                                 std::ranges::find(m_first, v.id) != m_first.end()});
    std::ranges::stable_sort(boxes, {}, [&](const Box &b) { return rank(*b.verdict); });
    boxes.insert(boxes.begin(),
                 {&report.bound.verdict, verdictText(report.bound.verdict.title, report.bound.verdict.numbers),
                  boundSentence(report.bound), true, false});
    return boxes;
}

double Callouts::lay(QPainter *painter, const QRectF &area) const
{
    std::vector<Box> boxes = this->boxes();
    const double gap = std::round(m_look.px(10));
    const auto columns =
        static_cast<std::size_t>(std::clamp(std::floor((area.width() + gap) / m_look.px(300)), 1.0,
                                            static_cast<double>(std::min<std::size_t>(boxes.size(), 5))));
    const double width =
        std::floor((area.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns));
    const QFontMetricsF small(m_look.smallFont);
    // Where there is no room for both, what the picture is about is what it shows.
    if (columns == 1 && boxes.size() > 1 && boxes[1].isChosen &&
        box(nullptr, boxes[0], {}, width) + gap + box(nullptr, boxes[1], {}, width) >
            area.height() - small.height() - 4)
        std::swap(boxes[0], boxes[1]);
    std::vector<double> ends(columns, area.top());
    std::size_t painted = 0;
    const bool fits = !painter || heightFor(area.width()) <= area.height();
    for (const Box &b : boxes) {
        const auto column = std::min_element(ends.begin(), ends.end());
        const double height = box(nullptr, b, {}, width);
        // The last line of the area is kept for the count of what does not fit.
        if (!fits && *column + height > area.bottom() - small.height() - 4)
            break;
        if (painter)
            box(painter, b, {area.left() + static_cast<double>(column - ends.begin()) * (width + gap), *column}, width);
        *column += height + gap;
        ++painted;
    }
    if (painter && painted < boxes.size()) {
        painter->setFont(m_look.smallFont);
        painter->setPen(m_look.theme->secondary);
        painter->drawText(QPointF(area.left(), std::round(area.bottom() - small.descent())),
                          tr(QT_TRANSLATE_NOOP("Picture", "and %1 more: lanescope-cli report has all of them"))
                              .arg(boxes.size() - painted));
    }
    return *std::max_element(ends.begin(), ends.end()) - gap - area.top();
}

double Callouts::heightFor(double width) const
{
    return lay(nullptr, QRectF(0, 0, width, 1e6));
}

void Callouts::paint(QPainter &painter, const QRectF &area) const
{
    lay(&painter, area);
}

} // namespace lanescope
