// Qt first: moc 6.4 stumbles over what core includes.
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "randoms.h"
#include "tracefile.h"
#include "ui/look/theme.h"
#include "ui/panels/flamepanel.h"
#include "ui/panels/flameview.h"

#include <algorithm>
#include <functional>

using namespace lanescope;

namespace {

/// Random calls, nested as calls are, on two threads; Python frames with an op
/// here and there.
test::Opened randomCalls(test::Randoms &random)
{
    QByteArray events;
    const std::function<void(int, std::int64_t, std::int64_t, int)> call = [&](int tid, std::int64_t from,
                                                                               std::int64_t to, int depth) {
        std::int64_t t = from;
        while (t < to) {
            const std::int64_t end = std::min(to, t + random.between(1, std::max<std::int64_t>((to - from) / 2, 1)));
            const bool isPython = !random.oneIn(4);
            const QString name = QStringLiteral("model.py(%1): f%1").arg(random.between(1, 4));
            events += QStringLiteral("%1{\"ph\":\"X\",\"cat\":\"%2\",\"name\":\"%3\","
                                     "\"pid\":1,\"tid\":%4,\"ts\":%5,\"dur\":%6}")
                          .arg(events.isEmpty() ? QString() : QStringLiteral(","),
                               isPython ? QStringLiteral("python_function") : QStringLiteral("cpu_op"),
                               isPython ? name : QStringLiteral("aten::op"))
                          .arg(tid)
                          .arg(t)
                          .arg(end - t)
                          .toUtf8();
            if (depth < 6 && end - t > 4)
                call(tid, t, end, depth + 1);
            t = end + random.between(0, 20);
        }
    };
    call(1, 1000, 40'000, 0);
    call(2, 1000, 9'000, 0);
    return test::open("{\"traceEvents\":[" + events + "]}");
}

/// A panel with such a trace.
class Flames {
public:
    explicit Flames(std::uint64_t seed)
        : random(seed)
        , opened(randomCalls(random))
        , panel(scope)
    {
        QObject::connect(&panel, &FlamePanel::slicesMarked, [this](std::span<const std::uint32_t> slices) {
            marked.assign(slices.begin(), slices.end());
        });
        QObject::connect(&panel, &FlamePanel::sliceActivated, [this](SliceId slice) { activated = slice; });
        panel.resize(900, 400);
        panel.setTrace(opened.trace);
        panel.show();
    }
    ~Flames() { panel.setTrace({}); }
    bool isReady()
    {
        return QTest::qWaitFor([&] { return panel.isReady() && panel.view().graph(); }, 20'000);
    }
    const FlameNode &node(std::uint32_t i) { return panel.view().graph()->nodes[i]; }

    test::Randoms random;
    test::Opened opened;
    TableScope scope;
    FlamePanel panel;
    std::vector<std::uint32_t> marked;
    SliceId activated;
};

} // namespace

class TestFlame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::wear(Theme::light()); }
    void labelsPutTheFunctionFirst();
    void boxesLieWhereTheirTimeIs_data();
    void boxesLieWhereTheirTimeIs();
    void whatIsDrawnCanBeHit();
    void slicesLeadToBoxes_data() { boxesLieWhereTheirTimeIs_data(); }
    void slicesLeadToBoxes();
    void keysWalkThroughTheCalls();
    void zoomsAndPansWithinWhatThereIs();
    void pythonOnlyLeavesOutTheRest();
    void lettingGo();
};

void TestFlame::labelsPutTheFunctionFirst()
{
    QCOMPARE(flameLabel("torch/nn/modules/module.py(1739): _wrapped_call_impl", Category::PythonFunction),
             QStringLiteral("_wrapped_call_impl  torch/nn/modules/module.py(1739)"));
    QCOMPARE(flameLabel("<built-in method matmul>", Category::PythonFunction),
             QStringLiteral("<built-in method matmul>"));
    QCOMPARE(flameLabel("a(1): b", Category::CpuOp), QStringLiteral("a(1): b"));
}

void TestFlame::boxesLieWhereTheirTimeIs_data()
{
    QTest::addColumn<bool>("inTime");
    QTest::newRow("merged") << false;
    QTest::newRow("in time") << true;
}

void TestFlame::boxesLieWhereTheirTimeIs()
{
    QFETCH(bool, inTime);
    Flames f(inTime ? 3 : 4);
    f.panel.setOrder(inTime ? FlameOrder::Time : FlameOrder::Merged);
    QVERIFY(f.isReady());
    FlameView &view = f.panel.view();
    const FlameThread thread = view.graph()->threads[f.panel.thread()];
    // The busiest thread comes first.
    for (const FlameThread &other : view.graph()->threads)
        QVERIFY(other.total <= thread.total);
    for (const double part : {1.0, 0.3, 0.02}) {
        view.showWhole();
        // The box that is about as wide as that part of all.
        std::uint32_t to = thread.first;
        for (std::uint32_t i = thread.first; i < thread.end; ++i)
            if (static_cast<double>(f.node(i).total) >= part * static_cast<double>(view.whole().length()))
                to = i;
        view.zoomTo(to);
        const TimeRange visible = view.visible();
        const double width = view.viewport()->width();
        const auto x = [&](Nanoseconds t) {
            return static_cast<double>(t - visible.start) / static_cast<double>(visible.length()) * width;
        };
        std::vector<bool> drawn(view.graph()->nodes.size());
        for (const FlameView::Box &box : view.boxes()) {
            const FlameNode &n = f.node(box.node);
            QVERIFY(!drawn[box.node]);
            drawn[box.node] = true;
            QVERIFY(box.rect.left() >= std::max(x(n.start), -1.0) - 1e-6);
            QVERIFY(box.rect.right() <= std::max(std::min(x(n.start + n.total), width + 1), x(n.start) + 1) + 1e-6);
        }
        // All that is wider than two pixels and whose callers are is there.
        for (std::uint32_t i = thread.first; i < thread.end; ++i) {
            const FlameNode &n = f.node(i);
            const double left = std::max(x(n.start), 0.0), right = std::min(x(n.start + n.total), width);
            if (right - left > 2)
                QVERIFY(drawn[i]);
        }
        // No two boxes lie on each other.
        auto boxes = view.boxes();
        std::ranges::sort(boxes, {}, [](const FlameView::Box &b) { return std::pair(b.rect.top(), b.rect.left()); });
        for (std::size_t i = 1; i < boxes.size(); ++i)
            QVERIFY(boxes[i].rect.top() > boxes[i - 1].rect.top() ||
                    boxes[i].rect.left() >= boxes[i - 1].rect.right() - 1e-6);
    }
}

void TestFlame::whatIsDrawnCanBeHit()
{
    Flames f(5);
    QVERIFY(f.isReady());
    FlameView &view = f.panel.view();
    QVERIFY(view.boxes().size() > 10);
    for (const FlameView::Box &box : std::vector(view.boxes())) {
        const auto hit = view.hit(box.rect.center());
        QVERIFY(hit);
        QCOMPARE(*hit, box.node);
    }
    QVERIFY(!view.hit({5, -3}));
    const FlameView::Box box = view.boxes()[3];
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, box.rect.center().toPoint());
    QCOMPARE(view.selected(), std::optional(box.node));
    // What is picked is marked, and its longest slice can be gone to.
    QCOMPARE(f.marked, std::vector<std::uint32_t>{f.node(box.node).longest.value()});
    QVERIFY(!f.activated);
    QTest::keyClick(&view, Qt::Key_Period);
    QCOMPARE(f.activated, f.node(box.node).longest);
}

