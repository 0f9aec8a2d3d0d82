#include "ui/document/latestwork.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <exception>
#include <new>
#include <utility>

namespace lanescope {

LatestWork::LatestWork(QObject *parent)
    : QObject(parent)
{}

void LatestWork::start(Work work)
{
    if (m_isBusy) {
        m_isStale = true;
        m_next = std::move(work);
    } else {
        run(std::move(work));
    }
    setWanted(true);
}

void LatestWork::cancel()
{
    m_next = {};
    m_isStale = m_isBusy;
    setWanted(false);
}

void LatestWork::setWanted(bool wanted)
{
    if (std::exchange(m_isWanted, wanted) != wanted)
        emit runningChanged(wanted);
}

void LatestWork::run(Work work)
{
    m_isBusy = true;
    m_isStale = false;
    QThreadPool::globalInstance()->start([receiver = QPointer<LatestWork>(this), work = std::move(work)]() mutable {
        Deliver deliver;
        QString problem;
        try {
            deliver = work();
        } catch (const std::bad_alloc &) {
            problem = tr("There is not enough memory for this.");
        } catch (const std::exception &e) {
            problem = QString::fromUtf8(e.what());
        }
        work = {}; // what it holds may be large, and is let go of here
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [receiver, deliver = std::move(deliver), problem] {
                if (!receiver)
                    return;
                receiver->m_isBusy = false;
                if (receiver->m_isStale) {
                    if (receiver->m_next)
                        receiver->run(std::exchange(receiver->m_next, {}));
                    return;
                }
                receiver->setWanted(false);
                if (!problem.isEmpty())
                    emit receiver->failed(problem);
                else if (deliver)
                    deliver();
            },
            Qt::QueuedConnection);
    });
}

} // namespace lanescope
