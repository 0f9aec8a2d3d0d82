#pragma once

#include "core/load/progress.h"
#include "core/load/tracereader.h"
#include "ui/document/tracefacts.h"

#include <QString>

#include <functional>
#include <memory>

class QObject;
class QThreadPool;

namespace lanescope {

/// What a load ends with. Exactly one of trace and error is set, or wasCancelled.
struct LoadResult {
    std::shared_ptr<const Trace> trace;
    std::shared_ptr<const TraceFacts> facts;
    QString error;
    bool wasCancelled = false;
    Nanoseconds loadTime = 0;
};

/// Reads one file in a thread of `pool`. Keeps no hold on the window: whoever loses interest cancels and forgets.
class LoadJob {
public:
    /// `done` is called in the thread of `receiver`, unless that is gone by then. `sketches`: progress() shows what has been read so
    /// far, painted in hues.
    LoadJob(QThreadPool &pool, const QString &path, QObject *receiver, std::function<void(LoadResult)> done,
            bool sketches = false);
    ~LoadJob(); ///< cancels

    const Progress &progress() const { return *m_progress; }
    void cancel() { m_progress->cancel = true; }

private:
    std::shared_ptr<Progress> m_progress;
};

/// Lets go of a trace, or of what holds one, in a thread of its own: giving back the memory of a large one takes a while.
void dropInBackground(std::shared_ptr<const void> held);

} // namespace lanescope
