#include "ui/panels/minichart.h"

#include "ui/document/verdicttext.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {
constexpr double pitchLeast = 3, pitchMost = 56; ///< of the columns

/// The length that is as high as the plot.
double topOf(const Chart &chart)
{
    std::vector<Nanoseconds> lengths;
    for (const Chart::Bar &b : chart.bars)
        lengths.push_back(b.length);
    if (lengths.empty())
        return 1;
    // A few that are far longer than all others must not press them flat.
    const auto high = lengths.begin() + static_cast<std::ptrdiff_t>((lengths.size() - 1) * 9 / 10);
    std::ranges::nth_element(lengths, high);
    const auto usual = static_cast<double>(*high);
    const double most = std::max(1.0, static_cast<double>(*std::ranges::max_element(lengths)));
    return usual > 0 && most > 4 * usual ? 1.6 * usual : most;
}

} // namespace

MiniChart::MiniChart(Chart chart, QWidget *parent)
    : QWidget(parent)
    , m_chart(std::move(chart))
    , m_top(topOf(m_chart))
    , m_title(verdictText(m_chart.title, m_chart.numbers))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMouseTracking(true);
    setAccessibleName(m_title);
    const auto most = std::ranges::max_element(m_chart.bars, {}, &Chart::Bar::length);
    if (most != m_chart.bars.end() && m_chart.kind != Chart::Load)
        setAccessibleDescription(tr("The longest takes %1.").arg(formatTime(most->length)));
}

QFont MiniChart::small() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

QSize MiniChart::sizeHint() const
{
    const double line = QFontMetricsF(small()).height();
    return {200, static_cast<int>(std::ceil(line * 2 + 10 + fontMetrics().height() * 2.6))};
}

QRectF MiniChart::plot() const
{
    const double line = QFontMetricsF(small()).height();
    return QRectF(0, line + 4, width(), height() - 2 * line - 9);
}

std::vector<ChartColumn> MiniChart::columns() const
{
    return chartColumns(m_chart.bars, mostColumns());
}

std::size_t MiniChart::mostColumns() const
{
    return static_cast<std::size_t>(std::max(1.0, std::floor(width() / pitchLeast)));
}

QRectF MiniChart::rectOf(const ChartColumn &column) const
{
    const std::size_t most = mostColumns(), each = std::max<std::size_t>(1, (m_chart.bars.size() + most - 1) / most);
    const double pitch = std::min(pitchMost, width() / static_cast<double>((m_chart.bars.size() + each - 1) / each));
    const QRectF area = plot();
    return QRectF(static_cast<double>(column.first / each) * pitch, area.top(), pitch, area.height());
}

int MiniChart::columnAt(double x, const std::vector<ChartColumn> &columns) const
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const QRectF r = rectOf(columns[i]);
        if (x >= r.left() && x < r.right())
            return static_cast<int>(i);
    }
    return -1;
}

const Chart::Bar &MiniChart::longest(const ChartColumn &column) const
{
    const auto from = m_chart.bars.begin() + static_cast<std::ptrdiff_t>(column.first);
    return *std::max_element(from, from + static_cast<std::ptrdiff_t>(column.count),
                             [](const Chart::Bar &a, const Chart::Bar &b) { return a.length < b.length; });
}

QString MiniChart::text(const ChartColumn &column) const
{
    const Chart::Bar &bar = m_chart.bars[column.first];
    const Chart::Bar &last = m_chart.bars[column.first + column.count - 1];
    const QString share = formatShare(column.busyShare);
    if (column.count > 1) {
        QString text = tr("%1 to %2: from %3 to %4, median %5")
                           .arg(bar.number)
                           .arg(last.number)
                           .arg(formatTime(column.least), formatTime(column.most), formatTime(column.middle));
        if (m_chart.kind == Chart::Steps)
            text += QStringLiteral(" · ") + tr("GPU at work %1").arg(share);
        return text;
    }
    switch (m_chart.kind) {
    case Chart::Steps: {
        const QString text = tr("Step %1: %2 · GPU at work %3").arg(bar.number).arg(formatTime(bar.length), share);
        return bar.isUsual ? text : text + QStringLiteral(" · ") + tr("not steady");
    }
    case Chart::Load: return tr("GPU at work %1 of %2").arg(share, formatTime(bar.length));
    case Chart::Durations:
    case Chart::Parts: break;
    }
    return tr("Number %1: %2").arg(bar.number).arg(formatTime(bar.length));
}

