// Qt first: moc 6.4 stumbles over what core includes.
#include <QTest>

#include "core/load/tracereader.h"
#include "ui/look/theme.h"
#include "ui/timeline/chainitem.h"
#include "ui/timeline/laneitem.h"
#include "ui/timeline/timelinescene.h"

using namespace lanescope;

namespace {

std::shared_ptr<const Trace> load(const char *name)
{
    const auto read = readTrace(std::string(LANESCOPE_TEST_DATA "/") + name);
    return read ? *read : nullptr;
}

SliceId named(const Trace &trace, std::string_view name, int k = 1)
{
    for (std::uint32_t i = 0; i < trace.sliceCount(); ++i)
        if (trace.name(SliceId(i)) == name && --k == 0)
            return SliceId(i);
    return {};
}

/// A scene as wide as a window, showing `range`.
void show(TimelineScene &scene, TimeRange range, double width = 1200)
{
    const Nanoseconds margin = range.length() / 20;
    scene.setScale(TimeScale({range.start - margin, range.end + margin}, width), 1);
}

} // namespace

class TestChain : public QObject {
    Q_OBJECT

private slots:
    void membersAndHops();
    void textsLieOnNoSlice_data();
    void textsLieOnNoSlice();
    void membersOutOfSightAreLeftOut();
    void anArrowLeadsToTheEdge();
    void aFoldedLaneIsPointedAtAtItsEdge();
    void walkingKeepsTheChain();
    void graphLaunchesAreBundled();
    void clockSkewIsTold();
    void slicesWithoutAChainDrawNothing();
};

