// Qt first: moc 6.4 stumbles over what core includes.
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "core/load/tracereader.h"
#include "ui/document/loadjob.h"
#include "ui/document/reportjob.h"
#include "ui/document/tracereport.h"

#include <atomic>

using namespace lanescope;

// A large trace takes a while to be given back: the window's thread never does that.

namespace {

/// A trace that tells in which thread it was let go.
class Watched {
public:
    Watched()
    {
        auto read = readTrace(LANESCOPE_TEST_DATA "/traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
        if (!read)
            return;
        m_trace = std::shared_ptr<const Trace>(read->get(), [this, held = *read](const Trace *) mutable {
            held.reset();
            m_thread = QThread::currentThread();
        });
    }
    std::shared_ptr<const Trace> take() { return std::move(m_trace); }
    bool isGone() const { return m_thread != nullptr; }
    bool isGoneElsewhere() const { return isGone() && m_thread != QThread::currentThread(); }

private:
    std::shared_ptr<const Trace> m_trace;
    std::atomic<QThread *> m_thread = nullptr;
};

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void dropsElsewhere();
    void aReportNobodyWaitsForIsDroppedElsewhere();
    void aNewerReportWins();
};

void TestDocument::dropsElsewhere()
{
    Watched watched;
    auto trace = watched.take();
    QVERIFY(trace);
    dropInBackground(std::move(trace));
    QTRY_VERIFY(watched.isGone());
    QVERIFY(watched.isGoneElsewhere());
}

void TestDocument::aReportNobodyWaitsForIsDroppedElsewhere()
{
    Watched watched;
    {
        ReportJob job;
        job.start(watched.take());
        job.start({}); // the trace was closed in the meantime
    }
    QTRY_VERIFY(watched.isGone());
    QVERIFY(watched.isGoneElsewhere());
}

void TestDocument::aNewerReportWins()
{
    Watched first, second;
    ReportJob job;
    QSignalSpy finished(&job, &ReportJob::finished);
    std::weak_ptr<const Trace> newer;
    {
        job.start(first.take());
        auto trace = second.take();
        newer = trace;
        job.start(std::move(trace));
    }
    QVERIFY(finished.wait(20'000));
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.front().front().value<std::shared_ptr<const TraceReport>>()->trace, newer.lock());
    QTRY_VERIFY(first.isGoneElsewhere());
    finished.clear();
    job.start({});
    QTRY_VERIFY(second.isGone());
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
