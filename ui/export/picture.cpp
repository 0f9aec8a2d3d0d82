#include "ui/export/picture.h"

#include "ui/document/parttext.h"
#include "ui/document/tracereport.h"
#include "ui/export/callouts.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/gapitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/legend.h"
#include "ui/timeline/linksitem.h"
#include "ui/timeline/noteitem.h"
#include "ui/timeline/ruler.h"
#include "ui/timeline/timelinescene.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lanescope {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Picture", text);
}

double headerHeight(const TimelineLook &look)
{
    return std::round(look.px(44));
}

/// Tells when the lane that it belongs to was painted.
class LaneProbe : public QGraphicsItem {
public:
    LaneProbe(TrackItem &lane, std::function<void()> painted)
        : QGraphicsItem(&lane)
        , m_painted(std::move(painted))
    {}
    QRectF boundingRect() const override { return parentItem()->boundingRect(); }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override { m_painted(); }

private:
    std::function<void()> m_painted;
};

constexpr int leastSideStrip = 1000; ///< of a picture that has room for verdicts beside the lanes
constexpr int leastAlone = 200;      ///< the height of a picture with nothing but lanes

} // namespace

Picture::Picture(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts,
                 PictureRequest request)
    : m_report(std::move(report))
    , m_facts(std::move(facts))
    , m_request(std::move(request))
    , m_scene(std::make_unique<TimelineScene>())
{
    if (!m_request.theme)
        m_request.theme = &Theme::current();
    m_scene->setTheme(*m_request.theme);
    m_scene->setTrace(m_report->trace);
    m_scene->setReport(m_report);
    m_scene->setNotes(m_request.notes);
    m_scene->setNotesShown(m_request.hasNotes);
    m_scene->setLaneState(m_request.laneState);
    m_scene->setTimeShown(m_request.timeShown);
    m_scene->chainItem().setVisible(m_request.hasChain);
    m_scene->gapItem().setVisible(m_request.hasGaps);
    m_scene->linksItem().setVisible(m_request.hasChain);
    m_scene->linksItem().setShowsLaunches(m_request.showsLaunches);
    layOut();
}

Picture::~Picture() = default;

int Picture::leastHeight(int width, bool hasVerdicts)
{
    return !hasVerdicts ? leastAlone : width >= leastSideStrip ? 300 : 480;
}

void Picture::foldUntilFits(double room)
{
    while (m_scene->lanesHeight() + m_scene->pinnedHeight() > room) {
        // The one that is won most by.
        const LaneItem *tallest = nullptr;
        for (const LaneItem *item : m_scene->laneItems())
            if (!item->isFolded() && item->rowCount() > 3 && (!tallest || item->height() > tallest->height()))
                tallest = item;
        if (!tallest)
            return;
        m_scene->setFolded(tallest->laneId(), true);
    }
}