void TestFlame::slicesLeadToBoxes()
{
    QFETCH(bool, inTime);
    Flames f(inTime ? 6 : 7);
    f.panel.setOrder(inTime ? FlameOrder::Time : FlameOrder::Merged);
    QVERIFY(f.isReady());
    const Trace &trace = *f.opened;
    for (std::uint32_t s = 0; s < trace.sliceCount(); ++s) {
        const SliceId slice(s);
        f.panel.clearSelection();
        f.panel.setSlice(slice);
        const auto selected = f.panel.view().selected();
        QVERIFY(selected);
        // The box has the names of the slice and of all its callers.
        std::uint32_t i = *selected;
        SliceId at = slice;
        while (true) {
            QCOMPARE(f.node(i).name, trace.nameId(at));
            at = trace.parent(at);
            if (f.node(i).parent >= f.panel.view().graph()->nodes.size())
                break;
            QVERIFY(at);
            i = f.node(i).parent;
        }
        QVERIFY(!at);
        if (inTime)
            QCOMPARE(f.node(*selected).longest, slice);
        QCOMPARE(f.panel.view().graph()->threads[f.panel.thread()].lane, trace.laneOf(slice));
    }
}

void TestFlame::keysWalkThroughTheCalls()
{
    Flames f(8);
    QVERIFY(f.isReady());
    FlameView &view = f.panel.view();
    const FlameThread thread = view.graph()->threads[f.panel.thread()];
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.selected(), std::optional(thread.first));
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.selected(), std::optional(thread.first + 1));
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.selected(), std::optional(thread.first));
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.selected(), std::optional(thread.first));
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.selected(), std::optional(thread.first));
    // To the last sibling and back again.
    std::vector<std::uint32_t> siblings;
    for (std::uint32_t i = thread.first; i < thread.end; i = f.node(i).next)
        siblings.push_back(i);
    QVERIFY(siblings.size() > 1);
    for (std::size_t i = 1; i < siblings.size(); ++i) {
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.selected(), std::optional(siblings[i]));
    }
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.selected(), std::optional(siblings.back()));
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.selected(), std::optional(siblings[siblings.size() - 2]));
    QVERIFY(view.accessibleDescription().contains(
        flameLabel(f.opened->text(f.node(*view.selected()).name), Category::PythonFunction)));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.selected());
    QVERIFY(f.marked.empty());
}

