#include "ui/panels/partsview.h"

#include "core/verdict/chart.h"
#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/sharebar.h"
#include "ui/timeline/hatch.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

constexpr double barTop = 6, gap = 5;

void paintLook(QPainter &painter, const QRectF &rect, Chart::Look look, double shade, const Theme &theme)
{
    const auto hue = [&](Hue h) { painter.fillRect(rect, theme.tint(theme.hues[static_cast<int>(h)], shade)); };
    switch (look) {
    case Chart::Look::HostWait: paintShare(painter, rect, ShareEntry::HostWait, theme); break;
    case Chart::Look::Pause: painter.fillRect(rect, theme.tint(theme.secondary, 0.45)); break;
    case Chart::Look::OtherIdle: paintShare(painter, rect, ShareEntry::OtherIdle, theme); break;
    case Chart::Look::Profiler: paintShare(painter, rect, ShareEntry::Profiler, theme); break;
    case Chart::Look::Communication: hue(Hue::Communication); break;
    case Chart::Look::Compute: hue(Hue::Kernel); break;
    case Chart::Look::Compiled: hue(Hue::Compiled); break;
    case Chart::Look::Op: hue(Hue::Runtime); break;
    }
}

} // namespace

PartsView::PartsView(const QString &title, std::vector<Part> parts, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_parts(std::move(parts))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(m_title);
    QStringList texts;
    for (const Part &p : m_parts)
        texts += p.name + u' ' + p.amount + u' ' + formatShare(p.share);
    setAccessibleDescription(texts.join(QStringLiteral(", ")));
}

PartsView *PartsView::ofShares(const Facts &facts)
{
    if (!facts.shares)
        return nullptr;
    std::vector<Part> parts;
    const Nanoseconds divisor = shareDivisor(facts);
    for (const ShareEntry &e : shareEntries(*facts.shares))
        parts.push_back({shareName(e.kind), formatTime(e.time / divisor), e.share, static_cast<double>(e.time),
                         [kind = e.kind](QPainter &painter, const QRectF &rect, const Theme &theme) {
                             paintShare(painter, rect, kind, theme);
                         }});
    auto *view = new PartsView(shareTitle(facts), std::move(parts));
    view->m_help =
        tr("Shares of the time without the profiler’s doing; its own part is shown, and left out of all of them.");
    return view;
}

PartsView *PartsView::ofChart(const Chart &chart)
{
    double whole = 0;
    for (const Chart::Part &p : chart.parts)
        whole += static_cast<double>(p.time);
    std::vector<Part> parts;
    for (const Chart::Part &p : chart.parts) {
        // Parts of one kind are told apart by how strong their colour is.
        const double shade = p.look == Chart::Look::Compiled ? 1 - 0.2 * static_cast<double>(parts.size()) : 1;
        const double time = static_cast<double>(p.time);
        parts.push_back({verdictText(p.name, {}), formatTime(p.time), whole > 0 ? time / whole : 0, time,
                         [look = p.look, shade](QPainter &painter, const QRectF &rect, const Theme &theme) {
                             paintLook(painter, rect, look, shade, theme);
                         }});
    }
    return new PartsView(verdictText(chart.title, chart.numbers), std::move(parts));
}

QFont PartsView::small() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

double PartsView::pitch() const
{
    return std::round(QFontMetricsF(small()).height() * 1.25);
}

double PartsView::barHeight() const
{
    return std::round(fontMetrics().height() * 0.8);
}

QSize PartsView::sizeHint() const
{
    return {200, static_cast<int>(
                     std::ceil(barTop + barHeight() + gap + pitch() * (static_cast<double>(m_parts.size()) + 1)))};
}

bool PartsView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const double row = (help->pos().y() - barTop - barHeight() - gap) / pitch();
    QStringList lines;
    if (row < 1)
        lines += m_title;
    else if (const auto at = static_cast<std::size_t>(row) - 1; at < m_parts.size())
        lines +=
            QStringLiteral("%1 · %2 · %3").arg(m_parts[at].name, m_parts[at].amount, formatShare(m_parts[at].share));
    if (!m_help.isEmpty())
        lines += m_help;
    QToolTip::showText(help->globalPos(), plainToolTip(lines.join(u'\n')), this);
    return true;
}

void PartsView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    const QFontMetricsF font(small());
    painter.setFont(small());
    const QRectF bar(0.5, barTop + 0.5, width() - 1, barHeight());
    std::vector<double> widths;
    for (const Part &p : m_parts)
        widths.push_back(p.width);
    const std::vector<QRectF> rects = shareRects(bar, widths);
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (!rects[i].isEmpty())
            m_parts[i].paint(painter, rects[i], theme);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(-0.5, -0.5, 0.5, 0.5));

    double y = barTop + barHeight() + gap;
    const auto baseline = [&] { return std::round(y + (pitch() - font.height()) / 2 + font.ascent()); };
    painter.setPen(theme.secondary);
    painter.drawText(QPointF(0, baseline()), font.elidedText(m_title, Qt::ElideRight, width()));
    y += pitch();
    const double swatch = std::round(font.height() * 0.75);
    double shareColumn = 0, timeColumn = 0;
    for (const Part &p : m_parts) {
        shareColumn = std::max(shareColumn, font.horizontalAdvance(formatShare(p.share)));
        timeColumn = std::max(timeColumn, font.horizontalAdvance(p.amount) + 12);
    }
    for (const Part &p : m_parts) {
        const QRectF box(0.5, std::round(y + (pitch() - swatch) / 2) + 0.5, std::round(swatch * 1.4), swatch);
        p.paint(painter, box, theme);
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        const double left = box.right() + 7, right = width() - shareColumn - timeColumn;
        painter.setPen(theme.text);
        painter.drawText(QPointF(left, baseline()), font.elidedText(p.name, Qt::ElideRight, right - left - 6));
        const QString share = formatShare(p.share);
        painter.drawText(QPointF(right + shareColumn - font.horizontalAdvance(share), baseline()), share);
        painter.setPen(theme.secondary);
        painter.drawText(QPointF(width() - font.horizontalAdvance(p.amount), baseline()), p.amount);
        y += pitch();
    }
}

} // namespace lanescope
