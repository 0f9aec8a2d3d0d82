#include "ui/ranks/ranklanes.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/ranks/ranktext.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/timeaxis.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

/// From the bottom up: what keeps the GPU busy, then what it idles for.
constexpr std::array stacked{Doing::Compute, Doing::Copies, Doing::Communication, Doing::Input, Doing::Profiler};

QColor colourOf(Doing doing, const Theme &theme)
{
    switch (doing) {
    case Doing::Compute: return theme.hues[static_cast<int>(Hue::Kernel)];
    case Doing::Copies: return theme.hues[static_cast<int>(Hue::Copy)];
    case Doing::Communication: return theme.hues[static_cast<int>(Hue::Communication)];
    case Doing::Input: return theme.tint(theme.warning, 0.55);
    case Doing::Profiler: return theme.profilerGround;
    case Doing::Cpu:
    case Doing::Unrecorded: break;
    }
    return theme.background;
}

/// Parts of a stretch as parts of its height: exact, and seen at any zoom.
void paintDoing(QPainter &painter, const RankStretch &s, const Theme &theme)
{
    Nanoseconds all = 0;
    for (const Nanoseconds ns : s.did)
        all += ns;
    painter.fillRect(s.rect, theme.tint(theme.idleInk, 0.18));
    if (all <= 0)
        return;
    double bottom = s.rect.bottom();
    for (const Doing doing : stacked) {
        const double height =
            s.rect.height() * static_cast<double>(s.did[static_cast<std::size_t>(doing)]) / static_cast<double>(all);
        if (height <= 0)
            continue;
        const QRectF part(s.rect.left(), bottom - height, s.rect.width(), height);
        painter.fillRect(part, colourOf(doing, theme));
        if (doing == Doing::Profiler)
            hatch(painter, part, theme.profilerInk, 5, 1);
        bottom -= height;
    }
}

} // namespace

RankLanes::RankLanes(TimeAxis &axis, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_axis(axis)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Ranks"));
    viewport()->setMouseTracking(true);
    connect(&axis, &TimeAxis::changed, viewport(), qOverload<>(&QWidget::update));
}

void RankLanes::setReport(std::shared_ptr<const RanksReport> report)
{
    m_geometry.reset();
    m_report = std::move(report);
    m_selected = -1;
    if (m_report) {
        m_geometry = std::make_unique<RankGeometry>(*m_report, Thresholds{}.skewFrom);
        if (m_chosen && *m_chosen >= m_report->joined.ranks.size())
            m_chosen.reset();
    } else {
        m_chosen.reset();
    }
    layOut();
}

void RankLanes::setColumns(int labels, int lanes)
{
    m_labels = labels;
    m_width = lanes;
    viewport()->update();
}

void RankLanes::setChosen(std::optional<std::uint32_t> rank)
{
    m_chosen = rank;
    if (rank && *rank < m_rows.size()) {
        const RankRow &row = m_rows[*rank];
        QScrollBar *bar = verticalScrollBar();
        if (row.top < bar->value())
            bar->setValue(static_cast<int>(row.top));
        else if (row.top + row.height > bar->value() + viewport()->height())
            bar->setValue(static_cast<int>(std::ceil(row.top + row.height)) - viewport()->height());
    }
    viewport()->update();
}

void RankLanes::selectCollective(int collective)
{
    if (m_selected == collective)
        return;
    m_selected = collective;
    viewport()->update();
    emit collectiveSelected(collective);
}

void RankLanes::showCollective(std::uint32_t collective)
{
    const JoinedCollective &c = m_report->joined.collectives[collective];
    TimeRange range{c.members.front().start, c.members.front().end};
    for (const RankMember &m : c.members)
        range = {std::min(range.start, m.start), std::max(range.end, m.end)};
    const Nanoseconds by = shift();
    m_axis.fit({saturatingSubtract(range.start, by), saturatingSubtract(range.end, by)});
    selectCollective(static_cast<int>(collective));
}