void TestFlame::zoomsAndPansWithinWhatThereIs()
{
    Flames f(9);
    f.panel.setOrder(FlameOrder::Time);
    QVERIFY(f.isReady());
    FlameView &view = f.panel.view();
    const TimeRange whole = view.whole();
    QCOMPARE(view.visible(), whole);
    const std::uint32_t first = view.graph()->threads[f.panel.thread()].first;
    view.zoomTo(first);
    QCOMPARE(view.visible(), (TimeRange{f.node(first).start, f.node(first).start + f.node(first).total}));
    view.zoomTo(first + 1);
    QVERIFY(view.visible().length() <= f.node(first).total);
    view.zoomOut();
    QVERIFY(view.visible().length() > f.node(first + 1).total || f.node(first + 1).total == f.node(first).total);
    for (int i = 0; i < 60; ++i) {
        const int delta = f.random.oneIn(3) ? -120 : 120;
        QWheelEvent wheel(QPointF(static_cast<double>(f.random.between(0, 800)), 40),
                          view.viewport()->mapToGlobal(QPointF(10, 40)), {}, {0, delta}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &wheel);
        QVERIFY(view.visible().start >= whole.start && view.visible().end <= whole.end);
        QVERIFY(!view.visible().isEmpty());
        view.grab();
    }
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(view.visible(), whole);
}

void TestFlame::pythonOnlyLeavesOutTheRest()
{
    Flames f(10);
    QVERIFY(f.isReady());
    const auto hasOps = [&] {
        return std::ranges::any_of(f.panel.view().graph()->nodes,
                                   [](const FlameNode &n) { return n.category == Category::CpuOp; });
    };
    QVERIFY(hasOps());
    f.panel.setPythonOnly(true);
    QVERIFY(f.isReady());
    QVERIFY(!hasOps());
    // A range without any call says so, and does not stay as it was.
    f.scope.setRange(TimeRange{0, 10});
    QTRY_VERIFY(f.panel.view().graph() == nullptr || f.panel.view().graph()->threads.empty());
}

void TestFlame::lettingGo()
{
    Flames f(11);
    QVERIFY(f.isReady());
    f.panel.setTrace({});
    QVERIFY(!f.panel.view().graph());
    QTRY_COMPARE(f.opened.trace.use_count(), 1L);
}

QTEST_MAIN(TestFlame)
#include "tst_flame.moc"