void TestChain::membersAndHops()
{
    const auto trace = load("traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
    QVERIFY(trace);
    TimelineScene scene;
    scene.setTrace(trace);
    show(scene, trace->steps()[1].range);
    const SliceId launch = named(*trace, "cudaMemcpyAsync", 2);
    scene.setSelectedSlice(launch);
    const Chain &chain = scene.chainItem().chain();
    // ProfilerStep → annotation → region → graph call → addmm → launch → copy
    QVERIFY(chain.cpu.size() >= 5);
    QCOMPARE(trace->name(chain.cpu.front()), std::string_view("ProfilerStep#3"));
    QCOMPARE(chain.cpu.back(), launch);
    QCOMPARE(chain.device.size(), std::size_t{1});
    const ChainPicture picture = chainPicture(scene, chain);
    QCOMPARE(picture.outlines.size(), chain.cpu.size() + chain.device.size());
    QCOMPARE(picture.arrows.size(), chain.cpu.size() + chain.device.size() - 1);
    for (const ChainArrow &a : picture.arrows) {
        QCOMPARE(a.delay, trace->start(a.to) - trace->start(a.from));
        QVERIFY(!a.isSkewed);
    }
    const ChainArrow &last = picture.arrows.back();
    QCOMPARE(last.to, chain.device.front());
    QVERIFY(last.line.size() >= 2);
    // It leaves the launch at its lower edge and ends at the copy.
    QCOMPARE(last.line.first().y(), scene.rectOf(launch).bottom());
    QVERIFY(scene.rectOf(last.to).adjusted(-3, -3, 3, 3).contains(last.line.last()));
    QVERIFY(!last.pill.isEmpty());
}

void TestChain::textsLieOnNoSlice_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"guide_64_bf16_warm_compile", "guide_64_bf16_cold_eager", "bmm3d", "overlap_streams", "autograd_threads"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestChain::textsLieOnNoSlice()
{
    QFETCH(QString, file);
    const auto trace = load(qPrintable(QStringLiteral("traces/%1.pt.trace.json.gz").arg(file)));
    QVERIFY(trace);
    TimelineScene scene;
    scene.setTrace(trace);
    int pills = 0;
    const auto work = trace->deviceWork();
    const std::size_t stride = std::max<std::size_t>(work.size() / 40, 1);
    for (std::size_t i = 0; i < work.size(); i += stride) {
        const SliceId kernel(work[i]);
        scene.setSelectedSlice({});
        scene.setSelectedSlice(kernel);
        const Chain &chain = scene.chainItem().chain();
        for (const SliceId about :
             {kernel, chain.cpu.empty() ? kernel : chain.cpu.front(), chain.cpu.empty() ? kernel : chain.cpu.back()}) {
            show(scene, trace->range(about));
            const ChainPicture picture = chainPicture(scene, chain);
            for (std::size_t a = 0; a < picture.arrows.size(); ++a) {
                const ChainArrow &arrow = picture.arrows[a];
                if (arrow.pill.isEmpty())
                    continue;
                ++pills;
                QVERIFY(arrow.pill.left() >= 0 && arrow.pill.right() <= scene.look().scale.width());
                for (std::size_t b = 0; b < a; ++b)
                    QVERIFY(!arrow.pill.intersects(picture.arrows[b].pill));
                // Of the slices that it touches, none but its own.
                for (double x = arrow.pill.left(); x < arrow.pill.right(); x += 2) {
                    const TimelineScene::Hit hit = scene.hit({x, arrow.pill.center().y()});
                    QVERIFY(!hit || hit.slice == arrow.to);
                }
            }
        }
    }
    QVERIFY(pills > 10);
}

void TestChain::membersOutOfSightAreLeftOut()
{
    const auto trace = load("traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
    TimelineScene scene;
    scene.setTrace(trace);
    scene.setSelectedSlice(named(*trace, "cudaMemcpyAsync", 1));
    // The step behind: nothing of the chain lies in it.
    show(scene, trace->range(named(*trace, "matmul_add", 3)));
    const ChainPicture picture = chainPicture(scene, scene.chainItem().chain());
    QVERIFY(picture.outlines.empty());
    for (const ChainArrow &a : picture.arrows)
        QVERIFY(a.line.isEmpty() && a.pill.isEmpty());
}

void TestChain::anArrowLeadsToTheEdge()
{
    const auto trace = load("traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
    TimelineScene scene;
    scene.setTrace(trace);
    const SliceId launch = named(*trace, "cudaMemcpyAsync", 2);
    scene.setSelectedSlice(launch);
    const TimeRange range = trace->range(launch);
    scene.setScale(TimeScale({range.start - 2000, range.end + 500}, 1000), 1); // the copy begins later
    const ChainPicture picture = chainPicture(scene, scene.chainItem().chain());
    const ChainArrow &last = picture.arrows.back();
    QVERIFY(!last.line.isEmpty());
    QVERIFY(last.line.last().x() > 990 && last.line.last().x() <= 1000);
    for (const ChainArrow &a : picture.arrows)
        for (const QPointF &p : a.line)
            QVERIFY(p.x() >= -1 && p.x() <= 1001);
}

void TestChain::aFoldedLaneIsPointedAtAtItsEdge()
{
    const auto trace = load("traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
    TimelineScene scene;
    scene.setTrace(trace);
    const SliceId launch = named(*trace, "cudaMemcpyAsync", 2);
    scene.setSelectedSlice(launch);
    show(scene, trace->steps()[1].range);
    const SliceId copy = scene.chainItem().chain().device.front();
    scene.setFolded(trace->laneOf(copy), true);
    const ChainPicture picture = chainPicture(scene, scene.chainItem().chain());
    const double top = scene.laneItem(trace->laneOf(copy))->y();
    QVERIFY(std::abs(picture.arrows.back().line.last().y() - top) < 5);
}

void TestChain::walkingKeepsTheChain()
{
    const auto trace = load("traces/guide_64_bf16_warm_compile.pt.trace.json.gz");
    TimelineScene scene;
    scene.setTrace(trace);
    const SliceId kernel(trace->deviceWork().back());
    scene.setSelectedSlice(kernel);
    const Chain before = scene.chainItem().chain();
    QVERIFY(before.cpu.size() > 2);
    scene.setSelectedSlice(before.cpu.front());
    QCOMPARE(scene.chainItem().chain().device, before.device);
    scene.setSelectedSlice({});
    QVERIFY(scene.chainItem().chain().isEmpty());
    // Asked for by itself, the step leads to its first launch.
    scene.setSelectedSlice(before.cpu.front());
    QVERIFY(scene.chainItem().chain().device != before.device);
}

void TestChain::graphLaunchesAreBundled()
{
    const auto trace = load("traces/cuda_graph.pt.trace.json.gz");
    QVERIFY(trace);
    TimelineScene scene;
    scene.setTrace(trace);
    scene.setSelectedSlice(named(*trace, "cudaGraphLaunch", 3));
    const Chain &chain = scene.chainItem().chain();
    QVERIFY(chain.device.size() > 4);
    const TimeRange all{trace->start(chain.cpu.back()), trace->end(chain.device.back())};
    show(scene, all, 1600);
    const ChainPicture picture = chainPicture(scene, chain);
    QVERIFY(picture.arrows.size() < chain.cpu.size() + 4);
    QCOMPARE(picture.bundles.size(), std::size_t{1});
    QVERIFY(picture.bundles.front().text.contains(QString::number(chain.device.size())));
    QVERIFY(picture.bundles.front().bracket.width() > 100);
}

void TestChain::clockSkewIsTold()
{
    const auto trace = load("inputs/B62-kernel-before-launch.json");
    QVERIFY(trace);
    TimelineScene scene;
    scene.setTrace(trace);
    scene.setScale(TimeScale(trace->view(), 1200), 1);
    bool any = false;
    for (const std::uint32_t s : trace->deviceWork()) {
        scene.setSelectedSlice(SliceId(s));
        for (const ChainArrow &a : chainPicture(scene, scene.chainItem().chain()).arrows) {
            QCOMPARE(a.isSkewed, a.delay < 0 && isDeviceWork(trace->category(a.to)));
            any = any || a.isSkewed;
        }
    }
    QVERIFY(any);
}

void TestChain::slicesWithoutAChainDrawNothing()
{
    const auto trace = load("traces/guide_64_bf16_cold_eager.pt.trace.json.gz");
    TimelineScene scene;
    QVERIFY(chainPicture(scene, {}).arrows.empty());
    scene.setTrace(trace);
    scene.setScale(TimeScale(trace->view(), 1200), 1);
    for (std::uint32_t i = 0; i < trace->sliceCount(); ++i) {
        scene.setSelectedSlice({});
        scene.setSelectedSlice(SliceId(i));
        const Chain &chain = scene.chainItem().chain();
        const ChainPicture picture = chainPicture(scene, chain);
        if (chain.cpu.size() + chain.device.size() < 2)
            QVERIFY(picture.arrows.empty() && picture.outlines.empty());
    }
}

QTEST_MAIN(TestChain)
#include "tst_chain.moc"
