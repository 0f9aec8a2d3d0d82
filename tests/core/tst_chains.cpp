// Qt first: moc 6.4 stumbles over what core includes.
#include <QtTest>

#include "core/analyse/chain.h"
#include "core/analyse/sequencelinks.h"
#include "randomtrace.h"
#include "recordings.h"

#include <set>

using namespace lanescope;
using test::complete;
using test::flow;

namespace {

QByteArray args(std::initializer_list<std::pair<const char *, int>> list)
{
    QByteArrayList out;
    for (const auto &[key, value] : list)
        out << '"' + QByteArray(key) + "\":" + QByteArray::number(value);
    return out.join(',');
}

QByteArray call(const QByteArray &name, qint64 start, std::initializer_list<std::pair<const char *, int>> ids,
                const QByteArray &cat = "cuda_runtime", const QByteArray &tid = "1")
{
    return complete(name, start, 10, "1", tid, cat, args(ids));
}

QByteArray work(const QByteArray &name, qint64 start, std::initializer_list<std::pair<const char *, int>> ids,
                const QByteArray &cat = "kernel")
{
    return complete(name, start, 20, "0", "7", cat, args(ids));
}

QStringList names(const Trace &trace, std::span<const SliceId> slices)
{
    QStringList list;
    for (const SliceId s : slices)
        list << QString::fromUtf8(trace.name(s).data(), static_cast<qsizetype>(trace.name(s).size()));
    return list;
}

QString nameOf(const Trace &trace, SliceId slice)
{
    return slice ? names(trace, std::span(&slice, 1)).front() : QStringLiteral("none");
}

} // namespace

class TestChains : public QObject {
    Q_OBJECT
private slots:
    void links_data();
    void links();
    void graphLaunch_data();
    void graphLaunch();
    void waitsLaunchNothing();
    void forwardAndBackward_data();
    void forwardAndBackward();
    void forwardAndBackwardBySequence();
    void sequencesAgreeWithFlows_data();
    void sequencesAgreeWithFlows();
    void countsOfRandomTraces();
    void recordings_data() { test::addRecordings(); }
    void recordings();
};

