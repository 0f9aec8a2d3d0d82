#include "ui/export/rangesaver.h"

#include "core/write/tracetext.h"
#include "ui/document/coretext.h"
#include "ui/export/pictureplace.h"
#include "ui/export/savingdialog.h"
#include "ui/look/format.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <atomic>

namespace lanescope {

namespace {

/// Shared by the thread that copies and the dialog that watches it; the last of them to go takes it along.
struct Copying {
    std::atomic<std::uint64_t> bytes{0};
    std::atomic<bool> cancel{false};
};

} // namespace

RangeSaver::RangeSaver(QWidget *window)
    : QObject(window)
    , m_window(window)
{}

void RangeSaver::ask(std::shared_ptr<const Trace> trace, TimeRange range, const QString &title, const QString &folder)
{
    if (m_isRunning)
        return;
    const QString name = pictureName(title, QStringLiteral("range")) + QStringLiteral(".pt.trace.json.gz");
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save the range as a trace"),
                                                      QDir(folder).filePath(name), tr("Traces (*.json *.json.gz)"));
    if (!path.isEmpty())
        save(std::move(trace), range, path);
}

void RangeSaver::save(std::shared_ptr<const Trace> trace, TimeRange range, const QString &path)
{
    m_isRunning = true;
    const auto copying = std::make_shared<Copying>();
    auto *progress = new SavingDialog(tr("Saving %1 …"), path, m_window);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    auto *timer = new QTimer(progress);
    const double total = std::max(1.0, static_cast<double>(trace->file().textBytes));
    connect(timer, &QTimer::timeout, progress, [progress, copying, total] {
        // The last thousandth is the end itself, which closes the dialog.
        progress->setValue(
            std::min(SavingDialog::whole - 1,
                     static_cast<int>(SavingDialog::whole * static_cast<double>(copying->bytes) / total)));
    });
    connect(progress, &QProgressDialog::canceled, progress, [copying] { copying->cancel = true; });
    timer->start(50);
    connect(this, &QObject::destroyed, [copying] { copying->cancel = true; });
    QThreadPool::globalInstance()->start(
        [this, self = QPointer(this), trace, range, path, copying, dialog = QPointer(progress)] {
            const auto result =
                saveTraceRange(*trace, range, QFile::encodeName(path).toStdString(), [&](std::uint64_t done) {
                    copying->bytes = done;
                    return !copying->cancel;
                });
            QMetaObject::invokeMethod(
                qApp,
                [this, self, dialog, result, path, range] {
                    if (dialog)
                        dialog->close();
                    if (!self)
                        return;
                    m_isRunning = false;
                    if (result)
                        emit saved(tr("%1 of the trace, %2 slices, are in %3.")
                                       .arg(formatTime(range.length()), formatCount(result->slices), path),
                                   path);
                    else if (!result.error().cancelled)
                        emit failed(coreText(result.error().message));
                },
                Qt::QueuedConnection);
        });
}

} // namespace lanescope