void Picture::layOut()
{
    m_scene->setFont(m_request.font);
    m_scene->setRoom(0); // rows at their own height, to see what is needed
    const TimelineLook &look = m_scene->look();
    m_size = m_request.size.expandedTo({leastWidth, leastHeight(m_request.size.width(), m_request.hasVerdicts)})
                 .boundedTo({mostSide, mostSide});
    double width = m_size.width();
    const double header = m_request.hasTitle ? headerHeight(look) : 0;
    const bool isWhole = m_request.lanes == PictureLanes::Whole,
               isSeen = m_request.lanes == PictureLanes::Seen && m_request.seenHeight > 0;
    // Of what the window shows, names are as wide as there.
    m_labelsWidth =
        m_request.hasLabels ? std::round(std::clamp(width / (isSeen ? 4 : 5), look.px(90), look.px(200))) : 0;
    m_rulerHeight = m_request.hasRuler ? rulerHeight(look, m_report->trace.get()) : 0;
    const auto legendOf = [&](double lanesWidth) {
        return m_request.hasLegend && m_facts ? legendHeight(look, *m_facts, lanesWidth - look.px(16)) + 2 : 0;
    };
    const double top = header + m_rulerHeight, margin = std::round(look.px(16));
    const double needed = m_scene->pinnedHeight() + m_scene->lanesHeight();
    const double below = m_request.hasVerdicts
                             ? Callouts(m_report, look, findingsFirst()).heightFor(width - 2 * margin) + 2 * margin
                             : 0;
    const double ownLegend = legendOf(width - m_labelsWidth);
    // The findings go below the lanes where there is room, or where they would take too much of a narrow picture's width.
    const bool fitsBelow = isWhole || (!isSeen && top + needed + ownLegend + below <= m_size.height());
    const double strip = m_request.hasVerdicts && !fitsBelow && width >= leastSideStrip ? std::round(look.px(330)) : 0;
    // Beside what the window shows they stand as they do there: the lanes keep their width, and so the notes their places.
    if (isSeen && strip > 0) {
        m_size.setWidth(m_size.width() + static_cast<int>(strip));
        width = m_size.width();
    }
    const double lanesWidth = width - m_labelsWidth - strip;
    m_legendHeight = legendOf(lanesWidth); // beside the strip it may need another line
    if (isWhole || isSeen) {
        double lanes = needed + 1;
        if (isSeen) {
            // Few lanes become higher, as in the window; what would be left empty there is left out.
            m_scene->setRoom(m_scene->pinnedHeight() + m_request.seenHeight);
            lanes = std::min(m_scene->pinnedHeight() + m_request.seenHeight,
                             std::ceil((m_scene->pinnedHeight() + m_scene->lanesHeight()) / 0.9));
        }
        m_size.setHeight(static_cast<int>(std::clamp(std::ceil(top + lanes + m_legendHeight + (strip > 0 ? 0 : below)),
                                                     double{leastAlone}, double{mostHeight})));
    }
    const double height = m_size.height();
    m_lanes = QRectF(m_labelsWidth, top, lanesWidth, height - m_legendHeight - top);
    m_callouts = {};
    if (strip > 0) {
        m_callouts = QRectF(width - strip + margin, header + margin, strip - 2 * margin, height - header - 2 * margin);
    } else if (m_request.hasVerdicts) {
        const double room = isWhole || isSeen ? below : std::min(below, std::floor(height * 0.6));
        m_callouts = QRectF(margin, height - room + margin, width - 2 * margin, room - 2 * margin);
        m_lanes.setHeight(std::max(m_lanes.height() - room, 1.0));
    }
    if (m_request.lanes == PictureLanes::Folded)
        foldUntilFits(m_lanes.height());
    m_scene->setRoom(m_lanes.height());
    setDeviceScale(1);
    m_scene->setSelectedSlice(m_request.selected);
    m_scene->setSelectedRange(m_request.selectedRange);

    m_strips.clear();
    const double pinned = std::min(m_scene->pinnedHeight(), m_lanes.height());
    const bool isScrolled = m_request.lanes == PictureLanes::Seen;
    m_strips.push_back({m_lanes.adjusted(0, pinned, 0, 0), isScrolled ? std::max(m_request.top, 0.0) : 0});
    const Strip &scrolled = m_strips.front();
    m_scene->setSeen(scrolled.top, scrolled.top + scrolled.area.height());
    if (pinned > 0)
        m_strips.push_back({QRectF(m_lanes.left(), m_lanes.top(), m_lanes.width(), pinned), -m_scene->pinnedHeight()});
}

void Picture::setDeviceScale(double scale)
{
    m_scene->noteItem().setPlaces(m_request.notePlaces); // whatever was painted before
    m_scene->setScale(TimeScale(m_request.visible, m_lanes.width()), scale);
}

/// Those that the picture is about: the one that is looked at, and those that were put on the lanes.
std::vector<std::string> Picture::findingsFirst() const
{
    std::vector<std::string> ids;
    if (!m_request.finding.empty())
        ids.push_back(m_request.finding);
    if (m_request.hasNotes)
        for (const Note &note : m_request.notes)
            if (!note.verdict.isEmpty())
                ids.push_back(note.verdict.toStdString());
    return ids;
}