/// One device event `k` and what is around it: how it is linked, to which op, and the chain down to it.
void TestChains::links_data()
{
    QTest::addColumn<QByteArrayList>("events");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("op");
    QTest::addColumn<QString>("chain");
    const auto op = [](const QByteArray &name, qint64 start, qint64 duration, int id) {
        return complete(name, start, duration, "1", "1", "cpu_op", args({{"External id", id}}));
    };
    const auto annotation = [](const QByteArray &name, qint64 start, qint64 duration, int id) {
        return complete(name, start, duration, "1", "1", "user_annotation", args({{"External id", id}}));
    };
    const auto row = [](const char *name, const QByteArrayList &events, LinkKind kind, const char *opName,
                        const char *chain) {
        QTest::newRow(name) << events << static_cast<int>(kind) << opName << chain;
    };
    const QByteArrayList ops{op("aten::matmul", 0, 1000, 3), op("aten::mm", 100, 800, 4)};

    row("flow",
        ops + QByteArrayList{call("cudaLaunchKernel", 200, {{"correlation", 50}, {"External id", 4}}),
                             work("k", 400, {{"correlation", 50}, {"External id", 4}}), flow("s", "50", 200, "1", "1"),
                             flow("f", "50", 400, "0", "7", "ac2g", R"("bp":"e")")},
        LinkKind::Flow, "aten::mm", "aten::matmul aten::mm cudaLaunchKernel");
    row("flow of before 2022-10",
        ops + QByteArrayList{call("cudaLaunchKernel", 200, {{"correlation", 50}}, "Runtime"),
                             work("k", 400, {{"correlation", 50}}, "Kernel"),
                             flow("s", "50", 200, "1", "1", "async_cpu_to_gpu", R"("bp":"e")"),
                             flow("f", "50", 400, "0", "7", "async_cpu_to_gpu", R"("bp":"e")")},
        LinkKind::Flow, "aten::mm", "aten::matmul aten::mm cudaLaunchKernel");
    row("correlation",
        ops + QByteArrayList{call("cuLaunchKernel", 200, {{"correlation", 50}}, "cuda_driver"),
                             work("k", 400, {{"correlation", 50}})},
        LinkKind::Correlation, "aten::mm", "aten::matmul aten::mm cuLaunchKernel");
    row("ROCm",
        ops + QByteArrayList{call("hipExtModuleLaunchKernel", 200, {{"correlation", 50}, {"External id", 4}}),
                             work("k", 400, {{"correlation", 50}, {"External id", 4}})},
        LinkKind::Correlation, "aten::mm", "aten::matmul aten::mm hipExtModuleLaunchKernel");
    row("XPU",
        ops +
            QByteArrayList{call("urEnqueueKernelLaunch", 200, {{"correlation", 50}, {"External id", 4}}, "xpu_runtime"),
                           work("k", 400, {{"correlation", 50}, {"External id", 4}})},
        LinkKind::Correlation, "aten::mm", "aten::matmul aten::mm urEnqueueKernelLaunch");
    row("correlation of two calls",
        ops + QByteArrayList{call("cudaLaunchKernel", 200, {{"correlation", 50}}),
                             call("cudaLaunchKernel", 300, {{"correlation", 50}}),
                             work("k", 400, {{"correlation", 50}})},
        LinkKind::None, "none", "");

    // External id, regime A: every event carries its own correlation, which is the number of some op by chance.
    row("A: inside its op",
        ops + QByteArrayList{call("cudaLaunchKernel", 200, {{"correlation", 3}, {"External id", 3}}),
                             work("k", 400, {{"correlation", 3}, {"External id", 3}})},
        LinkKind::Correlation, "aten::mm", "aten::matmul aten::mm cudaLaunchKernel");
    row("A: outside of any op",
        ops + QByteArrayList{call("cudaLaunchKernel", 2000, {{"correlation", 3}, {"External id", 3}}),
                             work("k", 2400, {{"correlation", 3}, {"External id", 3}})},
        LinkKind::Correlation, "none", "cudaLaunchKernel");
    row("A: the launch is missing", ops + QByteArrayList{work("k", 400, {{"correlation", 3}, {"External id", 3}})},
        LinkKind::None, "none", "");
    // Regime B: the op, or the event's own correlation where there is none.
    row("B: linked, the launch is missing",
        ops + QByteArrayList{call("cudaEventQuery", 150, {{"correlation", 49}, {"External id", 49}}),
                             work("k", 400, {{"correlation", 50}, {"External id", 4}})},
        LinkKind::Nesting, "aten::mm", "aten::matmul aten::mm");
    row("B: not linked", ops + QByteArrayList{work("k", 400, {{"correlation", 4}, {"External id", 4}})}, LinkKind::None,
        "none", "");
    // Regime C: the op, or no id at all.
    row("C: linked, the launch is missing",
        ops + QByteArrayList{work("k", 400, {{"correlation", 50}, {"External id", 4}})}, LinkKind::Nesting, "aten::mm",
        "aten::matmul aten::mm");
    row("C: launched by an annotation alone",
        {annotation("step", 0, 1000, 3), call("cudaLaunchKernel", 200, {{"correlation", 50}}),
         work("k", 400, {{"correlation", 50}})},
        LinkKind::Correlation, "none", "step cudaLaunchKernel");
    row("C: the op is not in the file",
        ops + QByteArrayList{work("k", 400, {{"correlation", 50}, {"External id", 99}})}, LinkKind::None, "none", "");
    row("an id that only an annotation has is no link to it",
        {annotation("step", 0, 1000, 3), work("k", 400, {{"correlation", 50}, {"External id", 3}})}, LinkKind::None,
        "none", "");
    row("no op has the id 0", {op("aten::mm", 0, 1000, 0), work("k", 400, {{"correlation", 50}, {"External id", 0}})},
        LinkKind::None, "none", "");

    row("below a GPU annotation",
        {annotation("forward", 0, 1000, 3),
         complete("forward", 399, 22, "0", "7", "gpu_user_annotation", args({{"External id", 3}})), work("k", 400, {})},
        LinkKind::Nesting, "none", "forward");
    row("below a GPU annotation of another name",
        {annotation("forward", 0, 1000, 3),
         complete("backward", 399, 22, "0", "7", "gpu_user_annotation", args({{"External id", 3}})),
         work("k", 400, {})},
        LinkKind::None, "none", "");
    row("on autograd's thread",
        {op("aten::mm", 0, 100, 4),
         complete("autograd::engine::evaluate_function: MmBackward0", 500, 400, "1", "2", "cpu_op",
                  args({{"External id", 8}})),
         complete("aten::mm", 600, 200, "1", "2", "cpu_op", args({{"External id", 9}})),
         call("cudaLaunchKernel", 650, {{"correlation", 50}, {"External id", 9}}, "cuda_runtime", "2"),
         work("k", 700, {{"correlation", 50}, {"External id", 9}})},
        LinkKind::Correlation, "aten::mm",
        "autograd::engine::evaluate_function: MmBackward0 aten::mm cudaLaunchKernel");
    row("Python frames are left out",
        {complete("a.py(1): f", 0, 1000, "1", "1", "python_function"), op("aten::mm", 100, 800, 4),
         call("cudaLaunchKernel", 200, {{"correlation", 50}}), work("k", 400, {{"correlation", 50}})},
        LinkKind::Correlation, "aten::mm", "aten::mm cudaLaunchKernel");
}

