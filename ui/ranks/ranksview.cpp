#include "ui/ranks/ranksview.h"

#include "core/analyse/rankidentity.h"
#include "core/load/inputfile.h"
#include "core/model/trace.h"
#include "core/write/rankinput.h"
#include "ui/document/verdicttext.h"
#include "ui/look/theme.h"
#include "ui/panels/panelarea.h"
#include "ui/ranks/ranklanes.h"
#include "ui/ranks/rankspanel.h"
#include "ui/ranks/ranktext.h"
#include "ui/timeline/timeaxis.h"
#include "ui/timeline/timelineview.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace lanescope {

namespace {

/// What the beginning of a file says.
struct Beginning {
    QString
        rank; ///< what tells its rank from others: what its name says, else what stands in its header; empty: nothing
    bool isTrace = false; ///< it begins as one, at least
};

Beginning beginningOf(const QString &file)
{
    Beginning found;
    const std::string path = QFile::encodeName(file).toStdString();
    found.rank = QString::fromStdString(rankFromFileName(path).label());
    const auto input = InputFile::open(path);
    if (!input)
        return found;
    TextStream stream(*input, false);
    std::string head(1 << 16, '\0');
    head.resize(stream.read(head.data(), head.size()));
    const std::size_t first = head.find_first_not_of(" \t\r\n", head.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    found.isTrace = first != std::string::npos && (head[first] == '{' || head[first] == '[');
    if (!found.rank.isEmpty())
        return found;
    const std::size_t info = head.find("\"distributedInfo\"");
    const std::size_t rank = info == std::string::npos ? info : head.find("\"rank\"", info);
    if (rank == std::string::npos)
        return found;
    const std::size_t from = head.find_first_of("0123456789", rank);
    if (from == std::string::npos || from > rank + 12)
        return found;
    found.rank = QStringLiteral("rank %1").arg(
        QString::fromStdString(head.substr(from, head.find_first_not_of("0123456789", from) - from)));
    return found;
}

} // namespace

RanksView::RanksView(TimeAxis &axis, TimelineView &timeline, PanelArea &panels, QWidget *parent)
    : QWidget(parent)
    , m_axis(axis)
    , m_timeline(timeline)
    , m_panels(panels)
{
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(14, 4, 8, 4);
    m_title = new QLabel;
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMinimumWidth(1);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(120, 6);
    m_progress->setAccessibleName(tr("Reading ranks"));
    m_close = new QToolButton;
    m_close->setAutoRaise(true);
    row->addWidget(m_title, 1);
    row->addWidget(m_progress);
    row->addWidget(m_close);
    down->addLayout(row);
    m_lanes = new RankLanes(axis);
    down->addWidget(m_lanes, 1);
    m_panel = new RanksPanel(&panels);
    m_panel->hide();
    hide();

    connect(m_close, &QToolButton::clicked, this, &RanksView::leave);
    connect(m_lanes, &RankLanes::rankAsked, this, &RanksView::chooseRank);
    connect(m_lanes, &RankLanes::collectiveSelected, m_panel, &RanksPanel::selectCollective);
    connect(m_panel, &RanksPanel::rankAsked, this, &RanksView::chooseRank);
    connect(m_panel, &RanksPanel::collectiveAsked, m_lanes, &RankLanes::showCollective);
    connect(m_panel, &RanksPanel::evidenceAsked, this, &RanksView::showEvidence);
    connect(&m_job, &RanksJob::joined, this, &RanksView::showReport);
    connect(&m_job, &RanksJob::progressed, this, &RanksView::showProgress);
    connect(&m_job, &RanksJob::finished, this, &RanksView::showProgress);
    connect(&m_job, &RanksJob::finished, this, &RanksView::askForOneOfThem);
    connect(&m_job, &RanksJob::failed, this, [this](const QString &sentence) {
        m_problems += sentence;
        emit problem(sentence);
    });
    connect(&timeline, &TimelineView::marginsChanged, this, &RanksView::align);
    timeline.viewport()->installEventFilter(this);
    align();
}

void RanksView::align()
{
    m_lanes->setColumns(m_timeline.labelsWidth(), m_timeline.viewport()->width());
}

bool RanksView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_timeline.viewport()) // also when its scroll bar comes or goes
        align();
    return QWidget::eventFilter(watched, event);
}

RanksView::~RanksView()
{
    m_job.cancel();
}

bool RanksView::areRanks(const QStringList &files)
{
    // A report holds no lanes to be shown; it may hold thousands of ranks.
    if (files.size() == 1)
        return isReportFile(QFile::encodeName(files.first()).toStdString());
    bool hasReport = false;
    std::set<QString> ranks;
    for (const QString &file : files) {
        if (isReportFile(QFile::encodeName(file).toStdString())) {
            hasReport = true;
            continue;
        }
        const Beginning beginning = beginningOf(file);
        if (!beginning.rank.isEmpty())
            ranks.insert(beginning.rank);
        else if (beginning.isTrace)
            return false; // of another run
    }
    // A rank that is there twice, or a file that is no trace, does not take the others along: a sentence says so.
    return ranks.size() > 1 || hasReport;
}

