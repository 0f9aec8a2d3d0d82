#include "ui/export/picture.h"

#include "ui/document/tracereport.h"
#include "ui/export/callouts.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/lanelabels.h"
#include "ui/timeline/legend.h"
#include "ui/timeline/ruler.h"
#include "ui/timeline/timelinescene.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

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

constexpr double leastSideStrip = 1000; ///< of a picture that has room for verdicts beside the lanes

} // namespace

Picture::Picture(std::shared_ptr<const TraceReport> report, std::shared_ptr<const TraceFacts> facts,
                 PictureRequest request)
    : m_report(std::move(report))
    , m_facts(std::move(facts))
    , m_request(std::move(request))
    , m_scene(std::make_unique<TimelineScene>())
{
    m_request.size = m_request.size.expandedTo({leastSide, leastSide}).boundedTo({mostSide, mostSide});
    if (!m_request.theme)
        m_request.theme = &Theme::current();
    m_scene->setTheme(*m_request.theme);
    m_scene->setTrace(m_report->trace);
    m_scene->setReport(m_report);
    m_scene->setNotes(m_request.notes);
    for (const LaneId lane : m_request.folded)
        m_scene->setFolded(lane, true);
}

Picture::~Picture() = default;

void Picture::foldUntilFits(double room)
{
    while (m_scene->lanesHeight() > room) {
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

void Picture::layOut(double scale)
{
    const double width = m_request.size.width(), height = m_request.size.height();
    m_scene->setFont(m_request.font);
    m_scene->setRoom(0); // rows at their own height, to see what is needed
    const TimelineLook &look = m_scene->look();
    m_labelsWidth = std::round(std::clamp(width / 5, look.px(90), look.px(200)));
    const double top = headerHeight(look) + rulerHeight(look, m_report->trace.get());
    m_legendHeight =
        m_request.hasLegend && m_facts ? legendHeight(look, *m_facts, width - m_labelsWidth - look.px(16)) + 2 : 0;
    const double bottom = height - m_legendHeight;
    m_lanes = QRectF(m_labelsWidth, top, width - m_labelsWidth, bottom - top);
    m_callouts = {};
    if (m_request.hasVerdicts) {
        const double margin = std::round(look.px(16));
        const Callouts callouts(m_report, look);
        const double below = callouts.heightFor(width - 2 * margin) + 2 * margin;
        if (m_scene->lanesHeight() + below <= m_lanes.height() || width < leastSideStrip) {
            const double room = std::min(below, std::floor(height * 0.6));
            m_callouts = QRectF(margin, height - room + margin, width - 2 * margin, room - 2 * margin);
            m_lanes.setHeight(std::max(m_lanes.height() - room, 1.0));
        } else {
            const double strip = std::round(look.px(330));
            m_callouts = QRectF(width - strip + margin, headerHeight(look) + margin, strip - 2 * margin,
                                height - headerHeight(look) - 2 * margin);
            m_lanes.setWidth(m_lanes.width() - strip);
        }
    }
    foldUntilFits(m_lanes.height());
    m_scene->setRoom(m_lanes.height());
    m_scene->setSeen(0, m_lanes.height());
    m_scene->setScale(TimeScale(m_request.visible, m_lanes.width()), scale);
    m_scene->setSelectedSlice(m_request.selected);
}

QString Picture::subtitle() const
{
    const Trace &trace = *m_report->trace;
    QStringList parts;
    if (!m_report->report.facts.deviceName.empty())
        parts += oneLine(m_report->report.facts.deviceName, 80);
    const TimeRange visible = m_request.visible;
    // Without the margins beyond the trace's ends.
    const TimeRange shown = visible.clipped(trace.view());
    // The step that fills most of it, margins and the GPU's rest aside; of the whole trace no step need be named.
    for (const Step &step : trace.steps())
        if (shown != trace.view() && 2 * step.range.clipped(visible).length() > visible.length())
            parts += tr(QT_TRANSLATE_NOOP("Picture", "step %1")).arg(step.number);
    if (shown == trace.view())
        parts += tr(QT_TRANSLATE_NOOP("Picture", "the whole %1")).arg(formatTime(shown.length()));
    else if (!shown.isEmpty())
        parts += tr(QT_TRANSLATE_NOOP("Picture", "%1 from %2 on"))
                     .arg(formatTime(shown.length()), formatTime(saturatingSubtract(shown.start, trace.view().start)));
    if (m_request.selected)
        parts += tr(QT_TRANSLATE_NOOP("Picture", "selected: %1")).arg(oneLine(trace.name(m_request.selected), 80));
    return parts.join(QStringLiteral(" · "));
}

void Picture::paintHeader(QPainter &painter) const
{
    const TimelineLook &look = m_scene->look();
    const double width = m_request.size.width(), height = headerHeight(look), margin = std::round(look.px(16));
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

void Picture::paintCutNote(QPainter &painter) const
{
    const auto &items = m_scene->laneItems();
    const auto hidden = std::count_if(items.begin(), items.end(), [&](const LaneItem *item) {
        return item->y() + item->height() > m_lanes.height() + 1;
    });
    if (hidden == 0)
        return;
    const TimelineLook &look = m_scene->look();
    const QFontMetricsF font(look.smallFont);
    const QString text = hidden == 1 ? tr(QT_TRANSLATE_NOOP("Picture", "1 lane goes on below"))
                                     : tr(QT_TRANSLATE_NOOP("Picture", "%1 lanes go on below")).arg(hidden);
    const QRectF ground(0, m_lanes.bottom() - font.height() - 4, m_labelsWidth - 1, font.height() + 4);
    painter.fillRect(ground, look.theme->background);
    painter.setFont(look.smallFont);
    painter.setPen(look.theme->secondary);
    painter.drawText(QPointF(look.px(16), std::round(ground.bottom() - 2 - font.descent())),
                     font.elidedText(text, Qt::ElideRight, ground.width() - look.px(18)));
}

void Picture::paint(QPainter &painter, double scale)
{
    layOut(scale);
    const TimelineLook &look = m_scene->look();
    const Theme &theme = *look.theme;
    const double width = m_request.size.width(), height = m_request.size.height();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(QRectF(0, 0, width, height), theme.background);
    // The lanes first: what lies around them covers what reaches beyond their area, also where nothing is clipped (SVG).
    m_scene->render(&painter, m_lanes, QRectF(0, 0, m_lanes.width(), m_lanes.height()));
    painter.fillRect(QRectF(0, m_lanes.bottom(), width, height - m_lanes.bottom()), theme.background);
    painter.fillRect(QRectF(m_lanes.right(), 0, width - m_lanes.right(), height), theme.background);
    painter.fillRect(QRectF(0, 0, m_labelsWidth, height), theme.background);
    const double ruler = rulerHeight(look, m_report->trace.get());
    paintRuler(painter, QRectF(m_lanes.left(), m_lanes.top() - ruler, m_lanes.width(), ruler), look,
               m_report->trace.get());
    painter.fillRect(QRectF(0, m_lanes.top() - 1, m_labelsWidth, 1), theme.line);
    painter.save();
    painter.setClipRect(QRectF(0, m_lanes.top(), m_labelsWidth, m_lanes.height()));
    paintLaneLabels(painter, QRectF(0, m_lanes.top(), m_labelsWidth, m_lanes.height()), 0, *m_scene, m_facts.get());
    painter.restore();
    paintCutNote(painter);
    painter.fillRect(QRectF(0, m_lanes.bottom(), m_lanes.right(), 1), theme.line);
    if (m_request.hasLegend && m_facts)
        paintLegend(painter,
                    QRectF(m_lanes.left() + look.px(8), m_lanes.bottom() + 1, m_lanes.width() - look.px(16),
                           m_legendHeight - 1),
                    look, *m_facts);
    if (!m_callouts.isEmpty()) {
        const double margin = std::round(look.px(16));
        painter.fillRect(m_callouts.adjusted(-margin, -margin, margin, margin), theme.panel);
        const bool isBelow = m_callouts.left() < m_labelsWidth;
        if (isBelow)
            painter.fillRect(QRectF(0, m_callouts.top() - margin, width, 1), theme.line);
        else
            painter.fillRect(QRectF(m_callouts.left() - margin, m_callouts.top() - margin, 1, height), theme.line);
        Callouts(m_report, look).paint(painter, m_callouts);
    }
    paintHeader(painter);
}

QImage Picture::image(double scale)
{
    QImage image(m_request.size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(m_request.theme->background);
    QPainter painter(&image);
    paint(painter, scale);
    return image;
}

QString Picture::save(const QString &path, double scale)
{
    const QString failed =
        tr(QT_TRANSLATE_NOOP("Picture", "%1 cannot be written. Is the folder there, and may you write to it?"))
            .arg(path);
    const QString ending = QFileInfo(path).suffix().toLower();
    const QSize size = m_request.size;
    if (ending == QLatin1String("svg")) {
        QSvgGenerator svg;
        svg.setFileName(path);
        svg.setSize(size);
        svg.setViewBox(QRect({}, size));
        svg.setTitle(m_request.title.toHtmlEscaped()); // Qt 6.4 writes it as it is
        QPainter painter;
        if (!painter.begin(&svg))
            return failed;
        paint(painter, 2);
        return painter.end() ? QString() : failed;
    }
    if (ending == QLatin1String("pdf")) {
        QPdfWriter pdf(path);
        pdf.setResolution(96); // so that a unit is a logical pixel
        pdf.setPageSize(QPageSize(QSizeF(size) * 0.75, QPageSize::Point));
        pdf.setPageMargins({});
        pdf.setTitle(m_request.title);
        pdf.setCreator(QStringLiteral("Lanescope"));
        QPainter painter;
        if (!painter.begin(&pdf))
            return failed;
        paint(painter, 2);
        return painter.end() ? QString() : failed;
    }
    if (ending != QLatin1String("png"))
        return tr(QT_TRANSLATE_NOOP("Picture", "A picture can be a .png, .svg or .pdf file; “%1” is none of these."))
            .arg(QFileInfo(path).fileName());
    return image(scale).save(path, "PNG", 0) ? QString() : failed;
}

} // namespace lanescope
