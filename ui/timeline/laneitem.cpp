#include "ui/timeline/laneitem.h"

#include "ui/look/format.h"
#include "ui/timeline/hatch.h"
#include "ui/timeline/labelcache.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/timelinelook.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <cmath>

namespace lanescope {

namespace {

/// Whether a box is painted as what it is: many slices, with time between them.
bool isRun(const SliceBox &box)
{
    return box.count > 1 && box.x1 - box.x0 >= 3;
}

/// A pale line of a pixel or two with nothing near it would not be seen at all.
bool isLonely(const std::vector<SliceBox> &boxes, std::size_t i, double ratio)
{
    const double narrow = 2 * ratio, room = 8 * ratio;
    const SliceBox &box = boxes[i];
    return box.x1 - box.x0 <= narrow && (i == 0 || box.x0 - boxes[i - 1].x1 >= room) &&
           (i + 1 == boxes.size() || boxes[i + 1].x0 - box.x1 >= room);
}

QString tr(const char *text)
{
    return QCoreApplication::translate("Lane", text);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

std::int32_t densityStep(const TimelineLook &look)
{
    return std::max(1, static_cast<std::int32_t>(std::lround(2 * look.devicePixelRatio)));
}

} // namespace

LaneItem::LaneItem(const Trace &trace, LaneId lane, const TimelineLook &look, LabelCache &labels, const HueTable &hues)
    : TrackItem(look)
    , m_trace(trace)
    , m_lane(lane)
    , m_labels(labels)
    , m_hues(hues)
    , m_shown(std::make_unique<LaneRows>(trace.lane(lane)))
{
    lookChanged();
}

QString LaneItem::key() const
{
    return QString::fromStdString(lane().pid()) + u'/' + QString::fromStdString(lane().tid());
}

QString LaneItem::heading() const
{
    return laneHeading(lane());
}

QString LaneItem::subheading(const TraceFacts *facts) const
{
    return laneSubheading(m_trace, lane(), facts);
}

QString LaneItem::foldedNote() const
{
    if (!hiddenHues().test(static_cast<std::size_t>(Hue::Python)) || hiddenSlices() == 0)
        return {};
    return tr(QT_TRANSLATE_NOOP("Lane", "+ %1 Python frames")).arg(formatCount(hiddenSlices()));
}

bool LaneItem::hasPython() const
{
    for (std::uint32_t i = 0; !m_hasPython && i < lane().size(); ++i)
        if (m_trace.category(lane().slice(i)) == Category::PythonFunction)
            m_hasPython = true;
    if (!m_hasPython)
        m_hasPython = false;
    return *m_hasPython;
}

QStringList LaneItem::help(const TraceFacts *facts) const
{
    return laneHelp(m_trace, lane(), rowCount(), facts);
}

double LaneItem::wantedHeight() const
{
    LaneMetrics own = metrics();
    own.leastHeight = labelHeight();
    return own.height(rowCount());
}

void LaneItem::forgetLayout()
{
    m_rows.resize(rowCount());
    for (RowBoxes &row : m_rows)
        row.isValid = false;
}

LaneMetrics LaneItem::metrics() const
{
    if (isFolded())
        return look().metrics.folded(rowCount());
    LaneMetrics own = stretch() == 1 ? look().metrics : look().metrics.scaled(stretch());
    if (rowCount() <= deepRows || look().deepest <= 0)
        return own;
    const std::uint32_t fit = own.linesWithin(m_window > 0 ? m_window : look().deepest);
    if (fit >= rowCount())
        return own;
    own.window = 2 * own.padding + fit * own.pitch() - own.rowGap;
    own.scrolled = std::min(m_firstLine, rowCount() - fit) * own.pitch();
    return own;
}

bool LaneItem::scrollLines(int lines)
{
    const LaneMetrics own = metrics();
    if (own.window <= 0)
        return false;
    const auto most = static_cast<std::int64_t>(rowCount() - own.linesWithin(own.window));
    const auto now = static_cast<std::int64_t>(std::lround(own.scrolled / own.pitch()));
    const auto then = std::clamp<std::int64_t>(now + lines, 0, most);
    m_firstLine = static_cast<std::uint32_t>(then);
    update();
    return then != now;
}

void LaneItem::scrollTo(double share)
{
    const LaneMetrics own = metrics();
    const double first = std::clamp(share, 0.0, 1.0) * rowCount() - own.linesWithin(own.window) / 2.0;
    scrollLines(static_cast<int>(std::lround(first - own.scrolled / own.pitch())));
}

bool LaneItem::revealRow(std::uint32_t row)
{
    const LaneMetrics own = metrics();
    if (own.isSeen(row))
        return false;
    // With the rows around it: what a slice lies in, and what lies in it.
    const auto fit = static_cast<int>(own.linesWithin(own.window)), margin = std::min(3, (fit - 1) / 2);
    const auto first = static_cast<int>(std::lround(own.scrolled / own.pitch())), wanted = static_cast<int>(row);
    return scrollLines(wanted < first ? wanted - margin - first : wanted + margin + 1 - fit - first);
}

void LaneItem::setWindow(double height)
{
    m_window = height;
    lookChanged();
}

bool LaneItem::setHeight(double height)
{
    const double least = 2 * look().metrics.padding + 4 * look().metrics.pitch();
    if (!isScrollable() && m_window <= 0)
        return false;
    setWindow(std::max(height, least));
    return true;
}

std::pair<double, double> LaneItem::rowSpan(std::uint32_t row) const
{
    const LaneMetrics own = metrics();
    const double top = own.rowTop(row);
    if (own.isSeen(row))
        return {top, own.rowHeight};
    return {top < own.padding ? own.padding - 2 : own.window - own.padding + 1, 1};
}

void LaneItem::setHiddenHues(Hues hidden)
{
    if (hidden == m_hiddenHues)
        return;
    m_hiddenHues = hidden;
    m_shown = hidden.none() ? std::make_unique<LaneRows>(lane()) : std::make_unique<LaneRows>(lane(), m_hues, hidden);
    if (m_shown->hiddenSlices() == 0 && hidden.any())
        m_shown = std::make_unique<LaneRows>(lane()); // nothing of the kind here: core's own rows need no memory
    lookChanged();
}

const std::vector<SliceBox> &LaneItem::boxes(std::uint32_t row) const
{
    return rowAt(row).boxes;
}

const LaneItem::RowBoxes &LaneItem::rowAt(std::uint32_t row) const
{
    RowBoxes &kept = m_rows[row];
    if (!kept.isValid) {
        kept.boxes.clear();
        const TimelineLook &own = look();
        rowBoxes(this->row(row), own.scale, own.devicePixelRatio, kept.boxes);
        // What the profiler did is never lost, and an event without a length is a mark that can be hit.
        const auto width = static_cast<std::int32_t>(std::ceil(own.scale.width() * own.devicePixelRatio));
        giveLeastWidth(kept.boxes, width, static_cast<std::int32_t>(std::lround(3 * own.devicePixelRatio)),
                       [this](const SliceBox &box) {
                           return !isRun(box) &&
                                  (m_trace.duration(box.slice) == 0 || m_hues.of(box.slice) == Hue::Profiler);
                       });
        kept.density.clear();
        for (const SliceBox &box : kept.boxes)
            if (isRun(box))
                boxDensity(this->row(row), own.scale, own.devicePixelRatio, box, densityStep(own),
                           kept.density.emplace_back());
        kept.isValid = true;
    }
    return kept;
}

std::uint32_t LaneItem::endOfLine(std::uint32_t first) const
{
    const std::uint32_t rows = metrics().rowsPerLine;
    return rows == 1 || m_shown->isNested(m_trace) ? first + 1 : std::min(first + rows, rowCount());
}

LaneHit LaneItem::hit(QPointF pos) const
{
    const int line = metrics().rowAt(pos.y(), rowCount());
    if (line < 0)
        return {};
    const auto first = static_cast<std::uint32_t>(line);
    for (std::uint32_t row = first; row < endOfLine(first); ++row)
        if (const SliceBox *box = hitRow(boxes(row), look().devicePixelRatio, pos.x()))
            return {box->slice, box->count, row};
    return {};
}

QRectF LaneItem::rectOf(SliceId slice) const
{
    const int row = rowOf(slice);
    if (row < 0)
        return {};
    const double x0 = look().scale.clampedX(m_trace.start(slice));
    const double x1 = look().scale.clampedX(m_trace.end(slice));
    const auto [top, height] = rowSpan(static_cast<std::uint32_t>(row));
    return {x0, top, x1 - x0, height};
}

void LaneItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const LaneMetrics own = metrics();
    painter->fillRect(QRectF(0, height() - 1, look().scale.width(), 1), look().theme->line);
    const std::uint32_t rows = rowCount();
    if (rows == 0)
        return;
    const double uppermost = own.scrolled / own.pitch();
    const double lowest = (own.window > 0 ? uppermost + own.linesWithin(own.window) : own.lines(rows)) - 1.0;
    const auto rowNear = [&](double y) {
        const double line = std::clamp(std::floor((y - own.padding) / own.pitch() + uppermost), uppermost, lowest);
        return static_cast<std::uint32_t>(std::lround(line)) * own.rowsPerLine;
    };
    const std::uint32_t first = rowNear(option->exposedRect.top()), last = rowNear(option->exposedRect.bottom());
    for (std::uint32_t line = first; line <= last; line += own.rowsPerLine)
        for (std::uint32_t row = endOfLine(line); row-- > line;) // the upper rows cover the lower ones, as hit() has it
            paintBoxes(*painter, row);
    if (own.window > 0)
        paintScrolled(*painter, own);
    if (!look().hasLabels || own.rowHeight < m_labels.metrics().height())
        return;
    // Texts in a second pass: one pen and one font for all of them.
    painter->setFont(look().smallFont);
    painter->setPen(look().theme->label());
    for (std::uint32_t row = first; row <= last; ++row)
        paintLabels(*painter, row);
}

void LaneItem::paintScrolled(QPainter &painter, const LaneMetrics &own) const
{
    // Where in the stack one is. Beside the rows, so that it covers no slice's end.
    const QRectF bar = scrollBar();
    painter.fillRect(bar, look().theme->tint(look().theme->faint, 0.25));
    const double share = own.linesWithin(own.window) / static_cast<double>(rowCount());
    const double length = std::max(std::round(bar.height() * share), look().px(18));
    const double place = own.scrolled / own.pitch() / (rowCount() - own.linesWithin(own.window));
    painter.fillRect(QRectF(bar.left(), bar.top() + std::round((bar.height() - length) * place), bar.width(), length),
                     look().theme->secondary);
}

QRectF LaneItem::scrollBar() const
{
    const LaneMetrics own = metrics();
    const double width = std::round(look().px(5));
    return own.window > 0 ? QRectF(look().scale.width() - width - 2, own.padding, width, own.window - 2 * own.padding)
                          : QRectF();
}

QColor LaneItem::colourOf(SliceId slice, Hue hue) const
{
    return QColor::fromRgb(look().theme->slice(hue, m_trace.strings().hashOf(m_trace.nameId(slice))));
}

void LaneItem::paintBoxes(QPainter &painter, std::uint32_t row) const
{
    const double ratio = look().devicePixelRatio;
    const double pixel = 1 / ratio;
    const LaneMetrics own = metrics();
    const double top = own.rowTop(row), height = own.rowHeight;
    const Theme &theme = *look().theme;
    const RowBoxes &kept = rowAt(row);
    const std::vector<SliceBox> &all = kept.boxes;
    auto density = kept.density.begin();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SliceBox &box = all[i];
        std::int32_t x1 = box.x1;
        const std::int32_t pixels = x1 - box.x0;
        // Of two neighbours that touch, the left one gives a pixel to the ground between them.
        if (pixels >= 4 && i + 1 < all.size() && all[i + 1].x0 == x1)
            --x1;
        const QRectF rect(box.x0 * pixel, top, (x1 - box.x0) * pixel, height);
        const Hue hue = m_hues.of(box.slice);
        QColor colour = colourOf(box.slice, hue);
        if (look().dimmed.test(static_cast<std::size_t>(hue))) {
            if (isRun(box))
                ++density;
            painter.fillRect(rect, theme.tint(isPatterned(hue) ? theme.ink(hue) : colour, 0.22));
            continue;
        }
        if (isLonely(all, i, ratio))
            colour = mixed(colour, theme.text, 0.4);
        if (isRun(box)) {
            paintRun(painter, QRectF(box.x0 * pixel, top, pixels * pixel, height),
                     isPatterned(hue) ? theme.ink(hue) : colour, *density++);
            continue;
        }
        if (isPatterned(hue)) {
            // So thin that no line would show: the ink itself.
            if (rect.width() < 4 || height < 6)
                painter.fillRect(rect, theme.ink(hue));
            else
                pattern(painter, rect, hue, theme, look().px(7), look().px(2));
            continue;
        }
        if (rect.width() < 6 || height < 8) {
            painter.fillRect(rect, colour);
        } else {
            // Corners of two pixels without a path: antialiased paths cost ten times a plain rectangle.
            painter.fillRect(rect.adjusted(0, 1, 0, -1), colour);
            painter.fillRect(QRectF(rect.left() + 1, top, rect.width() - 2, 1), colour);
            painter.fillRect(QRectF(rect.left() + 1, top + height - 1, rect.width() - 2, 1), colour);
        }
    }
}

