#include "ui/ranks/ranksjob.h"

#include "core/load/tracereader.h"
#include "core/verdict/report.h"
#include "core/write/rankinput.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>

#include <algorithm>
#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <utility>

namespace lanescope {

struct RanksJob::Run {
    QStringList files;
    std::vector<MergedRank> ranks;
    Progress progress; ///< its `cancel` ends the run
    QPointer<RanksJob> receiver;

    /// In the GUI thread, unless nobody waits any more.
    void tell(const std::shared_ptr<Run> &self, std::function<void(RanksJob &)> what)
    {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, what = std::move(what)] {
                if (self->receiver && self->receiver->m_run == self)
                    what(*self->receiver);
            },
            Qt::QueuedConnection);
    }
};

namespace {

/// A file, or one of the ranks in it.
struct Part {
    std::string path;
    std::optional<MergedRank> rank;
};

/// What joining needs of a part; or the ranks that turned out to be in its file, which are parts of their own.
struct Found {
    std::vector<RankFacts> facts;
    std::vector<MergedRank> ranks;
};

/// The reports of a part, as JSON. `ranks` gets those of the file, where there are several: then there are no reports.
Result<std::vector<std::string>> reportsOfPart(const Part &part, std::vector<MergedRank> &ranks, Progress &progress)
{
    const auto make = [](const Trace &t) -> Result<Report> { return makeReport(t); };
    if (part.rank) {
        auto report = reportOfRank(part.path, *part.rank, {}, make, &progress);
        if (!report)
            return tl::unexpected<Error>(report.error());
        return std::vector{std::move(*report)};
    }
    if (isReportFile(part.path))
        return reportsIn(part.path);
    auto trace = readTrace(part.path, {}, &progress);
    if (!trace)
        return tl::unexpected<Error>(trace.error());
    ranks = mergedRanks(**trace);
    if (!ranks.empty())
        return std::vector<std::string>{};
    return reportsOf(std::move(*trace), {}, make, &progress);
}

/// Fails with a sentence.
Result<Found> factsOf(const Part &part, Progress &progress)
{
    Found found;
    const auto reports = reportsOfPart(part, found.ranks, progress);
    if (!reports)
        return tl::unexpected<Error>(reports.error());
    for (const std::string &report : *reports) {
        auto one = rankFactsFromReport(report, part.path);
        if (!one)
            return tl::unexpected<Error>(one.error());
        found.facts.push_back(std::move(*one));
    }
    return found;
}

} // namespace

RanksJob::RanksJob(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

RanksJob::~RanksJob()
{
    cancel();
}

void RanksJob::start(const QStringList &files, std::vector<MergedRank> ranks)
{
    cancel();
    m_count = static_cast<int>(ranks.empty() ? files.size() : static_cast<qsizetype>(ranks.size()));
    m_done = 0;
    m_run = std::make_shared<Run>();
    m_run->files = files;
    m_run->ranks = std::move(ranks);
    m_run->receiver = this;
    m_pool.start([run = m_run] { work(run); });
}

void RanksJob::cancel()
{
    if (m_run)
        m_run->progress.cancel = true;
    m_run.reset();
}

void RanksJob::work(const std::shared_ptr<Run> &run)
{
    constexpr qint64 between = 1000; // ms
    std::deque<Part> parts;
    for (const QString &file : run->files)
        parts.push_back({QFile::encodeName(file).toStdString(), {}});
    const auto putRanks = [&](const std::string &path, const std::vector<MergedRank> &ranks) {
        for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank)
            parts.push_front({path, *rank});
    };
    if (!run->ranks.empty()) {
        const std::string path = parts.front().path;
        parts.clear();
        putRanks(path, run->ranks);
    }
    std::vector<RankFacts> facts;
    QElapsedTimer since;
    since.start();
    qint64 wait = between;
    while (!parts.empty()) {
        const Part part = parts.front();
        parts.pop_front();
        QString problem;
        int more = 0;
        try {
            auto found = factsOf(part, run->progress);
            if (!found) {
                problem = coreText(found.error().message);
            } else {
                std::ranges::move(found->facts, std::back_inserter(facts));
                putRanks(part.path, found->ranks);
                more = static_cast<int>(found->ranks.size());
            }
        } catch (const std::exception &e) {
            problem = tr("%1 could not be read: %2")
                          .arg(QFile::decodeName(QByteArray::fromStdString(part.path)), QString::fromUtf8(e.what()));
        }
        if (run->progress.cancel)
            return;
        const bool isLast = parts.empty();
        std::shared_ptr<const RanksReport> report;
        if (isLast || (since.elapsed() >= wait && !facts.empty())) {
            since.restart();
            report = std::make_shared<const RanksReport>(makeRanksReport(isLast ? std::move(facts) : facts));
            // Joining thousands takes seconds: most of the time goes into reading all the same.
            wait = std::max(between, 5 * since.elapsed());
            since.restart();
        }
        run->tell(run, [problem, report, more, isLast](RanksJob &job) {
            if (more > 0)
                job.m_count += more - 1;
            else
                ++job.m_done;
            if (!problem.isEmpty())
                emit job.failed(problem);
            if (report)
                emit job.joined(report);
            emit job.progressed();
            if (isLast) {
                job.m_run.reset();
                emit job.finished();
            }
        });
    }
}

} // namespace lanescope