void RanksView::open(const QStringList &files, std::vector<MergedRank> ranks, const QString &notice)
{
    end();
    if (!notice.isEmpty())
        m_problems += notice;
    m_ranksInFile = ranks;
    m_close->setText(ranks.empty() ? tr("Only this rank") : tr("Close ranks"));
    m_close->setToolTip(ranks.empty() ? tr("Shows the rank that is looked at alone") : tr("Shows the timeline alone"));
    m_isOpen = true;
    m_files = files;
    m_panels.addPanel(tr("Ranks"), m_panel, 0);
    m_panels.setCurrentPanel(m_panel);
    m_panels.setChosen(); // who waits for whom is what one came for
    m_job.start(files, std::move(ranks));
    const auto trace = std::ranges::find_if(
        files, [](const QString &file) { return !isReportFile(QFile::encodeName(file).toStdString()); });
    m_isOfReports = trace == files.end();
    showProgress();
    show();
    takeRoom();
    // Something to look at while the others are read.
    if (!m_isOfReports && !(m_trace && files.contains(m_tracePath))) {
        m_askedFirst = *trace;
        emit fileAsked(*trace);
    }
}

/// What was opened before the ranks were known may be none of them: damaged, or left out. Then the first one takes its place.
void RanksView::askForOneOfThem()
{
    const QString first = std::exchange(m_askedFirst, {});
    if (first.isEmpty() || !m_report || m_lanes->chosen() || m_report->joined.ranks.empty())
        return;
    for (std::uint32_t r = 0; r < m_report->joined.ranks.size(); ++r)
        if (pathOf(r) == first)
            return; // on its way
    if (!QFileInfo::exists(pathOf(0)))
        return;
    emit fileAsked(pathOf(0));
    if (!m_problems.isEmpty())
        emit problem(m_problems.join(u' ')); // opening a file takes the message before it away
}

void RanksView::end()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    m_job.cancel();
    m_files.clear();
    m_ranksInFile.clear();
    m_problems.clear();
    m_askedFirst.clear();
    m_askedNumber.clear();
    m_asked.reset();
    m_kept.reset();
    m_pending.reset();
    m_lanes->setReport(nullptr);
    m_panel->setReport(nullptr);
    m_panels.removePanel(m_panel);
    m_report.reset();
    hide();
    emit ended();
}

void RanksView::leave()
{
    const QStringList files = m_files;
    const std::vector<MergedRank> ranks = m_ranksInFile;
    end();
    emit left(files, ranks);
}

bool RanksView::holds(const QString &path) const
{
    if (!m_isOpen)
        return false;
    if (m_files.contains(path))
        return true;
    return m_report && std::ranges::any_of(m_report->joined.ranks, [&](const JoinedRank &r) {
               return r.facts.file == QFile::encodeName(path).toStdString();
           });
}

QString RanksView::pathOf(std::uint32_t rank) const
{
    return QFile::decodeName(QByteArray::fromStdString(m_report->joined.ranks[rank].facts.file));
}

void RanksView::setTrace(const Trace *trace, const QString &path)
{
    m_trace = trace;
    m_tracePath = path;
    m_panel->setTrace(trace, path);
    if (!m_isOpen)
        return;
    if (!trace || !holds(path)) {
        end();
        return;
    }
    takeRoom();
    if (!m_report)
        return;
    // A file may hold several ranks: the one that was asked for, else the one that was looked at, else the first.
    const auto asked = std::exchange(m_asked, std::nullopt);
    std::optional<std::uint32_t> chosen;
    for (const auto rank : {m_lanes->chosen(), asked})
        if (rank && *rank < m_report->joined.ranks.size() && pathOf(*rank) == path)
            chosen = rank;
    for (std::uint32_t r = 0; !chosen && r < m_report->joined.ranks.size(); ++r)
        if (pathOf(r) == path)
            chosen = r;
    if (chosen)
        m_lanes->setChosen(chosen);
    if (m_lanes->chosen()) {
        // Other ranks may begin earlier and end later.
        const TimeRange all = m_lanes->extent(), own = trace->extent();
        m_axis.setExtent({std::min(all.start, own.start), std::max(all.end, own.end)}, trace->view());
        if (m_kept)
            m_axis.setVisible({saturatingSubtract(m_kept->start, m_lanes->shift()),
                               saturatingSubtract(m_kept->end, m_lanes->shift())});
    }
    m_kept.reset();
    if (const auto evidence = std::exchange(m_pending, std::nullopt); evidence && m_lanes->chosen())
        showInTimeline(*m_lanes->chosen(), *evidence);
    else if (asked)
        revealLanes(*asked);
}

SliceId RanksView::inTrace(std::uint32_t rank, SliceId slice) const
{
    const std::vector<std::string> &processes = m_report->joined.ranks[rank].facts.processes;
    return processes.empty() || !m_trace ? slice : sliceOfRank(*m_trace, processes, slice);
}

void RanksView::showInTimeline(std::uint32_t rank, Evidence evidence)
{
    if (!m_report->joined.ranks[rank].facts.processes.empty()) {
        evidence.slice = inTrace(rank, evidence.slice);
        evidence.lane = evidence.slice ? m_trace->laneOf(evidence.slice) : LaneId();
    }
    m_timeline.showEvidence(evidence);
}