QStringList MiniChart::legend(std::size_t each) const
{
    QStringList parts;
    if (each > 1)
        parts += tr("%1 a column: median, line to the longest").arg(each);
    if (m_chart.kind == Chart::Steps && each == 1) {
        const auto any = [&](Nanoseconds Chart::Bar::*part) {
            // What is too little to be seen need not be named.
            return std::ranges::any_of(m_chart.bars, [&](const Chart::Bar &b) { return 50 * (b.*part) > b.length; });
        };
        parts += tr("green: kernels");
        if (any(&Chart::Bar::communication))
            parts += tr("yellow: communication alone");
        if (any(&Chart::Bar::copies))
            parts += tr("pink: copies alone");
    }
    const bool anyUnusual = std::ranges::any_of(m_chart.bars, [](const Chart::Bar &b) { return !b.isUsual; });
    if (m_chart.kind == Chart::Steps && anyUnusual && each == 1)
        parts += tr("dotted: not steady");
    if (m_chart.kind == Chart::Durations && anyUnusual)
        parts += tr("with a mark: the proof");
    if (m_chart.kind == Chart::Durations && !anyUnusual)
        parts += tr("in order of time");
    if (m_chart.kind != Chart::Load && m_chart.median > 0)
        parts += tr("dashed: median");
    return parts;
}

QString MiniChart::fitting(QStringList parts) const
{
    // Whole words or none: the tooltip has all of them.
    const QFontMetricsF font(small());
    while (parts.size() > 1 && font.horizontalAdvance(parts.join(QStringLiteral(" · "))) > width())
        parts.removeLast();
    return parts.join(QStringLiteral(" · "));
}

