#include "ui/timeline/markitem.h"

#include "ui/look/format.h"
#include "ui/timeline/labelcache.h"
#include "ui/timeline/timelinelook.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <cmath>

namespace lanescope {

namespace {

constexpr double pinWidth = 5; ///< of an instant

QString tr(const char *text)
{
    return QCoreApplication::translate("Marks", text);
}

} // namespace

MarkItem::MarkItem(const Trace &trace, const MarkTrack &track, const TimelineLook &look, LabelCache &labels)
    : TrackItem(look)
    , m_trace(trace)
    , m_track(track)
    , m_labels(labels)
    , m_rowOf(track.marks.size())
{
    for (std::uint32_t r = 0; r < rowCount(); ++r)
        for (std::uint32_t i = 0; i < track.rows[r].size(); ++i)
            m_rowOf[track.rows[r].slice(i).value()] = r;
    lookChanged();
}

QString MarkItem::key() const
{
    return QStringLiteral("marks/") + m_track.category;
}

QString MarkItem::heading() const
{
    return m_track.category.isEmpty() ? tr(QT_TRANSLATE_NOOP("Marks", "Instants")) : m_track.category;
}

QString MarkItem::subheading(const TraceFacts *) const
{
    const QString count = formatCount(static_cast<std::int64_t>(m_track.marks.size()));
    return m_track.category.isEmpty() ? tr(QT_TRANSLATE_NOOP("Marks", "%1 marks")).arg(count)
                                      : tr(QT_TRANSLATE_NOOP("Marks", "%1 async spans")).arg(count);
}

QStringList MarkItem::help(const TraceFacts *facts) const
{
    return {heading(), subheading(facts)};
}

LaneMetrics MarkItem::metrics() const
{
    const LaneMetrics usual = stretch() == 1 ? look().metrics : look().metrics.scaled(stretch());
    return isFolded() ? look().metrics.folded(rowCount()) : usual;
}

double MarkItem::wantedHeight() const
{
    LaneMetrics own = metrics();
    own.leastHeight = labelHeight();
    return own.height(rowCount());
}

const std::vector<MarkBox> &MarkItem::boxes(std::uint32_t row) const
{
    Boxes &kept = m_boxes[row];
    if (!kept.isValid) {
        kept.boxes.clear();
        rowBoxes(m_track.rows[row], look().scale, look().devicePixelRatio, kept.boxes);
        const auto width = static_cast<std::int32_t>(std::ceil(look().scale.width() * look().devicePixelRatio));
        giveLeastWidth(kept.boxes, width, static_cast<std::int32_t>(std::lround(pinWidth * look().devicePixelRatio)),
                       [this](const MarkBox &box) { return m_track.marks[box.slice.value()].isInstant; });
        kept.isValid = true;
    }
    return kept.boxes;
}

MarkItem::Hit MarkItem::hit(QPointF pos) const
{
    const LaneMetrics own = metrics();
    const int first = own.rowAt(pos.y(), rowCount());
    if (first < 0)
        return {};
    const std::uint32_t last = std::min(static_cast<std::uint32_t>(first) + own.rowsPerLine, rowCount());
    for (auto row = static_cast<std::uint32_t>(first); row < last; ++row)
        if (const MarkBox *box = hitRow(boxes(row), look().devicePixelRatio, pos.x()))
            return {box->slice, box->count};
    return {};
}

QRectF MarkItem::rectOf(MarkId mark) const
{
    const Mark &m = m_track.marks[mark.value()];
    const LaneMetrics own = metrics();
    const double x0 = look().scale.clampedX(m.range.start), x1 = look().scale.clampedX(m.range.end);
    return {x0, own.rowTop(m_rowOf[mark.value()]), x1 - x0, own.rowHeight};
}

MarkId MarkItem::neighbour(MarkId mark, int direction) const
{
    const MarkRow &row = m_track.rows[m_rowOf[mark.value()]];
    // Several instants may lie at the same time.
    std::uint32_t i = row.firstStartingAt(m_track.marks[mark.value()].range.start);
    while (i < row.size() && row.slice(i) != mark)
        ++i;
    if (direction < 0)
        return i > 0 ? row.slice(i - 1) : MarkId();
    return i + 1 < row.size() ? row.slice(i + 1) : MarkId();
}

void MarkItem::select(MarkId mark)
{
    m_selected = mark;
    update();
}

void MarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    painter->fillRect(QRectF(0, height() - 1, look().scale.width(), 1), look().theme->line);
    const LaneMetrics own = metrics();
    for (std::uint32_t row = rowCount(); row-- > 0;) {
        const double top = own.rowTop(row);
        if (top <= option->exposedRect.bottom() && top + own.rowHeight >= option->exposedRect.top())
            paintRow(*painter, row);
    }
    if (!m_selected)
        return;
    QRectF rect = rectOf(m_selected);
    if (rect.right() < 0 || rect.left() > look().scale.width())
        return;
    if (rect.width() < pinWidth)
        rect = QRectF(rect.left(), rect.top(), pinWidth, rect.height());
    painter->setPen(QPen(look().theme->accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(rect);
}

void MarkItem::paintRow(QPainter &painter, std::uint32_t row) const
{
    const double pixel = 1 / look().devicePixelRatio;
    const LaneMetrics own = metrics();
    const double top = own.rowTop(row), height = own.rowHeight;
    const Theme &theme = *look().theme;
    const QColor ground = theme.tint(theme.info, 0.12), edge = theme.tint(theme.info, 0.65);
    const QFontMetricsF &font = m_labels.metrics();
    const bool hasText = height >= font.height();
    painter.setFont(look().smallFont);
    const std::vector<MarkBox> &all = boxes(row);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const MarkBox &box = all[i];
        const Mark &mark = m_track.marks[box.slice.value()];
        const QRectF rect(box.x0 * pixel, top, (box.x1 - box.x0) * pixel, height);
        double textLeft = rect.left() + look().px(5), room = rect.width() - look().px(10);
        if (mark.isInstant) {
            painter.fillRect(rect.adjusted(0, 0, 0, -height / 2), edge);
            painter.fillRect(QRectF(rect.left(), top, std::min(1.0, rect.width()), height), edge);
            // Its name stands beside it, as far as the next one.
            textLeft = rect.right() + look().px(3);
            const double end = i + 1 < all.size() ? all[i + 1].x0 * pixel : look().scale.width();
            room = box.count > 1 ? 0 : end - textLeft - look().px(4);
        } else if (rect.width() < 3 || height < 6) {
            painter.fillRect(rect, edge);
        } else {
            painter.fillRect(rect, box.count > 1 ? theme.tint(theme.info, 0.35) : ground);
            for (const QRectF &line :
                 {QRectF(rect.left(), top, rect.width(), 1), QRectF(rect.left(), top + height - 1, rect.width(), 1),
                  QRectF(rect.left(), top, 1, height)})
                painter.fillRect(line, edge);
            if (mark.isFinished) // an open end says that the file holds none
                painter.fillRect(QRectF(rect.right() - 1, top, 1, height), edge);
            if (box.count > 1)
                room = 0;
        }
        if (!hasText || room < 8)
            continue;
        const QString &text = m_labels.text(mark.name, room);
        if (text.isEmpty())
            continue;
        painter.setPen(theme.text);
        painter.drawText(QPointF(textLeft, std::round(top + (height - font.height()) / 2 + font.ascent())), text);
    }
}

} // namespace lanescope