Nanoseconds RankLanes::shiftOf(std::uint32_t rank) const
{
    const JoinedRank &r = m_report->joined.ranks[rank];
    return saturatingSubtract(r.facts.baseTime, r.clock.offset);
}

Nanoseconds RankLanes::shift() const
{
    return m_report && !m_report->joined.ranks.empty() ? shiftOf(m_chosen.value_or(0)) : 0;
}

TimeRange RankLanes::extent() const
{
    if (!m_geometry)
        return {};
    const TimeRange common = m_geometry->extent();
    return {saturatingSubtract(common.start, shift()), saturatingSubtract(common.end, shift())};
}

int RankLanes::contentHeight() const
{
    return m_rows.empty() ? 0 : static_cast<int>(std::ceil(m_rows.back().top + m_rows.back().height));
}

RankPicture RankLanes::picture() const
{
    if (!m_geometry)
        return {};
    const auto [first, last] = shownRows();
    return m_geometry->picture(scale(), shift(), m_rows, first, last);
}

void RankLanes::layOut()
{
    m_rows = m_report ? layOutRows(m_report->joined.ranks.size(), fontMetrics().height()) : std::vector<RankRow>{};
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
    verticalScrollBar()->setRange(0, std::max(0, contentHeight() - viewport()->height()));
    updateGeometry();
    viewport()->update();
}

TimeScale RankLanes::scale() const
{
    return TimeScale(m_axis.visible(), std::max(1, m_width));
}

double RankLanes::top() const
{
    return verticalScrollBar()->value();
}

std::pair<std::size_t, std::size_t> RankLanes::shownRows() const
{
    if (m_rows.empty())
        return {0, 0};
    const double height = m_rows.front().height;
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(top() / height)));
    const auto last = static_cast<std::size_t>(std::ceil((top() + viewport()->height()) / height));
    return {std::min(first, m_rows.size()), std::min(last, m_rows.size())};
}

RankLanes::Hit RankLanes::hit(QPointF pos, const RankPicture &picture) const
{
    Hit h;
    const QPointF at(pos.x() - m_labels, pos.y() + top());
    for (const RankRow &row : m_rows)
        if (at.y() >= row.top && at.y() < row.top + row.height)
            h.row = row.rank;
    if (pos.x() < m_labels)
        return h;
    for (const auto *list : {&picture.collectives, &picture.doings})
        for (const RankStretch &s : *list)
            if (s.rect.adjusted(-1, 0, 1, 0).contains(at)) {
                h.stretch = &s;
                h.collective = list == &picture.collectives ? s.collective : -1;
                return h;
            }
    for (auto band = picture.bands.rbegin(); band != picture.bands.rend(); ++band)
        if (band->shape.containsPoint(at, Qt::OddEvenFill)) {
            h.collective = static_cast<int>(band->collective);
            return h;
        }
    return h;
}

// ---- painting

void RankLanes::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const Theme &theme = Theme::current();
    painter.fillRect(viewport()->rect(), theme.background);
    if (!m_report)
        return;
    const RankPicture shown = picture();
    painter.save();
    painter.setClipRect(QRect(m_labels, 0, m_width, viewport()->height()));
    painter.translate(m_labels, -top());
    paintLanes(painter, shown);
    painter.restore();
    painter.save();
    painter.translate(0, -top());
    paintLabels(painter);
    painter.restore();
}

