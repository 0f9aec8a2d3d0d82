#pragma once

#include "ui/document/filewatch.h"
#include "ui/document/loadjob.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace lanescope {

/// What is open in a window: a trace, or the load of one, or neither.
///
/// A newer open wins over an older one that is still running. A failed or cancelled load leaves what was open before.
class TraceDocument : public QObject {
    Q_OBJECT

public:
    explicit TraceDocument(QObject *parent = nullptr);
    ~TraceDocument() override;

    const std::shared_ptr<const Trace> &trace() const { return m_trace; }
    const std::shared_ptr<const TraceFacts> &facts() const { return m_facts; }
    /// The file of trace(), as it was opened.
    QString path() const { return m_path; }
    /// What the file of trace() was when it began to be read.
    const FileStamp &stamp() const { return m_stamp; }
    /// What to call it: the file's name, or the sample's.
    QString title() const { return m_title; }
    Nanoseconds loadTime() const { return m_loadTime; }
    bool isLoading() const { return m_job != nullptr; }
    QString loadingTitle() const { return m_loadingTitle; }

    /// Starts to load. `title` is shown instead of the file's name where it is not empty.
    void open(const QString &path, const QString &title = {});
    void cancel();
    void close();

signals:
    void loadingChanged();
    /// While loading, a few times a second and only when something changed. `share` is 0..1, or -1 where it is not known.
    void progressed(double share, const QString &what);
    /// While a load takes longer than a moment: what has been read so far, in hues. It is made only where somebody listens.
    void sketched(std::shared_ptr<const LaneSketch> sketch);
    /// trace() is another one, or none.
    void traceChanged();
    /// One sentence for the person.
    void failed(const QString &message);

private:
    void finish(quint64 id, LoadResult result);
    void replace(std::shared_ptr<const Trace> trace, std::shared_ptr<const TraceFacts> facts);
    void poll();
    void pollSketch();

    QThreadPool m_pool; ///< its destructor waits; jobs are cancelled before
    std::unique_ptr<LoadJob> m_job;
    quint64 m_jobId = 0;
    QTimer m_timer;
    QString m_loadingPath, m_loadingTitle;
    FileStamp m_loadingStamp;
    QString m_lastProgress;
    QElapsedTimer m_loadClock;
    std::shared_ptr<const LaneSketch> m_lastSketch;

    std::shared_ptr<const Trace> m_trace;
    std::shared_ptr<const TraceFacts> m_facts;
    QString m_path, m_title;
    FileStamp m_stamp;
    Nanoseconds m_loadTime = 0;
};

} // namespace lanescope