void TestChains::links()
{
    QFETCH(QByteArrayList, events);
    QFETCH(int, kind);
    QFETCH(QString, op);
    QFETCH(QString, chain);
    const auto opened = test::open(test::document(events));
    const SliceId k = test::sliceNamed(*opened, "k");
    const DeviceLink link = linkOf(*opened, k);
    QCOMPARE(static_cast<int>(link.kind), kind);
    QCOMPARE(link.cpu.isNone(), link.kind == LinkKind::None);
    QCOMPARE(nameOf(*opened, opOf(*opened, k)), op);
    const Chain found = chainOf(*opened, k);
    QCOMPARE(names(*opened, found.cpu).join(' '), chain);
    QCOMPARE(names(*opened, found.device), QStringList{"k"});
    const LinkCounts counts = countLinks(*opened);
    QCOMPARE(counts.deviceEvents, std::uint64_t(1));
    QCOMPARE(counts.byFlow, std::uint64_t(link.kind == LinkKind::Flow));
    QCOMPARE(counts.byCorrelation, std::uint64_t(link.kind == LinkKind::Correlation));
    QCOMPARE(counts.byNesting, std::uint64_t(link.kind == LinkKind::Nesting));
}

void TestChains::graphLaunch_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"cudaGraphLaunch", "hipGraphLaunch", "cuGraphLaunch"})
        QTest::newRow(name) << QByteArray(name);
}

void TestChains::graphLaunch()
{
    QFETCH(QByteArray, name);
    const auto opened = test::open(test::document({
        complete("replay", 0, 1000),
        call(name, 100, {{"correlation", 9}}),
        call("cudaLaunchKernel", 300, {{"correlation", 10}}),
        work("k2", 600, {{"correlation", 9}}),
        work("k1", 500, {{"correlation", 9}}),
        work("copy", 700, {{"correlation", 9}}, "gpu_memcpy"),
        work("other", 800, {{"correlation", 10}}),
    }));
    for (const char *member : {"k1", "copy", name.constData()}) {
        const Chain chain = chainOf(*opened, test::sliceNamed(*opened, member));
        QCOMPARE(names(*opened, chain.cpu), (QStringList{"replay", QString::fromLatin1(name)}));
        QCOMPARE(names(*opened, chain.device), (QStringList{"k1", "k2", "copy"}));
        QCOMPARE(chain.launchesBelow, std::uint64_t(1));
    }
    QCOMPARE(chainOf(*opened, test::sliceNamed(*opened, "replay")).launchesBelow, std::uint64_t(2));
    QCOMPARE(countLinks(*opened).byCorrelation, std::uint64_t(4));
}

void TestChains::waitsLaunchNothing()
{
    const auto opened = test::open(test::document({
        complete("aten::item", 0, 1000),
        call("cudaStreamSynchronize", 100, {{"correlation", 9}}),
        call("cudaMemcpyAsync", 300, {{"correlation", 10}}),
        work("Stream Sync", 105, {{"correlation", 9}}, "cuda_sync"),
        work("copy", 400, {{"correlation", 10}}, "gpu_memcpy"),
    }));
    const Chain item = chainOf(*opened, test::sliceNamed(*opened, "aten::item"));
    QCOMPARE(item.launchesBelow, std::uint64_t(1));
    QCOMPARE(names(*opened, item.device), QStringList{"copy"});
    // The record of the wait still leads to the call that waited.
    const Chain sync = chainOf(*opened, test::sliceNamed(*opened, "Stream Sync"));
    QCOMPARE(names(*opened, sync.cpu), (QStringList{"aten::item", "cudaStreamSynchronize"}));
    QCOMPARE(names(*opened, sync.device), QStringList{"Stream Sync"});
}