QString Picture::subtitle() const
{
    const Trace &trace = *m_report->trace;
    QStringList parts;
    if (!m_report->report.facts.deviceName.empty())
        parts += oneLine(m_report->report.facts.deviceName, 80);
    // In universal time: the picture is the same wherever it is made.
    if (const auto base = trace.baseTime())
        parts += QDateTime::fromMSecsSinceEpoch(saturatingAdd(*base, trace.view().start) / 1'000'000, Qt::UTC)
                     .toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
    const TimeRange visible = m_request.visible;
    // Without the margins beyond the trace's ends.
    const TimeRange shown = visible.clipped(trace.view());
    // The step that fills most of it, margins and the GPU's rest aside; of the whole trace no step need be named.
    for (const Step &step : trace.steps())
        if (shown != trace.view() && 2 * step.range.clipped(visible).length() > visible.length())
            parts += tr(QT_TRANSLATE_NOOP("Picture", "step %1")).arg(step.number);
    const bool isAll = shown == trace.view();
    if (trace.part())
        parts += isAll ? partText(trace) : shortPartText(trace);
    else if (isAll)
        parts += tr(QT_TRANSLATE_NOOP("Picture", "the whole %1")).arg(formatTime(shown.length()));
    if (!isAll && !shown.isEmpty())
        parts += tr(QT_TRANSLATE_NOOP("Picture", "%1 from %2 on"))
                     .arg(formatTime(shown.length()), formatTime(saturatingSubtract(shown.start, trace.view().start)));
    if (m_request.selected)
        parts += tr(QT_TRANSLATE_NOOP("Picture", "selected: %1")).arg(oneLine(trace.name(m_request.selected), 80));
    return parts.join(QStringLiteral(" · "));
}

void Picture::paintHeader(QPainter &painter) const
{
    const TimelineLook &look = m_scene->look();
    const double width = m_size.width(), height = headerHeight(look), margin = std::round(look.px(16));
    painter.fillRect(QRectF(0, 0, width, height), look.theme->panel);
    painter.fillRect(QRectF(0, height - 1, width, 1), look.theme->line);
    QFont titleFont = look.font;
    titleFont.setWeight(QFont::DemiBold);
    const QFontMetricsF title(titleFont), font(look.font), small(look.smallFont);
    const double baseline = std::round((height - title.height()) / 2 + title.ascent());
    const QString maker = QStringLiteral("Lanescope");
    const double right = width - margin - small.horizontalAdvance(maker);
    const QString text = title.elidedText(m_request.title, Qt::ElideMiddle, right - 2 * margin);
    painter.setFont(titleFont);
    painter.setPen(look.theme->text);
    painter.drawText(QPointF(margin, baseline), text);
    painter.setFont(look.font);
    painter.setPen(look.theme->secondary);
    const double left = margin + title.horizontalAdvance(text) + look.px(14);
    if (right - left > look.px(80))
        painter.drawText(QPointF(left, baseline), font.elidedText(subtitle(), Qt::ElideRight, right - left - margin));
    painter.setFont(look.smallFont);
    painter.setPen(look.theme->secondary);
    painter.drawText(QPointF(right, baseline), maker);
}

int Picture::leftOut() const
{
    // Rows have a pixel between them: what shows less of a lane than that shows nothing.
    const auto isOut = [](const TrackItem *item, const Strip &strip) {
        return item->y() + item->height() <= strip.top + 1 || item->y() >= strip.top + strip.area.height() - 1;
    };
    return static_cast<int>(std::ranges::count_if(m_scene->tracks(), [&](const TrackItem *item) {
        return isOut(item, item->isPinned() ? m_strips.back() : m_strips.front());
    }));
}

void Picture::paintCutNote(QPainter &painter) const
{
    const Strip &strip = m_strips.front();
    const auto goesOn = std::ranges::any_of(m_scene->tracks(), [&](const TrackItem *item) {
        return item->y() + item->height() > strip.top + strip.area.height() + 1;
    });
    const int out = leftOut();
    if (!goesOn && out == 0)
        return;
    const TimelineLook &look = m_scene->look();
    const QFontMetricsF font(look.smallFont);
    const QString text = out == 0   ? tr(QT_TRANSLATE_NOOP("Picture", "1 lane goes on below"))
                         : out == 1 ? tr(QT_TRANSLATE_NOOP("Picture", "+ 1 lane not shown"))
                                    : tr(QT_TRANSLATE_NOOP("Picture", "+ %1 lanes not shown")).arg(out);
    // Where the column of names is too narrow for it, or not there, it reaches over the lanes.
    const double left = m_labelsWidth > 0 ? look.px(16) : look.px(6);
    const double width = std::min(std::max(m_labelsWidth - 1, std::ceil(font.horizontalAdvance(text) + left + 6)),
                                  m_labelsWidth + m_lanes.width());
    const QRectF ground(0, m_lanes.bottom() - font.height() - 4, width, font.height() + 4);
    painter.fillRect(ground, look.theme->background);
    painter.setFont(look.smallFont);
    painter.setPen(look.theme->secondary);
    painter.drawText(QPointF(left, std::round(ground.bottom() - 2 - font.descent())),
                     font.elidedText(text, Qt::ElideRight, ground.width() - left - 2));
}