void MiniChart::paintColumn(QPainter &painter, const ChartColumn &column, const Theme &theme) const
{
    const QRectF area = rectOf(column);
    const double gap = area.width() >= 6 ? 2 : area.width() > 2 ? 1 : 0;
    const double scale = area.height() / m_top;
    const auto high = [&](double length) { return std::min(area.height(), std::max(1.0, length * scale)); };
    const auto bar = [&](double height) {
        return QRectF(area.left(), area.bottom() - height, std::max(1.0, area.width() - gap), height);
    };
    if (m_chart.kind == Chart::Load) {
        painter.fillRect(bar(area.height()), theme.tint(theme.line, 0.7));
        painter.fillRect(bar(std::max(1.0, column.busyShare * area.height())),
                         column.isUsual ? theme.hues[static_cast<int>(Hue::Kernel)] : theme.warning);
        return;
    }
    const bool isSteps = m_chart.kind == Chart::Steps;
    const double height = high(static_cast<double>(column.middle));
    // Of several, a thin line goes on to the longest.
    if (column.count > 1)
        painter.fillRect(QRectF(bar(1).center().x() - 0.5, area.bottom() - high(static_cast<double>(column.most)), 1,
                                high(static_cast<double>(column.most))),
                         theme.secondary);
    const QColor work = theme.hues[static_cast<int>(Hue::Kernel)];
    const QRectF whole = bar(height);
    painter.fillRect(whole, isSteps                ? theme.tint(theme.secondary, 0.3)
                            : m_chart.isDeviceWork ? work
                                                   : theme.hues[static_cast<int>(Hue::Op)]);
    if (isSteps && column.busyShare > 0) {
        // From below: compute, communication alone, copies alone, each in the colour of its lanes.
        const double worked = std::max(1.0, height * column.busyShare);
        const double copies = worked * column.copiesShare / column.busyShare,
                     communication = worked * column.communicationShare / column.busyShare;
        painter.fillRect(bar(worked), theme.hues[static_cast<int>(Hue::Copy)]);
        painter.fillRect(bar(worked - copies), theme.hues[static_cast<int>(Hue::Communication)]);
        painter.fillRect(bar(worked - copies - communication), work);
    }
    if (isSteps && !column.isUsual && column.count == 1) {
        painter.setPen(QPen(theme.secondary, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(whole.adjusted(0, 0, -1, -0.5));
    }
    if (!isSteps && !column.isUsual) {
        // A dot above it: seen without colour, too.
        painter.fillRect(whole, theme.warning);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        painter.drawEllipse(QPointF(whole.center().x(), std::max(area.top() + 2, whole.top() - 3)), 1.6, 1.6);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    if (static_cast<double>(column.most) > m_top * 1.001) {
        // Cut: a slanted opening near the top.
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.background, 2));
        const double y = area.top() + 6;
        painter.drawLine(QPointF(whole.left() - 1, y + 2), QPointF(whole.right() + 1, y - 2));
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

void MiniChart::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    const QFontMetricsF font(small());
    painter.setFont(small());
    painter.setPen(theme.secondary);
    painter.drawText(QPointF(0, font.ascent()), font.elidedText(m_title, Qt::ElideRight, width()));
    const std::vector<ChartColumn> all = columns();
    const QRectF area = plot();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (static_cast<int>(i) == m_hovered)
            painter.fillRect(rectOf(all[i]), theme.tint(theme.accent, 0.18));
        paintColumn(painter, all[i], theme);
    }
    painter.fillRect(QRectF(0, area.bottom(), all.empty() ? 0 : rectOf(all.back()).right(), 1), theme.line);
    if (m_chart.kind != Chart::Load && m_chart.median > 0) {
        const double y = std::round(area.bottom() - static_cast<double>(m_chart.median) / m_top * area.height()) + 0.5;
        painter.setPen(QPen(theme.secondary, 1, Qt::DashLine));
        painter.drawLine(QPointF(0, y), QPointF(all.empty() ? 0 : rectOf(all.back()).right(), y));
    }
    painter.setPen(theme.secondary);
    const QString below = m_hovered >= 0 && m_hovered < static_cast<int>(all.size())
                              ? text(all[static_cast<std::size_t>(m_hovered)])
                              : fitting(legend(all.empty() ? 1 : all.front().count));
    painter.drawText(QPointF(0, area.bottom() + 3 + font.ascent()), font.elidedText(below, Qt::ElideRight, width()));
}

bool MiniChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<ChartColumn> all = columns();
    const int at = columnAt(help->pos().x(), all);
    QToolTip::showText(
        help->globalPos(),
        plainToolTip(at >= 0
                         ? text(all[static_cast<std::size_t>(at)]) + u'\n' + tr("Click to go there")
                         : m_title + u'\n' + legend(all.empty() ? 1 : all.front().count).join(QStringLiteral(" · "))),
        this);
    return true;
}

void MiniChart::mouseMoveEvent(QMouseEvent *event)
{
    const int at = columnAt(event->position().x(), columns());
    setCursor(at >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (at != std::exchange(m_hovered, at))
        update();
}

void MiniChart::leaveEvent(QEvent *)
{
    if (std::exchange(m_hovered, -1) >= 0)
        update();
}

void MiniChart::mousePressEvent(QMouseEvent *event)
{
    const std::vector<ChartColumn> all = columns();
    const int at = event->button() == Qt::LeftButton ? columnAt(event->position().x(), all) : -1;
    if (at >= 0)
        emit barAsked(longest(all[static_cast<std::size_t>(at)]));
    else
        event->ignore();
}

} // namespace lanescope