void TestChains::forwardAndBackward_data()
{
    QTest::addColumn<QByteArray>("cat");
    QTest::newRow("now") << QByteArray("fwdbwd");
    QTest::newRow("before 2022-10") << QByteArray("forward_backward");
}

void TestChains::forwardAndBackward()
{
    QFETCH(QByteArray, cat);
    // Ids of these flows overlap with those of launches; backward runs on a thread of its own.
    const auto opened = test::open(test::document({
        complete("aten::linear", 0, 300, "1", "1"),
        complete("aten::addmm", 50, 200, "1", "1"),
        call("cudaLaunchKernel", 100, {{"correlation", 1}}),
        complete("autograd::engine::evaluate_function: AddmmBackward0", 1000, 500, "1", "2"),
        complete("AddmmBackward0", 1100, 300, "1", "2"),
        complete("aten::mm", 1150, 100, "1", "2"),
        call("cudaLaunchKernel", 1200, {{"correlation", 2}}, "cuda_runtime", "2"),
        work("forward kernel", 500, {{"correlation", 1}}),
        work("backward kernel", 1500, {{"correlation", 2}}),
        complete("alone", 2000, 100, "1", "1"),
        flow("s", "1", 100, "1", "1"),
        flow("f", "1", 500, "0", "7", "ac2g", R"("bp":"e")"),
        flow("s", "1", 50, "1", "1", cat),
        flow("f", "1", 1100, "1", "2", cat, R"("bp":"e")"),
    }));
    const SliceId forward = test::sliceNamed(*opened, "aten::addmm"),
                  backward = test::sliceNamed(*opened, "AddmmBackward0");
    for (const char *name : {"aten::addmm", "forward kernel", "backward kernel", "AddmmBackward0", "aten::mm"}) {
        const ForwardBackward found = forwardBackwardOf(*opened, test::sliceNamed(*opened, name));
        QCOMPARE(found.forward, forward);
        QCOMPARE(found.backward, std::vector{backward});
        QCOMPARE(found.isBackward,
                 std::string_view(name) != "aten::addmm" && std::string_view(name) != "forward kernel");
    }
    for (const char *name : {"aten::linear", "alone"})
        QVERIFY(forwardBackwardOf(*opened, test::sliceNamed(*opened, name)).forward.isNone());
}

void TestChains::forwardAndBackwardBySequence()
{
    const auto op = [](const char *name, qint64 start, qint64 duration, const char *tid, int sequence,
                       int forwardThread) {
        return complete(name, start, duration, "1", tid, "cpu_op",
                        R"("Sequence number":)" + QByteArray::number(sequence) + R"(,"Fwd thread id":)" +
                            QByteArray::number(forwardThread));
    };
    // Two threads run forward, and both count from 7; autograd runs both backward on a third, and calls them 1 and 2.
    QByteArrayList events{
        op("aten::linear", 0, 300, "10", 7, 0),      op("aten::addmm", 50, 200, "10", 7, 0),
        op("aten::relu", 400, 50, "10", 8, 0),       op("aten::mul", 20, 30, "20", 7, 0),
        op("MulBackward0", 1000, 100, "30", 7, 2),   op("autograd::engine: AddmmBackward0", 1200, 300, "30", 7, 1),
        op("AddmmBackward0", 1250, 200, "30", 7, 1), op("ReluBackward0", 1150, 40, "30", 8, 1),
        op("aten::late", 5000, 10, "20", 8, 0), // after what ran backward: cannot be its forward
        complete("no number", 6000, 10, "1", "20"),
    };
    const auto opened = test::open(test::document(events));
    const auto links = SequenceLinks::find(*opened);
    QVERIFY(links);
    QCOMPARE(links->size(), std::size_t{3});
    const auto slice = [&](const char *name) { return test::sliceNamed(*opened, name); };
    const std::pair<const char *, const char *> pairs[] = {
        {"aten::mul", "MulBackward0"}, {"aten::relu", "ReluBackward0"}, {"aten::addmm", "AddmmBackward0"}};
    for (const auto &[forward, backward] : pairs) {
        QCOMPARE(links->forwardOf(slice(backward)), slice(forward));
        const ForwardBackward found = forwardBackwardOf(*opened, slice(forward), links.get());
        QCOMPARE(found.backward, std::vector{slice(backward)});
        QVERIFY(!found.isBackward);
        QVERIFY(forwardBackwardOf(*opened, slice(backward), links.get()).isBackward);
        QVERIFY(forwardBackwardOf(*opened, slice(forward)).forward.isNone());
    }
    QVERIFY(forwardBackwardOf(*opened, slice("aten::late"), links.get()).forward.isNone());

    // Where the exporter joined some itself, it joined all that it meant to.
    events += flow("s", "1", 50, "1", "10", "fwdbwd");
    events += flow("f", "1", 1250, "1", "30", "fwdbwd", R"("bp":"e")");
    QCOMPARE(SequenceLinks::find(*test::open(test::document(events)))->size(), std::size_t{0});
    std::atomic<bool> cancel{true};
    QVERIFY(!SequenceLinks::find(*opened, &cancel));
}

