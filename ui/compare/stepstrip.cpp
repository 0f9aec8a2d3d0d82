#include "ui/compare/stepstrip.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

constexpr double widestBar = 28;

QString stepName(const ComparedSide &side, const StepSample &sample)
{
    return sample.step ? QStringLiteral("#%1").arg(side.facts->steps.steps[*sample.step].number) : StepStrip::tr("all");
}

} // namespace

StepStrip::StepStrip(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Step times, B minus A"));
}

QSize StepStrip::sizeHint() const
{
    return {300, fontMetrics().height() * 5 / 2};
}

void StepStrip::setComparison(std::shared_ptr<const TraceComparison> comparison)
{
    m_comparison = std::move(comparison);
    m_pair = m_largest = 0;
    for (int i = 1; i < pairCount(); ++i)
        if (std::abs(difference(i)) > std::abs(difference(m_largest)))
            m_largest = i;
    update();
}

void StepStrip::setPair(int pair)
{
    m_pair = std::clamp(pair, 0, std::max(pairCount() - 1, 0));
    setAccessibleDescription(pairText(m_pair));
    update();
}

void StepStrip::setLeft(int left)
{
    m_left = left;
    update();
}

int StepStrip::pairCount() const
{
    return m_comparison ? static_cast<int>(m_comparison->report.steps().pairs()) : 0;
}

Nanoseconds StepStrip::difference(int pair) const
{
    const ComparedSteps &steps = m_comparison->report.steps();
    const auto i = static_cast<std::size_t>(pair);
    return steps.b.samples[i].time - steps.a.samples[i].time;
}

QRectF StepStrip::barOf(int pair) const
{
    const double room = std::max(width() - m_left - 16, 1);
    const double pitch = std::min(room / std::max(pairCount(), 1), widestBar);
    const double middle = std::round(height() / 2.0);
    const double high = (height() / 2.0 - 4) * static_cast<double>(difference(pair)) /
                        static_cast<double>(std::max<Nanoseconds>(1, std::abs(difference(m_largest))));
    const double left = m_left + 8 + pitch * pair;
    const double bar = std::max(1.0, pitch - (pitch >= 4 ? 2 : 0));
    const double length = std::max(1.0, std::abs(high));
    return {left, high >= 0 ? middle - length : middle, bar, length};
}

int StepStrip::pairAt(QPointF pos) const
{
    if (pairCount() == 0 || pos.x() < m_left)
        return -1;
    const double room = std::max(width() - m_left - 16, 1);
    const double pitch = std::min(room / pairCount(), widestBar);
    const int pair = static_cast<int>(std::floor((pos.x() - m_left - 8) / pitch));
    return pair >= 0 && pair < pairCount() ? pair : -1;
}

QString StepStrip::pairText(int pair) const
{
    if (pair < 0 || pair >= pairCount())
        return {};
    const ComparedSteps &steps = m_comparison->report.steps();
    const StepSample &a = steps.a.samples[static_cast<std::size_t>(pair)],
                     &b = steps.b.samples[static_cast<std::size_t>(pair)];
    return tr("A %1: %2. B %3: %4. Difference %5.")
        .arg(stepName(steps.a, a), formatTime(a.time), stepName(steps.b, b), formatTime(b.time),
             formatTimeSigned(b.time - a.time));
}

void StepStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.background);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setPen(theme.secondary);
    const double middle = std::round(height() / 2.0);
    painter.drawText(QPointF(12, std::round(middle + (metrics.ascent() - metrics.descent()) / 2)),
                     metrics.elidedText(tr("B − A, each step"), Qt::ElideRight, m_left - 20));
    if (pairCount() == 0)
        return;
    painter.fillRect(QRectF(m_left, middle, width() - m_left, 1), theme.line);
    for (int i = 0; i < pairCount(); ++i) {
        const QRectF bar = barOf(i);
        if (i == m_pair)
            painter.fillRect(QRectF(bar.left() - 1, 0, bar.width() + 2, height() - 1), theme.tint(theme.accent, 0.16));
        painter.fillRect(bar, difference(i) > 0 ? theme.warning : theme.good);
    }
    // What a whole bar stands for, where there is room beside the bars.
    const QString scale = tr("largest %1").arg(formatTimeSigned(difference(m_largest)));
    const double right = barOf(pairCount() - 1).right() + 12;
    const double wide = metrics.horizontalAdvance(scale);
    if (right + wide < width() - 8) {
        painter.fillRect(QRectF(width() - 16 - wide, middle, wide + 16, 1), theme.background);
        painter.drawText(QPointF(width() - 8 - wide, std::round(middle + (metrics.ascent() - metrics.descent()) / 2)),
                         scale);
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(m_left + 0.5, 0.5, width() - m_left - 1, height() - 2));
    }
}

bool StepStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = pairText(pairAt(help->pos()));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainToolTip(text), this);
        return true;
    }
    return QWidget::event(event);
}

void StepStrip::mousePressEvent(QMouseEvent *event)
{
    if (const int pair = pairAt(event->position()); pair >= 0)
        emit pairChosen(pair);
}

void StepStrip::keyPressEvent(QKeyEvent *event)
{
    const int to = event->key() == Qt::Key_Left ? m_pair - 1 : event->key() == Qt::Key_Right ? m_pair + 1 : -1;
    if (to >= 0 && to < pairCount())
        emit pairChosen(to);
    else
        QWidget::keyPressEvent(event);
}

void StepStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        update();
    }
}

} // namespace lanescope