void RanksView::revealLanes(std::uint32_t rank)
{
    const RankFacts &facts = m_report->joined.ranks[rank].facts;
    if (facts.processes.empty() || facts.collectives.empty() || !m_trace)
        return;
    // By the collective that is nearest to the middle of what is seen.
    const TimeRange visible = m_axis.target();
    const Nanoseconds middle = saturatingAdd(visible.start + visible.length() / 2, facts.baseTime);
    auto at = std::ranges::lower_bound(facts.collectives, middle, {}, &RankCollective::start);
    if (at == facts.collectives.end())
        --at;
    m_timeline.revealRow(inTrace(rank, SliceId(at->slice)));
}

void RanksView::chooseRank(std::uint32_t rank)
{
    if (!m_report || rank >= m_report->joined.ranks.size())
        return;
    const QString path = pathOf(rank);
    const TimeRange visible = m_axis.visible();
    const Nanoseconds shift = m_lanes->shift();
    if (path == m_tracePath) {
        // Its lanes are there, with those of other ranks; its clock may be another.
        m_lanes->setChosen(rank);
        const Nanoseconds by = saturatingSubtract(shift, m_lanes->shift());
        if (by != 0)
            m_axis.setVisible({saturatingAdd(visible.start, by), saturatingAdd(visible.end, by)});
        revealLanes(rank);
        return;
    }
    if (!QFileInfo::exists(path)) {
        m_pending.reset();
        emit problem(tr("The trace of %1 is not here: %2. Its report alone is shown.")
                         .arg(rankLabel(m_report->joined.ranks[rank]), path));
        return;
    }
    m_asked = rank;
    m_kept = TimeRange{saturatingAdd(visible.start, shift), saturatingAdd(visible.end, shift)};
    emit fileAsked(path);
}

QString RanksView::lookedAt() const
{
    return m_report && m_lanes->chosen() ? QString::number(m_report->joined.ranks[*m_lanes->chosen()].number)
                                         : QString();
}

void RanksView::lookAt(const QString &number)
{
    m_askedNumber = number;
    for (std::uint32_t r = 0; m_report && r < m_report->joined.ranks.size(); ++r) {
        if (QString::number(m_report->joined.ranks[r].number) != number)
            continue;
        m_askedNumber.clear();
        if (pathOf(r) == m_tracePath)
            m_lanes->setChosen(r);
        else
            chooseRank(r);
        return;
    }
}

void RanksView::showEvidence(std::uint32_t rank, const Evidence &evidence)
{
    if (pathOf(rank) == m_tracePath) {
        m_lanes->setChosen(rank);
        showInTimeline(rank, evidence);
        return;
    }
    m_pending = evidence;
    chooseRank(rank);
}

void RanksView::showReport(std::shared_ptr<const RanksReport> report)
{
    m_pending.reset(); // of a report that is no longer shown
    m_asked.reset();
    std::optional<std::int64_t> looked;
    if (m_report && m_lanes->chosen())
        looked = m_report->joined.ranks[*m_lanes->chosen()].number;
    m_panel->setReport(nullptr);
    m_lanes->setReport(report);
    m_report = std::move(report);
    // Ranks that have come since may stand before it.
    const auto &ranks = m_report->joined.ranks;
    for (std::uint32_t r = 0; looked && r < ranks.size(); ++r)
        if (ranks[r].number == *looked)
            m_lanes->setChosen(r);
    m_panel->setReport(m_report, m_problems);
    if (m_trace) {
        const TimeRange visible = m_axis.visible(); // the time of the same file as before
        setTrace(m_trace, m_tracePath);
        m_axis.setVisible(visible);
    } else if (const TimeRange all = m_lanes->extent(); !all.isEmpty()) {
        m_axis.setExtent(all, all);
    }
    takeRoom();
    showProgress();
    if (!m_askedNumber.isEmpty())
        lookAt(m_askedNumber);
}

void RanksView::showProgress()
{
    const bool isReading = m_job.isRunning();
    m_progress->setVisible(isReading);
    m_progress->setRange(0, m_job.count());
    m_progress->setValue(m_job.done());
    QString text = isReading  ? tr("Reading ranks: %1 of %2").arg(m_job.done()).arg(m_job.count())
                   : m_report ? verdictText(m_report->headline, m_report->numbers)
                              : QString();
    m_title->setText(text);
    m_title->setToolTip(text.toHtmlEscaped());
}

void RanksView::takeRoom()
{
    if (!m_isOpen)
        return;
    // All rows where they fit; the timeline keeps the larger part, unless there is none: of reports alone.
    const int fifths = m_isOfReports && !m_trace ? 4 : 2;
    const int most = parentWidget() ? parentWidget()->height() * fifths / 5 : 300, least = fontMetrics().height() * 3;
    m_lanes->setFixedHeight(std::clamp(m_lanes->contentHeight(), least, std::max(least, most)));
}

void RanksView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        takeRoom();
}

void RanksView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        takeRoom();
}

} // namespace lanescope
