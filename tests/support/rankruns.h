#pragma once

#include "madeup.h"

#include <algorithm>
#include <vector>

// Runs of several ranks, made to measure: what each does is known, so that what is said of it can be held against that.

namespace lanescope::test {

/// How a run of several ranks is made. Times in us.
struct RankRun {
    int ranks = 2;
    int steps = 6;
    int late = -1;                ///< the rank that comes later; -1: none
    QByteArray cause = "compute"; ///< what it does meanwhile: compute, copies, input, cpu, unrecorded
    double lateBy = 2000;
    qint64 base = 1790857026000000000;
    bool sequences = false;
};

/// The trace of one rank. In each step its GPU computes for 3 ms, then two all-reduces of 1 ms and 0.5 ms follow, which all ranks
/// leave together; between them lie 0.4 ms of compute.
inline QByteArray rankTrace(const RankRun &run, int rank)
{
    MadeUp t;
    t.root(R"("distributedInfo":{"backend":"nccl","rank":)" + QByteArray::number(rank) + R"(,"world_size":)" +
           QByteArray::number(run.ranks) + "}");
    t.root("\"baseTimeNanoseconds\":" + QByteArray::number(run.base));
    int sequence = 0;
    double at = 1000;
    for (int step = 0; step < run.steps; ++step) {
        const bool isLate = rank == run.late;
        const double own = at + 100 + 3000 + (isLate ? run.lateBy : 0);
        const double last = at + 100 + 3000 + (run.late >= 0 ? run.lateBy : 0);
        const double length = last + 1000 + 400 + 500 + 100 - at;
        t.step(step, at, length);
        t.slice("aten::mm", at + 10, 60);
        t.launch("gemm", at + 20, 10, at + 100, 3000);
        if (isLate) {
            const double from = at + 3110, by = run.lateBy - 20;
            if (run.cause == "compute")
                t.launch("gemm_again", at + 40, 10, from - 10, run.lateBy);
            else if (run.cause == "copies")
                t.launch("Memcpy HtoD (Pageable -> Device)", from, 5, from, by, {}, "gpu_memcpy", "7",
                         "cudaMemcpyAsync");
            else if (run.cause == "input")
                t.slice("enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", from, by, "user_annotation");
            else if (run.cause == "cpu")
                t.slice("aten::embedding_bag", from, by);
        }
        const auto collective = [&](double start, double end, int bytes) {
            QByteArray args =
                R"("Collective name":"allreduce","dtype":"Float","Process Group Name":"0","Group size":)" +
                QByteArray::number(run.ranks) + R"(,"In msg nelems":)" + QByteArray::number(bytes / 4) +
                R"(,"Out msg nelems":)" + QByteArray::number(bytes / 4);
            if (run.sequences)
                args += ",\"Seq\":" + QByteArray::number(++sequence);
            t.launch("ncclDevKernel_AllReduce", start - 8, 5, start, end - start, args, "kernel", "17");
        };
        // The last by 1 us more than nothing, so that no two starts are equal.
        collective(own + rank * 0.1, last + 1000 + rank * 0.01, 4000);
        // Its CPU has nothing to do until the first is over.
        t.call("cudaEventSynchronize", own + 60, last + 980 - own - 60);
        t.launch("gemm_between", last + 990, 5, last + 1005, 390);
        collective(last + 1400 + rank * 0.1, last + 1900 + rank * 0.01, 8000);
        t.call("cudaEventSynchronize", last + 1410, 490);
        at += length + 50;
    }
    return t.text();
}

/// The traces of a run in one file, as people put them together: pids tell the ranks apart, and so do correlations.
inline QByteArray mergedRun(const RankRun &run)
{
    QByteArrayList events;
    for (int rank = 0; rank < run.ranks; ++rank) {
        QByteArray text = rankTrace(run, rank);
        text.replace("\"correlation\":", "\"correlation\":" + QByteArray::number(rank + 1) + "000");
        text.replace("\"pid\":1,", "\"pid\":" + QByteArray::number(100 + rank) + ",");
        text.replace("\"pid\":0,", "\"pid\":" + QByteArray::number(rank) + ",");
        const auto from = text.indexOf("\"traceEvents\":[") + 15;
        events += text.mid(from, text.lastIndexOf(']') - from);
    }
    return "{\"baseTimeNanoseconds\":" + QByteArray::number(run.base) + ",\"traceEvents\":[" + events.join(",") + "]}";
}

} // namespace lanescope::test
