#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include "core/analyse/mergedranks.h"
#include "core/verdict/ranksreport.h"

#include <memory>
#include <vector>

namespace lanescope {

struct Progress;

/// Joins ranks off the GUI thread: the report of one file after the other is made and its trace let go of, so that a hundred large
/// traces need the memory of one. What is there so far is joined from time to time.
class RanksJob : public QObject {
    Q_OBJECT

public:
    explicit RanksJob(QObject *parent = nullptr);
    ~RanksJob() override; ///< cancels, and waits until the thread has noticed

    /// Traces, or reports that were made of them. `ranks`: those in the only file, where they are known. What runs is cancelled.
    void start(const QStringList &files, std::vector<MergedRank> ranks = {});
    void cancel();
    bool isRunning() const { return m_run != nullptr; }
    int count() const { return m_count; } ///< of files, and of ranks in one
    int done() const { return m_done; }

signals:
    void progressed();
    /// Of the ranks that are read by now, or of all.
    void joined(std::shared_ptr<const lanescope::RanksReport> report);
    void failed(const QString &problem);
    void finished();

private:
    struct Run;
    static void work(const std::shared_ptr<Run> &run);

    QThreadPool m_pool; ///< of one thread
    std::shared_ptr<Run> m_run;
    int m_count = 0;
    int m_done = 0;
};

} // namespace lanescope