void TestChains::sequencesAgreeWithFlows_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("one thread") << QStringLiteral("cpu_only");
    QTest::newRow("a thread for backward") << QStringLiteral("input_bound");
}

/// What the exporter joined, found again in the same file without its flows.
void TestChains::sequencesAgreeWithFlows()
{
    QFETCH(QString, name);
    std::string text = test::textOf(test::dataPath("traces/" + name + ".pt.trace.json.gz"));
    const auto original = test::open(QByteArray::fromStdString(text));
    std::set<std::pair<std::uint32_t, std::uint32_t>> flows, found;
    for (const Arrow &a : original->arrows())
        if (a.kind == ArrowKind::ForwardBackward)
            flows.emplace(a.from.value(), a.to.value());
    QVERIFY(!flows.empty());
    for (std::size_t at = 0; (at = text.find("fwdbwd", at)) != std::string::npos;)
        text.replace(at, 6, "others");
    const auto stripped = test::open(QByteArray::fromStdString(text));
    const auto links = SequenceLinks::find(*stripped);
    for (std::uint32_t s = 0; s < stripped->sliceCount(); ++s)
        for (const SliceId backward : links->backwardOf(*stripped, SliceId(s)))
            found.emplace(s, backward.value());
    QCOMPARE(links->size(), found.size());
    std::size_t same = 0;
    for (const auto &pair : flows)
        same += found.contains(pair);
    QVERIFY2(
        same == flows.size() && found.size() == flows.size(),
        qPrintable(QStringLiteral("%1 flows, %2 found, %3 the same").arg(flows.size()).arg(found.size()).arg(same)));
}

void TestChains::countsOfRandomTraces()
{
    for (int round = 0; round < 30; ++round) {
        const test::RandomTrace written(static_cast<std::uint64_t>(round));
        const auto opened = test::open(written.json());
        std::uint64_t all = 0, linked = 0;
        for (const test::Written &e : written.events()) {
            all += e.isWork();
            linked += e.isWork() && e.correlation > 0 && e.correlation < 100000;
        }
        const LinkCounts counts = countLinks(*opened);
        QCOMPARE(counts.deviceEvents, all);
        QCOMPARE(counts.byCorrelation, linked);
        QCOMPARE(counts.linked(), linked);
    }
}

void TestChains::recordings()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no recordings here");
    const auto trace = test::openPath(path);
    const auto slices = test::plainSlices(test::plainEvents(path));
    std::map<std::int64_t, std::string> calls;
    for (const auto &s : slices)
        if (s.cat == "cuda_runtime" || s.cat == "cuda_driver")
            calls[s.correlation] = s.name;
    for (const std::uint32_t w : trace->deviceWork()) {
        const auto it = calls.find(slices[w].correlation);
        const DeviceLink link = linkOf(*trace, SliceId(w));
        const bool byCall = link.kind == LinkKind::Flow || link.kind == LinkKind::Correlation;
        QCOMPARE(byCall, it != calls.end());
        if (!byCall)
            continue;
        QCOMPARE(std::string(trace->name(link.cpu)), it->second);
        // The exporter names the same op as the call's place does.
        const auto id = trace->externalId(SliceId(w));
        const SliceId op = opOf(*trace, SliceId(w));
        if (id && op)
            QCOMPARE(trace->externalId(op), id);
    }
}

QTEST_GUILESS_MAIN(TestChains)
#include "tst_chains.moc"