void Picture::paint(QPainter &painter)
{
    paintBand(painter, QRectF({}, QSizeF(m_size)));
}

/// Paints what lies in `band` of the picture's height; what lies outside may be painted, too.
void Picture::paintBand(QPainter &painter, const QRectF &band)
{
    const TimelineLook &look = m_scene->look();
    const Theme &theme = *look.theme;
    const double width = m_size.width(), height = m_size.height();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(QRectF(0, 0, width, height), theme.background);
    // The lanes first: what lies around them covers what reaches beyond their area, also where nothing is clipped (SVG). So those that
    // are pinned come after those that scroll below them, and all names after all lanes.
    const double bleed = look.px(8); // what an item paints a little outside of itself
    for (const Strip &strip : m_strips) {
        const QRectF area = strip.area.intersected(band.adjusted(0, -bleed, 0, bleed));
        if (area.isEmpty())
            continue;
        painter.fillRect(area, theme.background);
        m_scene->render(&painter, area,
                        QRectF(0, strip.top + area.top() - strip.area.top(), area.width(), area.height()));
    }
    painter.fillRect(QRectF(m_lanes.right(), 0, width - m_lanes.right(), height), theme.background);
    if (m_labelsWidth > 0) {
        painter.fillRect(QRectF(0, 0, m_labelsWidth, height), theme.background);
        for (const Strip &strip : m_strips) {
            const QRectF column(0, strip.area.top(), m_labelsWidth, strip.area.height());
            painter.save();
            painter.setClipRect(column, Qt::IntersectClip);
            paintLaneLabels(painter, column, strip.top, *m_scene, m_facts.get());
            painter.restore();
        }
    }
    paintCutNote(painter);
    painter.fillRect(QRectF(0, m_lanes.bottom(), width, height - m_lanes.bottom()), theme.background);
    painter.fillRect(QRectF(0, 0, width, m_lanes.top()), theme.background);
    if (m_strips.size() > 1)
        painter.fillRect(QRectF(0, m_strips.back().area.bottom() - 1, m_lanes.right(), 1), theme.line);
    if (m_rulerHeight > 0)
        paintRuler(painter, QRectF(m_lanes.left(), m_lanes.top() - m_rulerHeight, m_lanes.width(), m_rulerHeight), look,
                   m_report->trace.get());
    painter.fillRect(QRectF(0, m_lanes.top() - 1, m_labelsWidth, 1), theme.line);
    painter.fillRect(QRectF(0, m_lanes.bottom(), m_lanes.right(), 1), theme.line);
    if (m_legendHeight > 0)
        paintLegend(painter,
                    QRectF(m_lanes.left() + look.px(8), m_lanes.bottom() + 1, m_lanes.width() - look.px(16),
                           m_legendHeight - 1),
                    look, *m_facts);
    if (!m_callouts.isEmpty()) {
        const double margin = std::round(look.px(16));
        painter.fillRect(m_callouts.adjusted(-margin, -margin, margin, margin), theme.panel);
        const bool isBelow = m_callouts.left() <= margin;
        if (isBelow)
            painter.fillRect(QRectF(0, m_callouts.top() - margin, width, 1), theme.line);
        else
            painter.fillRect(QRectF(m_callouts.left() - margin, m_callouts.top() - margin, 1, height), theme.line);
        Callouts(m_report, look, findingsFirst()).paint(painter, m_callouts);
    }
    if (m_request.hasTitle)
        paintHeader(painter);
}

/// A drawing of lines and letters is painted in one go; each lane tells when it is done.
void Picture::paintWatched(QPainter &painter, const GoOn &goOn)
{
    std::vector<std::unique_ptr<LaneProbe>> probes;
    const auto &tracks = m_scene->tracks();
    double done = 0;
    for (TrackItem *track : tracks)
        probes.push_back(std::make_unique<LaneProbe>(
            *track, [&] { goOn(std::min(1.0, ++done / static_cast<double>(tracks.size()))); }));
    paint(painter);
}

QImage Picture::image(double scale)
{
    setDeviceScale(scale);
    QImage image(m_size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(m_request.theme->background);
    QPainter painter(&image);
    paint(painter);
    return image;
}

} // namespace lanescope
