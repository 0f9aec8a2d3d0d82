#pragma once

#include "randoms.h"
#include "tracefile.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

// Small random traces with everything that tables are about, and plain answers about them from the events as they were written.

namespace lanescope::test {

/// A complete event as a test wrote it; its place in the list is its SliceId.
struct Written {
    std::string name, cat;
    int pid = 1, tid = 1;
    std::int64_t start = 0, duration = 0;
    std::int64_t correlation = 0;
    std::int64_t bytes = -1;
    std::int32_t grid = -1;
    std::int64_t end() const { return start + duration; }
    bool isWork() const { return cat == "kernel" || cat == "gpu_memcpy" || cat == "gpu_memset"; }
    bool isCall() const { return cat == "cuda_runtime" || cat == "cuda_driver"; }
    bool isOnCpu() const { return isCall() || cat == "cpu_op" || cat == "user_annotation" || cat == "python_function"; }
};

class RandomTrace {
public:
    static constexpr std::int64_t length = 4000; ///< no time lies beyond

    explicit RandomTrace(std::uint64_t seed)
        : m_random(seed)
    {
        const int steps = static_cast<int>(m_random.between(0, 6));
        if (steps == 0)
            fill(100, 3000, 11, 0);
        for (int i = 0; i < steps; ++i) {
            const std::int64_t start = 100 + i * 450, end = start + m_random.between(200, 450);
            add("ProfilerStep#" + std::to_string(i + 3), "user_annotation", 11, start, end - start);
            fill(start, end, 11, 0);
        }
        fill(200, 3000, 12, 0);
        // What crosses the others.
        for (int i = 0; i < 10; ++i)
            addCpu(11 + static_cast<int>(m_random.between(0, 1)), m_random.between(100, 3000),
                   m_random.between(0, 400));
        for (int i = 0; i < m_random.between(0, 3); ++i)
            add(m_random.oneIn(2) ? "Activity Buffer Request" : "Buffer Flush", "overhead", 0,
                m_random.between(100, 3000), m_random.between(1, 300), -1);
        addDeviceWork();
    }

    const std::vector<Written> &events() const { return m_events; }
    QByteArray json() const
    {
        QByteArrayList list;
        for (const Written &e : m_events) {
            QByteArrayList args;
            if (e.correlation)
                args << R"("correlation":)" + QByteArray::number(qint64(e.correlation));
            if (e.bytes >= 0)
                args << R"("bytes":)" + QByteArray::number(qint64(e.bytes));
            if (e.grid >= 0)
                args << R"("grid":[)" + QByteArray::number(e.grid) +
                            R"(,1,1],"block":[32,1,1],"registers per thread":)" + QByteArray::number(e.grid + 7);
            list << complete(e.name.c_str(), e.start, e.duration, QByteArray::number(e.pid), QByteArray::number(e.tid),
                             e.cat.c_str(), args.join(','));
        }
        return document(list);
    }

private:
    void add(std::string name, std::string cat, int tid, std::int64_t start, std::int64_t duration, int pid = 100)
    {
        m_events.push_back({std::move(name), std::move(cat), pid, tid, start, duration});
    }
    void addCpu(int tid, std::int64_t start, std::int64_t duration)
    {
        static const char *const kinds[][2] = {
            {"aten::add", "cpu_op"},
            {"aten::mm", "cpu_op"},
            {"forward", "user_annotation"},
            {"loss", "user_annotation"},
            {"a.py(1): f", "python_function"},
            {"b.py(2): g", "python_function"},
            {"nn.Module: Net_0", "python_function"},
            {"nn.Module: Linear_0", "python_function"},
            {"nn.Module: Linear_1", "python_function"},
            {"cudaLaunchKernel", "cuda_runtime"},
            {"cudaMemcpyAsync", "cuda_runtime"},
            {"cuLaunchKernel", "cuda_driver"},
        };
        const auto &kind = kinds[m_random.between(0, std::size(kinds) - 1)];
        add(kind[0], kind[1], tid, start, duration);
        if (m_events.back().isCall())
            m_events.back().correlation = ++m_correlation;
    }
    /// Slices in [start, end), each filled again.
    void fill(std::int64_t start, std::int64_t end, int tid, int depth)
    {
        while (start < end && depth < 6) {
            const std::int64_t from = start + (m_random.oneIn(3) ? 0 : m_random.between(0, 60));
            const std::int64_t to = std::min(end, from + m_random.between(0, 400 >> depth));
            if (from > end)
                return;
            addCpu(tid, from, std::max<std::int64_t>(0, to - from));
            if (!m_events.back().isCall())
                fill(from, to, tid, depth + 1);
            start = std::max(to, from) + m_random.between(0, 40);
        }
    }
    void addDeviceWork()
    {
        static const char *const kinds[][2] = {{"gemm", "kernel"},
                                               {"add", "kernel"},
                                               {"ncclAllReduce", "kernel"},
                                               {"Memcpy HtoD (Pageable -> Device)", "gpu_memcpy"},
                                               {"Memcpy DtoH (Device -> Pinned)", "gpu_memcpy"},
                                               {"Memset (Device)", "gpu_memset"}};
        const std::vector<Written> cpu = m_events;
        const auto work = [&](std::int64_t start, std::int64_t correlation) {
            const auto &kind = kinds[m_random.between(0, std::size(kinds) - 1)];
            const int device = m_random.oneIn(4) ? 1 : 0;
            add(kind[0], kind[1], static_cast<int>(m_random.between(7, 8)), start, m_random.between(0, 80), device);
            m_events.back().correlation = correlation;
            if (m_events.back().cat == "kernel")
                m_events.back().grid = static_cast<std::int32_t>(m_random.between(1, 3));
            else if (!m_random.oneIn(4))
                m_events.back().bytes = m_random.between(0, 1 << 20);
        };
        for (const Written &call : cpu)
            if (call.isCall())
                for (int n = m_random.oneIn(6) ? 3 : static_cast<int>(m_random.between(0, 1)); n > 0; --n)
                    work(call.start + m_random.between(m_random.oneIn(10) ? -20 : 0, 300), call.correlation);
        for (int i = 0; i < 4; ++i) // launched before the window
            work(m_random.between(0, 3500), m_random.oneIn(2) ? 0 : 100000 + i);
    }

    Randoms m_random;
    std::vector<Written> m_events;
    std::int64_t m_correlation = 0;
};

/// Moments of [0, RandomTrace::length), one a nanosecond: the plainest set of time there is.
class Moments {
public:
    void add(std::int64_t start, std::int64_t end)
    {
        for (std::int64_t t = std::max<std::int64_t>(0, start); t < std::min(end, RandomTrace::length); ++t)
            m_in[static_cast<std::size_t>(t)] = true;
    }
    bool has(std::int64_t t) const { return m_in[static_cast<std::size_t>(t)]; }
    std::int64_t count(std::int64_t start = 0, std::int64_t end = RandomTrace::length) const
    {
        std::int64_t n = 0;
        for (std::int64_t t = std::max<std::int64_t>(0, start); t < std::min(end, RandomTrace::length); ++t)
            n += has(t);
        return n;
    }

private:
    std::vector<bool> m_in = std::vector<bool>(RandomTrace::length, false);
};

} // namespace lanescope::test
