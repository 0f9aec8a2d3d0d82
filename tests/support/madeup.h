#pragma once

#include "tracefile.h"

#include <QByteArrayList>

// Traces made to measure for a rule: steps, ops, launches and kernels in microseconds.

namespace lanescope::test {

/// Collects events. Times are in us from the start of the trace.
class MadeUp {
public:
    static constexpr qint64 us = 1000;

    MadeUp &slice(const QByteArray &name, double start, double duration, const QByteArray &cat = "cpu_op",
                  const QByteArray &args = {}, const QByteArray &tid = "1")
    {
        m_events += complete(name, ns(start), ns(duration), "1", tid, cat, args);
        return *this;
    }
    MadeUp &step(int number, double start, double duration)
    {
        return slice("ProfilerStep#" + QByteArray::number(number), start, duration, "user_annotation");
    }
    /// A call of the runtime that launches nothing.
    MadeUp &call(const QByteArray &name, double start, double duration, const QByteArray &tid = "1")
    {
        return slice(name, start, duration, "cuda_runtime", "\"correlation\":" + QByteArray::number(++m_correlation),
                     tid);
    }
    /// A launch call and its work. `args` are more of the work's.
    MadeUp &launch(const QByteArray &name, double callStart, double callDuration, double start, double duration,
                   const QByteArray &args = {}, const QByteArray &cat = "kernel", const QByteArray &stream = "7",
                   const QByteArray &call = "cudaLaunchKernel", const QByteArray &tid = "1")
    {
        const QByteArray id = "\"correlation\":" + QByteArray::number(++m_correlation);
        slice(call, callStart, callDuration, "cuda_runtime", id, tid);
        return work(name, start, duration, id + (args.isEmpty() ? QByteArray() : "," + args), cat, stream);
    }
    /// Device work without a launch call, unless `args` names one.
    MadeUp &work(const QByteArray &name, double start, double duration, const QByteArray &args = {},
                 const QByteArray &cat = "kernel", const QByteArray &stream = "7")
    {
        m_events += complete(name, ns(start), ns(duration), "0", stream, cat, args);
        return *this;
    }
    MadeUp &overhead(const QByteArray &name, double start, double duration)
    {
        m_events += complete(name, ns(start), ns(duration), "-1", "0", "overhead");
        return *this;
    }
    MadeUp &root(const QByteArray &member)
    {
        m_root += (m_root.isEmpty() ? "" : ",") + member;
        return *this;
    }
    QByteArray text() const { return document(m_events, m_root); }

private:
    static qint64 ns(double t) { return static_cast<qint64>(t * us + (t < 0 ? -0.5 : 0.5)); }
    QByteArrayList m_events;
    QByteArray m_root;
    int m_correlation = 0;
};

} // namespace lanescope::test
