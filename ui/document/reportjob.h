#pragma once

#include <QObject>

#include "ui/document/tracereport.h"

#include <memory>

namespace lanescope {

/// Computes the report of the trace that is open, off the GUI thread. A newer start() wins over an older one.
class ReportJob : public QObject {
    Q_OBJECT

public:
    explicit ReportJob(QObject *parent = nullptr);

    /// Without a trace: forgets what is running.
    void start(std::shared_ptr<const Trace> trace, const ReportRequest &request = {});
    bool isRunning() const { return m_isRunning; }

signals:
    void finished(std::shared_ptr<const lanescope::TraceReport> report);

private:
    quint64 m_id = 0;
    bool m_isRunning = false;
};

} // namespace lanescope
