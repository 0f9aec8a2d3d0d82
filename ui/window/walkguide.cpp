#include "ui/window/walkguide.h"

#include "core/load/tracereader.h"
#include "ui/timeline/evidenceitem.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/samples.h"
#include "ui/window/walk.h"
#include "ui/window/walkcard.h"

#include <QKeyEvent>

namespace lanescope {

namespace {

/// Where the sample lies when it is open.
std::string pathOf(const char *sample)
{
    return extractSample(sampleOf(QString::fromUtf8(sample))).toStdString();
}

} // namespace

WalkGuide::WalkGuide(TimelineView &timeline, WalkCard &card, QObject *parent)
    : QObject(parent)
    , m_timeline(timeline)
    , m_card(card)
{
    card.hide();
    connect(&card, &WalkCard::backAsked, this, [this] { go(m_at - 1); });
    connect(&card, &WalkCard::nextAsked, this,
            [this] { m_at + 1 < static_cast<int>(walkSteps().size()) ? go(m_at + 1) : end(); });
    connect(&card, &WalkCard::closeAsked, this, &WalkGuide::end);
    timeline.installEventFilter(this);
    card.installEventFilter(this);
}

void WalkGuide::go(int at)
{
    const WalkStep &step = walkSteps()[static_cast<std::size_t>(at)];
    m_at = at;
    m_isShown = false;
    m_card.show();
    if (m_report && m_report->trace->file().path == pathOf(step.sample))
        return show();
    m_card.showStep(at, static_cast<int>(walkSteps().size()), walkTitle(step), {});
    emit sampleAsked(QString::fromUtf8(step.sample));
}

void WalkGuide::end()
{
    if (!isOn())
        return;
    m_at = -1;
    m_isShown = false;
    m_beside.reset();
    m_card.hide();
    m_timeline.timelineScene().evidenceItem().clear();
    m_timeline.highlight({});
    emit m_timeline.cleared();
    emit ended();
}

void WalkGuide::setTrace(const Trace *trace)
{
    m_report.reset();
    if (isOn() && (!trace || trace->file().path != pathOf(walkSteps()[static_cast<std::size_t>(m_at)].sample)))
        end();
}

void WalkGuide::setReport(std::shared_ptr<const TraceReport> report)
{
    m_report = std::move(report);
    if (isOn() && !m_isShown && m_report)
        show();
}

const Trace *WalkGuide::beside(const WalkStep &step)
{
    if (!step.beside)
        return nullptr;
    const std::string path = pathOf(step.beside);
    if (!m_beside || m_beside->file().path != path)
        if (auto trace = readTrace(path)) // some kilobytes
            m_beside = *trace;
    return m_beside.get();
}

void WalkGuide::show()
{
    const WalkStep &step = walkSteps()[static_cast<std::size_t>(m_at)];
    const std::optional<WalkPlace> place = step.find(m_report->report.facts, beside(step));
    if (!place)
        return end(); // the samples hold every place, a test sees to that
    TimelineScene &scene = m_timeline.timelineScene();
    m_timeline.selectRange(std::nullopt);
    m_timeline.selectSlice({});
    m_timeline.highlight({});
    emit m_timeline.cleared(); // tables and the search let go of what they mark
    scene.gapItem().select({});
    if (place->mark.slice || !place->mark.range.isEmpty())
        m_timeline.showEvidence({place->mark.lane, place->mark.slice, place->mark.range, {}});
    // A selected slice needs no brackets.
    if (place->mark.range.isEmpty())
        scene.evidenceItem().clear();
    emit panelAsked(QString::fromUtf8(step.panel ? step.panel : ""));
    m_timeline.highlight(place->marks);
    m_timeline.axis().fit(place->view);
    m_card.showStep(m_at, static_cast<int>(walkSteps().size()), walkTitle(step), walkText(step, *place));
    m_isShown = true;
    // Once the card and the panel have taken the height that they need.
    const auto reveal = [this, slice = place->mark.slice, trace = m_report->trace.get()] {
        if (slice && m_isShown && m_timeline.timelineScene().trace().get() == trace)
            m_timeline.revealRow(slice);
    };
    QMetaObject::invokeMethod(this, reveal, Qt::QueuedConnection);
}

bool WalkGuide::eventFilter(QObject *watched, QEvent *event)
{
    if (isOn() && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
        if (isPlain && key->key() == Qt::Key_Escape) {
            end();
            return true;
        }
        if (isPlain && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right)) {
            const int to = m_at + (key->key() == Qt::Key_Left ? -1 : 1);
            if (to >= 0 && to < static_cast<int>(walkSteps().size()))
                go(to);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lanescope
