#include "ui/document/tracedocument.h"

#include "ui/look/format.h"

#include <QFileInfo>
#include <QMetaMethod>

#include <algorithm>

namespace lanescope {

namespace {
constexpr qint64 sketchAfterMs = 300; ///< what is there sooner than that would only flash
} // namespace

TraceDocument::TraceDocument(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(4); // a cancelled load may still be ending while the next one runs
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &TraceDocument::poll);
    connect(&m_timer, &QTimer::timeout, this, &TraceDocument::pollSketch);
}

TraceDocument::~TraceDocument()
{
    m_job.reset();
    m_pool.waitForDone();
    dropInBackground(std::move(m_trace));
}

void TraceDocument::open(const QString &path, const QString &title)
{
    m_job.reset(); // the older one ends by itself; its id is no longer ours
    const quint64 id = ++m_jobId;
    m_loadingPath = path;
    m_loadingTitle = title.isEmpty() ? QFileInfo(path).fileName() : title;
    m_loadingStamp = FileStamp::of(path);
    m_lastProgress.clear();
    m_lastSketch.reset();
    m_loadClock.start();
    m_job = std::make_unique<LoadJob>(
        m_pool, path, this, [this, id](LoadResult result) { finish(id, std::move(result)); },
        isSignalConnected(QMetaMethod::fromSignal(&TraceDocument::sketched)));
    m_timer.start();
    emit loadingChanged();
}

void TraceDocument::cancel()
{
    if (!m_job)
        return;
    m_job.reset();
    ++m_jobId;
    m_timer.stop();
    emit loadingChanged();
}

void TraceDocument::close()
{
    cancel();
    m_path.clear();
    m_title.clear();
    replace({}, {});
}

void TraceDocument::finish(quint64 id, LoadResult result)
{
    if (id != m_jobId) {
        dropInBackground(std::move(result.trace));
        return;
    }
    m_job.reset();
    m_lastSketch.reset();
    m_timer.stop();
    if (result.trace) {
        m_path = m_loadingPath;
        m_stamp = m_loadingStamp;
        m_title = m_loadingTitle;
        m_loadTime = result.loadTime;
        replace(std::move(result.trace), std::move(result.facts));
    }
    emit loadingChanged();
    if (!result.error.isEmpty())
        emit failed(result.error);
}

void TraceDocument::replace(std::shared_ptr<const Trace> trace, std::shared_ptr<const TraceFacts> facts)
{
    std::shared_ptr<const Trace> before = std::exchange(m_trace, std::move(trace));
    m_facts = std::move(facts);
    emit traceChanged(); // whoever held the old one has let go of it now
    dropInBackground(std::move(before));
}

void TraceDocument::poll()
{
    if (!m_job)
        return;
    const Progress &progress = m_job->progress();
    const auto done = progress.bytesDone.load(), total = progress.bytesTotal.load();
    const auto events = static_cast<std::int64_t>(progress.events.load());
    double share = total > 0 ? std::min(1.0, static_cast<double>(done) / static_cast<double>(total)) : -1;
    QString what;
    switch (progress.stage.load()) {
    case LoadStage::Opening: what = tr("Opening the file"); break;
    case LoadStage::Reading:
        what = tr("Reading: %1 of %2, %3 events")
                   .arg(formatBytes(static_cast<std::int64_t>(done)), formatBytes(static_cast<std::int64_t>(total)),
                        formatCount(events));
        if (total == 0)
            what = tr("Reading: %1 events").arg(formatCount(events));
        share *= share > 0 ? 0.9 : 1; // what comes after the last byte takes its time, too
        break;
    case LoadStage::Lanes:
        what = tr("Building lanes: %1 events").arg(formatCount(events));
        share = 0.92;
        break;
    case LoadStage::Links:
        what = tr("Linking launches to kernels");
        share = 0.96;
        break;
    case LoadStage::Done:
        what = tr("Drawing");
        share = 0.99;
        break;
    }
    const QString state = QString::number(static_cast<int>(share * 1000)) + what;
    if (state == m_lastProgress)
        return;
    m_lastProgress = state;
    emit progressed(share, what);
}

void TraceDocument::pollSketch()
{
    if (!m_job || m_loadClock.elapsed() < sketchAfterMs)
        return;
    auto sketch = m_job->progress().sketch();
    if (sketch == m_lastSketch)
        return;
    m_lastSketch = sketch;
    emit sketched(std::move(sketch));
}

} // namespace lanescope
