#include "ui/ranks/ranksjob.h"

#include "core/load/tracereader.h"
#include "core/verdict/report.h"
#include "core/write/rankinput.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>

#include <exception>
#include <functional>
#include <utility>

namespace lanescope {

struct RanksJob::Run {
    QStringList files;
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

/// What joining needs of one file. Fails with a sentence.
Result<std::vector<RankFacts>> factsOf(const std::string &path, Progress &progress)
{
    std::vector<std::string> reports;
    if (isReportFile(path)) {
        auto found = reportsIn(path);
        if (!found)
            return tl::unexpected<Error>(found.error());
        reports = std::move(*found);
    } else {
        auto trace = readTrace(path, {}, &progress);
        if (!trace)
            return tl::unexpected<Error>(trace.error());
        auto made = reportsOf(
            std::move(*trace), {}, [](const Trace &t) -> Result<Report> { return makeReport(t); }, &progress);
        if (!made)
            return tl::unexpected<Error>(made.error());
        reports = std::move(*made);
    }
    std::vector<RankFacts> facts;
    for (const std::string &report : reports) {
        auto one = rankFactsFromReport(report, path);
        if (!one)
            return tl::unexpected<Error>(one.error());
        facts.push_back(std::move(*one));
    }
    return facts;
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

void RanksJob::start(const QStringList &files)
{
    cancel();
    m_count = static_cast<int>(files.size());
    m_done = 0;
    m_run = std::make_shared<Run>();
    m_run->files = files;
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
    std::vector<RankFacts> facts;
    QElapsedTimer since;
    since.start();
    for (const QString &file : run->files) {
        QString problem;
        try {
            auto found = factsOf(QFile::encodeName(file).toStdString(), run->progress);
            if (found)
                std::move(found->begin(), found->end(), std::back_inserter(facts));
            else
                problem = coreText(found.error().message);
        } catch (const std::exception &e) {
            problem = tr("%1 could not be read: %2").arg(file, QString::fromUtf8(e.what()));
        }
        if (run->progress.cancel)
            return;
        const bool isLast = &file == &run->files.back();
        std::shared_ptr<const RanksReport> report;
        if (isLast || since.elapsed() >= between) {
            report = std::make_shared<const RanksReport>(makeRanksReport(facts));
            since.restart();
        }
        run->tell(run, [problem, report, isLast](RanksJob &job) {
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
