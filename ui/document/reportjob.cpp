#include "ui/document/reportjob.h"

#include "ui/document/loadjob.h"
#include "ui/document/tracereport.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace lanescope {

std::shared_ptr<const TraceReport> makeTraceReport(std::shared_ptr<const Trace> trace, const ReportRequest &request)
{
    auto made = std::make_shared<TraceReport>();
    made->report = makeReport(*trace, request.range, request.limits, request.stepName.toStdString());
    made->stepName = request.stepName;
    made->limits = request.limits;
    made->stepChoices = stepChoices(*trace);
    made->trace = std::move(trace);
    return made;
}

ReportJob::ReportJob(QObject *parent)
    : QObject(parent)
{}

void ReportJob::start(std::shared_ptr<const Trace> trace, const ReportRequest &request)
{
    const quint64 id = ++m_id;
    m_isRunning = trace != nullptr;
    if (!trace)
        return;
    QThreadPool::globalInstance()->start(
        [trace = std::move(trace), request, receiver = QPointer<ReportJob>(this), id]() mutable {
            auto report = makeTraceReport(std::move(trace), request);
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [receiver, report = std::move(report), id]() mutable {
                    if (!receiver || receiver->m_id != id) {
                        dropInBackground(std::move(report)); // its trace may be held by nobody else any more
                        return;
                    }
                    receiver->m_isRunning = false;
                    emit receiver->finished(report);
                },
                Qt::QueuedConnection);
        });
}

} // namespace lanescope