void RankLanes::paintLanes(QPainter &painter, const RankPicture &picture) const
{
    const Theme &theme = Theme::current();
    const double width = m_width;
    const auto [first, last] = shownRows();
    for (std::size_t i = first; i < last; ++i) {
        const RankRow &row = m_rows[i];
        if (m_chosen == row.rank)
            painter.fillRect(QRectF(0, row.top, width, row.height), theme.tint(theme.accent, 0.07));
        painter.fillRect(QRectF(0, row.top + row.height - 1, width, 1), theme.line);
    }
    for (const RankStretch &s : picture.doings)
        paintDoing(painter, s, theme);

    const QColor moving = theme.hues[static_cast<int>(Hue::Communication)];
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = moving;
    veil.setAlpha(theme.isDark ? 60 : 80);
    painter.setPen(Qt::NoPen);
    for (const RankBand &band : picture.bands) {
        const bool isSelected = static_cast<int>(band.collective) == m_selected;
        QColor fill = isSelected ? theme.accent : veil;
        if (isSelected)
            fill.setAlpha(90);
        painter.setBrush(fill);
        painter.drawPolygon(band.shape);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const RankStretch &s : picture.collectives) {
        const QRectF waiting(s.rect.left(), s.rect.top(), s.waitUntil - s.rect.left(), s.rect.height());
        painter.fillRect(s.rect, theme.tint(moving, 0.25));
        if (waiting.width() >= 3)
            hatch(painter, waiting, theme.tint(moving, 0.9), 6, 1);
        // The moving of data is short beside the waiting, and must not be missed.
        const double from = std::min(s.waitUntil, s.rect.right() - std::min(2.0, s.rect.width()));
        painter.fillRect(QRectF(from, s.rect.top(), s.rect.right() - from, s.rect.height()), moving);
        if (s.collective >= 0 && s.collective == m_selected) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(s.rect.adjusted(0, 0, 0, -1));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.critical);
    const double size = m_rows.empty() ? 4 : std::min(5.0, m_rows.front().communicationHeight * 0.45);
    for (const RankPicture::Late &late : picture.lates)
        painter.drawPolygon(
            QPolygonF({late.at + QPointF(-size, -size - 1), late.at + QPointF(size, -size - 1), late.at}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void RankLanes::paintLabels(QPainter &painter) const
{
    const Theme &theme = Theme::current();
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    const auto [first, last] = shownRows();
    for (std::size_t i = first; i < last; ++i) {
        const RankRow &row = m_rows[i];
        const JoinedRank &rank = m_report->joined.ranks[row.rank];
        const RankLoad &load = m_report->loads[row.rank];
        const QRectF box(0, row.top, m_labels, row.height);
        painter.fillRect(box, m_chosen == row.rank ? theme.tint(theme.accent, 0.12) : theme.panel);
        painter.fillRect(QRectF(0, box.bottom() - 1, m_labels, 1), theme.line);
        if (m_chosen == row.rank)
            painter.fillRect(QRectF(0, row.top, 3, row.height - 1), theme.accent);
        const bool isTall = row.height >= 2.4 * fontMetrics().height();
        const QRectF text = box.adjusted(14, 0, -10, -1);
        QFont name = row.height < fontMetrics().height() * 1.2 ? small : font();
        name.setWeight(m_chosen == row.rank ? QFont::DemiBold : QFont::Normal);
        painter.setFont(name);
        painter.setPen(theme.text);
        QString late = load.late > 0 ? tr("last %1 of %2").arg(load.late).arg(load.skewed) : QString();
        if (rank.facts.isCutOff) // says less than the others
            late = late.isEmpty() ? tr("cut off") : tr("cut off") + QStringLiteral(" · ") + late;
        const QFontMetricsF metrics(name), smallMetrics(small);
        if (isTall) {
            const QRectF upper(text.left(), row.top + row.height / 2 - metrics.height() - 1, text.width(),
                               metrics.height());
            painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter,
                             metrics.elidedText(rankLabel(rank), Qt::ElideRight, upper.width()));
            painter.setFont(small);
            painter.setPen(theme.secondary);
            const QString second = late.isEmpty() ? tr("waits %1 a step").arg(formatTime(load.wait)) : late;
            const QRectF lower(text.left(), row.top + row.height / 2 + 1, text.width(), smallMetrics.height());
            painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                             smallMetrics.elidedText(second, Qt::ElideRight, lower.width()));
        } else {
            double room = text.width();
            if (!late.isEmpty() && m_labels > 150) {
                painter.setFont(small);
                painter.setPen(theme.secondary);
                painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, late);
                room -= smallMetrics.horizontalAdvance(late) + 8;
                painter.setFont(name);
                painter.setPen(theme.text);
            }
            painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                             metrics.elidedText(rankLabel(rank), Qt::ElideRight, std::max(20.0, room)));
        }
    }
    painter.fillRect(QRectF(m_labels - 1, top(), 1, viewport()->height()), theme.line);
}

