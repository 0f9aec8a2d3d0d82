#pragma once

#include <QObject>

#include <functional>

namespace lanescope {

/// Does one thing off the GUI thread, and only the latest that was asked for: what is asked meanwhile waits, a newer one takes its
/// place, and a result that nobody waits for any more is never delivered.
class LatestWork : public QObject {
    Q_OBJECT

public:
    /// What to do with a result, in the GUI thread.
    using Deliver = std::function<void()>;
    /// Runs in a thread of the global pool. It owns what it needs; what it throws is a failure.
    using Work = std::function<Deliver()>;

    explicit LatestWork(QObject *parent = nullptr);

    void start(Work work);
    /// Forgets what runs and what waits.
    void cancel();
    bool isRunning() const { return m_isWanted; }

signals:
    /// A start(), and later either its result was delivered or it is no longer wanted.
    void runningChanged(bool running);
    /// A sentence for a person.
    void failed(const QString &message);

private:
    void run(Work work);
    void setWanted(bool wanted);

    bool m_isBusy = false;   ///< a thread works for us, wanted or not
    bool m_isWanted = false; ///< somebody waits for a result
    bool m_isStale = false;  ///< what the thread does now is not wanted any more
    Work m_next;
};

} // namespace lanescope