void LaneItem::paintRun(QPainter &painter, const QRectF &rect, const QColor &colour,
                        const std::vector<float> &density) const
{
    // The ground shows where slices are, the bars on it how much of the time they fill.
    painter.fillRect(rect, look().theme->tint(colour, 0.5));
    const QColor bar = mixed(colour, look().theme->text, 0.15); // a pale hue on its own ground would be no contrast
    const double width = densityStep(look()) / look().devicePixelRatio;
    double x = rect.left();
    for (std::size_t i = 0; i < density.size();) {
        // Neighbours of the same height in one go.
        const double height = std::round(static_cast<double>(density[i]) * rect.height());
        std::size_t next = i + 1;
        while (next < density.size() && std::round(static_cast<double>(density[next]) * rect.height()) == height)
            ++next;
        const double right = std::min(rect.left() + static_cast<double>(next) * width, rect.right());
        if (height > 0)
            painter.fillRect(QRectF(x, rect.bottom() - height, right - x, height), bar);
        x = right;
        i = next;
    }
}

void LaneItem::paintLabels(QPainter &painter, std::uint32_t row) const
{
    const double pixel = 1 / look().devicePixelRatio;
    const double inset = look().px(5);
    const QFontMetricsF &font = m_labels.metrics();
    const LaneMetrics own = metrics();
    const double baseline = std::round(own.rowTop(row) + (own.rowHeight - font.height()) / 2 + font.ascent());
    for (const SliceBox &box : boxes(row)) {
        const double left = box.x0 * pixel;
        const double width = (box.x1 - box.x0) * pixel - 2 * inset;
        // A run of many has no name of its own.
        if (width < 8 ||
            (box.count > 1 && look().scale.pixelsPerNs() * static_cast<double>(m_trace.duration(box.slice)) < width))
            continue;
        const NameId name = m_trace.nameId(box.slice);
        const Hue hue = m_hues.of(box.slice);
        if (look().dimmed.test(static_cast<std::size_t>(hue)))
            continue;
        const QString &text = m_labels.text(name, width);
        if (text.isEmpty())
            continue;
        const QPointF at(left + inset, baseline);
        if (isHatched(hue)) {
            // Letters over lines need a ground.
            const double ground = std::min(font.horizontalAdvance(text) + 6, width + 6);
            painter.fillRect(QRectF(left + inset - 3, own.rowTop(row) + 2, ground, own.rowHeight - 4),
                             look().theme->hues[static_cast<int>(hue)]);
        }
        painter.drawText(at, text);
    }
}

} // namespace lanescope
