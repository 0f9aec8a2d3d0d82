#include "ui/document/loadjob.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPointer>
#include <QThreadPool>

#include <exception>
#include <new>

namespace lanescope {

namespace {

LoadResult load(const QString &path, Progress &progress)
{
    LoadResult result;
    QElapsedTimer clock;
    clock.start();
    try {
        auto read = readTrace(QFile::encodeName(path).toStdString(), {}, &progress);
        if (!read) {
            result.wasCancelled = read.error().cancelled;
            if (!result.wasCancelled)
                result.error = coreText(read.error().message);
        } else {
            auto facts = std::make_shared<TraceFacts>(gatherFacts(**read, progress.cancel));
            if (progress.cancel) {
                result.wasCancelled = true;
            } else {
                result.trace = std::move(*read);
                result.facts = std::move(facts);
            }
        }
    } catch (const std::bad_alloc &) {
        result.error = QCoreApplication::translate("LoadJob", "There is not enough memory to open %1.").arg(path);
    } catch (const std::exception &e) {
        result.error =
            QCoreApplication::translate("LoadJob", "%1 could not be opened: %2").arg(path, QString::fromUtf8(e.what()));
    }
    result.loadTime = clock.nsecsElapsed();
    return result;
}

} // namespace

LoadJob::LoadJob(QThreadPool &pool, const QString &path, QObject *receiver, std::function<void(LoadResult)> done,
                 bool sketches)
    : m_progress(std::make_shared<Progress>())
{
    if (sketches)
        m_progress->sketchPaint = [](Category category, std::string_view name) {
            return static_cast<std::uint8_t>(hueOf(category, name));
        };
    pool.start([path, progress = m_progress, receiver = QPointer<QObject>(receiver), done = std::move(done)] {
        auto result = std::make_shared<LoadResult>(load(path, *progress));
        // The application outlives the pool's threads, the receiver need not; what it never takes is let go of here or there.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [receiver, done, result] {
                if (receiver)
                    done(std::move(*result));
                else
                    dropInBackground(std::move(result->trace));
            },
            Qt::QueuedConnection);
    });
}

LoadJob::~LoadJob()
{
    cancel();
}

void dropInBackground(std::shared_ptr<const void> held)
{
    if (!held)
        return;
    QThreadPool::globalInstance()->start([held = std::move(held)]() mutable { held.reset(); });
}

} // namespace lanescope