// ---- the pointer and the keys

QString RankLanes::rankHelp(std::uint32_t rank) const
{
    return rankToolTip(m_report->joined.ranks[rank]);
}

QString RankLanes::helpOf(const Hit &h) const
{
    if (h.collective >= 0) {
        const JoinedCollective &c = m_report->joined.collectives[static_cast<std::size_t>(h.collective)];
        return collectiveToolTip(*m_report, c, h.stretch ? std::optional(m_rows[h.stretch->row].rank) : std::nullopt);
    }
    if (h.stretch && h.stretch->rect.height() > 0)
        return doneToolTip(h.stretch->did);
    return {};
}

bool RankLanes::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_report) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const RankPicture shown = picture();
        const Hit h = hit(help->pos(), shown);
        const QString text = help->pos().x() < m_labels ? (h.row ? rankHelp(*h.row) : QString()) : helpOf(h);
        QToolTip::showText(help->globalPos(), text.isEmpty() ? QString() : plainToolTip(text), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void RankLanes::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_report)
        return;
    m_isPressed = true;
    m_isDragging = false;
    m_press = event->position();
    m_lastX = m_press.x();
}

void RankLanes::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isPressed) {
        viewport()->setCursor(event->position().x() < m_labels ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    if (!m_isDragging && (event->position() - m_press).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isDragging = true;
    if (m_press.x() < m_labels)
        return;
    m_axis.pan(scale().span(m_lastX - event->position().x()));
    m_lastX = event->position().x();
}

void RankLanes::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_isPressed || event->button() != Qt::LeftButton)
        return;
    m_isPressed = false;
    if (m_isDragging)
        return;
    const RankPicture shown = picture();
    const Hit h = hit(event->position(), shown);
    if (event->position().x() < m_labels || (h.collective < 0 && !h.stretch)) {
        if (h.row)
            emit rankAsked(*h.row);
    }
    if (event->position().x() >= m_labels)
        selectCollective(h.collective);
}

void RankLanes::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_report)
        return;
    const RankPicture shown = picture();
    if (const Hit h = hit(event->position(), shown); h.collective >= 0)
        showCollective(static_cast<std::uint32_t>(h.collective));
}

void RankLanes::wheelEvent(QWheelEvent *event)
{
    const QPoint angle = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        const double x = event->position().x() - m_labels;
        m_axis.zoom(std::pow(1.25, (angle.y() != 0 ? angle.y() : angle.x()) / 120.0), scale().time(std::max(0.0, x)));
        event->accept();
    } else if (angle.x() != 0 || event->modifiers() & Qt::ShiftModifier) {
        m_axis.pan(scale().span(-(angle.x() != 0 ? angle.x() : angle.y())));
        event->accept();
    } else {
        QAbstractScrollArea::wheelEvent(event);
    }
}

void RankLanes::keyPressEvent(QKeyEvent *event)
{
    const auto count = static_cast<std::uint32_t>(m_rows.size());
    if (count > 0 && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        const std::uint32_t now = m_chosen.value_or(0);
        const std::uint32_t next = event->key() == Qt::Key_Up ? (now > 0 ? now - 1 : 0) : std::min(now + 1, count - 1);
        if (next != m_chosen)
            emit rankAsked(next);
        return;
    }
    if (event->key() == Qt::Key_Escape && m_selected >= 0) {
        selectCollective(-1);
        return;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void RankLanes::resizeEvent(QResizeEvent *)
{
    layOut();
}

void RankLanes::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        layOut();
    QAbstractScrollArea::changeEvent(event);
}

} // namespace lanescope
